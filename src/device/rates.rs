//! Measured speeds of devices, kept in a file from one process to the next.
//!
//! `rates.json` has, for each device and kind of fit, the last runs by date:
//!
//! ```json
//! {
//!   "cpu, xynb, outputs std p_value": {
//!     "pixels_per_second": { "2026-11-25": [2.9e8, 3.1e8], "2026-11-26": [3.0e8] },
//!     "start_seconds": { "2026-11-25": [0.18, 0.21], "2026-11-26": [0.17] }
//!   }
//! }
//! ```
//!
//! A process adds a rate once an hour, from a job of 20,000 spots or more, and the seconds of the
//! start from its first job of each kind. Its other jobs write no file. `samples` tells which runs
//! count.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime};

use gaussmle_kernels::spec::Outputs;
use serde::{Deserialize, Serialize};

use super::samples::{Day, Samples};
use crate::model::Model;
use crate::output::Output;
use gaussmle_base::files;

/// Speeds of a device that runs have measured, for one model and choice of outputs.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Rate {
    /// Pixels per second, from host array to results. On the CPU those of one thread, so that runs
    /// on all cores and on some of them agree.
    pub pixels_per_second: Samples,
    /// Extra seconds of the first fit of a process: context and compiler.
    pub start_seconds: Samples,
}

/// The longest wait for other processes that add to the file.
const LOCK_TIME: Duration = Duration::from_secs(1);

/// The variable that names the folder.
const FOLDER: &str = "GAUSSMLE_CACHE";

/// Folders of caches of this user: variables, and a folder in each.
#[cfg(not(windows))]
const USER_FOLDERS: [(&str, &str); 2] =
    [("XDG_CACHE_HOME", "gaussmle"), ("HOME", ".cache/gaussmle")];
#[cfg(windows)]
const USER_FOLDERS: [(&str, &str); 1] = [("LOCALAPPDATA", "gaussmle")];

/// The time after which a process adds its rate again.
const INTERVAL: Duration = Duration::from_secs(3600);

/// A file, the time of its last change, and its length.
type Version = (PathBuf, SystemTime, u64);

/// Rates by device and kind of fit.
type RatesByName = Arc<BTreeMap<String, Rate>>;

/// The file that was read last, and its content.
static LAST_READ: Mutex<Option<(Version, RatesByName)>> = Mutex::new(None);

/// Measured speeds of devices. `auto` estimates with them whether a GPU is worth its start.
///
/// A fitter without a folder assumes typical speeds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rates {
    file: Option<PathBuf>,
}

impl Rates {
    /// Speeds kept in the file `rates.json` of a folder, which is created when there is something
    /// to keep. A file that cannot be read counts as empty.
    pub fn in_folder(folder: impl Into<PathBuf>) -> Self {
        Self {
            file: Some(folder.into().join("rates.json")),
        }
    }

    /// Speeds in the cache folder of this user: `GAUSSMLE_CACHE`, else `gaussmle` in
    /// `XDG_CACHE_HOME` or in `~/.cache`, on Windows in `LOCALAPPDATA`.
    pub fn of_this_user() -> Self {
        let variable = |name: &str| {
            std::env::var_os(name)
                .filter(|value| !value.is_empty())
                .map(PathBuf::from)
        };
        let in_folder = |(name, inner): (&str, &str)| Some(variable(name)?.join(inner));
        let folder = variable(FOLDER).or_else(|| USER_FOLDERS.into_iter().find_map(in_folder));
        folder.map_or_else(Self::default, Self::in_folder)
    }

    /// Reads the file, if it has changed since this process read it last.
    pub(crate) fn load(&self) -> RateTable {
        let rates = self.file.as_ref().and_then(|file| {
            let metadata = fs::metadata(file).ok()?;
            let version = (file.clone(), metadata.modified().ok()?, metadata.len());
            let mut last = LAST_READ.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some((_, rates)) = last.as_ref().filter(|(known, _)| *known == version) {
                return Some(rates.clone());
            }
            let rates: RatesByName =
                Arc::new(serde_json::from_str(&files::read_text(file).ok()?).ok()?);
            *last = Some((version, rates.clone()));
            Some(rates)
        });
        RateTable {
            file: self.file.clone(),
            rates: rates.unwrap_or_default(),
        }
    }

    /// True if this process has not added a rate for an hour, and adds one now. So fits in a row do
    /// not write the file each.
    pub(crate) fn is_due(&self, device: &str, kind: &str) -> bool {
        static ADDED: Mutex<BTreeMap<(PathBuf, String), Instant>> = Mutex::new(BTreeMap::new());
        let Some(file) = &self.file else { return false };
        let name = (file.clone(), key(device, kind));
        let mut added = ADDED.lock().unwrap_or_else(PoisonError::into_inner);
        let is_due = added.get(&name).is_none_or(|at| at.elapsed() >= INTERVAL);
        if is_due {
            added.insert(name, Instant::now());
        }
        is_due
    }

    /// Adds a run with these figures. The rate of the CPU is that of one thread.
    #[cfg(any(test, feature = "test-util"))]
    pub fn add_run(&self, device: &str, kind: &str, pixels_per_second: f64, start_seconds: f64) {
        let mut table = self.load();
        table.add(device, kind, Some(pixels_per_second), Some(start_seconds));
    }
}

/// Speeds by device and kind of fit.
#[derive(Debug)]
pub(crate) struct RateTable {
    file: Option<PathBuf>,
    rates: RatesByName,
}

fn key(device: &str, kind: &str) -> String {
    format!("{device}, {kind}")
}

/// The name of fits with one model and choice of outputs. Those with fewer outputs are faster. All
/// outputs have no name of their own.
pub(crate) fn kind_of_fit(model: &Model, outputs: Outputs) -> String {
    let mut kind = model.name().to_owned();
    if outputs == Outputs::ALL {
        return kind;
    }
    kind += ", outputs";
    for output in Output::of(outputs) {
        kind += " ";
        kind += output.name();
    }
    kind
}

impl RateTable {
    pub fn get(&self, device: &str, kind: &str) -> Option<&Rate> {
        self.rates.get(&key(device, kind))
    }

    /// Adds what a run has measured. If the file cannot be written, the next process measures again.
    pub fn add(&mut self, device: &str, kind: &str, rate: Option<f64>, start: Option<f64>) {
        let Some(file) = self.file.clone() else {
            return self.extend(device, kind, rate, start);
        };
        let forget = || *LAST_READ.lock().unwrap_or_else(PoisonError::into_inner) = None;
        let mut add = || -> std::io::Result<()> {
            if let Some(folder) = file.parent() {
                fs::create_dir_all(folder)?;
            }
            // Other processes of this user add to the file, too.
            let _lock = files::lock_own(&file.with_extension("lock"), LOCK_TIME)?;
            forget();
            let path = &file;
            let file = Some(path.clone());
            self.rates = Rates { file }.load().rates;
            self.extend(device, kind, rate, start);
            files::replace(path, &serde_json::to_vec_pretty(&*self.rates)?)
        };
        let added = add();
        // Two changes within a tick of the file system's clock may look alike.
        forget();
        if let Err(error) = added {
            tracing::debug!(%error, file = %file.display(), "device speeds were not saved");
        }
    }

    fn extend(&mut self, device: &str, kind: &str, rate: Option<f64>, start: Option<f64>) {
        let today = Day::today();
        let known = Arc::make_mut(&mut self.rates).entry(key(device, kind));
        let known = known.or_default();
        known.pixels_per_second.extend(rate, today);
        known.start_seconds.extend(start, today);
    }
}
