//! Options of a session that are not those of a run on a file.

use gaussmle::Camera;

use crate::config::CalibratedModel;

/// A model and a camera in memory, and the limits of a session.
#[derive(Clone, Debug)]
pub struct SessionOptions {
    /// A model in memory. The configuration must then have none, or state this one: a PSF as
    /// `memory:psf`.
    pub model: Option<CalibratedModel>,
    /// A camera in memory. The configuration must then have none, or state it as `memory:camera`.
    pub camera: Option<Camera>,
    /// The expected number of frames, on which the choice between CPU and GPU depends. The default
    /// is that of a usual movie.
    pub expected_frames: Option<usize>,
    /// Bytes of frames that wait for the search, at most, unless one push has more. The default is
    /// 256 MiB. 8-bit pixels take two bytes.
    pub most_queued_bytes: usize,
    /// Rows that wait to be polled, at which the session takes no more frames. The default is 2^20,
    /// which take 100 to 150 MB. Frames that were pushed before are still localized.
    pub most_waiting_rows: usize,
}

impl Default for SessionOptions {
    fn default() -> Self {
        Self {
            model: None,
            camera: None,
            expected_frames: None,
            most_queued_bytes: 256 << 20,
            most_waiting_rows: 1 << 20,
        }
    }
}
