//! The estimator, top to bottom: load, start, iterate, judge, write.
//!
//! Every value is `N` spots wide. Nothing branches on one spot: a spot that has arrived is frozen by masks,
//! so that its result does not depend on its neighbours in the vector.

use cubecl::num_traits::{One, Zero};
use cubecl::prelude::*;

use crate::linalg::{SMALLEST_PIVOT, factorise, inverse_entry, invert_factor, scales, solve};
use crate::math::{between, edge, reciprocal, splat};
use crate::noise::{
    Fitness, NO_POWER, Rois, add_moments, judge, log_likelihood, moment, moment_terms, pixel,
};
use crate::psf::{DU, FACTORS, ONE, PsfModel, Row, SU, U, Widths, X, Y};
use crate::spec::{
    CODE_ITERATIONS, CODE_STATUS, Columns, Noise, Spec, constant, status, triangle, triangle_len,
};
use crate::start::{counts, measure};
use crate::step::{Progress, advance, hold, lower, upper};

/// `1 / sqrt(2)`, `1 / sqrt(2 pi)` and `1 / sqrt(pi)`.
const PER_ROOT_2: f32 = core::f32::consts::FRAC_1_SQRT_2;
const PER_ROOT_2PI: f32 = 0.398_942_3;
const PER_ROOT_PI: f32 = 0.564_189_6;

/// The column factors of every column.
#[derive(CubeType)]
struct Columns1d<F: Float, N: Size> {
    u: Array<Vector<F, N>>,
    du: Array<Vector<F, N>>,
    su: Array<Vector<F, N>>,
}

#[cube]
fn fill_columns<F: Float, N: Size, P: PsfModel>(
    columns: &mut Columns1d<F, N>,
    x: Vector<F, N>,
    width: Vector<F, N>,
    size: usize,
    #[comptime] unrolled: bool,
) {
    let per_width = reciprocal::<F, N>(width);
    let per_z = splat::<F, N>(PER_ROOT_2) * per_width;
    let slope = splat::<F, N>(PER_ROOT_2PI) * per_width;
    let spread = splat::<F, N>(PER_ROOT_PI) * per_width;
    let mut left = edge::<F, N>((splat::<F, N>(-0.5) - x) * per_z);
    #[unroll(unrolled)]
    for i in 0..size {
        let position = Vector::<F, N>::new(F::cast_from(i)) + splat::<F, N>(0.5);
        let right = edge::<F, N>((position - x) * per_z);
        columns.u[i] = between::<F, N>(&left, &right);
        columns.du[i] = (left.gauss - right.gauss) * slope;
        if comptime!(P::FREE_WIDTH) {
            columns.su[i] = (left.z * left.gauss - right.z * right.gauss) * spread;
        }
        left.z = right.z;
        left.gauss = right.gauss;
        left.tail = right.tail;
        left.sign = right.sign;
    }
}

/// Where the pairs of column factors are summed, `a >= b`.
const fn pair(a: usize, b: usize) -> usize {
    triangle(a, b)
}

/// Whether a column factor is in use.
fn used<P: PsfModel>(a: usize) -> bool {
    a != SU || P::FREE_WIDTH
}

