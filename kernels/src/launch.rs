//! The safe way into the kernel, and the crate's only unsafe block.

use cubecl::prelude::*;
use cubecl::server::Handle;

use crate::error::LaunchError;
use crate::fit::fit;
use crate::psf::{Astigmatic, Xynb, Xynbs, Xynbsxsy};
use crate::spec::{Columns, MAP_VALUES, MAX_SIZE, MIN_SIZE, Noise, Psf, Spec, constant};

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

/// Launches a fit of `batch` and returns the buffer of [`Columns`] that it will fill, each
/// `tiles * tile` values long. `dirt` is what the buffer holds until then.
///
/// # Errors
///
/// Where a buffer is too short for what the launch would touch.
pub fn launch(
    client: &Client,
    psf: Psf,
    spec: Spec,
    batch: &Batch,
    maps: Option<&Maps>,
    constants: &Buffer,
    out: &Buffer,
    max_iterations: u32,
) -> Result<(), LaunchError> {
    check(psf, &spec, batch, maps, constants, out)?;
    match psf {
        Psf::Xynb => run::<Xynb>(client, spec, batch, maps, constants, out, max_iterations),
        Psf::Xynbs => run::<Xynbs>(client, spec, batch, maps, constants, out, max_iterations),
        Psf::Xynbsxsy => run::<Xynbsxsy>(client, spec, batch, maps, constants, out, max_iterations),
        Psf::Astigmatic => {
            run::<Astigmatic>(client, spec, batch, maps, constants, out, max_iterations)
        }
    }
    Ok(())
}

fn check(
    psf: Psf,
    spec: &Spec,
    batch: &Batch,
    maps: Option<&Maps>,
    constants: &Buffer,
    out: &Buffer,
) -> Result<(), LaunchError> {
    if !(MIN_SIZE..=MAX_SIZE).contains(&spec.size) {
        return Err(LaunchError::Size(spec.size));
    }
    if spec.lanes == 0 || spec.tile == 0 || !spec.tile.is_multiple_of(spec.lanes) {
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
    let spots = batch.tiles * spec.tile;
    enough("pixels", &batch.words, spots * spec.words())?;
    enough("constants", constants, constant::COUNT)?;
    let columns = Columns::new(psf.parameters()).count();
    enough("output", out, spots * columns)?;
    if matches!(spec.noise, Noise::Maps) {
        enough("corners", &batch.corners, spots)?;
        let maps = maps.ok_or(LaunchError::Buffer {
            what: "camera maps",
            have: 0,
            need: 1,
        })?;
        enough(
            "camera maps",
            &maps.values,
            maps.width * maps.height * MAP_VALUES,
        )?;
    }
    Ok(())
}

/// Units of a cube. The CPU runtime spreads the units of a cube over the cores, never the cubes, so there
/// must be as many as cores; a GPU wants a few warps.
fn units(client: &Client) -> u32 {
    const WARPS_OF_UNITS: u32 = 64;
    let hardware = &client.properties().hardware;
    match hardware.num_cpu_cores {
        Some(cores) => cores.min(hardware.max_units_per_cube).max(1),
        None => WARPS_OF_UNITS.min(hardware.max_units_per_cube),
    }
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
fn run<P: crate::psf::PsfModel>(
    client: &Client,
    spec: Spec,
    batch: &Batch,
    maps: Option<&Maps>,
    constants: &Buffer,
    out: &Buffer,
    max_iterations: u32,
) {
    let stride = (batch.tiles * spec.vectors()) as u32;
    if stride == 0 {
        return;
    }
    let units = units(client);
    let (map_values, sensor_width) = match maps {
        Some(maps) => (maps.values.clone(), maps.width as u32),
        None => (constants.clone(), 0),
    };
    // SAFETY: `check` has compared every buffer's length with what the kernel touches: a unit reads
    // `words` of its own tile and `corners` of its own vector, `stride` of which exist; `constants`
    // below `constant::COUNT`; `maps` at corners that the host has held against the sensor's
    // size; and writes the columns, `stride` vectors each. A unit beyond `stride` does nothing.
    unsafe {
        fit::launch_unchecked::<f32, P>(
            client,
            grid(client, stride, units),
            CubeDim::new_1d(units),
            spec.lanes,
            BufferArg::from_raw_parts(batch.words.handle.clone(), batch.words.len / spec.lanes),
            BufferArg::from_raw_parts(batch.corners.handle.clone(), batch.corners.len / spec.lanes),
            BufferArg::from_raw_parts(map_values.handle, map_values.len),
            BufferArg::from_raw_parts(constants.handle.clone(), constants.len),
            BufferArg::from_raw_parts(out.handle.clone(), out.len / spec.lanes),
            stride,
            sensor_width,
            max_iterations,
            spec.size,
            spec,
        );
    }
}
