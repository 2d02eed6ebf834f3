//! All of it.

use gaussmle::LocalizationTable;
use rayon::prelude::*;

use super::basis::Basis;
use super::blinks::Blinks;
use super::breaks::MIN_EVIDENCE;
use super::change::Reference;
use super::curve::{Curve, Over};
use super::fit::{Fit, Widths, refine};
use super::gaps::{dark_times, gap_of, gaps};
use super::halves::halves;
use super::moves::{on_side, plane};
use super::path::{Break, Drift};
use super::posterior::{step_evidence, step_std, variance};
use super::precision::rows_of;
use super::rows::Rows;
use super::search::{Found, search};
use super::width::{MANY_PAIRS, likelihoods};
use crate::error::AnalysisError;

/// The most rows used: those nearest to the middle of the field. They give 0.1 nm; more would
/// cost time and bring nothing that shows.
const MAX_ROWS: usize = 200_000;
const MAX_ROWS_OF_PREVIEW: usize = 20_000;
/// Widths of the structure from which the best is taken, standard deviations of a blink.
const WIDTHS: [f64; 5] = [0.0, 0.5, 1.0, 2.0, 3.5];
/// Wider ones, for the gain only; the last is that of no structure.
const WIDER: [f64; 3] = [6.0, 12.0, 24.0];
/// Blinks used for the choice.
const MAX_BLINKS: usize = 30_000;
/// Widths along z, um, one after another.
const DEPTHS: [f64; 5] = [0.25, 0.12, 0.06, 0.03, 0.0];
/// The error along an axis where nothing can be measured, at least: the width of the blur of the
/// first search, um.
const UNKNOWN_UM: f64 = 0.25;
/// The gain of a blink below which pairs are those of chance: in random spots it is 0.08 at most, in structures
/// 0.2 and more.
const LEAST_OF_BLINKS: f64 = 0.1;
/// The error from which on the fiducials alone are tried, um.
const POOR_UM: f64 = 0.003;
/// Frames about a break in which its frame is uncertain, at least.
const ABOUT_BREAK: f64 = 12.0;

/// Measures the drift of a table's localizations, in z too where it has z.
///
/// Standard deviations (`x_std`, `y_std`, `z_std`) that are missing or senseless are estimated. A
/// drift that cannot be measured is no error: see [`Drift::is_measurable`].
///
/// # Errors
///
/// Returns an error if `frame`, `x` or `y` is missing.
///
/// # Examples
///
/// ```
/// use gaussmle::{LocalizationTable, table::{Column, Values}};
/// use gaussmle_analysis::drift;
/// use rand::rngs::StdRng;
/// use rand::{Rng, SeedableRng};
/// use rand_distr::{Distribution, Normal};
///
/// // 40 molecules blink for 1000 frames, while the stage moves by 200 nm along x.
/// let mut random = StdRng::seed_from_u64(1);
/// let molecules: Vec<[f64; 2]> = (0..40)
///     .map(|_| [random.random_range(0.0..10.0), random.random_range(0.0..10.0)])
///     .collect();
/// let noise = Normal::new(0.0, 0.01).expect("a standard deviation above 0");
/// let (mut frame, mut x, mut y) = (Vec::new(), Vec::new(), Vec::new());
/// for number in 0..1000 {
///     for _ in 0..3 {
///         let [x_um, y_um] = molecules[random.random_range(0..40)];
///         frame.push(number);
///         x.push(x_um + 0.2 * f64::from(number) / 1000.0 + noise.sample(&mut random));
///         y.push(y_um + noise.sample(&mut random));
///     }
/// }
/// let column = |name: &str, unit, values| Column { name: name.into(), unit, values };
/// let mut table = LocalizationTable::from_columns(vec![
///     column("frame", "", Values::U32(frame)),
///     column("x", "um", Values::F64(x)),
///     column("y", "um", Values::F64(y)),
/// ])
/// .expect("columns of equal length");
///
/// let drift = drift::estimate(&table)?;
/// println!("{}", drift.summary());
/// assert!(drift.is_measurable());
/// assert!((drift.at(999).x_um - 0.2).abs() < 0.005);
/// drift.apply(&mut table)?;
/// # Ok::<(), gaussmle_analysis::AnalysisError>(())
/// ```
pub fn estimate(table: &LocalizationTable) -> Result<Drift, AnalysisError> {
    Ok(of_rows(&rows_of(table, MAX_ROWS)?))
}

/// As [`estimate()`], faster and less precise: from fewer rows of a large table.
///
/// # Errors
///
/// As [`estimate()`].
pub fn preview(table: &LocalizationTable) -> Result<Drift, AnalysisError> {
    Ok(of_rows(&rows_of(table, MAX_ROWS_OF_PREVIEW)?))
}

/// The drift of all rows, or of the fiducials alone where molecules that are lit once hide them.
fn of_rows(rows: &Rows) -> Drift {
    if rows.frames() < 2.0 {
        return of_one_frame(rows);
    }
    let found = search(rows);
    let all = measured(rows, &found);
    let is_poor = !all.is_measurable() || all.std_um() > POOR_UM;
    let Some(fiducials) = found.fiducials.filter(|_| is_poor) else {
        return all;
    };
    let rows = rows.take(&fiducials.rows);
    let alone = measured(&rows, &search(&rows));
    let is_better = !all.is_measurable() || 2.0 * alone.std_um() < all.std_um();
    match alone.is_measurable() && is_better {
        true => alone,
        false => all,
    }
}

