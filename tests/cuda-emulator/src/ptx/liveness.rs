//! Which registers hold a value that is still needed.
//!
//! The analysis is of one thread: lanes share the paths of a warp but not the values. A register of
//! the machine may therefore hold different registers of the text in different lanes.

use super::draft::{Draft, Virtual};
use super::flow::successors;
use super::kernel::{BasicBlock, EXIT};
use super::registers::File;

/// A set of the registers of one file.
#[derive(Clone, PartialEq, Eq)]
struct Set(Vec<u64>);

impl Set {
    fn new(count: usize) -> Self {
        Set(vec![0; count.div_ceil(64)])
    }

    fn insert(&mut self, n: u32) {
        self.0[n as usize / 64] |= 1 << (n % 64);
    }

    fn remove(&mut self, n: u32) {
        self.0[n as usize / 64] &= !(1 << (n % 64));
    }

    fn add_all(&mut self, other: &Set) {
        for (word, more) in self.0.iter_mut().zip(&other.0) {
            *word |= more;
        }
    }

    fn iter(&self) -> impl Iterator<Item = u32> {
        let words = self.0.iter().enumerate();
        words.flat_map(|(n, &word)| {
            (0..64)
                .filter(move |bit| word >> bit & 1 == 1)
                .map(move |bit| n as u32 * 64 + bit)
        })
    }
}

/// The span of a register in the order of the text, in half instructions: it is read in the first
/// half and written in the second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Interval {
    pub register: u32,
    pub start: usize,
    pub end: usize,
}

/// The registers of one file that are used, with the spans in which they are live.
pub(super) struct Liveness {
    /// Sorted by start.
    pub intervals: Vec<Interval>,
    /// Registers that some path reads before it writes them.
    pub at_entry: Vec<u32>,
}

/// The registers of a file that an instruction reads, its guard among them.
pub(super) fn reads(draft: &Draft, file: File) -> impl Iterator<Item = u32> {
    let guard = draft.guard.map(|(register, _)| register);
    let sources = draft.sources.iter().copied();
    of_file(sources.chain(draft.address).chain(guard), file)
}

/// The registers of a file that an instruction writes.
pub(super) fn writes(draft: &Draft, file: File) -> impl Iterator<Item = u32> {
    of_file(draft.destinations.iter().copied(), file)
}

fn of_file(all: impl Iterator<Item = Virtual>, file: File) -> impl Iterator<Item = u32> {
    all.filter(move |register| register.file == file)
        .map(|register| register.index)
}

/// Steps back over an instruction.
fn step_back(live: &mut Set, draft: &Draft, file: File) {
    // With a guard, the old value may stay.
    if draft.guard.is_none() {
        writes(draft, file).for_each(|register| live.remove(register));
    }
    reads(draft, file).for_each(|register| live.insert(register));
}

/// Finds the spans of the `count` registers of a file.
pub(super) fn liveness(
    drafts: &[Draft],
    blocks: &[BasicBlock],
    file: File,
    count: usize,
) -> Liveness {
    let live_in = live_at_starts(drafts, blocks, file, count);
    let mut spans: Vec<Option<(usize, usize)>> = vec![None; count];
    let mut cover = |register: u32, from: usize, to: usize| {
        let span = &mut spans[register as usize];
        let (start, end) = span.unwrap_or((from, to));
        *span = Some((start.min(from), end.max(to)));
    };
    for (n, block) in blocks.iter().enumerate() {
        for register in live_in[n].iter() {
            cover(register, 2 * block.first, 2 * block.first);
        }
        for register in live_at_end(drafts, block, &live_in, count).iter() {
            cover(register, 2 * block.end - 1, 2 * block.end - 1);
        }
        for (n, draft) in drafts[block.first..block.end].iter().enumerate() {
            let at = 2 * (block.first + n);
            reads(draft, file).for_each(|register| cover(register, at, at));
            writes(draft, file).for_each(|register| cover(register, at + 1, at + 1));
        }
    }
    let mut intervals: Vec<Interval> = spans
        .iter()
        .enumerate()
        .filter_map(|(register, span)| {
            span.map(|(start, end)| Interval {
                register: register as u32,
                start,
                end,
            })
        })
        .collect();
    intervals.sort_unstable_by_key(|interval| (interval.start, interval.register));
    let at_entry = live_in[0].iter().collect();
    Liveness {
        intervals,
        at_entry,
    }
}

fn live_at_end(drafts: &[Draft], block: &BasicBlock, live_in: &[Set], count: usize) -> Set {
    let mut live = Set::new(count);
    for successor in successors(block, &drafts[block.end - 1]) {
        if successor != EXIT {
            live.add_all(&live_in[successor]);
        }
    }
    live
}

fn live_at_starts(drafts: &[Draft], blocks: &[BasicBlock], file: File, count: usize) -> Vec<Set> {
    let mut live_in = vec![Set::new(count); blocks.len()];
    let mut changed = true;
    while changed {
        changed = false;
        for (n, block) in blocks.iter().enumerate().rev() {
            let mut live = live_at_end(drafts, block, &live_in, count);
            for draft in drafts[block.first..block.end].iter().rev() {
                step_back(&mut live, draft, file);
            }
            if live != live_in[n] {
                live_in[n] = live;
                changed = true;
            }
        }
    }
    live_in
}
