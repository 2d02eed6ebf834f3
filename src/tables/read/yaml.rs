//! Of YAML what metadata needs: documents of `key: value` lines, numbers and texts of one line.

use serde_json::{Map, Value};

/// The documents; nested maps, lists over several lines and texts over several lines are passed over.
pub(super) fn documents(text: &str) -> Vec<Map<String, Value>> {
    let mut all = vec![Map::new()];
    for line in text.trim_start_matches('\u{feff}').lines() {
        if line.starts_with("---") || line.starts_with("...") {
            all.push(Map::new());
        }
        if line.starts_with([' ', '\t', '#', '-', '.']) {
            continue;
        }
        let entry = entry(line.trim_end());
        if let (Some(document), Some((key, value))) = (all.last_mut(), entry) {
            document.insert(key, value);
        }
    }
    all.retain(|document| !document.is_empty());
    all
}

fn entry(line: &str) -> Option<(String, Value)> {
    let (key, rest) = match line.strip_prefix('"') {
        // Quoted texts are those of JSON.
        Some(_) => {
            let mut read = serde_json::Deserializer::from_str(line).into_iter::<String>();
            let key = read.next()?.ok()?;
            (
                key,
                line.get(read.byte_offset()..)?
                    .trim_start()
                    .strip_prefix(':')?,
            )
        }
        None => {
            let (key, rest) = line.split_once(':')?;
            (key.trim().trim_matches('\'').to_owned(), rest)
        }
    };
    let rest = rest.trim();
    if rest.is_empty() {
        return None;
    }
    if let Some(text) = rest.strip_prefix('\'') {
        return Some((key, text.strip_suffix('\'')?.replace("''", "'").into()));
    }
    // Numbers, quoted texts and lists of these are JSON; but for letters beyond 16 bits.
    let json = serde_json::from_str(&short_escapes(rest)).ok();
    let bare =
        || (!rest.starts_with(['"', '[', '{', '|', '>', '&', '*', '!'])).then(|| rest.into());
    Some((key, json.or_else(bare)?))
}

/// YAML's `\U0001f52c` as JSON has it, in two halves.
fn short_escapes(text: &str) -> String {
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
                // A backslash and what it escapes.
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
    use super::*;
    use serde_json::json;

    #[test]
    fn documents_hold_numbers_and_texts() {
        let text = "Byte Order: <\nFrames: 1000\nNested:\n  Frames: 6\nList:\n- 1\nNoise: 1.5\n---\n\"Fit method\": \"xynb\"\n\
            \"Notes\": [\"a\\nb\", \"\\U0001f52c\\\\U\"]\n'It': 'isn''t'\nROI: null\nBroken: \"a\n";
        let all = documents(text);
        assert_eq!(
            json!(all[0]),
            json!({"Byte Order": "<", "Frames": 1000, "Noise": 1.5})
        );
        let expected = json!({"Fit method": "xynb", "Notes": ["a\nb", "\u{1f52c}\\U"], "It": "isn't", "ROI": null});
        assert_eq!(json!(all[1]), expected);
        assert!(documents("").is_empty());
        assert!(documents("\"\\\": \\U\n\\U12345\u{e9}78:\\").len() < 2);
    }
}
