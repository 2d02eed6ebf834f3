//! Several GPUs for one stack: all work, the order is kept, and the others take over the work of
//! one that fails.

use std::sync::Arc;
use std::time::Duration;

use gaussmle::device::{DeviceStep, Fault};
use gaussmle::{Backend, Timeout};

use crate::batches::bits;
use crate::fake_gpus::{
    AlwaysFault, FakeGpus, FakeNvml, GB, PlannedFaults, builder, fits_without_faults, gpu, pixels,
    stack,
};

fn three_gpus(name: &str) -> Option<FakeNvml> {
    let script = [
        "look\n",
        &gpu("a", 70 * GB, ""),
        &gpu("b", 60 * GB, ""),
        &gpu("c", 50 * GB, ""),
    ]
    .concat();
    FakeNvml::with_fits(name, &script)
}

const ALL: [&str; 3] = ["0", "1", "2"];

#[test]
fn three_gpus_share_a_stack() {
    let Some(driver) = three_gpus("share") else {
        return;
    };
    let inventory = Arc::new(FakeGpus::new(&driver));
    let fitter = builder(&inventory)
        .backend(Backend::Gpu)
        .devices(ALL)
        .batch_size(96)
        .build()
        .expect("valid");
    let pixels = pixels(10_000);
    let fits = fitter.fit(&stack(&pixels)).expect("fits");
    assert_eq!(bits(&fits), bits(&fits_without_faults(&pixels)));
    let info = fits.info();
    assert_eq!(info.devices.len(), 3, "{info:?}");
    assert!(
        info.devices.iter().all(|share| share.batches > 0),
        "{info:?}"
    );
    assert_eq!(
        info.devices.iter().map(|share| share.spots).sum::<usize>(),
        10_000
    );
    assert_eq!(info.batches, 10_000usize.div_ceil(96));
}

#[test]
fn others_take_over_from_a_failed_gpu() {
    let Some(driver) = three_gpus("one-fails") else {
        return;
    };
    let pixels = pixels(5000);
    let expected = bits(&fits_without_faults(&pixels));
    for fault in [Fault::Lost, Fault::Panic, Fault::Garbage(0)] {
        let dies = AlwaysFault::new(fault, |step| step == DeviceStep::ReadBack);
        let inventory = Arc::new(FakeGpus::new(&driver).faults("b", dies));
        let fitter = builder(&inventory)
            .backend(Backend::Gpu)
            .devices(ALL)
            .batch_size(96)
            .build()
            .expect("valid");
        let fits = fitter.fit(&stack(&pixels)).expect("two are left");
        assert_eq!(bits(&fits), expected, "{fault:?}");
        let info = fits.info();
        assert_eq!(info.retries, 1, "{info:?}");
        let worked: Vec<&str> = info.devices.iter().map(|share| share.id.as_str()).collect();
        assert!(
            worked.contains(&"GPU-a") && worked.contains(&"GPU-c") && !worked.contains(&"GPU-b"),
            "{info:?}"
        );
        assert_eq!(
            inventory.opened().len(),
            3,
            "the others go on, nothing is opened anew"
        );
    }
}

#[test]
fn gpus_are_searched_again_after_all_failed() {
    let Some(driver) = three_gpus("all-fail") else {
        return;
    };
    let pixels = pixels(3000);
    // The first batch of each is lost, so that none is left.
    let lost = || PlannedFaults::nth(DeviceStep::ReadBack, 0, Fault::Lost);
    let inventory = FakeGpus::new(&driver)
        .faults("a", lost())
        .faults("b", lost())
        .faults("c", lost());
    let inventory = Arc::new(inventory);
    let fitter = builder(&inventory)
        .backend(Backend::Gpu)
        .devices(ALL)
        .batch_size(96)
        .build()
        .expect("valid");
    let fits = fitter.fit(&stack(&pixels)).expect("they come back");
    assert_eq!(bits(&fits), bits(&fits_without_faults(&pixels)));
    assert_eq!(fits.info().retries, 3);
    let opened = inventory.opened.lock().expect("sound").len();
    assert!(opened > 3, "{opened} were opened");
}

#[test]
fn gpu_that_hangs_without_work_delays_nobody() {
    let Some(driver) = three_gpus("hangs") else {
        return;
    };
    // The first GPU takes the only batch. The second hangs while its constants are uploaded, with
    // no work to do.
    let hangs = PlannedFaults::at([(1, Fault::Hang)]);
    let inventory = Arc::new(FakeGpus::new(&driver).faults("b", hangs));
    let fitter = builder(&inventory)
        .backend(Backend::Gpu)
        .devices(["0", "1"])
        .build()
        .expect("valid");
    let pixels = pixels(20);
    let began = std::time::Instant::now();
    let fits = fitter.fit(&stack(&pixels)).expect("fits");
    assert_eq!(bits(&fits), bits(&fits_without_faults(&pixels)));
    assert!(
        began.elapsed() < std::time::Duration::from_secs(100),
        "it waited for the one that hangs"
    );
}

#[test]
fn gpu_that_hangs_when_it_is_opened_is_left_out() {
    let Some(driver) = three_gpus("hangs-open") else {
        return;
    };
    let hangs = PlannedFaults::nth(DeviceStep::Open, 0, Fault::Hang);
    let inventory = Arc::new(FakeGpus::new(&driver).faults("a", hangs));
    let pixels = pixels(3000);
    let expected = bits(&fits_without_faults(&pixels));
    // The two that respond do so within this time, on a busy machine as well. The kernel is compiled.
    let fitter = builder(&inventory)
        .backend(Backend::Gpu)
        .devices(ALL)
        .batch_size(96)
        .hang_timeout(Timeout::After(Duration::from_secs(10)));
    let fits = fitter.build().expect("valid").fit(&stack(&pixels));
    let fits = fits.expect("two are left");
    assert_eq!(bits(&fits), expected);
    let ids: Vec<&str> = fits
        .info()
        .devices
        .iter()
        .map(|share| share.id.as_str())
        .collect();
    assert!(ids.contains(&"GPU-b") && ids.contains(&"GPU-c"), "{ids:?}");
    // With this GPU alone the fit fails, and says why. It does not try it again.
    let hangs = AlwaysFault::new(Fault::Hang, |step| step == DeviceStep::Open);
    let inventory = Arc::new(FakeGpus::new(&driver).faults("a", hangs));
    let fitter = builder(&inventory)
        .backend(Backend::Gpu)
        .devices(["0"])
        .hang_timeout(Timeout::After(Duration::from_millis(300)));
    let error = fitter.build().expect("valid").fit(&stack(&pixels));
    let error = error.expect_err("it hangs").to_string();
    assert!(error.contains("did not respond"), "{error}");
    assert_eq!(inventory.opened(), ["GPU-a"]);
}
