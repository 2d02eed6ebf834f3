//! Movies, camera maps and arrays in files.
//!
//! [`open`] recognizes a movie's format by its content and reads any of its frames, from any
//! thread; only requested frames are held in memory. [`create`] writes a movie. [`read_array`] and
//! [`read_image`] read small arrays and camera maps as a whole.
//!
//! The sizes that a file claims are compared with its length before memory is allocated.
//!
//! | format | files | read | written |
//! |---|---|---|---|
//! | TIFF: BigTIFF, ImageJ, OME, Micro-Manager | `.tif`, `.tiff` | yes | TIFF, BigTIFF |
//! | NDTiff | a folder with `NDTiff.index` | yes | no |
//! | NumPy | `.npy` | yes | yes |
//! | Picasso | `.raw` with `.yaml` | yes | yes |
//! | Zhuang lab | `.dax` with `.inf` | yes | no |
//! | Zarr v2, v3, OME-Zarr | a folder | yes | no |

mod blosc;
mod coordinates;
mod dax;
mod flat;
mod growing;
pub(crate) mod hdf5;
mod image;
mod limits;
mod listed_frames;
mod metadata;
mod micro_manager;
mod movie_writer;
mod names;
mod ndtiff;
mod npy;
mod npy_array;
pub(crate) mod npy_header;
mod open;
mod pixels;
mod plane_axes;
mod positioned;
mod raw;
mod sample;
mod sidecar;
mod tiff;
mod tiff_writer;
mod types;
mod zarr;
mod zarr_blosc;
mod zarr_chunks;
mod zarr_codecs;
mod zarr_group;
mod zarr_store;

pub use crate::file_error::FileError;
pub use growing::{GrowingMovie, Growth};
pub use image::read_image;
pub use metadata::MovieMetadata;
pub use movie_writer::{MovieWriter, create};
pub use npy_array::{Array, read_array, read_array_within, write_array};
pub use npy_header::write_header;
pub use open::{is_movie, open};
pub use pixels::{FramePixels, PixelType, Pixels};
pub use tiff_writer::{ImageScale, TiffWriter};
pub use types::{Movie, OpenOptions, Shape, Written};
