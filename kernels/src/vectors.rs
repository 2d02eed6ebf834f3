//! Lists of values whose length the model sets: parameters, gradients, matrices.

use cubecl::prelude::*;

use crate::math::splat;

/// Values that are told apart when the kernel is built: indices are constants, and cost nothing. An `Array` is memory, and each
/// access to it five operations that the compiler has to take away again; most of a first fit's time is the compiler's.
///
/// `let mut` makes a variable of each value that the list has by then; what is pushed is taken as it is.
pub(crate) type Vectors<F, N> = Sequence<Vector<F, N>>;

/// As many zeros.
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

/// What variables hold now.
#[cube]
pub(crate) fn values<F: Float, N: Size>(
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

/// Sets variables to 0.
#[cube]
pub(crate) fn clear<F: Float, N: Size>(variables: &mut Vectors<F, N>, #[comptime] n: usize) {
    #[unroll]
    for k in 0..n {
        variables[k] = splat::<F, N>(0.0);
    }
}

/// Gives variables new values.
#[cube]
pub(crate) fn set<F: Float, N: Size>(
    variables: &mut Vectors<F, N>,
    to: &Vectors<F, N>,
    #[comptime] n: usize,
) {
    #[unroll]
    for k in 0..n {
        variables[k] = to[k];
    }
}

/// A value that is replaced as the kernel is built, such as a sum in an unrolled loop: no variable is needed for it. Only for code
/// without branches: what is stored in a branch or a loop of the kernel would count after it, too. `first` must not be a variable.
#[cube]
pub(crate) fn running<F: Float, N: Size>(first: Vector<F, N>) -> ComptimeCell<Vector<F, N>> {
    ComptimeCell::<Vector<F, N>>::new(first)
}
