//! The fits of a job on the CPU.

use std::ffi::c_void;

use super::aligned::{ALIGNMENT, AlignedMemory};
use super::block::{CpuBlock, Slots};
use super::kernel::{Code, CpuError, kernel};
use crate::error::LaunchError;
use crate::info::info;
use crate::job_settings::JobSettings;
use crate::launch::{Limits, check_countable, check_limits, columns_in_memory};
use crate::psf::Psf;
use crate::spec::{CODES, MAX_LANES, Spec, flag};
use crate::working::working_len;

/// The buffers that differ from launch to launch, in the order of the kernel's arguments.
const WORDS: usize = 0;
const CONSTANTS: usize = 1;
const COLUMNS: usize = 2;
const CODE_COLUMNS: usize = 3;
/// After the buffers comes the working memory: the profiles, and the calibrated pixels.
const PROFILES: usize = 4;
const CALIBRATED: usize = 5;

/// The buffers that differ from launch to launch, with their names in errors.
const BUFFERS: [(&str, usize); 3] = [
    ("pixels", WORDS),
    ("output columns", COLUMNS),
    ("output codes", CODE_COLUMNS),
];

/// A launch, which runs once for each of several places in the buffers.
pub(super) struct Launch {
    /// The addresses of the buffers and of the working memory.
    buffers: [*mut c_void; 6],
    info: Vec<u64>,
    units: u32,
    /// The words, columns and codes that it reads or writes from the first value on.
    lengths: [usize; 3],
}

/// The columns and codes of spots.
pub(super) struct Spots<'a> {
    pub columns: &'a mut [u32],
    pub codes: &'a mut [u32],
    /// The length of a column.
    pub slots: usize,
}

/// The memory of the tile that is fitted.
pub(super) struct TileMemory<'a> {
    pub words: &'a mut AlignedMemory,
    pub working: &'a mut AlignedMemory,
}

/// Copies the words of slots of all tiles to a tile.
fn copy_words(spec: &Spec, all: &[u32], slots: Slots<'_>, out: &mut [u32]) {
    let (tile, words) = (spec.tile, spec.words());
    let mut firsts = [0; MAX_LANES];
    for (place, first) in firsts[..tile].iter_mut().enumerate() {
        let slot = slots.slot(place, tile);
        *first = slot / tile * tile * words + slot % tile;
    }
    for (word, out) in out.chunks_mut(tile).enumerate() {
        for (out, first) in out.iter_mut().zip(firsts) {
            *out = all[first + word * tile];
        }
    }
}

/// The values of the profiles of a unit, up to where the calibrated pixels begin.
fn profile_values(psf: Psf, spec: &Spec) -> usize {
    (working_len(psf, *spec) * spec.lanes).next_multiple_of(ALIGNMENT / size_of::<f32>())
}

/// The values of the working memory of a unit.
pub(super) fn working_values(psf: Psf, spec: &Spec) -> usize {
    profile_values(psf, spec) + spec.area() * spec.lanes
}

