//! The instructions of AVX2.

use std::sync::OnceLock;

use pulp::x86::V3;

/// The instructions of AVX2, if the processor has them.
pub(super) fn avx2() -> Option<V3> {
    static AVX2: OnceLock<Option<V3>> = OnceLock::new();
    *AVX2.get_or_init(V3::try_new)
}
