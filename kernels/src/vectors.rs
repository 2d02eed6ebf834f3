//! Lists of vectors whose length depends on the model: parameters, gradients, matrices.

use cubecl::prelude::*;

use crate::math::splat;

/// A list that exists only while the kernel is built: every index is a constant and every entry a
/// value of its own.
///
/// An `Array` would be memory, and each access to it five operations that the compiler has to
/// remove again. Compilation takes most of the time of a first fit.
///
/// Binding a list with `let mut` turns each entry into a kernel variable. Entries that are pushed
/// later are stored as they are.
pub(crate) type Vectors<F, N> = Sequence<Vector<F, N>>;

/// Returns `n` zeros.
#[cube]
pub(crate) fn zeros<F: Float, N: Size>(#[comptime] n: usize) -> Vectors<F, N> {
    let zero = splat::<F, N>(0.0);
    let mut out = Sequence::new();
    #[unroll]
    for _ in 0..n {
        out.push(zero);
    }
    out
}

/// Reads the current values of `n` variables.
#[cube]
pub(crate) fn current_values<F: Float, N: Size>(
    variables: &Vectors<F, N>,
    #[comptime] n: usize,
) -> Vectors<F, N> {
    let mut out = Sequence::new();
    #[unroll]
    for k in 0..n {
        out.push(variables[k]);
    }
    out
}

/// Sets `n` variables to 0.
#[cube]
pub(crate) fn clear<F: Float, N: Size>(variables: &mut Vectors<F, N>, #[comptime] n: usize) {
    #[unroll]
    for k in 0..n {
        variables[k] = splat::<F, N>(0.0);
    }
}

/// Assigns new values to `n` variables.
#[cube]
pub(crate) fn assign<F: Float, N: Size>(
    variables: &mut Vectors<F, N>,
    values: &Vectors<F, N>,
    #[comptime] n: usize,
) {
    #[unroll]
    for k in 0..n {
        variables[k] = values[k];
    }
}

/// Starts an accumulator: a value that is replaced while the kernel is built, such as a sum in an
/// unrolled loop. It needs no kernel variable.
///
/// Use it only where the kernel has no branch or loop: a value stored inside one would also apply
/// after it. `first` must not be a variable.
#[cube]
pub(crate) fn accumulator<F: Float, N: Size>(first: Vector<F, N>) -> ComptimeCell<Vector<F, N>> {
    ComptimeCell::<Vector<F, N>>::new(first)
}
