//! The words of the last call that failed, and the option that they are about.

use std::cell::RefCell;
use std::ffi::{CString, c_char};

use gaussmle_base::messages;

use crate::failure::Failure;

/// A call that failed: its message and its option.
#[derive(Default)]
struct Last {
    words: CString,
    option: CString,
}

thread_local! {
    static LAST: RefCell<Last> = RefCell::default();
}

/// Text for C. A zero, which would end it, is a control character.
pub fn c_text(text: &str) -> CString {
    CString::new(messages::message(text)).unwrap_or_default()
}

/// Keeps the words of a failure for the calling thread.
pub fn keep(failure: &Failure) {
    let kept = Last {
        words: c_text(&failure.message),
        option: c_text(failure.option.unwrap_or_default()),
    };
    // A thread that ends keeps nothing.
    let _ = LAST.try_with(|last| *last.borrow_mut() = kept);
}

/// A text of the last call that failed.
fn text(part: impl FnOnce(&Last) -> &CString) -> *const c_char {
    let text = LAST.try_with(|last| part(&last.borrow()).as_ptr());
    text.unwrap_or(c"".as_ptr())
}

/// The words of the last call of this thread that did not return GM_SUCCESS; empty if there was none.
/// They are valid until the next such call of the thread. The caller must not free them.
#[unsafe(no_mangle)]
pub extern "C" fn gm_last_error() -> *const c_char {
    text(|last| &last.words)
}

/// The option that the words of `gm_last_error` are about, by its key in TOML text such as
/// `sigma_um`, or in a PSF file such as `sigma_x0_um`; empty if they are about none. Words that begin
/// with the key and a colon go on with the reason. It is valid as long as the words are. The caller
/// must not free it.
#[unsafe(no_mangle)]
pub extern "C" fn gm_last_error_option() -> *const c_char {
    text(|last| &last.option)
}
