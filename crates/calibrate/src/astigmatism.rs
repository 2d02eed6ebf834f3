//! The astigmatic curve, from beads at known heights.

use std::collections::{BTreeMap, BTreeSet};

use gaussmle::Astigmatism;

use super::curve::curve_widths;
use super::curve_fit::{Estimate, FittedCurve, Point, fit};
use super::curve_quality::CurveQuality;
use super::curve_start::start;
use super::error::CalibrateError;
use super::limits::FEWEST_PLANES;
use super::rejections::Rejections;

/// The widths of a bead in one plane of a scan, as a fit of `xynbsxsy` returns them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BeadPoint {
    /// The number of the bead.
    pub bead: u64,
    /// Its height over the focal plane, with the sign that fits report, up to an offset, um.
    pub z_um: f64,
    /// Width along x, um.
    pub sigma_x_um: f64,
    /// Width along y, um.
    pub sigma_y_um: f64,
    /// Standard deviation of the width along x, um.
    pub sigma_x_std_um: f64,
    /// Standard deviation of the width along y, um.
    pub sigma_y_std_um: f64,
}

/// The heights of beads over the zero of the stage. The curve has its zero halfway between the
/// foci, where the zero of a stage rarely is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BeadHeights {
    /// Each bead has its own height, which is fitted.
    #[default]
    Each,
    /// All beads have the same height, which is fitted.
    Common,
    /// The zero of the input is halfway between the foci; no height is fitted.
    Known,
}

/// Options of [`astigmatism()`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AstigmatismOptions {
    /// The heights of beads.
    pub heights: BeadHeights,
}

/// An astigmatic curve with its uncertainties.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct AstigmatismCalibration {
    /// The curve.
    pub curve: Astigmatism,
    /// The covariance of its parameters, in the order `sigma_x0_um, sigma_y0_um, Ax, Ay, Bx, By,
    /// gamma_um, d_um`.
    pub covariance: [[f64; 8]; 8],
    /// The number of points used.
    pub used: usize,
    /// The points not used, by their index in the input: not finite, of beads with fewer than 4
    /// points or mostly off the curve, or further from the curve than 4.7 times the scatter.
    pub rejected: Vec<usize>,
    /// Their numbers by reason, and those of the beads not used.
    pub rejections: Rejections,
    /// The beads used, and the height of each above their mean, um.
    pub bead_heights_um: Vec<(u64, f64)>,
    /// The z of the input that is 0 of the curve for a bead of mean height, um.
    pub middle_um: f64,
    /// The range around 0 that was measured and in which sigma_x/sigma_y is monotonic, so that
    /// widths determine z, um. `curve` has the same range.
    pub z_range_um: [f64; 2],
    /// Root mean square of the residuals of the points used, along x and y, um.
    pub rms_um: [f64; 2],
    /// Scatter of the residuals over the stated uncertainties: 1 if these are right and the curve
    /// fits.
    pub scatter: f64,
    /// The quality of the curve.
    pub quality: CurveQuality,
}

impl AstigmatismCalibration {
    /// The standard deviation of each parameter of the curve.
    pub fn std(&self) -> [f64; 8] {
        std::array::from_fn(|i| self.covariance[i][i].sqrt())
    }
}

