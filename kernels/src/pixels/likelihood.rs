//! The noise model: likelihood and deviance of a pixel.
//!
//! A calibrated `value` (see `calibration`) is treated as Poisson. Its `mean` is the expected
//! signal plus v, the variance of the read noise (Huang 2013, eq. 3), which is exact for v = 0. The
//! log-likelihood is `value log(mean) - mean - log(value!)`. For `value < 0` the same expression
//! is used with `log(value!) = 0`. Data are never clamped: that would bias the background.

use cubecl::prelude::*;

use crate::math::{log, log_1p, reciprocal, splat};

/// The saturated log-likelihood, whose model is the data themselves, while it is summed over the
/// pixels.
///
/// It is `-sum h(value)` with `h(d) = log(d!) - d log d + d`. h varies slowly, so its exponentials
/// are multiplied and a single logarithm is taken at the end.
#[derive(CubeType)]
pub(crate) struct Saturated<F: Float, N: Size> {
    /// Numerator of `prod exp(2 h) / (2 pi)` over the pixels with a positive value, without its
    /// power of two: in [1, 2).
    pub numerator: Vector<F, N>,
    /// Its denominator, in [1, 2).
    pub denominator: Vector<F, N>,
    /// Its power of two plus [`POWER_BIAS`], which keeps it from being negative.
    pub power: Vector<u32, N>,
    /// Number of pixels with a positive value.
    pub positive: Vector<F, N>,
}

/// The stored power that stands for 2^0.
const POWER_BIAS: u32 = 1 << 20;

/// Returns the sum over no pixels.
#[cube]
pub(crate) fn new_saturated<F: Float, N: Size>() -> Saturated<F, N> {
    Saturated::<F, N> {
        numerator: splat::<F, N>(1.0),
        denominator: splat::<F, N>(1.0),
        power: Vector::new(POWER_BIAS),
        positive: splat::<F, N>(0.0),
    }
}

/// Multiplies the fraction by `exp(2 h(d)) / (2 pi)`, for `d > 0`.
///
/// The factor is Stirling's series `d + 1/6 + 1/(72 d) ..` as a rational function that also holds
/// at 0. The error in h is below 1.3e-5 for `d > 0.9`, 1.2e-4 for `d > 0.3`, and 3.5e-3 for any d.
#[cube]
pub(crate) fn add_saturated<F: Float, N: Size>(saturated: &mut Saturated<F, N>, d: Vector<F, N>) {
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
    saturated.positive += select_many(positive, one, splat::<F, N>(0.0));
}

/// Returns the mantissa, in [1, 2), of a positive number given as bits.
#[cube]
fn mantissa<F: Float, N: Size>(bits: Vector<u32, N>) -> Vector<F, N> {
    Vector::<F, N>::reinterpret(
        (bits & Vector::<u32, N>::new(0x007f_ffffu32)) | Vector::<u32, N>::new(0x3f80_0000u32),
    )
}

/// Returns the saturated log-likelihood. That of a fit is lower by half the deviance.
#[cube]
pub(crate) fn saturated_log_likelihood<F: Float, N: Size>(
    saturated: &Saturated<F, N>,
) -> Vector<F, N> {
    let log_2pi = splat::<F, N>(1.837_877_1);
    let power = Vector::<F, N>::cast_from(saturated.power) - splat::<F, N>(POWER_BIAS as f32);
    let fraction = log::<F, N>(saturated.numerator * reciprocal::<F, N>(saturated.denominator));
    let product = fma(power, splat::<F, N>(core::f32::consts::LN_2), fraction);
    let twice = fma(saturated.positive, log_2pi, product);
    twice * splat::<F, N>(-0.5)
}

/// Returns half the deviance of one pixel of value d and mean m: `m - d + d log(d / m)`, or
/// `m - d log m` for `d <= 0`. `w` is `1 / m` and `t` is `(d - m) / m`.
///
/// It is `m ((1 + t) log(1 + t) - t)`. Near the fit t is small and known to all its digits, so
/// `log(1 + t)` is computed from t and not from the rounded `1 + t`.
#[cube]
pub(crate) fn half_deviance<F: Float, N: Size>(
    m: Vector<F, N>,
    w: Vector<F, N>,
    t: Vector<F, N>,
) -> Vector<F, N> {
    let one = splat::<F, N>(1.0);
    let positive = t.greater_than(&-one);
    let log = log_1p::<F, N>(select_many(positive, t, w - one));
    m * fma(one + t, log, -max(t, -one))
}
