//! The images of an OME description.

use std::collections::{HashMap, HashSet};

use super::description::{Block, Description, Image, Writer};
use crate::movie::metadata::length_um;
use crate::movie::plane_axes::{AxisKind, PlaneAxes};

/// The largest number of files of a movie, at 4 GiB each.
const MAX_FILES: usize = 10_000;

/// The largest number of images that are read: the positions of a stage.
const MAX_IMAGES: usize = 100_000;

/// The images in the file of this name. The text lists the images and files of all positions.
pub(super) fn parse(text: &str, file_name: &str) -> Description {
    // Every tag has a closing one, `</Image>` or `</ome:Image>`.
    let images = text
        .split("Image>")
        .filter(|image| image.contains("<Pixels") || image.contains(":Pixels"));
    let mut all: Vec<Listed> = images.take(MAX_IMAGES).map(list_image).collect();
    let own = in_file(&all, file_name);
    let mut found = Description {
        writer: Writer::Ome,
        camera: text.split_once("Detector ").and_then(|(_, rest)| {
            let tag = rest.split('>').next()?;
            attribute(tag, "Model").map(unescaped)
        }),
        ..Description::default()
    };
    if all.is_empty() {
        return found;
    }
    if own.len() > 1 {
        found.planes = own.iter().try_fold(0u64, |planes, &image| {
            planes.checked_add(all[image].image.planes.unwrap_or(1))
        });
        let mut files = HashMap::new();
        for image in own {
            let mut listed = std::mem::take(&mut all[image]);
            listed.number_files(&mut files);
            found.images.push(listed.image);
        }
        found.files = in_order(files);
        return found;
    }
    // Without a match, the files were renamed, and the image in this one is unknown, unless there is
    // only one.
    let is_known = !own.is_empty() || all[1..].iter().all(|other| other.files.is_empty());
    let Listed { image, files, .. } = all.swap_remove(own.first().copied().unwrap_or(0));
    found.planes = image.planes;
    // The places are only needed to tell channels and planes along z apart.
    if image.axes.long_axes() > 1 {
        found.blocks = image.blocks;
    }
    found.axes = image.axes;
    found.pixel_size_um = image.pixel_size_um;
    found.z_step_um = image.z_step_um;
    if is_known {
        found.files = files;
    }
    found
}

/// The file with the description of a TIFF that has none, beside it.
pub(super) fn companion(text: &str) -> Option<String> {
    let (_, rest) = text.split_once("BinaryOnly ")?;
    let name = attribute(rest.split('>').next()?, "MetadataFile").map(unescaped)?;
    let is_plain = !name.contains(['/', '\\']) && name != ".." && !name.is_empty();
    is_plain.then_some(name)
}

/// An image of a description, and its files.
#[derive(Default)]
struct Listed {
    image: Image,
    files: Vec<String>,
    /// True if the description has a list of its planes.
    has_planes: bool,
}

impl Listed {
    fn is_in(&self, file_name: &str) -> bool {
        match self.files.is_empty() {
            true => self.has_planes,
            false => self.files.iter().any(|file| file == file_name),
        }
    }

    /// Numbers the files as those of several images.
    fn number_files(&mut self, numbers: &mut HashMap<String, usize>) {
        let own: Vec<Option<usize>> = self
            .files
            .iter()
            .map(|file| {
                let next = numbers.len();
                match numbers.get(file) {
                    None if next >= MAX_FILES => None,
                    None => {
                        numbers.insert(file.clone(), next);
                        Some(next)
                    }
                    known => known.copied(),
                }
            })
            .collect();
        self.image.blocks.retain_mut(|block| match block.file {
            None => true,
            Some(file) => {
                block.file = own[file];
                block.file.is_some()
            }
        });
    }
}

/// The images with planes in a file, and those with planes in other files of these. If the files of
/// all images are the same ones of other names, they were renamed, and these are all images.
fn in_file(all: &[Listed], file_name: &str) -> Vec<usize> {
    let mut is_own: Vec<bool> = all.iter().map(|listed| listed.is_in(file_name)).collect();
    if !is_own.contains(&true) {
        let is_same = all.windows(2).all(|pair| pair[0].files == pair[1].files);
        is_own.fill(is_same && all.len() > 1 && !all[0].files.is_empty());
    }
    let mut files: HashSet<&str> = HashSet::new();
    loop {
        let mut is_complete = true;
        for (listed, is_own) in all.iter().zip(&mut is_own) {
            let names = || listed.files.iter().map(String::as_str);
            if !*is_own && names().any(|file| files.contains(file)) {
                *is_own = true;
            }
            if *is_own {
                for file in names() {
                    is_complete &= !files.insert(file);
                }
            }
        }
        if is_complete {
            break;
        }
    }
    (0..all.len()).filter(|&image| is_own[image]).collect()
}

