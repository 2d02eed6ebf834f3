//! Image descriptions of ImageJ, Micro-Manager, OME, tifffile and gaussmle.

use super::description::{Description, Writer};
use super::ome;
use crate::light_json::without_large;
use crate::movie::metadata::length_um;
use crate::movie::plane_axes::{AxisKind, PlaneAxes};

/// Parses the text in a file of this name.
pub(super) fn parse(text: &str, file_name: &str) -> Description {
    if text.starts_with("ImageJ=") {
        return imagej(text);
    }
    if text.contains("<OME") || text.contains(":OME ") {
        return ome::parse(text, file_name);
    }
    if text.starts_with("{\"shape\"") {
        return tifffile(text);
    }
    let micro_manager = text.contains("Micro-Manager") || text.contains("MicroManager");
    Description {
        writer: if micro_manager {
            Writer::MicroManager
        } else {
            Writer::Other
        },
        ..Description::default()
    }
}

fn imagej(text: &str) -> Description {
    let number = |key: &str| -> Option<u64> {
        let mut lines = text.lines().filter_map(|line| line.split_once('='));
        let (_, value) = lines.find(|(name, _)| name.trim() == key)?;
        value.trim().parse().ok()
    };
    let planes = number("images");
    let (slices, channels) = (
        number("slices").unwrap_or(1),
        number("channels").unwrap_or(1),
    );
    let others = slices.saturating_mul(channels).max(1);
    let frames = number("frames").unwrap_or_else(|| planes.unwrap_or(1) / others);
    // ImageJ counts the planes of any simple stack as slices.
    let is_simple = channels <= 1 && frames <= 1;
    let relabelled = (is_simple && slices > 1).then_some(slices);
    let (frames, slices) = match is_simple {
        true => (slices.max(planes.unwrap_or(1)), 1),
        false => (frames, slices),
    };
    let text = |key: &str| {
        let mut lines = text.lines().filter_map(|line| line.split_once('='));
        let (_, value) = lines.find(|(name, _)| name.trim() == key)?;
        Some(value.trim().to_owned())
    };
    let unit = text("unit");
    // ImageJ has 1 pixel for an unknown distance.
    let spacing = text("spacing").and_then(|value| value.parse().ok());
    Description {
        writer: Writer::ImageJ,
        planes,
        // The channel is the fastest axis of a hyperstack.
        axes: PlaneAxes::new([
            (AxisKind::Time, frames.max(1)),
            (AxisKind::Z, slices.max(1)),
            (AxisKind::Channel, channels.max(1)),
        ]),
        slices_as_frames: relabelled,
        z_step_um: spacing.and_then(|spacing| length_um(spacing, unit.as_deref()?)),
        unit,
        ..Description::default()
    }
}

/// Python's tifffile writes the shape of an array, and gaussmle does so, too. With `truncated`, only
/// the first plane has a directory.
fn tifffile(text: &str) -> Description {
    let light = without_large(text.as_bytes());
    let all = light.and_then(|light| serde_json::from_slice::<serde_json::Value>(&light));
    let all = all.unwrap_or_default();
    let shape = all["shape"].as_array().map_or(&[][..], Vec::as_slice);
    let lead = shape
        .split_last_chunk::<2>()
        .map_or(&[][..], |(lead, _)| lead);
    let planes = lead
        .iter()
        .try_fold(1u64, |planes, side| planes.checked_mul(side.as_u64()?));
    let consecutive = all["program"] == "gaussmle";
    Description {
        writer: Writer::Tifffile,
        planes: planes.filter(|_| consecutive || all["truncated"] == true),
        consecutive,
        ..Description::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn imagej_has_the_number_of_images() {
        let text = "ImageJ=1.52n\nimages=10\nchannels=2\nslices=5\nloop=false\n";
        let found = parse(text, "");
        assert_eq!(found.writer, Writer::ImageJ);
        assert_eq!(found.planes, Some(10));
        let lengths = |found: &Description| {
            let axes = found.axes.listed().into_iter();
            axes.map(|(_, length)| length).collect::<Vec<u64>>()
        };
        assert_eq!(lengths(&found), [1, 5, 2]);
        assert_eq!(found.slices_as_frames, None);
        let stack = parse("ImageJ=1\nimages=10\nslices=10\n", "");
        assert_eq!(lengths(&stack), [10, 1, 1]);
        assert_eq!(stack.slices_as_frames, Some(10));
        let times = parse("ImageJ=1\nimages=10\nchannels=2\nunit=nm\n", "");
        assert_eq!(lengths(&times), [5, 1, 2]);
        assert_eq!(times.unit.as_deref(), Some("nm"));
        assert_eq!(times.z_step_um, None);
        let scan = parse(
            "ImageJ=1\nimages=10\nslices=10\nunit=micron\nspacing=0.02\n",
            "",
        );
        assert_eq!(scan.z_step_um, Some(0.02));
        let of_pixels = parse("ImageJ=1\nimages=10\nslices=10\nspacing=1.0\n", "");
        assert_eq!(of_pixels.z_step_um, None);
        assert_eq!(parse("ImageJ=1\nimages=x", "").planes, None);
        assert_eq!(parse("a cell", ""), Description::default());
    }

    #[test]
    fn tifffile_marks_planes_without_directories() {
        let planes = |text| parse(text, "").planes;
        let text = r#"{"shape": [7, 2, 13, 17], "truncated": true}"#;
        assert_eq!(planes(text), Some(14));
        assert_eq!(planes(r#"{"shape": [7, 13, 17]}"#), None);
        assert_eq!(planes(r#"{"shape": [], "truncated": true}"#), Some(1));
        assert_eq!(planes(r#"{"shape": "#), None);
        let own = r#"{"shape": [7, 13, 17], "program": "gaussmle"}"#;
        assert_eq!(planes(own), Some(7));
    }
}
