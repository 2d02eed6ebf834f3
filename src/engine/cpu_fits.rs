//! Fits on the CPU, on the threads of rayon's pool.
//!
//! Each thread takes one block of ROIs after the other. It writes and fits one tile after the other,
//! while the pixels of the next one arrive from memory, and stores the results of the block.

use std::cell::RefCell;
use std::ops::Range;
use std::time::Instant;

use gaussmle_kernels::{CpuBlock, CpuJob, LaunchError, Psf, Slots};
use rayon::prelude::*;

use super::plan::JobPlan;
use super::results::{BatchResults, Contradictions, Destination, destinations};
use super::tiles::TileWriter;
#[cfg(feature = "simulate")]
use super::tiles::fill_tiles;
use super::verdicts::Verdicts;
use crate::device::DeviceFailure;
use crate::fits::Fits;
#[cfg(any(test, feature = "simulate"))]
use crate::roi::RoiStack;

/// ROIs in a block. A multiple of every tile.
const BLOCK: usize = 256;

/// The most ROIs in a block of a measured PSF, a multiple of [`BLOCK`]: spots of equal starts are fitted together, and
/// so are poor fits.
const SORTED_BLOCK: usize = 512;

/// Blocks in a batch for each thread. The threads finish a batch at different times, at most one
/// block apart.
const BLOCKS_PER_THREAD: usize = 64;

/// The most ROIs in a block.
fn largest_block(psf: Psf) -> usize {
    match psf.has_planes() {
        true => SORTED_BLOCK,
        false => BLOCK,
    }
}

thread_local! {
    /// The memory of this thread's blocks.
    static MEMORY: RefCell<CpuBlock> = RefCell::default();
}

/// The fits of a job on the CPU.
#[derive(Debug)]
pub(crate) struct CpuFits {
    job: CpuJob,
    plan: JobPlan,
}

impl CpuFits {
    /// Finds the kernel. `plan` has the choices of the CPU.
    pub fn new(plan: JobPlan) -> Result<Self, DeviceFailure> {
        let job = CpuJob::new(&plan.job_settings());
        let job = job.map_err(|error| DeviceFailure::Lost(error.to_string()))?;
        Ok(Self { job, plan })
    }

    /// The number of ROIs after which a job looks for messages and reports progress.
    pub fn batch_size(psf: Psf) -> usize {
        largest_block(psf) * BLOCKS_PER_THREAD * rayon::current_num_threads()
    }

    /// The ROIs in a block of a range of spots: few enough that each thread has one.
    fn block(&self, spots: usize) -> usize {
        let of_thread = spots.div_ceil(rayon::current_num_threads()).max(1);
        largest_block(self.plan.psf).min(of_thread.next_multiple_of(BLOCK))
    }

    /// The bytes of all threads' blocks in batches of this many spots.
    pub fn memory_bytes(&self, spots: usize) -> u64 {
        let block = self.block(spots);
        let blocks = spots.div_ceil(block).min(rayon::current_num_threads());
        // The maps, too.
        self.plan.device_bytes(0) + blocks as u64 * self.job.block_bytes(block.min(spots))
    }

    /// Fits a range of ROIs and stores the results. Returns the seconds of all threads together: the
    /// threads also do other work meanwhile, such as the search for spots. Blocks that begin after
    /// `is_cancelled` returns true are left out, so a caller that cancels must not use the results.
    pub fn fit(
        &self,
        verdicts: Verdicts<'_, '_>,
        spots: Range<usize>,
        fits: &mut Fits,
        is_cancelled: &(dyn Fn() -> bool + Sync),
    ) -> Result<f64, DeviceFailure> {
        let (first, count) = (spots.start, spots.len());
        let size = self.block(count);
        let parts = destinations(fits, spots, size);
        let block = |(index, to): (usize, Destination<'_>)| {
            if is_cancelled() {
                return Ok((Contradictions::default(), 0.0));
            }
            let began = Instant::now();
            let first = first + index * size;
            let found =
                MEMORY.with_borrow_mut(|memory| self.fit_block(memory, verdicts, first, to))?;
            Ok((found, began.elapsed().as_secs_f64()))
        };
        let parts = parts.into_par_iter().enumerate();
        let (found, seconds) = parts
            .map(block)
            .try_reduce(Default::default, |a, b| Ok((a.0.and(b.0), a.1 + b.1)))
            .map_err(refused)?;
        found.check(count).map_err(DeviceFailure::Lost)?;
        Ok(seconds)
    }

