//! One TIFF file: its pages and the places of their pixels.

use std::path::PathBuf;

use gaussmle_base::files;
use serde_json::{Map, Value};

use super::description::{Description, Writer};
use super::ifd::{Directory, DirectoryReader, Encoding, End, Field, MAX_TEXT, visit_directories};
use super::layout::Layout;
use super::meta_morph;
use super::ome;
use super::parse_description::parse;
use super::strips::{self, Place};
use crate::file_error::{FileError, malformed, unsupported};
use crate::movie::coordinates::Coordinates;
use crate::movie::micro_manager;
use crate::movie::positioned::Positioned;

const NEW_SUBFILE_TYPE: u16 = 254;
const IMAGE_DESCRIPTION: u16 = 270;
const ORIENTATION: u16 = 274;
const PHOTOMETRIC: u16 = 262;
const X_RESOLUTION: u16 = 282;
const Y_RESOLUTION: u16 = 283;
const RESOLUTION_UNIT: u16 = 296;
const MICRO_MANAGER: u16 = 51123;

/// A file's pages.
#[derive(Debug)]
pub(super) struct Part {
    pub(super) file: Positioned,
    pub(super) encoding: Encoding,
    /// The layouts of the pages, in order. There are several if the writer changed its mind.
    layouts: Vec<Layout>,
    pages: Pages,
    pub(super) description: Description,
    /// The file beside it with its description, if it names one, and true if it is there.
    pub(super) companion: Option<(PathBuf, bool)>,
    /// True if pages reach beyond the end of the file.
    pub(super) cut_short: bool,
    /// True if the orientation tag of the first page asks for a rotation or reflection.
    pub(super) has_orientation: bool,
    /// True if the first page is inverted or has a palette, by its photometric tag.
    pub(super) has_other_photometric: bool,
    /// The summary of Micro-Manager.
    pub(super) summary: Option<Map<String, Value>>,
    /// True for an NDTiff.
    pub(super) is_ndtiff: bool,
    /// Micro-Manager's texts of the planes, if the file may have several channels or planes along z.
    plane_texts: Vec<Option<Field>>,
    /// Micro-Manager's text of the first plane.
    pub(super) first_text: Option<Map<String, Value>>,
    /// Pixels per unit of length along x and y, and the number of the unit: 2 for inches, 3 for cm.
    pub(super) resolution: Option<([f64; 2], u64)>,
}

#[derive(Debug)]
enum Pages {
    /// A directory each. The number is the index of the layout.
    Each(Vec<(u32, Place)>),
    /// A directory for the first page only. The others follow it without gaps.
    Consecutive { first: u64, count: usize },
}

impl Part {
    pub(super) fn open(file: Positioned) -> Result<Self, FileError> {
        let (encoding, first) = header(&file)?;
        let mut part = Self {
            encoding,
            layouts: Vec::new(),
            pages: Pages::Each(Vec::new()),
            description: Description::default(),
            companion: None,
            cut_short: false,
            has_orientation: false,
            has_other_photometric: false,
            summary: None,
            is_ndtiff: false,
            plane_texts: Vec::new(),
            first_text: None,
            resolution: None,
            file,
        };
        if let Some((summary, is_ndtiff)) = micro_manager::summary(&part.file) {
            (part.summary, part.is_ndtiff) = (Some(summary), is_ndtiff);
        }
        let has_second = part.read_directories(first)?;
        part.find_pages_without_directory(has_second)?;
        if part.frames() == 0 {
            let what = match part.cut_short {
                true => "it is cut short and has no complete page",
                false => "it has no page",
            };
            return Err(malformed(part.file.path(), what));
        }
        Ok(part)
    }

