//! The state of the driver in this process: what the script asks for, and the tables of all objects.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Arguments;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock};
use std::time::Instant;

use super::device::DeviceSpec;
use super::fault::Faults;
use super::handles::{self, Table};
use super::log::Log;
use super::objects::context::{Context, PrimaryContext};
use super::objects::event::Event;
use super::objects::memory_table::MemoryTable;
use super::objects::module::{Function, Module};
use super::objects::stream::Stream;
use super::order::Order;
use super::script::Script;
use super::status::{Outcome, Status};
use super::trace::Trace;
use super::violation::{Violation, Violations};
use super::virtual_gpu::Engines;
use super::visible::visible;

/// The driver.
pub(crate) struct Driver {
    pub(crate) script: Script,
    /// The devices that the process sees, in its order.
    pub(crate) devices: Vec<DeviceSpec>,
    /// One for each device.
    pub(crate) primary_contexts: Vec<Mutex<PrimaryContext>>,
    /// One for each device.
    pub(crate) engines: Vec<Engines>,
    pub(crate) contexts: Table<Context>,
    pub(crate) streams: Table<Stream>,
    /// The default stream of each context that has used it.
    pub(crate) default_streams: Mutex<HashMap<usize, Arc<Stream>>>,
    pub(crate) events: Table<Event>,
    pub(crate) modules: Table<Module>,
    pub(crate) functions: Table<Function>,
    /// All modules that were ever loaded.
    pub(crate) loaded: Mutex<Vec<Arc<Module>>>,
    pub(crate) memory: Mutex<MemoryTable>,
    pub(crate) order: Mutex<Order>,
    pub(crate) faults: Faults,
    pub(crate) violations: Violations,
    pub(crate) log: Log,
    pub(crate) trace: Trace,
    /// Calls of each entry point.
    pub(crate) calls: Mutex<BTreeMap<&'static str, u64>>,
    /// Calls of each entry point without a current context, where that is allowed.
    pub(crate) calls_without_context: Mutex<BTreeMap<&'static str, u64>>,
    initialized: AtomicBool,
    started: Instant,
}

/// The driver of this process. The script is read at the first use.
pub(crate) fn driver() -> &'static Driver {
    static DRIVER: OnceLock<Driver> = OnceLock::new();
    DRIVER.get_or_init(|| Driver::new(Script::load()))
}

impl Driver {
    fn new(script: Script) -> Self {
        let variable = |name| std::env::var(name).ok();
        let devices = visible(
            script.devices.clone(),
            variable("CUDA_DEVICE_ORDER").as_deref(),
            variable("CUDA_VISIBLE_DEVICES").as_deref(),
        );
        Self {
            primary_contexts: devices.iter().map(|_| Mutex::default()).collect(),
            engines: devices.iter().map(|_| Engines::default()).collect(),
            contexts: Table::default(),
            streams: Table::default(),
            default_streams: Mutex::default(),
            events: Table::default(),
            modules: Table::default(),
            functions: Table::default(),
            loaded: Mutex::default(),
            memory: Mutex::new(MemoryTable::new(devices.len())),
            order: Mutex::default(),
            faults: Faults::new(&script.faults),
            violations: Violations::default(),
            log: Log::new(script.log.as_deref()),
            trace: Trace::new(script.trace),
            calls: Mutex::default(),
            calls_without_context: Mutex::default(),
            initialized: AtomicBool::new(false),
            started: Instant::now(),
            devices,
            script,
        }
    }

    /// Nanoseconds since the first use of the driver.
    pub(crate) fn now(&self) -> u64 {
        self.started.elapsed().as_nanos() as u64
    }

    /// Marks the driver as initialized. True the first time.
    pub(crate) fn initialize(&self) -> bool {
        !self.initialized.swap(true, Ordering::SeqCst)
    }

    pub(crate) fn is_initialized(&self) -> bool {
        self.initialized.load(Ordering::SeqCst)
    }

    /// The device of an ordinal.
    pub(crate) fn device(&self, ordinal: i32) -> Outcome<(usize, &DeviceSpec)> {
        let index = usize::try_from(ordinal).map_err(|_| Status::INVALID_DEVICE)?;
        match self.devices.get(index) {
            Some(device) => Ok((index, device)),
            None => Err(Status::INVALID_DEVICE),
        }
    }

    /// Records a wrong use.
    pub(crate) fn violation(&self, kind: Violation, text: Arguments) {
        let text = text.to_string();
        self.log.line(
            self.now(),
            format_args!("VIOLATION {}: {text}", kind.name()),
        );
        self.violations.add(kind, &text);
    }

    /// The object of a handle. A wrong handle is recorded.
    pub(crate) fn object<T>(&self, table: &Table<T>, handle: usize, what: &str) -> Outcome<Arc<T>> {
        if let Some(object) = table.get(handle) {
            return Ok(object);
        }
        let state = match handles::was_given_out(handle) {
            true => "was destroyed, or is of another type",
            false => "was never given out",
        };
        self.violation(
            Violation::InvalidHandle,
            format_args!("the {what} {handle:#x} {state}"),
        );
        Err(Status::INVALID_HANDLE)
    }
}
