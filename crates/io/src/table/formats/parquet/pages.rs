//! Sizes that the pages of a Parquet column claim in their headers. The crate that reads pages
//! believes them, and allocates.
//!
//! A header is a structure of Thrift's compact protocol (apache/thrift,
//! doc/specs/thrift-compact-protocol.md) with the fields of parquet-format's `PageHeader`.

use std::fs::File;
use std::io::{self, BufReader, Read, Seek, SeekFrom};

use crate::table::error::TableError;
use crate::table::read::input::Input;

/// The largest description at the end of a file, bytes. That of 20 columns in 100 groups has 300 kB.
const MAX_FOOTER: u64 = 8 << 20;

/// The largest header of a page, bytes: it may hold the least and the largest value.
const MAX_HEADER: u64 = 1 << 20;

/// The largest depth of nested structures. Those of a header are three deep.
const MAX_DEPTH: u8 = 16;

/// Types of the compact protocol.
const BYTE: u8 = 3;
const DOUBLE: u8 = 7;
const BINARY: u8 = 8;
const LIST: u8 = 9;
const SET: u8 = 10;
const MAP: u8 = 11;
const STRUCT: u8 = 12;

/// Encodings of text whose lengths are claimed within the compressed page.
const DELTA_LENGTHS: [i64; 2] = [6, 7];

/// A column of a group of rows.
pub(super) struct Chunk<'a> {
    pub name: &'a str,
    pub start: u64,
    pub bytes: u64,
    pub is_text: bool,
}

/// Checks the size of the description at the end of the file.
pub(super) fn check_footer(input: &Input<'_>, file: &mut File) -> Result<(), TableError> {
    let mut end = [0; 8];
    let read = file
        .seek(SeekFrom::End(-8))
        .and_then(|_| file.read_exact(&mut end));
    read.map_err(|error| input.failed(error))?;
    let [length, _] = [0, 4].map(|at| [end[at], end[at + 1], end[at + 2], end[at + 3]]);
    let bytes = u64::from(u32::from_le_bytes(length));
    match bytes <= MAX_FOOTER {
        true => Ok(()),
        false => Err(input.malformed(format!(
            "its description claims {bytes} bytes: one has at most {MAX_FOOTER}"
        ))),
    }
}

/// Checks what the pages of a column claim before they are read.
pub(super) fn check(
    input: &Input<'_>,
    file: &mut BufReader<File>,
    chunk: &Chunk<'_>,
) -> Result<(), TableError> {
    let name = chunk.name;
    let damaged = |error: io::Error| input.malformed(format!("a page of `{name}`: {error}"));
    file.seek(SeekFrom::Start(chunk.start)).map_err(damaged)?;
    let mut left = chunk.bytes;
    while left > 0 {
        let mut thrift = Thrift(file.by_ref().take(left.min(MAX_HEADER)));
        let page = Page::read(&mut thrift).map_err(damaged)?;
        left -= left.min(MAX_HEADER) - thrift.0.limit();
        input.check_content(&format!("a page of `{name}`"), page.inflated)?;
        // A value has a byte or more.
        input.check_content(&format!("the dictionary of `{name}`"), page.dictionary)?;
        if page.dictionary > page.inflated {
            let (values, bytes) = (page.dictionary, page.inflated);
            return Err(input.malformed(format!(
                "the dictionary of `{name}` claims {values} values in {bytes} bytes"
            )));
        }
        if chunk.is_text && DELTA_LENGTHS.contains(&page.encoding) {
            let what = format!("`{name}` has its lengths as differences: write plain text");
            return Err(input.malformed(what));
        }
        if page.stored > left {
            let stored = page.stored;
            return Err(input.malformed(format!(
                "a page of `{name}` claims {stored} bytes where {left} are left"
            )));
        }
        left -= page.stored;
        file.seek_relative(page.stored as i64).map_err(damaged)?;
    }
    Ok(())
}

/// The claims of a page's header.
#[derive(Debug, Default, PartialEq)]
struct Page {
    /// Bytes when it is decompressed.
    inflated: u64,
    /// Bytes in the file.
    stored: u64,
    /// Values of a dictionary.
    dictionary: u64,
    encoding: i64,
}

impl Page {
    fn read(thrift: &mut Thrift<impl Read>) -> io::Result<Self> {
        let mut page = Self::default();
        let mut last = 0;
        while let Some((id, kind)) = thrift.field(&mut last)? {
            match id {
                2 => page.inflated = thrift.count()?,
                3 => page.stored = thrift.count()?,
                // The encoding of both versions of pages of data.
                5 => page.encoding = thrift.fields(&[2])?[0],
                8 => page.encoding = thrift.fields(&[4])?[0],
                7 => page.dictionary = u64::try_from(thrift.fields(&[1])?[0]).map_err(invalid)?,
                _ => thrift.skip(kind, MAX_DEPTH)?,
            }
        }
        Ok(page)
    }
}

struct Thrift<R>(R);

