//! Plots of crowded fields: groups of emitters, and evidence for those that are not resolved.

use super::histograms::{Figures, not_shown, plot};
use super::spots::Spots;
use crate::plot::text::significant;
use crate::plot::{Axis, Histogram};

/// The largest number of neighbours with a bar of its own.
const MAX_NEIGHBOURS: u32 = 60;

impl Figures {
    /// Neighbours and gains of a table of crowded fields; none of a table without, or if all frames were
    /// sparse, so that no row has a gain. `density` is the number of localizations in a square micrometre of
    /// a frame.
    pub(super) fn crowded(spots: &Spots<'_>, density: Option<f64>) -> Self {
        let neighbours = spots.table.counts("neighbours");
        let gains = spots.usable_values("split_gain");
        let (Some(neighbours), Some(gains)) = (neighbours, gains) else {
            return Self::default();
        };
        let gains: Vec<f64> = gains.filter(|gain| gain.is_finite()).collect();
        if gains.is_empty() {
            return Self::default();
        }
        let usable: Vec<u32> = spots
            .usable
            .iter()
            .map(|&row| neighbours[row as usize])
            .collect();
        let in_groups = usable.iter().filter(|&&neighbours| neighbours > 0).count();
        let share = 100.0 * in_groups as f64 / usable.len().max(1) as f64;
        let density = density.map_or(String::new(), |density| {
            format!(
                " The density is {} / µm² and frame.",
                significant(density, 3)
            )
        });
        let most = usable.iter().copied().max().unwrap_or(0);
        let edges = (0..=most.min(MAX_NEIGHBOURS) + 1)
            .map(|k| f64::from(k) - 0.5)
            .collect();
        let histogram = Histogram::with_edges(usable.iter().map(|&n| n.into()), edges);
        let note = format!(
            "{} % of the {} are in groups: another is nearer than four widths.{density}{}",
            significant(share, 3),
            spots.rows_are(),
            not_shown(&histogram)
        );
        let axis = Axis::new("neighbours", "");
        let groups = plot(spots, "Neighbours", note, axis, vec![histogram.bars("")]);
        let histogram = Histogram::robust(gains.into_iter());
        let note = format!(
            "The gain of the log-likelihood if an emitter were two. A large gain is evidence for two \
             molecules that are not resolved. `gaussmle filter --where \"not split_gain >= G\"` leaves \
             those above G out.{}",
            not_shown(&histogram)
        );
        let axis = Axis::new("split gain", "");
        let splits = plot(
            spots,
            "Unresolved emitters",
            note,
            axis,
            vec![histogram.bars("")],
        );
        Self {
            plots: vec![groups, splits],
            missing: Vec::new(),
        }
    }
}