    /// Returns true if the first directory names a second one, which may be missing.
    fn read_directories(&mut self, first: u64) -> Result<bool, FileError> {
        let reader = DirectoryReader::new(&self.file, self.encoding);
        let (layouts, mut pages) = (&mut self.layouts, Vec::new());
        let description = &mut self.description;
        let has_orientation = &mut self.has_orientation;
        let has_other_photometric = &mut self.has_other_photometric;
        let (first_text, resolution) = (&mut self.first_text, &mut self.resolution);
        let keeps_texts = self.summary.as_ref().is_some_and(|summary| {
            let several =
                |key: &str| micro_manager::number(summary, &[key]).is_some_and(|n| n > 1.0);
            let axes = ["Channels", "Slices", "Positions"];
            self.is_ndtiff || axes.into_iter().any(several)
        });
        let plane_texts = &mut self.plane_texts;
        let companion = &mut self.companion;
        let (mut cut_description, mut has_second) = (false, false);
        let end = visit_directories(&reader, first, |directory| {
            if layouts.is_empty() {
                has_second = !directory.is_last();
                let text = directory.field(IMAGE_DESCRIPTION);
                cut_description = text.is_some_and(|text| !reader.holds(text));
                (*description, *companion) = describe(&reader, directory)?;
                *has_orientation = directory.number(&reader, ORIENTATION)?.unwrap_or(1) != 1;
                // With 1, the value 0 is black.
                *has_other_photometric = directory.number(&reader, PHOTOMETRIC)?.unwrap_or(1) != 1;
                *first_text = plane_text(&reader, directory.field(MICRO_MANAGER));
                *resolution = resolution_of(&reader, directory);
            }
            let layout = Layout::of(&reader, directory);
            if let Some(known) = layouts.first() {
                let subfile_type = directory.number(&reader, NEW_SUBFILE_TYPE)?.unwrap_or(0);
                let fits = layout
                    .as_ref()
                    .is_ok_and(|layout| layout.same_frames(known));
                // Images of one file may differ in size, and count all directories.
                let is_one_image = description.images.is_empty();
                if subfile_type & 1 == 1 && !fits && is_one_image {
                    return Ok(End::Complete); // A thumbnail.
                }
                if let (Ok(layout), false) = (&layout, fits || !is_one_image) {
                    let (found, first) = (layout.name(), known.name());
                    let what = format!("page {} is {found}, page 1 {first}", pages.len() + 1);
                    return Err(malformed(reader.file.path(), what));
                }
            }
            let layout = layout?;
            let Some(place) = strips::find(&reader, directory, &layout)? else {
                return Ok(End::CutShort);
            };
            if layouts.last() != Some(&layout) {
                layouts.push(layout);
            }
            pages.push((layouts.len() as u32 - 1, place));
            if keeps_texts {
                plane_texts.push(directory.field(MICRO_MANAGER).copied());
            }
            Ok(End::Complete)
        })?;
        self.cut_short = matches!(end, End::CutShort) || cut_description;
        self.pages = Pages::Each(pages);
        Ok(has_second)
    }

    /// Finds pages without a directory. ImageJ writes only one directory for a large stack,
    /// MetaMorph for every stack, and tifffile can do so. Its byte count overflows above 4 GiB and
    /// is not used.
    fn find_pages_without_directory(&mut self, has_second: bool) -> Result<(), FileError> {
        let Pages::Each(pages) = &self.pages else {
            return Ok(());
        };
        // One page that another program took from a movie of gaussmle, with its description.
        if self.description.consecutive && !has_second {
            return Ok(());
        }
        // A movie of gaussmle has all directories but the first at its end, which may be missing.
        let is_cut_movie = self.description.consecutive && self.cut_short;
        let (&[(_, place), ref others @ ..], Some(layout)) = (&pages[..], self.layouts.first())
        else {
            return Ok(());
        };
        if !others.is_empty() && !is_cut_movie {
            return Ok(());
        }
        let planes = match &self.description {
            Description {
                writer: Writer::ImageJ | Writer::MetaMorph | Writer::Tifffile,
                planes: Some(planes),
                ..
            } if *planes > 1 => *planes,
            _ => return Ok(()),
        };
        let first = match place {
            Place::Contiguous(first) => first,
            // Other programs write a directory for each plane then.
            Place::Table { .. } if self.description.writer != Writer::MetaMorph => return Ok(()),
            Place::Table { .. } => {
                let what = format!(
                    "a MetaMorph stack of {planes} planes in compressed or separate strips"
                );
                let instead = "save it as an uncompressed stack, or as TIFF in ImageJ";
                return Err(unsupported(self.file.path(), what, instead));
            }
        };
        let complete = (self.file.len() - first) / layout.frame_bytes();
        self.cut_short |= complete < planes;
        let count = complete.min(planes).min(u32::MAX.into()) as usize;
        self.pages = Pages::Consecutive { first, count };
        Ok(())
    }

    /// The coordinates of the planes, as Micro-Manager writes them with each plane. None if a plane
    /// has none.
    pub(super) fn coordinates(&self) -> Result<Option<Vec<Coordinates>>, FileError> {
        if self.plane_texts.len() != self.frames() || self.frames() == 0 {
            return Ok(None);
        }
        let reader = DirectoryReader::new(&self.file, self.encoding);
        let mut all = Vec::with_capacity(self.plane_texts.len());
        for field in &self.plane_texts {
            let Some(field) = field.as_ref().filter(|text| reader.holds(text)) else {
                return Ok(None);
            };
            match micro_manager::of_plane(&reader.plane_text(field)?) {
                Some(plane) => all.push(plane),
                None => return Ok(None),
            }
        }
        Ok(Some(all))
    }

    pub(super) fn frames(&self) -> usize {
        match &self.pages {
            Pages::Each(pages) => pages.len(),
            Pages::Consecutive { count, .. } => *count,
        }
    }

