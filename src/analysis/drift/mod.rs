//! Drift, measured by redundant cross-correlation (RCC: Wang et al., Opt. Express 22, 15982, 2014).
//!
//! The movie is cut into segments. Two segments see the same structure, so among the differences of all positions of one
//! and all of the other the drift between them is met most often. That is measured for every pair; segments of which there
//! are `n` are then laid where the `n (n - 1) / 2` measured shifts agree best, without those that agree with no other. A
//! cubic spline through the segments gives every frame its drift. All of it is done twice, the second time with what was
//! found taken off, in half as large pixels: the peaks are then sharp, and the drift within segments blurs them no more.
//!
//! The differences are counted in pixels straight from the lists of positions, which are mostly empty pixels as pictures;
//! this is the cross-correlation that others get by Fourier transforms, without borders that wrap around.

mod cells;
mod consensus;
mod path;
mod peak;
mod spline;

use rayon::prelude::*;

use super::columns::Positions;
use super::error::{AnalysisError, positive};
use crate::table::LocalizationTable;

pub use path::{Drift, Shift};

use cells::{Cells, Layers};
use consensus::{Measured, agree};
use path::Knots;
use peak::Peak;

/// Segments needed for a curve.
const FEWEST: usize = 3;

/// The most segments; there are half as many pairs as their square.
const MOST: usize = 500;

/// The most pixels that two segments may lie apart.
const FARTHEST: f64 = 500.0;

/// Localizations for which a segment is looked at.
const LEAST: usize = 10;

/// How drift is measured.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DriftOptions {
    /// Frames of a segment: few enough that the drift within one is small, and enough that each shows the structure.
    pub segment_frames: u32,
    /// Pixels of the cross-correlation, um: two or three times the precision of the localizations.
    pub pixel_um: f64,
    /// The most that two segments may lie apart, um.
    pub max_drift_um: f64,
}

impl Default for DriftOptions {
    /// Segments of 500 frames, pixels of 50 nm, and 1 um at the most.
    fn default() -> Self {
        Self {
            segment_frames: 500,
            pixel_um: 0.05,
            max_drift_um: 1.0,
        }
    }
}

/// Localizations that half of the segments must have. With a hundred and some, a grid of 20 nm was laid on itself a period off.
const FEWEST_EACH: usize = 1000;

/// Measures the drift of a table's localizations, in z too where it has z.
///
/// # Errors
///
/// If an option makes no sense, `frame`, `x` or `y` is missing, there are too few segments or too many, or segments that
/// share no structure with the rest.
pub fn estimate(table: &LocalizationTable, options: &DriftOptions) -> Result<Drift, AnalysisError> {
    options.check()?;
    let positions = Positions::of(table)?;
    let rows = positions.by_frame(|_| true);
    let all = segments(&positions, &rows, options)?;
    let mut counts: Vec<usize> = all.iter().map(|segment| segment.len()).collect();
    counts.sort_unstable();
    let typical = counts[counts.len() / 2];
    if typical < FEWEST_EACH {
        return Err(AnalysisError::TooFew {
            what: "localizations in a segment, as a rule",
            have: typical,
            needed: FEWEST_EACH,
            instead: "use longer segments; fewer cannot tell drift from chance, or one period of a structure from the next",
        });
    }
    let mut segments = all.clone();
    loop {
        let apart = match measure(&positions, &segments, options) {
            Ok(mut drift) => {
                let ends = [rows[0], rows[rows.len() - 1]];
                drift.of_table(
                    ends.map(|row| positions.frame[row as usize]),
                    table.len() - rows.len(),
                    all.len() - segments.len(),
                );
                return Ok(drift);
            }
            Err(apart) => apart,
        };
        // A few that show too little are left out; where many do, it is no movie of one structure.
        let first = segments[apart[0]];
        let mut number = 0;
        segments.retain(|_| {
            number += 1;
            !apart.contains(&(number - 1))
        });
        if segments.len() < FEWEST.max(all.len() / 2) {
            return Err(AnalysisError::Apart {
                frame: positions.frame[first[first.len() / 2] as usize],
                max_drift_um: options.max_drift_um,
            });
        }
    }
}

