//! The width of spots, measured in a sample of the frames of a movie.
//!
//! Emitters are found with a width, and none is split. The median of the variances by which lone spots are
//! wider or narrower is added to the square of the width, and the frames are looked at again.
//! The sample and the order of its frames depend on nothing but the numbers and the size of the
//! frames, so the same run measures the same width.

mod frames;
mod lone;
mod misfit;

use std::ops::Range;

use gaussmle::{Camera, CancelToken, Model};
use gaussmle_detect::{
    Border, Criterion, DEFAULT_FALSE_ALARMS, Detection, Frame, StaticLight, StaticLights, roi_side,
};
use gaussmle_io::movie::Movie;

use self::frames::{lights_of, look_at_frames, sample};
use self::lone::{FEWEST, Found, LONE, Lone, alike, median};
use crate::error::{Error, Result};
use crate::frame::Model as FrameModel;
use crate::mode::Crowded;
use crate::rounds::{Buffers, Rules};
use crate::search::CrowdedSearch;
use crate::shape::Shape;

/// The number of spots from which on no more frames are looked at.
const ENOUGH: usize = 1000;

/// The distance to the border of a frame, widths, and pixels beyond it: that of the pixels of a shape.
const BORDER: (f64, f64) = (3.0, 1.0);

/// The relative change below which a width is found, and the most looks.
const SETTLED: f64 = 0.005;
const MOST_LOOKS: usize = 8;

/// The searches for emitters of a look. While the width is far off, a second one finds emitters in what a spot
/// leaves.
const FIRST_SEARCHES: u32 = 1;
const SEARCHES: u32 = 3;

/// The relative change below which a width is near.
const NEAR: f64 = 0.03;

/// The factor by which a look changes the square of the width, at most.
const MOST_CHANGE: f64 = 2.0;

/// A width is rounded to a part of a micrometre, as rounding differs among processors.
const PARTS_OF_UM: f64 = 1e5;

/// The distance of two emitters that are found as one, widths.
const HIDDEN: f64 = 2.5;

/// The width of the spots of a movie.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Width {
    /// The width, um.
    pub sigma_um: f64,
    /// The lone spots that it is from.
    pub spots: usize,
    /// The frames that they are from.
    pub frames: usize,
    /// The share of bright lone spots that are better described by two.
    pub split: f64,
    /// The share that two emitters by chance explain.
    pub hidden: f64,
}

impl Width {
    /// Measures the width in some of the frames of a movie, beside the light that stays. It begins with that of
    /// `start_um`. `cancel` ends it after the frames of the moment.
    ///
    /// # Errors
    ///
    /// Returns an error if there are too few lone spots, the widths do not settle, frames cannot be read, the
    /// movie is too short for the light that stays, or it is cancelled.
    pub fn measure(
        (movie, frames): (&dyn Movie, Range<usize>),
        camera: &Camera,
        static_lights: Option<&StaticLights>,
        start_um: f64,
        cancel: &CancelToken,
    ) -> Result<Self> {
        let pixel = camera.pixel_size_um().mean_um();
        let mut sample = sample(&frames);
        let lights = lights_of(static_lights, movie, &mut sample, cancel)?;
        let mut sigma = start_um / pixel;
        let mut searches = FIRST_SEARCHES;
        let (mut last, mut is_halved) = (0.0, false);
        for _ in 0..MOST_LOOKS {
            let found = look_at(movie, camera, (&sample, &lights), (sigma, searches), cancel)?;
            let spots = found.bright();
            if spots.len() < FEWEST {
                return Err(few(spots.len(), found.frames));
            }
            let spread = median(alike(&spots).iter().map(|spot| spot.spread));
            let square = sigma * sigma;
            let changed = (square + spread).clamp(square / MOST_CHANGE, square * MOST_CHANGE);
            let before = std::mem::replace(&mut sigma, changed.sqrt());
            let step = sigma / before - 1.0;
            let change = step.abs();
            // With each of two widths, a few other spots are alone, and these have the other width: from then on
            // steps are halved.
            is_halved |= is_back_and_forth([last, step]);
            if is_halved && change > SETTLED {
                sigma = 0.5 * (before + sigma);
            }
            last = step;
            if searches == SEARCHES && change < SETTLED {
                let split = spots.iter().filter(|spot| spot.is_split).count();
                let area = (found.frames * movie.shape().pixels()) as f64;
                let density = found.emitters as f64 / area;
                return Ok(Self {
                    sigma_um: (sigma * pixel * PARTS_OF_UM).round() / PARTS_OF_UM,
                    spots: spots.len(),
                    frames: found.frames,
                    split: split as f64 / spots.len() as f64,
                    hidden: density * std::f64::consts::PI * (HIDDEN * sigma).powi(2),
                });
            }
            if change < NEAR && searches != SEARCHES {
                // The next look finds more emitters, which changes the width for another reason.
                (searches, last) = (SEARCHES, 0.0);
            }
        }
        Err(error(format!(
            "the widths of lone spots do not settle ({:.3} um after {MOST_LOOKS} looks): give the width in um",
            sigma * pixel
        )))
    }
}

