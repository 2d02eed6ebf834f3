//! The kernel of crowded fields: one or two emitters, whose neighbours' light is known.
//!
//! A trial asks what the likelihood gains if the emitters of a place change: if one is added, taken
//! away, or replaced by two. Each spot of the launch is a trial. Its tile has two words for each
//! pixel, the calibrated value and the mean that the model of the frame has now, and after the
//! pixels the parameters of two emitters that are in that model now, and those at which the fit
//! starts. An emitter of 0 photons is absent, and stays so.
//!
//! 1. The light of the emitters that are there now is taken out of the mean. The rest is known: the
//!    background, the light of all others, and the variance of the read noise.
//! 2. A number of scoring steps, the same for all trials of a launch, fits the emitters of the start.
//!    The Fisher matrix is damped by a constant factor of its diagonal. No step is checked: a trial
//!    that went astray brings no gain, and is refused.
//! 3. The result is the parameters, and the half of the deviance that the change has removed: the gain
//!    of the log-likelihood.
//!
//! Profiles and loadings are those of `psf`, the linear algebra is that of `optimizer`. The background
//! is no parameter: in a crowded ROI it is not determined, and a frame has one that is smooth.

use cubecl::prelude::*;

use crate::approximate::allow_approximations;
use crate::math::{reciprocal, reciprocal_sqrt, splat};
use crate::optimizer::{factorize, scales, solve};
use crate::pixels::half_deviance;
use crate::psf::{
    DU, Layout, PsfModel, RowFactors, SU, U, Widths, X, Y, loading, new_walk, next_factors,
};
use crate::spec::{Spec, trial, triangle, triangle_len};
use crate::vectors::{Vectors, accumulator, current_values, zeros};

/// The emitters that are in the model now.
const BEFORE: usize = 2;

/// Factors of a column or a row that a trial stores: u, u' and u*.
const STORED: usize = 3;

/// The least mean that is known, photoelectrons. Rounding may leave less where light is taken out.
const LEAST_KNOWN: f32 = 1e-2;

/// The least part of its photons that one step leaves to an emitter.
const LEAST_PART: f32 = 0.25;

/// Returns the number of parameters of an emitter. The background comes last, and is not one.
pub(crate) fn emitter_parameters<P: Layout>() -> usize {
    assert!(P::BACKGROUND + 1 == P::PARAMETERS);
    P::BACKGROUND
}

/// Returns the number of factors of an emitter's columns that its derivatives have.
fn factors_of<P: Layout>() -> usize {
    if P::FREE_WIDTH { 3 } else { 2 }
}

/// Returns the number of profile values of a unit.
pub(crate) const fn trial_profile_len(size: usize) -> usize {
    BEFORE * 2 * STORED * size
}

/// Fits the trials of one unit. `out` has a column for each parameter of the `fitted` emitters, and one
/// for the gain, each `stride` vectors long.
#[cube(launch_unchecked, create_dummy_kernel)]
pub(crate) fn try_emitters<F: Float, N: Size, P: PsfModel>(
    words: &[Vector<u32, N>],
    constants: &[F],
    out: &mut [Vector<F, N>],
    stride: u32,
    steps: u32,
    side: usize,
    #[comptime] fitted: usize,
    #[comptime] spec: Spec,
    #[comptime] approximations: bool,
) {
    allow_approximations(approximations);
    let unit = ABSOLUTE_POS;
    if unit < stride as usize {
        let mut profiles =
            Shared::<[Vector<F, N>]>::new_slice(comptime!(trial_profile_len(spec.size)));
        let profiles = profiles.as_mut_slice();
        let mut known = Shared::<[Vector<F, N>]>::new_slice(comptime!(spec.area()));
        let known = known.as_mut_slice();
        let n = comptime!(fitted * emitter_parameters::<P>());
        let vectors = comptime!(spec.vectors());
        let per_spot = comptime!((BEFORE + fitted) * emitter_parameters::<P>());
        let first = (unit / vectors) * (2 * side * side + per_spot) * vectors + unit % vectors;
        let rois = trial_rois::<F, N>(words, constants, side, first);
        let before = take_out_light::<F, N, P>(&rois, profiles, known, spec);
        let start = read_parameters::<F, N, P>(&rois, BEFORE, fitted, spec);
        let mut theta = zeros::<F, N>(n);
        #[unroll]
        for k in 0..n {
            theta[k] = start[k];
        }
        for _ in 0..steps {
            step::<F, N, P>(&mut theta, &rois, profiles, &*known, fitted, spec);
        }
        let end = current_values::<F, N>(&theta, n);
        let after = deviance_at::<F, N, P>(&end, &rois, profiles, &*known, fitted, spec);
        #[unroll]
        for k in 0..n {
            out[k * stride as usize + unit] = end[k];
        }
        out[n * stride as usize + unit] = before - after;
    }
}

