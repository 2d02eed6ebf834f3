//! A visit of all pixels: of the fit, of its goodness, or of a start.

use cubecl::prelude::*;

use super::basis::weight;
use super::fit_sums::{
    Parts, add_light, add_place, add_stored, store_light, store_weights, weight_of_mean,
};
use super::geometry::{
    Geometry, Place, ROW_SUMS, ROWS, first_knot, geometry, pixels_at, place, taps, totals_at,
};
use super::group::{Group, next_group};
use super::planes::{planes_of, start_coefficient, sum_at, sum_planes, sums_of_knot};
use super::start_weights::{signal_of, weight_of};
use crate::math::{reciprocal, splat};
use crate::pixels::{
    Pixel, PixelRow, Rois, add_moments, half_deviance, moment_offset, moment_terms, pixel,
    pixel_row,
};
use crate::psf::Layout;
use crate::spec::{MASKED, Noise, Spec, spline, triangle_len};
use crate::vectors::{Vectors, zeros};

/// The sums over pixels that a visit computes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Visit {
    /// Of `t J` and `w J J`, where J are the derivatives to x, y and, in planes, z of the light of one
    /// photon, the light itself, and 1.
    Fit,
    /// Half the deviance.
    Deviance,
    /// Half the deviance, and its [moments](add_moments).
    Goodness,
    /// Of `w f f`, `w f` and `w f d`, where f is the light of one photon, and the weight w follows from the
    /// pixel d itself.
    Amplitudes,
}

/// The least expected value of a pixel, photoelectrons. The spline may be negative where it is dark.
const LEAST_MEAN: f32 = 1e-3;

impl Visit {
    /// True if derivatives are needed.
    const fn has_slopes(self) -> bool {
        matches!(self, Self::Fit)
    }

    /// The number of sums.
    pub const fn sums<P: Layout>(self, noise: Noise) -> usize {
        match self {
            Self::Fit => P::PARAMETERS + triangle_len(P::PARAMETERS),
            Self::Deviance => 1,
            Self::Goodness => 1 + moment_terms(noise),
            Self::Amplitudes => 3,
        }
    }
}

/// The weights of the knots along one axis.
#[derive(CubeType)]
struct Taps<F: Float, N: Size> {
    values: Vectors<F, N>,
    slopes: Vectors<F, N>,
}

/// Returns the weights of the knots from `first` on. A place moves by `-per_pixel` knots a pixel.
#[cube]
fn taps_from<F: Float, N: Size>(
    place: Vector<F, N>,
    first: usize,
    per_pixel: Vector<F, N>,
    #[comptime] spec: Spec,
) -> Taps<F, N> {
    let mut values = Sequence::<Vector<F, N>>::new();
    let mut slopes = Sequence::<Vector<F, N>>::new();
    #[unroll]
    for t in 0..comptime!(taps(spec)) {
        let number = F::cast_from(first + t);
        let found = weight::<F, N>(place - Vector::new(number));
        values.push(found.value);
        slopes.push(-found.slope * per_pixel);
    }
    Taps::<F, N> { values, slopes }
}

/// Returns weights whose values are 0 for spots of other groups.
#[cube]
fn of_members<F: Float, N: Size>(
    all: &Taps<F, N>,
    members: Vector<F, N>,
    #[comptime] spec: Spec,
) -> Taps<F, N> {
    let mut values = Sequence::<Vector<F, N>>::new();
    let mut slopes = Sequence::<Vector<F, N>>::new();
    #[unroll]
    for t in 0..comptime!(taps(spec)) {
        values.push(all.values[t] * members);
        slopes.push(all.slopes[t]);
    }
    Taps::<F, N> { values, slopes }
}

/// The light of one photon in a pixel, and its derivatives to x, y and, in planes, z.
#[derive(CubeType)]
struct Light<F: Float, N: Size> {
    value: Vector<F, N>,
    to_x: Vector<F, N>,
    to_y: Vector<F, N>,
    to_z: Vector<F, N>,
}

/// Returns no light.
#[cube]
fn no_light<F: Float, N: Size>() -> Light<F, N> {
    let zero = splat::<F, N>(0.0);
    Light::<F, N> {
        value: zero,
        to_x: zero,
        to_y: zero,
        to_z: zero,
    }
}

