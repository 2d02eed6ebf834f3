//! Requests of memory that is needed soon.

/// The bytes of a line of the cache.
#[cfg(target_arch = "x86_64")]
const LINE: usize = 64;

/// Requests the memory of these values, and does not wait for it. Where the processor has no such
/// instruction nothing happens.
#[inline]
pub fn prefetch<T>(values: &[T]) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};

        let bytes = size_of_val(values);
        let begin = values.as_ptr().cast::<i8>();
        let lines = (0..bytes).step_by(LINE).chain(bytes.checked_sub(1));
        for at in lines {
            // SAFETY: the address is that of a byte of `values`. A request changes no memory.
            #[allow(unsafe_code)]
            unsafe {
                _mm_prefetch::<_MM_HINT_T0>(begin.add(at));
            }
        }
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = values;
}
