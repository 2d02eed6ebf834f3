//! The subset of YAML that describes movies and tables: documents of `key: value` lines.
//!
//! Picasso writes it beside its movies and tables. Values of one line are read: numbers, text, and
//! flow lists of these. Nested maps, block lists and text of several lines are skipped.

use serde_json::{Deserializer, Map, Value};

/// The non-empty documents of a text, each with its top-level entries.
pub(crate) fn documents(text: &str) -> Vec<Map<String, Value>> {
    let mut all = vec![Map::new()];
    let mut lines = text.trim_start_matches('\u{feff}').lines().peekable();
    while let Some(line) = lines.next() {
        if line.starts_with("---") || line.starts_with("...") {
            all.push(Map::new());
        }
        if line.starts_with([' ', '\t', '#', '-', '.']) {
            continue;
        }
        let nested = lines
            .peek()
            .is_some_and(|next| next.starts_with([' ', '\t']));
        let entry = entry(line.trim_end(), nested);
        if let (Some(document), Some((key, value))) = (all.last_mut(), entry) {
            document.insert(key, value);
        }
    }
    all.retain(|document| !document.is_empty());
    all
}

/// The key and the value of a line. `nested` if an indented line follows.
fn entry(line: &str, nested: bool) -> Option<(String, Value)> {
    let (key, rest) = if line.starts_with('"') {
        // Double-quoted YAML is JSON.
        let mut json = Deserializer::from_str(line).into_iter::<String>();
        let key = json.next()?.ok()?;
        let rest = line.get(json.byte_offset()..)?.trim_start();
        (key, rest.strip_prefix(':')?)
    } else {
        let (key, rest) = line.split_once(':')?;
        (key.trim().trim_matches('\'').to_owned(), rest)
    };
    let rest = rest.trim();
    if key.is_empty() || rest.is_empty() || (nested && is_block_header(rest)) {
        return None;
    }
    let value = match rest.chars().next() {
        Some('\'') => single_quoted(rest).map(Value::from),
        Some('"' | '[' | '{') => json(rest),
        Some('&' | '*' | '!') => None,
        _ => {
            let plain = rest.split(" #").next().unwrap_or_default().trim_end();
            json(plain).or_else(|| Some(plain.into()))
        }
    };
    Some((key, value?))
}

/// True if a value announces a text of several lines, such as `|` or `>-`.
fn is_block_header(value: &str) -> bool {
    let rest = value.strip_prefix(['|', '>']);
    rest.is_some_and(|rest| rest.chars().all(|c| matches!(c, '+' | '-' | '1'..='9')))
}

/// Text in single quotes, where two quotes stand for one.
fn single_quoted(value: &str) -> Option<String> {
    let mut out = String::new();
    let mut rest = value.strip_prefix('\'')?;
    loop {
        let (text, after) = rest.split_once('\'')?;
        out.push_str(text);
        match after.strip_prefix('\'') {
            Some(more) => {
                out.push('\'');
                rest = more;
            }
            None => return is_comment(after).then_some(out),
        }
    }
}

/// A number, a text in double quotes, or a list of these. All of them are JSON, but for characters
/// beyond 16 bits.
fn json(value: &str) -> Option<Value> {
    let value = with_json_escapes(value);
    let mut json = Deserializer::from_str(&value).into_iter::<Value>();
    let first = json.next()?.ok()?;
    is_comment(value.get(json.byte_offset()..)?).then_some(first)
}

/// True if nothing or a comment follows a value.
fn is_comment(rest: &str) -> bool {
    let trimmed = rest.trim_start();
    trimmed.is_empty() || (trimmed.starts_with('#') && trimmed.len() < rest.len())
}

/// Replaces YAML's `\U0001f52c`, which JSON does not have, by the character.
fn with_json_escapes(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find('\\') {
        let (before, escape) = rest.split_at(at);
        out.push_str(before);
        let code = escape.strip_prefix("\\U").and_then(|code| code.get(..8));
        let letter = code.and_then(|code| char::from_u32(u32::from_str_radix(code, 16).ok()?));
        match letter {
            Some(letter) => {
                out.push(letter);
                rest = &escape[10..];
            }
            None => {
                // The backslash and the character after it.
                let end = escape
                    .char_indices()
                    .nth(2)
                    .map_or(escape.len(), |(end, _)| end);
                out.push_str(&escape[..end]);
                rest = &escape[end..];
            }
        }
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn documents_hold_numbers_and_texts() {
        let text = "Byte Order: <\nFrames: 1000\nNested:\n  Frames: 6\nList:\n- 1\nNoise: 1.5\n---\n\
            \"Fit method\": \"xynb\"\n\"Notes\": [\"a\\nb\", \"\\U0001f52c\\\\U\"]\n'It': 'isn''t'\n\
            ROI: null\nBroken: \"a\n";
        let all = documents(text);
        assert_eq!(
            json!(all[0]),
            json!({"Byte Order": "<", "Frames": 1000, "Noise": 1.5})
        );
        let expected = json!({
            "Fit method": "xynb", "Notes": ["a\nb", "\u{1f52c}\\U"], "It": "isn't", "ROI": null
        });
        assert_eq!(json!(all[1]), expected);
        assert!(documents("").is_empty());
        assert!(documents("\"\\\": \\U\n\\U12345\u{e9}78:\\").len() < 2);
    }

    #[test]
    fn comments_and_quotes_are_removed() {
        let text = "---\n'Byte Order': '>' # big\nData Type: \"uint16\" # as saved\nFrames: 5 # all\n\
            Path: a#b # c\nList: [1, \"a # b\"] # d\nOdd: 'a'b\n";
        let expected = json!({
            "Byte Order": ">", "Data Type": "uint16", "Frames": 5, "Path": "a#b",
            "List": [1, "a # b"]
        });
        assert_eq!(json!(documents(text)[0]), expected);
    }

    #[test]
    fn documents_are_apart_and_broken_lines_are_skipped() {
        let two = documents("Width: 3\r\n---\nWidth: 4\n");
        assert_eq!(json!(two[0]), json!({"Width": 3}));
        let broken = documents(":\n::\n'\n\"'");
        assert!(
            broken.iter().all(|document| document.is_empty()),
            "{broken:?}"
        );
    }

    #[test]
    fn block_text_is_skipped() {
        let text = "Order: >\nText: |-\n  Frames: 6\nType: |u1\nWidth: 3\r\n";
        let expected = json!({"Order": ">", "Type": "|u1", "Width": 3});
        assert_eq!(json!(documents(text)[0]), expected);
    }
}
