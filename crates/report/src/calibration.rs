//! Plots of calibrations.

use std::collections::{HashMap, HashSet};
use std::path::PathBuf;

use gaussmle_base::plural::quantity;
use gaussmle_base::stats::median;
use gaussmle_calibrate::{
    AstigmatismCalibration, BeadPoint, CameraCalibration, PsfMeasurement, SigmaCalibration,
};

use crate::html::{PsfBead, PsfBin, PsfBound, PsfPage, psf_html};
use crate::plot::{Axis, Histogram, Plot, Series};

/// Line segments of a curve.
const STEPS: u32 = 200;

/// Nanometres per micrometre.
const NM: f64 = 1e3;

/// Plots the photon-transfer curve: variance over mean, and the line of the median gain.
pub fn photon_transfer_plot(calibration: &CameraCalibration) -> Plot {
    let mut gains: Vec<f64> = calibration
        .gain_e_per_adu
        .iter()
        .map(|&gain| gain.into())
        .collect();
    gains.retain(|gain| gain.is_finite());
    let gain = median(&mut gains);
    let slope = calibration.options.excess_noise / gain;
    let stacks = calibration.bright_frames.len();
    let mut series: Vec<Series> = (0..stacks)
        .map(|stack| {
            let points = calibration
                .curve
                .iter()
                .filter(|point| point.stack == stack);
            Series::Points {
                points: points.map(|p| [p.signal_adu, p.variance_adu2]).collect(),
                errors: None,
                name: format!("bright stack {}", stack + 1),
            }
        })
        .collect();
    let max_signal = calibration
        .curve
        .iter()
        .fold(0.0, |max, point| point.signal_adu.max(max));
    series.push(Series::Line {
        points: vec![[0.0, 0.0], [max_signal, max_signal * slope]],
        name: format!("gain {gain:.4} e-/ADU, median of all pixels"),
    });
    Plot {
        title: "Photon transfer".into(),
        note: "Points on a line through 0 show a linear camera; the gain is the inverse of the \
               slope. If the points bend down at the bright end, the camera saturates."
            .into(),
        x: Axis::new("mean above dark level", "ADU"),
        y: Axis::new("variance above dark level", "ADU²"),
        series,
        ..Plot::default()
    }
}

