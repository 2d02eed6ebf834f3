//! The spots of tiles: peaks above their thresholds.

use pulp::Arch;

use super::block_thresholds::BlockBuffers;
use super::plan::SearchPlan;
use crate::block_statistics::ColumnStatistics;
use crate::frame::Frame;
use crate::instructions::{self, Task};
use crate::integer_filter::Scaling;
use crate::lanes::Lanes;
use crate::peaks::Peak;
use crate::smooth::{Any, Fixed, Radii};
use crate::tile::{Tile, TileBuffers};
use crate::values::Values;

/// The buffers of a part of a frame.
#[derive(Debug, Default)]
pub struct PartBuffers {
    pub statistics: ColumnStatistics,
    pub tile: TileBuffers,
    /// Peaks above their thresholds.
    pub candidates: Vec<Peak>,
}

/// Searches some tiles of a frame.
pub struct SearchTask<'a> {
    pub plan: &'a SearchPlan,
    pub values: Values<'a>,
    pub tiles: &'a [Tile],
    pub blocks: &'a BlockBuffers,
    pub part: &'a mut PartBuffers,
}

impl SearchTask<'_> {
    /// Searches with these instructions. Each pair of radii is a function of its own.
    pub fn run(self, arch: Arch) {
        let (spot, surround) = self.plan.kernel.radii();
        // Spots of 0.5 to 2 pixels.
        match (spot, surround) {
            (2, 3) => instructions::run(arch, WithRadii(self, Fixed::<2, 3>)),
            (2, 4) => instructions::run(arch, WithRadii(self, Fixed::<2, 4>)),
            (3, 5) => instructions::run(arch, WithRadii(self, Fixed::<3, 5>)),
            (3, 6) => instructions::run(arch, WithRadii(self, Fixed::<3, 6>)),
            (4, 7) => instructions::run(arch, WithRadii(self, Fixed::<4, 7>)),
            (4, 8) => instructions::run(arch, WithRadii(self, Fixed::<4, 8>)),
            (5, 9) => instructions::run(arch, WithRadii(self, Fixed::<5, 9>)),
            (5, 10) => instructions::run(arch, WithRadii(self, Fixed::<5, 10>)),
            (6, 11) => instructions::run(arch, WithRadii(self, Fixed::<6, 11>)),
            (6, 12) => instructions::run(arch, WithRadii(self, Fixed::<6, 12>)),
            _ => instructions::run(arch, WithRadii(self, Any { spot, surround })),
        }
    }
}

/// A search with a kernel of these radii.
struct WithRadii<'a, R>(SearchTask<'a>, R);

impl<R: Radii> Task for WithRadii<'_, R> {
    /// Searches tile by tile.
    #[inline(always)]
    fn run<F: Lanes<Element = f32>, I: Lanes<Element = i16>>(self, floats: F, integers: I) {
        let Self(task, radii) = self;
        let SearchTask {
            plan,
            values,
            tiles,
            blocks,
            part,
        } = task;
        for tile in tiles {
            let scaling = match values.frame {
                Frame::U16(_) => plan.integers.scaling(plan.extent(tile, blocks)),
                Frame::F32(_) => None,
            };
            let buffers = (blocks, &mut *part);
            match scaling {
                Some(scaling) => {
                    plan.search_integers((integers, radii), tile, values, scaling, buffers);
                }
                None => plan.search_floats((floats, radii), tile, values, buffers),
            }
        }
    }
}

impl SearchPlan {
    /// Adds the spots of a tile, by the f32 filter.
    #[inline(always)]
    fn search_floats<L: Lanes<Element = f32>, R: Radii>(
        &self,
        (lanes, radii): (L, R),
        tile: &Tile,
        values: Values<'_>,
        (blocks, part): (&BlockBuffers, &mut PartBuffers),
    ) {
        let (thresholds, candidates) = (&blocks.thresholds, &mut part.candidates);
        let (filtered, hits) =
            self.filter_floats((lanes, radii), tile, values, thresholds, &mut part.tile);
        for hit in hits {
            for (x, y) in tile.pixels(*hit) {
                let value = filtered.at(x, y);
                let is_peak = tile.all_neighbours(x, y, |other_x, other_y| {
                    let other = filtered.at(other_x, other_y);
                    is_lower(other, (other_x, other_y), value, (x, y))
                });
                if is_peak && self.exceeds_threshold(&blocks.background, value, x, y) {
                    candidates.push(Peak { x, y, value });
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
        (blocks, part): (&BlockBuffers, &mut PartBuffers),
    ) {
        let (thresholds, candidates) = (&blocks.thresholds, &mut part.candidates);
        let (filtered, hits) = self.filter_integers(
            (lanes, radii),
            tile,
            (values, scaling),
            thresholds,
            &mut part.tile,
        );
        let exact = self.exact(values);
        let slack = i32::from(scaling.slack());
        for hit in hits {
            for (x, y) in tile.pixels(*hit) {
                let value = exact.at(x, y);
                let block = self.blocks.row_of(y) * self.blocks.columns + self.blocks.column_of(x);
                if value <= blocks.thresholds[block]
                    || !self.exceeds_threshold(&blocks.background, value, x, y)
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
                    candidates.push(Peak { x, y, value });
                }
            }
        }
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
