//! The stack of current contexts that each thread has.

use std::cell::RefCell;
use std::sync::Arc;

use super::objects::context::Context;

thread_local! {
    static STACK: RefCell<Vec<Arc<Context>>> = const { RefCell::new(Vec::new()) };
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
pub(crate) fn set(context: Option<Arc<Context>>) {
    STACK.with(|stack| {
        let mut stack = stack.borrow_mut();
        stack.pop();
        stack.extend(context);
    });
}

/// Makes a context current on top of the others.
pub(crate) fn push(context: Arc<Context>) {
    STACK.with(|stack| stack.borrow_mut().push(context));
}

/// Takes the current context off the stack.
pub(crate) fn pop() -> Option<Arc<Context>> {
    STACK.with(|stack| stack.borrow_mut().pop())
}