/// Adds what tap `t` adds to a sum. The first one begins it: a 0 would take a register.
#[cube]
fn add_tap<F: Float, N: Size>(
    sum: Vector<F, N>,
    value: Vector<F, N>,
    weight: Vector<F, N>,
    #[comptime] t: usize,
) -> Vector<F, N> {
    if comptime!(t == 0) {
        value * weight
    } else {
        fma(value, weight, sum)
    }
}

/// Adds the sums of a knot of a row, weighted by tap `t`.
#[cube]
fn add_knot<F: Float, N: Size>(
    light: &mut Light<F, N>,
    sums: &Vectors<F, N>,
    along_x: &Taps<F, N>,
    #[comptime] t: usize,
    #[comptime] has_slopes: bool,
    #[comptime] has_depth: bool,
) {
    light.value = add_tap::<F, N>(light.value, sums[0], along_x.values[t], t);
    if comptime!(has_slopes) {
        light.to_x = add_tap::<F, N>(light.to_x, sums[0], along_x.slopes[t], t);
        light.to_y = add_tap::<F, N>(light.to_y, sums[1], along_x.values[t], t);
    }
    if comptime!(has_depth) {
        light.to_z = add_tap::<F, N>(light.to_z, sums[2], along_x.values[t], t);
    }
}

/// Reads the sums of a knot of a row.
#[cube]
fn sums_of_row<F: Float, N: Size>(
    memory: &[Vector<F, N>],
    knot: usize,
    unit: usize,
    #[comptime] has_slopes: bool,
    #[comptime] has_depth: bool,
    #[comptime] spec: Spec,
) -> Vectors<F, N> {
    let first = comptime!(ROWS) + knot * comptime!(ROW_SUMS);
    let mut sums = Sequence::<Vector<F, N>>::new();
    sums.push(memory[slot(first, unit, spec)]);
    if comptime!(has_slopes) {
        sums.push(memory[slot(first + 1, unit, spec)]);
    }
    if comptime!(has_depth) {
        sums.push(memory[slot(first + 2, unit, spec)]);
    }
    sums
}

/// Returns the index of a value in the memory of this unit.
#[cube]
fn slot(index: usize, unit: usize, #[comptime] spec: Spec) -> usize {
    index * comptime!(spec.units) + unit
}

/// Visits all pixels with the light of spots at x, y, photons and background of `theta`, and at the depth
/// `z`, or, for [`Visit::Amplitudes`], at a start. `sums` are 0 before, and have [`Visit::sums`] entries.
#[cube]
pub(crate) fn visit_pixels<F: Float, N: Size, P: Layout>(
    theta: &Vectors<F, N>,
    z: Vector<F, N>,
    start: usize,
    sums: &mut Vectors<F, N>,
    memory: &mut [Vector<F, N>],
    rois: &Rois<'_, F, N>,
    #[comptime] what: Visit,
    #[comptime] spec: Spec,
) {
    let shape = geometry::<F>(rois.constants);
    let place = place::<F, N>(theta, z, rois.constants);
    let stores_sums = comptime!(matches!(what, Visit::Fit) && spec.cache_pixels);
    let totals = comptime!(totals_at(spec));
    if comptime!(stores_sums) {
        #[unroll]
        for k in 0..comptime!(what.sums::<P>(spec.noise)) {
            memory[totals + k] = splat::<F, N>(0.0);
        }
    }
    let mut waiting = splat::<F, N>(1.0);
    if comptime!(spec.lanes == 1) {
        let group = next_group::<F, N>(&place, waiting, spec);
        visit_group::<F, N, P>(
            theta, &place, &group, &shape, start, sums, memory, rois, true, what, spec,
        );
    } else {
        // A spot whose place is not a number is in no group.
        let mut left = comptime!(spec.lanes as u32).runtime();
        while left > 0 && waiting.vector_sum() > F::new(0.0) {
            let group = next_group::<F, N>(&place, waiting, spec);
            let is_first = left == comptime!(spec.lanes as u32);
            visit_group::<F, N, P>(
                theta, &place, &group, &shape, start, sums, memory, rois, is_first, what, spec,
            );
            waiting -= group.members;
            left -= 1;
        }
    }
    if comptime!(stores_sums) {
        #[unroll]
        for k in 0..comptime!(what.sums::<P>(spec.noise)) {
            sums[k] = memory[totals + k];
        }
    }
}

