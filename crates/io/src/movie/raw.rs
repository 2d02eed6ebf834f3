//! Picasso's `.raw`: pixels without a header, described by a `.yaml` file.

use serde_json::Value;

use super::flat::{Flat, Header};
use super::positioned::Positioned;
use super::sample::{Sample, SampleType};
use super::sidecar;
use super::types::OpenOptions;
use crate::file_error::{FileError, malformed, unsupported};
use crate::yaml;

pub(super) fn open(file: Positioned, options: &OpenOptions) -> Result<Flat, FileError> {
    let (yaml, text) = sidecar::read(file.path(), "yaml")?;
    // The first document describes the movie, the others what was done with it.
    let document = yaml::documents(&text)
        .into_iter()
        .next()
        .unwrap_or_default();
    let text = |key: &str| document.get(key).and_then(Value::as_str);
    let number = |key: &str| {
        let number = match document.get(key) {
            Some(Value::String(text)) => text.parse().ok(),
            value => value.and_then(Value::as_u64),
        };
        number.ok_or_else(|| malformed(&yaml, format!("it has no `{key}:` with a number")))
    };
    let data_type = text("Data Type").unwrap_or_default();
    let (name, typed_order) = match data_type.split_at_checked(1) {
        Some(("<" | "|" | "=", name)) => (name, Some(false)),
        Some((">", name)) => (name, Some(true)),
        _ => (data_type, None),
    };
    let sample_type = match name {
        "uint8" | "u1" => SampleType::U8,
        "uint16" | "u2" => SampleType::U16,
        "float32" | "f4" => SampleType::F32,
        "" => return Err(malformed(&yaml, "it has no `Data Type:`")),
        other => {
            let what = format!("data type {other}");
            let instead = "save it as uint8, uint16 or float32";
            return Err(unsupported(&yaml, what, instead));
        }
    };
    let big_endian = match (text("Byte Order"), typed_order) {
        (Some(">"), _) | (None, Some(true)) => true,
        (Some("<" | "|" | "="), _) | (None, _) => false,
        (Some(other), _) => {
            let what = format!("`Byte Order:` is {other}: expected < or >");
            return Err(malformed(&yaml, what));
        }
    };
    let header = Header {
        source: "the .yaml",
        sidecar: Some(yaml.clone()),
        start: 0,
        sample: Sample {
            sample_type,
            big_endian,
        },
        frames: Some(number("Frames")?),
        height: number("Height")?,
        width: number("Width")?,
    };
    Flat::new(file, "Picasso raw", &header, false, options)
}
