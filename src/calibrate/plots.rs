//! Calibrations as plots.

use std::collections::{HashMap, HashSet};

use super::astigmatism::{AstigmatismCalibration, BeadPoint};
use super::camera::CameraCalibration;
use super::sigma::SigmaCalibration;
use crate::plot::{Axis, Histogram, Plot, Series};
use crate::stats::median;

/// Steps of a curve that is drawn.
const STEPS: u32 = 200;

/// Nanometres in a micrometre.
const NM: f64 = 1e3;

impl CameraCalibration {
    /// The photon-transfer curve: variance over mean, and the line of the median gain.
    pub fn plot(&self) -> Plot {
        let mut gains: Vec<f64> = self
            .gain_e_per_adu
            .iter()
            .map(|&gain| gain.into())
            .collect();
        gains.retain(|gain| gain.is_finite());
        let gain = median(&mut gains);
        let slope = self.options.excess_noise / gain;
        let stacks = self.bright_frames.len();
        let mut series: Vec<Series> = (0..stacks)
            .map(|stack| {
                let of_stack = self.curve.iter().filter(|point| point.stack == stack);
                Series::Points {
                    points: of_stack.map(|p| [p.signal_adu, p.variance_adu2]).collect(),
                    errors: None,
                    name: format!("bright stack {}", stack + 1),
                }
            })
            .collect();
        let most = self
            .curve
            .iter()
            .fold(0.0, |most, point| point.signal_adu.max(most));
        series.push(Series::Line {
            points: vec![[0.0, 0.0], [most, most * slope]],
            name: format!("gain {gain:.4} e-/ADU, the median of pixels"),
        });
        Plot {
            title: "Photon transfer".into(),
            note: "Points on a line through 0: the camera is linear, and its gain is the inverse of the slope. Points that bend down at the bright end: it saturates.".into(),
            x: Axis::new("mean above the dark", "ADU"),
            y: Axis::new("variance above the dark", "ADU²"),
            series,
        }
    }
}

impl AstigmatismCalibration {
    /// The widths of the points that it was made from, and the curve.
    pub fn plot(&self, points: &[BeadPoint]) -> Plot {
        let heights: HashMap<u64, f64> = self.bead_heights_um.iter().copied().collect();
        let rejected: HashSet<usize> = self.rejected.iter().copied().collect();
        let of = |counts: bool, width: fn(&BeadPoint) -> f64| {
            let some = points.iter().enumerate();
            let some = some.filter(|(i, _)| rejected.contains(i) != counts);
            some.filter_map(|(_, point)| {
                // Beads in the middle of others are where these are.
                let height = heights.get(&point.bead).unwrap_or(&0.0);
                let z = point.z_um - self.middle_um + height;
                Some([z, NM * width(point)]).filter(|point| point[1].is_finite())
            })
            .collect::<Vec<_>>()
        };
        let dots = |points, name: &str| Series::Points {
            points,
            errors: None,
            name: name.into(),
        };
        let (x, y) = (|p: &BeadPoint| p.sigma_x_um, |p: &BeadPoint| p.sigma_y_um);
        let used = [of(true, x), of(true, y)];
        let ends = used.iter().flatten().map(|point| point[0]);
        let (low, high) = ends.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), z| {
            (low.min(z), high.max(z))
        });
        let line = |axis: usize, name: &str| Series::Line {
            points: (0..=STEPS)
                .map(|step| low + (high - low) * f64::from(step) / f64::from(STEPS))
                .map(|z| {
                    let (x, y) = self.curve.widths_um(z);
                    [z, NM * [x, y][axis]]
                })
                .collect(),
            name: name.into(),
        };
        let lines = [line(0, "curve of σx"), line(1, "curve of σy")];
        let top = [low, high].map(|z| self.curve.widths_um(z));
        let top = top.iter().fold(0.0, |top, (x, y)| x.max(*y).max(top)) * NM;
        let mut off = of(false, x);
        off.extend(of(false, y));
        // A fit gone astray would leave the curve no room.
        off.retain(|point| point[1] < 1.5 * top);
        let [x, y] = used;
        let mut series = vec![dots(x, "σx of beads"), dots(y, "σy of beads")];
        if !off.is_empty() {
            series.push(dots(off, "left out"));
        }
        series.extend(lines);
        let [low, high] = self.z_range_um;
        for (at, name) in [(low, "usable z, from"), (high, "usable z, to")] {
            series.push(Series::Mark {
                at,
                name: name.into(),
            });
        }
        Plot {
            title: "Astigmatic curve".into(),
            note: format!(
                "{} beads; widths are off the curve by {:.1} nm (x) and {:.1} nm (y) rms, {:.1} times their uncertainty. Much above 1: the PSF is no Gaussian there, or the stage does not step as said.",
                self.bead_heights_um.len(),
                NM * self.rms_um[0],
                NM * self.rms_um[1],
                self.scatter
            ),
            x: Axis::new("z", "µm"),
            y: Axis::new("width", "nm"),
            series,
        }
    }
}

impl SigmaCalibration {
    /// The widths that it was made from, and the most frequent one.
    pub fn plot(&self, widths_um: &[f64]) -> Plot {
        let histogram = Histogram::robust(widths_um.iter().map(|width| NM * width));
        Plot {
            title: "Widths of spots".into(),
            note: "A tail to the right is of spots out of focus and of two taken for one; the mode does not mind.".into(),
            x: Axis::new("width", "nm"),
            y: Axis::new("spots", ""),
            series: vec![
                histogram.bars(""),
                Series::Mark {
                    at: NM * self.sigma_um,
                    name: format!(
                        "{:.1} ± {:.1} nm",
                        NM * self.sigma_um,
                        NM * self.sigma_std_um
                    ),
                },
            ],
        }
    }
}
