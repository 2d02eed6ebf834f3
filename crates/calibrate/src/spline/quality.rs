//! The quality of a PSF: its own noise, and its beads fitted again frame by frame.

use rayon::prelude::*;

use super::evaluate::{Images, Sums};
use super::fit::Fitted;
use super::robust::median;
use super::solve::Factor;

/// The width of the bins along z, um.
const BIN_UM: f64 = 0.05;

/// The noise of a PSF is that of so many times the photons that beads have within this height.
const NOISE_FACTOR: f64 = 10.0;
const NOISE_HEIGHT_UM: f64 = 0.02;

/// The quality of a PSF.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SplineQuality {
    /// The photons of a molecule whose bias by the noise of the PSF is as large as its uncertainty.
    ///
    /// Ten times the photons that all beads have in 20 nm of z. Motion of the stage adds to the
    /// bias, and so does a single bead, whose pixels sample the PSF at one place only.
    pub calibration_photons: f64,
    /// Deviance over that of photon noise alone, of all kept beads. It is less than 1 where
    /// coefficients are not few against frames, as they follow the noise.
    pub deviance: f64,
    /// Fits of single frames of beads, in bins of z.
    pub bins: Vec<QualityBin>,
    /// Frames that could not be fitted within 0.2 um of the bead.
    pub lost_frames: usize,
}

/// Single frames of beads fitted with the PSF, in a bin of z. x and y are in pixels, z in um.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct QualityBin {
    /// The middle of the bin, um.
    pub z_um: f64,
    /// The number of frames.
    pub frames: usize,
    /// The mean difference of the fit from the bead.
    pub bias: [f64; 3],
    /// The standard deviation of the differences.
    pub scatter: [f64; 3],
    /// Root mean square of the bounds of the fits.
    pub bound: [f64; 3],
}

impl SplineQuality {
    /// The root mean square over z of the bias of molecules with so many photons, as a part of
    /// their bound: sqrt(photons / calibration_photons).
    pub fn expected_bias(&self, photons: f64) -> f64 {
        (photons / self.calibration_photons).sqrt()
    }
}

/// One frame fitted: its z, the differences from the bead, and the bounds.
struct Refit {
    z_um: f64,
    difference: [f64; 3],
    bound: [f64; 3],
}

/// Measures the quality. `fitted` has the origin of the PSF.
pub(super) fn measure(fitted: &Fitted, z_range_um: [f64; 2]) -> SplineQuality {
    let beads: Vec<usize> = fitted.kept().collect();
    let refits: Vec<Vec<Option<Refit>>> = beads
        .par_iter()
        .map(|bead| refit(fitted, *bead, z_range_um))
        .collect();
    let lost_frames = refits
        .iter()
        .flatten()
        .filter(|refit| refit.is_none())
        .count();
    let refits: Vec<Refit> = refits.into_iter().flatten().flatten().collect();
    let (half, expected) = beads.iter().fold((0.0, 0.0), |(half, expected), bead| {
        let own = &fitted.deviances[*bead];
        (half + own.half, expected + own.expected)
    });
    SplineQuality {
        calibration_photons: NOISE_FACTOR * photons_in_height(fitted, z_range_um),
        deviance: half / expected,
        bins: bins(&refits, z_range_um),
        lost_frames,
    }
}

/// The photons of all beads within 20 nm, in the middle of the range.
fn photons_in_height(fitted: &Fitted, [low, high]: [f64; 2]) -> f64 {
    let bins = ((high - low) / BIN_UM).round().max(1.0) as usize;
    let mut sums = vec![0.0; bins];
    let height = (high - low) / bins as f64;
    for bead in fitted.kept() {
        let own = &fitted.parameters[bead];
        for z_um in fitted.data[bead].z_um {
            let bin = ((z_um + own.0[2] - low) / height).floor();
            if (0.0..bins as f64).contains(&bin) {
                sums[bin as usize] += own.photons();
            }
        }
    }
    median(&mut sums) * NOISE_HEIGHT_UM / height
}