/// True if the second of two relative steps takes most of the first one back, and is not the last.
fn is_back_and_forth([first, second]: [f64; 2]) -> bool {
    first * second < 0.0 && second.abs() > SETTLED.max(0.5 * first.abs())
}

fn error(cause: String) -> Error {
    Error::Config {
        option: "sigma_um",
        cause,
    }
}

fn few(spots: usize, frames: usize) -> Error {
    error(format!(
        "a width is measured from at least {FEWEST} lone spots, and {frames} frames of the movie have {spots}: give it in um"
    ))
}

/// Looks at frames of a sample with a width, pixels, until there are enough spots.
fn look_at(
    movie: &dyn Movie,
    camera: &Camera,
    (sample, lights): (&[usize], &[StaticLight]),
    (sigma, searches): (f64, u32),
    cancel: &CancelToken,
) -> Result<Found> {
    let shape = movie.shape();
    let sigma_um = sigma * camera.pixel_size_um().mean_um();
    let detection = Detection {
        criterion: Criterion::FalseAlarms(DEFAULT_FALSE_ALARMS),
        sigma_um,
        min_separation_um: None,
        roi: roi_side(sigma),
        border: Border::Skip,
        isolated: false,
    };
    let search = CrowdedSearch::new(
        Crowded::On,
        &detection,
        &Model::xynb(sigma_um),
        camera,
        [shape.width, shape.height],
    )?;
    let mut all = Found::default();
    look_at_frames(
        &search,
        (movie, sample, lights),
        cancel,
        |frame, model, buffers| look_at_frame(search.rules(), frame, searches, (model, buffers)),
        |found| {
            all.add(found);
            all.bright().len() >= ENOUGH
        },
    )?;
    Ok(all)
}

/// The lone spots of a frame of this number.
fn look_at_frame(
    rules: &Rules,
    frame: Frame<'_>,
    searches: u32,
    (model, buffers): (&mut FrameModel, &mut Buffers),
) -> Found {
    let psf = &rules.trials.psf;
    rules.run_without_splits(model, buffers, searches);
    let [width, height] = [model.images.width, model.images.height];
    let border = BORDER.0 * psf.sigma + BORDER.1;
    let is_inside = |at: f64, side: usize| at >= border && at <= side as f64 - 1.0 - border;
    let nearest = |i: usize| {
        let place = model.sources[i].place();
        match model.nearest(place, LONE[0] * psf.sigma, Some(i)) {
            Some(other) => model.sources[other].distance_squared(place).sqrt() / psf.sigma,
            None => f64::INFINITY,
        }
    };
    let lone: Vec<(usize, f64)> = (0..model.sources.len())
        .filter(|&i| {
            let source = &model.sources[i];
            is_inside(source.x, width) && is_inside(source.y, height)
        })
        .map(|i| (i, nearest(i)))
        .filter(|(_, nearest)| *nearest > LONE[1])
        .collect();
    let gains = rules.split_gains(model, lone.iter().map(|(i, _)| *i), buffers);
    let spots = lone.iter().zip(gains).map(|(&(i, nearest), gain)| {
        let source = &model.sources[i];
        let [xx, _, yy] = Shape::of(model, psf, i).spread;
        Lone {
            nearest,
            photons: source.photons,
            spread: 0.5 * f64::from(xx + yy),
            is_split: f64::from(gain) > rules.gain,
            highest: highest_around(frame, width, source.place()),
        }
    });
    Found {
        spots: spots.collect(),
        emitters: model.sources.len(),
        frames: 1,
        highest: highest(frame),
    }
}

/// The value of a pixel.
fn value(frame: Frame<'_>, at: usize) -> f32 {
    match frame {
        Frame::U16(pixels) => f32::from(pixels[at]),
        Frame::F32(pixels) => pixels[at],
    }
}

/// The highest value of the 3x3 pixels around a place, which are in the frame.
fn highest_around(frame: Frame<'_>, width: usize, place: [f64; 2]) -> f32 {
    let [x, y] = place.map(|at| at.round() as usize);
    let values = (y - 1..=y + 1).flat_map(|y| (x - 1..=x + 1).map(move |x| y * width + x));
    values.map(|at| value(frame, at)).fold(f32::MIN, f32::max)
}

/// The highest value of a frame, and the pixels that have it.
fn highest(frame: Frame<'_>) -> (f32, usize) {
    let len = match frame {
        Frame::U16(pixels) => pixels.len(),
        Frame::F32(pixels) => pixels.len(),
    };
    let values = (0..len).map(|at| value(frame, at));
    values.fold((f32::MIN, 0), |(most, pixels), value| {
        match value.partial_cmp(&most) {
            Some(std::cmp::Ordering::Greater) => (value, 1),
            Some(std::cmp::Ordering::Equal) => (most, pixels + 1),
            _ => (most, pixels),
        }
    })
}

