//! The performance log: a file with one line of JSON for each event of a job, batches among them.

use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde_json::{Map, Value, json};

use super::batch::BatchSeconds;
use crate::device::{CPU, Glance, Gpu, GpuInventory, OpenDevice};
use crate::error::{Error, Result};
use crate::files;
use crate::info::FitInfo;

/// The most bytes of a line.
const MOST_LINE: u64 = 1 << 16;

/// The longest wait of a batch for the state of its GPU. Later its line has none.
const ANSWER: Duration = Duration::from_millis(500);

/// A name for a job in logs, which no other job of this machine has.
pub(crate) fn new_job_id() -> String {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    let began = SystemTime::now().duration_since(UNIX_EPOCH);
    let seconds = began.unwrap_or_default().as_secs();
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    format!("{seconds}-{}-{number}", std::process::id())
}

/// A batch that a device has finished.
pub(crate) struct FinishedBatch<'a> {
    pub device: &'a OpenDevice,
    pub spots: usize,
    /// Bytes of pixels and results.
    pub bytes: u64,
    pub seconds: &'a BatchSeconds,
}

/// The file, opened for appending. Processes can share it, because each line is written by one
/// call.
#[derive(Debug)]
pub(crate) struct PerformanceLog {
    file: Mutex<File>,
    inventory: Arc<dyn GpuInventory>,
    glance: Mutex<Glance>,
}

impl PerformanceLog {
    /// Checks that the file is not there, is empty, or is a performance log: lines are appended.
    ///
    /// # Errors
    ///
    /// Returns an error if it has something else, or cannot be read.
    pub fn check(path: &Path) -> Result<()> {
        let cause = match files::start(path, MOST_LINE) {
            Ok(start) if start.is_empty() || is_line(&start) => return Ok(()),
            Ok(_) => "it is no performance log, so nothing is appended: remove it, or name \
                      another file"
                .to_owned(),
            Err(error) => error.to_string(),
        };
        Err(Error::Setting {
            from: "performance_log".into(),
            cause: format!("{}: {cause}", path.display()),
        })
    }

    pub fn open(path: &Path, inventory: Arc<dyn GpuInventory>) -> Result<Self> {
        let file = files::append(path).map_err(|error| Error::Setting {
            from: "performance_log".into(),
            cause: format!("{}: {error}", path.display()),
        })?;
        Ok(Self {
            file: Mutex::new(file),
            inventory,
            glance: Mutex::default(),
        })
    }

    /// Writes a line for a finished batch of a job with this telemetry so far.
    pub fn batch(&self, job_id: &str, job: &FitInfo, batch: &FinishedBatch<'_>) {
        let FinishedBatch {
            device,
            spots,
            bytes,
            seconds,
        } = batch;
        let elapsed = seconds.uploading + seconds.computing;
        let mut more = fields(json!({
            "device": device.name,
            "id": device.id,
            "backend": device.backend,
            "batch_size": spots,
            "batch_bytes": bytes,
            "seconds": elapsed,
            "fits_per_second": *spots as f64 / elapsed,
        }));
        if device.id != CPU
            && let Some(gpu) = self.gpu(&device.id)
        {
            let share = job.devices.iter().find(|share| share.id == device.id);
            more.append(&mut fields(json!({
                "own_memory_bytes": share.map(|share| share.memory_bytes),
                "memory_used_bytes": gpu.memory.map(|memory| memory.total.saturating_sub(memory.free)),
                "utilisation_percent": gpu.utilisation,
                "temperature_celsius": gpu.temperature,
                "power_watt": gpu.power,
            })));
        }
        self.event(job_id, "batch", job, Value::Object(more));
    }

    /// The state of a GPU; `None` if the driver does not tell it in time.
    fn gpu(&self, id: &str) -> Option<Gpu> {
        let mut glance = self.glance.lock().unwrap_or_else(PoisonError::into_inner);
        let gpus = glance.gpus(&self.inventory, ANSWER)?;
        gpus.into_iter().find(|gpu| gpu.id == id)
    }

    /// Writes a line for an event of a job with this telemetry so far, and more fields.
    pub fn event(&self, job_id: &str, event: &str, job: &FitInfo, more: Value) {
        let time = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .unwrap_or_default();
        let mut line = fields(json!({
            "time": time.as_secs_f64(),
            "event": event,
            "job": job_id,
            "job_seconds": job.seconds,
            "job_seconds_waiting": job.seconds_waiting,
            "job_seconds_uploading": job.seconds_uploading,
            "job_seconds_computing": job.seconds_computing,
            "job_seconds_reading_back": job.seconds_reading_back,
            "job_retries": job.retries,
            "job_fallbacks": job.fallbacks,
            "job_gpu_share": job.gpu_share(),
        }));
        line.extend(fields(more));
        let line = Value::Object(line);
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        if let Err(error) = file.write_all(format!("{line}\n").as_bytes()) {
            tracing::warn!(%error, "the performance log cannot be written");
        }
    }
}

/// True if the first line of a text is one of a performance log.
fn is_line(text: &[u8]) -> bool {
    let line = text.split(|&byte| byte == b'\n').next().unwrap_or(text);
    let line: Value = serde_json::from_slice(line).unwrap_or_default();
    line["time"].is_number() && (line["job"].is_string() || line["device"].is_string())
}

/// The fields of an object.
fn fields(object: Value) -> Map<String, Value> {
    match object {
        Value::Object(fields) => fields,
        _ => Map::new(),
    }
}
