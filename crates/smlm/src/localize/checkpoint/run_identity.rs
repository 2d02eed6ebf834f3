//! The identity of a run: its options, and checksums of the files that they name. A run is only
//! resumed if its identity is unchanged.

use flate2::Crc;
use gaussmle::{Camera, Model};
use gaussmle_io::movie::{Movie, Pixels};

use crate::error::Result;

/// The identity of a run. `configuration` is the TOML text of its options and its movie.
pub(crate) fn identity(
    configuration: &str,
    movie_checksum: u32,
    model: Model,
    roi: usize,
    camera_checksum: u32,
) -> String {
    format!(
        "version = {}\n\
         {configuration}\
         movie_checksum = {movie_checksum:08x}\n\
         model = {model:?}\n\
         roi_pixels = {roi}\n\
         camera_checksum = {camera_checksum:08x}\n",
        env!("CARGO_PKG_VERSION"),
    )
}

/// A checksum of all values of a camera that change fits.
pub(crate) fn camera_checksum(camera: &Camera) -> u32 {
    let mut checksum = Crc::new();
    let [x_um, y_um] = camera.pixel_size_um().xy();
    for number in [x_um, y_um, camera.excess_noise()] {
        checksum.update(&number.to_le_bytes());
    }
    let numbers = [
        camera.offset_adu(),
        camera.gain_e_per_adu(),
        camera.read_noise_e(),
    ];
    for number in numbers.into_iter().flatten() {
        checksum.update(&number.to_le_bytes());
    }
    if let Some(maps) = camera.sensor_maps() {
        checksum.update(bytemuck::cast_slice(maps.pixels()));
    }
    checksum.sum()
}

/// A checksum of the first and the last frame, which distinguishes movies with the same name.
pub(crate) fn movie_checksum(movie: &dyn Movie) -> Result<u32> {
    let frames = movie.shape().frames;
    checksum_of(movie, [0, frames.saturating_sub(1)])
}

/// A checksum of the first frame, which a movie has while it grows.
pub(crate) fn first_frame_checksum(movie: &dyn Movie) -> Result<u32> {
    checksum_of(movie, [0])
}

fn checksum_of<const N: usize>(movie: &dyn Movie, chosen: [usize; N]) -> Result<u32> {
    let frames = movie.shape().frames;
    let mut checksum = Crc::new();
    let mut pixels = Pixels::default();
    for frame in chosen {
        if frame < frames {
            movie.read(frame..frame + 1, &mut pixels)?;
            match &pixels {
                Pixels::U16(pixels) => checksum.update(bytemuck::cast_slice(pixels)),
                Pixels::F32(pixels) => checksum.update(bytemuck::cast_slice(pixels)),
            }
        }
    }
    Ok(checksum.sum())
}
