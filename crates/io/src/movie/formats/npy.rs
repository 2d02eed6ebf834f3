//! Movies in NumPy's `.npy`: an array (frames, height, width) in C order, or one frame (height,
//! width).

use std::io::Write;
use std::path::Path;

use gaussmle::PixelSize;

use crate::file_error::{FileError, not_written, unsupported};
use crate::movie::flat::{Flat, Header};
use crate::movie::format::{MovieFormat, Writing};
use crate::movie::metadata::MovieMetadata;
use crate::movie::npy_header::{self, NpyHeader, write_header};
use crate::movie::output::{self, BYTE_ORDER, Output, Plain};
use crate::movie::pixels::PixelType;
use crate::movie::positioned::Positioned;
use crate::movie::sample::{Sample, SampleType};
use crate::movie::types::{OpenOptions, Shape};

pub(super) const NPY: MovieFormat = MovieFormat {
    name: "NumPy",
    label: ".npy",
    extensions: &["npy"],
    sidecar: None,
    folder_has: None,
    recognizes: |source| source.start.starts_with(npy_header::MAGIC),
    open: |source, options| source.open_file(|file| open(file, options)),
    writing: Some(Writing {
        extensions: &["npy"],
        start,
    }),
};

fn start(
    path: &Path,
    shape: Shape,
    pixel_type: PixelType,
    _: Option<PixelSize>,
) -> Result<Box<dyn Output>, FileError> {
    let sides = [shape.frames, shape.height, shape.width];
    let mut file = output::create(path)?;
    file.write_all(&write_header(dtype(pixel_type), &sides))
        .map_err(|source| not_written(path, source))?;
    Ok(Box::new(Plain {
        file,
        description: None,
    }))
}

fn dtype(pixel_type: PixelType) -> &'static str {
    match (pixel_type, BYTE_ORDER) {
        (PixelType::U16, "<") => "<u2",
        (PixelType::F32, "<") => "<f4",
        (PixelType::U16, _) => ">u2",
        (PixelType::F32, _) => ">f4",
    }
}

fn open(file: Positioned, options: &OpenOptions) -> Result<Flat, FileError> {
    let path = file.path();
    let npy = NpyHeader::read(&file)?;
    let (frames, height, width) = match *npy.shape.as_slice() {
        [frames, height, width] => (frames, height, width),
        [height, width] => (1, height, width),
        _ => {
            let what = format!("an array of {} dimensions as a movie", npy.shape.len());
            let instead = "save one of 3, (frames, height, width), or one frame of 2";
            return Err(unsupported(path, what, instead));
        }
    };
    if npy.fortran_order {
        let instead = "save it with np.save(path, np.ascontiguousarray(movie))";
        return Err(unsupported(path, "a movie in Fortran order", instead));
    }
    let sample_type = match npy.element_type.as_str() {
        "u1" | "b1" => SampleType::U8,
        "u2" => SampleType::U16,
        "i2" => SampleType::I16,
        "f4" => SampleType::F32,
        other => {
            let what = format!("a movie of type {other}");
            let instead = "save movie.astype(np.uint16) or movie.astype(np.float32)";
            return Err(unsupported(path, what, instead));
        }
    };
    let header = Header {
        source: "its header",
        sidecar: None,
        start: npy.start,
        sample: Sample {
            sample_type,
            big_endian: npy.big_endian,
        },
        frames: Some(frames),
        height,
        width,
        metadata: MovieMetadata::default(),
    };
    Flat::new(file, "npy", &header, false, options)
}
