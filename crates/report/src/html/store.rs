//! Compressed data of the page's script. Each piece is compressed separately, so the script
//! decompresses only the pieces in view.

use std::io::{self, Write};

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use flate2::Compression;
use flate2::write::ZlibEncoder;
use serde::Serialize;

/// Start and length of a piece in the store, characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Location(usize, usize);

/// The pieces as base64 text. Each is padded, so it can be decoded alone.
#[derive(Debug, Default)]
pub(super) struct Store(pub String);

impl Store {
    /// Adds a [`compressed`] piece.
    pub(super) fn add(&mut self, piece: &[u8]) -> Location {
        let start = self.0.len();
        BASE64_STANDARD.encode_string(piece, &mut self.0);
        Location(start, self.0.len() - start)
    }
}

/// Compresses bytes in zlib format.
pub(super) fn compressed(bytes: &[u8]) -> Vec<u8> {
    // Higher levels take three times as long and save 5 %.
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::new(4));
    let done: io::Result<Vec<u8>> = encoder.write_all(bytes).and_then(|()| encoder.finish());
    // Writing to memory cannot fail.
    done.unwrap_or_default()
}

/// Appends the lowest byte of all numbers, then the next byte, up to `bytes`. Bytes of the same
/// significance compress better together.
pub(super) fn append_byte_planes(
    numbers: impl Iterator<Item = u32> + Clone,
    bytes: u32,
    out: &mut Vec<u8>,
) {
    for byte in 0..bytes {
        out.extend(numbers.clone().map(|number| (number >> (8 * byte)) as u8));
    }
}
