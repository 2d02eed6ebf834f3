//! Where a fit would go next: the whole step, undamped, that the terrain asks for.

use cubecl::prelude::*;

use crate::bounds::{Bounds, hold};
use crate::linalg::{factorise, scales, solve, volume};
use crate::pass::Terrain;
use crate::vectors::Vectors;

/// The way that a Fisher matrix or a Hessian points, and how far.
#[derive(CubeType)]
pub(crate) struct Direction<F: Float, N: Size> {
    /// See [`scales`](crate::linalg::scales()).
    pub scale: Vectors<F, N>,
    /// 0 for a parameter that is held at a bound, else 1.
    pub free: Vectors<F, N>,
    /// The squared decrement that is hidden by those of them that are pulled inward.
    pub hidden: Vector<F, N>,
    /// The smallest pivot of the scaled matrix.
    pub pivot: Vector<F, N>,
    /// See [`volume`](crate::linalg::volume()).
    pub volume: Vector<F, N>,
    /// The step, in the parameters' units.
    pub step: Vectors<F, N>,
    /// Its squared length in units of the CRLB: the Newton decrement's square.
    pub square: Vector<F, N>,
}

/// The step from `theta`, where the latest pass found `terrain` and the latest step `pushed` some parameters against their bounds.
/// For a spot that was just taken back it means nothing, and nothing is done with it.
#[cube]
pub(crate) fn direction<F: Float, N: Size>(
    theta: &Vectors<F, N>,
    terrain: &Terrain<F, N>,
    pushed: Vector<u32, N>,
    bounds: &Bounds<F, N>,
    #[comptime] n: usize,
) -> Direction<F, N> {
    let scale = scales::<F, N>(&terrain.fisher, n);
    let hold = hold::<F, N>(theta, &terrain.gradient, &scale, pushed, bounds, n);
    let mut pull = Sequence::<Vector<F, N>>::new();
    #[unroll]
    for k in 0..n {
        pull.push(terrain.gradient[k] * scale[k] * hold.free[k]);
    }
    let factor = factorise::<F, N>(&terrain.fisher, &scale, &hold.free, n);
    let solution = solve::<F, N>(&pull, &factor.entries, n);
    let mut step = Sequence::<Vector<F, N>>::new();
    #[unroll]
    for k in 0..n {
        step.push(solution.step[k] * scale[k]);
    }
    Direction::<F, N> {
        volume: volume::<F, N>(&factor.entries, &scale, &hold.free, n),
        scale,
        free: hold.free,
        hidden: hold.hidden,
        pivot: factor.pivot,
        step,
        square: solution.square,
    }
}
