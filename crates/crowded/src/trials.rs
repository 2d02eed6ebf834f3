//! Trials: what the likelihood gains if the emitters of a place change.

use gaussmle_kernels::spec::{constant, trial};
use gaussmle_kernels::{CpuError, CpuTrials, Psf as KernelPsf, TrialTile};

use crate::frame::{LEAST_PHOTONS, Model, Source, reach};
use crate::images::Images;
use crate::psf::{MOST, Psf};

/// The damping of the steps.
const DAMPING: f32 = 0.1;

/// The longest step of the place, widths of the PSF.
const LONGEST: f64 = 0.77;

/// Pixels of the border of a ROI that the centre of an emitter does not enter.
const BORDER: f32 = 0.5;

/// Parameters of an emitter of a trial, relative to its ROI, in the order of the kernel.
pub(crate) type Values = [f32; MOST];

/// A trial.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Trial {
    /// The first pixel of its ROI.
    pub corner: [i32; 2],
    /// The emitters whose light the model has now.
    pub before: [Values; 2],
    /// The emitters that are fitted in their place.
    pub start: [Values; 2],
    /// 1 if the change adds an emitter, and -1 if it takes one away.
    pub sign: f32,
    /// The photoelectrons around of the model without that emitter.
    pub light: f32,
}

impl Trial {
    /// True if an emitter is fitted.
    fn has_fit(&self) -> bool {
        self.start != [ABSENT; 2]
    }
}

/// The result of a trial.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Outcome {
    /// The emitters.
    pub end: [Values; 2],
    /// The gain of the log-likelihood.
    pub gain: f32,
}

/// No emitter.
pub(crate) const ABSENT: Values = [2.0, 2.0, 0.0, 0.0];

/// Both kernels for ROIs of one side.
#[derive(Debug)]
pub(crate) struct Trials {
    pub psf: Psf,
    pub side: i32,
    /// The gain that an emitter which is not there brings, for each photoelectron around, because the PSF differs from
    /// that of the model.
    pub misfit: f32,
    single: CpuTrials,
    pair: CpuTrials,
}

/// The memory of the trials of a thread.
#[derive(Debug, Default)]
pub(crate) struct TrialMemory {
    tile: TrialTile,
}

impl Trials {
    /// The trials of a model.
    pub fn new(
        kernel: KernelPsf,
        psf: Psf,
        psf_constants: &[f64; 8],
        side: usize,
    ) -> Result<Self, CpuError> {
        let mut constants = [0.0; trial::COUNT];
        for (i, &value) in psf_constants.iter().enumerate() {
            constants[constant::PSF + i] = value as f32;
        }
        constants[trial::DAMPING] = DAMPING;
        let along = [BORDER, side as f32 - 1.0 - BORDER];
        let longest = (LONGEST * psf.sigma) as f32;
        let mut limits = vec![(longest, along), (longest, along)];
        if psf.has_depth() {
            let [low, high] = psf.depth;
            limits.push((
                0.2 * (high - low) as f32,
                psf.fitted_depth.map(|z| z as f32),
            ));
        }
        limits.push((f32::MAX, [LEAST_PHOTONS as f32, f32::MAX]));
        for (k, (step, [lower, upper])) in limits.into_iter().enumerate() {
            constants[trial::STEP + k] = step;
            constants[trial::LOWER + k] = lower;
            constants[trial::UPPER + k] = upper;
        }
        Ok(Self {
            psf,
            side: side as i32,
            misfit: 0.0,
            single: CpuTrials::new(kernel, 1, side, &constants)?,
            pair: CpuTrials::new(kernel, 2, side, &constants)?,
        })
    }

    /// The photoelectrons around a place, but those of one emitter, if they matter.
    pub fn light(&self, model: &Model, place: [f64; 2], but: Option<usize>) -> f32 {
        match self.misfit > 0.0 {
            true => model.light_around(place, reach::FELT * self.psf.sigma, but) as f32,
            false => 0.0,
        }
    }

    /// The corner of the ROI around a place.
    pub fn corner(&self, [x, y]: [f64; 2]) -> [i32; 2] {
        [x, y].map(|at| (at + 0.5).floor() as i32 - self.side / 2)
    }

    /// The corner of the ROI around the middle of two places.
    pub fn corner_between(&self, a: [f64; 2], b: [f64; 2]) -> [i32; 2] {
        self.corner([0.5 * (a[0] + b[0]), 0.5 * (a[1] + b[1])])
    }

    /// The parameters of an emitter relative to a ROI.
    pub fn relative(&self, source: &Source, corner: [i32; 2]) -> Values {
        self.values([source.x, source.y, source.z, source.photons], corner)
    }

    /// Parameters on the frame, x, y, z and photons, relative to a ROI.
    pub fn values(&self, [x, y, z, photons]: [f64; 4], corner: [i32; 2]) -> Values {
        let x = (x - f64::from(corner[0])) as f32;
        let y = (y - f64::from(corner[1])) as f32;
        match self.psf.has_depth() {
            true => [x, y, z as f32, photons as f32],
            false => [x, y, photons as f32, 0.0],
        }
    }

