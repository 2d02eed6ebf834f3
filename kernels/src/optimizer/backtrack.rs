//! Backtracking: taking back most of a step that increased the deviance.

use cubecl::prelude::*;

use super::progress::{FIRST_NEWTON_RADIUS, Progress, UNBOUNDED};
use crate::math::splat;
use crate::vectors::Vectors;

/// Number of iterations after which each step is checked against the deviance. A spot that takes
/// longer may be cycling.
pub(crate) const CHECKED_AFTER: f32 = 12.0;

/// Fraction of a step that remains after backtracking.
pub(crate) const BACKTRACK_FACTOR: f32 = 0.25;

/// The [`Progress::max_fraction`] once steps are checked. Larger steps are needed along flat
/// valleys, which the Fisher matrix does not represent.
const MAX_CHECKED_FRACTION: f32 = 16.0;

/// Relative rounding error of a large deviance. That of the expected counts, 5e-7, is weighted with
/// residuals that have the same sign in many pixels.
const ROUNDING: f32 = 1e-5;

/// Backtracks where `half_deviance` has increased, among the spots that are `checked`. Returns 1
/// for those that it moved.
#[cube]
pub(crate) fn backtrack<F: Float, N: Size>(
    theta: &mut Vectors<F, N>,
    progress: &mut Progress<F, N>,
    half_deviance: Vector<F, N>,
    checked: Vector<F, N>,
    #[comptime] n: usize,
) -> Vector<F, N> {
    let rounding = fma(
        progress.half_deviance,
        splat::<F, N>(ROUNDING),
        splat::<F, N>(1e-3),
    );
    let checked = checked.greater_than(&splat::<F, N>(0.0));
    let increased =
        checked.vec_and(half_deviance.greater_than(&(progress.half_deviance + rounding)));
    progress.half_deviance = select_many(
        checked,
        select_many(increased, progress.half_deviance, half_deviance),
        progress.half_deviance,
    );
    // The check guards against bad Newton steps, so they may be tried from the first radius again.
    let radius = max(progress.newton_radius, splat::<F, N>(FIRST_NEWTON_RADIUS));
    progress.newton_radius = select_many(checked, radius, progress.newton_radius);
    progress.max_fraction = select_many(
        checked,
        splat::<F, N>(MAX_CHECKED_FRACTION),
        progress.max_fraction,
    );
    let left = select_many(
        increased,
        splat::<F, N>(BACKTRACK_FACTOR),
        splat::<F, N>(1.0),
    );
    #[unroll]
    for k in 0..n {
        let step = progress.step[k];
        progress.step[k] = step * left;
        theta[k] = theta[k] - (step - step * left);
    }
    progress.slope *= left;
    progress.fraction *= left;
    progress.newton = select_many(increased, splat::<F, N>(0.0), progress.newton);
    progress.inv_sqrt_det = select_many(increased, splat::<F, N>(UNBOUNDED), progress.inv_sqrt_det);
    select_many(increased, splat::<F, N>(1.0), splat::<F, N>(0.0))
}