    /// The layout of the first page.
    pub(super) fn layout(&self) -> Result<&Layout, FileError> {
        let first = self.layouts.first();
        first.ok_or_else(|| malformed(self.file.path(), "it has no page"))
    }

    /// The layout of a page.
    pub(super) fn layout_of(&self, page: usize) -> Result<&Layout, FileError> {
        let layout = match &self.pages {
            Pages::Each(pages) => pages.get(page).map_or(0, |(layout, _)| *layout as usize),
            Pages::Consecutive { .. } => 0,
        };
        let layout = self.layouts.get(layout);
        layout.ok_or_else(|| malformed(self.file.path(), format!("it has no page {}", page + 1)))
    }

    /// Reads a frame into `out`, which has the size of its pixels in memory.
    pub(super) fn read(&self, frame: usize, out: &mut [u8]) -> Result<(), FileError> {
        let (layout, place) = match &self.pages {
            Pages::Each(pages) => match pages.get(frame) {
                Some((layout, place)) => (self.layouts.get(*layout as usize), *place),
                None => (None, Place::Contiguous(0)),
            },
            Pages::Consecutive { first, .. } => {
                let layout = self.layouts.first();
                let bytes = layout.map_or(0, Layout::frame_bytes);
                (layout, Place::Contiguous(first + frame as u64 * bytes))
            }
        };
        let layout = layout
            .ok_or_else(|| malformed(self.file.path(), format!("it has no page {}", frame + 1)))?;
        strips::read(&self.file, self.encoding, layout, &place, out)
    }
}

/// Reads the encoding of numbers and the offset of the first directory.
fn header(file: &Positioned) -> Result<(Encoding, u64), FileError> {
    let mut head = [0; 16];
    let available = file.len().min(16) as usize;
    file.read(0, &mut head[..available])?;
    let big_endian = head[0] == b'M';
    let big = head[2] == 43 || head[3] == 43;
    let encoding = Encoding { big_endian, big };
    let first = match big {
        true if encoding.number(&head[4..6]) != 8 => 0,
        true => encoding.number(&head[8..]),
        false => encoding.number(&head[4..8]),
    };
    if first == 0 {
        return Err(malformed(file.path(), "its header has no offset of a page"));
    }
    Ok((encoding, first))
}

/// The description of a file, and the file beside it that holds this description.
fn describe(
    reader: &DirectoryReader,
    directory: &Directory,
) -> Result<(Description, Option<(PathBuf, bool)>), FileError> {
    let mut found = Description::default();
    let mut companion = None;
    let text = directory.field(IMAGE_DESCRIPTION);
    if let Some(text) = text.filter(|text| reader.holds(text)) {
        let path = reader.file.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let text = reader.text(text)?;
        found = parse(&text, &name);
        if found.writer == Writer::Ome
            && let Some(other) = ome::companion(&text)
        {
            let other = path.with_file_name(other);
            let is_there = other.is_file();
            if is_there {
                let read = files::read(&other, MAX_TEXT);
                let bytes = read.map_err(|source| FileError::Read {
                    path: other.clone(),
                    source,
                })?;
                found = parse(&String::from_utf8_lossy(&bytes), &name);
            }
            companion = Some((other, is_there));
        }
    }
    if found.writer == Writer::Other && directory.field(MICRO_MANAGER).is_some() {
        found.writer = Writer::MicroManager;
    }
    if found.writer == Writer::Other
        && let Some(stack) = meta_morph::describe(reader, directory)?
    {
        found = stack;
    }
    Ok((found, companion))
}

/// Micro-Manager's text of a plane.
fn plane_text(reader: &DirectoryReader, field: Option<&Field>) -> Option<Map<String, Value>> {
    let field = field.filter(|text| reader.holds(text))?;
    serde_json::from_str(&reader.plane_text(field).ok()?).ok()
}

/// Pixels per unit along x and y, and the unit's number. Without one, the unit is inches, as TIFF requires.
fn resolution_of(reader: &DirectoryReader, directory: &Directory) -> Option<([f64; 2], u64)> {
    let along = |tag| {
        let ratio = directory
            .field(tag)
            .filter(|ratio| ratio.count >= 2 && reader.holds(ratio))?;
        let (numerator, denominator) = (reader.value(ratio, 0).ok()?, reader.value(ratio, 1).ok()?);
        (numerator > 0 && denominator > 0).then(|| numerator as f64 / denominator as f64)
    };
    let x = along(X_RESOLUTION)?;
    let unit = directory.number(reader, RESOLUTION_UNIT).ok()?.unwrap_or(2);
    Some(([x, along(Y_RESOLUTION).unwrap_or(x)], unit))
}
