//! The devices on which tests of this crate run kernels through CubeCL's runtime.

use cubecl::Device;

/// The adapters of wgpu and, with the feature `generator`, the CPU.
///
/// Prints that a test is skipped if there is none. Panics if `GAUSSMLE_TEST_REQUIRE` names wgpu.
pub(crate) fn test_devices() -> Vec<Device> {
    let cpu = cfg!(feature = "generator").then(|| Device::cpu().expect("built in"));
    some(adapters().into_iter().chain(cpu).collect())
}

/// As [`test_devices`], without the CPU, whose cubes have few units.
pub(crate) fn test_gpus() -> Vec<Device> {
    some(adapters())
}

fn some(found: Vec<Device>) -> Vec<Device> {
    if found.is_empty() {
        let required = std::env::var("GAUSSMLE_TEST_REQUIRE").unwrap_or_default();
        let is_required = required.split(',').any(|name| name == "wgpu");
        assert!(!is_required, "wgpu is required: no device runs this test");
        eprintln!("SKIPPED, wgpu: no device runs this test");
    }
    found
}

#[cfg(feature = "wgpu")]
fn adapters() -> Vec<Device> {
    let open = |adapter| crate::open_adapter(&adapter).expect("it opens");
    crate::adapters().into_iter().map(open).collect()
}

#[cfg(not(feature = "wgpu"))]
fn adapters() -> Vec<Device> {
    Vec::new()
}
