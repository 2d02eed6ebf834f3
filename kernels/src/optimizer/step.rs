//! One damped step inside the bounds, and the decision when to check for convergence.
//!
//! Steps are shortened where the model is far from quadratic: the centre moves by at most one
//! width, a width changes by at most half, and photons and background shrink by a bounded factor.
//! After a scoring step the slope at the new point shows whether the step was too long or too
//! short, and the following steps are scaled accordingly. A measured PSF with a depth learns the curvature
//! instead (`secant`).

use cubecl::prelude::*;

use super::amplitudes::solve_amplitudes;
use super::bounds::Bounds;
use super::curvature::Curvature;
use super::damping::{fraction_to_bounds, limited_fraction, relaxation};
use super::full_step::FullStep;
use super::progress::{Progress, UNBOUNDED};
use crate::math::{any, reciprocal, splat, square_root};
use crate::psf::{Layout, Widths};
use crate::spec::{constant, triangle};
use crate::vectors::{Vectors, accumulator};

/// The Newton radius as a part of the signal-to-noise ratio, where that is larger than
/// [`Progress::newton_radius`]: about half a width.
const RADIUS_PER_SIGNAL: f32 = 0.125;

/// Fraction of the Newton radius that remains after a bad Newton step.
const RADIUS_SHRINK: f32 = 0.25;

/// The smallest pivot of a Hessian that a step is taken with.
const SAFE_PIVOT: f32 = 1e-4;

/// The lowest relative change of photons or background in one step.
const LARGEST_DECREASE: f32 = -0.8;

/// Returns the error that a Newton step leaves, in units of the CRLB: its square over the
/// signal-to-noise ratio, times an empirical factor.
///
/// The factor was measured over 50 to 1000 photons and exceeds that of nearly all spots: a spot
/// that fails a check for convergence costs as much as three, and the other spots of its vector or
/// warp wait for it.
#[cube]
fn error_after_newton<F: Float, N: Size, P: Layout>(
    decrement: Vector<F, N>,
    relative_noise: Vector<F, N>,
) -> Vector<F, N> {
    splat::<F, N>(comptime!(if P::FREE_WIDTH { 10.0 } else { 1.0 }))
        * decrement
        * decrement
        * relative_noise
}

/// Moves parameter `k` to the target, or as far as the bounds allow, in the lanes that are
/// `moving`. Returns the step taken.
#[cube]
fn move_parameter<F: Float, N: Size>(
    theta: &mut Vectors<F, N>,
    progress: &mut Progress<F, N>,
    target: Vector<F, N>,
    moving: Vector<bool, N>,
    bounds: &Bounds<F, N>,
    #[comptime] k: usize,
) -> Vector<F, N> {
    let inside = clamp(target, bounds.lower[k], bounds.upper[k]);
    let next = select_many(moving, inside, theta[k]);
    let taken = next - theta[k];
    progress.step[k] = select_many(moving, taken, progress.step[k]);
    theta[k] = next;
    taken
}

/// Moves all parameters: position and widths by `fraction` of the full step, then the background,
/// then the photons. Returns the slope of the log-likelihood along the step.
#[cube]
fn move_parameters<F: Float, N: Size, P: Layout>(
    theta: &mut Vectors<F, N>,
    progress: &mut Progress<F, N>,
    curvature: &Curvature<F, N>,
    full: &FullStep<F, N>,
    fraction: Vector<F, N>,
    damping: Vector<F, N>,
    moving: Vector<bool, N>,
    bounds: &Bounds<F, N>,
) -> Vector<F, N> {
    let gradient = &curvature.gradient;
    let mut slope = accumulator::<F, N>(splat::<F, N>(0.0));
    #[unroll]
    for k in 0..comptime!(P::PARAMETERS) {
        if comptime!(k != P::PHOTONS && k != P::BACKGROUND) {
            let target = fma(full.step[k], fraction, theta[k]);
            let taken = move_parameter::<F, N>(theta, progress, target, moving, bounds, k);
            slope.store(fma(gradient[k], taken, slope.read()));
        }
    }
    let per_damping = reciprocal::<F, N>(damping);
    let amplitudes = solve_amplitudes::<F, N, P>(curvature, full, &progress.step, per_damping);
    let background = comptime!(P::BACKGROUND);
    let shrink = splat::<F, N>(LARGEST_DECREASE);
    let change = max(amplitudes.background * damping, theta[background] * shrink);
    let target = theta[background] + change;
    let taken = move_parameter::<F, N>(theta, progress, target, moving, bounds, background);
    slope.store(fma(gradient[background], taken, slope.read()));
    // If bounds clip the background step, the photon step is adapted to what was taken.
    let photons = comptime!(P::PHOTONS);
    let change = fma(amplitudes.exchange, taken, amplitudes.photons * damping);
    let target = theta[photons] + max(change, theta[photons] * shrink);
    let taken = move_parameter::<F, N>(theta, progress, target, moving, bounds, photons);
    fma(gradient[photons], taken, slope.read())
}

