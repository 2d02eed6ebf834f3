//! Starts in z: a PSF of two lobes, or one that is nearly even, has several maxima of the likelihood.

use cubecl::prelude::*;

use super::start_weights::weigh_pixels;
use super::visit::{Visit, visit_pixels};
use crate::math::{reciprocal, splat};
use crate::pixels::Rois;
use crate::psf::{Layout, X, Y};
use crate::spec::{Noise, Spec, spline, start};
use crate::vectors::{Vectors, zeros};
use crate::write::{ResultColumns, get, put};

/// The starts from which a spot is fitted.
pub(crate) const START_COUNT: u32 = 3;
/// The best start.
pub(crate) const FIRST_START: u32 = 0;
/// The second start, if it may lead to a better fit.
pub(crate) const SECOND_START: u32 = 1;
/// The best start far from both, after a poor fit.
pub(crate) const NEXT_START: u32 = 2;

/// A depth that is far from every start, um.
pub(crate) const NOWHERE: f32 = 1e6;

/// The least distance of a start from a depth that was tried, in spacings of starts.
const FAR: f32 = 0.75;

/// The least photons and background of a start.
const LEAST_PHOTONS: f32 = 10.0;
const LEAST_BACKGROUND: f32 = 0.05;

/// Half the misfit that a second start may have above the first, and the part of the photons that is added
/// to it: scores of starts are coarser for bright spots.
const MARGIN: f32 = 12.0;
const MARGIN_OF_PHOTONS: f32 = 0.01;

/// A misfit above all others.
const WORST: f32 = 1e30;

/// A start.
#[derive(CubeType, Clone, Copy)]
pub(crate) struct Candidate<F: Float, N: Size> {
    /// Half the misfit.
    pub score: Vector<F, N>,
    pub z: Vector<F, N>,
    pub photons: Vector<F, N>,
    pub background: Vector<F, N>,
}

/// The best starts.
#[derive(CubeType, Clone, Copy)]
pub(crate) struct Starts<F: Float, N: Size> {
    /// The centre, which they share.
    pub x: Vector<F, N>,
    pub y: Vector<F, N>,
    /// z of the best.
    pub z: Vector<F, N>,
    pub photons: Vector<F, N>,
    pub background: Vector<F, N>,
    /// z of the second.
    pub second_z: Vector<F, N>,
    /// 1 for a spot whose second start may lead to a better fit, else 0.
    pub has_second: Vector<F, N>,
    /// 1 for a spot that has a best start, else 0.
    pub found: Vector<F, N>,
}

/// Returns the starts at a centre before they are scored.
#[cube]
pub(crate) fn no_starts<F: Float, N: Size>(x: Vector<F, N>, y: Vector<F, N>) -> Starts<F, N> {
    let zero = splat::<F, N>(0.0);
    Starts::<F, N> {
        x,
        y,
        z: zero,
        photons: zero,
        background: zero,
        second_z: zero,
        has_second: zero,
        found: zero,
    }
}

/// Returns a start that is worse than any other.
#[cube]
fn no_candidate<F: Float, N: Size>() -> Candidate<F, N> {
    let zero = splat::<F, N>(0.0);
    Candidate::<F, N> {
        score: splat::<F, N>(WORST),
        z: zero,
        photons: zero,
        background: zero,
    }
}

/// Replaces a start.
#[cube]
fn replace<F: Float, N: Size>(
    old: &mut Candidate<F, N>,
    new: &Candidate<F, N>,
    replaced: Vector<bool, N>,
) {
    old.score = select_many(replaced, new.score, old.score);
    old.z = select_many(replaced, new.z, old.z);
    old.photons = select_many(replaced, new.photons, old.photons);
    old.background = select_many(replaced, new.background, old.background);
}

