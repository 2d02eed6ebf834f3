//! Access to memory by address. Ranges in allocations were checked before; the application answers
//! for pageable memory.
//!
//! There is no reference to this memory: the application and other streams may write it at any
//! time.

/// Bytes that are moved to or from a buffer of this process at a time.
const CHUNK: usize = 4096;

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

/// Repeats a value of 4 bytes. The last one may be cut.
pub(crate) fn repeat_word(address: u64, bytes: u64, value: [u8; 4]) {
    let mut pattern = [0; CHUNK];
    for word in pattern.as_chunks_mut::<4>().0 {
        *word = value;
    }
    for (start, length) in chunks(address, bytes) {
        // SAFETY: the range is valid, as the module documentation says.
        unsafe { std::ptr::copy_nonoverlapping(pattern.as_ptr(), start as *mut u8, length) };
    }
}

/// Addresses and lengths of the chunks of a range.
fn chunks(address: u64, bytes: u64) -> impl Iterator<Item = (u64, usize)> {
    let starts = (0..bytes).step_by(CHUNK);
    starts.map(move |at| (address + at, (bytes - at).min(CHUNK as u64) as usize))
}

/// Adds bytes to a hash.
pub(crate) fn hash_bytes(hash: u64, address: u64, bytes: u64) -> u64 {
    let mut copy = [0; CHUNK];
    chunks(address, bytes).fold(hash, |hash, (start, length)| {
        // SAFETY: the range is valid, as the module documentation says.
        unsafe { std::ptr::copy_nonoverlapping(start as *const u8, copy.as_mut_ptr(), length) };
        hash_chunk(hash, &copy[..length])
    })
}

/// Adds one chunk to a hash. Four sums are independent, which is as fast as memory.
fn hash_chunk(hash: u64, bytes: &[u8]) -> u64 {
    const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_repeated_over_chunks_and_cut_at_the_end() {
        let mut memory = vec![0u8; 2 * CHUNK + 8];
        let bytes = 2 * CHUNK as u64 + 6;
        repeat_word(memory.as_mut_ptr() as u64, bytes, [1, 2, 3, 4]);
        let expected = (0..memory.len()).map(|n| [1, 2, 3, 4][n % 4]);
        assert!(
            memory
                .iter()
                .copied()
                .zip(expected)
                .take(bytes as usize)
                .all(|(a, b)| a == b)
        );
        assert_eq!(memory[bytes as usize..], [0, 0]);
    }

    #[test]
    fn every_byte_changes_the_hash() {
        let mut memory = vec![7u8; CHUNK + 100];
        let (address, length) = (memory.as_mut_ptr() as u64, memory.len() as u64);
        let whole = hash_bytes(1, address, length);
        assert_eq!(hash_bytes(1, address, length), whole);
        assert_ne!(hash_bytes(2, address, length), whole);
        for at in [0, 31, 33, CHUNK - 1, CHUNK, CHUNK + 99] {
            memory[at] = 8;
            assert_ne!(hash_bytes(1, memory.as_ptr() as u64, length), whole, "{at}");
            memory[at] = 7;
        }
    }
}
