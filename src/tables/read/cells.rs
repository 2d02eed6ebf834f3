//! Tables of text: a header, and lines of cells, which are read on all cores.

use rayon::prelude::*;

use super::Input;
use super::assemble::Numbers;
use crate::status::Status;
use crate::tables::error::TableError;
use crate::tables::text;

/// Bytes of lines that one core reads at a time.
const CHUNK: usize = 1 << 20;

/// A column of text, and what its cells are.
pub(super) enum Cells {
    Numbers(Numbers),
    /// The first cell that is no number, and its line.
    Text(String, usize),
}

/// The names of a header, without quotes.
pub(super) fn header(line: &str) -> (Vec<String>, char) {
    let separator = [',', '\t', ';'];
    let separator = separator
        .into_iter()
        .max_by_key(|&c| (line.matches(c).count(), c == ','));
    let separator = separator.unwrap_or(',');
    // A header that went through a spreadsheet has each quote twice, or one too few.
    let names = line
        .split(separator)
        .map(|name| name.replace('"', "").trim().to_owned());
    (names.collect(), separator)
}

/// The columns below a header. Words of a status are its numbers; `short_f32` says that [`text::is_f32`] tells f32 from f64.
pub(super) fn columns(
    input: &Input<'_>,
    body: &str,
    names: usize,
    separator: char,
    short_f32: bool,
) -> Result<Vec<Cells>, TableError> {
    let chunks = chunks(body);
    let parts: Vec<Part> = chunks
        .into_par_iter()
        .map(|chunk| Part::of(chunk, names, separator, short_f32))
        .collect();
    let mut columns: Vec<Cells> = Vec::with_capacity(names);
    columns.resize_with(names, || {
        Cells::Numbers(Numbers {
            values: Vec::new(),
            whole: true,
        })
    });
    // The header is line 1.
    let mut before = 2;
    for part in parts {
        if let Some((line, have)) = part.odd {
            let line = before + line;
            return Err(input.wrong(format!(
                "line {line} has {have} cells but the header has {names}"
            )));
        }
        for (column, read) in columns.iter_mut().zip(part.columns) {
            let Cells::Numbers(numbers) = column else {
                continue;
            };
            if let Some((text, line)) = read.text {
                *column = Cells::Text(text, before + line);
                continue;
            }
            numbers.values.extend(read.values);
            numbers.whole &= read.whole;
        }
        before += part.lines;
    }
    Ok(columns)
}

/// Portions of whole lines.
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

struct Read {
    values: Vec<f64>,
    whole: bool,
    text: Option<(String, usize)>,
}

/// What a portion holds.
struct Part {
    columns: Vec<Read>,
    lines: usize,
    /// A line with too many or too few cells, and how many.
    odd: Option<(usize, usize)>,
}

impl Part {
    fn of(chunk: &str, names: usize, separator: char, short_f32: bool) -> Self {
        let empty = || Read {
            values: Vec::new(),
            whole: true,
            text: None,
        };
        let mut columns: Vec<Read> = std::iter::repeat_with(empty).take(names).collect();
        let (mut lines, mut odd) = (0, None);
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
                odd = Some((number, have));
                break;
            }
        }
        Self {
            columns,
            lines,
            odd,
        }
    }
}

impl Read {
    fn push(&mut self, cell: &str, line: usize, short_f32: bool) {
        let cell = cell.trim().trim_matches('"');
        match number(cell, short_f32) {
            Some(value) => {
                self.values.push(value);
                self.whole = self.whole && cell.bytes().all(|byte| byte.is_ascii_digit());
            }
            None if self.text.is_none() => self.text = Some((cell.into(), line)),
            None => {}
        }
    }
}

/// What a cell says; nothing is NaN.
fn number(cell: &str, short_f32: bool) -> Option<f64> {
    if cell.is_empty() {
        return Some(f64::NAN);
    }
    let status = || {
        let found = Status::ALL.into_iter().find(|status| status.name() == cell);
        found.map(|status| f64::from(status.code()))
    };
    // Whole numbers are counts, which an f32 may not hold.
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
    fn headers_lose_their_quotes() {
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
    fn chunks_are_whole_lines() {
        let text = "1234567,1.5\n".repeat(300_000);
        let all = chunks(&text);
        assert!(all.len() > 2);
        assert!(all.iter().all(|chunk| chunk.ends_with('\n')));
        assert_eq!(all.concat(), text);
        assert_eq!(chunks("a").concat(), "a");
    }

    #[test]
    fn cells_are_numbers_or_words() {
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
