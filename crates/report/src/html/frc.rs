//! The plot of the resolution (FRC).

use gaussmle_analysis::Frc;

use crate::plot::text::{grouped, significant};
use crate::plot::{Axis, Plot, Series};

/// Plots the correlation of the halves over the frequency.
pub(super) fn frc_plot(frc: &Frc) -> Plot {
    let fiducials = match frc.fiducials {
        0 => String::new(),
        1 => " One fiducial is left out.".into(),
        number => format!(" {} fiducials are left out.", grouped(number as u64)),
    };
    let note = format!(
        "Correlation of two halves of the {} blinks. It is 1/7 at waves of {} ± {} nm: the \
         resolution. It depends on precision, on drift, and on how densely the sample is localized. \
         A blink belongs to one half as a whole; programs that divide localizations state a smaller \
         number.{fiducials}",
        grouped(frc.blinks as u64),
        significant(1e3 * frc.resolution_um, 3),
        significant(1e3 * frc.resolution_std_um, 1),
    );
    let line = |values: &[f64], name: &str| Series::Line {
        points: frc
            .frequency_per_um
            .iter()
            .zip(values)
            .map(|(&frequency, &value)| [frequency, value])
            .collect(),
        name: name.into(),
    };
    let last = frc.frequency_per_um.last().copied().unwrap_or(1.0);
    Plot {
        title: "Resolution (FRC)".into(),
        note,
        x: Axis::new("frequency", "1/µm").range([0.0, last]),
        y: Axis::new("correlation", ""),
        series: vec![
            line(&frc.correlation, "rings"),
            line(&frc.smooth, "smooth"),
            Series::Line {
                points: vec![[0.0, 1.0 / 7.0], [last, 1.0 / 7.0]],
                name: "1/7".into(),
            },
            Series::VerticalLine {
                x: 1.0 / frc.resolution_um,
                name: String::new(),
            },
        ],
        ..Plot::default()
    }
}
