//! The rows of an unfinished run, in a file beside its output: blocks, each with a checksum.
//!
//! A table is written from the checkpoint as a whole when the run ends, so no format needs
//! appending. A run that was interrupted, even by a power cut, resumes after its last intact block.

mod differences;
pub(crate) mod header;
mod row_codec;
pub(crate) mod run_identity;

use std::borrow::Cow;
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use gaussmle::LocalizationTable;
use gaussmle_base::files::{self, AtomicFile};
use gaussmle_io::movie::FileError;
use gaussmle_io::table::{Blocks, Rows, TableError};

pub(crate) use self::differences::differences;
use crate::error::{Result, config};
use crate::localize::checkpoint::row_codec::{decode, encode, row_bytes};

/// The end of the name of a checkpoint, after the name of its output.
const ENDING: &str = ".unfinished";

/// Bytes of a block before its values: end, rows, length of the values, checksum of these and of the
/// values.
const BLOCK_HEADER: usize = 8 + 8 + 8 + 4;

/// Said of a file that has the name of a checkpoint.
const NO_CHECKPOINT: &str = "it is damaged, or not the checkpoint of a run of this version: move or \
                             remove it to start the run again";

/// The largest plausible length of a block, bytes.
const MAX_BLOCK: u64 = 1 << 32;

/// The location of a block's values in the file.
#[derive(Clone, Copy, Debug)]
struct Block {
    /// The first frame or ROI after the block.
    end: u64,
    offset: u64,
    bytes: usize,
    rows: usize,
    checksum: u32,
}

/// The file of a run that is not complete. It is locked, so no other run can open it.
#[derive(Debug)]
pub(crate) struct Checkpoint {
    path: PathBuf,
    file: Mutex<File>,
    template: LocalizationTable,
    blocks: Vec<Block>,
    rows: u64,
    end: u64,
    /// The offset of the next block.
    next_offset: u64,
    /// Removes a file that cannot be resumed.
    temporary: Option<AtomicFile>,
}

impl Checkpoint {
    /// Starts a run whose output is `output`. `template` is an empty table with its columns, and
    /// `frames` are its frames.
    pub fn create(
        output: &Path,
        identity: &str,
        template: LocalizationTable,
        frames: Range<u64>,
    ) -> Result<Self> {
        let (mut file, path) = open(&checkpoint_path(output))?;
        let length = file.metadata().map_or(0, |metadata| metadata.len());
        if length > 0 {
            let stored = header::read(&mut file, length).map_err(read_error(&path))?;
            if stored.is_none() {
                return Err(refused(path, NO_CHECKPOINT).into());
            }
            let cause = format!(
                "{} holds the rows of an interrupted run: resume it, or remove the file to start \
                 again",
                path.display()
            );
            return Err(config("resume", cause));
        }
        let written = file.write_all(&header::encode(identity));
        written.map_err(write_error(&path))?;
        Ok(Self::empty(path, file, identity, template, frames.start))
    }

    /// A checkpoint that cannot be resumed. Its file is removed when it is dropped.
    pub fn temporary(output: &Path, template: LocalizationTable) -> Result<Self> {
        let temporary = AtomicFile::create(output).map_err(write_error(output))?;
        let file = temporary.file().try_clone().map_err(write_error(output))?;
        let mut checkpoint = Self::empty(output.into(), file, "", template, 0);
        checkpoint.temporary = Some(temporary);
        Ok(checkpoint)
    }

    /// Resumes a run after its last intact block. The run may have had another output in the same
    /// folder. A run without a checkpoint and without its output starts: it was killed before it made
    /// a checkpoint.
    pub fn resume(
        output: &Path,
        identity: &str,
        template: LocalizationTable,
        frames: Range<u64>,
    ) -> Result<Self> {
        let found = match checkpoint_path(output).exists() {
            true => Some(open(&checkpoint_path(output))?),
            false => take_over(output, identity)?,
        };
        let Some((mut file, path)) = found else {
            return Self::create(output, identity, template, frames);
        };
        let length = file.metadata().map_err(read_error(&path))?.len();
        if length == 0 {
            // The run was killed before it wrote anything. The lock is released first.
            drop(file);
            return Self::create(output, identity, template, frames);
        }
        let stored = header::read(&mut file, length).map_err(read_error(&path))?;
        let Some(stored) = stored else {
            return Err(refused(path, NO_CHECKPOINT).into());
        };
        if stored != identity {
            let cause = format!(
                "{}: use the same input and options, or start a new run with another output",
                difference(&path, &stored, identity)
            );
            return Err(config("resume", cause));
        }
        let mut checkpoint = Self::empty(path, file, identity, template, frames.start);
        checkpoint.read_blocks(length, frames.end)?;
        // Cuts off an incomplete block at the end.
        let cut = lock(&checkpoint.file).set_len(checkpoint.next_offset);
        cut.map_err(write_error(&checkpoint.path))?;
        Ok(checkpoint)
    }

