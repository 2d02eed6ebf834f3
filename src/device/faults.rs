//! Injected device failures, for tests of the recovery from each.

use std::fmt;

/// A step of work on a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeviceStep {
    /// The context is created.
    Open,
    /// Memory is allocated.
    Allocate,
    /// A kernel is launched.
    Launch,
    /// Results are read back.
    ReadBack,
}

/// A failure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// No memory is left.
    OutOfMemory,
    /// The device is lost.
    Lost,
    /// The results are overwritten with this byte.
    Garbage(u8),
    /// The launch does nothing and reports no error.
    Ignored,
    /// The runtime panics.
    Panic,
    /// The call does not return.
    Hang,
}

/// Decides at each step whether it fails.
pub trait FaultPlan: Send + Sync + fmt::Debug {
    /// The fault at this step, if there is one.
    fn at(&self, step: DeviceStep) -> Option<Fault>;
}
