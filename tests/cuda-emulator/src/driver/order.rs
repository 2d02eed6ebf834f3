//! The order of work on different streams, and the search for data races.
//!
//! Each stream counts the work that is queued on it. A clock has one count for each stream: work
//! with that clock starts only after so much work of each stream has ended. The host has a clock
//! too, which advances when it waits for a stream or an event; work that it queues later comes
//! after all of that. All threads of the host share one clock, as the emulator does not see how
//! they synchronize with each other: some races are missed, and none is reported wrongly.
//!
//! Two accesses to the same bytes race if at least one is a write and neither clock contains the
//! other access.

use std::collections::{BTreeMap, HashMap};
use std::ops::Range;
use std::sync::Arc;

use super::objects::allocation::Allocation;

/// The number of accesses to one allocation above which old ones are dropped.
const KEPT: usize = 64;

/// For each stream, the amount of its work that came before.
pub(crate) type Clock = Vec<u64>;

/// The place of one piece of work in the order.
#[derive(Clone, Debug)]
pub(crate) struct Stamp {
    /// The number of the stream, from 0.
    pub(crate) stream: usize,
    /// The number of the work on its stream, from 1.
    pub(crate) index: u64,
    /// Everything that came before, and the work itself.
    pub(crate) clock: Arc<Clock>,
}

impl Stamp {
    /// True if `other` has ended when this work starts, or is this work.
    fn comes_after(&self, other: &Self) -> bool {
        count(&self.clock, other.stream) >= other.index
    }
}

/// An access of work to memory.
#[derive(Clone, Debug)]
pub(crate) struct MemoryAccess {
    pub(crate) allocation: Arc<Allocation>,
    /// Addresses.
    pub(crate) range: Range<u64>,
    pub(crate) is_write: bool,
}

#[derive(Debug)]
struct PastAccess {
    stamp: Stamp,
    range: Range<u64>,
    is_write: bool,
    what: Arc<str>,
}

/// Clocks and past accesses.
#[derive(Debug, Default)]
pub(crate) struct Order {
    host: Clock,
    streams: Vec<Clock>,
    /// Work that is queued or runs.
    outstanding: BTreeMap<(usize, u64), Arc<Clock>>,
    /// Past accesses of each allocation.
    past: HashMap<u64, Vec<PastAccess>>,
    /// Allocations that a stream freed. Work that is not ordered may still access them.
    freed: Vec<u64>,
}

impl Order {
    /// Adds a stream and returns its number.
    pub(crate) fn add_stream(&mut self) -> usize {
        self.streams.push(Clock::new());
        self.streams.len() - 1
    }

    /// Adds work to a stream, after all that the stream and the host have seen.
    pub(crate) fn add_work(&mut self, stream: usize) -> Stamp {
        let clock = &mut self.streams[stream];
        join(clock, &self.host);
        let index = count(clock, stream) + 1;
        set(clock, stream, index);
        let clock = Arc::new(clock.clone());
        self.outstanding.insert((stream, index), clock.clone());
        Stamp {
            stream,
            index,
            clock,
        }
    }

    /// Makes later work of a stream wait for what a clock contains.
    pub(crate) fn stream_waits_for(&mut self, stream: usize, clock: &Clock) {
        join(&mut self.streams[stream], clock);
    }

    /// The clock of a stream: all that is queued on it.
    pub(crate) fn clock_of(&self, stream: usize) -> Clock {
        self.streams[stream].clone()
    }

    /// Makes everything that the host does later come after what a clock contains.
    pub(crate) fn host_waited_for(&mut self, clock: &Clock) {
        join(&mut self.host, clock);
    }

    /// Ends work.
    pub(crate) fn end_work(&mut self, stamp: &Stamp) {
        self.outstanding.remove(&(stamp.stream, stamp.index));
    }

    /// Forgets the accesses to an allocation that was freed while nothing ran.
    pub(crate) fn forget(&mut self, allocation: u64) {
        self.past.remove(&allocation);
    }

    /// Forgets the accesses to an allocation that a stream freed, as soon as all other work comes
    /// after them.
    pub(crate) fn forget_later(&mut self, allocation: u64) {
        self.freed.push(allocation);
        if self.freed.len() < KEPT {
            return;
        }
        let mut freed = std::mem::take(&mut self.freed);
        freed.retain(|id| {
            let past = self.past.get(id).map_or(&[][..], Vec::as_slice);
            let is_over = past.iter().all(|old| self.is_behind_all(&old.stamp));
            if is_over {
                self.past.remove(id);
            }
            !is_over
        });
        self.freed = freed;
    }

    /// True if work that is queued later, or still runs, comes after `stamp`.
    fn is_behind_all(&self, stamp: &Stamp) -> bool {
        let seen = |clock: &Clock| count(clock, stamp.stream) >= stamp.index;
        seen(&self.host) && self.outstanding.values().all(|clock| seen(clock))
    }

