//! The fits of a job on the CPU.

use std::ffi::c_void;
use std::sync::Arc;

use cubecl_llvm::{PlironData, PlironEngine};

use super::aligned::{ALIGNMENT, AlignedMemory};
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

/// The same buffers, with their names in errors.
const BUFFERS: [(&str, usize); 3] = [
    ("pixels", WORDS),
    ("output columns", COLUMNS),
    ("output codes", CODE_COLUMNS),
];

/// A launch, which runs once for each of several places in the buffers.
pub(super) struct Launch {
    data: PlironData,
    /// The words, columns and codes that it reads or writes from the first value on.
    lengths: [usize; 3],
}

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
        let mut launch = self.launch(tiles, tiles)?;
        let padded = tiles * self.spec.tile;
        let words = block.words.values_mut(padded * self.spec.words());
        let columns = self.spec.columns(self.psf).count();
        let columns = block.columns.values_mut(padded * columns);
        let codes = block.codes.values_mut(padded * CODES);
        self.run(&mut launch, words, columns, codes)?;
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
        let mut launch = self.launch(1, tiles)?;
        for index in 0..tiles {
            fill(index, words);
            // Each column of this tile begins at its place in the column of the block.
            let (columns, codes) = (&mut columns[index * tile..], &mut codes[index * tile..]);
            self.run(&mut launch, words, columns, codes)?;
        }
        Ok((bytemuck::cast_slice(columns), bytemuck::cast_slice(codes)))
    }

    /// The arguments of launches of `tiles` tiles each, whose results are in columns of `all` tiles.
    ///
    /// # Errors
    ///
    /// Returns an error if there are more values than the kernel can count.
    pub(super) fn launch(&self, tiles: usize, all: usize) -> Result<Launch, LaunchError> {
        let spec = &self.spec;
        let slots = check_countable(self.psf, spec, tiles)?;
        let all_slots = check_countable(self.psf, spec, all)?;
        let (units, stride) = (tiles * spec.vectors(), all * spec.vectors());
        let up_to_last = |columns: usize| (columns - 1) * all_slots + slots;
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
        // `run` sets these.
        for (_, written) in BUFFERS {
            buffers[written] = std::ptr::null_mut();
        }
        let scalars = [stride as u32, 0, self.max_iterations];
        let info = info(lengths, &scalars, Some(spec.size as u32));
        Ok(Launch {
            data: PlironData::new(buffers, info, [units as u32, 1, 1], Vec::new()),
            lengths: [
                slots * spec.words(),
                up_to_last(spec.columns(self.psf).count()),
                up_to_last(CODES),
            ],
        })
    }

    /// Runs the kernel. `columns` and `codes` begin with the first value of the launch; the columns
    /// that follow are a stride apart.
    ///
    /// # Errors
    ///
    /// Returns an error if a buffer is shorter than what the kernel reads or writes, or begins in the
    /// middle of a vector.
    pub(super) fn run(
        &self,
        launch: &mut Launch,
        words: &mut [u32],
        columns: &mut [u32],
        codes: &mut [u32],
    ) -> Result<(), LaunchError> {
        let Launch { data, lengths } = launch;
        let shared = Arc::get_mut(&mut data.shared).expect("this launch has the only reference");
        for ((buffer, need), (name, argument)) in [words, columns, codes]
            .into_iter()
            .zip(*lengths)
            .zip(BUFFERS)
        {
            let have = buffer.len();
            if have < need {
                return Err(LaunchError::Buffer { name, have, need });
            }
            let (address, bytes) = (buffer.as_ptr().addr(), self.vector_bytes());
            if !address.is_multiple_of(bytes) {
                return Err(LaunchError::Alignment { name, bytes });
            }
            shared.buffer_ptrs[argument] = buffer.as_mut_ptr().cast();
        }
        // CubeCL does not mark this call unsafe. The kernel stays within the buffers:
        // - Every index that it uses is below the length of its buffer. A unit reads the words of
        //   its own tile, and writes one vector of each column and code: the lengths of all units
        //   were compared above with those of the slices.
        // - Vectors are read and written at multiples of their size, which was checked, or of
        //   `ALIGNMENT`, if they are larger. `new` aligned the constants.
        // - Constants have `constant::COUNT` values: see `check_constants`, which `new` calls.
        // - Corners and maps are not read: `new` refuses a kernel that does.
        // - Indices do not overflow 31 bits: see `check_countable`.
        // - The buffers are borrowed until the call returns; constants are only read.
        self.engine.run_kernel(data);
        Ok(())
    }

    /// The alignment of vectors that the kernel was compiled for, bytes.
    fn vector_bytes(&self) -> usize {
        (self.spec.lanes * size_of::<u32>()).min(ALIGNMENT)
    }
}
