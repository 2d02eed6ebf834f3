//! The kinds of operands that opcodes take.

use super::super::operation::Space;

/// The kind that an operand must have. Widths are in bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    /// A register that is written. Predicates have a width of 1.
    Destination(u32),
    /// A register of at least this width, for values that are extended.
    WideDestination(u32),
    /// A predicate, or two with `|` between: the second receives the negated result.
    PredicatePair,
    /// A register, or `r|p`: shuffles report in `p` whether the source lane was in range.
    ShuffleDestination,
    /// As many registers in braces, each at least this wide.
    DestinationVector {
        count: usize,
        bits: u32,
    },
    /// A register that is read, or an integer or floating-point literal of its bits.
    Bits(u32),
    /// A register that is read, or an integer literal.
    Integer(u32),
    /// A register that is read, or a floating-point literal.
    Float(u32),
    /// As [`Slot::Bits`], or a special register, or the address of a variable.
    Move(u32),
    /// A register that is read, of at least this width: the upper bits are ignored.
    Narrow(u32),
    /// A predicate, which `!` negates.
    NegatablePredicate,
    /// As many registers or literals in braces, each at least this wide.
    SourceVector {
        count: usize,
        bits: u32,
    },
    /// `[register + offset]`, with the name of a variable instead of the register if it has one.
    Address(Space),
    /// `[parameter + offset]`.
    ParameterAddress,
    Label,
    /// A number that is part of the instruction.
    Immediate {
        max: i64,
    },
}

impl Slot {
    /// True if the operand is written in braces.
    pub fn is_vector(self) -> bool {
        matches!(
            self,
            Slot::DestinationVector { .. } | Slot::SourceVector { .. }
        )
    }
}
