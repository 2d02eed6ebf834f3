//! Loops over the lanes of a warp.
//!
//! The loops have constant lengths and no branches, so that the compiler turns them into vector
//! instructions. They read registers before they write them, in pieces of [`PIECE`] lanes, as a
//! destination may be one of the sources.

use super::level::Loop;

/// Lanes of a warp.
pub(super) const LANES: usize = 32;

/// Lanes that a loop loads before it stores. 8 and 32 are slower.
const PIECE: usize = 16;

/// A mask of all lanes.
pub(super) const ALL: u32 = u32::MAX;

/// A value of each lane, aligned to cache lines.
#[derive(Clone, Copy, Debug)]
#[repr(C, align(64))]
pub(super) struct Lanes<T>(pub [T; LANES]);

/// Values of 32 bits.
pub(super) type Words = Lanes<u32>;
/// Values of 64 bits.
pub(super) type Wides = Lanes<u64>;

/// The lanes that execute an instruction: as bits, and as a word of zeros or ones per lane.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mask {
    pub bits: u32,
    words: Words,
}

impl Mask {
    #[inline(always)]
    pub fn new(bits: u32) -> Self {
        let mut words = Lanes([0; LANES]);
        for lane in 0..LANES {
            words.0[lane] = 0u32.wrapping_sub(bits >> lane & 1);
        }
        Mask { bits, words }
    }

    #[inline(always)]
    pub fn is_full(&self) -> bool {
        self.bits == ALL
    }

    /// The numbers of the lanes.
    #[inline(always)]
    pub fn lanes(&self) -> impl Iterator<Item = usize> + use<> {
        lanes_of(self.bits)
    }
}

/// The numbers of the lanes of a mask.
#[inline(always)]
pub(super) fn lanes_of(bits: u32) -> impl Iterator<Item = usize> {
    let mut left = bits;
    std::iter::from_fn(move || {
        let lane = left.trailing_zeros() as usize;
        left &= left.wrapping_sub(1);
        (lane < LANES).then_some(lane)
    })
}

/// Stores a value per active lane.
pub(super) struct Store<'a, T, F> {
    to: *mut Lanes<T>,
    mask: &'a Mask,
    value: F,
}

impl<'a, T, F: Fn(usize) -> T> Store<'a, T, F> {
    /// A loop that stores the values that `value` returns for the numbers of the lanes.
    ///
    /// # Safety
    ///
    /// Until the loop has run, `to` points to a register that nothing else borrows.
    #[inline(always)]
    pub unsafe fn new(to: *mut Lanes<T>, mask: &'a Mask, value: F) -> Self {
        Store { to, mask, value }
    }
}

impl<T: Copy + Default, F: Fn(usize) -> T> Loop for Store<'_, T, F> {
    type Output = ();

    #[inline(always)]
    fn run(self) {
        let to = self.to.cast::<T>();
        for piece in 0..LANES / PIECE {
            let mut new = [T::default(); PIECE];
            for (n, new) in new.iter_mut().enumerate() {
                *new = (self.value)(piece * PIECE + n);
            }
            // SAFETY: the piece is within the 32 values of the register, which `new` requires.
            let old = unsafe { &mut *to.add(piece * PIECE).cast::<[T; PIECE]>() };
            if self.mask.is_full() {
                *old = new;
            } else {
                for (n, old) in old.iter_mut().enumerate() {
                    let is_active = self.mask.words.0[piece * PIECE + n] != 0;
                    *old = if is_active { new[n] } else { *old };
                }
            }
        }
    }
}

/// Finds the bits of the lanes for which a test holds, whether they are active or not.
pub(super) struct Test<F>(pub F);

impl<F: Fn(usize) -> bool> Loop for Test<F> {
    type Output = u32;

    #[inline(always)]
    fn run(self) -> u32 {
        let mut bits = 0;
        for lane in 0..LANES {
            bits |= u32::from((self.0)(lane)) << lane;
        }
        bits
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_active_lanes_are_stored() {
        for bits in [0, 1, 0x8000_0000, 0xa5a5_1234, ALL] {
            let mut register = Lanes([7u64; LANES]);
            let mask = Mask::new(bits);
            // SAFETY: the register is a local variable.
            let store = unsafe { Store::new(&raw mut register, &mask, |lane| lane as u64 + 100) };
            store.run();
            for (lane, value) in register.0.iter().enumerate() {
                let is_active = bits >> lane & 1 == 1;
                assert_eq!(*value, if is_active { lane as u64 + 100 } else { 7 });
            }
            let lanes: Vec<usize> = lanes_of(bits).collect();
            assert_eq!(lanes.len(), bits.count_ones() as usize);
            assert_eq!(Test(|lane| lanes.contains(&lane)).run(), bits);
        }
    }
}
