//! Movies whose frames lie one after the other, uncompressed: raw, dax, npy.

use std::ops::Range;
use std::path::PathBuf;

use super::error::{FileError, malformed};
use super::pixels::{Depth, Pixels, Sample};
use super::positioned::Positioned;
use super::{Movie, OpenOptions, Shape, limits};

/// What the header, or the file beside it, says.
pub(super) struct Header {
    /// Where it stands, as a message names it.
    pub(super) source: &'static str,
    /// The file beside the movie, if it stands in one.
    pub(super) beside: Option<PathBuf>,
    /// Where the first frame starts.
    pub(super) start: u64,
    pub(super) sample: Sample,
    /// None if it does not say.
    pub(super) frames: Option<u64>,
    pub(super) height: u64,
    pub(super) width: u64,
}

#[derive(Debug)]
pub(super) struct Flat {
    file: Positioned,
    beside: Option<PathBuf>,
    start: u64,
    sample: Sample,
    depth: Depth,
    shape: Shape,
    format: &'static str,
    notes: Vec<String>,
}

impl Flat {
    /// Compares the header with the file's size. Frames beyond those that it promises are read if there is
    /// no doubt that they are frames, which `more` says.
    pub(super) fn new(
        file: Positioned,
        format: &'static str,
        header: &Header,
        more: bool,
        options: &OpenOptions,
    ) -> Result<Self, FileError> {
        let path = file.path();
        let Some(depth) = header.sample.depth() else {
            return Err(malformed(path, "f64 is no type of a movie"));
        };
        let said = header.frames.unwrap_or(0);
        let promised = [said, header.height, header.width];
        let mut shape = limits::shape(path, promised, header.sample.bytes_wide())?;
        let frame = (shape.pixels() * header.sample.bytes()) as u64;
        let there = file.len().saturating_sub(header.start);
        let (whole, rest) = (there / frame, there % frame);
        let source = header.source;
        let mut notes = Vec::new();
        if whole < said || (more && rest > 0) {
            let whole = whole as usize;
            if whole == 0 {
                let what = format!("not one frame is whole: each takes {frame} bytes");
                return Err(malformed(path, what));
            }
            let promised = shape.frames.max(whole + usize::from(rest > 0));
            if !options.allow_truncated {
                return Err(FileError::Truncated {
                    path: path.into(),
                    whole,
                    promised: Some(promised),
                });
            }
            shape.frames = whole;
            let note = format!("it is cut short: {whole} whole frames of {promised} are read");
            notes.push(note);
        } else if more && whole > said {
            let all = [whole, header.height, header.width];
            shape = limits::shape(path, all, header.sample.bytes_wide())?;
            if header.frames.is_some() {
                notes.push(format!(
                    "{source} says {said} frames, the file holds {whole}: all are read"
                ));
            }
        } else if there > said * frame {
            let extra = there - said * frame;
            notes.push(format!(
                "{extra} bytes after the {said} frames that {source} promises are left alone"
            ));
        }
        Ok(Self {
            beside: header.beside.clone(),
            start: header.start,
            sample: header.sample,
            depth,
            shape,
            format,
            notes,
            file,
        })
    }
}

impl Movie for Flat {
    fn shape(&self) -> Shape {
        self.shape
    }

    fn depth(&self) -> Depth {
        self.depth
    }

    fn format(&self) -> &'static str {
        self.format
    }

    fn notes(&self) -> &[String] {
        &self.notes
    }

    fn files(&self) -> Vec<PathBuf> {
        let own = self.file.path().to_owned();
        std::iter::once(own).chain(self.beside.clone()).collect()
    }

    fn read(&self, frames: Range<usize>, into: &mut Pixels) -> Result<(), FileError> {
        let pixels = limits::frames(self.file.path(), self.shape, &frames)?;
        into.resize(self.depth, pixels);
        // Within the file, which was compared with the shape: nothing overflows.
        let before = frames.start as u64 * (self.shape.pixels() * self.sample.bytes()) as u64;
        self.sample
            .read(&self.file, self.start + before, into.bytes_mut())
    }
}
