//! Picasso's `.raw`: pixels without a header, described by a `.yaml` beside it.

use super::error::{FileError, malformed, unsupported};
use super::flat::{Flat, Header};
use super::pixels::{Kind, Sample};
use super::positioned::Positioned;
use super::{OpenOptions, sidecar};

pub(super) fn open(file: Positioned, options: &OpenOptions) -> Result<Flat, FileError> {
    let (yaml, text) = sidecar::read(file.path(), "yaml")?;
    let document = first_document(&text);
    let value = |key: &str| {
        let found = document.iter().find(|(name, _)| *name == key);
        found.map(|(_, value)| *value)
    };
    let number = |key: &str| {
        let number = value(key).and_then(|value| value.parse().ok());
        number.ok_or_else(|| malformed(&yaml, format!("it has no `{key}:` with a number")))
    };
    let kind = value("Data Type").unwrap_or_default();
    let (kind, big) = match kind.split_at_checked(1) {
        Some(("<" | "|" | "=", kind)) => (kind, Some(false)),
        Some((">", kind)) => (kind, Some(true)),
        _ => (kind, None),
    };
    let kind = match kind {
        "uint8" | "u1" => Kind::U8,
        "uint16" | "u2" => Kind::U16,
        "float32" | "f4" => Kind::F32,
        "" => return Err(malformed(&yaml, "it has no `Data Type:`")),
        other => {
            let what = format!("data type {other}");
            let instead = "save it as uint8, uint16 or float32";
            return Err(unsupported(&yaml, what, instead));
        }
    };
    let big_endian = match (value("Byte Order"), big) {
        (Some(">"), _) | (None, Some(true)) => true,
        (Some("<" | "|" | "="), _) | (None, _) => false,
        (Some(other), _) => {
            let what = format!("`Byte Order:` is {other}, neither < nor >");
            return Err(malformed(&yaml, what));
        }
    };
    let header = Header {
        source: "the .yaml",
        beside: Some(yaml.clone()),
        start: 0,
        sample: Sample { kind, big_endian },
        frames: Some(number("Frames")?),
        height: number("Height")?,
        width: number("Width")?,
    };
    Flat::new(file, "Picasso raw", &header, false, options)
}

/// The `Key: value` lines at the top level of the first document; lists and nested maps are passed over.
fn first_document(text: &str) -> Vec<(&str, &str)> {
    let mut found = Vec::new();
    let text = text.trim_start_matches('\u{feff}');
    for line in text.lines() {
        if line.starts_with("---") || line.starts_with("...") {
            if found.is_empty() {
                continue;
            }
            break;
        }
        if line.starts_with([' ', '\t', '#', '-']) {
            continue;
        }
        let Some((key, value)) = line.split_once(':') else {
            continue;
        };
        found.push((unquoted(key), unquoted(value)));
    }
    found
}

/// A scalar without its quotes, or without the comment after it.
fn unquoted(text: &str) -> &str {
    let text = text.trim();
    for quote in ['\'', '"'] {
        let inner = text.strip_prefix(quote);
        if let Some((inner, _)) = inner.and_then(|inner| inner.split_once(quote)) {
            return inner;
        }
    }
    text.split(" #").next().unwrap_or_default().trim_end()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_document_counts() {
        let text = "---\n'Byte Order': '>'\nData Type: \"uint16\" # as saved\nFrames: 5\nNested:\n  Frames: 6\n\
            List:\n- 1\nWidth: 3\r\n---\nWidth: 4\n";
        let expected = [
            ("Byte Order", ">"),
            ("Data Type", "uint16"),
            ("Frames", "5"),
            ("Nested", ""),
            ("List", ""),
            ("Width", "3"),
        ];
        assert_eq!(first_document(text), expected);
        assert_eq!(first_document(":\n::\n'\n\"'"), [("", ""), ("", ":")]);
    }
}
