//! Totals from a performance log.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;

use serde_json::Value;

use crate::device::CPU;
use crate::engine::is_torn;
use crate::error::{Error, Result};
use crate::totals::Totals;
use gaussmle_base::files;

/// The longest line of a log that is read, bytes. Lines have about a thousand.
const MAX_LINE: u64 = 1 << 20;

impl Totals {
    /// The work that a performance log records, of any number of processes. Torn lines are left out
    /// and counted.
    ///
    /// # Errors
    ///
    /// Returns an error if the file cannot be read or is not a performance log.
    pub fn from_performance_log(path: &Path) -> Result<Self> {
        let failed = |cause: String| Error::Setting {
            from: path.display().to_string(),
            cause,
        };
        let file = files::open(path).map_err(|error| failed(error.to_string()))?;
        let mut file = BufReader::new(file);
        let mut totals = Self::default();
        // The numbers of a job grow from line to line, so its last line counts.
        let mut jobs: BTreeMap<String, Value> = BTreeMap::new();
        let mut lines = 0_u64;
        for number in 1_u64.. {
            let mut line = Vec::new();
            // A file without lines is not read as a whole.
            let read = file.by_ref().take(MAX_LINE).read_until(b'\n', &mut line);
            let read = read.map_err(|error| failed(error.to_string()))? as u64;
            if read == 0 {
                break;
            }
            let line = line.trim_ascii_end();
            if is_torn(line) && read < MAX_LINE {
                totals.skipped_lines += 1;
                continue;
            }
            // Two processes may both end a torn line.
            if line.is_empty() && read == 1 {
                continue;
            }
            let not_a_log = || failed(format!("line {number} is not of a performance log"));
            let line: Value = serde_json::from_slice(line).map_err(|_| not_a_log())?;
            lines += 1;
            let text = |name: &str| line[name].as_str().map(str::to_owned);
            let count = |name: &str| line[name].as_u64();
            let (Some(event), Some(job)) = (text("event"), text("job")) else {
                return Err(not_a_log());
            };
            if event != "batch" {
                jobs.insert(job, line);
                continue;
            }
            let (Some(name), Some(id), Some(spots), Some(bytes)) = (
                text("device"),
                text("id"),
                count("batch_size"),
                count("batch_bytes"),
            ) else {
                return Err(not_a_log());
            };
            let is_gpu = id != CPU;
            let work = totals.devices.entry((name, id)).or_default();
            work.spots += spots;
            work.batches += 1;
            work.bytes += bytes;
            work.memory_bytes = work
                .memory_bytes
                .max(count("own_memory_bytes").unwrap_or_default());
            if is_gpu {
                work.gpu_spots += spots;
            }
            jobs.insert(job, line);
        }
        if lines == 0 && totals.skipped_lines > 0 {
            return Err(failed("no line is one of a performance log".into()));
        }
        for job in jobs.values() {
            // A job without an end is in progress, or its process was killed.
            match job["outcome"].as_str() {
                Some("failed") => totals.failed += 1,
                Some("done") => totals.calls += 1,
                _ => {}
            }
            let number = |name: &str| job[name].as_f64().unwrap_or_default();
            let count = |name: &str| job[name].as_u64().unwrap_or_default();
            totals.retries += count("job_retries");
            totals.fallbacks += count("job_fallbacks");
            totals.seconds += number("job_seconds");
            totals.seconds_waiting += number("job_seconds_waiting");
            totals.seconds_uploading += number("job_seconds_uploading");
            totals.seconds_computing += number("job_seconds_computing");
            totals.seconds_reading_back += number("job_seconds_reading_back");
        }
        Ok(totals)
    }
}
