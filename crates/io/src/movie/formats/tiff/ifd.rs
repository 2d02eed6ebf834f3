//! The directories of a TIFF: a linked list with one directory a page, each a table of tagged
//! fields.

use std::cell::{Cell, RefCell};
use std::collections::HashSet;

use crate::file_error::{FileError, malformed};
use crate::movie::positioned::Positioned;

/// The largest number of fields of a directory. Real ones have about thirty.
const MAX_FIELDS: u64 = 4096;

/// The largest description of a file, bytes: OME has a line for each of some million planes.
pub(super) const MAX_TEXT: u64 = 256 << 20;

/// The largest text of a plane, bytes. Micro-Manager writes about 10,000.
const MAX_PLANE_TEXT: u64 = 1 << 20;

/// Bytes that are read at once: a directory and its small values.
const WINDOW: u64 = 4096;

/// Byte order and width of the numbers in a file.
#[derive(Clone, Copy, Debug)]
pub(super) struct Encoding {
    pub(super) big_endian: bool,
    /// BigTIFF: offsets of 64 bits.
    pub(super) big: bool,
}

impl Encoding {
    /// An unsigned number of up to eight bytes.
    pub(super) fn number(self, bytes: &[u8]) -> u64 {
        let add = |sum: u64, &byte: &u8| sum << 8 | u64::from(byte);
        match self.big_endian {
            true => bytes.iter().fold(0, add),
            false => bytes.iter().rev().fold(0, add),
        }
    }

    /// Bytes of an offset. Values of up to this size are stored in the field itself.
    fn offset_bytes(self) -> usize {
        if self.big { 8 } else { 4 }
    }
}

/// The place of a field's values, which are read on demand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Field {
    /// Bytes of a value, if it is an unsigned number.
    number: Option<u8>,
    pub(super) count: u64,
    /// The offset of the first value.
    offset: u64,
}

impl Field {
    /// The field cut to its first values.
    pub(super) fn first(self, count: u64) -> Self {
        Self { count, ..self }
    }

    fn bytes(&self) -> u64 {
        self.count.saturating_mul(self.number.map_or(1, u64::from))
    }
}

/// Reads directories and their values through two buffers, one for each.
#[derive(Debug)]
pub(super) struct DirectoryReader<'a> {
    pub(super) file: &'a Positioned,
    pub(super) encoding: Encoding,
    windows: RefCell<[Window; 2]>,
    /// Bytes of all directories and tables so far.
    table_bytes: Cell<u64>,
}

/// The window for directories.
const DIRECTORIES: usize = 0;

/// The window for values outside of directories.
const VALUES: usize = 1;

#[derive(Debug, Default)]
struct Window {
    start: u64,
    bytes: Vec<u8>,
}

impl Window {
    /// The bytes at an offset, if they are in the window.
    fn find(&self, offset: u64, bytes: usize) -> Option<&[u8]> {
        let from = usize::try_from(offset.checked_sub(self.start)?).ok()?;
        self.bytes.get(from..from.checked_add(bytes)?)
    }
}

impl<'a> DirectoryReader<'a> {
    pub(super) fn new(file: &'a Positioned, encoding: Encoding) -> Self {
        Self {
            file,
            encoding,
            windows: RefCell::default(),
            table_bytes: Cell::new(0),
        }
    }

    /// Adds the bytes of a directory or table to their total, which cannot exceed the file unless
    /// they overlap. A malicious file has a million overlapping directories.
    pub(super) fn count_table(&self, bytes: u64) -> Result<(), FileError> {
        let total = self.table_bytes.get().saturating_add(bytes);
        self.table_bytes.set(total);
        if total <= self.file.len() {
            return Ok(());
        }
        let what = "its directories, or the texts of its planes, overlap";
        Err(malformed(self.file.path(), what))
    }

