//! The way into the kernel, and the only unsafe block that runs anything.
//!
//! Lengths are checked here. That a [`Buffer`] holds what it says, and that corners lie on the sensor, is the host
//! crate's to ensure, which is this crate's only user.

use cubecl::prelude::*;
use cubecl::server::Handle;

use crate::error::LaunchError;
use crate::fit::fit;
use crate::profile::profile_len;
use crate::psf::{Astigmatic, Layout, PsfModel, Xynb, Xynbs, Xynbsxsy};
use crate::spec::{CODES, Columns, MAP_VALUES, MAX_SIZE, MIN_SIZE, Noise, Psf, Spec, constant};

/// A device buffer and how many 32-bit values it holds.
#[derive(Clone, Debug)]
pub struct Buffer {
    /// The memory.
    pub handle: Handle,
    /// Its length in 32-bit values.
    pub len: usize,
}

/// Offset, gain and variance of each pixel of a sensor, on a device.
#[derive(Clone, Debug)]
pub struct Maps {
    /// [`MAP_VALUES`] values a pixel, row by row.
    pub values: Buffer,
    /// Pixels in a row of the sensor.
    pub width: usize,
    /// Rows.
    pub height: usize,
}

/// Everything that one launch reads.
#[derive(Clone, Debug)]
pub struct Batch {
    /// Pixels in tiles `[tile][word][slot]`.
    pub words: Buffer,
    /// Sensor index of each ROI's first pixel; read with [`Noise::Maps`] only. The host has
    /// checked that each ROI lies on the sensor.
    pub corners: Buffer,
    /// Number of tiles.
    pub tiles: usize,
}

/// What a launch fills: each column is `tiles * tile` values long.
#[derive(Clone, Debug)]
pub struct Output {
    /// The [`Columns`].
    pub columns: Buffer,
    /// Iterations and status, [`CODES`] columns.
    pub codes: Buffer,
}

/// What stays the same from one launch to the next.
#[derive(Clone, Debug)]
pub struct Setting {
    /// The model.
    pub psf: Psf,
    /// The kernel's shape.
    pub spec: Spec,
    /// The constants, as [`constant`] lays them out.
    pub constants: Buffer,
    /// The sensor; needed with [`Noise::Maps`] only.
    pub maps: Option<Maps>,
    /// Most iterations of a fit.
    pub max_iterations: u32,
}

/// Launches a fit of `batch` into `output`. Returns before it is done.
///
/// # Errors
///
/// Where a buffer is too short for what the launch would touch.
pub fn launch(
    client: &Client,
    setting: &Setting,
    batch: &Batch,
    output: &Output,
) -> Result<(), LaunchError> {
    check(setting, batch, output)?;
    match setting.psf {
        Psf::Xynb => run::<Xynb>(client, setting, batch, output),
        Psf::Xynbs => run::<Xynbs>(client, setting, batch, output),
        Psf::Xynbsxsy => run::<Xynbsxsy>(client, setting, batch, output),
        Psf::Astigmatic => run::<Astigmatic>(client, setting, batch, output),
    }
    Ok(())
}

fn check(setting: &Setting, batch: &Batch, output: &Output) -> Result<(), LaunchError> {
    let spec = &setting.spec;
    if !(MIN_SIZE..=MAX_SIZE).contains(&spec.size) {
        return Err(LaunchError::Size(spec.size));
    }
    if spec.lanes == 0 || spec.units == 0 || spec.tile == 0 || !spec.tile.is_multiple_of(spec.lanes)
    {
        return Err(LaunchError::Tile {
            tile: spec.tile,
            lanes: spec.lanes,
        });
    }
    let enough = |what, buffer: &Buffer, need| {
        if buffer.len < need {
            return Err(LaunchError::Buffer {
                what,
                have: buffer.len,
                need,
            });
        }
        Ok(())
    };
    let columns = Columns::new(setting.psf.parameters()).count();
    let widest = columns.max(spec.words());
    let countable = |spots: &usize| {
        let most = spots.checked_mul(widest);
        most.is_some_and(|values| u32::try_from(values).is_ok())
    };
    let spots = batch.tiles.checked_mul(spec.tile).filter(countable);
    let spots = spots.ok_or(LaunchError::TooMany(batch.tiles.saturating_mul(spec.tile)))?;
    enough("pixels", &batch.words, spots * spec.words())?;
    enough("constants", &setting.constants, constant::COUNT)?;
    enough("output columns", &output.columns, spots * columns)?;
    enough("output codes", &output.codes, spots * CODES)?;
    if matches!(spec.noise, Noise::Maps) {
        enough("corners", &batch.corners, spots)?;
        let maps = setting.maps.as_ref().ok_or(LaunchError::Buffer {
            what: "camera maps",
            have: 0,
            need: 1,
        })?;
        let values = maps
            .width
            .saturating_mul(maps.height)
            .saturating_mul(MAP_VALUES);
        enough("camera maps", &maps.values, values)?;
    }
    Ok(())
}

