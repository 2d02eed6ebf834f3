//! The image description of a first page, as ImageJ, Micro-Manager, OME, tifffile and gaussmle write
//! it.

use std::collections::HashMap;

use crate::movie::metadata::unit_um;
use crate::movie::plane_axes::{AxisKind, PlaneAxes};

/// The content of a description.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Description {
    /// The program that wrote it.
    pub(super) writer: Writer,
    /// Number of planes of the movie, if described.
    pub(super) planes: Option<u64>,
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

/// The largest number of files of a series, at 4 GiB each.
const MAX_FILES: usize = 10_000;

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
            return ome(text, file_name);
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

/// The OME image in this file. The text lists the images and files of all positions.
fn ome(text: &str, file_name: &str) -> Description {
    let mut images = text
        .split("</Image>")
        .filter(|image| image.contains("<Pixels") || image.contains(":Pixels"));
    let camera = text.split_once("Detector ").and_then(|(_, rest)| {
        let tag = rest.split('>').next()?;
        attribute(tag, "Model").map(unescaped)
    });
    let ome_image = |text: &str| Description {
        camera: camera.clone(),
        ..ome_image(text)
    };
    let Some(first) = images.next().map(&ome_image) else {
        return Description {
            writer: Writer::Ome,
            ..Description::default()
        };
    };
    if first.files.iter().any(|file| file == file_name) {
        return first;
    }
    let others: Vec<Description> = images.map(&ome_image).collect();
    if others.iter().all(|image| image.files.is_empty()) {
        return first;
    }
    let mut matching = others
        .into_iter()
        .filter(|image| image.files.iter().any(|file| file == file_name));
    // Without a match, the files were renamed, and the image in this one is unknown.
    matching.next().unwrap_or(Description {
        files: Vec::new(),
        ..first
    })
}

fn ome_image(text: &str) -> Description {
    let mut tags = text
        .match_indices("Pixels")
        .map(|(at, name)| &text[at + name.len()..]);
    let pixels = tags
        .find(|rest| rest.starts_with(char::is_whitespace))
        .unwrap_or_default();
    let (attributes, rest) = pixels.split_once('>').unwrap_or((pixels, ""));
    let number = |name| attribute(attributes, name).and_then(|value| value.parse::<u64>().ok());
    let sizes = [number("SizeT"), number("SizeC"), number("SizeZ")];
    let planes = match sizes {
        [None, None, None] => None,
        sizes => sizes
            .iter()
            .try_fold(1u64, |planes, size| planes.checked_mul(size.unwrap_or(1))),
    };
    let axes = ome_axes(attributes, rest, sizes);
    let mut files: HashMap<&str, usize> = HashMap::new();
    let mut blocks = Vec::new();
    // A movie may have 100,000 blocks, one a plane.
    for text in rest.split("TiffData").skip(1) {
        let tag = text.split('>').next().unwrap_or_default();
        let uuid = text.split_once("UUID ").map(|(_, rest)| rest);
        let uuid = uuid.and_then(|uuid| uuid.split('>').next());
        let mut file = None;
        if let Some(name) = uuid.and_then(|uuid| attribute(uuid, "FileName")) {
            let next = files.len();
            file = files.get(name).copied();
            if file.is_none() {
                // Planes of files beyond the limit are not those of other files.
                if next >= MAX_FILES {
                    continue;
                }
                files.insert(name, next);
                file = Some(next);
            }
        }
        // The places are only needed to tell channels and planes along z apart.
        if axes.long_axes() > 1 && tag.starts_with(char::is_whitespace) && blocks.len() < MAX_BLOCKS
        {
            let number = |name| attribute(tag, name).and_then(|value| value.parse::<u64>().ok());
            let ifd = number("IFD");
            blocks.push(Block {
                first: [
                    (AxisKind::Time, number("FirstT").unwrap_or(0)),
                    (AxisKind::Z, number("FirstZ").unwrap_or(0)),
                    (AxisKind::Channel, number("FirstC").unwrap_or(0)),
                ],
                ifd,
                count: number("PlaneCount"),
                file,
            });
        }
    }
    let mut files: Vec<(&str, usize)> = files.into_iter().collect();
    files.sort_by_key(|(_, number)| *number);
    let files = files.into_iter().map(|(name, _)| name.to_owned()).collect();
    let unit = attribute(attributes, "PhysicalSizeXUnit").unwrap_or("um");
    let size = attribute(attributes, "PhysicalSizeX").and_then(|value| value.parse::<f64>().ok());
    Description {
        writer: Writer::Ome,
        planes,
        axes,
        blocks,
        files,
        pixel_size_um: size.and_then(|size| Some(size * unit_um(unit)?)),
        ..Description::default()
    }
}

