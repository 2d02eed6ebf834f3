//! The astigmatic curve, from beads at known heights.

use std::collections::{BTreeMap, BTreeSet};

use super::curve::{FEWEST_PLANES, widths};
use super::curve_fit::{Estimate, Fitted, Point, fit};
use super::curve_start::start;
use super::error::CalibrateError;
use crate::model::Astigmatism;

/// A bead's widths in one plane of a scan, as a fit of `xynbsxsy` has them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BeadPoint {
    /// Which bead.
    pub bead: u64,
    /// Its height over the focal plane, as fits are to report it, up to an offset, um.
    pub z_um: f64,
    /// Width along x, um.
    pub sigma_x_um: f64,
    /// Width along y, um.
    pub sigma_y_um: f64,
    /// Its standard deviation, um.
    pub sigma_x_std_um: f64,
    /// Its standard deviation, um.
    pub sigma_y_std_um: f64,
}

/// What is known of the heights of beads. The curve has its 0 halfway between the foci, where a stage rarely has it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Heights {
    /// Each bead has its own, which is fitted along.
    #[default]
    Each,
    /// All beads have the same, which is fitted along.
    Common,
    /// 0 is halfway between the foci; nothing is fitted along.
    Known,
}

/// How the curve is fitted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AstigmatismOptions {
    /// What is known of the heights of beads.
    pub heights: Heights,
}

/// An astigmatic curve, and how well it is known.
#[derive(Clone, Debug)]
pub struct AstigmatismCalibration {
    /// The curve.
    pub curve: Astigmatism,
    /// The covariance of its numbers, in the order `sigma_x0_um, sigma_y0_um, Ax, Ay, Bx, By, gamma_um, d_um`.
    pub covariance: [[f64; 8]; 8],
    /// Points that count.
    pub used: usize,
    /// Those that do not, by their place in the input: not finite, of beads with fewer than 4 points or mostly off the curve, or further
    /// than 4.7 times the scatter from it.
    pub rejected: Vec<usize>,
    /// Beads that count, and where each is above their mean, um.
    pub bead_heights_um: Vec<(u64, f64)>,
    /// The z of the input that is 0 of the curve for a bead of mean height, um.
    pub middle_um: f64,
    /// Where widths tell z: around 0, as far as was measured and sigma_x/sigma_y goes only up or only down, um. The curve has it, too.
    pub z_range_um: [f64; 2],
    /// Root mean square of the residuals that count, along x and y, um.
    pub rms_um: [f64; 2],
    /// Scatter of the residuals over the stated uncertainties: 1 if these are right and the curve fits.
    pub scatter: f64,
}

impl AstigmatismCalibration {
    /// One standard deviation of each of the curve's numbers.
    pub fn std(&self) -> [f64; 8] {
        std::array::from_fn(|i| self.covariance[i][i].sqrt())
    }
}

/// Fits an astigmatic curve to widths of beads at known heights, by robust least squares. A bead with more than half of its points off
/// the curve is no bead, and none of its points count. Uncertainties are from the residuals.
///
/// # Errors
///
/// If no bead has 4 points, they are in too few planes, or no curve fits them.
pub fn astigmatism(
    points: &[BeadPoint],
    options: &AstigmatismOptions,
) -> Result<AstigmatismCalibration, CalibrateError> {
    let mut without = BTreeSet::new();
    loop {
        let out = of_beads(points, options, &without)?;
        let odd = odd_beads(points, &out);
        if odd.is_empty() {
            return Ok(out);
        }
        without.extend(odd);
    }
}

/// Beads that count, and of whose points more than half do not; none if that is so of all.
fn odd_beads(points: &[BeadPoint], found: &AstigmatismCalibration) -> Vec<u64> {
    let rejected = |bead: u64| {
        let of_bead = found.rejected.iter().filter(|&&i| points[i].bead == bead);
        of_bead.count()
    };
    let all = |bead: u64| points.iter().filter(|point| point.bead == bead).count();
    let beads = found.bead_heights_um.iter().map(|(bead, _)| *bead);
    let odd: Vec<u64> = beads
        .filter(|&bead| 2 * rejected(bead) > all(bead))
        .collect();
    match odd.len() < found.bead_heights_um.len() {
        true => odd,
        false => Vec::new(),
    }
}

fn of_beads(
    points: &[BeadPoint],
    options: &AstigmatismOptions,
    without: &BTreeSet<u64>,
) -> Result<AstigmatismCalibration, CalibrateError> {
    let (kept, beads) = keep(points, without);
    if kept.is_empty() {
        let points = points.len();
        return Err(CalibrateError::NoBeads { points });
    }
    let planes = planes(points, &kept);
    if planes < FEWEST_PLANES {
        return Err(CalibrateError::FewPlanes { planes });
    }
    let groups = match options.heights {
        Heights::Each => beads.len(),
        Heights::Common => 1,
        Heights::Known => 0,
    };
    let own: Vec<Point> = kept
        .iter()
        .map(|&i| {
            let point = &points[i];
            let group = match options.heights {
                Heights::Each => beads.get(&point.bead).copied().unwrap_or(0),
                _ => 0,
            };
            Point {
                group,
                z_um: point.z_um,
                width_um: [point.sigma_x_um, point.sigma_y_um],
                std_um: [point.sigma_x_std_um, point.sigma_y_std_um],
            }
        })
        .collect();
    let no_curve = |cause| CalibrateError::NoCurve {
        beads: beads.len(),
        points: kept.len(),
        cause,
    };
    let (numbers, heights) =
        start(&own, groups).ok_or_else(|| no_curve("no bead has a minimum of both widths"))?;
    let fitted = fit(&own, Estimate { numbers, heights }).map_err(no_curve)?;
    if !has_both_foci(&own, &fitted) {
        return Err(no_curve("its foci would lie beyond the scan"));
    }
    let names: Vec<u64> = beads.keys().copied().collect();
    let mut out = report(&own, &names, &fitted);
    let counts: BTreeSet<usize> = kept
        .iter()
        .zip(&fitted.used)
        .filter(|(_, used)| **used)
        .map(|(&i, _)| i)
        .collect();
    out.rejected = (0..points.len()).filter(|i| !counts.contains(i)).collect();
    Ok(out)
}

