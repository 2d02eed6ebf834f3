//! Rounds: emitters are added, fitted, split and taken away until the data support no other change, or
//! eight rounds are done.
//!
//! Every change is a trial against the model as it is, and is made if its gain of the log-likelihood is
//! above the threshold. Of changes that are near each other, the one with the largest gain is made;
//! the others are tried again in the next round. Where nothing has changed, there is no trial. Everything
//! in a frame is ordered, so its result depends on nothing else.

use std::collections::{BTreeMap, BTreeSet};

use crate::covariance::Covariance;
use crate::frame::{Model, reach};
use crate::joint::Joint;
use crate::score::{Candidate, Scores};
use crate::shape::Shape;
use crate::trials::{ABSENT, Outcome, Trial, TrialMemory, Trials, Values};

/// The most rounds.
const ROUNDS: u32 = 8;

/// Steps of trials that add, split and remove.
const ADD_STEPS: u32 = 6;
const SPLIT_STEPS: u32 = 8;
const REMOVE_STEPS: u32 = 6;

/// The most joint steps of a round after emitters were added, and after some were split and taken away, and
/// the part of the diagonal that is added to their matrix.
const FITS_AFTER_ADDING: usize = 2;
const FITS_AFTER_SPLITTING: usize = 1;
const FIT_DAMPING: f32 = 0.05;

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

/// The least and the largest distance of the parts of a split from the middle, widths of the PSF.
const PARTS: (f32, f32) = (0.385, 1.0);

/// The least variance along the longest axis, square widths, of an emitter that is split.
const LEAST_SPREAD: f32 = 0.012;

/// Emitters nearer than this, in widths, are merged before one is taken away.
const MERGED: f64 = 2.0;

/// The relative change of the background after which emitters are tried again.
const CHANGED: f32 = 0.02;

/// The fall of the threshold after which refused emitters are tried again.
const LOWER: f32 = 0.5;

/// The most joint steps of all emitters at the end.
const JOINT_STEPS: usize = 3;

/// The density, in emitters a square width, from which on the threshold falls.
const SPARSE: f64 = 2e-3;

/// The slope of the threshold by the logarithm of the density.
const ADAPTED: f64 = 1.6;

/// The least threshold.
const LEAST_GAIN: f64 = 3.0;

/// The result of a split that was not made.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Unresolved {
    /// The gain of the log-likelihood.
    pub gain: f32,
    /// The mean square distance of the parts from the emitter, along x, y and z.
    pub offsets: [f64; 3],
}

/// The result of a frame, beside its model.
#[derive(Debug, Default)]
pub(crate) struct Ending {
    /// The last joint step of each emitter, and its covariance.
    pub steps: Vec<[f64; 4]>,
    pub covariances: Vec<Covariance>,
    pub unresolved: Vec<Unresolved>,
    pub rounds: u32,
}

/// The emitters that a trial is about.
#[derive(Clone, Copy, Debug)]
struct About {
    place: [f64; 2],
    /// The emitter that is split or taken away.
    source: usize,
    /// The neighbour that is fitted along.
    partner: Option<usize>,
}

/// Trials of one kind, their subjects and their outcomes.
#[derive(Debug, Default)]
struct Batch {
    trials: Vec<Trial>,
    about: Vec<About>,
    outcomes: Vec<Outcome>,
}

impl Batch {
    fn clear(&mut self) {
        self.trials.clear();
        self.about.clear();
    }

    fn push(&mut self, trial: Trial, about: About) {
        self.trials.push(trial);
        self.about.push(about);
    }

