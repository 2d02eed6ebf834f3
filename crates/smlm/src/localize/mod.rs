//! Localization: from a movie or a stack of ROIs to a table.
//!
//! A run has four stages:
//!
//! 1. Search: a [`Finder`] finds the spots in frames of a movie, and their ROIs are cut into batches.
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
//! [`Session`](crate::session::Session) takes them from other threads.
//!
//! All of these share [`finder_and_fitter`] and [`Run`]. A program that localizes by [`Localize`]
//! makes a table with the same counts, notes and description from them.

mod checkpoint;
mod describe;
mod emitter_rows;
mod files;
mod finder;
mod finder_and_fitter;
mod movie_width;
mod output_paths;
mod pipeline;
mod run;
mod searched_blocks;
mod watch;

pub use checkpoint::checkpoint_path;
pub use describe::progress::Progress;
pub use describe::stored_configuration::run_section;
pub use describe::summary::{RunCounts, RunSummary};
pub use describe::why_nothing::why_nothing;
pub(crate) use describe::why_nothing::why_nothing_in;
pub use files::follow_file::FollowFile;
pub use files::movie_file::{Finished, LocalizeFile};
pub use files::roi_file::FitFile;
pub use finder::Finder;
pub use finder_and_fitter::finder_and_fitter;
pub use movie_width::with_movie_width;
pub use output_paths::{check_output_paths, check_run_paths, partial_name, table_files};
pub use pipeline::{Localize, LocalizeBlocks, SearchedFrames};
pub use run::{Run, RunDescription};
pub use watch::Watch;
