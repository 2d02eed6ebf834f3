//! Tables of text: rows are formatted on all cores, and written in order.

use std::fs::File;
use std::io::Write;
use std::ops::Range;
use std::path::Path;

use rayon::prelude::*;

use super::error::{Fault, TableError};
use super::rows::{self, Rows};
use crate::table::LocalizationTable;

/// Rows that one core formats at a time.
const CHUNK: usize = 4096;

/// Rows whose text is in memory at a time: some chunks for each of many cores.
const PORTION: usize = 64 * CHUNK;

/// Digits that the shortest text of an f32 has at most.
pub(super) const F32_DIGITS: usize = 9;

/// Whether a number's text, as [`Lines::exact`] writes it, is that of an f32.
pub(super) fn is_f32(text: &str) -> bool {
    let digits = text.split('e').next().unwrap_or_default();
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let whole = whole.trim_start_matches(['-', '0']);
    let count = match (whole, fraction) {
        // The zeros of a whole number tell nothing.
        (whole, "" | "0") => whole.trim_end_matches('0').len(),
        ("", fraction) => fraction.trim_start_matches('0').len(),
        (whole, fraction) => whole.len() + fraction.len(),
    };
    count <= F32_DIGITS
}

/// Rows of a block that become text.
pub(super) struct Chunk<'a> {
    pub table: &'a LocalizationTable,
    pub rows: Range<usize>,
    /// Rows in the blocks before.
    pub before: u64,
}

/// Lines of text, cell by cell.
#[derive(Default)]
pub(super) struct Lines {
    bytes: Vec<u8>,
    integer: itoa::Buffer,
    float: zmij::Buffer,
}

impl Lines {
    pub(super) fn word(&mut self, word: &str) {
        self.bytes.extend_from_slice(word.as_bytes());
        self.bytes.push(b',');
    }

    pub(super) fn integer(&mut self, value: u64) {
        let digits = self.integer.format(value);
        self.bytes.extend_from_slice(digits.as_bytes());
        self.bytes.push(b',');
    }

    /// The shortest text that reads back to the same number; of an f32, to the same f32.
    pub(super) fn float(&mut self, value: f64) {
        let narrow = value as f32;
        let digits = if value.is_nan() {
            "nan"
        } else if f64::from(narrow) == value {
            self.float.format(narrow)
        } else {
            self.float.format(value)
        };
        self.bytes.extend_from_slice(digits.as_bytes());
        self.bytes.push(b',');
    }

    /// The same, so that also who does not know which columns were f32 reads back the same number: a text of up to [`F32_DIGITS`]
    /// digits is an f32. The few f64 that are as short get zeros.
    pub(super) fn exact(&mut self, value: f64) {
        let start = self.bytes.len();
        self.float(value);
        if f64::from(value as f32) == value || !value.is_finite() {
            return;
        }
        let text = String::from_utf8_lossy(&self.bytes[start..self.bytes.len() - 1]);
        if !is_f32(&text) {
            return;
        }
        let (digits, power) = text.split_at(text.find('e').unwrap_or(text.len()));
        let point = if digits.contains('.') { "" } else { "." };
        let long = format!("{digits}{point}{:0<F32_DIGITS$}{power},", "");
        self.bytes.truncate(start);
        self.bytes.extend_from_slice(long.as_bytes());
    }

    /// Ends the line, in place of the last cell's comma.
    pub(super) fn end(&mut self) {
        if let Some(last) = self.bytes.last_mut() {
            *last = b'\n';
        }
    }
}

/// Writes a header, and the lines that `format` makes of all rows.
pub(super) fn write(
    to: &Path,
    header: &str,
    rows: &dyn Rows,
    format: impl Fn(Chunk<'_>, &mut Lines) -> Result<(), TableError> + Sync,
) -> Result<(), Fault> {
    let mut file = File::create(to)?;
    writeln!(file, "{header}")?;
    let mut before = 0;
    for block in rows::blocks(rows) {
        let block = block?;
        let table: &LocalizationTable = &block;
        for start in (0..table.len()).step_by(PORTION) {
            let end = table.len().min(start + PORTION);
            let starts: Vec<usize> = (start..end).step_by(CHUNK).collect();
            let lines = starts.into_par_iter().map(|start| {
                let mut lines = Lines::default();
                let rows = start..end.min(start + CHUNK);
                let chunk = Chunk {
                    table,
                    rows,
                    before,
                };
                format(chunk, &mut lines)?;
                Ok(lines.bytes)
            });
            for bytes in lines.collect::<Result<Vec<_>, TableError>>()? {
                file.write_all(&bytes)?;
            }
        }
        before += table.len() as u64;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn float(value: f64) -> String {
        let mut lines = Lines::default();
        lines.float(value);
        lines.end();
        String::from_utf8(lines.bytes).expect("ASCII")
    }

    #[test]
    fn an_f64_as_short_as_an_f32_is_told_from_it() {
        let exact = |value: f64| {
            let mut lines = Lines::default();
            lines.exact(value);
            lines.end();
            let text = String::from_utf8(lines.bytes).expect("ASCII");
            text.trim_end().to_owned()
        };
        assert_eq!(exact(f64::from(0.1_f32)), "0.1");
        assert_eq!(exact(0.1), "0.1000000000");
        let f32s = [
            0.1_f32,
            1e-30,
            -3.4e38,
            123_456_792.0,
            16_777_216.0,
            0.0,
            -0.0,
            1e9,
            f32::MIN_POSITIVE,
            f32::MAX,
        ];
        let f64s = [
            0.1,
            0.13,
            123_456_791.0,
            1e300,
            5e-324,
            1e9 + 1.0,
            1.0 / 3.0,
            -21.8435,
            1e22,
            1.2e-7,
        ];
        for value in f32s.map(f64::from).into_iter().chain(f64s) {
            let text = exact(value);
            let back = match is_f32(&text) {
                true => text.parse::<f32>().map(f64::from),
                false => text.parse::<f64>(),
            };
            assert_eq!(back.map(f64::to_bits), Ok(value.to_bits()), "{text}");
        }
    }

    #[test]
    fn floats_are_as_short_as_they_were() {
        assert_eq!(float(f64::from(0.1_f32)), "0.1\n");
        assert_eq!(float(0.1), "0.1\n");
        assert_eq!(float(1.0 / 3.0), "0.3333333333333333\n");
        assert_eq!(float(1000.0), "1000.0\n");
        assert_eq!(float(f64::NAN), "nan\n");
        assert_eq!(float(f64::NEG_INFINITY), "-inf\n");
        assert_eq!(float(f64::MAX).trim().parse::<f64>(), Ok(f64::MAX));
    }
}
