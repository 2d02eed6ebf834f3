//! The plot of the drift.

use gaussmle_analysis::Drift;

use crate::plot::{Axis, Plot, Series};

/// The number of steps of a curve.
const CURVE_STEPS: u32 = 200;
/// Steps of the dashes and gaps of a dashed line.
const DASH: [usize; 2] = [3, 2];

/// Plots the drift over frames, nm, with its standard deviations and the jumps. The note starts
/// with `explanation`.
pub(super) fn drift_plot(drift: &Drift, title: &str, explanation: &str) -> Plot {
    let frames = frames(drift);
    let mut series = Vec::new();
    let mut colors = Vec::new();
    for (color, name) in ["x", "y", "z"].into_iter().enumerate() {
        let nm = |frame: u32| {
            let at = drift.at(frame);
            let um = match name {
                "x" => [at.x_um, at.x_std_um],
                "y" => [at.y_um, at.y_std_um],
                _ => [at.z_um?, at.z_std_um?],
            };
            Some(um.map(|um| 1e3 * um))
        };
        let Some(path) = frames
            .iter()
            .map(|&frame| nm(frame))
            .collect::<Option<Vec<_>>>()
        else {
            continue;
        };
        let line = |deviations: f64| {
            let at = frames.iter().zip(&path);
            at.map(|(&frame, [at, std])| [f64::from(frame), at + deviations * std])
                .collect::<Vec<_>>()
        };
        series.push(Series::Line {
            points: line(0.0),
            name: name.into(),
        });
        series.extend([-1.0, 1.0].map(|deviations| Series::Line {
            points: dashed(line(deviations)),
            name: String::new(),
        }));
        colors.extend([color; 3]);
    }
    for (k, jump) in drift.breaks().iter().enumerate() {
        series.push(Series::VerticalLine {
            x: f64::from(jump.frame),
            name: if k == 0 { "jump" } else { "" }.into(),
        });
        colors.push(3);
    }
    Plot {
        title: title.into(),
        note: format!(
            "{explanation} Relative to the first frame: {}. Dashed: plus and minus a standard \
             deviation.",
            drift.summary()
        ),
        x: Axis::new("frame", ""),
        y: Axis::new("drift", "nm"),
        series,
        colors,
    }
}

/// The frames at which the curve is drawn, with those on either side of a jump.
fn frames(drift: &Drift) -> Vec<u32> {
    let [first, last] = drift.frames();
    let steps = (last - first).clamp(1, CURVE_STEPS);
    let even = (0..=steps).map(|k| {
        let fraction = f64::from(k) / f64::from(steps);
        first + (fraction * f64::from(last - first)).round() as u32
    });
    let jumps = drift
        .breaks()
        .iter()
        .flat_map(|jump| [jump.frame - 1, jump.frame]);
    let mut out: Vec<u32> = even.chain(jumps).collect();
    out.sort_unstable();
    out.dedup();
    out
}

/// A line with gaps: points that are not finite interrupt it.
fn dashed(mut points: Vec<[f64; 2]>) -> Vec<[f64; 2]> {
    let [dash, gap] = DASH;
    let is_gap = |k: usize| k % (dash + gap) >= dash;
    for (_, point) in points.iter_mut().enumerate().filter(|(k, _)| is_gap(*k)) {
        point[1] = f64::NAN;
    }
    points
}
