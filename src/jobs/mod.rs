//! Whole files to whole files: a movie, or a stack of ROIs, becomes a table.

mod found;
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
use crate::io::FileError;
use crate::partial::Partial;
use crate::status::Status;

/// Writes a text, which is there whole or not at all.
///
/// # Errors
///
/// If it cannot be written.
pub fn write_text(path: &Path, text: &str) -> Result<()> {
    write_whole(path, text.as_bytes())
}

fn write_whole(path: &Path, bytes: &[u8]) -> Result<()> {
    let written = Partial::with_bytes(path, bytes).and_then(Partial::keep);
    written.map_err(|source| {
        FileError::Write {
            path: path.into(),
            source,
        }
        .into()
    })
}

/// P-values that one in a thousand good fits is beyond.
const EXTREME: f64 = 1e-3;

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
    /// Those that are worse than noise explains, at a p-value below 0.001.
    pub too_bad: u64,
    /// Those that are better than noise allows, at a p-value above 0.999.
    pub too_good: u64,
    /// What should be said of it.
    pub notes: Vec<String>,
    /// Devices, retries, seconds.
    pub info: FitInfo,
}

impl Report {
    /// Adds one of many fits.
    fn add(&mut self, fits: &Fits) {
        let usable = |(_, status): &(f64, &Status)| status.is_usable();
        for (p_value, _) in fits.p_value().into_iter().zip(fits.status()).filter(usable) {
            self.usable += 1;
            self.too_bad += u64::from(p_value < EXTREME);
            self.too_good += u64::from(p_value > 1.0 - EXTREME);
        }
        let free = fits.status().iter().filter(|s| **s == Status::Converged);
        self.converged += free.count() as u64;
        self.info.add(fits.info());
    }

    /// Notes what p-values say of the camera. They are flat where it is known and spots are what is fitted.
    fn doubt(&mut self) {
        const FEWEST: u64 = 100;
        if self.usable < FEWEST {
            return;
        }
        let most = |count: u64| 2 * count > self.usable;
        if most(self.too_good) {
            self.notes.push("most fits are better than noise allows (p-values near 1): the camera's gain is likely larger than what was given, or pixels are smoothed; stated uncertainties are then off".into());
        } else if most(self.too_bad) {
            self.notes.push("most fits are worse than noise explains (p-values near 0): check the camera's offset and gain, and the width; stated uncertainties are then off".into());
        }
    }
}
