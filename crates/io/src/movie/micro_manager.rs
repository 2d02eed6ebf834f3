//! The metadata of Micro-Manager: the summary at the start of a file, and one text for each plane.

use serde_json::{Map, Value};

use super::coordinates::Coordinates;
use super::metadata::MovieMetadata;
use super::positioned::Positioned;
use crate::light_json::{MOST_JSON, without_large};

/// The number before the index map of Micro-Manager's own TIFF.
const INDEX_MAP: u64 = 54_773_648;

/// The number at the same place of an NDTiff.
const NDTIFF: u64 = 483_729;

/// The number before the summary.
const SUMMARY: u64 = 2_355_492;

/// The first bytes of a TIFF, as numbers of four bytes each.
struct Head {
    bytes: [u8; 40],
    big_endian: bool,
}

impl Head {
    /// None for files that are not TIFF, and for BigTIFF.
    fn read(file: &Positioned) -> Option<Self> {
        let mut bytes = [0; 40];
        let available = file.len().min(bytes.len() as u64) as usize;
        file.read(0, &mut bytes[..available]).ok()?;
        let big_endian = bytes.starts_with(b"MM\0*");
        let is_tiff = big_endian || bytes.starts_with(b"II*\0");
        is_tiff.then_some(Self { bytes, big_endian })
    }

    fn number(&self, at: usize) -> u64 {
        let bytes = std::array::from_fn(|i| self.bytes[at + i]);
        u64::from(match self.big_endian {
            true => u32::from_be_bytes(bytes),
            false => u32::from_le_bytes(bytes),
        })
    }
}

/// True for a TIFF file of an NDTiff, also with a damaged summary.
pub(super) fn is_ndtiff(file: &Positioned) -> bool {
    Head::read(file).is_some_and(|head| head.number(8) == NDTIFF)
}

/// The summary of a file, and true if it is an NDTiff. None for other programs, and for a damaged
/// summary.
pub(super) fn summary(file: &Positioned) -> Option<(Map<String, Value>, bool)> {
    let head = Head::read(file)?;
    let number = |at: usize| head.number(at);
    let (start, bytes, ndtiff) = match number(8) {
        INDEX_MAP if number(32) == SUMMARY => (40, number(36), false),
        // Version 3 has a minor version before the summary.
        NDTIFF if number(20) == SUMMARY => (28, number(24), true),
        NDTIFF if number(16) == SUMMARY => (24, number(20), true),
        _ => return None,
    };
    let text = file.bytes(start, bytes.min(MOST_JSON)).ok()?;
    match serde_json::from_slice(&without_large(&text).ok()?).ok()? {
        Value::Object(summary) => Some((summary, ndtiff)),
        _ => None,
    }
}

/// A number of a summary, which may be text.
pub(super) fn number(of: &Map<String, Value>, keys: &[&str]) -> Option<f64> {
    let value = keys.iter().find_map(|key| of.get(*key))?;
    value.as_f64().or_else(|| value.as_str()?.parse().ok())
}

/// Takes the pixel size and the camera of a summary or of the text of a plane.
pub(super) fn offer_facts(found: &mut MovieMetadata, of: &Map<String, Value>) {
    let size = number(of, &["PixelSize_um", "PixelSizeUm"]);
    found.offer_pixel_size(size, "`PixelSize_um` of Micro-Manager");
    let step = number(of, &["z-step_um", "ZStep_um"]);
    found.offer_z_step(step, "`z-step_um` of Micro-Manager");
    if found.camera.is_none() {
        found.camera = text(of, &["Camera", "Core-Camera"]);
    }
}

/// A text of a summary.
fn text(of: &Map<String, Value>, keys: &[&str]) -> Option<String> {
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
pub(super) fn of_axes(axes: &Map<String, Value>) -> Coordinates {
    let mut found = Coordinates::default();
    for (name, value) in axes {
        let text = value
            .as_str()
            .map_or_else(|| value.to_string(), str::to_owned);
        match (name.as_str(), value.as_i64()) {
            ("time" | "t", Some(time)) => found.time = time,
            ("z", Some(z)) => found.z = z,
            ("channel", _) => found.channel = text,
            _ => {
                found.other.push_str(&format!("{name} {text}, "));
            }
        }
    }
    found
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
