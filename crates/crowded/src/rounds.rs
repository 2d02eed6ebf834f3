//! Rounds: emitters are added, fitted, split and taken away until the data support no other change, or
//! eight rounds are done.
//!
//! Every change is a trial against the model as it is, and is made if its gain of the log-likelihood is
//! above the threshold. Of changes that are near each other, the one with the largest gain is made;
//! the others are tried again in the next round. Where nothing has changed, there is no trial. Everything
//! in a frame is ordered, so its result depends on nothing else.

mod batch;
mod ending;
mod winners;

use std::collections::BTreeSet;

pub(crate) use ending::Ending;

use self::batch::{About, Batch, winners};
use self::ending::unresolved;
use self::winners::Winners;
use crate::frame::{Model, reach};
use crate::joint::Joint;
use crate::score::{Candidate, Scores};
use crate::shape::Shape;
use crate::trials::{ABSENT, Trial, TrialMemory, Trials};

/// The most rounds.
const ROUNDS: u32 = 8;

/// Steps of trials that add, split and remove, and those that a depth needs beside.
const ADD_STEPS: u32 = 4;
const SPLIT_STEPS: u32 = 8;
const REMOVE_STEPS: u32 = 4;
const DEPTH_STEPS: u32 = 2;

/// The most joint steps of a round after emitters were added, and after some were split and taken away, and
/// the part of the diagonal that is added to their matrix.
const FITS_AFTER_ADDING: usize = 2;
const FITS_AFTER_SPLITTING: usize = 1;
const FIT_DAMPING: f32 = 0.05;

/// The most joint steps of all emitters at the end.
const LAST_FITS: usize = 3;

/// Emitters of so many times the gain that is needed are not tried without, unless others have come or gone.
const SAFE: f32 = 3.0;

/// The score from which on a maximum is tried, as a part of the one that the threshold asks for: that of
/// an emitter at the edge of a pixel is lower. And its limits: below the least, trials would be many, and
/// above the largest, emitters among others would be missed.
const CANDIDATE: f64 = 0.87;
const CANDIDATES: (f64, f64) = (3.2, 4.0);

/// Added emitters are at least so far apart in one round, widths of the PSF.
const APART: f64 = 1.9;

/// Splits and removals of one round are at least so far apart, widths of the PSF.
const FAR_APART: f64 = 4.5;

/// The evidence of a shape from which on a split is tried.
const WIDE: f32 = 5.0;

/// The least photons of an emitter that is added.
const LEAST_ADDED: f32 = 10.0;

/// The relative change of the background after which emitters are tried again.
const CHANGED: f32 = 0.02;

/// The fall of the threshold after which refused emitters are tried again.
const LOWER: f32 = 0.5;

/// The density, in emitters a square width, from which on the threshold falls.
const SPARSE: f64 = 2e-3;

/// The slope of the threshold by the logarithm of the density.
const ADAPTED: f64 = 1.6;

/// The least threshold.
const LEAST_GAIN: f64 = 3.0;

/// Buffers of the rounds of a thread.
#[derive(Debug, Default)]
pub(crate) struct Buffers {
    memory: TrialMemory,
    scores: Scores,
    candidates: Vec<Candidate>,
    singles: Batch,
    pairs: Batch,
    joint: Joint,
}

/// The rules by which emitters are found.
#[derive(Debug)]
pub(crate) struct Rules {
    pub trials: Trials,
    /// The gain that an emitter must bring in a sparse frame.
    pub gain: f64,
}

impl Rules {
    /// The gain that an emitter must bring: less where others are dense.
    fn threshold(&self, model: &Model) -> f32 {
        let area = (model.images.width * model.images.height) as f64;
        let density = model.sources.len() as f64 * self.trials.psf.sigma.powi(2) / area;
        let adapted = self.gain - ADAPTED * libm::log(density / SPARSE).max(0.0);
        adapted.max(LEAST_GAIN.min(self.gain)) as f32
    }

    /// The steps of a trial, given those without a depth.
    fn steps(&self, without: u32) -> u32 {
        match self.trials.psf.has_depth() {
            true => without + DEPTH_STEPS,
            false => without,
        }
    }

    /// Begins with a frame, whose values and variances are filled, and without emitters.
    fn begin(&self, model: &mut Model) {
        let psf = &self.trials.psf;
        model.begin((reach::FELT * psf.sigma).ceil() as usize + crate::score::half(psf) + 1);
        model.background.begin(&mut model.images, psf);
        model.redraw(psf);
        model.sort(psf);
    }