/// Fits each frame of a bead in the range, from the bead.
fn refit(fitted: &Fitted, bead: usize, [low, high]: [f64; 2]) -> Vec<Option<Refit>> {
    let data = &fitted.data[bead];
    let own = &fitted.parameters[bead];
    let mut images = Images::new(fitted.geometry.pixels);
    let frames = 0..data.z_um.len();
    let places = frames.map(|frame| (frame, own.place(data, &fitted.drift, frame)));
    let inside = places.filter(|(_, place)| (low..=high).contains(&place[2]));
    inside
        .map(|(frame, place)| {
            let found = fit_frame(fitted, &mut images, bead, frame, place);
            found.map(|(found, bound)| Refit {
                z_um: place[2],
                difference: std::array::from_fn(|axis| found[axis] - place[axis]),
                bound,
            })
        })
        .collect()
}

/// The place of one frame and its bounds.
fn fit_frame(
    fitted: &Fitted,
    images: &mut Images,
    bead: usize,
    frame: usize,
    place: [f64; 3],
) -> Option<([f64; 3], [f64; 3])> {
    const STEPS: usize = 30;
    /// A step smaller than this part of the bound is the last.
    const LAST_STEP: f64 = 1e-2;
    const LARGEST: [f64; 3] = [0.7, 0.7, 0.1];
    const FARTHEST_UM: f64 = 0.2;
    let data = &fitted.data[bead];
    let (values, variance) = (data.frame(frame), data.variance);
    let [photons, background] = fitted.parameters[bead].light();
    let mut own = [place[0], place[1], place[2], photons, background];
    for _ in 0..STEPS {
        let [x, y, z, ..] = own;
        if !((z - place[2]).abs() <= FARTHEST_UM) {
            return None;
        }
        let tap = fitted.geometry.tap(&fitted.grid, [x, y, z])?;
        images.evaluate(&fitted.grid, &tap, fitted.geometry.spacing_um);
        let sums = Sums::of_frame(images, values, variance, [own[3], own[4]]);
        let factor = Factor::new(&sums.matrix)?;
        let step = factor.solve(&sums.gradient);
        let decrement: f64 = step.iter().zip(&sums.gradient).map(|(a, b)| a * b).sum();
        let limits = LARGEST
            .iter()
            .zip(&step)
            .map(|(most, step)| most / step.abs());
        let part = limits.fold(1.0, f64::min);
        for (own, step) in own.iter_mut().zip(step) {
            *own += part * step;
        }
        own[3] = own[3].max(1.0);
        own[4] = own[4].max(0.01);
        if decrement < LAST_STEP * LAST_STEP {
            let [x, y, z, ..] = factor.variances().map(f64::sqrt);
            return Some(([own[0], own[1], own[2]], [x, y, z]));
        }
    }
    None
}

/// Mean and scatter in bins of z.
fn bins(refits: &[Refit], [low, high]: [f64; 2]) -> Vec<QualityBin> {
    let count = ((high - low) / BIN_UM).round().max(1.0);
    let height = (high - low) / count;
    let bin_of = |refit: &Refit| {
        ((refit.z_um - low) / height)
            .floor()
            .clamp(0.0, count - 1.0)
    };
    let bins = (0..count as usize).map(|bin| {
        let own: Vec<&Refit> = refits
            .iter()
            .filter(|refit| bin_of(refit) == bin as f64)
            .collect();
        let frames = own.len();
        let mean = |of: &dyn Fn(&Refit) -> f64| {
            own.iter().map(|refit| of(refit)).sum::<f64>() / frames as f64
        };
        let bias = std::array::from_fn(|axis| mean(&|refit| refit.difference[axis]));
        let scatter = std::array::from_fn(|axis| {
            mean(&|refit| (refit.difference[axis] - bias[axis]).powi(2)).sqrt()
        });
        let bound = std::array::from_fn(|axis| mean(&|refit| refit.bound[axis].powi(2)).sqrt());
        let z_um = low + (bin as f64 + 0.5) * height;
        QualityBin {
            z_um,
            frames,
            bias,
            scatter,
            bound,
        }
    });
    bins.filter(|bin| bin.frames > 1).collect()
}