    /// The parameters on the frame: x, y, z and photons.
    pub fn on_frame(&self, values: &Values, corner: [i32; 2]) -> [f64; 4] {
        let x = f64::from(values[0]) + f64::from(corner[0]);
        let y = f64::from(values[1]) + f64::from(corner[1]);
        match self.psf.has_depth() {
            true => [x, y, values[2].into(), values[3].into()],
            false => [x, y, 0.0, values[2].into()],
        }
    }

    /// Runs trials of one fitted emitter, or of pairs. `out` then has their outcomes.
    pub fn run(
        &self,
        images: &Images,
        trials: &[Trial],
        (is_pair, steps): (bool, u32),
        memory: &mut TrialMemory,
        out: &mut Vec<Outcome>,
    ) {
        out.clear();
        let kernel = if is_pair { &self.pair } else { &self.single };
        let fitted = if is_pair { 2 } else { 1 };
        let (lanes, each) = (kernel.lanes(), kernel.parameters());
        for chunk in trials.chunks(lanes) {
            let words = kernel.words_mut(&mut memory.tile);
            // The rest of a tile has trials that were before.
            for (lane, trial) in chunk.iter().enumerate() {
                self.write(images, trial, (lane, lanes), (fitted, each), words);
            }
            let has_fits = chunk.iter().any(Trial::has_fit);
            let columns = kernel.run(&mut memory.tile, if has_fits { steps } else { 0 });
            for lane in 0..chunk.len() {
                let column = |k: usize| columns[k * lanes + lane];
                let mut outcome = Outcome {
                    gain: self.evidence(column(fitted * each), &chunk[lane]),
                    ..Outcome::default()
                };
                for which in 0..fitted {
                    for k in 0..each {
                        outcome.end[which][k] = column(which * each + k);
                    }
                }
                out.push(outcome);
            }
        }
    }

    /// The gain of a trial without the part that the misfit of the PSF brings. Twice the gain of an emitter that is not
    /// there has a noncentral chi-square distribution: its root is nearly normal, and larger by that of the
    /// noncentrality.
    fn evidence(&self, gain: f32, trial: &Trial) -> f32 {
        if self.misfit == 0.0 {
            return gain;
        }
        let gain = trial.sign * gain;
        let root = gain.signum() * gain.abs().sqrt() - (self.misfit * trial.light).sqrt();
        trial.sign * root.signum() * root * root
    }

    /// Writes the words of a trial.
    fn write(
        &self,
        images: &Images,
        trial: &Trial,
        (lane, lanes): (usize, usize),
        (fitted, each): (usize, usize),
        words: &mut [f32],
    ) {
        let side = self.side as usize;
        let mut at = lane;
        for j in 0..self.side {
            let begin = images.index(trial.corner[0], trial.corner[1] + j);
            let values = &images.values[begin..begin + side];
            let means = &images.means[begin..begin + side];
            let row = &mut words[at..at + (2 * side - 1) * lanes + 1];
            for (i, (value, mean)) in values.iter().zip(means).enumerate() {
                row[2 * i * lanes] = *value;
                row[(2 * i + 1) * lanes] = *mean;
            }
            at += 2 * side * lanes;
        }
        for emitter in trial.before.iter().chain(&trial.start[..fitted]) {
            for value in &emitter[..each] {
                words[at] = *value;
                at += lanes;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use gaussmle::Model as Fitted;

    use super::*;

    #[test]
    fn the_misfit_lowers_the_gain_of_an_emitter() {
        let model = Fitted::xynb(0.13);
        let psf = Psf::new(&model, 0.1.into(), [0.0; 2]).expect("a width");
        let constants = model.constants(0.1.into());
        let mut trials = Trials::new(model.psf(), psf, &constants, 11).expect("a kernel");
        let trial = |sign: f32| Trial {
            corner: [0; 2],
            before: [ABSENT; 2],
            start: [ABSENT; 2],
            sign,
            light: 900.0,
        };
        for sign in [1.0, -1.0] {
            let evidence = |trials: &Trials, gain: f32| {
                let gain = trials.evidence(sign * gain, &trial(sign));
                // The gain of the emitter.
                sign * gain
            };
            assert_eq!(evidence(&trials, 25.0), 25.0);
            trials.misfit = 0.01;
            // Roots of 5, 2 and -1, less 3.
            for (gain, expected) in [(25.0, 4.0), (4.0, -1.0), (-1.0, -16.0)] {
                let found = evidence(&trials, gain);
                assert!((found - expected).abs() < 1e-4, "{sign}: {gain}: {found}");
            }
            assert!(evidence(&trials, f32::NAN).is_nan());
            trials.misfit = 0.0;
        }
    }
}
