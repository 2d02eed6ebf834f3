//! Modules and functions.

use std::collections::HashMap;
use std::sync::atomic::AtomicU32;
use std::sync::{Arc, Mutex, MutexGuard};

use super::context::Context;
use crate::driver::handles::new_handle;
use crate::driver::lock;
use crate::machine::Statistics;
use crate::ptx;

/// Dynamic shared memory that a function may use unless it asks for more, bytes.
const DEFAULT_DYNAMIC_SHARED: u32 = 48 << 10;

/// A loaded module. Work that is queued keeps it alive.
#[derive(Debug)]
pub(crate) struct Module {
    pub(crate) handle: usize,
    /// The number in the report, from 1.
    pub(crate) number: u64,
    pub(crate) context: Arc<Context>,
    pub(crate) ptx: ptx::Module,
    /// The text, for the report.
    pub(crate) text: String,
    /// For each kernel, the dynamic shared memory that a launch may ask for.
    pub(crate) dynamic_shared: Vec<AtomicU32>,
    runs: Vec<Mutex<Runs>>,
    /// The handles that were given out, by kernel.
    functions: Mutex<HashMap<usize, usize>>,
}

/// Totals of the launches of a kernel.
#[derive(Clone, Debug, Default)]
pub(crate) struct Runs {
    pub(crate) launches: u64,
    pub(crate) threads: u64,
    /// The most dynamic shared memory of a block, bytes.
    pub(crate) dynamic_shared: u32,
    pub(crate) seconds: f64,
    pub(crate) statistics: Option<Statistics>,
}

/// A function of a module.
#[derive(Debug)]
pub(crate) struct Function {
    pub(crate) module: Arc<Module>,
    /// The index of the kernel.
    pub(crate) kernel: usize,
}

impl Module {
    /// A module of parsed PTX, under a new handle.
    pub(crate) fn new(
        number: u64,
        context: Arc<Context>,
        ptx: ptx::Module,
        text: String,
    ) -> Arc<Self> {
        let kernels = ptx.kernels.len();
        Arc::new(Self {
            handle: new_handle(),
            number,
            context,
            dynamic_shared: (0..kernels)
                .map(|_| AtomicU32::new(DEFAULT_DYNAMIC_SHARED))
                .collect(),
            runs: (0..kernels).map(|_| Mutex::default()).collect(),
            functions: Mutex::default(),
            ptx,
            text,
        })
    }

    /// The handles that were given out, by kernel.
    pub(crate) fn functions(&self) -> MutexGuard<'_, HashMap<usize, usize>> {
        lock(&self.functions)
    }

    /// Adds a launch of a kernel.
    pub(crate) fn count_launch(
        &self,
        kernel: usize,
        threads: u64,
        dynamic_shared: u32,
        seconds: f64,
        statistics: Option<&Statistics>,
    ) {
        let mut runs = lock(&self.runs[kernel]);
        runs.launches += 1;
        runs.threads += threads;
        runs.dynamic_shared = runs.dynamic_shared.max(dynamic_shared);
        runs.seconds += seconds;
        if let Some(new) = statistics {
            match &mut runs.statistics {
                Some(all) => all.merge(new),
                none => *none = Some(new.clone()),
            }
        }
    }

    /// Totals of the launches of a kernel.
    pub(crate) fn runs(&self, kernel: usize) -> Runs {
        lock(&self.runs[kernel]).clone()
    }
}