/// The trials of one unit.
#[derive(CubeType)]
struct TrialRois<'a, F: Float, N: Size> {
    words: &'a [Vector<u32, N>],
    /// See [`trial`](mod@crate::spec::trial).
    constants: &'a [F],
    side: usize,
    /// Index of the first word.
    first: usize,
}

/// Locates the trials of one unit. Reads nothing.
#[cube]
fn trial_rois<'a, F: Float, N: Size>(
    words: &'a [Vector<u32, N>],
    constants: &'a [F],
    side: usize,
    first: usize,
) -> TrialRois<'a, F, N> {
    TrialRois::<'a, F, N> {
        words,
        constants,
        side,
        first,
    }
}

/// Reads the parameters of `count` emitters, from the emitter number `from` of the tile on.
#[cube]
fn read_parameters<F: Float, N: Size, P: PsfModel>(
    rois: &TrialRois<'_, F, N>,
    #[comptime] from: usize,
    #[comptime] count: usize,
    #[comptime] spec: Spec,
) -> Vectors<F, N> {
    let each = comptime!(emitter_parameters::<P>());
    let vectors = comptime!(spec.vectors());
    let begin = rois.first + (2 * rois.side * rois.side + comptime!(from * each)) * vectors;
    let mut out = Sequence::<Vector<F, N>>::new();
    #[unroll]
    for k in 0..comptime!(count * each) {
        out.push(Vector::<F, N>::reinterpret(
            rois.words[begin + comptime!(k * vectors)],
        ));
    }
    out
}

/// Returns the parameters of one emitter, as the model wants them.
#[cube]
fn emitter<F: Float, N: Size, P: PsfModel>(
    theta: &Vectors<F, N>,
    #[comptime] which: usize,
) -> Vectors<F, N> {
    let each = comptime!(emitter_parameters::<P>());
    let mut out = Sequence::<Vector<F, N>>::new();
    #[unroll]
    for k in 0..each {
        out.push(theta[comptime!(which * each + k)]);
    }
    out.push(splat::<F, N>(0.0));
    out
}

/// Returns the widths of one emitter.
#[cube]
fn widths_of<F: Float, N: Size, P: PsfModel>(
    theta: &Vectors<F, N>,
    constants: &[F],
    #[comptime] which: usize,
) -> Widths<F, N> {
    let one = emitter::<F, N, P>(theta, which);
    P::widths::<F, N>(&one, constants)
}

/// Returns the index of a stored factor: of emitter `which`, along x or y.
#[cube]
fn stored_index(
    i: usize,
    side: usize,
    #[comptime] which: usize,
    #[comptime] along_y: usize,
    #[comptime] a: usize,
) -> usize {
    (comptime!(2 * which + along_y) * side + i) * STORED + comptime!(a - U)
}

/// Fills the profiles of `count` emitters.
#[cube]
fn fill<F: Float, N: Size, P: PsfModel>(
    profiles: &mut [Vector<F, N>],
    theta: &Vectors<F, N>,
    rois: &TrialRois<'_, F, N>,
    #[comptime] count: usize,
) {
    let each = comptime!(emitter_parameters::<P>());
    #[unroll]
    for which in 0..count {
        let widths = widths_of::<F, N, P>(theta, rois.constants, which);
        let present = theta[comptime!(which * each + P::PHOTONS)].greater_than(&splat::<F, N>(0.0));
        let zero = splat::<F, N>(0.0);
        let mut walk = new_walk::<F, N>(theta[comptime!(which * each + X)], widths.x);
        for i in 0..rois.side {
            let factors = next_factors::<F, N, P>(&mut walk, i);
            profiles[stored_index(i, rois.side, which, 0usize, U)] = factors.u;
            profiles[stored_index(i, rois.side, which, 0usize, DU)] = factors.du;
            profiles[stored_index(i, rois.side, which, 0usize, SU)] = factors.su;
        }
        let mut walk = new_walk::<F, N>(theta[comptime!(which * each + Y)], widths.y);
        for i in 0..rois.side {
            let factors = next_factors::<F, N, P>(&mut walk, i);
            // Without light along y, an absent emitter has no derivative.
            profiles[stored_index(i, rois.side, which, 1usize, U)] =
                select_many(present, factors.u, zero);
            profiles[stored_index(i, rois.side, which, 1usize, DU)] =
                select_many(present, factors.du, zero);
            profiles[stored_index(i, rois.side, which, 1usize, SU)] =
                select_many(present, factors.su, zero);
        }
    }
}

