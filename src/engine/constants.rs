//! The kernel's constants for one size of ROI, from model, camera and options.

use std::ops::Range;

use gaussmle_kernels::moment_coefficients;
use gaussmle_kernels::spec::{constant, spline};

use super::light_moments::light_moments;
use crate::PixelSize;
use crate::camera::{Calibration, Camera};
use crate::error::{Result, value};
use crate::fit_options::{FitOptions, MOST_LIGHT};
use crate::model::{Given, Model, Parameter, Quantity, SplinePsf};

/// The least background that is fitted, photons per pixel, whatever the user's bound.
const LEAST_BACKGROUND: f64 = 1e-6;

/// The bounds of a fit, in the kernel's units: pixels, um for z, photoelectrons.
///
/// The defaults are: x and y on the ROI; widths from 0.3 pixels to half the ROI; photons from 1;
/// background from 0.001. The last two keep the model above 0 in pixels without photons.
pub(crate) fn bounds(
    model: &Model,
    options: &FitOptions,
    pixel_size_um: PixelSize,
    size: usize,
) -> Vec<(f64, f64)> {
    let side = size as f64;
    let most = MOST_LIGHT;
    let depth_range = model.depth_range_um().unwrap_or([-f64::MAX, f64::MAX]);
    let depth_range = (depth_range[0], depth_range[1]);
    let mut out: Vec<(f64, f64)> = model
        .parameters()
        .iter()
        .map(|parameter| match parameter.quantity() {
            Quantity::Position => (-0.5, side - 0.5),
            Quantity::Photons => (1.0, most),
            Quantity::Background => (1e-3, most),
            Quantity::Depth => depth_range,
            Quantity::Width => (0.3, 0.5 * side),
        })
        .collect();
    for &(parameter, lower, upper) in &options.bounds {
        let Some(k) = model.index(parameter) else {
            continue;
        };
        let side_um = parameter
            .axis()
            .map_or(1.0, |axis| pixel_size_um.xy()[axis]);
        out[k] = match parameter.quantity() {
            Quantity::Position => (lower / side_um - 0.5, upper / side_um - 0.5),
            Quantity::Width => (lower / side_um, upper / side_um),
            // With a background of 0 the model, and the likelihood, of a pixel can be 0.
            Quantity::Background => (lower.max(LEAST_BACKGROUND), upper.min(most)),
            Quantity::Photons => (lower, upper.min(most)),
            Quantity::Depth => (lower, upper),
        };
    }
    out
}

/// Checks that a width fits in the ROI. A larger one is most likely in nanometres.
pub(crate) fn check_width(model: &Model, pixel_size_um: PixelSize, size: usize) -> Result<()> {
    let (option, given) = match model.given() {
        Given::Width(um) => ("sigma_um", Some(um)),
        Given::StartWidth(um) => ("sigma_um", um),
        Given::Curve(curve) => ("sigma_x0_um", Some(curve.sigma_x0_um)),
        Given::Spline(psf) => return check_window(&psf, size),
    };
    let Some(width) = given.map(|sigma| sigma / pixel_size_um.mean_um()) else {
        return Ok(());
    };
    if (0.1..size as f64).contains(&width) {
        return Ok(());
    }
    let what = format!("the width of a spot (pixels) in ROIs of {size}x{size}");
    let needed = "it must be 0.1 or more and fit in the ROI; widths and pixel sizes are in um";
    Err(value(option, what, width, needed))
}

/// Checks that the PSF was measured in windows as large as the ROI, and that kernels fit its knots.
fn check_window(psf: &SplinePsf, size: usize) -> Result<()> {
    let window = psf.window();
    let per_pixel = psf.knots_per_pixel();
    let largest = spline::largest_side(per_pixel as usize);
    if size <= window.min(largest) {
        return Ok(());
    }
    let (cause, needed) = if window <= largest {
        let needed = "light outside of the window is not known: take ROIs that are not larger";
        (format!("that was measured in windows of {window}"), needed)
    } else {
        let cause =
            format!("with {per_pixel} knots a pixel, which fits have in ROIs up to {largest}");
        (cause, "take ROIs that are not larger")
    };
    let what = format!("the side of the ROIs (pixels) for a PSF {cause}");
    Err(value("roi", what, size as f64, needed))
}

/// The distance of starts in z, um.
const START_SPACING_UM: f64 = 0.25;

/// The knots along an axis that fits read, as a range of coefficients of the PSF. It reaches beyond
/// them, where those of the ends are repeated.
fn knots(psf: &SplinePsf, origin: f64, bounds: (f64, f64), size: usize) -> Range<i64> {
    let per_pixel = psf.knots_per_pixel();
    // Molecules farther from the ROI have no light in it.
    let side = size as f64;
    let first =
        |place: f64| (origin - place.clamp(-side, 2.0 * side) * per_pixel).floor() as i64 - 1;
    first(bounds.1)..first(bounds.0) + 1 + spline::knots_read(size, per_pixel as usize) as i64
}

