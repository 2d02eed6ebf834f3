//! Matches the operands of an instruction with a form of its opcode.

use super::draft::{Draft, Names, Preset, Virtual};
use super::kernel::Special;
use super::literal::Literal;
use super::operand::Operand;
use super::operation::{NEGATE, Op, Space};
use super::registers::File;
use super::table::{Form, Slot, table};
use super::variables::Variables;

/// Finds the form that the operands match, and makes an instruction of it.
pub(super) fn select(
    opcode: &str,
    operands: &[Operand<'_>],
    names: &mut Names,
    variables: &Variables,
    line: u32,
) -> Result<Draft, String> {
    let Some(forms) = table().forms(opcode) else {
        return Err(format!("unknown opcode `{opcode}`"));
    };
    let form = find_form(forms, operands)?;
    let draft = Draft {
        op: form.op,
        guard: None,
        destinations: Vec::new(),
        sources: Vec::new(),
        address: None,
        bits: 0,
        immediate: form.immediate,
        line,
        target: None,
    };
    let mut selector = Selector {
        names,
        variables,
        draft,
    };
    for (n, (slot, operand)) in form.slots.iter().zip(operands).enumerate() {
        selector
            .operand(*slot, operand)
            .map_err(|reason| format!("operand {}: {reason}", n + 1))?;
    }
    selector.check_parameter()?;
    Ok(selector.draft)
}

fn find_form<'f>(forms: &'f [Form], operands: &[Operand<'_>]) -> Result<&'f Form, String> {
    let same_count = |form: &&Form| form.slots.len() == operands.len();
    let mut candidates = forms.iter().filter(same_count).peekable();
    if candidates.peek().is_none() {
        let mut counts: Vec<usize> = forms.iter().map(|form| form.slots.len()).collect();
        counts.dedup();
        let counts: Vec<String> = counts.iter().map(ToString::to_string).collect();
        let (expected, found) = (counts.join(" or "), operands.len());
        return Err(format!("expected {expected} operands, found {found}"));
    }
    let same_braces = |form: &&Form| {
        let pairs = form.slots.iter().zip(operands);
        pairs
            .into_iter()
            .all(|(slot, operand)| slot.is_vector() == matches!(operand, Operand::Vector(_)))
    };
    candidates
        .find(same_braces)
        .ok_or_else(|| "unexpected or missing braces".to_owned())
}

struct Selector<'s> {
    names: &'s mut Names,
    variables: &'s Variables,
    draft: Draft,
}

impl Selector<'_> {
    fn operand(&mut self, slot: Slot, operand: &Operand<'_>) -> Result<(), String> {
        match (slot, operand) {
            (Slot::Destination(bits), Operand::Name(name)) => {
                let destination = self.register(name, |width| width == bits)?;
                self.write(destination, bits);
            }
            (Slot::WideDestination(bits), Operand::Name(name)) => {
                let (register, width) = self.register_at_least(name, bits)?;
                self.write(register, width);
            }
            (Slot::PredicatePair, Operand::Name(name)) => {
                let predicate = self.register(name, |width| width == 1)?;
                self.write(predicate, 1);
            }
            (Slot::PredicatePair, Operand::Pair(first, second)) => {
                for name in [first, second] {
                    let predicate = self.register(name, |width| width == 1)?;
                    self.write(predicate, 1);
                }
            }
            (Slot::ShuffleDestination, Operand::Name(name)) => {
                let value = self.register(name, |width| width == 32)?;
                self.write(value, 32);
            }
            (Slot::ShuffleDestination, Operand::Pair(value, predicate)) => {
                let value = self.register(value, |width| width == 32)?;
                let predicate = self.register(predicate, |width| width == 1)?;
                self.write(value, 32);
                self.write(predicate, 32);
            }
            (Slot::DestinationVector { count, bits }, Operand::Vector(list)) => {
                self.destination_vector(count, bits, list)?;
            }
            (Slot::SourceVector { count, bits }, Operand::Vector(list)) => {
                check_count(count, list)?;
                for part in list {
                    self.source(
                        if bits < 32 {
                            Slot::Narrow(bits)
                        } else {
                            Slot::Bits(bits)
                        },
                        part,
                    )?;
                }
            }
            (Slot::Address(space), Operand::Address(base, offset)) => {
                self.address(space, *base, *offset)?;
            }
            (Slot::ParameterAddress, Operand::Address(Some(name), offset)) => {
                let Some(param) = self.variables.param(name) else {
                    return Err(format!("unknown parameter `{name}`"));
                };
                self.draft.immediate = param.offset as i64 + offset;
                let left = param.size as i64 - offset;
                if *offset < 0 || left < 1 {
                    return Err(format!("beyond the {} bytes of `{name}`", param.size));
                }
            }
            (Slot::Label, Operand::Name(label)) => self.draft.target = Some((*label).to_owned()),
            (Slot::Immediate { max }, Operand::Number(Literal::Integer(value))) => {
                let value = i64::try_from(*value).map_err(|_| "out of range".to_owned())?;
                if !(0..=max).contains(&value) {
                    return Err(format!("expected 0 to {max}, found {value}"));
                }
                self.draft.immediate = value;
            }
            _ => self.source(slot, operand)?,
        }
        Ok(())
    }

    fn write(&mut self, register: Virtual, bits: u32) {
        self.draft.destinations.push(register);
        self.draft.bits = bits;
    }

    /// Reads a register or a literal.
    fn source(&mut self, slot: Slot, operand: &Operand<'_>) -> Result<(), String> {
        let source = match (slot, operand) {
            (
                Slot::Bits(bits) | Slot::Integer(bits) | Slot::Float(bits) | Slot::Move(bits),
                Operand::Name(name),
            ) => self.named_source(slot, name, bits)?,
            (Slot::Narrow(bits), Operand::Name(name)) => self.register_at_least(name, bits)?.0,
            (Slot::NegatablePredicate, Operand::Name(name)) => {
                self.register(name, |width| width == 1)?
            }
            (Slot::NegatablePredicate, Operand::Negated(name)) => {
                self.draft.immediate |= NEGATE;
                self.register(name, |width| width == 1)?
            }
            (_, Operand::Number(literal)) => self.literal(slot, *literal)?,
            _ => return Err(format!("{} is not allowed here", operand.kind())),
        };
        self.draft.sources.push(source);
        Ok(())
    }

    fn named_source(&mut self, slot: Slot, name: &str, bits: u32) -> Result<Virtual, String> {
        if let Slot::Move(_) = slot {
            if let Some(special) = Special::from_name(name).filter(|_| bits == 32) {
                return Ok(self.names.preset(Preset::Special(special)));
            }
            if let Some((_, offset)) = self.variables.address(name).filter(|_| bits == 64) {
                let offset = Preset::Constant(File::Wide, offset as u64);
                return Ok(self.names.preset(offset));
            }
        }
        if name == "WARP_SZ" && matches!(slot, Slot::Integer(32) | Slot::Move(32)) {
            return Ok(self.names.preset(Preset::Constant(File::Word, 32)));
        }
        self.register(name, |width| width == bits)
    }

    fn literal(&mut self, slot: Slot, literal: Literal) -> Result<Virtual, String> {
        let not_allowed = || {
            let kind = Operand::Number(literal).kind();
            Err(format!("{kind} is not allowed here"))
        };
        let constant = match (slot, literal) {
            (Slot::Bits(1), Literal::Integer(value)) => {
                let lanes = if value == 0 { 0 } else { u64::from(u32::MAX) };
                Preset::Constant(File::Predicate, lanes)
            }
            (
                Slot::Bits(bits) | Slot::Integer(bits) | Slot::Move(bits) | Slot::Narrow(bits),
                Literal::Integer(value),
            ) => {
                let Some(bits_of_value) = Literal::integer_bits(value, bits) else {
                    return Err(format!("{value} does not fit in {bits} bits"));
                };
                Preset::Constant(File::of_width(bits), bits_of_value)
            }
            (Slot::Bits(32) | Slot::Float(32) | Slot::Move(32), Literal::F32(bits)) => {
                Preset::Constant(File::Word, u64::from(bits))
            }
            (Slot::Bits(64) | Slot::Float(64) | Slot::Move(64), Literal::F64(bits)) => {
                Preset::Constant(File::Wide, bits)
            }
            _ => return not_allowed(),
        };
        Ok(self.names.preset(constant))
    }

    fn destination_vector(
        &mut self,
        count: usize,
        bits: u32,
        list: &[Operand<'_>],
    ) -> Result<(), String> {
        check_count(count, list)?;
        let mut widths = Vec::new();
        for part in list {
            match part {
                Operand::Name("_") => {
                    let sink = self.names.fresh(File::of_width(bits));
                    self.write(sink, bits);
                }
                Operand::Name(name) => {
                    let (register, width) = self.register_at_least(name, bits)?;
                    self.write(register, width);
                    widths.push(width);
                }
                _ => return Err(format!("{} is not allowed here", part.kind())),
            }
        }
        self.draft.bits = widths.first().copied().unwrap_or(bits);
        let file = |width: u32| File::of_width(width);
        if widths.iter().any(|&width| width != self.draft.bits)
            || file(self.draft.bits) != file(bits)
        {
            return Err("registers of different widths in braces".to_owned());
        }
        Ok(())
    }

    fn address(&mut self, space: Space, base: Option<&str>, offset: i64) -> Result<(), String> {
        let base = match base {
            None => self.names.preset(Preset::Constant(File::Wide, 0)),
            Some(name) => match self.variables.address(name) {
                Some((found, address)) if found == space => {
                    let address = Preset::Constant(File::Wide, address as u64);
                    self.names.preset(address)
                }
                Some(_) => return Err(format!("`{name}` is in another state space")),
                None => self.register(name, |width| width == 64)?,
            },
        };
        self.draft.address = Some(base);
        self.draft.immediate = offset;
        Ok(())
    }

    /// A load of a parameter must stay in the parameter and be aligned.
    fn check_parameter(&self) -> Result<(), String> {
        let Op::LoadParam(ty) = self.draft.op else {
            return Ok(());
        };
        let size = ty.bytes() * self.draft.destinations.len();
        let start = self.draft.immediate as usize;
        if !start.is_multiple_of(ty.bytes()) {
            return Err(format!(
                "the offset {start} is not a multiple of {}",
                ty.bytes()
            ));
        }
        let within = self.variables.params().any(|param| {
            (param.offset..param.offset + param.size).contains(&start)
                && start + size <= param.offset + param.size
        });
        if within {
            Ok(())
        } else {
            Err("the load goes beyond the parameter".to_owned())
        }
    }

    fn register(&mut self, name: &str, accepts: impl Fn(u32) -> bool) -> Result<Virtual, String> {
        let Some((register, width)) = self.names.find(name) else {
            return Err(format!("`{name}` is not declared"));
        };
        if !accepts(width) {
            return Err(format!("`{name}` has {width} bits"));
        }
        Ok(register)
    }

    /// A register that is at least as wide as a value. Values of up to 16 bits may be in registers
    /// of 32 bits.
    fn register_at_least(&mut self, name: &str, bits: u32) -> Result<(Virtual, u32), String> {
        let register = self.register(name, |width| width > 1 && width >= bits)?;
        let width = self.names.find(name).map_or(0, |(_, width)| width);
        Ok((register, width))
    }
}

fn check_count(count: usize, list: &[Operand<'_>]) -> Result<(), String> {
    if list.len() == count {
        return Ok(());
    }
    let found = list.len();
    Err(format!("expected {count} values in braces, found {found}"))
}
