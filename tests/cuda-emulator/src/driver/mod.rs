//! The driver: entry points, and the state behind them.
//!
//! Calls go from `entries` through `call`, which counts them and injects faults, to the modules of
//! the objects. Work on streams is queued by `stream`, ordered by `order` and executed by `work`.

mod attributes;
mod bytes;
mod call;
mod context;
mod copy;
mod device;
pub mod entries;
mod event;
mod fault;
mod fill;
mod handles;
mod image;
mod kernel_memory;
mod kernel_report;
mod launch;
mod log;
mod memory;
mod module;
mod order;
mod os;
mod ptx_support;
mod report;
mod script;
mod script_line;
mod state;
mod status;
mod stream;
mod trace;
mod violation;
mod virtual_gpu;
mod visible;
mod work;

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
