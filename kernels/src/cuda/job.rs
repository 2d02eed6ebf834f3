//! Fits on a CUDA device: what the batches of a job share, and the slots that batches pass through.
//!
//! A slot has a stream, an event and memory of its own, so the upload of one batch, the kernels of
//! a second and the download of a third run at the same time. It is handed on: filled by the host,
//! then [`Slot::submit`], [`RunningSlot::wait`], read by the host, and filled again.

use std::sync::Arc;

use super::CudaError;
use super::arguments::Arguments;
use super::code::Program;
use super::device::CudaDevice;
use super::kernel::Kernel;
use super::memory::{DeviceMemory, PinnedMemory};
use super::stream::{Event, Stream};
use crate::arrange::{corners_and_maps, raw_words};
use crate::error::LaunchError;
use crate::job_settings::JobSettings;
use crate::launch::{GPU_TILE, GPU_UNITS, check_countable, check_limits};
use crate::memory::{check_corners, check_sensor};
use crate::psf::Psf;
use crate::spec::{CODES, Noise, Spec};

/// Bytes of a value.
const VALUE: usize = size_of::<u32>();

/// The camera maps on the device.
#[derive(Debug)]
struct DeviceMaps {
    values: DeviceMemory,
    width: u32,
    height: u32,
}

/// The kernels, constants and maps that the batches of a job share.
#[derive(Debug)]
pub struct CudaJob {
    fit: Arc<Kernel>,
    arrange: Arc<Kernel>,
    constants: DeviceMemory,
    maps: Option<DeviceMaps>,
    psf: Psf,
    spec: Spec,
    max_iterations: u32,
    device: Arc<CudaDevice>,
}

impl CudaJob {
    /// Loads the kernels if this is their first use, and uploads what the batches share.
    ///
    /// # Errors
    ///
    /// Returns an error if the settings are invalid, or if the driver fails.
    pub fn new(
        device: &Arc<CudaDevice>,
        settings: &JobSettings<'_>,
    ) -> Result<Arc<Self>, CudaError> {
        let JobSettings { psf, spec, .. } = *settings;
        check_limits(device.limits(), psf, &spec)?;
        let Spec {
            tile, lanes, units, ..
        } = spec;
        if (tile, lanes) != (GPU_TILE, 1) {
            return Err(LaunchError::Tile { tile, lanes }.into());
        }
        if units != GPU_UNITS {
            let max = GPU_UNITS;
            return Err(LaunchError::Units { units, max }.into());
        }
        let needs = |name, have, need| LaunchError::Buffer { name, have, need };
        settings.check_constants()?;
        let maps = match (spec.noise, settings.maps) {
            (Noise::Maps, None) => return Err(needs("camera maps", 0, 1).into()),
            (Noise::Maps, Some(maps)) => Some(upload_maps(device, maps)?),
            _ => None,
        };
        Ok(Arc::new(Self {
            fit: device.kernel(Program::Fit(psf, spec.noise))?,
            arrange: device.kernel(Program::Arrange)?,
            constants: upload(device, settings.constants)?,
            maps,
            psf,
            spec,
            max_iterations: settings.max_iterations,
            device: device.clone(),
        }))
    }

    /// A slot for batches of at most `spots` spots.
    ///
    /// # Errors
    ///
    /// Returns an error if the memory is too small, or if the driver fails.
    pub fn slot(self: &Arc<Self>, spots: usize) -> Result<CudaSlot, CudaError> {
        let spec = &self.spec;
        let tiles = spots.div_ceil(spec.tile);
        let padded = check_countable(self.psf, spec, tiles)?;
        let context = &self.device.context;
        let columns = self.spec.columns(self.psf).count();
        let results = padded * (columns + CODES);
        let corners = self.maps.as_ref().map_or(0, |_| padded);
        let memory = |len| DeviceMemory::new(context, len);
        Ok(CudaSlot(Box::new(SlotParts {
            spots: 0,
            capacity: spots,
            event: Event::new(context)?,
            raw: memory(raw_words(spec, spots))?,
            words: memory(padded * spec.words())?,
            corners: memory(corners)?,
            results: memory(results)?,
            host_raw: Some(self.device.pinned(raw_words(spec, spots) * VALUE)?),
            host_corners: Some(self.device.pinned(corners * VALUE)?),
            host_results: Some(self.device.pinned(results * VALUE)?),
            stream: Stream::new(context)?,
            job: self.clone(),
        })))
    }
}

