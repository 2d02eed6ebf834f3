//! The plot of the precision by repeated localizations (NeNA).

use gaussmle_analysis::Nena;

use crate::plot::text::significant;
use crate::plot::{Axis, Plot, Series};

/// Plots the distances of nearest neighbours, and compares NeNA with the reported precision.
pub(super) fn nena_plot(nena: &Nena, precision_um: Option<f64>) -> Plot {
    let centers = &nena.distance_um;
    let half = centers.first().copied().unwrap_or(0.0);
    let edges = std::iter::once(0.0).chain(centers.iter().map(|um| 1e3 * (um + half)));
    let nm = |um: f64| significant(1e3 * um, 3);
    let what = "Distances between nearest neighbours in adjacent frames.";
    let note = if nena.is_unrelated(precision_um) {
        format!(
            "{what} Hardly any molecule is localized twice, so the peak is formed by different \
             molecules: its position does not give the precision."
        )
    } else {
        let ratio = precision_um.map(|um| {
            format!(
                " The median precision of the fits is {} nm; the ratio is {}. A ratio above 1 \
                 shows errors that a single fit cannot measure: movement, vibration, overlapping \
                 molecules, or a camera with more noise than specified.",
                nm(um),
                significant(nena.precision_um / um, 3)
            )
        });
        format!(
            "{what} Molecules that are localized twice form the peak; its position gives the \
             precision: {} ± {} nm.{}",
            nm(nena.precision_um),
            significant(1e3 * nena.precision_std_um, 1),
            ratio.unwrap_or_default()
        )
    };
    let model = centers.iter().zip(&nena.model);
    Plot {
        title: "Precision by repetition (NeNA)".into(),
        note,
        x: Axis::new("distance", "nm"),
        y: Axis::new("pairs", ""),
        series: vec![
            Series::Bars {
                edges: edges.collect(),
                counts: nena.counts.iter().map(|&count| count.into()).collect(),
                name: "pairs".into(),
            },
            Series::Line {
                points: model.map(|(um, n)| [1e3 * um, *n]).collect(),
                name: "model".into(),
            },
        ],
        ..Plot::default()
    }
}
