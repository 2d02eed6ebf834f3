//! Writes movies: TIFF, `.npy`, and Picasso's `.raw`.

use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use gaussmle_base::files::AtomicFile;

use super::limits;
use super::npy_header::write_header;
use super::pixels::{PixelType, Pixels};
use super::tiff_writer::TiffWriter;
use super::types::Shape;
use crate::extension::extension;
use crate::file_error::{FileError, not_written, unsupported, write_atomically};

/// A movie that is being written. The file appears with [`finish`](Self::finish); a writer that is
/// dropped leaves nothing.
pub trait MovieWriter: Send {
    /// Writes the next frames.
    ///
    /// # Errors
    ///
    /// Returns an error if the pixels have another type, are not complete frames, are more than
    /// announced, or cannot be written.
    fn write(&mut self, frames: &Pixels) -> Result<(), FileError>;

    /// Completes the file and gives it its name.
    ///
    /// # Errors
    ///
    /// Returns an error if fewer frames were written than announced, or the file cannot be written.
    fn finish(self: Box<Self>) -> Result<(), FileError>;
}

/// Starts a movie of a size and a pixel type. The extension determines the format: `.tif`, `.tiff`,
/// `.npy` or `.raw`.
///
/// ```
/// use gaussmle_io::movie::{self, PixelType, Pixels, Shape};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # let folder = std::env::temp_dir().join(format!("gaussmle-create-{}", std::process::id()));
/// # std::fs::create_dir_all(&folder)?;
/// let path = folder.join("movie.npy");
/// let shape = Shape { frames: 100, height: 32, width: 32 };
/// let mut writer = movie::create(&path, shape, PixelType::F32)?;
/// for _ in 0..10 {
///     // Any number of complete frames at a time.
///     writer.write(&Pixels::F32(vec![0.5; 10 * shape.pixels()]))?;
/// }
/// assert!(!path.exists());
/// writer.finish()?;
/// assert!(path.exists());
/// # std::fs::remove_dir_all(&folder)?;
/// # Ok(())
/// # }
/// ```
///
/// # Errors
///
/// Returns an error if the extension is none of these, the frames are too large, or the file cannot
/// be created.
pub fn create(
    path: &Path,
    shape: Shape,
    pixel_type: PixelType,
) -> Result<Box<dyn MovieWriter>, FileError> {
    let sides = [shape.frames, shape.height, shape.width].map(|side| side as u64);
    limits::check_shape(path, sides, pixel_type.bytes())?;
    let extension = extension(path);
    match extension.as_str() {
        "tif" | "tiff" if shape.frames == 0 => {
            return Err(unsupported(path, "a TIFF of 0 frames", "write one or more"));
        }
        "tif" | "tiff" | "npy" | "raw" => {}
        other => {
            let what = format!("a movie with the extension .{other}");
            return Err(unsupported(path, what, "name it .tif, .npy or .raw"));
        }
    }
    let start = || -> io::Result<Output> {
        let mut file = BufWriter::with_capacity(1 << 20, AtomicFile::create(path)?);
        Ok(match extension.as_str() {
            "npy" => {
                let sides = [shape.frames, shape.height, shape.width];
                file.write_all(&write_header(dtype(pixel_type), &sides))?;
                Output::Npy(file)
            }
            "raw" => Output::Raw(file),
            _ => Output::Tiff(TiffWriter::movie(file, shape, pixel_type)?),
        })
    };
    Ok(Box::new(Writer {
        output: start().map_err(|source| not_written(path, source))?,
        path: path.into(),
        shape,
        pixel_type,
        frames_written: 0,
    }))
}

/// Writes what is buffered, and lets the file appear under its name.
fn commit(file: BufWriter<AtomicFile>) -> io::Result<()> {
    file.into_inner().map_err(io::Error::from)?.commit()
}

/// Pixels are written in the byte order of this machine.
const BYTE_ORDER: &str = if cfg!(target_endian = "big") {
    ">"
} else {
    "<"
};

fn dtype(pixel_type: PixelType) -> &'static str {
    match (pixel_type, BYTE_ORDER) {
        (PixelType::U16, "<") => "<u2",
        (PixelType::F32, "<") => "<f4",
        (PixelType::U16, _) => ">u2",
        (PixelType::F32, _) => ">f4",
    }
}

/// The file, by its format.
enum Output {
    Tiff(TiffWriter<BufWriter<AtomicFile>>),
    Npy(BufWriter<AtomicFile>),
    Raw(BufWriter<AtomicFile>),
}

impl Output {
    fn write(&mut self, frames: &Pixels) -> io::Result<()> {
        match (self, frames) {
            (Output::Tiff(tiff), Pixels::U16(pixels)) => tiff.write_u16(pixels),
            (Output::Tiff(tiff), Pixels::F32(pixels)) => tiff.write_f32(pixels),
            (Output::Npy(file) | Output::Raw(file), frames) => file.write_all(frames.bytes()),
        }
    }
}

struct Writer {
    path: PathBuf,
    output: Output,
    shape: Shape,
    pixel_type: PixelType,
    frames_written: usize,
}

impl Writer {
    fn invalid(&self, what: String) -> FileError {
        let source = io::Error::new(io::ErrorKind::InvalidInput, what);
        not_written(&self.path, source)
    }

    /// The description that Picasso reads.
    fn yaml(&self) -> String {
        let Shape {
            frames,
            height,
            width,
        } = self.shape;
        let data_type = match self.pixel_type {
            PixelType::U16 => "uint16",
            PixelType::F32 => "float32",
        };
        format!(
            "Byte Order: '{BYTE_ORDER}'\nData Type: {data_type}\nFrames: {frames}\n\
             Generated by: gaussmle\nHeight: {height}\nWidth: {width}\n"
        )
    }
}

impl MovieWriter for Writer {
    fn write(&mut self, frames: &Pixels) -> Result<(), FileError> {
        let Shape { height, width, .. } = self.shape;
        if frames.pixel_type() != self.pixel_type {
            let (given, own) = (frames.pixel_type(), self.pixel_type);
            return Err(self.invalid(format!("frames are {given:?}, the movie {own:?}")));
        }
        let area = self.shape.pixels();
        if !frames.len().is_multiple_of(area) {
            let pixels = frames.len();
            let what = format!(
                "{pixels} pixels are not whole frames of {height}x{width} (height x width)"
            );
            return Err(self.invalid(what));
        }
        let total = self.frames_written + frames.len() / area;
        if total > self.shape.frames {
            let announced = self.shape.frames;
            return Err(self.invalid(format!(
                "{total} frames are more than the {announced} announced"
            )));
        }
        let written = self.output.write(frames);
        written.map_err(|source| not_written(&self.path, source))?;
        self.frames_written = total;
        Ok(())
    }

    fn finish(self: Box<Self>) -> Result<(), FileError> {
        let (written, announced) = (self.frames_written, self.shape.frames);
        if written != announced {
            let what = format!("{written} frames were written of the {announced} announced");
            return Err(self.invalid(what));
        }
        if let Output::Raw(_) = self.output {
            // First, because the pixels cannot be read without it.
            write_atomically(&self.path.with_extension("yaml"), self.yaml().as_bytes())?;
        }
        let Self { path, output, .. } = *self;
        let committed = match output {
            Output::Tiff(tiff) => tiff.finish().and_then(commit),
            Output::Npy(file) | Output::Raw(file) => commit(file),
        };
        committed.map_err(|source| not_written(&path, source))
    }
}