    /// A checkpoint without blocks.
    fn empty(
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
            blocks: Vec::new(),
            rows: 0,
            end: first,
            next_offset: header::encode(identity).len() as u64,
            temporary: None,
        }
    }

    /// Finds the intact blocks of a file of this length, of a run that ends at the frame `last`.
    fn read_blocks(&mut self, length: u64, last: u64) -> Result<()> {
        while let Some(block) = self
            .read_block_header(length)
            .map_err(read_error(&self.path))?
        {
            let values = self.values(block).map_err(read_error(&self.path))?;
            if values.is_none() {
                break;
            }
            if block.end < self.end || block.end > last {
                let what = format!(
                    "it is damaged: rows up to frame {} follow those up to frame {}, in a run that \
                     ends at frame {last}. Remove it to start the run again",
                    block.end, self.end
                );
                return Err(refused(self.path.clone(), &what).into());
            }
            self.add_block(block);
        }
        Ok(())
    }

    /// The next block of a file of this length; none if it is incomplete or implausible.
    fn read_block_header(&self, length: u64) -> io::Result<Option<Block>> {
        if length - self.next_offset < BLOCK_HEADER as u64 {
            return Ok(None);
        }
        let mut bytes = [0; BLOCK_HEADER];
        let mut file = lock(&self.file);
        file.seek(SeekFrom::Start(self.next_offset))?;
        file.read_exact(&mut bytes)?;
        let word = |i: usize| u64::from_le_bytes(std::array::from_fn(|k| bytes[8 * i + k]));
        let (end, rows, values) = (word(0), word(1), word(2));
        let checksum = u32::from_le_bytes(std::array::from_fn(|k| bytes[24 + k]));
        let offset = self.next_offset + BLOCK_HEADER as u64;
        let plausible = values <= MAX_BLOCK
            && rows.checked_mul(row_bytes(&self.template) as u64) == Some(values)
            && values <= length - offset;
        let block = Block {
            end,
            offset,
            bytes: values as usize,
            rows: rows as usize,
            checksum,
        };
        Ok(plausible.then_some(block))
    }

    /// Appends the rows of the frames or ROIs before `end`.
    pub fn push(&mut self, end: u64, table: &LocalizationTable) -> Result<()> {
        let values = encode(table);
        let checksum = checksum(end, table.len(), &values);
        let mut bytes = Vec::with_capacity(BLOCK_HEADER + values.len());
        for word in [end, table.len() as u64, values.len() as u64] {
            bytes.extend(word.to_le_bytes());
        }
        bytes.extend(checksum.to_le_bytes());
        bytes.extend(&values);
        let mut file = lock(&self.file);
        let written = file
            .seek(SeekFrom::Start(self.next_offset))
            .and_then(|_| file.write_all(&bytes));
        drop(file);
        written.map_err(write_error(&self.path))?;
        let block = Block {
            end,
            offset: self.next_offset + BLOCK_HEADER as u64,
            bytes: values.len(),
            rows: table.len(),
            checksum,
        };
        self.add_block(block);
        Ok(())
    }

    fn add_block(&mut self, block: Block) {
        self.blocks.push(block);
        self.rows += block.rows as u64;
        self.end = block.end;
        self.next_offset = block.offset + block.bytes as u64;
    }

    /// The first frame or ROI that is not done.
    pub fn end(&self) -> u64 {
        self.end
    }

    /// Removes the file of a complete run.
    pub fn remove(self) {
        // The path of a temporary one is that of the output. Its own file is removed when it is
        // dropped.
        if self.temporary.is_none() {
            // A file that cannot be removed is harmless: the next run reports it.
            let _ = std::fs::remove_file(&self.path);
        }
    }

    /// The values of a block; none if they do not match the checksum.
    fn values(&self, block: Block) -> io::Result<Option<Vec<u8>>> {
        let mut file = lock(&self.file);
        let mut values = vec![0; block.bytes];
        file.seek(SeekFrom::Start(block.offset))?;
        file.read_exact(&mut values)?;
        let is_intact = checksum(block.end, block.rows, &values) == block.checksum;
        Ok(is_intact.then_some(values))
    }

    /// The rows of a block.
    fn table(&self, block: Block) -> std::result::Result<LocalizationTable, TableError> {
        let error = |cause: String| TableError::Rows {
            cause: format!("{}: {cause}", self.path.display()),
        };
        let values = self.values(block).map_err(|e| error(e.to_string()))?;
        let values = values.ok_or_else(|| error("another program changed it".into()))?;
        decode(&self.template, &values, block.rows)
            .ok_or_else(|| error("its columns have different lengths".into()))
    }
}

