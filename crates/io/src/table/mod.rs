//! Tables of localizations in files.
//!
//! [`Format::all`] has the formats, those of gaussmle and those of other programs. [`write`](fn@write)
//! saves the native table in most of them. [`read`](fn@read) reads all of them into the native table.
//! [`rewrite`] saves a table that was read. [`Filter`] selects rows by a condition.
//!
//! A file appears under its name when it is complete. Rows come in blocks ([`Rows`]), so a table
//! may be larger than memory.
//!
//! ```
//! use gaussmle::{LocalizationTable, Model};
//! use gaussmle_io::table::{self, Filter, Format, Metadata, ReadOptions};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let folder = std::env::temp_dir().join(format!("gaussmle-table-{}", std::process::id()));
//! # std::fs::create_dir_all(&folder)?;
//! let model = Model::xynb(0.13);
//! let localizations = LocalizationTable::empty(model.clone(), 0.1.into()); // as of `Fits::table`
//! let metadata = Metadata {
//!     model,
//!     pixel_size_um: 0.1.into(),
//!     width: 256,
//!     height: 256,
//!     frames: 1000,
//!     configuration: String::new(),
//!     notes: Vec::new(),
//!     remarks: Vec::new(),
//!     steps: Vec::new(),
//! };
//! let path = folder.join("locs.parquet");
//! table::write(&path, Format::of(&path)?, &localizations, &metadata)?;
//!
//! let read = table::read(&path, &ReadOptions::default())?;
//! assert_eq!(read.metadata.pixel_size_um, Some(0.1.into()));
//! let precise = Filter::parse("x_std < 0.02 and photons > 500")?.apply(&read.table)?;
//! assert_eq!(precise.names(), localizations.names());
//! # std::fs::remove_dir_all(&folder)?;
//! # Ok(())
//! # }
//! ```

mod checksum;
mod choice;
mod columns;
mod error;
mod format;
mod formats;
mod metadata;
mod read;
mod rows;
mod spots;
mod step;
mod stored_zip;
mod summary;
mod table_format;
mod table_info;
mod text;
mod where_clause;
mod write;

pub use columns::unit;
pub use error::TableError;
pub use format::Format;
pub use metadata::{
    Metadata, REGION_PIXELS, SEARCHED_PIXELS, StoredRemark, TableMetadata, TableOverrides,
};
pub use read::{ReadOptions, ReadTable, read};
pub use rows::{Blocks, Rows, collect};
pub use step::Step;
pub use stored_zip::StoredZip;
pub use summary::{ColumnSummary, TableSummary};
pub use where_clause::Filter;
pub use write::{rewrite, write, write_stream};
