//! Writes tables of text. Rows are formatted on all cores and written in order.

use std::io::Write;
use std::ops::Range;

use flate2::Crc;
use gaussmle::LocalizationTable;
use gaussmle_base::files::AtomicFile;
use rayon::prelude::*;

use super::error::{TableError, WriteError};
use super::rows::{self, Rows};

/// The number of rows that one core formats at a time.
const CHUNK: usize = 4096;

/// The number of rows whose text is in memory at a time: some chunks for each core.
const ROWS_IN_MEMORY: usize = 64 * CHUNK;

/// The largest number of digits of the shortest text of an f32.
pub(super) const F32_DIGITS: usize = 9;

/// True if the text of a number, as [`Lines::exact`] writes it, is that of an f32.
pub(super) fn is_f32(text: &str) -> bool {
    let digits = text.split('e').next().unwrap_or_default();
    let (integer, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let integer = integer.trim_start_matches(['-', '0']);
    let count = match (integer, fraction) {
        // Trailing zeros of an integer are not significant.
        (integer, "" | "0") => integer.trim_end_matches('0').len(),
        ("", fraction) => fraction.trim_start_matches('0').len(),
        (integer, fraction) => integer.len() + fraction.len(),
    };
    count <= F32_DIGITS
}

/// Rows of a block to format.
pub(super) struct Chunk<'a> {
    pub table: &'a LocalizationTable,
    pub rows: Range<usize>,
    /// Number of rows in the blocks before.
    pub rows_before: u64,
}

/// The content of a file of text, in numbers. The file's description states both, so that a reader
/// tells a whole file from one that was cut short or changed.
pub(super) struct Written {
    /// Lines after the header.
    pub rows: u64,
    /// CRC-32 of all bytes.
    pub crc32: u32,
}

/// Lines of text, cell by cell.
#[derive(Default)]
pub(super) struct Lines {
    bytes: Vec<u8>,
    count: u64,
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

    /// Adds the shortest text that parses to the same number. A value of an f32 gets the shortest
    /// text that parses to the same f32.
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

    /// As [`float`](Self::float), but a reader can tell the values of an f32 from those of an f64:
    /// a text of up to [`F32_DIGITS`] digits is an f32. Shorter texts of an f64 are padded with
    /// zeros.
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

    /// Replaces the last cell's comma by the end of the line.
    pub(super) fn end(&mut self) {
        if let Some(last) = self.bytes.last_mut() {
            *last = b'\n';
            self.count += 1;
        }
    }
}

/// Writes a header and the lines of all rows, which `format` returns.
pub(super) fn write(
    to: &AtomicFile,
    header: &str,
    rows: &dyn Rows,
    format: impl Fn(Chunk<'_>, &mut Lines) -> Result<(), TableError> + Sync,
) -> Result<Written, WriteError> {
    let mut file = to.file();
    let (mut sum, mut written_rows) = (Crc::new(), 0);
    let mut put = |bytes: &[u8]| {
        sum.update(bytes);
        file.write_all(bytes)
    };
    put(format!("{header}\n").as_bytes())?;
    let mut rows_before = 0;
    for block in rows::blocks(rows) {
        let block = block?;
        let table: &LocalizationTable = &block;
        for start in (0..table.len()).step_by(ROWS_IN_MEMORY) {
            let end = table.len().min(start + ROWS_IN_MEMORY);
            let starts: Vec<usize> = (start..end).step_by(CHUNK).collect();
            let lines = starts.into_par_iter().map(|start| {
                let mut lines = Lines::default();
                let rows = start..end.min(start + CHUNK);
                let chunk = Chunk {
                    table,
                    rows,
                    rows_before,
                };
                format(chunk, &mut lines)?;
                Ok(lines)
            });
            for lines in lines.collect::<Result<Vec<_>, TableError>>()? {
                put(&lines.bytes)?;
                written_rows += lines.count;
            }
        }
        rows_before += table.len() as u64;
    }
    Ok(Written {
        rows: written_rows,
        crc32: sum.sum(),
    })
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
    fn short_f64_differs_from_f32() {
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
    fn floats_have_the_shortest_text() {
        assert_eq!(float(f64::from(0.1_f32)), "0.1\n");
        assert_eq!(float(0.1), "0.1\n");
        assert_eq!(float(1.0 / 3.0), "0.3333333333333333\n");
        assert_eq!(float(1000.0), "1000.0\n");
        assert_eq!(float(f64::NAN), "nan\n");
        assert_eq!(float(f64::NEG_INFINITY), "-inf\n");
        assert_eq!(float(f64::MAX).trim().parse::<f64>(), Ok(f64::MAX));
    }
}
