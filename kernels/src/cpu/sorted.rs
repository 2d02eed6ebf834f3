//! Fits of spots in the order of their starts.
//!
//! All spots of a vector run over the planes that one of them needs, take another start if one of
//! them does, and wait for the last of them. So their starts are found first, and spots of equal ones are fitted together.
//! The last fits of all vectors go on together. Poor fits follow from another start, and the better one is kept. A spot's
//! result does not depend on its neighbours.

use super::block::{CpuBlock, Selected, Slots};
use super::job::{CpuJob, Spots, TileMemory};
use crate::error::LaunchError;
use crate::psf::Z;
use crate::spec::{CODE_STATUS, CODES, flag, left, start, status};

impl Spots<'_> {
    /// A value of a column.
    fn value(&self, column: usize, slot: usize) -> f32 {
        f32::from_bits(self.columns[column * self.slots + slot])
    }

    /// Takes results of others: those of the second slot for the first one.
    fn take(
        &mut self,
        others: &Spots<'_>,
        columns: usize,
        slots: impl Iterator<Item = (usize, usize)> + Clone,
    ) {
        for (to, of, columns) in [
            (&mut *self.columns, &*others.columns, columns),
            (&mut *self.codes, &*others.codes, CODES),
        ] {
            let to = to.chunks_mut(self.slots).take(columns);
            for (to, of) in to.zip(of.chunks(self.slots)) {
                slots.clone().for_each(|(slot, from)| to[slot] = of[from]);
            }
        }
    }
}

/// A launch of some of the spots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Again {
    /// Those whose vector did not wait for them.
    Left,
    /// Those whose fits are poor.
    Poor,
}

impl Again {
    /// The mark of these spots.
    const fn mark(self) -> u8 {
        match self {
            Self::Left => status::LEFT,
            Self::Poor => status::POOR,
        }
    }

    /// The flags of the launch.
    const fn flags(self) -> u32 {
        match self {
            Self::Left => flag::STARTED | flag::LEFT,
            Self::Poor => flag::AGAIN,
        }
    }

    /// The columns that it reads, each with that of the results of before.
    fn columns(self) -> impl Iterator<Item = (usize, usize)> {
        let (to, of, count) = match self {
            Self::Left => (left::THETA, left::THETA, left::END - left::THETA),
            Self::Poor => (start::FIRST_Z, Z, 1),
        };
        (0..count).map(move |column| (to + column, of + column))
    }
}

impl Selected {
    /// Finds the spots that have the mark, and takes it off. `order` has the slot of each in the order in which they
    /// were given.
    fn find(&mut self, again: Again, statuses: &mut [u32], order: &[u32]) {
        self.slots.clear();
        self.given.clear();
        for (slot, code) in statuses.iter_mut().enumerate() {
            let status = f32::from_bits(*code) - f32::from(again.mark());
            if status >= 0.0 {
                *code = status.to_bits();
                self.slots.push(slot as u32);
                self.given.push(order[slot]);
            }
        }
    }
}

impl CpuJob {
    /// Fits the first `tiles` tiles of a block in the order of their starts. `fill` writes the words of tiles.
    ///
    /// # Errors
    ///
    /// Returns an error if there are more values than the kernel can count.
    pub(super) fn fit_sorted(
        &self,
        block: &mut CpuBlock,
        tiles: usize,
        fill: &mut impl FnMut(Slots<'_>, &mut [u32]),
    ) -> Result<(), LaunchError> {
        let slots = tiles * self.spec().tile;
        if slots == 0 {
            return Ok(());
        }
        let columns = slots * self.columns_in_memory();
        let sorted = &mut block.sorted;
        sorted.columns.reserve(columns);
        sorted.codes.reserve(slots * CODES);
        let mut memory = TileMemory {
            words: &mut block.words,
            working: &mut block.working,
        };
        let mut given = Spots {
            columns: block.columns.values_mut(columns),
            codes: block.codes.values_mut(slots * CODES),
            slots,
        };
        let mut in_order = Spots {
            columns: sorted.columns.values_mut(columns),
            codes: sorted.codes.values_mut(slots * CODES),
            slots,
        };
        self.run_tiles(&mut given, None, flag::STARTS, &mut memory, fill)?;
        let order = &mut sorted.order;
        order.clear();
        order.extend(0..slots as u32);
        order.sort_by_cached_key(|&slot| {
            let value = |column| given.value(column, slot as usize);
            let z = value(start::FIRST_Z).to_bits();
            // Of numbers below 0, larger bits are smaller numbers.
            let z = z ^ ((z.cast_signed() >> 31).cast_unsigned() >> 1);
            (value(start::HAS_SECOND) > 0.0, z.cast_signed())
        });
        let places = order.iter().map(|&slot| slot as usize).enumerate();
        in_order.take(&given, start::COUNT, places.clone());
        self.run_tiles(&mut in_order, Some(order), flag::STARTED, &mut memory, fill)?;
        for again in [Again::Left, Again::Poor] {
            sorted
                .again
                .find(again, &mut in_order.codes[CODE_STATUS * slots..], order);
            self.fit_again(
                again,
                &mut in_order,
                &mut given,
                &mut sorted.again,
                &mut memory,
                fill,
            )?;
        }
        given.take(
            &in_order,
            self.columns(),
            places.map(|(slot, to)| (to, slot)),
        );
        Ok(())
    }

    /// Fits `some` of the spots together in a launch of their own. The results of `others` are overwritten.
    fn fit_again(
        &self,
        again: Again,
        spots: &mut Spots<'_>,
        others: &mut Spots<'_>,
        some: &mut Selected,
        memory: &mut TileMemory<'_>,
        fill: &mut impl FnMut(Slots<'_>, &mut [u32]),
    ) -> Result<(), LaunchError> {
        let slots = spots.slots;
        let Some(&last) = some.given.last() else {
            return Ok(());
        };
        // The last tile is filled up.
        let padded = some.given.len().next_multiple_of(self.spec().tile);
        some.given.resize(padded, last);
        let last = some.slots.len() - 1;
        for (to, of) in again.columns() {
            let (to, of) = (
                &mut others.columns[to * slots..],
                &spots.columns[of * slots..],
            );
            for (slot, to) in to[..padded].iter_mut().enumerate() {
                *to = of[some.slots[slot.min(last)] as usize];
            }
        }
        // Codes that the kernel does not write stay NaN, and are returned.
        for codes in others.codes.chunks_mut(slots) {
            codes[..padded].fill(f32::NAN.to_bits());
        }
        self.run_tiles(others, Some(&some.given), again.flags(), memory, fill)?;
        let deviance = self.spec().columns(self.psf).deviance();
        for (from, &slot) in some.slots.iter().enumerate() {
            let slot = slot as usize;
            let is_better = |column| others.value(column, from) < spots.value(column, slot);
            let has_run = !f32::from_bits(others.codes[CODE_STATUS * slots + from]).is_nan();
            if again == Again::Left || !has_run || deviance.is_some_and(is_better) {
                spots.take(others, self.columns(), std::iter::once((slot, from)));
            }
        }
        Ok(())
    }
}
