//! Light and noise of pixels without spots, in comparison with the camera.

use gaussmle::Camera;

use super::noise_signs::Measured;
use super::residuals::electrons;
use super::spot_free::{Sample, SpotFree};
use super::sums::Sums;

/// The fewest samples.
const FEWEST: f64 = 1000.0;

/// The deviation of a hot pixel from the mean of its neighbours, in standard deviations of the noise,
/// and that of what no noise explains, in one frame alone.
const HOT: f64 = 5.0;
const SPIKE: f64 = 8.0;

/// The share of samples with a hot pixel from which they are a pattern of all pixels.
const MANY_HOT: f64 = 0.1;

/// The variance of the difference of a pixel and the mean of its two neighbours, relative to that of a
/// pixel.
const VARIANCE: f64 = 1.5;

/// The systematic errors of predicted cumulants and variances: the pixels have not one brightness, and
/// noise that was taken for spots is missing.
const SYSTEMATIC: f64 = 0.05;
const OF_VARIANCE: f64 = 0.03;

/// Sums over samples. Each has a difference, in each of two frames, in which smooth light cancels. What
/// both frames share is a pattern of the sensor; what they do not is noise.
#[derive(Clone, Debug, Default)]
pub(super) struct CameraSigns {
    /// Half the square of the change of the difference, and the product of both.
    noise: Sums,
    pattern: Sums,
    hot_pattern: f64,
    cubes: Sums,
    /// Electrons and read variance.
    light: Sums,
    read: Sums,
    hot: f64,
    excess: f64,
}

/// A cause of wrong noise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Noise {
    Offset,
    Gain,
    Multiplied,
}

/// The numbers of one sample, in electrons.
struct Difference {
    each: [f64; 2],
    light: f64,
    /// Read variance of a pixel, as its difference has it.
    read: f64,
    /// Unbiased estimates of the third cumulant of a pixel (the k-statistic of three values), which has a
    /// third of the standard error of that of the difference.
    cubes: [f64; 2],
    /// The largest deviation of a pixel from the mean of three.
    deviation: f64,
}

impl Difference {
    fn new(sample: &Sample, camera: &Camera) -> Option<Self> {
        let [x, y] = sample.place;
        let corner = Some([x as i32, y as i32]);
        let [a, b] = sample
            .adu
            .each_ref()
            .map(|adu| electrons(adu, 3, corner, camera));
        let difference = |p: &[[f64; 2]]| p[1][0] - 0.5 * (p[0][0] + p[2][0]);
        let deviations = |p: &[[f64; 2]]| {
            let mean = (p[0][0] + p[1][0] + p[2][0]) / 3.0;
            [0, 1, 2].map(|i| p[i][0] - mean)
        };
        let deviations = [deviations(&a), deviations(&b)];
        let all = deviations.iter().flatten();
        let out = Self {
            each: [difference(&a), difference(&b)],
            light: a.iter().chain(&b).map(|[value, _]| value).sum::<f64>() / 6.0,
            read: (a[1][1] + 0.25 * (a[0][1] + a[2][1])) / VARIANCE,
            cubes: deviations.map(|values| 4.5 * values.iter().product::<f64>()),
            deviation: all.fold(0.0, |most, value| most.max(value.abs())),
        };
        (out.each[0] + out.each[1] + out.light + out.read)
            .is_finite()
            .then_some(out)
    }
}

/// The samples whose neighbours are the darker half: rings of bright spots and spots too dim to be found
/// have light that is not smooth. The pixels of a sample have no part in its choice, which would take
/// those of little noise.
fn darker_half(samples: &[Sample], camera: &Camera) -> Vec<Difference> {
    let all: Vec<_> = samples
        .iter()
        .map(|sample| (sample.place, Difference::new(sample, camera)))
        .collect();
    let beside = |i: usize| {
        let ([x, y], _) = all[i];
        let neighbours = [i.checked_sub(1), i.checked_add(1)].into_iter().flatten();
        let light: Vec<f64> = neighbours
            .filter_map(|k| all.get(k))
            .filter(|([at, row], _)| *row == y && at.abs_diff(x) == 3)
            .filter_map(|(_, difference)| Some(difference.as_ref()?.light))
            .collect();
        (!light.is_empty()).then(|| light.iter().sum::<f64>() / light.len() as f64)
    };
    let light: Vec<Option<f64>> = (0..all.len()).map(beside).collect();
    let mut known: Vec<f64> = light.iter().flatten().copied().collect();
    if known.is_empty() {
        return Vec::new();
    }
    let typical = gaussmle_base::stats::median(&mut known);
    all.into_iter()
        .zip(light)
        .filter(|(_, light)| light.is_some_and(|light| light <= typical))
        .filter_map(|((_, difference), _)| difference)
        .collect()
}

