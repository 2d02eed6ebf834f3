//! The choice of the frames whose emitters are fitted together.

use gaussmle_detect::Corner;
use serde::{Deserialize, Serialize};

use crate::groups::{Group, Groups};

/// The distance of a spot from a ROI in which its light counts, widths: with ROIs of 11 pixels, peaks overlap
/// that are nearer than six widths of 1.3 pixels.
const BESIDE: f64 = 1.8;

/// The least share of a frame's peaks that overlap another. Where some are, others are so near that they
/// look like one peak: with 0.15, a quarter of the rows in the frames below it were poor at 0.25 um-2.
const LEAST_SHARE: f64 = 0.05;

/// The least mean number of these peaks in such a circle. The search for emitters takes the time of all pixels, which
/// a few pairs in a large frame are not worth.
const LEAST_DENSITY: f64 = 0.01;

/// The frames whose emitters are fitted together with their neighbours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "clap", derive(clap::ValueEnum))]
#[serde(rename_all = "lowercase")]
pub enum Crowded {
    /// no frame: each spot is fitted alone
    Off,
    /// every frame
    On,
    /// frames with many spots whose light overlaps
    Auto,
}

impl Crowded {
    /// True if the emitters of a frame of this size with these peaks are fitted together. `peaks` are the
    /// corners of their ROIs of `roi` pixels a side, row by row, and `sigma_px` the width of a spot. The
    /// decision depends on one frame alone, as rows must not depend on blocks.
    pub(crate) fn is_on(
        self,
        peaks: &[Corner],
        (sigma_px, roi): (f64, usize),
        [width, height]: [usize; 2],
    ) -> bool {
        match self {
            Self::Off => false,
            Self::On => true,
            Self::Auto => {
                let reach = roi as f64 / 2.0 + BESIDE * sigma_px;
                let circles = (width * height) as f64 / (std::f64::consts::PI * reach * reach);
                let overlapping = overlapping(peaks, reach) as f64;
                overlapping > LEAST_SHARE * peaks.len() as f64
                    && overlapping > LEAST_DENSITY * circles
            }
        }
    }
}

/// The number of peaks that are nearer than `reach` pixels to another. They are sorted by rows.
fn overlapping(peaks: &[Corner], reach: f64) -> usize {
    let mut overlaps = vec![false; peaks.len()];
    each_pair(peaks, reach, |i, j, distance| {
        if distance < reach {
            (overlaps[i], overlaps[j]) = (true, true);
        }
    });
    overlaps.into_iter().filter(|overlaps| *overlaps).count()
}

/// The group of each peak and the number of its neighbours. Most frames of a sparse movie have no pair, and
/// need no cells.
pub(crate) fn groups_of_peaks(peaks: &[Corner], near: f64) -> Vec<Group> {
    let mut groups = Groups::new(peaks.len());
    each_pair(peaks, near, |i, j, _| groups.join(i, j));
    groups.end()
}

/// Passes on each pair of peaks that are at most `reach` pixels apart, and the distance. Peaks are sorted by
/// rows, and `i < j`.
fn each_pair(peaks: &[Corner], reach: f64, mut see: impl FnMut(usize, usize, f64)) {
    for (i, peak) in peaks.iter().enumerate() {
        let below = peaks.iter().enumerate().skip(i + 1);
        for (j, other) in below.take_while(|(_, other)| (other.y - peak.y) as f64 <= reach) {
            let [dx, dy] = [other.x.abs_diff(peak.x), other.y - peak.y];
            let distance = libm::hypot(dx as f64, dy as f64);
            if distance <= reach {
                see(i, j, distance);
            }
        }
    }
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
        // Half a ROI of 11 pixels and 1.8 widths are 7.8 pixels.
        assert_eq!(overlapping(&at(&alone), 7.8), 0);
        assert_eq!(overlapping(&at(&pair), 7.8), 2);
        assert_eq!(overlapping(&at(&[[0, 0], [8, 0]]), 7.8), 0);
        assert_eq!(overlapping(&at(&[[0, 0], [6, 6]]), 7.8), 0);
        let close = |count: usize| (0..count).map(|i| [7 * i, 0]);
        // They are the radius of a circle that is 191 pixels large: a side of 512 has 13.7 of
        // a hundredth.
        let crowd = |overlapping: usize, all: usize| -> Vec<[usize; 2]> {
            let alone = (0..all - overlapping).map(|i| [20 * (i % 10), 20 * (i / 10) + 20]);
            close(overlapping).chain(alone).collect()
        };
        let cases = [
            (alone, 64, false),
            (pair.to_vec(), 64, true),
            (vec![], 64, false),
            (crowd(14, 280), 512, false),
            (crowd(15, 280), 512, true),
            (crowd(13, 20), 512, false),
            (crowd(14, 20), 512, true),
        ];
        // In ROIs of 15 pixels, as those of a PSF file, the same peaks have more light of others.
        let wide = at(&[[0, 0], [9, 0]]);
        assert!(!Crowded::Auto.is_on(&wide, (1.3, 11), [64; 2]));
        assert!(Crowded::Auto.is_on(&wide, (1.3, 15), [64; 2]));
        for (peaks, side, is_on) in cases {
            let (peaks, size) = (at(&peaks), [side; 2]);
            let spot = (1.3, 11);
            assert_eq!(Crowded::Auto.is_on(&peaks, spot, size), is_on);
            assert!(Crowded::On.is_on(&peaks, spot, size));
            assert!(!Crowded::Off.is_on(&peaks, spot, size));
        }
    }

    #[test]
    fn peaks_that_are_linked_share_a_group() {
        // The first and the third are linked by the fifth, the second is alone, the fourth and the last
        // are a pair, which is as far apart as neighbours can be.
        let places = [[0, 0], [40, 0], [8, 1], [20, 3], [4, 3], [25, 3]];
        let peaks: Vec<Corner> = places.iter().map(|&[x, y]| Corner { x, y }).collect();
        let groups = groups_of_peaks(&peaks, 5.0);
        let found: Vec<(u32, u32)> = groups
            .iter()
            .map(|one| (one.number, one.neighbours))
            .collect();
        assert_eq!(found, [(0, 1), (1, 0), (0, 1), (2, 1), (0, 2), (2, 1)]);
        assert!(groups_of_peaks(&[], 5.0).is_empty());
    }
}