    fn run(&mut self, kind: (bool, u32), rules: &Rules, model: &Model, memory: &mut TrialMemory) {
        let trials = &rules.trials;
        trials.run(
            &model.images,
            &self.trials,
            kind,
            memory,
            &mut self.outcomes,
        );
    }
}

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
        let adapted = self.gain - ADAPTED * (density / SPARSE).ln().max(0.0);
        adapted.max(LEAST_GAIN.min(self.gain)) as f32
    }

    /// Begins with a frame, whose values and variances are filled, and without emitters.
    fn begin(&self, model: &mut Model) {
        let psf = &self.trials.psf;
        model.begin((reach::FELT * psf.sigma).ceil() as usize + crate::score::half(psf) + 1);
        model.background.begin(&model.images, psf);
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
        let mut ending = self.end(model, buffers);
        ending.rounds = rounds;
        ending
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
                self.push_split(model, i, &shape, batch);
            }
        }
        batch.run((true, SPLIT_STEPS), self, model, &mut buffers.memory);
    }

    /// Adds emitters.
    fn add(&self, model: &mut Model, buffers: &mut Buffers) {
        let psf = &self.trials.psf;
        let Buffers {
            memory,
            scores,
            candidates,
            singles,
            pairs,
            ..
        } = buffers;
        let threshold = self.threshold(model);
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
            match partner {
                Some(i) => {
                    let source = model.sources[i];
                    let corner = self.trials.corner_between(place, source.place());
                    let now = self.trials.relative(&source, corner);
                    let trial = Trial {
                        corner,
                        before: [now, ABSENT],
                        start: [now, self.trials.values(new, corner)],
                    };
                    pairs.push(trial, about);
                }
                None => {
                    let corner = self.trials.corner(place);
                    let trial = Trial {
                        corner,
                        before: [ABSENT; 2],
                        start: [self.trials.values(new, corner), ABSENT],
                    };
                    singles.push(trial, about);
                }
            }
        }
        singles.run((false, ADD_STEPS), self, model, memory);
        pairs.run((true, ADD_STEPS), self, model, memory);
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

    /// Adds the trial that an emitter is two, along the longest axis of its shape.
    fn push_split(&self, model: &Model, i: usize, shape: &Shape, batch: &mut Batch) {
        let psf = &self.trials.psf;
        let sigma = psf.sigma as f32;
        let (spread, angle) = shape.longest();
        if spread <= LEAST_SPREAD * sigma * sigma {
            return;
        }
        let source = model.sources[i];
        let away = spread.sqrt().clamp(PARTS.0 * sigma, PARTS.1 * sigma);
        let corner = self.trials.corner(source.place());
        let now = self.trials.relative(&source, corner);
        let part = |sign: f32| {
            let mut part = now;
            part[0] += sign * away * angle.cos();
            part[1] += sign * away * angle.sin();
            part[psf.photons()] *= 0.5;
            part
        };
        let trial = Trial {
            corner,
            before: [now, ABSENT],
            start: [part(1.0), part(-1.0)],
        };
        let about = About {
            place: source.place(),
            source: i,
            partner: None,
        };
        batch.push(trial, about);
    }

    /// Takes emitters away whose light a neighbour, or none, explains as well.
    fn remove(&self, model: &mut Model, buffers: &mut Buffers) {
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
    }

    /// Tries the model without each emitter that is due and whose gain may be below `safe`: then its gain is
    /// known.
    fn try_without(&self, model: &mut Model, buffers: &mut Buffers, safe: f32) {
        let batch = &mut buffers.singles;
        batch.clear();
        for i in 0..model.sources.len() {
            let source = &mut model.sources[i];
            if source.due.removal && !(source.gain > safe) {
                source.due.removal = false;
                self.push_removal(model, i, batch);
            }
        }
        batch.run((false, REMOVE_STEPS), self, model, &mut buffers.memory);
        for (about, outcome) in batch.about.iter().zip(&batch.outcomes) {
            model.sources[about.source].gain = -outcome.gain;
        }
    }

    /// Adds the trial without an emitter: its nearest neighbour takes its light.
    fn push_removal(&self, model: &Model, i: usize, batch: &mut Batch) {
        let psf = &self.trials.psf;
        let source = model.sources[i];
        let partner = model.nearest(source.place(), reach::PARTNER * psf.sigma, Some(i));
        let about = About {
            place: source.place(),
            source: i,
            partner,
        };
        let trial = match partner {
            None => {
                let corner = self.trials.corner(source.place());
                Trial {
                    corner,
                    before: [self.trials.relative(&source, corner), ABSENT],
                    start: [ABSENT; 2],
                }
            }
            Some(partner) => {
                let partner = model.sources[partner];
                let corner = self.trials.corner_between(source.place(), partner.place());
                let before = [&source, &partner].map(|one| self.trials.relative(one, corner));
                let is_near =
                    partner.distance_squared(source.place()) < (MERGED * psf.sigma).powi(2);
                let start = match is_near {
                    true => merged(&before, psf.photons()),
                    false => before[1],
                };
                Trial {
                    corner,
                    before,
                    start: [start, ABSENT],
                }
            }
        };
        batch.push(trial, about);
    }

    /// Joint steps, covariances, and the evidence for emitters that are not resolved.
    fn end(&self, model: &mut Model, buffers: &mut Buffers) -> Ending {
        let psf = &self.trials.psf;
        for _ in 0..JOINT_STEPS {
            if !buffers.joint.step_of_all(model, psf) {
                break;
            }
        }
        // The last step is so small that the covariance before it is that after it.
        let steps = (0..model.sources.len())
            .map(|i| buffers.joint.limited(psf, i, model.sources[i].photons))
            .collect();
        let covariances = buffers.joint.covariances(model, psf);
        self.try_without(model, buffers, f32::MAX);
        self.try_splits(model, 0..model.sources.len(), 0.0, buffers);
        let batch = &buffers.pairs;
        let mut unresolved = vec![Unresolved::default(); model.sources.len()];
        for ((about, trial), outcome) in batch.about.iter().zip(&batch.trials).zip(&batch.outcomes)
        {
            let middle = trial.before[0];
            let mean_square = |k: usize, most: f64| {
                let square = |part: &Values| f64::from(part[k] - middle[k]).powi(2).min(most);
                0.5 * (square(&outcome.end[0]) + square(&outcome.end[1]))
            };
            if !(outcome.gain > 0.0) {
                continue;
            }
            let most = (1.54 * psf.sigma).powi(2);
            unresolved[about.source] = Unresolved {
                gain: outcome.gain,
                offsets: [
                    mean_square(0, most),
                    mean_square(1, most),
                    if psf.has_depth() {
                        mean_square(2, (0.5 * (psf.depth[1] - psf.depth[0])).powi(2))
                    } else {
                        0.0
                    },
                ],
            };
        }
        Ending {
            steps,
            covariances,
            unresolved,
            rounds: 0,
        }
    }
}

