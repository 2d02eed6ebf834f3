//! Splits a condition into tokens.

use super::error::ConditionError;

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Token {
    Number(f64),
    /// A column, a status or a function.
    Word(String),
    /// A column in backquotes.
    Column(String),
    /// A status in quotes.
    Text(String),
    /// An operator or a parenthesis.
    Sign(&'static str),
    And,
    Or,
    Not,
}

/// The operators and parentheses. Longer ones come first: `<` is a prefix of `<=`.
const SIGNS: [&str; 12] = [
    "<=", ">=", "==", "!=", "<", ">", "+", "-", "*", "/", "(", ")",
];

/// The tokens, each with its offset.
pub(super) fn tokens(text: &str) -> Result<Vec<(Token, usize)>, ConditionError> {
    let mut out = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let at = text.len() - rest.len();
        let (token, length) = match first {
            '0'..='9' | '.' => number(rest, at)?,
            '\'' | '"' | '`' => quoted(rest, first, at)?,
            first if is_letter(first) => word(rest),
            first => sign(rest, first, at)?,
        };
        out.push((token, at));
        rest = rest[length..].trim_start();
    }
    Ok(out)
}

fn is_letter(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

fn number(rest: &str, at: usize) -> Result<(Token, usize), ConditionError> {
    let mut before = ' ';
    let end = rest.find(|c: char| {
        // The sign of an exponent belongs to the number.
        let inside = c.is_alphanumeric()
            || c == '.'
            || (matches!(c, '+' | '-') && matches!(before, 'e' | 'E'));
        before = c;
        !inside
    });
    let digits = &rest[..end.unwrap_or(rest.len())];
    match digits.parse() {
        Ok(value) => Ok((Token::Number(value), digits.len())),
        Err(_) => ConditionError::result(format!("`{digits}` is not a number"), at),
    }
}

fn quoted(rest: &str, quote: char, at: usize) -> Result<(Token, usize), ConditionError> {
    let Some(end) = rest[1..].find(quote) else {
        return ConditionError::result(format!("the quote {quote} is not closed"), at);
    };
    let text = rest[1..=end].to_owned();
    let token = if quote == '`' {
        Token::Column(text)
    } else {
        Token::Text(text)
    };
    Ok((token, end + 2))
}

fn word(rest: &str) -> (Token, usize) {
    let end = rest.find(|c| !is_letter(c)).unwrap_or(rest.len());
    let word = &rest[..end];
    let token = match word.to_ascii_lowercase().as_str() {
        "and" => Token::And,
        "or" => Token::Or,
        "not" => Token::Not,
        _ => Token::Word(word.into()),
    };
    (token, end)
}

fn sign(rest: &str, first: char, at: usize) -> Result<(Token, usize), ConditionError> {
    if let Some(sign) = SIGNS.into_iter().find(|sign| rest.starts_with(sign)) {
        return Ok((Token::Sign(sign), sign.len()));
    }
    let instead = match first {
        '=' => ": a comparison is `==`",
        '&' => ": write `and`",
        '|' => ": write `or`",
        '!' | '~' => ": write `not`",
        '\u{2264}' => ": write `<=`",
        '\u{2265}' => ": write `>=`",
        '^' => ": write a product",
        _ => "",
    };
    let message = format!("`{first}` has no meaning here{instead}");
    ConditionError::result(message, at)
}