fn upload(device: &CudaDevice, values: &[f32]) -> Result<DeviceMemory, CudaError> {
    let context = &device.context;
    let memory = DeviceMemory::new(context, values.len())?;
    let bytes = size_of_val(values);
    let mut pinned = device.pinned(bytes)?;
    let stream = Stream::new(context)?;
    let copied = copy_now(&stream, values, &mut pinned, &memory);
    device.keep(pinned);
    copied.map(|()| memory)
}

/// Copies values to a device and waits.
#[allow(unsafe_code)]
fn copy_now(
    stream: &Stream,
    values: &[f32],
    pinned: &mut PinnedMemory,
    memory: &DeviceMemory,
) -> Result<(), CudaError> {
    // SAFETY: no copy of this memory is queued.
    unsafe { pinned.values_mut(values.len()) }.copy_from_slice(values);
    let copied = stream.enter().and_then(|_current| {
        // SAFETY: the context is current. Both places are as long as `values`, and are left alone
        // until the wait below is over.
        unsafe { stream.upload(pinned, memory.address, size_of_val(values)) }
    });
    copied.and(stream.wait())
}

fn upload_maps(
    device: &CudaDevice,
    (values, width, height): (&[f32], usize, usize),
) -> Result<DeviceMaps, CudaError> {
    let (width, height) = check_sensor(values.len(), width, height)?;
    Ok(DeviceMaps {
        values: upload(device, values)?,
        width,
        height,
    })
}

/// The memory and the stream of a batch. The boxes are moved between threads.
#[derive(Debug)]
struct SlotParts {
    /// Spots of the batch.
    spots: usize,
    /// The most spots of a batch.
    capacity: usize,
    event: Event,
    raw: DeviceMemory,
    words: DeviceMemory,
    corners: DeviceMemory,
    results: DeviceMemory,
    // `None` only while the slot is dropped.
    host_raw: Option<PinnedMemory>,
    host_corners: Option<PinnedMemory>,
    host_results: Option<PinnedMemory>,
    stream: Stream,
    job: Arc<CudaJob>,
}

impl Drop for SlotParts {
    fn drop(&mut self) {
        // Queued work uses the memory. On a lost context there is none.
        let _ = self.stream.wait();
        let pinned = [
            self.host_raw.take(),
            self.host_corners.take(),
            self.host_results.take(),
        ];
        for memory in pinned.into_iter().flatten() {
            self.job.device.keep(memory);
        }
    }
}

/// A slot that no work uses.
#[derive(Debug)]
pub struct CudaSlot(Box<SlotParts>);

/// A slot whose batch is on the way through the device.
#[derive(Debug)]
pub struct RunningSlot(Box<SlotParts>);

/// The results of a batch: columns of `padded` values.
#[derive(Clone, Copy, Debug)]
pub struct SlotResults<'a> {
    /// The [`Columns`](crate::spec::Columns).
    pub columns: &'a [f32],
    /// Iterations and status.
    pub codes: &'a [f32],
    /// The length of a column.
    pub padded: usize,
}

impl CudaSlot {
    /// The most spots of a batch.
    pub fn capacity(&self) -> usize {
        self.0.capacity
    }