/// Takes one step in the lanes that are `active`. Returns 1 for those that need another, and 0 for
/// those to check for convergence.
#[cube]
pub(crate) fn take_step<F: Float, N: Size, P: Layout>(
    theta: &mut Vectors<F, N>,
    progress: &mut Progress<F, N>,
    curvature: &Curvature<F, N>,
    full: &FullStep<F, N>,
    widths: &Widths<F, N>,
    active: Vector<F, N>,
    bounds: &Bounds<F, N>,
    constants: &[F],
) -> Vector<F, N> {
    let n = comptime!(P::PARAMETERS);
    let zero = splat::<F, N>(0.0);
    let one = splat::<F, N>(1.0);

    let scale = &full.scale;
    let is_free = &full.is_free;
    let mut slope = accumulator::<F, N>(zero);
    let mut pivot = accumulator::<F, N>(full.pivot);
    #[unroll]
    for k in 0..n {
        slope.store(fma(curvature.gradient[k], progress.step[k], slope.read()));
        // The scaled diagonal is 1 if the entry is positive, which the factorization assumes.
        let diagonal = curvature.matrix[comptime!(triangle(k, k))] * scale[k] * scale[k];
        pivot.store(min(
            pivot.read(),
            fma(diagonal, is_free[k], one - is_free[k]),
        ));
    }
    let decrement = square_root::<F, N>(full.decrement_squared);

    // The log-likelihood is the farther from quadratic, the noisier the photons are.
    let relative_noise =
        scale[comptime!(P::PHOTONS)] * reciprocal::<F, N>(theta[comptime!(P::PHOTONS)]);

    // A Hessian that is not positive definite gives no descent direction. The spot stays where it
    // is and takes a scoring step next.
    let newton = progress.newton.greater_than(&zero);
    let indefinite = newton.vec_and(pivot.read().less_than(&splat::<F, N>(SAFE_PIVOT)));
    let tolerance = Vector::new(constants[comptime!(constant::TOLERANCE)]);
    // Steps of a measured PSF with a depth know the curvature of the data.
    let damping = if comptime!(P::HAS_PLANES) {
        one
    } else {
        select_many(newton, one, relaxation::<F, N>(&*progress, slope.read()))
    };
    // The Fisher matrix may have more curvature than the data, so the error is known after Newton
    // steps only.
    let error = select_many(
        newton,
        error_after_newton::<F, N, P>(decrement, relative_noise),
        splat::<F, N>(1e30),
    );
    let error = select_many(indefinite, splat::<F, N>(1e30), error);
    let arrived = error
        .less_equal(&tolerance)
        .vec_and(full.bound_decrement.less_equal(&(tolerance * tolerance)));
    let worse = newton.vec_and(decrement.greater_than(&progress.decrement));
    let radius = select_many(
        indefinite.or(worse),
        progress.newton_radius * splat::<F, N>(RADIUS_SHRINK),
        progress.newton_radius,
    );
    // The progress of a spot that waits for its neighbours must not change: the result must not
    // depend on how long it waits.
    let here = active.greater_than(&zero);
    // The step of the others assumes that a blocked parameter leaves its bound, so they wait for a
    // step with that parameter fixed.
    let none = Vector::<u32, N>::new(0u32);
    let waits = indefinite.or(full.blocked.not_equal(&none));
    let moving = select_many(waits, zero, active).greater_than(&zero);
    // A step that gives no descent direction does not tell which parameters are to be fixed.
    let waiting = select_many(here, full.blocked, none);
    let waiting = select_many(indefinite, none, waiting);
    progress.blocked = select_many(moving, none, progress.blocked | waiting);
    progress.decrement = select_many(moving, decrement, progress.decrement);
    let inv_sqrt_det = select_many(newton, full.inv_sqrt_det, splat::<F, N>(UNBOUNDED));
    let inv_sqrt_det = select_many(indefinite, splat::<F, N>(UNBOUNDED), inv_sqrt_det);
    progress.inv_sqrt_det = select_many(here, inv_sqrt_det, progress.inv_sqrt_det);
    progress.newton_radius = select_many(here, radius, progress.newton_radius);

    let limited = limited_fraction::<F, N, P>(damping, &full.step, widths, bounds);
    let checked = progress.half_deviance.less_than(&splat::<F, N>(UNBOUNDED));
    let mut fraction = limited;
    if any::<F, N>(select_many(checked, one, zero)) {
        let to_bounds = fraction_to_bounds::<F, N>(&*theta, full, bounds, n);
        let is_cut = checked.vec_and(to_bounds.less_than(&limited));
        fraction = select_many(is_cut, to_bounds, limited);
    }
    let is_cut = fraction.less_than(&limited);
    progress.fraction = select_many(moving, fraction, progress.fraction);
    let length = min(
        decrement,
        decrement * relative_noise * splat::<F, N>(comptime!(1.0 / RADIUS_PER_SIGNAL)),
    );
    let near = length
        .less_equal(&radius)
        .vec_and(fraction.greater_equal(&damping));
    let near = select_many(near, one, zero);
    let near = select_many(indefinite, zero, near);
    let near = if comptime!(P::SEPARABLE) { near } else { zero };
    progress.newton = select_many(here, near, progress.newton);
    let slope = move_parameters::<F, N, P>(
        theta, progress, curvature, full, fraction, damping, moving, bounds,
    );
    // The length of a step that ends at a bound says nothing about that of the next.
    let slope = select_many(is_cut, zero, slope);
    progress.slope = select_many(moving, slope, progress.slope);
    select_many(arrived, zero, active)
}