fn measured(rows: &Rows, found: &Found) -> Drift {
    let chosen = choose_width(rows, found);
    let fit = &chosen.fit;
    let freedom = fit.degrees_of_freedom();
    // Chance pairs of crowded spots gain a little for each blink.
    let of_blinks = chosen.gain / found.blinks.len().max(1) as f64;
    let of_freedom = chosen.gain / freedom.max(4.0);
    let gain = of_freedom.min(Drift::MIN_GAIN * of_blinks / LEAST_OF_BLINKS);
    let finish = |blinks: &Blinks, fit: Fit| chosen.finish(blinks, &fit);
    let variances: Vec<Vec<f64>> = (0..fit.axes.len())
        .map(|axis| chosen.variance(axis))
        .collect();
    let halves = halves(rows, found, freedom, &variances, &finish);
    let mut out = Drift {
        curve: Curve::new(found.fit.basis.clone(), Vec::new(), Vec::new(), Vec::new()),
        frames: rows.frames,
        breaks: Vec::new(),
        gaps: Vec::new(),
        blinks: found.blinks.len(),
        rows: rows.len(),
        usable: rows.usable,
        unusable: rows.unusable,
        fiducials: found.fiducials.as_ref().map_or(0, |found| found.number),
        degrees_of_freedom: freedom,
        halves_um: halves.as_ref().map(|halves| halves.difference_um),
        gain,
    };
    if !out.is_measurable() {
        out.curve = unknown(fit, out.halves_um.unwrap_or(0.0));
        out.degrees_of_freedom = 0.0;
    } else {
        let scale = halves.map_or([1.0; 2], |halves| halves.scale);
        let scaled = |(axis, of): (usize, Vec<f64>)| {
            of.into_iter()
                .map(|variance| scale[axis / 2] * variance)
                .collect()
        };
        let variances = variances.into_iter().enumerate().map(scaled).collect();
        let over = over(rows, &found.blinks, fit, chosen.width);
        out.breaks = breaks(rows, fit, &over);
        out.curve = Curve::new(fit.basis.clone(), fit.start(), variances, over);
        out.gaps = gaps(fit, rows.frames[0], &out.curve);
    }
    out
}

/// No drift, with an infinite error: of one frame, or of no row.
fn of_one_frame(rows: &Rows) -> Drift {
    let basis = Basis::new(2.0, 5, 1, &[]);
    let axes = if rows.has_z { 3 } else { 2 };
    let still = vec![vec![0.0; basis.len()]; axes];
    let variances = vec![vec![f64::INFINITY; basis.bins.len()]; axes];
    Drift {
        curve: Curve::new(basis, still, variances, Vec::new()),
        frames: rows.frames,
        breaks: Vec::new(),
        gaps: Vec::new(),
        blinks: rows.len(),
        rows: rows.len(),
        usable: rows.usable,
        unusable: rows.unusable,
        fiducials: 0,
        degrees_of_freedom: 0.0,
        halves_um: None,
        gain: 0.0,
    }
}

/// The path with the width of the structure that tells most about it.
struct Chosen {
    fit: Fit,
    /// um.
    width: f64,
    typical: f64,
    has_z: bool,
    /// The mean square of the difference to the second best width, for each axis.
    spread: Vec<f64>,
    /// The logarithm of the likelihood at the best width over that without structure.
    gain: f64,
}

/// Chooses the width by the stated error of the path: the largest likelihood chooses too narrow
/// ones in short movies.
fn choose_width(rows: &Rows, found: &Found) -> Chosen {
    let blinks = &found.blinks;
    let typical = blinks.std_quantile(0.5);
    let all: Vec<f64> = WIDTHS
        .iter()
        .chain(&WIDER)
        .map(|width| width * typical)
        .collect();
    let likelihoods = likelihoods(blinks, &plane(&found.fit), &all, found.lasting, MANY_PAIRS);
    let largest = likelihoods
        .iter()
        .copied()
        .fold(f64::NEG_INFINITY, f64::max);
    let some = blinks.middle(MAX_BLINKS);
    let basis = &found.fit.basis;
    let fits: Vec<(f64, Fit)> = WIDTHS
        .par_iter()
        .map(|width| {
            let widths = Widths {
                plane: &[width * typical],
                depth: None,
                is_final: true,
            };
            let fit = refine(&some, basis, found.fit.start(), &widths);
            let mean: f64 = (0..2)
                .flat_map(|axis| variance(&fit, axis))
                .zip((0..basis.bins.len()).cycle())
                .map(|(v, bin)| v * basis.width(bin))
                .sum();
            (mean, fit)
        })
        .collect();
    let mut order: Vec<usize> = (0..fits.len()).collect();
    order.sort_by(|&a, &b| fits[a].0.total_cmp(&fits[b].0));
    let (best, second) = (&fits[order[0]].1, &fits[order[1]].1);
    let mut spread: Vec<f64> = (0..2)
        .map(|axis| {
            let (a, b) = (best.at_bins(axis), second.at_bins(axis));
            let each = a.iter().zip(&b).enumerate();
            let square = |(bin, (a, b)): (usize, (&f64, &f64))| basis.width(bin) * (a - b).powi(2);
            each.map(square).sum::<f64>() / basis.frames
        })
        .collect();
    spread.push(0.0);
    let mut out = Chosen {
        fit: best.clone(),
        width: WIDTHS[order[0]] * typical,
        typical,
        has_z: rows.has_z,
        spread,
        gain: largest - likelihoods[likelihoods.len() - 1],
    };
    if out.has_z || some.len() < blinks.len() {
        out.fit = out.finish(blinks, &out.fit);
    }
    out
}

