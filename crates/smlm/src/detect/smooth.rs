//! Smoothing with the two Gaussians of a [`Kernel`], in SIMD registers.
//!
//! Every function is `inline(always)`, so it is compiled for the instructions of its caller.

use pulp::Simd;

use super::kernel::Kernel;
use super::lanes::lanes;

/// Smooths across the rows of a window with both Gaussians.
#[inline(always)]
pub(super) fn smooth_across_rows<S: Simd>(
    simd: S,
    window: &[&[f32]],
    kernel: &Kernel,
    spot: &mut [f32],
    surround: &mut [f32],
) {
    let radius = window.len() / 2;
    let (near, far) = kernel.surround[1..].split_at(kernel.spot.len() - 1);
    let spot = S::as_mut_simd_f32s(spot).0;
    let surround = S::as_mut_simd_f32s(surround).0;
    let splat = |k: f32| simd.splat_f32s(k);
    for (i, (spot, surround)) in spot.iter_mut().zip(surround).enumerate() {
        let start = i * S::F32_LANES;
        let pair_sum = |j: usize| {
            let (above, below) = (window[radius - j], window[radius + j]);
            simd.add_f32s(lanes::<S>(above, start), lanes::<S>(below, start))
        };
        let centre = lanes::<S>(window[radius], start);
        let mut a = simd.mul_f32s(splat(kernel.spot[0]), centre);
        let mut b = simd.mul_f32s(splat(kernel.surround[0]), centre);
        for (j, (k, k_spot)) in near.iter().zip(&kernel.spot[1..]).enumerate() {
            let pair = pair_sum(j + 1);
            a = simd.add_f32s(a, simd.mul_f32s(splat(*k_spot), pair));
            b = simd.add_f32s(b, simd.mul_f32s(splat(*k), pair));
        }
        for (j, k) in far.iter().enumerate() {
            let pair = pair_sum(j + kernel.spot.len());
            b = simd.add_f32s(b, simd.mul_f32s(splat(*k), pair));
        }
        *spot = a;
        *surround = b;
    }
}

/// Smooths along a row and subtracts the surroundings from the spot. `scales` multiplies each of
/// the two before.
#[inline(always)]
pub(super) fn smooth_along_row<S: Simd>(
    simd: S,
    spot: &[f32],
    surround: &[f32],
    kernel: &Kernel,
    scales: Option<(&[f32], &[f32])>,
    out: &mut [f32],
) {
    let radius = kernel.radius();
    for (i, out) in S::as_mut_simd_f32s(out).0.iter_mut().enumerate() {
        let start = i * S::F32_LANES;
        let mut a = convolve(simd, spot, start + radius, &kernel.spot);
        let mut b = convolve(simd, surround, start + radius, &kernel.surround);
        if let Some((spot_scales, surround_scales)) = scales {
            a = simd.mul_f32s(a, lanes::<S>(spot_scales, start));
            b = simd.mul_f32s(b, lanes::<S>(surround_scales, start));
        }
        *out = simd.sub_f32s(a, b);
    }
}

/// The weighted sum around each of the pixels from `centre` on that fill one register.
#[inline(always)]
fn convolve<S: Simd>(simd: S, row: &[f32], centre: usize, half: &[f32]) -> S::f32s {
    let mut sum = simd.mul_f32s(simd.splat_f32s(half[0]), lanes::<S>(row, centre));
    for (j, k) in half.iter().enumerate().skip(1) {
        let pair = simd.add_f32s(lanes::<S>(row, centre - j), lanes::<S>(row, centre + j));
        sum = simd.add_f32s(sum, simd.mul_f32s(simd.splat_f32s(*k), pair));
    }
    sum
}
