//! Two halves of space: what they disagree about is not known.
//!
//! Each half starts from the coarse path, so that a wrong basin of one shows. A chess board divides
//! molecules, not blinks: halves of blinks would share the places of molecules.

use super::basis::Basis;
use super::blinks::Blinks;
use super::fit::Fit;
use super::grid::extent;
use super::moves::plane;
use super::rows::Rows;
use super::search::{Found, search_part};

/// The fewest blinks of a half.
const MIN_BLINKS: usize = 40;
/// Fields of the board along a side, and the least size of one, um.
const FIELDS: f64 = 10.0;
const MIN_FIELD_UM: f64 = 0.3;
/// Degrees of freedom of the prior of the scale, which is 1.
const PRIOR_FREEDOM: f64 = 10.0;

/// The agreement of the halves.
pub(super) struct Halves {
    /// The rms of half their difference along x and y, um.
    pub difference_um: f64,
    /// The factor of the variances that explains it, in the plane and along z; 1 if they explain it
    /// already.
    pub scale: [f64; 2],
}

/// Compares the halves with the variances of the whole at the bins; `finish` refines each half as
/// the whole was. `None` if a half has too few blinks.
pub(super) fn halves(
    rows: &Rows,
    found: &Found,
    freedom: f64,
    variances: &[Vec<f64>],
    finish: &(dyn Fn(&Blinks, Fit) -> Fit + Sync),
) -> Option<Halves> {
    let is_white = board(&found.blinks, &found.fit);
    let part = |white: bool| found.blinks.filter(|k| is_white[k] == white);
    let (white, black) = (part(true), part(false));
    if white.len().min(black.len()) < MIN_BLINKS {
        return None;
    }
    let fit = |blinks: &Blinks| finish(blinks, search_part(rows, blinks, found));
    let (a, b) = rayon::join(|| fit(&white), || fit(&black));
    Some(compare(
        &Difference::new(&a, &b, &found.fit.basis, variances),
        freedom,
    ))
}

/// The field of each blink.
fn board(blinks: &Blinks, fit: &Fit) -> Vec<bool> {
    let [x, y] = blinks.corrected(&plane(fit));
    let [width, height] = [&x, &y].map(|values| {
        let [low, high] = extent(values);
        high - low
    });
    let field = (width.max(height) / FIELDS).max(MIN_FIELD_UM);
    let number = |at: f64| (at / field).floor() as i64;
    let each = x.iter().zip(&y);
    each.map(|(&x, &y)| (number(x) + number(y)).rem_euclid(2) == 0)
        .collect()
}

/// The paths of two halves at the bins of the whole that have data of both.
struct Difference {
    /// For each axis: the difference, and the variance of the whole.
    axes: Vec<Vec<(f64, f64)>>,
    /// The frames of each bin.
    frames: Vec<f64>,
}

impl Difference {
    fn new(a: &Fit, b: &Fit, basis: &Basis, variances: &[Vec<f64>]) -> Self {
        let has_data = |fit: &Fit, bin: usize| fit.counts[fit.basis.bin(basis.middle(bin))] > 0.0;
        let is_used = |&bin: &usize| has_data(a, bin) && has_data(b, bin);
        let bins: Vec<usize> = (0..basis.bins.len()).filter(is_used).collect();
        let at = |axis: usize, bin: usize| {
            let t = basis.middle(bin);
            (a.at(t)[axis] - b.at(t)[axis], variances[axis][bin])
        };
        let along = |axis: usize| bins.iter().map(|&bin| at(axis, bin)).collect();
        Self {
            axes: (0..variances.len()).map(along).collect(),
            frames: bins.iter().map(|&bin| basis.width(bin)).collect(),
        }
    }

    /// The mean square of half the difference over some axes, and the mean variance.
    fn mean_squares(&self, axes: std::ops::Range<usize>) -> (f64, f64) {
        let total: f64 = self.frames.iter().sum::<f64>().max(f64::MIN_POSITIVE);
        let (mut squares, mut variances) = (0.0, 0.0);
        let number = axes.len().max(1) as f64;
        for each in &self.axes[axes] {
            let weighted = || each.iter().zip(&self.frames);
            let mean = weighted().map(|((d, _), w)| w * d).sum::<f64>() / total;
            for ((d, variance), w) in weighted() {
                squares += w * (0.5 * (d - mean)).powi(2);
                variances += w * variance;
            }
        }
        (squares / total / number, variances / total / number)
    }
}

fn compare(difference: &Difference, freedom: f64) -> Halves {
    // Both are estimates of the variance. Halves of a sparse table are worse than the square root
    // of two says, so the variance is the geometric mean of both, if the halves' is larger.
    let scale = |(square, variance): (f64, f64)| {
        let ratio = square / variance.max(f64::MIN_POSITIVE);
        let ratio = (freedom * ratio + PRIOR_FREEDOM) / (freedom + PRIOR_FREEDOM);
        ratio.max(1.0).sqrt()
    };
    let plane = difference.mean_squares(0..2);
    let depth = difference.mean_squares(2..difference.axes.len().max(2));
    Halves {
        difference_um: plane.0.sqrt(),
        scale: [
            scale(plane),
            if difference.axes.len() > 2 {
                scale(depth)
            } else {
                1.0
            },
        ],
    }
}
