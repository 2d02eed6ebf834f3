//! Measurement of the drift of a table.

use gaussmle::LocalizationTable;
use rayon::prelude::*;

use super::cells::{Cells, Layers};
use super::consensus::{PairShift, place_segments};
use super::knots::Knots;
use super::options::DriftOptions;
use super::path::Drift;
use super::peak::{Peak, line_peak, plane_peak};
use super::segments::{MIN_SEGMENTS, segments};
use crate::columns::Positions;
use crate::error::AnalysisError;

/// The fewest localizations that half of the segments must have. With little more than a hundred, a
/// grid of 20 nm was shifted by one period.
const MIN_TYPICAL_LOCALIZATIONS: usize = 1000;

/// Measures the drift of a table's localizations, in z too where it has z.
///
/// # Errors
///
/// Returns an error if an option is out of range, `frame`, `x` or `y` is missing, there are too few
/// or too many segments, or too many segments share no structure with the rest.
///
/// # Examples
///
/// ```
/// use gaussmle::{LocalizationTable, table::{Column, Values}};
/// use gaussmle_analysis::drift::{self, DriftOptions};
/// use rand::rngs::StdRng;
/// use rand::{Rng, SeedableRng};
/// use rand_distr::{Distribution, Normal};
///
/// // 40 molecules blink for 2000 frames, while the stage moves by 200 nm along x.
/// let mut random = StdRng::seed_from_u64(1);
/// let molecules: Vec<[f64; 2]> = (0..40)
///     .map(|_| [random.random_range(0.0..10.0), random.random_range(0.0..10.0)])
///     .collect();
/// let noise = Normal::new(0.0, 0.01).expect("a standard deviation above 0");
/// let (mut frame, mut x, mut y) = (Vec::new(), Vec::new(), Vec::new());
/// for number in 0..2000 {
///     for _ in 0..5 {
///         let [x_um, y_um] = molecules[random.random_range(0..40)];
///         frame.push(number);
///         x.push(x_um + 0.2 * f64::from(number) / 2000.0 + noise.sample(&mut random));
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
/// let options = DriftOptions { segment_frames: 250, ..DriftOptions::default() };
/// let drift = drift::estimate(&table, &options)?;
/// assert!((drift.at(1999).x_um - 0.2).abs() < 0.01);
/// drift.apply(&mut table)?;
/// # Ok::<(), gaussmle_analysis::AnalysisError>(())
/// ```
pub fn estimate(table: &LocalizationTable, options: &DriftOptions) -> Result<Drift, AnalysisError> {
    options.check()?;
    let positions = Positions::of(table)?;
    let rows = positions.by_frame(|_| true);
    let all = segments(&positions, &rows, options)?;
    let mut counts: Vec<usize> = all.iter().map(|segment| segment.len()).collect();
    counts.sort_unstable();
    let typical = counts[counts.len() / 2];
    if typical < MIN_TYPICAL_LOCALIZATIONS {
        return Err(AnalysisError::TooFew {
            what: "localizations in the median segment",
            have: typical,
            needed: MIN_TYPICAL_LOCALIZATIONS,
            instead: "use longer segments, of which three are needed; with fewer localizations, drift cannot be distinguished from noise or from one period of a periodic structure",
        });
    }
    let mut segments = all.clone();
    loop {
        let unconnected = match measure(&positions, &segments, options) {
            Ok(measured) => {
                let [first, last] = [rows[0], rows[rows.len() - 1]];
                let frames = [first, last].map(|row| positions.frame[row as usize]);
                return Ok(measured.into_drift(
                    frames,
                    table.len() - rows.len(),
                    all.len() - segments.len(),
                ));
            }
            Err(unconnected) => unconnected,
        };
        // A few segments may show too little. If it is many, the movie is not of one structure.
        let first = segments[unconnected[0]];
        let mut number = 0;
        segments.retain(|_| {
            number += 1;
            !unconnected.contains(&(number - 1))
        });
        if segments.len() < MIN_SEGMENTS.max(all.len() / 2) {
            return Err(AnalysisError::Apart {
                frame: positions.frame[first[first.len() / 2] as usize],
                max_drift_um: options.max_drift_um,
            });
        }
    }
}

/// The measured drift of the segments.
struct Measured {
    plane: [Knots; 2],
    depth: Option<Knots>,
    pairs: PairCounts,
}

/// The number of pairs of segments.
#[derive(Clone, Copy, Debug, Default)]
struct PairCounts {
    all: usize,
    used: usize,
}

impl Measured {
    /// The drift relative to the first frame.
    fn into_drift(mut self, frames: [u32; 2], unusable: usize, segments_left_out: usize) -> Drift {
        for knots in self.plane.iter_mut().chain(&mut self.depth) {
            knots.set_zero_at(f64::from(frames[0]));
        }
        Drift {
            plane: self.plane,
            depth: self.depth,
            pairs: self.pairs.all,
            pairs_used: self.pairs.used,
            frames,
            unusable,
            segments_left_out,
        }
    }
}

