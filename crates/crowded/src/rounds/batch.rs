//! Trials of one kind, and those of their changes that are made.

use std::collections::BTreeSet;

use super::winners::Winners;
use crate::frame::Model;
use crate::shape::Shape;
use crate::trials::{ABSENT, Outcome, Trial, TrialMemory, Trials, Values};

/// The least and the largest distance of the parts of a split from the middle, widths of the PSF.
const PARTS: (f32, f32) = (0.385, 1.0);

/// The least variance along the longest axis, square widths, of an emitter that is split.
const LEAST_SPREAD: f32 = 0.012;

/// Emitters nearer than this, in widths, are merged before one is taken away.
const MERGED: f64 = 2.0;

/// The emitters that a trial is about.
#[derive(Clone, Copy, Debug)]
pub(super) struct About {
    pub place: [f64; 2],
    /// The emitter that is split or taken away.
    pub source: usize,
    /// The neighbour that is fitted along.
    pub partner: Option<usize>,
}

/// Trials of one kind, their subjects and their outcomes.
#[derive(Debug, Default)]
pub(super) struct Batch {
    pub trials: Vec<Trial>,
    pub about: Vec<About>,
    pub outcomes: Vec<Outcome>,
}

impl Batch {
    pub fn clear(&mut self) {
        self.trials.clear();
        self.about.clear();
    }

    pub fn push(&mut self, trial: Trial, about: About) {
        self.trials.push(trial);
        self.about.push(about);
    }

    pub fn run(
        &mut self,
        kind: (bool, u32),
        trials: &Trials,
        model: &Model,
        memory: &mut TrialMemory,
    ) {
        trials.run(
            &model.images,
            &self.trials,
            kind,
            memory,
            &mut self.outcomes,
        );
    }

    /// Adds the trial that an emitter is two, along the longest axis of its shape.
    pub fn push_split(&mut self, trials: &Trials, model: &Model, i: usize, shape: &Shape) {
        let psf = &trials.psf;
        let sigma = psf.sigma as f32;
        let (spread, angle) = shape.longest();
        if spread <= LEAST_SPREAD * sigma * sigma {
            return;
        }
        let source = model.sources[i];
        let away = spread.sqrt().clamp(PARTS.0 * sigma, PARTS.1 * sigma);
        let corner = trials.corner(source.place());
        let now = trials.relative(&source, corner);
        let part = |sign: f32| {
            let mut part = now;
            part[0] += sign * away * libm::cosf(angle);
            part[1] += sign * away * libm::sinf(angle);
            part[psf.photons()] *= 0.5;
            part
        };
        let trial = Trial {
            corner,
            before: [now, ABSENT],
            start: [part(1.0), part(-1.0)],
            sign: 1.0,
            light: trials.light(model, source.place(), None),
        };
        let about = About {
            place: source.place(),
            source: i,
            partner: None,
        };
        self.push(trial, about);
    }

    /// Adds the trial without an emitter: its partner takes its light.
    pub fn push_removal(
        &mut self,
        trials: &Trials,
        model: &Model,
        (i, partner): (usize, Option<usize>),
    ) {
        let psf = &trials.psf;
        let source = model.sources[i];
        let about = About {
            place: source.place(),
            source: i,
            partner,
        };
        let light = |but| trials.light(model, source.place(), but);
        let sign = -1.0;
        let trial = match partner {
            None => {
                let corner = trials.corner(source.place());
                Trial {
                    corner,
                    before: [trials.relative(&source, corner), ABSENT],
                    start: [ABSENT; 2],
                    sign,
                    light: light(Some(i)),
                }
            }
            Some(partner) => {
                let partner = model.sources[partner];
                let corner = trials.corner_between(source.place(), partner.place());
                let before = [&source, &partner].map(|one| trials.relative(one, corner));
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
                    sign,
                    // Merged, the neighbour has the light of both.
                    light: light((!is_near).then_some(i)),
                }
            }
        };
        self.push(trial, about);
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

/// The trials whose gain is above a threshold, the largest first, and far from each other. Those that
/// share a partner are not made together.
pub(super) fn winners(batch: &Batch, threshold: f32, sign: f32, least: f64) -> Vec<usize> {
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
