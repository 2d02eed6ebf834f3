//! The safe entry to the kernel. It contains the only unsafe block that runs a kernel.

use cubecl::prelude::*;

use crate::arrange::{arrange as arrange_kernel, corners_and_maps, raw_words, stage_len};
use crate::constants::Constants;
use crate::error::LaunchError;
use crate::fit::fit;
use crate::memory::{Batch, Buffer, Corners, Maps, Output};
use crate::psf::{ForModel, Psf, PsfModel};
use crate::spec::{CODES, MAX_LANES, MAX_SIZE, MIN_SIZE, Noise, Outputs, Pixels, Spec, left};
use crate::working::working_len;

/// The settings that many launches share.
#[derive(Debug)]
pub struct LaunchConfig {
    /// The model.
    pub psf: Psf,
    /// The parameters that the kernel is compiled for.
    pub spec: Spec,
    /// The constants.
    pub constants: Constants,
    /// The camera maps, which [`Noise::Maps`] needs.
    pub maps: Option<Maps>,
    /// The maximum number of iterations of a fit.
    pub max_iterations: u32,
}

/// Launches the fits of `batch` into `output`. Returns before they are done.
///
/// # Errors
///
/// Returns an error if the configuration is invalid, or if a buffer is too short for it.
///
/// # Panics
///
/// May panic if a buffer belongs to another device than `client`.
pub fn launch(
    client: &Client,
    config: &LaunchConfig,
    batch: &Batch,
    output: &mut Output,
) -> Result<(), LaunchError> {
    check_limits(Limits::of(client), config.psf, &config.spec)?;
    check_memory(config, batch, output)?;
    config.psf.call(Run {
        client,
        config,
        batch,
        output,
    });
    Ok(())
}

/// The limits of a device for one cube.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// Units.
    pub units: usize,
    /// Bytes of shared memory.
    pub shared_memory: usize,
}

impl Limits {
    fn of(client: &Client) -> Self {
        let hardware = &client.properties().hardware;
        Self {
            units: hardware.max_units_per_cube as usize,
            shared_memory: hardware.max_shared_memory_size,
        }
    }
}

/// Launches the kernel that puts pixels in order on GPUs, and calibrates them if the camera has maps.
/// `raw` are the pixels of `spots` ROIs, one ROI after the other, in [`raw_words`] words. Returns the
/// memory of the tiles before they are written.
///
/// # Errors
///
/// Returns an error if a buffer is too short, if maps or corners are missing, or if there are more
/// pixels than the kernel can count.
#[allow(unsafe_code)]
pub fn arrange(
    client: &Client,
    config: &LaunchConfig,
    raw: &Buffer,
    corners: Option<&Corners>,
    spots: usize,
) -> Result<Buffer, LaunchError> {
    let limits = Limits::of(client);
    // Kernels that cache pixels read others.
    let spec = &Spec {
        cache_pixels: false,
        ..config.spec
    };
    check_limits(limits, config.psf, spec)?;
    let Spec { tile, lanes, .. } = *spec;
    let need = stage_len(tile) * size_of::<u32>();
    if lanes != 1 || tile > limits.units || need > limits.shared_memory {
        return Err(LaunchError::Tile { tile, lanes });
    }
    let tiles = spots.div_ceil(tile);
    let padded = check_countable(config.psf, spec, tiles)?;
    raw.check_len("pixels", raw_words(spec, spots))?;
    let words = Buffer::empty(client, padded * spec.words());
    if spots == 0 {
        return Ok(words);
    }
    let maps = match spec.noise {
        Noise::Maps => {
            let (corners, maps) = check_corners_of(config, corners, spots)?;
            Some((corners, maps.values(), maps.width() as u32))
        }
        Noise::Poisson | Noise::Uniform => None,
    };
    let (corners, maps, sensor_width) = corners_and_maps(maps, config.constants.values());
    // SAFETY: every index that the kernel uses is below the length of its buffer.
    // - It reads the words of `raw` up to the last one that `raw_words` counts, which was compared,
    //   and writes the words of `tiles` tiles.
    // - It reads `maps` at `corner + j * sensor_width + i` with i and j below `spec.size`.
    //   `Corners::upload` checked each corner against the sensor, `check_corners_of` that this is the
    //   sensor of `maps` and this size, and `Maps::new` that `maps` cover it.
    // - Indices do not overflow 32 bits: see `check_countable`, and `Maps::new`.
    unsafe {
        let arg = |buffer: &Buffer| BufferArg::from_raw_parts(buffer.handle(), buffer.len());
        arrange_kernel::launch_unchecked(
            client,
            grid(client, tiles as u32, 1),
            CubeDim::new_1d(tile as u32),
            arg(raw),
            arg(corners),
            arg(maps),
            arg(&words),
            spots as u32,
            tiles as u32,
            sensor_width,
            spec.flags(),
            spec.size,
            spec.tile,
        );
    }
    Ok(words)
}

