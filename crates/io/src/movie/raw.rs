//! Picasso's `.raw`: pixels without a header, described by a `.yaml` file.

use serde_json::{Map, Value};

use super::flat::{Flat, Header};
use super::metadata::MovieMetadata;
use super::positioned::Positioned;
use super::sample::{Sample, SampleType};
use super::sidecar;
use super::types::OpenOptions;
use crate::file_error::{FileError, malformed, unsupported};
use crate::yaml;

pub(super) fn open(file: Positioned, options: &OpenOptions) -> Result<Flat, FileError> {
    let (yaml, text) = sidecar::read(file.path(), "yaml")?;
    // The first document describes the movie, the others what was done with it.
    let documents = yaml::documents(&text).map_err(|what| malformed(&yaml, what))?;
    let metadata = metadata(&documents);
    let document = documents.into_iter().next().unwrap_or_default();
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
        "int16" | "i2" => SampleType::I16,
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
        metadata,
    };
    Flat::new(file, "Picasso raw", &header, false, options)
}

/// Camera and pixel size. Picasso computes `photons = (ADU - Baseline) * Sensitivity / (Gain * Qe)`.
/// Later documents take precedence, as in Picasso.
fn metadata(documents: &[Map<String, Value>]) -> MovieMetadata {
    let value = |key: &str| {
        documents
            .iter()
            .rev()
            .find_map(|document| document.get(key))
    };
    let number = |key: &str| value(key).and_then(Value::as_f64);
    let positive = |key: &str| number(key).filter(|&number| number > 0.0 && number.is_finite());
    let mut found = MovieMetadata {
        camera: value("Camera").and_then(Value::as_str).map(str::to_owned),
        offset_adu: number("Baseline"),
        gain_e_per_adu: positive("Sensitivity")
            .map(|sensitivity| sensitivity / positive("Gain").unwrap_or(1.0)),
        qe: positive("Qe"),
        ..MovieMetadata::default()
    };
    let nm = number("Pixelsize");
    found.offer_pixel_size(nm.map(|nm| nm / 1000.0), "`Pixelsize` of the .yaml");
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn camera_and_pixel_size_are_read() {
        let text = "Camera: Zyla\nPixelsize: 130\nGain: 1\n---\nBaseline: 100\nSensitivity: 2.2\n\
                    Gain: 4\nQe: 0.82\n";
        let found = metadata(&yaml::documents(text).expect("YAML"));
        assert_eq!(found.pixel_size_um, Some(0.13));
        assert_eq!(found.camera.as_deref(), Some("Zyla"));
        assert_eq!(
            (found.offset_adu, found.gain_e_per_adu, found.qe),
            (Some(100.0), Some(0.55), Some(0.82))
        );
        assert_eq!(metadata(&[]), MovieMetadata::default());
    }
}
