//! One damped scoring step inside the box, and when to stop.
//!
//! A parameter at a bound that the gradient, or the step, pushes outward is held: cut out of the
//! Fisher matrix until it is pulled back. Steps are shortened where the model is far from
//! quadratic: no centre moves by more than a width, no width by more than half, and light and background
//! shrink by a bounded factor. A step that overshot, as the slope along it tells at the next
//! point without any likelihood being computed, halves the following ones.

use cubecl::num_traits::{One, Zero};
use cubecl::prelude::*;

use crate::linalg::{SMALLEST_PIVOT, factorise, scales, solve, volume};
use crate::math::{reciprocal, root, splat};
use crate::psf::{Layout, Widths, X, Y};
use crate::spec::{constant, triangle, triangle_len};

/// What an iteration leaves to the next.
#[derive(CubeType)]
pub(crate) struct Progress<F: Float, N: Size> {
    /// The last step, in the parameters' units.
    pub step: Array<Vector<F, N>>,
    /// Parameters that the last step pushed against their bound, a bit each.
    pub pushed: Vector<u32, N>,
    /// Gradient along the last step, where it began.
    pub slope: Vector<F, N>,
    /// Fraction that was taken.
    pub fraction: Vector<F, N>,
    /// The last Newton decrement: the full step's length in units of the CRLB.
    pub decrement: Vector<F, N>,
    /// 1 where the next step is Newton's, by the Hessian; 0 where it is by the Fisher matrix.
    pub newton: Vector<F, N>,
    /// See [`volume`], of the Hessian that the last step went by; [`UNBOUNDED`] if it went by none.
    pub volume: Vector<F, N>,
    /// The longest step, in units of the CRLB, after which Newton's is trusted.
    pub reach: Vector<F, N>,
    /// Most of a step that is taken.
    pub most: Vector<F, N>,
    /// Half the deviance of the last point, once heights are looked at.
    pub height: Vector<F, N>,
}

/// Iterations after which each step must lead uphill.
pub(crate) const CAREFUL: f32 = 12.0;
/// What is left of a step that did not.
const RETREAT: f32 = 0.25;

/// The first of these. A step this long leaves about one CRLB, and within that the likelihood is as good as quadratic.
pub(crate) const REACH: f32 = 4.0;
/// Or this part of the signal-to-noise ratio, where that is more: about half a width.
const REACH_OF_SIGNAL: f32 = 0.125;
/// What a step of Newton's that went wrong leaves of them.
const WITHDRAWAL: f32 = 0.25;
/// The least pivot of a Hessian that is stepped by.
const SAFE_PIVOT: f32 = 1e-4;

/// The [`volume`] that stands for a matrix that allows any step.
pub(crate) const UNBOUNDED: f32 = 1e30;

/// What rounding leaves of the gradient, in units of the CRLB, over the signal-to-noise ratio of the photons ..
const ROUNDING: f32 = 5e-7;
/// .. and over that of the background.
const ROUNDING_OF_BACKGROUND: f32 = 1.5e-7;

/// How small the decrement must be. It is a length by the Fisher matrix, which does not see that the data at hand may be flatter
/// along some direction, and what is left so much longer. How the [`volume`]s of the Fisher matrix here and of the Hessian where
/// the last step began compare tells about how much. `photons` and `background` are signal-to-noise ratios.
#[cube]
pub(crate) fn close_enough<F: Float, N: Size>(
    tolerance: Vector<F, N>,
    volume_here: Vector<F, N>,
    volume_of_hessian: Vector<F, N>,
    photons: Vector<F, N>,
    background: Vector<F, N>,
) -> Vector<F, N> {
    let flatness = volume_here * reciprocal::<F, N>(volume_of_hessian);
    let rounding = max(
        photons * splat::<F, N>(ROUNDING),
        background * splat::<F, N>(ROUNDING_OF_BACKGROUND),
    );
    let close = max(
        tolerance * min(Vector::one(), flatness * flatness),
        rounding,
    );
    let known = volume_of_hessian.less_than(&splat::<F, N>(UNBOUNDED));
    select_many(known, close, Vector::zero())
}

/// A parameter's lower bound.
#[cube]
pub(crate) fn lower<F: Float, N: Size>(constants: &[F], #[comptime] k: usize) -> Vector<F, N> {
    Vector::new(constants[comptime!(constant::LOWER + k)])
}

/// A parameter's upper bound.
#[cube]
pub(crate) fn upper<F: Float, N: Size>(constants: &[F], #[comptime] k: usize) -> Vector<F, N> {
    Vector::new(constants[comptime!(constant::UPPER + k)])
}

