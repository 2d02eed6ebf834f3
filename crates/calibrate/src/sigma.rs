//! The width of a spot in focus, from the widths of many spots.

use rand::SeedableRng;
use rand::rngs::StdRng;
use rand_distr::{Distribution, Poisson};

use super::error::CalibrateError;
use super::limits::FEWEST_WIDTHS;

/// The width in focus.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct SigmaCalibration {
    /// The mode of the widths, um.
    pub sigma_um: f64,
    /// Its standard deviation, um.
    pub sigma_std_um: f64,
    /// The number of widths that were finite and above 0.
    pub used: usize,
}

/// Finds the mode of fitted widths, as fits of `xynbs` return them.
///
/// Spots out of focus and overlapping spots only add a tail to the right, which moves the mean and
/// the median, but not the mode.
///
/// The mode is that of a kernel density estimate. The width of its kernel follows from the shortest
/// interval that holds half of the widths (Silverman's rule). The uncertainty is from resampling
/// with a fixed random seed.
///
/// # Errors
///
/// Returns an error if fewer than 50 widths are finite and above 0.
///
/// # Examples
///
/// ```
/// use gaussmle_calibrate::sigma;
///
/// // 200 widths close to 130 nm, and a tail of 50 larger ones.
/// let focused = (0..200).map(|k| 0.13 + 0.004 * (1.7 * f64::from(k)).sin().powi(3));
/// let tail = (0..50).map(|k| 0.14 + 0.003 * f64::from(k));
/// let widths_um: Vec<f64> = focused.chain(tail).collect();
///
/// let found = sigma(&widths_um)?;
/// assert!((found.sigma_um - 0.13).abs() < 0.002);
/// assert_eq!(found.used, 250);
/// # Ok::<(), gaussmle_calibrate::CalibrateError>(())
/// ```
pub fn sigma(widths_um: &[f64]) -> Result<SigmaCalibration, CalibrateError> {
    const RESAMPLES: u32 = 200;
    let valid = widths_um.iter().filter(|w| w.is_finite() && **w > 0.0);
    let mut sorted: Vec<f64> = valid.copied().collect();
    let used = sorted.len();
    if used < FEWEST_WIDTHS {
        let (widths, needed) = (used, FEWEST_WIDTHS);
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

/// The start and the length of the shortest interval with half of the values.
fn shortest_half(sorted: &[f64]) -> (f64, f64) {
    let half = sorted.len() / 2;
    let intervals = sorted.iter().zip(&sorted[half..]);
    let intervals = intervals.map(|(&from, &to)| (from, to - from));
    intervals.fold((0.0, f64::INFINITY), |best, next| match next.1 < best.1 {
        true => next,
        false => best,
    })
}

/// Counts around the mode, and the kernel that smooths them.
struct Histogram {
    start: f64,
    bin_width: f64,
    counts: Vec<f64>,
    kernel: Vec<f64>,
}

impl Histogram {
    fn new(sorted: &[f64], from: f64, length: f64) -> Self {
        const BINS_PER_DEVIATION: f64 = 8.0;
        const RADIUS: usize = 32;
        /// The length of the shortest half of a normal distribution.
        const LENGTH_OVER_DEVIATION: f64 = 1.349;
        let deviation = length / LENGTH_OVER_DEVIATION;
        let bandwidth = 0.9 * deviation * libm::pow(sorted.len() as f64, -0.2);
        let bin_width = bandwidth / BINS_PER_DEVIATION;
        let start = from - length;
        let mut counts = vec![0.0; (3.0 * length / bin_width).ceil() as usize];
        for &value in sorted.iter().filter(|value| **value >= start) {
            if let Some(count) = counts.get_mut(((value - start) / bin_width) as usize) {
                *count += 1.0;
            }
        }
        let kernel = (0..=2 * RADIUS)
            .map(|i| libm::exp(-0.5 * ((i as f64 - RADIUS as f64) / BINS_PER_DEVIATION).powi(2)))
            .collect();
        Self {
            start,
            bin_width,
            counts,
            kernel,
        }
    }

    /// The maximum of the smoothed counts, interpolated between bins by a parabola.
    fn mode(&self, counts: &[f64]) -> f64 {
        let radius = self.kernel.len() / 2;
        let mut density = vec![0.0; counts.len() + 2 * radius];
        for (i, &count) in counts.iter().enumerate().filter(|(_, count)| **count > 0.0) {
            let affected = density[i..].iter_mut().zip(&self.kernel);
            affected.for_each(|(density, kernel)| *density += count * kernel);
        }
        let highest = (1..density.len() - 1).max_by(|&i, &j| density[i].total_cmp(&density[j]));
        let highest = highest.unwrap_or(1);
        let [before, at, after] = [-1, 0, 1].map(|k| density[highest.saturating_add_signed(k)]);
        let curvature = before - 2.0 * at + after;
        let shift = match curvature < 0.0 {
            true => 0.5 * (before - after) / curvature,
            false => 0.0,
        };
        self.start + (highest as f64 - radius as f64 + 0.5 + shift) * self.bin_width
    }
}
