//! Localization: from a movie or a stack of ROIs to a table.
//!
//! A run has four stages:
//!
//! 1. Search: a [`Detector`](crate::detect::Detector) finds the spots in frames of a movie, and
//!    their ROIs are cut into batches.
//! 2. Fit: a [`Fitter`](gaussmle::Fitter) fits each batch.
//! 3. Rows: the fits become rows of a [`LocalizationTable`](gaussmle::LocalizationTable).
//! 4. Record: the rows are added to a checkpoint, from which the table is written at the end.
//!    [`FitFile`] knows their number from the start, and writes the table while it fits.
//!
//! [`Localize`] does the first two in memory, and overlaps them. [`LocalizeFile`] adds the others:
//! it runs from a movie in a file to a table in a file, and can be interrupted and resumed.
//! [`FitFile`] does the same for ROIs that are already cut, without resuming.
//!
//! [`FollowFile`] localizes a movie while another program writes it.
//!
//! [`LocalizeBlocks`] takes frames that arrive one block after the other; a
//! [`Session`](crate::session::Session) takes them from other threads. [`PeakSearch`] searches
//! without fits, [`peak_table`] makes a table of what it finds, and [`cut_rois`] cuts ROIs at given
//! places.
//!
//! All of these share [`detector_and_fitter`] and [`Run`]. A program that localizes by [`Localize`]
//! makes a table with the same counts, notes and description from them.

mod cancellable_rows;
mod checkpoint;
mod checkpoint_header;
mod cut;
mod detector_and_fitter;
mod follow_file;
mod followed_blocks;
mod frame_block;
pub(crate) mod frame_tasks;
mod movie_file;
mod movie_peaks;
mod movie_watch;
mod output_paths;
mod peak_table;
mod pipeline;
mod progress;
mod roi_arrays;
pub(crate) mod roi_batch;
mod roi_file;
mod row_codec;
mod row_stream;
mod run;
mod run_identity;
mod searched_blocks;
mod stored_configuration;
mod summary;
mod why_nothing;

pub use cut::cut_rois;
pub use detector_and_fitter::detector_and_fitter;
pub use follow_file::FollowFile;
pub use frame_block::FrameBlock;
pub use frame_tasks::block_ranges;
pub use movie_file::{Finished, LocalizeFile};
pub use movie_peaks::PeakSearch;
pub use output_paths::{check_output_paths, check_run_paths, partial_name, table_files};
pub use peak_table::peak_table;
pub use pipeline::{Localize, LocalizeBlocks, SearchedFrames};
pub use progress::Progress;
pub use roi_file::FitFile;
pub use run::{Run, RunDescription};
pub use stored_configuration::run_section;
pub use summary::{RunCounts, RunSummary};
pub use why_nothing::why_nothing;
pub(crate) use why_nothing::why_nothing_in;
