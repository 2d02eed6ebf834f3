//! Types of synchronization. `loom/` compiles the files that take them from here with loom's
//! types, which try every order of steps.

pub(crate) use std::sync::{Arc, Condvar, Mutex, MutexGuard};
