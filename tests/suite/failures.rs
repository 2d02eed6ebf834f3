//! Devices that fail in the middle: whatever goes wrong and whenever, the result is complete and to the bit that of an
//! undisturbed run, or the error names the cause.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use gaussmle::machine::{Fault, Faults, Step};
use gaussmle::{Backend, Device, Error, Fits, Patience};

use crate::batches::bits;
use crate::laboratory::{
    Always, Driver, GB, Laboratory, Planned, builder, gpu, pixels, stack, undisturbed,
    undisturbed_on,
};
use crate::support::{cpu, devices};

fn one_gpu(name: &str) -> Option<Driver> {
    Driver::new(name, &["look\n", &gpu("a", 70 * GB, "")].concat())
}

fn run(
    device: &Device,
    driver: &Driver,
    faults: Arc<dyn Faults>,
    backend: Backend,
    pixels: &ndarray::Array3<u16>,
) -> gaussmle::Result<Fits> {
    let machine = Arc::new(Laboratory::on(driver, device.clone()).faults("a", faults));
    let hang = Patience::For(Duration::from_secs(2));
    let fitter = builder(&machine)
        .backend(backend)
        .batch_size(64)
        .hang_timeout(hang)
        .gpu_timeout(Patience::For(Duration::from_secs(2)))
        .build()?;
    fitter.fit(&stack(pixels))
}

#[test]
fn a_failure_at_any_step_changes_no_bit() {
    let Some(driver) = one_gpu("any-step") else {
        return;
    };
    let pixels = pixels(300);
    for (name, device) in devices() {
        let in_flight = if *name == "cpu" { 1 } else { 3 };
        any_step(device, in_flight, &driver, &pixels);
    }
}

/// On a device that has up to `in_flight` batches under way.
fn any_step(device: &Device, in_flight: usize, driver: &Driver, pixels: &ndarray::Array3<u16>) {
    let expected = bits(&undisturbed_on(device, pixels));
    let counter = Planned::at([]);
    let fits = run(device, driver, counter.clone(), Backend::Gpu, pixels).expect("undisturbed");
    assert_eq!(bits(&fits), expected);
    let steps = counter.taken.lock().expect("sound").clone();
    // Five batches: a context, the constants, and for each batch pixels, two results, a launch and the way back.
    for (step, least) in [
        (Step::Open, 1),
        (Step::Allocate, 16),
        (Step::Launch, 5),
        (Step::ReadBack, 5),
    ] {
        let taken = steps.iter().filter(|s| **s == step).count();
        assert!(taken >= least, "{taken} of {step:?}");
    }
    for (at, step) in steps.iter().enumerate() {
        let number = steps[..at].iter().filter(|other| *other == step).count();
        let mut kinds = vec![Fault::OutOfMemory, Fault::Lost];
        if *step != Step::Open {
            kinds.push(Fault::Panic);
        }
        if *step == Step::Launch {
            // Memory for results must not pass for results.
            kinds.push(Fault::Ignored);
        }
        if *step == Step::ReadBack {
            kinds.extend([0, 1, 0x3f, 0x7f, 0xff].map(Fault::Garbage));
            kinds.push(Fault::Hang);
        }
        for fault in kinds {
            let planned = Planned::nth(*step, number, fault);
            let fits = run(device, driver, planned.clone(), Backend::Gpu, pixels);
            let fits =
                fits.unwrap_or_else(|error| panic!("{fault:?} at {number}, {step:?}: {error}"));
            assert_eq!(bits(&fits), expected, "{fault:?} at {number}, {step:?}");
            // What had come back is kept: only what was under way is done again.
            let taken = planned.taken.lock().expect("sound");
            let launches = |steps: &[Step]| steps.iter().filter(|s| **s == Step::Launch).count();
            let done = (launches(&steps), launches(&taken));
            assert!(
                done.1 <= done.0 + in_flight,
                "{fault:?} at {number}, {step:?}: {done:?}"
            );
            drop(taken);
            let info = fits.info();
            // A context that is refused is waited for; everything else is a failure that was survived.
            let noticed = if *step == Step::Open {
                info.seconds_waiting > 0.0
            } else {
                info.retries == 1
            };
            assert!(noticed, "{fault:?} at {number}, {step:?}: {info:?}");
        }
    }
}

#[test]
fn two_failures_at_any_two_steps_change_no_bit() {
    let Some(driver) = one_gpu("two-steps") else {
        return;
    };
    let pixels = pixels(200);
    let expected = bits(&undisturbed(&pixels));
    for first in 1..16 {
        for later in [first + 1, first + 3, first + 7] {
            for fault in [Fault::Lost, Fault::OutOfMemory] {
                let planned = Planned::at([(first, fault), (later, Fault::Lost)]);
                let fits = run(&cpu(), &driver, planned, Backend::Gpu, &pixels).expect("survived");
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
fn a_device_that_always_fails_is_an_error_that_names_the_cause_or_the_cpus_work() {
    let Some(driver) = one_gpu("always") else {
        return;
    };
    let pixels = pixels(100);
    let expected = bits(&undisturbed(&pixels));
    type When = fn(Step) -> bool;
    let cases: [(Fault, When, &str); 5] = [
        (Fault::Lost, |s| s == Step::Launch, "lost at Launch"),
        (Fault::OutOfMemory, |s| s == Step::Allocate, "out of memory"),
        (Fault::Garbage(0), |s| s == Step::ReadBack, "cannot be"),
        (Fault::Garbage(0xff), |s| s == Step::ReadBack, "no result"),
        (Fault::Lost, |s| s == Step::Open, "lost at Open"),
    ];
    for (fault, when, cause) in cases {
        let error = run(
            &cpu(),
            &driver,
            Always::new(fault, when),
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
            &cpu(),
            &driver,
            Always::new(fault, when),
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

/// A device with little memory: what is launched at once must be small.
#[derive(Debug)]
struct Small {
    allocations: Mutex<usize>,
    until: usize,
}

impl Faults for Small {
    fn at(&self, step: Step) -> Option<Fault> {
        let mut allocations = self.allocations.lock().expect("sound");
        *allocations += usize::from(step == Step::Allocate);
        (step == Step::Allocate && *allocations <= self.until).then_some(Fault::OutOfMemory)
    }
}

#[test]
fn out_of_memory_halves_the_batches() {
    let Some(driver) = one_gpu("halves") else {
        return;
    };
    let pixels = pixels(8192);
    let expected = bits(&undisturbed(&pixels));
    // The first three times, at the first allocation: 4096, 2048, 1024 spots are too many.
    let faults = Arc::new(Small {
        allocations: Mutex::default(),
        until: 3,
    });
    let machine = Arc::new(Laboratory::new(&driver).faults("a", faults));
    let fitter = builder(&machine)
        .backend(Backend::Gpu)
        .batch_size(4096)
        .build()
        .expect("valid");
    let fits = fitter.fit(&stack(&pixels)).expect("fits");
    assert_eq!(bits(&fits), expected);
    let info = fits.info();
    assert_eq!((info.batch_size, info.batches, info.retries), (512, 16, 3));
    // It was opened once: smaller batches are tried before the device is given up.
    assert_eq!(machine.opened().len(), 1);
}
