//! Filters frames tile by tile, and decides which of their pixels are spots.

use pulp::NullaryFnOnce;

use super::{BandPass, FrameBuffers, Workspace};
use crate::detect::exact::Exact;
use crate::detect::frame::Frame;
use crate::detect::integer_filter::Scaling;
use crate::detect::lanes::Lanes;
use crate::detect::noise::Noise;
use crate::detect::peaks::Peak;
use crate::detect::smooth::{Any, Fixed, Radii, Weights};
use crate::detect::tile::{FilterInput, Input, Tile, TileBuffers, tiles};
use crate::detect::values::Values;

/// The part of the search that is compiled for the processor's instructions.
pub(super) struct Search<'a, F, I> {
    pub method: &'a BandPass,
    pub frames: &'a [Frame<'a>],
    pub work: &'a mut Workspace,
    pub lanes: (F, I),
}

impl<F: Lanes<Element = f32>, I: Lanes<Element = i16>> NullaryFnOnce for Search<'_, F, I> {
    type Output = ();

    #[inline(always)]
    fn call(self) {
        let (method, frames) = (self.method, self.frames);
        let work = &mut self.work.frames[..frames.len()];
        for buffers in &mut *work {
            buffers.candidates.clear();
            buffers.statistics.clear();
        }
        for row in 0..method.blocks.rows {
            for (&frame, buffers) in frames.iter().zip(&mut *work) {
                let statistics = &mut buffers.statistics;
                statistics.add_row(method.values(frame), &method.blocks, row);
            }
        }
        for buffers in work {
            method.set_block_thresholds(buffers);
        }
        let (spot, surround) = method.kernel.radii();
        // Spots of 0.5 to 2 pixels.
        match (spot, surround) {
            (2, 3) => self.run(Fixed::<2, 3>),
            (2, 4) => self.run(Fixed::<2, 4>),
            (3, 5) => self.run(Fixed::<3, 5>),
            (3, 6) => self.run(Fixed::<3, 6>),
            (4, 7) => self.run(Fixed::<4, 7>),
            (4, 8) => self.run(Fixed::<4, 8>),
            (5, 9) => self.run(Fixed::<5, 9>),
            (5, 10) => self.run(Fixed::<5, 10>),
            (6, 11) => self.run(Fixed::<6, 11>),
            (6, 12) => self.run(Fixed::<6, 12>),
            _ => self.run(Any { spot, surround }),
        }
    }
}

impl<F: Lanes<Element = f32>, I: Lanes<Element = i16>> Search<'_, F, I> {
    /// Searches tile by tile, each tile in all frames.
    #[inline(always)]
    fn run<R: Radii>(self, radii: R) {
        let Self {
            method,
            frames,
            work,
            lanes: (floats, integers),
        } = self;
        for tile in tiles(method.width, method.height) {
            for (&frame, buffers) in frames.iter().zip(&mut work.frames) {
                let values = method.values(frame);
                let scaling = match frame {
                    Frame::U16(_) => {
                        let extent = method.extent(&tile, buffers);
                        method.integers.scaling(extent)
                    }
                    Frame::F32(_) => None,
                };
                let work = (buffers, &mut work.tile);
                match scaling {
                    Some(scaling) => {
                        method.search_integers((integers, radii), &tile, values, scaling, work);
                    }
                    None => method.search_floats((floats, radii), &tile, values, work),
                }
            }
        }
    }
}

impl BandPass {
    /// Adds the spots of a tile, by the f32 filter.
    #[inline(always)]
    fn search_floats<L: Lanes<Element = f32>, R: Radii>(
        &self,
        (lanes, radii): (L, R),
        tile: &Tile,
        values: Values<'_>,
        (buffers, work): (&mut FrameBuffers, &mut TileBuffers),
    ) {
        let weights = Weights::new(lanes, self.kernel.halves(), 0.0);
        let input = FloatInput {
            method: self,
            tile,
            values,
            thresholds: &buffers.block_thresholds,
        };
        tile.filter((lanes, radii), &weights, work, &input);
        let filtered = tile.filtered(lanes, work);
        for hit in &work.hits {
            for (x, y) in tile.pixels(*hit) {
                let value = filtered.at(x, y);
                let is_peak = tile.all_neighbours(x, y, |other_x, other_y| {
                    let other = filtered.at(other_x, other_y);
                    is_lower(other, (other_x, other_y), value, (x, y))
                });
                if is_peak && self.exceeds_threshold(&buffers.background, value, x, y) {
                    buffers.candidates.push(Peak { x, y, value });
                }
            }
        }
    }

    /// Adds the spots of a tile: the integer filter leaves few pixels to compute in f32.
    #[inline(always)]
    fn search_integers<L: Lanes<Element = i16>, R: Radii>(
        &self,
        (lanes, radii): (L, R),
        tile: &Tile,
        values: Values<'_>,
        scaling: Scaling,
        (buffers, work): (&mut FrameBuffers, &mut TileBuffers),
    ) {
        let weights = Weights::new(lanes, self.integers.halves(), 0);
        let input = IntegerInput {
            method: self,
            tile,
            values,
            thresholds: &buffers.block_thresholds,
            scaling,
        };
        tile.filter((lanes, radii), &weights, work, &input);
        let filtered = tile.filtered(lanes, work);
        let exact = Exact {
            values,
            kernel: &self.kernel,
            height: self.height,
        };
        let slack = i32::from(scaling.slack());
        for hit in &work.hits {
            for (x, y) in tile.pixels(*hit) {
                let value = exact.at(x, y);
                let block = self.blocks.row_of(y) * self.blocks.columns + self.blocks.column_of(x);
                if value <= buffers.block_thresholds[block]
                    || !self.exceeds_threshold(&buffers.background, value, x, y)
                {
                    continue;
                }
                let certain = i32::from(filtered.at(x, y)) - slack;
                let is_peak = tile.all_neighbours(x, y, |other_x, other_y| {
                    i32::from(filtered.at(other_x, other_y)) < certain || {
                        let other = exact.at(other_x, other_y);
                        is_lower(other, (other_x, other_y), value, (x, y))
                    }
                });
                if is_peak {
                    buffers.candidates.push(Peak { x, y, value });
                }
            }
        }
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
    method: &'a BandPass,
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
        let (method, thresholds) = (self.method, self.thresholds);
        method.set_thresholds(self.tile, y, thresholds, out, |t| t);
    }

    #[inline(always)]
    fn scales(&self, x: usize, y: usize) -> Option<[&[f32]; 2]> {
        let first = y * self.values.width + x;
        match &self.method.noise {
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
    method: &'a BandPass,
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
        let (method, thresholds) = (self.method, self.thresholds);
        let convert = |t| self.scaling.threshold(t);
        method.set_thresholds(self.tile, y, thresholds, out, convert);
    }

    #[inline(always)]
    fn scales(&self, x: usize, y: usize) -> Option<[&[i16]; 2]> {
        let first = y * self.values.width + x;
        match &self.method.noise {
            Noise::Uniform(_) => None,
            Noise::Maps(maps) => Some(maps.scales.integers.each_ref().map(|plane| &plane[first..])),
        }
    }

    #[inline(always)]
    fn slack(&self) -> i16 {
        self.scaling.slack()
    }
}

/// True if a neighbour does not prevent a pixel from being a peak. Of equal pixels the first one is
/// the peak.
#[inline(always)]
fn is_lower(other: f32, other_at: (usize, usize), value: f32, at: (usize, usize)) -> bool {
    let is_before = (other_at.1, other_at.0) < (at.1, at.0);
    if is_before {
        other < value
    } else {
        other <= value
    }
}
