//! The forms of opcodes, by name. The families of opcodes add theirs.

use std::collections::HashMap;

use super::super::operation::Op;
use super::slot::Slot;

/// One list of operands of an opcode, and the operation that it selects.
#[derive(Clone, Debug)]
pub struct Form {
    pub op: Op,
    pub slots: Vec<Slot>,
    /// The immediate of the instruction, unless an operand sets it.
    pub immediate: i64,
}

/// All opcodes. Those with several forms differ in the number of operands or in braces.
#[derive(Default)]
pub struct Table {
    forms: HashMap<String, Vec<Form>>,
}

impl Table {
    /// Adds a form without an immediate.
    pub fn add(&mut self, opcode: impl Into<String>, op: Op, slots: &[Slot]) {
        self.add_with(opcode, op, slots, 0);
    }

    /// Adds a form with an immediate.
    pub fn add_with(&mut self, opcode: impl Into<String>, op: Op, slots: &[Slot], immediate: i64) {
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
