//! Parses tokens into a tree. The precedence rises from `or` over `and`, `not`, comparisons, sums
//! and products to signs.

use super::error::ConditionError;
use super::token::{Token, tokens};

/// The largest depth of nesting, far below the limit of the stack.
const MAX_DEPTH: usize = 50;

/// The largest number of tokens. A chain of operators makes a deep tree, too.
const MAX_TOKENS: usize = 1000;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Compare {
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
    Equal,
    NotEqual,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Arithmetic {
    Add,
    Subtract,
    Multiply,
    Divide,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Function {
    Negate,
    Abs,
    Sqrt,
}

/// A part of a condition, with its offset in the text.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub at: usize,
    pub expression: Expression,
}

#[derive(Clone, Debug)]
pub(super) enum Expression {
    Number(f64),
    /// A column or, without a column of this name, a status.
    Word(String),
    /// A column in backquotes.
    Column(String),
    /// A status in quotes.
    Text(String),
    Function(Function, Box<Node>),
    Arithmetic(Arithmetic, Box<Node>, Box<Node>),
    Compare(Compare, Box<Node>, Box<Node>),
    Not(Box<Node>),
    /// Conditions joined by `and`.
    All(Vec<Node>),
    /// Conditions joined by `or`.
    Any(Vec<Node>),
}

impl Node {
    /// True if the value is a truth value, not a number.
    pub(super) fn is_condition(&self) -> bool {
        matches!(
            self.expression,
            Expression::Compare(..) | Expression::Not(_) | Expression::All(_) | Expression::Any(_)
        )
    }
}

pub(super) fn parse(text: &str) -> Result<Node, ConditionError> {
    let tokens = tokens(text)?;
    if let Some((_, at)) = tokens.get(MAX_TOKENS) {
        return ConditionError::result(format!("more than {MAX_TOKENS} words and signs"), *at);
    }
    let mut parser = Parser {
        tokens,
        next: 0,
        end: text.len(),
        depth: 0,
    };
    let root = parser.disjunction()?;
    match parser.peek() {
        None => condition(root),
        Some(Token::Sign(")")) => ConditionError::result("this `)` has no `(`", parser.at()),
        Some(Token::Word(word)) => {
            let what =
                format!("`{word}` follows without an operator: join conditions by `and` or `or`");
            ConditionError::result(what, parser.at())
        }
        Some(_) => ConditionError::result("an operator is missing before this", parser.at()),
    }
}

/// Returns an error for a number where a condition is needed.
fn condition(node: Node) -> Result<Node, ConditionError> {
    match node.is_condition() {
        true => Ok(node),
        false => ConditionError::result(
            "this is not a condition: compare it with something",
            node.at,
        ),
    }
}

/// Returns an error for a condition where a number is needed.
fn number(node: Node) -> Result<Node, ConditionError> {
    match node.is_condition() {
        false => Ok(node),
        true => ConditionError::result("this is a condition where a number is needed", node.at),
    }
}

struct Parser {
    tokens: Vec<(Token, usize)>,
    next: usize,
    end: usize,
    depth: usize,
}

impl Parser {
    fn peek(&self) -> Option<&Token> {
        self.tokens.get(self.next).map(|(token, _)| token)
    }

    fn at(&self) -> usize {
        self.tokens.get(self.next).map_or(self.end, |(_, at)| *at)
    }

    /// Consumes the next token if it is this one.
    fn take(&mut self, token: &Token) -> bool {
        let found = self.peek() == Some(token);
        self.next += usize::from(found);
        found
    }

    /// Consumes the next token if it is one of these operators.
    fn operator<T: Copy>(&mut self, known: &[(&'static str, T)]) -> Option<T> {
        let Some(Token::Sign(sign)) = self.peek() else {
            return None;
        };
        let found = known.iter().find(|(known, _)| known == sign);
        let found = found.map(|(_, operator)| *operator);
        self.next += usize::from(found.is_some());
        found
    }

    /// Parses one level deeper.
    fn deeper(
        &mut self,
        parse: impl FnOnce(&mut Self) -> Result<Node, ConditionError>,
    ) -> Result<Node, ConditionError> {
        if self.depth == MAX_DEPTH {
            return ConditionError::result(
                format!("nested more than {MAX_DEPTH} deep"),
                self.at().saturating_sub(1),
            );
        }
        self.depth += 1;
        let node = parse(self);
        self.depth -= 1;
        node
    }

    fn disjunction(&mut self) -> Result<Node, ConditionError> {
        self.joined(&Token::Or, Self::conjunction, Expression::Any)
    }

    fn conjunction(&mut self) -> Result<Node, ConditionError> {
        self.joined(&Token::And, Self::not, Expression::All)
    }

    /// Conditions joined by `and` or `or`.
    fn joined(
        &mut self,
        separator: &Token,
        parse_part: fn(&mut Self) -> Result<Node, ConditionError>,
        join: fn(Vec<Node>) -> Expression,
    ) -> Result<Node, ConditionError> {
        let first = parse_part(self)?;
        if self.peek() != Some(separator) {
            return Ok(first);
        }
        let at = first.at;
        let mut parts = vec![condition(first)?];
        while self.take(separator) {
            parts.push(condition(parse_part(self)?)?);
        }
        Ok(Node {
            at,
            expression: join(parts),
        })
    }

    fn not(&mut self) -> Result<Node, ConditionError> {
        let at = self.at();
        if !self.take(&Token::Not) {
            return self.comparison();
        }
        let inner = condition(self.deeper(Self::not)?)?;
        Ok(Node {
            at,
            expression: Expression::Not(inner.into()),
        })
    }

    fn comparison(&mut self) -> Result<Node, ConditionError> {
        const KNOWN: [(&str, Compare); 6] = [
            ("<", Compare::Less),
            ("<=", Compare::LessOrEqual),
            (">", Compare::Greater),
            (">=", Compare::GreaterOrEqual),
            ("==", Compare::Equal),
            ("!=", Compare::NotEqual),
        ];
        let left = self.sum()?;
        let Some(compare) = self.operator(&KNOWN) else {
            return Ok(left);
        };
        let at = left.at;
        let left = number(left)?;
        let right = number(self.sum()?)?;
        let again = self.at();
        if self.operator(&KNOWN).is_some() {
            return ConditionError::result(
                "one comparison at a time: write `a < b and b < c`",
                again,
            );
        }
        Ok(Node {
            at,
            expression: Expression::Compare(compare, left.into(), right.into()),
        })
    }

    fn sum(&mut self) -> Result<Node, ConditionError> {
        let known = [("+", Arithmetic::Add), ("-", Arithmetic::Subtract)];
        self.chain(&known, Self::product)
    }

    fn product(&mut self) -> Result<Node, ConditionError> {
        let known = [("*", Arithmetic::Multiply), ("/", Arithmetic::Divide)];
        self.chain(&known, Self::signed)
    }

    /// Operators of the same precedence, from left to right.
    fn chain(
        &mut self,
        known: &[(&'static str, Arithmetic)],
        parse_part: fn(&mut Self) -> Result<Node, ConditionError>,
    ) -> Result<Node, ConditionError> {
        let mut left = parse_part(self)?;
        while let Some(operator) = self.operator(known) {
            let at = left.at;
            let (a, b) = (number(left)?, number(parse_part(self)?)?);
            left = Node {
                at,
                expression: Expression::Arithmetic(operator, a.into(), b.into()),
            };
        }
        Ok(left)
    }

    fn signed(&mut self) -> Result<Node, ConditionError> {
        let at = self.at();
        if self.take(&Token::Sign("+")) {
            return number(self.deeper(Self::signed)?);
        }
        if !self.take(&Token::Sign("-")) {
            return self.value();
        }
        let inner = number(self.deeper(Self::signed)?)?;
        Ok(Node {
            at,
            expression: Expression::Function(Function::Negate, inner.into()),
        })
    }

    fn value(&mut self) -> Result<Node, ConditionError> {
        let at = self.at();
        let Some(token) = self.peek().cloned() else {
            return ConditionError::result(
                "the condition ends where a column or a number is needed",
                at,
            );
        };
        self.next += 1;
        let expression = match token {
            Token::Number(value) => Expression::Number(value),
            Token::Column(name) => Expression::Column(name),
            Token::Text(text) => Expression::Text(text),
            Token::Sign("(") => return self.parenthesized(),
            Token::Word(name) if self.peek() == Some(&Token::Sign("(")) => {
                let function = match name.as_str() {
                    "abs" => Function::Abs,
                    "sqrt" => Function::Sqrt,
                    _ => {
                        return ConditionError::result(
                            format!(
                                "there is no function `{name}`: the functions are abs and sqrt"
                            ),
                            at,
                        );
                    }
                };
                self.next += 1;
                Expression::Function(function, number(self.parenthesized()?)?.into())
            }
            Token::Word(name) => Expression::Word(name),
            Token::Sign(_) | Token::And | Token::Or | Token::Not => {
                return ConditionError::result("a column or a number is needed here", at);
            }
        };
        Ok(Node { at, expression })
    }

    /// The inside of parentheses, after the opening one.
    fn parenthesized(&mut self) -> Result<Node, ConditionError> {
        let inner = self.deeper(Self::disjunction)?;
        if !self.take(&Token::Sign(")")) {
            return ConditionError::result("a `)` is missing here", self.at());
        }
        Ok(inner)
    }
}
