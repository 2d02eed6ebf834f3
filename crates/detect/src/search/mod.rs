//! The search of a movie: blocks of frames become peaks, or batches of ROIs.

pub(crate) mod cut;
pub(crate) mod frame_block;
pub(crate) mod frame_tasks;
pub(crate) mod movie_peaks;
pub(crate) mod peak_table;
pub(crate) mod roi_batch;