    /// Finds the emitters of a frame, whose values and variances are filled.
    pub fn run(&self, model: &mut Model, buffers: &mut Buffers) -> Ending {
        self.begin(model);
        let mut rounds = 0;
        let mut threshold = self.threshold(model);
        for round in 1..=ROUNDS {
            rounds = round;
            self.add(model, buffers);
            self.fit(model, buffers, FITS_AFTER_ADDING);
            self.split(model, buffers);
            self.remove(model, buffers);
            self.fit(model, buffers, FITS_AFTER_SPLITTING);
            let [fall, rise] = model.background.change(CHANGED);
            if rise > CHANGED {
                // An emitter that was added on a background that was too low may not be there.
                for source in &mut model.sources {
                    source.due.removal = true;
                    source.gain = f32::NAN;
                }
            }
            // An emitter that was refused on a background that was too high, or by a higher threshold, may
            // be there.
            let next = self.threshold(model);
            if fall > CHANGED {
                model.refused.clear();
            }
            if fall > CHANGED || next < threshold - LOWER {
                model.changes.mark_all();
                threshold = next;
            }
            if !model.changes.any() {
                break;
            }
        }
        self.end(model, buffers, rounds)
    }

    /// Joint steps, covariances, and the evidence for emitters that are not resolved.
    fn end(&self, model: &mut Model, buffers: &mut Buffers, rounds: u32) -> Ending {
        let psf = &self.trials.psf;
        buffers.joint.settle(model, psf, LAST_FITS);
        // Two that have come nearer may be one.
        for source in model.sources.iter_mut().filter(|source| source.due.removal) {
            source.gain = f32::NAN;
        }
        if self.remove(model, buffers) {
            buffers.joint.settle(model, psf, LAST_FITS);
        }
        let joint = &mut buffers.joint;
        // The last step is so small that the covariance before it is that after it.
        let steps = (0..model.sources.len())
            .map(|i| joint.limited(psf, i, model.sources[i].photons))
            .collect();
        let covariances = joint.covariances(model, psf);
        self.try_without(model, buffers, f32::MAX);
        self.try_splits(model, 0..model.sources.len(), 0.0, buffers);
        Ending {
            steps,
            covariances,
            unresolved: unresolved(psf, model.sources.len(), &buffers.pairs),
            rounds,
        }
    }

    /// Finds the emitters of a frame, whose values and variances are filled, in some searches. None is
    /// split: one that is wider than the PSF stays one.
    pub fn run_without_splits(&self, model: &mut Model, buffers: &mut Buffers, searches: u32) {
        self.begin(model);
        for _ in 0..searches {
            model.changes.mark_all();
            self.add(model, buffers);
            self.fit(model, buffers, FITS_AFTER_ADDING);
        }
    }

    /// Takes steps towards the joint maximum while emitters move.
    fn fit(&self, model: &mut Model, buffers: &mut Buffers, steps: usize) {
        for _ in 0..steps {
            if !buffers.joint.step(model, &self.trials.psf, FIT_DAMPING) {
                break;
            }
        }
    }

    /// The largest gain of the log-likelihood that another emitter brings within `around` pixels of each emitter,
    /// beside it or by a split, without the emitters `gone`, whose indices are in order.
    pub fn gains_around(
        &self,
        model: &mut Model,
        gone: &[usize],
        around: f64,
        buffers: &mut Buffers,
    ) -> Vec<f32> {
        model.remove(&self.trials.psf, gone);
        buffers.joint.settle(model, &self.trials.psf, LAST_FITS);
        let mut gains = self.split_gains(model, 0..model.sources.len(), buffers);
        model.changes.mark_all();
        model.refused.clear();
        self.try_additions(model, f32::MIN, buffers);
        for batch in [&buffers.singles, &buffers.pairs] {
            for (about, outcome) in batch.about.iter().zip(&batch.outcomes) {
                if let Some(i) = model.nearest(about.place, around, None) {
                    gains[i] = gains[i].max(outcome.gain);
                }
            }
        }
        gains
    }

    /// The gain of the log-likelihood of each of these emitters if it were two; 0 of one that is not wider than
    /// the PSF.
    pub fn split_gains(
        &self,
        model: &mut Model,
        emitters: impl Iterator<Item = usize> + Clone,
        buffers: &mut Buffers,
    ) -> Vec<f32> {
        self.try_splits(model, emitters.clone(), 0.0, buffers);
        let batch = &buffers.pairs;
        let mut gains = vec![0.0; model.sources.len()];
        for (about, outcome) in batch.about.iter().zip(&batch.outcomes) {
            gains[about.source] = outcome.gain;
        }
        emitters.map(|i| gains[i]).collect()
    }

