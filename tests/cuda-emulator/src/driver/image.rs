//! Loading of module images: the checks of a driver's compiler, and its messages.

use std::ffi::CStr;
use std::sync::Arc;

use super::module;
use super::objects::context::Context;
use super::objects::module::Module;
use super::ptx_support::{self, Header};
use super::state::Driver;
use super::status::Status;
use super::violation::Violation;
use crate::ptx;

/// The first bytes of an ELF file, which is compiled code.
const ELF: [u8; 4] = [0x7f, b'E', b'L', b'F'];
/// The first bytes of a container of compiled code.
const FAT_BINARY: [u8; 4] = [0x50, 0xed, 0x55, 0xba];

/// Why an image was not loaded.
#[derive(Debug)]
pub(crate) struct Refusal {
    pub(crate) status: Status,
    /// The text for the error log of the application.
    pub(crate) message: String,
}

/// Loads an image.
///
/// # Safety
///
/// `image` must point to PTX that ends with a zero byte, or to compiled code.
pub(crate) unsafe fn load(
    driver: &Driver,
    context: &Arc<Context>,
    image: *const u8,
) -> Result<Arc<Module>, Refusal> {
    // SAFETY: every image has four bytes: PTX is longer, and so are the headers of the others.
    let text = unsafe {
        let first: [u8; 4] = std::array::from_fn(|i| match i {
            // A text may end before its fourth byte.
            0 => *image,
            _ if (0..i).any(|before| *image.add(before) == 0) => 0,
            _ => *image.add(i),
        });
        if first == ELF || first == FAT_BINARY {
            driver.violation(
                Violation::Unsupported,
                format_args!("a module of compiled code: the emulator has PTX only"),
            );
            return Err(refusal(Status::NO_BINARY_FOR_GPU, "not PTX"));
        }
        CStr::from_ptr(image.cast())
    };
    let text = text.to_string_lossy().into_owned();
    check_header(driver, context, &text)?;
    match ptx::parse(&text) {
        Ok(ptx) => Ok(module::create(driver, context, ptx, text)),
        Err(error) => {
            let message = format!(
                "ptxas application ptx input, line {}; error   : {error}",
                error.line
            );
            driver.violation(Violation::Ptx, format_args!("{error}"));
            Err(refusal(Status::INVALID_PTX, &message))
        }
    }
}

fn refusal(status: Status, message: &str) -> Refusal {
    Refusal {
        status,
        message: message.to_owned(),
    }
}

/// Checks the version and the target, which a driver refuses before the code.
fn check_header(driver: &Driver, context: &Context, text: &str) -> Result<(), Refusal> {
    let refuse = |status, message: String| {
        driver.violation(Violation::Ptx, format_args!("{status}: {message}"));
        Err(refusal(status, &message))
    };
    let Some(Header {
        version,
        line,
        target,
    }) = ptx_support::header(text)
    else {
        let message = "ptxas fatal   : Missing .version or .target directive at start of file";
        return refuse(Status::INVALID_PTX, message.into());
    };
    let newest = ptx_support::newest_version(driver.script.driver);
    if version > newest {
        return refuse(
            Status::UNSUPPORTED_PTX_VERSION,
            format!(
                "ptxas application ptx input, line {line}; fatal   : Unsupported .version {}.{}; \
                 current version is '{}.{}'",
                version.0, version.1, newest.0, newest.1
            ),
        );
    }
    match ptx_support::version_of_target(&target) {
        None => {
            return refuse(
                Status::INVALID_PTX,
                format!("ptxas fatal   : Unknown .target '{target}'"),
            );
        }
        Some(first) if version < first => {
            return refuse(
                Status::INVALID_PTX,
                format!(
                    "ptxas fatal   : PTX .version {}.{} does not support .target {target}",
                    version.0, version.1
                ),
            );
        }
        Some(_) => {}
    }
    let capability = driver.devices[context.device].capability;
    if !ptx_support::runs_on(&target, capability) {
        return refuse(
            Status::NO_BINARY_FOR_GPU,
            format!(
                "ptxas fatal   : SM version specified by .target is higher than default SM version \
                 assumed ({target} on a device of compute capability {}.{})",
                capability.major, capability.minor
            ),
        );
    }
    Ok(())
}

/// Options of `cuModuleLoadDataEx` that have an effect.
const ERROR_LOG_BUFFER: u32 = 5;
const ERROR_LOG_BUFFER_BYTES: u32 = 6;

/// Writes the message of a refusal into the error log of the application.
///
/// # Safety
///
/// `options` and `values` must have `count` entries, of the types that the driver API defines.
pub(crate) unsafe fn write_error_log(
    message: &str,
    count: u32,
    options: *const u32,
    values: *mut *mut u8,
) {
    if count == 0 || options.is_null() || values.is_null() {
        return;
    }
    let (mut buffer, mut bytes) = (None, None);
    for index in 0..count as usize {
        // SAFETY: the index is below the count.
        unsafe {
            match *options.add(index) {
                ERROR_LOG_BUFFER => buffer = Some(*values.add(index)),
                ERROR_LOG_BUFFER_BYTES => bytes = Some((*values.add(index) as usize, index)),
                _ => {}
            }
        }
    }
    let (Some(buffer), Some((bytes, index))) = (buffer, bytes) else {
        return;
    };
    if buffer.is_null() || bytes == 0 {
        return;
    }
    let length = message.len().min(bytes - 1);
    // SAFETY: the buffer has `bytes` bytes. The driver returns the number of bytes that it wrote
    // in place of the size.
    unsafe {
        std::ptr::copy_nonoverlapping(message.as_ptr(), buffer, length);
        *buffer.add(length) = 0;
        *values.add(index) = (length + 1) as *mut u8;
    }
}
