//! Elementary functions as polynomials: `exp`, `erf` and `log`, defined once for every runtime.
//!
//! CPU, CUDA and Vulkan therefore agree to rounding. The PTX calls no function of the CUDA
//! toolkit's libdevice, so users need an NVIDIA driver only.
//!
//! Coefficients are minimax fits. `kernels/derivations/elementary.py` computes them and prints the
//! error bounds stated at each polynomial. With rounding in `f32`, measured over the whole range,
//! the errors are below 2.5e-7 for `exp`, 7e-7 for `erf` and `erfc`, 4e-7 for `log`, 6e-7 for
//! `log(1 + t)` and 2.5e-7 for reciprocals. The tests check these bounds.

use core::f32::consts::{LN_2, LOG2_E};

use cubecl::prelude::*;

use crate::approximate::{
    approximate_power_of_two, approximate_reciprocal, approximate_reciprocal_sqrt,
    has_approximations,
};

/// Returns `value` in every lane.
#[cube]
pub(crate) fn splat<F: Float, N: Size>(#[comptime] value: f32) -> Vector<F, N> {
    Vector::new(F::new(value))
}

/// Returns true if any lane is not 0. Lanes must not be negative.
#[cube]
pub(crate) fn any<F: Float, N: Size>(lanes: Vector<F, N>) -> bool {
    lanes.vector_sum() > F::new(0.0)
}

/// Returns true if vectors are one spot wide, as on GPUs.
#[cube]
fn is_scalar<N: Size>() -> comptime_type!(bool) {
    intrinsic!(|scope| N::__expand_value(scope) == 1)
}

/// Returns `1 / x` for `x > 0`, normal and below 2^126.
///
/// CPUs divide in parallel with their multiply-adds. GPUs have no division instruction:
/// the routine that replaces it has a branch and a call, which cost registers. There the result is
/// a guess from the exponent, with an error of 12 %, refined by three Newton steps, each of which
/// squares the error.
#[cube]
pub(crate) fn reciprocal<F: Float, N: Size>(x: Vector<F, N>) -> Vector<F, N> {
    if has_approximations() {
        approximate_reciprocal::<F, N>(x)
    } else if is_scalar::<N>() {
        let two = splat::<F, N>(2.0);
        let guess = Vector::<u32, N>::new(0x7ef3_11c7u32) - Vector::<u32, N>::reinterpret(x);
        let mut r = Vector::<F, N>::reinterpret(guess);
        #[unroll]
        for _ in 0..3usize {
            r = r * fma(-x, r, two);
        }
        r
    } else {
        Vector::recip(x)
    }
}

/// Returns `1 / sqrt(x)` for a normal `x > 0`, and a large finite number for 0. See [`reciprocal`].
#[cube]
pub(crate) fn reciprocal_sqrt<F: Float, N: Size>(x: Vector<F, N>) -> Vector<F, N> {
    if has_approximations() {
        approximate_reciprocal_sqrt::<F, N>(max(x, splat::<F, N>(1e-37)))
    } else if is_scalar::<N>() {
        let half = x * splat::<F, N>(0.5);
        let guess = Vector::<u32, N>::new(0x5f37_5a86u32)
            - (Vector::<u32, N>::reinterpret(x) >> Vector::<u32, N>::new(1u32));
        let mut r = Vector::<F, N>::reinterpret(guess);
        #[unroll]
        for _ in 0..3usize {
            r = r * fma(-(half * r), r, splat::<F, N>(1.5));
        }
        r
    } else {
        splat::<F, N>(1.0) / Vector::sqrt(max(x, splat::<F, N>(1e-37)))
    }
}

/// Returns `sqrt(x)` for `x >= 0`.
#[cube]
pub(crate) fn square_root<F: Float, N: Size>(x: Vector<F, N>) -> Vector<F, N> {
    if is_scalar::<N>() {
        x * reciprocal_sqrt::<F, N>(x)
    } else {
        Vector::sqrt(x)
    }
}

