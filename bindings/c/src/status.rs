//! The outcome of a call.

/// The outcome of a call. `gm_last_error` has the words of every outcome but success.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum gm_status {
    /// Done.
    GM_SUCCESS = 0,
    /// A pointer is NULL that must not be.
    GM_NULL_POINTER = 1,
    /// A handle was freed, or is none of this type.
    GM_BAD_HANDLE = 2,
    /// An argument is invalid: a size, a type, a name, text that is not UTF-8.
    GM_BAD_ARGUMENT = 3,
    /// An option of the TOML text is invalid or missing.
    GM_BAD_CONFIG = 4,
    /// A file cannot be read or written.
    GM_FILE = 5,
    /// There is no device, or none in time.
    GM_NO_DEVICE = 6,
    /// A device failed during a fit.
    GM_DEVICE_FAILED = 7,
    /// The job or session was cancelled.
    GM_CANCELLED = 8,
    /// Not an error: the result is not there in this time. Call again.
    GM_PENDING = 9,
    /// Not an error: a session has no room for the frames now. Push them again.
    GM_FULL = 10,
    /// A session takes no more frames, or has no more rows.
    GM_ENDED = 11,
    /// A call in a process that was forked after its parent had used the library.
    GM_FORKED = 12,
    /// A defect of gaussmle.
    GM_PANIC = 13,
    /// Memory or a thread that the call needs cannot be had.
    GM_NO_MEMORY = 14,
}
