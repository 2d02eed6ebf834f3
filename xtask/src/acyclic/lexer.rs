//! Tokens of Rust source: identifiers and punctuation, without comments and literals.

/// An identifier, a number, `::`, `..` or one character of punctuation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token<'a> {
    pub text: &'a str,
    /// Line number, from 1.
    pub line: usize,
}

/// Splits source text into tokens.
pub fn tokens(source: &str) -> Vec<Token<'_>> {
    let mut lexer = Lexer {
        source,
        position: 0,
        line: 1,
    };
    let mut tokens = Vec::new();
    while let Some(token) = lexer.next_token() {
        tokens.push(token);
    }
    tokens
}

struct Lexer<'a> {
    source: &'a str,
    position: usize,
    line: usize,
}

impl<'a> Lexer<'a> {
    fn rest(&self) -> &'a str {
        &self.source[self.position..]
    }

    /// Moves over `length` bytes and returns them.
    fn take(&mut self, length: usize) -> &'a str {
        let text = &self.rest()[..length.min(self.rest().len())];
        self.line += text.matches('\n').count();
        self.position += text.len();
        text
    }

    /// Moves over everything up to and including `end`.
    fn take_through(&mut self, end: &str) {
        let length = self.rest().find(end).map(|at| at + end.len());
        self.take(length.unwrap_or(self.rest().len()));
    }

    fn next_token(&mut self) -> Option<Token<'a>> {
        loop {
            let rest = self.rest();
            match rest.chars().next()? {
                c if c.is_whitespace() => self.take_character(),
                '/' if rest.starts_with("//") => self.take_through("\n"),
                '/' if rest.starts_with("/*") => self.take_block_comment(),
                '"' => self.take_string(),
                '\'' => self.take_character_or_lifetime(),
                _ if self.raw_string_end().is_some() => self.take_raw_string(),
                c => {
                    let length = match c {
                        _ if is_word(c) => self.word_length(),
                        _ if rest.starts_with("::") || rest.starts_with("..") => 2,
                        _ => c.len_utf8(),
                    };
                    let line = self.line;
                    let text = self.take(length);
                    return Some(Token { text, line });
                }
            }
        }
    }

    /// The end of the raw string that starts here, if one does.
    fn raw_string_end(&self) -> Option<String> {
        let (prefix, rest) = self.rest().split_at(self.word_length());
        let hashes = rest.len() - rest.trim_start_matches('#').len();
        let is_raw = matches!(prefix, "r" | "br" | "cr") && rest[hashes..].starts_with('"');
        is_raw.then(|| format!("\"{}", "#".repeat(hashes)))
    }

    fn take_raw_string(&mut self) {
        let end = self.raw_string_end().unwrap_or_default();
        self.take_through("\"");
        self.take_through(&end);
    }

    fn word_length(&self) -> usize {
        let rest = self.rest();
        rest.find(|c| !is_word(c)).unwrap_or(rest.len())
    }

    /// Moves over a block comment; these nest.
    fn take_block_comment(&mut self) {
        let mut depth = 0;
        loop {
            let rest = self.rest();
            if rest.starts_with("/*") {
                depth += 1;
                self.take(2);
            } else if rest.starts_with("*/") {
                depth -= 1;
                self.take(2);
            } else {
                self.take_character();
            }
            if depth == 0 || self.rest().is_empty() {
                return;
            }
        }
    }

    fn take_string(&mut self) {
        self.take(1);
        while let Some(c) = self.rest().chars().next() {
            self.take(c.len_utf8());
            match c {
                '"' => return,
                '\\' => self.take_character(),
                _ => {}
            }
        }
    }

    fn take_character(&mut self) {
        if let Some(c) = self.rest().chars().next() {
            self.take(c.len_utf8());
        }
    }

    fn take_character_or_lifetime(&mut self) {
        self.take(1);
        let mut characters = self.rest().chars();
        match (characters.next(), characters.next()) {
            (Some('\\'), _) => {
                self.take(1);
                self.take_character();
                self.take_through("'");
            }
            (Some(_), Some('\'')) => self.take_through("'"),
            _ => {
                self.take(self.word_length());
            }
        }
    }
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(source: &str) -> Vec<&str> {
        tokens(source).iter().map(|token| token.text).collect()
    }

    #[test]
    fn comments_and_literals_are_removed() {
        let source = "a // b\n/* c /* d */ e */ \"f \\\" g\" r#\"h \" i\"# 'j' '\\'' 'k: l \"\" m";
        assert_eq!(words(source), ["a", ":", "l", "m"]);
    }

    #[test]
    fn lines_are_counted_through_comments_and_strings() {
        let last = *tokens("/*\n*/ \"\n\" r\"\n\"\nx").last().expect("a token");
        assert_eq!((last.text, last.line), ("x", 5));
    }

    #[test]
    fn ranges_are_one_token() {
        assert_eq!(words("0..n a.b c::d").join(" "), "0 .. n a . b c :: d");
    }
}