/// Returns the photons of each emitter in row `j`: those of a column are these times u.
#[cube]
fn light_of_row<F: Float, N: Size, P: PsfModel>(
    profiles: &[Vector<F, N>],
    theta: &Vectors<F, N>,
    j: usize,
    side: usize,
    #[comptime] count: usize,
) -> Vectors<F, N> {
    let each = comptime!(emitter_parameters::<P>());
    let mut out = Sequence::<Vector<F, N>>::new();
    #[unroll]
    for which in 0..count {
        let photons = theta[comptime!(which * each + P::PHOTONS)];
        out.push(photons * profiles[stored_index(j, side, which, 1usize, U)]);
    }
    out
}

/// Returns the light of all emitters in a pixel, added to `other`.
#[cube]
fn with_light<F: Float, N: Size>(
    other: Vector<F, N>,
    profiles: &[Vector<F, N>],
    light: &Vectors<F, N>,
    i: usize,
    side: usize,
    #[comptime] count: usize,
) -> Vector<F, N> {
    let mut mean = accumulator::<F, N>(other);
    #[unroll]
    for which in 0..count {
        let u = profiles[stored_index(i, side, which, 0usize, U)];
        mean.store(fma(light[which], u, mean.read()));
    }
    mean.read()
}

/// Takes the light of the emitters that are there now out of the mean: `known` is the rest. Returns
/// half the deviance of the model now.
#[cube]
fn take_out_light<F: Float, N: Size, P: PsfModel>(
    rois: &TrialRois<'_, F, N>,
    profiles: &mut [Vector<F, N>],
    known: &mut [Vector<F, N>],
    #[comptime] spec: Spec,
) -> Vector<F, N> {
    let side = rois.side;
    let vectors = comptime!(spec.vectors());
    let before = read_parameters::<F, N, P>(rois, 0usize, BEFORE, spec);
    fill::<F, N, P>(profiles, &before, rois, BEFORE);
    let mut half = splat::<F, N>(0.0);
    for j in 0..side {
        let light = light_of_row::<F, N, P>(&*profiles, &before, j, side, BEFORE);
        for i in 0..side {
            let at = rois.first + (j * side + i) * comptime!(2 * vectors);
            let mean = Vector::<F, N>::reinterpret(rois.words[at + vectors]);
            let none = splat::<F, N>(0.0);
            let light = with_light::<F, N>(none, &*profiles, &light, i, side, BEFORE);
            let other = max(mean - light, splat::<F, N>(LEAST_KNOWN));
            known[j * side + i] = other;
            let value = Vector::<F, N>::reinterpret(rois.words[at]);
            let mean = other + light;
            let w = reciprocal::<F, N>(mean);
            half += half_deviance::<F, N>(mean, w, (value - mean) * w);
        }
    }
    half
}

/// Returns half the deviance at `theta`.
#[cube]
fn deviance_at<F: Float, N: Size, P: PsfModel>(
    theta: &Vectors<F, N>,
    rois: &TrialRois<'_, F, N>,
    profiles: &mut [Vector<F, N>],
    known: &[Vector<F, N>],
    #[comptime] fitted: usize,
    #[comptime] spec: Spec,
) -> Vector<F, N> {
    let side = rois.side;
    fill::<F, N, P>(profiles, theta, rois, fitted);
    let mut half = splat::<F, N>(0.0);
    for j in 0..side {
        let light = light_of_row::<F, N, P>(&*profiles, theta, j, side, fitted);
        for i in 0..side {
            let at = rois.first + (j * side + i) * comptime!(2 * spec.vectors());
            let value = Vector::<F, N>::reinterpret(rois.words[at]);
            let other = known[j * side + i];
            let mean = with_light::<F, N>(other, &*profiles, &light, i, side, fitted);
            let w = reciprocal::<F, N>(mean);
            half += half_deviance::<F, N>(mean, w, (value - mean) * w);
        }
    }
    half
}

