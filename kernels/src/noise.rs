//! What a pixel says of a model.
//!
//! A calibrated pixel's `value` (`rois`) is taken as Poisson, its `mean` being that of the light plus v, the variance of its read noise
//! (Huang 2013, eq. 3): exact where v = 0. The likelihood is `value log(mean) - mean - log(value!)`. It is continued to `value < 0` as it
//! stands, with `log(value!) = 0`: data are never clamped, which would bias the background.

use cubecl::prelude::*;

use crate::math::{log, log_parts, reciprocal, splat};
use crate::spec::{Noise, Spec, constant};
use crate::vectors::{Vectors, running};

/// What accumulates, over the pixels, into the saturated log-likelihood: what the data say of themselves.
///
/// It is `-sum h(value)` with `h(d) = log(d!) - d log d + d`; h varies slowly, so its exponential is multiplied up
/// before one logarithm is taken.
#[derive(CubeType)]
pub(crate) struct Saturated<F: Float, N: Size> {
    /// `prod exp(2 h) / (2 pi)` over the pixels with a positive value, as a fraction of two mantissas
    /// in [1, 2) ..
    pub numerator: Vector<F, N>,
    /// .. its denominator ..
    pub denominator: Vector<F, N>,
    /// .. and a power of two, kept [`NO_POWER`] too high so that it is never negative.
    pub power: Vector<u32, N>,
    /// Pixels with a positive value.
    pub positive: Vector<F, N>,
}

/// The power that stands for 1.
const NO_POWER: u32 = 1 << 20;

/// Before any pixel.
#[cube]
pub(crate) fn saturated<F: Float, N: Size>() -> Saturated<F, N> {
    Saturated::<F, N> {
        numerator: splat::<F, N>(1.0),
        denominator: splat::<F, N>(1.0),
        power: Vector::new(NO_POWER),
        positive: splat::<F, N>(0.0),
    }
}

/// Multiplies `exp(2 h(d)) / (2 pi)` into the fraction, for `d > 0`: Stirling's
/// `d + 1/6 + 1/(72 d) ..` as a rational function that is right at 0 too. The error in h is below
/// 1.3e-5 for `d > 0.9`, 1.2e-4 for `d > 0.3`, 3.5e-3 for any d.
#[cube]
pub(crate) fn saturate<F: Float, N: Size>(
    saturated: &mut Saturated<F, N>,
    d: Vector<F, N>,
    counts: Vector<F, N>,
) {
    let one = splat::<F, N>(1.0);
    let numerator = fma(
        fma(d + splat::<F, N>(0.750_142), d, splat::<F, N>(0.153_664_98)),
        d,
        splat::<F, N>(0.006_569_99),
    );
    let denominator = fma(
        d + splat::<F, N>(0.583_728_6),
        d,
        splat::<F, N>(0.040_762_98),
    );
    let positive = d.greater_than(&splat::<F, N>(0.0));
    let over = saturated.numerator * select_many(positive, numerator, one);
    let under = saturated.denominator * select_many(positive, denominator, one);
    let over_bits = Vector::<u32, N>::reinterpret(over);
    let under_bits = Vector::<u32, N>::reinterpret(under);
    let exponent = Vector::<u32, N>::new(23u32);
    saturated.power += (over_bits >> exponent) - (under_bits >> exponent);
    saturated.numerator = mantissa::<F, N>(over_bits);
    saturated.denominator = mantissa::<F, N>(under_bits);
    saturated.positive += select_many(positive, counts, splat::<F, N>(0.0));
}

/// The mantissa, in [1, 2), of a positive number.
#[cube]
fn mantissa<F: Float, N: Size>(bits: Vector<u32, N>) -> Vector<F, N> {
    Vector::<F, N>::reinterpret(
        (bits & Vector::<u32, N>::new(0x007f_ffffu32)) | Vector::<u32, N>::new(0x3f80_0000u32),
    )
}

