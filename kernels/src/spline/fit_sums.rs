//! The sums of a pass of the fit: gradient and Fisher matrix of one photon.
//!
//! CPUs store the parts of a row of pixels between short loops: one loop over all that a pixel needs would be a chain
//! of operations too long for a processor to begin the next pixel meanwhile, and the sums of all would fit into
//! the registers of AVX-512 alone.

use cubecl::prelude::*;

use super::geometry::{PARTS, holds_all_sums, parts_at, pixels_at, totals_at};
use crate::math::reciprocal;
use crate::pixels::{PixelRow, Rois, pixel};
use crate::psf::Layout;
use crate::spec::{Spec, triangle, triangle_len};
use crate::vectors::{Vectors, zeros};

/// The parts of a pixel: the derivatives of the light of one photon to x, y and, in planes, z, that light, the
/// weight, and the weighted residual.
#[derive(CubeType)]
pub(super) struct Parts<F: Float, N: Size> {
    pub derivatives: Vectors<F, N>,
    pub light: Vector<F, N>,
    pub w: Vector<F, N>,
    pub t: Vector<F, N>,
}

/// The place of the parts of the pixel of column `i`.
#[cube]
fn place_of(i: usize, #[comptime] spec: Spec) -> usize {
    comptime!(parts_at(spec)) + i * comptime!(PARTS)
}

/// Stores derivatives and light of the pixel of column `i`.
#[cube]
pub(super) fn store_light<F: Float, N: Size, P: Layout>(
    memory: &mut [Vector<F, N>],
    derivatives: &Vectors<F, N>,
    light: Vector<F, N>,
    i: usize,
    #[comptime] spec: Spec,
) {
    let at = place_of(i, spec);
    #[unroll]
    for k in 0..comptime!(P::PHOTONS) {
        memory[at + k] = derivatives[k];
    }
    memory[at + 3] = light;
}

/// Stores the weights and the weighted residuals of a row of `side` pixels whose means are stored. Two pixels
/// share a division, which takes as long as many products.
#[cube]
pub(super) fn store_weights<F: Float, N: Size>(
    memory: &mut [Vector<F, N>],
    members: Vector<F, N>,
    rois: &Rois<'_, F, N>,
    row: &PixelRow,
    side: usize,
    #[comptime] spec: Spec,
) {
    let means = comptime!(pixels_at(spec)) + row.pixel;
    for pair in 0..side / 2 {
        let i = 2 * pair;
        let (left, right) = (memory[means + i], memory[means + i + 1]);
        let both = weight_of_mean::<F, N>(left * right, members, spec);
        store_weight::<F, N>(memory, both * right, rois, row, i, spec);
        store_weight::<F, N>(memory, both * left, rois, row, i + 1, spec);
    }
    if side % 2 == 1 {
        let w = weight_of_mean::<F, N>(memory[means + side - 1], members, spec);
        store_weight::<F, N>(memory, w, rois, row, side - 1, spec);
    }
}

/// Returns the weight of a mean, 0 for spots of other groups.
#[cube]
pub(super) fn weight_of_mean<F: Float, N: Size>(
    mean: Vector<F, N>,
    members: Vector<F, N>,
    #[comptime] spec: Spec,
) -> Vector<F, N> {
    let weight = reciprocal::<F, N>(mean);
    if comptime!(spec.lanes > 1) {
        weight * members
    } else {
        weight
    }
}

/// Stores the weight `w` of the pixel of column `i`, and its weighted residual.
#[cube]
fn store_weight<F: Float, N: Size>(
    memory: &mut [Vector<F, N>],
    w: Vector<F, N>,
    rois: &Rois<'_, F, N>,
    row: &PixelRow,
    i: usize,
    #[comptime] spec: Spec,
) {
    let mean = memory[comptime!(pixels_at(spec)) + row.pixel + i];
    let at = place_of(i, spec);
    memory[at + 4] = w;
    memory[at + 5] = (pixel::<F, N>(rois, row, i, spec).value - mean) * w;
}

/// Reads the parts of the pixel of column `i`.
#[cube]
fn read_parts<F: Float, N: Size, P: Layout>(
    memory: &[Vector<F, N>],
    i: usize,
    #[comptime] spec: Spec,
) -> Parts<F, N> {
    let at = place_of(i, spec);
    let mut derivatives = Sequence::<Vector<F, N>>::new();
    #[unroll]
    for k in 0..comptime!(P::PHOTONS) {
        derivatives.push(memory[at + k]);
    }
    Parts::<F, N> {
        derivatives,
        light: memory[at + 3],
        w: memory[at + 4],
        t: memory[at + 5],
    }
}