/// Checks a kernel's parameters against its own limits and those of the device.
pub(crate) fn check_limits(limits: Limits, psf: Psf, spec: &Spec) -> Result<(), LaunchError> {
    let &Spec {
        size,
        lanes,
        tile,
        units,
        ..
    } = spec;
    if !(MIN_SIZE..=MAX_SIZE).contains(&size) {
        return Err(LaunchError::Size(size));
    }
    if !lanes.is_power_of_two() || lanes > MAX_LANES || tile == 0 || !tile.is_multiple_of(lanes) {
        return Err(LaunchError::Tile { tile, lanes });
    }
    // Units on a CPU would share their working memory.
    let max = if spec.cache_pixels { 1 } else { limits.units };
    if units == 0 || units > max {
        return Err(LaunchError::Units { units, max });
    }
    let need = working_len(psf, *spec) * size_of::<f32>() * lanes * units;
    let have = limits.shared_memory;
    if !spec.cache_pixels && need > have {
        return Err(LaunchError::SharedMemory { need, have });
    }
    Ok(())
}

/// The columns in memory: those of results, and of what launches on CPUs tell the next ones.
pub(crate) fn columns_in_memory(psf: Psf, spec: &Spec) -> usize {
    let results = spec.columns(psf).count();
    if !(psf.has_planes() && spec.cache_pixels) {
        return results;
    }
    assert!(results <= left::THETA, "the state follows the results");
    left::END
}

/// Checks that the kernels count every value of a batch in 32 bits. Returns the number of slots.
pub(crate) fn check_countable(psf: Psf, spec: &Spec, tiles: usize) -> Result<usize, LaunchError> {
    let columns = columns_in_memory(psf, spec);
    // Pixels, too: the kernel that puts them in order counts them.
    let widest = columns.max(spec.words()).max(spec.area());
    let countable = |spots: &usize| {
        let values = spots.checked_mul(widest);
        // Indices have 31 bits: see `pixel_row`.
        values.is_some_and(|values| i32::try_from(values).is_ok())
    };
    let spots = tiles.checked_mul(spec.tile).filter(countable);
    spots.ok_or(LaunchError::TooMany(tiles.saturating_mul(spec.tile)))
}

/// Checks that every buffer holds what the kernel reads or writes. `config.spec` has been checked.
fn check_memory(config: &LaunchConfig, batch: &Batch, output: &Output) -> Result<(), LaunchError> {
    let spec = &config.spec;
    let columns = spec.columns(config.psf).count();
    let spots = check_countable(config.psf, spec, batch.tiles)?;
    batch.words.check_len("pixels", spots * spec.words())?;
    config.constants.check(config.psf, spec.size)?;
    output
        .columns
        .check_len("output columns", spots * columns)?;
    output.codes.check_len("output codes", spots * CODES)?;
    Ok(())
}

/// The corners and the maps of `spots` ROIs, checked against each other.
fn check_corners_of<'a>(
    config: &'a LaunchConfig,
    corners: Option<&'a Corners>,
    spots: usize,
) -> Result<(&'a Buffer, &'a Maps), LaunchError> {
    let missing = |name, need| LaunchError::Buffer {
        name,
        have: 0,
        need,
    };
    let maps = config.maps.as_ref().ok_or(missing("camera maps", 1))?;
    let corners = corners.ok_or(missing("corners", spots))?;
    corners.check(config.spec.size, maps)?;
    corners.values().check_len("corners", spots)?;
    Ok((corners.values(), maps))
}

