//! The header of a checkpoint: a magic number, and the identity of the run as text.

use std::fs::File;
use std::io::{self, Read, Seek};

const MAGIC: &[u8; 16] = b"gaussmle spool 1";

/// Bytes before the text: the magic number and the length of the text.
const PREFIX: usize = MAGIC.len() + 8;

/// The header of a run.
pub(super) fn encode(identity: &str) -> Vec<u8> {
    let mut out = MAGIC.to_vec();
    out.extend((identity.len() as u64).to_le_bytes());
    out.extend(identity.as_bytes());
    out
}

/// The identity in a file of this length; none if the file is not a checkpoint.
pub(super) fn read(file: &mut File, length: u64) -> io::Result<Option<String>> {
    let mut prefix = [0; PREFIX];
    if length < PREFIX as u64 {
        return Ok(None);
    }
    file.rewind()?;
    file.read_exact(&mut prefix)?;
    let text = u64::from_le_bytes(std::array::from_fn(|k| prefix[MAGIC.len() + k]));
    if &prefix[..MAGIC.len()] != MAGIC || text > length - PREFIX as u64 {
        return Ok(None);
    }
    let mut identity = vec![0; text as usize];
    file.read_exact(&mut identity)?;
    Ok(String::from_utf8(identity).ok())
}

/// The first line in which two identities differ, of each.
pub(super) fn first_difference<'a>(stored: &'a str, new: &'a str) -> (&'a str, &'a str) {
    stored
        .lines()
        .chain(std::iter::repeat(""))
        .zip(new.lines().chain([""]))
        .find(|(stored, new)| stored != new)
        .unwrap_or(("", ""))
}
