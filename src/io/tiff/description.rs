//! What ImageJ, Micro-Manager, OME and tifffile write into the description of a first page.

/// What a description says.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Description {
    /// Whose it is.
    pub(super) by: By,
    /// Planes that the movie has, if it says so.
    pub(super) planes: Option<u64>,
    /// Channels and slices: with more than one, frames are more than times.
    pub(super) channels: u64,
    pub(super) slices: u64,
    /// Names of the files that belong together.
    pub(super) files: Vec<String>,
}

/// Files that a series can have, at 4 GiB each.
const MOST_FILES: usize = 10_000;

/// Who writes descriptions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum By {
    #[default]
    Nobody,
    ImageJ,
    MicroManager,
    Ome,
    Tifffile,
}

impl Description {
    /// What the text in a file of this name says.
    pub(super) fn parse(text: &str, own: &str) -> Self {
        if text.starts_with("ImageJ=") {
            return imagej(text);
        }
        if text.contains("<OME") || text.contains(":OME ") {
            return ome(text, own);
        }
        if text.starts_with("{\"shape\"") {
            return tifffile(text);
        }
        let micro_manager = text.contains("Micro-Manager") || text.contains("MicroManager");
        Self {
            by: if micro_manager {
                By::MicroManager
            } else {
                By::Nobody
            },
            ..Self::default()
        }
    }

    /// Whether a series of files is to be expected.
    pub(super) fn in_series(&self) -> bool {
        matches!(self.by, By::MicroManager | By::Ome)
    }
}

fn imagej(text: &str) -> Description {
    let number = |key: &str| {
        let mut lines = text.lines().filter_map(|line| line.split_once('='));
        let (_, value) = lines.find(|(name, _)| name.trim() == key)?;
        value.trim().parse().ok()
    };
    Description {
        by: By::ImageJ,
        planes: number("images"),
        channels: number("channels").unwrap_or(1),
        // Without times the slices are what ImageJ calls any stack's planes.
        slices: match number("frames") {
            Some(frames) if frames > 1 => number("slices").unwrap_or(1),
            _ => 1,
        },
        files: Vec::new(),
    }
}

/// Python's tifffile gives the shape of an array, and on request writes one directory for all its planes.
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
        by: By::Tifffile,
        planes: planes.filter(|_| all["truncated"] == true),
        ..Description::default()
    }
}

/// Of the image in this file. A file of one position names the images and files of all of them.
fn ome(text: &str, own: &str) -> Description {
    let mut images = text
        .split("</Image>")
        .filter(|image| image.contains("<Pixels") || image.contains(":Pixels"));
    let Some(first) = images.next().map(ome_image) else {
        return Description {
            by: By::Ome,
            ..Description::default()
        };
    };
    if first.files.iter().any(|file| file == own) {
        return first;
    }
    let others: Vec<Description> = images.map(ome_image).collect();
    if others.iter().all(|image| image.files.is_empty()) {
        return first;
    }
    let mut here = others
        .into_iter()
        .filter(|image| image.files.iter().any(|file| file == own));
    // If none is, files were renamed: which image is in this one cannot be known.
    here.next().unwrap_or(Description {
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
    // Movies have a block for each of 100,000 planes, most of them in the file that the last one was in.
    for block in rest.split("<UUID").skip(1) {
        let tag = block.split('>').next().unwrap_or_default();
        if let Some(name) = attribute(tag, "FileName")
            && files.last().is_none_or(|last| last != name)
            && files.len() < MOST_FILES
            && !files.iter().any(|known| known == name)
        {
            files.push(name.to_owned());
        }
    }
    Description {
        by: By::Ome,
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
        let whole = before.is_empty() || before.ends_with(char::is_whitespace);
        let value = after.trim_start().strip_prefix('=').map(str::trim_start);
        let quote = value.and_then(|value| value.chars().next());
        if let (true, Some(value), Some(quote @ ('"' | '\''))) = (whole, value, quote) {
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
    fn imagej_says_how_many_images() {
        let text = "ImageJ=1.52n\nimages=10\nchannels=2\nslices=5\nloop=false\n";
        let found = Description::parse(text, "");
        assert_eq!(found.by, By::ImageJ);
        assert_eq!(
            (found.planes, found.channels, found.slices),
            (Some(10), 2, 1)
        );
        assert_eq!(Description::parse(&format!("{text}frames=2"), "").slices, 5);
        assert_eq!(Description::parse("ImageJ=1\nimages=x", "").planes, None);
    }

    #[test]
    fn ome_names_sizes_and_files() {
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
        assert!(found.in_series());
        assert!(Description::parse("<OME>", "").in_series());
        assert_eq!(
            Description::parse("<OME><Pixels SizeT=\"9", "").planes,
            None
        );
        assert_eq!(Description::parse("a cell", ""), Description::default());
    }

    #[test]
    fn tifffile_says_when_planes_have_no_directories() {
        let planes = |text| Description::parse(text, "").planes;
        let text = r#"{"shape": [7, 2, 13, 17], "truncated": true}"#;
        assert_eq!(planes(text), Some(14));
        assert_eq!(planes(r#"{"shape": [7, 13, 17]}"#), None);
        assert_eq!(planes(r#"{"shape": [], "truncated": true}"#), Some(1));
        assert_eq!(planes(r#"{"shape": "#), None);
    }

    #[test]
    fn of_several_positions_the_one_in_the_file_counts() {
        let image = |file: &str, times: u32| {
            format!(
                "<Image><Pixels SizeT=\"{times}\"><TiffData><UUID FileName=\"{file}.ome.tif\"/></TiffData></Pixels></Image>"
            )
        };
        let text = format!("<OME>{}{}</OME>", image("p0", 5), image("p1", 6));
        let found = |own| {
            let found = Description::parse(&text, own);
            (found.planes, found.files.len())
        };
        assert_eq!(found("p0.ome.tif"), (Some(5), 1));
        assert_eq!(found("p1.ome.tif"), (Some(6), 1));
        assert_eq!(found("renamed.ome.tif"), (Some(5), 0));
    }
}
