//! The directories of a TIFF: a chain of them, one a page, each a table of tagged fields.

use std::cell::{Cell, RefCell};
use std::collections::HashSet;

use crate::io::error::{FileError, malformed};
use crate::io::positioned::Positioned;

/// Fields of a directory; real ones have some thirty.
const FIELDS: u64 = 4096;

/// Bytes read at once while walking: a directory and its small values, not a frame.
const WINDOW: u64 = 4096;

/// How the numbers of a file are written.
#[derive(Clone, Copy, Debug)]
pub(super) struct Dialect {
    pub(super) big_endian: bool,
    /// BigTIFF: offsets of 64 bits.
    pub(super) big: bool,
}

impl Dialect {
    /// An unsigned number of up to eight bytes.
    pub(super) fn number(self, bytes: &[u8]) -> u64 {
        let add = |sum: u64, &byte: &u8| sum << 8 | u64::from(byte);
        match self.big_endian {
            true => bytes.iter().fold(0, add),
            false => bytes.iter().rev().fold(0, add),
        }
    }

    /// Bytes of an offset, and of a value that stands in a field itself.
    fn offset_bytes(self) -> usize {
        if self.big { 8 } else { 4 }
    }
}

/// Where a field's values are; they are read when they are needed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Field {
    /// Bytes of a value, if it is an unsigned number.
    number: Option<u8>,
    pub(super) count: u64,
    /// Where they are.
    offset: u64,
}

impl Field {
    /// The same with its first values alone.
    pub(super) fn first(self, count: u64) -> Self {
        Self { count, ..self }
    }

    fn bytes(&self) -> u64 {
        self.count.saturating_mul(self.number.map_or(1, u64::from))
    }
}

/// A file and two windows on it: one for directories, one for the values that they point at.
#[derive(Debug)]
pub(super) struct Walker<'a> {
    pub(super) file: &'a Positioned,
    pub(super) dialect: Dialect,
    windows: RefCell<[Window; 2]>,
    /// Bytes of all directories and tables so far.
    tables: Cell<u64>,
}

#[derive(Debug, Default)]
struct Window {
    start: u64,
    bytes: Vec<u8>,
}

impl Window {
    /// Where these bytes are in the window, if they are.
    fn find(&self, offset: u64, bytes: usize) -> Option<&[u8]> {
        let from = usize::try_from(offset.checked_sub(self.start)?).ok()?;
        self.bytes.get(from..from.checked_add(bytes)?)
    }
}

impl<'a> Walker<'a> {
    pub(super) fn new(file: &'a Positioned, dialect: Dialect) -> Self {
        Self {
            file,
            dialect,
            windows: RefCell::default(),
            tables: Cell::new(0),
        }
    }

    /// Counts the bytes of a directory or table. Sound ones do not overlap; in a file that is made to waste time a
    /// million of them do.
    pub(super) fn count(&self, bytes: u64) -> Result<(), FileError> {
        let tables = self.tables.get().saturating_add(bytes);
        self.tables.set(tables);
        if tables <= self.file.len() {
            return Ok(());
        }
        Err(malformed(self.file.path(), "its directories overlap"))
    }