/// One pass over the pixels at `theta`: gradient and Fisher matrix and, in the last one, fitness.
///
/// Per pixel, one reciprocal and a few multiply-adds into row sums of `w a b` and `t a`, where a and b
/// are column factors, `w = 1 / mean` and `t = value / mean - 1`; per row, the sums are combined.
#[cube]
fn pass<F: Float, N: Size, P: PsfModel>(
    theta: &Array<Vector<F, N>>,
    widths: &Widths<F, N>,
    gradient: &mut Array<Vector<F, N>>,
    fisher: &mut Array<Vector<F, N>>,
    fitness: &mut Fitness<F, N>,
    moments: &mut Array<Vector<F, N>>,
    words: &[Vector<u32, N>],
    maps: &[F],
    constants: &[F],
    rois: &Rois<F, N>,
    sensor_width: u32,
    side: usize,
    #[comptime] last: bool,
    #[comptime] spec: Spec,
) {
    let size = comptime!(spec.size);
    let unrolled = comptime!(spec.unrolled());
    let side = span(side, spec);
    let n = comptime!(P::PARAMETERS);
    let zero = Vector::<F, N>::zero();
    let one = Vector::<F, N>::one();

    let mut columns = Columns1d::<F, N> {
        u: Array::new(size),
        du: Array::new(size),
        su: Array::new(comptime!(if P::FREE_WIDTH { size } else { 1 })),
    };
    fill_columns::<F, N, P>(&mut columns, theta[X], widths.x, side, unrolled);
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
    let per_width = reciprocal::<F, N>(widths.y);
    let per_z = splat::<F, N>(PER_ROOT_2) * per_width;
    let slope = splat::<F, N>(PER_ROOT_2PI) * per_width;
    let spread = splat::<F, N>(PER_ROOT_PI) * per_width;
    let mut above = edge::<F, N>((splat::<F, N>(-0.5) - theta[Y]) * per_z);
    let mut below = edge::<F, N>((splat::<F, N>(0.5) - theta[Y]) * per_z);
    for j in 0..size {
        // The next row's edge: nothing in this row waits for it.
        let position = Vector::<F, N>::new(F::cast_from(j)) + splat::<F, N>(1.5);
        let next = edge::<F, N>((position - theta[Y]) * per_z);
        let mut row = Row::<F, N> {
            photons,
            v: between::<F, N>(&above, &below),
            dv: (above.gauss - below.gauss) * slope,
            sv: zero,
        };
        if comptime!(P::FREE_WIDTH) {
            row.sv = (above.z * above.gauss - below.z * below.gauss) * spread;
        }
        above.z = below.z;
        above.gauss = below.gauss;
        above.tail = below.tail;
        above.sign = below.sign;
        below.z = next.z;
        below.gauss = next.gauss;
        below.tail = next.tail;
        below.sign = next.sign;

        let light = photons * row.v;
        let mut weights = Array::<Vector<F, N>>::new(comptime!(triangle_len(FACTORS)));
        let mut residuals = Array::<Vector<F, N>>::new(FACTORS);
        #[unroll]
        for a in 0..FACTORS {
            residuals[a] = zero;
            #[unroll]
            for b in 0..comptime!(a + 1) {
                weights[comptime!(pair(a, b))] = zero;
            }
        }
        #[unroll(unrolled)]
        for i in 0..side {
            let pixel = pixel::<F, N>(words, maps, constants, rois, j, i, sensor_width, spec);
            let counts = counts::<F, N>(&pixel, spec);
            let mut mean = fma(light, columns.u[i], background);
            if comptime!(matches!(spec.noise, Noise::Uniform)) {
                mean += pixel.variance;
            }
            if comptime!(matches!(spec.noise, Noise::Maps)) {
                // A masked pixel gets any mean that is harmless.
                mean = select_many(counts.greater_than(&zero), mean + pixel.variance, one);
            }
            // In the last pass 1 / (1 + m) is wanted too: both come from one division.
            let next = if comptime!(last) { mean + one } else { one };
            let both = reciprocal::<F, N>(mean * next);
            let inverse = both * next;
            let thin = both * mean;
            let mut w = inverse;
            if comptime!(matches!(spec.noise, Noise::Maps)) {
                w = inverse * counts;
            }
            let t = (pixel.value - mean) * w;

            let mut factor = Array::<Vector<F, N>>::new(FACTORS);
            factor[U] = columns.u[i];
            factor[DU] = columns.du[i];
            if comptime!(P::FREE_WIDTH) {
                factor[SU] = columns.su[i];
            }
            weights[comptime!(pair(ONE, ONE))] += w;
            residuals[ONE] += t;
            #[unroll]
            for a in 1..FACTORS {
                if comptime!(used::<P>(a)) {
                    let weighted = w * factor[a];
                    weights[comptime!(pair(a, ONE))] += weighted;
                    residuals[a] = fma(t, factor[a], residuals[a]);
                    #[unroll]
                    for b in 1..comptime!(a + 1) {
                        weights[comptime!(pair(a, b))] =
                            fma(weighted, factor[b], weights[comptime!(pair(a, b))]);
                    }
                }
            }
            if comptime!(last) {
                judge::<F, N>(fitness, pixel.value, mean, inverse, counts, spec);
                let share = if comptime!(matches!(spec.noise, Noise::Poisson)) {
                    zero
                } else {
                    pixel.variance * w
                };
                add_moments::<F, N>(moments, thin, share, counts, spec);
            }
        }
        combine::<F, N, P>(gradient, fisher, &weights, &residuals, &row, widths);
    }
}

