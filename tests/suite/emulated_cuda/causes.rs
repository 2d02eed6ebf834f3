//! Faults of the driver: the innermost cause reaches the user, and no panic is printed.

use super::{EmulatedCuda, outcome};

/// An entry point that fails at every call, the code, and the words that the error must have.
const FAULTS: [(&str, &str, &str); 6] = [
    (
        "cuDevicePrimaryCtxRetain",
        "CUDA_ERROR_OUT_OF_MEMORY",
        "OUT_OF_MEMORY",
    ),
    (
        "cuDevicePrimaryCtxRetain",
        "CUDA_ERROR_DEVICE_UNAVAILABLE",
        "DEVICE_UNAVAILABLE",
    ),
    (
        "cuModuleLoadDataEx",
        "CUDA_ERROR_INVALID_PTX",
        "INVALID_PTX",
    ),
    ("cuMemAlloc", "CUDA_ERROR_OUT_OF_MEMORY", "memory"),
    (
        "cuLaunchKernel",
        "CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES",
        "LAUNCH_OUT_OF_RESOURCES",
    ),
    (
        "cuLaunchKernel",
        "CUDA_ERROR_ILLEGAL_ADDRESS late",
        "ILLEGAL_ADDRESS",
    ),
];

#[test]
fn the_innermost_cause_reaches_the_user() {
    for (entry, code, words) in FAULTS {
        let script =
            format!("device A_GPU cc=8.0\ndriver 12080\nfault {entry} nth=1 count=all code={code}");
        let Some(driver) = EmulatedCuda::new("causes", &script) else {
            return;
        };
        let line = outcome(&driver);
        println!("{entry} {code}: {line}");
        assert!(line.contains("refused: "), "{entry}: {line}");
        assert!(line.contains(words), "{entry}: {line}");
        for noise in ["Several failures", "never written", "backtrace"] {
            assert!(!line.contains(noise), "{entry}: {line}");
        }
    }
}
