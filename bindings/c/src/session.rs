//! Sessions: frames while they arrive.

use std::ffi::{CString, c_char, c_void};
use std::ptr::null_mut;
use std::sync::{Arc, OnceLock};

use gaussmle::Camera;
use gaussmle_detect::Detector;
use gaussmle_smlm::config::Section;
use gaussmle_smlm::session::{Pushed, Session, SessionEnd, SessionOptions};

use crate::arguments::{product, put, seconds};
use crate::camera::{gm_camera, optional};
use crate::config::read;
use crate::failure::Failure;
use crate::fork::enter;
use crate::frames::frames;
use crate::guard::guard;
use crate::handles::{Handle, create, object, release};
use crate::memory::check_memory;
use crate::pixels::gm_pixel_type;
use crate::state::{gm_state, put_state};
use crate::status::gm_status;
use crate::table::{Description, gm_table, shared};

/// Localizes frames while they arrive.
pub struct gm_session;

/// A session, and the text of its summary once it has ended.
pub struct SessionObject {
    session: Session,
    summary: OnceLock<CString>,
}

impl Handle for gm_session {
    type Object = SessionObject;
    const NAME: &'static str = "session";
}

/// The progress of a session. Times are in seconds.
#[repr(C)]
pub struct gm_session_progress {
    /// Frames that were pushed.
    pub frames_pushed: usize,
    /// Frames whose rows can be polled, or were.
    pub frames_done: usize,
    /// Frames that wait for the search.
    pub frames_queued: usize,
    /// Bytes of these frames.
    pub bytes_queued: usize,
    /// Rows that were not polled.
    pub rows_waiting: usize,
    /// Rows of all frames that are done.
    pub localizations: u64,
    /// Frames that are done per second.
    pub frames_per_second: f64,
    /// The time from the push of a frame until its rows can be polled: the median, the time that 99 %
    /// of the frames do not exceed, and the longest. 0 before the first frame is done.
    pub latency_median: f64,
    /// See `latency_median`.
    pub latency_percentile_99: f64,
    /// See `latency_median`.
    pub latency_longest: f64,
    /// 1 if no more rows will come, 0 otherwise.
    pub has_ended: u32,
}

/// Starts a session for frames of `width` x `height` pixels, from TOML text with a section
/// `[localize]`, whose keys are those of a file for `gaussmle localize --config`, without those of a
/// movie in a file. Relative paths start from the current folder. `camera` may be NULL: the text then
/// has the camera.
///
/// `toml` is text that ends with a zero, and `session` has room for a handle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gm_session_new(
    toml: *const c_char,
    camera: *const gm_camera,
    width: usize,
    height: usize,
    session: *mut *mut gm_session,
) -> gm_status {
    guard(|| {
        // SAFETY: the caller promises room.
        unsafe { put(session, null_mut(), "session") }?;
        enter()?;
        // SAFETY: the caller promises it.
        let config = unsafe { read(toml, Section::Localize) }?;
        product(&[width, height, 4], "frames")?;
        let camera = optional(camera)?;
        let any = Camera::ideal(1.0);
        let of_search = camera.as_ref().unwrap_or(&any);
        check_memory(
            Detector::memory_bytes(of_search, width, height, 1),
            "the frames",
        )?;
        let options = SessionOptions {
            camera,
            ..SessionOptions::default()
        };
        let started = Session::with_options(&config, [width, height], options, |builder| builder)?;
        let object = SessionObject {
            session: started,
            summary: OnceLock::new(),
        };
        // SAFETY: as above.
        unsafe { put(session, create(Arc::new(object)), "session") }
    })
}

/// Pushes `count` frames of `width` x `height` pixels, `[frame][row = y][column = x]`; they are copied.
/// `type` is GM_U8, GM_U16 or GM_F32, the same in each call. Waits for room for at most `seconds`, and
/// then returns GM_FULL; none of the frames is taken then. Frames are numbered from 0 in the order of
/// pushes; `first`, which may be NULL, gets the number of the first one. An error that an argument
/// causes takes none of the frames.
///
/// `pixels` has all pixels, and `first` is NULL or has room for a number.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gm_session_push(
    session: *mut gm_session,
    pixels: *const c_void,
    r#type: gm_pixel_type,
    count: usize,
    width: usize,
    height: usize,
    seconds: f64,
    first: *mut usize,
) -> gm_status {
    guard(|| {
        let object = object(session)?;
        let time = self::seconds(seconds)?;
        // SAFETY: the caller promises all pixels.
        let frames = unsafe { frames(pixels, r#type, count, [width, height]) }?;
        if !first.is_null() {
            // Once the frames are taken, the call must not fail.
            // SAFETY: the caller promises room.
            unsafe { put(first, 0, "first") }?;
        }
        check_memory(frames.copied_bytes(), "the frames")?;
        match object.session.push_within(frames, time)? {
            Pushed::Full => {
                let message = "the session has no room for the frames: push them again later, and \
                               poll the rows";
                Err(Failure::new(gm_status::GM_FULL, message))
            }
            Pushed::Queued(_) if first.is_null() => Ok(()),
            // SAFETY: the caller promises room.
            Pushed::Queued(numbers) => unsafe { put(first, numbers.start, "first") },
        }
    })
}

/// Takes the rows of frames that are done. Without any, waits for some for at most `seconds`, and then
/// returns GM_PENDING. A negative time or NaN is 0, as in `gm_job_wait`. Returns GM_ENDED if the session
/// has ended and there are no more rows. Every other status is an error, which later calls return
/// again: do not poll until GM_ENDED alone. `table` gets NULL, unless the call succeeds.
///
/// `table` has room for a handle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gm_session_poll(
    session: *mut gm_session,
    seconds: f64,
    table: *mut *mut gm_table,
) -> gm_status {
    guard(|| {
        // SAFETY: the caller promises room.
        unsafe { put(table, null_mut(), "table") }?;
        let object = object(session)?;
        let session = &object.session;
        let time = self::seconds(seconds);
        let rows = session.poll_within(time.clone().unwrap_or_default())?;
        if !rows.is_empty() {
            let record = session.record();
            let at_poll = record.metadata()?;
            let made = shared(rows, Description::OfSession(record, at_poll));
            // SAFETY: as above.
            return unsafe { put(table, create(made), "table") };
        }
        Err(match session.is_drained() {
            true => Failure::new(gm_status::GM_ENDED, "the session has no more rows"),
            false => {
                let message = match time {
                    Ok(_) => "no frame with spots is done".into(),
                    Err(refused) => format!("no frame with spots is done; {}", refused.message),
                };
                Failure::new(gm_status::GM_PENDING, message)
            }
        })
    })
}

/// Makes a table without rows, with the columns of a session, to which its rows can be appended. A file of the
/// table describes the session, as that of polled rows does, also if no spot is found.
///
/// `table` has room for a handle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gm_session_table(
    session: *const gm_session,
    table: *mut *mut gm_table,
) -> gm_status {
    guard(|| {
        // SAFETY: the caller promises room.
        unsafe { put(table, null_mut(), "table") }?;
        let record = object(session)?.session.record();
        let now = record.metadata()?;
        let made = shared(record.empty_table(), Description::OfSession(record, now));
        // SAFETY: as above.
        unsafe { put(table, create(made), "table") }
    })
}