/// Measures the drift of the segments. The error is the segments that no chain of shifts connects
/// to the rest.
fn measure(
    positions: &Positions<'_>,
    segments: &[&[u32]],
    options: &DriftOptions,
) -> Result<Measured, Vec<usize>> {
    let frames: Vec<f64> = segments
        .iter()
        .map(|rows| {
            let frames = rows.iter().map(|&row| positions.frame[row as usize]);
            frames.map(f64::from).sum::<f64>() / rows.len() as f64
        })
        .collect();
    let mut plane = [Knots::new(&frames), Knots::new(&frames)];
    let mut pairs = PairCounts::default();
    for pass in Pass::both(options) {
        pairs = measure_plane(positions, segments, &mut plane, pass)?;
    }
    let mut depth = None;
    if let Some(z) = positions.z {
        let mut knots = [Knots::new(&frames)];
        for pass in Pass::both(options) {
            measure_depth(positions, z, segments, &plane, &mut knots, pass)?;
        }
        let [knots] = knots;
        depth = Some(knots);
    }
    Ok(Measured {
        plane,
        depth,
        pairs,
    })
}

/// Measures x and y in one pass.
fn measure_plane(
    positions: &Positions<'_>,
    segments: &[&[u32]],
    plane: &mut [Knots; 2],
    pass: Pass,
) -> Result<PairCounts, Vec<usize>> {
    let place = |row: u32| corrected_xy(positions, plane, row);
    let cells: Vec<Cells> = segments
        .par_iter()
        .map(|rows| Cells::of(rows.iter().map(|&row| place(row)), pass.pixel_um))
        .collect();
    let peaks = for_each_pair(cells.len(), |i, j| {
        plane_peak(&cells[i].correlate(&cells[j], pass.reach), pass.reach)
    });
    update_knots(plane, &peaks, segments, pass)
}

/// Measures z in one pass, with the drift in x and y subtracted.
fn measure_depth(
    positions: &Positions<'_>,
    z: &[f64],
    segments: &[&[u32]],
    plane: &[Knots; 2],
    depth: &mut [Knots; 1],
    pass: Pass,
) -> Result<PairCounts, Vec<usize>> {
    let place = |row: u32| {
        let [x, y] = corrected_xy(positions, plane, row);
        let frame = f64::from(positions.frame[row as usize]);
        [x, y, z[row as usize] - depth[0].at(frame)]
    };
    let layers: Vec<Layers> = segments
        .par_iter()
        .map(|rows| {
            let at = rows.iter().map(|&row| place(row));
            Layers::of(at, pass.neighbour_um, pass.pixel_um)
        })
        .collect();
    let peaks = for_each_pair(layers.len(), |i, j| {
        line_peak(&layers[i].correlate(&layers[j], pass.reach), pass.reach)
    });
    update_knots(depth, &peaks, segments, pass)
}

/// The x and y of a row without the drift known so far.
fn corrected_xy(positions: &Positions<'_>, plane: &[Knots; 2], row: u32) -> [f64; 2] {
    let row = row as usize;
    let frame = f64::from(positions.frame[row]);
    [
        positions.x[row] - plane[0].at(frame),
        positions.y[row] - plane[1].at(frame),
    ]
}

/// One of the two passes.
#[derive(Clone, Copy)]
struct Pass {
    pixel_um: f64,
    /// The largest shift of two segments, pixels.
    reach: usize,
    /// The pixels in the plane within which localizations are compared in depth, um.
    neighbour_um: f64,
}

impl Pass {
    /// The first pass, and the second, whose remaining shifts are at most a few pixels.
    fn both(options: &DriftOptions) -> [Self; 2] {
        let first = Self {
            pixel_um: options.pixel_um,
            reach: (options.max_drift_um / options.pixel_um).ceil() as usize,
            neighbour_um: options.pixel_um,
        };
        let second = Self {
            pixel_um: 0.5 * options.pixel_um,
            reach: 12,
            ..first
        };
        [first, second]
    }
}

/// A pair of segments, and the peak of its cross-correlation if there is one.
type PairPeak<const D: usize> = (usize, usize, Option<Peak<D>>);

/// Measures every pair of segments.
fn for_each_pair<const D: usize>(
    segments: usize,
    measure: impl Fn(usize, usize) -> Option<Peak<D>> + Sync,
) -> Vec<PairPeak<D>> {
    let all: Vec<_> = (0..segments)
        .flat_map(|i| (i + 1..segments).map(move |j| (i, j)))
        .collect();
    all.into_par_iter()
        .map(|(i, j)| (i, j, measure(i, j)))
        .collect()
}

/// Moves the knots to the segment positions that agree best with the peaks.
fn update_knots<const D: usize>(
    knots: &mut [Knots; D],
    peaks: &[PairPeak<D>],
    segments: &[&[u32]],
    pass: Pass,
) -> Result<PairCounts, Vec<usize>> {
    let shifts: Vec<PairShift<D>> = peaks
        .iter()
        .filter_map(|&(i, j, peak)| {
            let peak = peak?;
            Some(PairShift {
                i,
                j,
                shift: peak.at,
                variance: peak.variance,
                dropped: false,
            })
        })
        .collect();
    let placed = place_segments(segments.len(), shifts)?;
    let mut widths: Vec<f64> = peaks.iter().filter_map(|p| Some(p.2?.width)).collect();
    widths.sort_by(f64::total_cmp);
    let width = widths.get(widths.len() / 2).copied().unwrap_or_default();
    for (axis, knots) in knots.iter_mut().enumerate() {
        for (segment, rows) in segments.iter().enumerate() {
            // The variance of the peak is that of two positions. The error of a segment's own
            // localizations is the same in all its shifts, so it does not appear in their scatter.
            let own = 0.5 * width * width / rows.len() as f64;
            let variance = placed.variance[segment] + own;
            knots.shift(
                segment,
                pass.pixel_um * placed.at[segment][axis],
                pass.pixel_um * variance.sqrt(),
            );
        }
        knots.update_spline();
    }
    Ok(PairCounts {
        all: peaks.len(),
        used: placed.used,
    })
}
