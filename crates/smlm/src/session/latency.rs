//! The time from the push of a frame until its rows can be polled.

use std::time::Duration;

/// Counts of latencies have this many classes for each factor of two: a quantile is at most 9 % too
/// long.
const CLASSES_PER_OCTAVE: f64 = 8.0;

/// The upper limit of the first class, seconds.
const SHORTEST: f64 = 1e-6;

/// Classes up to 2^40 us, which is 12 days.
const CLASSES: usize = 40 * CLASSES_PER_OCTAVE as usize;

/// The latency of the frames of a session: the time from the push of a frame until its rows can be
/// polled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Latency {
    /// The time that half of the frames do not exceed, up to 9 % too long.
    pub median: Duration,
    /// The time that 99 % of the frames do not exceed, up to 9 % too long.
    pub percentile_99: Duration,
    /// The longest time.
    pub longest: Duration,
}

/// Counts of latencies, in classes whose limits grow by a constant factor.
#[derive(Debug)]
pub(super) struct LatencyCounts {
    counts: [u64; CLASSES],
    longest: Duration,
}

impl Default for LatencyCounts {
    fn default() -> Self {
        Self {
            counts: [0; CLASSES],
            longest: Duration::ZERO,
        }
    }
}

impl LatencyCounts {
    /// Adds frames of one latency.
    pub fn add(&mut self, latency: Duration, frames: usize) {
        let octaves = libm::log2((latency.as_secs_f64() / SHORTEST).max(1.0));
        let class = (octaves * CLASSES_PER_OCTAVE).ceil() as usize;
        self.counts[class.min(CLASSES - 1)] += frames as u64;
        self.longest = self.longest.max(latency);
    }

    /// The latency; `None` without frames.
    pub fn latency(&self) -> Option<Latency> {
        let frames: u64 = self.counts.iter().sum();
        (frames > 0).then(|| Latency {
            median: self.quantile(0.5 * frames as f64),
            percentile_99: self.quantile(0.99 * frames as f64),
            longest: self.longest,
        })
    }

    /// A time that at least this many frames do not exceed.
    fn quantile(&self, frames: f64) -> Duration {
        let mut below = 0;
        for (class, count) in self.counts.iter().enumerate() {
            below += count;
            if below as f64 >= frames {
                let seconds = SHORTEST * libm::exp2(class as f64 / CLASSES_PER_OCTAVE);
                return Duration::from_secs_f64(seconds).min(self.longest);
            }
        }
        self.longest
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_those_of_the_sorted_times_within_a_class() {
        let mut counts = LatencyCounts::default();
        assert_eq!(counts.latency(), None);
        // 1000 times from 0.1 ms to 10 s, evenly in their logarithm, in any order.
        let time = |i: usize| Duration::from_secs_f64(1e-4 * libm::pow(10f64, i as f64 / 200.0));
        for i in 0..1000 {
            counts.add(time(i * 7 % 1000), 1);
        }
        let found = counts.latency().expect("frames");
        assert_eq!(found.longest, time(999));
        for (quantile, sorted) in [(found.median, time(499)), (found.percentile_99, time(989))] {
            let ratio = quantile.as_secs_f64() / sorted.as_secs_f64();
            // 2^(1/8) is 1.0905; times are rounded to nanoseconds.
            assert!((0.9999..1.0906).contains(&ratio), "{ratio}");
        }
    }

    #[test]
    fn frames_of_one_push_count_each() {
        let mut counts = LatencyCounts::default();
        counts.add(Duration::from_millis(1), 98);
        counts.add(Duration::from_secs(1), 2);
        let found = counts.latency().expect("frames");
        assert!(found.median < Duration::from_millis(2));
        assert_eq!(found.percentile_99, Duration::from_secs(1));
        // Times beyond the classes are in the last one.
        counts.add(Duration::from_secs(1 << 40), 1000);
        let found = counts.latency().expect("frames");
        assert_eq!(found.longest, Duration::from_secs(1 << 40));
        assert!(found.median > Duration::from_secs(1_000_000));
        counts.add(Duration::ZERO, 100_000);
        assert!(counts.latency().expect("frames").median <= Duration::from_micros(1));
    }
}