/// Appends the constants of a measured PSF. `bounds` are those of x, y and z.
fn add_spline(out: &mut Vec<f32>, psf: &SplinePsf, bounds: [(f64, f64); 3], size: usize) {
    let [planes, rows, columns] = psf.shape();
    let [x, y, z] = psf.origin();
    let (of_x, of_y) = (
        knots(psf, x, bounds[0], size),
        knots(psf, y, bounds[1], size),
    );
    let (lower, upper) = bounds[2];
    let range = upper - lower;
    // The kernel finds the light of one plane at its only start.
    let starts = (range / START_SPACING_UM).round().clamp(1.0, 64.0);
    let spacing = range / starts;
    out.resize(spline::COEFFICIENTS, 0.0);
    for (at, value) in [
        (spline::PLANES, planes as f64),
        (spline::ROWS, (of_y.end - of_y.start) as f64),
        (spline::COLUMNS, (of_x.end - of_x.start) as f64),
        (spline::PER_PIXEL, psf.knots_per_pixel()),
        (spline::ORIGIN_X, x - of_x.start as f64),
        (spline::ORIGIN_Y, y - of_y.start as f64),
        (spline::ORIGIN_Z, z),
        (spline::PLANES_PER_UM, 1.0 / psf.plane_spacing_um()),
        (spline::STARTS, starts),
        (spline::FIRST_START, lower + 0.5 * spacing),
        (spline::START_SPACING, spacing),
    ] {
        out[at] = value as f32;
    }
    let mut add_plane = |plane: &[f32]| {
        for row in of_y.clone() {
            let row = row.clamp(0, rows as i64 - 1) as usize;
            let row = &plane[row * columns..][..columns];
            out.extend(
                of_x.clone()
                    .map(|x| row[x.clamp(0, columns as i64 - 1) as usize]),
            );
        }
    };
    psf.coefficients()
        .chunks(rows * columns)
        .for_each(&mut add_plane);
    for start in 0..starts as usize {
        add_plane(&psf.sums_along_z(lower + (start as f64 + 0.5) * spacing));
    }
}

/// The buffer of constants of a launch. `map_variance` is that of most pixels of the camera's maps,
/// if it has some. `has_light` is true for ROIs with light that is known.
pub(crate) fn constants(
    model: &Model,
    (camera, has_light): (&Camera, bool),
    options: &FitOptions,
    size: usize,
    map_variance: Option<f32>,
) -> Result<Vec<f32>> {
    check_width(model, camera.pixel_size_um, size)?;
    let bounds = bounds(model, options, camera.pixel_size_um, size);
    if let (Some(curve), Some(z)) = (model.curve(), model.index(Parameter::Z)) {
        curve.check(bounds[z].0, bounds[z].1)?;
    }
    let excess = camera.excess_noise;
    let mut out = vec![0.0; constant::COUNT];
    let mut variance = map_variance.unwrap_or_default();
    if let Calibration::Uniform {
        offset_adu,
        gain_e_per_adu,
        read_noise_e,
    } = camera.calibration
    {
        out[constant::OFFSET] = offset_adu as f32;
        out[constant::GAIN] = (gain_e_per_adu / excess) as f32;
        variance = (read_noise_e / excess).powi(2) as f32;
        out[constant::VARIANCE] = variance;
    }
    out[constant::EXCESS] = excess as f32;
    out[constant::TOLERANCE] = options.tolerance as f32;
    out[constant::NAN] = f32::NAN;
    let psf = model.constants(camera.pixel_size_um);
    for (i, value) in psf.into_iter().enumerate() {
        out[constant::PSF + i] = value as f32;
    }
    for (k, (parameter, (lower, upper))) in model.parameters().iter().zip(&bounds).enumerate() {
        // The kernel fits light divided by the excess-noise factor.
        let is_light = parameter.quantity().is_light();
        let scale = if is_light { 1.0 / excess } else { 1.0 };
        out[constant::LOWER + k] = (lower * scale) as f32;
        out[constant::UPPER + k] = (upper * scale) as f32;
    }
    let moments = match has_light {
        true => light_moments(camera.noise(), excess, variance.into()),
        false => moment_coefficients(camera.noise(), excess, variance.into()),
    };
    for (i, &value) in moments.iter().flatten().enumerate() {
        out[constant::MOMENTS + i] = value;
    }
    if let Some(psf) = model.spline_psf() {
        let of = |parameter| model.index(parameter).map_or((0.0, 0.0), |k| bounds[k]);
        let bounds = [Parameter::X, Parameter::Y, Parameter::Z].map(of);
        add_spline(&mut out, psf, bounds, size);
    }
    Ok(out)
}
