//! Assigns registers of the machine.
//!
//! The text has a register for every value, thousands in a kernel, and each takes 128 or 256 bytes
//! for the lanes of a warp. Values that are never live at the same time share a register, so that
//! the registers of a warp stay in the first-level cache of the host.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};

use super::draft::{Draft, Names, Preset, Virtual};
use super::flow::Fault;
use super::kernel::{BasicBlock, Constant, Guard, Instruction, Special};
use super::liveness::liveness;
use super::registers::{File, FileSizes};

/// Instructions on registers of the machine.
pub(super) struct Code {
    pub instructions: Vec<Instruction>,
    pub registers: FileSizes,
    pub constants: Vec<Constant>,
    pub specials: Vec<(u16, Special)>,
    pub uninitialized: Vec<(File, u16)>,
    pub sites: usize,
}

/// Assigns a register of the machine to every virtual register.
pub(super) fn allocate(
    drafts: &[Draft],
    blocks: &[BasicBlock],
    names: &Names,
) -> Result<Code, Fault> {
    let mut assigned: HashMap<Virtual, u16> = HashMap::new();
    let mut code = Code {
        instructions: Vec::with_capacity(drafts.len()),
        registers: FileSizes::default(),
        constants: Vec::new(),
        specials: Vec::new(),
        uninitialized: Vec::new(),
        sites: 0,
    };
    let line = drafts[0].line;
    for (register, preset) in names.presets() {
        let count = code.registers.of_mut(register.file);
        let number = number(*count, line)?;
        *count += 1;
        assigned.insert(register, number);
        match preset {
            Preset::Constant(file, value) => code.constants.push(Constant {
                file,
                register: number,
                value,
            }),
            Preset::Special(special) => code.specials.push((number, special)),
        }
    }
    for file in File::ALL {
        scan(drafts, blocks, names, file, &mut assigned, &mut code)?;
    }
    for draft in drafts {
        let instruction = assign(draft, &assigned, &mut code.sites);
        code.instructions.push(instruction);
    }
    Ok(code)
}

fn number(count: usize, line: u32) -> Result<u16, Fault> {
    u16::try_from(count).map_err(|_| (line, "the kernel needs too many registers".to_owned()))
}

/// Assigns the registers of a file in one pass over their spans.
fn scan(
    drafts: &[Draft],
    blocks: &[BasicBlock],
    names: &Names,
    file: File,
    assigned: &mut HashMap<Virtual, u16>,
    code: &mut Code,
) -> Result<(), Fault> {
    let live = liveness(drafts, blocks, file, names.count(file));
    let mut free: BinaryHeap<Reverse<u16>> = BinaryHeap::new();
    let mut active: BinaryHeap<Reverse<(usize, u16)>> = BinaryHeap::new();
    for interval in &live.intervals {
        let register = Virtual {
            file,
            index: interval.register,
        };
        // Literals and special registers keep their registers.
        if assigned.contains_key(&register) {
            continue;
        }
        while let Some(&Reverse((end, number))) = active.peek() {
            if end >= interval.start {
                break;
            }
            active.pop();
            free.push(Reverse(number));
        }
        let number = match free.pop() {
            Some(Reverse(number)) => number,
            None => {
                let count = code.registers.of_mut(file);
                *count += 1;
                number(*count - 1, drafts[0].line)?
            }
        };
        assigned.insert(register, number);
        active.push(Reverse((interval.end, number)));
        if live.at_entry.binary_search(&interval.register).is_ok() {
            code.uninitialized.push((file, number));
        }
    }
    Ok(())
}

/// The instruction on assigned registers. Unused registers are 0.
fn assign(draft: &Draft, assigned: &HashMap<Virtual, u16>, sites: &mut usize) -> Instruction {
    let register = |register: &Virtual| assigned.get(register).copied().unwrap_or(0);
    let registers = |list: &[Virtual]| {
        let mut numbers = [0; 4];
        for (number, virtual_register) in numbers.iter_mut().zip(list) {
            *number = register(virtual_register);
        }
        numbers
    };
    let is_store = matches!(draft.op, super::operation::Op::Store(..));
    let values = if is_store {
        &draft.sources
    } else {
        &draft.destinations
    };
    let site = *sites as u32;
    *sites += usize::from(draft.op.accesses_global());
    Instruction {
        op: draft.op,
        guard: draft.guard.map(|(predicate, negated)| Guard {
            register: register(&predicate),
            negated,
        }),
        count: values.len() as u8,
        bits: draft.bits as u8,
        destinations: registers(&draft.destinations),
        sources: registers(&draft.sources),
        address: draft.address.as_ref().map_or(0, register),
        immediate: draft.immediate,
        line: draft.line,
        site,
    }
}
