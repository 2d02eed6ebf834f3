//! Lines of generated text.

use crate::error::Result;

/// A text with other lines between the line `begin` and the line `end` after it.
pub fn replaced(text: &str, begin: &str, end: &str, lines: &str) -> Result<String> {
    let begin = format!("{begin}\n");
    let missing = || format!("the line `{}` is missing", begin.trim_end());
    let start = text.find(&begin).ok_or_else(missing)? + begin.len();
    // From the end of the first line on: a line of this text may end with these characters.
    let length = text[start - 1..].find(&format!("\n{end}\n"));
    let length = length.ok_or_else(|| format!("the line `{end}` is missing"))?;
    Ok([&text[..start], lines, &text[start + length..]].concat())
}

/// Words in lines of at most `width` characters.
pub fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_between_marks_are_replaced() {
        let text = "a\nbegin\nold\nend\nb\n";
        let new = replaced(text, "begin", "end", "new\nlines\n");
        assert_eq!(new, Ok("a\nbegin\nnew\nlines\nend\nb\n".to_owned()));
        assert!(replaced("a\n", "begin", "end", "").is_err());
        assert_eq!(wrapped("one two three", 7), ["one two", "three"]);
    }
}