/// Units of a GPU's cube: one warp, so that a warp that is done makes room for the next.
pub const GPU_UNITS: usize = 32;

/// What a cube may have of shared memory on every GPU, bytes.
const SHARED_MEMORY: usize = 48 << 10;

/// Units of a cube on a device: on GPUs as many as have room for their profiles. The CPU runtime spreads the units
/// of a cube over the cores, never the cubes, so there must be as many as cores.
pub fn units(client: &Client, psf: Psf, size: usize) -> usize {
    let hardware = &client.properties().hardware;
    if let Some(cores) = hardware.num_cpu_cores {
        return (cores.min(hardware.max_units_per_cube) as usize).max(1);
    }
    let free_width = match psf {
        Psf::Xynb => Xynb::FREE_WIDTH,
        Psf::Xynbs => Xynbs::FREE_WIDTH,
        Psf::Xynbsxsy => Xynbsxsy::FREE_WIDTH,
        Psf::Astigmatic => Astigmatic::FREE_WIDTH,
    };
    let each = profile_len(size, free_width) * size_of::<f32>();
    let room = hardware.max_shared_memory_size.min(SHARED_MEMORY) / each;
    let most = GPU_UNITS.min(hardware.max_units_per_cube as usize);
    // A power of two, so that no warp is shared by two cubes.
    1 << most.min(room).max(1).ilog2()
}

/// A grid of at least `units` units, wrapped over two dimensions where one is too short.
fn grid(client: &Client, total: u32, units: u32) -> CubeCount {
    let cubes = total.div_ceil(units);
    let (most, _, _) = client.properties().hardware.max_cube_count;
    if cubes <= most {
        return CubeCount::Static(cubes, 1, 1);
    }
    let rows = cubes.div_ceil(most);
    CubeCount::Static(cubes.div_ceil(rows), rows, 1)
}

#[allow(unsafe_code)]
fn run<P: PsfModel>(client: &Client, setting: &Setting, batch: &Batch, output: &Output) {
    let spec = setting.spec;
    let stride = (batch.tiles * spec.vectors()) as u32;
    if stride == 0 {
        return;
    }
    let units = spec.units as u32;
    // A kernel without maps still has the argument; it gets the constants and never looks.
    let (maps, sensor_width) = match &setting.maps {
        Some(maps) => (&maps.values, maps.width as u32),
        None => (&setting.constants, 0),
    };
    let scalars = |buffer: &Buffer| (buffer.handle.clone(), buffer.len);
    let vectors = |buffer: &Buffer| (buffer.handle.clone(), buffer.len / spec.lanes);
    // SAFETY: `check` has compared every buffer's length with what the kernel touches: a unit reads
    // `words` of its own tile and `corners` of its own vector, `stride` of which exist; `constants`
    // below `constant::COUNT`; `maps` at corners that the host has held against the sensor's
    // size; and writes columns and codes, `stride` vectors each. A unit beyond `stride` does nothing.
    unsafe {
        let arg = |(handle, len)| BufferArg::from_raw_parts(handle, len);
        fit::launch_unchecked::<f32, P>(
            client,
            grid(client, stride, units),
            CubeDim::new_1d(units),
            spec.lanes,
            arg(vectors(&batch.words)),
            arg(vectors(&batch.corners)),
            arg(scalars(maps)),
            arg(scalars(&setting.constants)),
            arg(vectors(&output.columns)),
            arg(vectors(&output.codes)),
            stride,
            sensor_width,
            setting.max_iterations,
            spec.size,
            spec,
        );
    }
}
