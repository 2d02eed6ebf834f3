//! `gaussmle totals`.

use std::path::PathBuf;

use gaussmle::Totals;
use serde_json::{Value, json};

use crate::failure::{DONE, Outcome};
use crate::terminal;

pub fn run(logs: &[PathBuf], as_json: bool) -> Outcome {
    let mut all = Totals::default();
    for log in logs {
        all.merge(&Totals::from_performance_log(log)?);
    }
    match as_json {
        true => terminal::print_json(json(&all))?,
        false => terminal::print(all)?,
    }
    Ok(DONE)
}

fn json(totals: &Totals) -> Value {
    let devices = totals.devices.iter().map(|((name, id), work)| {
        json!({
            "name": name,
            "id": id,
            "spots": work.spots,
            "batches": work.batches,
            "bytes": work.bytes,
            "memory_bytes": work.memory_bytes,
        })
    });
    json!({
        "calls": totals.calls,
        "failed": totals.failed,
        "retries": totals.retries,
        "fallbacks": totals.fallbacks,
        "gpu_share": totals.gpu_share(),
        "seconds": totals.seconds,
        "seconds_waiting": totals.seconds_waiting,
        "seconds_uploading": totals.seconds_uploading,
        "seconds_computing": totals.seconds_computing,
        "seconds_reading_back": totals.seconds_reading_back,
        "skipped_lines": totals.skipped_lines,
        "devices": devices.collect::<Vec<_>>(),
    })
}
