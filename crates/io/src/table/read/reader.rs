//! Readers of tables, and the signs by which they recognize files.

use hdf5_pure::Dataset;

use super::archive::Archive;
use super::hdf5::Hdf5;
use super::input::Input;
use super::text::Text;
use super::types::ReadTable;
use crate::table::error::TableError;

/// The sign of a format within the container of its files, and the reader.
pub(in crate::table) enum Reader {
    /// The first bytes of a file.
    Binary {
        start: &'static [u8],
        read: fn(&Input<'_>) -> Result<ReadTable, TableError>,
    },
    /// The name of a member of a ZIP archive; with a dot first, an ending of names.
    Archive {
        member: &'static str,
        read: fn(&mut Archive<'_, '_>) -> Result<ReadTable, TableError>,
    },
    /// A dataset of HDF5. The reader gets it.
    Hdf5 {
        dataset: &'static str,
        read: fn(&Hdf5<'_, '_>, &Dataset) -> Result<ReadTable, TableError>,
    },
    /// Text whose first line names certain columns.
    Text {
        is: fn(&Text<'_, '_>) -> bool,
        read: fn(Text<'_, '_>) -> Result<ReadTable, TableError>,
    },
}
