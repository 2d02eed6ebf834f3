//! Histograms of the columns, each with a note on its interpretation.

use gaussmle::Parameter;
use gaussmle::model::{HISTOGRAMS, Histogram as Description, MODELS};
use gaussmle::table::Values;

use super::poor_fits::poor_fits_plot;
use super::spots::Spots;
use crate::plot::text::{grouped, significant};
use crate::plot::{Axis, Histogram, Plot, Series};

/// Number of bars of the p-values.
const P_VALUE_BARS: usize = 50;

/// The maximum number of bars over the frames.
const MAX_FRAME_BARS: u32 = 150;

/// The largest number of iterations with a bar of its own.
const MAX_ITERATIONS: u32 = 200;

/// Plots of a section, and the missing columns of others.
#[derive(Default)]
pub(super) struct Figures {
    pub plots: Vec<Plot>,
    pub missing: Vec<&'static str>,
}

/// The words of a table of molecules, of which each was merged from localizations.
const PHOTONS_OF_MOLECULE: Description = Description {
    title: "Photons",
    label: "photons per molecule",
    unit: "",
    factor: 1.0,
    note: "Photons of a molecule in all its frames. A steep edge on the left is the detection \
           threshold.",
};

const PRECISION_OF_MOLECULE: Description = Description {
    title: "Precision of each molecule",
    label: "standard deviation",
    unit: "nm",
    factor: 1e3,
    note: "The standard deviation of the mean position of the localizations of a molecule, by their \
           Cramér-Rao bounds.",
};

const PRECISION: Description = Description {
    title: "Precision of each fit",
    label: "standard deviation",
    unit: "nm",
    factor: 1e3,
    note: "The Cramér-Rao bound: the smallest standard deviation of a position for these photons, \
           this background and this camera.",
};

impl Figures {
    fn add(&mut self, column: &'static str, plot: Option<Plot>) {
        match plot {
            Some(plot) => self.plots.push(plot),
            None => self.missing.push(column),
        }
    }

    /// The fitted parameters but positions.
    pub(super) fn spots(spots: &Spots<'_>) -> Self {
        let mut out = Self::default();
        for histogram in HISTOGRAMS {
            let is_of = |p: &Parameter| p.quantity().histogram() == Some(histogram);
            let parameters: Vec<_> = Parameter::ALL.into_iter().filter(is_of).collect();
            let is_photons = parameters.contains(&Parameter::Photons);
            let histogram = match is_photons && spots.table.is_linked() {
                true => &PHOTONS_OF_MOLECULE,
                false => histogram,
            };
            let columns: Vec<_> = parameters.iter().map(|p| (p.name(), p.legend())).collect();
            let plot = match columns[..] {
                [(column, _)] => column_plot(spots, column, histogram),
                _ => several_columns_plot(spots, &columns, histogram),
            };
            let is_common = |p: &Parameter| MODELS.iter().all(|kind| kind.parameters.contains(p));
            match parameters.iter().find(|p| is_common(p)) {
                Some(parameter) => out.add(parameter.name(), plot),
                // Not every model has a width or z.
                None => out.plots.extend(plot),
            }
        }
        out
    }

    /// The precision that the fits report.
    pub(super) fn precision(spots: &Spots<'_>) -> Self {
        let mut columns =
            Vec::from([Parameter::X, Parameter::Y].map(|p| (p.std_name(), p.legend())));
        if columns
            .iter()
            .any(|(name, _)| spots.table.floats(name).is_some())
        {
            columns.push((Parameter::Z.std_name(), "along z"));
        }
        let mut out = Self::default();
        let words = match spots.table.is_linked() {
            true => &PRECISION_OF_MOLECULE,
            false => &PRECISION,
        };
        let plot = several_columns_plot(spots, &columns, words);
        out.add("x_std, y_std", plot);
        out
    }