/// Returns `exp(x)` for `x <= 0`, with a relative error below 7.5e-8. The argument is limited to
/// -87, so the result is never 0.
///
/// `exp(x) = 2^n 2^f` with `n` the nearest integer. ln 2 is split in two, which makes the remainder
/// exact (Cody and Waite).
#[cube]
pub(crate) fn exp_negative<F: Float, N: Size>(x: Vector<F, N>) -> Vector<F, N> {
    let x = max(x, splat::<F, N>(-87.0));
    if has_approximations() {
        // log2(e) is split in two: the rounding of the product is the only error.
        let rest = x * splat::<F, N>(1.925_963_e-8);
        approximate_power_of_two::<F, N>(fma(x, splat::<F, N>(LOG2_E), rest))
    } else {
        exp_polynomial::<F, N>(x)
    }
}

/// Returns `exp(x)` for `-87 <= x <= 0` without an instruction for it.
#[cube]
fn exp_polynomial<F: Float, N: Size>(x: Vector<F, N>) -> Vector<F, N> {
    let n = Vector::round(x * splat::<F, N>(LOG2_E));
    let r = fma(n, splat::<F, N>(-0.693_145_75), x);
    let r = fma(n, splat::<F, N>(-1.428_606_8e-6), r);
    let f = r * splat::<F, N>(LOG2_E);
    let p = splat::<F, N>(0.001_327_647_1);
    let p = fma(p, f, splat::<F, N>(0.009_675_541));
    let p = fma(p, f, splat::<F, N>(0.055_507_133));
    let p = fma(p, f, splat::<F, N>(0.240_221_2));
    let p = fma(p, f, splat::<F, N>(0.693_146_97));
    let p = fma(p, f, splat::<F, N>(1.0));
    let exponent =
        Vector::<u32, N>::cast_from(n + splat::<F, N>(127.0)) << Vector::<u32, N>::new(23u32);
    p * Vector::<F, N>::reinterpret(exponent)
}

/// The terms of one pixel edge in a Gaussian integrated over pixels.
///
/// `erf` at the edge is stored as a sign and a tail, `erf(z) = sign - tail`. For two edges far out
/// on the same side the signs cancel exactly, and their difference keeps its relative accuracy.
#[derive(CubeType, Clone, Copy)]
pub(crate) struct Edge<F: Float, N: Size> {
    /// `(edge - centre) / (sqrt(2) sigma)`
    pub z: Vector<F, N>,
    /// `exp(-z^2)`
    pub gauss: Vector<F, N>,
    /// `sign(z) erfc(|z|) / 2`
    pub half_tail: Vector<F, N>,
    /// `sign(z) / 2`
    pub half_sign: Vector<F, N>,
}

/// Computes the terms of the edge at `z`.
///
/// `erfc(|z|)` is `t P(t) exp(-z^2)` with `t = 1 / (1 + 0.3 |z|)`. The relative error is 2e-8 for
/// `|z| <= 10`; `erfc(10)` is far below the range of `f32`.
#[cube]
pub(crate) fn edge<F: Float, N: Size>(z: Vector<F, N>) -> Edge<F, N> {
    let gauss = exp_negative::<F, N>(-(z * z));
    let t = reciprocal::<F, N>(fma(Vector::abs(z), splat::<F, N>(0.3), splat::<F, N>(1.0)));
    let p = splat::<F, N>(-0.129_522_75);
    let p = fma(p, t, splat::<F, N>(0.485_562_47));
    let p = fma(p, t, splat::<F, N>(-0.512_276_56));
    let p = fma(p, t, splat::<F, N>(0.547_718_3));
    let p = fma(p, t, splat::<F, N>(-0.094_649_53));
    let p = fma(p, t, splat::<F, N>(0.214_925_55));
    let p = fma(p, t, splat::<F, N>(0.148_339_3));
    let p = fma(p, t, splat::<F, N>(0.170_715_21));
    let p = fma(p, t, splat::<F, N>(0.169_188_01));
    let half_sign = select_many(
        z.less_than(&splat::<F, N>(0.0)),
        splat::<F, N>(-0.5),
        splat::<F, N>(0.5),
    );
    Edge::<F, N> {
        z,
        gauss,
        half_tail: half_sign * (p * t * gauss),
        half_sign,
    }
}

