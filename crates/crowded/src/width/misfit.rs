//! The misfit of the PSF: the gain that an emitter brings beside a bright one although it is not there, because the PSF
//! is not that of the model. It is about in proportion to the light.
//!
//! Each emitter that has only far dimmer ones around is fitted without these. Then the largest gain of another is
//! measured, by an addition or by a split. The misfit is above the median of these gains by the scatter that PSFs by
//! diffraction have: larger gains may be of molecules that are there.

use std::collections::{BTreeMap, BTreeSet};
use std::f64::consts::PI;
use std::ops::Range;

use gaussmle::CancelToken;
use gaussmle_detect::StaticLights;
use gaussmle_io::movie::Movie;

use super::frames::{lights_of, look_at_frames, sample};
use super::lone::{FEWEST, median};
use crate::error::Result;
use crate::frame::{Model, reach};
use crate::rounds::{Buffers, Rules};
use crate::search::CrowdedSearch;

/// The number of emitters with only parts around from which on no more frames are looked at.
const ENOUGH: usize = 1000;

/// Emitters around that have less than this share of the light may be parts of the PSF.
const PART: f64 = 0.15;

/// The most emitters that are too dim to be told from parts of a bright one, around a place in the mean: of more, most
/// bright ones have one.
const MOST_DIM: f64 = 0.5;

/// The median gain above which there is a misfit, and what each dim emitter around adds to it. Movies of a Gaussian
/// have 0.4 to 0.6, and those with dim ones up to 1.5.
const LEAST_GAIN: f64 = 1.0;
const OF_DIM: f64 = 8.0;

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
    /// The photoelectrons of the emitters that are no parts of a brighter one.
    whole: Vec<f64>,
}

impl CrowdedSearch {
    /// The gain of the log-likelihood that an emitter which is not there brings beside others, for each of their
    /// photoelectrons, because the PSF is not that of the model. 0 if noise or dim emitters explain it, or too few are
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
        let (mut all, mut looks) = (Found::default(), 0);
        look_at_frames(
            self,
            (movie, &sample, &lights),
            cancel,
            |_, model, buffers| look_at(self.rules(), model, buffers),
            |found| {
                all.bright.extend(found.bright);
                all.whole.extend(found.whole);
                looks += 1;
                all.bright.len() >= ENOUGH
            },
        )?;
        let around = reach::FELT * self.rules().trials.psf.sigma;
        let area = (looks * movie.shape().pixels()) as f64;
        let found = misfit(&all, PI * around * around / area);
        Ok(((found * PARTS).round() / PARTS).min(1.0))
    }
}

/// The emitters of a frame that have only parts around.
fn look_at(rules: &Rules, model: &mut Model, buffers: &mut Buffers) -> Found {
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
    let bright = bright.iter().map(|&i| (sources[i].id, sources[i].photons));
    let bright: BTreeMap<u32, f64> = bright.collect();
    let is_whole = |i: &usize| {
        let is_part_of = |j: usize| sources[*i].photons < PART * sources[j].photons;
        !others_of(*i).any(is_part_of)
    };
    let whole = (0..sources.len()).filter(is_whole);
    let whole = whole.map(|i| sources[i].photons).collect();
    let gains = rules.gains_around(model, &parts, around, buffers);
    let left = model.sources.iter().zip(gains);
    let left = left.filter_map(|(source, gain)| {
        let photons = *bright.get(&source.id)?;
        let gain = gain.into();
        Some(Bright { photons, gain })
    });
    Found {
        bright: left.collect(),
        whole,
    }
}

/// The gain a photoelectron that most of the brighter half do not exceed. `share` is that of the surroundings of an
/// emitter in all frames.
fn misfit(found: &Found, share: f64) -> f64 {
    let least = median(found.bright.iter().map(|one| one.photons));
    let bright: Vec<Bright> = found
        .bright
        .iter()
        .filter(|one| one.photons >= least)
        .copied()
        .collect();
    let around = |is: &dyn Fn(f64) -> bool| {
        share * found.whole.iter().filter(|&&photons| is(photons)).count() as f64
    };
    // Dim ones are counted where there is no bright one: at least so many, as some are beside others.
    let places = libm::exp(-around(&|photons| photons >= least));
    let dim = around(&|photons| photons < PART * least) / places;
    let gain = median(bright.iter().map(|one| one.gain));
    if bright.len() < FEWEST || dim > MOST_DIM || gain <= LEAST_GAIN + OF_DIM * dim {
        return 0.0;
    }
    let upper = |one: &Bright| (one.gain.max(0.0).sqrt() + SCATTER).powi(2) - NOISE;
    median(bright.iter().map(|one| upper(one) / one.photons)).max(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bright emitters with these gains, and others.
    fn found(count: u32, gain: impl Fn(u32) -> f64, others: &[f64]) -> Found {
        let photons = |i: u32| 1000.0 + f64::from(i);
        let of = |i: u32| Bright {
            photons: photons(i),
            gain: gain(i),
        };
        let whole = (0..count).map(photons).chain(others.iter().copied());
        Found {
            bright: (0..count).map(of).collect(),
            whole: whole.collect(),
        }
    }

    #[test]
    fn the_misfit_is_in_proportion_to_the_light() {
        let root = |i: u32| (0.01 * f64::from(1000 + i) + NOISE).sqrt() - SCATTER;
        let measured = misfit(&found(200, |i| root(i).powi(2), &[]), 0.0);
        assert!((measured - 0.01).abs() < 1e-12, "{measured}");
        assert_eq!(misfit(&found(200, |_| LEAST_GAIN, &[]), 0.0), 0.0);
        // Fewer than half have a molecule beside them.
        let some = |i: u32| if i % 5 < 2 { 100.0 } else { 0.5 };
        assert_eq!(misfit(&found(200, some, &[]), 0.0), 0.0);
    }

    #[test]
    fn few_ones_and_those_among_dim_ones_have_none() {
        let few = 2 * FEWEST as u32;
        // Each place has half of a bright one around it.
        let share = 1.0 / f64::from(few);
        let of = |count: u32, others: &[f64]| misfit(&found(count, |_| 100.0, others), share);
        assert!(of(few, &[]) > 0.0);
        assert_eq!(of(few - 2, &[]), 0.0);
        // Those that are not dim do not count.
        let number = 0.6 * libm::exp(-0.5) * MOST_DIM * f64::from(few);
        let number = number as usize;
        assert!(of(few, &vec![500.0; 9 * number]) > 0.0);
        assert!(of(few, &vec![100.0; number]) > 0.0);
        assert_eq!(of(few, &vec![100.0; 2 * number]), 0.0);
        assert_eq!(misfit(&Found::default(), 1.0), 0.0);
    }
}
