//! Handles: numbers that stand for the objects of the driver.
//!
//! A handle is never used again, so that a stale one is recognized.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

/// The first handle. The special streams 0, 1 and 2 lie below.
const FIRST: usize = 0x10000;
/// Handles look like aligned pointers.
const STEP: usize = 16;

static NEXT: AtomicUsize = AtomicUsize::new(FIRST);

/// A handle that was not given out before.
pub(crate) fn new_handle() -> usize {
    NEXT.fetch_add(STEP, Ordering::Relaxed)
}

/// True if the number was given out as a handle.
pub(crate) fn was_given_out(handle: usize) -> bool {
    (FIRST..NEXT.load(Ordering::Relaxed)).contains(&handle) && handle.is_multiple_of(STEP)
}

/// The live objects of one type.
#[derive(Debug)]
pub(crate) struct Table<T> {
    live: Mutex<HashMap<usize, Arc<T>>>,
    created: AtomicU64,
}

impl<T> Default for Table<T> {
    fn default() -> Self {
        Self {
            live: Mutex::default(),
            created: AtomicU64::new(0),
        }
    }
}

impl<T> Table<T> {
    /// Adds an object under its handle.
    pub(crate) fn insert(&self, handle: usize, object: Arc<T>) {
        self.created.fetch_add(1, Ordering::Relaxed);
        super::lock(&self.live).insert(handle, object);
    }

    /// The object of a handle.
    pub(crate) fn get(&self, handle: usize) -> Option<Arc<T>> {
        super::lock(&self.live).get(&handle).cloned()
    }

    /// Removes the object of a handle.
    pub(crate) fn remove(&self, handle: usize) -> Option<Arc<T>> {
        super::lock(&self.live).remove(&handle)
    }

    /// All live objects, ordered by handle.
    pub(crate) fn all(&self) -> Vec<Arc<T>> {
        let live = super::lock(&self.live);
        let mut all: Vec<_> = live.iter().collect();
        all.sort_by_key(|(handle, _)| **handle);
        all.into_iter().map(|(_, object)| object.clone()).collect()
    }

    /// The number of live objects.
    pub(crate) fn len(&self) -> usize {
        super::lock(&self.live).len()
    }

    /// The number of objects that were ever created.
    pub(crate) fn created(&self) -> u64 {
        self.created.load(Ordering::Relaxed)
    }
}
