//! Calls that a session refuses.

/// A call that a session refuses.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SessionError {
    /// Frames of another size than the session's, as width and height.
    #[error(
        "the frames have {}x{} pixels (height x width), but the session was started for {}x{}: \
         start a session for frames of this size",
        found[1], found[0], expected[1], expected[0]
    )]
    Size {
        /// The size of the frames.
        found: [usize; 2],
        /// The size that the session was started for.
        expected: [usize; 2],
    },
    /// Frames of another pixel type than the first ones.
    #[error(
        "the frames have {found} pixels, but the first ones had {expected} pixels: convert the \
         frames, or start a session for them"
    )]
    PixelType {
        /// The pixels of the frames.
        found: &'static str,
        /// The pixels of the first frames.
        expected: &'static str,
    },
    /// Frames after the end of the session.
    #[error("the session takes no more frames: it was ended or cancelled. Start another session")]
    Ended,
    /// A call in a process that was forked from that of the session.
    #[error(
        "process {process} was forked from process {parent}, in which the session was started, and \
         has none of its threads: start the session in process {process}"
    )]
    Forked {
        /// The process of the session.
        parent: u32,
        /// The process of the call.
        process: u32,
    },
    /// A fault in gaussmle.
    #[error("the thread of the session ended by a panic: {message}. Report this as a defect")]
    Panicked {
        /// The message of the panic.
        message: String,
    },
}
