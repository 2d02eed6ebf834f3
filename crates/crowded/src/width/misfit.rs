//! The misfit of the PSF: the gain that an emitter brings beside a bright one although it is not there, because the PSF
//! is not that of the model. It is about in proportion to the light.
//!
//! Each emitter that has only far dimmer ones around is fitted without these. Then the largest gain of another is
//! measured, by an addition or by a split. The misfit is above the median of these gains by the scatter that PSFs by
//! diffraction have: larger gains may be of molecules that are there.

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

/// The number of emitters with only parts around from which on no more frames are looked at.
const ENOUGH: usize = 1000;

/// Emitters around that have less than this share of the light may be parts of the PSF.
const PART: f64 = 0.15;

/// The least share of the bright emitters that have only parts around: of fewer, most have dim neighbours.
const LEAST_SHARE: f64 = 0.05;

/// The median gain above which there is a misfit. Movies of a Gaussian have up to 1.5.
const LEAST_GAIN: f64 = 1.8;

/// The upper end of most gains: the root is larger by this, and the gain by noise is left out.
const SCATTER: f64 = 1.3;
const NOISE: f64 = 4.0;

/// A misfit is rounded to a part, as rounding differs among processors.
const PARTS: f64 = 1e5;

/// An emitter that has only parts around: its photoelectrons, and the gain of another.
#[derive(Clone, Copy, Debug)]
struct Bright {
    photons: f64,
    gain: f64,
}

/// The finds in a frame, or in several.
#[derive(Debug, Default)]
struct Found {
    bright: Vec<Bright>,
    /// The photoelectrons of all emitters.
    photons: Vec<f64>,
}

impl CrowdedSearch {
    /// The gain of the log-likelihood that an emitter which is not there brings beside others, for each of their
    /// photoelectrons, because the PSF is not that of the model. 0 if noise explains it, or too few emitters are
    /// brighter than all around. It is measured in some of the frames of a movie, beside the light that stays, by a
    /// search without [`Self::with_misfit`]. `cancel` ends it after the frames of the moment.
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
        let mut all = Found::default();
        look_at_frames(
            (movie, &sample),
            cancel,
            |frame, workspace| look_at(self, frame, &lights, workspace),
            |found| {
                all.bright.extend(found.bright);
                all.photons.extend(found.photons);
                all.bright.len() >= ENOUGH
            },
        )?;
        Ok(((misfit(&all) * PARTS).round() / PARTS).min(1.0))
    }
}

/// The emitters of a frame that have only parts around.
fn look_at(
    search: &CrowdedSearch,
    (number, frame): (usize, Frame<'_>),
    lights: &[StaticLight],
    workspace: &mut CrowdedWorkspace,
) -> Found {
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
    let is_bright = |i: &usize| {
        let source = &sources[*i];
        let is_inside = |at: f64, side: f64| at >= around && at <= side - around;
        let is_part = |j: usize| sources[j].photons < PART * source.photons;
        is_inside(source.x, sides[0]) && is_inside(source.y, sides[1]) && others_of(*i).all(is_part)
    };
    let bright: Vec<usize> = (0..sources.len()).filter(is_bright).collect();
    let parts: BTreeSet<usize> = bright.iter().flat_map(|&i| others_of(i)).collect();
    let parts: Vec<usize> = parts.into_iter().collect();
    let numbers: BTreeSet<u32> = bright.iter().map(|&i| sources[i].id).collect();
    let photons = sources.iter().map(|source| source.photons).collect();
    let gains = rules.gains_around(model, &parts, around, buffers);
    let left = model.sources.iter().zip(gains);
    let left = left.filter(|(source, _)| numbers.contains(&source.id));
    Found {
        bright: left
            .map(|(source, gain)| Bright {
                photons: source.photons,
                gain: gain.into(),
            })
            .collect(),
        photons,
    }
}

/// The gain a photoelectron that most of the brighter half do not exceed.
fn misfit(found: &Found) -> f64 {
    let least = median(found.bright.iter().map(|one| one.photons));
    let bright: Vec<Bright> = found
        .bright
        .iter()
        .filter(|one| one.photons >= least)
        .copied()
        .collect();
    let all = found.photons.iter().filter(|&&photons| photons >= least);
    let is_rare = (bright.len() as f64) < LEAST_SHARE * all.count() as f64;
    let gain = median(bright.iter().map(|one| one.gain));
    if bright.len() < FEWEST || is_rare || gain <= LEAST_GAIN {
        return 0.0;
    }
    let upper = |one: &Bright| (one.gain.max(0.0).sqrt() + SCATTER).powi(2) - NOISE;
    median(bright.iter().map(|one| upper(one) / one.photons)).max(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(count: u32, gain: impl Fn(u32) -> f64, others: usize) -> Found {
        let photons = |i: u32| 1000.0 + f64::from(i);
        let of = |i: u32| Bright {
            photons: photons(i),
            gain: gain(i),
        };
        let mut all: Vec<f64> = (0..count).map(photons).collect();
        all.resize(all.len() + others, photons(count));
        Found {
            bright: (0..count).map(of).collect(),
            photons: all,
        }
    }

    #[test]
    fn the_misfit_is_in_proportion_to_the_light() {
        let root = |i: u32| (0.01 * f64::from(1000 + i) + NOISE).sqrt() - SCATTER;
        let measured = misfit(&found(200, |i| root(i).powi(2), 0));
        assert!((measured - 0.01).abs() < 1e-12, "{measured}");
        assert_eq!(misfit(&found(200, |_| LEAST_GAIN, 0)), 0.0);
        // Fewer than half have a molecule beside them.
        let some = |i: u32| if i % 5 < 2 { 100.0 } else { 0.5 };
        assert_eq!(misfit(&found(200, some, 0)), 0.0);
    }

    #[test]
    fn few_or_rare_ones_have_none() {
        let few = 2 * FEWEST as u32;
        assert!(misfit(&found(few, |_| 100.0, 0)) > 0.0);
        assert_eq!(misfit(&found(few - 2, |_| 100.0, 0)), 0.0);
        assert_eq!(misfit(&found(few, |_| 100.0, 30 * few as usize)), 0.0);
        assert_eq!(misfit(&Found::default()), 0.0);
    }
}
