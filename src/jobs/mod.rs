//! Whole files to whole files: a movie, or a stack of ROIs, becomes a table.

pub(crate) mod found;
mod localize;
mod places;
mod progress;
mod simulate;
mod spool;
mod stack;

pub use localize::{Localize, LocalizeFile};
pub use places::{keep_apart, of_table};
pub use progress::{Progress, Stop};
pub use simulate::{SimulateMovie, SimulateStack};
pub use spool::partial_name;
pub use stack::FitFile;

use std::path::Path;

use crate::error::Result;
use crate::fits::Fits;
use crate::info::FitInfo;
use crate::partial::write_whole;
use crate::status::Status;
use crate::table::LocalizationTable;
use crate::tails::Tails;

/// Writes a text, which is there whole or not at all.
///
/// # Errors
///
/// If it cannot be written.
pub fn write_text(path: &Path, text: &str) -> Result<()> {
    Ok(write_whole(path, text.as_bytes())?)
}

/// What a job did.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Whether all of it was done; else it was called off.
    pub complete: bool,
    /// Where it stands.
    pub progress: Progress,
    /// Localizations that converged, at a bound or not.
    pub usable: u64,
    /// Those that did so without a bound.
    pub converged: u64,
    /// Their p-values, counted.
    pub tails: Tails,
    /// What should be said of it.
    pub notes: Vec<String>,
    /// Devices, retries, seconds.
    pub info: FitInfo,
}

impl Report {
    /// Adds one of many fits, whose table has the p-values.
    fn add(&mut self, fits: &Fits, table: &LocalizationTable) {
        self.tails.add(table);
        let usable = fits.status().iter().filter(|status| status.is_usable());
        self.usable += usable.count() as u64;
        let free = fits.status().iter().filter(|s| **s == Status::Converged);
        self.converged += free.count() as u64;
        self.info.add(fits.info());
    }

    /// Notes what p-values say of the camera.
    fn doubt(&mut self) {
        self.notes.extend(self.tails.remark());
    }
}