/// Sets `free` to 0 for each parameter at a bound that the gradient pushes outward, or that the
/// last step did (`pushed`), else to 1. Returns the squared decrement that the latter ones hide: a
/// fit has not converged while a held parameter is pulled inward.
#[cube]
pub(crate) fn hold<F: Float, N: Size>(
    free: &mut Array<Vector<F, N>>,
    theta: &Array<Vector<F, N>>,
    gradient: &Array<Vector<F, N>>,
    scale: &Array<Vector<F, N>>,
    pushed: Vector<u32, N>,
    constants: &[F],
    #[comptime] n: usize,
) -> Vector<F, N> {
    let zero = Vector::<F, N>::zero();
    let mut hidden = zero;
    #[unroll]
    for k in 0..n {
        let at_lower = theta[k].less_equal(&lower::<F, N>(constants, k));
        let at_upper = theta[k].greater_equal(&upper::<F, N>(constants, k));
        let outward = select_many(
            at_lower,
            -gradient[k],
            select_many(at_upper, gradient[k], -Vector::<F, N>::one()),
        );
        let out = outward.greater_equal(&zero);
        let bit = Vector::<u32, N>::new(comptime!(1u32 << k));
        let stuck = (pushed & bit).equal(&bit);
        let held = out.or(stuck);
        let inward = select_many(stuck, gradient[k] * scale[k], zero);
        let inward = select_many(out, zero, inward);
        hidden = fma(inward, inward, hidden);
        free[k] = select_many(held, zero, Vector::one());
    }
    hidden
}

/// Bounds of [`relaxation`].
const LEAST_RELAXATION: f32 = 0.03;
pub(crate) const MOST_RELAXATION: f32 = 1.5;
/// The latter where heights are looked at: the Fisher matrix does not know of flat valleys.
const MOST_IN_VALLEYS: f32 = 16.0;

/// The fraction of the next step to take: that which would have brought the slope along the last
/// step to zero. The Fisher matrix is the curvature's mean, and the data at hand may curve more, so that full
/// steps overshoot, or less, so that they creep. This is Barzilai and Borwein's step length with
/// the Fisher matrix as the metric.
#[cube]
fn relaxation<F: Float, N: Size>(progress: &Progress<F, N>, slope: Vector<F, N>) -> Vector<F, N> {
    let one = Vector::<F, N>::one();
    let fall = progress.slope - slope;
    // A slope that did not fall at all says: farther.
    let ratio = progress.slope
        * reciprocal::<F, N>(max(
            max(fall, progress.slope * splat::<F, N>(0.25)),
            splat::<F, N>(1e-30),
        ));
    let wanted = clamp(
        progress.fraction * ratio,
        splat::<F, N>(LEAST_RELAXATION),
        progress.most,
    );
    select_many(progress.slope.greater_than(&Vector::zero()), wanted, one)
}

/// What a step of Newton's leaves, in units of the CRLB: its square over the signal-to-noise ratio, times a factor
/// that was measured, over 50 to 1000 photons, and stands above nearly all spots: a spot that comes back from the last
/// pass costs the time of three.
#[cube]
fn left_by_newton<F: Float, N: Size, P: Layout>(
    decrement: Vector<F, N>,
    noise: Vector<F, N>,
) -> Vector<F, N> {
    splat::<F, N>(comptime!(if P::FREE_WIDTH { 3.0 } else { 0.6 })) * decrement * decrement * noise
}

/// The steps of photons and background that go with the steps `taken` of the others, before damping.
///
/// The model is linear in light, so light is not held back with places and widths: a spot that starts
/// too faint would never get bright. The joint step, though, counts on the others to move too.
#[derive(CubeType)]
struct Light<F: Float, N: Size> {
    /// The background's step, if the photons take theirs.
    background: Vector<F, N>,
    /// The photons' step, if the background takes none ..
    photons: Vector<F, N>,
    /// .. and how it changes with the background's.
    exchange: Vector<F, N>,
}

