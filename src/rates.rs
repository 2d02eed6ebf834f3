//! How fast devices of this machine have been, kept from one process to the next.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use serde::{Deserialize, Serialize};

/// How fast a device fits one model, as far as it was measured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Rate {
    /// Pixels a second, from host array to results.
    pub pixels_per_second: Option<f64>,
    /// Seconds that the first fit of a process takes longer: context and compiler.
    pub start_seconds: Option<f64>,
}

/// The variable that says where rates are kept.
const FOLDER: &str = "GAUSSMLE_CACHE";

/// Where rates are kept for this user of this machine.
pub(crate) fn folder() -> Option<PathBuf> {
    let variable = |name| {
        std::env::var_os(name)
            .filter(|v| !v.is_empty())
            .map(PathBuf::from)
    };
    variable(FOLDER)
        .or_else(|| variable("XDG_CACHE_HOME").map(|folder| folder.join("gaussmle")))
        .or_else(|| variable("HOME").map(|home| home.join(".cache/gaussmle")))
}

/// Drafts of this process.
static DRAFTS: AtomicU64 = AtomicU64::new(0);

/// Rates by device and model, in a file.
#[derive(Debug)]
pub(crate) struct Rates {
    file: Option<PathBuf>,
    known: BTreeMap<String, Rate>,
}

fn key(device: &str, model: &str) -> String {
    format!("{device}, {model}")
}

impl Rates {
    /// Those in a folder; an unreadable file counts as none.
    pub fn at(folder: Option<&Path>) -> Self {
        let file = folder.map(|folder| folder.join("rates.json"));
        let text = file.as_ref().and_then(|file| fs::read_to_string(file).ok());
        let known = text.and_then(|text| serde_json::from_str(&text).ok());
        Self {
            file,
            known: known.unwrap_or_default(),
        }
    }

    pub fn of(&self, device: &str, model: &str) -> Rate {
        self.known
            .get(&key(device, model))
            .copied()
            .unwrap_or_default()
    }

    /// Keeps a rate, if the file can be written: without it, the next process measures again.
    pub fn keep(&mut self, device: &str, model: &str, rate: Rate) {
        self.known.insert(key(device, model), rate);
        let Some(file) = &self.file else { return };
        let kept = || -> std::io::Result<()> {
            if let Some(folder) = file.parent() {
                fs::create_dir_all(folder)?;
            }
            // Renamed into place, so that no process reads half a file.
            let number = DRAFTS.fetch_add(1, Ordering::Relaxed);
            let draft = file.with_extension(format!("{}-{number}.draft", std::process::id()));
            fs::write(&draft, serde_json::to_string_pretty(&self.known)?)?;
            fs::rename(&draft, file)
        };
        if let Err(error) = kept() {
            tracing::debug!(%error, file = %file.display(), "rates are not kept");
        }
    }
}
