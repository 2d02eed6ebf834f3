//! The origin, the zero and the unit of light of a PSF, which beads leave open.
//!
//! Light is 0 in the corners of the window in the plane where they are darkest: an even light of
//! all planes and a background are the same data. The light that a PSF has there is taken for
//! background, so photons are some per cent too few.
//!
//! z = 0 is the sharpest plane: the middle of the range in which sharpness is at least
//! [`SHARP`] of its largest value. Sharpness is the sum of squares of the shares over the square of
//! their sum. A PSF with two equally sharp planes has its origin between them.
//!
//! x and y are the centre of light in that plane: the point about which light is in balance,
//! weighted by a Gaussian around the point itself. An even background does not move it.

use gaussmle::SplineParts;

use super::evaluate::Images;
use super::fit::Fitted;
use super::psf::Evaluator;
use super::robust::median;

/// The sharpness of the sharp range, as a part of the largest.
const SHARP: f64 = 0.95;

/// The distance of planes in which sharpness is found, um.
const STEP_UM: f64 = 0.005;

/// The distance from the first and the last plane in which z is not used, um: a molecule there
/// would leave the measured range by chance.
const INSET_UM: f64 = 0.06;

/// The light in the window over that of the brightest plane, below which a plane is not used.
const LEAST_LIGHT: f64 = 0.5;

/// Sets the origin and the unit of light, and moves the beads accordingly.
pub(super) fn fix(fitted: &mut Fitted) -> SplineParts {
    let mut psf = Evaluator {
        grid: fitted.grid.clone(),
        origin: fitted.geometry.origin,
        spacing_um: fitted.geometry.spacing_um,
    };
    // The outer pixels are not in the windows of all beads.
    let side = fitted.geometry.pixels - 2;
    let (low, high) = fitted.common_heights();
    let inset = [low + INSET_UM, high - INSET_UM];
    let dark = darkest_corners(&psf, side, inset);
    psf.grid.values.iter_mut().for_each(|value| *value -= dark);
    for own in &mut fitted.parameters {
        own.0[4] += dark * own.photons();
    }
    let z_um = sharpest(&psf, side, inset);
    let [x, y] = centre(&psf, side, z_um);
    for (value, shift) in psf.origin.iter_mut().zip([x, y, z_um / psf.spacing_um]) {
        *value += shift;
    }
    for own in &mut fitted.parameters {
        own.0[0] += x;
        own.0[1] += y;
        own.0[2] -= z_um;
    }
    let half_window_px = half_window(fitted);
    let inner = 2 * half_window_px as usize + 1;
    let measured = inset.map(|z| z - z_um);
    let (light, z_range_um) = brightest(&psf, inner, measured);
    psf.grid.values.iter_mut().for_each(|value| *value /= light);
    fitted
        .parameters
        .iter_mut()
        .for_each(|own| own.0[3] *= light);
    fitted.grid = psf.grid.clone();
    fitted.geometry.origin = psf.origin;
    let grid = &psf.grid;
    SplineParts {
        coefficients: grid.values.iter().map(|value| *value as f32).collect(),
        shape: [grid.planes, grid.side, grid.side],
        origin: psf.origin,
        knots_per_pixel: 1.0,
        plane_spacing_um: psf.spacing_um,
        half_window_px,
        z_range_um,
    }
}

/// Heights from `low` to `high` in equal steps near [`STEP_UM`].
fn heights([low, high]: [f64; 2]) -> impl Iterator<Item = f64> {
    let steps = ((high - low) / STEP_UM).ceil().max(1.0) as usize;
    (0..=steps).map(move |step| low + (high - low) * step as f64 / steps as f64)
}

/// The mean share of the pixels in the corners, in the plane where it is smallest.
fn darkest_corners(psf: &Evaluator, side: usize, range_um: [f64; 2]) -> f64 {
    /// The distance from the middle from which a pixel is in a corner, in halves of a side.
    const CORNER: f64 = 1.25;
    let half = (side - 1) as f64 / 2.0;
    let is_corner = |i: &usize| {
        let (x, y) = ((i % side) as f64 - half, (i / side) as f64 - half);
        libm::hypot(x, y) >= CORNER * half
    };
    let corners: Vec<usize> = (0..side * side).filter(is_corner).collect();
    let mean = |images: Images| {
        corners.iter().map(|i| images.share[*i]).sum::<f64>() / corners.len() as f64
    };
    let planes = heights(range_um).filter_map(|z| Some(mean(psf.images(z, side)?)));
    let least = planes.fold(f64::INFINITY, f64::min);
    if least.is_finite() { least } else { 0.0 }
}

