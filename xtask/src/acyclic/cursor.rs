//! A position in the tokens of a file. It moves over attributes, groups and items.

use super::lexer::{Token, tokens};

/// Keywords that start the definition of a named item.
pub const ITEMS: [&str; 9] = [
    "fn", "struct", "enum", "trait", "type", "const", "static", "union", "mod",
];

pub struct Cursor<'a> {
    tokens: Vec<Token<'a>>,
    pub position: usize,
}

impl<'a> Cursor<'a> {
    pub fn new(source: &'a str) -> Self {
        Self {
            tokens: tokens(source),
            position: 0,
        }
    }

    pub fn is_at_end(&self) -> bool {
        self.position >= self.tokens.len()
    }

    /// The token `ahead` of the position; empty after the last.
    pub fn text(&self, ahead: usize) -> &'a str {
        self.tokens
            .get(self.position + ahead)
            .map_or("", |t| t.text)
    }

    pub fn previous(&self) -> &'a str {
        let before = self.position.checked_sub(1);
        before.map_or("", |at| self.tokens[at].text)
    }

    /// Line number of the current token.
    pub fn line(&self) -> usize {
        self.tokens[self.position].line
    }

    /// Moves over an attribute whose `[` is `ahead`, and reports if it is `cfg(test)`.
    pub fn attribute(&mut self, ahead: usize) -> bool {
        // `[ cfg ( test` or `[ cfg ( all ( test`
        let condition = if self.text(ahead + 3) == "all" { 5 } else { 3 };
        let is_test = self.text(ahead + 1) == "cfg" && self.text(ahead + condition) == "test";
        self.position += ahead;
        self.skip_group();
        is_test
    }

    /// Moves over a bracketed group whose opening bracket is the current token.
    pub fn skip_group(&mut self) {
        let mut depth = 0;
        while !self.is_at_end() {
            match self.text(0) {
                "(" | "[" | "{" => depth += 1,
                ")" | "]" | "}" => depth -= 1,
                _ => {}
            }
            self.position += 1;
            if depth == 0 {
                return;
            }
        }
    }

    /// Moves over `pub` and its scope.
    pub fn visibility(&mut self) {
        self.position += 1;
        if self.text(0) == "(" && matches!(self.text(1), "crate" | "super" | "self" | "in") {
            self.skip_group();
        }
    }

    /// Moves over the item, field or statement after a `cfg(test)` attribute.
    pub fn skip_item(&mut self) {
        while self.text(0) == "#" && self.text(1) == "[" {
            self.position += 1;
            self.skip_group();
        }
        if self.text(0) == "pub" {
            self.visibility();
        }
        let keywords = [
            "use",
            "impl",
            "unsafe",
            "async",
            "extern",
            "let",
            "macro_rules",
        ];
        let is_item = ITEMS.contains(&self.text(0)) || keywords.contains(&self.text(0));
        while !self.is_at_end() {
            match self.text(0) {
                ";" => return,
                "," if !is_item => return,
                "{" => return self.skip_group(),
                "(" | "[" => self.skip_group(),
                ")" | "]" | "}" => return,
                _ => self.position += 1,
            }
        }
    }
}

/// Reports if a token is an identifier or a keyword.
pub fn is_name(text: &str) -> bool {
    let first = text.chars().next();
    first.is_some_and(|c| c.is_alphabetic() || c == '_')
}
