//! Modules and functions.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};

use super::context::Context;
use super::handles::new_handle;
use super::state::Driver;
use super::status::{Outcome, Status};
use super::violation::Violation;
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
    functions: Mutex<HashMap<usize, usize>>,
}

/// Totals of the launches of a kernel.
#[derive(Clone, Debug, Default)]
pub(crate) struct Runs {
    pub(crate) launches: u64,
    pub(crate) threads: u64,
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
    /// Adds a module with parsed PTX.
    pub(crate) fn create(
        driver: &Driver,
        context: &Arc<Context>,
        ptx: ptx::Module,
        text: String,
    ) -> Arc<Self> {
        let kernels = ptx.kernels.len();
        let module = Arc::new(Self {
            handle: new_handle(),
            number: driver.modules.created() + 1,
            context: context.clone(),
            dynamic_shared: (0..kernels)
                .map(|_| AtomicU32::new(DEFAULT_DYNAMIC_SHARED))
                .collect(),
            runs: (0..kernels).map(|_| Mutex::default()).collect(),
            functions: Mutex::default(),
            ptx,
            text,
        });
        driver.modules.insert(module.handle, module.clone());
        if let Some(folder) = &driver.script.save_ptx {
            // Without the file, the test that reads it fails.
            let _ = std::fs::create_dir_all(folder);
            let file = folder.join(format!("module-{}.ptx", module.number));
            let _ = std::fs::write(file, &module.text);
        }
        super::lock(&driver.loaded).push(module.clone());
        module
    }

    /// Makes the module and its functions unusable. What was counted stays for the report.
    pub(crate) fn unload(&self, driver: &Driver) {
        driver.modules.remove(self.handle);
        for (_, handle) in super::lock(&self.functions).drain() {
            driver.functions.remove(handle);
        }
    }

    /// The handle of the kernel with a name.
    pub(crate) fn function(self: &Arc<Self>, driver: &Driver, name: &str) -> Outcome<usize> {
        let kernels = &self.ptx.kernels;
        let kernel = kernels.iter().position(|kernel| kernel.name == name);
        let kernel = kernel.ok_or(Status::NOT_FOUND)?;
        let mut functions = super::lock(&self.functions);
        if let Some(handle) = functions.get(&kernel) {
            return Ok(*handle);
        }
        let handle = new_handle();
        let module = self.clone();
        let function = Arc::new(Function { module, kernel });
        driver.functions.insert(handle, function);
        functions.insert(kernel, handle);
        Ok(handle)
    }

    /// Adds a launch of a kernel.
    pub(crate) fn count_launch(
        &self,
        kernel: usize,
        threads: u64,
        seconds: f64,
        statistics: Option<&Statistics>,
    ) {
        let mut runs = super::lock(&self.runs[kernel]);
        runs.launches += 1;
        runs.threads += threads;
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
        super::lock(&self.runs[kernel]).clone()
    }
}

impl Function {
    /// Sets the dynamic shared memory that a launch may ask for.
    pub(crate) fn allow_dynamic_shared(&self, driver: &Driver, bytes: i32) -> Outcome {
        let device = self.module.context.device;
        let limit = driver.devices[device].limits().shared_per_block_kib << 10;
        let kernel = &self.module.ptx.kernels[self.kernel];
        let most = u64::from(limit).saturating_sub(kernel.static_shared as u64);
        match u32::try_from(bytes) {
            Ok(bytes) if u64::from(bytes) <= most => {
                self.module.dynamic_shared[self.kernel].store(bytes, Ordering::SeqCst);
                Ok(())
            }
            _ => {
                driver.violation(
                    Violation::LaunchLimits,
                    format_args!("{bytes} bytes of dynamic shared memory, where {most} are left"),
                );
                Err(Status::INVALID_VALUE)
            }
        }
    }
}
