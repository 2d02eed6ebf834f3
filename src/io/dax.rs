//! Zhuang lab's `.dax`: 16-bit pixels without a header, described by an `.inf` beside it.

use super::error::{FileError, malformed, unsupported};
use super::flat::{Flat, Header};
use super::pixels::{Kind, Sample};
use super::positioned::Positioned;
use super::{OpenOptions, sidecar};

pub(super) fn open(file: Positioned, options: &OpenOptions) -> Result<Flat, FileError> {
    let (inf, text) = sidecar::read(file.path(), "inf")?;
    let value = |key: &str| {
        let lines = text.lines().filter_map(|line| line.split_once('='));
        let mut found = lines.filter(|(name, _)| name.trim() == key);
        found.next().map(|(_, value)| value.trim())
    };
    let missing = |key: &str| malformed(&inf, format!("it has no sound `{key} =`"));

    let kind = value("data type").ok_or_else(|| missing("data type"))?;
    let big_endian = kind.contains("big endian");
    if !kind.starts_with("16 bit integers") || !(big_endian || kind.contains("little endian")) {
        let instead = "save it as 16 bit integers, big endian or little endian";
        return Err(unsupported(&inf, format!("data type `{kind}`"), instead));
    }
    // Width comes first.
    let sides = value("frame dimensions").and_then(|sides| sides.split_once('x'));
    let sides = sides.map(|(width, height)| (width.trim().parse(), height.trim().parse()));
    let Some((Ok(width), Ok(height))) = sides else {
        return Err(missing("frame dimensions"));
    };
    // The file's size tells; programs that were stopped leave 0 here, or nothing.
    let frames = value("number of frames").and_then(|frames| frames.parse().ok());
    let header = Header {
        source: "the .inf",
        beside: Some(inf.clone()),
        start: 0,
        sample: Sample {
            kind: Kind::U16,
            big_endian,
        },
        frames,
        height,
        width,
    };
    Flat::new(file, "dax", &header, true, options)
}