/// The largest number of blocks that are kept.
const MAX_BLOCKS: usize = 10_000_000;

/// The axes in the order of the planes, and the names of the channels. `sizes` are of time, channel
/// and z.
fn ome_axes(attributes: &str, rest: &str, sizes: [Option<u64>; 3]) -> PlaneAxes {
    let [times, channels, slices] = sizes.map(|size| size.unwrap_or(1).max(1));
    // The first letters are X and Y, and the next one is the fastest axis.
    let order = attribute(attributes, "DimensionOrder").filter(|order| {
        let has = |letter: char| order.contains(letter);
        order.len() == 5 && ['X', 'Y', 'Z', 'C', 'T'].into_iter().all(has)
    });
    let order = order.unwrap_or("XYCZT");
    let mut axes: Vec<(AxisKind, u64)> = order
        .chars()
        .filter_map(|letter| match letter {
            'T' => Some((AxisKind::Time, times)),
            'C' => Some((AxisKind::Channel, channels)),
            'Z' => Some((AxisKind::Z, slices)),
            _ => None,
        })
        .collect();
    axes.reverse();
    let mut found = PlaneAxes::new(axes);
    if channels > 1 {
        let before = rest.split("TiffData").next().unwrap_or_default();
        let names = before
            .split("Channel ")
            .skip(1)
            .take(MAX_FILES)
            .map(|channel| {
                let tag = channel.split('>').next().unwrap_or_default();
                attribute(tag, "Name").map(unescaped).unwrap_or_default()
            });
        found.channel_names = names.collect();
        if found.channel_names.iter().all(String::is_empty) {
            found.channel_names.clear();
        }
    }
    found
}

/// Replaces the entities of XML.
fn unescaped(text: &str) -> String {
    let pairs = [
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&apos;", "'"),
        ("&amp;", "&"),
    ];
    let replace = |text: String, (entity, letter): (&str, &str)| text.replace(entity, letter);
    pairs.into_iter().fold(text.to_owned(), replace)
}

