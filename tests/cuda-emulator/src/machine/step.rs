//! One instruction of a warp.

use super::access::{self, LOCAL_WINDOW, SHARED_WINDOW};
use super::context::Context;
use super::files::Files;
use super::frame::Frame;
use super::lanes::Mask;
use super::shuffle::NOT_TOGETHER;
use super::trap::Trap;
use super::{atomic, compare, convert, float, integer, shuffle, wide};
use crate::ptx::operation::{Op, PredicateOp, Space};
use crate::ptx::{Guard, Instruction};

/// The lanes of a mask for which a guard is true.
#[inline(always)]
pub(super) fn guarded(guard: Guard, files: &Files, mask: u32) -> u32 {
    let predicate = files.predicates[usize::from(guard.register)];
    mask & if guard.negated { !predicate } else { predicate }
}

/// Executes an instruction that does not end a basic block. `live` are the lanes that have not
/// ended.
#[inline(always)]
pub(super) fn step(
    index: usize,
    instruction: &Instruction,
    files: &mut Files,
    mask: &Mask,
    live: u32,
    context: &mut Context<'_>,
) -> Result<(), Trap> {
    let guarded_mask;
    let mut mask = mask;
    if let Some(guard) = instruction.guard {
        let bits = guarded(guard, files, mask.bits);
        if bits == 0 {
            return Ok(());
        }
        guarded_mask = Mask::new(bits);
        mask = &guarded_mask;
    }
    let mut frame = Frame::new(files, instruction, mask, context.level);
    execute(index, &mut frame, live, context)
}

#[inline(always)]
fn execute(
    index: usize,
    frame: &mut Frame<'_>,
    live: u32,
    context: &mut Context<'_>,
) -> Result<(), Trap> {
    match frame.instruction.op {
        Op::F32(op) => float::execute(op, frame),
        Op::F32Modified(op) => float::execute_modified(op, frame),
        Op::F64(op) => wide::execute_f64(op, frame),
        Op::I32(op) => integer::execute(op, frame),
        Op::I64(op) => wide::execute(op, frame),
        Op::Predicate(op) => predicate(op, frame),
        Op::Compare(ty, comparison, combine) => compare::execute(ty, comparison, combine, frame),
        Op::Convert(conversion) => convert::execute(conversion, frame),
        Op::LoadParam(ty) => access::load_param(ty, frame, context.launch.params),
        Op::Load(space, ty) => return access::load(space, ty, index, frame, context),
        Op::Store(space, ty) => return access::store(space, ty, index, frame, context),
        Op::Atomic(space, op) => return atomic::execute(space, op, index, frame, context),
        Op::ToGeneric(space) => {
            let base = window(space);
            frame.wide_map1(|a| a.wrapping_add(base));
        }
        Op::FromGeneric(space) => {
            let base = window(space);
            frame.wide_map1(|a| a.wrapping_sub(base));
        }
        Op::Shuffle(mode) => {
            let done = shuffle::shuffle(mode, frame, live);
            return done.map_err(|lane| not_together(frame, context, lane));
        }
        Op::Vote(vote) => {
            let done = shuffle::vote(vote, frame, live);
            return done.map_err(|lane| not_together(frame, context, lane));
        }
        Op::WarpBarrier => {
            let done = shuffle::warp_barrier(frame, live);
            return done.map_err(|lane| not_together(frame, context, lane));
        }
        Op::ActiveMask => {
            let bits = frame.mask.bits;
            frame.write(0, |_| bits);
        }
        Op::Fence => {}
        // These end basic blocks, which the warp executes itself.
        Op::Barrier | Op::Branch | Op::Exit | Op::Trap => {}
    }
    Ok(())
}

#[inline(always)]
fn predicate(op: PredicateOp, frame: &mut Frame<'_>) {
    let a = frame.predicate(0);
    let bits = match op {
        PredicateOp::Mov => a,
        PredicateOp::And => a & frame.predicate(1),
        PredicateOp::Or => a | frame.predicate(1),
        PredicateOp::Xor => a ^ frame.predicate(1),
        PredicateOp::Not => !a,
    };
    frame.write_predicate(0, bits);
}

/// The generic address of the start of a space.
#[inline(always)]
fn window(space: Space) -> u64 {
    match space {
        Space::Shared => SHARED_WINDOW,
        Space::Local => LOCAL_WINDOW,
        Space::Global | Space::Generic => 0,
    }
}

#[cold]
fn not_together(frame: &Frame<'_>, context: &Context<'_>, lane: usize) -> Trap {
    Trap::Barrier {
        place: context.place(frame.instruction, lane),
        reason: NOT_TOGETHER,
    }
}
