//! A GPU that CUDA refuses is used through Vulkan.

use std::sync::Arc;

use gaussmle::device::SystemGpus;
use gaussmle::{Backend, Camera, Fitter};

use super::EmulatedCuda;
use crate::fake_gpus::{FakeNvml, GB, gpu, model, pixels, stack};
use crate::support::{gpus, lock_heavy_tests};

const UUID: &str = "00000000-0000-0000-0000-00000000000a";

/// The variable with the compute capability of the GPU.
const CAPABILITY: &str = "GAUSSMLE_TEST_CAPABILITY";

#[test]
#[ignore = "run on an emulated driver by `a_gpu_that_cuda_refuses_is_used_through_vulkan`"]
fn fit_on_a_refused_gpu() {
    let capability = std::env::var(CAPABILITY).expect("a capability");
    let line =
        gpu(UUID, 70 * GB, "").replace("capability=8.0", &format!("capability={capability}"));
    let Some(nvml) = FakeNvml::new("refused", &format!("look\n{line}")) else {
        return;
    };
    // The software adapter stands in for that of the GPU.
    for allowed in [true, false] {
        let system = SystemGpus::new()
            .nvml(nvml.library())
            .allow_software_adapter(allowed);
        let fitter = Fitter::builder(model(), Camera::ideal(0.1))
            .inventory(Arc::new(system))
            .backend(Backend::Gpu)
            .build();
        let fits = fitter.and_then(|fitter| fitter.fit(&stack(&pixels(50))));
        match fits {
            Ok(fits) => {
                let of = &fits.info().devices[0];
                println!("{allowed}: fitted on {} of {}", of.backend, of.id);
            }
            Err(error) => println!("{allowed}: refused: {error}"),
        }
    }
}

#[test]
fn a_gpu_that_cuda_refuses_is_used_through_vulkan() {
    let _lock = lock_heavy_tests();
    if gpus().all(|(name, _)| *name != "wgpu") {
        return;
    }
    for (capability, version, part) in [
        ("5.2", 13030, "6.0 (Pascal, 2016)"),
        ("9.0", 11040, "CUDA 11.6 or newer"),
        ("9.0", 13000, ""),
    ] {
        let script = format!("device A_GPU cc={capability} uuid=GPU-{UUID}\ndriver {version}");
        let Some(driver) = EmulatedCuda::new("refused-gpu", &script) else {
            return;
        };
        let mut command = driver.child_for("emulated_cuda::refused::fit_on_a_refused_gpu");
        command.env(CAPABILITY, capability);
        for name in ["VK_DRIVER_FILES", "VK_ICD_FILENAMES"] {
            match std::env::var_os(name) {
                Some(value) => command.env(name, value),
                None => command.env_remove(name),
            };
        }
        let output = command.output().expect("it runs");
        let text = String::from_utf8_lossy(&output.stdout);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{text}{errors}");
        let backend = if part.is_empty() { "cuda" } else { "wgpu" };
        let fitted = format!("true: fitted on {backend} of GPU-{UUID}");
        assert!(text.contains(&fitted), "{text}{errors}");
        if !part.is_empty() {
            let refused = text.lines().find(|line| line.starts_with("false: refused"));
            assert!(refused.is_some_and(|line| line.contains(part)), "{text}");
        }
    }
}
