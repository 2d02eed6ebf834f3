//! The fits of a job on the CPU.

use std::ffi::c_void;

use cubecl_llvm::{PlironData, PlironEngine};

use super::aligned::AlignedMemory;
use super::block::CpuBlock;
use super::kernel::{CpuError, kernel};
use crate::error::LaunchError;
use crate::info::info;
use crate::job_settings::JobSettings;
use crate::launch::check_countable;
use crate::spec::{CODES, Columns, Noise, Pixels, Psf, Spec, constant};

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

    /// The model.
    pub fn psf(&self) -> Psf {
        self.psf
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
        let padded = check_countable(self.psf, &self.spec, tiles)?;
        let words = padded * self.spec.words();
        let columns = Columns::new(self.psf.parameters()).count();
        block.words.reserve(words);
        block.columns.reserve(padded * columns);
        block.codes.reserve(padded * CODES);
        Ok(block.words.values_mut(words))
    }

    /// Fits the first `tiles` tiles of a block. Returns the [`Columns`], and iterations and status,
    /// as columns of `tiles * tile` values.
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
        let spec = &self.spec;
        let padded = check_countable(self.psf, spec, tiles)?;
        let column_values = padded * Columns::new(self.psf.parameters()).count();
        // Each slice is as long as stated.
        let words = block.words.values_mut(padded * spec.words());
        let columns = block.columns.values_mut(column_values);
        let codes = block.codes.values_mut(padded * CODES);
        let constants = self.constants.values(constant::COUNT);
        let vectors = tiles * spec.vectors();
        let lengths = [
            words.len() / spec.lanes,
            constants.len() / spec.lanes,
            constants.len(),
            constants.len(),
            columns.len() / spec.lanes,
            codes.len() / spec.lanes,
        ];
        // A kernel without maps and corners has arguments for them too. It gets the constants
        // instead and never reads them there.
        let constants = constants.as_ptr().cast_mut().cast::<c_void>();
        let buffers = vec![
            words.as_mut_ptr().cast(),
            constants,
            constants,
            constants,
            columns.as_mut_ptr().cast(),
            codes.as_mut_ptr().cast(),
        ];
        let scalars = [vectors as u32, 0, self.max_iterations];
        let info = info(lengths, &scalars, Some(spec.size as u32));
        let mut data = PlironData::new(buffers, info, [vectors as u32, 1, 1], Vec::new());
        // CubeCL does not mark this call unsafe. The kernel stays within the buffers:
        // - Every index that it uses is below the length of its buffer: a unit reads the words of
        //   its own tile, and writes one vector of each column and code. There are as many units as
        //   vectors. Corners and maps are not read: `new` refuses a kernel that does.
        // - Indices do not overflow 31 bits: see `check_countable`.
        // - The buffers are borrowed until the call returns; constants are only read.
        self.engine.run_kernel(&mut data);
        Ok((bytemuck::cast_slice(columns), bytemuck::cast_slice(codes)))
    }
}
