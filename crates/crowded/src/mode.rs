//! The choice of the frames whose emitters are fitted together.

use gaussmle_detect::Corner;
use serde::{Deserialize, Serialize};

/// The distance of two peaks whose light overlaps, widths of a spot.
const OVERLAP: f64 = 6.0;

/// The least share of a frame's peaks that overlap another. Of peaks at random places, these are 0.1 spots
/// in the area of a circle of that radius.
const LEAST_SHARE: f64 = 0.1;

/// The frames whose emitters are fitted together with their neighbours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "clap", derive(clap::ValueEnum))]
#[serde(rename_all = "lowercase")]
pub enum Crowded {
    /// no frame: each spot is fitted alone
    #[default]
    Off,
    /// every frame
    On,
    /// frames with many spots whose light overlaps
    Auto,
}

impl Crowded {
    /// True if the emitters of a frame with these peaks are fitted together. `peaks` are the corners of
    /// their ROIs, row by row, and `sigma_px` the width of a spot. The decision depends on one frame
    /// alone, as rows must not depend on blocks.
    pub fn is_on(self, peaks: &[Corner], sigma_px: f64) -> bool {
        match self {
            Self::Off => false,
            Self::On => true,
            Self::Auto => {
                let overlapping = overlapping(peaks, OVERLAP * sigma_px);
                overlapping as f64 > LEAST_SHARE * peaks.len() as f64
            }
        }
    }
}

/// The number of peaks that are nearer than `reach` pixels to another. They are sorted by rows.
fn overlapping(peaks: &[Corner], reach: f64) -> usize {
    let mut overlaps = vec![false; peaks.len()];
    for (i, peak) in peaks.iter().enumerate() {
        let below = peaks.iter().enumerate().skip(i + 1);
        for (j, other) in below.take_while(|(_, other)| ((other.y - peak.y) as f64) < reach) {
            let [dx, dy] = [other.x.abs_diff(peak.x), other.y - peak.y];
            if (dx as f64).hypot(dy as f64) < reach {
                (overlaps[i], overlaps[j]) = (true, true);
            }
        }
    }
    overlaps.into_iter().filter(|overlaps| *overlaps).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_whose_light_overlaps_are_on() {
        let at = |places: &[[usize; 2]]| -> Vec<Corner> {
            places.iter().map(|&[x, y]| Corner { x, y }).collect()
        };
        let alone: Vec<[usize; 2]> = (0..30).map(|i| [20 * (i % 5), 20 * (i / 5)]).collect();
        let pair = [[3, 2], [7, 3]];
        // 6 widths are 7.8 pixels.
        assert_eq!(overlapping(&at(&alone), 7.8), 0);
        assert_eq!(overlapping(&at(&pair), 7.8), 2);
        assert_eq!(overlapping(&at(&[[0, 0], [8, 0]]), 7.8), 0);
        assert_eq!(overlapping(&at(&[[0, 0], [6, 6]]), 7.8), 0);
        for (peaks, is_on) in [(&alone[..], false), (&pair[..], true), (&pair[..0], false)] {
            let peaks = at(peaks);
            assert_eq!(Crowded::Auto.is_on(&peaks, 1.3), is_on);
            assert!(Crowded::On.is_on(&peaks, 1.3) && !Crowded::Off.is_on(&peaks, 1.3));
        }
    }
}
