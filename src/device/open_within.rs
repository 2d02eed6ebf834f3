//! The opening of a GPU within a time: a driver may not respond.

use std::sync::Arc;
use std::sync::mpsc::{RecvTimeoutError, SendError, channel};
use std::thread;
use std::time::{Duration, Instant};

use super::failure::{DeviceFailure, catch_panic};
use super::gpu::Gpu;
use super::inventory::GpuInventory;
use super::open_device::OpenDevice;
use crate::cancel::CancelToken;
use crate::settings::Timeout;

/// The interval of checks for cancellation.
const POLL: Duration = Duration::from_millis(50);

/// The reason why a GPU is not open.
#[derive(Debug)]
pub(crate) enum OpenFailure {
    /// It cannot be used, now or later.
    Unusable(String),
    Failed(DeviceFailure),
    /// Its driver has not responded within the time.
    NoResponse,
    Cancelled,
}

/// Opens a GPU in a thread of its own. If the driver does not respond, the thread is left to itself.
pub(crate) fn open_within(
    inventory: &Arc<dyn GpuInventory>,
    gpu: &Gpu,
    time: Timeout,
    cancel: &CancelToken,
) -> Result<OpenDevice, OpenFailure> {
    let (sender, result) = channel();
    let (inventory, gpu) = (inventory.clone(), gpu.clone());
    thread::spawn(move || {
        let opened = catch_panic(|| inventory.open(&gpu));
        let opened = match opened.unwrap_or_else(|failure| Err(failure.to_string())) {
            Ok(opened) => OpenDevice::open(&gpu.id, opened).map_err(OpenFailure::Failed),
            Err(reason) => Err(OpenFailure::Unusable(reason)),
        };
        // Without a receiver the job goes on without this GPU.
        if let Err(SendError(Ok(device))) = sender.send(opened) {
            device.give_back();
        }
    });
    let began = Instant::now();
    loop {
        match result.recv_timeout(POLL) {
            Ok(opened) => return opened,
            Err(RecvTimeoutError::Disconnected) => {
                let failure = DeviceFailure::Lost("its opening ended without a result".into());
                return Err(OpenFailure::Failed(failure));
            }
            Err(RecvTimeoutError::Timeout) if cancel.is_cancelled() => {
                return Err(OpenFailure::Cancelled);
            }
            Err(RecvTimeoutError::Timeout) => match time {
                Timeout::After(time) if began.elapsed() >= time => {
                    return Err(OpenFailure::NoResponse);
                }
                Timeout::After(_) | Timeout::Never => {}
            },
        }
    }
}
