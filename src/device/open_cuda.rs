//! The CUDA devices that this process has open. They stay open between fits: a context takes a
//! tenth of a second.

use std::collections::BTreeMap;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use gaussmle_kernels::{CudaDevice, CudaError};

use super::contexts::GpuContexts;
use super::failure::DeviceFailure;

/// The devices that are open, by CUDA's numbers, and the moment at which they are given back.
#[derive(Default)]
struct OpenCuda {
    devices: BTreeMap<usize, Arc<CudaDevice>>,
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
    let lost = {
        let mut open = open_devices();
        open.release_at = None;
        match open.devices.get(&ordinal) {
            Some(device) if !device.is_lost() => return Ok(device.clone()),
            _ => open.devices.remove(&ordinal),
        }
    };
    drop(lost);
    // Without the lock: a GPU that hangs must not keep the others from being opened.
    let opened = Arc::new(CudaDevice::open(ordinal)?);
    let mut open = open_devices();
    open.release_at = None;
    // Another thread may have opened it in the meantime.
    let device = open.devices.entry(ordinal).or_insert(opened);
    Ok(device.clone())
}

/// Gives back the context of every CUDA device, with all its memory. Fits that run keep theirs
/// until they end; the next fit opens a new one.
pub(crate) fn release() {
    let devices = {
        let mut open = open_devices();
        open.release_at = None;
        std::mem::take(&mut open.devices)
    };
    GpuContexts::of_this_process().remove_nvidia();
    // Dropped without the lock: the driver may take its time.
    drop(devices);
}

/// Gives back the devices whose context is lost. A new context can be created once no fit holds the
/// old one.
pub(crate) fn release_lost() {
    let lost: Vec<_> = {
        let devices = &mut open_devices().devices;
        let numbers: Vec<usize> = devices.keys().copied().collect();
        let lost = numbers
            .into_iter()
            .filter(|number| devices[number].is_lost());
        let lost: Vec<usize> = lost.collect();
        lost.iter()
            .filter_map(|number| devices.remove(number))
            .collect()
    };
    drop(lost);
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
