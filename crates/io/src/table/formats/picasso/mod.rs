//! Picasso's HDF5: the compound `/locs`, and metadata in `/metadata` and in a `.yaml` sidecar, which
//! Picasso reads first.
//!
//! Positions and widths are in pixels, an integer is a pixel's centre; z is in nanometres; frames
//! count from 0.

mod read;
mod write;

use crate::table::format::{Format, Sidecar};
use crate::table::read::Reader;
use crate::table::table_format::TableFormat;

impl Format {
    /// Picasso's HDF5, with a `.yaml` sidecar. Unusable spots are left out.
    pub const PICASSO: Self = Self {
        name: "picasso",
        program: Some("Picasso"),
        kind: "HDF5",
        endings: &[".hdf5", ".h5"],
        sidecar: Some(Sidecar::Replacing("yaml")),
        usable_rows_only: true,
        // The header of the file depends on the rows.
        one_pass: false,
    };
}

pub(super) const PICASSO: TableFormat = TableFormat {
    format: Format::PICASSO,
    reader: Reader::Hdf5 {
        dataset: "locs",
        read: read::read,
    },
    write: Some(write::write),
};