#[cube]
fn settle_light<F: Float, N: Size, P: Layout>(
    gradient: &Array<Vector<F, N>>,
    fisher: &Array<Vector<F, N>>,
    scale: &Array<Vector<F, N>>,
    free: &Array<Vector<F, N>>,
    taken: &Array<Vector<F, N>>,
    per_damping: Vector<F, N>,
) -> Light<F, N> {
    let photons = comptime!(P::PHOTONS);
    let background = comptime!(P::BACKGROUND);
    let unit_photons = scale[photons] * free[photons];
    let unit_background = scale[background] * free[background];
    let mut pull_photons = gradient[photons];
    let mut pull_background = gradient[background];
    #[unroll]
    for k in 0..comptime!(P::PARAMETERS) {
        if comptime!(k != P::PHOTONS && k != P::BACKGROUND) {
            let moved = taken[k] * per_damping;
            pull_photons -= fisher[comptime!(triangle(k, P::PHOTONS))] * moved;
            pull_background -= fisher[comptime!(triangle(k, P::BACKGROUND))] * moved;
        }
    }
    let pull_photons = pull_photons * unit_photons;
    let pull_background = pull_background * unit_background;
    let between = fisher[comptime!(triangle(P::PHOTONS, P::BACKGROUND))];
    let shared = between * unit_photons * unit_background;
    let per_own = reciprocal::<F, N>(max(
        fma(-shared, shared, Vector::one()),
        splat::<F, N>(SMALLEST_PIVOT),
    ));
    Light::<F, N> {
        background: (pull_background - shared * pull_photons) * per_own * unit_background,
        photons: pull_photons * unit_photons,
        exchange: -(between * unit_photons * unit_photons),
    }
}

/// Goes to the target, or as far as the bounds let, in the lanes that are `moving`. Returns how far.
#[cube]
fn go<F: Float, N: Size>(
    theta: &mut Array<Vector<F, N>>,
    progress: &mut Progress<F, N>,
    target: Vector<F, N>,
    moving: Vector<bool, N>,
    free: Vector<F, N>,
    constants: &[F],
    #[comptime] k: usize,
) -> Vector<F, N> {
    let zero = Vector::<F, N>::zero();
    let inside = clamp(
        target,
        lower::<F, N>(constants, k),
        upper::<F, N>(constants, k),
    );
    let stuck = inside
        .equal(&theta[k])
        .vec_and(target.not_equal(&inside))
        .vec_and(free.greater_than(&zero));
    let bit = Vector::<u32, N>::new(comptime!(1u32 << k));
    let others = progress.pushed & Vector::<u32, N>::new(comptime!(!(1u32 << k)));
    let pushed = select_many(stuck, others | bit, others);
    progress.pushed = select_many(moving, pushed, progress.pushed);
    let next = select_many(moving, inside, theta[k]);
    let taken = next - theta[k];
    progress.step[k] = select_many(moving, taken, progress.step[k]);
    theta[k] = next;
    taken
}

/// Goes most of the way back where the likelihood fell, among the spots that are `careful`; returns 1 for these.
#[cube]
pub(crate) fn retreat<F: Float, N: Size>(
    theta: &mut Array<Vector<F, N>>,
    progress: &mut Progress<F, N>,
    height: Vector<F, N>,
    careful: Vector<F, N>,
    #[comptime] n: usize,
) -> Vector<F, N> {
    // Less than this is rounding.
    let same = fma(progress.height, splat::<F, N>(1e-6), splat::<F, N>(1e-3));
    let careful = careful.greater_than(&Vector::zero());
    let risen = careful.vec_and(height.greater_than(&(progress.height + same)));
    progress.height = select_many(
        careful,
        select_many(risen, progress.height, height),
        progress.height,
    );
    // Heights guard against what a Hessian may lead to.
    let reach = max(progress.reach, splat::<F, N>(REACH));
    progress.reach = select_many(careful, reach, progress.reach);
    progress.most = select_many(careful, splat::<F, N>(MOST_IN_VALLEYS), progress.most);
    let left = select_many(risen, splat::<F, N>(RETREAT), Vector::one());
    #[unroll]
    for k in 0..n {
        let step = progress.step[k];
        progress.step[k] = step * left;
        theta[k] = theta[k] - (step - step * left);
    }
    progress.slope *= left;
    progress.fraction *= left;
    progress.newton = select_many(risen, Vector::zero(), progress.newton);
    progress.volume = select_many(risen, splat::<F, N>(UNBOUNDED), progress.volume);
    select_many(risen, Vector::one(), Vector::zero())
}

