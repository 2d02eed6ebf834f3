//! The common part of all calls: counting, logging, injected faults, and the checks that come
//! before those of its own.

use std::ffi::c_int;
use std::fmt::Arguments;
use std::sync::Arc;

use super::current::current;
use super::fault::{self, When};
use super::objects::context::Context;
use super::state::{Driver, driver};
use super::status::{Outcome, Status};
use super::violation::Violation;

/// Entry points that work before `cuInit`.
const WITHOUT_INIT: [&str; 2] = ["cuInit", "cuDriverGetVersion"];

/// A call that needs neither a context nor a device.
pub(crate) fn call(
    entry: &'static str,
    arguments: Arguments,
    body: impl FnOnce(&'static Driver) -> Outcome,
) -> c_int {
    run(entry, arguments, None, None, body)
}

/// A call about a device.
pub(crate) fn call_of_device(
    entry: &'static str,
    ordinal: c_int,
    body: impl FnOnce(&'static Driver, usize) -> Outcome,
) -> c_int {
    let device = usize::try_from(ordinal).ok();
    run(
        entry,
        format_args!("device {ordinal}"),
        device,
        None,
        |driver| {
            let (device, _) = driver.device(ordinal)?;
            body(driver, device)
        },
    )
}

/// A call that needs a current context.
pub(crate) fn call_in_context(
    entry: &'static str,
    arguments: Arguments,
    body: impl FnOnce(&'static Driver, &Arc<Context>) -> Outcome,
) -> c_int {
    let current = current();
    let device = current.as_ref().map(|context| context.device);
    run(entry, arguments, device, current.clone(), |driver| {
        let Some(context) = current else {
            driver.violation(
                Violation::NoContext,
                format_args!("{entry} without a current context"),
            );
            return Err(Status::INVALID_CONTEXT);
        };
        context.usable()?;
        body(driver, &context)
    })
}

/// A call about an object that has a context itself, so that none needs to be current.
pub(crate) fn call_of_object(
    entry: &'static str,
    arguments: Arguments,
    body: impl FnOnce(&'static Driver) -> Outcome,
) -> c_int {
    let current = current();
    let device = current.as_ref().map(|context| context.device);
    run(entry, arguments, device, current.clone(), |driver| {
        match current {
            Some(context) => context.usable()?,
            None => {
                let mut calls = super::lock(&driver.calls_without_context);
                *calls.entry(entry).or_insert(0) += 1;
            }
        }
        body(driver)
    })
}

fn run(
    entry: &'static str,
    arguments: Arguments,
    device: Option<usize>,
    context: Option<Arc<Context>>,
    body: impl FnOnce(&'static Driver) -> Outcome,
) -> c_int {
    let driver = driver();
    let number = {
        let mut calls = super::lock(&driver.calls);
        let count = calls.entry(entry).or_insert(0);
        *count += 1;
        *count
    };
    let outcome = match driver.faults.of_call(entry, device) {
        Some(fault) if fault.when == When::Call => {
            if let Some(context) = context.filter(|_| fault.sticky) {
                context.fail(fault.code);
            }
            Err(fault.code)
        }
        Some(fault) if fault.when == When::Block => loop {
            std::thread::park();
        },
        fault => {
            fault::set_of_work(fault);
            let outcome = match driver.is_initialized() || WITHOUT_INIT.contains(&entry) {
                true => body(driver),
                false => Err(Status::NOT_INITIALIZED),
            };
            // A call that queues nothing has no use for the fault.
            fault::set_of_work(None);
            outcome
        }
    };
    let status = outcome.err().unwrap_or(Status::SUCCESS);
    if driver.log.is_on() {
        driver.log.line(
            driver.now(),
            format_args!("{entry}#{number}({arguments}) = {status}"),
        );
    }
    status.0
}