    /// The memory for the pixels of `spots` ROIs, one ROI after the other: `u16` or `f32`, as the
    /// job's `spec` states.
    ///
    /// # Panics
    ///
    /// Panics if there are more spots than the slot has room for.
    pub fn pixels_mut<T: bytemuck::Pod>(&mut self, spots: usize) -> &mut [T] {
        let parts = &mut *self.0;
        assert!(spots <= parts.capacity, "a slot is too small for its batch");
        let len = spots * parts.job.spec.area();
        let words = raw_words(&parts.job.spec, spots);
        assert!(
            len * size_of::<T>() <= words * size_of::<u32>(),
            "other pixels than the job's"
        );
        parts
            .host_raw
            .as_mut()
            .map_or(&mut [], |memory| idle_mut(memory, len))
    }

    /// The memory for the sensor index of each ROI's first pixel, if the job has camera maps.
    ///
    /// # Panics
    ///
    /// Panics if there are more spots than the slot has room for.
    pub fn corners_mut(&mut self, spots: usize) -> Option<&mut [u32]> {
        let parts = &mut *self.0;
        assert!(spots <= parts.capacity, "a slot is too small for its batch");
        parts.job.maps.as_ref()?;
        let padded = spots.next_multiple_of(parts.job.spec.tile);
        parts
            .host_corners
            .as_mut()
            .map(|memory| idle_mut(memory, padded))
    }

    /// Queues the batch of `spots` spots whose pixels and corners have been written: upload, order
    /// of the pixels, fits and download. Returns before they are done.
    ///
    /// # Errors
    ///
    /// Returns an error if an ROI is not on the sensor, or if the driver fails.
    pub fn submit(mut self, spots: usize) -> Result<RunningSlot, CudaError> {
        let parts = &mut *self.0;
        assert!(
            (1..=parts.capacity).contains(&spots),
            "no batch fits this slot"
        );
        parts.spots = spots;
        parts.check_corners()?;
        parts.queue()?;
        Ok(RunningSlot(self.0))
    }

    /// Queues the fits of the last batch again, `times` times, without copies: for measurements.
    ///
    /// # Errors
    ///
    /// Returns an error if there was no batch, or if the driver fails.
    #[allow(unsafe_code)]
    pub fn repeat(mut self, times: usize) -> Result<RunningSlot, CudaError> {
        let parts = &mut *self.0;
        for _ in 0..times {
            let _current = parts.stream.enter()?;
            // SAFETY: as in `queue`; the words of the last batch are in place.
            unsafe { parts.launch_fit()? };
        }
        parts.event.record(&parts.stream)?;
        Ok(RunningSlot(self.0))
    }

    /// The results of the last batch.
    #[allow(unsafe_code)]
    pub fn results(&self) -> SlotResults<'_> {
        let parts = &*self.0;
        let (padded, columns) = (parts.padded(), parts.column_values());
        let values = parts.host_results.as_ref().map_or(&[][..], |memory| {
            // SAFETY: this slot has no work: `RunningSlot::wait` has waited for it.
            unsafe { memory.values(columns + padded * CODES) }
        });
        let (columns, codes) = values.split_at(columns);
        SlotResults {
            columns,
            codes,
            padded,
        }
    }
}

/// Pinned memory of a slot that has no work.
#[allow(unsafe_code)]
fn idle_mut<T: bytemuck::Pod>(memory: &mut PinnedMemory, len: usize) -> &mut [T] {
    // SAFETY: the caller has a `CudaSlot`, and no copy of its memory is queued.
    unsafe { memory.values_mut(len) }
}

impl RunningSlot {
    /// Waits for the results. Errors of the work that was queued appear here at the latest.
    ///
    /// # Errors
    ///
    /// Returns an error if the driver fails.
    pub fn wait(self) -> Result<CudaSlot, CudaError> {
        self.0.event.wait()?;
        Ok(CudaSlot(self.0))
    }
}

impl SlotParts {
    /// Checks that the ROIs are on the sensor.
    #[allow(unsafe_code)]
    fn check_corners(&self) -> Result<(), CudaError> {
        let (Some(maps), Some(memory)) = (&self.job.maps, &self.host_corners) else {
            return Ok(());
        };
        let padded = self.padded();
        // SAFETY: the batch is not queued yet.
        let corners = unsafe { memory.values(padded) };
        Ok(check_corners(
            corners,
            self.job.spec.size,
            maps.width,
            maps.height,
        )?)
    }