/// Points that can be used, and the beads they are of, numbered in order.
fn keep(points: &[BeadPoint], without: &BTreeSet<u64>) -> (Vec<usize>, BTreeMap<u64, usize>) {
    const FEWEST_POINTS: usize = 4;
    let good = |point: &BeadPoint| {
        let sizes = [
            point.sigma_x_um,
            point.sigma_y_um,
            point.sigma_x_std_um,
            point.sigma_y_std_um,
        ];
        !without.contains(&point.bead)
            && point.z_um.is_finite()
            && sizes.iter().all(|size| size.is_finite() && *size > 0.0)
    };
    let mut counts = BTreeMap::new();
    for point in points.iter().filter(|point| good(point)) {
        *counts.entry(point.bead).or_insert(0) += 1;
    }
    counts.retain(|_, count| *count >= FEWEST_POINTS);
    let beads: BTreeMap<u64, usize> = counts.into_keys().zip(0..).collect();
    let kept = points.iter().enumerate();
    let kept = kept.filter(|(_, point)| good(point) && beads.contains_key(&point.bead));
    (kept.map(|(i, _)| i).collect(), beads)
}

/// Heights that differ by more than a tenth of a nanometre.
fn planes(points: &[BeadPoint], kept: &[usize]) -> usize {
    const APART_UM: f64 = 1e-4;
    let heights = kept
        .iter()
        .map(|&i| (points[i].z_um / APART_UM).round() as i64);
    heights.collect::<BTreeSet<_>>().len()
}

fn report(points: &[Point], beads: &[u64], fitted: &Fitted) -> AstigmatismCalibration {
    let Estimate { numbers, heights } = &fitted.estimate;
    let n = heights.len().max(1) as f64;
    let middle_um = heights.iter().sum::<f64>() / n;
    let above = |i: usize| {
        heights.get(i).map_or(0.0, |height| {
            // A bead that comes into focus further up lies further down.
            middle_um - height
        })
    };
    let z_range_um = unique(points, fitted);
    let rms = |axis: usize| {
        let both = fitted.residuals_um.iter().zip(&fitted.used);
        let (sum, count) = both
            .filter(|(_, used)| **used)
            .fold((0.0, 0.0), |(sum, count), (r, _)| {
                (sum + r[axis] * r[axis], count + 1.0)
            });
        (sum / f64::max(count, 1.0)).sqrt()
    };
    AstigmatismCalibration {
        curve: Astigmatism {
            z_range_um: Some(z_range_um),
            ..Astigmatism::from_numbers(*numbers)
        },
        covariance: fitted.covariance,
        used: fitted.used.iter().filter(|used| **used).count(),
        rejected: Vec::new(),
        bead_heights_um: beads
            .iter()
            .enumerate()
            .map(|(i, &bead)| (bead, if heights.len() > 1 { above(i) } else { 0.0 }))
            .collect(),
        middle_um,
        z_range_um,
        rms_um: [rms(0), rms(1)],
        scatter: fitted.scatter,
    }
}

/// How far points that count reach, from the middle between the foci, um.
fn reach(points: &[Point], fitted: &Fitted) -> [f64; 2] {
    let heights = &fitted.estimate.heights;
    let counted = points.iter().zip(&fitted.used).filter(|(_, used)| **used);
    let z = counted.map(|(point, _)| point.z_um - heights.get(point.group).unwrap_or(&0.0));
    z.fold([f64::INFINITY, f64::NEG_INFINITY], |[low, high], z| {
        [low.min(z), high.max(z)]
    })
}

/// Whether both foci were scanned: else nothing was seen of a curve that has any.
fn has_both_foci(points: &[Point], fitted: &Fitted) -> bool {
    let [low, high] = reach(points, fitted);
    let focus = fitted.estimate.numbers[6].abs();
    low < -focus && focus < high
}

/// From the middle outwards, as far as there are points and the ratio of the widths goes one way.
fn unique(points: &[Point], fitted: &Fitted) -> [f64; 2] {
    const STEPS: usize = 1000;
    let numbers = &fitted.estimate.numbers;
    let [low, high] = reach(points, fitted);
    // The derivative of log(sigma_x / sigma_y).
    let rise = |z: f64| {
        let at = widths(numbers, z)?;
        Some(at.by_z[0] / at.value[0] - at.by_z[1] / at.value[1])
    };
    let middle = 0.0f64.max(low).min(high);
    let way = rise(middle).unwrap_or(f64::NAN);
    [low, high].map(|end| {
        let at = |step: usize| middle + (end - middle) * step as f64 / STEPS as f64;
        let goes_on = |step: &usize| rise(at(*step)).is_some_and(|rise| rise * way > 0.0);
        at((0..=STEPS).take_while(goes_on).last().unwrap_or(0))
    })
}
