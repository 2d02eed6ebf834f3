//! Undoes the shuffles: the first bytes or bits of all elements of a block come first, then the second
//! ones, and so on.

/// Joins the bytes of elements. Bytes after the last whole element are in place.
pub(super) fn join_bytes(element: usize, shuffled: &[u8], out: &mut [u8]) {
    let whole = out.len() / element * element;
    let (shuffled, rest) = shuffled.split_at(whole);
    let (out, rest_out) = out.split_at_mut(whole);
    rest_out.copy_from_slice(rest);
    match element {
        1 => out.copy_from_slice(shuffled),
        2 => join::<2>(shuffled, out),
        4 => join::<4>(shuffled, out),
        8 => join::<8>(shuffled, out),
        _ if whole == 0 => {}
        _ => {
            let planes = shuffled.chunks_exact(whole / element);
            for (byte, plane) in planes.enumerate() {
                for (to, &from) in out.chunks_exact_mut(element).zip(plane) {
                    to[byte] = from;
                }
            }
        }
    }
}

/// The same for elements of N bytes.
fn join<const N: usize>(shuffled: &[u8], out: &mut [u8]) {
    let out = out.as_chunks_mut::<N>().0;
    let count = out.len();
    let planes: [&[u8]; N] = std::array::from_fn(|byte| &shuffled[byte * count..][..count]);
    for (i, to) in out.iter_mut().enumerate() {
        *to = std::array::from_fn(|byte| planes[byte][i]);
    }
}

/// Joins the bits of elements. Blosc 1 leaves a block as it is if the number of its elements is no
/// multiple of 8. Changes `shuffled`.
pub(super) fn join_bits(element: usize, shuffled: &mut [u8], out: &mut [u8]) {
    let count = out.len() / element;
    if !count.is_multiple_of(8) {
        out.copy_from_slice(shuffled);
        return;
    }
    let (rows, _) = shuffled.split_at(count * element);
    // 8 rows of bits become the bytes of all elements.
    let bytes = rows.chunks_exact(count.max(8));
    for (rows, out) in bytes.zip(out.chunks_exact_mut(count.max(8))) {
        join::<8>(rows, out);
        for bits in out.as_chunks_mut().0 {
            *bits = transpose(u64::from_le_bytes(*bits)).to_le_bytes();
        }
    }
    if element > 1 {
        shuffled[..count * element].copy_from_slice(&out[..count * element]);
        join_bytes(element, shuffled, out);
    }
}

/// Transposes 8x8 bits, a byte a row (Hacker's Delight, section 7-3).
fn transpose(mut bits: u64) -> u64 {
    for (shift, mask) in [
        (7, 0x00aa_00aa_00aa_00aa),
        (14, 0x0000_cccc_0000_cccc),
        (28, 0x0000_0000_f0f0_f0f0),
    ] {
        let swapped = (bits ^ (bits >> shift)) & mask;
        bits ^= swapped ^ (swapped << shift);
    }
    bits
}
