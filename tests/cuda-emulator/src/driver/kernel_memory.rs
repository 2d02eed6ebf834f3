//! The device memory as one kernel sees it.
//!
//! Allocations are divided at the addresses in the parameters. Pools hand out parts of large
//! allocations: accesses to each part are reported apart, so that two kernels that use different
//! parts of one allocation do not seem to race.

use std::ops::Range;
use std::sync::Arc;

use super::objects::allocation::Allocation;
use super::objects::memory_table::Snapshot;
use super::script::BufferLengths;
use crate::machine::Memory;
use crate::ptx::Param;

/// Parts are only divided at addresses of at least this alignment: a vector of 16 bytes must not
/// lie in two.
const ALIGNMENT: u64 = 16;

/// The memory of one launch.
pub(crate) struct KernelMemory {
    snapshot: Arc<Snapshot>,
    /// Ordered and disjoint parts of allocations.
    parts: Vec<Range<u64>>,
    /// True if the kernel may access nothing but these parts.
    is_exact: bool,
}

impl KernelMemory {
    pub(crate) fn new(
        snapshot: Arc<Snapshot>,
        params: &[Param],
        bytes: &[u8],
        lengths: Option<&BufferLengths>,
    ) -> Self {
        let exact = lengths.and_then(|lengths| buffers(params, bytes, lengths));
        let is_exact = exact.is_some();
        let parts = exact.unwrap_or_else(|| divided(&snapshot, bytes));
        Self {
            snapshot,
            parts,
            is_exact,
        }
    }

    /// The position of an address, for messages: in or behind the nearest part or allocation
    /// before it.
    pub(crate) fn describe(&self, address: u64) -> String {
        let after = self.parts.partition_point(|part| part.start <= address);
        let part = after.checked_sub(1).map(|index| self.parts[index].clone());
        let nearest = part.or_else(|| Some(self.snapshot.find(address)?.range()));
        match nearest {
            None => "before every buffer of the launch".into(),
            Some(part) => format!(
                "byte {} of a buffer of {} bytes",
                address - part.start,
                part.end - part.start
            ),
        }
    }

    /// The allocation that contains a part.
    pub(crate) fn allocation_of(&self, part: u64) -> Option<&Arc<Allocation>> {
        self.snapshot.find(part)
    }
}

impl Memory for KernelMemory {
    fn allocation(&self, address: u64) -> Option<Range<u64>> {
        let after = self.parts.partition_point(|part| part.start <= address);
        let part = after.checked_sub(1).map(|index| &self.parts[index]);
        if let Some(part) = part.filter(|part| part.contains(&address)) {
            // A part in no allocation is an address that was never one of a buffer.
            let allocation = self.snapshot.find(part.start)?.range();
            return Some(part.start..part.end.min(allocation.end));
        }
        match self.is_exact {
            true => None,
            false => self.snapshot.find(address).map(|found| found.range()),
        }
    }
}

/// The 8-byte words of parameters.
fn words(bytes: &[u8]) -> impl Iterator<Item = u64> {
    let (words, _) = bytes.as_chunks::<8>();
    words.iter().map(|word| u64::from_le_bytes(*word))
}

/// The allocations that parameters refer to.
pub(crate) fn referenced(snapshot: &Snapshot, bytes: &[u8]) -> Vec<Arc<Allocation>> {
    let mut found: Vec<Arc<Allocation>> = Vec::new();
    for address in words(bytes) {
        if let Some(allocation) = snapshot.find(address)
            && !found.iter().any(|known| known.id == allocation.id)
        {
            found.push(allocation.clone());
        }
    }
    found
}

/// The allocations that parameters refer to, divided there.
fn divided(snapshot: &Snapshot, bytes: &[u8]) -> Vec<Range<u64>> {
    let mut addresses: Vec<u64> = words(bytes)
        .filter(|address| address.is_multiple_of(ALIGNMENT) && snapshot.find(*address).is_some())
        .collect();
    for allocation in referenced(snapshot, bytes) {
        addresses.push(allocation.start);
    }
    addresses.sort_unstable();
    addresses.dedup();
    let end_of = |index: usize| {
        let end = snapshot.find(addresses[index]).map_or(0, |a| a.range().end);
        addresses.get(index + 1).map_or(end, |next| end.min(*next))
    };
    (0..addresses.len())
        .map(|index| addresses[index]..end_of(index))
        .collect()
}

