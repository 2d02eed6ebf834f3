//! The models, as dialogs list them.

use std::ffi::{CString, c_char};
use std::sync::OnceLock;

use gaussmle::model::{MODELS, ModelKind};

/// The names of the models, separated by commas, as the option `model` takes them. The text is never
/// freed.
#[unsafe(no_mangle)]
pub extern "C" fn gm_model_names() -> *const c_char {
    static NAMES: OnceLock<CString> = OnceLock::new();
    NAMES.get_or_init(|| list(|kind| kind.name, ",")).as_ptr()
}

/// What dialogs call the models: a line for each, in the order of `gm_model_names`. The text is never
/// freed.
#[unsafe(no_mangle)]
pub extern "C" fn gm_model_labels() -> *const c_char {
    static LABELS: OnceLock<CString> = OnceLock::new();
    LABELS
        .get_or_init(|| list(|kind| kind.label, "\n"))
        .as_ptr()
}

fn list(of: impl Fn(&ModelKind) -> &'static str, separator: &str) -> CString {
    // No text of a model has a zero.
    CString::new(MODELS.map(of).join(separator)).unwrap_or_default()
}
