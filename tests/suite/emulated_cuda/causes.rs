//! Faults of the driver: the innermost cause reaches the user, and no panic is printed.

use super::{EmulatedCuda, outcome};

/// An entry point that fails at every call, the code, the words that the error must have, and those
/// of the remedy.
const FAULTS: [(&str, &str, &str, &str); 8] = [
    (
        "cuDevicePrimaryCtxRetain",
        "CUDA_ERROR_OUT_OF_MEMORY",
        "OUT_OF_MEMORY",
        "end the processes that hold its memory",
    ),
    (
        "cuDevicePrimaryCtxRetain",
        "CUDA_ERROR_DEVICE_UNAVAILABLE",
        "DEVICE_UNAVAILABLE",
        "compute mode",
    ),
    (
        "cuModuleLoadDataEx",
        "CUDA_ERROR_INVALID_PTX",
        "INVALID_PTX",
        "run `gaussmle doctor`",
    ),
    (
        "cuModuleLoadDataEx",
        "CUDA_ERROR_JIT_COMPILER_NOT_FOUND",
        "JIT_COMPILER_NOT_FOUND",
        "run `gaussmle doctor`",
    ),
    (
        "cuMemAlloc",
        "CUDA_ERROR_OUT_OF_MEMORY",
        "memory",
        "end the processes that hold its memory",
    ),
    (
        "cuLaunchKernel",
        "CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES",
        "LAUNCH_OUT_OF_RESOURCES",
        "run `gaussmle doctor`",
    ),
    (
        "cuLaunchKernel",
        "CUDA_ERROR_ILLEGAL_ADDRESS late",
        "ILLEGAL_ADDRESS",
        "run `gaussmle doctor`",
    ),
    (
        "cuMemcpyDtoHAsync",
        "CUDA_ERROR_ECC_UNCORRECTABLE sticky",
        "ECC_UNCORRECTABLE",
        "its memory is defective",
    ),
];

#[test]
fn the_innermost_cause_reaches_the_user() {
    for (entry, code, words, remedy) in FAULTS {
        let script =
            format!("device A_GPU cc=8.0\ndriver 12080\nfault {entry} nth=1 count=all code={code}");
        let Some(driver) = EmulatedCuda::new("causes", &script) else {
            return;
        };
        let line = outcome(&driver);
        println!("{entry} {code}: {line}");
        assert!(line.contains("refused: "), "{entry}: {line}");
        assert!(line.contains(words), "{entry}: {line}");
        assert!(line.contains(remedy), "{entry}: {line}");
        for noise in [
            "Several failures",
            "never written",
            "backtrace",
            "DriverError",
        ] {
            assert!(!line.contains(noise), "{entry}: {line}");
        }
    }
}
