//! What one look at the pixels gives: gradient, Fisher matrix or Hessian, and how well a fit goes with the data.

use cubecl::num_traits::{One, Zero};
use cubecl::prelude::*;

use crate::bends::{add_bends, bend_common, no_bends};
use crate::math::reciprocal;
use crate::noise::{Pixel, Rois, add_moments, half_deviance, negative, pixel};
use crate::profile::{ALONG_X, ALONG_Y, fill_profiles, place, row};
use crate::psf::{ALL_FACTORS, FACTORS, ONE, PsfModel, Row, SU, U, Widths};
use crate::spec::{Noise, Spec, triangle, triangle_len};
use crate::start::counts;

/// Where the pairs of column factors are summed, `a >= b`.
const fn pair(a: usize, b: usize) -> usize {
    triangle(a, b)
}

/// Whether first derivatives have a column factor.
fn used<P: PsfModel>(a: usize) -> bool {
    a != SU || P::FREE_WIDTH
}

/// Whether derivatives have a column factor, second ones included if the matrix is `bent`.
fn used_bent<P: PsfModel>(a: usize, bent: bool) -> bool {
    a < SU || P::FREE_WIDTH && (a == SU || bent) || bent && a == SU
}

/// How well a fit goes with the data.
#[derive(CubeType)]
pub(crate) struct Fitness<F: Float, N: Size> {
    /// Whether any pixel of the spots at hand is below 0.
    pub negative: bool,
    /// Half the deviance.
    pub half_deviance: Vector<F, N>,
    /// See [`add_moments`].
    pub moments: Array<Vector<F, N>>,
}

/// The mean of a pixel, its read noise counted in.
#[cube]
fn expected<F: Float, N: Size>(
    signal: Vector<F, N>,
    pixel: &Pixel<F, N>,
    counts: Vector<F, N>,
    #[comptime] spec: Spec,
) -> Vector<F, N> {
    if comptime!(matches!(spec.noise, Noise::Poisson)) {
        signal
    } else if comptime!(matches!(spec.noise, Noise::Uniform)) {
        signal + pixel.variance
    } else {
        // A masked pixel gets any mean that is harmless.
        let counted = counts.greater_than(&Vector::zero());
        select_many(counted, signal + pixel.variance, Vector::one())
    }
}

/// Half the deviance at `theta`, whose profiles are at hand.
#[cube]
pub(crate) fn height<F: Float, N: Size, P: PsfModel>(
    theta: &Array<Vector<F, N>>,
    profiles: &[Vector<F, N>],
    words: &[Vector<u32, N>],
    maps: &[F],
    constants: &[F],
    rois: &Rois<F, N>,
    sensor_width: u32,
    side: usize,
    #[comptime] spec: Spec,
) -> Vector<F, N> {
    let background = theta[comptime!(P::BACKGROUND)];
    let mut sum = Vector::<F, N>::zero();
    for j in 0..side {
        let light = theta[comptime!(P::PHOTONS)] * profiles[place::<P>(j, ALONG_Y, U, spec)];
        for i in 0..side {
            let pixel = pixel::<F, N>(words, maps, constants, rois, j, i, sensor_width, spec);
            let counts = counts::<F, N>(&pixel, spec);
            let u = profiles[place::<P>(i, ALONG_X, U, spec)];
            let mean = expected::<F, N>(fma(light, u, background), &pixel, counts, spec);
            let half = half_deviance::<F, N>(pixel.value, mean, reciprocal::<F, N>(mean));
            sum += counts * (half + negative::<F, N>(pixel.value, mean));
        }
    }
    sum
}