    /// Tries each of these emitters as two if the evidence of its shape is at least this.
    fn try_splits(
        &self,
        model: &mut Model,
        emitters: impl Iterator<Item = usize>,
        evidence: f32,
        buffers: &mut Buffers,
    ) {
        model.images.weigh();
        let batch = &mut buffers.pairs;
        batch.clear();
        for i in emitters {
            let shape = Shape::of(model, &self.trials.psf, i);
            if shape.evidence >= evidence {
                batch.push_split(&self.trials, model, i, &shape);
            }
        }
        batch.run(
            (true, self.steps(SPLIT_STEPS)),
            &self.trials,
            model,
            &mut buffers.memory,
        );
    }

    /// Tries an emitter at each candidate, alone or with its neighbour, but where one was refused for the threshold.
    fn try_additions(&self, model: &mut Model, threshold: f32, buffers: &mut Buffers) {
        let psf = &self.trials.psf;
        let Buffers {
            memory,
            scores,
            candidates,
            singles,
            pairs,
            ..
        } = buffers;
        let score = CANDIDATE * (2.0 * self.gain).sqrt();
        let score = score.clamp(CANDIDATES.0, CANDIDATES.1) as f32;
        scores.candidates(&mut model.images, psf, score, &model.changes, candidates);
        model.changes.clear();
        singles.clear();
        pairs.clear();
        for candidate in candidates.iter() {
            let place = [candidate.x as f64, candidate.y as f64];
            let refused = model.refused.get(&(candidate.y, candidate.x));
            if refused.is_some_and(|gain| *gain <= threshold) {
                continue;
            }
            let photons = f64::from(candidate.photons.max(LEAST_ADDED));
            let new = [
                place[0],
                place[1],
                0.5 * (psf.depth[0] + psf.depth[1]),
                photons,
            ];
            let partner = model.nearest(place, reach::PARTNER * psf.sigma, None);
            let about = About {
                place,
                source: usize::MAX,
                partner,
            };
            let light = self.trials.light(model, place, None);
            match partner {
                Some(i) => {
                    let source = model.sources[i];
                    let corner = self.trials.corner_between(place, source.place());
                    let now = self.trials.relative(&source, corner);
                    let trial = Trial {
                        corner,
                        before: [now, ABSENT],
                        start: [now, self.trials.values(new, corner)],
                        sign: 1.0,
                        light,
                    };
                    pairs.push(trial, about);
                }
                None => {
                    let corner = self.trials.corner(place);
                    let trial = Trial {
                        corner,
                        before: [ABSENT; 2],
                        start: [self.trials.values(new, corner), ABSENT],
                        sign: 1.0,
                        light,
                    };
                    singles.push(trial, about);
                }
            }
        }
        singles.run((false, self.steps(ADD_STEPS)), &self.trials, model, memory);
        pairs.run((true, self.steps(ADD_STEPS)), &self.trials, model, memory);
    }

    /// Adds emitters.
    fn add(&self, model: &mut Model, buffers: &mut Buffers) {
        let psf = &self.trials.psf;
        let threshold = self.threshold(model);
        self.try_additions(model, threshold, buffers);
        let Buffers { singles, pairs, .. } = buffers;
        // The new emitter of a trial, and its gain.
        let photons = psf.photons();
        let result = |batch: &Batch, i: usize, which: usize| {
            let outcome = &batch.outcomes[i];
            let is_there = outcome.end[which][photons] > LEAST_ADDED;
            let gain = if is_there { outcome.gain } else { f32::MIN };
            (
                gain,
                batch.about[i].place,
                outcome.end[which],
                batch.trials[i].corner,
            )
        };
        let from_singles = (0..singles.trials.len()).map(|i| (false, i, result(singles, i, 0)));
        let from_pairs = (0..pairs.trials.len()).map(|i| (true, i, result(pairs, i, 1)));
        let mut all: Vec<_> = from_singles.chain(from_pairs).collect();
        for (_, _, (gain, place, ..)) in &all {
            if !(*gain > threshold) {
                let [column, row] = place.map(|at| at as usize);
                model.refused.insert((row, column), *gain);
            }
        }
        all.retain(|(_, _, (gain, ..))| *gain > threshold);
        // Places of candidates differ, so the order is complete.
        all.sort_unstable_by(|a, b| {
            let order = b.2.0.total_cmp(&a.2.0);
            order
                .then(a.2.1[1].total_cmp(&b.2.1[1]))
                .then(a.2.1[0].total_cmp(&b.2.1[0]))
        });
        let mut taken = Winners::new(APART * psf.sigma);
        let mut moved = BTreeSet::new();
        for (is_pair, i, (gain, place, end, corner)) in &all {
            if !taken.takes(*place) {
                // The change near it makes it a candidate of the next round.
                continue;
            }
            let partner = if *is_pair {
                pairs.about[*i].partner
            } else {
                None
            };
            if let Some(partner) = partner {
                // A neighbour of two new emitters moves with the first.
                if moved.insert(partner) {
                    let values = self.trials.on_frame(&pairs.outcomes[*i].end[0], *corner);
                    model.set(psf, partner, values);
                }
            }
            model.add(psf, self.trials.on_frame(end, *corner), *gain);
        }
        self.tell_of_new(model, taken.count);
    }