/// Files in the order of their numbers.
fn in_order(numbers: HashMap<String, usize>) -> Vec<String> {
    let mut files: Vec<(String, usize)> = numbers.into_iter().collect();
    files.sort_by_key(|(_, number)| *number);
    files.into_iter().map(|(name, _)| name).collect()
}

fn list_image(text: &str) -> Listed {
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
    let mut files: HashMap<String, usize> = HashMap::new();
    let mut blocks = Vec::new();
    let mut has_planes = false;
    // A movie may have 100,000 blocks, one a plane.
    for text in rest.split("TiffData").skip(1) {
        let tag = text.split('>').next().unwrap_or_default();
        let is_opening = !tag.is_empty();
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
                files.insert(name.to_owned(), next);
                file = Some(next);
            }
        }
        has_planes |= is_opening;
        if is_opening && blocks.len() < MAX_BLOCKS {
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
    let size_um = |name: &str, of_unit: &str| {
        let unit = attribute(attributes, of_unit).unwrap_or("um");
        let size = attribute(attributes, name)?.parse::<f64>().ok()?;
        length_um(size, unit)
    };
    let x_um = size_um("PhysicalSizeX", "PhysicalSizeXUnit");
    let y_um = size_um("PhysicalSizeY", "PhysicalSizeYUnit");
    Listed {
        image: Image {
            name: image_name(text),
            planes,
            axes,
            blocks,
            pixel_size_um: x_um.map(|x_um| [x_um, y_um.unwrap_or(x_um)].into()),
            z_step_um: size_um("PhysicalSizeZ", "PhysicalSizeZUnit"),
        },
        files: in_order(files),
        has_planes,
    }
}

