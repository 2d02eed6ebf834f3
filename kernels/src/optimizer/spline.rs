//! Passes over the pixels of a measured PSF.

use cubecl::prelude::*;

use super::curvature::Curvature;
use super::goodness::{Goodness, new_goodness};
use crate::math::splat;
use crate::pixels::{Rois, moment_terms};
use crate::psf::{Layout, Z};
use crate::spec::{Spec, triangle};
use crate::spline::{Visit, visit_last_means, visit_pixels};
use crate::vectors::{Vectors, zeros};

/// Returns the depth of spots, um.
#[cube]
fn depth<F: Float, N: Size, P: Layout>(theta: &Vectors<F, N>) -> Vector<F, N> {
    if comptime!(P::HAS_PLANES) {
        theta[Z]
    } else {
        splat::<F, N>(0.0)
    }
}

/// Replaces gradient and Fisher matrix by those at `theta`.
#[cube]
pub(crate) fn pass_of_spline<F: Float, N: Size, P: Layout>(
    theta: &Vectors<F, N>,
    curvature: &mut Curvature<F, N>,
    memory: &mut [Vector<F, N>],
    rois: &Rois<'_, F, N>,
    #[comptime] spec: Spec,
) {
    let n = comptime!(P::PARAMETERS);
    let mut sums = zeros::<F, N>(comptime!(Visit::Fit.sums::<P>(spec.noise)));
    visit_pixels::<F, N, P>(
        theta,
        depth::<F, N, P>(theta),
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
        if comptime!(k < P::PHOTONS) {
            light.push(theta[comptime!(P::PHOTONS)]);
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

/// Computes the sums of a visit at `theta`, where the last pass was.
#[cube]
fn sum_at_last<F: Float, N: Size, P: Layout>(
    theta: &Vectors<F, N>,
    sums: &mut Vectors<F, N>,
    memory: &mut [Vector<F, N>],
    rois: &Rois<'_, F, N>,
    #[comptime] what: Visit,
    #[comptime] spec: Spec,
) {
    if comptime!(spec.cache_pixels) {
        visit_last_means::<F, N>(sums, &*memory, rois, what, spec);
    } else {
        let z = depth::<F, N, P>(theta);
        visit_pixels::<F, N, P>(theta, z, 0usize.runtime(), sums, memory, rois, what, spec);
    }
}

/// Returns half the deviance at `theta`, where the last pass was.
#[cube]
pub(crate) fn deviance_of_spline<F: Float, N: Size, P: Layout>(
    theta: &Vectors<F, N>,
    memory: &mut [Vector<F, N>],
    rois: &Rois<'_, F, N>,
    #[comptime] spec: Spec,
) -> Vector<F, N> {
    let mut sums = zeros::<F, N>(1usize);
    sum_at_last::<F, N, P>(
        theta,
        &mut sums,
        memory,
        rois,
        comptime!(Visit::Deviance),
        spec,
    );
    sums[0]
}

/// Returns the goodness of fit at `theta`, where the last pass was.
#[cube]
pub(crate) fn goodness_of_spline<F: Float, N: Size, P: Layout>(
    theta: &Vectors<F, N>,
    memory: &mut [Vector<F, N>],
    rois: &Rois<'_, F, N>,
    #[comptime] spec: Spec,
) -> Goodness<F, N> {
    let mut sums = zeros::<F, N>(comptime!(Visit::Goodness.sums::<P>(spec.noise)));
    sum_at_last::<F, N, P>(
        theta,
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
