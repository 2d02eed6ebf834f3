//! Contexts, and the stack of them that each thread has.

use std::cell::RefCell;
use std::ffi::c_int;
use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};
use std::sync::{Arc, OnceLock};

use super::handles::new_handle;
use super::state::Driver;
use super::status::{Outcome, Status};
use super::stream::Stream;

thread_local! {
    static STACK: RefCell<Vec<Arc<Context>>> = const { RefCell::new(Vec::new()) };
}

/// A context.
#[derive(Debug)]
pub(crate) struct Context {
    pub(crate) handle: usize,
    pub(crate) device: usize,
    /// The first error that made the context unusable, or 0.
    error: AtomicI32,
    destroyed: AtomicBool,
    default_stream: OnceLock<Arc<Stream>>,
}

/// The primary context of a device, and how often it was retained.
#[derive(Debug, Default)]
pub(crate) struct PrimaryContext {
    pub(crate) retained: u64,
    pub(crate) context: Option<Arc<Context>>,
    pub(crate) flags: u32,
}

impl Context {
    /// Creates a context on a device.
    pub(crate) fn create(driver: &Driver, device: usize) -> Arc<Self> {
        let context = Arc::new(Self {
            handle: new_handle(),
            device,
            error: AtomicI32::new(0),
            destroyed: AtomicBool::new(false),
            default_stream: OnceLock::new(),
        });
        driver.contexts.insert(context.handle, context.clone());
        context
    }

    /// Waits for all work, then makes the context and its objects unusable.
    ///
    /// Memory, streams, events and modules of the context go with it.
    pub(crate) fn destroy(&self, driver: &Driver) {
        self.synchronize(driver);
        self.destroyed.store(true, Ordering::SeqCst);
        driver.contexts.remove(self.handle);
        for stream in self.streams(driver) {
            driver.streams.remove(stream.handle);
            stream.close();
        }
        if let Some(stream) = self.default_stream.get() {
            stream.close();
        }
        for event in driver.events.all() {
            if event.context.handle == self.handle {
                driver.events.remove(event.handle);
            }
        }
        for module in driver.modules.all() {
            if module.context.handle == self.handle {
                module.unload(driver);
            }
        }
        super::lock(&driver.memory).free_all_of(self.handle);
    }

    /// Makes the context unusable. The first error stays.
    pub(crate) fn fail(&self, status: Status) {
        let _ = self
            .error
            .compare_exchange(0, status.0, Ordering::SeqCst, Ordering::SeqCst);
    }

    /// The error that made the context unusable.
    pub(crate) fn check(&self) -> Outcome {
        match self.error.load(Ordering::SeqCst) {
            0 => Ok(()),
            code => Err(Status(code)),
        }
    }

    /// Fails if the context was destroyed or is unusable.
    pub(crate) fn usable(&self) -> Outcome {
        if self.destroyed.load(Ordering::SeqCst) {
            return Err(Status::CONTEXT_IS_DESTROYED);
        }
        self.check()
    }

    /// The streams of the context, other than the default one.
    pub(crate) fn streams(&self, driver: &Driver) -> Vec<Arc<Stream>> {
        let mut streams = driver.streams.all();
        streams.retain(|stream| stream.context.handle == self.handle);
        streams
    }

    /// The default stream. It is created at the first use.
    pub(crate) fn default_stream(self: &Arc<Self>, driver: &'static Driver) -> Arc<Stream> {
        let create = || Stream::create_default(driver, self.clone());
        self.default_stream.get_or_init(create).clone()
    }

    /// The default stream, if it was used.
    pub(crate) fn used_default_stream(&self) -> Option<&Arc<Stream>> {
        self.default_stream.get()
    }

    /// Waits for all work of the context.
    pub(crate) fn synchronize(&self, driver: &Driver) {
        for stream in self.streams(driver).iter().chain(self.default_stream.get()) {
            stream.synchronize(driver);
        }
    }
}

/// The current context of the thread.
pub(crate) fn current() -> Option<Arc<Context>> {
    // At the end of a thread, destructors of the application may still make calls.
    STACK
        .try_with(|stack| stack.borrow().last().cloned())
        .ok()
        .flatten()
}

/// Replaces the current context of the thread.
pub(crate) fn set_current(context: Option<Arc<Context>>) {
    STACK.with(|stack| {
        let mut stack = stack.borrow_mut();
        stack.pop();
        stack.extend(context);
    });
}

/// Makes a context current on top of the others.
pub(crate) fn push_current(context: Arc<Context>) {
    STACK.with(|stack| stack.borrow_mut().push(context));
}

/// Takes the current context off the stack.
pub(crate) fn pop_current() -> Option<Arc<Context>> {
    STACK.with(|stack| stack.borrow_mut().pop())
}

/// The primary context of a device, for one more user.
pub(crate) fn retain_primary(driver: &Driver, device: usize) -> Arc<Context> {
    let mut primary = super::lock(&driver.primary_contexts[device]);
    primary.retained += 1;
    let create = || Context::create(driver, device);
    primary.context.get_or_insert_with(create).clone()
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
        context.destroy(driver);
    }
    Ok(())
}

/// Destroys the primary context, however many users it has. The next one gets a new context, which
/// is usable again.
pub(crate) fn reset_primary(driver: &Driver, device: usize) {
    let context = super::lock(&driver.primary_contexts[device]).context.take();
    if let Some(context) = context {
        context.destroy(driver);
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