/// The progress of a session.
///
/// `progress` has room for the struct.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gm_session_get_progress(
    session: *const gm_session,
    progress: *mut gm_session_progress,
) -> gm_status {
    guard(|| {
        let found = object(session)?.session.progress()?;
        let latency = found.latency.unwrap_or_default();
        let all = gm_session_progress {
            frames_pushed: found.frames_pushed,
            frames_done: found.frames_done,
            frames_queued: found.frames_queued,
            bytes_queued: found.bytes_queued,
            rows_waiting: found.rows_waiting,
            localizations: found.localizations,
            frames_per_second: found.frames_per_second(),
            latency_median: latency.median.as_secs_f64(),
            latency_percentile_99: latency.percentile_99.as_secs_f64(),
            latency_longest: latency.longest.as_secs_f64(),
            has_ended: found.has_ended.into(),
        };
        // SAFETY: the caller promises room.
        unsafe { put(progress, all, "progress") }
    })
}

/// Writes the state of the fits of a session: one of the numbers GM_STATE_*, and words for users.
/// See `gm_job_state`.
///
/// The places that are not NULL have room for a number and for a pointer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gm_session_state(
    session: *const gm_session,
    state: *mut gm_state,
    words: *mut *const c_char,
) -> gm_status {
    guard(|| {
        let found = object(session)?.session.job_state()?;
        // SAFETY: the caller promises room.
        unsafe { put_state(&found, state, words) }
    })
}

/// Takes no more frames, and waits for at most `seconds` until all are done; then returns GM_PENDING.
/// The rows can be polled before or after. `summary`, which may be NULL, gets text with the counts,
/// remarks and notes, a line each. The text stays until the session is freed.
///
/// `summary` is NULL or has room for a pointer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gm_session_finish(
    session: *mut gm_session,
    seconds: f64,
    summary: *mut *const c_char,
) -> gm_status {
    guard(|| {
        if !summary.is_null() {
            // SAFETY: the caller promises room.
            unsafe { put(summary, std::ptr::null(), "summary") }?;
        }
        let object = object(session)?;
        let time = self::seconds(seconds)?;
        let Some(end) = object.session.finish_within(time)? else {
            let message = "some frames are not done";
            return Err(Failure::new(gm_status::GM_PENDING, message));
        };
        let words = object.summary.get_or_init(|| text(&end)).as_ptr();
        if !summary.is_null() {
            // SAFETY: as above.
            unsafe { put(summary, words, "summary") }?;
        }
        match end.summary.complete {
            true => Ok(()),
            false => Err(Failure::new(
                gm_status::GM_CANCELLED,
                "the session was cancelled",
            )),
        }
    })
}

/// Counts, why the CPU replaced a GPU, and notes, a line each. Remarks are among the notes.
fn text(end: &SessionEnd) -> CString {
    let counts = end.summary.counts.to_string();
    let info = &end.summary.info;
    let fallback = (info.fallbacks > 0).then(|| format!("the CPU replaced a GPU: {}", info.reason));
    let lines = std::iter::once(counts).chain(fallback);
    let lines = lines.chain(end.summary.notes.iter().cloned());
    let text = lines.collect::<Vec<_>>().join("\n").replace('\0', " ");
    CString::new(text).unwrap_or_default()
}

/// Cancels: takes no more frames, and leaves those that wait. Does not wait for the end. The rows so
/// far can be polled.
#[unsafe(no_mangle)]
pub extern "C" fn gm_session_cancel(session: *mut gm_session) -> gm_status {
    guard(|| {
        let object = object(session)?;
        // In a forked process this is an error.
        object.session.progress()?;
        object.session.cancel();
        Ok(())
    })
}

/// Frees a session, or does nothing for NULL. A session that has not ended is cancelled, and its
/// threads are waited for.
#[unsafe(no_mangle)]
pub extern "C" fn gm_session_free(session: *mut gm_session) {
    guard(|| {
        if let Some(object) = release(session) {
            object.session.cancel();
        }
        Ok(())
    });
}
