//! Loads of SIMD registers from rows of pixels.

use pulp::Simd;

/// Rows are padded to a multiple of this, which is a multiple of every register's length.
pub(super) const PADDING: usize = 32;

/// The values from `start` on that fill one register.
#[inline(always)]
pub(super) fn lanes<S: Simd>(row: &[f32], start: usize) -> S::f32s {
    S::as_simd_f32s(&row[start..start + S::F32_LANES]).0[0]
}
