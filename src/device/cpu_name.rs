//! The product name of the processor.

use std::sync::OnceLock;

use sysinfo::{CpuRefreshKind, RefreshKind, System};

/// The product name of the processor, read once. CubeCL states it, too, but its CPU client has a
/// thread that wakes thousands of times a second as long as the process lives.
pub(super) fn cpu_name() -> &'static str {
    static NAME: OnceLock<String> = OnceLock::new();
    NAME.get_or_init(|| brand().unwrap_or_else(|| format!("CPU {}", std::env::consts::ARCH)))
}

fn brand() -> Option<String> {
    let cpus = RefreshKind::nothing().with_cpu(CpuRefreshKind::nothing());
    let system = System::new_with_specifics(cpus);
    let brand = system.cpus().first()?.brand().trim();
    // There is none on Windows for ARM.
    (!brand.is_empty()).then(|| brand.to_owned())
}