/// The z of the sharpest plane, um.
fn sharpest(psf: &Evaluator, side: usize, range_um: [f64; 2]) -> f64 {
    let sharpness = |images: Images| {
        let sum: f64 = images.share.iter().sum();
        images.share.iter().map(|share| share * share).sum::<f64>() / (sum * sum)
    };
    let planes = heights(range_um).filter_map(|z| Some((z, sharpness(psf.images(z, side)?))));
    let planes: Vec<(f64, f64)> = planes.collect();
    let largest = planes.iter().map(|plane| plane.1).fold(0.0, f64::max);
    let is_sharp = |plane: &&(f64, f64)| plane.1 >= SHARP * largest;
    let first = planes.iter().find(is_sharp);
    let last = planes.iter().rev().find(is_sharp);
    first
        .zip(last)
        .map_or(0.0, |(first, last)| first.0.midpoint(last.0))
}

/// The centre of light in a plane, from the present origin, pixels.
fn centre(psf: &Evaluator, side: usize, z_um: f64) -> [f64; 2] {
    const STEPS: usize = 100;
    let Some(images) = psf.images(z_um, side) else {
        return [0.0; 2];
    };
    let middle = (side - 1) as f64 / 2.0;
    let width = 0.25 * side as f64;
    let mut at = [0.0; 2];
    for _ in 0..STEPS {
        let mut sums = [0.0; 3];
        for (i, share) in images.share.iter().enumerate() {
            let x = (i % side) as f64 - middle;
            let y = (i / side) as f64 - middle;
            let distance = ((x - at[0]).powi(2) + (y - at[1]).powi(2)) / (width * width);
            let light = share * libm::exp(-0.5 * distance);
            sums[0] += light;
            sums[1] += light * x;
            sums[2] += light * y;
        }
        at = [sums[1] / sums[0], sums[2] / sums[0]].map(|at| at.clamp(-1.0, 1.0));
    }
    at
}

/// The distance from the molecule that half of the beads measured on each side, pixels.
fn half_window(fitted: &Fitted) -> f64 {
    let last = (fitted.geometry.pixels - 1) as f64;
    let side = |distance: fn(f64, f64) -> f64, axis: usize| {
        let beads = fitted.kept().map(|bead| fitted.parameters[bead].0[axis]);
        median(&mut beads.map(|at| distance(at, last)).collect::<Vec<_>>())
    };
    let before = |axis| side(|at, _| at, axis);
    let after = |axis| side(|at, last| last - at, axis);
    [before(0), before(1), after(0), after(1)]
        .into_iter()
        .fold(f64::INFINITY, f64::min)
}

/// The light in the window of the brightest plane, and the range around 0 in which planes have
/// enough of it.
fn brightest(psf: &Evaluator, side: usize, measured_um: [f64; 2]) -> (f64, [f64; 2]) {
    let light = |z| {
        psf.images(z, side)
            .map(|images| images.share.iter().sum::<f64>())
    };
    let planes = heights(measured_um).filter_map(|z| Some((z, light(z)?)));
    let planes: Vec<(f64, f64)> = planes.collect();
    let largest = planes.iter().map(|plane| plane.1).fold(0.0, f64::max);
    let is_lit = |plane: &&(f64, f64)| plane.1 >= LEAST_LIGHT * largest;
    let above = planes
        .iter()
        .filter(|plane| plane.0 >= 0.0)
        .take_while(is_lit);
    let below = planes
        .iter()
        .rev()
        .filter(|plane| plane.0 <= 0.0)
        .take_while(is_lit);
    let end = |plane: Option<&(f64, f64)>| plane.map_or(0.0, |plane| plane.0);
    (largest, [end(below.last()), end(above.last())])
}