/// The buffers of a kernel with their lengths. `None` if it has no such parameters.
fn buffers(params: &[Param], bytes: &[u8], lengths: &BufferLengths) -> Option<Vec<Range<u64>>> {
    let table = table(params, lengths)?;
    let mut parts = Vec::new();
    for index in 0..lengths.count {
        let pointer = params.get(index).filter(|param| param.size == 8)?;
        let start = read::<8>(bytes, pointer.offset).map(u64::from_le_bytes)?;
        let length = read::<4>(bytes, table.offset + lengths.offset + 4 * index)?;
        let length = u64::from(u32::from_le_bytes(length)) * lengths.unit;
        parts.push(start..start + length);
    }
    Some(merged(parts))
}

/// The parameter that contains the lengths.
fn table<'a>(params: &'a [Param], lengths: &BufferLengths) -> Option<&'a Param> {
    let table = params.get(lengths.parameter)?;
    let has_room = table.size >= lengths.offset + 4 * lengths.count;
    let has_size = lengths.size.is_none_or(|size| size == table.size);
    (has_room && has_size).then_some(table)
}

/// The range of one buffer of a kernel: with lengths, exactly, without, up to the end of the
/// allocation.
pub(crate) fn buffer(
    snapshot: &Snapshot,
    params: &[Param],
    bytes: &[u8],
    parameter: usize,
    lengths: Option<&BufferLengths>,
) -> Option<Range<u64>> {
    let pointer = params.get(parameter).filter(|param| param.size == 8)?;
    let start = read::<8>(bytes, pointer.offset).map(u64::from_le_bytes)?;
    let allocation = snapshot.find(start)?.range();
    let end = match lengths.filter(|lengths| parameter < lengths.count) {
        Some(lengths) => {
            let table = table(params, lengths)?;
            let length = read::<4>(bytes, table.offset + lengths.offset + 4 * parameter)?;
            start + u64::from(u32::from_le_bytes(length)) * lengths.unit
        }
        None => allocation.end,
    };
    Some(start..end.min(allocation.end))
}

fn read<const N: usize>(bytes: &[u8], offset: usize) -> Option<[u8; N]> {
    bytes.get(offset..offset + N)?.try_into().ok()
}

/// Orders ranges and joins those that overlap: one buffer may be given twice.
fn merged(mut parts: Vec<Range<u64>>) -> Vec<Range<u64>> {
    parts.retain(|part| !part.is_empty());
    parts.sort_by_key(|part| (part.start, part.end));
    let mut out: Vec<Range<u64>> = Vec::new();
    for part in parts {
        match out.last_mut() {
            Some(last) if part.start < last.end => last.end = last.end.max(part.end),
            _ => out.push(part),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buffers_that_overlap_are_joined() {
        let parts = merged(vec![512..600, 0..100, 0..50, 512..540, 200..200]);
        assert_eq!(parts, [0..100, 512..600]);
    }

    #[test]
    fn lengths_come_from_the_parameters() {
        let param = |size, offset| Param {
            size,
            align: size,
            offset,
        };
        let params = [param(8, 0), param(8, 8), param(24, 16)];
        let mut bytes = vec![0; 40];
        bytes[0..8].copy_from_slice(&4096u64.to_le_bytes());
        bytes[8..16].copy_from_slice(&8192u64.to_le_bytes());
        bytes[24..28].copy_from_slice(&10u32.to_le_bytes());
        bytes[28..32].copy_from_slice(&20u32.to_le_bytes());
        let lengths = BufferLengths {
            count: 2,
            parameter: 2,
            offset: 8,
            unit: 4,
            size: Some(24),
        };
        let parts = buffers(&params, &bytes, &lengths).expect("lengths");
        assert_eq!(parts, [4096..4136, 8192..8272]);
        assert_eq!(buffers(&params[..2], &bytes, &lengths), None);
        let other = BufferLengths {
            size: Some(32),
            ..lengths
        };
        assert_eq!(buffers(&params, &bytes, &other), None);
    }
}