/// The name of an image.
fn image_name(text: &str) -> String {
    let before = text.split("Pixels").next().unwrap_or_default();
    let tag = before.rsplit_once("Image ").map(|(_, tag)| tag);
    let tag = tag.and_then(|tag| tag.split('>').next());
    tag.and_then(|tag| attribute(tag, "Name"))
        .map(unescaped)
        .unwrap_or_default()
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
    fn ome_has_sizes_and_files() {
        let text = r#"<?xml version="1.0"?><OME xmlns="x"><Image ID="Image:0"><Pixels ID="P" BigEndian="false"
            SizeT='3' SizeC="2" SizeX="7" SizeZ="1"><TiffData IFD="0"><UUID FileName="a.ome.tif">u</UUID></TiffData>
            <TiffData><UUID FileName="a.ome.tif">u</UUID></TiffData><TiffData><UUID FileName="a_1.ome.tif">v</UUID>
            </TiffData></Pixels></Image></OME>"#;
        let found = parse(text, "a.ome.tif");
        assert_eq!(found.planes, Some(6));
        let axes = [("time", 3), ("z", 1), ("channel", 2)];
        assert_eq!(
            found.axes.listed(),
            axes.map(|(name, length)| (name.to_owned(), length))
        );
        assert_eq!(found.files, ["a.ome.tif", "a_1.ome.tif"]);
        assert!(found.may_be_series());
        assert!(parse("<OME>", "").may_be_series());
        assert_eq!(parse("<OME><Pixels SizeT=\"9", "").planes, None);
    }

    #[test]
    fn ome_has_pixel_size_camera_and_channel_names() {
        let text = r#"<OME><Instrument><Detector ID="D" Model="Zyla &amp; Co"/></Instrument><Image><Pixels
            DimensionOrder="XYTZC" SizeT="5" SizeC="2" SizeZ="1" PhysicalSizeX="108.3" PhysicalSizeXUnit="nm">
            <Channel ID="Channel:0" Name="DAPI"/><Channel ID="Channel:1" Name="Cy5"><x/></Channel>
            <TiffData IFD="3" FirstC="1" FirstT="2" PlaneCount="2"/></Pixels></Image></OME>"#;
        let found = parse(text, "a.ome.tif");
        assert_eq!(
            (found.pixel_size_um, found.z_step_um),
            (Some(0.1083.into()), None)
        );
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
        assert_eq!(parse(&other, "").pixel_size_um, None);
        let stack = text.replace(
            "SizeZ=",
            "PhysicalSizeZ=\"50\" PhysicalSizeZUnit=\"nm\" SizeZ=",
        );
        assert_eq!(parse(&stack, "").z_step_um, Some(0.05));
        // Without a unit it is in um.
        let bare = text.replace("PhysicalSizeXUnit=\"nm\"", "");
        assert_eq!(parse(&bare, "").pixel_size_um, Some(108.3.into()));
    }

    #[test]
    fn each_axis_counts_once() {
        for (order, expected) in [
            ("XYZTC", ["channel", "time", "z"]),
            ("XYTTC", ["time", "z", "channel"]),
            ("XYZTCTTTT", ["time", "z", "channel"]),
        ] {
            let text = format!("<OME><Image><Pixels DimensionOrder=\"{order}\" SizeT=\"5\"/>");
            let listed = parse(&text, "").axes.listed();
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
        let found = parse(&text, "0.tif");
        assert_eq!(
            (found.files.len(), found.blocks.len()),
            (MAX_FILES, MAX_FILES)
        );
        let named = |(number, block): (usize, &Block)| block.file == Some(number);
        assert!(found.blocks.iter().enumerate().all(named));
        assert_eq!(found.files[1234], "1234.tif");
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
            let found = parse(&text, file_name);
            (found.planes, found.files.len())
        };
        assert_eq!(found("p0.ome.tif"), (Some(5), 1));
        assert_eq!(found("p1.ome.tif"), (Some(6), 1));
        assert_eq!(found("renamed.ome.tif"), (Some(5), 0));
        let alone = parse(&image("p0", 5), "renamed.ome.tif");
        assert_eq!(alone.files, ["p0.ome.tif"]);
    }

    /// An image of two planes, each in a file.
    fn two_planes(name: &str, ifds: [u64; 2], files: [&str; 2]) -> String {
        let block = |i: usize| {
            let uuid = match files[i] {
                "" => String::new(),
                file => format!("<UUID FileName=\"{file}\"/>"),
            };
            format!(
                "<TiffData IFD=\"{}\" FirstT=\"{i}\">{uuid}</TiffData>",
                ifds[i]
            )
        };
        let (first, second) = (block(0), block(1));
        format!(
            "<ome:Image ID=\"I\" Name=\"{name}\"><ome:Pixels SizeT=\"2\">{first}{second}</ome:Pixels></ome:Image>"
        )
    }

    #[test]
    fn all_images_of_one_file_are_listed() {
        for file in ["", "a.tif", "old.tif"] {
            let images = [[0, 1], [2, 3]].map(|ifds| two_planes("left", ifds, [file; 2]));
            let mut found = parse(&format!("<ome:OME>{}</ome:OME>", images.concat()), "a.tif");
            assert_eq!(found.image_names(), ["left", "left"], "{file}");
            assert_eq!((found.planes, found.axes.planes()), (Some(4), Some(1)));
            found.choose_image(1);
            assert_eq!((found.first_plane, found.axes.planes()), (Some(2), Some(2)));
            let ifds: Vec<Option<u64>> = found.blocks.iter().map(|block| block.ifd).collect();
            assert_eq!(ifds, [Some(2), Some(3)]);
        }
    }

    #[test]
    fn images_that_share_files_are_one_set() {
        let texts = [
            two_planes("a", [0, 1], ["x.tif", "x.tif"]),
            two_planes("b", [2, 0], ["x.tif", "x_1.tif"]),
            two_planes("c", [1, 2], ["x_1.tif", "x_1.tif"]),
            two_planes("alone", [0, 1], ["y.tif", "y.tif"]),
        ];
        let text = format!("<ome:OME>{}</ome:OME>", texts.concat());
        for name in ["x.tif", "x_1.tif"] {
            let found = parse(&text, name);
            assert_eq!(found.image_names(), ["a", "b", "c"], "{name}");
            assert_eq!(found.files, ["x.tif", "x_1.tif"]);
            let files = |image: usize| {
                let blocks = found.images[image].blocks.iter();
                blocks.map(|block| block.file).collect::<Vec<_>>()
            };
            assert_eq!(files(1), [Some(0), Some(1)]);
            assert_eq!(files(2), [Some(1), Some(1)]);
        }
        let alone = parse(&text, "y.tif");
        assert!(alone.images.is_empty());
        assert_eq!(
            (alone.planes, alone.files),
            (Some(2), vec!["y.tif".to_owned()])
        );
    }

    #[test]
    fn the_description_of_a_set_is_in_a_plain_file_beside_it() {
        let text =
            |file: &str| format!("<OME><BinaryOnly MetadataFile=\"{file}\" UUID=\"u\"/></OME>");
        assert_eq!(
            companion(&text("a.companion.ome")).as_deref(),
            Some("a.companion.ome")
        );
        for file in ["../a.ome", "/a.ome", "..", ""] {
            assert_eq!(companion(&text(file)), None, "{file}");
        }
        assert_eq!(companion("<OME/>"), None);
    }
}
