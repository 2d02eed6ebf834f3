//! The metadata of Micro-Manager: the summary at the start of a file, one text for each plane, and
//! the index of an NDTiff data set.

use std::collections::HashMap;
use std::path::Path;

use serde_json::{Map, Value};

use super::coordinates::Coordinates;
use super::ifd::Encoding;
use crate::file_error::{FileError, malformed};
use crate::movie::positioned::Positioned;

/// The number before the index map of Micro-Manager's own TIFF.
const INDEX_MAP: u64 = 54_773_648;

/// The number at the same place of an NDTiff.
const NDTIFF: u64 = 483_729;

/// The number before the summary.
const SUMMARY: u64 = 2_355_492;

/// The largest summary that is read, bytes.
const MAX_SUMMARY_BYTES: u64 = 16 << 20;

/// The largest index that is read, bytes: 10 million planes.
const MAX_INDEX_BYTES: u64 = 2 << 30;

/// The name of the index, beside the files of the data set.
pub(super) const INDEX: &str = "NDTiff.index";

/// The summary of a file, and true if it is an NDTiff. None for other programs, and for a damaged
/// summary.
pub(super) fn summary(file: &Positioned, encoding: Encoding) -> Option<(Map<String, Value>, bool)> {
    if encoding.big || file.len() < 40 {
        return None;
    }
    let mut head = [0; 40];
    file.read(0, &mut head).ok()?;
    let number = |at: usize| encoding.number(&head[at..at + 4]);
    let (start, bytes, ndtiff) = match number(8) {
        INDEX_MAP if number(32) == SUMMARY => (40, number(36), false),
        // Version 3 has a minor version before the summary.
        NDTIFF if number(20) == SUMMARY => (28, number(24), true),
        NDTIFF if number(16) == SUMMARY => (24, number(20), true),
        _ => return None,
    };
    let text = file.bytes(start, bytes.min(MAX_SUMMARY_BYTES)).ok()?;
    match serde_json::from_slice(&text).ok()? {
        Value::Object(summary) => Some((summary, ndtiff)),
        _ => None,
    }
}

/// A number of a summary, which may be text.
pub(super) fn number(of: &Map<String, Value>, keys: &[&str]) -> Option<f64> {
    let value = keys.iter().find_map(|key| of.get(*key))?;
    value.as_f64().or_else(|| value.as_str()?.parse().ok())
}

/// A text of a summary.
pub(super) fn text(of: &Map<String, Value>, keys: &[&str]) -> Option<String> {
    let value = keys.iter().find_map(|key| of.get(*key)?.as_str());
    value.filter(|text| !text.is_empty()).map(str::to_owned)
}

/// The names of channels in a summary.
pub(super) fn channel_names(summary: &Map<String, Value>) -> Vec<String> {
    let names = summary.get("ChNames").and_then(Value::as_array);
    let names = names.into_iter().flatten().filter_map(Value::as_str);
    names.map(str::to_owned).collect()
}

/// The coordinates of a plane from its text.
pub(super) fn of_plane(text: &str) -> Option<Coordinates> {
    let plane: Value = serde_json::from_str(text).ok()?;
    if let Some(axes) = plane.get("Axes").and_then(Value::as_object) {
        return Some(of_axes(axes));
    }
    let index = |keys: &[&str]| keys.iter().find_map(|key| plane.get(*key)?.as_i64());
    let time = index(&["FrameIndex", "Frame"]);
    let z = index(&["SliceIndex", "Slice"]);
    // Without `Index`, it is the name.
    let channel = index(&["ChannelIndex"]);
    let position = index(&["PositionIndex"]).unwrap_or(0);
    if time.is_none() && z.is_none() && channel.is_none() {
        return None;
    }
    Some(Coordinates {
        time: time.unwrap_or(0),
        z: z.unwrap_or(0),
        channel: channel.unwrap_or(0).to_string(),
        other: match position {
            0 => String::new(),
            position => format!("position {position}, "),
        },
    })
}

/// The coordinates that an NDTiff names.
fn of_axes(axes: &Map<String, Value>) -> Coordinates {
    let mut found = Coordinates::default();
    for (name, value) in axes {
        let text = value
            .as_str()
            .map_or_else(|| value.to_string(), str::to_owned);
        match (name.as_str(), value.as_i64()) {
            ("time", Some(time)) => found.time = time,
            ("z", Some(z)) => found.z = z,
            ("channel", _) => found.channel = text,
            _ => {
                found.other.push_str(&format!("{name} {text}, "));
            }
        }
    }
    found
}

/// The planes of each file of an NDTiff data set, in the order of their pixels. None without an
/// index.
pub(super) fn read_index(
    folder: &Path,
) -> Result<Option<HashMap<String, Vec<Coordinates>>>, FileError> {
    let path = folder.join(INDEX);
    if !path.is_file() {
        return Ok(None);
    }
    let file = Positioned::open(&path)?;
    let bytes = file.bytes(0, file.len().min(MAX_INDEX_BYTES))?;
    let mut planes: HashMap<String, Vec<(u64, Coordinates)>> = HashMap::new();
    let mut rest = bytes.as_slice();
    while !rest.is_empty() {
        // An acquisition that was interrupted leaves half an entry.
        let Some((file, offset, plane)) = entry(&mut rest) else {
            break;
        };
        let plane = plane.ok_or_else(|| malformed(&path, "an entry has no axes"))?;
        planes.entry(file).or_default().push((offset, plane));
    }
    let sorted = planes.into_iter().map(|(file, mut planes)| {
        planes.sort_by_key(|(offset, _)| *offset);
        (file, planes.into_iter().map(|(_, plane)| plane).collect())
    });
    Ok(Some(sorted.collect()))
}

/// One entry: axes as JSON and the name of a file, each after its length, and eight numbers, of
/// which the first is the offset of the pixels.
fn entry(rest: &mut &[u8]) -> Option<(String, u64, Option<Coordinates>)> {
    let text = |rest: &mut &[u8]| {
        let (length, after) = rest.split_first_chunk()?;
        let (text, after) = after.split_at_checked(u32::from_le_bytes(*length) as usize)?;
        *rest = after;
        Some(String::from_utf8_lossy(text).into_owned())
    };
    let axes = text(rest)?;
    let file = text(rest)?;
    let (numbers, after) = rest.split_first_chunk::<32>()?;
    *rest = after;
    let offset = u32::from_le_bytes([numbers[0], numbers[1], numbers[2], numbers[3]]);
    let axes: Option<Map<String, Value>> = serde_json::from_str(&axes).ok();
    Some((file, offset.into(), axes.as_ref().map(of_axes)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn planes_have_their_time_channel_and_position() {
        let text = r#"{"FrameIndex": 5, "SliceIndex": 2, "ChannelIndex": 1, "Channel": "Cy5", "PositionIndex": 3}"#;
        let found = of_plane(text).expect("coordinates");
        assert_eq!((found.time, found.z, &found.channel[..]), (5, 2, "1"));
        assert_eq!(found.other, "position 3, ");
        let first = of_plane(r#"{"Frame": 4, "PositionIndex": 0}"#).expect("coordinates");
        assert_eq!((first.time, &first.other[..]), (4, ""));
        assert_eq!(of_plane(r#"{"PositionIndex": 1}"#), None);
    }
}
