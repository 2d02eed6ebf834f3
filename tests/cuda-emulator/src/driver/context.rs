//! The use of contexts: their creation and their end, and the primary contexts.

use std::ffi::c_int;
use std::sync::Arc;

use super::module;
use super::objects::context::Context;
use super::state::Driver;
use super::status::{Outcome, Status};
use super::stream;

/// Creates a context on a device.
pub(crate) fn create(driver: &Driver, device: usize) -> Arc<Context> {
    let context = Context::new(device);
    driver.contexts.insert(context.handle, context.clone());
    context
}

/// Waits for all work, then makes the context and its objects unusable.
///
/// Memory, streams, events and modules of the context go with it.
pub(crate) fn destroy(driver: &Driver, context: &Context) {
    synchronize(driver, context);
    context.mark_destroyed();
    driver.contexts.remove(context.handle);
    for stream in stream::all_of(driver, context) {
        driver.streams.remove(stream.handle);
        stream.close();
    }
    // It stays in its table: a call that still runs must not start another one.
    if let Some(stream) = stream::used_default_of(driver, context) {
        stream.close();
    }
    for event in driver.events.all() {
        if event.context.handle == context.handle {
            driver.events.remove(event.handle);
        }
    }
    for module in driver.modules.all() {
        if module.context.handle == context.handle {
            module::unload(driver, &module);
        }
    }
    super::lock(&driver.memory).free_all_of(context.handle);
}

/// Waits for all work of a context.
pub(crate) fn synchronize(driver: &Driver, context: &Context) {
    for stream in stream::all_of(driver, context) {
        stream::synchronize(driver, &stream);
    }
    if let Some(stream) = stream::used_default_of(driver, context) {
        stream::synchronize(driver, &stream);
    }
}

/// The primary context of a device, for one more user.
pub(crate) fn retain_primary(driver: &Driver, device: usize) -> Arc<Context> {
    let mut primary = super::lock(&driver.primary_contexts[device]);
    primary.retained += 1;
    let context = &mut primary.context;
    context
        .get_or_insert_with(|| create(driver, device))
        .clone()
}

/// Ends the use of a primary context by one user. The last one destroys it.
pub(crate) fn release_primary(driver: &Driver, device: usize) -> Outcome {
    let mut primary = super::lock(&driver.primary_contexts[device]);
    if primary.retained == 0 {
        return Err(Status::INVALID_CONTEXT);
    }
    primary.retained -= 1;
    let unused = match primary.retained {
        0 => primary.context.take(),
        _ => None,
    };
    // Work of the context may hang. The report needs the lock.
    drop(primary);
    if let Some(context) = unused {
        destroy(driver, &context);
    }
    Ok(())
}

/// Destroys the primary context, however many users it has. The next one gets a new context, which
/// is usable again.
pub(crate) fn reset_primary(driver: &Driver, device: usize) {
    let context = super::lock(&driver.primary_contexts[device]).context.take();
    if let Some(context) = context {
        destroy(driver, &context);
    }
}

/// Flags of the primary context, and whether it exists.
pub(crate) fn primary_state(driver: &Driver, device: usize) -> (u32, c_int) {
    let primary = super::lock(&driver.primary_contexts[device]);
    (primary.flags, primary.context.is_some().into())
}

/// Sets the flags of the primary context.
pub(crate) fn set_primary_flags(driver: &Driver, device: usize, flags: u32) {
    super::lock(&driver.primary_contexts[device]).flags = flags;
}