/// Takes one step in the lanes that are `active`, and returns 1 for those that go on.
#[cube]
pub(crate) fn advance<F: Float, N: Size, P: Layout>(
    theta: &mut Array<Vector<F, N>>,
    progress: &mut Progress<F, N>,
    gradient: &Array<Vector<F, N>>,
    fisher: &Array<Vector<F, N>>,
    widths: &Widths<F, N>,
    active: Vector<F, N>,
    constants: &[F],
) -> Vector<F, N> {
    let n = comptime!(P::PARAMETERS);
    let zero = Vector::<F, N>::zero();
    let one = Vector::<F, N>::one();
    let half = splat::<F, N>(0.5);

    let mut scale = Array::<Vector<F, N>>::new(n);
    let mut free = Array::<Vector<F, N>>::new(n);
    let mut step = Array::<Vector<F, N>>::new(n);
    let mut factor = Array::<Vector<F, N>>::new(comptime!(triangle_len(P::PARAMETERS)));
    scales::<F, N>(&mut scale, fisher, n);
    let hidden = hold::<F, N>(
        &mut free,
        &*theta,
        gradient,
        &scale,
        progress.pushed,
        constants,
        n,
    );
    let mut slope = zero;
    #[unroll]
    for k in 0..n {
        step[k] = gradient[k] * scale[k] * free[k];
        slope = fma(gradient[k], progress.step[k], slope);
    }
    let mut pivot = factorise::<F, N>(&mut factor, fisher, &scale, &free, n);
    #[unroll]
    for k in 0..n {
        // 1 where it is positive, as [`factorise`] takes for granted.
        let diagonal = fisher[comptime!(triangle(k, k))] * scale[k] * scale[k];
        pivot = min(pivot, fma(diagonal, free[k], one - free[k]));
    }
    let square = solve::<F, N>(&mut step, &factor, n);
    let decrement = root::<F, N>(square);

    // The signal-to-noise ratio tells how far from quadratic the likelihood is.
    let noise = scale[comptime!(P::PHOTONS)] * reciprocal::<F, N>(theta[comptime!(P::PHOTONS)]);

    // A Hessian that is not positive leads anywhere: stay, and come back with the Fisher matrix.
    let newton = progress.newton.greater_than(&zero);
    let lost = newton.vec_and(pivot.less_than(&splat::<F, N>(SAFE_PIVOT)));
    let tolerance = Vector::new(constants[comptime!(constant::TOLERANCE)]);
    let damping = select_many(newton, one, relaxation::<F, N>(&*progress, slope));
    // The Fisher matrix may have more curvature than the data: only Newton's steps tell what is left.
    let left = select_many(
        newton,
        left_by_newton::<F, N, P>(decrement, noise),
        splat::<F, N>(1e30),
    );
    let left = select_many(lost, splat::<F, N>(1e30), left);
    let arrived = left
        .less_equal(&tolerance)
        .vec_and(hidden.less_equal(&(tolerance * tolerance)));
    let worse = newton.vec_and(decrement.greater_than(&progress.decrement));
    let reach = select_many(
        lost.or(worse),
        progress.reach * splat::<F, N>(WITHDRAWAL),
        progress.reach,
    );
    // A spot that waits for its neighbours keeps what it knows: how long it waits must not matter.
    let here = active.greater_than(&zero);
    let moving = select_many(lost, zero, active).greater_than(&zero);
    progress.decrement = select_many(moving, decrement, progress.decrement);
    let allowed = volume::<F, N>(&factor, &scale, &free, n);
    let allowed = select_many(newton, allowed, splat::<F, N>(UNBOUNDED));
    let allowed = select_many(lost, splat::<F, N>(UNBOUNDED), allowed);
    progress.volume = select_many(here, allowed, progress.volume);
    progress.reach = select_many(here, reach, progress.reach);

    // Places and widths move only as far as the model is trusted.
    let mut fraction = damping;
    let tiny = splat::<F, N>(1e-15);
    #[unroll]
    for k in 0..n {
        step[k] = step[k] * scale[k];
        let per_length = reciprocal::<F, N>(Vector::abs(step[k]) + tiny);
        if comptime!(k == X) {
            fraction = min(fraction, widths.x * per_length);
        } else if comptime!(k == Y) {
            fraction = min(fraction, widths.y * per_length);
        } else if comptime!(k != P::PHOTONS && k != P::BACKGROUND) {
            fraction = min(
                fraction,
                half * widths.x * per_length * reciprocal::<F, N>(Vector::abs(widths.dx) + tiny),
            );
            fraction = min(
                fraction,
                half * widths.y * per_length * reciprocal::<F, N>(Vector::abs(widths.dy) + tiny),
            );
            let box_width = upper::<F, N>(constants, k) - lower::<F, N>(constants, k);
            fraction = min(fraction, splat::<F, N>(0.25) * box_width * per_length);
        }
    }
    progress.fraction = select_many(moving, fraction, progress.fraction);
    let length = min(
        decrement,
        decrement * noise * splat::<F, N>(comptime!(1.0 / REACH_OF_SIGNAL)),
    );
    let near = length
        .less_equal(&reach)
        .vec_and(fraction.greater_equal(&damping));
    let near = select_many(near, one, zero);
    let near = select_many(lost, zero, near);
    progress.newton = select_many(here, near, progress.newton);
    let mut slope = zero;
    #[unroll]
    for k in 0..n {
        if comptime!(k != P::PHOTONS && k != P::BACKGROUND) {
            let target = fma(step[k], fraction, theta[k]);
            slope = fma(
                gradient[k],
                go::<F, N>(theta, progress, target, moving, free[k], constants, k),
                slope,
            );
        }
    }
    let per_damping = reciprocal::<F, N>(damping);
    let light =
        settle_light::<F, N, P>(gradient, fisher, &scale, &free, &progress.step, per_damping);
    // Light shrinks by a bounded factor. The photons come last: they go with what the background is let.
    let background = comptime!(P::BACKGROUND);
    let shrink = splat::<F, N>(-0.8);
    let change = max(light.background * damping, theta[background] * shrink);
    let target = theta[background] + change;
    let taken = go::<F, N>(
        theta,
        progress,
        target,
        moving,
        free[background],
        constants,
        background,
    );
    slope = fma(gradient[background], taken, slope);
    let photons = comptime!(P::PHOTONS);
    let change = fma(light.exchange, taken, light.photons * damping);
    let target = theta[photons] + max(change, theta[photons] * shrink);
    let taken = go::<F, N>(
        theta,
        progress,
        target,
        moving,
        free[photons],
        constants,
        photons,
    );
    slope = fma(gradient[photons], taken, slope);
    progress.slope = select_many(moving, slope, progress.slope);
    select_many(arrived, zero, active)
}

