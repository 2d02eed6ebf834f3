//! What the page's script reads: many small pieces, each compressed on its own, so that only what is looked at is unpacked.

use std::io::{self, Write};

use flate2::Compression;
use flate2::write::ZlibEncoder;
use serde::Serialize;

use super::base64;

/// Where a piece is in the store, in letters: its start and its length.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Place(usize, usize);

/// The pieces, as text.
#[derive(Debug, Default)]
pub(super) struct Store(pub String);

impl Store {
    /// Adds a piece that is [`packed`].
    pub(super) fn add(&mut self, piece: &[u8]) -> Place {
        let start = self.0.len();
        base64::append(piece, &mut self.0);
        Place(start, self.0.len() - start)
    }
}

/// Bytes, compressed.
pub(super) fn packed(bytes: &[u8]) -> Vec<u8> {
    // Better compression takes three times as long for a twentieth less.
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::new(4));
    let done: io::Result<Vec<u8>> = encoder.write_all(bytes).and_then(|()| encoder.finish());
    // Writing to memory cannot fail.
    done.unwrap_or_default()
}

/// Adds the lowest byte of each number, then the next, up to so many: bytes of one kind compress best together.
pub(super) fn planes(numbers: impl Iterator<Item = u32> + Clone, bytes: u32, out: &mut Vec<u8>) {
    for byte in 0..bytes {
        out.extend(numbers.clone().map(|number| (number >> (8 * byte)) as u8));
    }
}
