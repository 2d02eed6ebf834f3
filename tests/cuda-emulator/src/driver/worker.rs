//! The thread of a stream, which executes its work.

use std::sync::Arc;
use std::time::Duration;

use super::fault::When;
use super::objects::stream::{Item, Stream};
use super::state::Driver;
use super::trace::Span;
use super::violation::Violation;
use super::work::Execution;

/// Starts the thread of a stream.
pub(crate) fn start(driver: &'static Driver, stream: &Arc<Stream>) {
    let worker = stream.clone();
    let thread = std::thread::Builder::new().name(format!("cuda-stream-{}", stream.number));
    if let Err(error) = thread.spawn(move || run(driver, &worker)) {
        panic!("no thread for a stream of the CUDA emulator: {error}");
    }
}

/// The loop of the thread.
fn run(driver: &'static Driver, stream: &Stream) {
    let _guard = AbortOnPanic;
    // The end of the previous work, which the next one starts after.
    let mut end_ns = 0;
    while let Some(item) = stream.next_item() {
        end_ns = execute(driver, stream, &item, end_ns);
        super::lock(&driver.order).end_work(&item.stamp);
        for part in &item.uses {
            part.allocation.end_use(part.range.clone(), part.is_write);
        }
        drop(item);
        stream.end_item();
    }
}

/// Executes work after `previous_end_ns` and returns when it ended.
fn execute(driver: &Driver, stream: &Stream, item: &Item, previous_end_ns: u64) -> u64 {
    let delay_ns = driver.script.delay.as_nanos() as u64;
    let earliest_ns = item.queued_ns + delay_ns;
    sleep_until(driver, earliest_ns);
    let ready_ns = previous_end_ns.max(earliest_ns);
    let mut execution = Execution {
        device: stream.context.device,
        ready_ns,
        start_ns: 0,
        end_ns: 0,
        accesses: Vec::new(),
        error: None,
    };
    let fault = item.fault.map(|fault| (fault.when, fault.code));
    match fault {
        Some((When::Never, _)) => loop {
            // The thread ends with the process.
            std::thread::sleep(Duration::from_secs(3600));
        },
        Some((When::Work, code)) => execution.error = Some(code),
        _ => {}
    }
    execution.start_ns = driver.now();
    let runs = stream.context.check().is_ok() || item.work.runs_after_errors();
    if execution.error.is_none() && runs {
        item.work.execute(&mut execution);
    }
    if driver.script.virtual_gpu.is_none() {
        execution.end_ns = driver.now();
    } else {
        execution.end_ns = execution.end_ns.max(execution.ready_ns);
        sleep_until(driver, execution.end_ns);
    }
    finish(driver, stream, item, &execution);
    execution.end_ns
}

/// Passes on what the work has done: to those that wait, the context, the order and the trace.
fn finish(driver: &Driver, stream: &Stream, item: &Item, execution: &Execution) {
    item.work.ended(execution.end_ns);
    if let Some(error) = execution.error {
        stream.context.fail(error);
    }
    let what = item.work.description();
    if !execution.accesses.is_empty() {
        let mut order = super::lock(&driver.order);
        let races = order.add_accesses(&item.stamp, &execution.accesses, &what);
        if let Some(allocation) = item.work.freed() {
            order.forget_later(allocation);
        }
        drop(order);
        for race in races {
            driver.violation(Violation::Race, format_args!("{race}"));
        }
    }
    if let Some((kind, amount)) = item.work.kind_and_amount() {
        driver.trace.add(Span {
            kind,
            device: stream.context.device,
            stream: stream.number,
            index: item.stamp.index,
            queued_ns: item.queued_ns,
            start_ns: execution.start_ns,
            end_ns: execution.end_ns,
            amount,
            what,
        });
    }
}

/// Sleeps until a time of the driver's clock.
fn sleep_until(driver: &Driver, time_ns: u64) {
    let left = time_ns.saturating_sub(driver.now());
    if left > 0 {
        std::thread::sleep(Duration::from_nanos(left));
    }
}

/// Ends the process if the thread of a stream panics: whoever waits for the stream would wait
/// forever.
struct AbortOnPanic;

impl Drop for AbortOnPanic {
    fn drop(&mut self) {
        if std::thread::panicking() {
            std::process::abort();
        }
    }
}