impl Rows for Checkpoint {
    fn len(&self) -> u64 {
        self.rows
    }

    fn blocks(&self) -> Blocks<'_> {
        let empty = std::iter::once(Ok(Cow::Borrowed(&self.template)));
        let tables = self.blocks.iter().map(|block| self.table(*block));
        Box::new(empty.chain(tables.map(|table| table.map(Cow::Owned))))
    }
}

/// The checkpoint beside an output. A run whose checkpoint is removed starts again.
pub fn checkpoint_path(output: &Path) -> PathBuf {
    let mut name = output.as_os_str().to_owned();
    name.push(ENDING);
    name.into()
}

/// Opens and locks a checkpoint.
fn open(path: &Path) -> Result<(File, PathBuf)> {
    let file = files::own(path).map_err(write_error(path))?;
    match file.try_lock() {
        Err(std::fs::TryLockError::WouldBlock) => {
            let what = "another run is writing this output: wait for it, or choose another name";
            Err(refused(path.into(), what).into())
        }
        // Some file systems have no locks, which is not an error.
        _ => Ok((file, path.into())),
    }
}

/// Finds the checkpoint that this run has under the name of another output in the same folder, and
/// gives it the name of this one. None if there is nothing of any run: no checkpoint and no output.
fn take_over(output: &Path, identity: &str) -> Result<Option<(File, PathBuf)>> {
    let path = checkpoint_path(output);
    let (mut of_run, mut of_others) = (Vec::new(), Vec::new());
    for other in checkpoints_in(files::folder_of(output)).map_err(read_error(&path))? {
        // Those of other users and of runs that go on are left alone.
        let Ok((mut file, other)) = open(&other) else {
            continue;
        };
        let length = file.metadata().map_or(0, |metadata| metadata.len());
        match header::read(&mut file, length) {
            Ok(Some(stored)) if stored == identity => of_run.push((file, other)),
            Ok(Some(stored)) => of_others.push(difference(&other, &stored, identity)),
            _ => {}
        }
    }
    if of_run.len() > 1 {
        let names = of_run.iter().map(|(_, other)| other.display().to_string());
        let names: Vec<String> = names.collect();
        let cause = format!(
            "{} hold rows of this run: rename the one to resume to {}",
            names.join(" and "),
            path.display()
        );
        return Err(config("resume", cause));
    }
    let Some((file, other)) = of_run.pop() else {
        if of_others.is_empty() && !output.exists() {
            return Ok(None);
        }
        let others = of_others.first().map(|other| format!(" ({other})"));
        let cause = format!(
            "there is nothing to resume: {} does not exist, and no other `{ENDING}` file beside it \
             is of this run{}; start a new run instead",
            path.display(),
            others.unwrap_or_default()
        );
        return Err(config("resume", cause));
    };
    // The new name is locked before, so no other run can take it meanwhile.
    let _reserved = open(&path)?;
    files::rename(&other, &path).map_err(write_error(&path))?;
    Ok(Some((file, path)))
}

