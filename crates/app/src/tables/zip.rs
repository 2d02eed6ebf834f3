//! A ZIP of a few files, stored as they are: a table and the file that describes it.

use std::path::Path;

use flate2::Crc;

use crate::error::{Failure, Outcome};

/// 1980-01-01, the earliest date.
const DATE: u16 = (1 << 5) | 1;

/// The names are UTF-8.
const FLAGS: u16 = 1 << 11;

/// ZIP 2.0.
const VERSION: u16 = 20;

/// The archive of files, by their names without folders.
pub(super) fn of_files(files: &[&Path]) -> Outcome<Vec<u8>> {
    let (mut out, mut directory) = (Vec::new(), Vec::new());
    for file in files {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let content = std::fs::read(file)?;
        let small = |number: usize| {
            u32::try_from(number)
                .map_err(|_| Failure::bad("the table has more than 4 GB: save it as parquet"))
        };
        let mut crc = Crc::new();
        crc.update(&content);
        // Of both headers, after their signatures.
        let mut common = Vec::new();
        for number in [VERSION, FLAGS, 0, 0, DATE] {
            common.extend(number.to_le_bytes());
        }
        let size = small(content.len())?;
        for number in [crc.sum(), size, size] {
            common.extend(number.to_le_bytes());
        }
        common.extend((name.len() as u16).to_le_bytes());
        common.extend(0u16.to_le_bytes());
        let start = small(out.len())?;
        out.extend(b"PK\x03\x04");
        out.extend(&common);
        out.extend(name.as_bytes());
        out.extend(&content);
        directory.extend(b"PK\x01\x02");
        directory.extend(VERSION.to_le_bytes());
        directory.extend(&common);
        // No comment, the first disk, no attributes.
        directory.extend([0; 10]);
        directory.extend(start.to_le_bytes());
        directory.extend(name.as_bytes());
    }
    let start = out.len() as u32;
    out.extend(&directory);
    out.extend(b"PK\x05\x06");
    out.extend([0; 4]);
    for number in [files.len() as u16, files.len() as u16] {
        out.extend(number.to_le_bytes());
    }
    out.extend((directory.len() as u32).to_le_bytes());
    out.extend(start.to_le_bytes());
    out.extend([0; 2]);
    Ok(out)
}