#[cfg(test)]
mod tests {
    use cubecl::Device;

    use super::*;

    #[cube(launch_unchecked)]
    fn close<F: Float, N: Size>(input: &[Vector<F, N>], out: &mut [Vector<F, N>], count: u32) {
        let row = ABSOLUTE_POS;
        let n = count as usize;
        if row < n {
            out[row] = close_enough::<F, N>(
                input[row],
                input[n + row],
                input[2 * n + row],
                input[3 * n + row],
                input[4 * n + row],
            );
        }
    }

    #[test]
    fn the_tolerance_shrinks_where_the_data_are_flat() {
        // Tolerance, volumes of Fisher matrix and Hessian, signal-to-noise ratios; how small is close enough.
        let rows: [([f32; 5], f32); 8] = [
            ([1e-3, 1.0, 1.0, 30.0, 30.0], 1e-3),
            ([1e-3, 0.5, 1.0, 30.0, 30.0], 2.5e-4),
            ([1e-3, 2.0, 1.0, 30.0, 30.0], 1e-3),
            ([1e-3, 1e-6, 1.0, 30.0, 1.0], 1.5e-5),
            ([1e-3, 1e-6, 1.0, 30.0, 1000.0], 1.5e-4),
            ([1e-3, 1.0, 1.0, 4000.0, 30.0], 2e-3),
            ([1e-2, 1.0, 1.0, 30.0, 30.0], 1e-2),
            ([1e-3, 1.0, UNBOUNDED, 30.0, 30.0], 0.0),
        ];
        let input: Vec<f32> = (0..5)
            .flat_map(|k| rows.iter().map(move |row| row.0[k]))
            .collect();
        for device in Device::enumerate_all() {
            let client = device.client();
            let handle = client.create_from_slice(f32::as_bytes(&input));
            let out = client.empty(4 * rows.len());
            // SAFETY: `input` holds five values a row, `out` one.
            #[allow(unsafe_code)]
            unsafe {
                close::launch_unchecked::<f32>(
                    &client,
                    CubeCount::Static(1, 1, 1),
                    CubeDim::new_1d(rows.len() as u32),
                    1,
                    BufferArg::from_raw_parts(handle, input.len()),
                    BufferArg::from_raw_parts(out.clone(), rows.len()),
                    rows.len() as u32,
                );
            }
            let bytes = client.read_one(out).expect("the kernel runs");
            for ((row, right), &close) in rows.iter().zip(f32::from_bytes(&bytes)) {
                let name = client.name();
                assert!(
                    (close - right).abs() <= 1e-6 * right,
                    "{name} {row:?}: {close}"
                );
            }
        }
    }
}
