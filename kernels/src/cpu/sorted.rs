//! Fits of spots in the order of their starts.
//!
//! All spots of a vector run over the planes that one of them needs, and take another start if one of
//! them does. So their starts are found first, and spots of equal ones are fitted together; the starts after
//! poor fits are not known then. A spot's result does not depend on its neighbours.

use super::block::CpuBlock;
use super::job::CpuJob;
use crate::error::LaunchError;
use crate::spec::{CODES, flag, start};

impl CpuJob {
    /// Fits the first `tiles` tiles of a block in the order of their starts.
    ///
    /// # Errors
    ///
    /// Returns an error if there are more values than the kernel can count.
    pub(super) fn fit_sorted(&self, block: &mut CpuBlock, tiles: usize) -> Result<(), LaunchError> {
        let spec = *self.spec();
        let (tile, words) = (spec.tile, spec.words());
        let slots = tiles * tile;
        let count = self.columns();
        let CpuBlock {
            words: given,
            columns,
            codes,
            working,
            sorted,
        } = block;
        let given = given.values_mut(slots * words);
        let columns = columns.values_mut(slots * count);
        let codes = codes.values_mut(slots * CODES);
        let mut launch = self.launch(tiles, tiles, flag::STARTS)?;
        self.run(&mut launch, working, given, columns, codes)?;
        let of_start =
            |column: usize, slot: u32| f32::from_bits(columns[column * slots + slot as usize]);
        let order = &mut sorted.order;
        order.clear();
        order.extend(0..slots as u32);
        order.sort_by(|&a, &b| {
            let key = |column| of_start(column, a).total_cmp(&of_start(column, b));
            key(start::HAS_SECOND).then(key(start::FIRST_Z))
        });
        sorted.words.reserve(slots * words);
        let to = sorted.words.values_mut(slots * words);
        for (slot, &from) in order.iter().enumerate() {
            let from = place(from as usize, tile, words);
            let at = place(slot, tile, words);
            for word in 0..words {
                to[at + word * tile] = given[from + word * tile];
            }
        }
        let sorted_words = to;
        sorted.columns.reserve(slots * count);
        let sorted_columns = sorted.columns.values_mut(slots * count);
        for (to, from) in columns_of(sorted_columns, slots).zip(columns.chunks(slots)) {
            to.iter_mut()
                .zip(&*order)
                .for_each(|(to, &slot)| *to = from[slot as usize]);
        }
        sorted.codes.reserve(slots * CODES);
        let sorted_codes = sorted.codes.values_mut(slots * CODES);
        sorted_codes.copy_from_slice(codes);
        let mut launch = self.launch(tiles, tiles, flag::STARTED)?;
        self.run(
            &mut launch,
            working,
            sorted_words,
            sorted_columns,
            sorted_codes,
        )?;
        for (to, from) in [(columns, sorted_columns), (codes, sorted_codes)] {
            for (to, from) in columns_of(to, slots).zip(from.chunks(slots)) {
                order
                    .iter()
                    .zip(from)
                    .for_each(|(&slot, value)| to[slot as usize] = *value);
            }
        }
        Ok(())
    }
}

/// The columns of results.
fn columns_of(values: &mut [u32], slots: usize) -> std::slice::ChunksMut<'_, u32> {
    values.chunks_mut(slots.max(1))
}

/// The first word of a slot.
fn place(slot: usize, tile: usize, words: usize) -> usize {
    slot / tile * tile * words + slot % tile
}
