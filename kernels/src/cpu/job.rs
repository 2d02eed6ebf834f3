//! The fits of a job on the CPU.

use std::ffi::c_void;
use std::sync::Arc;

use cubecl_llvm::{PlironData, PlironEngine};

use super::aligned::AlignedMemory;
use super::block::CpuBlock;
use super::kernel::{CpuError, kernel};
use crate::error::LaunchError;
use crate::info::info;
use crate::job_settings::JobSettings;
use crate::launch::check_countable;
use crate::spec::{CODES, Noise, Pixels, Psf, Spec, constant};

/// The buffers that differ from launch to launch, in the order of the kernel's arguments.
const WORDS: usize = 0;
const COLUMNS: usize = 4;
const CODE_COLUMNS: usize = 5;

/// A compiled kernel and the constants of a job. Any number of threads share it.
pub struct CpuJob {
    engine: PlironEngine,
    psf: Psf,
    spec: Spec,
    constants: AlignedMemory,
    max_iterations: u32,
}

impl std::fmt::Debug for CpuJob {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("CpuJob")
            .field("psf", &self.psf)
            .field("spec", &self.spec)
            .finish_non_exhaustive()
    }
}

impl CpuJob {
    /// Compiles the kernel if this is its first use.
    ///
    /// # Errors
    ///
    /// Returns an error if the settings are invalid, or if the kernel cannot be compiled. Camera
    /// maps must be in the pixels already: [`Pixels::Calibrated`].
    pub fn new(settings: &JobSettings<'_>) -> Result<Self, CpuError> {
        let &JobSettings { psf, spec, .. } = settings;
        settings.check_constants()?;
        if matches!(spec.noise, Noise::Maps) && !matches!(spec.pixels, Pixels::Calibrated) {
            let name = "camera maps";
            let (have, need) = (0, 1);
            return Err(LaunchError::Buffer { name, have, need }.into());
        }
        // Each thread runs whole launches: a launch has one unit.
        let spec = Spec { units: 1, ..spec };
        let mut constants = AlignedMemory::default();
        constants.reserve(constant::COUNT);
        constants
            .values_mut(constant::COUNT)
            .copy_from_slice(bytemuck::cast_slice(&settings.constants[..constant::COUNT]));
        Ok(Self {
            engine: kernel(psf, spec)?,
            psf,
            spec,
            constants,
            max_iterations: settings.max_iterations,
        })
    }

    /// The parameters of the kernel.
    pub fn spec(&self) -> &Spec {
        &self.spec
    }

