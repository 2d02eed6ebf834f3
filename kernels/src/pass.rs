//! What one look at the pixels gives: gradient, Fisher matrix or Hessian, and how well a fit goes with the data.

use cubecl::prelude::*;

use crate::bends::{add_bends, bend_common, no_bends};
use crate::math::{reciprocal, splat};
use crate::noise::{add_moments, half_deviance, moment_terms};
use crate::profile::{ALONG_X, ALONG_Y, place, row};
use crate::psf::{ALL_FACTORS, FACTORS, ONE, PsfModel, Row, SU, U, Widths, loading};
use crate::rois::{Pixel, Rois, counts, pixel};
use crate::spec::{Noise, Spec, triangle, triangle_len};
use crate::vectors::{Vectors, clear, running, values, zeros};

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

/// How many loadings come before that of parameter `k` on factor `a`.
fn rank<P: PsfModel>(k: usize, a: usize) -> usize {
    (0..FACTORS * k + a)
        .filter(|i| P::loads(i / FACTORS, i % FACTORS))
        .count()
}

/// How the likelihood falls and bends at a point: variables, which each pass gives new values.
#[derive(CubeType)]
pub(crate) struct Terrain<F: Float, N: Size> {
    pub gradient: Vectors<F, N>,
    /// The Fisher matrix; for spots that step by Newton's method, the Hessian.
    pub fisher: Vectors<F, N>,
}

/// How well a fit goes with the data.
#[derive(CubeType)]
pub(crate) struct Fitness<F: Float, N: Size> {
    /// Half the deviance.
    pub half_deviance: Vector<F, N>,
    /// See [`add_moments`].
    pub moments: Vectors<F, N>,
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
        let counted = counts.greater_than(&splat::<F, N>(0.0));
        select_many(counted, signal + pixel.variance, splat::<F, N>(1.0))
    }
}

/// Half the deviance at `theta`, whose profiles are at hand.
#[cube]
pub(crate) fn height<F: Float, N: Size, P: PsfModel>(
    theta: &Vectors<F, N>,
    profiles: &[Vector<F, N>],
    rois: &Rois<'_, F, N>,
    #[comptime] spec: Spec,
) -> Vector<F, N> {
    let background = theta[comptime!(P::BACKGROUND)];
    let mut sum = splat::<F, N>(0.0);
    for j in 0..rois.side {
        let light = theta[comptime!(P::PHOTONS)] * profiles[place::<P>(j, ALONG_Y, U, spec)];
        for i in 0..rois.side {
            let pixel = pixel::<F, N>(rois, j, i, spec);
            let counts = counts::<F, N>(&pixel, spec);
            let u = profiles[place::<P>(i, ALONG_X, U, spec)];
            let mean = expected::<F, N>(fma(light, u, background), &pixel, counts, spec);
            let half = half_deviance::<F, N>(pixel.value, mean, reciprocal::<F, N>(mean));
            sum += counts * half;
        }
    }
    sum
}

