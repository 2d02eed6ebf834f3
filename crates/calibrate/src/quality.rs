//! Detection of bad pixels, which fits leave out.

use gaussmle_base::stats::median;

use super::robust::centre_and_spread;

/// Robust standard deviations of log gain beyond which a pixel is bad. Of 10^7 pixels of a normal
/// distribution, none is.
const GAIN_DEVIATIONS: f64 = 6.0;

/// Read noise over the sensor's median beyond which a pixel is bad. Maps describe noisy pixels
/// well, and those of sCMOS cameras have a long tail; this limit is for broken pixels.
const NOISE_RATIO: f64 = 30.0;

/// The largest relative uncertainty of a known gain.
const MAX_GAIN_UNCERTAINTY: f64 = 0.5;

/// Counts of bad pixels, by their first fault in this order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct BadPixels {
    /// No light was seen, all was saturated, values were not finite, or the relative uncertainty of
    /// the gain is above 0.5.
    pub without_gain: usize,
    /// The logarithm of the gain is further from the sensor's median than 6 standard deviations:
    /// the robust one of the pixels (1.48 times the median distance) or the pixel's own
    /// uncertainty, whichever is larger.
    pub odd_gain: usize,
    /// The read noise is more than 30 times the sensor's median.
    pub noisy: usize,
}

impl BadPixels {
    /// The number of bad pixels.
    pub fn total(&self) -> usize {
        self.without_gain + self.odd_gain + self.noisy
    }
}

/// The measured values of a pixel.
#[derive(Clone, Copy)]
pub(super) struct MeasuredPixel {
    pub offset: f64,
    pub variance: f64,
    pub gain: f64,
    /// The standard deviation of the gain, relative to it.
    pub gain_std: f64,
}

impl MeasuredPixel {
    fn has_gain(&self) -> bool {
        self.offset.is_finite()
            && self.variance.is_finite()
            && self.gain.is_finite()
            && self.gain > 0.0
            && self.gain_std <= MAX_GAIN_UNCERTAINTY
    }
}

/// Marks and counts the bad pixels; `None` if no pixel has a known gain.
pub(super) fn find_bad_pixels(pixels: &[MeasuredPixel]) -> Option<(Vec<bool>, BadPixels)> {
    let known = pixels.iter().filter(|pixel| pixel.has_gain());
    let mut log_gains: Vec<f64> = known.map(|pixel| libm::log(pixel.gain)).collect();
    if log_gains.is_empty() {
        return None;
    }
    let (centre, spread) = centre_and_spread(&mut log_gains);
    let known = pixels.iter().filter(|pixel| pixel.has_gain());
    let mut variances: Vec<f64> = known.map(|pixel| pixel.variance).collect();
    let typical_variance = median(&mut variances);
    let max_variance = NOISE_RATIO * NOISE_RATIO * typical_variance;
    let mut counts = BadPixels::default();
    let bad = pixels.iter().map(|pixel| {
        let count = if !pixel.has_gain() {
            &mut counts.without_gain
        } else if (libm::log(pixel.gain) - centre).abs()
            > GAIN_DEVIATIONS * spread.max(pixel.gain_std)
        {
            &mut counts.odd_gain
        } else if typical_variance > 0.0 && pixel.variance > max_variance {
            &mut counts.noisy
        } else {
            return false;
        };
        *count += 1;
        true
    });
    let bad: Vec<bool> = bad.collect();
    Some((bad, counts))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_fault_is_counted_once() {
        let good = MeasuredPixel {
            offset: 100.0,
            variance: 4.0,
            gain: 0.45,
            gain_std: 0.05,
        };
        let with = |change: &dyn Fn(&mut MeasuredPixel)| {
            let mut pixel = good;
            change(&mut pixel);
            pixel
        };
        let mut all = vec![good; 20];
        all.push(with(&|p| p.gain = f64::NAN));
        all.push(with(&|p| p.gain = -1.0));
        all.push(with(&|p| p.gain_std = 0.6));
        all.push(with(&|p| p.gain = 0.45 * 1.4));
        all.push(with(&|p| p.variance = 4.0 * 901.0));
        all.push(with(&|p| p.variance = 4.0 * 899.0));
        let (bad, counts) = find_bad_pixels(&all).expect("some are good");
        assert_eq!(bad.iter().filter(|bad| **bad).count(), 5);
        assert!(bad[20..25].iter().all(|bad| *bad) && !bad[25]);
        let expected = BadPixels {
            without_gain: 3,
            odd_gain: 1,
            noisy: 1,
        };
        assert_eq!(counts, expected);
        assert!(find_bad_pixels(&all[20..22]).is_none());
    }
}