/// Returns the start of a number, at depth `z`, and at the centre of `theta`: photons and background by least
/// squares, and the misfit. `of_pixels` are the sums of [`weigh_pixels`].
#[cube]
fn candidate_at<F: Float, N: Size, P: Layout>(
    theta: &Vectors<F, N>,
    z: Vector<F, N>,
    start: u32,
    of_pixels: &Vectors<F, N>,
    memory: &mut [Vector<F, N>],
    rois: &Rois<'_, F, N>,
    #[comptime] spec: Spec,
) -> Candidate<F, N> {
    let mut sums = zeros::<F, N>(comptime!(Visit::Amplitudes.sums::<P>(Noise::Poisson)));
    visit_pixels::<F, N, P>(
        theta,
        z,
        start as usize,
        &mut sums,
        memory,
        rois,
        comptime!(Visit::Amplitudes),
        spec,
    );
    let (ff, f, fd) = (sums[0], sums[1], sums[2]);
    let (one, d, dd) = (of_pixels[0], of_pixels[1], of_pixels[2]);
    let determinant = max(ff * one - f * f, splat::<F, N>(1e-30));
    let per_determinant = reciprocal::<F, N>(determinant);
    let photons = (fd * one - d * f) * per_determinant;
    let background = (ff * d - f * fd) * per_determinant;
    let photons = max(photons, splat::<F, N>(LEAST_PHOTONS));
    let background = max(background, splat::<F, N>(LEAST_BACKGROUND));
    let explained = photons * fd + background * d;
    let square = photons * photons * ff
        + background * background * one
        + splat::<F, N>(2.0) * photons * background * f;
    Candidate::<F, N> {
        score: (dd - explained) + splat::<F, N>(0.5) * (square - dd),
        z,
        photons,
        background,
    }
}

/// Moves the depth of a start whose misfit is below those `before` and `after` it to the minimum of the
/// parabola through the three.
#[cube]
fn move_to_minimum<F: Float, N: Size>(
    start: &mut Candidate<F, N>,
    before: Vector<F, N>,
    after: Vector<F, N>,
    spacing: F,
) {
    let zero = splat::<F, N>(0.0);
    let worst = splat::<F, N>(WORST);
    let has_both = before.less_than(&worst).vec_and(after.less_than(&worst));
    let bend = before - splat::<F, N>(2.0) * start.score + after;
    let has_both = has_both.vec_and(bend.greater_than(&zero));
    let bend = select_many(has_both, bend, splat::<F, N>(1.0));
    let part = splat::<F, N>(0.5) * (before - after) * reciprocal::<F, N>(bend);
    let most = splat::<F, N>(0.5);
    let part = clamp(part, -most, most);
    start.z += select_many(has_both, part, zero) * Vector::new(spacing);
}

