//! A file that gets a line of JSON for each batch: when, where, how fast, and how the device fared.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::json;

use crate::device::Engine;
use crate::error::{Error, Result};
use crate::machine::Machine;
use crate::source::CPU;
use crate::worker::Seconds;

/// The file, open for appending: processes may share it, line by line.
#[derive(Debug)]
pub(crate) struct PerformanceLog {
    file: Mutex<File>,
    machine: Arc<dyn Machine>,
}

impl PerformanceLog {
    pub fn open(path: &Path, machine: Arc<dyn Machine>) -> Result<Self> {
        let file = OpenOptions::new().create(true).append(true).open(path);
        let file = file.map_err(|error| Error::Setting {
            from: "performance_log".into(),
            cause: format!("{}: {error}", path.display()),
        })?;
        Ok(Self {
            file: Mutex::new(file),
            machine,
        })
    }

    /// Writes about a batch that came back.
    pub fn batch(&self, engine: &Engine, spots: usize, seconds: Seconds, bytes: u64) {
        let time = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .unwrap_or_default();
        let took = seconds.uploading + seconds.computing;
        let mut line = json!({
            "time": time.as_secs_f64(),
            "device": engine.name,
            "id": engine.id,
            "backend": engine.backend(),
            "batch_size": spots,
            "batch_bytes": bytes,
            "seconds": took,
            "fits_per_second": spots as f64 / took,
        });
        if engine.id != CPU
            && let Some(gpu) = self
                .machine
                .look()
                .gpus
                .into_iter()
                .find(|gpu| gpu.id == engine.id)
        {
            line["memory_used_bytes"] = json!(gpu.memory.map(|memory| memory.total - memory.free));
            line["utilisation_percent"] = json!(gpu.utilisation);
            line["temperature_celsius"] = json!(gpu.temperature);
            line["power_watt"] = json!(gpu.power);
        }
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        if let Err(error) = file.write_all(format!("{line}\n").as_bytes()) {
            tracing::warn!(%error, "the performance log cannot be written");
        }
    }
}
