//! The causes of failures: in messages of the program, in the doctor's findings, and in
//! `fits.info()`.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use gaussmle::device::{Rates, SystemGpus};
use gaussmle::{Backend, Fitter, Model, Settings, Timeout};
use serde_json::Value;

use super::{FAST, Machine, Ran, SLOW, fit};
use crate::fake_gpus::{pixels, stack};
use crate::support::{PIXEL_UM, read_noise_camera};

/// A fault of the driver.
struct Failure {
    /// The directive `fault`.
    fault: &'static str,
    /// Words of the cause.
    cause: &'static str,
    /// The exit code of a fit with `--backend gpu`.
    code: i32,
}

const FAILURES: [Failure; 5] = [
    Failure {
        fault: "cuDevicePrimaryCtxRetain nth=1 count=all code=CUDA_ERROR_OUT_OF_MEMORY",
        cause: "OUT_OF_MEMORY",
        code: 3,
    },
    Failure {
        fault: "cuMemAlloc nth=1 count=all code=CUDA_ERROR_OUT_OF_MEMORY",
        cause: "out of memory",
        code: 1,
    },
    Failure {
        fault: "cuModuleLoadDataEx nth=1 count=all code=CUDA_ERROR_INVALID_PTX",
        cause: "INVALID_PTX",
        code: 1,
    },
    Failure {
        fault: "cuLaunchKernel nth=1 count=all code=CUDA_ERROR_ILLEGAL_ADDRESS late",
        cause: "ILLEGAL_ADDRESS",
        code: 1,
    },
    Failure {
        fault: "cuMemcpyDtoHAsync nth=1 count=all code=CUDA_ERROR_ECC_UNCORRECTABLE sticky",
        cause: "ECC_UNCORRECTABLE",
        code: 1,
    },
];

/// Fails unless a text names the cause, and nothing that hides it.
#[track_caller]
fn names_the_cause(text: &str, failure: &Failure) {
    let fault = failure.fault;
    assert!(text.contains(failure.cause), "{fault}: {text}");
    for noise in [
        "Several failures",
        "never written",
        "panicked",
        "backtrace",
        "Caused by",
    ] {
        assert!(!text.contains(noise), "{fault}: {noise} in {text}");
    }
}

/// Fails if the last program held a context to its end.
#[track_caller]
fn nothing_is_held(machine: &Machine) {
    let line = machine.driver.line("left retained_contexts ");
    assert!(line.starts_with("left retained_contexts 0 "), "{line}");
}

#[test]
fn programs_name_the_cause_of_a_failure() {
    for (number, failure) in FAILURES.iter().enumerate() {
        let name = format!("failure-{number}");
        let script = format!("fault {}", failure.fault);
        let Some(machine) = Machine::new(&name, &[FAST], &script) else {
            return;
        };
        machine.simulate();
        let gpu = machine.run(&fit("gpu", "-o out.csv"));
        assert_eq!(gpu.code, failure.code, "{}: {}", failure.fault, gpu.stderr);
        names_the_cause(&gpu.stderr, failure);
        assert!(!gpu.stderr.contains("DriverError"), "{}", gpu.stderr);
        nothing_is_held(&machine);
        assert!(!machine.driver.folder.join("out.csv").exists());
        // The CPU does the work of a GPU that fails.
        let auto = machine.run(&fit("auto", "-o out.csv"));
        assert_eq!(auto.code, 0, "{}: {}", failure.fault, auto.stderr);
        names_the_cause(&auto.stderr, failure);
        assert!(
            auto.stderr.contains("auto: the CPU, because"),
            "{}",
            auto.stderr
        );
        assert!(machine.driver.folder.join("out.csv").exists());
        nothing_is_held(&machine);
        let doctor = machine.run("doctor --json");
        assert_eq!(doctor.code, 1, "{}: {}", failure.fault, doctor.stdout);
        names_the_cause(&(doctor.stdout.clone() + &doctor.stderr), failure);
        let diagnosis: Value = serde_json::from_str(&doctor.stdout).expect("JSON");
        let problem = diagnosis["findings"][0]["problem"].as_str().expect("text");
        assert!(
            problem.starts_with("FAST (cuda) cannot be used"),
            "{problem}"
        );
        names_the_cause(problem, failure);
        assert_eq!(problem.matches("FAST").count(), 1, "{problem}");
        let is_memory = failure.fault.contains("OUT_OF_MEMORY");
        let (code, remedy) = (
            &diagnosis["findings"][0]["code"],
            &diagnosis["findings"][0]["remedy"],
        );
        assert_eq!(code == "out_of_memory", is_memory, "{problem} {code}");
        let is_update = remedy.as_str().expect("text").contains("update");
        assert!(!(is_memory && is_update), "{problem}: {remedy}");
        // The library has it in `fits.info()`.
        let test = "emulated_cuda::programs::failures::auto_in_this_process";
        let mut command = machine.driver.child_for(test);
        command
            .env("GAUSSMLE_NVML_LIBRARY", machine.nvml.library())
            .env("GAUSSMLE_CACHE", machine.rates_folder())
            .env("XDG_RUNTIME_DIR", machine.runtime_folder());
        let library = Ran::new(command);
        assert_eq!(library.code, 0, "{}{}", library.stdout, library.stderr);
        let line = library.stdout.lines().find(|line| line.contains("info: "));
        names_the_cause(line.expect("a line"), failure);
        names_the_cause(&(library.stdout.clone() + &library.stderr), failure);
    }
}

