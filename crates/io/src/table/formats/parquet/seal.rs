//! Checksums of Parquet files, which the crate `parquet` reads but does not write.
//!
//! Each page has its CRC-32, as the format defines, so other programs can verify the values. Headers
//! of pages and the footer have none in the format. Between the last page and the footer is a seal
//! of this module with the checksums of all pages and of the footer; readers ignore such bytes.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};

use flate2::Crc;
use parquet::basic::PageType;
use parquet::column::page::{CompressedPage, Page, PageWriteSpec, PageWriter};
use parquet::errors::Result;

use crate::table::checksum::crc32;

/// The start of a seal. The number of bytes of the pages and two checksums follow.
const SEAL: &[u8; 8] = b"gaussmle";

/// The bytes of a seal.
const SEAL_BYTES: usize = 24;

/// The magic number at both ends of a file.
const MAGIC: u64 = 4;

/// The pages of a column, in memory.
pub(super) struct Pages<'a>(pub &'a mut Vec<u8>);

impl PageWriter for Pages<'_> {
    fn write_page(&mut self, page: CompressedPage) -> Result<PageWriteSpec> {
        let offset = self.0.len();
        self.0.extend(header(&page));
        let header = self.0.len() - offset;
        self.0.extend(page.data());
        Ok(PageWriteSpec {
            page_type: page.page_type(),
            uncompressed_size: header + page.uncompressed_size(),
            compressed_size: header + page.compressed_size(),
            num_values: page.num_values(),
            offset: offset as u64,
            bytes_written: (self.0.len() - offset) as u64,
        })
    }

    fn close(&mut self) -> Result<()> {
        Ok(())
    }
}

/// The header of a page (`PageHeader` of `parquet.thrift`, in Thrift's compact protocol), with the
/// checksum of its bytes.
fn header(page: &CompressedPage) -> Vec<u8> {
    let mut out = Fields::default();
    out.number(1, page.page_type() as i32);
    // A page has at most about a megabyte.
    out.number(2, page.uncompressed_size() as i32);
    out.number(3, page.compressed_size() as i32);
    out.number(4, crc32(page.data()).cast_signed());
    let mut about = Fields::default();
    about.number(1, page.num_values() as i32);
    about.number(2, page.encoding() as i32);
    match page.compressed_page() {
        Page::DataPage {
            def_level_encoding,
            rep_level_encoding,
            ..
        } => {
            about.number(3, *def_level_encoding as i32);
            about.number(4, *rep_level_encoding as i32);
        }
        Page::DataPageV2 { .. } => unreachable!("files of version 1 have no such pages"),
        Page::DictionaryPage { .. } => {}
    }
    let field = match page.page_type() {
        PageType::DICTIONARY_PAGE => 7,
        _ => 5,
    };
    out.field(field, 12);
    out.bytes.extend(about.end());
    out.end()
}

/// The fields of a structure in Thrift's compact protocol.
#[derive(Default)]
struct Fields {
    bytes: Vec<u8>,
    last: u8,
}

impl Fields {
    /// Begins a field. The numbers of fields grow by at most 15.
    fn field(&mut self, number: u8, kind: u8) {
        self.bytes.push((number - self.last) << 4 | kind);
        self.last = number;
    }

    /// An i32: zigzag, in groups of seven bits.
    fn number(&mut self, number: u8, value: i32) {
        self.field(number, 5);
        let mut rest = ((value << 1) ^ (value >> 31)).cast_unsigned();
        while rest >= 0x80 {
            self.bytes.push(rest as u8 | 0x80);
            rest >>= 7;
        }
        self.bytes.push(rest as u8);
    }

    fn end(mut self) -> Vec<u8> {
        self.bytes.push(0);
        self.bytes
    }
}

/// Adds the seal to a complete file. `pages` are the bytes after the first magic number, and their
/// checksum.
pub(super) fn seal(mut file: &File, (bytes, sum): (u64, u32)) -> io::Result<()> {
    let (start, footer) = footer(file)?;
    file.seek(SeekFrom::Start(start))?;
    let mut out = SEAL.to_vec();
    out.extend(bytes.to_le_bytes());
    out.extend(sum.to_le_bytes());
    out.extend(crc32(&footer).to_le_bytes());
    out.extend(footer);
    file.write_all(&out)
}

/// Compares a file with its seal. Files of other programs have none.
///
/// # Errors
///
/// Returns an error if the file cannot be read. The value is the damage, if there is any.
pub(super) fn check_seal(mut file: &File) -> io::Result<std::result::Result<(), &'static str>> {
    let (start, footer) = footer(file)?;
    let Some(at) = start.checked_sub(SEAL_BYTES as u64) else {
        return Ok(Ok(()));
    };
    let mut seal = [0; SEAL_BYTES];
    file.seek(SeekFrom::Start(at))?;
    file.read_exact(&mut seal)?;
    let Some(numbers) = seal.strip_prefix(SEAL) else {
        return Ok(Ok(()));
    };
    let (bytes, sums) = numbers.split_at(8);
    let bytes = bytes
        .iter()
        .rev()
        .fold(0, |sum, &b| sum << 8 | u64::from(b));
    let (pages, of_footer) = sums.split_at(4);
    if crc32(&footer).to_le_bytes() != of_footer {
        return Ok(Err("the checksum of its footer is wrong"));
    }
    file.seek(SeekFrom::Start(MAGIC))?;
    if crc32_of(&mut file.take(bytes))?.to_le_bytes() != pages {
        return Ok(Err("the checksum of its pages is wrong"));
    }
    Ok(Ok(()))
}

/// The offset of the footer, and its bytes to the end of the file. Empty if the file is no Parquet.
fn footer(mut file: &File) -> io::Result<(u64, Vec<u8>)> {
    let size = file.metadata()?.len();
    let mut end = [0; 4];
    let Some(at) = size.checked_sub(4 + MAGIC) else {
        return Ok((0, Vec::new()));
    };
    file.seek(SeekFrom::Start(at))?;
    file.read_exact(&mut end)?;
    let Some(start) = at.checked_sub(u32::from_le_bytes(end).into()) else {
        return Ok((0, Vec::new()));
    };
    let mut footer = vec![0; (size - start) as usize];
    file.seek(SeekFrom::Start(start))?;
    file.read_exact(&mut footer)?;
    Ok((start, footer))
}

/// The CRC-32 of all bytes of a reader.
fn crc32_of(from: &mut impl Read) -> io::Result<u32> {
    let (mut sum, mut buffer) = (Crc::new(), vec![0; 1 << 18]);
    loop {
        match from.read(&mut buffer)? {
            0 => return Ok(sum.sum()),
            bytes => sum.update(&buffer[..bytes]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The bytes of Thrift's specification of the compact protocol.
    #[test]
    fn numbers_are_zigzag_in_groups_of_seven_bits() {
        let of = |value| {
            let mut fields = Fields::default();
            fields.number(1, value);
            fields.end()
        };
        assert_eq!(of(0), [0x15, 0, 0]);
        assert_eq!(of(-1), [0x15, 1, 0]);
        assert_eq!(of(50_399), [0x15, 0xbe, 0x93, 0x06, 0]);
        assert_eq!(of(i32::MIN), [0x15, 0xff, 0xff, 0xff, 0xff, 0x0f, 0]);
    }
}
