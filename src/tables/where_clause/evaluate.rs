//! A condition on the columns of a table, some rows at a time.

use super::Wrong;
use super::parse::{Arithmetic, Compare, Function, Kind, Node};
use crate::keys;
use crate::status::Status;
use crate::table::{LocalizationTable, Values};

/// A number for each row.
pub(super) enum Number<'a> {
    Constant(f64),
    Floats(&'a [f64]),
    Counts(&'a [u32]),
    Statuses(&'a [Status]),
    Function(Function, Box<Number<'a>>),
    Arithmetic(Arithmetic, Box<Number<'a>>, Box<Number<'a>>),
}

/// True or false for each row, with columns instead of names.
pub(super) enum Bound<'a> {
    Compare(Compare, Number<'a>, Number<'a>),
    Not(Box<Bound<'a>>),
    All(Vec<Bound<'a>>),
    Any(Vec<Bound<'a>>),
}

impl<'a> Bound<'a> {
    pub(super) fn new(node: &Node, table: &'a LocalizationTable) -> Result<Self, Wrong> {
        let several = |nodes: &[Node]| {
            nodes
                .iter()
                .map(|node| Self::new(node, table))
                .collect::<Result<_, _>>()
        };
        Ok(match &node.kind {
            Kind::Compare(compare, a, b) => {
                let (left, right) = (is_status(a, table), is_status(b, table));
                let a = Number::new(a, table, Place::beside(right))?;
                let b = Number::new(b, table, Place::beside(left))?;
                Bound::Compare(*compare, a, b)
            }
            Kind::Not(inner) => Bound::Not(Self::new(inner, table)?.into()),
            Kind::All(nodes) => Bound::All(several(nodes)?),
            Kind::Any(nodes) => Bound::Any(several(nodes)?),
            _ => return Wrong::new("this is no condition", node.at),
        })
    }

    /// Fills in the rows from `start` on.
    pub(super) fn evaluate(&self, start: usize, out: &mut [bool]) {
        match self {
            Bound::Compare(compare, a, b) => {
                let mut left = vec![0.0; out.len()];
                let mut right = vec![0.0; out.len()];
                a.evaluate(start, &mut left);
                b.evaluate(start, &mut right);
                let both = left.iter().zip(&right).zip(out);
                match compare {
                    Compare::Less => both.for_each(|((a, b), out)| *out = a < b),
                    Compare::LessOrEqual => both.for_each(|((a, b), out)| *out = a <= b),
                    Compare::Greater => both.for_each(|((a, b), out)| *out = a > b),
                    Compare::GreaterOrEqual => both.for_each(|((a, b), out)| *out = a >= b),
                    Compare::Equal => both.for_each(|((a, b), out)| *out = a == b),
                    Compare::NotEqual => both.for_each(|((a, b), out)| *out = a != b),
                }
            }
            Bound::Not(inner) => {
                inner.evaluate(start, out);
                out.iter_mut().for_each(|out| *out = !*out);
            }
            Bound::All(parts) => fold(parts, start, out, |out, part| *out &= part),
            Bound::Any(parts) => fold(parts, start, out, |out, part| *out |= part),
        }
    }
}

fn fold(parts: &[Bound<'_>], start: usize, out: &mut [bool], join: impl Fn(&mut bool, bool)) {
    let mut one = vec![false; out.len()];
    for (index, part) in parts.iter().enumerate() {
        if index == 0 {
            part.evaluate(start, out);
        } else {
            part.evaluate(start, &mut one);
            out.iter_mut()
                .zip(&one)
                .for_each(|(out, one)| join(out, *one));
        }
    }
}

/// Where a number stands, which decides what may.
#[derive(Clone, Copy, PartialEq)]
enum Place {
    /// Compared with a status: words of statuses are numbers.
    BesideStatus,
    /// Compared with something else: a status is a number.
    Compared,
    /// Inside of arithmetic.
    Inside,
}

impl Place {
    fn beside(status: bool) -> Self {
        if status {
            Place::BesideStatus
        } else {
            Place::Compared
        }
    }
}

/// Whether a part is the column of statuses.
fn is_status(node: &Node, table: &LocalizationTable) -> bool {
    match &node.kind {
        Kind::Word(name) | Kind::Column(name) => table
            .column(name)
            .is_some_and(|column| matches!(column.values, Values::Status(_))),
        _ => false,
    }
}

impl<'a> Number<'a> {
    fn new(node: &Node, table: &'a LocalizationTable, place: Place) -> Result<Self, Wrong> {
        let inside = |node: &Node| Self::new(node, table, Place::Inside).map(Box::new);
        Ok(match &node.kind {
            Kind::Number(value) => Number::Constant(*value),
            Kind::Text(word) if place == Place::BesideStatus => {
                Number::Constant(status(word, node.at)?)
            }
            Kind::Text(_) => return Wrong::new("only `status` is compared with a word", node.at),
            Kind::Column(name) | Kind::Word(name) => {
                match table.column(name).map(|column| &column.values) {
                    Some(Values::F64(values)) => Number::Floats(values),
                    Some(Values::U32(values)) => Number::Counts(values),
                    Some(Values::Status(_)) if place == Place::Inside => {
                        return Wrong::new(
                            format!(
                                "`{name}` is a status: compare it with one, as in `{name} == 'converged'`"
                            ),
                            node.at,
                        );
                    }
                    Some(Values::Status(values)) => Number::Statuses(values),
                    None if place == Place::BesideStatus && matches!(node.kind, Kind::Word(_)) => {
                        Number::Constant(status(name, node.at)?)
                    }
                    None => return Wrong::new(unknown(name, table), node.at),
                }
            }
            Kind::Function(function, inner) => Number::Function(*function, inside(inner)?),
            Kind::Arithmetic(operator, a, b) => {
                Number::Arithmetic(*operator, inside(a)?, inside(b)?)
            }
            _ => return Wrong::new("this is a condition where a number is needed", node.at),
        })
    }

    fn evaluate(&self, start: usize, out: &mut [f64]) {
        let end = start + out.len();
        match self {
            Number::Constant(value) => out.fill(*value),
            Number::Floats(values) => out.copy_from_slice(&values[start..end]),
            Number::Counts(values) => {
                let values = values[start..end].iter();
                out.iter_mut()
                    .zip(values)
                    .for_each(|(out, &value)| *out = value.into());
            }
            Number::Statuses(values) => {
                let values = values[start..end].iter();
                out.iter_mut()
                    .zip(values)
                    .for_each(|(out, value)| *out = value.code().into());
            }
            Number::Function(function, inner) => {
                inner.evaluate(start, out);
                match function {
                    Function::Negate => out.iter_mut().for_each(|out| *out = -*out),
                    Function::Abs => out.iter_mut().for_each(|out| *out = out.abs()),
                    Function::Sqrt => out.iter_mut().for_each(|out| *out = out.sqrt()),
                }
            }
            Number::Arithmetic(operator, a, b) => {
                let mut right = vec![0.0; out.len()];
                a.evaluate(start, out);
                b.evaluate(start, &mut right);
                let both = out.iter_mut().zip(&right);
                match operator {
                    Arithmetic::Add => both.for_each(|(out, b)| *out += b),
                    Arithmetic::Subtract => both.for_each(|(out, b)| *out -= b),
                    Arithmetic::Multiply => both.for_each(|(out, b)| *out *= b),
                    Arithmetic::Divide => both.for_each(|(out, b)| *out /= b),
                }
            }
        }
    }
}

/// The number of a status.
fn status(word: &str, at: usize) -> Result<f64, Wrong> {
    let known = Status::ALL.map(Status::name);
    match Status::ALL.into_iter().find(|status| status.name() == word) {
        Some(status) => Ok(status.code().into()),
        None => Wrong::new(keys::unknown(word, &known, "status"), at),
    }
}

fn unknown(name: &str, table: &LocalizationTable) -> String {
    let known = table.names();
    let nearest = keys::unknown(name, &known, "column");
    format!("{nearest} The table has {}", known.join(", "))
}