    /// Goodness of fit and iterations. The p-values of molecules are those of several fits each.
    pub(super) fn fits(spots: &Spots<'_>) -> Self {
        let mut out = Self::default();
        if !spots.table.is_linked() {
            out.add("p_value", p_value_plot(spots));
            out.plots.extend(poor_fits_plot(spots));
        }
        out.add("iterations", iteration_plot(spots));
        out
    }

    /// Localizations over the frames.
    pub(super) fn movie(spots: &Spots<'_>, frames: Option<usize>) -> Self {
        let mut out = Self::default();
        out.add("frame", frame_plot(spots, frames));
        out
    }
}

/// A sentence with the numbers of values outside the range of a histogram; may be empty.
pub(super) fn not_shown(histogram: &Histogram) -> String {
    let counts = [
        (histogram.below, "below the range"),
        (histogram.above, "above the range"),
        (histogram.not_finite, "not finite"),
    ];
    let parts: Vec<String> = counts
        .iter()
        .filter(|(number, _)| *number > 0)
        .map(|(number, text)| format!("{} {text}", grouped(*number)))
        .collect();
    match parts.is_empty() {
        true => String::new(),
        false => format!(" Not shown: {}.", parts.join(", ")),
    }
}

pub(super) fn plot(
    spots: &Spots<'_>,
    title: &str,
    note: String,
    x: Axis,
    series: Vec<Series>,
) -> Plot {
    Plot {
        title: title.into(),
        note,
        x,
        y: Axis::new(spots.rows_are(), ""),
        series,
        ..Plot::default()
    }
}

fn column_plot(spots: &Spots<'_>, column: &str, spec: &Description) -> Option<Plot> {
    let values = spots.usable_values(column)?;
    let histogram = Histogram::robust(values.map(|value| value * spec.factor));
    let mut series = vec![histogram.bars("")];
    let mut note = spec.note.to_owned();
    if let Some(median) = histogram.median {
        note += &format!(" Median {}.", with_unit(median, spec.unit));
        series.push(Series::VerticalLine {
            x: median,
            name: String::new(),
        });
    }
    note += &not_shown(&histogram);
    let axis = Axis::new(spec.label, spec.unit);
    Some(plot(spots, spec.title, note, axis, series))
}

fn with_unit(value: f64, unit: &str) -> String {
    match unit {
        "" => significant(value, 4),
        unit => format!("{} {unit}", significant(value, 4)),
    }
}

/// Bars for a single existing column, outlines for several; `None` if no column exists.
fn several_columns_plot(
    spots: &Spots<'_>,
    columns: &[(&str, &str)],
    spec: &Description,
) -> Option<Plot> {
    let mut found = Vec::new();
    for (column, name) in columns {
        if let Some(values) = spots.usable_values(column) {
            let values = values.map(|value| spec.factor * value);
            found.push((*name, Histogram::robust(values)));
        }
    }
    let mut note = spec.note.to_owned();
    for (name, histogram) in &found {
        let space = if name.is_empty() { "" } else { " " };
        if let Some(median) = histogram.median {
            note += &format!(" Median{space}{name} {}.", with_unit(median, spec.unit));
        }
        note += &not_shown(histogram);
    }
    let series = match found.as_slice() {
        [] => return None,
        [(_, single)] => vec![single.bars("")],
        several => several
            .iter()
            .map(|(name, histogram)| outline(histogram, name))
            .collect(),
    };
    let axis = Axis::new(spec.label, spec.unit);
    let mut plot = plot(spots, spec.title, note, axis, series);
    if found.len() > 1 {
        plot.y = Axis::new(spots.rows_are(), format!("per {}", spec.unit));
    }
    Some(plot)
}

/// The outline of a histogram in counts per nm, which makes different bar widths comparable.
fn outline(histogram: &Histogram, name: &str) -> Series {
    let mut points = Vec::new();
    let bars = histogram.edges.windows(2).zip(&histogram.counts);
    for (edges, &count) in bars {
        let density = count as f64 / (edges[1] - edges[0]);
        points.extend([[edges[0], density], [edges[1], density]]);
    }
    if let (Some(first), Some(last)) = (points.first().copied(), points.last().copied()) {
        points.insert(0, [first[0], 0.0]);
        points.push([last[0], 0.0]);
    }
    Series::Line {
        points,
        name: name.into(),
    }
}