    fn fit_block(
        &self,
        memory: &mut CpuBlock,
        verdicts: Verdicts<'_, '_>,
        first: usize,
        mut to: Destination<'_>,
    ) -> Result<Contradictions, LaunchError> {
        let spec = self.job.spec();
        let spots = to.spots();
        let layout = spec.columns(self.plan.psf);
        let tiles = spots.div_ceil(spec.tile);
        let maps = self.plan.host_maps();
        let mut writer = TileWriter::new(verdicts.rois, first..first + spots, spec, maps);
        let fill = |slots: Slots<'_>, words: &mut [u32]| {
            writer.write(slots, words);
            // They arrive during the fits of this tile.
            if let Slots::Tile(tile) = slots {
                writer.prefetch(tile + 1);
            }
        };
        let (columns, codes) = self.job.fit_tiles(memory, tiles, fill)?;
        let results = BatchResults {
            columns,
            codes,
            padded: tiles * spec.tile,
            spots,
        };
        let found = results.store_part(0, layout, self.plan.max_iterations, &mut to);
        verdicts.settle(first, layout, &mut to);
        Ok(found)
    }

    /// The seconds in which all threads run the kernel alone, for at least as many spots as `rois`
    /// has, and that number of spots. The tiles are in the caches.
    #[cfg(feature = "simulate")]
    pub fn kernel_seconds(&self, rois: &RoiStack<'_>) -> Result<(f64, usize), DeviceFailure> {
        let spec = self.job.spec();
        let size = self.block(rois.len());
        let blocks = rois.len().div_ceil(size);
        let different = blocks.min(8 * rayon::current_num_threads());
        let mut filled = Vec::new();
        for index in 0..different {
            let spots = index * size..((index + 1) * size).min(rois.len());
            let tiles = spots.len().div_ceil(spec.tile);
            let mut memory = CpuBlock::default();
            let words = self.job.words_mut(&mut memory, tiles).map_err(refused)?;
            fill_tiles(words, rois, spots.clone(), spec, self.plan.host_maps());
            filled.push((memory, tiles, spots.len()));
        }
        let times = blocks.div_ceil(different);
        let began = Instant::now();
        let run = filled.par_iter_mut().map(|(memory, tiles, spots)| {
            for _ in 0..times {
                self.job.fit(memory, *tiles)?;
            }
            Ok(times * *spots)
        });
        let spots = run.try_reduce(|| 0, |a, b| Ok(a + b)).map_err(refused)?;
        Ok((began.elapsed().as_secs_f64(), spots))
    }
}

/// The failure of a launch that was refused.
fn refused(error: LaunchError) -> DeviceFailure {
    DeviceFailure::Lost(error.to_string())
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use ndarray::Array3;

    use super::*;
    use crate::camera::Camera;
    use crate::device::OpenDevice;
    use crate::engine::plan::FitSpec;
    use crate::fit_options::FitOptions;
    use crate::model::Model;
    use crate::settings::Settings;
    use crate::status::Status;

    #[test]
    fn blocks_after_a_cancellation_are_left_out() {
        let spots = 7 * BLOCK + 5;
        // Equal pixels are bad input.
        let pixels = Array3::from_shape_fn((spots, 5, 5), |(_, y, x)| (10 + x + y) as f32);
        let rois = RoiStack::from_f32(pixels.view()).expect("valid");
        let (camera, options) = (Camera::ideal(0.1), FitOptions::default());
        let spec = FitSpec::new(Model::xynb(0.13), camera, options, &Settings::default());
        let spec = spec.expect("valid");
        let plan = spec.plan(&rois).expect("valid").on(&OpenDevice::cpu());
        let cpu = CpuFits::new(plan).expect("it compiles");
        let fitted = |allowed: usize| {
            let mut fits = spec.unfitted(&rois);
            // No fit of these pixels ends with the status that results have before it.
            let is_fitted = |status: &&Status| **status != Status::BadInput;
            assert_eq!(fits.status().iter().filter(is_fitted).count(), 0);
            let looks = AtomicUsize::new(0);
            let is_cancelled = || looks.fetch_add(1, Ordering::Relaxed) >= allowed;
            let verdicts = Verdicts {
                rois: &rois,
                spec: &spec,
            };
            let done = cpu.fit(verdicts, 0..spots, &mut fits, &is_cancelled);
            assert!(done.is_ok(), "{done:?}");
            fits.status().iter().filter(is_fitted).count()
        };
        assert_eq!(fitted(usize::MAX), spots);
        assert_eq!(fitted(0), 0);
        // The last block is not full.
        for allowed in [1, 3] {
            let count = fitted(allowed);
            let whole = allowed * BLOCK;
            assert!(
                count == whole || count == whole - BLOCK + 5,
                "{allowed}: {count}"
            );
        }
    }
}