impl CameraSigns {
    /// Adds the samples of a block of frames.
    pub fn add(&mut self, spot_free: &SpotFree, camera: &Camera) {
        self.excess = camera.excess_noise();
        let all = darker_half(&spot_free.samples, camera);
        if all.is_empty() {
            return;
        }
        let expected = |d: &Difference| VARIANCE * (self.excess * d.light.max(0.0) + d.read);
        // The noise of a typical pixel: half of chi-squared with one degree of freedom is below 0.455.
        let mut squares: Vec<f64> = all
            .iter()
            .map(|d| 0.5 * (d.each[0] - d.each[1]).powi(2))
            .collect();
        let mut ratios: Vec<f64> = all
            .iter()
            .zip(&squares)
            .map(|(d, square)| square / expected(d).max(1e-6))
            .collect();
        let typical = gaussmle_base::stats::median(&mut squares) / 0.455;
        let ratio = gaussmle_base::stats::median(&mut ratios) / 0.455;
        for d in &all {
            let scale = typical.max(ratio * expected(d)).max(1.0).sqrt();
            let [least, most] = match d.each {
                [a, b] if a * b > 0.0 => [a.abs().min(b.abs()), a.abs().max(b.abs())],
                [a, b] => [0.0, a.abs().max(b.abs())],
            };
            if least > HOT * scale {
                self.hot += 1.0;
                self.hot_pattern += d.each[0] * d.each[1];
                continue;
            }
            if most > SPIKE * scale {
                continue;
            }
            let [a, b] = d.each;
            self.noise.add(0.5 * (a - b) * (a - b));
            self.pattern.add(a * b);
            if d.deviation < HOT * scale {
                self.cubes.add(0.5 * (d.cubes[0] + d.cubes[1]));
            }
            self.light.add(d.light);
            self.read.add(d.read);
        }
    }

    /// The variance of a pixel that the camera should have.
    fn expected(&self) -> Option<f64> {
        let expected = self.excess * self.light.mean().0 + self.read.mean().0;
        (self.noise.count() >= FEWEST && expected > 0.0).then_some(expected)
    }

    fn per_expected(&self, (value, error): (f64, f64)) -> Option<Measured> {
        let expected = VARIANCE * self.expected()?;
        Some(Measured {
            value: value / expected,
            error: error / expected,
        })
    }

    /// The variance relative to that of the camera.
    pub fn ratio(&self) -> Option<Measured> {
        self.per_expected(self.noise.mean())
    }

    /// The variance of a pixel that the camera should have, e-2.
    pub fn variance(&self) -> f64 {
        self.expected().unwrap_or(f64::NAN)
    }

    /// The variance of a pattern that stays from frame to frame, relative to that of the camera.
    pub fn pattern(&self) -> Option<Measured> {
        let (mut value, error) = self.pattern.mean();
        if self.hot_part() > MANY_HOT {
            value += self.hot_pattern / self.pattern.count().max(1.0);
        }
        self.per_expected((value, error))
    }

    fn hot_part(&self) -> f64 {
        self.hot / (self.hot + self.noise.count()).max(1.0)
    }

    /// The share of the pixels that are hot or dead; each is in the difference of three.
    pub fn hot_pixels(&self) -> f64 {
        match self.hot_part() {
            part if part <= MANY_HOT && self.hot >= 5.0 => part / 3.0,
            _ => 0.0,
        }
    }

    /// The causes of noise that the camera should not have, each with its deviance from the third cumulant
    /// of pixels. That of n electrons is n, with a gain that is k times too high k^3 n, and that of n
    /// multiplied electrons 6 n at twice the variance. Empty without enough pixels.
    pub fn causes(&self) -> Vec<(Noise, f64)> {
        let Some(expected) = self.expected() else {
            return Vec::new();
        };
        let variance = self.noise.mean().0 / VARIANCE;
        let (light, read) = (self.light.mean().0, self.read.mean().0);
        let (cumulant, error) = self.cubes.mean();
        let of_light = if self.excess > 1.5 { 6.0 } else { 1.0 };
        let gain = match read > 1e-3 * expected {
            // variance = excess * k * light + k^2 * read
            true => {
                let half = 0.5 * self.excess * light;
                ((half * half + read * variance).sqrt() - half) / read
            }
            false => variance / (self.excess * light),
        };
        let as_gain = of_light * gain * gain * light;
        let as_offset = of_light * (variance - read) / self.excess;
        let as_read = of_light * light;
        let distance = |cumulant_of: f64| {
            let error = libm::hypot(error, SYSTEMATIC * cumulant_of);
            ((cumulant - cumulant_of) / error).powi(2)
        };
        // More read noise, or a higher offset, or some of both.
        let between = as_read.min(as_offset)..=as_read.max(as_offset);
        let offset = match variance > expected && between.contains(&cumulant) {
            true => 0.0,
            false if variance > expected => distance(as_offset).min(distance(as_read)),
            false => distance(as_offset),
        };
        let mut causes = vec![(Noise::Offset, offset), (Noise::Gain, distance(as_gain))];
        if self.excess == 1.0 && variance > expected {
            // A gain also scales the read noise, multiplication does not.
            let error = libm::hypot(self.noise.mean().1 / VARIANCE, OF_VARIANCE * variance);
            let of_variance = (variance - (2.0 * light + read)) / error;
            let multiplied = distance(6.0 * light) + of_variance.powi(2);
            causes.push((Noise::Multiplied, multiplied));
        }
        causes
    }
}
