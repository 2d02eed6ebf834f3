//! Reads tables of gaussmle and of other programs. All of them become the native table.

mod archive;
mod assembly;
mod csv;
mod decode;
mod hdf5;
mod input;
mod length;
mod native;
mod notes;
mod npz;
mod numbers;
mod open;
mod parquet;
mod parquet_pages;
mod picasso;
mod smlm;
mod text_columns;
mod thunderstorm;
mod types;

pub use open::read;
pub use types::{ReadOptions, ReadTable};