#[cfg(test)]
mod tests {
    use gaussmle_io::movie::{FileError, PixelType, Pixels, Shape as Size};
    use rand::rngs::StdRng;
    use rand::{Rng, SeedableRng};
    use rand_distr::{Distribution, Poisson};

    use super::*;

    const SIDE: usize = 128;

    /// Frames in memory.
    #[derive(Debug)]
    struct Frames(Vec<Vec<u16>>);

    impl Movie for Frames {
        fn shape(&self) -> Size {
            Size {
                frames: self.0.len(),
                height: SIDE,
                width: SIDE,
            }
        }

        fn pixel_type(&self) -> PixelType {
            PixelType::U16
        }

        fn format(&self) -> &'static str {
            "frames of a test"
        }

        fn notes(&self) -> &[String] {
            &[]
        }

        fn read(
            &self,
            frames: Range<usize>,
            into: &mut Pixels,
        ) -> std::result::Result<(), FileError> {
            *into = Pixels::U16(self.0[frames].concat());
            Ok(())
        }
    }

    /// Frames with a mean number of spots of a width, pixels, on a background of 10.
    fn simulated(frames: usize, spots: f64, sigma: f64, photons: f64) -> Frames {
        let mut random = StdRng::seed_from_u64(11);
        let shares = |centre: f64| -> Vec<f64> {
            let cumulative = |at: f64| 0.5 * libm::erf((at - centre) / sigma / 2f64.sqrt());
            let share = |i: usize| cumulative(i as f64 + 0.5) - cumulative(i as f64 - 0.5);
            (0..SIDE).map(share).collect()
        };
        let mut frame = || -> Vec<u16> {
            let mut means = vec![10.0; SIDE * SIDE];
            let count = Poisson::new(spots).expect("positive").sample(&mut random) as usize;
            for _ in 0..count {
                let mut at = || random.random_range(-0.5..SIDE as f64 - 0.5);
                let (across, down) = (shares(at()), shares(at()));
                for (row, down) in means.chunks_mut(SIDE).zip(down) {
                    for (mean, across) in row.iter_mut().zip(&across) {
                        *mean += photons * across * down;
                    }
                }
            }
            let mut noise = |mean: &f64| Poisson::new(*mean).expect("positive").sample(&mut random);
            means.iter().map(|mean| noise(mean) as u16).collect()
        };
        Frames((0..frames).map(|_| frame()).collect())
    }

    fn measured(movie: &Frames, start: f64) -> Result<Width> {
        let camera = Camera::ideal(0.1);
        let frames = (movie as &dyn Movie, 0..movie.0.len());
        Width::measure(frames, &camera, None, 0.1 * start, &CancelToken::new())
    }

    #[test]
    fn the_width_of_lone_spots_is_found() {
        // 0.5 spots a square micrometre of pixels of 0.1 um.
        let spots = 0.5 * (0.1 * SIDE as f64).powi(2);
        for sigma in [1.17, 1.3, 1.365, 1.43] {
            let found = measured(&simulated(24, spots, sigma, 1000.0), 1.3).expect("found");
            let ratio = 10.0 * found.sigma_um / sigma;
            assert!((ratio - 1.0).abs() < 0.01, "{sigma}: {found:?}");
            assert!(
                found.spots > 300 && found.split < found.hidden + 0.01,
                "{found:?}"
            );
        }
        // Bright spots, which a wrong width splits, and widths that are far off.
        for (sigma, photons) in [(1.43, 5000.0), (2.0, 2000.0), (0.9, 2000.0)] {
            let found = measured(&simulated(24, 16.0, sigma, photons), 1.3).expect("found");
            let ratio = 10.0 * found.sigma_um / sigma;
            assert!((ratio - 1.0).abs() < 0.01, "{sigma}: {found:?}");
        }
    }

    #[test]
    fn steps_back_and_forth_are_told_from_smaller_ones() {
        assert!(is_back_and_forth([0.0104, -0.0103]) && is_back_and_forth([-0.01, 0.02]));
        for steps in [
            [0.0, 0.1],
            [0.01, 0.01],
            [0.02, -0.009],
            [-0.02, 0.009],
            [0.004, -0.004],
        ] {
            assert!(!is_back_and_forth(steps), "{steps:?}");
        }
    }

    #[test]
    fn the_width_depends_on_no_thread() {
        let movie = simulated(40, 30.0, 1.4, 1000.0);
        let found = measured(&movie, 1.3).expect("found");
        for threads in [1, 3] {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
            let again = pool.expect("threads").install(|| measured(&movie, 1.3));
            assert_eq!(again.expect("found"), found, "{threads} threads");
        }
    }

    #[test]
    fn few_spots_are_refused_by_the_option() {
        for spots in [0.01, 0.5] {
            let error = measured(&simulated(24, spots, 1.3, 1000.0), 1.3).expect_err("too few");
            assert_eq!(error.option(), Some("sigma_um"), "{error}");
            assert!(error.to_string().contains("give it in um"), "{error}");
        }
    }
}