fn p_value_plot(spots: &Spots<'_>) -> Option<Plot> {
    let edges = (0..=P_VALUE_BARS)
        .map(|k| k as f64 / P_VALUE_BARS as f64)
        .collect();
    let histogram = Histogram::with_edges(spots.usable_values("p_value")?, edges);
    let total: u64 = histogram.counts.iter().sum();
    let expected = total as f64 / P_VALUE_BARS as f64;
    let note = format!(
        "A flat histogram is normal: the pixels scatter about the fitted spot as the camera noise \
         predicts. A peak at 0 comes from spots that the model does not fit. A peak at 1 means \
         that the noise is lower than the camera settings predict.{}",
        not_shown(&histogram)
    );
    let series = vec![
        histogram.bars("fits"),
        Series::Line {
            points: vec![[0.0, expected], [1.0, expected]],
            name: "expected".into(),
        },
    ];
    let axis = Axis::new("p-value", "");
    Some(plot(spots, "Goodness of fit", note, axis, series))
}

fn iteration_plot(spots: &Spots<'_>) -> Option<Plot> {
    let Values::U32(values) = &spots.table.column("iterations")?.values else {
        return None;
    };
    let max = values.iter().copied().max().unwrap_or(0);
    let edges = (0..=max.min(MAX_ITERATIONS) + 1)
        .map(|k| f64::from(k) - 0.5)
        .collect();
    let histogram = Histogram::with_edges(values.iter().map(|&n| n.into()), edges);
    let note = format!(
        "Iterations of each fit, failed fits included. A peak at the right end shows fits that \
         reached the maximum number of iterations.{}",
        not_shown(&histogram)
    );
    let axis = Axis::new("iterations", "");
    Some(plot(
        spots,
        "Iterations",
        note,
        axis,
        vec![histogram.bars("")],
    ))
}

/// Localizations per frame over the movie, failed fits included.
fn frame_plot(spots: &Spots<'_>, frames: Option<usize>) -> Option<Plot> {
    let rows = spots.frame?;
    // The whole movie is shown even if its last frames have no localizations.
    let movie_end = frames
        .and_then(|frames| u32::try_from(frames).ok())
        .unwrap_or(0);
    let last = spots.frame_range().map_or(0, |[_, last]| last);
    // The end saturates for frame `u32::MAX`, which then counts in the last bar.
    let end = last.saturating_add(1).max(movie_end);
    let frames_per_bar = end.div_ceil(MAX_FRAME_BARS).max(1);
    let bars = end.div_ceil(frames_per_bar);
    let mut counts = vec![0u64; bars as usize];
    for frame in rows {
        counts[(frame / frames_per_bar).min(bars - 1) as usize] += 1;
    }
    let edge = |k: u32| (u64::from(k) * u64::from(frames_per_bar)).min(u64::from(end)) as f64;
    let edges: Vec<f64> = (0..=bars).map(edge).collect();
    let per_frame = edges
        .windows(2)
        .zip(&counts)
        .map(|(edges, &count)| count as f64 / (edges[1] - edges[0]));
    let counted = match spots.table.is_linked() {
        true => "Molecules by their first frame",
        false => "Localizations per frame",
    };
    let note = format!(
        "{counted}, averaged over each bar. A slow decrease is bleaching; a jump is a change of \
         illumination or focus."
    );
    let bars = Series::Bars {
        counts: per_frame.collect(),
        edges,
        name: String::new(),
    };
    let axis = Axis::new("frame", "");
    let mut plot = plot(spots, "Over the movie", note, axis, vec![bars]);
    plot.y = Axis::new(spots.rows_are(), "per frame");
    Some(plot)
}