    /// Adds the accesses of work that ran, and describes the races with earlier work: one for each
    /// pair.
    pub(crate) fn add_accesses(
        &mut self,
        stamp: &Stamp,
        accesses: &[MemoryAccess],
        what: &Arc<str>,
    ) -> Vec<String> {
        let mut races = BTreeMap::new();
        let (writes, reads): (Vec<_>, Vec<_>) = accesses.iter().partition(|a| a.is_write);
        for access in writes.into_iter().chain(reads) {
            let past = self.past.entry(access.allocation.id).or_default();
            let racing = past
                .iter()
                .filter(|old| old.stamp.stream != stamp.stream)
                .filter(|old| old.is_write || access.is_write)
                .filter(|old| overlap(&old.range, &access.range).is_some())
                .filter(|old| !stamp.comes_after(&old.stamp) && !old.stamp.comes_after(stamp));
            for old in racing {
                let pair = (old.stamp.stream, old.stamp.index);
                races
                    .entry(pair)
                    .or_insert_with(|| describe(old, stamp, access, what));
            }
            self.keep(stamp, access, what);
        }
        races.into_values().collect()
    }

    /// Adds an access to the past ones.
    fn keep(&mut self, stamp: &Stamp, access: &MemoryAccess, what: &Arc<str>) {
        let past = self.past.entry(access.allocation.id).or_default();
        // Whatever races with an older access of the same stream also races with this one, or ran
        // before it.
        past.retain(|old| {
            let covered = old.stamp.stream == stamp.stream
                && old.stamp.index <= stamp.index
                && access.range.start <= old.range.start
                && old.range.end <= access.range.end
                && (access.is_write || !old.is_write);
            !covered
        });
        past.push(PastAccess {
            stamp: stamp.clone(),
            range: access.range.clone(),
            is_write: access.is_write,
            what: what.clone(),
        });
        if past.len() > KEPT {
            let mut all = std::mem::take(past);
            all.retain(|old| !self.is_behind_all(&old.stamp));
            self.past.insert(access.allocation.id, all);
        }
    }
}

fn describe(old: &PastAccess, stamp: &Stamp, access: &MemoryAccess, what: &str) -> String {
    let start = access.allocation.start;
    let common = overlap(&old.range, &access.range).unwrap_or(start..start);
    let verb = |is_write| if is_write { "writes" } else { "reads" };
    format!(
        "{what} on stream {} {} bytes {}..{} of the allocation {start:#x}, which {} on stream {} \
         {}: nothing orders them",
        stamp.stream,
        verb(access.is_write),
        common.start - start,
        common.end - start,
        old.what,
        old.stamp.stream,
        verb(old.is_write),
    )
}

fn overlap(a: &Range<u64>, b: &Range<u64>) -> Option<Range<u64>> {
    let common = a.start.max(b.start)..a.end.min(b.end);
    (!common.is_empty()).then_some(common)
}

fn count(clock: &Clock, stream: usize) -> u64 {
    clock.get(stream).copied().unwrap_or(0)
}

fn set(clock: &mut Clock, stream: usize, index: u64) {
    if clock.len() <= stream {
        clock.resize(stream + 1, 0);
    }
    clock[stream] = index;
}

fn join(clock: &mut Clock, other: &Clock) {
    if clock.len() < other.len() {
        clock.resize(other.len(), 0);
    }
    for (own, other) in clock.iter_mut().zip(other) {
        *own = (*own).max(*other);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Adds work, and ends it.
    fn work(order: &mut Order, stream: usize) -> Stamp {
        let stamp = order.add_work(stream);
        order.end_work(&stamp);
        stamp
    }

    fn order() -> (Order, usize, usize) {
        let mut order = Order::default();
        let (a, b) = (order.add_stream(), order.add_stream());
        (order, a, b)
    }

    #[test]
    fn streams_are_not_ordered_by_themselves() {
        let (mut order, a, b) = order();
        let (first, second) = (work(&mut order, a), work(&mut order, b));
        assert!(!second.comes_after(&first) && !first.comes_after(&second));
        let third = work(&mut order, a);
        assert!(third.comes_after(&first) && !third.comes_after(&second));
    }

    #[test]
    fn events_order_what_was_queued_before_them() {
        let (mut order, a, b) = order();
        let before = work(&mut order, a);
        let record = work(&mut order, a);
        let after = work(&mut order, a);
        order.stream_waits_for(b, &record.clock);
        let waiting = work(&mut order, b);
        assert!(waiting.comes_after(&before) && waiting.comes_after(&record));
        assert!(!waiting.comes_after(&after));
    }

    #[test]
    fn the_host_orders_what_it_queues_later() {
        let (mut order, a, b) = order();
        let first = work(&mut order, a);
        let queued_before = work(&mut order, b);
        order.host_waited_for(&first.clock);
        let queued_after = work(&mut order, b);
        assert!(!queued_before.comes_after(&first));
        assert!(queued_after.comes_after(&first));
    }

    #[test]
    fn order_is_passed_on() {
        let (mut order, a, b) = order();
        let c = order.add_stream();
        let first = work(&mut order, a);
        order.stream_waits_for(b, &first.clock);
        let second = work(&mut order, b);
        order.stream_waits_for(c, &second.clock);
        assert!(work(&mut order, c).comes_after(&first));
    }

    #[test]
    fn work_is_behind_all_once_everybody_has_seen_it() {
        let (mut order, a, b) = order();
        let first = work(&mut order, a);
        let running = order.add_work(b);
        order.host_waited_for(&first.clock);
        assert!(!order.is_behind_all(&first));
        order.end_work(&running);
        assert!(order.is_behind_all(&first));
    }
}