/// Adds a row of `side` pixels whose parts are stored to the stored sums.
#[cube]
pub(super) fn add_stored<F: Float, N: Size, P: Layout>(
    memory: &mut [Vector<F, N>],
    side: usize,
    #[comptime] spec: Spec,
) {
    if comptime!(holds_all_sums(spec)) {
        add_stored_to::<F, N, P>(memory, side, true, true, spec);
    } else {
        add_stored_to::<F, N, P>(memory, side, true, false, spec);
        add_stored_to::<F, N, P>(memory, side, false, true, spec);
    }
}

/// True if [`add_place`] adds to the sum at an index, else [`add_light`] does.
const fn is_of_place<P: Layout>(at: usize) -> bool {
    let n = P::PARAMETERS;
    match at < n {
        true => at < P::PHOTONS,
        false => at - n < triangle_len(P::PHOTONS),
    }
}

/// Adds a row of `side` pixels to the stored sums of the place, of the light, or both.
#[cube]
fn add_stored_to<F: Float, N: Size, P: Layout>(
    memory: &mut [Vector<F, N>],
    side: usize,
    #[comptime] place: bool,
    #[comptime] light: bool,
    #[comptime] spec: Spec,
) {
    let count = comptime!(P::PARAMETERS + triangle_len(P::PARAMETERS));
    let mut sums = zeros::<F, N>(count);
    #[unroll]
    for k in 0..count {
        if comptime!(if is_of_place::<P>(k) { place } else { light }) {
            sums[k] = memory[comptime!(totals_at(spec) + k)];
        }
    }
    for i in 0..side {
        let parts = read_parts::<F, N, P>(&*memory, i, spec);
        if comptime!(place) {
            add_place::<F, N, P>(&mut sums, &parts);
        }
        if comptime!(light) {
            add_light::<F, N, P>(&mut sums, &parts);
        }
    }
    #[unroll]
    for k in 0..count {
        if comptime!(if is_of_place::<P>(k) { place } else { light }) {
            memory[comptime!(totals_at(spec) + k)] = sums[k];
        }
    }
}

/// Adds a pixel to the sums of [`Visit::Fit`](super::Visit::Fit) of x, y and, in planes, z alone.
#[cube]
pub(super) fn add_place<F: Float, N: Size, P: Layout>(
    sums: &mut Vectors<F, N>,
    parts: &Parts<F, N>,
) {
    let n = comptime!(P::PARAMETERS);
    let (derivatives, w, t) = (&parts.derivatives, parts.w, parts.t);
    #[unroll]
    for k in 0..comptime!(P::PHOTONS) {
        sums[k] = fma(t, derivatives[k], sums[k]);
        let weighted = w * derivatives[k];
        #[unroll]
        for l in 0..comptime!(k + 1) {
            let at = comptime!(n + triangle(k, l));
            sums[at] = fma(weighted, derivatives[l], sums[at]);
        }
    }
}

/// Adds a pixel to the other sums of [`Visit::Fit`](super::Visit::Fit), those of photons and background.
#[cube]
pub(super) fn add_light<F: Float, N: Size, P: Layout>(
    sums: &mut Vectors<F, N>,
    parts: &Parts<F, N>,
) {
    let n = comptime!(P::PARAMETERS);
    let (derivatives, w, t) = (&parts.derivatives, parts.w, parts.t);
    let photons = comptime!(P::PHOTONS);
    let background = comptime!(P::BACKGROUND);
    sums[photons] = fma(t, parts.light, sums[photons]);
    sums[background] += t;
    let weighted = w * parts.light;
    #[unroll]
    for k in 0..photons {
        let at = comptime!(n + triangle(photons, k));
        sums[at] = fma(weighted, derivatives[k], sums[at]);
        let at = comptime!(n + triangle(background, k));
        sums[at] = fma(w, derivatives[k], sums[at]);
    }
    let at = comptime!(n + triangle(photons, photons));
    sums[at] = fma(weighted, parts.light, sums[at]);
    sums[comptime!(n + triangle(background, photons))] += weighted;
    sums[comptime!(n + triangle(background, background))] += w;
}
