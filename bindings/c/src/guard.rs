//! The frame of every call: panics become a status, and errors keep their words.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::failure::{Failure, Outcome};
use crate::last_error::keep;
use crate::status::gm_status;

/// Runs the body of a function of the library.
pub fn guard(body: impl FnOnce() -> Outcome) -> gm_status {
    let outcome = catch_unwind(AssertUnwindSafe(body));
    let outcome = outcome.unwrap_or_else(|panic| Err(panicked(&*panic)));
    match outcome {
        Ok(()) => gm_status::GM_SUCCESS,
        Err(failure) => {
            keep(&failure);
            failure.status
        }
    }
}

/// The failure in place of a panic.
pub fn panicked(panic: &(dyn Any + Send)) -> Failure {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    let text = text.or_else(|| panic.downcast_ref::<String>().cloned());
    let text = text.unwrap_or_else(|| "a panic without a message".into());
    let message = format!("{text}. Report this as a defect of gaussmle");
    Failure::new(gm_status::GM_PANIC, message)
}

#[cfg(test)]
mod tests {
    use std::ffi::CStr;

    use super::*;
    use crate::last_error::gm_last_error;

    #[test]
    fn a_panic_is_a_status_with_words() {
        assert_eq!(guard(|| panic!("no {}", 7)), gm_status::GM_PANIC);
        // SAFETY: the words are valid until the next call that fails.
        let words = unsafe { CStr::from_ptr(gm_last_error()) };
        assert!(words.to_bytes().starts_with(b"no 7"), "{words:?}");
        assert_eq!(guard(|| Ok(())), gm_status::GM_SUCCESS);
    }
}
