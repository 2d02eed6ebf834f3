//! The Zhuang lab's `.dax`: 16-bit pixels without a header, described by an `.inf` file.

use crate::file_error::{FileError, malformed, unsupported};
use crate::movie::flat::{Flat, Header};
use crate::movie::format::MovieFormat;
use crate::movie::metadata::MovieMetadata;
use crate::movie::positioned::Positioned;
use crate::movie::sample::{Sample, SampleType};
use crate::movie::sidecar;
use crate::movie::types::OpenOptions;

/// The extension of the file that describes a movie.
const SIDECAR: &str = "inf";

pub(super) const DAX: MovieFormat = MovieFormat {
    name: "dax",
    label: ".dax with .inf",
    extensions: &["dax"],
    sidecar: Some(SIDECAR),
    folder_has: None,
    recognizes: |source| source.has_extension("dax"),
    open: |source, options| source.open_file(|file| open(file, options)),
    writing: None,
};

fn open(file: Positioned, options: &OpenOptions) -> Result<Flat, FileError> {
    let (inf, text) = sidecar::read(file.path(), SIDECAR)?;
    let value = |key: &str| {
        let mut lines = text.lines().filter_map(|line| line.split_once('='));
        let (_, value) = lines.find(|(name, _)| name.trim() == key)?;
        Some(value.trim())
    };
    let missing = |key: &str| malformed(&inf, format!("it has no valid `{key} =`"));

    let data_type = value("data type").ok_or_else(|| missing("data type"))?;
    let big_endian = data_type.contains("big endian");
    let ordered = big_endian || data_type.contains("little endian");
    if !data_type.starts_with("16 bit integers") || !ordered {
        let what = format!("data type `{data_type}`");
        let instead = "save it as 16 bit integers, big endian or little endian";
        return Err(unsupported(&inf, what, instead));
    }
    // The width comes first.
    let sides = value("frame dimensions").and_then(|sides| sides.split_once('x'));
    let sides = sides.map(|(width, height)| (width.trim().parse(), height.trim().parse()));
    let Some((Ok(width), Ok(height))) = sides else {
        return Err(missing("frame dimensions"));
    };
    // An interrupted acquisition leaves 0 or nothing here. The size of the file is decisive.
    let frames = value("number of frames").and_then(|frames| frames.parse().ok());
    let header = Header {
        source: "the .inf",
        sidecar: Some(inf.clone()),
        start: 0,
        sample: Sample {
            sample_type: SampleType::U16,
            big_endian,
        },
        frames,
        height,
        width,
        metadata: MovieMetadata {
            camera: value("camera")
                .filter(|name| !name.is_empty())
                .map(str::to_owned),
            ..MovieMetadata::default()
        },
    };
    Flat::new(file, "dax", &header, true, options)
}
