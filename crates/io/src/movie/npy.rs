//! Movies in NumPy's `.npy`: an array (frames, height, width) in C order, or one frame (height,
//! width).

use super::flat::{Flat, Header};
use super::metadata::MovieMetadata;
use super::npy_header::NpyHeader;
use super::positioned::Positioned;
use super::sample::{Sample, SampleType};
use super::types::OpenOptions;
use crate::file_error::{FileError, unsupported};

pub(super) fn open(file: Positioned, options: &OpenOptions) -> Result<Flat, FileError> {
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
