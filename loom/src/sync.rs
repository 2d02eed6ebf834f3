//! The types of `src/sync.rs`, by loom.

pub(crate) use loom::sync::{Arc, Condvar, Mutex, MutexGuard};