impl Chosen {
    /// The variances along an axis at the bins, with what the second best width says otherwise.
    fn variance(&self, axis: usize) -> Vec<f64> {
        let of = variance(&self.fit, axis);
        of.into_iter()
            .map(|variance| variance + self.spread[axis])
            .collect()
    }

    /// Refines a path at the chosen width; along z from 0.
    fn finish(&self, blinks: &Blinks, fit: &Fit) -> Fit {
        let wide = self.width.max(self.typical);
        let mut start = fit.start();
        match self.has_z {
            true => {
                start.truncate(2);
                start.push(vec![0.0; fit.basis.len()]);
                let plane = [wide, wide, wide, self.width, self.width];
                let widths = Widths {
                    plane: &plane,
                    depth: Some(&DEPTHS),
                    is_final: true,
                };
                refine(blinks, &fit.basis, start, &widths)
            }
            false => {
                let widths = Widths {
                    plane: &[self.width],
                    depth: None,
                    is_final: true,
                };
                refine(blinks, &fit.basis, start, &widths)
            }
        }
    }
}

/// No drift, with a large error.
fn unknown(fit: &Fit, halves_um: f64) -> Curve {
    let number = fit.axes.len();
    let bins = fit.basis.bins.len();
    let mean_square = |axis: usize| {
        let at = fit.at_bins(axis);
        at.iter().map(|at| at * at).sum::<f64>() / bins as f64
    };
    let variances = (0..number)
        .map(|axis| {
            let least = halves_um.max(UNKNOWN_UM).powi(2);
            vec![mean_square(axis).max(least); bins]
        })
        .collect();
    let still = vec![vec![0.0; fit.basis.len()]; number];
    let at_once = |&b: &f64| Over::new(vec![b - 1.0, b], vec![0.0, 1.0]);
    let over = fit.basis.breaks.iter().map(at_once);
    Curve::new(fit.basis.clone(), still, variances, over.collect())
}

/// The probability that each break is over.
fn over(rows: &Rows, blinks: &Blinks, fit: &Fit, width: f64) -> Vec<Over> {
    let basis = &fit.basis;
    if basis.breaks.is_empty() {
        return Vec::new();
    }
    let path = plane(fit);
    let dark = dark_times(fit);
    let at = blinks.corrected(&path);
    let width = width.max(0.5 * blinks.std_quantile(0.5));
    let reference = Reference::new(rows, blinks, &at, width);
    let of = |(k, &b): (usize, &f64)| {
        if let Some([start, end]) = gap_of(&dark, b) {
            return Over::anywhere(start, end + 1.0);
        }
        // From the last row before to the first row after, at least.
        let before = rows
            .between(0.0, b)
            .last()
            .map_or(0.0, |row| f64::from(rows.frame[row]));
        let next = rows.between(b, basis.frames).next();
        let after = next.map_or(basis.frames, |row| f64::from(rows.frame[row]));
        let start = (b - ABOUT_BREAK).min(before).max(1.0);
        let end = (b + ABOUT_BREAK).max(after).min(basis.frames - 1.0);
        let (t, p) = reference
            .change(start, end, &on_side(fit, k, -0.5), &on_side(fit, k, 0.5))
            .probability();
        Over::new(t, p)
    };
    basis.breaks.iter().enumerate().map(of).collect()
}

fn breaks(rows: &Rows, fit: &Fit, over: &[Over]) -> Vec<Break> {
    let first = f64::from(rows.frames[0]);
    let frame = |t: f64| (t + first) as u32;
    let of = |(k, over): (usize, &Over)| Break {
        frame: frame(fit.basis.breaks[k]),
        frames: [0.025, 0.975].map(|p| frame(over.quantile(p).ceil())),
        step_um: std::array::from_fn(|axis| fit.axes[axis].c[fit.basis.coefficients + k]),
        step_std_um: std::array::from_fn(|axis| step_std(fit, axis, k)),
    };
    let dark = dark_times(fit);
    let is_named = |k: &usize| {
        let is_in_gap = gap_of(&dark, fit.basis.breaks[*k]).is_some();
        !is_in_gap || step_evidence(fit, *k) > MIN_EVIDENCE
    };
    let each = (0..over.len()).filter(is_named);
    each.map(|k| of((k, &over[k]))).collect()
}
