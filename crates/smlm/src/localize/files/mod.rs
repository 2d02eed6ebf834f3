//! Runs from files to files.

pub(crate) mod cancellable_rows;
pub(crate) mod finished_table;
pub(crate) mod follow_file;
pub(crate) mod followed_blocks;
pub(crate) mod movie_file;
pub(crate) mod movie_watch;
pub(crate) mod roi_arrays;
pub(crate) mod roi_file;
pub(crate) mod row_stream;
