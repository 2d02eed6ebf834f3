//! Fits of spots in the order of their starts.
//!
//! All spots of a vector run over the planes that one of them needs, and take another start if one of
//! them does. So their starts are found first, and spots of equal ones are fitted together. Poor fits
//! follow together from another start, and the better one is kept. A spot's result does not depend on its
//! neighbours.

use super::aligned::AlignedMemory;
use super::block::{CpuBlock, Poor};
use super::job::CpuJob;
use crate::error::LaunchError;
use crate::psf::Z;
use crate::spec::{CODE_STATUS, CODES, MAX_LANES, flag, start, status};

/// The words, columns and codes of spots in one order.
struct Spots<'a> {
    words: &'a mut [u32],
    columns: &'a mut [u32],
    codes: &'a mut [u32],
    /// The length of a column.
    slots: usize,
}

impl Spots<'_> {
    /// A value of a column.
    fn value(&self, column: usize, slot: usize) -> f32 {
        f32::from_bits(self.columns[column * self.slots + slot])
    }

    /// Takes results of others: those of the second slot for the first one.
    fn take(&mut self, others: &Spots<'_>, slots: impl Iterator<Item = (usize, usize)> + Clone) {
        for (to, of) in [
            (&mut *self.columns, &*others.columns),
            (&mut *self.codes, &*others.codes),
        ] {
            for (to, of) in to.chunks_mut(self.slots).zip(of.chunks(self.slots)) {
                slots.clone().for_each(|(slot, from)| to[slot] = of[from]);
            }
        }
    }
}

impl CpuJob {
    /// Fits the first `tiles` tiles of a block in the order of their starts.
    ///
    /// # Errors
    ///
    /// Returns an error if there are more values than the kernel can count.
    pub(super) fn fit_sorted(&self, block: &mut CpuBlock, tiles: usize) -> Result<(), LaunchError> {
        let spec = *self.spec();
        let slots = tiles * spec.tile;
        if slots == 0 {
            return Ok(());
        }
        let (words, count) = (slots * spec.words(), slots * self.columns());
        let CpuBlock {
            working, sorted, ..
        } = block;
        sorted.words.reserve(words);
        sorted.columns.reserve(count);
        sorted.codes.reserve(slots * CODES);
        let mut given = Spots {
            words: block.words.values_mut(words),
            columns: block.columns.values_mut(count),
            codes: block.codes.values_mut(slots * CODES),
            slots,
        };
        let mut in_order = Spots {
            words: sorted.words.values_mut(words),
            columns: sorted.columns.values_mut(count),
            codes: sorted.codes.values_mut(slots * CODES),
            slots,
        };
        self.run_on(&mut given, flag::STARTS, working)?;
        let order = &mut sorted.order;
        order.clear();
        order.extend(0..slots as u32);
        order.sort_by(|&a, &b| {
            let [a, b] = [a, b].map(|slot| {
                let value = |column| given.value(column, slot as usize);
                (value(start::HAS_SECOND), value(start::FIRST_Z))
            });
            a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1))
        });
        let places = order.iter().map(|&slot| slot as usize).enumerate();
        self.gather(given.words, order, in_order.words);
        in_order.take(&given, places.clone());
        self.run_on(&mut in_order, flag::STARTED, working)?;
        self.fit_poor(&mut in_order, &mut given, &mut sorted.poor, working)?;
        given.take(&in_order, places.map(|(slot, to)| (to, slot)));
        Ok(())
    }

    /// Fits poor fits from another start, and keeps the better ones. The results of `others` are overwritten.
    fn fit_poor(
        &self,
        spots: &mut Spots<'_>,
        others: &mut Spots<'_>,
        poor: &mut Poor,
        working: &mut AlignedMemory,
    ) -> Result<(), LaunchError> {
        let slots = spots.slots;
        let Poor { slots: poor, words } = poor;
        poor.clear();
        for (slot, code) in spots.codes[CODE_STATUS * slots..].iter_mut().enumerate() {
            let status = f32::from_bits(*code) - f32::from(status::POOR);
            if status >= 0.0 {
                *code = status.to_bits();
                poor.push(slot as u32);
            }
        }
        let spec = self.spec();
        let (Some(&last), Some(deviance)) = (poor.last(), spec.columns(self.psf).deviance()) else {
            return Ok(());
        };
        let count = poor.len();
        // The last tile is filled up.
        poor.resize(count.next_multiple_of(spec.tile), last);
        words.reserve(poor.len() * spec.words());
        let words = words.values_mut(poor.len() * spec.words());
        self.gather(spots.words, poor, words);
        for (slot, &from) in poor.iter().enumerate() {
            let depth = spots.columns[Z * slots + from as usize];
            others.columns[start::FIRST_Z * slots + slot] = depth;
        }
        let tiles = poor.len() / spec.tile;
        let mut launch = self.launch(tiles, slots / spec.tile, flag::AGAIN)?;
        self.run(&mut launch, working, words, others.columns, others.codes)?;
        for (from, &slot) in poor[..count].iter().enumerate() {
            let slot = slot as usize;
            if others.value(deviance, from) < spots.value(deviance, slot) {
                spots.take(others, std::iter::once((slot, from)));
            }
        }
        Ok(())
    }

    /// Runs the kernel on all spots.
    fn run_on(
        &self,
        spots: &mut Spots<'_>,
        flags: u32,
        working: &mut AlignedMemory,
    ) -> Result<(), LaunchError> {
        let tiles = spots.slots / self.spec().tile;
        let mut launch = self.launch(tiles, tiles, flags)?;
        self.run(
            &mut launch,
            working,
            spots.words,
            spots.columns,
            spots.codes,
        )
    }

    /// Copies the words of these slots to the first ones of others, tile by tile.
    fn gather(&self, given: &[u32], slots: &[u32], to: &mut [u32]) {
        let (tile, words) = (self.spec().tile, self.spec().words());
        let place = |slot: u32| slot as usize / tile * tile * words + slot as usize % tile;
        for (slots, to) in slots.chunks(tile).zip(to.chunks_mut(tile * words)) {
            let mut places = [0; MAX_LANES];
            for (at, &slot) in places.iter_mut().zip(slots) {
                *at = place(slot);
            }
            for (word, to) in to.chunks_mut(tile).enumerate() {
                for (to, at) in to.iter_mut().zip(places) {
                    *to = given[at + word * tile];
                }
            }
        }
    }
}
