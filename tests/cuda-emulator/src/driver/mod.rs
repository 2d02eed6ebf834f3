//! The driver: entry points, and the state behind them.
//!
//! Files know those below them only:
//!
//! - `entries` has the entry points. Their calls go through `call`, which counts them and injects
//!   faults.
//! - `context`, `stream`, `event`, `module`, `memory` and others use the driver's objects.
//! - `stream` queues work, which `copy`, `fill`, `launch` and others define; `worker` executes it.
//! - `state` has the driver: the tables of all objects, and the clocks of `order`.
//! - `objects` has the data. A stream sees its work as a trait object of `work`, which keeps a
//!   reference to the driver itself if it needs one.

mod attributes;
mod bytes;
mod call;
mod context;
mod copy;
mod current;
mod device;
pub mod entries;
mod event;
mod fault;
mod fill;
mod handles;
mod host_function;
mod image;
mod kernel_memory;
mod kernel_report;
mod launch;
mod log;
mod memory;
mod module;
mod objects;
mod order;
mod os;
mod ptx_support;
mod report;
mod script;
mod script_line;
mod state;
mod status;
mod stream;
mod stream_memory;
mod trace;
mod violation;
mod virtual_gpu;
mod visible;
mod work;
mod worker;

pub use device::{Capability, DeviceSpec, Limits, PciAddress};
pub use report::gaussmle_cuda_emulator_report;
pub use script::{Script, ScriptError};
pub use status::Status;

use std::sync::{Mutex, MutexGuard, PoisonError};

/// Locks a mutex. After a panic of another thread the data are still used: a report with them is
/// better than none.
fn lock<T: ?Sized>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
