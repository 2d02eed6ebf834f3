//! The image description of a first page, as ImageJ, Micro-Manager, OME and tifffile write it.

/// The content of a description.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Description {
    /// The program that wrote it.
    pub(super) writer: Writer,
    /// Number of planes of the movie, if described.
    pub(super) planes: Option<u64>,
    /// Number of channels. With several, not every plane is a time point.
    pub(super) channels: u64,
    /// Number of slices along z.
    pub(super) slices: u64,
    /// Names of all files of the series.
    pub(super) files: Vec<String>,
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
    let number = |key: &str| {
        let mut lines = text.lines().filter_map(|line| line.split_once('='));
        let (_, value) = lines.find(|(name, _)| name.trim() == key)?;
        value.trim().parse().ok()
    };
    Description {
        writer: Writer::ImageJ,
        planes: number("images"),
        channels: number("channels").unwrap_or(1),
        // In a stack without time points, ImageJ counts all planes as slices.
        slices: match number("frames") {
            Some(frames) if frames > 1 => number("slices").unwrap_or(1),
            _ => 1,
        },
        files: Vec::new(),
    }
}

/// Python's tifffile writes the shape of an array. With `truncated`, only the first plane has a
/// directory.
fn tifffile(text: &str) -> Description {
    let all: serde_json::Value = serde_json::from_str(text).unwrap_or_default();
    let shape = all["shape"].as_array().map_or(&[][..], Vec::as_slice);
    let lead = shape
        .split_last_chunk::<2>()
        .map_or(&[][..], |(lead, _)| lead);
    let planes = lead
        .iter()
        .try_fold(1u64, |planes, side| planes.checked_mul(side.as_u64()?));
    Description {
        writer: Writer::Tifffile,
        planes: planes.filter(|_| all["truncated"] == true),
        ..Description::default()
    }
}

/// The OME image in this file. The text lists the images and files of all positions.
fn ome(text: &str, file_name: &str) -> Description {
    let mut images = text
        .split("</Image>")
        .filter(|image| image.contains("<Pixels") || image.contains(":Pixels"));
    let Some(first) = images.next().map(ome_image) else {
        return Description {
            writer: Writer::Ome,
            ..Description::default()
        };
    };
    if first.files.iter().any(|file| file == file_name) {
        return first;
    }
    let others: Vec<Description> = images.map(ome_image).collect();
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
    let pixels = text.split_once("Pixels ").map_or("", |(_, rest)| rest);
    let (attributes, rest) = pixels.split_once('>').unwrap_or((pixels, ""));
    let number = |name| attribute(attributes, name).and_then(|value| value.parse::<u64>().ok());
    let sizes = [number("SizeT"), number("SizeC"), number("SizeZ")];
    let planes = match sizes {
        [None, None, None] => None,
        sizes => sizes
            .iter()
            .try_fold(1u64, |planes, size| planes.checked_mul(size.unwrap_or(1))),
    };
    let mut files: Vec<String> = Vec::new();
    // A movie may have 100,000 blocks, one a plane. Most name the same file as the one before.
    for block in rest.split("<UUID").skip(1) {
        let tag = block.split('>').next().unwrap_or_default();
        if let Some(name) = attribute(tag, "FileName")
            && files.last().is_none_or(|last| last != name)
            && files.len() < MAX_FILES
            && !files.iter().any(|known| known == name)
        {
            files.push(name.to_owned());
        }
    }
    Description {
        writer: Writer::Ome,
        planes,
        channels: sizes[1].unwrap_or(1),
        slices: sizes[2].unwrap_or(1),
        files,
    }
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
        assert_eq!(
            (found.planes, found.channels, found.slices),
            (Some(10), 2, 1)
        );
        assert_eq!(Description::parse(&format!("{text}frames=2"), "").slices, 5);
        assert_eq!(Description::parse("ImageJ=1\nimages=x", "").planes, None);
    }

    #[test]
    fn ome_has_sizes_and_files() {
        let text = r#"<?xml version="1.0"?><OME xmlns="x"><Image ID="Image:0"><Pixels ID="P" BigEndian="false"
            SizeT='3' SizeC="2" SizeX="7" SizeZ="1"><TiffData IFD="0"><UUID FileName="a.ome.tif">u</UUID></TiffData>
            <TiffData><UUID FileName="a.ome.tif">u</UUID></TiffData><TiffData><UUID FileName="a_1.ome.tif">v</UUID>
            </TiffData></Pixels></Image></OME>"#;
        let found = Description::parse(text, "a.ome.tif");
        assert_eq!(
            (found.planes, found.channels, found.slices),
            (Some(6), 2, 1)
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
    fn tifffile_marks_planes_without_directories() {
        let planes = |text| Description::parse(text, "").planes;
        let text = r#"{"shape": [7, 2, 13, 17], "truncated": true}"#;
        assert_eq!(planes(text), Some(14));
        assert_eq!(planes(r#"{"shape": [7, 13, 17]}"#), None);
        assert_eq!(planes(r#"{"shape": [], "truncated": true}"#), Some(1));
        assert_eq!(planes(r#"{"shape": "#), None);
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