/// The number of columns as loops see it: a constant where they are unrolled, and else not, lest the
/// compiler unroll them after all, run out of registers and spill.
#[cube]
pub(crate) fn span(side: usize, #[comptime] spec: Spec) -> usize {
    if comptime!(spec.unrolled()) {
        comptime!(spec.size).runtime()
    } else {
        side
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

/// Whether any lane is not 0.
#[cube]
fn any<F: Float, N: Size>(lanes: Vector<F, N>) -> bool {
    lanes.vector_sum() > F::new(0.0)
}

/// Inverts the Fisher matrix into `factor` (as `L^-1` of the scaled one); returns its smallest
/// pivot.
#[cube]
fn invert<F: Float, N: Size>(
    factor: &mut Array<Vector<F, N>>,
    scale: &mut Array<Vector<F, N>>,
    fisher: &Array<Vector<F, N>>,
    #[comptime] n: usize,
) -> Vector<F, N> {
    let mut free = Array::<Vector<F, N>>::new(n);
    #[unroll]
    for k in 0..n {
        free[k] = Vector::one();
    }
    scales::<F, N>(scale, fisher, n);
    let pivot = factorise::<F, N>(factor, fisher, &*scale, &free, n);
    invert_factor::<F, N>(factor, n);
    pivot
}

/// Fits the spots of one unit.
///
/// `words` are tiles `[tile][word][slot]`, `corners` the sensor index of each ROI's first pixel, `maps`
/// [`MAP_VALUES`](crate::spec::MAP_VALUES) a pixel of the sensor, `constants` as
/// [`constant`](mod@crate::spec::constant) lays them out, `out` the [`Columns`] and `codes` iterations and
/// status, each `stride` vectors long.
#[cube(launch_unchecked, create_dummy_kernel)]
pub(crate) fn fit<F: Float, N: Size, P: PsfModel>(
    words: &[Vector<u32, N>],
    corners: &[Vector<u32, N>],
    maps: &[F],
    constants: &[F],
    out: &mut [Vector<F, N>],
    codes: &mut [Vector<F, N>],
    stride: u32,
    sensor_width: u32,
    max_iterations: u32,
    side: usize,
    #[comptime] spec: Spec,
) {
    let unit = ABSOLUTE_POS;
    if unit < stride as usize {
        let n = comptime!(P::PARAMETERS);
        let zero = Vector::<F, N>::zero();
        let one = Vector::<F, N>::one();
        let vectors = comptime!(spec.vectors());
        let staged = comptime!(if spec.stage { spec.area() } else { 1 });
        let staged_variances = comptime!(if spec.stage && matches!(spec.noise, Noise::Maps) {
            spec.area()
        } else {
            1
        });
        let mut corner = Vector::<u32, N>::zero();
        if comptime!(matches!(spec.noise, Noise::Maps)) {
            corner = corners[unit];
        }
        let mut rois = Rois::<F, N> {
            first: (unit / vectors) * comptime!(spec.words() * spec.vectors()) + unit % vectors,
            corner,
            values: Array::new(staged),
            variances: Array::new(staged_variances),
        };

        // Start.
        let measured = measure::<F, N>(words, maps, constants, &mut rois, sensor_width, side, spec);
        let mut theta = Array::<Vector<F, N>>::new(n);
        P::start::<F, N>(&mut theta, &measured, constants);
        theta[X] = measured.x;
        theta[Y] = measured.y;
        theta[comptime!(P::PHOTONS)] = measured.photons;
        theta[comptime!(P::BACKGROUND)] = measured.background;
        #[unroll]
        for k in 0..n {
            theta[k] = clamp(
                theta[k],
                lower::<F, N>(constants, k),
                upper::<F, N>(constants, k),
            );
        }
        let enough = splat::<F, N>(comptime!(P::PARAMETERS as f32));
        let bad = measured
            .unusable
            .greater_than(&zero)
            .or(measured.pixels.less_than(&enough));

        // Iterate until the step that is left is small; then look whether it is.
        let mut gradient = Array::<Vector<F, N>>::new(n);
        let mut fisher = Array::<Vector<F, N>>::new(comptime!(triangle_len(P::PARAMETERS)));
        let mut factor = Array::<Vector<F, N>>::new(comptime!(triangle_len(P::PARAMETERS)));
        let mut scale = Array::<Vector<F, N>>::new(n);
        let mut free = Array::<Vector<F, N>>::new(n);
        let mut moments = Array::<Vector<F, N>>::new(comptime!(moment_terms(spec.noise)));
        let mut progress = Progress::<F, N> {
            step: Array::new(n),
            pushed: Array::new(n),
            slope: zero,
            fraction: one,
            decrement: splat::<F, N>(1e30),
        };
        #[unroll]
        for k in 0..n {
            progress.step[k] = zero;
            progress.pushed[k] = zero;
        }
        let mut fitness = Fitness::<F, N> {
            half_deviance: zero,
            numerator: one,
            denominator: one,
            power: Vector::new(NO_POWER),
            positive: zero,
            pixels: zero,
        };
        let tolerance = Vector::<F, N>::new(constants[comptime!(constant::TOLERANCE)]);
        let most = Vector::<F, N>::new(F::cast_from(max_iterations));
        let mut iterations = zero;
        let mut converged = zero;
        let mut held = zero;
        let mut smallest = zero;
        let mut active = select_many(bad, zero, one);
        let mut going = true;
        while going {
            let mut moving = active;
            let mut stepping = any::<F, N>(moving);
            while stepping {
                let widths = P::widths::<F, N>(&theta, constants);
                pass::<F, N, P>(
                    &theta,
                    &widths,
                    &mut gradient,
                    &mut fisher,
                    &mut fitness,
                    &mut moments,
                    words,
                    maps,
                    constants,
                    &rois,
                    sensor_width,
                    side,
                    false,
                    spec,
                );
                iterations += moving;
                let next = advance::<F, N, P>(
                    &mut theta,
                    &mut progress,
                    &gradient,
                    &fisher,
                    &widths,
                    moving,
                    constants,
                );
                moving = select_many(iterations.less_than(&most), next, zero);
                stepping = any::<F, N>(moving);
            }

            // Judge.
            fitness.half_deviance = zero;
            fitness.numerator = one;
            fitness.denominator = one;
            fitness.power = Vector::new(NO_POWER);
            fitness.positive = zero;
            fitness.pixels = zero;
            #[unroll]
            for i in 0..comptime!(moment_terms(spec.noise)) {
                moments[i] = zero;
            }
            let widths = P::widths::<F, N>(&theta, constants);
            pass::<F, N, P>(
                &theta,
                &widths,
                &mut gradient,
                &mut fisher,
                &mut fitness,
                &mut moments,
                words,
                maps,
                constants,
                &rois,
                sensor_width,
                side,
                true,
                spec,
            );
            smallest = invert::<F, N>(&mut factor, &mut scale, &fisher, n);
            let hidden = hold::<F, N>(
                &mut free,
                &theta,
                &gradient,
                &scale,
                &progress.pushed,
                constants,
                n,
            );
            let mut step = Array::<Vector<F, N>>::new(n);
            held = zero;
            #[unroll]
            for k in 0..n {
                step[k] = gradient[k] * scale[k] * free[k];
                held += one - free[k];
            }
            let mut restricted = Array::<Vector<F, N>>::new(comptime!(triangle_len(P::PARAMETERS)));
            factorise::<F, N>(&mut restricted, &fisher, &scale, &free, n);
            let square = solve::<F, N>(&mut step, &restricted, n);
            let arrived = square
                .less_equal(&(tolerance * tolerance))
                .vec_and(hidden.less_equal(&(tolerance * tolerance)));
            converged = select_many(arrived, one, zero);
            let exhausted = iterations.greater_equal(&most);
            active = select_many(arrived.or(exhausted), zero, active);
            going = any::<F, N>(active);
        }

        // Write.
        let columns = comptime!(Columns::new(P::PARAMETERS));
        let step = stride as usize;
        let nan = Vector::<F, N>::new(constants[comptime!(constant::NAN)]);
        let excess = Vector::<F, N>::new(constants[comptime!(constant::EXCESS)]);
        let invertible = smallest.greater_than(&splat::<F, N>(SMALLEST_PIVOT));
        let sound = converged.greater_than(&zero).vec_and(invertible);
        let code = select_many(
            held.greater_than(&zero),
            splat::<F, N>(status::AT_BOUND as f32),
            splat::<F, N>(status::CONVERGED as f32),
        );
        let code = select_many(
            converged.greater_than(&zero),
            code,
            splat::<F, N>(status::MAX_ITERATIONS as f32),
        );
        let code = select_many(invertible, code, splat::<F, N>(status::SINGULAR as f32));
        let code = select_many(bad, splat::<F, N>(status::BAD_INPUT as f32), code);
        #[unroll]
        for k in 0..n {
            let mut value = theta[k];
            if comptime!(k == P::PHOTONS || k == P::BACKGROUND) {
                value *= excess;
                scale[k] = scale[k] * excess;
            }
            out[comptime!(columns.parameter(k)) * step + unit] = select_many(bad, nan, value);
        }
        #[unroll]
        for k in 0..n {
            #[unroll]
            for l in 0..comptime!(k + 1) {
                let entry = inverse_entry::<F, N>(&factor, k, l, n) * scale[k] * scale[l];
                out[comptime!(columns.covariance(k, l)) * step + unit] =
                    select_many(sound.vec_and(code.less_equal(&one)), entry, nan);
            }
        }
        let mut pixels = splat::<F, N>(comptime!(spec.area() as f32));
        if comptime!(matches!(spec.noise, Noise::Maps)) {
            pixels = fitness.pixels;
        }
        let two = splat::<F, N>(2.0);
        let mean = pixels + moment::<F, N>(&moments, constants, constant::MOMENTS, spec);
        let variance = two * pixels
            + moment::<F, N>(
                &moments,
                constants,
                comptime!(constant::MOMENTS + constant::MOMENTS_LEN),
                spec,
            );
        out[comptime!(columns.log_likelihood()) * step + unit] =
            select_many(bad, nan, log_likelihood::<F, N>(&fitness));
        out[comptime!(columns.deviance()) * step + unit] =
            select_many(bad, nan, two * fitness.half_deviance);
        out[comptime!(columns.deviance_mean()) * step + unit] = select_many(bad, nan, mean);
        out[comptime!(columns.deviance_variance()) * step + unit] = select_many(bad, nan, variance);
        codes[CODE_ITERATIONS * step + unit] = iterations;
        codes[CODE_STATUS * step + unit] = code;
    }
}
