//! Contexts and memory are given back, by the driver's own count.

use std::path::PathBuf;
use std::thread;
use std::time::Duration;

use gaussmle::device::release_gpu;
use gaussmle::{Backend, Fits, Fitter, FitterBuilder, Model};

use super::{EmulatedCuda, device, outcome};
use crate::fake_gpus::{pixels, stack};
use crate::support::{PIXEL_UM, read_noise_camera, wait_until};

const SCRIPT: &str = "device A_GPU cc=8.0\ndriver 12080\npoison";

fn builder() -> FitterBuilder {
    Fitter::builder(Model::xynb(1.2 * PIXEL_UM), read_noise_camera())
        .backend(Backend::Gpu)
        .device(device())
}

fn fit(builder: FitterBuilder, spots: usize) -> Fits {
    let pixels = pixels(spots);
    let fitter = builder.build().expect("valid");
    fitter.fit(&stack(&pixels)).expect("it fits")
}

/// The lines of the report about what is left, without the number that was created.
fn left(driver: &EmulatedCuda, kind: &str) -> usize {
    let line = driver.line(&format!("left {kind} "));
    let number = line.split(' ').nth(2).expect("a number");
    number.parse().expect("a number")
}

/// Runs a test in a child, which must pass.
fn pass(driver: &EmulatedCuda, test: &str) {
    let output = driver.run(&format!("emulated_cuda::given_back::{test}"));
    let (text, errors) = (
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr),
    );
    assert!(output.status.success(), "{text}{errors}");
    assert!(text.contains("1 passed"), "{text}");
    assert_eq!(driver.violations(), Vec::<String>::new());
}

#[test]
#[ignore = "run on an emulated driver by `a_failure_gives_the_context_back`"]
fn fit_that_fails() {
    let pixels = pixels(700);
    let fitter = builder().build().expect("valid");
    fitter.fit(&stack(&pixels)).expect_err("it fails");
}

#[test]
fn a_failure_gives_the_context_back() {
    for fault in [
        "cuMemAlloc nth=1 count=all code=CUDA_ERROR_OUT_OF_MEMORY",
        "cuModuleLoadDataEx nth=1 count=all code=CUDA_ERROR_INVALID_PTX",
        "cuLaunchKernel nth=1 count=all code=CUDA_ERROR_INVALID_VALUE",
        "cuLaunchKernel nth=1 count=all code=CUDA_ERROR_ILLEGAL_ADDRESS late",
    ] {
        let script = format!("{SCRIPT}\nfault {fault}");
        let Some(driver) = EmulatedCuda::new("failure-back", &script) else {
            return;
        };
        pass(&driver, "fit_that_fails");
        assert!(driver.calls("cuDevicePrimaryCtxRetain") > 0, "{fault}");
        assert_nothing_left(&driver);
    }
}

/// Nothing is left in the driver.
fn assert_nothing_left(driver: &EmulatedCuda) {
    for kind in [
        "contexts",
        "retained_contexts",
        "streams",
        "events",
        "modules",
        "allocations",
        "pinned",
    ] {
        assert_eq!(left(driver, kind), 0, "{kind}");
    }
    for place in ["0", "host"] {
        let line = driver.line(&format!("memory {place} "));
        assert!(line.contains(" bytes=0 "), "{line}");
    }
}

#[test]
fn a_fit_gives_its_memory_back_and_keeps_the_context() {
    let Some(driver) = EmulatedCuda::new("memory-back", SCRIPT) else {
        return;
    };
    assert!(outcome(&driver).contains("fitted"));
    assert_eq!(left(&driver, "contexts"), 1);
    assert_eq!(left(&driver, "allocations"), 0);
    assert!(driver.line("memory 0 ").contains(" bytes=0 "));
}

#[test]
#[ignore = "run on an emulated driver by `release_gpu_leaves_nothing`"]
fn fit_and_release_twice() {
    let first = fit(builder(), 700);
    release_gpu();
    release_gpu();
    let again = fit(builder(), 700);
    assert_eq!(first.photons(), again.photons());
    release_gpu();
}

#[test]
fn release_gpu_leaves_nothing() {
    let Some(driver) = EmulatedCuda::new("release", SCRIPT) else {
        return;
    };
    pass(&driver, "fit_and_release_twice");
    assert_nothing_left(&driver);
    assert_eq!(driver.calls("cuDevicePrimaryCtxRetain"), 2);
}

#[test]
#[ignore = "run on an emulated driver by `release_gpu_does_not_disturb_other_fits`"]
fn release_while_others_fit() {
    let expected = fit(builder(), 3000).photons();
    thread::scope(|threads| {
        let fits: Vec<_> = (0..2)
            .map(|_| threads.spawn(|| fit(builder().batch_size(300), 3000).photons()))
            .collect();
        while fits.iter().any(|fit| !fit.is_finished()) {
            release_gpu();
            thread::sleep(Duration::from_millis(5));
        }
        for fit in fits {
            assert_eq!(fit.join().expect("it fits"), expected);
        }
    });
    release_gpu();
}

#[test]
fn release_gpu_does_not_disturb_other_fits() {
    let script = format!("{SCRIPT}\ndelay_us 300");
    let Some(driver) = EmulatedCuda::new("release-others", &script) else {
        return;
    };
    pass(&driver, "release_while_others_fit");
    assert_nothing_left(&driver);
}

#[test]
#[ignore = "run on an emulated driver by `an_idle_gpu_is_given_back`"]
fn wait_after_a_fit() {
    // On a busy machine, a second may pass between two fits.
    let idle = || builder().gpu_idle_timeout("5".parse().expect("a time"));
    let folder = PathBuf::from(std::env::var_os("LD_LIBRARY_PATH").expect("the driver's folder"));
    let wait_for_releases = |count: usize| {
        wait_until("the context is given back", || {
            let log = std::fs::read_to_string(folder.join("log.txt")).expect("a log");
            log.matches("cuDevicePrimaryCtxRelease").count() == count
        });
    };
    fit(idle(), 300);
    // The context is kept for a fit that follows soon.
    fit(idle(), 300);
    wait_for_releases(1);
    fit(idle(), 300);
    wait_for_releases(2);
}

#[test]
fn an_idle_gpu_is_given_back() {
    let script = format!("{SCRIPT}\nlog log.txt");
    let Some(driver) = EmulatedCuda::new("idle", &script) else {
        return;
    };
    pass(&driver, "wait_after_a_fit");
    assert_nothing_left(&driver);
    assert_eq!(driver.calls("cuDevicePrimaryCtxRetain"), 2);
}

#[test]
#[ignore = "run on an emulated driver by `a_lost_context_is_replaced`"]
fn fit_with_a_lost_context() {
    let fits = fit(builder(), 300);
    let info = fits.info();
    assert_eq!((info.retries, info.fallbacks), (1, 0), "{info}");
    assert!(info.troubles[0].contains("ILLEGAL_ADDRESS"), "{info}");
    assert_eq!(info.devices[0].spots, 300);
    release_gpu();
}

#[test]
fn a_lost_context_is_replaced() {
    for entry in ["cuLaunchKernel", "cuMemcpyDtoHAsync"] {
        let fault = format!("fault {entry} nth=1 count=1 code=CUDA_ERROR_ILLEGAL_ADDRESS late");
        let Some(driver) = EmulatedCuda::new("lost", &format!("{SCRIPT}\n{fault}")) else {
            return;
        };
        pass(&driver, "fit_with_a_lost_context");
        assert_nothing_left(&driver);
        assert_eq!(driver.calls("cuDevicePrimaryCtxRetain"), 2, "{entry}");
    }
}