/// One pass over the pixels at `theta`: gradient and Fisher matrix and, in the last one, fitness. In the others
/// the matrix is the Hessian for spots that are `newton`.
///
/// Per pixel, one reciprocal and a few multiply-adds into row sums of `w a b` and `t a`, where a and b
/// are column factors, `w = 1 / mean` and `t = value / mean - 1`; per row, the sums are combined.
#[cube]
pub(crate) fn pass<F: Float, N: Size, P: PsfModel>(
    theta: &Array<Vector<F, N>>,
    widths: &Widths<F, N>,
    gradient: &mut Array<Vector<F, N>>,
    fisher: &mut Array<Vector<F, N>>,
    fitness: &mut Fitness<F, N>,
    newton: Vector<F, N>,
    profiles: &mut [Vector<F, N>],
    words: &[Vector<u32, N>],
    maps: &[F],
    constants: &[F],
    rois: &Rois<F, N>,
    sensor_width: u32,
    side: usize,
    #[comptime] last: bool,
    #[comptime] spec: Spec,
) {
    let n = comptime!(P::PARAMETERS);
    let bent = comptime!(!last);
    let zero = Vector::<F, N>::zero();
    let one = Vector::<F, N>::one();

    fill_profiles::<F, N, P>(profiles, theta, widths, side, bent, spec);
    #[unroll]
    for k in 0..n {
        gradient[k] = zero;
    }
    #[unroll]
    for k in 0..comptime!(triangle_len(P::PARAMETERS)) {
        fisher[k] = zero;
    }

    let photons = theta[comptime!(P::PHOTONS)];
    let background = theta[comptime!(P::BACKGROUND)];
    let mut bends = no_bends::<F, N>(newton, photons);
    for j in 0..side {
        let row = row::<F, N, P>(&*profiles, photons, j, bent, spec);
        let light = photons * row.v;
        let mut weights = Array::<Vector<F, N>>::new(comptime!(triangle_len(FACTORS)));
        let mut residuals = Array::<Vector<F, N>>::new(ALL_FACTORS);
        #[unroll]
        for a in 0..ALL_FACTORS {
            residuals[a] = zero;
        }
        #[unroll]
        for a in 0..FACTORS {
            #[unroll]
            for b in 0..comptime!(a + 1) {
                weights[comptime!(pair(a, b))] = zero;
            }
        }
        for i in 0..side {
            let pixel = pixel::<F, N>(words, maps, constants, rois, j, i, sensor_width, spec);
            let counts = counts::<F, N>(&pixel, spec);
            let u = profiles[place::<P>(i, ALONG_X, U, spec)];
            let mean = expected::<F, N>(fma(light, u, background), &pixel, counts, spec);
            // In the last pass 1 / (1 + m) is wanted too. GPUs, which have no division, get both from one.
            let next = if comptime!(last) { mean + one } else { one };
            let mut inverse = reciprocal::<F, N>(mean);
            let mut thin = one;
            if comptime!(last && spec.stage) {
                thin = reciprocal::<F, N>(next);
            }
            if comptime!(last && !spec.stage) {
                let both = reciprocal::<F, N>(mean * next);
                inverse = both * next;
                thin = both * mean;
            }
            let mut w = inverse;
            if comptime!(matches!(spec.noise, Noise::Maps)) {
                w = inverse * counts;
            }
            let t = (pixel.value - mean) * w;
            if comptime!(bent) {
                w = fma(newton * t, w, w);
            }

            let mut factor = Array::<Vector<F, N>>::new(ALL_FACTORS);
            #[unroll]
            for a in 1..ALL_FACTORS {
                if comptime!(used_bent::<P>(a, bent)) {
                    factor[a] = profiles[place::<P>(i, ALONG_X, a, spec)];
                }
            }
            weights[comptime!(pair(ONE, ONE))] += w;
            residuals[ONE] += t;
            #[unroll]
            for a in 1..ALL_FACTORS {
                if comptime!(used_bent::<P>(a, bent)) {
                    residuals[a] = fma(t, factor[a], residuals[a]);
                }
            }
            #[unroll]
            for a in 1..FACTORS {
                if comptime!(used::<P>(a)) {
                    let weighted = w * factor[a];
                    weights[comptime!(pair(a, ONE))] += weighted;
                    #[unroll]
                    for b in 1..comptime!(a + 1) {
                        weights[comptime!(pair(a, b))] =
                            fma(weighted, factor[b], weights[comptime!(pair(a, b))]);
                    }
                }
            }
            if comptime!(last) {
                let mut half = half_deviance::<F, N>(pixel.value, mean, inverse);
                if fitness.negative {
                    half += negative::<F, N>(pixel.value, mean);
                }
                if comptime!(matches!(spec.noise, Noise::Maps)) {
                    half = half * counts;
                }
                fitness.half_deviance += half;
                let share = if comptime!(matches!(spec.noise, Noise::Poisson)) {
                    zero
                } else {
                    pixel.variance * w
                };
                add_moments::<F, N>(&mut fitness.moments, thin, share, counts, spec);
            }
        }
        combine::<F, N, P>(gradient, fisher, &weights, &residuals, &row, widths);
        if comptime!(bent) {
            add_bends::<F, N, P>(&mut bends, &residuals, &row);
        }
    }
    if comptime!(bent) {
        bend_common::<F, N, P>(fisher, &*gradient, &bends, widths, photons);
        P::bend::<F, N>(fisher, &bends, widths);
    }
}

/// Adds a row to the gradient and to the Fisher matrix.
#[cube]
fn combine<F: Float, N: Size, P: PsfModel>(
    gradient: &mut Array<Vector<F, N>>,
    fisher: &mut Array<Vector<F, N>>,
    weights: &Array<Vector<F, N>>,
    residuals: &Array<Vector<F, N>>,
    row: &Row<F, N>,
    widths: &Widths<F, N>,
) {
    let n = comptime!(P::PARAMETERS);
    let mut loading = Array::<Vector<F, N>>::new(comptime!(FACTORS * P::PARAMETERS));
    P::loadings::<F, N>(&mut loading, row, widths);
    #[unroll]
    for k in 0..n {
        // Parameter k's loadings applied to one side of the sums; then to the other.
        let mut half = Array::<Vector<F, N>>::new(FACTORS);
        #[unroll]
        for b in 0..FACTORS {
            if comptime!(used::<P>(b)) {
                half[b] = Vector::zero();
            }
        }
        #[unroll]
        for a in 0..FACTORS {
            if comptime!(P::loads(k, a)) {
                let l = loading[comptime!(FACTORS * k + a)];
                gradient[k] = fma(l, residuals[a], gradient[k]);
                #[unroll]
                for b in 0..FACTORS {
                    if comptime!(used::<P>(b)) {
                        half[b] = fma(l, weights[comptime!(pair(a, b))], half[b]);
                    }
                }
            }
        }
        #[unroll]
        for l in 0..comptime!(k + 1) {
            #[unroll]
            for b in 0..FACTORS {
                if comptime!(P::loads(l, b)) {
                    fisher[comptime!(triangle(k, l))] = fma(
                        loading[comptime!(FACTORS * l + b)],
                        half[b],
                        fisher[comptime!(triangle(k, l))],
                    );
                }
            }
        }
    }
}