/// The mean place of two emitters with the light of both.
fn merged([a, b]: &[Values; 2], photons: usize) -> Values {
    let total = a[photons] + b[photons];
    let mut out = [0.0; crate::psf::MOST];
    for k in 0..photons {
        out[k] = (a[photons] * a[k] + b[photons] * b[k]) / total;
    }
    out[photons] = total;
    out
}

/// Places of changes that are made together, in cells of the least distance.
struct Winners {
    cells: BTreeMap<(i64, i64), Vec<[f64; 2]>>,
    least: f64,
    count: usize,
}

impl Winners {
    fn new(least: f64) -> Self {
        Self {
            cells: BTreeMap::new(),
            least,
            count: 0,
        }
    }

    /// Takes a place unless it is near one that was taken.
    fn takes(&mut self, [x, y]: [f64; 2]) -> bool {
        let [column, row] = [x, y].map(|at| (at / self.least).floor() as i64);
        let is_near =
            |at: &[f64; 2]| (at[0] - x).powi(2) + (at[1] - y).powi(2) < self.least * self.least;
        for j in row - 1..=row + 1 {
            let cells = self.cells.range((j, column - 1)..=(j, column + 1));
            if cells.flat_map(|(_, places)| places).any(is_near) {
                return false;
            }
        }
        self.cells.entry((row, column)).or_default().push([x, y]);
        self.count += 1;
        true
    }
}

/// The trials whose gain is above a threshold, the largest first, and far from each other. Those that
/// share a partner are not made together.
fn winners(batch: &Batch, threshold: f32, sign: f32, least: f64) -> Vec<usize> {
    let gain = |i: usize| sign * batch.outcomes[i].gain;
    let mut order: Vec<usize> = (0..batch.trials.len())
        .filter(|&i| gain(i) > threshold)
        .collect();
    order.sort_by(|&a, &b| gain(b).total_cmp(&gain(a)).then(a.cmp(&b)));
    let mut places = Winners::new(least);
    let mut partners: BTreeSet<usize> = BTreeSet::new();
    order.retain(|&i| {
        let About {
            place,
            partner,
            source,
        } = batch.about[i];
        let is_used = |one: &usize| partners.contains(one);
        if partner.as_ref().is_some_and(is_used) || is_used(&source) || !places.takes(place) {
            return false;
        }
        partners.extend(partner);
        true
    });
    order
}