    /// Sorts the emitters, the last `count` of which are new, and tells their neighbours.
    fn tell_of_new(&self, model: &mut Model, count: usize) {
        let psf = &self.trials.psf;
        model.sort(psf);
        for i in model.sources.len() - count..model.sources.len() {
            let source = model.sources[i];
            model.tell(psf, source.place(), Some(source.id));
        }
    }

    /// Replaces emitters by two.
    fn split(&self, model: &mut Model, buffers: &mut Buffers) {
        let psf = &self.trials.psf;
        let sources = model.sources.iter_mut().enumerate();
        let due =
            sources.filter_map(|(i, source)| std::mem::take(&mut source.due.split).then_some(i));
        let due: Vec<usize> = due.collect();
        self.try_splits(model, due.into_iter(), WIDE, buffers);
        let batch = &buffers.pairs;
        let threshold = self.threshold(model);
        let winners = winners(batch, threshold, 1.0, FAR_APART * psf.sigma);
        model.sort(psf);
        for &i in &winners {
            let (outcome, corner) = (&batch.outcomes[i], batch.trials[i].corner);
            let [first, second] = outcome
                .end
                .map(|values| self.trials.on_frame(&values, corner));
            model.set(psf, batch.about[i].source, first);
            model.sources[batch.about[i].source].gain = f32::NAN;
            model.add(psf, second, f32::NAN);
        }
        self.tell_of_new(model, winners.len());
    }

    /// Takes emitters away whose light a neighbour, or none, explains as well. Returns true if there were any.
    fn remove(&self, model: &mut Model, buffers: &mut Buffers) -> bool {
        let psf = &self.trials.psf;
        let threshold = self.threshold(model);
        self.try_without(model, buffers, SAFE * threshold);
        let batch = &buffers.singles;
        let winners = winners(batch, -threshold, 1.0, FAR_APART * psf.sigma);
        let mut gone: Vec<usize> = Vec::new();
        for &i in &winners {
            let About {
                source, partner, ..
            } = batch.about[i];
            if let Some(partner) = partner {
                let corner = batch.trials[i].corner;
                let values = self.trials.on_frame(&batch.outcomes[i].end[0], corner);
                model.set(psf, partner, values);
            }
            model.tell(psf, model.sources[source].place(), Some(u32::MAX));
            gone.push(source);
        }
        gone.sort_unstable();
        if !gone.is_empty() {
            model.remove(psf, &gone);
        }
        !gone.is_empty()
    }

    /// Tries the model without each emitter that is due and whose gain may be below `safe`: then its gain is
    /// known.
    fn try_without(&self, model: &mut Model, buffers: &mut Buffers, safe: f32) {
        let batch = &mut buffers.singles;
        batch.clear();
        let mut partners = Vec::new();
        for i in 0..model.sources.len() {
            let source = &mut model.sources[i];
            if source.due.removal && !(source.gain > safe) {
                source.due.removal = false;
                let most = reach::PARTNER * self.trials.psf.sigma;
                let partner = model.nearest(model.sources[i].place(), most, Some(i));
                match partner {
                    Some(_) => partners.push((i, partner)),
                    // Those without a fit come first: their tiles take no steps.
                    None => batch.push_removal(&self.trials, model, (i, None)),
                }
            }
        }
        for removal in partners {
            batch.push_removal(&self.trials, model, removal);
        }
        batch.run(
            (false, self.steps(REMOVE_STEPS)),
            &self.trials,
            model,
            &mut buffers.memory,
        );
        for (about, outcome) in batch.about.iter().zip(&batch.outcomes) {
            model.sources[about.source].gain = -outcome.gain;
        }
    }
}
