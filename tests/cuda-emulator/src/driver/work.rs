//! The execution of work on a stream.

use std::ffi::c_void;
use std::sync::Arc;
use std::time::Duration;

use super::copy::Copy;
use super::event::Event;
use super::fault::When;
use super::fill::MemoryFill;
use super::launch::KernelLaunch;
use super::memory::Allocation;
use super::order::MemoryAccess;
use super::state::Driver;
use super::status::Status;
use super::stream::{Item, Stream};
use super::trace::Span;
use super::violation::Violation;

/// A function of the application that a stream calls.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HostFunction {
    pub(crate) function: unsafe extern "C" fn(*mut c_void),
    pub(crate) argument: *mut c_void,
}

// SAFETY: `cuLaunchHostFunc` requires that the function may run on another thread with this
// argument.
unsafe impl Send for HostFunction {}

/// Work on a stream.
#[derive(Debug)]
pub(crate) enum Work {
    /// Copies memory.
    Copy(Copy),
    /// Sets memory to a value.
    Fill(MemoryFill),
    /// Runs a kernel.
    Launch(Box<KernelLaunch>),
    /// Reaches a record of an event.
    Record { event: Arc<Event>, record: u64 },
    /// Waits for a record of an event.
    WaitEvent { event: Arc<Event>, record: u64 },
    /// Waits for work of another stream.
    WaitStream { stream: Arc<Stream>, position: u64 },
    /// Makes memory available to this stream: it was allocated here.
    Allocate(Arc<Allocation>),
    /// Frees memory that the table does not contain any more.
    Free(Arc<Allocation>),
    /// Calls the host.
    HostFunction(HostFunction),
}

/// The times and the effects of work that runs.
pub(crate) struct Execution {
    /// The first moment at which the work can start, ns.
    pub(crate) ready_ns: u64,
    pub(crate) start_ns: u64,
    pub(crate) end_ns: u64,
    /// Memory that was read or written.
    pub(crate) accesses: Vec<MemoryAccess>,
    /// The error that ended the work, and with it the context.
    pub(crate) error: Option<Status>,
}

/// Executes work after `previous_end_ns` and returns when it ended.
pub(crate) fn execute(
    driver: &'static Driver,
    stream: &Stream,
    item: &Item,
    previous_end_ns: u64,
) -> u64 {
    let delay_ns = driver.script.delay.as_nanos() as u64;
    let earliest_ns = item.queued_ns + delay_ns;
    sleep_until(driver, earliest_ns);
    let ready_ns = previous_end_ns.max(earliest_ns);
    let mut execution = Execution {
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
    if execution.error.is_none() {
        perform(driver, stream, &item.work, &mut execution);
    }
    if driver.script.virtual_gpu.is_none() {
        execution.end_ns = driver.now();
    } else {
        execution.end_ns = execution.end_ns.max(execution.ready_ns);
        sleep_until(driver, execution.end_ns);
    }
    finish(driver, stream, item, &mut execution);
    execution.end_ns
}

fn perform(driver: &'static Driver, stream: &Stream, work: &Work, execution: &mut Execution) {
    // After an error, memory and kernels are left alone. Waits still end.
    let is_usable = stream.context.check().is_ok();
    match work {
        Work::Copy(copy) if is_usable => copy.execute(driver, stream.context.device, execution),
        Work::Fill(fill) if is_usable => fill.execute(driver, execution),
        Work::Launch(launch) if is_usable => {
            launch.execute(driver, stream.context.device, execution);
        }
        Work::Copy(_) | Work::Fill(_) | Work::Launch(_) | Work::Record { .. } => {}
        Work::WaitEvent { event, record } => {
            let reached_ns = event.wait(*record);
            execution.end_ns = reached_ns;
        }
        Work::WaitStream { stream, position } => stream.wait_until_done(*position),
        Work::Allocate(allocation) | Work::Free(allocation) => {
            // As a write, it races with every access that is not ordered.
            execution.accesses.push(MemoryAccess {
                allocation: allocation.clone(),
                range: allocation.range(),
                is_write: true,
            });
        }
        Work::HostFunction(call) => {
            // SAFETY: the application gave the function and its argument for this call.
            unsafe { (call.function)(call.argument) };
        }
    }
}

fn finish(driver: &Driver, stream: &Stream, item: &Item, execution: &mut Execution) {
    if let Work::Record { event, record } = &item.work {
        event.reach(*record, execution.end_ns);
    }
    if let Some(error) = execution.error {
        stream.context.fail(error);
    }
    let what = item.work.description();
    if !execution.accesses.is_empty() {
        let mut order = super::lock(&driver.order);
        let races = order.add_accesses(&item.stamp, &execution.accesses, &what);
        if let Work::Free(allocation) = &item.work {
            order.forget_later(allocation.id);
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

impl Work {
    /// A word for it, in descriptions of races.
    fn description(&self) -> Arc<str> {
        match self {
            Self::Copy(copy) => copy.kind().into(),
            Self::Fill(_) => "fill".into(),
            Self::Launch(launch) => launch.kernel_name().into(),
            Self::Record { .. } => "record".into(),
            Self::WaitEvent { .. } | Self::WaitStream { .. } => "wait".into(),
            Self::Allocate(_) => "allocate".into(),
            Self::Free(_) => "free".into(),
            Self::HostFunction(_) => "host_function".into(),
        }
    }

    /// The kind in the trace, and bytes or threads. `None` for work that takes no time.
    fn kind_and_amount(&self) -> Option<(&'static str, u64)> {
        match self {
            Self::Copy(copy) => Some((copy.kind(), copy.bytes())),
            Self::Fill(fill) => Some(("fill", fill.bytes)),
            Self::Launch(launch) => Some(("kernel", launch.thread_count())),
            Self::Record { .. } => Some(("record", 0)),
            Self::WaitEvent { .. } | Self::WaitStream { .. } => Some(("wait", 0)),
            Self::Allocate(_) | Self::Free(_) | Self::HostFunction(_) => None,
        }
    }
}

/// Sleeps until a time of the driver's clock.
fn sleep_until(driver: &Driver, time_ns: u64) {
    let left = time_ns.saturating_sub(driver.now());
    if left > 0 {
        std::thread::sleep(Duration::from_nanos(left));
    }
}
