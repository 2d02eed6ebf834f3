//! Evaluates a condition on the columns of a table, a chunk of rows at a time.

use gaussmle::table::Values;
use gaussmle::{LocalizationTable, Status};
use gaussmle_base::config::unknown_key;

use super::error::ConditionError;
use super::parse::{Arithmetic, Compare, Expression, Function, Node};

/// An expression with a number for each row.
pub(super) enum Number<'a> {
    Constant(f64),
    Floats(&'a [f64]),
    Counts(&'a [u32]),
    Statuses(&'a [Status]),
    Function(Function, Box<Number<'a>>),
    Arithmetic(Arithmetic, Box<Number<'a>>, Box<Number<'a>>),
}

/// A condition with columns in place of their names.
pub(super) enum BoundCondition<'a> {
    Compare(Compare, Number<'a>, Number<'a>),
    Not(Box<BoundCondition<'a>>),
    All(Vec<BoundCondition<'a>>),
    Any(Vec<BoundCondition<'a>>),
}

impl<'a> BoundCondition<'a> {
    pub(super) fn new(node: &Node, table: &'a LocalizationTable) -> Result<Self, ConditionError> {
        let all = |nodes: &[Node]| {
            nodes
                .iter()
                .map(|node| Self::new(node, table))
                .collect::<Result<_, _>>()
        };
        Ok(match &node.expression {
            Expression::Compare(compare, a, b) => {
                let (left, right) = (is_status(a, table), is_status(b, table));
                let a = Number::new(a, table, Context::compared_with(right))?;
                let b = Number::new(b, table, Context::compared_with(left))?;
                BoundCondition::Compare(*compare, a, b)
            }
            Expression::Not(inner) => BoundCondition::Not(Self::new(inner, table)?.into()),
            Expression::All(nodes) => BoundCondition::All(all(nodes)?),
            Expression::Any(nodes) => BoundCondition::Any(all(nodes)?),
            Expression::Number(_)
            | Expression::Word(_)
            | Expression::Column(_)
            | Expression::Text(_)
            | Expression::Function(..)
            | Expression::Arithmetic(..) => {
                return ConditionError::result("this is not a condition", node.at);
            }
        })
    }

    /// Evaluates the rows from `start` on.
    pub(super) fn evaluate(&self, start: usize, out: &mut [bool]) {
        match self {
            BoundCondition::Compare(compare, a, b) => {
                let mut left = vec![0.0; out.len()];
                let mut right = vec![0.0; out.len()];
                a.evaluate(start, &mut left);
                b.evaluate(start, &mut right);
                let pairs = left.iter().zip(&right).zip(out);
                match compare {
                    Compare::Less => pairs.for_each(|((a, b), out)| *out = a < b),
                    Compare::LessOrEqual => pairs.for_each(|((a, b), out)| *out = a <= b),
                    Compare::Greater => pairs.for_each(|((a, b), out)| *out = a > b),
                    Compare::GreaterOrEqual => pairs.for_each(|((a, b), out)| *out = a >= b),
                    Compare::Equal => pairs.for_each(|((a, b), out)| *out = a == b),
                    Compare::NotEqual => pairs.for_each(|((a, b), out)| *out = a != b),
                }
            }
            BoundCondition::Not(inner) => {
                inner.evaluate(start, out);
                out.iter_mut().for_each(|out| *out = !*out);
            }
            BoundCondition::All(parts) => fold(parts, start, out, |out, part| *out &= part),
            BoundCondition::Any(parts) => fold(parts, start, out, |out, part| *out |= part),
        }
    }
}

fn fold(
    parts: &[BoundCondition<'_>],
    start: usize,
    out: &mut [bool],
    join: impl Fn(&mut bool, bool),
) {
    let mut values = vec![false; out.len()];
    for (index, part) in parts.iter().enumerate() {
        if index == 0 {
            part.evaluate(start, out);
        } else {
            part.evaluate(start, &mut values);
            out.iter_mut()
                .zip(&values)
                .for_each(|(out, value)| join(out, *value));
        }
    }
}

/// The place of a number, which determines whether it may be a status.
#[derive(Clone, Copy, PartialEq)]
enum Context {
    /// Compared with the column of statuses: may be the name of a status.
    ComparedWithStatus,
    /// Compared with something else: may be the column of statuses.
    Compared,
    /// In arithmetic: cannot be a status.
    Arithmetic,
}

impl Context {
    fn compared_with(status: bool) -> Self {
        if status {
            Context::ComparedWithStatus
        } else {
            Context::Compared
        }
    }
}

/// True if an expression is the column of statuses.
fn is_status(node: &Node, table: &LocalizationTable) -> bool {
    match &node.expression {
        Expression::Word(name) | Expression::Column(name) => table
            .column(name)
            .is_some_and(|column| matches!(column.values, Values::Status(_))),
        _ => false,
    }
}

impl<'a> Number<'a> {
    fn new(
        node: &Node,
        table: &'a LocalizationTable,
        context: Context,
    ) -> Result<Self, ConditionError> {
        let operand = |node: &Node| Self::new(node, table, Context::Arithmetic).map(Box::new);
        Ok(match &node.expression {
            Expression::Number(value) => Number::Constant(*value),
            Expression::Text(word) if context == Context::ComparedWithStatus => {
                Number::Constant(status(word, node.at)?)
            }
            Expression::Text(_) => {
                return ConditionError::result("only `status` can be compared with text", node.at);
            }
            Expression::Column(name) | Expression::Word(name) => {
                match table.column(name).map(|column| &column.values) {
                    Some(Values::F64(values)) => Number::Floats(values),
                    Some(Values::U32(values)) => Number::Counts(values),
                    Some(Values::Status(_)) if context == Context::Arithmetic => {
                        return ConditionError::result(
                            format!(
                                "`{name}` is a status: compare it with a status, as in `{name} == 'converged'`"
                            ),
                            node.at,
                        );
                    }
                    Some(Values::Status(values)) => Number::Statuses(values),
                    None if context == Context::ComparedWithStatus
                        && matches!(node.expression, Expression::Word(_)) =>
                    {
                        Number::Constant(status(name, node.at)?)
                    }
                    None => return ConditionError::result(unknown_column(name, table), node.at),
                }
            }
            Expression::Function(function, inner) => Number::Function(*function, operand(inner)?),
            Expression::Arithmetic(operator, a, b) => {
                Number::Arithmetic(*operator, operand(a)?, operand(b)?)
            }
            Expression::Compare(..)
            | Expression::Not(_)
            | Expression::All(_)
            | Expression::Any(_) => {
                return ConditionError::result(
                    "this is a condition where a number is needed",
                    node.at,
                );
            }
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
                let pairs = out.iter_mut().zip(&right);
                match operator {
                    Arithmetic::Add => pairs.for_each(|(out, b)| *out += b),
                    Arithmetic::Subtract => pairs.for_each(|(out, b)| *out -= b),
                    Arithmetic::Multiply => pairs.for_each(|(out, b)| *out *= b),
                    Arithmetic::Divide => pairs.for_each(|(out, b)| *out /= b),
                }
            }
        }
    }
}

/// The code of a status.
fn status(word: &str, at: usize) -> Result<f64, ConditionError> {
    let known = Status::ALL.map(Status::name);
    match Status::ALL.into_iter().find(|status| status.name() == word) {
        Some(status) => Ok(status.code().into()),
        None => ConditionError::result(unknown_key(word, &known, "status"), at),
    }
}

fn unknown_column(name: &str, table: &LocalizationTable) -> String {
    let known = table.names();
    let nearest = unknown_key(name, &known, "column");
    format!("{nearest} The table has {}", known.join(", "))
}
