//! The width of a spot in focus, from the widths of many spots.

use rand::SeedableRng;
use rand::rngs::StdRng;
use rand_distr::{Distribution, Poisson};

use super::error::CalibrateError;

/// The fewest widths whose mode means something.
pub(super) const FEWEST: usize = 50;

/// The width in focus.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SigmaCalibration {
    /// The most frequent width, um.
    pub sigma_um: f64,
    /// Its standard deviation, um.
    pub sigma_std_um: f64,
    /// Widths that were finite and above 0.
    pub used: usize,
}

/// The most frequent of fitted widths, as a fit of `xynbs` has them. Spots out of focus, and two taken for one, only make a tail to the
/// right: it moves the mean and the median, and not the mode.
///
/// The mode is that of a kernel density, whose width follows from the shortest interval that holds half of the widths
/// (Silverman's rule); its uncertainty is from resampling, always with the same random numbers.
///
/// # Errors
///
/// If there are fewer than 50 widths that are finite and above 0.
pub fn sigma(widths_um: &[f64]) -> Result<SigmaCalibration, CalibrateError> {
    const RESAMPLES: u32 = 200;
    let good = widths_um.iter().filter(|w| w.is_finite() && **w > 0.0);
    let mut sorted: Vec<f64> = good.copied().collect();
    let used = sorted.len();
    if used < FEWEST {
        let (widths, needed) = (used, FEWEST);
        return Err(CalibrateError::FewWidths { widths, needed });
    }
    sorted.sort_unstable_by(f64::total_cmp);
    let (from, length) = shortest_half(&sorted);
    if !(length > 0.0) {
        return Ok(SigmaCalibration {
            sigma_um: from,
            sigma_std_um: 0.0,
            used,
        });
    }
    let histogram = Histogram::new(&sorted, from, length);
    let sigma_um = histogram.mode(&histogram.counts);
    let mut random = StdRng::seed_from_u64(0);
    let mut squares = 0.0;
    for _ in 0..RESAMPLES {
        let counts: Vec<f64> = histogram
            .counts
            .iter()
            .map(|&count| Poisson::new(count).map_or(0.0, |poisson| poisson.sample(&mut random)))
            .collect();
        squares += (histogram.mode(&counts) - sigma_um).powi(2);
    }
    Ok(SigmaCalibration {
        sigma_um,
        sigma_std_um: (squares / f64::from(RESAMPLES)).sqrt(),
        used,
    })
}

/// Where the shortest interval with half of the values starts, and its length.
fn shortest_half(sorted: &[f64]) -> (f64, f64) {
    let half = sorted.len() / 2;
    let intervals = sorted.iter().zip(&sorted[half..]);
    let intervals = intervals.map(|(&from, &to)| (from, to - from));
    intervals.fold((0.0, f64::INFINITY), |best, next| match next.1 < best.1 {
        true => next,
        false => best,
    })
}

/// Counts around the mode, and the kernel to smooth them with.
struct Histogram {
    start: f64,
    bin: f64,
    counts: Vec<f64>,
    kernel: Vec<f64>,
}

impl Histogram {
    fn new(sorted: &[f64], from: f64, length: f64) -> Self {
        const BINS_OF_KERNEL: f64 = 8.0;
        const REACH: usize = 32;
        /// The length of the shortest half of a normal distribution.
        const LENGTH_OVER_DEVIATION: f64 = 1.349;
        let deviation = length / LENGTH_OVER_DEVIATION;
        let width = 0.9 * deviation * (sorted.len() as f64).powf(-0.2);
        let bin = width / BINS_OF_KERNEL;
        let start = from - length;
        let mut counts = vec![0.0; (3.0 * length / bin).ceil() as usize];
        for &value in sorted.iter().filter(|value| **value >= start) {
            if let Some(count) = counts.get_mut(((value - start) / bin) as usize) {
                *count += 1.0;
            }
        }
        let kernel = (0..=2 * REACH)
            .map(|i| (-0.5 * ((i as f64 - REACH as f64) / BINS_OF_KERNEL).powi(2)).exp())
            .collect();
        Self {
            start,
            bin,
            counts,
            kernel,
        }
    }

    /// The highest point of the smoothed counts, between bins by a parabola.
    fn mode(&self, counts: &[f64]) -> f64 {
        let reach = self.kernel.len() / 2;
        let mut density = vec![0.0; counts.len() + 2 * reach];
        for (i, &count) in counts.iter().enumerate().filter(|(_, count)| **count > 0.0) {
            let under = density[i..].iter_mut().zip(&self.kernel);
            under.for_each(|(density, kernel)| *density += count * kernel);
        }
        let highest = (1..density.len() - 1).max_by(|&i, &j| density[i].total_cmp(&density[j]));
        let highest = highest.unwrap_or(1);
        let [before, at, after] = [-1, 0, 1].map(|k| density[highest.saturating_add_signed(k)]);
        let bend = before - 2.0 * at + after;
        let aside = match bend < 0.0 {
            true => 0.5 * (before - after) / bend,
            false => 0.0,
        };
        self.start + (highest as f64 - reach as f64 + 0.5 + aside) * self.bin
    }
}
