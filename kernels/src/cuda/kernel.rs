//! A kernel that is loaded on a device.

use std::ffi::{c_char, c_void};
use std::sync::Arc;

use cudarc::driver::result::{launch_kernel, module};
use cudarc::driver::sys::{CUfunction, CUjit_option, CUmodule, cuModuleLoadDataEx};

use super::CudaError;
use super::arguments::Arguments;
use super::code::Program;
use super::context::Context;
use super::stream::Stream;

/// A loaded kernel. It is unloaded when it is dropped.
#[derive(Debug)]
pub(crate) struct Kernel {
    module: CUmodule,
    function: CUfunction,
    program: Program,
    context: Arc<Context>,
}

// SAFETY: handles of modules and functions may be used by any thread.
#[allow(unsafe_code)]
unsafe impl Send for Kernel {}
// SAFETY: as above; no method changes this value.
#[allow(unsafe_code)]
unsafe impl Sync for Kernel {}

/// The length of the buffer for the messages of the driver's compiler.
const LOG_LEN: usize = 2048;

impl Kernel {
    /// Loads code, which the driver compiles for its device.
    #[allow(unsafe_code)]
    pub fn load(context: &Arc<Context>, program: Program) -> Result<Self, CudaError> {
        let _current = context.enter()?;
        let module = load_module(context, program.ptx())?;
        // The module is unloaded also if one of the next calls fails.
        let mut kernel = Self {
            module,
            function: std::ptr::null_mut(),
            program,
            context: context.clone(),
        };
        // SAFETY: the module is loaded in the context that is current, and its function is used
        // while `kernel` keeps it.
        let function = unsafe { module::get_function(module, program.entry().to_owned()) };
        kernel.function = function.map_err(|error| context.failed(error))?;
        Ok(kernel)
    }

    /// Queues a launch of this many blocks, for ROIs of `size` pixels along a side.
    ///
    /// # Safety
    ///
    /// The context is current. The arguments are those that the kernel declares, and their buffers
    /// are as long as the kernel accesses. Nothing else writes to a buffer that it accesses, or
    /// accesses one that it writes, until the launch is done.
    #[allow(unsafe_code)]
    pub unsafe fn launch(
        &self,
        stream: &Stream,
        blocks: u32,
        size: usize,
        mut arguments: Arguments,
    ) -> Result<(), CudaError> {
        let mut pointers = arguments.pointers();
        // SAFETY: the function is loaded. The driver copies the arguments before it returns. The
        // rest is the caller's promise.
        let launched = unsafe {
            launch_kernel(
                self.function,
                (blocks, 1, 1),
                (self.program.threads(), 1, 1),
                self.program.shared_bytes(size),
                stream.handle(),
                &mut pointers,
            )
        };
        launched.map_err(|error| self.context.failed(error))
    }
}

impl Drop for Kernel {
    #[allow(unsafe_code)]
    fn drop(&mut self) {
        let Ok(_current) = self.context.enter() else {
            return;
        };
        // SAFETY: the module is loaded in this context, and no launch is queued: `Slot` keeps the
        // kernel until its stream is idle.
        let _ = unsafe { module::unload(self.module) };
    }
}

/// Loads PTX. An error carries the first message of the driver's compiler.
#[allow(unsafe_code)]
fn load_module(context: &Context, ptx: &str) -> Result<CUmodule, CudaError> {
    let mut log = [0u8; LOG_LEN];
    let mut options = [
        CUjit_option::CU_JIT_ERROR_LOG_BUFFER,
        CUjit_option::CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES,
    ];
    // The driver takes numbers as pointers.
    let mut values: [*mut c_void; 2] = [
        log.as_mut_ptr().cast::<c_char>().cast(),
        std::ptr::without_provenance_mut(LOG_LEN),
    ];
    let mut module = std::ptr::null_mut();
    // SAFETY: the PTX ends with a NUL, and there are two options with their values. The log is as
    // long as stated, and outlives the call.
    let loaded = unsafe {
        cuModuleLoadDataEx(
            &raw mut module,
            ptx.as_ptr().cast(),
            2,
            options.as_mut_ptr(),
            values.as_mut_ptr(),
        )
    };
    let Err(error) = loaded.result() else {
        return Ok(module);
    };
    let log = log.split(|&byte| byte == 0).next().unwrap_or_default();
    let log = String::from_utf8_lossy(log);
    let message = log.lines().map(str::trim).find(|line| !line.is_empty());
    let CudaError::Driver(text) = context.failed(error) else {
        return Err(context.failed(error));
    };
    Err(CudaError::Driver(match message {
        Some(message) => format!("{text}: {message}"),
        None => text,
    }))
}
