//! JSON objects to which writers add much that is not read: a list of all frames, or of all
//! positions of a stage.
//!
//! A value in memory takes up to 60 times the bytes of its text. So large values are skipped as
//! text, and the rest is limited.

use std::borrow::Cow;
use std::collections::BTreeMap;

use gaussmle_base::files::MOST_TEXT;
use serde::de::Error;
use serde_json::value::RawValue;

/// The most bytes of a JSON object from which large values are removed. Micro-Manager's writers of
/// Zarr add some 1,000 bytes for each frame.
pub(crate) const MOST_JSON: u64 = 16 << 20;

/// The most bytes of a value that is kept in a large object.
const MOST_VALUE: usize = 64 << 10;

/// The entry whose own entries are looked at.
const ATTRIBUTES: &str = "attributes";

/// The object without its large values, if it has more than [`MOST_TEXT`] bytes. Those of its
/// `attributes` are removed one by one.
///
/// # Errors
///
/// Returns an error if a large text is no object or has more than [`MOST_JSON`] bytes, or if more
/// than [`MOST_TEXT`] bytes are left of it.
pub(crate) fn without_large(text: &[u8]) -> serde_json::Result<Cow<'_, [u8]>> {
    if text.len() as u64 <= MOST_TEXT {
        return Ok(text.into());
    }
    if text.len() as u64 > MOST_JSON {
        return Err(serde_json::Error::custom(format!(
            "it has {} bytes, and at most {MOST_JSON} can belong there",
            text.len()
        )));
    }
    let mut out = Vec::new();
    append_small(text, true, &mut out)?;
    let left = out.len();
    match left as u64 <= MOST_TEXT {
        true => Ok(out.into()),
        false => Err(serde_json::Error::custom(format!(
            "{left} of its {} bytes are small values, of which at most {MOST_TEXT} can belong there",
            text.len()
        ))),
    }
}

fn append_small(text: &[u8], has_attributes: bool, out: &mut Vec<u8>) -> serde_json::Result<()> {
    let entries: BTreeMap<String, &RawValue> = serde_json::from_slice(text)?;
    let mut separator = b'{';
    for (key, value) in entries {
        let value = value.get().as_bytes();
        let is_large = value.len() > MOST_VALUE;
        let is_inner = has_attributes && key == ATTRIBUTES && value.starts_with(b"{");
        if is_large && !is_inner {
            continue;
        }
        out.push(separator);
        separator = b',';
        serde_json::to_writer(&mut *out, &key)?;
        out.push(b':');
        match is_large {
            true => append_small(value, false, out)?,
            false => out.extend_from_slice(value),
        }
    }
    if separator == b'{' {
        out.push(separator);
    }
    out.push(b'}');
    Ok(())
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    #[test]
    fn large_values_are_removed_from_large_objects_alone() {
        let frames = vec![7; 600_000];
        let all = json!({
            "shape": [3, 4], "frames": frames, "attributes": {"a": 1.5, "frames": frames}
        });
        let text = all.to_string();
        let light = without_large(text.as_bytes()).expect("an object");
        let light: Value = serde_json::from_slice(&light).expect("JSON");
        assert_eq!(light, json!({"shape": [3, 4], "attributes": {"a": 1.5}}));
        let small = br#"{"a": [1, 2]}"#;
        assert_eq!(*without_large(small).expect("an object"), small[..]);
        let large = json!({"attributes": {"frames": vec![7; 1_200_000]}}).to_string();
        let light = without_large(large.as_bytes()).expect("an object");
        assert_eq!(*light, br#"{"attributes":{}}"#[..]);
    }

    #[test]
    fn many_small_values_are_too_many() {
        let many: Value = (0..200_000).map(|i| (i.to_string(), json!(0))).collect();
        let text = many.to_string();
        let error = without_large(text.as_bytes()).expect_err("refused");
        let error = error.to_string();
        assert!(error.contains(&text.len().to_string()), "{error}");
        assert!(error.contains("1048576"), "{error}");
        let list = format!("[{}]", "0,".repeat(1 << 20));
        without_large(list.as_bytes()).expect_err("no object");
    }
}
