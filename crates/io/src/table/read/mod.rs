//! Reads tables of gaussmle and of other programs. All of them become the native table.
//!
//! The formats themselves are in [`formats`](super::formats). Here is what they share: containers
//! (text, ZIP, HDF5), columns on their way into a table, and recognition.

pub(super) mod archive;
pub(super) mod assembly;
pub(super) mod hdf5;
pub(super) mod input;
pub(super) mod length;
pub(super) mod native;
pub(super) mod notes;
pub(super) mod numbers;
mod open;
mod reader;
pub(super) mod text;
pub(super) mod text_columns;
mod types;

pub use open::read;
pub(super) use reader::Reader;
pub use types::{ReadOptions, ReadTable};
