//! Functions of the application that a stream calls.

use std::ffi::c_void;
use std::sync::Arc;

use super::work::{Execution, Work};

/// A function of the application that a stream calls.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HostFunction {
    pub(crate) function: unsafe extern "C" fn(*mut c_void),
    pub(crate) argument: *mut c_void,
}

// SAFETY: `cuLaunchHostFunc` requires that the function may run on another thread with this
// argument.
unsafe impl Send for HostFunction {}

impl Work for HostFunction {
    fn execute(&self, _execution: &mut Execution) {
        // SAFETY: the application gave the function and its argument for this call.
        unsafe { (self.function)(self.argument) };
    }

    fn description(&self) -> Arc<str> {
        "host_function".into()
    }
}
