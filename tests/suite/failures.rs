//! Injected device failures: after a fault at any step the result is complete and has the bits of a
//! run without faults, or the error names the cause.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use gaussmle::device::{DeviceStep, Fault, FaultPlan};
use gaussmle::{Backend, Device, Error, Fits, Timeout};

use crate::batches::bits;
use crate::fake_gpus::{
    AlwaysFault, FakeGpus, FakeNvml, GB, PlannedFaults, builder, fits_without_faults,
    fits_without_faults_on, gpu, pixels, stack, stand_in,
};
use crate::support::{cpu, gpus};

/// Batches in flight on a GPU.
const IN_FLIGHT: usize = 3;

fn one_gpu(name: &str) -> Option<FakeNvml> {
    FakeNvml::with_fits(name, &["look\n", &gpu("a", 70 * GB, "")].concat())
}

fn run(
    device: &Device,
    driver: &FakeNvml,
    faults: Arc<dyn FaultPlan>,
    backend: Backend,
    pixels: &ndarray::Array3<u16>,
) -> gaussmle::Result<Fits> {
    let hang = Timeout::After(Duration::from_secs(300));
    run_within(hang, device, driver, faults, backend, pixels)
}

/// As [`run`]. A device that is silent for the time `hang` counts as lost.
fn run_within(
    hang: Timeout,
    device: &Device,
    driver: &FakeNvml,
    faults: Arc<dyn FaultPlan>,
    backend: Backend,
    pixels: &ndarray::Array3<u16>,
) -> gaussmle::Result<Fits> {
    let inventory = Arc::new(FakeGpus::on(driver, device.clone()).faults("a", faults));
    let fitter = builder(&inventory)
        .backend(backend)
        .batch_size(64)
        .hang_timeout(hang)
        .gpu_timeout(Timeout::After(Duration::from_secs(2)))
        .build()?;
    fitter.fit(&stack(pixels))
}

#[test]
fn fault_at_any_step_changes_no_bit() {
    let Some(driver) = one_gpu("any-step") else {
        return;
    };
    let pixels = pixels(300);
    for (_, device) in gpus() {
        any_step(device, &driver, &pixels);
    }
}

/// Injects every fault at every step of a fit on a device.
fn any_step(device: &Device, driver: &FakeNvml, pixels: &ndarray::Array3<u16>) {
    let expected = bits(&fits_without_faults_on(device, pixels));
    let counter = PlannedFaults::at([]);
    let fits = run(device, driver, counter.clone(), Backend::Gpu, pixels).expect("no fault");
    assert_eq!(bits(&fits), expected);
    let steps = counter.steps.lock().expect("sound").clone();
    // Five batches: a context, the constants, and for each batch its pixels, two results, a launch
    // and a read back.
    for (step, least) in [
        (DeviceStep::Open, 1),
        (DeviceStep::Allocate, 16),
        (DeviceStep::Launch, 5),
        (DeviceStep::ReadBack, 5),
    ] {
        let taken = steps.iter().filter(|s| **s == step).count();
        assert!(taken >= least, "{taken} of {step:?}");
    }
    for (at, step) in steps.iter().enumerate() {
        let number = steps[..at].iter().filter(|other| *other == step).count();
        let mut kinds = vec![Fault::OutOfMemory, Fault::Lost];
        if *step != DeviceStep::Open {
            kinds.push(Fault::Panic);
        }
        if *step == DeviceStep::Launch {
            // A launch that did nothing must not pass unused memory off as results.
            kinds.push(Fault::Ignored);
        }
        if *step == DeviceStep::ReadBack {
            kinds.extend([0, 1, 0x3f, 0x7f, 0xff].map(Fault::Garbage));
            kinds.push(Fault::Hang);
        }
        for fault in kinds {
            let planned = PlannedFaults::nth(*step, number, fault);
            // The time must be over for a device that hangs. No other one counts as silent, however
            // busy the machine is.
            let hang = match fault {
                Fault::Hang => Timeout::After(Duration::from_secs(5)),
                _ => Timeout::After(Duration::from_secs(300)),
            };
            let plan = planned.clone();
            let fits = run_within(hang, device, driver, plan, Backend::Gpu, pixels);
            let fits =
                fits.unwrap_or_else(|error| panic!("{fault:?} at {number}, {step:?}: {error}"));
            assert_eq!(bits(&fits), expected, "{fault:?} at {number}, {step:?}");
            // Batches that were read back are kept: only those under way are repeated.
            let taken = planned.steps.lock().expect("sound");
            let launches =
                |steps: &[DeviceStep]| steps.iter().filter(|s| **s == DeviceStep::Launch).count();
            let done = (launches(&steps), launches(&taken));
            assert!(
                done.1 <= done.0 + IN_FLIGHT,
                "{fault:?} at {number}, {step:?}: {done:?}"
            );
            drop(taken);
            let info = fits.info();
            // A refused context leads to a wait; every other fault is counted as a retry.
            let noticed = if *step == DeviceStep::Open {
                info.seconds_waiting > 0.0
            } else {
                info.retries == 1
            };
            assert!(noticed, "{fault:?} at {number}, {step:?}: {info:?}");
        }
    }
}

