//! The checksum of tables: CRC-32, as in ZIP, gzip and Parquet.

use flate2::Crc;

/// The attribute of HDF5 with the CRC-32 of rows or of text.
pub(super) const CRC32: &str = "crc32";

/// The CRC-32 of some bytes.
pub(super) fn crc32(bytes: &[u8]) -> u32 {
    let mut sum = Crc::new();
    sum.update(bytes);
    sum.sum()
}
