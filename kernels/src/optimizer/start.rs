//! The start of a fit: measured start values inside the bounds.

use cubecl::prelude::*;

use super::bounds::{Bounds, read_bounds};
use crate::math::splat;
use crate::pixels::{Measured, Rois, measure_spots, new_saturated, saturated_log_likelihood};
use crate::psf::{PsfModel, X, Y};
use crate::spec::Spec;
use crate::vectors::{Vectors, zeros};

/// The start of the fits of one unit.
#[derive(CubeType)]
pub(crate) struct Start<F: Float, N: Size> {
    /// The start values, in launches that do not read them.
    pub theta: Vectors<F, N>,
    pub bounds: Bounds<F, N>,
    /// The log-likelihood of the saturated model.
    pub saturated: Vector<F, N>,
    pub measured: Measured<F, N>,
}

/// Calibrates and measures the spots, and chooses start values.
#[cube]
pub(crate) fn start_fit<F: Float, N: Size, P: PsfModel>(
    rois: &mut Rois<'_, F, N>,
    #[comptime] spec: Spec,
) -> Start<F, N> {
    let n = comptime!(P::PARAMETERS);
    let mut saturated = new_saturated::<F, N>();
    let may_have_starts = comptime!(spec.cache_pixels && P::HAS_PLANES);
    let measured = measure_spots::<F, N>(rois, &mut saturated, may_have_starts, spec);
    let mut theta = zeros::<F, N>(n);
    P::start::<F, N>(&mut theta, &measured, rois.constants);
    let bounds = read_bounds::<F, N>(rois.constants, n);
    theta[X] = measured.x;
    theta[Y] = measured.y;
    theta[comptime!(P::PHOTONS)] = measured.photons;
    theta[comptime!(P::BACKGROUND)] = measured.background;
    #[unroll]
    for k in 0..n {
        theta[k] = clamp(theta[k], bounds.lower[k], bounds.upper[k]);
    }
    Start::<F, N> {
        theta,
        bounds,
        saturated: saturated_log_likelihood::<F, N>(&saturated),
        measured,
    }
}

/// Returns true for a spot that cannot be fitted: a pixel is not usable, or too few are not masked.
#[cube]
pub(crate) fn is_bad<F: Float, N: Size, P: PsfModel>(measured: &Measured<F, N>) -> Vector<bool, N> {
    let least = splat::<F, N>(comptime!(P::PARAMETERS as f32));
    measured.unusable.or(measured.pixels.less_than(&least))
}
