//! Expected cumulants of the deviance: its mean, variance and third cumulant under the fitted
//! model.

use cubecl::prelude::*;

use crate::math::splat;
use crate::spec::{Noise, Spec, constant};
use crate::vectors::{Vectors, accumulator};

/// Returns how many power sums [`add_moments`] keeps.
pub(crate) const fn moment_terms(noise: Noise) -> usize {
    match noise {
        Noise::Poisson => 6,
        Noise::Uniform | Noise::Maps => 9,
    }
}

/// Returns the constant c of `t = 1 / (c + m)`, see [`add_moments`].
pub(crate) const fn moment_offset(noise: Noise) -> f32 {
    match noise {
        Noise::Poisson => 1.0,
        Noise::Uniform | Noise::Maps => 5.0,
    }
}

/// Adds one pixel to the power sums from which the cumulants follow.
///
/// Each cumulant is a smooth function of the pixel's mean m: a polynomial in `t = 1 / (c + m)` with
/// the terms t to t^6. With read noise it also depends on the share `s = v / m`: the terms are t to
/// t^5 and `s t^2` to `s t^5`. Sums of powers are kept instead of cumulants, so the coefficients are
/// needed once a fit instead of once a pixel. `kernels/derivations/deviance.py` derives the
/// coefficients and states their errors.
#[cube]
pub(crate) fn add_moments<F: Float, N: Size>(
    sums: &mut Vectors<F, N>,
    t: Vector<F, N>,
    share: Vector<F, N>,
    #[comptime] spec: Spec,
) {
    let square = t * t;
    let cube = square * t;
    let fourth = square * square;
    sums[0] += t;
    sums[1] += square;
    sums[2] += cube;
    sums[3] += fourth;
    if comptime!(matches!(spec.noise, Noise::Poisson)) {
        sums[4] = fma(square, cube, sums[4]);
        sums[5] = fma(cube, cube, sums[5]);
    } else {
        let fifth = square * cube;
        sums[4] += fifth;
        sums[5] = fma(square, share, sums[5]);
        sums[6] = fma(cube, share, sums[6]);
        sums[7] = fma(fourth, share, sums[7]);
        sums[8] = fma(fifth, share, sums[8]);
    }
}

/// Index of the mean among the tables of coefficients.
const CUMULANT_MEAN: usize = 0;
/// Index of the variance.
const CUMULANT_VARIANCE: usize = 1;
/// Index of the third cumulant.
pub(crate) const CUMULANT_THIRD: usize = 2;

/// Evaluates the polynomial of one cumulant, summed over the pixels.
#[cube]
pub(crate) fn cumulant<F: Float, N: Size>(
    sums: &Vectors<F, N>,
    constants: &[F],
    #[comptime] index: usize,
    #[comptime] spec: Spec,
) -> Vector<F, N> {
    let mut total = accumulator::<F, N>(splat::<F, N>(0.0));
    #[unroll]
    for i in 0..comptime!(moment_terms(spec.noise)) {
        let at = comptime!(constant::MOMENTS + index * constant::MOMENTS_LEN + i);
        let coefficient = Vector::new(constants[at]);
        total.store(fma(sums[i], coefficient, total.read()));
    }
    total.read()
}

/// Returns the expected deviance of a fit to `pixels`.
#[cube]
pub(crate) fn expected_deviance<F: Float, N: Size>(
    sums: &Vectors<F, N>,
    pixels: Vector<F, N>,
    constants: &[F],
    #[comptime] spec: Spec,
) -> Vector<F, N> {
    pixels + cumulant::<F, N>(sums, constants, CUMULANT_MEAN, spec)
}

/// Returns the variance of the deviance of a fit to `pixels`.
#[cube]
pub(crate) fn variance_of_deviance<F: Float, N: Size>(
    sums: &Vectors<F, N>,
    pixels: Vector<F, N>,
    constants: &[F],
    #[comptime] spec: Spec,
) -> Vector<F, N> {
    splat::<F, N>(2.0) * pixels + cumulant::<F, N>(sums, constants, CUMULANT_VARIANCE, spec)
}
