//! The constants of a measured PSF: elliptic Gaussians, whose widths cross at z = 0.

use crate::spec::{constant, spline};

/// Knots along x and y, a pixel apart, and that of the molecule.
const KNOTS: usize = 44;
const MIDDLE: f64 = 22.0;

/// The distance of planes, and the farthest z of fits, um.
const SPACING_UM: f64 = 0.2;
const FARTHEST_UM: f64 = 0.4;

/// The centred cubic B-spline.
fn weight(t: f64) -> f64 {
    match t.abs() {
        t if t < 1.0 => 2.0 / 3.0 - t * t + t.powi(3) / 2.0,
        t if t < 2.0 => (2.0 - t).powi(3) / 6.0,
        _ => 0.0,
    }
}

/// The coefficients of a plane.
fn plane(z_um: f64) -> Vec<f64> {
    let [along_x, along_y] = [0.2, -0.2].map(|focus| 1.07 * f64::hypot(1.0, (z_um - focus) / 0.4));
    let coefficient = |at: usize| {
        let [x, y] = [at % KNOTS, at / KNOTS].map(|knot| knot as f64 - MIDDLE);
        let exponent = (x / along_x).powi(2) + (y / along_y).powi(2);
        (-exponent / 2.0).exp() / (std::f64::consts::TAU * along_x * along_y)
    };
    (0..KNOTS * KNOTS).map(coefficient).collect()
}

/// Appends the constants of a PSF of `planes` planes around z = 0. One plane has no z.
pub(super) fn add_measured_psf(out: &mut Vec<f32>, planes: usize) {
    let middle = (planes - 1) as f64 / 2.0;
    let of_planes: Vec<Vec<f64>> = (0..planes)
        .map(|k| plane((k as f64 - middle) * SPACING_UM))
        .collect();
    let (starts, spacing_um) = if planes == 1 { (1, 0.0) } else { (3, 0.25) };
    out.resize(spline::COEFFICIENTS, 0.0);
    for (at, value) in [
        (spline::PLANES, planes as f64),
        (spline::ROWS, KNOTS as f64),
        (spline::COLUMNS, KNOTS as f64),
        (spline::PER_PIXEL, 1.0),
        (spline::ORIGIN_X, MIDDLE),
        (spline::ORIGIN_Y, MIDDLE),
        (spline::ORIGIN_Z, middle),
        (spline::PLANES_PER_UM, 1.0 / SPACING_UM),
        (spline::STARTS, f64::from(starts)),
        (spline::FIRST_START, -spacing_um),
        (spline::START_SPACING, spacing_um),
    ] {
        out[at] = value as f32;
    }
    if planes > 1 {
        out[constant::LOWER + 2] = -FARTHEST_UM as f32;
        out[constant::UPPER + 2] = FARTHEST_UM as f32;
    }
    out.extend(of_planes.iter().flatten().map(|&c| c as f32));
    for start in 0..starts {
        let place = middle + f64::from(start - 1) * spacing_um / SPACING_UM;
        let sum = |at: usize| {
            let of_plane = |(k, plane): (usize, &Vec<f64>)| match planes {
                1 => plane[at],
                _ => weight(place - k as f64) * plane[at],
            };
            of_planes.iter().enumerate().map(of_plane).sum::<f64>() as f32
        };
        out.extend((0..KNOTS * KNOTS).map(sum));
    }
}