/// Returns the integral of the Gaussian between two edges, `(erf(b) - erf(a)) / 2`.
#[cube]
pub(crate) fn between<F: Float, N: Size>(a: &Edge<F, N>, b: &Edge<F, N>) -> Vector<F, N> {
    (b.half_sign - a.half_sign) - (b.half_tail - a.half_tail)
}

/// The bits of a positive float, divided into `2^k (1 + f)` with `1 + f` in `[sqrt(1/2), sqrt(2))`.
#[derive(CubeType, Clone, Copy)]
struct Split<F: Float, N: Size> {
    /// `k ln 2`
    log: Vector<F, N>,
    /// `2^-k`
    per_scale: Vector<F, N>,
}

/// Splits a positive normal `x`. For 0, k is -127.
#[cube]
fn split<F: Float, N: Size>(x: Vector<F, N>) -> Split<F, N> {
    // Subtracting the bits of sqrt(1/2) moves the break of the mantissa there.
    let exponent = (Vector::<u32, N>::reinterpret(x) - Vector::<u32, N>::new(0x3f35_04f3u32))
        & Vector::<u32, N>::new(0xff80_0000u32);
    let per_scale = Vector::<u32, N>::new(0x3f80_0000u32) - exponent;
    // The exponent is k in the upper bits of a signed number.
    let shifted = Vector::<F, N>::cast_from(Vector::<i32, N>::reinterpret(exponent));
    Split::<F, N> {
        log: shifted * splat::<F, N>(comptime!(LN_2 / (1u32 << 23) as f32)),
        per_scale: Vector::<F, N>::reinterpret(per_scale),
    }
}

/// Returns `log(1 + f) - f` for `1 + f` in `[sqrt(1/2), sqrt(2))`, to 1e-6 f^2.
#[cube]
fn log_1p_rest<F: Float, N: Size>(f: Vector<F, N>) -> Vector<F, N> {
    // Estrin's scheme has a short dependency chain: the pixel loop waits for this polynomial.
    let square = f * f;
    let first = fma(splat::<F, N>(0.333_345_82), f, splat::<F, N>(-0.500_000_78));
    let second = fma(splat::<F, N>(0.199_078_66), f, splat::<F, N>(-0.249_846_69));
    let third = fma(splat::<F, N>(0.161_721_14), f, splat::<F, N>(-0.170_687_95));
    let third = fma(splat::<F, N>(-0.106_863_63), square, third);
    fma(fma(third, square, second), square, first) * square
}

/// Returns `log(x)` of a positive normal `x`.
#[cube]
pub(crate) fn log<F: Float, N: Size>(x: Vector<F, N>) -> Vector<F, N> {
    let split = split::<F, N>(x);
    let f = fma(x, split.per_scale, splat::<F, N>(-1.0));
    split.log + (f + log_1p_rest::<F, N>(f))
}