/// Visits the pixels of a group.
#[cube]
fn visit_group<F: Float, N: Size, P: Layout>(
    theta: &Vectors<F, N>,
    place: &Place<F, N>,
    group: &Group<F, N>,
    shape: &Geometry,
    start: usize,
    sums: &mut Vectors<F, N>,
    memory: &mut [Vector<F, N>],
    rois: &Rois<'_, F, N>,
    is_first: bool,
    #[comptime] what: Visit,
    #[comptime] spec: Spec,
) {
    let constants = rois.constants;
    let side = rois.side;
    let unit = if comptime!(spec.cache_pixels) {
        0usize.runtime()
    } else {
        UNIT_POS as usize
    };
    // The sums along z at a start are among the constants. A PSF of one plane has no others.
    let has_sums = comptime!(matches!(what, Visit::Amplitudes) || !P::HAS_PLANES);
    let has_slopes = comptime!(what.has_slopes());
    let has_depth = comptime!(what.has_slopes() && P::HAS_PLANES);
    let mut weights = Sequence::<Vector<F, N>>::new();
    let step = shape.per_pixel as usize;
    let x = first_knot(group.x, shape.columns, side, step, spec);
    let y = first_knot(group.y, shape.rows, side, step, spec);
    if comptime!(!has_sums && !spec.cache_pixels) {
        let per_um = Vector::<F, N>::new(constants[comptime!(spline::PLANES_PER_UM)]);
        #[unroll]
        for k in 0..4usize {
            let number = F::cast_from(group.first + comptime!(k as i32));
            let found = weight::<F, N>(place.z - Vector::new(number));
            weights.push(found.value);
            weights.push(found.slope * per_um);
        }
    }
    let per_pixel = Vector::<F, N>::new(constants[comptime!(spline::PER_PIXEL)]);
    let along_x = taps_from::<F, N>(place.x, x, per_pixel, spec);
    let along_x = if comptime!(matches!(what, Visit::Amplitudes) && spec.lanes > 1) {
        of_members::<F, N>(&along_x, group.members, spec)
    } else {
        along_x
    };
    let along_y = taps_from::<F, N>(place.y, y, per_pixel, spec);
    let knots = (side - 1) * step + comptime!(taps(spec));
    let planes = planes_of::<F, N>(memory, place, group, shape, constants, has_sums, spec);
    let mut summed = 0usize.runtime();
    for j in 0..side {
        if comptime!(!has_sums && spec.cache_pixels) {
            while summed < j * step + comptime!(taps(spec)) {
                sum_planes::<F, N>(
                    memory, &planes, shape, constants, x, y, summed, side, has_slopes, spec,
                );
                summed += 1;
            }
        }
        let mut of_start = Sequence::<usize>::new();
        #[unroll]
        for t in 0..comptime!(taps(spec)) {
            of_start.push(start_coefficient(start, y + j * step + t, x, shape));
        }
        for i in 0..knots {
            let mut value = splat::<F, N>(0.0);
            let mut to_y = splat::<F, N>(0.0);
            let mut to_z = splat::<F, N>(0.0);
            #[unroll]
            for t in 0..comptime!(taps(spec)) {
                let row = j * step + t;
                let mut along_z = Sequence::<Vector<F, N>>::new();
                if comptime!(has_sums) {
                    along_z.push(Vector::new(constants[of_start[t] + i]));
                } else if comptime!(spec.cache_pixels) {
                    let at = sum_at(row, i, spec);
                    along_z.push(memory[at]);
                    along_z.push(memory[at + 1]);
                } else {
                    let found =
                        sums_of_knot::<F, N>(group, shape, constants, y + row, x + i, &weights);
                    along_z.push(found[0]);
                    along_z.push(found[1]);
                }
                value = add_tap::<F, N>(value, along_z[0], along_y.values[t], t);
                if comptime!(has_slopes) {
                    to_y = add_tap::<F, N>(to_y, along_z[0], along_y.slopes[t], t);
                }
                if comptime!(has_depth) {
                    to_z = add_tap::<F, N>(to_z, along_z[1], along_y.values[t], t);
                }
            }
            let first = comptime!(ROWS) + i * comptime!(ROW_SUMS);
            memory[slot(first, unit, spec)] = value;
            if comptime!(has_slopes) {
                memory[slot(first + 1, unit, spec)] = to_y;
            }
            if comptime!(has_depth) {
                memory[slot(first + 2, unit, spec)] = to_z;
            }
        }
        let row = pixel_row::<F, N>(rois, j, spec);
        // Neighbours have most of their knots in common.
        let mut pairs = 0usize.runtime();
        // A condition of both would be one of run time.
        #[allow(clippy::collapsible_if)]
        if comptime!(spec.cache_pixels) {
            if step == 1 {
                pairs = side / 2;
            }
        }
        for pair in 0..pairs {
            let i = 2 * pair;
            let mut left = no_light::<F, N>();
            let mut right = no_light::<F, N>();
            #[unroll]
            for t in 0..comptime!(taps(spec) + 1) {
                let at = i + t;
                let knot = sums_of_row::<F, N>(&*memory, at, unit, has_slopes, has_depth, spec);
                if comptime!(t < taps(spec)) {
                    add_knot::<F, N>(&mut left, &knot, &along_x, t, has_slopes, has_depth);
                }
                if comptime!(t > 0) {
                    let t = comptime!(t - 1);
                    add_knot::<F, N>(&mut right, &knot, &along_x, t, has_slopes, has_depth);
                }
            }
            add_pixel::<F, N, P>(
                theta,
                &left,
                group.members,
                sums,
                memory,
                rois,
                &row,
                i,
                is_first,
                what,
                spec,
            );
            let i = i + 1;
            add_pixel::<F, N, P>(
                theta,
                &right,
                group.members,
                sums,
                memory,
                rois,
                &row,
                i,
                is_first,
                what,
                spec,
            );
        }
        for i in 2 * pairs..side {
            let mut light = no_light::<F, N>();
            #[unroll]
            for t in 0..comptime!(taps(spec)) {
                let at = i * step + t;
                let knot = sums_of_row::<F, N>(&*memory, at, unit, has_slopes, has_depth, spec);
                add_knot::<F, N>(&mut light, &knot, &along_x, t, has_slopes, has_depth);
            }
            add_pixel::<F, N, P>(
                theta,
                &light,
                group.members,
                sums,
                memory,
                rois,
                &row,
                i,
                is_first,
                what,
                spec,
            );
        }
        if comptime!(matches!(what, Visit::Fit) && spec.cache_pixels) {
            store_weights::<F, N>(memory, group.members, rois, &row, side, spec);
            add_stored::<F, N, P>(memory, side, spec);
        }
    }
}

