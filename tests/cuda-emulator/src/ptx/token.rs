//! PTX text as tokens with their lines. Comments end here.

use super::error::ParseError;

/// A word, a string with its quotes, or one character of punctuation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Token<'a> {
    pub text: &'a str,
    pub line: u32,
}

impl Token<'_> {
    /// True if it is a name, an opcode, a directive or a number.
    pub fn is_word(&self) -> bool {
        self.text.starts_with(is_word_character)
    }
}

/// Points are part of words: opcodes, directives and special registers have them.
fn is_word_character(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '%' | '.')
}

/// Splits the text into tokens.
pub(super) fn tokens(text: &str) -> Result<Vec<Token<'_>>, ParseError> {
    let mut tokens = Vec::with_capacity(text.len() / 4);
    let mut rest = text;
    let mut line = 1;
    while let Some(c) = rest.chars().next() {
        let length = match c {
            _ if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            _ if rest.starts_with("/*") => match rest.find("*/") {
                Some(end) => end + 2,
                None => return Err(ParseError::new(text, line, "comment without end")),
            },
            _ if c.is_whitespace() => c.len_utf8(),
            '"' => match rest[1..].find('"') {
                Some(end) => end + 2,
                None => return Err(ParseError::new(text, line, "string without end")),
            },
            _ if is_word_character(c) => rest.find(|c| !is_word_character(c)).unwrap_or(rest.len()),
            _ if c.is_ascii_punctuation() => 1,
            _ => {
                let reason = format!("unexpected character {c:?}");
                return Err(ParseError::new(text, line, reason));
            }
        };
        let (token, after) = rest.split_at(length);
        let is_comment = token.starts_with("//") || token.starts_with("/*");
        if !is_comment && !c.is_whitespace() {
            tokens.push(Token { text: token, line });
        }
        line += token.matches('\n').count() as u32;
        rest = after;
    }
    Ok(tokens)
}

/// Tokens that are consumed from the front.
pub(super) struct Cursor<'a> {
    text: &'a str,
    tokens: Vec<Token<'a>>,
    at: usize,
}

impl<'a> Cursor<'a> {
    pub fn new(text: &'a str) -> Result<Self, ParseError> {
        let tokens = tokens(text)?;
        Ok(Cursor {
            text,
            tokens,
            at: 0,
        })
    }

    pub fn peek(&self) -> Option<Token<'a>> {
        self.tokens.get(self.at).copied()
    }

    pub fn next_is(&self, text: &str) -> bool {
        self.peek().is_some_and(|token| token.text == text)
    }

    /// Consumes the next token if it is the given one.
    pub fn skip_if(&mut self, text: &str) -> bool {
        let found = self.next_is(text);
        self.at += usize::from(found);
        found
    }

    pub fn next(&mut self) -> Result<Token<'a>, ParseError> {
        let Some(token) = self.peek() else {
            return Err(self.error("unexpected end of the text"));
        };
        self.at += 1;
        Ok(token)
    }

    pub fn expect(&mut self, text: &str) -> Result<Token<'a>, ParseError> {
        let token = self.next()?;
        if token.text != text {
            let reason = format!("expected `{text}`, found `{}`", token.text);
            return Err(ParseError::new(self.text, token.line, reason));
        }
        Ok(token)
    }

    pub fn word(&mut self) -> Result<Token<'a>, ParseError> {
        let token = self.next()?;
        if !token.is_word() {
            let reason = format!("expected a name or a number, found `{}`", token.text);
            return Err(ParseError::new(self.text, token.line, reason));
        }
        Ok(token)
    }

    /// An unsigned number, such as a size.
    pub fn number(&mut self) -> Result<u32, ParseError> {
        let token = self.word()?;
        token.text.parse().map_err(|_| {
            let reason = format!("expected a number, found `{}`", token.text);
            ParseError::new(self.text, token.line, reason)
        })
    }

    /// The tokens up to a terminator, which is consumed but not returned.
    pub fn until(&mut self, terminator: &str) -> Result<Vec<Token<'a>>, ParseError> {
        let start = self.at;
        while self.next()?.text != terminator {}
        Ok(self.tokens[start..self.at - 1].to_vec())
    }

    /// Consumes the rest of a line.
    pub fn skip_line(&mut self, line: u32) {
        while self.peek().is_some_and(|token| token.line == line) {
            self.at += 1;
        }
    }

    /// An error at the last consumed token.
    pub fn error(&self, reason: impl Into<String>) -> ParseError {
        let at = self.at.saturating_sub(1).min(self.tokens.len().max(1) - 1);
        let line = self.tokens.get(at).map_or(1, |token| token.line);
        ParseError::new(self.text, line, reason)
    }

    /// An error at a line.
    pub fn error_at(&self, line: u32, reason: impl Into<String>) -> ParseError {
        ParseError::new(self.text, line, reason)
    }
}