/// Fits an astigmatic curve to widths of beads at known heights, by robust least squares.
///
/// A bead with more than half of its points off the curve is left out with all its points.
/// Uncertainties follow from the residuals.
///
/// # Errors
///
/// Returns an error if no bead has 4 points, they are in fewer than 9 planes, no curve fits them, or
/// the curve cannot give z: its foci are closer than a fifth of the depth of focus, the widths
/// deviate from it by more than a quarter of the smallest width, z by more than a fifth of the
/// range, or the slope of z by more than a quarter.
///
/// # Examples
///
/// ```
/// use gaussmle::Astigmatism;
/// use gaussmle_calibrate::{AstigmatismOptions, BeadPoint, astigmatism};
///
/// let curve = Astigmatism::from_numbers([0.13, 0.14, 0.08, -0.12, 0.06, 0.1, 0.22, 0.42]);
/// let point = |bead: u64, z_um: f64| {
///     // The stage is at 0 when bead 0 is in the middle between the foci; bead 1 lies 50 nm lower.
///     let (sigma_x_um, sigma_y_um) = curve.widths_um(z_um - 0.05 * bead as f64);
///     BeadPoint {
///         bead,
///         z_um,
///         sigma_x_um,
///         sigma_y_um,
///         sigma_x_std_um: 0.001,
///         sigma_y_std_um: 0.001,
///     }
/// };
/// let points: Vec<BeadPoint> = (0..2)
///     .flat_map(|bead| (-14..=14).map(move |plane| point(bead, 0.05 * f64::from(plane))))
///     .collect();
///
/// let found = astigmatism(&points, &AstigmatismOptions::default())?;
/// assert!((found.curve.gamma_um - 0.22).abs() < 1e-6);
/// assert_eq!(found.used, points.len());
/// let [(_, first), (_, second)] = found.bead_heights_um[..] else {
///     panic!("two beads");
/// };
/// assert!((first - second - 0.05).abs() < 1e-6);
/// # Ok::<(), gaussmle_calibrate::CalibrateError>(())
/// ```
pub fn astigmatism(
    points: &[BeadPoint],
    options: &AstigmatismOptions,
) -> Result<AstigmatismCalibration, CalibrateError> {
    let mut excluded = BTreeSet::new();
    loop {
        let mut out = fit_beads(points, options, &excluded)?;
        let outliers = outlier_beads(points, &out);
        if outliers.is_empty() {
            out.quality.check()?;
            let (rejected, used) = (&out.rejected, &out.bead_heights_um);
            let bead_of: Vec<u64> = points.iter().map(|point| point.bead).collect();
            out.rejections = Rejections::new(&bead_of, rejected, &excluded, used);
            return Ok(out);
        }
        excluded.extend(outliers);
    }
}

/// The used beads with more than half of their points rejected; none if that holds for all beads.
fn outlier_beads(points: &[BeadPoint], found: &AstigmatismCalibration) -> Vec<u64> {
    let rejected = |bead: u64| {
        let of_bead = found.rejected.iter().filter(|&&i| points[i].bead == bead);
        of_bead.count()
    };
    let all = |bead: u64| points.iter().filter(|point| point.bead == bead).count();
    let beads = found.bead_heights_um.iter().map(|(bead, _)| *bead);
    let outliers: Vec<u64> = beads
        .filter(|&bead| 2 * rejected(bead) > all(bead))
        .collect();
    match outliers.len() < found.bead_heights_um.len() {
        true => outliers,
        false => Vec::new(),
    }
}

