//! Fits of a measured PSF that are left before they end: few spots of a vector would make the others wait. They go on
//! together with those of other vectors, from where they were.

use cubecl::prelude::*;

use crate::math::{any, splat};
use crate::optimizer::{CHECKED_AFTER, Secant, State};
use crate::psf::PsfModel;
use crate::spec::{Spec, left, triangle_len};
use crate::vectors::Vectors;
use crate::write::{ResultColumns, get, put};

/// The largest part of the spots of a vector that is left: those of several vectors fill another one. More bring little,
/// as each is loaded and finished twice.
const LARGEST_PART: f32 = 0.38;

/// Returns true if the spots that are `moving` are few enough to be left. The state that is kept is that of fits whose
/// steps are not checked against the deviance, which is not far away.
#[cube]
pub(crate) fn are_few<F: Float, N: Size>(
    moving: Vector<F, N>,
    iterations: Vector<F, N>,
    #[comptime] spec: Spec,
) -> bool {
    let most = comptime!(LARGEST_PART * spec.lanes as f32);
    let is_late = iterations.greater_than(&splat::<F, N>(CHECKED_AFTER - 3.0));
    let late = select_many(is_late, moving, splat::<F, N>(0.0));
    moving.vector_sum() <= F::new(most) && !any::<F, N>(late)
}

/// Writes values from column `first` on.
#[cube]
fn put_all<F: Float, N: Size>(
    output: &mut ResultColumns<'_, F, N>,
    #[comptime] first: usize,
    values: &Vectors<F, N>,
    #[comptime] count: usize,
) {
    #[unroll]
    for k in 0..count {
        put::<F, N>(output, comptime!(first + k).runtime(), values[k]);
    }
}

/// Writes the state of fits that are left.
#[cube]
pub(crate) fn write_left<F: Float, N: Size, P: PsfModel>(
    state: &State<F, N>,
    secant: &Secant<F, N>,
    output: &mut ResultColumns<'_, F, N>,
) {
    let n = comptime!(P::PARAMETERS);
    put_all::<F, N>(output, left::THETA, &state.theta, n);
    put_all::<F, N>(output, left::STEP, &state.progress.step, n);
    put_all::<F, N>(output, left::GRADIENT, &secant.gradient, n);
    put_all::<F, N>(output, left::PRODUCT, &secant.product, n);
    let entries = comptime!(triangle_len(n));
    put_all::<F, N>(output, left::CORRECTION, &secant.correction, entries);
    put::<F, N>(output, comptime!(left::STEPPED).runtime(), secant.stepped);
    let decrement = state.progress.decrement;
    put::<F, N>(output, comptime!(left::DECREMENT).runtime(), decrement);
    let blocked = Vector::<F, N>::cast_from(state.progress.blocked);
    put::<F, N>(output, comptime!(left::BLOCKED).runtime(), blocked);
    let iterations = state.iterations;
    put::<F, N>(output, comptime!(left::ITERATIONS).runtime(), iterations);
}

/// Reads values from column `first` on.
#[cube]
fn get_all<F: Float, N: Size>(
    values: &mut Vectors<F, N>,
    output: &ResultColumns<'_, F, N>,
    #[comptime] first: usize,
    #[comptime] count: usize,
) {
    #[unroll]
    for k in 0..count {
        values[k] = get::<F, N>(output, comptime!(first + k));
    }
}

/// Reads the state of fits that were left.
#[cube]
pub(crate) fn read_left<F: Float, N: Size, P: PsfModel>(
    state: &mut State<F, N>,
    secant: &mut Secant<F, N>,
    output: &ResultColumns<'_, F, N>,
) {
    let n = comptime!(P::PARAMETERS);
    get_all::<F, N>(&mut state.theta, output, left::THETA, n);
    get_all::<F, N>(&mut state.progress.step, output, left::STEP, n);
    get_all::<F, N>(&mut secant.gradient, output, left::GRADIENT, n);
    get_all::<F, N>(&mut secant.product, output, left::PRODUCT, n);
    let entries = comptime!(triangle_len(n));
    get_all::<F, N>(&mut secant.correction, output, left::CORRECTION, entries);
    secant.stepped = get::<F, N>(output, comptime!(left::STEPPED));
    state.progress.decrement = get::<F, N>(output, comptime!(left::DECREMENT));
    let blocked = get::<F, N>(output, comptime!(left::BLOCKED));
    state.progress.blocked = Vector::<u32, N>::cast_from(blocked);
    state.iterations = get::<F, N>(output, comptime!(left::ITERATIONS));
}