impl<R: Read> Thrift<R> {
    fn byte(&mut self) -> io::Result<u8> {
        let mut byte = [0];
        self.0.read_exact(&mut byte)?;
        Ok(byte[0])
    }

    /// A number of seven bits a byte, the lowest first.
    fn unsigned(&mut self) -> io::Result<u64> {
        let mut number = 0;
        for shift in (0..64).step_by(7) {
            let byte = self.byte()?;
            number |= u64::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Ok(number);
            }
        }
        Err(invalid("a number of more than 64 bits"))
    }

    /// A number whose lowest bit is its sign.
    fn number(&mut self) -> io::Result<i64> {
        let number = self.unsigned()?;
        Ok((number >> 1).cast_signed() ^ -(number & 1).cast_signed())
    }

    fn count(&mut self) -> io::Result<u64> {
        u64::try_from(self.number()?).map_err(invalid)
    }

    /// Number and type of the next field; none at the end of the structure.
    fn field(&mut self, last: &mut i64) -> io::Result<Option<(i64, u8)>> {
        let head = self.byte()?;
        if head == 0 {
            return Ok(None);
        }
        *last = match head >> 4 {
            0 => self.number()?,
            difference => *last + i64::from(difference),
        };
        Ok(Some((*last, head & 0x0f)))
    }

    /// These fields of a structure, which are numbers; 0 for those that are missing.
    fn fields<const N: usize>(&mut self, ids: &[i64; N]) -> io::Result<[i64; N]> {
        let (mut found, mut last) = ([0; N], 0);
        while let Some((id, kind)) = self.field(&mut last)? {
            match ids.iter().position(|&wanted| wanted == id) {
                Some(place) => found[place] = self.number()?,
                None => self.skip(kind, MAX_DEPTH)?,
            }
        }
        Ok(found)
    }

    fn skip(&mut self, kind: u8, depth: u8) -> io::Result<()> {
        let deeper = depth
            .checked_sub(1)
            .ok_or_else(|| invalid("nested too deep"))?;
        match kind {
            // Booleans have their value in the type.
            1 | 2 => {}
            BYTE => drop(self.byte()?),
            4..=6 => drop(self.unsigned()?),
            DOUBLE => self.skip_bytes(8)?,
            BINARY => {
                let bytes = self.unsigned()?;
                self.skip_bytes(bytes)?;
            }
            LIST | SET => {
                let head = self.byte()?;
                let count = match head >> 4 {
                    15 => self.unsigned()?,
                    count => count.into(),
                };
                for _ in 0..count {
                    self.skip_element(head & 0x0f, deeper)?;
                }
            }
            MAP => {
                let count = self.unsigned()?;
                let kinds = if count > 0 { self.byte()? } else { 0 };
                for _ in 0..count {
                    self.skip_element(kinds >> 4, deeper)?;
                    self.skip_element(kinds & 0x0f, deeper)?;
                }
            }
            STRUCT => {
                let mut last = 0;
                while let Some((_, kind)) = self.field(&mut last)? {
                    self.skip(kind, deeper)?;
                }
            }
            _ => return Err(invalid("an unknown type")),
        }
        Ok(())
    }

    /// An element of a list. There, booleans have a byte.
    fn skip_element(&mut self, kind: u8, depth: u8) -> io::Result<()> {
        match kind {
            1 | 2 => self.byte().map(drop),
            _ => self.skip(kind, depth),
        }
    }

    fn skip_bytes(&mut self, bytes: u64) -> io::Result<()> {
        let skipped = io::copy(&mut self.0.by_ref().take(bytes), &mut io::sink())?;
        match skipped == bytes {
            true => Ok(()),
            false => Err(io::ErrorKind::UnexpectedEof.into()),
        }
    }
}

fn invalid(what: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, what)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_header_of_a_dictionary_is_read_past_its_other_fields() {
        // type = 2, uncompressed = 400, compressed = 100, crc = -1, dictionary {values = 50,
        // encoding = 0, is_sorted = false}, and an unknown list of two numbers.
        let header = [
            0x15, 4, 0x15, 0xa0, 6, 0x15, 0xc8, 1, 0x15, 1, 0x3c, 0x15, 100, 0x15, 0, 0x12, 0,
            0x29, 0x25, 2, 4, 0,
        ];
        let mut thrift = Thrift(&header[..]);
        let expected = Page {
            inflated: 400,
            stored: 100,
            dictionary: 50,
            encoding: 0,
        };
        assert_eq!(Page::read(&mut thrift).expect("a header"), expected);
        assert!(thrift.0.is_empty());
        for cut in 0..header.len() {
            assert!(Page::read(&mut Thrift(&header[..cut])).is_err(), "{cut}");
        }
    }

    #[test]
    fn deep_and_negative_claims_are_errors() {
        let deep = [0x9c_u8; 1000];
        assert!(Page::read(&mut Thrift(&deep[..])).is_err());
        let negative = [0x15, 4, 0x15, 1, 0];
        assert!(Page::read(&mut Thrift(&negative[..])).is_err());
    }
}
