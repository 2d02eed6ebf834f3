//! What a run has done so far, in a file beside its output: blocks of rows, each with a checksum.
//!
//! Every format is written from it in one go when the run is complete, so that none has to be appended to, and a run that was
//! interrupted, by a power cut even, goes on where its last whole block ends.

use std::borrow::Cow;
use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use flate2::Crc;

use crate::io::FileError;
use crate::partial::Partial;
use crate::status::Status;
use crate::table::{Column, LocalizationTable, Values};
use crate::tables::{Blocks, Rows, TableError};

const MAGIC: &[u8; 16] = b"gaussmle spool 1";

/// Bytes before the values of a block: end, rows, length of the values, checksum.
const HEAD: usize = 8 + 8 + 8 + 4;

/// The largest block that is believed, bytes.
const LARGEST: u64 = 1 << 32;

/// Where a block's values are.
#[derive(Clone, Copy, Debug)]
struct Place {
    at: u64,
    bytes: usize,
    rows: usize,
    checksum: u32,
}

/// The file of a run under way. No one else can open it meanwhile.
#[derive(Debug)]
pub(super) struct Spool {
    path: PathBuf,
    file: Mutex<File>,
    template: LocalizationTable,
    places: Vec<Place>,
    rows: u64,
    end: u64,
    /// Where the next block is written.
    at: u64,
    /// Removes a file that is not to be resumed.
    temporary: Option<Partial>,
}

/// The name of the file beside an output.
fn name(output: &Path) -> PathBuf {
    with_suffix(output, ".unfinished")
}

fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// The name of the table that a run leaves when it is called off: `locs.csv` becomes `partial.locs.csv`.
pub fn partial_name(output: &Path) -> PathBuf {
    let mut name = std::ffi::OsString::from("partial.");
    name.push(output.file_name().unwrap_or_default());
    output.with_file_name(name)
}

impl Spool {
    /// Begins a run whose output is `output`.
    pub fn begin(
        output: &Path,
        identity: &str,
        template: LocalizationTable,
        first: u64,
    ) -> Result<Self, FileError> {
        let (mut file, path) = open(output)?;
        let length = file.metadata().map_or(0, |about| about.len());
        if length > 0 {
            let read = |source| FileError::Read {
                path: path.clone(),
                source,
            };
            let what = match read_head(&mut file, length).map_err(read)? {
                Some(_) => {
                    "is what an interrupted run has done: pass --resume to go on with it, or remove it to begin anew"
                }
                None => "is in the way, and no interrupted run: move it",
            };
            return Err(refused(path, what));
        }
        let written = file.write_all(&head(identity));
        written.map_err(|source| failed(&path, source))?;
        Ok(Self::of(path, file, identity, template, first))
    }

    /// A file that holds no block yet.
    fn of(
        path: PathBuf,
        file: File,
        identity: &str,
        template: LocalizationTable,
        first: u64,
    ) -> Self {
        Self {
            path,
            file: Mutex::new(file),
            template,
            places: Vec::new(),
            rows: 0,
            end: first,
            at: head(identity).len() as u64,
            temporary: None,
        }
    }

    /// A spool that is not to be resumed: its file has no name, and goes with it.
    pub fn temporary(output: &Path, template: LocalizationTable) -> Result<Self, FileError> {
        let path = Partial::of(output).map_err(|source| failed(output, source))?;
        let file = OpenOptions::new()
            .read(true)
            .write(true)
            .open(path.path())
            .map_err(|source| failed(output, source))?;
        let mut spool = Self::of(output.into(), file, "", template, 0);
        spool.temporary = Some(path);
        Ok(spool)
    }

    /// Goes on with a run, after its last whole block.
    pub fn resume(
        output: &Path,
        identity: &str,
        template: LocalizationTable,
        first: u64,
    ) -> Result<Self, FileError> {
        let path = name(output);
        if !path.exists() {
            let what = format!(
                "there is nothing to resume: {} is not there; leave --resume out to begin anew",
                path.display()
            );
            return Err(refused(output.into(), what));
        }
        let (mut file, path) = open(output)?;
        let read = |source| FileError::Read {
            path: path.clone(),
            source,
        };
        let length = file.metadata().map_err(read)?.len();
        let known = read_head(&mut file, length).map_err(read)?;
        if known.as_deref() != Some(identity) {
            let what = difference(known.as_deref().unwrap_or_default(), identity);
            return Err(refused(path, what));
        }
        let mut spool = Self::of(path, file, identity, template, first);
        spool.find_blocks(length)?;
        let file = spool.file.get_mut().unwrap_or_else(|e| e.into_inner());
        // A block that was cut short goes.
        let cut = file.set_len(spool.at);
        cut.map_err(|source| failed(&spool.path, source))?;
        Ok(spool)
    }

