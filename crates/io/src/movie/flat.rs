//! Movies whose frames follow each other without gaps or compression: raw, dax, npy.

use std::ops::Range;
use std::path::PathBuf;

use gaussmle_base::plural::quantity;

use super::limits;
use super::metadata::MovieMetadata;
use super::names::choose_series;
use super::pixels::{PixelType, Pixels};
use super::plane_axes::PlaneAxes;
use super::positioned::Positioned;
use super::sample::Sample;
use super::types::{Movie, OpenOptions, Shape};
use crate::file_error::{FileError, malformed};

/// The content of a movie's header or sidecar.
pub(super) struct Header {
    /// The place of the header, for messages.
    pub(super) source: &'static str,
    /// The sidecar, if it holds the header.
    pub(super) sidecar: Option<PathBuf>,
    /// The offset of the first frame.
    pub(super) start: u64,
    pub(super) sample: Sample,
    /// None if the header does not have it.
    pub(super) frames: Option<u64>,
    pub(super) height: u64,
    pub(super) width: u64,
    pub(super) metadata: MovieMetadata,
}

#[derive(Debug)]
pub(super) struct Flat {
    file: Positioned,
    sidecar: Option<PathBuf>,
    start: u64,
    sample: Sample,
    pixel_type: PixelType,
    shape: Shape,
    format: &'static str,
    notes: Vec<String>,
    metadata: MovieMetadata,
}

impl Flat {
    /// Compares the header with the file's size. With `size_decides`, all bytes of the file are
    /// frames, and those beyond the promised ones are read too.
    pub(super) fn new(
        file: Positioned,
        format: &'static str,
        header: &Header,
        size_decides: bool,
        options: &OpenOptions,
    ) -> Result<Self, FileError> {
        let path = file.path();
        // Such a file has one image of one channel and one plane along z.
        choose_series(path, &[], options)?;
        PlaneAxes::default().choose(path, options)?;
        let Some(pixel_type) = header.sample.sample_type.pixel_type() else {
            return Err(malformed(path, "a movie cannot have pixels of type f64"));
        };
        let promised = header.frames.unwrap_or(0);
        let claimed = [promised, header.height, header.width];
        let bytes = header.sample.bytes_in_memory();
        let mut shape = limits::check_shape(path, claimed, bytes)?;
        let frame = (shape.pixels() * header.sample.bytes()) as u64;
        let available = file.len().saturating_sub(header.start);
        let (complete, rest) = (available / frame, available % frame);
        let source = header.source;
        let mut notes = Vec::new();
        if complete < promised || (size_decides && rest > 0) {
            let complete = complete as usize;
            if complete == 0 {
                let what = format!("it has no complete frame: each takes {frame} bytes");
                return Err(malformed(path, what));
            }
            let promised = shape.frames.max(complete + usize::from(rest > 0));
            if !options.allow_truncated {
                return Err(FileError::Truncated {
                    path: path.into(),
                    complete,
                    promised: Some(promised),
                });
            }
            shape.frames = complete;
            notes.push(format!(
                "{} is cut short: nothing after {} of {promised} is read",
                path.display(),
                quantity(complete, "whole frame")
            ));
        } else if size_decides && complete > promised {
            let claimed = [complete, header.height, header.width];
            shape = limits::check_shape(path, claimed, bytes)?;
            if header.frames.is_some() {
                notes.push(format!(
                    "{source} has {promised} as the number of frames, the file holds {complete}: all are read"
                ));
            }
        } else if available > promised * frame {
            let extra = available - promised * frame;
            notes.push(format!(
                "{extra} bytes after the {promised} frames of {source} are ignored"
            ));
        }
        Ok(Self {
            sidecar: header.sidecar.clone(),
            start: header.start,
            sample: header.sample,
            pixel_type,
            shape,
            format,
            notes,
            metadata: MovieMetadata {
                stored_pixels: Some(header.sample.sample_type.name()),
                ..header.metadata.clone()
            },
            file,
        })
    }
}

impl Movie for Flat {
    fn shape(&self) -> Shape {
        self.shape
    }

    fn pixel_type(&self) -> PixelType {
        self.pixel_type
    }

    fn format(&self) -> &'static str {
        self.format
    }

    fn notes(&self) -> &[String] {
        &self.notes
    }

    fn metadata(&self) -> MovieMetadata {
        self.metadata.clone()
    }

    fn files(&self) -> Vec<PathBuf> {
        let own = self.file.path().to_owned();
        std::iter::once(own).chain(self.sidecar.clone()).collect()
    }

    fn read(&self, frames: Range<usize>, into: &mut Pixels) -> Result<(), FileError> {
        let pixels = limits::check_frames(self.file.path(), self.shape, &frames)?;
        into.resize(self.pixel_type, pixels);
        // Does not overflow: the shape was compared with the size of the file.
        let before = frames.start as u64 * (self.shape.pixels() * self.sample.bytes()) as u64;
        self.sample
            .read(&self.file, self.start + before, into.bytes_mut())
    }
}
