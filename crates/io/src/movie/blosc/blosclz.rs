//! BloscLZ, a codec of Blosc that is like FastLZ.
//!
//! A control byte below 32 precedes literals, one more than it says. Another has the length of a match in
//! its upper 3 bits and the high part of its distance in the lower 5. Bytes that add to the length
//! follow if the bits are all set, then the low byte of the distance. If the distance is the largest,
//! 2 bytes follow with a larger one, the high byte first. The first control byte is one of literals.

/// The distance from which the 2 bytes count.
const MAX_NEAR: usize = 8191;

/// A copy of this fixed size is faster than one of the bytes that are needed. The excess is
/// overwritten later.
const AT_ONCE: usize = 16;

/// Decodes a stream into `out`. Returns the number of bytes, and none if the stream is damaged.
pub(super) fn decode(stream: &[u8], out: &mut [u8]) -> Option<usize> {
    let (&first, mut rest) = stream.split_first()?;
    let mut control = first & 31;
    let mut filled = 0;
    loop {
        if control < 32 {
            let count = usize::from(control) + 1;
            let (literals, after) = rest.split_at_checked(count)?;
            let to = out.get_mut(filled..)?;
            match (to.first_chunk_mut(), rest.first_chunk::<AT_ONCE>()) {
                (Some(to), Some(from)) if count <= AT_ONCE => *to = *from,
                _ => to.get_mut(..count)?.copy_from_slice(literals),
            }
            rest = after;
            filled += count;
        } else {
            let (count, distance) = one_match(control, &mut rest, out.len() - filled)?;
            repeat(out, filled, distance, count)?;
            filled += count;
        }
        let Some((&next, after)) = rest.split_first() else {
            return Some(filled);
        };
        (control, rest) = (next, after);
    }
}

/// The length and the distance of a match, which has at most `most` bytes.
fn one_match(control: u8, rest: &mut &[u8], most: usize) -> Option<(usize, usize)> {
    let mut next = || {
        let (&byte, after) = rest.split_first()?;
        *rest = after;
        Some(usize::from(byte))
    };
    let mut count = usize::from(control >> 5) + 2;
    if control >> 5 == 7 {
        loop {
            let more = next()?;
            count += more;
            if count > most {
                return None;
            }
            if more < 255 {
                break;
            }
        }
    }
    let high = usize::from(control & 31);
    let mut distance = (high << 8) + next()?;
    if distance == MAX_NEAR {
        distance += (next()? << 8) + next()?;
    }
    (count <= most).then_some((count, distance + 1))
}

/// Copies `count` bytes, which may be more than there are behind `distance`, to `at`. There is room.
fn repeat(out: &mut [u8], mut at: usize, distance: usize, count: usize) -> Option<()> {
    let start = at.checked_sub(distance)?;
    if distance == 1 {
        let byte = out[start];
        out[at..at + count].fill(byte);
        return Some(());
    }
    if count <= AT_ONCE && distance >= AT_ONCE && at + AT_ONCE <= out.len() {
        let (before, to) = out.split_at_mut(at);
        *to.first_chunk_mut::<AT_ONCE>()? = *before[start..].first_chunk()?;
        return Some(());
    }
    // The copied part is copied again, so that parts double.
    let end = at + count;
    while at < end {
        let part = (at - start).min(end - at);
        out.copy_within(start..start + part, at);
        at += part;
    }
    Some(())
}