/// Adds the pixel of column `i` of a row to the sums. For a fit on CPUs it stores what they need.
#[cube]
fn add_pixel<F: Float, N: Size, P: Layout>(
    theta: &Vectors<F, N>,
    light: &Light<F, N>,
    members: Vector<F, N>,
    sums: &mut Vectors<F, N>,
    memory: &mut [Vector<F, N>],
    rois: &Rois<'_, F, N>,
    row: &PixelRow,
    i: usize,
    is_first: bool,
    #[comptime] what: Visit,
    #[comptime] spec: Spec,
) {
    let pixel = pixel::<F, N>(rois, row, i, spec);
    let at = comptime!(pixels_at(spec)) + row.pixel + i;
    if comptime!(matches!(what, Visit::Fit)) {
        let mean = expected::<F, N, P>(theta, light.value, &pixel, spec);
        let mut derivatives = Sequence::<Vector<F, N>>::new();
        derivatives.push(light.to_x);
        derivatives.push(light.to_y);
        if comptime!(P::HAS_PLANES) {
            derivatives.push(light.to_z);
        }
        if comptime!(spec.cache_pixels) {
            // Stores of a part of the lanes are slow.
            let mut stored = mean;
            if !is_first {
                let is_member = members.greater_than(&splat::<F, N>(0.0));
                stored = select_many(is_member, mean, memory[at]);
            }
            memory[at] = stored;
            store_light::<F, N, P>(memory, &derivatives, light.value, i, spec);
        } else {
            let w = weight_of_mean::<F, N>(mean, members, spec);
            let parts = Parts::<F, N> {
                derivatives,
                light: light.value,
                w,
                t: (pixel.value - mean) * w,
            };
            add_place::<F, N, P>(sums, &parts);
            add_light::<F, N, P>(sums, &parts);
        }
    } else if comptime!(matches!(what, Visit::Amplitudes)) {
        let w = if comptime!(spec.cache_pixels) {
            memory[at]
        } else {
            weight_of::<F, N>(&pixel, spec)
        };
        let value = signal_of::<F, N>(&pixel, spec);
        let light = light.value;
        let of_light = w * light;
        sums[0] = fma(of_light, light, sums[0]);
        sums[1] += of_light;
        sums[2] = fma(of_light, value, sums[2]);
    } else {
        let mean = expected::<F, N, P>(theta, light.value, &pixel, spec);
        add_to_goodness::<F, N>(sums, mean, &pixel, members, what, spec);
    }
}

