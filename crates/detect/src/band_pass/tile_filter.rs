//! The filter of a tile, in f32 or in integers.

use super::plan::SearchPlan;
use crate::integer_filter::Scaling;
use crate::lanes::Lanes;
use crate::noise::Noise;
use crate::smooth::{Radii, Weights};
use crate::tile::{FilterInput, Filtered, Hit, Input, Tile, TileBuffers};
use crate::values::Values;

impl SearchPlan {
    /// Filters a tile in f32. Returns it, and the vectors with possible peaks above the thresholds
    /// of their blocks.
    #[inline(always)]
    pub fn filter_floats<'b, L: Lanes<Element = f32>, R: Radii>(
        &self,
        (lanes, radii): (L, R),
        tile: &Tile,
        values: Values<'_>,
        thresholds: &[f32],
        buffers: &'b mut TileBuffers,
    ) -> (Filtered<'b, L>, &'b [Hit]) {
        let weights = Weights::new(lanes, self.kernel.halves(), 0.0);
        let input = FloatInput {
            plan: self,
            tile,
            values,
            thresholds,
        };
        tile.filter((lanes, radii), &weights, buffers, &input);
        let buffers = &*buffers;
        (tile.filtered(lanes, buffers), &buffers.hits)
    }

    /// Filters a tile in integers. Returns it, and the vectors with possible peaks above the
    /// thresholds of their blocks.
    #[inline(always)]
    pub fn filter_integers<'b, L: Lanes<Element = i16>, R: Radii>(
        &self,
        (lanes, radii): (L, R),
        tile: &Tile,
        (values, scaling): (Values<'_>, Scaling),
        thresholds: &[f32],
        buffers: &'b mut TileBuffers,
    ) -> (Filtered<'b, L>, &'b [Hit]) {
        let weights = Weights::new(lanes, self.integers.halves(), 0);
        let input = IntegerInput {
            plan: self,
            tile,
            values,
            thresholds,
            scaling,
        };
        tile.filter((lanes, radii), &weights, buffers, &input);
        let buffers = &*buffers;
        (tile.filtered(lanes, buffers), &buffers.hits)
    }

    /// Writes the thresholds of a row, unless they are those of the row above.
    #[inline(always)]
    fn set_thresholds<T: Copy>(
        &self,
        tile: &Tile,
        y: usize,
        thresholds: &[f32],
        out: &mut [T],
        convert: impl Fn(f32) -> T,
    ) {
        let row = self.blocks.row_of(y);
        if y != tile.rows.start && y != self.blocks.pixel_rows(row).start {
            return;
        }
        let columns = &tile.filtered_columns;
        let (first, last) = (columns.start, columns.end - 1);
        for column in self.blocks.column_of(first)..=self.blocks.column_of(last) {
            let range = self.blocks.pixel_columns(column);
            let range = range.start.max(first)..range.end.min(columns.end);
            let threshold = convert(thresholds[row * self.blocks.columns + column]);
            out[range.start - first..range.end - first].fill(threshold);
        }
    }
}

/// The values of a tile in f32.
struct FloatInput<'a> {
    plan: &'a SearchPlan,
    tile: &'a Tile,
    values: Values<'a>,
    thresholds: &'a [f32],
}

impl Input<f32> for FloatInput<'_> {
    #[inline(always)]
    fn load(&self, x: usize, y: usize, out: &mut [f32]) {
        self.values.load(x, y, out);
    }
}

impl FilterInput<f32> for FloatInput<'_> {
    #[inline(always)]
    fn set_thresholds(&self, y: usize, out: &mut [f32]) {
        let (plan, thresholds) = (self.plan, self.thresholds);
        plan.set_thresholds(self.tile, y, thresholds, out, |t| t);
    }

    #[inline(always)]
    fn scales(&self, x: usize, y: usize) -> Option<[&[f32]; 2]> {
        let first = y * self.values.width + x;
        match &self.plan.noise {
            Noise::Uniform(_) => None,
            Noise::Maps(maps) => Some(maps.scales.floats.each_ref().map(|plane| &plane[first..])),
        }
    }

    #[inline(always)]
    fn slack(&self) -> f32 {
        0.0
    }
}

/// The values of a tile in integers.
struct IntegerInput<'a> {
    plan: &'a SearchPlan,
    tile: &'a Tile,
    values: Values<'a>,
    thresholds: &'a [f32],
    scaling: Scaling,
}

impl Input<i16> for IntegerInput<'_> {
    #[inline(always)]
    fn load(&self, x: usize, y: usize, out: &mut [i16]) {
        self.scaling.load(self.values, x, y, out);
    }
}

impl FilterInput<i16> for IntegerInput<'_> {
    #[inline(always)]
    fn set_thresholds(&self, y: usize, out: &mut [i16]) {
        let (plan, thresholds) = (self.plan, self.thresholds);
        let convert = |t| self.scaling.threshold(t);
        plan.set_thresholds(self.tile, y, thresholds, out, convert);
    }

    #[inline(always)]
    fn scales(&self, x: usize, y: usize) -> Option<[&[i16]; 2]> {
        let first = y * self.values.width + x;
        match &self.plan.noise {
            Noise::Uniform(_) => None,
            Noise::Maps(maps) => Some(maps.scales.integers.each_ref().map(|plane| &plane[first..])),
        }
    }

    #[inline(always)]
    fn slack(&self) -> i16 {
        self.scaling.slack()
    }
}
