//! Steps towards the joint maximum of emitters whose light overlaps and of the background.
//!
//! A step solves the scoring equations of the emitters that are awake, and of the background unless few are
//! awake. An emitter falls asleep after a short step, and wakes up when one near it changes. The last steps
//! take all.

use crate::covariance::{Covariance, Covariances};
use crate::frame::{Model, Source};
use crate::matrix::Matrix;
use crate::psf::Psf;

/// The longest part of a step, widths of the PSF.
const LONGEST: f64 = 0.25;

/// Neighbours are told of a move whose squared length, in standard deviations with all others known, is
/// larger.
const TOLD: f32 = 0.4;

/// A step that is longer, in standard deviations, is not the last one.
pub(crate) const LONG_STEP: f64 = 0.5;

/// An emitter falls asleep after a move whose squared length is below this.
const AWAKE: f32 = 0.04;

/// The part of the diagonal that is added to the matrix where a last step is too long.
const LAST_DAMPING: f32 = 0.5;

/// The increase of the sum of squares that makes a model worse. Rounding is less, and a gain that an emitter
/// must bring is far more.
const WORSE: f64 = 0.1;

/// The background stays if fewer than one in so many emitters are awake.
const FEW: usize = 4;

/// The joint steps of a frame.
#[derive(Debug, Default)]
pub(crate) struct Joint {
    matrix: Matrix,
    covariances: Covariances,
    emitters: Vec<u32>,
    moved: Vec<u32>,
}

impl Joint {
    /// Takes a step with the emitters that are awake. `damping` times the diagonal is added to their matrix.
    /// Returns true if some have moved so far that their neighbours were told.
    pub fn step(&mut self, model: &mut Model, psf: &Psf, damping: f32) -> bool {
        self.emitters.clear();
        let sources = model.sources.iter().enumerate();
        let awake = sources.filter_map(|(i, source)| source.due.fit.then_some(i as u32));
        self.emitters.extend(awake);
        let has_background = self.emitters.len() * FEW >= model.sources.len();
        self.take(model, psf, damping, has_background) > TOLD
    }

    /// Takes up to `most` last steps with all emitters, without damping: [`Joint::covariances`] needs that.
    /// A step of two that are hardly told apart is so long that it may make the model worse. It is undone
    /// then, and a damped one is taken.
    pub fn settle(&mut self, model: &mut Model, psf: &Psf, most: usize) {
        let mut left = most;
        while left > 0 {
            left -= 1;
            match self.improve(model, psf, 0.0) {
                Some(true) => {}
                None if left > 0 => {
                    if self.improve(model, psf, LAST_DAMPING).is_none() {
                        // The matrix without damping is still needed.
                        left = 1;
                    }
                }
                Some(false) | None => return,
            }
        }
    }

    /// Takes a step with all emitters. Returns none if it made the model worse: then it is undone. Else
    /// true if some have moved so far that another step follows.
    fn improve(&mut self, model: &mut Model, psf: &Psf, damping: f32) -> Option<bool> {
        self.emitters.clear();
        self.emitters.extend(0..model.sources.len() as u32);
        let before: Vec<[f64; 4]> = model.sources.iter().map(Source::values).collect();
        let nodes = model.background.nodes().to_vec();
        model.images.weigh();
        let misfit = model.images.misfit();
        let longest = self.take(model, psf, damping, true);
        if model.images.misfit() <= misfit + WORSE {
            return Some(f64::from(longest) > LONG_STEP * LONG_STEP);
        }
        model.background.set(&nodes);
        for (i, values) in before.into_iter().enumerate() {
            model.assign(psf, i, values);
        }
        model.redraw(psf);
        model.sort(psf);
        None
    }

    /// Takes a step. Returns the largest squared length of a move.
    fn take(&mut self, model: &mut Model, psf: &Psf, damping: f32, has_background: bool) -> f32 {
        let part = (&*self.emitters, has_background);
        self.matrix.assemble(model, psf, part, damping);
        self.matrix.find_step();
        if has_background {
            model.background.add(self.matrix.step_of_nodes());
        }
        self.moved.clear();
        let (mut is_sorted, mut longest) = (true, 0.0f32);
        for row in 0..self.emitters.len() {
            let i = self.emitters[row] as usize;
            let before = model.sources[i].values();
            let step = self.limited(psf, row, before[3]);
            let values = std::array::from_fn(|k| before[k] + step[k]);
            match has_background {
                true => model.assign(psf, i, values),
                false => model.set(psf, i, values),
            }
            // An emitter at a limit may have stayed.
            let after = model.sources[i].values();
            let places = [[before[0], before[1]], model.sources[i].place()];
            is_sorted &= model.cells.are_together(places[0], places[1]);
            let length = self.length(psf, row, std::array::from_fn(|k| after[k] - before[k]));
            model.sources[i].due.fit = length > AWAKE;
            longest = longest.max(length);
            if length > TOLD {
                self.moved.push(i as u32);
            }
        }
        if has_background {
            model.redraw(psf);
        }
        if !is_sorted {
            model.sort(psf);
        }
        for &i in &self.moved {
            model.tell(psf, model.sources[i as usize].place(), None);
        }
        longest
    }

