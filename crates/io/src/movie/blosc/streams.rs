//! The codecs of the streams.

use flate2::{Decompress, FlushDecompress, Status};

use super::blosclz;

/// The codec of a chunk, by its number in the header.
pub(super) enum Decoder {
    BloscLz,
    /// LZ4 and LZ4HC.
    Lz4,
    Snappy(snap::raw::Decoder),
    Zlib(Decompress),
    Zstd(zstd::bulk::Decompressor<'static>),
}

impl Decoder {
    pub(super) fn of(number: u8) -> Result<Self, String> {
        Ok(match number {
            0 => Self::BloscLz,
            1 => Self::Lz4,
            2 => Self::Snappy(snap::raw::Decoder::new()),
            3 => Self::Zlib(Decompress::new(true)),
            4 => {
                let decoder = zstd::bulk::Decompressor::new();
                Self::Zstd(decoder.map_err(|error| error.to_string())?)
            }
            other => return Err(format!("Blosc 1 has no codec {other}")),
        })
    }

    /// Decodes a stream, which fills `out`. A stream as long as `out` is not compressed.
    pub(super) fn fill(&mut self, stream: &[u8], out: &mut [u8]) -> Result<(), String> {
        let (have, belong) = (stream.len(), out.len());
        if have == belong {
            out.copy_from_slice(stream);
            return Ok(());
        }
        // Empty parts of a long stream would be decoded for nothing, and once for each block that has
        // its offset. C-Blosc stores such streams; those of Snappy alone may be longer, by a sixth.
        if have > 2 * belong + 64 {
            return Err(format!("a stream of {have} bytes has {belong}"));
        }
        let filled = match self {
            Self::BloscLz => blosclz::decode(stream, out).ok_or("blosclz: damaged".into()),
            Self::Lz4 => lz4_flex::block::decompress_into(stream, out)
                .map_err(|error| format!("LZ4: {error}")),
            Self::Snappy(decoder) => {
                let filled = decoder.decompress(stream, out);
                filled.map_err(|error| format!("Snappy: {error}"))
            }
            Self::Zlib(decoder) => inflate(decoder, stream, out),
            Self::Zstd(decoder) => {
                let filled = decoder.decompress_to_buffer(stream, out);
                filled.map_err(|error| format!("Zstandard: {error}"))
            }
        };
        match filled {
            Ok(filled) if filled == belong => Ok(()),
            Ok(filled) => Err(format!(
                "a stream has {filled} bytes, where {belong} belong"
            )),
            Err(what) => Err(format!(
                "a stream of {have} bytes, where {belong} belong: {what}"
            )),
        }
    }
}

fn inflate(decoder: &mut Decompress, stream: &[u8], out: &mut [u8]) -> Result<usize, String> {
    decoder.reset(true);
    match decoder.decompress(stream, out, FlushDecompress::Finish) {
        Ok(Status::StreamEnd) => Ok(decoder.total_out() as usize),
        Ok(Status::Ok | Status::BufError) => Err("zlib: it does not end".into()),
        Err(error) => Err(format!("zlib: {error}")),
    }
}