/// Plots the fitted curve of the widths over z, and the bead widths of the calibration.
pub fn astigmatism_plot(calibration: &AstigmatismCalibration, points: &[BeadPoint]) -> Plot {
    let heights: HashMap<u64, f64> = calibration.bead_heights_um.iter().copied().collect();
    let rejected: HashSet<usize> = calibration.rejected.iter().copied().collect();
    let widths = |used: bool, width: fn(&BeadPoint) -> f64| {
        let selected = points.iter().enumerate();
        let selected = selected.filter(|(i, _)| rejected.contains(i) != used);
        selected
            .filter_map(|(_, point)| {
                // A bead without a fitted height has the height 0.
                let height = heights.get(&point.bead).unwrap_or(&0.0);
                let z = point.z_um - calibration.middle_um + height;
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
    let used = [widths(true, x), widths(true, y)];
    let z = used.iter().flatten().map(|point| point[0]);
    let (low, high) = z.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), z| {
        (low.min(z), high.max(z))
    });
    let line = |axis: usize, name: &str| Series::Line {
        points: (0..=STEPS)
            .map(|step| low + (high - low) * f64::from(step) / f64::from(STEPS))
            .map(|z| {
                let (x, y) = calibration.curve.widths_um(z);
                [z, NM * [x, y][axis]]
            })
            .collect(),
        name: name.into(),
    };
    let lines = [line(0, "curve of σx"), line(1, "curve of σy")];
    let top = [low, high].map(|z| calibration.curve.widths_um(z));
    let top = top.iter().fold(0.0, |top, (x, y)| x.max(*y).max(top)) * NM;
    let mut outliers = widths(false, x);
    outliers.extend(widths(false, y));
    // Far outliers would compress the curve.
    outliers.retain(|point| point[1] < 1.5 * top);
    let [x, y] = used;
    // The curve of an axis has the colour of its points.
    let (mut series, mut colors) = (Vec::new(), Vec::new());
    let mut push = |color, one| {
        colors.push(color);
        series.push(one);
    };
    push(0, dots(x, "σx of beads"));
    push(1, dots(y, "σy of beads"));
    if !outliers.is_empty() {
        push(3, dots(outliers, "rejected"));
    }
    for (axis, line) in lines.into_iter().enumerate() {
        push(axis, line);
    }
    let [low, high] = calibration.z_range_um;
    for (x, name) in [(low, "start of usable z"), (high, "end of usable z")] {
        let name = name.into();
        push(2, Series::VerticalLine { x, name });
    }
    Plot {
        title: "Astigmatic curve".into(),
        note: format!(
            "{}. The rms deviation of the widths from the curve is {:.1} nm (x) and {:.1} nm \
             (y), {:.1} times their uncertainty. A ratio far above 1 means that the PSF is not \
             Gaussian there, or that the step of the stage is wrong. z from the widths deviates \
             from the scan by {:.1} nm rms.",
            quantity(calibration.bead_heights_um.len(), "bead"),
            NM * calibration.rms_um[0],
            NM * calibration.rms_um[1],
            calibration.scatter,
            NM * calibration.quality.z_rms_um
        ),
        x: Axis::new("z", "µm"),
        y: Axis::new("width", "nm"),
        series,
        colors,
    }
}

/// Plots the spot widths of the calibration and their mode.
pub fn width_plot(calibration: &SigmaCalibration, widths_um: &[f64]) -> Plot {
    let histogram = Histogram::robust(widths_um.iter().map(|width| NM * width));
    Plot {
        title: "Widths of spots".into(),
        note: "A tail to the right comes from spots out of focus and from overlapping spots. It \
               does not shift the mode."
            .into(),
        x: Axis::new("width", "nm"),
        y: Axis::new("spots", ""),
        series: vec![
            histogram.bars(""),
            Series::VerticalLine {
                x: NM * calibration.sigma_um,
                name: format!(
                    "{:.1} ± {:.1} nm",
                    NM * calibration.sigma_um,
                    NM * calibration.sigma_std_um
                ),
            },
        ],
        ..Plot::default()
    }
}
/// The page on a measured PSF: pictures, bounds, quality, and the beads. `movies` are the files, in the
/// order of the measurement.
pub fn psf_page(measured: &PsfMeasurement, movies: &[PathBuf]) -> String {
    const PHOTONS: [f64; 2] = [1000.0, 5000.0];
    const BACKGROUND: f64 = 10.0;
    let found = &measured.calibration;
    let psf = &found.psf;
    let in_nm = |[x, y, z]: [f64; 3]| {
        let [x, y] = measured.nm([x, y]);
        [x, y, z * NM]
    };
    let side = psf.roi();
    let [low, high] = psf.z_range_um();
    let heights = (0..=STEPS / 4).map(|k| low + (high - low) * f64::from(k) / f64::from(STEPS / 4));
    let heights: Vec<f64> = heights.collect();
    let bound = |photons: f64| {
        let bounds = found.bounds(&heights, photons, BACKGROUND, side);
        let points = heights.iter().zip(bounds);
        let points = points.filter_map(|(&z, bound)| Some((z, in_nm(bound?))));
        PsfBound {
            photons,
            points: points.collect(),
        }
    };
    let bins = found.quality.bins.iter().map(|bin| PsfBin {
        z_um: bin.z_um,
        frames: bin.frames,
        bias_nm: in_nm(bin.bias),
        scatter_nm: in_nm(bin.scatter),
        bound_nm: in_nm(bin.bound),
    });
    let beads = found.beads.iter().zip(&measured.places).enumerate();
    let beads = beads.map(|(number, (bead, place))| PsfBead {
        number,
        stack: place.movie,
        x_px: place.x_px,
        y_px: place.y_px,
        photons: bead.photons,
        deviance: bead.deviance,
        refusal: bead.refused.as_ref().map(ToString::to_string),
    });
    let tilt = measured.tilt_nm().map(|[x, y]| {
        format!("The sample is tilted by {x:.0} nm along x and {y:.0} nm along y in 10 um.")
    });
    let conditions = &measured.conditions;
    let mut facts = Vec::new();
    for (number, movie) in movies.iter().enumerate() {
        facts.push((format!("scan {number}"), movie.display().to_string()));
    }
    let mut fact = |label: &str, value: Option<String>| {
        facts.extend(value.map(|value| (label.to_owned(), value)));
    };
    fact("frames", Some(measured.frames.to_string()));
    fact(
        "step",
        conditions.z_step_um.map(|um| format!("{} nm", um * NM)),
    );
    fact(
        "pixel",
        Some(format!("{} nm", measured.pixel_size_um.map(|um| um * NM))),
    );
    fact("window", Some(format!("{0} x {0} pixels", measured.window)));
    fact(
        "offset",
        conditions.offset_adu.map(|adu| format!("{adu} ADU")),
    );
    fact(
        "gain",
        conditions
            .gain_e_per_adu
            .map(|gain| format!("{gain} e-/ADU")),
    );
    fact(
        "camera",
        conditions
            .camera
            .as_ref()
            .map(|file| file.display().to_string()),
    );
    let share = |dx, dy, z| psf.value_and_derivatives(dx, dy, z)[0];
    let motion = &found.motion;
    psf_html(&PsfPage {
        program: conditions.program.clone().unwrap_or_default(),
        date: conditions.date.clone().unwrap_or_default(),
        conditions: facts,
        warnings: measured.advice(),
        notes: measured.notes.clone(),
        half_window_px: psf.half_window_px(),
        z_range_um: psf.z_range_um(),
        pixel_size_um: measured.pixel_size_um.xy(),
        bounds: PHOTONS.map(bound).to_vec(),
        bound_background: BACKGROUND,
        bins: bins.collect(),
        beads: beads.collect(),
        calibration_photons: found.quality.calibration_photons,
        stage_motion_nm: Some(measured.nm(motion.rms_px)),
        stage_error_nm: Some(measured.nm(motion.psf_std_px)),
        tilt,
        ..PsfPage::new("Measured PSF", &share)
    })
}
