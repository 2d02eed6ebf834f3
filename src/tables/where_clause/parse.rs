//! From tokens to a tree: `or` binds least, then `and`, `not`, comparisons, sums, products, signs.

use super::Wrong;
use super::token::{Token, tokens};

/// How deep a condition may be nested, well within the stack.
const DEPTH: usize = 50;

/// Words and signs that a condition may have: a chain of operators is a deep tree, too.
const TOKENS: usize = 1000;

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

/// A part of a condition, and where it begins.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub at: usize,
    pub kind: Kind,
}

#[derive(Clone, Debug)]
pub(super) enum Kind {
    Number(f64),
    /// A column, or else a status.
    Word(String),
    /// A column for sure.
    Column(String),
    /// A status for sure.
    Text(String),
    Function(Function, Box<Node>),
    Arithmetic(Arithmetic, Box<Node>, Box<Node>),
    Compare(Compare, Box<Node>, Box<Node>),
    Not(Box<Node>),
    /// Two or more of which all must hold, or one.
    All(Vec<Node>),
    Any(Vec<Node>),
}

impl Node {
    /// Whether it is true or false, not a number.
    pub(super) fn is_condition(&self) -> bool {
        matches!(
            self.kind,
            Kind::Compare(..) | Kind::Not(_) | Kind::All(_) | Kind::Any(_)
        )
    }
}

pub(super) fn parse(text: &str) -> Result<Node, Wrong> {
    let tokens = tokens(text)?;
    if let Some((_, at)) = tokens.get(TOKENS) {
        return Wrong::new(format!("more than {TOKENS} words and signs"), *at);
    }
    let mut parser = Parser {
        tokens,
        next: 0,
        end: text.len(),
        depth: 0,
    };
    let root = parser.any()?;
    match parser.peek() {
        None => condition(root),
        Some(Token::Sign(")")) => Wrong::new("this `)` closes nothing", parser.at()),
        Some(Token::Word(word)) => {
            let what =
                format!("`{word}` follows without an operator: join conditions by `and` or `or`");
            Wrong::new(what, parser.at())
        }
        Some(_) => Wrong::new("an operator is missing before this", parser.at()),
    }
}

/// Refuses a number where a condition is needed.
fn condition(node: Node) -> Result<Node, Wrong> {
    match node.is_condition() {
        true => Ok(node),
        false => Wrong::new("this is no condition: compare it with something", node.at),
    }
}

/// Refuses a condition where a number is needed.
fn number(node: Node) -> Result<Node, Wrong> {
    match node.is_condition() {
        false => Ok(node),
        true => Wrong::new("this is a condition where a number is needed", node.at),
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

    fn take(&mut self, token: &Token) -> bool {
        let there = self.peek() == Some(token);
        self.next += usize::from(there);
        there
    }

    /// The operator that comes next, if it is one of these.
    fn operator<T: Copy>(&mut self, known: &[(&'static str, T)]) -> Option<T> {
        let Some(Token::Sign(sign)) = self.peek() else {
            return None;
        };
        let found = known.iter().find(|(known, _)| known == sign);
        let found = found.map(|(_, operator)| *operator);
        self.next += usize::from(found.is_some());
        found
    }

    /// One level deeper, unless that is too deep.
    fn deeper(
        &mut self,
        then: impl FnOnce(&mut Self) -> Result<Node, Wrong>,
    ) -> Result<Node, Wrong> {
        if self.depth == DEPTH {
            return Wrong::new(
                format!("nested more than {DEPTH} deep"),
                self.at().saturating_sub(1),
            );
        }
        self.depth += 1;
        let node = then(self);
        self.depth -= 1;
        node
    }

    fn any(&mut self) -> Result<Node, Wrong> {
        self.several(&Token::Or, Self::all, Kind::Any)
    }

    fn all(&mut self) -> Result<Node, Wrong> {
        self.several(&Token::And, Self::not, Kind::All)
    }

    fn several(
        &mut self,
        between: &Token,
        one: fn(&mut Self) -> Result<Node, Wrong>,
        kind: fn(Vec<Node>) -> Kind,
    ) -> Result<Node, Wrong> {
        let first = one(self)?;
        if self.peek() != Some(between) {
            return Ok(first);
        }
        let at = first.at;
        let mut parts = vec![condition(first)?];
        while self.take(between) {
            parts.push(condition(one(self)?)?);
        }
        Ok(Node {
            at,
            kind: kind(parts),
        })
    }

    fn not(&mut self) -> Result<Node, Wrong> {
        let at = self.at();
        if !self.take(&Token::Not) {
            return self.comparison();
        }
        let inner = condition(self.deeper(Self::not)?)?;
        Ok(Node {
            at,
            kind: Kind::Not(inner.into()),
        })
    }

    fn comparison(&mut self) -> Result<Node, Wrong> {
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
            return Wrong::new("one comparison at a time: write `a < b and b < c`", again);
        }
        Ok(Node {
            at,
            kind: Kind::Compare(compare, left.into(), right.into()),
        })
    }

    fn sum(&mut self) -> Result<Node, Wrong> {
        let known = [("+", Arithmetic::Add), ("-", Arithmetic::Subtract)];
        self.chain(&known, Self::product)
    }

    fn product(&mut self) -> Result<Node, Wrong> {
        let known = [("*", Arithmetic::Multiply), ("/", Arithmetic::Divide)];
        self.chain(&known, Self::signed)
    }

    /// From left to right.
    fn chain(
        &mut self,
        known: &[(&'static str, Arithmetic)],
        one: fn(&mut Self) -> Result<Node, Wrong>,
    ) -> Result<Node, Wrong> {
        let mut left = one(self)?;
        while let Some(operator) = self.operator(known) {
            let at = left.at;
            let (a, b) = (number(left)?, number(one(self)?)?);
            left = Node {
                at,
                kind: Kind::Arithmetic(operator, a.into(), b.into()),
            };
        }
        Ok(left)
    }

    fn signed(&mut self) -> Result<Node, Wrong> {
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
            kind: Kind::Function(Function::Negate, inner.into()),
        })
    }

    fn value(&mut self) -> Result<Node, Wrong> {
        let at = self.at();
        let Some(token) = self.peek().cloned() else {
            return Wrong::new("it ends where a column or a number is needed", at);
        };
        self.next += 1;
        let kind = match token {
            Token::Number(value) => Kind::Number(value),
            Token::Column(name) => Kind::Column(name),
            Token::Text(text) => Kind::Text(text),
            Token::Sign("(") => return self.closed(),
            Token::Word(name) if self.peek() == Some(&Token::Sign("(")) => {
                let function = match name.as_str() {
                    "abs" => Function::Abs,
                    "sqrt" => Function::Sqrt,
                    _ => {
                        return Wrong::new(
                            format!("there is no function `{name}`: there are abs and sqrt"),
                            at,
                        );
                    }
                };
                self.next += 1;
                Kind::Function(function, number(self.closed()?)?.into())
            }
            Token::Word(name) => Kind::Word(name),
            Token::Sign(_) | Token::And | Token::Or | Token::Not => {
                return Wrong::new("here a column or a number is needed", at);
            }
        };
        Ok(Node { at, kind })
    }

    /// What stands in parentheses, after the first one.
    fn closed(&mut self) -> Result<Node, Wrong> {
        let inner = self.deeper(Self::any)?;
        if !self.take(&Token::Sign(")")) {
            return Wrong::new("a `)` is missing here", self.at());
        }
        Ok(inner)
    }
}