/// Scores the starts of spots at the centre of `theta`, but for those close to the depths that were `tried`,
/// and returns the two best local minima of the misfit.
#[cube]
pub(crate) fn score_starts<F: Float, N: Size, P: Layout>(
    theta: &Vectors<F, N>,
    tried: Vector<F, N>,
    tried_second: Vector<F, N>,
    memory: &mut [Vector<F, N>],
    rois: &Rois<'_, F, N>,
    #[comptime] spec: Spec,
) -> Starts<F, N> {
    let lowest = rois.constants[comptime!(spline::FIRST_START)];
    let spacing = rois.constants[comptime!(spline::START_SPACING)];
    let count = u32::cast_from(rois.constants[comptime!(spline::STARTS)]);
    let far = Vector::<F, N>::new(spacing * F::new(FAR));
    let worst = splat::<F, N>(WORST);
    let of_pixels = weigh_pixels::<F, N>(memory, rois, spec);
    let mut first = no_candidate::<F, N>();
    let mut second = no_candidate::<F, N>();
    let mut before = worst;
    let mut last = no_candidate::<F, N>();
    for k in 0..count + 1 {
        let mut next = no_candidate::<F, N>();
        if k < count {
            let z = Vector::<F, N>::new(lowest + spacing * F::cast_from(k));
            let found = candidate_at::<F, N, P>(theta, z, k, &of_pixels, memory, rois, spec);
            let is_far = Vector::abs(z - tried)
                .greater_equal(&far)
                .vec_and(Vector::abs(z - tried_second).greater_equal(&far));
            next.score = select_many(is_far, found.score, worst);
            next.z = found.z;
            next.photons = found.photons;
            next.background = found.background;
        }
        // `last` is a minimum if it lies below both of its neighbours.
        let is_minimum = last
            .score
            .less_than(&before)
            .vec_and(last.score.less_equal(&next.score))
            .vec_and(last.score.less_than(&worst));
        move_to_minimum::<F, N>(&mut last, before, next.score, spacing);
        let is_first = is_minimum.vec_and(last.score.less_than(&first.score));
        replace::<F, N>(&mut second, &first, is_first);
        replace::<F, N>(&mut first, &last, is_first);
        let is_second = is_minimum
            .vec_and(last.score.greater_than(&first.score))
            .vec_and(last.score.less_than(&second.score));
        replace::<F, N>(&mut second, &last, is_second);
        before = last.score;
        last.score = next.score;
        last.z = next.z;
        last.photons = next.photons;
        last.background = next.background;
    }
    let limit = first.score
        + fma(
            first.photons,
            splat::<F, N>(MARGIN_OF_PHOTONS),
            splat::<F, N>(MARGIN),
        );
    let zero = splat::<F, N>(0.0);
    let one = splat::<F, N>(1.0);
    Starts::<F, N> {
        x: theta[X],
        y: theta[Y],
        z: first.z,
        photons: first.photons,
        background: first.background,
        second_z: second.z,
        has_second: select_many(second.score.less_equal(&limit), one, zero),
        found: select_many(first.score.less_than(&worst), one, zero),
    }
}

/// Replaces all starts.
#[cube]
pub(crate) fn replace_starts<F: Float, N: Size>(old: &mut Starts<F, N>, new: &Starts<F, N>) {
    old.x = new.x;
    old.y = new.y;
    old.z = new.z;
    old.photons = new.photons;
    old.background = new.background;
    old.second_z = new.second_z;
    old.has_second = new.has_second;
    old.found = new.found;
}

/// Reads the starts of spots from their columns.
#[cube]
pub(crate) fn read_starts<F: Float, N: Size>(output: &ResultColumns<'_, F, N>) -> Starts<F, N> {
    Starts::<F, N> {
        x: get::<F, N>(output, comptime!(start::X)),
        y: get::<F, N>(output, comptime!(start::Y)),
        z: get::<F, N>(output, comptime!(start::FIRST_Z)),
        photons: get::<F, N>(output, comptime!(start::PHOTONS)),
        background: get::<F, N>(output, comptime!(start::BACKGROUND)),
        second_z: get::<F, N>(output, comptime!(start::SECOND_Z)),
        has_second: get::<F, N>(output, comptime!(start::HAS_SECOND)),
        found: splat::<F, N>(1.0),
    }
}

/// Writes the starts of spots to their columns.
#[cube]
pub(crate) fn write_starts<F: Float, N: Size>(
    starts: &Starts<F, N>,
    output: &mut ResultColumns<'_, F, N>,
) {
    put::<F, N>(output, comptime!(start::X).runtime(), starts.x);
    put::<F, N>(output, comptime!(start::Y).runtime(), starts.y);
    put::<F, N>(output, comptime!(start::FIRST_Z).runtime(), starts.z);
    put::<F, N>(output, comptime!(start::PHOTONS).runtime(), starts.photons);
    put::<F, N>(
        output,
        comptime!(start::BACKGROUND).runtime(),
        starts.background,
    );
    put::<F, N>(
        output,
        comptime!(start::SECOND_Z).runtime(),
        starts.second_z,
    );
    put::<F, N>(
        output,
        comptime!(start::HAS_SECOND).runtime(),
        starts.has_second,
    );
}
