//! Opcodes of control flow, and of values that lanes of a warp exchange.

use super::super::operation::{Op, Shuffle, Vote};
use super::forms::Table;
use super::slot::Slot::{
    self, Bits, Destination, Immediate, Integer, NegatablePredicate, ShuffleDestination,
};

pub(super) fn add(table: &mut Table) {
    for opcode in ["bra", "bra.uni"] {
        table.add(opcode, Op::Branch, &[Slot::Label]);
    }
    for opcode in ["ret", "ret.uni", "exit"] {
        table.add(opcode, Op::Exit, &[]);
    }
    table.add("trap", Op::Trap, &[]);
    // Only the barrier of all threads of the block: a second operand would be their number.
    for opcode in [
        "bar.sync",
        "barrier.sync",
        "barrier.sync.aligned",
        "bar.cta.sync",
        "barrier.cta.sync",
        "barrier.cta.sync.aligned",
    ] {
        table.add(opcode, Op::Barrier, &[Immediate { max: 15 }]);
    }
    table.add("bar.warp.sync", Op::WarpBarrier, &[Integer(32)]);
    for (name, shuffle) in [
        ("up", Shuffle::Up),
        ("down", Shuffle::Down),
        ("bfly", Shuffle::Butterfly),
        ("idx", Shuffle::Index),
    ] {
        let slots = [
            ShuffleDestination,
            Bits(32),
            Integer(32),
            Integer(32),
            Integer(32),
        ];
        let opcode = format!("shfl.sync.{name}.b32");
        table.add(opcode, Op::Shuffle(shuffle), &slots);
    }
    for (name, vote) in [
        ("all", Vote::All),
        ("any", Vote::Any),
        ("uni", Vote::Uniform),
    ] {
        let slots = [Destination(1), NegatablePredicate, Integer(32)];
        let opcode = format!("vote.sync.{name}.pred");
        table.add(opcode, Op::Vote(vote), &slots);
    }
    let slots = [Destination(32), NegatablePredicate, Integer(32)];
    table.add("vote.sync.ballot.b32", Op::Vote(Vote::Ballot), &slots);
    table.add("activemask.b32", Op::ActiveMask, &[Destination(32)]);
}
