//! Operands as they are written, before the opcode determines what they must be.

use super::literal::Literal;
use super::token::Token;

/// An operand.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Operand<'a> {
    /// A register, a label or a variable.
    Name(&'a str),
    Number(Literal),
    /// `!p`
    Negated(&'a str),
    /// `p|q`
    Pair(&'a str, &'a str),
    /// `[base + offset]`. The base is a name, or a number, which the offset then contains.
    Address(Option<&'a str>, i64),
    /// `{a, b}`
    Vector(Vec<Operand<'a>>),
}

impl Operand<'_> {
    /// The kind of the operand, for messages.
    pub fn kind(&self) -> &'static str {
        match self {
            Operand::Name(_) => "a name",
            Operand::Number(Literal::Integer(_)) => "an integer",
            Operand::Number(Literal::F32(_)) => "an f32",
            Operand::Number(Literal::F64(_)) => "an f64",
            Operand::Negated(_) => "a negated predicate",
            Operand::Pair(..) => "a pair",
            Operand::Address(..) => "an address",
            Operand::Vector(_) => "a vector",
        }
    }
}

/// Reads operands that are separated by commas.
pub(super) fn operands<'a>(tokens: &[Token<'a>]) -> Result<Vec<Operand<'a>>, String> {
    let mut reader = Reader { tokens, at: 0 };
    let operands = reader.list()?;
    match reader.peek() {
        None => Ok(operands),
        Some(text) => Err(format!("unexpected `{text}`")),
    }
}

struct Reader<'t, 'a> {
    tokens: &'t [Token<'a>],
    at: usize,
}

impl<'a> Reader<'_, 'a> {
    fn peek(&self) -> Option<&'a str> {
        self.tokens.get(self.at).map(|token| token.text)
    }

    fn skip_if(&mut self, text: &str) -> bool {
        let found = self.peek() == Some(text);
        self.at += usize::from(found);
        found
    }

    fn expect(&mut self, text: &str) -> Result<(), String> {
        if self.skip_if(text) {
            return Ok(());
        }
        let found = self.peek().unwrap_or("the end");
        Err(format!("expected `{text}`, found `{found}`"))
    }

    fn word(&mut self) -> Result<&'a str, String> {
        let token = self.tokens.get(self.at).filter(|token| token.is_word());
        let Some(token) = token else {
            let found = self.peek().unwrap_or("the end");
            return Err(format!("expected an operand, found `{found}`"));
        };
        self.at += 1;
        Ok(token.text)
    }

    fn list(&mut self) -> Result<Vec<Operand<'a>>, String> {
        let mut list = Vec::new();
        if self.peek().is_none() {
            return Ok(list);
        }
        loop {
            list.push(self.operand()?);
            if !self.skip_if(",") {
                return Ok(list);
            }
        }
    }

    fn operand(&mut self) -> Result<Operand<'a>, String> {
        if self.skip_if("{") {
            let list = self.list()?;
            self.expect("}")?;
            return Ok(Operand::Vector(list));
        }
        if self.skip_if("[") {
            let address = self.address()?;
            self.expect("]")?;
            return Ok(address);
        }
        if self.skip_if("!") {
            return Ok(Operand::Negated(self.word()?));
        }
        if self.skip_if("-") {
            let value = self.integer()?;
            return Ok(Operand::Number(Literal::Integer(-value)));
        }
        let word = self.word()?;
        if word.starts_with(|c: char| c.is_ascii_digit()) {
            let number = Literal::parse(word).ok_or_else(|| format!("invalid number `{word}`"))?;
            return Ok(Operand::Number(number));
        }
        if self.skip_if("|") {
            return Ok(Operand::Pair(word, self.word()?));
        }
        Ok(Operand::Name(word))
    }

    fn address(&mut self) -> Result<Operand<'a>, String> {
        let is_number = |text: &str| text.starts_with(|c: char| c.is_ascii_digit() || c == '-');
        if self.peek().is_some_and(is_number) {
            let offset = self.offset(1)?;
            return Ok(Operand::Address(None, offset));
        }
        let base = self.word()?;
        let offset = if self.skip_if("+") {
            self.offset(1)?
        } else if self.skip_if("-") {
            self.offset(-1)?
        } else {
            0
        };
        Ok(Operand::Address(Some(base), offset))
    }

    fn offset(&mut self, sign: i128) -> Result<i64, String> {
        let sign = if self.skip_if("-") { -sign } else { sign };
        let value = sign * self.integer()?;
        i64::try_from(value).map_err(|_| format!("the offset {value} is out of range"))
    }

    fn integer(&mut self) -> Result<i128, String> {
        let word = self.word()?;
        match Literal::parse(word) {
            Some(Literal::Integer(value)) => Ok(value),
            _ => Err(format!("expected an integer, found `{word}`")),
        }
    }
}
