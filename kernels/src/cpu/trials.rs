//! Trials of crowded fields on the CPU.

use std::ffi::c_void;

use super::aligned::{ALIGNMENT, AlignedMemory};
use super::kernel::{Code, CpuError, cpu_lanes, trial_kernel};
use crate::error::LaunchError;
use crate::info::info;
use crate::psf::Psf;
use crate::spec::{MAX_SIZE, MIN_SIZE, trial};
use crate::trial::trial_profile_len;

/// The emitters whose parameters a tile has beside those that are fitted.
const BEFORE: usize = 2;

/// The kernel of trials that fit one emitter or two, and its constants. Any number of threads share it.
pub struct CpuTrials {
    code: Code,
    parameters: usize,
    fitted: usize,
    side: usize,
    lanes: usize,
    constants: AlignedMemory,
}

impl std::fmt::Debug for CpuTrials {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("CpuTrials")
            .field("fitted", &self.fitted)
            .field("side", &self.side)
            .finish_non_exhaustive()
    }
}

/// The memory of one tile of trials and its results.
#[derive(Debug, Default)]
pub struct TrialTile {
    words: AlignedMemory,
    columns: AlignedMemory,
    working: AlignedMemory,
}

impl CpuTrials {
    /// Finds the kernel for trials of `fitted` emitters in ROIs of `side` pixels. The constants are laid
    /// out by [`trial`].
    ///
    /// # Errors
    ///
    /// Returns an error if the model has no trials, if there is no kernel for this processor, or if the
    /// side or the constants are invalid.
    pub fn new(
        psf: Psf,
        fitted: usize,
        side: usize,
        constants: &[f32; trial::COUNT],
    ) -> Result<Self, CpuError> {
        if !(MIN_SIZE..=MAX_SIZE).contains(&side) {
            return Err(LaunchError::Size(side).into());
        }
        let lanes = cpu_lanes();
        let code = trial_kernel(psf, fitted.clamp(1, 2), lanes)?;
        let code = code.ok_or(LaunchError::NoTrials(psf))?;
        let mut memory = AlignedMemory::default();
        memory.reserve(trial::COUNT);
        memory
            .values_mut(trial::COUNT)
            .copy_from_slice(bytemuck::cast_slice(constants));
        Ok(Self {
            code,
            parameters: psf.parameters() - 1,
            fitted: fitted.clamp(1, 2),
            side,
            lanes,
            constants: memory,
        })
    }

    /// The number of trials of a tile.
    pub fn lanes(&self) -> usize {
        self.lanes
    }

    /// The number of parameters of an emitter.
    pub fn parameters(&self) -> usize {
        self.parameters
    }

    /// The number of words of a trial: two for each pixel, and the parameters of two emitters that are
    /// in the model, and of those that are fitted.
    fn words(&self) -> usize {
        2 * self.side * self.side + (BEFORE + self.fitted) * self.parameters
    }

    /// The words of a tile, `[word][trial]`. The content is arbitrary.
    pub fn words_mut<'t>(&self, tile: &'t mut TrialTile) -> &'t mut [f32] {
        let words = self.words() * self.lanes;
        tile.words.reserve(words);
        bytemuck::cast_slice_mut(tile.words.values_mut(words))
    }

    /// Runs the trials of a tile, whose words the caller has written, for a number of steps. Returns the
    /// columns of the results, each with a value a trial: the parameters of the fitted emitters, and the
    /// gain.
    #[allow(unsafe_code)]
    pub fn run<'t>(&self, tile: &'t mut TrialTile, steps: u32) -> &'t [f32] {
        let words = self.words() * self.lanes;
        let columns = (self.fitted * self.parameters + 1) * self.lanes;
        let profiles = (trial_profile_len(self.side) * self.lanes)
            .next_multiple_of(ALIGNMENT / size_of::<f32>());
        let known = self.side * self.side * self.lanes;
        tile.words.reserve(words);
        tile.columns.reserve(columns);
        tile.working.reserve(profiles + known);
        let lengths = [words / self.lanes, trial::COUNT, columns / self.lanes];
        let info = info(lengths, &[1, steps], self.side as u32);
        let (profiles, known) = tile
            .working
            .values_mut(profiles + known)
            .split_at_mut(profiles);
        let buffers: [*mut c_void; 5] = [
            tile.words.values_mut(words).as_mut_ptr().cast(),
            self.constants
                .values(trial::COUNT)
                .as_ptr()
                .cast_mut()
                .cast(),
            tile.columns.values_mut(columns).as_mut_ptr().cast(),
            profiles.as_mut_ptr().cast(),
            known.as_mut_ptr().cast(),
        ];
        super::job::commit_stack();
        let mut barriers = [0; 16];
        // SAFETY: the code is that of the kernel for this model, this number of emitters and of lanes, and
        // this processor has its instructions: see `kernel`. Its arguments are those of `CpuJob::run`, and
        // it stays within the buffers: one unit reads the words of one tile, writes one vector of each
        // column, and keeps its profiles and the known light of this side in the working memory, all of
        // which were reserved above. All begin at multiples of `ALIGNMENT`. The constants have
        // `trial::COUNT` values and are only read.
        unsafe {
            (self.code)(
                buffers.as_ptr(),
                1,
                1,
                1,
                0,
                0,
                0,
                barriers.as_mut_ptr(),
                info.as_ptr(),
            );
        }
        bytemuck::cast_slice(tile.columns.values(columns))
    }
}
