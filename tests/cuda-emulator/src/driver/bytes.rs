//! Access to memory by address. Ranges in allocations were checked before; the application answers
//! for pageable memory.

/// Copies rows. They may overlap within one allocation.
pub(crate) fn copy_rows(
    from: u64,
    from_pitch: u64,
    to: u64,
    to_pitch: u64,
    width: u64,
    height: u64,
) {
    for row in 0..height {
        let (from, to) = (from + row * from_pitch, to + row * to_pitch);
        // SAFETY: both ranges are valid, as the module documentation says.
        unsafe { std::ptr::copy(from as *const u8, to as *mut u8, width as usize) };
    }
}

/// Sets bytes to one value.
pub(crate) fn fill_bytes(address: u64, bytes: u64, value: u8) {
    // SAFETY: the range is valid, as the module documentation says.
    unsafe { std::ptr::write_bytes(address as *mut u8, value, bytes as usize) };
}

/// Adds bytes to a hash. Four sums are independent, which is as fast as memory.
pub(crate) fn hash_bytes(hash: u64, address: u64, bytes: u64) -> u64 {
    const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;
    // SAFETY: the range is valid, as the module documentation says.
    let bytes = unsafe { std::slice::from_raw_parts(address as *const u8, bytes as usize) };
    let mut sums = [hash, 1, 2, 3];
    let (chunks, rest) = bytes.as_chunks::<32>();
    for chunk in chunks {
        let (words, _) = chunk.as_chunks::<8>();
        for (sum, word) in sums.iter_mut().zip(words) {
            *sum = (*sum ^ u64::from_le_bytes(*word))
                .wrapping_mul(FACTOR)
                .rotate_left(29);
        }
    }
    let all = rest.iter().map(|byte| u64::from(*byte)).chain(sums);
    all.fold(bytes.len() as u64, |sum, word| {
        (sum ^ word).wrapping_mul(FACTOR).rotate_left(29)
    })
}