fn fit_beads(
    points: &[BeadPoint],
    options: &AstigmatismOptions,
    excluded: &BTreeSet<u64>,
) -> Result<AstigmatismCalibration, CalibrateError> {
    let (kept, beads) = usable_points(points, excluded);
    if kept.is_empty() {
        let points = points.len();
        return Err(CalibrateError::NoBeads { points });
    }
    let planes = count_planes(points, &kept);
    if planes < FEWEST_PLANES {
        return Err(CalibrateError::FewPlanes { planes });
    }
    let groups = match options.heights {
        BeadHeights::Each => beads.len(),
        BeadHeights::Common => 1,
        BeadHeights::Known => 0,
    };
    let own: Vec<Point> = kept
        .iter()
        .map(|&i| {
            let point = &points[i];
            let group = match options.heights {
                BeadHeights::Each => beads.get(&point.bead).copied().unwrap_or(0),
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
    let start =
        start(&own, groups).ok_or_else(|| no_curve("no bead has a minimum of both widths"))?;
    let fitted = fit(&own, start).map_err(no_curve)?;
    if !has_both_foci(&own, &fitted) {
        return Err(no_curve("its foci would lie beyond the scan"));
    }
    let bead_numbers: Vec<u64> = beads.keys().copied().collect();
    let mut out = summarize(&own, &bead_numbers, &fitted);
    let used: BTreeSet<usize> = kept
        .iter()
        .zip(&fitted.used)
        .filter(|(_, used)| **used)
        .map(|(&i, _)| i)
        .collect();
    out.rejected = (0..points.len()).filter(|i| !used.contains(i)).collect();
    Ok(out)
}

/// The indices of usable points, and their beads with consecutive numbers.
fn usable_points(
    points: &[BeadPoint],
    excluded: &BTreeSet<u64>,
) -> (Vec<usize>, BTreeMap<u64, usize>) {
    const FEWEST_POINTS: usize = 4;
    let is_valid = |point: &BeadPoint| {
        let sizes = [
            point.sigma_x_um,
            point.sigma_y_um,
            point.sigma_x_std_um,
            point.sigma_y_std_um,
        ];
        !excluded.contains(&point.bead)
            && point.z_um.is_finite()
            && sizes.iter().all(|size| size.is_finite() && *size > 0.0)
    };
    let mut counts = BTreeMap::new();
    for point in points.iter().filter(|point| is_valid(point)) {
        *counts.entry(point.bead).or_insert(0) += 1;
    }
    counts.retain(|_, count| *count >= FEWEST_POINTS);
    let beads: BTreeMap<u64, usize> = counts.into_keys().zip(0..).collect();
    let kept = points.iter().enumerate();
    let kept = kept.filter(|(_, point)| is_valid(point) && beads.contains_key(&point.bead));
    (kept.map(|(i, _)| i).collect(), beads)
}

/// The number of heights that differ by more than a tenth of a nanometre.
fn count_planes(points: &[BeadPoint], kept: &[usize]) -> usize {
    const RESOLUTION_UM: f64 = 1e-4;
    let heights = kept
        .iter()
        .map(|&i| (points[i].z_um / RESOLUTION_UM).round() as i64);
    heights.collect::<BTreeSet<_>>().len()
}

fn summarize(points: &[Point], beads: &[u64], fitted: &FittedCurve) -> AstigmatismCalibration {
    let Estimate {
        parameters,
        heights,
    } = &fitted.estimate;
    let n = heights.len().max(1) as f64;
    let middle_um = heights.iter().sum::<f64>() / n;
    let above = |i: usize| {
        heights.get(i).map_or(0.0, |height| {
            // A bead that comes into focus further up lies further down.
            middle_um - height
        })
    };
    let z_range_um = monotonic_range(points, fitted);
    let rms = |axis: usize| {
        let both = fitted.residuals_um.iter().zip(&fitted.used);
        let (sum, count) = both
            .filter(|(_, used)| **used)
            .fold((0.0, 0.0), |(sum, count), (r, _)| {
                (sum + r[axis] * r[axis], count + 1.0)
            });
        (sum / f64::max(count, 1.0)).sqrt()
    };
    let curve = Astigmatism {
        z_range_um: Some(z_range_um),
        ..Astigmatism::from_numbers(*parameters)
    };
    let rms_um = [rms(0), rms(1)];
    AstigmatismCalibration {
        quality: CurveQuality::new(points, fitted, &curve, z_range_um, rms_um, beads.len()),
        curve,
        covariance: fitted.covariance,
        used: fitted.used.iter().filter(|used| **used).count(),
        rejected: Vec::new(),
        rejections: Rejections::default(),
        bead_heights_um: beads
            .iter()
            .enumerate()
            .map(|(i, &bead)| (bead, if heights.len() > 1 { above(i) } else { 0.0 }))
            .collect(),
        middle_um,
        z_range_um,
        rms_um,
        scatter: fitted.scatter,
    }
}

/// The range of z of the used points, from the middle between the foci, um.
fn measured_range(points: &[Point], fitted: &FittedCurve) -> [f64; 2] {
    let heights = &fitted.estimate.heights;
    let used = points.iter().zip(&fitted.used).filter(|(_, used)| **used);
    let z = used.map(|(point, _)| point.z_um - heights.get(point.group).unwrap_or(&0.0));
    z.fold([f64::INFINITY, f64::NEG_INFINITY], |[low, high], z| {
        [low.min(z), high.max(z)]
    })
}

/// Checks that both foci were scanned. A curve with a focus outside the scan is extrapolated.
fn has_both_foci(points: &[Point], fitted: &FittedCurve) -> bool {
    let [low, high] = measured_range(points, fitted);
    let focus = fitted.estimate.parameters[6].abs();
    low < -focus && focus < high
}

/// The measured range around the middle in which the ratio of the widths is monotonic, um.
fn monotonic_range(points: &[Point], fitted: &FittedCurve) -> [f64; 2] {
    const STEPS: usize = 1000;
    let parameters = &fitted.estimate.parameters;
    let [low, high] = measured_range(points, fitted);
    // The derivative of log(sigma_x / sigma_y).
    let slope = |z: f64| {
        let at = curve_widths(parameters, z)?;
        Some(at.by_z[0] / at.value[0] - at.by_z[1] / at.value[1])
    };
    let middle = 0.0f64.max(low).min(high);
    let middle_slope = slope(middle).unwrap_or(f64::NAN);
    [low, high].map(|end| {
        let at = |step: usize| middle + (end - middle) * step as f64 / STEPS as f64;
        let continues = |step: &usize| slope(at(*step)).is_some_and(|s| s * middle_slope > 0.0);
        at((0..=STEPS).take_while(continues).last().unwrap_or(0))
    })
}
