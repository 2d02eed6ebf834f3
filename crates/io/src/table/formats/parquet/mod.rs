//! The native table in Parquet, which Arrow, pandas and databases read. Tables of other programs with
//! the same names are read, too.

mod pages;
mod read;
mod seal;
mod write;

use crate::table::format::Format;
use crate::table::read::Reader;
use crate::table::table_format::TableFormat;

impl Format {
    /// The native table in Parquet.
    pub const PARQUET: Self = Self {
        name: "parquet",
        program: None,
        kind: "Parquet",
        endings: &[".parquet"],
        sidecar: None,
        usable_rows_only: false,
        one_pass: true,
    };
}

pub(super) const PARQUET: TableFormat = TableFormat {
    format: Format::PARQUET,
    reader: Reader::Binary {
        start: b"PAR1",
        read: read::read,
    },
    write: Some(write::write),
};
