//! Plots over z: the bound of molecules, and the fits of single frames of the beads.

use std::fmt::Write;

use super::content::{PsfBin, PsfBound, PsfPage};
use crate::html::markup;
use crate::plot::text::{grouped, significant};
use crate::plot::{Axis, Plot, Series, quantile};

const AXES: [&str; 3] = ["x", "y", "z"];

/// The upper end of the bounds' axis over their upper quartile: curves rise without limit where a PSF does not
/// determine z.
const MOST_OVER_QUARTILE: f64 = 4.0;

/// The plots of the bounds.
pub(super) fn bounds(page: &PsfPage<'_>) -> Vec<Plot> {
    let background = significant(page.bound_background, 3);
    let plot = |curve: &PsfBound| {
        let all = curve.points.iter().flat_map(|(_, nm)| *nm);
        let mut all: Vec<f64> = all.filter(|nm| nm.is_finite()).collect();
        if all.is_empty() {
            return None;
        }
        let most = all.iter().copied().fold(0.0, f64::max);
        let top = (1.06 * most).min(MOST_OVER_QUARTILE * quantile(&mut all, 0.75));
        let photons = number(curve.photons, 4);
        let line = |axis: usize| Series::Line {
            points: curve
                .points
                .iter()
                .map(|&(z, nm)| {
                    [
                        1e3 * z,
                        Some(nm[axis]).filter(|nm| *nm <= top).unwrap_or(f64::NAN),
                    ]
                })
                .collect(),
            name: AXES[axis].into(),
        };
        Some(Plot {
            title: format!("Bound at {photons} photons"),
            note: format!(
                "The smallest standard deviation that a fit can have (Cramér-Rao), for a molecule of \
                 {photons} photons on a background of {background} photons a pixel."
            ),
            x: Axis::new("z", "nm"),
            y: Axis::new("standard deviation", "nm").range([0.0, top]),
            series: (0..3).filter(|&axis| has(curve, axis)).map(line).collect(),
            colors: (0..3).filter(|&axis| has(curve, axis)).collect(),
        })
    };
    page.bounds.iter().filter_map(plot).collect()
}

/// True if a curve has a bound along an axis; a PSF without z has none along z.
fn has(curve: &PsfBound, axis: usize) -> bool {
    let mut points = curve.points.iter();
    points.any(|(_, nm)| nm[axis].is_finite())
}

/// A number of photons, rounded to so many digits.
pub(super) fn number(photons: f64, digits: i32) -> String {
    match (0.0..1e15).contains(&photons) {
        true => {
            let unit =
                10f64.powi((libm::log10(photons.max(1.0)).floor() as i32 + 1 - digits).max(0));
            grouped(((photons / unit).round() * unit) as u64)
        }
        false => "–".into(),
    }
}

/// The figures of the fits of single frames; empty without any.
pub(super) fn quality(page: &PsfPage<'_>) -> String {
    if page.bins.is_empty() {
        return String::new();
    }
    let figures = [bias(page), scatter(page)];
    let figures: String = figures.iter().map(markup::figure).collect();
    figures + &table(page)
}

/// The distance of dots of two axes in the same bin, as a part of the height of a bin.
const ASIDE: f64 = 0.22;

/// The points of one axis, with error bars. Dots of x and z stand beside those of y.
fn dots(page: &PsfPage<'_>, axis: usize, of: impl Fn(&PsfBin) -> [f64; 2]) -> Series {
    let values: Vec<[f64; 2]> = page.bins.iter().map(&of).collect();
    let bins = page.bins.iter().zip(&values);
    let height = match &page.bins[..] {
        [first, .., last] => (last.z_um - first.z_um) / (page.bins.len() - 1) as f64,
        _ => 0.0,
    };
    let aside = ASIDE * height * (axis as f64 - 1.0);
    Series::Points {
        points: bins
            .map(|(bin, [value, _])| [1e3 * (bin.z_um + aside), *value])
            .collect(),
        errors: Some(values.iter().map(|[_, error]| *error).collect()),
        name: AXES[axis].into(),
    }
}