    /// Makes room for `tiles` tiles in a block, and returns their words, laid out as
    /// `[tile][word][slot]`. The content is arbitrary.
    ///
    /// # Errors
    ///
    /// Returns an error if there are more values than the kernel can count.
    pub fn words_mut<'b>(
        &self,
        block: &'b mut CpuBlock,
        tiles: usize,
    ) -> Result<&'b mut [u32], LaunchError> {
        let padded = self.reserve_results(block, tiles)?;
        let words = padded * self.spec.words();
        block.words.reserve(words);
        Ok(block.words.values_mut(words))
    }

    /// Makes room for the results of `tiles` tiles. Returns the number of their slots.
    fn reserve_results(&self, block: &mut CpuBlock, tiles: usize) -> Result<usize, LaunchError> {
        let padded = check_countable(self.psf, &self.spec, tiles)?;
        let columns = self.spec.columns(self.psf).count();
        block.columns.reserve(padded * columns);
        block.codes.reserve(padded * CODES);
        Ok(padded)
    }

    /// Fits the first `tiles` tiles of a block. Returns the [`Columns`](crate::spec::Columns), and
    /// iterations and status, as columns of `tiles * tile` values.
    ///
    /// # Errors
    ///
    /// Returns an error if there are more values than the kernel can count.
    ///
    /// # Panics
    ///
    /// Panics if the block has room for fewer tiles.
    pub fn fit<'b>(
        &self,
        block: &'b mut CpuBlock,
        tiles: usize,
    ) -> Result<(&'b [f32], &'b [f32]), LaunchError> {
        let padded = check_countable(self.psf, &self.spec, tiles)?;
        let words = block.words.values_mut(padded * self.spec.words());
        let columns = self.spec.columns(self.psf).count();
        let columns = block.columns.values_mut(padded * columns);
        let codes = block.codes.values_mut(padded * CODES);
        let mut launch = self.launch(tiles, tiles);
        self.run(&mut launch, words, columns, codes);
        Ok((bytemuck::cast_slice(columns), bytemuck::cast_slice(codes)))
    }

    /// Fits `tiles` tiles, each just after `fill` has written its words: they are then in the
    /// nearest cache. Returns what [`CpuJob::fit`] does.
    ///
    /// # Errors
    ///
    /// Returns an error if there are more values than the kernel can count.
    pub fn fit_tiles<'b>(
        &self,
        block: &'b mut CpuBlock,
        tiles: usize,
        mut fill: impl FnMut(usize, &mut [u32]),
    ) -> Result<(&'b [f32], &'b [f32]), LaunchError> {
        let padded = self.reserve_results(block, tiles)?;
        let tile = self.spec.tile;
        block.words.reserve(tile * self.spec.words());
        let words = block.words.values_mut(tile * self.spec.words());
        let columns = self.spec.columns(self.psf).count();
        let columns = block.columns.values_mut(padded * columns);
        let codes = block.codes.values_mut(padded * CODES);
        // Codes that the kernel does not write stay NaN.
        codes.fill(f32::NAN.to_bits());
        let mut launch = self.launch(1, tiles);
        for index in 0..tiles {
            fill(index, words);
            // Each column of this tile begins at its place in the column of the block.
            let (columns, codes) = (&mut columns[index * tile..], &mut codes[index * tile..]);
            self.run(&mut launch, words, columns, codes);
        }
        Ok((bytemuck::cast_slice(columns), bytemuck::cast_slice(codes)))
    }

    /// The arguments of launches of `tiles` tiles each, whose results are in columns of `all` tiles.
    fn launch(&self, tiles: usize, all: usize) -> PlironData {
        let spec = &self.spec;
        let (units, stride) = (tiles * spec.vectors(), all * spec.vectors());
        let constants = self.constants.values(constant::COUNT);
        let lengths = [
            units * spec.words(),
            constants.len() / spec.lanes,
            constants.len(),
            constants.len(),
            stride * spec.columns(self.psf).count(),
            stride * CODES,
        ];
        // A kernel without maps and corners has arguments for them too. It gets the constants
        // instead and never reads them there.
        let constants = constants.as_ptr().cast_mut().cast::<c_void>();
        let mut buffers = vec![constants; lengths.len()];
        for written in [WORDS, COLUMNS, CODE_COLUMNS] {
            buffers[written] = std::ptr::null_mut();
        }
        let scalars = [stride as u32, 0, self.max_iterations];
        let info = info(lengths, &scalars, Some(spec.size as u32));
        PlironData::new(buffers, info, [units as u32, 1, 1], Vec::new())
    }

    /// Runs the kernel. `columns` and `codes` begin with the first value of the launch; the columns
    /// that follow are a stride apart.
    fn run(
        &self,
        launch: &mut PlironData,
        words: &mut [u32],
        columns: &mut [u32],
        codes: &mut [u32],
    ) {
        let [units, ..] = launch.builtins;
        let (units, lanes) = (units as usize, self.spec.lanes);
        let shared = Arc::get_mut(&mut launch.shared).expect("this launch has the only reference");
        shared.buffer_ptrs[WORDS] = words.as_mut_ptr().cast();
        shared.buffer_ptrs[COLUMNS] = columns.as_mut_ptr().cast();
        shared.buffer_ptrs[CODE_COLUMNS] = codes.as_mut_ptr().cast();
        debug_assert!(words.len() >= units * lanes * self.spec.words());
        // CubeCL does not mark this call unsafe. The kernel stays within the buffers:
        // - Every index that it uses is below the length of its buffer. A unit reads the words of
        //   its own tile: there are as many units as vectors of tiles in `words`. It writes one
        //   vector of each column and code, and the last column of `columns` and `codes` has
        //   room for those of all units: the callers take the slices from the first value of the
        //   launch to the last one of the block.
        // - Corners and maps are not read: `new` refuses a kernel that does.
        // - Indices do not overflow 31 bits: see `check_countable`.
        // - The buffers are borrowed until the call returns; constants are only read.
        self.engine.run_kernel(launch);
    }
}
