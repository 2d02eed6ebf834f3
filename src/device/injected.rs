//! The injection of failures into the operations on a device.

use std::sync::Arc;

use super::failure::DeviceFailure;
use super::faults::{DeviceStep, Fault, FaultPlan};

/// The faults of a device; none outside tests.
#[derive(Clone, Debug, Default)]
pub(crate) struct InjectedFaults(pub Option<Arc<dyn FaultPlan>>);

impl InjectedFaults {
    /// Injects the fault of a step. Returns a fault that the caller must inject itself.
    pub fn inject(&self, step: DeviceStep) -> Result<Option<Fault>, DeviceFailure> {
        match self.0.as_ref().and_then(|faults| faults.at(step)) {
            Some(Fault::OutOfMemory) => Err(DeviceFailure::OutOfMemory(format!("at {step:?}"))),
            Some(Fault::Lost) => Err(DeviceFailure::Lost(format!("it was lost at {step:?}"))),
            // A panic without a message on stderr.
            Some(Fault::Panic) => {
                std::panic::resume_unwind(Box::new(format!("a panic at {step:?}")))
            }
            Some(Fault::Hang) => loop {
                std::thread::park();
            },
            other => Ok(other),
        }
    }
}
