//! Uses of the driver that are wrong, whether or not a driver would notice.

use std::collections::BTreeMap;
use std::sync::Mutex;

/// The most violations of one kind that are described. All are counted.
const DESCRIBED: u64 = 50;

/// A kind of wrong use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Violation {
    /// An access that no allocation contains, or that runs over the end of one.
    OutOfBounds,
    /// An access to memory that was freed.
    UseAfterFree,
    /// Memory that is freed twice.
    DoubleFree,
    /// An address is freed that no allocation starts at.
    InvalidFree,
    /// Memory is freed while queued work uses it.
    FreeInUse,
    /// A call without a current context that needs one.
    NoContext,
    /// A handle that was destroyed, or never given out.
    InvalidHandle,
    /// Objects of different contexts or devices in one call.
    MixedContexts,
    /// Two accesses, at least one of them a write, that nothing orders.
    Race,
    /// Host memory that changed between the queueing of an upload and its execution.
    HostChanged,
    /// A kernel accessed memory at an address that is not aligned to the access.
    Misaligned,
    /// A kernel ended with another error.
    Trap,
    /// A launch beyond the limits of the device or the function.
    LaunchLimits,
    /// PTX that the driver or the emulator refuses.
    Ptx,
    /// A function or a value that the emulator does not have.
    Unsupported,
    /// Arguments that no driver accepts.
    InvalidValue,
}

impl Violation {
    /// The word for it in the report.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::OutOfBounds => "out_of_bounds",
            Self::UseAfterFree => "use_after_free",
            Self::DoubleFree => "double_free",
            Self::InvalidFree => "invalid_free",
            Self::FreeInUse => "free_in_use",
            Self::NoContext => "no_context",
            Self::InvalidHandle => "invalid_handle",
            Self::MixedContexts => "mixed_contexts",
            Self::Race => "race",
            Self::HostChanged => "host_changed",
            Self::Misaligned => "misaligned",
            Self::Trap => "trap",
            Self::LaunchLimits => "launch_limits",
            Self::Ptx => "ptx",
            Self::Unsupported => "unsupported",
            Self::InvalidValue => "invalid_value",
        }
    }
}

/// All violations of the process.
#[derive(Debug, Default)]
pub(crate) struct Violations {
    inner: Mutex<Inner>,
}

#[derive(Debug, Default)]
struct Inner {
    counts: BTreeMap<Violation, u64>,
    described: Vec<(Violation, String)>,
}

impl Violations {
    /// Adds one.
    pub(crate) fn add(&self, kind: Violation, text: &str) {
        let mut inner = super::lock(&self.inner);
        let count = inner.counts.entry(kind).or_insert(0);
        *count += 1;
        if *count <= DESCRIBED {
            inner.described.push((kind, text.replace('\n', " ")));
        }
    }

    /// The number of each kind.
    pub(crate) fn counts(&self) -> BTreeMap<Violation, u64> {
        super::lock(&self.inner).counts.clone()
    }

    /// The descriptions, in the order in which they were found.
    pub(crate) fn described(&self) -> Vec<(Violation, String)> {
        super::lock(&self.inner).described.clone()
    }
}
