//! The sums of a pass of the fit: gradient and Fisher matrix of one photon.
//!
//! CPUs store the parts of a row of pixels, and add them in two loops: the sums of both would not fit into the
//! registers.

use cubecl::prelude::*;

use super::geometry::{PARTS, parts_at};
use crate::psf::Layout;
use crate::spec::{Spec, triangle};
use crate::vectors::Vectors;

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

/// Stores the parts of the pixel of column `i`.
#[cube]
pub(super) fn store_parts<F: Float, N: Size, P: Layout>(
    memory: &mut [Vector<F, N>],
    parts: &Parts<F, N>,
    i: usize,
    #[comptime] spec: Spec,
) {
    let at = place_of(i, spec);
    #[unroll]
    for k in 0..comptime!(P::PHOTONS) {
        memory[at + k] = parts.derivatives[k];
    }
    memory[at + 3] = parts.light;
    memory[at + 4] = parts.w;
    memory[at + 5] = parts.t;
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

/// Adds a row of `side` pixels whose parts are stored.
#[cube]
pub(super) fn add_stored<F: Float, N: Size, P: Layout>(
    sums: &mut Vectors<F, N>,
    memory: &[Vector<F, N>],
    side: usize,
    #[comptime] spec: Spec,
) {
    for i in 0..side {
        let parts = read_parts::<F, N, P>(memory, i, spec);
        add_place::<F, N, P>(sums, &parts);
    }
    for i in 0..side {
        let parts = read_parts::<F, N, P>(memory, i, spec);
        add_light::<F, N, P>(sums, &parts);
    }
}

/// Adds a pixel to the sums of [`Visit::Fit`](super::Visit::Fit) that have no derivative to photons: those of x, y and, in
/// planes, z, also with the background.
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
        sums[comptime!(n + triangle(P::BACKGROUND, k))] += weighted;
    }
}

/// Adds a pixel to the other sums of [`Visit::Fit`](super::Visit::Fit).
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
    }
    let at = comptime!(n + triangle(photons, photons));
    sums[at] = fma(weighted, parts.light, sums[at]);
    sums[comptime!(n + triangle(background, photons))] += weighted;
    sums[comptime!(n + triangle(background, background))] += w;
}
