//! What threads share. `loom/` compiles the files that take it from here with loom's types, which try
//! every order of steps.

pub(crate) use std::sync::{Arc, Condvar, Mutex, MutexGuard};
