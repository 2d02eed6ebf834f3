//! Registers full of pixels.

use pulp::Simd;

/// Rows are padded to a multiple of this, which every register's length divides.
pub(super) const PADDING: usize = 32;

/// As many values as a register holds.
#[inline(always)]
pub(super) fn lanes<S: Simd>(row: &[f32], at: usize) -> S::f32s {
    S::as_simd_f32s(&row[at..at + S::F32_LANES]).0[0]
}
