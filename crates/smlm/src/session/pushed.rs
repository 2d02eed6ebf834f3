//! The result of a push.

use std::ops::Range;

/// The result of a push.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use = "frames that found no room are lost unless they are pushed again"]
pub enum Pushed {
    /// The frames are in the queue, and have these numbers.
    Queued(Range<usize>),
    /// There is no room, and none of the frames is in the queue. There will be when frames are done,
    /// or when rows are polled.
    Full,
}
