//! The performance log: a file with one line of JSON for each event of a job, batches among them.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde_json::{Map, Value, json};

use super::batch::BatchSeconds;
use crate::device::{CPU, Glance, Gpu, GpuInventory, OpenDevice};
use crate::error::{Error, Result};
use crate::info::FitInfo;
use gaussmle_base::files;

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
    /// True after a line that could not be written, so that it is reported once.
    failed: AtomicBool,
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
            Ok(start) if is_start(&start) => return Ok(()),
            Ok(_) => "it is no performance log, so nothing is appended: remove it, or name \
                      another file"
                .to_owned(),
            Err(error) => error.to_string(),
        };
        Err(Error::Option {
            option: "performance_log",
            cause: format!("{}: {cause}", path.display()),
        })
    }

    pub fn open(path: &Path, inventory: Arc<dyn GpuInventory>) -> Result<Self> {
        let file = files::append(path).map_err(|error| Error::Option {
            option: "performance_log",
            cause: format!("{}: {error}", path.display()),
        })?;
        Ok(Self {
            file: Mutex::new(file),
            failed: AtomicBool::new(false),
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
        if let Err(error) = write_line(&mut *file, &line)
            && !self.failed.swap(true, Ordering::Relaxed)
        {
            tracing::warn!(%error, "the performance log cannot be written: lines are missing or torn");
        }
    }
}

/// Appends a line by one call. If a line before it is torn, a line break comes first.
fn write_line(file: &mut (impl Read + Write + Seek), line: &Value) -> io::Result<()> {
    let is_torn = file.seek(SeekFrom::End(0))? > 0 && {
        let mut last = [0];
        file.seek(SeekFrom::End(-1))?;
        file.read_exact(&mut last)?;
        last != *b"\n"
    };
    let before = if is_torn { "\n" } else { "" };
    file.write_all(format!("{before}{line}\n").as_bytes())
}

/// The starts of lines: in the order of their fields, or sorted by name, as `serde_json` was built.
const LINE_STARTS: [&[u8]; 4] = [
    b"{\"time\":",
    b"{\"backend\":\"",
    b"{\"cause\":",
    b"{\"event\":\"",
];

/// True if a performance log can begin so: with nothing, a line, or a torn line. One that is cut within
/// its first name must be the only one, or have a line after it: other files begin with a brace, too.
fn is_start(text: &[u8]) -> bool {
    let mut lines = text.split(|&byte| byte == b'\n');
    let first = lines.next().unwrap_or_default();
    let begins = LINE_STARTS.iter().any(|start| first.starts_with(start));
    let is_whole = (first.len() as u64) < MOST_LINE;
    text.is_empty()
        || is_line(first)
        || is_torn(first) && is_whole && (begins || lines.next().is_none_or(is_line))
}

/// True if this is the begin of a line of a performance log, whose rest is missing or something else:
/// a process ended or the disk was full while it was written.
fn is_torn(line: &[u8]) -> bool {
    let begins = |start: &&[u8]| line.starts_with(start) || start.starts_with(line);
    !line.is_empty()
        && LINE_STARTS.iter().any(begins)
        && serde_json::from_slice::<Value>(line).is_err()
}

/// True if this is a line of a performance log.
fn is_line(line: &[u8]) -> bool {
    let line: Value = serde_json::from_slice(line).unwrap_or_default();
    line["time"].is_number() && line["job"].is_string()
}

/// The fields of an object.
fn fields(object: Value) -> Map<String, Value> {
    match object {
        Value::Object(fields) => fields,
        _ => Map::new(),
    }
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use super::*;

    #[test]
    fn a_line_after_a_torn_one_begins_on_its_own() {
        let mut file = Cursor::new(Vec::new());
        for _ in 0..2 {
            write_line(&mut file, &json!({"time": 1})).expect("written");
        }
        assert_eq!(file.get_ref(), b"{\"time\":1}\n{\"time\":1}\n");
        file.get_mut().truncate(15);
        write_line(&mut file, &json!({"time": 2})).expect("written");
        assert_eq!(file.get_ref(), b"{\"time\":1}\n{\"ti\n{\"time\":2}\n");
    }

    #[test]
    fn logs_with_a_torn_first_line_are_told_from_other_files() {
        let line = "{\"time\":1.5,\"event\":\"start\",\"job\":\"1-2-3\"}";
        for cut in 0..line.len() {
            let torn = &line[..cut];
            assert!(is_start(torn.as_bytes()), "{torn}");
            assert!(cut == 0 || is_torn(torn.as_bytes()), "{torn}");
            let more = format!("{torn}\n{line}\n");
            assert!(cut == 0 || is_start(more.as_bytes()), "{more}");
        }
        assert!(is_start(line.as_bytes()) && !is_torn(line.as_bytes()));
        let long = format!("{{\"time\":[{}", "1,".repeat(MOST_LINE as usize));
        for other in [
            "\n",
            "{\n  \"time\": 1\n}\n",
            "{\"time\":1,\"value\":2}\n",
            "x,y\n1,2\n",
            "\u{1}",
            &long[..MOST_LINE as usize],
        ] {
            assert!(!is_start(other.as_bytes()), "{}", &other[..1]);
        }
    }
}
