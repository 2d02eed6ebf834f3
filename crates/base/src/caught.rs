//! Panics of other crates on damaged files and failing drivers, which become errors.

use std::any::Any;
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, PanicHookInfo, catch_unwind, set_hook, take_hook};
use std::sync::Once;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

thread_local! {
    /// True while this thread runs a task whose panics are expected.
    static EXPECTED: Cell<bool> = const { Cell::new(false) };
}

/// The number of such tasks in all threads.
static TASKS: AtomicUsize = AtomicUsize::new(0);

/// Runs a task that may panic, and returns the panic's payload. The caller reports the failure, so
/// the panic prints nothing; those of other threads do.
///
/// The hook that prints is set aside for such panics alone, and called for all others. Nothing of
/// the task may be used after a panic.
///
/// # Errors
///
/// Returns the payload of the panic.
pub fn caught<T>(task: impl FnOnce() -> T) -> thread::Result<T> {
    install_hook();
    let outer = EXPECTED.replace(true);
    TASKS.fetch_add(1, Ordering::Relaxed);
    let outcome = catch_unwind(AssertUnwindSafe(task));
    TASKS.fetch_sub(1, Ordering::Relaxed);
    EXPECTED.set(outer);
    outcome
}

/// The message of a panic, of its payload.
pub fn words(payload: &(dyn Any + Send)) -> String {
    let text = payload.downcast_ref::<&str>().map(ToString::to_string);
    let text = text.or_else(|| payload.downcast_ref::<String>().cloned());
    text.unwrap_or_else(|| "it has no message".into())
}

/// Puts a hook before the one in use, once. A library in C or Python has a hook of its own, not that
/// of its host.
fn install_hook() {
    static INSTALLED: Once = Once::new();
    // A thread that panics cannot change the hook.
    if thread::panicking() {
        return;
    }
    INSTALLED.call_once(|| {
        let before = take_hook();
        set_hook(Box::new(move |panic| {
            if !is_expected(panic) {
                before(panic);
            }
        }));
    });
}

fn is_expected(panic: &PanicHookInfo<'_>) -> bool {
    // The flag is not that of the threads of rayon, in which the Zarr library decodes chunks.
    let of_zarr = || {
        panic
            .location()
            .is_some_and(|place| place.file().contains("zarrs"))
    };
    EXPECTED.get() || (TASKS.load(Ordering::Relaxed) > 0 && of_zarr())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The hook belongs to the process, so a child of its own shows what it prints.
    #[test]
    fn an_expected_panic_prints_nothing_and_others_do() {
        let child = "caught::tests::panics_of_a_child";
        let mut command = std::process::Command::new(std::env::current_exe().expect("a path"));
        command.args(["--exact", child, "--ignored", "--nocapture"]);
        let out = command.output().expect("started");
        let errors = String::from_utf8_lossy(&out.stderr);
        assert!(errors.contains("an unexpected one"), "{errors}");
        assert!(!errors.contains("an expected one"), "{errors}");
        assert!(out.status.success(), "{errors}");
    }

    #[test]
    #[ignore = "run in a process of its own by `an_expected_panic_prints_nothing_and_others_do`"]
    fn panics_of_a_child() {
        caught(|| panic!("an expected one")).expect_err("a panic");
        let other = || thread::spawn(|| panic!("an unexpected one")).join();
        caught(other).expect("no panic").expect_err("a panic");
    }

    #[test]
    fn payloads_are_returned_and_tasks_can_be_nested() {
        let inner = || caught(|| panic!("no pages"));
        let message = caught(|| inner().expect_err("a panic")).expect("no panic");
        assert_eq!(message.downcast_ref::<&str>(), Some(&"no pages"));
        assert!(!EXPECTED.get());
        assert_eq!(caught(|| 3).ok(), Some(3));
    }
}
