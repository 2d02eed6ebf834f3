//! Localization of frames while they arrive, as from a camera.
//!
//! A [`Session`] takes frames from any thread, and gives rows to any thread. It has the options of a
//! [`RunConfig`](crate::RunConfig), and the pipeline of [`localize`](crate::localize).
//!
//! - **No timer.** The thread of a session takes all frames that wait as one block: one push while
//!   it is idle, up to 16 MB while it is busy.
//! - **It never waits for its caller.** A push is refused while the queue is full or too many rows
//!   wait. Frames in the queue are localized even if nobody polls.
//! - **One lock, one condition** (`shared`). The queue of frames and the finished rows have neither
//!   locks nor threads. A second lock keeps the frames of a push together.
//!
//! [`LocalizeFile`](crate::localize::LocalizeFile) does not push its frames into a session: a push
//! copies them, and a file is searched on all cores at once. Tests require the same rows, to the
//! bit.

mod finished_rows;
mod frame_queue;
mod frames;
mod handle;
mod latency;
mod options;
mod progress;
mod pushed;
mod record;
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
pub use record::SessionRecord;
pub use session_end::SessionEnd;
pub use session_error::SessionError;