    /// The squared length of a move, in standard deviations with all other emitters known.
    fn length(&self, psf: &Psf, row: usize, moved: [f64; 4]) -> f32 {
        let entry = self.matrix.own(row);
        let moved = |k: usize| moved[psf.on_frame(k)] as f32;
        let mut sum = 0.0;
        for k in 0..psf.parameters() {
            for l in 0..psf.parameters() {
                sum += moved(k) * entry[k][l] * moved(l);
            }
        }
        sum
    }

    /// The step of an emitter within its limits: x, y, z and photons.
    pub fn limited(&self, psf: &Psf, row: usize, photons: f64) -> [f64; 4] {
        let mut out = [0.0; 4];
        let step = self.matrix.step(row);
        for k in 0..psf.parameters() {
            let longest = match psf.on_frame(k) {
                0 | 1 => LONGEST * psf.sigma,
                2 => 0.1 * (psf.depth[1] - psf.depth[0]),
                _ => 0.5 * photons,
            };
            out[psf.on_frame(k)] = f64::from(step[k]).clamp(-longest, longest);
        }
        out
    }

    /// The covariances of all emitters, by the matrix of the last step.
    pub fn covariances(&mut self, model: &Model, psf: &Psf) -> Vec<Covariance> {
        let rows = 0..model.sources.len();
        rows.map(|row| self.covariances.of(&self.matrix, model, psf, row))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::frame::dense::{SIDE, model_of, xynb};

    /// A model with an emitter in so many pixels, whose values are its means.
    fn at_rest(pixels: usize) -> (Psf, Model, Joint) {
        let psf = xynb();
        let mut model = model_of(&psf, pixels);
        model.images.values.clone_from(&model.images.means);
        (psf, model, Joint::default())
    }

    #[test]
    fn dense_emitters_and_their_background_come_to_rest() {
        let (psf, mut model, mut joint) = at_rest(20);
        // The photons that go are taken for background first.
        for i in 0..model.sources.len() {
            let mut values = model.sources[i].values();
            values[3] = 900.0;
            model.set(&psf, i, values);
        }
        for _ in 0..30 {
            joint.improve(&mut model, &psf, 0.0);
        }
        for y in (0..SIDE).step_by(9) {
            for x in (0..SIDE).step_by(9) {
                let background = model.background.at(x, y);
                assert!((background - 20.0).abs() < 0.1, "{x} {y}: {background}");
            }
        }
        let light: f64 = model.sources.iter().map(|source| source.photons).sum();
        let light = light / model.sources.len() as f64;
        assert!((light - 1000.0).abs() < 1.0, "{light}");
    }

    /// A row whose last step is long has not converged, so another step must follow.
    #[test]
    fn a_long_step_is_not_the_last() {
        let (psf, mut model, mut joint) = at_rest(400);
        joint.settle(&mut model, &psf, 1);
        let std = 1.0 / f64::from(joint.matrix.own(0)[0][0]).sqrt();
        let mut values = model.sources[0].values();
        values[0] += 1.1 * LONG_STEP * std;
        model.set(&psf, 0, values);
        joint.settle(&mut model, &psf, 3);
        let [step, ..] = joint.limited(&psf, 0, values[3]);
        assert!(step.abs() < 0.5 * LONG_STEP * std, "{step} {std}");
    }

    #[test]
    fn emitters_at_rest_sleep_until_a_neighbour_moves() {
        let (psf, mut model, mut joint) = at_rest(400);
        assert!(!joint.step(&mut model, &psf, 0.0));
        assert!(model.sources.iter().all(|source| !source.due.fit));
        // Nobody is awake to see a move that nobody is told.
        let mut values = model.sources[0].values();
        values[0] += 1.0;
        model.set(&psf, 0, values);
        assert!(!joint.step(&mut model, &psf, 0.0));
        assert_eq!(model.sources[0].values(), values);
        let place = model.sources[0].place();
        model.tell(&psf, place, None);
        let awake = model.sources.iter().filter(|source| source.due.fit).count();
        assert!(awake > 0 && awake < model.sources.len(), "{awake}");
        for _ in 0..20 {
            joint.step(&mut model, &psf, 0.0);
        }
        let back = model.sources[0].x - (values[0] - 1.0);
        assert!(back.abs() < 0.01, "{back}");
    }
}
