//! Dark gaps: frames that hardly tell where the sample was.
//!
//! A gap need not be free of rows: those of the background tell nothing about the path. So gaps are
//! found by the information of the pairs.

use super::curve::Curve;
use super::fit::Fit;
use super::path::Gap;

/// Bins on either side that a bin is judged with: two knots. Data at random leave none as dark.
const ASIDE: usize = 8;
/// The share of the typical information below which a bin is dark.
const SHARE: f64 = 0.06;
/// The share of the typical number of blinks below which a bin is dark whatever they seem to tell.
/// Bleaching by a factor of twenty leaves a larger one everywhere.
const SHARE_OF_BLINKS: f64 = 0.12;

/// True for the bins of dark gaps.
pub(super) fn dark_bins(fit: &Fit) -> Vec<bool> {
    let (matrix, counts) = (&fit.plane.bins, &fit.counts);
    let mut out = few(fit, |bin| matrix.row(bin)[bin], SHARE);
    let by_counts = few(fit, |bin| counts[bin], SHARE_OF_BLINKS);
    out.iter_mut()
        .zip(by_counts)
        .for_each(|(dark, also)| *dark |= also);
    out
}

/// True for the bins about which a quantity is below a share of its median.
fn few(fit: &Fit, of: impl Fn(usize) -> f64, share: f64) -> Vec<bool> {
    let number = fit.basis.bins.len();
    // Breaks may make bins short.
    let own: Vec<f64> = (0..number)
        .map(|bin| of(bin) / fit.basis.width(bin))
        .collect();
    let around: Vec<f64> = (0..number)
        .map(|bin| {
            let range = bin.saturating_sub(ASIDE)..(bin + ASIDE + 1).min(number);
            own[range.clone()].iter().sum::<f64>() / range.len() as f64
        })
        .collect();
    let mut sorted = around.clone();
    sorted.sort_by(f64::total_cmp);
    let least = share * sorted[number / 2];
    let mut dark: Vec<bool> = around.iter().map(|&around| around < least).collect();
    // Up to the first bin with data on either side.
    for bin in 1..number {
        dark[bin] |= dark[bin - 1] && own[bin] < least;
    }
    for bin in (1..number).rev() {
        dark[bin - 1] |= dark[bin] && own[bin - 1] < least;
    }
    dark
}

/// The first and the last time of each dark gap.
pub(super) fn dark_times(fit: &Fit) -> Vec<[f64; 2]> {
    let (dark, edges) = (dark_bins(fit), &fit.basis.edges);
    let mut out = Vec::new();
    let mut bin = 0;
    while bin < dark.len() {
        let length = dark[bin..].iter().take_while(|dark| **dark).count();
        if length > 0 {
            out.push([edges[bin], edges[bin + length] - 1.0]);
        }
        bin += length + 1;
    }
    out
}

/// The gap that a break is in. Its first frame after may be that after the gap.
pub(super) fn gap_of(dark: &[[f64; 2]], frame: f64) -> Option<[f64; 2]> {
    let is_in = |[start, end]: &[f64; 2]| *start <= frame && frame <= end + 1.0;
    dark.iter().copied().find(is_in)
}

/// The gaps with their errors.
pub(super) fn gaps(fit: &Fit, first_frame: u32, curve: &Curve) -> Vec<Gap> {
    let of = |[start, end]: [f64; 2]| {
        let times = (0..=16).map(|k| (start + f64::from(k) / 16.0 * (end - start)).round());
        let variances = times.flat_map(|t| [curve.variance(0, t), curve.variance(1, t)]);
        Gap {
            frames: [start, end].map(|t| (t + f64::from(first_frame)) as u32),
            std_um: variances.fold(0.0, f64::max).sqrt(),
        }
    };
    dark_times(fit).into_iter().map(of).collect()
}