/// One pass over the pixels at `theta`, whose profiles are at hand: gradient and Fisher matrix and, in one that judges (`last`),
/// fitness. In the others the matrix is the Hessian for spots that are `newton`. What an earlier pass found is written over.
///
/// Per pixel, one reciprocal and a few multiply-adds into row sums of `w a b` and `t a`, where a and b
/// are column factors, `w = 1 / mean` and `t = value / mean - 1`; per row, the sums are combined.
#[cube]
pub(crate) fn pass<F: Float, N: Size, P: PsfModel>(
    theta: &Vectors<F, N>,
    widths: &Widths<F, N>,
    terrain: &mut Terrain<F, N>,
    fitness: &mut Fitness<F, N>,
    newton: Vector<F, N>,
    profiles: &[Vector<F, N>],
    rois: &Rois<'_, F, N>,
    #[comptime] last: bool,
    #[comptime] spec: Spec,
) {
    let bent = comptime!(!last);
    let zero = splat::<F, N>(0.0);
    let one = splat::<F, N>(1.0);

    clear::<F, N>(&mut terrain.gradient, comptime!(P::PARAMETERS));
    clear::<F, N>(&mut terrain.fisher, comptime!(triangle_len(P::PARAMETERS)));
    if comptime!(last) {
        fitness.half_deviance = zero;
        clear::<F, N>(&mut fitness.moments, comptime!(moment_terms(spec.noise)));
    }
    let photons = theta[comptime!(P::PHOTONS)];
    let background = theta[comptime!(P::BACKGROUND)];
    let mut bends = no_bends::<F, N>(newton, photons);
    for j in 0..rois.side {
        let row = row::<F, N, P>(profiles, photons, j, bent, spec);
        let light = photons * row.v;
        let mut weights = zeros::<F, N>(comptime!(triangle_len(FACTORS)));
        let mut residuals = zeros::<F, N>(ALL_FACTORS);
        for i in 0..rois.side {
            let pixel = pixel::<F, N>(rois, j, i, spec);
            let counts = counts::<F, N>(&pixel, spec);
            let u = profiles[place::<P>(i, ALONG_X, U, spec)];
            let mean = expected::<F, N>(fma(light, u, background), &pixel, counts, spec);
            // In the last pass 1 / (1 + m) is wanted too. GPUs, which have no division, get both from one.
            let next = if comptime!(last) { mean + one } else { one };
            let both = if comptime!(last && !spec.stage) {
                reciprocal::<F, N>(mean * next)
            } else {
                one
            };
            let inverse = if comptime!(last && !spec.stage) {
                both * next
            } else {
                reciprocal::<F, N>(mean)
            };
            let thin = if comptime!(!last) {
                one
            } else if comptime!(spec.stage) {
                reciprocal::<F, N>(next)
            } else {
                both * mean
            };
            let expected_weight = if comptime!(matches!(spec.noise, Noise::Maps)) {
                inverse * counts
            } else {
                inverse
            };
            let t = (pixel.value - mean) * expected_weight;
            let w = if comptime!(bent) {
                fma(newton * t, expected_weight, expected_weight)
            } else {
                expected_weight
            };

            let mut factor = Sequence::<Vector<F, N>>::new();
            #[unroll]
            for a in 0..ALL_FACTORS {
                if comptime!(a != ONE && used_bent::<P>(a, bent)) {
                    factor.push(profiles[place::<P>(i, ALONG_X, a, spec)]);
                } else {
                    factor.push(one);
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
                let half = half_deviance::<F, N>(pixel.value, mean, inverse);
                let half = if comptime!(matches!(spec.noise, Noise::Maps)) {
                    half * counts
                } else {
                    half
                };
                fitness.half_deviance += half;
                let share = if comptime!(matches!(spec.noise, Noise::Poisson)) {
                    zero
                } else {
                    pixel.variance * w
                };
                add_moments::<F, N>(&mut fitness.moments, thin, share, counts, spec);
            }
        }
        let residuals = values::<F, N>(&residuals, ALL_FACTORS);
        let weights = values::<F, N>(&weights, comptime!(triangle_len(FACTORS)));
        combine::<F, N, P>(
            &mut terrain.gradient,
            &mut terrain.fisher,
            &weights,
            &residuals,
            &row,
            widths,
        );
        if comptime!(bent) {
            add_bends::<F, N, P>(&mut bends, &residuals, &row);
        }
    }
    if comptime!(bent) {
        bend_common::<F, N, P>(
            &mut terrain.fisher,
            &terrain.gradient,
            &bends,
            widths,
            photons,
        );
        P::bend::<F, N>(&mut terrain.fisher, &bends, widths);
    }
}

/// Adds a row to the gradient and to the Fisher matrix.
#[cube]
fn combine<F: Float, N: Size, P: PsfModel>(
    gradient: &mut Vectors<F, N>,
    fisher: &mut Vectors<F, N>,
    weights: &Vectors<F, N>,
    residuals: &Vectors<F, N>,
    row: &Row<F, N>,
    widths: &Widths<F, N>,
) {
    let n = comptime!(P::PARAMETERS);
    let zero = splat::<F, N>(0.0);
    let mut loadings = Sequence::<Vector<F, N>>::new();
    #[unroll]
    for k in 0..n {
        #[unroll]
        for a in 0..FACTORS {
            if comptime!(P::loads(k, a)) {
                loadings.push(loading::<F, N, P>(row, widths, k, a));
            }
        }
    }
    #[unroll]
    for k in 0..n {
        // Parameter k's loadings applied to one side of the sums; then to the other.
        let mut slope = running::<F, N>(gradient[k]);
        #[unroll]
        for a in 0..FACTORS {
            if comptime!(P::loads(k, a)) {
                let loaded = loadings[comptime!(rank::<P>(k, a))];
                slope.store(fma(loaded, residuals[a], slope.read()));
            }
        }
        gradient[k] = slope.read();
        let mut half = Sequence::<Vector<F, N>>::new();
        #[unroll]
        for b in 0..FACTORS {
            let mut sum = running::<F, N>(zero);
            #[unroll]
            for a in 0..FACTORS {
                if comptime!(used::<P>(b) && P::loads(k, a)) {
                    let loaded = loadings[comptime!(rank::<P>(k, a))];
                    sum.store(fma(loaded, weights[comptime!(pair(a, b))], sum.read()));
                }
            }
            half.push(sum.read());
        }
        #[unroll]
        for l in 0..comptime!(k + 1) {
            let mut sum = running::<F, N>(fisher[comptime!(triangle(k, l))]);
            #[unroll]
            for b in 0..FACTORS {
                if comptime!(P::loads(l, b)) {
                    let loaded = loadings[comptime!(rank::<P>(l, b))];
                    sum.store(fma(loaded, half[b], sum.read()));
                }
            }
            fisher[comptime!(triangle(k, l))] = sum.read();
        }
    }
}