    /// Notes the whole blocks.
    fn find_blocks(&mut self, length: u64) -> Result<(), FileError> {
        let width = row_bytes(&self.template) as u64;
        loop {
            let file = self.file.get_mut().unwrap_or_else(|e| e.into_inner());
            let mut head = [0; HEAD];
            let read = |source| FileError::Read {
                path: self.path.clone(),
                source,
            };
            if length - self.at < HEAD as u64 {
                return Ok(());
            }
            file.seek(SeekFrom::Start(self.at)).map_err(read)?;
            file.read_exact(&mut head).map_err(read)?;
            let word = |i: usize| u64::from_le_bytes(std::array::from_fn(|k| head[8 * i + k]));
            let (end, rows, bytes) = (word(0), word(1), word(2));
            let checksum = u32::from_le_bytes(std::array::from_fn(|k| head[24 + k]));
            let at = self.at + HEAD as u64;
            let sound = bytes <= LARGEST
                && rows.checked_mul(width) == Some(bytes)
                && bytes <= length - at
                && end >= self.end;
            if !sound {
                return Ok(());
            }
            let place = Place {
                at,
                bytes: bytes as usize,
                rows: rows as usize,
                checksum,
            };
            if self.values(place).map_err(read)?.is_none() {
                return Ok(());
            }
            self.places.push(place);
            self.rows += rows;
            self.end = end;
            self.at = at + bytes;
        }
    }

    /// Adds the rows up to `end`, which counts frames or ROIs.
    pub fn push(&mut self, end: u64, table: &LocalizationTable) -> Result<(), FileError> {
        let values = encode(table);
        let mut checksum = Crc::new();
        checksum.update(&values);
        let mut block = Vec::with_capacity(HEAD + values.len());
        for word in [end, table.len() as u64, values.len() as u64] {
            block.extend(word.to_le_bytes());
        }
        block.extend(checksum.sum().to_le_bytes());
        block.extend(&values);
        let file = self.file.get_mut().unwrap_or_else(|e| e.into_inner());
        let written = file
            .seek(SeekFrom::Start(self.at))
            .and_then(|_| file.write_all(&block));
        written.map_err(|source| failed(&self.path, source))?;
        self.places.push(Place {
            at: self.at + HEAD as u64,
            bytes: values.len(),
            rows: table.len(),
            checksum: checksum.sum(),
        });
        self.rows += table.len() as u64;
        self.end = end;
        self.at += block.len() as u64;
        Ok(())
    }

    /// Up to where the run is done.
    pub fn end(&self) -> u64 {
        self.end
    }

    /// Removes the file: the run is complete.
    pub fn remove(self) {
        // It is of no more use; if it stays, it is begun anew by the next run.
        let _ = std::fs::remove_file(&self.path);
    }

    /// The values of a block, if they are what was written.
    fn values(&self, place: Place) -> std::io::Result<Option<Vec<u8>>> {
        let mut file = self.file.lock().unwrap_or_else(|e| e.into_inner());
        let mut values = vec![0; place.bytes];
        file.seek(SeekFrom::Start(place.at))?;
        file.read_exact(&mut values)?;
        let mut checksum = Crc::new();
        checksum.update(&values);
        Ok((checksum.sum() == place.checksum).then_some(values))
    }
}

impl Rows for Spool {
    fn len(&self) -> u64 {
        self.rows
    }

    fn blocks(&self) -> Blocks<'_> {
        let block = |place: &Place| {
            let lost = |cause: String| TableError::Rows {
                cause: format!("{}: {cause}", self.path.display()),
            };
            let values = self.values(*place).map_err(|e| lost(e.to_string()))?;
            let values = values.ok_or_else(|| lost("it has changed".into()))?;
            let table = decode(&self.template, &values, place.rows);
            table
                .map(Cow::Owned)
                .ok_or_else(|| lost("its columns are uneven".into()))
        };
        let empty = std::iter::once(Ok(Cow::Borrowed(&self.template)));
        Box::new(empty.chain(self.places.iter().map(block)))
    }
}

