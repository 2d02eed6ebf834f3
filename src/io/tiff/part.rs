//! One TIFF file: its pages, and where each one's pixels are.

use super::description::{By, Description};
use super::ifd::{Dialect, Directory, End, Walker, walk};
use super::layout::Layout;
use super::strips::{self, Place};
use crate::io::error::{FileError, malformed};
use crate::io::positioned::Positioned;

const NEW_SUBFILE_TYPE: u16 = 254;
const IMAGE_DESCRIPTION: u16 = 270;
const ORIENTATION: u16 = 274;
const PHOTOMETRIC: u16 = 262;
const MICRO_MANAGER: u16 = 51123;

/// A file's pages.
#[derive(Debug)]
pub(super) struct Part {
    pub(super) file: Positioned,
    pub(super) dialect: Dialect,
    /// What was met, in order; one, unless a program changed its mind.
    layouts: Vec<Layout>,
    pages: Pages,
    pub(super) description: Description,
    /// Whether the file ends before its pages do.
    pub(super) cut_short: bool,
    /// Whether its first page is to be turned or mirrored for display.
    pub(super) turned: bool,
    /// Whether its first page says that its numbers are not brightness as they stand.
    pub(super) not_brightness: bool,
}

#[derive(Debug)]
enum Pages {
    /// Each has a directory: its layout's number, and its place.
    Each(Vec<(u32, Place)>),
    /// One directory for all, which follow each other.
    Planes { first: u64, count: usize },
}

impl Part {
    pub(super) fn open(file: Positioned) -> Result<Self, FileError> {
        let (dialect, first) = header(&file)?;
        let mut part = Self {
            dialect,
            layouts: Vec::new(),
            pages: Pages::Each(Vec::new()),
            description: Description::default(),
            cut_short: false,
            turned: false,
            not_brightness: false,
            file,
        };
        part.walk(first)?;
        part.planes_after_the_first();
        if part.frames() == 0 {
            let what = match part.cut_short {
                true => "it is cut short, and not one page is whole",
                false => "it has no page",
            };
            return Err(malformed(part.file.path(), what));
        }
        Ok(part)
    }

    fn walk(&mut self, first: u64) -> Result<(), FileError> {
        let walker = Walker::new(&self.file, self.dialect);
        let (layouts, mut pages) = (&mut self.layouts, Vec::new());
        let (description, turned) = (&mut self.description, &mut self.turned);
        let not_brightness = &mut self.not_brightness;
        let mut cut_description = false;
        let end = walk(&walker, first, |directory| {
            if layouts.is_empty() {
                let text = directory.field(IMAGE_DESCRIPTION);
                cut_description = text.is_some_and(|text| !walker.holds(text));
                *description = describe(&walker, directory)?;
                *turned = directory.number(&walker, ORIENTATION)?.unwrap_or(1) != 1;
                // 1 is the kind in which 0 is black.
                *not_brightness = directory.number(&walker, PHOTOMETRIC)?.unwrap_or(1) != 1;
            }
            let layout = Layout::of(&walker, directory);
            if let Some(known) = layouts.first() {
                let kind = directory.number(&walker, NEW_SUBFILE_TYPE)?.unwrap_or(0);
                let fits = layout
                    .as_ref()
                    .is_ok_and(|layout| layout.same_frames(known));
                if kind & 1 == 1 && !fits {
                    return Ok(End::Whole); // A thumbnail.
                }
                if let (Ok(layout), false) = (&layout, fits) {
                    let (found, first) = (layout.name(), known.name());
                    let what = format!("page {} is {found}, page 1 {first}", pages.len() + 1);
                    return Err(malformed(walker.file.path(), what));
                }
            }
            let layout = layout?;
            let Some(place) = strips::find(&walker, directory, &layout)? else {
                return Ok(End::CutShort);
            };
            if layouts.last() != Some(&layout) {
                layouts.push(layout);
            }
            pages.push((layouts.len() as u32 - 1, place));
            Ok(End::Whole)
        })?;
        self.cut_short = matches!(end, End::CutShort) || cut_description;
        self.pages = Pages::Each(pages);
        Ok(())
    }

    /// ImageJ writes one directory for a large stack, and the planes after each other; so can tifffile. What it says of their
    /// length is of no use above 4 GiB.
    fn planes_after_the_first(&mut self) {
        let Pages::Each(pages) = &self.pages else {
            return;
        };
        let (&[(_, Place::Contiguous(first))], Some(layout)) = (&pages[..], self.layouts.first())
        else {
            return;
        };
        let planes = match &self.description {
            Description {
                by: By::ImageJ | By::Tifffile,
                planes: Some(planes),
                ..
            } if *planes > 1 => *planes,
            _ => return,
        };
        let whole = (self.file.len() - first) / layout.frame_bytes();
        self.cut_short |= whole < planes;
        let count = whole.min(planes).min(u32::MAX.into()) as usize;
        self.pages = Pages::Planes { first, count };
    }

    pub(super) fn frames(&self) -> usize {
        match &self.pages {
            Pages::Each(pages) => pages.len(),
            Pages::Planes { count, .. } => *count,
        }
    }

    /// How the first page is stored.
    pub(super) fn layout(&self) -> Result<&Layout, FileError> {
        let first = self.layouts.first();
        first.ok_or_else(|| malformed(self.file.path(), "it has no page"))
    }

    /// Reads a frame into `out`, which is as long as its pixels are in memory.
    pub(super) fn read(&self, frame: usize, out: &mut [u8]) -> Result<(), FileError> {
        let (layout, place) = match &self.pages {
            Pages::Each(pages) => match pages.get(frame) {
                Some((layout, place)) => (self.layouts.get(*layout as usize), *place),
                None => (None, Place::Contiguous(0)),
            },
            Pages::Planes { first, .. } => {
                let layout = self.layouts.first();
                let bytes = layout.map_or(0, Layout::frame_bytes);
                (layout, Place::Contiguous(first + frame as u64 * bytes))
            }
        };
        let layout = layout
            .ok_or_else(|| malformed(self.file.path(), format!("it has no page {}", frame + 1)))?;
        strips::read(&self.file, self.dialect, layout, &place, out)
    }
}

/// What the file's first bytes say: how its numbers are written, and where its first directory is.
fn header(file: &Positioned) -> Result<(Dialect, u64), FileError> {
    let mut head = [0; 16];
    let known = file.len().min(16) as usize;
    file.read(0, &mut head[..known])?;
    let big_endian = head[0] == b'M';
    let big = head[2] == 43 || head[3] == 43;
    let dialect = Dialect { big_endian, big };
    let first = match big {
        true if dialect.number(&head[4..6]) != 8 => 0,
        true => dialect.number(&head[8..]),
        false => dialect.number(&head[4..8]),
    };
    if first == 0 {
        return Err(malformed(file.path(), "its header names no page"));
    }
    Ok((dialect, first))
}

fn describe(walker: &Walker, directory: &Directory) -> Result<Description, FileError> {
    let mut found = Description::default();
    let text = directory.field(IMAGE_DESCRIPTION);
    if let Some(text) = text.filter(|text| walker.holds(text)) {
        let own = walker.file.path().file_name().unwrap_or_default();
        found = Description::parse(&walker.text(text)?, &own.to_string_lossy());
    }
    if found.by == By::Nobody && directory.field(MICRO_MANAGER).is_some() {
        found.by = By::MicroManager;
    }
    Ok(found)
}