/// A kernel and the constants of a job. Any number of threads share it.
pub struct CpuJob {
    code: Code,
    pub(super) psf: Psf,
    spec: Spec,
    constants: AlignedMemory,
    /// The number of constants.
    constant_count: usize,
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
    /// Finds the kernel.
    ///
    /// # Errors
    ///
    /// Returns an error if the settings are invalid, or if there is no kernel for this processor.
    /// Camera maps are in the pixels already. A tile is one vector wide.
    pub fn new(settings: &JobSettings<'_>) -> Result<Self, CpuError> {
        let &JobSettings { psf, spec, .. } = settings;
        settings.check_constants()?;
        // Each thread runs whole launches: a launch has one unit.
        let spec = Spec { units: 1, ..spec };
        let limits = Limits {
            units: 1,
            shared_memory: 0,
        };
        check_limits(limits, psf, &spec)?;
        let Spec { tile, lanes, .. } = spec;
        if tile != lanes {
            return Err(LaunchError::Tile { tile, lanes }.into());
        }
        let mut constants = AlignedMemory::default();
        let count = settings.constants.len();
        constants.reserve(count);
        constants
            .values_mut(count)
            .copy_from_slice(bytemuck::cast_slice(settings.constants));
        Ok(Self {
            code: kernel(psf, spec.noise, spec.lanes)?,
            psf,
            spec,
            constants,
            constant_count: count,
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
        block.columns.reserve(padded * self.columns_in_memory());
        block.codes.reserve(padded * CODES);
        block.working.reserve(working_values(self.psf, &self.spec));
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
        if self.psf.has_planes() {
            let len = tiles * self.spec.tile * self.spec.words();
            // Before they are taken: a block without them would have no room any more.
            let _ = block.words.values(len);
            let given = std::mem::take(&mut block.words);
            let words = given.values(len);
            let copy = |slots: Slots<'_>, to: &mut [u32]| copy_words(&self.spec, words, slots, to);
            let fitted = self.fit_tiles(block, tiles, copy).map(|_| ());
            block.words = given;
            return fitted.map(|()| self.results(block, tiles));
        }
        let mut launch = self.launch(tiles, tiles, 0)?;
        let padded = tiles * self.spec.tile;
        let words = block.words.values_mut(padded * self.spec.words());
        let columns = block.columns.values_mut(padded * self.columns());
        let codes = block.codes.values_mut(padded * CODES);
        self.run(&mut launch, &mut block.working, words, columns, codes)?;
        Ok(self.results(block, tiles))
    }

    /// The columns of results.
    pub(super) fn columns(&self) -> usize {
        self.spec.columns(self.psf).count()
    }

    /// See [`columns_in_memory`].
    pub(super) fn columns_in_memory(&self) -> usize {
        columns_in_memory(self.psf, &self.spec)
    }

    /// The bytes of a block in which [`CpuJob::fit_tiles`] fits this many spots. Of a measured PSF there are the
    /// results, and what launches tell the next ones, in two orders, and the numbers of the spots.
    pub fn block_bytes(&self, spots: usize) -> u64 {
        let Spec { tile, .. } = self.spec;
        let of_slot = match self.psf.has_planes() {
            true => 2 * (self.columns_in_memory() + CODES) + 3,
            false => self.columns() + CODES,
        };
        let of_tile = tile * self.spec.words() + working_values(self.psf, &self.spec);
        let values = of_tile + spots.next_multiple_of(tile) * of_slot;
        (values * size_of::<u32>()) as u64
    }

    /// The results in a block.
    fn results<'b>(&self, block: &'b CpuBlock, tiles: usize) -> (&'b [f32], &'b [f32]) {
        let padded = tiles * self.spec.tile;
        let columns = block.columns.values(padded * self.columns());
        let codes = block.codes.values(padded * CODES);
        (bytemuck::cast_slice(columns), bytemuck::cast_slice(codes))
    }

    /// Fits `tiles` tiles, each just after `fill` has written its words: they are then in the
    /// nearest cache. Slots of a measured PSF are written again in the order in which they are fitted, a tile of listed
    /// ones at a time. Returns what [`CpuJob::fit`] does.
    ///
    /// # Errors
    ///
    /// Returns an error if there are more values than the kernel can count.
    pub fn fit_tiles<'b>(
        &self,
        block: &'b mut CpuBlock,
        tiles: usize,
        mut fill: impl FnMut(Slots<'_>, &mut [u32]),
    ) -> Result<(&'b [f32], &'b [f32]), LaunchError> {
        let padded = self.reserve_results(block, tiles)?;
        // Codes that the kernel does not write stay NaN.
        let codes = block.codes.values_mut(padded * CODES);
        codes.fill(f32::NAN.to_bits());
        block.words.reserve(self.spec.tile * self.spec.words());
        if self.psf.has_planes() {
            self.fit_sorted(block, tiles, &mut fill)?;
            return Ok(self.results(block, tiles));
        }
        let mut spots = Spots {
            columns: block.columns.values_mut(padded * self.columns()),
            codes,
            slots: padded,
        };
        let mut memory = TileMemory {
            words: &mut block.words,
            working: &mut block.working,
        };
        self.run_tiles(&mut spots, None, 0, &mut memory, &mut fill)?;
        Ok(self.results(block, tiles))
    }

    /// Runs the kernel on one tile after the other, each just after `fill` has written its words: those of all spots,
    /// or of the slots that are `listed`, whose results are the first ones.
    pub(super) fn run_tiles(
        &self,
        spots: &mut Spots<'_>,
        listed: Option<&[u32]>,
        flags: u32,
        memory: &mut TileMemory<'_>,
        fill: &mut impl FnMut(Slots<'_>, &mut [u32]),
    ) -> Result<(), LaunchError> {
        let tile = self.spec.tile;
        let words = memory.words.values_mut(tile * self.spec.words());
        let mut launch = self.launch(1, spots.slots / tile, flags)?;
        for index in 0..listed.map_or(spots.slots, <[u32]>::len) / tile {
            let first = index * tile;
            let slots = match listed {
                Some(listed) => Slots::Listed(&listed[first..][..tile]),
                None => Slots::Tile(index),
            };
            fill(slots, words);
            // Each column of this tile begins at its place in the column of the block.
            let (columns, codes) = (&mut spots.columns[first..], &mut spots.codes[first..]);
            self.run(&mut launch, memory.working, words, columns, codes)?;
        }
        Ok(())
    }

    /// The arguments of launches of `tiles` tiles each, whose results are in columns of `all` tiles, with
    /// more [`flag`](mod@crate::spec::flag)s.
    ///
    /// # Errors
    ///
    /// Returns an error if there are more values than the kernel can count.
    pub(super) fn launch(
        &self,
        tiles: usize,
        all: usize,
        flags: u32,
    ) -> Result<Launch, LaunchError> {
        let spec = &self.spec;
        let slots = check_countable(self.psf, spec, tiles)?;
        let all_slots = check_countable(self.psf, spec, all)?;
        let (units, stride) = (tiles * spec.vectors(), all * spec.vectors());
        let up_to_last = |columns: usize| (columns - 1) * all_slots + slots;
        let constants = self.constants.values(self.constant_count);
        let lengths = [
            units * spec.words(),
            constants.len(),
            stride * self.columns_in_memory(),
            stride * CODES,
        ];
        // `run` sets the others.
        let mut buffers = [std::ptr::null_mut(); 6];
        buffers[CONSTANTS] = constants.as_ptr().cast_mut().cast::<c_void>();
        // Starts have no likelihood.
        let without = match flags & flag::STARTS {
            0 => 0,
            _ => flag::GOODNESS,
        };
        let flags = (spec.flags() & !without) | flags;
        let scalars = [stride as u32, self.max_iterations, flags];
        let info = info(lengths, &scalars, spec.size as u32);
        Ok(Launch {
            buffers,
            info,
            units: units as u32,
            lengths: [
                slots * spec.words(),
                up_to_last(self.columns_in_memory()),
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
    #[allow(unsafe_code)]
    pub(super) fn run(
        &self,
        launch: &mut Launch,
        working: &mut AlignedMemory,
        words: &mut [u32],
        columns: &mut [u32],
        codes: &mut [u32],
    ) -> Result<(), LaunchError> {
        for ((buffer, need), (name, argument)) in [words, columns, codes]
            .into_iter()
            .zip(launch.lengths)
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
            launch.buffers[argument] = buffer.as_mut_ptr().cast();
        }
        let working = working.values_mut(working_values(self.psf, &self.spec));
        let (profiles, calibrated) = working.split_at_mut(profile_values(self.psf, &self.spec));
        launch.buffers[PROFILES] = profiles.as_mut_ptr().cast();
        launch.buffers[CALIBRATED] = calibrated.as_mut_ptr().cast();
        commit_stack();
        // The kernel has no barriers.
        let mut barriers = [0; 16];
        // SAFETY: the code is that of the kernel for this model, noise and number of lanes, and this
        // processor has its instructions: see `kernel`. Its arguments are those that CubeCL passes to
        // kernels for CPUs, with the memory that they are to share within a unit after the buffers.
        // It calls no function, and stays within the buffers:
        // - Every index that it uses is below the length of its buffer. A unit reads the words of
        //   its own tile, and writes, or reads as starts, state or to mark it, one vector of each column and code: the
        //   lengths of all units were compared above with those of the slices. The size and the flags in `info` are those
        //   of the `spec` that the lengths were computed from.
        // - The working memory of a unit has the profiles and the pixels of this size.
        // - Vectors are read and written at multiples of their size, which was checked, or of
        //   `ALIGNMENT`, if they are larger. `new` aligned the constants, `AlignedMemory` the rest.
        // - Constants have the values that the model needs: see `check_constants`, which `new` calls.
        // - Indices do not overflow 31 bits: see `check_countable`.
        // - The buffers are borrowed until the call returns; constants are only read.
        unsafe {
            (self.code)(
                launch.buffers.as_ptr(),
                launch.units,
                1,
                1,
                0,
                0,
                0,
                barriers.as_mut_ptr(),
                launch.info.as_ptr(),
            );
        }
        Ok(())
    }

    /// The alignment of vectors that the kernel was compiled for, bytes.
    fn vector_bytes(&self) -> usize {
        (self.spec.lanes * size_of::<u32>()).min(ALIGNMENT)
    }
}

/// Makes sure that the stack has memory for the frame of a kernel, which does not touch each page in turn.
/// Systems add pages, or find the end of the stack, when the page after the last is used.
#[inline(never)]
pub(super) fn commit_stack() {
    std::hint::black_box(&std::mem::MaybeUninit::<[u8; 16 << 10]>::uninit());
}
