//! How photons, widths, precision and the rest are spread, each with a sentence of what to make of it.

use super::spots::Spots;
use crate::plot::text::{grouped, significant};
use crate::plot::{Axis, Histogram, Plot, Series};
use crate::table::Values;

/// Bars of p-values.
const P_BARS: usize = 50;

/// Bars of the movie's course, at most.
const MOST_TIMES: u32 = 150;

/// Figures of a table, and the names of the columns that it lacks for others.
#[derive(Default)]
pub(super) struct Figures {
    pub plots: Vec<Plot>,
    pub missing: Vec<&'static str>,
}

/// A column that is drawn as it is.
struct Drawn {
    column: &'static str,
    title: &'static str,
    axis: (&'static str, &'static str),
    /// What the column's numbers are multiplied by.
    scale: f64,
    note: &'static str,
}

const PHOTONS: Drawn = Drawn {
    column: "photons",
    title: "Photons",
    axis: ("photons of a spot", ""),
    scale: 1.0,
    note: "Light of a molecule in a frame. A steep start at the left is where the threshold of detection cuts.",
};

const BACKGROUND: Drawn = Drawn {
    column: "background",
    title: "Background",
    axis: ("background", "photons per pixel"),
    scale: 1.0,
    note: "Light under the spots. Values near 0, or below, mean that the camera's offset is set too high.",
};

const Z: Drawn = Drawn {
    column: "z",
    title: "Depth",
    axis: ("z", "nm"),
    scale: 1e3,
    note: "Peaks at the ends are spots beyond the range of the calibration.",
};

impl Figures {
    fn add(&mut self, column: &'static str, plot: Option<Plot>) {
        match plot {
            Some(plot) => self.plots.push(plot),
            None => self.missing.push(column),
        }
    }

    /// Precision, and how wide, bright and deep spots are.
    pub(super) fn of_spots(spots: &Spots<'_>) -> Self {
        let mut out = Self::default();
        out.add("photons", drawn(spots, &PHOTONS));
        out.add("background", drawn(spots, &BACKGROUND));
        let widths = [
            ("sigma", ""),
            ("sigma_x", "along x"),
            ("sigma_y", "along y"),
        ];
        let note = "A narrow peak at the width of the point-spread function is right; a tail to the right is light out of focus, or two molecules in one.";
        let width = together(spots, &widths, "Width of spots", ("sigma", "nm"), note);
        // A model of given width has none, and nothing is missing.
        out.plots.extend(width);
        out.plots.extend(drawn(spots, &Z));
        out
    }

    /// How sure positions are, as the fits say.
    pub(super) fn of_precision(spots: &Spots<'_>) -> Self {
        let mut out = Self::default();
        let columns = [("x_std", "along x"), ("y_std", "along y")];
        let note = "The standard deviation of a position that photons, background and camera allow: the Cramér-Rao bound.";
        let title = "Precision of each fit";
        out.add(
            "x_std, y_std",
            together(spots, &columns, title, ("standard deviation", "nm"), note),
        );
        out
    }

    /// Whether fits ended as they should.
    pub(super) fn of_fits(spots: &Spots<'_>) -> Self {
        let mut out = Self::default();
        out.add("p_value", p_values(spots));
        out.add("iterations", iterations(spots));
        out
    }

    /// The movie's course.
    pub(super) fn of_movie(spots: &Spots<'_>, frames: Option<usize>) -> Self {
        let mut out = Self::default();
        out.add("frame", over_movie(spots, frames));
        out
    }
}

/// What a histogram does not show, in words.
fn outside(histogram: &Histogram) -> String {
    let parts = [
        (histogram.below, "below the range"),
        (histogram.above, "above it"),
        (histogram.not_finite, "no finite number"),
    ];
    let some: Vec<String> = parts
        .iter()
        .filter(|(number, _)| *number > 0)
        .map(|(number, words)| format!("{} {words}", grouped(*number)))
        .collect();
    match some.is_empty() {
        true => String::new(),
        false => format!(" Not shown: {}.", some.join(", ")),
    }
}

fn plot(title: &str, note: String, (label, unit): (&str, &str), series: Vec<Series>) -> Plot {
    Plot {
        title: title.into(),
        note,
        x: Axis::new(label, unit),
        y: Axis::new("localizations", ""),
        series,
    }
}

fn drawn(spots: &Spots<'_>, what: &Drawn) -> Option<Plot> {
    let values = spots.usable_of(what.column)?;
    let histogram = Histogram::robust(values.map(|value| value * what.scale));
    let mut series = vec![histogram.bars("")];
    let mut note = what.note.to_owned();
    if let Some(median) = histogram.median {
        note += &format!(" Median {}.", with_unit(median, what.axis.1));
        series.push(Series::Mark {
            at: median,
            name: String::new(),
        });
    }
    note += &outside(&histogram);
    Some(plot(what.title, note, what.axis, series))
}

