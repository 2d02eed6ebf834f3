//! The performance log: a file with one line of JSON per batch.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::json;

use super::batch::BatchSeconds;
use crate::device::{CPU, GpuInventory, OpenDevice};
use crate::error::{Error, Result};

/// The file, opened for appending. Processes can share it, because each line is written by one
/// call.
#[derive(Debug)]
pub(crate) struct PerformanceLog {
    file: Mutex<File>,
    inventory: Arc<dyn GpuInventory>,
}

impl PerformanceLog {
    pub fn open(path: &Path, inventory: Arc<dyn GpuInventory>) -> Result<Self> {
        let file = OpenOptions::new().create(true).append(true).open(path);
        let file = file.map_err(|error| Error::Setting {
            from: "performance_log".into(),
            cause: format!("{}: {error}", path.display()),
        })?;
        Ok(Self {
            file: Mutex::new(file),
            inventory,
        })
    }

    /// Writes a line for a finished batch.
    pub fn batch(&self, device: &OpenDevice, spots: usize, seconds: BatchSeconds, bytes: u64) {
        let time = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .unwrap_or_default();
        let elapsed = seconds.uploading + seconds.computing;
        let mut line = json!({
            "time": time.as_secs_f64(),
            "device": device.name,
            "id": device.id,
            "backend": device.backend,
            "batch_size": spots,
            "batch_bytes": bytes,
            "seconds": elapsed,
            "fits_per_second": spots as f64 / elapsed,
        });
        if device.id != CPU
            && let Some(gpu) = self
                .inventory
                .view()
                .gpus
                .into_iter()
                .find(|gpu| gpu.id == device.id)
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
