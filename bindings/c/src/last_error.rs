//! The words of the last call that failed.

use std::cell::RefCell;
use std::ffi::{CString, c_char};

use gaussmle_base::messages;

thread_local! {
    static LAST: RefCell<CString> = RefCell::default();
}

/// Text for C. A zero, which would end it, is a control character.
pub fn c_text(text: &str) -> CString {
    CString::new(messages::message(text)).unwrap_or_default()
}

/// Keeps the words of an error for the calling thread.
pub fn keep(message: &str) {
    let text = c_text(message);
    // A thread that ends keeps nothing.
    let _ = LAST.try_with(|last| *last.borrow_mut() = text);
}

/// The words of the last call of this thread that did not return GM_SUCCESS; empty if there was none.
/// They are valid until the next such call of the thread. The caller must not free them.
#[unsafe(no_mangle)]
pub extern "C" fn gm_last_error() -> *const c_char {
    let text = LAST.try_with(|last| last.borrow().as_ptr());
    text.unwrap_or(c"".as_ptr())
}
