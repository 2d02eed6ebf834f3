//! The opcodes that the emulator knows: each with all its modifiers, and what its operands may be.
//!
//! An opcode is looked up as a whole, so a modifier that is not listed makes the opcode unknown.

mod float;
mod integer;
mod memory;
mod warp;

use std::collections::HashMap;
use std::sync::LazyLock;

use super::operation::{Op, Space};

/// What an operand must be. Widths are in bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Slot {
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
    /// Whether the operand is written in braces.
    pub fn is_vector(self) -> bool {
        matches!(
            self,
            Slot::DestinationVector { .. } | Slot::SourceVector { .. }
        )
    }
}

/// One list of operands of an opcode, and the operation that it selects.
#[derive(Clone, Debug)]
pub(super) struct Form {
    pub op: Op,
    pub slots: Vec<Slot>,
    /// The immediate of the instruction, unless an operand sets it.
    pub immediate: i64,
}

/// All opcodes. Those with several forms differ in the number of operands or in braces.
#[derive(Default)]
pub(super) struct Table {
    forms: HashMap<String, Vec<Form>>,
}

impl Table {
    fn add(&mut self, opcode: impl Into<String>, op: Op, slots: &[Slot]) {
        self.add_with(opcode, op, slots, 0);
    }

    fn add_with(&mut self, opcode: impl Into<String>, op: Op, slots: &[Slot], immediate: i64) {
        let form = Form {
            op,
            slots: slots.to_vec(),
            immediate,
        };
        self.forms.entry(opcode.into()).or_default().push(form);
    }

    /// The forms of an opcode, or nothing if it is not known.
    pub fn forms(&self, opcode: &str) -> Option<&[Form]> {
        self.forms.get(opcode).map(Vec::as_slice)
    }

    /// Every opcode with its number of operands, sorted.
    pub fn opcodes(&self) -> Vec<(&str, usize)> {
        let forms = self.forms.iter();
        let mut all: Vec<(&str, usize)> = forms
            .flat_map(|(opcode, forms)| {
                forms.iter().map(|form| (opcode.as_str(), form.slots.len()))
            })
            .collect();
        all.sort_unstable();
        all
    }
}

/// The table, made on first use.
pub(super) fn table() -> &'static Table {
    static TABLE: LazyLock<Table> = LazyLock::new(|| {
        let mut table = Table::default();
        float::add(&mut table);
        integer::add(&mut table);
        memory::add(&mut table);
        warp::add(&mut table);
        table
    });
    &TABLE
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_of_an_opcode_differ_in_count_or_braces() {
        for (opcode, forms) in &table().forms {
            for (n, form) in forms.iter().enumerate() {
                let shape = |form: &Form| -> Vec<bool> {
                    form.slots.iter().map(|slot| slot.is_vector()).collect()
                };
                let same = forms[..n].iter().any(|other| shape(other) == shape(form));
                assert!(!same, "{opcode} has two forms of the same shape");
            }
        }
    }
}