fn bias(page: &PsfPage<'_>) -> Plot {
    let relative = |axis: usize| {
        move |bin: &PsfBin| {
            let bound = bin.bound_nm[axis];
            let error = bin.scatter_nm[axis] / (bin.frames as f64).sqrt();
            [bin.bias_nm[axis] / bound, error / bound]
        }
    };
    let largest = |axis: usize| {
        let bias = page.bins.iter().map(|bin| bin.bias_nm[axis].abs());
        let bias = bias.filter(|nm| nm.is_finite()).reduce(f64::max);
        significant(bias.unwrap_or(f64::NAN), 2)
    };
    let [x, y, z] = [0, 1, 2].map(largest);
    Plot {
        title: "Bias of single frames".into(),
        note: format!(
            "Each frame of the used beads is fitted alone and compared with the fit of all frames. Dots are \
             the mean difference, bars its standard deviation; dots of x, y and z in a bin stand side by side. \
             The largest means are {x} nm (x), {y} nm \
             (y) and {z} nm (z)."
        ),
        x: Axis::new("z", "nm"),
        y: Axis::new("bias / bound", ""),
        series: (0..3)
            .map(|axis| dots(page, axis, relative(axis)))
            .collect(),
        ..Plot::default()
    }
}

fn scatter(page: &PsfPage<'_>) -> Plot {
    let relative = |axis: usize| {
        move |bin: &PsfBin| {
            let ratio = bin.scatter_nm[axis] / bin.bound_nm[axis];
            [ratio, ratio / (2.0 * bin.frames as f64).sqrt()]
        }
    };
    let z = page.bins.iter().map(|bin| 1e3 * bin.z_um);
    let (low, high) = z
        .filter(|z| z.is_finite())
        .fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), z| {
            (low.min(z), high.max(z))
        });
    let mut series: Vec<Series> = (0..3)
        .map(|axis| dots(page, axis, relative(axis)))
        .collect();
    series.push(Series::Line {
        points: vec![[low, 1.0], [high, 1.0]],
        name: "bound".into(),
    });
    Plot {
        title: "Scatter of single frames".into(),
        note: "Standard deviation of the same differences. At 1, a fit of a frame is as precise as its \
               photons allow. Values above 1 show motion of the stage along z, or light that the PSF does not \
               describe."
            .into(),
        x: Axis::new("z", "nm"),
        y: Axis::new("scatter / bound", ""),
        series,
        ..Plot::default()
    }
}

/// A length with two decimals and a typographic minus.
fn decimals(nm: f64) -> String {
    match nm.is_finite() {
        true => format!("{nm:.2}").replace('-', "−"),
        false => "–".into(),
    }
}

/// The numbers behind both plots.
fn table(page: &PsfPage<'_>) -> String {
    let mut rows = String::new();
    for bin in &page.bins {
        let _ = write!(
            rows,
            "<tr><th scope=\"row\">{}</th><td>{}</td>",
            significant((1e3 * bin.z_um).round(), 5),
            grouped(bin.frames as u64)
        );
        for nm in [bin.bias_nm, bin.scatter_nm, bin.bound_nm].concat() {
            let _ = write!(rows, "<td>{}</td>", decimals(nm));
        }
        rows.push_str("</tr>\n");
    }
    let axes: String = (0..9)
        .map(|k| format!("<th scope=\"col\">{}</th>", AXES[k % 3]))
        .collect();
    format!(
        "<details class=\"wide\"><summary>Numbers of these plots</summary>\
         <div class=\"rows\" tabindex=\"0\" role=\"region\" aria-label=\"Fits of single frames\">\
         <table><thead><tr><th scope=\"col\" rowspan=\"2\">z [nm]</th><th scope=\"col\" \
         rowspan=\"2\">frames</th><th scope=\"colgroup\" colspan=\"3\">bias [nm]</th><th \
         scope=\"colgroup\" colspan=\"3\">scatter [nm]</th><th scope=\"colgroup\" colspan=\"3\">bound \
         [nm]</th></tr><tr>{axes}</tr></thead>\n<tbody>{rows}</tbody></table></div></details>\n"
    )
}
