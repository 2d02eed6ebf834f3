//! The opcodes that the emulator knows: each with all its modifiers, and what its operands may be.
//!
//! An opcode is looked up as a whole, so a modifier that is not listed makes the opcode unknown.

mod common;
mod float;
mod forms;
mod integer;
mod memory;
mod slot;
mod warp;

use std::sync::LazyLock;

pub(super) use forms::{Form, Table};
pub(super) use slot::Slot;

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
        for (opcode, _) in table().opcodes() {
            let forms = table().forms(opcode).expect("a listed opcode");
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
