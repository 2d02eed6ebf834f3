//! The version of the library.

use std::ffi::{CStr, c_char};

/// The number of the interface that this header describes. It grows with every change that a
/// program must be compiled again for.
pub const GM_ABI_VERSION: u32 = 1;

/// The number of the interface of the library that is loaded. A program compares it with
/// GM_ABI_VERSION, the number that it was compiled for.
#[unsafe(no_mangle)]
pub extern "C" fn gm_abi_version() -> u32 {
    GM_ABI_VERSION
}

/// The version of gaussmle.
#[unsafe(no_mangle)]
pub extern "C" fn gm_version() -> *const c_char {
    const VERSION: &CStr =
        match CStr::from_bytes_with_nul(concat!(env!("CARGO_PKG_VERSION"), "\0").as_bytes()) {
            Ok(version) => version,
            Err(_) => c"",
        };
    VERSION.as_ptr()
}
