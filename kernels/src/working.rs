//! The working memory of a unit: memory of the caller on CPUs, shared memory on GPUs.

use crate::psf::{Psf, profile_len};
use crate::spec::Spec;
use crate::spline;

/// Returns the number of vectors that a unit stores.
pub(crate) const fn working_len(psf: Psf, spec: Spec) -> usize {
    working_len_of(psf.is_separable(), psf.has_free_width(), spec)
}

/// Returns the number of vectors that a unit stores for a model whose light is separable, or has a free
/// width.
pub(crate) const fn working_len_of(is_separable: bool, free_width: bool, spec: Spec) -> usize {
    if is_separable {
        profile_len(spec.size, free_width, spec.cache_pixels)
    } else {
        spline::working_len(spec)
    }
}
