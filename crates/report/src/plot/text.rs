//! Escaped text, wrapped text, and formatted numbers.

/// Escapes text for an element or for an attribute in double quotes.
pub(crate) fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            // XML does not allow these characters.
            '\0'..='\x08' | '\x0b' | '\x0c' | '\x0e'..='\x1f' | '\u{fffe}' | '\u{ffff}' => {
                out.push('\u{fffd}');
            }
            letter => out.push(letter),
        }
    }
    out
}

/// Formats an integer; from five digits on, narrow no-break spaces separate groups of three.
pub(crate) fn grouped(whole: u64) -> String {
    let digits = whole.to_string();
    if digits.len() < 5 {
        return digits;
    }
    let mut out = String::new();
    for (k, digit) in digits.chars().enumerate() {
        if k > 0 && (digits.len() - k).is_multiple_of(3) {
            out.push('\u{202f}');
        }
        out.push(digit);
    }
    out
}

/// Formats a number with at most `digits` significant digits, without trailing zeros, and with a
/// typographic minus.
pub(crate) fn significant(value: f64, digits: usize) -> String {
    if !value.is_finite() {
        return "–".into();
    }
    if value == 0.0 {
        return "0".into();
    }
    let scientific = format!("{:.*e}", digits.max(1) - 1, value);
    let (_, exponent) = scientific.split_once('e').unwrap_or(("", "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let size = match exponent {
        -4..=8 => {
            let decimals = usize::try_from(digits as i32 - 1 - exponent).unwrap_or(0);
            let text = format!("{:.decimals$}", value.abs());
            let (whole, part) = text.split_once('.').unwrap_or((&text, ""));
            let whole = whole.parse().map_or(whole.to_owned(), grouped);
            match part.trim_end_matches('0') {
                "" => whole,
                part => format!("{whole}.{part}"),
            }
        }
        _ => {
            let factor = value.abs() / 10f64.powi(exponent);
            format!(
                "{}×10{}",
                significant(factor, digits),
                superscript(exponent)
            )
        }
    };
    match value < 0.0 {
        true => format!("−{size}"),
        false => size,
    }
}

/// Formats an exponent in superscript digits.
pub(super) fn superscript(exponent: i32) -> String {
    let digits = exponent.to_string();
    let raised = |digit| match digit {
        '-' => '⁻',
        '1' => '¹',
        '2' => '²',
        '3' => '³',
        digit => char::from_u32('⁰' as u32 + digit as u32 - '0' as u32).unwrap_or(digit),
    };
    digits.chars().map(raised).collect()
}

/// Breaks text into lines of at most `characters` characters; a longer word has its own line.
pub(super) fn wrapped(text: &str, characters: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= characters => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.into()),
        }
    }
    lines
}