/// Returns the expected value of a pixel, including the variance of its read noise.
#[cube]
fn expected<F: Float, N: Size, P: Layout>(
    theta: &Vectors<F, N>,
    light: Vector<F, N>,
    pixel: &Pixel<F, N>,
    #[comptime] spec: Spec,
) -> Vector<F, N> {
    let photons = theta[comptime!(P::PHOTONS)];
    let background = theta[comptime!(P::BACKGROUND)];
    let signal = max(fma(photons, light, background), splat::<F, N>(LEAST_MEAN));
    if comptime!(matches!(spec.noise, Noise::Poisson)) {
        signal
    } else {
        signal + pixel.variance
    }
}

/// Computes the sums of [`Visit::Deviance`] or [`Visit::Goodness`] where the last pass of the fit was. `sums`
/// are 0 before.
#[cube]
pub(crate) fn visit_last_means<F: Float, N: Size>(
    sums: &mut Vectors<F, N>,
    memory: &[Vector<F, N>],
    rois: &Rois<'_, F, N>,
    #[comptime] what: Visit,
    #[comptime] spec: Spec,
) {
    let members = splat::<F, N>(1.0);
    for j in 0..rois.side {
        let row = pixel_row::<F, N>(rois, j, spec);
        for i in 0..rois.side {
            let pixel = pixel::<F, N>(rois, &row, i, spec);
            let mean = memory[comptime!(pixels_at(spec)) + row.pixel + i];
            add_to_goodness::<F, N>(sums, mean, &pixel, members, what, spec);
        }
    }
}

/// Adds a pixel to the deviance, and to its moments. Those of other groups are masked.
#[cube]
fn add_to_goodness<F: Float, N: Size>(
    sums: &mut Vectors<F, N>,
    mean: Vector<F, N>,
    pixel: &Pixel<F, N>,
    members: Vector<F, N>,
    #[comptime] what: Visit,
    #[comptime] spec: Spec,
) {
    let one = splat::<F, N>(1.0);
    let masked = splat::<F, N>(MASKED);
    let mut mean = mean;
    let mut value = pixel.value;
    if comptime!(spec.lanes > 1) {
        let counts = members.greater_than(&splat::<F, N>(0.0));
        mean = select_many(counts, mean, masked);
        value = select_many(counts, value, masked);
    }
    let inverse = reciprocal::<F, N>(mean);
    let t = (value - mean) * inverse;
    sums[0] += half_deviance::<F, N>(mean, inverse, t);
    if comptime!(matches!(what, Visit::Goodness)) {
        let next = mean + splat::<F, N>(comptime!(moment_offset(spec.noise)));
        let share = if comptime!(matches!(spec.noise, Noise::Poisson)) {
            one
        } else {
            pixel.variance * inverse
        };
        let mut moments = zeros::<F, N>(comptime!(moment_terms(spec.noise)));
        #[unroll]
        for k in 0..comptime!(moment_terms(spec.noise)) {
            moments[k] = sums[comptime!(1 + k)];
        }
        add_moments::<F, N>(&mut moments, reciprocal::<F, N>(next), share, spec);
        #[unroll]
        for k in 0..comptime!(moment_terms(spec.noise)) {
            sums[comptime!(1 + k)] = moments[k];
        }
    }
}