/// Returns `log(1 + t)` for `t > -1`, and a finite value for `t = -1`. Where t is small the relative
/// error is small, too.
#[cube]
pub(crate) fn log_1p<F: Float, N: Size>(t: Vector<F, N>) -> Vector<F, N> {
    let one = splat::<F, N>(1.0);
    let split = split::<F, N>(one + t);
    let f = fma(t, split.per_scale, split.per_scale - one);
    split.log + (f + log_1p_rest::<F, N>(f))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_devices::test_devices;
    use cubecl::Device;

    #[cube(launch_unchecked)]
    fn evaluate<F: Float, N: Size>(input: &[Vector<F, N>], out: &mut [Vector<F, N>], count: u32) {
        let i = ABSOLUTE_POS;
        if i < count as usize {
            let x = input[i];
            let n = count as usize;
            let zero = splat::<F, N>(0.0);
            let edge = edge::<F, N>(x);
            out[i] = exp_negative::<F, N>(min(x, zero));
            let two = splat::<F, N>(2.0);
            out[n + i] = (edge.half_sign - edge.half_tail) * two;
            out[2 * n + i] = edge.half_tail * two;
            let positive = max(Vector::abs(x), splat::<F, N>(1e-30));
            out[3 * n + i] = log::<F, N>(positive);
            out[4 * n + i] = reciprocal::<F, N>(positive);
            out[5 * n + i] = reciprocal_sqrt::<F, N>(positive);
            let least = splat::<F, N>(-0.999_999);
            out[6 * n + i] = log_1p::<F, N>(max(x, least));
            out[7 * n + i] = log_1p::<F, N>(max(-positive, least));
        }
    }

    /// Evaluates on every device with single values, and on CubeCL's CPU also with vectors.
    fn on_every_device(input: &[f32], mut check: impl FnMut(&str, &[f32])) {
        for device in test_devices() {
            let widths: &[usize] = if matches!(device, Device::Cpu(_)) {
                &[1, 8, 16]
            } else {
                &[1]
            };
            for &lanes in widths {
                let client = device.client();
                let count = input.len() / lanes;
                let handle = client.create_from_slice(f32::as_bytes(input));
                let out = client.empty(8 * size_of_val(input));
                // SAFETY: `input` holds `count` vectors and `out` eight times as many.
                #[allow(unsafe_code)]
                unsafe {
                    evaluate::launch_unchecked::<f32>(
                        &client,
                        CubeCount::Static((count as u32).div_ceil(2), 1, 1),
                        CubeDim::new_1d(2),
                        lanes,
                        BufferArg::from_raw_parts(handle, count),
                        BufferArg::from_raw_parts(out.clone(), 8 * count),
                        count as u32,
                    );
                }
                let bytes = client.read_one(out).expect("the kernel runs");
                check(
                    &format!("{} {lanes}", client.name()),
                    f32::from_bytes(&bytes),
                );
            }
        }
    }

    /// Samples every relevant binade, both signs, and both sides of every break.
    fn sample() -> Vec<f32> {
        let mut out = Vec::new();
        for i in 0..16_384u32 {
            let step = i as f32 / 16_384.0;
            out.push(-88.0 * step);
            out.push(10.0 * step - 5.0);
            out.push(12.0 * step);
            // 1e-30 to 1e30, evenly spaced in the logarithm.
            out.push(10f32.powf(60.0 * step - 30.0));
            out.push(0.5f32.sqrt() * (1.0 + (step - 0.5) * 1e-3));
            out.push(1.0 + (step - 0.5) * 0.1);
        }
        out.resize(out.len().next_multiple_of(16), 1.0);
        out
    }

    #[test]
    fn elementary_functions_are_within_their_error_bounds() {
        let input = sample();
        let n = input.len();
        on_every_device(&input, |device, out| {
            let mut worst = [0f64; 8];
            for (i, &x) in input.iter().enumerate() {
                let x = f64::from(x);
                let at = |which: usize| f64::from(out[which * n + i]);
                let mut note =
                    |which: usize, error: f64| worst[which] = worst[which].max(error.abs());
                if (-87.0..=0.0).contains(&x) {
                    // A driver may fuse the two parts of ln 2, which loses accuracy.
                    note(0, (at(0) / x.exp() - 1.0) / (1.0 - 0.25 * x));
                }
                note(1, at(1) - libm::erf(x));
                let tail = libm::erfc(x.abs());
                if tail > 1e-30 {
                    // exp(-z^2) magnifies the rounding of z^2.
                    note(2, (at(2).abs() / tail - 1.0) / (1.0 + x * x));
                }
                let positive = x.abs().max(1e-30);
                note(3, (at(3) - positive.ln()) / positive.ln().abs().max(1.0));
                note(4, at(4) * positive - 1.0);
                note(5, at(5) * positive.sqrt() - 1.0);
                for (which, x) in [(6, x), (7, -positive)] {
                    let log_1p = x.max(f64::from(-0.999_999f32)).ln_1p();
                    if log_1p != 0.0 {
                        note(which, at(which) / log_1p - 1.0);
                    }
                }
            }
            println!(
                "{device}: exp, erf, erfc, log, 1/x, 1/sqrt(x), log(1 + t), log(1 - t): {worst:?}"
            );
            for (which, bound) in [2.5e-7, 7e-7, 7e-7, 4e-7, 2.5e-7, 2.5e-7, 6e-7, 6e-7]
                .into_iter()
                .enumerate()
            {
                assert!(
                    worst[which] < bound,
                    "{device} function {which}: {:e}",
                    worst[which]
                );
            }
        });
    }
}