    /// Passes bytes to a function, from a window or from the file.
    fn with_bytes<T>(
        &self,
        window: usize,
        offset: u64,
        bytes: usize,
        use_bytes: impl FnOnce(&[u8]) -> T,
    ) -> Result<T, FileError> {
        if bytes as u64 > WINDOW {
            return Ok(use_bytes(&self.file.bytes(offset, bytes as u64)?));
        }
        let window = &mut self.windows.borrow_mut()[window];
        if window.find(offset, bytes).is_none() {
            let rest = self.file.len().saturating_sub(offset);
            let len = rest.min(WINDOW).max(bytes as u64);
            window.bytes.clear();
            window.bytes.resize(len as usize, 0);
            window.start = offset;
            if let Err(error) = self.file.read(offset, &mut window.bytes) {
                window.bytes.clear();
                return Err(error);
            }
        }
        Ok(use_bytes(window.find(offset, bytes).unwrap_or_default()))
    }

    /// Reads an unsigned number.
    fn number(&self, window: usize, offset: u64, bytes: usize) -> Result<u64, FileError> {
        let encoding = self.encoding;
        self.with_bytes(window, offset, bytes, |bytes| encoding.number(bytes))
    }

    /// Reads the directory at an offset. None if it reaches beyond the end of the file, or has no
    /// field: files are allocated in advance, and zeros are where a directory is not written yet.
    fn directory(&self, offset: u64) -> Result<Option<Directory>, FileError> {
        let (head, each) = if self.encoding.big { (8, 20) } else { (2, 12) };
        let wide = self.encoding.offset_bytes();
        if !self.file.holds(offset, head as u64) {
            return Ok(None);
        }
        let fields = self.number(DIRECTORIES, offset, head)?;
        if fields > MAX_FIELDS {
            let what = format!("the directory at {offset} claims {fields} fields");
            return Err(malformed(self.file.path(), what));
        }
        if fields == 0 {
            return Ok(None);
        }
        // Does not overflow: the count of fields is in the file.
        let end = offset + head as u64 + fields * each;
        if !self.file.holds(end, wide as u64) {
            return Ok(None);
        }
        self.count_table(fields * each)?;
        let mut found = Vec::with_capacity(fields as usize);
        for field in 0..fields {
            let at = offset + head as u64 + field * each;
            let encoding = self.encoding;
            let read_entry = |bytes: &[u8]| {
                (
                    encoding.number(&bytes[..2]) as u16,
                    encoding.number(&bytes[2..4]) as u16,
                    encoding.number(&bytes[4..4 + wide]),
                    encoding.number(&bytes[4 + wide..]),
                )
            };
            let (tag, field_type, count, pointer) =
                self.with_bytes(DIRECTORIES, at, each as usize, read_entry)?;
            let number = unsigned_bytes(field_type);
            // A rational is read as two numbers.
            let count = match field_type {
                RATIONAL => count.saturating_mul(2),
                _ => count,
            };
            // 2 is ASCII, 7 is undefined.
            let each_value = number.or((field_type == 2 || field_type == 7).then_some(1));
            let bytes = each_value.and_then(|each| count.checked_mul(each.into()));
            let Some(bytes) = bytes else {
                continue; // The field has a type that is not read.
            };
            let inside = bytes <= wide as u64;
            let offset = if inside {
                at + 4 + wide as u64
            } else {
                pointer
            };
            found.push((
                tag,
                Field {
                    number,
                    count,
                    offset,
                },
            ));
        }
        let next = self.number(DIRECTORIES, end, wide)?;
        Ok(Some(Directory {
            fields: found,
            next,
        }))
    }

    /// True if all values of a field are within the file.
    pub(super) fn holds(&self, field: &Field) -> bool {
        self.file.holds(field.offset, field.bytes())
    }

