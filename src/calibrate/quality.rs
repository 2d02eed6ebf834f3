//! Which pixels are to be left out of fits.

use super::robust::centre_and_spread;
use crate::stats::median;

/// Robust standard deviations of log gain beyond which a pixel is bad: of 10^7 pixels of a normal distribution none is.
const GAIN_DEVIATIONS: f64 = 6.0;

/// Read noise, in units of the sensor's median, beyond which a pixel is bad. Maps carry noisy pixels well, and
/// those of sCMOS cameras have a long tail; this is for pixels that are broken.
const NOISE_RATIO: f64 = 30.0;

/// A gain less certain than this, relatively, is not known.
const LEAST_CERTAIN: f64 = 0.5;

/// How many pixels are bad, by their first fault in this order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BadPixels {
    /// No light was seen, all was saturated, values were not finite, or the gain is uncertain by more than half.
    pub without_gain: usize,
    /// The gain's logarithm is further from the sensor's median than 6 standard deviations: robust ones of the pixels (1.48 times the
    /// median distance) or the pixel's own uncertainty, whichever is larger.
    pub odd_gain: usize,
    /// The read noise is more than 30 times the sensor's median.
    pub noisy: usize,
}

impl BadPixels {
    /// All of them.
    pub fn total(&self) -> usize {
        self.without_gain + self.odd_gain + self.noisy
    }
}

/// A pixel as it was measured.
#[derive(Clone, Copy)]
pub(super) struct Measured {
    pub offset: f64,
    pub variance: f64,
    pub gain: f64,
    /// Relative.
    pub gain_std: f64,
}

impl Measured {
    fn has_gain(&self) -> bool {
        self.offset.is_finite()
            && self.variance.is_finite()
            && self.gain.is_finite()
            && self.gain > 0.0
            && self.gain_std <= LEAST_CERTAIN
    }
}

/// Marks the bad ones; `None` if there is no other.
pub(super) fn judge(pixels: &[Measured]) -> Option<(Vec<bool>, BadPixels)> {
    let known = pixels.iter().filter(|pixel| pixel.has_gain());
    let mut gains: Vec<f64> = known.map(|pixel| pixel.gain.ln()).collect();
    if gains.is_empty() {
        return None;
    }
    let (centre, spread) = centre_and_spread(&mut gains);
    let known = pixels.iter().filter(|pixel| pixel.has_gain());
    let mut variances: Vec<f64> = known.map(|pixel| pixel.variance).collect();
    let usual = median(&mut variances);
    let mut counts = BadPixels::default();
    let bad = pixels.iter().map(|pixel| {
        let count = if !pixel.has_gain() {
            &mut counts.without_gain
        } else if (pixel.gain.ln() - centre).abs() > GAIN_DEVIATIONS * spread.max(pixel.gain_std) {
            &mut counts.odd_gain
        } else if usual > 0.0 && pixel.variance > NOISE_RATIO * NOISE_RATIO * usual {
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
        let good = Measured {
            offset: 100.0,
            variance: 4.0,
            gain: 0.45,
            gain_std: 0.05,
        };
        let with = |change: &dyn Fn(&mut Measured)| {
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
        let (bad, counts) = judge(&all).expect("some are good");
        assert_eq!(bad.iter().filter(|bad| **bad).count(), 5);
        assert!(bad[20..25].iter().all(|bad| *bad) && !bad[25]);
        let expected = BadPixels {
            without_gain: 3,
            odd_gain: 1,
            noisy: 1,
        };
        assert_eq!(counts, expected);
        assert!(judge(&all[20..22]).is_none());
    }
}
