//! The misfit of the PSF: the gain that an emitter brings beside a bright one although it is not there, because the PSF
//! is not that of the model. It is in proportion to the light.
//!
//! Each emitter that has only far dimmer ones around is fitted without these. Then the largest gain of another is
//! measured, by an addition or by a split. Most of them have at most the misfit; the others may have a neighbour.

use std::collections::BTreeSet;
use std::ops::Range;

use gaussmle::CancelToken;
use gaussmle_detect::{Frame, StaticLight, StaticLights};
use gaussmle_io::movie::Movie;

use super::frames::{lights_of, look_at_frames, sample};
use super::lone::{FEWEST, median};
use crate::error::Result;
use crate::frame::reach;
use crate::search::{CrowdedSearch, CrowdedWorkspace};

/// The number of lone emitters from which on no more frames are looked at.
const ENOUGH: usize = 1000;

/// Emitters around that have less than this share of the light may be parts of the PSF.
const PART: f64 = 0.15;

/// The share of emitters that have at most the misfit.
const UPPER: f64 = 0.8;

/// A gain that noise brings to few of them.
const NOISE: f64 = 4.0;

/// A misfit is rounded to a part, as rounding differs among processors.
const PARTS: f64 = 1e5;

/// An emitter without others of its brightness around: its photoelectrons, and the gain of another.
#[derive(Clone, Copy, Debug)]
struct Lone {
    photons: f64,
    gain: f64,
}

impl CrowdedSearch {
    /// The gain of the log-likelihood that an emitter which is not there brings beside others, for each of their
    /// photoelectrons, because the PSF is not that of the model. 0 if noise explains it, or few emitters are alone. It is measured in
    /// some of the frames of a movie, beside the light that stays. `cancel` ends it after the frames of the moment.
    ///
    /// # Errors
    ///
    /// Returns an error if frames cannot be read, the movie is too short for the light that stays, or it is
    /// cancelled.
    pub fn misfit_in(
        &self,
        movie: &dyn Movie,
        frames: &Range<usize>,
        static_lights: Option<&StaticLights>,
        cancel: &CancelToken,
    ) -> Result<f64> {
        let mut sample = sample(frames);
        let lights = lights_of(static_lights, movie, &mut sample, cancel)?;
        let mut lone = Vec::new();
        look_at_frames(
            (movie, &sample),
            cancel,
            |frame, workspace| look_at(self, frame, &lights, workspace),
            |found| {
                lone.extend(found);
                lone.len() >= ENOUGH
            },
        )?;
        Ok((misfit(&lone) * PARTS).round() / PARTS)
    }
}

/// The lone emitters of a frame.
fn look_at(
    search: &CrowdedSearch,
    (number, frame): (usize, Frame<'_>),
    lights: &[StaticLight],
    workspace: &mut CrowdedWorkspace,
) -> Vec<Lone> {
    let CrowdedWorkspace {
        frame: model,
        buffers,
        ..
    } = workspace;
    search.load((number, frame), lights, &mut model.images);
    let rules = search.rules();
    rules.run(model, buffers);
    let around = reach::FELT * rules.trials.psf.sigma;
    let sides = [model.images.width, model.images.height].map(|side| side as f64 - 1.0);
    let sources = &model.sources;
    let others_of = |i: usize| {
        let place = sources[i].place();
        let others = model.cells.near(place).filter(move |&j| j != i);
        others.filter(move |&j| sources[j].distance_squared(place) <= around * around)
    };
    let is_lone = |i: &usize| {
        let source = &sources[*i];
        let is_inside = |at: f64, side: f64| at >= around && at <= side - around;
        let is_part = |j: usize| sources[j].photons < PART * source.photons;
        is_inside(source.x, sides[0]) && is_inside(source.y, sides[1]) && others_of(*i).all(is_part)
    };
    let lone: Vec<usize> = (0..sources.len()).filter(is_lone).collect();
    let gone: BTreeSet<usize> = lone.iter().flat_map(|&i| others_of(i)).collect();
    let gone: Vec<usize> = gone.into_iter().collect();
    let numbers: BTreeSet<u32> = lone.iter().map(|&i| sources[i].id).collect();
    let gains = rules.gains_around(model, &gone, around, buffers);
    let left = model.sources.iter().zip(gains);
    left.filter(|(source, _)| numbers.contains(&source.id))
        .map(|(source, gain)| Lone {
            photons: source.photons,
            gain: gain.into(),
        })
        .collect()
}

/// The gain a photoelectron that most of the brighter half of lone emitters do not exceed.
fn misfit(lone: &[Lone]) -> f64 {
    let least = median(lone.iter().map(|one| one.photons));
    let bright = lone.iter().filter(|one| one.photons >= least);
    let beyond = bright.map(|one| (one.gain - NOISE).max(0.0) / one.photons);
    let mut beyond: Vec<f64> = beyond.collect();
    if beyond.len() < FEWEST {
        return 0.0;
    }
    beyond.sort_unstable_by(f64::total_cmp);
    beyond[(UPPER * beyond.len() as f64) as usize]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_misfit_is_in_proportion_to_the_light() {
        let with = |count: u32, gain: fn(u32) -> f64| -> Vec<Lone> {
            let of = |i: u32| Lone {
                photons: 1000.0 + f64::from(i),
                gain: gain(i),
            };
            (0..count).map(of).collect()
        };
        let found = misfit(&with(200, |i| NOISE + 0.01 * f64::from(1000 + i)));
        assert!((found - 0.01).abs() < 1e-12, "{found}");
        let some = misfit(&with(1200, |i| if i % 4 == 0 { 20.0 } else { 1.0 }));
        let few = misfit(&with(1200, |i| if i % 6 == 0 { 20.0 } else { 1.0 }));
        assert!(some > 0.0 && few == 0.0, "{some} {few}");
        assert_eq!(misfit(&with(200, |_| NOISE)), 0.0);
        assert_eq!(misfit(&with(2 * FEWEST as u32 - 2, |_| 100.0)), 0.0);
        assert_eq!(misfit(&[]), 0.0);
    }
}
