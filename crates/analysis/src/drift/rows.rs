//! The rows of a table that the measurement uses.

use gaussmle::LocalizationTable;
use rayon::prelude::*;

use crate::columns::Positions;
use crate::error::AnalysisError;

/// The largest distance from the corner of the sensor, um: a metre. Positions beyond are faults.
const FARTHEST_UM: f64 = 1e6;

/// Rows sorted by frame, then by position.
#[derive(Clone, Debug)]
pub(super) struct Rows {
    /// The first and the last frame of all usable rows; 0 without any.
    pub frames: [u32; 2],
    /// Frames from the first.
    pub frame: Vec<u32>,
    pub x: Vec<f64>,
    pub y: Vec<f64>,
    /// 0 without a column z.
    pub z: Vec<f64>,
    /// Variances in the plane, um^2.
    pub variance: Vec<f64>,
    pub z_variance: Vec<f64>,
    /// True if there is a column z.
    pub has_z: bool,
    /// The number of usable rows of the table.
    pub usable: usize,
    /// The number of the others.
    pub unusable: usize,
}

impl Rows {
    /// The number of frames of the movie.
    pub(super) fn frames(&self) -> f64 {
        f64::from(self.frames[1] - self.frames[0]) + 1.0
    }

    pub(super) fn len(&self) -> usize {
        self.x.len()
    }

    /// The usable rows of a table within a metre; of more than `most`, those in the middle of the field.
    /// Variances are those of the table, and empty if it has none.
    pub(super) fn read(table: &LocalizationTable, most: usize) -> Result<Self, AnalysisError> {
        let positions = Positions::of(table)?;
        let number = u32::try_from(table.len()).unwrap_or(u32::MAX);
        let is_near = |values: &[f64], row: usize| values[row].abs() <= FARTHEST_UM;
        let is_used = |row: usize| {
            positions.is_usable(row)
                && is_near(positions.x, row)
                && is_near(positions.y, row)
                && positions.z.is_none_or(|z| is_near(z, row))
        };
        let mut order: Vec<u32> = (0..number)
            .into_par_iter()
            .filter(|&row| is_used(row as usize))
            .collect();
        let frame = |row: u32| positions.frame[row as usize];
        let first = order.par_iter().map(|&row| frame(row)).min();
        let last = order.par_iter().map(|&row| frame(row)).max();
        let (first, last) = (first.unwrap_or(0), last.unwrap_or(0));
        let usable = order.len();
        let x = |row: u32| positions.x[row as usize];
        let y = |row: u32| positions.y[row as usize];
        keep_the_middle(&mut order, most, x, y);
        order.par_sort_unstable_by(|&a, &b| {
            let by_frame = frame(a).cmp(&frame(b));
            let by_place = x(a).total_cmp(&x(b)).then(y(a).total_cmp(&y(b)));
            by_frame.then(by_place).then(a.cmp(&b))
        });
        let take = |values: &[f64]| order.iter().map(|&row| values[row as usize]).collect();
        let mut out = Self {
            frames: [first, last],
            frame: order.iter().map(|&row| frame(row) - first).collect(),
            x: take(positions.x),
            y: take(positions.y),
            z: positions.z.map_or(vec![0.0; order.len()], take),
            variance: Vec::new(),
            z_variance: vec![1.0; order.len()],
            has_z: positions.z.is_some(),
            usable,
            unusable: table.len() - usable,
        };
        let square = |std: &[f64]| order.iter().map(|&row| std[row as usize].powi(2)).collect();
        let along_x: Option<Vec<f64>> = table.floats("x_std").map(square);
        let along_y: Option<Vec<f64>> = table.floats("y_std").map(square);
        let plane: Vec<f64> = match (along_x, along_y) {
            (Some(a), Some(b)) => a.iter().zip(&b).map(|(a, b)| 0.5 * (a + b)).collect(),
            (Some(one), None) | (None, Some(one)) => one,
            (None, None) => Vec::new(),
        };
        out.variance = plane;
        if out.has_z {
            out.z_variance = table.floats("z_std").map_or(Vec::new(), square);
        }
        Ok(out)
    }

    /// Some of the rows, in order.
    pub(super) fn take(&self, of: &[usize]) -> Self {
        let pick = |values: &[f64]| of.iter().map(|&row| values[row]).collect();
        Self {
            frame: of.iter().map(|&row| self.frame[row]).collect(),
            x: pick(&self.x),
            y: pick(&self.y),
            z: pick(&self.z),
            variance: pick(&self.variance),
            z_variance: pick(&self.z_variance),
            ..*self
        }
    }

    /// The rows outside of ranges of frames, given by the first and the last time of each.
    pub(super) fn outside(&self, dark: &[[f64; 2]]) -> Self {
        let is_lit = |&row: &usize| !is_within(dark, f64::from(self.frame[row]));
        self.take(&(0..self.len()).filter(is_lit).collect::<Vec<_>>())
    }

    /// The rows of frames from `start` to before `end`.
    pub(super) fn between(&self, start: f64, end: f64) -> std::ops::Range<usize> {
        let first = self
            .frame
            .partition_point(|&frame| f64::from(frame) < start);
        let last = self.frame.partition_point(|&frame| f64::from(frame) < end);
        first..last.max(first)
    }
}

/// True for a time within one of the ranges, ends included.
pub(super) fn is_within(ranges: &[[f64; 2]], t: f64) -> bool {
    ranges.iter().any(|&[start, end]| start <= t && t <= end)
}

/// Keeps the items in the smallest square about the median position that holds `most`.
pub(super) fn keep_the_middle(
    items: &mut Vec<u32>,
    most: usize,
    x: impl Fn(u32) -> f64 + Sync,
    y: impl Fn(u32) -> f64 + Sync,
) {
    if items.len() <= most {
        return;
    }
    let median = |of: &(dyn Fn(u32) -> f64 + Sync)| {
        let mut values: Vec<f64> = items.par_iter().map(|&item| of(item)).collect();
        let half = values.len() / 2;
        *values.select_nth_unstable_by(half, f64::total_cmp).1
    };
    let (x0, y0) = rayon::join(|| median(&x), || median(&y));
    let distance = |item: u32| (x(item) - x0).abs().max((y(item) - y0).abs());
    let mut distances: Vec<f64> = items.par_iter().map(|&item| distance(item)).collect();
    let limit = *distances.select_nth_unstable_by(most - 1, f64::total_cmp).1;
    items.retain(|&item| distance(item) <= limit);
    // Many at one distance: every so many, over the movie.
    if items.len() > 2 * most {
        let step = items.len().div_ceil(most);
        let mut number = 0;
        items.retain(|_| {
            number += 1;
            number % step == 0
        });
    }
}