/// A number with its unit.
fn with_unit(value: f64, unit: &str) -> String {
    match unit {
        "" => significant(value, 4),
        unit => format!("{} {unit}", significant(value, 4)),
    }
}

/// Columns of lengths, in nm, in one plot; as bars where there is but one.
fn together(
    spots: &Spots<'_>,
    columns: &[(&str, &str)],
    title: &str,
    axis: (&str, &str),
    note: &str,
) -> Option<Plot> {
    let mut found = Vec::new();
    for (column, name) in columns {
        if let Some(values) = spots.usable_of(column) {
            found.push((*name, Histogram::robust(values.map(|um| 1e3 * um))));
        }
    }
    let mut note = note.to_owned();
    for (name, histogram) in &found {
        let of = if name.is_empty() { "" } else { " " };
        if let Some(median) = histogram.median {
            note += &format!(" Median{of}{name} {} nm.", significant(median, 4));
        }
        note += &outside(histogram);
    }
    let series = match found.as_slice() {
        [] => return None,
        [(_, only)] => vec![only.bars("")],
        all => all
            .iter()
            .map(|(name, histogram)| outline(histogram, name))
            .collect(),
    };
    let mut plot = plot(title, note, axis, series);
    if found.len() > 1 {
        plot.y = Axis::new("localizations", "per nm");
    }
    Some(plot)
}

/// The outline of a histogram, in numbers to the unit of length: bars of different widths can then be compared.
fn outline(histogram: &Histogram, name: &str) -> Series {
    let mut points = Vec::new();
    let bars = histogram.edges.windows(2).zip(&histogram.counts);
    for (edges, &count) in bars {
        let height = count as f64 / (edges[1] - edges[0]);
        points.extend([[edges[0], height], [edges[1], height]]);
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

fn p_values(spots: &Spots<'_>) -> Option<Plot> {
    let edges = (0..=P_BARS).map(|k| k as f64 / P_BARS as f64).collect();
    let histogram = Histogram::over(spots.usable_of("p_value")?, edges);
    let all: u64 = histogram.counts.iter().sum();
    let even = all as f64 / P_BARS as f64;
    let note = format!(
        "Flat is right: the pixels then scatter about the fitted spot as the camera's noise says. A peak at 0 is spots that the model does not fit, one at 1 is less noise than the camera was said to have.{}",
        outside(&histogram)
    );
    let series = vec![
        histogram.bars("fits"),
        Series::Line {
            points: vec![[0.0, even], [1.0, even]],
            name: "expected".into(),
        },
    ];
    Some(plot("Goodness of fit", note, ("p-value", ""), series))
}

fn iterations(spots: &Spots<'_>) -> Option<Plot> {
    let Values::U32(values) = &spots.table.column("iterations")?.values else {
        return None;
    };
    let most = values.iter().copied().max().unwrap_or(0).min(200);
    let edges = (0..=most + 1).map(|k| f64::from(k) - 0.5).collect();
    let histogram = Histogram::over(values.iter().map(|&n| n.into()), edges);
    let note = format!(
        "Steps that each fit took, failed ones too. A peak at the right end is fits that were given up.{}",
        outside(&histogram)
    );
    Some(plot(
        "Iterations",
        note,
        ("iterations", ""),
        vec![histogram.bars("")],
    ))
}

/// Localizations of a frame over the movie, failed ones too.
fn over_movie(spots: &Spots<'_>, frames: Option<usize>) -> Option<Plot> {
    let all = spots.frame?;
    // A movie that is longer than its localizations reach shows that they end.
    let end = frames
        .and_then(|frames| u32::try_from(frames).ok())
        .unwrap_or(0);
    let last = spots.frames().map_or(0, |[_, last]| last);
    // A frame beyond what can be counted shares the last bar.
    let end = last.saturating_add(1).max(end);
    let each = end.div_ceil(MOST_TIMES).max(1);
    let bars = end.div_ceil(each);
    let mut counts = vec![0u64; bars as usize];
    for frame in all {
        counts[(frame / each).min(bars - 1) as usize] += 1;
    }
    let edge = |k: u32| (u64::from(k) * u64::from(each)).min(u64::from(end)) as f64;
    let edges: Vec<f64> = (0..=bars).map(edge).collect();
    let a_frame = edges.windows(2).zip(&counts);
    let a_frame = a_frame.map(|(edges, &count)| count as f64 / (edges[1] - edges[0]));
    let counts = a_frame.collect();
    let note = "Molecules that are found in a frame, on average over each bar. A slow fall is bleaching; a jump is a change of light or focus.";
    let bars = Series::Bars {
        edges,
        counts,
        name: String::new(),
    };
    let mut plot = plot("Over the movie", note.into(), ("frame", ""), vec![bars]);
    plot.y = Axis::new("localizations", "per frame");
    Some(plot)
}