    /// Runs `with` on some bytes, from a window or from the file.
    fn with<T>(
        &self,
        window: usize,
        offset: u64,
        bytes: usize,
        with: impl FnOnce(&[u8]) -> T,
    ) -> Result<T, FileError> {
        if bytes as u64 > WINDOW {
            return Ok(with(&self.file.bytes(offset, bytes as u64)?));
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
        Ok(with(window.find(offset, bytes).unwrap_or_default()))
    }

    /// An unsigned number in the file.
    fn number(&self, window: usize, offset: u64, bytes: usize) -> Result<u64, FileError> {
        let dialect = self.dialect;
        self.with(window, offset, bytes, |bytes| dialect.number(bytes))
    }

    /// Reads the directory at an offset. None if the file ends before it does.
    fn directory(&self, offset: u64) -> Result<Option<Directory>, FileError> {
        let (head, each) = if self.dialect.big { (8, 20) } else { (2, 12) };
        let wide = self.dialect.offset_bytes();
        if !self.file.holds(offset, head as u64) {
            return Ok(None);
        }
        let fields = self.number(0, offset, head)?;
        if fields > FIELDS {
            let what = format!("the directory at {offset} claims {fields} fields");
            return Err(malformed(self.file.path(), what));
        }
        // Far from overflowing: the head is in the file.
        let end = offset + head as u64 + fields * each;
        if !self.file.holds(end, wide as u64) {
            return Ok(None);
        }
        self.count(fields * each)?;
        let mut found = Vec::with_capacity(fields as usize);
        for field in 0..fields {
            let at = offset + head as u64 + field * each;
            let dialect = self.dialect;
            let (tag, kind, count, pointer) = self.with(0, at, each as usize, |bytes| {
                (
                    dialect.number(&bytes[..2]) as u16,
                    dialect.number(&bytes[2..4]) as u16,
                    dialect.number(&bytes[4..4 + wide]),
                    dialect.number(&bytes[4 + wide..]),
                )
            })?;
            let number = unsigned_bytes(kind);
            let each_value = number.or((kind == 2 || kind == 7).then_some(1));
            let bytes = each_value.and_then(|each| count.checked_mul(each.into()));
            let Some(bytes) = bytes else {
                continue; // A kind of field that nothing here asks for.
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
        let next = self.number(0, end, wide)?;
        Ok(Some(Directory {
            fields: found,
            next,
        }))
    }

    /// Whether all values of a field are in the file.
    pub(super) fn holds(&self, field: &Field) -> bool {
        self.file.holds(field.offset, field.bytes())
    }

    /// One value of a field.
    pub(super) fn value(&self, field: &Field, index: u64) -> Result<u64, FileError> {
        let bytes = u64::from(field.number.unwrap_or(1));
        let within = index.checked_mul(bytes).filter(|_| index < field.count);
        match within.and_then(|within| field.offset.checked_add(within)) {
            Some(offset) => self.number(1, offset, bytes as usize),
            None => Err(malformed(self.file.path(), "a field has too few values")),
        }
    }

    /// A field's bytes as text, without the zero at its end.
    pub(super) fn text(&self, field: &Field) -> Result<String, FileError> {
        let bytes = self.file.bytes(field.offset, field.bytes())?;
        let text = bytes.split(|&byte| byte == 0).next().unwrap_or_default();
        Ok(String::from_utf8_lossy(text).into_owned())
    }

    /// All values of a field, which fit into the file.
    pub(super) fn values(&self, field: &Field) -> Result<Vec<u64>, FileError> {
        let bytes = self.file.bytes(field.offset, field.bytes())?;
        let each = usize::from(field.number.unwrap_or(1));
        let values = bytes.chunks_exact(each);
        Ok(values.map(|value| self.dialect.number(value)).collect())
    }
}

/// Bytes of the types BYTE, SHORT, LONG, IFD, LONG8 and IFD8.
fn unsigned_bytes(kind: u16) -> Option<u8> {
    match kind {
        1 => Some(1),
        3 => Some(2),
        4 | 13 => Some(4),
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

    /// A field's first value, if it is there.
    pub(super) fn number(&self, walker: &Walker, tag: u16) -> Result<Option<u64>, FileError> {
        let field = self.field(tag);
        let numbers = field.filter(|field| field.number.is_some() && field.count > 0);
        numbers.map(|field| walker.value(field, 0)).transpose()
    }
}

/// How a chain of directories ended.
pub(super) enum End {
    /// As it should.
    Whole,
    /// With a page that is not, or not all, in the file.
    CutShort,
}

/// Walks a chain of directories, which may be millions, and may be a loop.
pub(super) fn walk(
    walker: &Walker,
    first: u64,
    mut each: impl FnMut(&Directory) -> Result<End, FileError>,
) -> Result<End, FileError> {
    let mut seen = HashSet::new();
    let mut next = first;
    while next != 0 {
        if !seen.insert(next) {
            let what = format!("its chain of directories comes back to {next}");
            return Err(malformed(walker.file.path(), what));
        }
        let Some(directory) = walker.directory(next)? else {
            return Ok(End::CutShort);
        };
        next = directory.next;
        if let End::CutShort = each(&directory)? {
            return Ok(End::CutShort);
        }
    }
    Ok(End::Whole)
}
