//! Passes over the pixels of a measured PSF.

use cubecl::prelude::*;

use super::curvature::Curvature;
use super::goodness::{Goodness, new_goodness};
use crate::math::splat;
use crate::pixels::{Rois, moment_terms};
use crate::psf::{Layout, Spline, Z};
use crate::spec::{Spec, triangle};
use crate::spline::{Visit, visit_pixels};
use crate::vectors::{Vectors, zeros};

/// Replaces gradient and Fisher matrix by those at `theta`.
#[cube]
pub(crate) fn pass_of_spline<F: Float, N: Size>(
    theta: &Vectors<F, N>,
    curvature: &mut Curvature<F, N>,
    memory: &mut [Vector<F, N>],
    rois: &Rois<'_, F, N>,
    #[comptime] spec: Spec,
) {
    let n = comptime!(Spline::PARAMETERS);
    let mut sums = zeros::<F, N>(comptime!(Visit::Fit.sums(spec.noise)));
    visit_pixels::<F, N>(
        theta,
        theta[Z],
        0usize.runtime(),
        &mut sums,
        memory,
        rois,
        comptime!(Visit::Fit),
        spec,
    );
    let one = splat::<F, N>(1.0);
    // The sums are those of one photon.
    let mut light = Sequence::<Vector<F, N>>::new();
    #[unroll]
    for k in 0..n {
        if comptime!(k <= Z) {
            light.push(theta[comptime!(Spline::PHOTONS)]);
        } else {
            light.push(one);
        }
    }
    #[unroll]
    for k in 0..n {
        curvature.gradient[k] = sums[k] * light[k];
        #[unroll]
        for l in 0..comptime!(k + 1) {
            let at = comptime!(triangle(k, l));
            curvature.matrix[at] = sums[comptime!(n + at)] * light[k] * light[l];
        }
    }
}

/// Returns half the deviance at `theta`.
#[cube]
pub(crate) fn deviance_of_spline<F: Float, N: Size>(
    theta: &Vectors<F, N>,
    memory: &mut [Vector<F, N>],
    rois: &Rois<'_, F, N>,
    #[comptime] spec: Spec,
) -> Vector<F, N> {
    let mut sums = zeros::<F, N>(1usize);
    visit_pixels::<F, N>(
        theta,
        theta[Z],
        0usize.runtime(),
        &mut sums,
        memory,
        rois,
        comptime!(Visit::Deviance),
        spec,
    );
    sums[0]
}

/// Returns the goodness of fit at `theta`.
#[cube]
pub(crate) fn goodness_of_spline<F: Float, N: Size>(
    theta: &Vectors<F, N>,
    memory: &mut [Vector<F, N>],
    rois: &Rois<'_, F, N>,
    #[comptime] spec: Spec,
) -> Goodness<F, N> {
    let mut sums = zeros::<F, N>(comptime!(Visit::Goodness.sums(spec.noise)));
    visit_pixels::<F, N>(
        theta,
        theta[Z],
        0usize.runtime(),
        &mut sums,
        memory,
        rois,
        comptime!(Visit::Goodness),
        spec,
    );
    let mut goodness = new_goodness::<F, N>(spec);
    goodness.half_deviance = sums[0];
    #[unroll]
    for k in 0..comptime!(moment_terms(spec.noise)) {
        goodness.moments[k] = sums[comptime!(1 + k)];
    }
    goodness
}
