//! Values that lanes of a warp exchange.

use super::frame::Frame;
use super::lanes::LANES;
use crate::ptx::operation::{NEGATE, Shuffle, Vote};

/// The fault of an operation of several lanes.
pub(super) const NOT_TOGETHER: &str = "not all lanes of the mask reach the instruction together";

/// Checks that a mask of lanes, which is source `n`, equals the lanes that execute the instruction
/// or contains lanes that have ended.
#[inline(always)]
fn check_members(n: usize, frame: &Frame<'_>, live: u32) -> Result<u32, usize> {
    let members = frame.source(n);
    for lane in frame.mask.lanes() {
        let mask = members.get(lane);
        if mask >> lane & 1 == 0 || mask & live & !frame.mask.bits != 0 {
            return Err(lane);
        }
    }
    let first = frame.mask.bits.trailing_zeros() as usize;
    Ok(members.get(first.min(LANES - 1)))
}

/// Executes `bar.warp.sync`.
#[inline(always)]
pub(super) fn warp_barrier(frame: &Frame<'_>, live: u32) -> Result<(), usize> {
    check_members(0, frame, live).map(|_| ())
}

/// Executes a shuffle: `shfl.sync.mode.b32 d|p, a, b, c, members`.
///
/// In `c`, bits 0 to 4 limit the source lane, and bits 8 to 12 split the warp into segments.
#[inline(always)]
pub(super) fn shuffle(mode: Shuffle, frame: &mut Frame<'_>, live: u32) -> Result<(), usize> {
    check_members(3, frame, live)?;
    let (a, b, c) = (frame.source(0), frame.source(1), frame.source(2));
    let (mut values, mut inside) = ([0; LANES], 0u32);
    for lane in frame.mask.lanes() {
        let own = lane as u32;
        let delta = b.get(lane) & 31;
        let (limit, segment) = (c.get(lane) & 31, c.get(lane) >> 8 & 31);
        let highest = own & segment | limit & !segment;
        let lowest = own & segment;
        let (from, is_inside) = match mode {
            Shuffle::Up => {
                let from = own.wrapping_sub(delta);
                (from, from as i32 >= highest as i32)
            }
            Shuffle::Down => (own + delta, own + delta <= highest),
            Shuffle::Butterfly => (own ^ delta, own ^ delta <= highest),
            Shuffle::Index => {
                let from = lowest | delta & !segment;
                (from, from <= highest)
            }
        };
        let from = if is_inside { from } else { own };
        values[lane] = a.get(from as usize & 31);
        inside |= u32::from(is_inside) << lane;
    }
    frame.write(0, |lane| values[lane]);
    if frame.instruction.count == 2 {
        frame.write_predicate(1, inside);
    }
    Ok(())
}

/// Executes a vote.
#[inline(always)]
pub(super) fn vote(vote: Vote, frame: &mut Frame<'_>, live: u32) -> Result<(), usize> {
    let members = check_members(1, frame, live)? & frame.mask.bits;
    let negated = frame.instruction.immediate & NEGATE != 0;
    let predicate = frame.predicate(0);
    let votes = if negated { !predicate } else { predicate } & members;
    let whole = |result: bool| if result { u32::MAX } else { 0 };
    match vote {
        Vote::All => frame.write_predicate(0, whole(votes == members)),
        Vote::Any => frame.write_predicate(0, whole(votes != 0)),
        Vote::Uniform => frame.write_predicate(0, whole(votes == 0 || votes == members)),
        Vote::Ballot => frame.write(0, |_| votes),
    }
    Ok(())
}
