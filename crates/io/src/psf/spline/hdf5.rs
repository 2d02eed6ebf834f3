//! HDF5 files in memory. Sizes that a file states are checked before memory is allocated by them.

use hdf5_pure::{AttrValue, Dataset, File, VlenStringReadOptions};

use super::fault::{Result, damaged};
use crate::hdf5_chunks;

/// The bytes that a dataset of any file may have.
const FREE: u64 = 64 << 20;

/// The most bytes of a text.
const MOST_TEXT: usize = 16 << 20;

/// An HDF5 file.
pub(super) struct Hdf5 {
    pub(super) file: File,
    bytes: u64,
}

impl Hdf5 {
    pub(super) fn open(bytes: Vec<u8>) -> Result<Self> {
        let count = bytes.len() as u64;
        let file = File::from_bytes(bytes);
        let file = file.map_err(|error| damaged(format!("as HDF5: {error}")))?;
        Ok(Self { file, bytes: count })
    }

    pub(super) fn dataset(&self, name: &str) -> Option<Dataset> {
        self.file.dataset(name).ok()
    }

    /// The shape and the numbers of a dataset.
    pub(super) fn numbers(&self, name: &str, dataset: &Dataset) -> Result<(Vec<u64>, Vec<f64>)> {
        let failed = |error: hdf5_pure::Error| damaged(format!("its `{name}`: {error}"));
        let shape = dataset.shape().map_err(failed)?;
        self.check(name, dataset, &shape)?;
        let values = dataset.read_f64().map_err(failed)?;
        let needed = shape.iter().try_fold(1, |all: u64, &n| all.checked_mul(n));
        match needed == Some(values.len() as u64) {
            true => Ok((shape, values)),
            false => Err(damaged(format!(
                "its `{name}` has {} numbers for the shape {shape:?}",
                values.len()
            ))),
        }
    }

    /// Checks the stated sizes of a dataset. Its content becomes f64.
    pub(super) fn check(&self, name: &str, dataset: &Dataset, shape: &[u64]) -> Result<()> {
        let failed = |error: hdf5_pure::Error| damaged(format!("its `{name}`: {error}"));
        let most = self
            .bytes
            .saturating_mul(hdf5_chunks::MAX_EXPANSION)
            .max(FREE);
        let check = |what: &str, bytes: u64| match bytes <= most {
            true => Ok(()),
            false => Err(damaged(format!(
                "its `{name}` {what} {bytes} bytes, where a file of {} can hold at most {most}",
                self.bytes
            ))),
        };
        let size = dataset.element_size().map_err(failed)?.max(8);
        check(
            "has",
            shape.iter().fold(size, |all, &n| all.saturating_mul(n)),
        )?;
        // A chunk is read and decompressed as a whole.
        if let Some(chunk) = hdf5_chunks::decompressed_bytes(dataset).map_err(failed)? {
            check("has chunks of", chunk)?;
            hdf5_chunks::check_stored(dataset, chunk, self.bytes)
                .map_err(|what| damaged(format!("its `{name}` {what}")))?;
        }
        Ok(())
    }

    /// The one text of a dataset.
    pub(super) fn text(&self, name: &str, dataset: &Dataset) -> Result<String> {
        let failed = |error: hdf5_pure::Error| damaged(format!("its `{name}`: {error}"));
        let shape = dataset.shape().map_err(failed)?;
        self.check(name, dataset, &shape)?;
        let limits = VlenStringReadOptions::new()
            .with_max_elements(1)
            .with_max_payload_bytes(MOST_TEXT);
        let texts = match dataset.read_vlen_strings(limits) {
            Ok(texts) => texts,
            // Texts of fixed length.
            Err(_) => dataset.read_string().map_err(failed)?,
        };
        match <[String; 1]>::try_from(texts) {
            Ok([text]) => Ok(text),
            Err(texts) => Err(damaged(format!(
                "its `{name}` has {} texts: expected one",
                texts.len()
            ))),
        }
    }

    /// An attribute of the file.
    pub(super) fn attribute(&self, name: &str) -> Option<AttrValue> {
        self.file.root().attrs().ok()?.remove(name)
    }

    /// A number in an attribute of the file.
    pub(super) fn number(&self, name: &str) -> Option<f64> {
        let value = self.attribute(name)?;
        value
            .as_f64()
            .or_else(|| value.as_i64().map(|number| number as f64))
    }

    /// The names of what is in the root of the file, for messages.
    pub(super) fn content(&self) -> String {
        let root = self.file.root();
        let mut names = root.datasets().unwrap_or_default();
        names.extend(root.groups().unwrap_or_default());
        names.retain(|name| !name.starts_with('#'));
        names.sort();
        names.truncate(12);
        match names.is_empty() {
            true => "nothing".into(),
            false => format!("`{}`", names.join("`, `")),
        }
    }
}
