//! Results of uiPSF: HDF5 with a group `res` and JSON in the attribute `params`.
//!
//! `res/I_model` has samples: planes, rows and columns, `params.pixel_size` apart. The planes of a
//! model of beads follow the stage, z = 0 is their middle, and z falls from plane to plane. Those
//! of a model of molecules (`insitu`) are heights of emitters, from `zoffset` on; z = 0 is the
//! focus,
//! `stagepos` above the coverslip, shortened by the refractive indices. With `swapxy`, x and y of
//! the images were swapped before the model was made.

use gaussmle::{Sampling, SplinePsf};
use serde_json::Value;

use super::content::SplinePsfFile;
use super::fault::{Result, damaged, missing, unsupported};
use super::grid::plausible_pixel_um;
use super::hdf5::Hdf5;
use crate::psf::calibration::PsfCalibration;

const MODEL: &str = "res/I_model";

/// True for a result of uiPSF.
pub(super) fn is_uipsf(file: &Hdf5) -> bool {
    file.attribute("params").is_some() && file.file.group("res").is_ok()
}

pub(super) fn read(file: &Hdf5) -> Result<SplinePsfFile> {
    let Some(params) = file.attribute("params") else {
        return missing(format!(
            "has {}: expected `res` and the attribute `params` of a result of uiPSF",
            file.content()
        ));
    };
    let params: Value = serde_json::from_str(params.as_str().unwrap_or_default())
        .map_err(|error| damaged(format!("its `params` is not JSON: {error}")))?;
    let number = |path: &str| match params.pointer(path).and_then(Value::as_f64) {
        Some(number) => Ok(number),
        None => missing(format!("has no number `params{}`", path.replace('/', "."))),
    };
    if file.file.group("res/channel0").is_ok() {
        return unsupported("several channels", "expected a model of one channel");
    }
    if params
        .pointer("/option/model/bin")
        .and_then(Value::as_f64)
        .is_some_and(|bin| bin != 1.0)
    {
        return unsupported("a model with smaller pixels (`bin`)", "expected `bin` = 1");
    }
    let Some(dataset) = file.dataset(MODEL) else {
        return missing(format!("has no `{MODEL}`: expected a result of uiPSF"));
    };
    let (shape, mut samples) = file.numbers(MODEL, &dataset)?;
    let [planes, rows, columns] = shape[..] else {
        return missing(format!(
            "has `{MODEL}` of the shape {shape:?}: expected planes x rows x columns"
        ));
    };
    let mut shape = [planes, rows, columns].map(|n| n as usize);
    if params.get("swapxy").and_then(Value::as_bool) == Some(true) {
        samples = with_swapped_axes(&samples, shape);
        shape.swap(1, 2);
    }
    // The background is not part of a PSF, but uiPSF's models may be a little negative.
    for sample in &mut samples {
        *sample = sample.max(0.0);
    }
    let step_um = number("/pixel_size/z")?;
    let [x, y] = [shape[2], shape[1]].map(|n| (n.max(1) - 1) as f64 / 2.0);
    let in_situ = params.get("PSFtype").and_then(Value::as_str);
    let in_situ = in_situ.is_some_and(|kind| kind.contains("insitu"));
    let middle = (shape[0].max(1) - 1) as f64 / 2.0;
    let mut calibration = PsfCalibration::default();
    let (z_step_um, plane) = match in_situ {
        false => (-step_um, middle),
        true => {
            let of_result = |name: &str| first_number(file, name);
            let stage_um = match of_result("res/stagepos") {
                Some(stage_um) => stage_um,
                None => number("/option/insitu/stage_pos")?,
            };
            let medium = number("/option/imaging/RI/med")?;
            let immersion = number("/option/imaging/RI/imm")?;
            let height = stage_um * medium / immersion / step_um;
            let plane = height - of_result("res/zoffset").unwrap_or(0.0);
            match (0.0..=2.0 * middle).contains(&plane) {
                true => (step_um, plane),
                false => {
                    calibration.note("z = 0 is the middle plane: the focus is not in the model");
                    (step_um, middle)
                }
            }
        }
    };
    let sampling = Sampling {
        samples_per_pixel: 1.0,
        z_step_um,
        centre: Some([x, y, plane]),
    };
    let size = |axis: &str| number(axis).ok().and_then(plausible_pixel_um);
    Ok(SplinePsfFile {
        pixel_size_um: size("/pixel_size/x")
            .zip(size("/pixel_size/y"))
            .map(|(x, y)| [x, y]),
        calibration,
        ..SplinePsfFile::of(SplinePsf::from_samples(&samples, shape, sampling)?, "uiPSF")
    })
}

/// The first number of a small dataset.
fn first_number(file: &Hdf5, name: &str) -> Option<f64> {
    let (_, numbers) = file.numbers(name, &file.dataset(name)?).ok()?;
    numbers.first().copied().filter(|number| number.is_finite())
}

fn with_swapped_axes(samples: &[f64], [planes, rows, columns]: [usize; 3]) -> Vec<f64> {
    let mut out = Vec::with_capacity(samples.len());
    for plane in 0..planes {
        for column in 0..columns {
            let line = (0..rows).map(|row| samples[(plane * rows + row) * columns + column]);
            out.extend(line);
        }
    }
    out
}
