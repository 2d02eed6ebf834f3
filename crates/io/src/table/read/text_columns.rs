//! Parses tables of text, a header and lines of cells, on all cores.

use gaussmle::Status;
use gaussmle_base::messages::quoted;
use rayon::prelude::*;

use super::input::Input;
use super::numbers::Numbers;
use crate::table::error::TableError;
use crate::table::text;

/// The number of bytes that one core parses at a time.
const CHUNK: usize = 1 << 20;

/// The content of a column.
pub(in crate::table) enum ColumnText {
    Numbers(Numbers),
    /// The first cell that is not a number, and its line.
    Text(String, usize),
}

/// The names in a header without quotes, and the separator.
pub(in crate::table) fn header(line: &str) -> (Vec<String>, char) {
    let separator = [',', '\t', ';'];
    let separator = separator
        .into_iter()
        .max_by_key(|&c| (line.matches(c).count(), c == ','));
    let separator = separator.unwrap_or(',');
    // Spreadsheets double or drop some of the quotes.
    let names = line
        .split(separator)
        .map(|name| name.replace('"', "").trim().to_owned());
    (names.collect(), separator)
}

/// Parses the columns below a header. The name of a status is read as its code. With `short_f32`,
/// [`text::is_f32`] tells which numbers are f32.
pub(in crate::table) fn columns(
    input: &Input<'_>,
    body: &str,
    names: usize,
    separator: char,
    short_f32: bool,
) -> Result<Vec<ColumnText>, TableError> {
    let chunks = chunks(body);
    let parts: Vec<Part> = chunks
        .into_par_iter()
        .map(|chunk| Part::of(chunk, names, separator, short_f32))
        .collect();
    let mut columns: Vec<ColumnText> = Vec::with_capacity(names);
    columns.resize_with(names, || {
        ColumnText::Numbers(Numbers {
            values: Vec::new(),
            integer: true,
        })
    });
    // The header is line 1.
    let mut line_number = 2;
    for part in parts {
        if let Some((line, have)) = part.wrong_length {
            let line = line_number + line;
            return Err(input.malformed(format!(
                "line {line} has {have} cells but the header has {names}"
            )));
        }
        for (column, read) in columns.iter_mut().zip(part.columns) {
            let ColumnText::Numbers(numbers) = column else {
                continue;
            };
            if let Some((text, line)) = read.text {
                *column = ColumnText::Text(text, line_number + line);
                continue;
            }
            numbers.values.extend(read.values);
            numbers.integer &= read.integer;
        }
        line_number += part.lines;
    }
    Ok(columns)
}

/// Splits the text into chunks of complete lines.
fn chunks(body: &str) -> Vec<&str> {
    let mut out = Vec::new();
    let mut rest = body;
    while !rest.is_empty() {
        let end = rest
            .as_bytes()
            .iter()
            .skip(CHUNK)
            .position(|&byte| byte == b'\n');
        let (chunk, after) = rest.split_at(end.map_or(rest.len(), |end| CHUNK + end + 1));
        out.push(chunk);
        rest = after;
    }
    out
}

/// The parsed cells of a column in a chunk.
struct PartColumn {
    values: Vec<f64>,
    integer: bool,
    text: Option<(String, usize)>,
}

/// The parsed lines of a chunk.
struct Part {
    columns: Vec<PartColumn>,
    lines: usize,
    /// A line with too many or too few cells, and their number.
    wrong_length: Option<(usize, usize)>,
}

impl Part {
    fn of(chunk: &str, names: usize, separator: char, short_f32: bool) -> Self {
        let empty = || PartColumn {
            values: Vec::new(),
            integer: true,
            text: None,
        };
        let mut columns: Vec<PartColumn> = std::iter::repeat_with(empty).take(names).collect();
        let (mut lines, mut wrong_length) = (0, None);
        for (number, line) in chunk.lines().enumerate() {
            lines = number + 1;
            let line = line.trim_end_matches('\r');
            if line.is_empty() && names > 1 {
                continue;
            }
            let mut have = 0;
            for cell in line.split(separator) {
                if let Some(column) = columns.get_mut(have) {
                    column.push(cell, number, short_f32);
                }
                have += 1;
            }
            if have != names {
                wrong_length = Some((number, have));
                break;
            }
        }
        Self {
            columns,
            lines,
            wrong_length,
        }
    }
}

impl PartColumn {
    fn push(&mut self, cell: &str, line: usize, short_f32: bool) {
        let cell = cell.trim().trim_matches('"');
        match number(cell, short_f32) {
            Some(value) => {
                self.values.push(value);
                self.integer = self.integer && cell.bytes().all(|byte| byte.is_ascii_digit());
            }
            None if self.text.is_none() => self.text = Some((quoted(cell), line)),
            None => {}
        }
    }
}

/// The number in a cell. An empty cell is NaN.
fn number(cell: &str, short_f32: bool) -> Option<f64> {
    if cell.is_empty() {
        return Some(f64::NAN);
    }
    let status = || {
        let found = Status::ALL.into_iter().find(|status| status.name() == cell);
        found.map(|status| f64::from(status.code()))
    };
    // Integers are counts, which may exceed the precision of an f32.
    if short_f32 && cell.contains(['.', 'e']) && text::is_f32(cell) {
        let narrow: Option<f32> = cell.parse().ok();
        return narrow.map(f64::from).or_else(status);
    }
    cell.parse().ok().or_else(status)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_of_headers_are_removed() {
        let names = |line: &str| header(line).0;
        assert_eq!(names(r#""id","x [nm]""#), ["id", "x [nm]"]);
        assert_eq!(
            names(r#"id,""frame"",""x [nm]"""#),
            ["id", "frame", "x [nm]"]
        );
        assert_eq!(names("a;b; c"), ["a", "b", "c"]);
        assert_eq!(names(""), [""]);
    }

    #[test]
    fn chunks_have_complete_lines() {
        let text = "1234567,1.5\n".repeat(300_000);
        let all = chunks(&text);
        assert!(all.len() > 2);
        assert!(all.iter().all(|chunk| chunk.ends_with('\n')));
        assert_eq!(all.concat(), text);
        assert_eq!(chunks("a").concat(), "a");
    }

    #[test]
    fn cells_are_numbers_or_statuses() {
        assert_eq!(number("at_bound", false), Some(1.0));
        assert_eq!(number("converged", true), Some(0.0));
        assert_eq!(number("0.1", true), Some(f64::from(0.1_f32)));
        assert_eq!(number("0.1000000000", true), Some(0.1));
        assert_eq!(number("123456789", true), Some(123_456_789.0));
        assert_eq!(number("inf", true), Some(f64::INFINITY));
        assert!(number("", false).is_some_and(f64::is_nan));
        assert_eq!(number("red", false), None);
    }
}
