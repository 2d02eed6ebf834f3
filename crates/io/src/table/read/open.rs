//! Recognizes the format of a table by its content.

use std::path::Path;

use gaussmle_base::caught::caught;

use super::archive::Archive;
use super::hdf5::Hdf5;
use super::input::Input;
use super::types::{ReadOptions, ReadTable};
use super::{csv, decode, npz, parquet, picasso, smlm};
use crate::table::error::TableError;

/// Reads a table of localizations. The content of the file determines its format, not its name.
///
/// ```
/// use gaussmle_io::table::{self, ReadOptions, TableFormat};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # let folder = std::env::temp_dir().join(format!("gaussmle-read-{}", std::process::id()));
/// # std::fs::create_dir_all(&folder)?;
/// let path = folder.join("thunderstorm.csv");
/// std::fs::write(&path, "\"frame\",\"x [nm]\",\"y [nm]\"\n1,2500,3000\n")?;
/// let read = table::read(&path, &ReadOptions::default())?;
/// assert_eq!(read.metadata.format, TableFormat::ThunderStorm);
/// assert_eq!(read.table.floats("x"), Some(&[2.5][..])); // um
/// assert_eq!(read.table.counts("frame"), Some(&[0][..])); // from 0
/// # std::fs::remove_dir_all(&folder)?;
/// # Ok(())
/// # }
/// ```
///
/// # Errors
///
/// Returns an error if the file does not exist, has no known format or is damaged, or if its
/// positions are in pixels of unknown size.
pub fn read(path: &Path, options: &ReadOptions) -> Result<ReadTable, TableError> {
    let input = Input::open(path, options)?;
    match input.start.as_slice() {
        [b'P', b'A', b'R', b'1', ..] => without_panic(&input, parquet::read),
        [b'P', b'K', 3 | 5, ..] => without_panic(&input, read_archive),
        [0x89, b'H', b'D', b'F', ..] => without_panic(&input, read_hdf5),
        [] => Err(input.unrecognized("it is empty")),
        _ => csv::read(&input),
    }
}

/// Turns a panic into an error: the crates that read binary files panic on some damaged files.
fn without_panic(
    input: &Input<'_>,
    read: fn(&Input<'_>) -> Result<ReadTable, TableError>,
) -> Result<ReadTable, TableError> {
    let read = caught(|| read(input));
    read.unwrap_or_else(|_| Err(input.malformed("it is damaged")))
}

fn read_archive(input: &Input<'_>) -> Result<ReadTable, TableError> {
    let mut archive = Archive::open(input)?;
    if archive.names.iter().any(|name| name == "manifest.json") {
        smlm::read(&mut archive)
    } else if archive.names.iter().any(|name| name.ends_with(".npy")) {
        // Each member is a column.
        input.check_columns(archive.names.len() as u64)?;
        npz::read(&mut archive)
    } else {
        Err(input.unrecognized("it is a ZIP archive without .npy files or a manifest.json"))
    }
}

fn read_hdf5(input: &Input<'_>) -> Result<ReadTable, TableError> {
    let file = Hdf5::open(input)?;
    if let Some(locs) = file.dataset("locs") {
        picasso::read(&file, &locs)
    } else if let Some(positions) = file.dataset("data/xyz") {
        decode::read(&file, &positions)
    } else {
        Err(input.unrecognized("it is HDF5 without /locs (Picasso) or /data/xyz (DECODE)"))
    }
}