/// Half the deviance of one pixel with mean `m = 1 / w`: `m - d + d log(d / m)`, and `m - d log m` for `d <= 0`. Near the fit
/// `d log(d/m)` and `m - d` cancel, so with `d = 2^k m (1 + f)` the terms of first order are dropped by hand.
#[cube]
pub(crate) fn half_deviance<F: Float, N: Size>(
    d: Vector<F, N>,
    m: Vector<F, N>,
    w: Vector<F, N>,
) -> Vector<F, N> {
    let zero = splat::<F, N>(0.0);
    let one = splat::<F, N>(1.0);
    let positive = d.greater_than(&zero);
    let ratio = select_many(positive, d, one) * w;
    let l = log_parts::<F, N>(max(ratio, splat::<F, N>(1e-37)));
    let square = l.fraction * l.fraction;
    let scaled = m * l.scale;
    let excess = square * fma(l.series, one + l.fraction, one);
    let rest = select_many(
        positive,
        fma(scaled, excess, m - scaled),
        fma(d, fma(square, l.series, l.fraction), m),
    );
    fma(d, l.exponent, rest)
}

/// The log-likelihood of the saturated model. That of a fit is less by half its deviance.
#[cube]
pub(crate) fn log_likelihood<F: Float, N: Size>(saturated: &Saturated<F, N>) -> Vector<F, N> {
    let log_2pi = splat::<F, N>(1.837_877_1);
    let power = Vector::<F, N>::cast_from(saturated.power) - splat::<F, N>(NO_POWER as f32);
    let fraction = log::<F, N>(saturated.numerator * reciprocal::<F, N>(saturated.denominator));
    let product = fma(power, splat::<F, N>(core::f32::consts::LN_2), fraction);
    let twice = fma(saturated.positive, log_2pi, product);
    twice * splat::<F, N>(-0.5)
}

/// How many power sums [`add_moments`] keeps.
pub(crate) const fn moment_terms(noise: Noise) -> usize {
    match noise {
        Noise::Poisson => 6,
        Noise::Uniform | Noise::Maps => 18,
    }
}

/// Adds one pixel to the power sums from which the deviance's expected mean, variance and third cumulant follow.
///
/// All are smooth functions of the pixel's mean, polynomials in `t = 1 / (1 + m)`: terms t to
/// t^6. With read noise they depend on its share `s = v / m` too: terms t^i s^j, i = 1..6,
/// j = 0..2. Sums of powers are kept instead of values, so that the coefficients are needed
/// once a fit instead of once a pixel. `kernels/derivations/deviance.py` derives the
/// coefficients and states their errors.
#[cube]
pub(crate) fn add_moments<F: Float, N: Size>(
    sums: &mut Vectors<F, N>,
    t: Vector<F, N>,
    share: Vector<F, N>,
    counts: Vector<F, N>,
    #[comptime] spec: Spec,
) {
    let first = if comptime!(matches!(spec.noise, Noise::Maps)) {
        t * counts
    } else {
        t
    };
    let mut powers = running::<F, N>(first);
    #[unroll]
    for i in 0..6usize {
        let power = powers.read();
        if comptime!(matches!(spec.noise, Noise::Poisson)) {
            sums[i] += power;
        } else {
            let first = power * share;
            sums[comptime!(3 * i)] += power;
            sums[comptime!(3 * i + 1)] += first;
            sums[comptime!(3 * i + 2)] += first * share;
        }
        powers.store(power * t);
    }
}

/// The deviance's cumulants, in the order of their coefficients.
pub(crate) const CUMULANT_MEAN: usize = 0;
pub(crate) const CUMULANT_VARIANCE: usize = 1;
pub(crate) const CUMULANT_THIRD: usize = 2;

/// The sum over pixels of one cumulant's polynomial.
#[cube]
pub(crate) fn moment<F: Float, N: Size>(
    sums: &Vectors<F, N>,
    constants: &[F],
    #[comptime] cumulant: usize,
    #[comptime] spec: Spec,
) -> Vector<F, N> {
    let mut total = running::<F, N>(splat::<F, N>(0.0));
    #[unroll]
    for i in 0..comptime!(moment_terms(spec.noise)) {
        let at = comptime!(constant::MOMENTS + cumulant * constant::MOMENTS_LEN + i);
        let coefficient = Vector::new(constants[at]);
        total.store(fma(sums[i], coefficient, total.read()));
    }
    total.read()
}