    /// Reads one value of a field.
    pub(super) fn value(&self, field: &Field, index: u64) -> Result<u64, FileError> {
        let bytes = u64::from(field.number.unwrap_or(1));
        let within = index.checked_mul(bytes).filter(|_| index < field.count);
        match within.and_then(|within| field.offset.checked_add(within)) {
            Some(offset) => self.number(VALUES, offset, bytes as usize),
            None => Err(malformed(self.file.path(), "a field has too few values")),
        }
    }

    /// Reads a field as text up to its first zero.
    pub(super) fn text(&self, field: &Field) -> Result<String, FileError> {
        if field.bytes() > MAX_TEXT {
            let what = format!(
                "a description of {} bytes: one has at most {MAX_TEXT}",
                field.bytes()
            );
            return Err(malformed(self.file.path(), what));
        }
        let bytes = self.file.bytes(field.offset, field.bytes())?;
        let text = bytes.split(|&byte| byte == 0).next().unwrap_or_default();
        Ok(String::from_utf8_lossy(text).into_owned())
    }

    /// Reads the text of one of many planes. A malicious file names the same text in all of them.
    pub(super) fn plane_text(&self, field: &Field) -> Result<String, FileError> {
        let bytes = field.bytes();
        if bytes > MAX_PLANE_TEXT {
            let what = format!("the text of a plane has {bytes} bytes");
            return Err(malformed(self.file.path(), what));
        }
        self.count_table(bytes)?;
        self.text(field)
    }

    /// Reads all values of a field.
    pub(super) fn values(&self, field: &Field) -> Result<Vec<u64>, FileError> {
        let bytes = self.file.bytes(field.offset, field.bytes())?;
        let each = usize::from(field.number.unwrap_or(1));
        let values = bytes.chunks_exact(each);
        Ok(values.map(|value| self.encoding.number(value)).collect())
    }
}

/// A numerator and a denominator.
const RATIONAL: u16 = 5;

/// Bytes of the types BYTE, SHORT, LONG, IFD, LONG8 and IFD8, and of a part of RATIONAL.
fn unsigned_bytes(field_type: u16) -> Option<u8> {
    match field_type {
        1 => Some(1),
        3 => Some(2),
        4 | 13 | RATIONAL => Some(4),
        16 | 18 => Some(8),
        _ => None,
    }
}

/// The fields of a page.
#[derive(Debug)]
pub(super) struct Directory {
    fields: Vec<(u16, Field)>,
    next: u64,
}

impl Directory {
    pub(super) fn field(&self, tag: u16) -> Option<&Field> {
        let mut found = self.fields.iter().filter(|(name, _)| *name == tag);
        found.next().map(|(_, field)| field)
    }

    /// True if the list of directories ends with this one.
    pub(super) fn is_last(&self) -> bool {
        self.next == 0
    }

    /// Reads a field's first value, if the directory has the field.
    pub(super) fn number(
        &self,
        reader: &DirectoryReader,
        tag: u16,
    ) -> Result<Option<u64>, FileError> {
        let field = self.field(tag);
        let numbers = field.filter(|field| field.number.is_some() && field.count > 0);
        numbers.map(|field| reader.value(field, 0)).transpose()
    }
}

/// The end of a list of directories.
pub(super) enum End {
    /// All pages are in the file.
    Complete,
    /// A page lies beyond the end of the file.
    CutShort,
}

/// Visits the directories of a list. There may be millions, and a damaged list may be a loop.
pub(super) fn visit_directories(
    reader: &DirectoryReader,
    first: u64,
    mut each: impl FnMut(&Directory) -> Result<End, FileError>,
) -> Result<End, FileError> {
    let mut seen = HashSet::new();
    let mut next = first;
    while next != 0 {
        if !seen.insert(next) {
            let what = format!("its list of directories returns to {next}");
            return Err(malformed(reader.file.path(), what));
        }
        let Some(directory) = reader.directory(next)? else {
            return Ok(End::CutShort);
        };
        next = directory.next;
        if let End::CutShort = each(&directory)? {
            return Ok(End::CutShort);
        }
    }
    Ok(End::Complete)
}