#[test]
fn two_faults_at_any_two_steps_change_no_bit() {
    let Some(driver) = one_gpu("two-steps") else {
        return;
    };
    let device = stand_in().expect("`one_gpu` has found it");
    let pixels = pixels(200);
    let expected = bits(&fits_without_faults(&pixels));
    for first in 1..16 {
        for later in [first + 1, first + 3, first + 7] {
            for fault in [Fault::Lost, Fault::OutOfMemory] {
                let planned = PlannedFaults::at([(first, fault), (later, Fault::Lost)]);
                let fits = run(device, &driver, planned, Backend::Gpu, &pixels).expect("survived");
                assert_eq!(
                    bits(&fits),
                    expected,
                    "{fault:?} at {first}, lost at {later}"
                );
            }
        }
    }
}

#[test]
fn permanent_faults_are_errors_or_fall_back_to_the_cpu() {
    let Some(driver) = one_gpu("always") else {
        return;
    };
    let device = stand_in().expect("`one_gpu` has found it");
    let pixels = pixels(100);
    let expected = bits(&fits_without_faults_on(&cpu(), &pixels));
    type When = fn(DeviceStep) -> bool;
    let cases: [(Fault, When, &str); 5] = [
        (Fault::Lost, |s| s == DeviceStep::Launch, "lost at Launch"),
        (
            Fault::OutOfMemory,
            |s| s == DeviceStep::Allocate,
            "out of memory",
        ),
        (
            Fault::Garbage(0),
            |s| s == DeviceStep::ReadBack,
            "cannot be",
        ),
        (
            Fault::Garbage(0xff),
            |s| s == DeviceStep::ReadBack,
            "no result",
        ),
        (Fault::Lost, |s| s == DeviceStep::Open, "lost at Open"),
    ];
    for (fault, when, cause) in cases {
        let error = run(
            device,
            &driver,
            AlwaysFault::new(fault, when),
            Backend::Gpu,
            &pixels,
        )
        .expect_err("it always fails");
        assert!(
            matches!(error, Error::Device { .. } | Error::Timeout { .. }),
            "{error}"
        );
        assert!(
            error.to_string().contains(cause),
            "`{error}` lacks `{cause}`"
        );
        let fits = run(
            device,
            &driver,
            AlwaysFault::new(fault, when),
            Backend::Auto,
            &pixels,
        )
        .expect("the CPU does it");
        assert_eq!((fits.info().backend, fits.info().fallbacks), ("cpu", 1));
        assert!(
            fits.info().reason.contains(cause),
            "`{}` lacks `{cause}`",
            fits.info().reason
        );
        assert_eq!(bits(&fits), expected, "{fault:?}");
    }
}

/// A device whose first allocations fail.
#[derive(Debug)]
struct FailingAllocations {
    allocations: Mutex<usize>,
    until: usize,
}

impl FaultPlan for FailingAllocations {
    fn at(&self, step: DeviceStep) -> Option<Fault> {
        let mut allocations = self.allocations.lock().expect("sound");
        *allocations += usize::from(step == DeviceStep::Allocate);
        (step == DeviceStep::Allocate && *allocations <= self.until).then_some(Fault::OutOfMemory)
    }
}

#[test]
fn out_of_memory_halves_batches() {
    let Some(driver) = one_gpu("halves") else {
        return;
    };
    let pixels = pixels(8192);
    let expected = bits(&fits_without_faults(&pixels));
    // The first allocation fails three times: 4096, 2048 and 1024 spots are too many.
    let faults = Arc::new(FailingAllocations {
        allocations: Mutex::default(),
        until: 3,
    });
    let inventory = Arc::new(FakeGpus::new(&driver).faults("a", faults));
    let fitter = builder(&inventory)
        .backend(Backend::Gpu)
        .batch_size(4096)
        .build()
        .expect("valid");
    let fits = fitter.fit(&stack(&pixels)).expect("fits");
    assert_eq!(bits(&fits), expected);
    let info = fits.info();
    assert_eq!((info.batch_size, info.batches, info.retries), (512, 16, 3));
    // The GPU was opened once: smaller batches are tried before the device is given up.
    assert_eq!(inventory.opened().len(), 1);
}