/// Measures the drift between segments; or tells those that cannot be laid on the rest.
fn measure(
    positions: &Positions<'_>,
    segments: &[&[u32]],
    options: &DriftOptions,
) -> Result<Drift, Vec<usize>> {
    let frames: Vec<f64> = segments
        .iter()
        .map(|rows| {
            let frames = rows.iter().map(|&row| positions.frame[row as usize]);
            frames.map(f64::from).sum::<f64>() / rows.len() as f64
        })
        .collect();
    let mut plane = [Knots::new(&frames), Knots::new(&frames)];
    let mut round = Round::default();
    for pass in Pass::both(options) {
        round = measure_plane(positions, segments, &mut plane, pass)?;
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
    Ok(Drift::new(plane, depth, round))
}

/// A round in x and y.
fn measure_plane(
    positions: &Positions<'_>,
    segments: &[&[u32]],
    plane: &mut [Knots; 2],
    pass: Pass,
) -> Result<Round, Vec<usize>> {
    let place = |row: u32| in_plane(positions, plane, row);
    let cells: Vec<Cells> = segments
        .par_iter()
        .map(|rows| Cells::of(rows.iter().map(|&row| place(row)), pass.pixel_um))
        .collect();
    let measured = pairs(cells.len(), |i, j| {
        peak::of_plane(&cells[i].correlate(&cells[j], pass.reach), pass.reach)
    });
    take(plane, &measured, segments, pass)
}

/// A round in z, with what is known of x and y taken off.
fn measure_depth(
    positions: &Positions<'_>,
    z: &[f64],
    segments: &[&[u32]],
    plane: &[Knots; 2],
    depth: &mut [Knots; 1],
    pass: Pass,
) -> Result<Round, Vec<usize>> {
    let place = |row: u32| {
        let [x, y] = in_plane(positions, plane, row);
        let frame = f64::from(positions.frame[row as usize]);
        [x, y, z[row as usize] - depth[0].at(frame)]
    };
    let layers: Vec<Layers> = segments
        .par_iter()
        .map(|rows| {
            let at = rows.iter().map(|&row| place(row));
            Layers::of(at, pass.beside_um, pass.pixel_um)
        })
        .collect();
    let measured = pairs(layers.len(), |i, j| {
        peak::of_line(&layers[i].correlate(&layers[j], pass.reach), pass.reach)
    });
    take(depth, &measured, segments, pass)
}

/// A row's x and y without the drift that is known.
fn in_plane(positions: &Positions<'_>, plane: &[Knots; 2], row: u32) -> [f64; 2] {
    let row = row as usize;
    let frame = f64::from(positions.frame[row]);
    [
        positions.x[row] - plane[0].at(frame),
        positions.y[row] - plane[1].at(frame),
    ]
}

impl DriftOptions {
    fn check(&self) -> Result<(), AnalysisError> {
        positive("segment_frames", f64::from(self.segment_frames))?;
        positive("pixel_um", self.pixel_um)?;
        positive("max_drift_um", self.max_drift_um)?;
        if self.max_drift_um > FARTHEST * self.pixel_um || self.max_drift_um < 4.0 * self.pixel_um {
            return Err(AnalysisError::Value {
                what: "max_drift_um over pixel_um",
                value: self.max_drift_um / self.pixel_um,
                needed: "it must be from 4 to 500: choose other pixels, or allow for more or less drift",
            });
        }
        Ok(())
    }
}

/// One round: the pixels, and how many of them two segments may lie apart.
#[derive(Clone, Copy)]
struct Pass {
    pixel_um: f64,
    reach: usize,
    /// How near two localizations are in the plane that are compared in depth.
    beside_um: f64,
}

impl Pass {
    /// The first round, and the second: what the first leaves is at most a few pixels.
    fn both(options: &DriftOptions) -> [Self; 2] {
        let first = Self {
            pixel_um: options.pixel_um,
            reach: (options.max_drift_um / options.pixel_um).ceil() as usize,
            beside_um: options.pixel_um,
        };
        let second = Self {
            pixel_um: 0.5 * options.pixel_um,
            reach: 12,
            ..first
        };
        [first, second]
    }
}

/// The rows of each segment that has enough of them; segments are equally long.
fn segments<'a>(
    positions: &Positions<'_>,
    rows: &'a [u32],
    options: &DriftOptions,
) -> Result<Vec<&'a [u32]>, AnalysisError> {
    let frame = |row: &u32| positions.frame[*row as usize];
    let first = rows.first().map_or(0, frame);
    let span = rows
        .last()
        .map_or(0.0, |last| f64::from(frame(last) - first) + 1.0);
    let number = (span / f64::from(options.segment_frames)).round();
    if number > MOST as f64 {
        return Err(AnalysisError::TooMany {
            what: "segments",
            have: number as usize,
            most: MOST,
            instead: "use longer segments",
        });
    }
    let length = span / number.max(1.0);
    let segment = |row: &u32| (f64::from(frame(row) - first) / length) as usize;
    let segments: Vec<&[u32]> = rows
        .chunk_by(|a, b| segment(a) == segment(b))
        .filter(|rows| rows.len() >= LEAST)
        .collect();
    if segments.len() < FEWEST {
        return Err(AnalysisError::TooFew {
            what: "segments with 10 localizations or more",
            have: segments.len(),
            needed: FEWEST,
            instead: "use shorter segments, or a longer movie",
        });
    }
    Ok(segments)
}

