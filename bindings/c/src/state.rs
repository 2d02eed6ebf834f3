//! States of jobs and sessions: a number, and words for users.

use std::cell::RefCell;
use std::ffi::{CString, c_char};

use gaussmle::info::JobState;

use crate::arguments::put;
use crate::failure::Outcome;
use crate::last_error::c_text;

/// The state of a job or of a session: one of the numbers GM_STATE_*.
pub type gm_state = u32;

/// It has nothing to fit yet, or nothing more until other frames arrive.
pub const GM_STATE_IDLE: gm_state = 0;

/// It looks for devices, or opens them.
pub const GM_STATE_STARTING: gm_state = 1;

/// It waits for a GPU.
pub const GM_STATE_WAITING: gm_state = 2;

/// Devices fit.
pub const GM_STATE_FITTING: gm_state = 3;

/// Its fits have ended.
pub const GM_STATE_ENDED: gm_state = 4;

fn number(state: &JobState) -> gm_state {
    match state {
        JobState::Idle => GM_STATE_IDLE,
        JobState::Starting => GM_STATE_STARTING,
        JobState::Waiting(_) => GM_STATE_WAITING,
        JobState::Fitting { .. } => GM_STATE_FITTING,
        JobState::Done { .. } | JobState::Failed(_) | JobState::Cancelled => GM_STATE_ENDED,
    }
}

thread_local! {
    static WORDS: RefCell<CString> = RefCell::default();
}

/// Writes a state and its words to places of the caller. The words stay for the calling thread until
/// its next call.
///
/// # Safety
///
/// Each pointer is NULL, or has room for its value.
pub unsafe fn put_state(
    found: &JobState,
    state: *mut gm_state,
    words: *mut *const c_char,
) -> Outcome {
    if !state.is_null() {
        // SAFETY: the caller promises room.
        unsafe { put(state, number(found), "state") }?;
    }
    if !words.is_null() {
        let text = c_text(&found.to_string());
        let pointer = WORDS.try_with(|kept| {
            *kept.borrow_mut() = text;
            kept.borrow().as_ptr()
        });
        // A thread that ends keeps nothing.
        // SAFETY: the caller promises room.
        unsafe { put(words, pointer.unwrap_or(c"".as_ptr()), "words") }?;
    }
    Ok(())
}