fn refused(path: PathBuf, what: impl Into<String>) -> FileError {
    FileError::Refused {
        path,
        what: what.into(),
    }
}

fn failed(path: &Path, source: std::io::Error) -> FileError {
    FileError::Write {
        path: path.into(),
        source,
    }
}

/// Opens the file, and keeps others from it.
fn open(output: &Path) -> Result<(File, PathBuf), FileError> {
    let path = name(output);
    let file = OpenOptions::new()
        .read(true)
        .write(true)
        .create(true)
        .truncate(false)
        .open(&path)
        .map_err(|source| failed(&path, source))?;
    match file.try_lock() {
        Err(std::fs::TryLockError::WouldBlock) => Err(refused(
            path,
            "another run is writing the same output: wait for it, or choose another name",
        )),
        // Not every file system has locks.
        _ => Ok((file, path)),
    }
}

fn head(identity: &str) -> Vec<u8> {
    let mut out = MAGIC.to_vec();
    out.extend((identity.len() as u64).to_le_bytes());
    out.extend(identity.as_bytes());
    out
}

/// The identity of the run that a file is of.
fn read_head(file: &mut File, length: u64) -> std::io::Result<Option<String>> {
    let mut start = [0; 24];
    if length < start.len() as u64 {
        return Ok(None);
    }
    file.rewind()?;
    file.read_exact(&mut start)?;
    let text = u64::from_le_bytes(std::array::from_fn(|k| start[16 + k]));
    if &start[..16] != MAGIC || text > length - 24 {
        return Ok(None);
    }
    let mut identity = vec![0; text as usize];
    file.read_exact(&mut identity)?;
    Ok(String::from_utf8(identity).ok())
}

/// Where two runs differ, in words.
fn difference(known: &str, now: &str) -> String {
    let differs = |(a, b): &(&str, &str)| a != b;
    let (known, now) = known
        .lines()
        .chain(std::iter::repeat(""))
        .zip(now.lines().chain([""]))
        .find(differs)
        .unwrap_or(("", ""));
    format!(
        "is of another run: it has `{known}` where this one has `{now}`; give the same input and options, or leave --resume out to begin anew"
    )
}

fn row_bytes(table: &LocalizationTable) -> usize {
    let bytes = table.columns().iter().map(|column| match column.values {
        Values::U32(_) => 4,
        Values::F64(_) => 8,
        Values::Status(_) => 1,
    });
    bytes.sum()
}

/// The columns, one after the other.
fn encode(table: &LocalizationTable) -> Vec<u8> {
    let mut out = Vec::with_capacity(table.len() * row_bytes(table));
    for column in table.columns() {
        match &column.values {
            Values::U32(values) => out.extend(values.iter().flat_map(|v| v.to_le_bytes())),
            Values::F64(values) => out.extend(values.iter().flat_map(|v| v.to_le_bytes())),
            Values::Status(values) => out.extend(values.iter().map(|status| status.code())),
        }
    }
    out
}

fn decode(template: &LocalizationTable, bytes: &[u8], rows: usize) -> Option<LocalizationTable> {
    let mut rest = bytes;
    let mut take = |each: usize| {
        let (values, others) = rest.split_at(rows * each);
        rest = others;
        values
    };
    let columns = template.columns().iter().map(|column| Column {
        name: column.name.clone(),
        unit: column.unit,
        values: match column.values {
            Values::U32(_) => {
                let (words, _) = take(4).as_chunks();
                Values::U32(words.iter().map(|&word| u32::from_le_bytes(word)).collect())
            }
            Values::F64(_) => {
                let (words, _) = take(8).as_chunks();
                Values::F64(words.iter().map(|&word| f64::from_le_bytes(word)).collect())
            }
            Values::Status(_) => {
                let status = |&code: &u8| Status::from_code(code).unwrap_or(Status::BadInput);
                Values::Status(take(1).iter().map(status).collect())
            }
        },
    });
    LocalizationTable::from_columns(columns.collect())
}