/// The number of spots in a tile on GPUs: the largest number of threads that any GPU runs in
/// lockstep, so that their reads coalesce.
pub const GPU_TILE: usize = 32;

/// Largest number of units per cube on GPUs: one warp, which makes room for the next as soon as it
/// is done.
pub const GPU_UNITS: usize = 32;

/// Shared memory per cube that every GPU offers, bytes.
const SHARED_MEMORY: usize = 48 << 10;

/// Returns the number of units per cube on a GPU: as many as have room for their profiles.
pub fn units(client: &Client, psf: Psf, size: usize) -> usize {
    gpu_units(Limits::of(client), psf, size)
}

/// Returns the number of values that a unit on a GPU stores.
pub(crate) const fn gpu_working_len(psf: Psf, size: usize) -> usize {
    let spec = Spec {
        size,
        pixels: Pixels::F32,
        noise: Noise::Poisson,
        lanes: 1,
        tile: GPU_TILE,
        cache_pixels: false,
        units: GPU_UNITS,
        outputs: Outputs::ALL,
    };
    working_len(psf, spec)
}

/// Returns the number of units per cube on a GPU.
pub(crate) fn gpu_units(limits: Limits, psf: Psf, size: usize) -> usize {
    let unit_bytes = gpu_working_len(psf, size) * size_of::<f32>();
    let room = limits.shared_memory.min(SHARED_MEMORY) / unit_bytes;
    let max = GPU_UNITS.min(limits.units);
    // With a power of two, no warp is shared by two cubes.
    1 << max.min(room).max(1).ilog2()
}

/// Returns a grid of at least `total` units, wrapped over two dimensions if one is too short.
fn grid(client: &Client, total: u32, units: u32) -> CubeCount {
    let cubes = total.div_ceil(units);
    let (max, _, _) = client.properties().hardware.max_cube_count;
    if cubes <= max {
        return CubeCount::Static(cubes, 1, 1);
    }
    let rows = cubes.div_ceil(max);
    CubeCount::Static(cubes.div_ceil(rows), rows, 1)
}

/// A launch whose arguments have been checked.
struct Run<'a> {
    client: &'a Client,
    config: &'a LaunchConfig,
    batch: &'a Batch,
    output: &'a mut Output,
}

impl ForModel for Run<'_> {
    type Output = ();

    #[allow(unsafe_code)]
    fn call<P: PsfModel>(self) {
        let Self {
            client,
            config,
            batch,
            output,
        } = self;
        let spec = config.spec;
        let stride = (batch.tiles * spec.vectors()) as u32;
        if stride == 0 {
            return;
        }
        let units = spec.units as u32;
        let scalars = |buffer: &Buffer| (buffer.handle(), buffer.len());
        let vectors = |buffer: &Buffer| (buffer.handle(), buffer.len() / spec.lanes);
        // SAFETY: every index that the kernel uses is below the length of its buffer.
        // - `Buffer` was allocated with the length that it states.
        // - A unit with an index of `stride` or more does nothing. The others read the words of their
        //   own tile, and write one vector of each column and code. `check_memory` compared these
        //   lengths, with what `spec` needs, and `Constants::upload` those of constants.
        // - Indices do not overflow 31 bits: see `check_countable`.
        // - The profiles in shared memory have room for `spec.units` units, the size of the cube.
        // - No buffer that is written is also read or written by another launch: buffers cannot be
        //   cloned, and `output` is borrowed mutably.
        // - A buffer of another device makes the client panic before it launches.
        unsafe {
            let arg = |(handle, len)| BufferArg::from_raw_parts(handle, len);
            fit::launch_unchecked::<f32, P>(
                client,
                grid(client, stride, units),
                CubeDim::new_1d(units),
                spec.lanes,
                arg(vectors(&batch.words)),
                arg(scalars(config.constants.values())),
                arg(vectors(&output.columns)),
                arg(vectors(&output.codes)),
                stride,
                config.max_iterations,
                spec.flags(),
                spec.size,
                spec.compiled(),
                false,
            );
        }
    }
}

#[cfg(test)]
mod tests;
