//! Movies, camera maps and arrays in files.
//!
//! [`open`] recognizes a movie's format by its content and reads any of its frames, from any
//! thread; only requested frames are held in memory. [`create`] writes a movie. [`read_array`] and
//! [`read_image`] read small arrays and camera maps as a whole.
//!
//! The sizes that a file claims are compared with its length before memory is allocated.
//!
//! [`readable`] has the formats, and [`extensions`] those of their files.

mod blosc;
mod choice;
mod coordinates;
mod flat;
mod format;
mod formats;
mod growing;
pub(crate) mod hdf5;
mod image;
mod limits;
mod listed_frames;
mod metadata;
mod micro_manager;
mod movie_writer;
mod names;
mod not_read;
mod npy_array;
pub(crate) mod npy_header;
mod open;
mod output;
mod pixels;
mod plane_axes;
mod positioned;
mod sample;
mod sidecar;
mod tiff_writer;
mod types;

pub use crate::file_error::FileError;
pub use choice::{companion, described_extensions, extensions, readable};
pub(crate) use choice::{described_by, has_extension};
pub use growing::{GrowingMovie, Growth};
pub use image::read_image;
pub use metadata::MovieMetadata;
pub use movie_writer::{MovieWriter, create, create_with_pixel_size};
pub use npy_array::{Array, read_array, read_array_within, write_array};
pub use npy_header::write_header;
pub use open::{is_movie, is_movie_folder, open};
pub use pixels::{FramePixels, PixelType, Pixels};
pub use tiff_writer::{ImageScale, TiffWriter};
pub use types::{Movie, OpenOptions, Shape, Written};
