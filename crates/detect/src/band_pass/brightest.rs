//! The brightest pixel of the filtered frame, relative to its noise.

use super::block_thresholds::BlockBuffers;
use super::plan::SearchPlan;
use crate::counts::BrightestPeak;
use crate::instructions::Task;
use crate::lanes::Lanes;
use crate::smooth::Any;
use crate::tile::{Tile, TileBuffers};
use crate::values::Values;

/// Less than every peak.
pub const NO_PEAK: BrightestPeak = BrightestPeak {
    deviations: f64::NEG_INFINITY,
    threshold: f64::NAN,
    background: f64::NAN,
};

/// The brighter of two peaks. A peak of NaN is none.
pub fn brighter(a: BrightestPeak, b: BrightestPeak) -> BrightestPeak {
    match b.deviations > a.deviations {
        true => b,
        false => a,
    }
}

/// Finds the brightest pixel of some tiles, by the f32 filter.
pub struct BrightestTask<'a> {
    pub plan: &'a SearchPlan,
    pub values: Values<'a>,
    pub tiles: &'a [Tile],
    pub blocks: &'a BlockBuffers,
    pub buffers: &'a mut TileBuffers,
    pub peak: &'a mut BrightestPeak,
}

impl Task for BrightestTask<'_> {
    #[inline(always)]
    fn run<F: Lanes<Element = f32>, I: Lanes<Element = i16>>(self, floats: F, _: I) {
        /// More than the rounding errors of a bound.
        const SLACK: f64 = 1.001;
        let plan = self.plan;
        let (spot, surround) = plan.kernel.radii();
        let radii = Any { spot, surround };
        let deviations = plan.threshold.at(f32::INFINITY);
        for tile in self.tiles {
            let (filtered, _) = plan.filter_floats(
                (floats, radii),
                tile,
                self.values,
                &self.blocks.thresholds,
                self.buffers,
            );
            for y in tile.rows.clone() {
                let row = plan.blocks.row_of(y) * plan.blocks.columns;
                for x in tile.columns.clone() {
                    let value = filtered.at(x, y);
                    // The threshold of the block is that many deviations of its lowest noise.
                    let lowest = self.blocks.thresholds[row + plan.blocks.column_of(x)];
                    let most = SLACK * f64::from(value * deviations / lowest);
                    if value > 0.0 && most <= self.peak.deviations {
                        continue;
                    }
                    let peak = plan.peak(&self.blocks.background, value, x, y);
                    *self.peak = brighter(*self.peak, peak);
                }
            }
        }
    }
}
