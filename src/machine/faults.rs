//! Things that go wrong on a device, on purpose: how tests see to it that each of them is survived.

use std::fmt;

/// What a device is about to be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The context.
    Open,
    /// Memory.
    Allocate,
    /// A kernel.
    Launch,
    /// Results.
    ReadBack,
}

/// What happens instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// There is no memory left.
    OutOfMemory,
    /// The device is gone.
    Lost,
    /// Results are overwritten with this byte.
    Garbage(u8),
    /// A launch that starts nothing, and says nothing.
    Ignored,
    /// The runtime panics.
    Panic,
    /// Nothing comes back.
    Hang,
}

/// Decides at each step whether something goes wrong.
pub trait Faults: Send + Sync + fmt::Debug {
    /// The fault at this step, if there is one.
    fn at(&self, step: Step) -> Option<Fault>;
}