#[test]
fn another_gpu_does_the_work_of_one_that_fails() {
    for fault in [
        "cuModuleLoadDataEx nth=1 count=all device=0 code=CUDA_ERROR_INVALID_PTX",
        "cuMemAlloc nth=1 count=all device=0 code=CUDA_ERROR_OUT_OF_MEMORY",
        "cuLaunchKernel nth=1 count=all device=0 code=CUDA_ERROR_ILLEGAL_ADDRESS late",
        "cuDevicePrimaryCtxRetain nth=1 count=all device=0 code=CUDA_ERROR_ECC_UNCORRECTABLE",
    ] {
        let script = format!("fault {fault}");
        let Some(machine) = Machine::new("one-fails", &[SLOW, FAST], &script) else {
            return;
        };
        machine.simulate();
        for devices in ["", "--devices 0,1"] {
            let ran = machine.run(&fit("gpu", &format!("-o out.csv {devices}")));
            assert_eq!(ran.code, 0, "{fault}: {}", ran.stderr);
            assert!(ran.stderr.contains("cuda (SLOW"), "{fault}: {}", ran.stderr);
        }
    }
}

#[test]
fn a_broken_gpu_is_not_waited_for() {
    let fault = "cuDevicePrimaryCtxRetain nth=1 count=all code=CUDA_ERROR_ECC_UNCORRECTABLE";
    let Some(machine) = Machine::new("broken", &[FAST], &format!("fault {fault}")) else {
        return;
    };
    machine.simulate();
    // Without an end, the wait would last longer than any test.
    let ran =
        machine.run(&fit("gpu", "-o out.csv").replace("--gpu-timeout 0.1", "--gpu-timeout inf"));
    assert_eq!(ran.code, 3, "{}", ran.stderr);
    assert!(ran.stderr.contains("ECC_UNCORRECTABLE"), "{}", ran.stderr);
}

#[test]
#[ignore = "run on an emulated driver by `programs_name_the_cause_of_a_failure`"]
fn auto_in_this_process() {
    let settings = Settings::from_environment().expect("valid settings");
    let folder = std::env::var("GAUSSMLE_CACHE").expect("a folder");
    let pixels = pixels(300);
    let fits = Fitter::builder(Model::xynb(1.2 * PIXEL_UM), read_noise_camera())
        .backend(Backend::Auto)
        .auto_timeout(Timeout::After(Duration::from_millis(100)))
        .rates(Rates::in_folder(Path::new(&folder)))
        .inventory(Arc::new(SystemGpus::from_settings(&settings)))
        .build()
        .expect("a fitter")
        .fit(&stack(&pixels))
        .expect("the CPU fits");
    let info = fits.info();
    assert_eq!(info.backend, "cpu");
    println!("info: {} {:?}", info.reason, info.troubles);
}
