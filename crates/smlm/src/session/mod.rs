//! Localization of frames while they arrive, as from a camera.
//!
//! A [`Session`] takes frames from any thread, and gives rows to any thread. It has the options of a
//! [`RunConfig`](crate::RunConfig), and the pipeline of [`localize`](crate::localize).

mod description;
mod finished_rows;
mod frame_queue;
mod frames;
mod handle;
mod latency;
mod options;
mod progress;
mod pushed;
mod session_end;
mod session_error;
mod shared;
mod worker;

pub use frames::Frames;
pub use handle::Session;
pub use latency::Latency;
pub use options::SessionOptions;
pub use progress::SessionProgress;
pub use pushed::Pushed;
pub use session_end::SessionEnd;
pub use session_error::SessionError;