/// Every pair of segments, with what is measured of it.
fn pairs<const D: usize>(
    segments: usize,
    measure: impl Fn(usize, usize) -> Option<Peak<D>> + Sync,
) -> Vec<(usize, usize, Option<Peak<D>>)> {
    let all: Vec<_> = (0..segments)
        .flat_map(|i| (i + 1..segments).map(move |j| (i, j)))
        .collect();
    all.into_par_iter()
        .map(|(i, j)| (i, j, measure(i, j)))
        .collect()
}

/// What a round found.
#[derive(Clone, Copy, Debug, Default)]
struct Round {
    pairs: usize,
    used: usize,
}

/// Lays the segments where their shifts agree, and moves the knots there.
fn take<const D: usize>(
    knots: &mut [Knots; D],
    measured: &[(usize, usize, Option<Peak<D>>)],
    segments: &[&[u32]],
    pass: Pass,
) -> Result<Round, Vec<usize>> {
    let shifts: Vec<Measured<D>> = measured
        .iter()
        .filter_map(|&(i, j, peak)| {
            let peak = peak?;
            Some(Measured {
                i,
                j,
                shift: peak.at,
                variance: peak.variance,
                dropped: false,
            })
        })
        .collect();
    let placed = agree(segments.len(), shifts)?;
    let mut widths: Vec<f64> = measured.iter().filter_map(|p| Some(p.2?.width)).collect();
    widths.sort_by(f64::total_cmp);
    let width = widths.get(widths.len() / 2).copied().unwrap_or_default();
    for (axis, knots) in knots.iter_mut().enumerate() {
        for (segment, rows) in segments.iter().enumerate() {
            // The peak is as wide as two positions are unsure; what one segment shows by chance of its molecules is in
            // all its shifts alike, so that it is not seen in how well they agree.
            let own = 0.5 * width * width / rows.len() as f64;
            let variance = placed.variance[segment] + own;
            knots.shift(
                segment,
                pass.pixel_um * placed.at[segment][axis],
                pass.pixel_um * variance.sqrt(),
            );
        }
        knots.smooth();
    }
    Ok(Round {
        pairs: measured.len(),
        used: placed.used,
    })
}
