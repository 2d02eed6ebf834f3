//! The header of a checkpoint: a magic number, the identity of the run as text, and a checksum.

use std::fs::File;
use std::io::{self, Read, Seek};

use flate2::Crc;

/// The number is that of the layout of the file.
const MAGIC: &[u8; 16] = b"gaussmle spool 2";

/// Bytes before the text: the magic number and the length of the text.
const PREFIX: usize = MAGIC.len() + 8;

/// Bytes after the text: the checksum of all before.
const CHECKSUM: usize = 4;

/// The header of a run.
pub(crate) fn encode(identity: &str) -> Vec<u8> {
    let mut out = MAGIC.to_vec();
    out.extend((identity.len() as u64).to_le_bytes());
    out.extend(identity.as_bytes());
    let checksum = checksum(&[out.as_slice()]);
    out.extend(checksum.to_le_bytes());
    out
}

/// The identity in a file of this length; none if the file is damaged or not a checkpoint.
pub(crate) fn read(file: &mut File, length: u64) -> io::Result<Option<String>> {
    let mut prefix = [0; PREFIX];
    let Some(most) = length.checked_sub((PREFIX + CHECKSUM) as u64) else {
        return Ok(None);
    };
    file.rewind()?;
    file.read_exact(&mut prefix)?;
    let text = u64::from_le_bytes(std::array::from_fn(|k| prefix[MAGIC.len() + k]));
    if &prefix[..MAGIC.len()] != MAGIC || text > most {
        return Ok(None);
    }
    let mut identity = vec![0; text as usize];
    file.read_exact(&mut identity)?;
    let mut stored = [0; CHECKSUM];
    file.read_exact(&mut stored)?;
    if checksum(&[prefix.as_slice(), identity.as_slice()]) != u32::from_le_bytes(stored) {
        return Ok(None);
    }
    Ok(String::from_utf8(identity).ok())
}

/// The CRC-32 of bytes in several pieces.
pub(crate) fn checksum(pieces: &[&[u8]]) -> u32 {
    let mut checksum = Crc::new();
    for piece in pieces {
        checksum.update(piece);
    }
    checksum.sum()
}
