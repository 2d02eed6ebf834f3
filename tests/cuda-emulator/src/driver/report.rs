//! The report: plain lines `key value..`, for tests to parse. The README describes them.

use std::ffi::c_int;
use std::fmt::Write;

use super::kernel_report;
use super::objects::allocation::Place;
use super::state::{Driver, driver};

/// The version of the format.
const VERSION: u32 = 1;

/// Writes the report at the end of the process.
pub(crate) extern "C" fn at_exit() {
    write(driver());
}

/// Writes the report now. Returns 0, or 1 if the script has none or it cannot be written.
#[unsafe(no_mangle)]
pub extern "C" fn gaussmle_cuda_emulator_report() -> c_int {
    c_int::from(!write(driver()))
}

/// Writes the report to the file of the script. True if that was possible.
fn write(driver: &Driver) -> bool {
    let Some(path) = &driver.script.report else {
        return false;
    };
    match std::fs::write(path, text(driver)) {
        Ok(()) => true,
        Err(error) => {
            eprintln!("the CUDA emulator cannot write {}: {error}", path.display());
            false
        }
    }
}

/// The text of the report.
pub(crate) fn text(driver: &Driver) -> String {
    let mut out = String::new();
    // Writing to a string does not fail.
    let _ = write_text(driver, &mut out);
    out
}

fn write_text(driver: &Driver, out: &mut String) -> std::fmt::Result {
    writeln!(out, "report {VERSION}")?;
    writeln!(out, "driver {}", driver.script.driver)?;
    for (index, device) in driver.devices.iter().enumerate() {
        writeln!(
            out,
            "device {index} cc={}.{} uuid={} bus={} name={}",
            device.capability.major,
            device.capability.minor,
            device.uuid_text(),
            device.pci,
            device.name.replace(' ', "_")
        )?;
    }
    for (entry, count) in super::lock(&driver.calls).iter() {
        writeln!(out, "call {entry} {count}")?;
    }
    for (entry, count) in super::lock(&driver.calls_without_context).iter() {
        writeln!(out, "without_context {entry} {count}")?;
    }
    write_memory(driver, out)?;
    write_left(driver, out)?;
    kernel_report::write_modules(driver, out)?;
    for (device, engines) in driver.engines.iter().enumerate() {
        if driver.script.virtual_gpu.is_some() {
            let [upload, download, kernel] = engines.busy_ns();
            writeln!(
                out,
                "engines {device} upload_ns={upload} download_ns={download} kernel_ns={kernel}"
            )?;
        }
    }
    for (kind, count) in driver.violations.counts() {
        writeln!(out, "violations {} {count}", kind.name())?;
    }
    for (kind, text) in driver.violations.described() {
        writeln!(out, "violation {} {text}", kind.name())?;
    }
    for span in driver.trace.spans() {
        writeln!(
            out,
            "trace {} device={} stream={} index={} queued={} start={} end={} amount={} what={}",
            span.kind,
            span.device,
            span.stream,
            span.index,
            span.queued_ns,
            span.start_ns,
            span.end_ns,
            span.amount,
            span.what
        )?;
    }
    // A report without this line was cut off.
    writeln!(out, "end")
}

fn write_memory(driver: &Driver, out: &mut String) -> std::fmt::Result {
    let memory = super::lock(&driver.memory);
    let devices = (0..driver.devices.len()).map(|index| (index.to_string(), Place::Device(index)));
    for (name, place) in devices.chain([("host".to_owned(), Place::Host)]) {
        let usage = memory.usage_of(place);
        writeln!(
            out,
            "memory {name} allocations={} frees={} bytes={} peak={}",
            usage.allocations, usage.frees, usage.bytes, usage.peak_bytes
        )?;
    }
    Ok(())
}

/// Objects that were not given back.
fn write_left(driver: &Driver, out: &mut String) -> std::fmt::Result {
    let memory = super::lock(&driver.memory);
    let (host, device): (Vec<_>, Vec<_>) = memory
        .live()
        .partition(|allocation| allocation.place == Place::Host);
    let (device, host) = (device.len(), host.len());
    drop(memory);
    let retained: u64 = driver
        .primary_contexts
        .iter()
        .map(|primary| super::lock(primary).retained)
        .sum();
    let left = [
        (
            "contexts",
            driver.contexts.len() as u64,
            driver.contexts.created(),
        ),
        ("retained_contexts", retained, retained),
        (
            "streams",
            driver.streams.len() as u64,
            driver.streams.created(),
        ),
        (
            "events",
            driver.events.len() as u64,
            driver.events.created(),
        ),
        (
            "modules",
            driver.modules.len() as u64,
            driver.modules.created(),
        ),
    ];
    for (name, count, created) in left {
        writeln!(out, "left {name} {count} of {created}")?;
    }
    writeln!(out, "left allocations {device}")?;
    writeln!(out, "left pinned {host}")
}
