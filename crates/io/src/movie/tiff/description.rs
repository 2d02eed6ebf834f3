//! The image description of a first page, as ImageJ, Micro-Manager, OME, tifffile and gaussmle write
//! it.

use super::ome;
use crate::movie::plane_axes::{AxisKind, PlaneAxes};

/// The content of a description.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Description {
    /// The program that wrote it.
    pub(super) writer: Writer,
    /// Number of planes of the movie, with those of all images, if described.
    pub(super) planes: Option<u64>,
    /// The images, if the files of the movie hold several. [`Description::axes`] and
    /// [`Description::blocks`] are empty until one is chosen.
    pub(super) images: Vec<Image>,
    /// The first plane of the chosen image, if images without a list of planes follow one another.
    pub(super) first_plane: Option<u64>,
    /// The axes of the planes, if described.
    pub(super) axes: PlaneAxes,
    /// The places of planes that are not in the order of the axes.
    pub(super) blocks: Vec<Block>,
    /// Names of all files of the series.
    pub(super) files: Vec<String>,
    /// The width of a pixel.
    pub(super) pixel_size_um: Option<f64>,
    /// The unit of the resolution tags.
    pub(super) unit: Option<String>,
    pub(super) camera: Option<String>,
    /// True if all pixels follow the first page without gaps.
    pub(super) consecutive: bool,
}

/// One of several images in the same files.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Image {
    pub(super) name: String,
    /// Number of planes, if described.
    pub(super) planes: Option<u64>,
    pub(super) axes: PlaneAxes,
    pub(super) blocks: Vec<Block>,
    pub(super) pixel_size_um: Option<f64>,
}

/// Consecutive planes of a file.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Block {
    /// The place of the first plane.
    pub(super) first: [(AxisKind, u64); 3],
    /// The number of its directory.
    pub(super) ifd: Option<u64>,
    /// The number of planes.
    pub(super) count: Option<u64>,
    /// The file, as an index into [`Description::files`].
    pub(super) file: Option<usize>,
}

/// The program that wrote a description.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Writer {
    #[default]
    Other,
    ImageJ,
    MicroManager,
    Ome,
    Tifffile,
}

impl Description {
    /// Parses the text in a file of this name.
    pub(super) fn parse(text: &str, file_name: &str) -> Self {
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
        Self {
            writer: if micro_manager {
                Writer::MicroManager
            } else {
                Writer::Other
            },
            ..Self::default()
        }
    }

    /// The names of the images, if there are several.
    pub(super) fn image_names(&self) -> Vec<String> {
        self.images.iter().map(|image| image.name.clone()).collect()
    }

    /// Takes axes, planes and pixel size of one of several images.
    pub(super) fn choose_image(&mut self, number: usize) {
        let before = self.images[..number].iter();
        let planes = before.map(|image| image.planes.unwrap_or(1));
        self.first_plane = Some(planes.fold(0, u64::saturating_add));
        let chosen = &mut self.images[number];
        self.axes = chosen.axes.clone();
        self.blocks = std::mem::take(&mut chosen.blocks);
        self.pixel_size_um = chosen.pixel_size_um;
    }

    /// True if the writer splits movies over files.
    pub(super) fn may_be_series(&self) -> bool {
        matches!(self.writer, Writer::MicroManager | Writer::Ome)
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
    let (frames, slices) = match channels <= 1 && frames <= 1 {
        true => (slices.max(planes.unwrap_or(1)), 1),
        false => (frames, slices),
    };
    let text = |key: &str| {
        let mut lines = text.lines().filter_map(|line| line.split_once('='));
        let (_, value) = lines.find(|(name, _)| name.trim() == key)?;
        Some(value.trim().to_owned())
    };
    Description {
        writer: Writer::ImageJ,
        planes,
        // The channel is the fastest axis of a hyperstack.
        axes: PlaneAxes::new([
            (AxisKind::Time, frames.max(1)),
            (AxisKind::Z, slices.max(1)),
            (AxisKind::Channel, channels.max(1)),
        ]),
        unit: text("unit"),
        ..Description::default()
    }
}

/// Python's tifffile writes the shape of an array, and gaussmle does so, too. With `truncated`, only
/// the first plane has a directory.
fn tifffile(text: &str) -> Description {
    let all: serde_json::Value = serde_json::from_str(text).unwrap_or_default();
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
        let found = Description::parse(text, "");
        assert_eq!(found.writer, Writer::ImageJ);
        assert_eq!(found.planes, Some(10));
        let lengths = |found: &Description| {
            let axes = found.axes.listed().into_iter();
            axes.map(|(_, length)| length).collect::<Vec<u64>>()
        };
        assert_eq!(lengths(&found), [1, 5, 2]);
        let stack = Description::parse("ImageJ=1\nimages=10\nslices=10\n", "");
        assert_eq!(lengths(&stack), [10, 1, 1]);
        let times = Description::parse("ImageJ=1\nimages=10\nchannels=2\nunit=nm\n", "");
        assert_eq!(lengths(&times), [5, 1, 2]);
        assert_eq!(times.unit.as_deref(), Some("nm"));
        assert_eq!(Description::parse("ImageJ=1\nimages=x", "").planes, None);
        assert_eq!(Description::parse("a cell", ""), Description::default());
    }

    #[test]
    fn tifffile_marks_planes_without_directories() {
        let planes = |text| Description::parse(text, "").planes;
        let text = r#"{"shape": [7, 2, 13, 17], "truncated": true}"#;
        assert_eq!(planes(text), Some(14));
        assert_eq!(planes(r#"{"shape": [7, 13, 17]}"#), None);
        assert_eq!(planes(r#"{"shape": [], "truncated": true}"#), Some(1));
        assert_eq!(planes(r#"{"shape": "#), None);
        let own = r#"{"shape": [7, 13, 17], "program": "gaussmle"}"#;
        assert_eq!(planes(own), Some(7));
    }
}
