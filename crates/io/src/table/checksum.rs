//! The checksum of tables: CRC-32, as in ZIP, gzip and Parquet.

use flate2::Crc;

/// The CRC-32 of some bytes.
pub(super) fn crc32(bytes: &[u8]) -> u32 {
    let mut sum = Crc::new();
    sum.update(bytes);
    sum.sum()
}
