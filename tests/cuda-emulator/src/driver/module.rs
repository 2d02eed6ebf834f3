//! The use of modules and functions.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use super::handles::new_handle;
use super::objects::context::Context;
use super::objects::module::{Function, Module};
use super::state::Driver;
use super::status::{Outcome, Status};
use super::violation::Violation;
use crate::ptx;

/// Adds a module with parsed PTX.
pub(crate) fn create(
    driver: &Driver,
    context: &Arc<Context>,
    ptx: ptx::Module,
    text: String,
) -> Arc<Module> {
    let number = driver.modules.created() + 1;
    let module = Module::new(number, context.clone(), ptx, text);
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

/// Makes a module and its functions unusable. What was counted stays for the report.
pub(crate) fn unload(driver: &Driver, module: &Module) {
    driver.modules.remove(module.handle);
    for (_, handle) in module.functions().drain() {
        driver.functions.remove(handle);
    }
}

/// The handle of the kernel with a name.
pub(crate) fn function(driver: &Driver, module: &Arc<Module>, name: &str) -> Outcome<usize> {
    let kernels = &module.ptx.kernels;
    let kernel = kernels.iter().position(|kernel| kernel.name == name);
    let kernel = kernel.ok_or(Status::NOT_FOUND)?;
    let mut functions = module.functions();
    if let Some(handle) = functions.get(&kernel) {
        return Ok(*handle);
    }
    let handle = new_handle();
    let module = module.clone();
    let function = Arc::new(Function { module, kernel });
    driver.functions.insert(handle, function);
    functions.insert(kernel, handle);
    Ok(handle)
}

/// Sets the dynamic shared memory that a launch may ask for.
pub(crate) fn allow_dynamic_shared(driver: &Driver, function: &Function, bytes: i32) -> Outcome {
    let device = function.module.context.device;
    let limit = driver.devices[device].limits().shared_per_block_kib << 10;
    let kernel = &function.module.ptx.kernels[function.kernel];
    let most = u64::from(limit).saturating_sub(kernel.static_shared as u64);
    match u32::try_from(bytes) {
        Ok(bytes) if u64::from(bytes) <= most => {
            function.module.dynamic_shared[function.kernel].store(bytes, Ordering::SeqCst);
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
