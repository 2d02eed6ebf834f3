//! Texts of files and names of files in messages: without control characters, and not longer than
//! a reader wants.
//!
//! A terminal obeys control characters: a file name or a column of a table can clear the screen, set
//! the title of the window, or forge a line.

use std::borrow::Cow;

/// The most characters of a message. Longer ones lose their middle: they begin with the file and end
/// with the remedy.
const LONGEST: usize = 2000;

/// The most characters of a text that a message quotes.
const LONGEST_QUOTE: usize = 160;

/// The text with control characters as escapes, such as `\u{1b}`. Line breaks and tabs stay.
pub fn printable(text: &str) -> Cow<'_, str> {
    escaped(text, |letter| {
        !matches!(letter, '\n' | '\t') && is_control(letter)
    })
}

/// The text in one line: as [`printable`], and line breaks are escapes, too.
pub fn one_line(text: &str) -> Cow<'_, str> {
    escaped(text, is_control)
}

/// A word of a command line of a shell, in quotes where it needs them.
pub fn shell_word(word: &str) -> Cow<'_, str> {
    let is_plain = |letter: char| letter.is_alphanumeric() || "-_./\\:+,@%=".contains(letter);
    match word.chars().all(is_plain) && !word.is_empty() {
        true => Cow::Borrowed(word),
        false => Cow::Owned(format!("'{}'", word.replace('\'', "'\\''"))),
    }
}

/// JSON with control characters as escapes of JSON. They occur in strings alone, whose values stay.
pub fn printable_json(json: &str) -> String {
    let mut out = String::with_capacity(json.len());
    for letter in json.chars() {
        // Those that JSON itself has between values stay. All are below 16 bits.
        match !matches!(letter, '\n' | '\t' | '\r') && is_control(letter) {
            true => out.push_str(&format!("\\u{:04x}", u32::from(letter))),
            false => out.push(letter),
        }
    }
    out
}

/// A message of at most 2000 characters for a terminal, as [`printable`].
pub fn message(text: &str) -> String {
    shortened(&printable(text), LONGEST).into_owned()
}

/// A text that a message quotes: one line of at most 160 characters.
pub fn quoted(text: &str) -> String {
    shortened(&one_line(text), LONGEST_QUOTE).into_owned()
}

/// The beginning and the end of a longer text, and the number of characters between them.
fn shortened(text: &str, most: usize) -> Cow<'_, str> {
    // No character has more than four bytes.
    let count = match text.len() <= most {
        true => return text.into(),
        false => text.chars().count(),
    };
    if count <= most {
        return text.into();
    }
    let (head, tail) = (most * 3 / 4, most / 4);
    let place = |number: usize| {
        text.char_indices()
            .nth(number)
            .map_or(text.len(), |(at, _)| at)
    };
    let (start, end) = (&text[..place(head)], &text[place(count - tail)..]);
    let left_out = count - head - tail;
    format!("{start} .. ({left_out} characters) .. {end}").into()
}

fn escaped(text: &str, is_escaped: impl Fn(char) -> bool) -> Cow<'_, str> {
    if !text.contains(&is_escaped) {
        return text.into();
    }
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match is_escaped(letter) {
            true => out.extend(letter.escape_default()),
            false => out.push(letter),
        }
    }
    out.into()
}

/// True for control characters, and for those that change the order or the lines of a text.
fn is_control(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_become_escapes() {
        let hostile = "a\x1b[2J\x07b\r\u{9b}31m\u{202e}c\n\td\u{b5}";
        let shown = r"a\u{1b}[2J\u{7}b\r\u{9b}31m\u{202e}c";
        assert_eq!(printable(hostile), format!("{shown}\n\td\u{b5}"));
        assert_eq!(one_line(hostile), format!(r"{shown}\n\td{}", '\u{b5}'));
        assert!(matches!(printable("plain \u{b5}m\n"), Cow::Borrowed(_)));
    }

    #[test]
    fn json_keeps_its_values() {
        let value = serde_json::json!({"a\u{7f}": "\u{9b}31m\u{202e}\x1b\n\"\\"});
        for text in [value.to_string(), format!("{value:#}")] {
            let shown = printable_json(&text);
            assert!(
                !shown.contains(['\u{7f}', '\u{9b}', '\u{202e}', '\x1b']),
                "{shown}"
            );
            let back: serde_json::Value = serde_json::from_str(&shown).expect("JSON");
            assert_eq!(back, value);
        }
    }

    #[test]
    fn long_texts_keep_their_beginning_and_end() {
        let text = format!("movie.tif: `{}`: use another", "\u{b5}".repeat(400_000));
        let short = message(&text);
        assert!(short.starts_with("movie.tif: `\u{b5}") && short.ends_with(": use another"));
        assert!(short.contains("characters) ..") && short.chars().count() < LONGEST + 50);
        assert_eq!(message("short"), "short");
        assert_eq!(shortened("123456789", 8), "123456 .. (1 characters) .. 89");
        assert_eq!(shortened("12345678", 8), "12345678");
        for long in [text, "\u{202e}".repeat(400)] {
            assert!(quoted(&long).chars().count() < LONGEST_QUOTE + 40);
        }
        assert!(message(&"\u{1b}".repeat(LONGEST)).chars().count() < LONGEST + 50);
    }
}