/// The value of an XML attribute.
fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let mut rest = tag;
    while let Some((before, after)) = rest.split_once(name) {
        let complete = before.is_empty() || before.ends_with(char::is_whitespace);
        let value = after.trim_start().strip_prefix('=').map(str::trim_start);
        let quote = value.and_then(|value| value.chars().next());
        if let (true, Some(value), Some(quote @ ('"' | '\''))) = (complete, value, quote) {
            return value[1..].split_once(quote).map(|(value, _)| value);
        }
        rest = after;
    }
    None
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
    }

    #[test]
    fn ome_has_sizes_and_files() {
        let text = r#"<?xml version="1.0"?><OME xmlns="x"><Image ID="Image:0"><Pixels ID="P" BigEndian="false"
            SizeT='3' SizeC="2" SizeX="7" SizeZ="1"><TiffData IFD="0"><UUID FileName="a.ome.tif">u</UUID></TiffData>
            <TiffData><UUID FileName="a.ome.tif">u</UUID></TiffData><TiffData><UUID FileName="a_1.ome.tif">v</UUID>
            </TiffData></Pixels></Image></OME>"#;
        let found = Description::parse(text, "a.ome.tif");
        assert_eq!(found.planes, Some(6));
        let axes = [("time", 3), ("z", 1), ("channel", 2)];
        assert_eq!(
            found.axes.listed(),
            axes.map(|(name, length)| (name.to_owned(), length))
        );
        assert_eq!(found.files, ["a.ome.tif", "a_1.ome.tif"]);
        assert!(found.may_be_series());
        assert!(Description::parse("<OME>", "").may_be_series());
        assert_eq!(
            Description::parse("<OME><Pixels SizeT=\"9", "").planes,
            None
        );
        assert_eq!(Description::parse("a cell", ""), Description::default());
    }

    #[test]
    fn ome_has_pixel_size_camera_and_channel_names() {
        let text = r#"<OME><Instrument><Detector ID="D" Model="Zyla &amp; Co"/></Instrument><Image><Pixels
            DimensionOrder="XYTZC" SizeT="5" SizeC="2" SizeZ="1" PhysicalSizeX="108.3" PhysicalSizeXUnit="nm">
            <Channel ID="Channel:0" Name="DAPI"/><Channel ID="Channel:1" Name="Cy5"><x/></Channel>
            <TiffData IFD="3" FirstC="1" FirstT="2" PlaneCount="2"/></Pixels></Image></OME>"#;
        let found = Description::parse(text, "a.ome.tif");
        let size = found.pixel_size_um.expect("a pixel size");
        assert!((size - 0.1083).abs() < 1e-12);
        assert_eq!(found.camera.as_deref(), Some("Zyla & Co"));
        assert_eq!(found.axes.channel_names, ["DAPI", "Cy5"]);
        let order: Vec<String> = found
            .axes
            .listed()
            .into_iter()
            .map(|(name, _)| name)
            .collect();
        assert_eq!(order, ["channel", "z", "time"]);
        let block = &found.blocks[0];
        assert_eq!(
            (block.ifd, block.count, block.file),
            (Some(3), Some(2), None)
        );
        assert_eq!(block.first[2], (AxisKind::Channel, 1));
        let other = text.replace("\"nm\"", "\"pixel\"");
        assert_eq!(Description::parse(&other, "").pixel_size_um, None);
        // Without a unit it is in um.
        let bare = text.replace("PhysicalSizeXUnit=\"nm\"", "");
        assert_eq!(Description::parse(&bare, "").pixel_size_um, Some(108.3));
    }

    #[test]
    fn each_axis_counts_once() {
        for (order, expected) in [
            ("XYZTC", ["channel", "time", "z"]),
            ("XYTTC", ["time", "z", "channel"]),
            ("XYZTCTTTT", ["time", "z", "channel"]),
        ] {
            let text = format!("<OME><Image><Pixels DimensionOrder=\"{order}\" SizeT=\"5\"/>");
            let listed = Description::parse(&text, "").axes.listed();
            let names: Vec<String> = listed.into_iter().map(|(name, _)| name).collect();
            assert_eq!(names, expected, "{order}");
        }
    }

    #[test]
    fn planes_of_files_beyond_the_limit_are_not_those_of_the_first_file() {
        let blocks: String = (0..=MAX_FILES)
            .map(|file| format!("<TiffData IFD=\"0\"><UUID FileName=\"{file}.tif\"/></TiffData>"))
            .collect();
        let text = format!("<OME><Image><Pixels SizeT=\"9\" SizeC=\"2\">{blocks}</Pixels></Image>");
        let found = Description::parse(&text, "0.tif");
        assert_eq!(
            (found.files.len(), found.blocks.len()),
            (MAX_FILES, MAX_FILES)
        );
        let named = |(number, block): (usize, &Block)| block.file == Some(number);
        assert!(found.blocks.iter().enumerate().all(named));
        assert_eq!(found.files[1234], "1234.tif");
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

    #[test]
    fn ome_image_of_the_files_position_is_used() {
        let image = |file: &str, times: u32| {
            format!(
                "<Image><Pixels SizeT=\"{times}\"><TiffData><UUID FileName=\"{file}.ome.tif\"/></TiffData></Pixels></Image>"
            )
        };
        let text = format!("<OME>{}{}</OME>", image("p0", 5), image("p1", 6));
        let found = |file_name| {
            let found = Description::parse(&text, file_name);
            (found.planes, found.files.len())
        };
        assert_eq!(found("p0.ome.tif"), (Some(5), 1));
        assert_eq!(found("p1.ome.tif"), (Some(6), 1));
        assert_eq!(found("renamed.ome.tif"), (Some(5), 0));
    }
}
