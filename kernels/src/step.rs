//! One damped scoring step inside the box, and when to look whether it was the last.
//!
//! A parameter at a bound that the gradient, or the step, pushes outward is held: cut out of the
//! Fisher matrix until it is pulled back. Steps are shortened where the model is far from
//! quadratic: no centre moves by more than a width, no width by more than half, and light and background
//! shrink by a bounded factor. A step that overshot, as the slope along it tells at the next
//! point without any likelihood being computed, halves the following ones.

use cubecl::prelude::*;

use crate::bounds::Bounds;
use crate::direction::Direction;
use crate::linalg::SMALLEST_PIVOT;
use crate::math::{reciprocal, root, splat};
use crate::pass::Terrain;
use crate::psf::{Layout, Widths, X, Y};
use crate::spec::{constant, triangle};
use crate::vectors::{Vectors, running};

/// What an iteration leaves to the next.
#[derive(CubeType)]
pub(crate) struct Progress<F: Float, N: Size> {
    /// The last step, in the parameters' units.
    pub step: Vectors<F, N>,
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
    /// See [`Direction::volume`], of the Hessian that the last step went by; [`UNBOUNDED`] if it went by none.
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

/// The [`Direction::volume`] that stands for a matrix that allows any step.
pub(crate) const UNBOUNDED: f32 = 1e30;

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
    let one = splat::<F, N>(1.0);
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
    select_many(
        progress.slope.greater_than(&splat::<F, N>(0.0)),
        wanted,
        one,
    )
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
    gradient: &Vectors<F, N>,
    fisher: &Vectors<F, N>,
    scale: &Vectors<F, N>,
    free: &Vectors<F, N>,
    taken: &Vectors<F, N>,
    per_damping: Vector<F, N>,
) -> Light<F, N> {
    let photons = comptime!(P::PHOTONS);
    let background = comptime!(P::BACKGROUND);
    let unit_photons = scale[photons] * free[photons];
    let unit_background = scale[background] * free[background];
    let mut pull_photons = running::<F, N>(gradient[photons]);
    let mut pull_background = running::<F, N>(gradient[background]);
    #[unroll]
    for k in 0..comptime!(P::PARAMETERS) {
        if comptime!(k != P::PHOTONS && k != P::BACKGROUND) {
            let moved = taken[k] * per_damping;
            let per_photons = fisher[comptime!(triangle(k, P::PHOTONS))];
            let per_background = fisher[comptime!(triangle(k, P::BACKGROUND))];
            pull_photons.store(pull_photons.read() - per_photons * moved);
            pull_background.store(pull_background.read() - per_background * moved);
        }
    }
    let pull_photons = pull_photons.read() * unit_photons;
    let pull_background = pull_background.read() * unit_background;
    let between = fisher[comptime!(triangle(P::PHOTONS, P::BACKGROUND))];
    let shared = between * unit_photons * unit_background;
    let per_own = reciprocal::<F, N>(max(
        fma(-shared, shared, splat::<F, N>(1.0)),
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
    theta: &mut Vectors<F, N>,
    progress: &mut Progress<F, N>,
    target: Vector<F, N>,
    moving: Vector<bool, N>,
    free: Vector<F, N>,
    bounds: &Bounds<F, N>,
    #[comptime] k: usize,
) -> Vector<F, N> {
    let zero = splat::<F, N>(0.0);
    let inside = clamp(target, bounds.lower[k], bounds.upper[k]);
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
    theta: &mut Vectors<F, N>,
    progress: &mut Progress<F, N>,
    height: Vector<F, N>,
    careful: Vector<F, N>,
    #[comptime] n: usize,
) -> Vector<F, N> {
    // Less than this is rounding.
    let same = fma(progress.height, splat::<F, N>(1e-6), splat::<F, N>(1e-3));
    let careful = careful.greater_than(&splat::<F, N>(0.0));
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
    let left = select_many(risen, splat::<F, N>(RETREAT), splat::<F, N>(1.0));
    #[unroll]
    for k in 0..n {
        let step = progress.step[k];
        progress.step[k] = step * left;
        theta[k] = theta[k] - (step - step * left);
    }
    progress.slope *= left;
    progress.fraction *= left;
    progress.newton = select_many(risen, splat::<F, N>(0.0), progress.newton);
    progress.volume = select_many(risen, splat::<F, N>(UNBOUNDED), progress.volume);
    select_many(risen, splat::<F, N>(1.0), splat::<F, N>(0.0))
}

/// Takes one step in the lanes that are `active`, and returns 1 for those that go on.
#[cube]
pub(crate) fn advance<F: Float, N: Size, P: Layout>(
    theta: &mut Vectors<F, N>,
    progress: &mut Progress<F, N>,
    terrain: &Terrain<F, N>,
    direction: &Direction<F, N>,
    widths: &Widths<F, N>,
    active: Vector<F, N>,
    bounds: &Bounds<F, N>,
    constants: &[F],
) -> Vector<F, N> {
    let n = comptime!(P::PARAMETERS);
    let zero = splat::<F, N>(0.0);
    let one = splat::<F, N>(1.0);

    let gradient = &terrain.gradient;
    let fisher = &terrain.fisher;
    let scale = &direction.scale;
    let free = &direction.free;
    let mut along = running::<F, N>(zero);
    let mut pivot = running::<F, N>(direction.pivot);
    #[unroll]
    for k in 0..n {
        along.store(fma(gradient[k], progress.step[k], along.read()));
        // 1 where it is positive, which the factor takes for granted.
        let diagonal = fisher[comptime!(triangle(k, k))] * scale[k] * scale[k];
        pivot.store(min(pivot.read(), fma(diagonal, free[k], one - free[k])));
    }
    let decrement = root::<F, N>(direction.square);

    // The signal-to-noise ratio tells how far from quadratic the likelihood is.
    let noise = scale[comptime!(P::PHOTONS)] * reciprocal::<F, N>(theta[comptime!(P::PHOTONS)]);

    // A Hessian that is not positive leads anywhere: stay, and come back with the Fisher matrix.
    let newton = progress.newton.greater_than(&zero);
    let lost = newton.vec_and(pivot.read().less_than(&splat::<F, N>(SAFE_PIVOT)));
    let tolerance = Vector::new(constants[comptime!(constant::TOLERANCE)]);
    let damping = select_many(newton, one, relaxation::<F, N>(&*progress, along.read()));
    // The Fisher matrix may have more curvature than the data: only Newton's steps tell what is left.
    let left = select_many(
        newton,
        left_by_newton::<F, N, P>(decrement, noise),
        splat::<F, N>(1e30),
    );
    let left = select_many(lost, splat::<F, N>(1e30), left);
    let arrived = left
        .less_equal(&tolerance)
        .vec_and(direction.hidden.less_equal(&(tolerance * tolerance)));
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
    let allowed = select_many(newton, direction.volume, splat::<F, N>(UNBOUNDED));
    let allowed = select_many(lost, splat::<F, N>(UNBOUNDED), allowed);
    progress.volume = select_many(here, allowed, progress.volume);
    progress.reach = select_many(here, reach, progress.reach);

    // Places and widths move only as far as the model is trusted.
    let mut most = running::<F, N>(damping);
    let tiny = splat::<F, N>(1e-15);
    #[unroll]
    for k in 0..n {
        let per_length = reciprocal::<F, N>(Vector::abs(direction.step[k]) + tiny);
        if comptime!(k == X) {
            most.store(min(most.read(), widths.x * per_length));
        } else if comptime!(k == Y) {
            most.store(min(most.read(), widths.y * per_length));
        } else if comptime!(k != P::PHOTONS && k != P::BACKGROUND) {
            let half = splat::<F, N>(0.5) * per_length;
            let per_x = reciprocal::<F, N>(Vector::abs(widths.dx) + tiny);
            let per_y = reciprocal::<F, N>(Vector::abs(widths.dy) + tiny);
            let let_by_widths = min(widths.x * half * per_x, widths.y * half * per_y);
            let box_width = bounds.upper[k] - bounds.lower[k];
            let let_by_box = splat::<F, N>(0.25) * box_width * per_length;
            most.store(min(most.read(), min(let_by_widths, let_by_box)));
        }
    }
    let fraction = most.read();
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
    let mut slope = running::<F, N>(zero);
    #[unroll]
    for k in 0..n {
        if comptime!(k != P::PHOTONS && k != P::BACKGROUND) {
            let target = fma(direction.step[k], fraction, theta[k]);
            let taken = go::<F, N>(theta, progress, target, moving, free[k], bounds, k);
            slope.store(fma(gradient[k], taken, slope.read()));
        }
    }
    let per_damping = reciprocal::<F, N>(damping);
    let light = settle_light::<F, N, P>(gradient, fisher, scale, free, &progress.step, per_damping);
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
        bounds,
        background,
    );
    slope.store(fma(gradient[background], taken, slope.read()));
    let photons = comptime!(P::PHOTONS);
    let change = fma(light.exchange, taken, light.photons * damping);
    let target = theta[photons] + max(change, theta[photons] * shrink);
    let taken = go::<F, N>(
        theta,
        progress,
        target,
        moving,
        free[photons],
        bounds,
        photons,
    );
    let slope = fma(gradient[photons], taken, slope.read());
    progress.slope = select_many(moving, slope, progress.slope);
    select_many(arrived, zero, active)
}
