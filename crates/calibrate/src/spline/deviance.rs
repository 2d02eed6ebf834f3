//! The deviance that photon noise alone gives.

/// Means of the table: from e^-7 to e^5, 16 in each factor of e.
const FIRST: f64 = -7.0;
const LAST: f64 = 5.0;
const PER_E: f64 = 16.0;

/// Mean and variance of half the deviance of a Poisson number, by the logarithm of its mean.
#[derive(Clone, Debug)]
pub(super) struct Expected {
    table: Vec<[f64; 2]>,
}

/// Sums over pixels.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Deviance {
    /// Half the deviance.
    pub half: f64,
    /// Its expectation.
    pub expected: f64,
    /// Its variance.
    pub variance: f64,
}

impl Deviance {
    /// The deviance over its expectation: 1 for photon noise alone.
    pub fn ratio(&self) -> f64 {
        self.half / self.expected
    }

    /// The standard deviation of the ratio.
    pub fn ratio_std(&self) -> f64 {
        self.variance.sqrt() / self.expected
    }

    pub fn add(&mut self, other: &Self) {
        self.half += other.half;
        self.expected += other.expected;
        self.variance += other.variance;
    }
}

impl Expected {
    pub fn new() -> Self {
        let count = ((LAST - FIRST) * PER_E) as usize + 1;
        let mean = |i: usize| libm::exp(FIRST + i as f64 / PER_E);
        Self {
            table: (0..count).map(|i| moments(mean(i))).collect(),
        }
    }

    fn at(&self, mean: f64) -> [f64; 2] {
        let place = (libm::log(mean) - FIRST) * PER_E;
        let last = self.table.len() - 1;
        if place >= last as f64 {
            // The series for large means.
            let by = 1.0 / (6.0 * mean);
            return [0.5 * (1.0 + by), 0.5 * (1.0 + 2.0 * by)];
        }
        let place = place.max(0.0);
        let below = (place as usize).min(last - 1);
        let part = place - below as f64;
        let (low, high) = (self.table[below], self.table[below + 1]);
        std::array::from_fn(|i| low[i] + part * (high[i] - low[i]))
    }

    /// The deviance of the pixels of a frame, of which `photons * share + background` is expected.
    pub fn of(
        &self,
        data: &[f32],
        variance: Option<&[f32]>,
        share: &[f64],
        [photons, background]: [f64; 2],
    ) -> Deviance {
        let mut sum = Deviance::default();
        for (i, (&data, share)) in data.iter().zip(share).enumerate() {
            let noise = variance.map_or(0.0, |variance| f64::from(variance[i]));
            if noise.is_infinite() {
                continue;
            }
            let mean = (photons * share + background).max(LEAST_MEAN) + noise;
            let data = f64::from(data) + noise;
            sum.half += mean - data;
            if data > 0.0 {
                sum.half += data * libm::log(data / mean);
            }
            let [expected, variance] = self.at(mean);
            sum.expected += expected;
            sum.variance += variance;
        }
        sum
    }
}

/// Means below this are taken for it, photoelectrons.
pub(super) const LEAST_MEAN: f64 = 1e-3;

/// Mean and variance of half the deviance, from the sum over all numbers.
fn moments(mean: f64) -> [f64; 2] {
    let most = (mean + 14.0 * mean.sqrt() + 30.0) as u32;
    let mut log_probability = -mean;
    let (mut first, mut second) = (0.0, 0.0);
    for k in 0..=most {
        let k = f64::from(k);
        if k > 0.0 {
            log_probability += libm::log(mean / k);
        }
        let half = mean - k
            + if k > 0.0 {
                k * libm::log(k / mean)
            } else {
                0.0
            };
        let probability = libm::exp(log_probability);
        first += probability * half;
        second += probability * half * half;
    }
    [first, second - first * first]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expectation_has_its_known_limits() {
        let expected = Expected::new();
        // Of a mean m near 0, k is 0 with half a deviance of m, or 1 with m - 1 - ln m.
        let m: f64 = 2e-3;
        let value = (1.0 - m) * m + m * (m - 1.0 - libm::log(m));
        assert!((expected.at(m)[0] / value - 1.0).abs() < 1e-2);
        // The table meets the series; the variance of a deviance of one degree of freedom is 2.
        for mean in [140.0, 1e3, 1e6] {
            let [half, variance] = expected.at(mean);
            assert!((half - 0.5 - 1.0 / (12.0 * mean)).abs() < 1e-5);
            assert!((variance - 0.5).abs() < 0.5 / mean);
        }
    }
}
