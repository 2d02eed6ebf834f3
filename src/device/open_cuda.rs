//! The CUDA devices that this process has open. They stay open between fits: a context takes a
//! tenth of a second.

use std::collections::BTreeMap;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use gaussmle_kernels::{CudaDevice, CudaError};

use super::contexts::GpuContexts;
use super::failure::DeviceFailure;

/// A device, if it is open. Its lock is held while it is opened, which may take long.
type Slot = Arc<Mutex<Option<Arc<CudaDevice>>>>;

/// The devices that are open, by CUDA's numbers, and the moment at which they are given back.
#[derive(Default)]
struct OpenCuda {
    devices: BTreeMap<usize, Slot>,
    release_at: Option<Instant>,
    /// True while a thread waits for that moment.
    is_awaited: bool,
}

static OPEN: Mutex<OpenCuda> = Mutex::new(OpenCuda {
    devices: BTreeMap::new(),
    release_at: None,
    is_awaited: false,
});

/// Notified when `release_at` changes.
static CHANGED: Condvar = Condvar::new();

fn open_devices() -> MutexGuard<'static, OpenCuda> {
    OPEN.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Opens a device, or returns the open one. A device whose context is lost is opened again.
pub(crate) fn open(ordinal: usize) -> Result<Arc<CudaDevice>, DeviceFailure> {
    let slot = {
        let mut open = open_devices();
        open.release_at = None;
        open.devices.entry(ordinal).or_default().clone()
    };
    let mut slot = slot.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(device) = &*slot
        && !device.is_lost()
    {
        return Ok(device.clone());
    }
    // A new context needs the end of the old one.
    *slot = None;
    let device = Arc::new(CudaDevice::open(ordinal)?);
    *slot = Some(device.clone());
    Ok(device)
}

/// Takes the open devices that are wanted, except those that another thread opens at this moment.
fn take(wanted: impl Fn(&CudaDevice) -> bool) -> Vec<Arc<CudaDevice>> {
    let slots: Vec<Slot> = open_devices().devices.values().cloned().collect();
    let taken = slots.iter().filter_map(|slot| {
        let mut slot = slot.try_lock().ok()?;
        slot.take_if(|device| wanted(device))
    });
    taken.collect()
}

/// Gives back the context of every CUDA device, with all its memory. Fits that run keep theirs
/// until they end; the next fit opens a new one.
pub(crate) fn release() {
    open_devices().release_at = None;
    let devices = take(|_| true);
    GpuContexts::of_this_process().remove_nvidia();
    // Dropped without a lock: the driver may take its time.
    drop(devices);
}

/// Gives back a device that has failed. Its context ends once no fit holds it, and a new one can be
/// created then.
pub(super) fn release_failed(failed: &CudaDevice) {
    drop(take(|device| std::ptr::eq(device, failed)));
}

/// Gives the devices back after `idle`, unless one is opened before.
pub(crate) fn release_after(idle: Duration) {
    let mut open = open_devices();
    if open.devices.is_empty() {
        return;
    }
    open.release_at = Some(Instant::now() + idle);
    CHANGED.notify_all();
    if !std::mem::replace(&mut open.is_awaited, true) {
        std::thread::spawn(wait_for_release);
    }
}

/// Waits until the moment of release has come, or is cancelled.
fn wait_for_release() {
    let mut open = open_devices();
    while let Some(at) = open.release_at {
        let left = at.saturating_duration_since(Instant::now());
        if left.is_zero() {
            drop(open);
            release();
            open = open_devices();
            continue;
        }
        let waited = CHANGED.wait_timeout(open, left);
        open = waited.unwrap_or_else(PoisonError::into_inner).0;
    }
    open.is_awaited = false;
}

impl From<CudaError> for DeviceFailure {
    fn from(error: CudaError) -> Self {
        Self::from_text(&error.to_string())
    }
}