/// Takes one damped scoring step.
#[cube]
fn step<F: Float, N: Size, P: PsfModel>(
    theta: &mut Vectors<F, N>,
    rois: &TrialRois<'_, F, N>,
    profiles: &mut [Vector<F, N>],
    known: &[Vector<F, N>],
    #[comptime] fitted: usize,
    #[comptime] spec: Spec,
) {
    let each = comptime!(emitter_parameters::<P>());
    let n = comptime!(fitted * emitter_parameters::<P>());
    let factors = comptime!(fitted * factors_of::<P>());
    let side = rois.side;
    let here = current_values::<F, N>(&*theta, n);
    fill::<F, N, P>(profiles, &here, rois, fitted);
    let mut gradient = zeros::<F, N>(n);
    let mut matrix = zeros::<F, N>(comptime!(triangle_len(n)));
    for j in 0..side {
        let light = light_of_row::<F, N, P>(&*profiles, &here, j, side, fitted);
        let mut weights = zeros::<F, N>(comptime!(triangle_len(factors)));
        let mut residuals = zeros::<F, N>(factors);
        for i in 0..side {
            let at = rois.first + (j * side + i) * comptime!(2 * spec.vectors());
            let value = Vector::<F, N>::reinterpret(rois.words[at]);
            let other = known[j * side + i];
            let mean = with_light::<F, N>(other, &*profiles, &light, i, side, fitted);
            let w = reciprocal::<F, N>(mean);
            let t = (value - mean) * w;
            let mut factor = Sequence::<Vector<F, N>>::new();
            #[unroll]
            for which in 0..fitted {
                #[unroll]
                for a in U..comptime!(U + factors_of::<P>()) {
                    factor.push(profiles[stored_index(i, side, which, 0usize, a)]);
                }
            }
            #[unroll]
            for a in 0..factors {
                residuals[a] = fma(t, factor[a], residuals[a]);
                let weighted = w * factor[a];
                #[unroll]
                for b in 0..comptime!(a + 1) {
                    weights[comptime!(triangle(a, b))] =
                        fma(weighted, factor[b], weights[comptime!(triangle(a, b))]);
                }
            }
        }
        let residuals = current_values::<F, N>(&residuals, factors);
        let weights = current_values::<F, N>(&weights, comptime!(triangle_len(factors)));
        add_row_of_trial::<F, N, P>(
            &mut gradient,
            &mut matrix,
            &residuals,
            &weights,
            &here,
            rois,
            &*profiles,
            j,
            fitted,
        );
    }
    let gradient = current_values::<F, N>(&gradient, n);
    let matrix = current_values::<F, N>(&matrix, comptime!(triangle_len(n)));
    let one = splat::<F, N>(1.0);
    let damping = Vector::<F, N>::new(rois.constants[comptime!(trial::DAMPING)]);
    let shrink = reciprocal_sqrt::<F, N>(one + damping);
    let units = scales::<F, N>(&matrix, n);
    let mut scale = Sequence::<Vector<F, N>>::new();
    let mut scaled = Sequence::<Vector<F, N>>::new();
    let mut all_free = Sequence::<Vector<F, N>>::new();
    #[unroll]
    for k in 0..n {
        // Off the diagonal, the scaled matrix is smaller than without damping.
        let unit = units[k] * shrink;
        scale.push(unit);
        scaled.push(gradient[k] * unit);
        all_free.push(one);
    }
    let factor = factorize::<F, N>(&matrix, &scale, &all_free, n);
    let solution = solve::<F, N>(&scaled, &factor.entries, n);
    #[unroll]
    for which in 0..fitted {
        let photons = here[comptime!(which * each + P::PHOTONS)];
        let present = photons.greater_than(&splat::<F, N>(0.0));
        #[unroll]
        for k in 0..each {
            let p = comptime!(which * each + k);
            let most = Vector::<F, N>::new(rois.constants[comptime!(trial::STEP + k)]);
            let lower = Vector::<F, N>::new(rois.constants[comptime!(trial::LOWER + k)]);
            let upper = Vector::<F, N>::new(rois.constants[comptime!(trial::UPPER + k)]);
            let change = clamp(solution.step[p] * scale[p], -most, most);
            let next = clamp(here[p] + change, lower, upper);
            let next = if comptime!(k == P::PHOTONS) {
                max(next, photons * splat::<F, N>(LEAST_PART))
            } else {
                next
            };
            theta[p] = select_many(present, next, here[p]);
        }
    }
}