/// The checkpoints in a folder, in the order of their names.
fn checkpoints_in(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.to_string_lossy().ends_with(ENDING) && path.is_file() {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// Tells in what the run of a checkpoint differs from this one.
fn difference(path: &Path, stored: &str, identity: &str) -> String {
    let what =
        differences(stored, identity).unwrap_or_else(|| "its options in another order".into());
    format!("{} is of another run, which has {what}", path.display())
}

/// Locks the file. A panic of another thread leaves it usable: every access seeks first.
fn lock(file: &Mutex<File>) -> std::sync::MutexGuard<'_, File> {
    file.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

/// The checksum of a block: of its numbers, too, because a wrong end repeats or skips frames.
fn checksum(end: u64, rows: usize, values: &[u8]) -> u32 {
    let numbers = [end, rows as u64, values.len() as u64].map(u64::to_le_bytes);
    header::checksum(&[numbers.as_flattened(), values])
}

fn refused(path: PathBuf, what: &str) -> FileError {
    FileError::Refused {
        path,
        what: what.into(),
    }
}

fn read_error(path: &Path) -> impl Fn(io::Error) -> FileError {
    move |source| FileError::Read {
        path: path.into(),
        source,
    }
}

fn write_error(path: &Path) -> impl Fn(io::Error) -> FileError {
    move |source| FileError::Write {
        path: path.into(),
        source,
    }
}

#[cfg(test)]
mod tests {
    use gaussmle::Model;

    use super::*;

    const IDENTITY: &str = "version = 1\nroi = 11\n";

    /// The frames of the run.
    const FRAMES: Range<u64> = 0..10;

    fn template() -> LocalizationTable {
        LocalizationTable::empty(Model::xynb(0.13), 0.1.into())
    }

    /// Two rows.
    fn rows() -> LocalizationTable {
        let bytes = vec![1; 2 * row_bytes(&template())];
        decode(&template(), &bytes, 2).expect("columns of one length")
    }

    /// The bytes of an interrupted run whose blocks, of two rows each, end at these frames.
    fn interrupted(output: &Path, ends: &[u64]) -> Vec<u8> {
        let created = Checkpoint::create(output, IDENTITY, template(), FRAMES);
        let mut checkpoint = created.expect("created");
        for end in ends {
            checkpoint.push(*end, &rows()).expect("written");
        }
        drop(checkpoint);
        std::fs::read(checkpoint_path(output)).expect("readable")
    }

    fn resume(output: &Path) -> Result<Checkpoint> {
        Checkpoint::resume(output, IDENTITY, template(), FRAMES)
    }

    #[test]
    fn one_wrong_bit_repeats_frames_or_is_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let output = folder.path().join("locs.csv");
        let bytes = interrupted(&output, &[5, 9]);
        let header = header::encode(IDENTITY).len();
        let block = BLOCK_HEADER + 2 * row_bytes(&template());
        assert_eq!(bytes.len(), header + 2 * block);
        for at in 0..bytes.len() {
            for bit in 0..8 {
                let mut damaged = bytes.clone();
                damaged[at] ^= 1 << bit;
                std::fs::write(checkpoint_path(&output), damaged).expect("writable");
                let resumed = resume(&output).map(|checkpoint| (checkpoint.end, checkpoint.rows));
                match at.checked_sub(header) {
                    None => {
                        let error = resumed.expect_err("a damaged header").to_string();
                        assert!(error.contains("damaged"), "byte {at}: {error}");
                    }
                    Some(after) if after < block => assert_eq!(resumed.ok(), Some((0, 0))),
                    Some(_) => assert_eq!(resumed.ok(), Some((5, 2))),
                }
            }
        }
        std::fs::write(checkpoint_path(&output), &bytes).expect("writable");
        let whole = resume(&output).expect("intact");
        assert_eq!((whole.end, whole.rows), (9, 4));
    }

    #[test]
    fn blocks_of_other_frames_are_refused() {
        for ends in [&[11][..], &[9, 5], &[5, u64::MAX]] {
            let folder = tempfile::tempdir().expect("a folder");
            let output = folder.path().join("locs.csv");
            let before = interrupted(&output, ends);
            let error = resume(&output).expect_err("damaged").to_string();
            assert!(error.contains("damaged"), "{error}");
            let after = std::fs::read(checkpoint_path(&output)).expect("readable");
            assert!(after == before, "a refused file is kept");
        }
    }

    #[test]
    fn files_of_another_layout_are_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let output = folder.path().join("locs.csv");
        let mut bytes = interrupted(&output, &[5]);
        bytes[15] = b'1';
        std::fs::write(checkpoint_path(&output), &bytes).expect("writable");
        let error = resume(&output).expect_err("another layout").to_string();
        assert!(error.contains("of this version"), "{error}");
    }
}
