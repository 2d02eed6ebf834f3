//! The statistics of the blocks of a frame, and what follows from them: a lower bound of the
//! thresholds in each block, and the extent of the values of a tile.

use super::plan::{MIN_BACKGROUND, SearchPlan};
use crate::background::Blocks;
use crate::block_statistics::{BlockRows, BlockStatistics, ColumnStatistics};
use crate::instructions::Task;
use crate::integer_filter::Extent;
use crate::lanes::Lanes;
use crate::noise::Noise;
use crate::tile::Tile;
use crate::values::Values;

/// The statistics and thresholds of the blocks of a frame.
#[derive(Debug, Default)]
pub struct BlockBuffers {
    pub statistics: BlockStatistics,
    /// The background of each block, electrons.
    pub background: Vec<f32>,
    /// Minima along rows of the background.
    minima: Vec<f32>,
    /// A lower bound of the thresholds in each block.
    pub thresholds: Vec<f32>,
}

impl SearchPlan {
    /// Computes a lower bound of the thresholds in each block.
    #[inline(always)]
    pub fn set_block_thresholds(&self, blocks: &mut BlockBuffers) {
        let BlockBuffers {
            statistics,
            background,
            minima,
            thresholds,
        } = blocks;
        self.blocks.median_filter(&statistics.means, background);
        self.blocks.min_filter(background, minima, thresholds);
        // The threshold in standard deviations falls as the background rises.
        let deviations = self.threshold.at(f32::INFINITY);
        match &self.noise {
            Noise::Uniform(camera) => {
                for threshold in thresholds {
                    let background = threshold.max(MIN_BACKGROUND);
                    let variance = camera.read_variance + self.excess * background;
                    *threshold = deviations * ((camera.min_power * variance).sqrt() / camera.gain);
                }
            }
            Noise::Maps(maps) => {
                for (threshold, (read, per_photon)) in thresholds.iter_mut().zip(&maps.block_min) {
                    let background = threshold.max(MIN_BACKGROUND);
                    *threshold = deviations * (read + per_photon * background).sqrt();
                }
            }
        }
    }

    /// The extent of the values that the filter of a tile reads, and its lowest threshold.
    pub fn extent(&self, tile: &Tile, of: &BlockBuffers) -> Extent {
        let mut extent = Extent {
            lowest: f32::INFINITY,
            highest: f32::NEG_INFINITY,
            scale: 1.0,
            threshold: f32::INFINITY,
            base: match &self.noise {
                Noise::Uniform(_) => None,
                Noise::Maps(maps) => Some(maps.scales.base),
            },
        };
        let blocks = &self.blocks;
        let [columns, rows] = tile.source(self.kernel.radius());
        for row in blocks.row_of(rows.start)..=blocks.row_of(rows.end - 1) {
            for column in blocks.column_of(columns.start)..=blocks.column_of(columns.end - 1) {
                let block = row * blocks.columns + column;
                extent.lowest = extent.lowest.min(of.statistics.lowest[block]);
                extent.highest = extent.highest.max(of.statistics.highest[block]);
                extent.threshold = extent.threshold.min(of.thresholds[block]);
                if let Noise::Maps(maps) = &self.noise {
                    extent.scale = extent.scale.max(maps.scales.block_max[block]);
                }
            }
        }
        extent
    }
}

/// Computes the statistics of rows of blocks.
pub struct StatisticsTask<'a> {
    pub blocks: &'a Blocks,
    pub values: Values<'a>,
    pub rows: BlockRows<'a>,
    pub buffers: &'a mut ColumnStatistics,
}

impl Task for StatisticsTask<'_> {
    #[inline(always)]
    fn run<F: Lanes<Element = f32>, I: Lanes<Element = i16>>(self, _: F, _: I) {
        self.buffers.fill(self.values, self.blocks, self.rows);
    }
}

/// Computes the thresholds of blocks from their statistics.
pub struct ThresholdTask<'a> {
    pub plan: &'a SearchPlan,
    pub blocks: &'a mut BlockBuffers,
}

impl Task for ThresholdTask<'_> {
    #[inline(always)]
    fn run<F: Lanes<Element = f32>, I: Lanes<Element = i16>>(self, _: F, _: I) {
        self.plan.set_block_thresholds(self.blocks);
    }
}