    /// The number of spots of the batch with those that fill its last tile.
    fn padded(&self) -> usize {
        self.spots.next_multiple_of(self.job.spec.tile)
    }

    /// The number of values in all columns of the batch.
    fn column_values(&self) -> usize {
        self.padded() * self.job.spec.columns(self.job.psf).count()
    }

    /// The address of the codes, which follow the columns.
    fn codes_at(&self) -> u64 {
        self.results.address + (self.column_values() * VALUE) as u64
    }

    /// Queues the work of a batch.
    #[allow(unsafe_code)]
    fn queue(&mut self) -> Result<(), CudaError> {
        let spec = &self.job.spec;
        let (padded, tiles) = (self.padded(), self.spots.div_ceil(spec.tile));
        let raw = raw_words(spec, self.spots);
        let (codes_at, codes) = (self.codes_at(), self.padded() * CODES);
        let results = self.column_values() + codes;
        let maps = self.job.maps.as_ref().map(|maps| {
            let values = (maps.values.address, maps.values.len);
            ((self.corners.address, padded), values, maps.width)
        });
        let constants = (self.job.constants.address, self.job.constants.len);
        let (corners, maps, width) = corners_and_maps(maps, constants);
        let arrange = Arguments::new(
            &[
                (self.raw.address, raw),
                corners,
                maps,
                (self.words.address, padded * spec.words()),
            ],
            &[self.spots as u32, tiles as u32, width, spec.flags()],
            spec.size as u32,
        );
        let _current = self.stream.enter()?;
        // SAFETY: the context is current, and `self` is not used until this work is done: `submit`
        // gives a `RunningSlot`, and `drop` waits.
        // - `slot` has allocated all memory for `capacity` spots, and there are at most as many.
        // - Every index that the kernels use is below the length of its buffer: `check_countable`
        //   compared the numbers of words, columns and codes with 32 bits, `check_sensor` the maps
        //   with the sensor, and `check_corners` the corners with both. A thread with an index of
        //   `padded` or more writes nothing.
        // - The shared memory of a block is what the kernel uses for this size: see `Program`.
        // - The buffers belong to this slot, except constants and maps, which are only read.
        unsafe {
            if let Some(host_raw) = &self.host_raw {
                self.stream
                    .upload(host_raw, self.raw.address, raw * VALUE)?;
            }
            if let (Some(_), Some(host_corners)) = (&self.job.maps, &self.host_corners) {
                self.stream
                    .upload(host_corners, self.corners.address, padded * VALUE)?;
            }
            // Codes that the kernel does not write stay NaN.
            self.stream.fill(codes_at, 0xff, codes * VALUE)?;
            self.job
                .arrange
                .launch(&self.stream, tiles as u32, spec.size, arrange)?;
            self.launch_fit()?;
            if let Some(host_results) = &mut self.host_results {
                self.stream
                    .download(self.results.address, host_results, results * VALUE)?;
            }
        }
        self.event.record(&self.stream)
    }

    /// Queues the fits.
    ///
    /// # Safety
    ///
    /// The context is current, and the words of `spots` spots are in place when the kernel runs.
    #[allow(unsafe_code)]
    unsafe fn launch_fit(&self) -> Result<(), CudaError> {
        let job = &*self.job;
        let (spec, padded) = (&job.spec, self.padded());
        let arguments = Arguments::new(
            &[
                (self.words.address, padded * spec.words()),
                (job.constants.address, job.constants.len),
                (self.results.address, self.column_values()),
                (self.codes_at(), padded * CODES),
            ],
            &[padded as u32, job.max_iterations, spec.flags()],
            spec.size as u32,
        );
        let blocks = padded.div_ceil(spec.units) as u32;
        // SAFETY: see `queue`.
        unsafe { job.fit.launch(&self.stream, blocks, spec.size, arguments) }
    }
}