/// Adds a row to gradient and Fisher matrix, given its sums over column factors and their pairs.
#[cube]
fn add_row_of_trial<F: Float, N: Size, P: PsfModel>(
    gradient: &mut Vectors<F, N>,
    matrix: &mut Vectors<F, N>,
    residuals: &Vectors<F, N>,
    weights: &Vectors<F, N>,
    theta: &Vectors<F, N>,
    rois: &TrialRois<'_, F, N>,
    profiles: &[Vector<F, N>],
    j: usize,
    #[comptime] fitted: usize,
) {
    let each = comptime!(emitter_parameters::<P>());
    let of_emitter = comptime!(factors_of::<P>());
    let side = rois.side;
    // The loading of parameter k of an emitter on its factor a is at `k * of_emitter + a - U` after
    // those of the emitters before.
    let mut loadings = Sequence::<Vector<F, N>>::new();
    #[unroll]
    for which in 0..fitted {
        let widths = widths_of::<F, N, P>(theta, rois.constants, which);
        let row = RowFactors::<F, N> {
            photons: theta[comptime!(which * each + P::PHOTONS)],
            v: profiles[stored_index(j, side, which, 1usize, U)],
            dv: profiles[stored_index(j, side, which, 1usize, DU)],
            sv: profiles[stored_index(j, side, which, 1usize, SU)],
            dsv: splat::<F, N>(0.0),
            ssv: splat::<F, N>(0.0),
        };
        #[unroll]
        for k in 0..each {
            #[unroll]
            for a in U..comptime!(U + factors_of::<P>()) {
                if comptime!(P::loads(k, a)) {
                    loadings.push(loading::<F, N, P>(&row, &widths, k, a));
                } else {
                    loadings.push(splat::<F, N>(0.0));
                }
            }
        }
    }
    let n = comptime!(fitted * emitter_parameters::<P>());
    #[unroll]
    for p in 0..n {
        let which = comptime!(p / each);
        let mut slope = accumulator::<F, N>(gradient[p]);
        // The sums with the loadings of parameter p applied to one side.
        let mut half = Sequence::<Vector<F, N>>::new();
        #[unroll]
        for a in 0..of_emitter {
            if comptime!(P::loads(p % each, U + a)) {
                let loaded = loadings[comptime!(p * of_emitter + a)];
                slope.store(fma(
                    loaded,
                    residuals[comptime!(which * of_emitter + a)],
                    slope.read(),
                ));
            }
        }
        gradient[p] = slope.read();
        #[unroll]
        for b in 0..comptime!(fitted * of_emitter) {
            let mut sum = accumulator::<F, N>(splat::<F, N>(0.0));
            #[unroll]
            for a in 0..of_emitter {
                if comptime!(P::loads(p % each, U + a)) {
                    let loaded = loadings[comptime!(p * of_emitter + a)];
                    let weight = weights[comptime!(triangle(which * of_emitter + a, b))];
                    sum.store(fma(loaded, weight, sum.read()));
                }
            }
            half.push(sum.read());
        }
        #[unroll]
        for q in 0..comptime!(p + 1) {
            let other = comptime!(q / each);
            let mut sum = accumulator::<F, N>(matrix[comptime!(triangle(p, q))]);
            #[unroll]
            for b in 0..of_emitter {
                if comptime!(P::loads(q % each, U + b)) {
                    let loaded = loadings[comptime!(q * of_emitter + b)];
                    sum.store(fma(
                        loaded,
                        half[comptime!(other * of_emitter + b)],
                        sum.read(),
                    ));
                }
            }
            matrix[comptime!(triangle(p, q))] = sum.read();
        }
    }
}
