//! Recognizes the format of a table by its content.

use std::path::Path;

use gaussmle_base::caught::caught;

use super::archive::Archive;
use super::hdf5::Hdf5;
use super::input::Input;
use super::reader::Reader;
use super::text::Text;
use super::types::{ReadOptions, ReadTable};
use crate::table::error::TableError;
use crate::table::formats::FORMATS;
use crate::table::step::Step;

/// Reads a table of localizations. The content of the file determines its format, not its name.
///
/// ```
/// use gaussmle_io::table::{self, Format, ReadOptions};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # let folder = std::env::temp_dir().join(format!("gaussmle-read-{}", std::process::id()));
/// # std::fs::create_dir_all(&folder)?;
/// let path = folder.join("thunderstorm.csv");
/// std::fs::write(&path, "\"frame\",\"x [nm]\",\"y [nm]\"\n1,2500,3000\n")?;
/// let read = table::read(&path, &ReadOptions::default())?;
/// assert_eq!(read.metadata.format, Format::THUNDERSTORM);
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
    let labels: Vec<String> = FORMATS.iter().map(|known| known.format.label()).collect();
    let input = Input::open(path, options, labels.join(", "))?;
    // The crates that read binary files panic on some damaged files.
    let binary = caught(|| read_binary(&input));
    let mut read = match binary.unwrap_or_else(|_| Err(input.malformed("it is damaged")))? {
        Some(table) => table,
        None => read_text(&input)?,
    };
    Step::add_seen(&mut read.metadata.steps, &read.table);
    Ok(read)
}

/// None if the file is none of the binary ones.
fn read_binary(input: &Input<'_>) -> Result<Option<ReadTable>, TableError> {
    match input.start.as_slice() {
        [] => Err(input.unrecognized("it is empty")),
        [b'P', b'K', 3 | 5, ..] => read_archive(input).map(Some),
        [0x89, b'H', b'D', b'F', ..] => read_hdf5(input).map(Some),
        first => {
            let found = FORMATS.iter().find_map(|known| match known.reader {
                Reader::Binary { start, read } if first.starts_with(start) => Some(read),
                _ => None,
            });
            found.map(|read| read(input)).transpose()
        }
    }
}

fn read_archive(input: &Input<'_>) -> Result<ReadTable, TableError> {
    let mut archive = Archive::open(input)?;
    let mut signs = Vec::new();
    for known in FORMATS {
        if let Reader::Archive { member, read } = known.reader {
            if archive.has(member) {
                return read(&mut archive);
            }
            signs.push(member);
        }
    }
    let signs = signs.join(" or ");
    Err(input.unrecognized(format!("it is a ZIP archive without a member {signs}")))
}

fn read_hdf5(input: &Input<'_>) -> Result<ReadTable, TableError> {
    let file = Hdf5::open(input)?;
    let mut signs = Vec::new();
    for known in FORMATS {
        if let Reader::Hdf5 { dataset, read } = known.reader {
            if let Some(found) = file.dataset(dataset) {
                return read(&file, &found);
            }
            signs.push(format!("/{dataset} ({})", known.format.label()));
        }
    }
    let signs = signs.join(" or ");
    Err(input.unrecognized(format!("it is HDF5 without {signs}")))
}

fn read_text(input: &Input<'_>) -> Result<ReadTable, TableError> {
    let text = Text::open(input)?;
    let found = FORMATS.iter().find_map(|known| match known.reader {
        Reader::Text { is, read } if is(&text) => Some(read),
        _ => None,
    });
    match found {
        Some(read) => read(text),
        None => Err(text.unrecognized()),
    }
}

#[cfg(test)]
mod tests {
    use std::fs::File;

    use super::*;
    use crate::table::stored_zip::StoredZip;

    /// The message that refuses an archive of empty members with these names.
    fn refused(members: &[&str]) -> String {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.zip");
        let mut zip = StoredZip::new(File::create(&path).expect("created"));
        for member in members {
            zip.add((*member).into(), b"{}".to_vec(), 0);
        }
        zip.finish().expect("written");
        let error = read(&path, &ReadOptions::default()).expect_err("no table");
        error.to_string()
    }

    #[test]
    fn members_of_an_archive_tell_its_format() {
        let manifest = refused(&["x.npy", "manifest.json"]);
        assert!(
            manifest.contains("manifest.json names no table"),
            "{manifest}"
        );
        let arrays = refused(&["x.npy", "other"]);
        assert!(arrays.contains("its member `x.npy`"), "{arrays}");
        let neither = refused(&["other"]);
        for part in [
            "without a member",
            "manifest.json",
            ".npy",
            "ShareLoc's .smlm",
        ] {
            assert!(neither.contains(part), "{neither}");
        }
    }
}
