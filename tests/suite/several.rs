//! Several GPUs for one stack: all work, order is kept, and one that fails leaves its work to the others.

use std::sync::Arc;

use gaussmle::machine::{Fault, Step};
use gaussmle::{Backend, totals};

use crate::batches::bits;
use crate::laboratory::{
    Always, Driver, GB, Laboratory, Planned, builder, gpu, pixels, stack, undisturbed,
};

fn three(name: &str) -> Option<Driver> {
    let script = [
        "look\n",
        &gpu("a", 70 * GB, ""),
        &gpu("b", 60 * GB, ""),
        &gpu("c", 50 * GB, ""),
    ]
    .concat();
    Driver::new(name, &script)
}

const ALL: [&str; 3] = ["0", "1", "2"];

#[test]
fn three_share_a_stack() {
    let Some(driver) = three("share") else { return };
    let machine = Arc::new(Laboratory::new(&driver));
    let fitter = builder(&machine)
        .backend(Backend::Gpu)
        .devices(ALL)
        .batch_size(96)
        .build()
        .expect("valid");
    let pixels = pixels(10_000);
    let before = totals();
    let fits = fitter.fit(&stack(&pixels)).expect("fits");
    assert_eq!(bits(&fits), bits(&undisturbed(&pixels)));
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
    // What the process counts is what the fits say. Other tests run at the same time, on other devices.
    let after = totals();
    for share in &info.devices {
        let key = (share.name.clone(), share.id.clone());
        let grown =
            after.devices[&key].spots - before.devices.get(&key).map_or(0, |work| work.spots);
        assert!(grown >= share.spots as u64);
    }
}

#[test]
fn one_that_fails_leaves_its_work_to_the_others() {
    let Some(driver) = three("one-fails") else {
        return;
    };
    let pixels = pixels(5000);
    let expected = bits(&undisturbed(&pixels));
    for fault in [Fault::Lost, Fault::Panic, Fault::Garbage(0)] {
        let dies = Always::new(fault, |step| step == Step::ReadBack);
        let machine = Arc::new(Laboratory::new(&driver).faults("b", dies));
        let fitter = builder(&machine)
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
            machine.opened().len(),
            3,
            "the others go on, nothing is opened anew"
        );
    }
}

#[test]
fn when_all_fail_they_are_looked_for_again() {
    let Some(driver) = three("all-fail") else {
        return;
    };
    let pixels = pixels(3000);
    let lost = |at| Planned::at([(at, Fault::Lost)]);
    let machine = Laboratory::new(&driver)
        .faults("a", lost(9))
        .faults("b", lost(12))
        .faults("c", lost(30));
    let machine = Arc::new(machine);
    let fitter = builder(&machine)
        .backend(Backend::Gpu)
        .devices(ALL)
        .batch_size(96)
        .build()
        .expect("valid");
    let fits = fitter.fit(&stack(&pixels)).expect("they come back");
    assert_eq!(bits(&fits), bits(&undisturbed(&pixels)));
    assert!(fits.info().retries >= 1);
}

#[test]
fn one_that_hangs_before_it_has_anything_holds_nobody_up() {
    let Some(driver) = three("hangs") else {
        return;
    };
    // One batch, which the first takes: the second hangs over its constants, with nothing to do.
    let hangs = Planned::at([(1, Fault::Hang)]);
    let machine = Arc::new(Laboratory::new(&driver).faults("b", hangs));
    let fitter = builder(&machine)
        .backend(Backend::Gpu)
        .devices(["0", "1"])
        .build()
        .expect("valid");
    let pixels = pixels(20);
    let began = std::time::Instant::now();
    let fits = fitter.fit(&stack(&pixels)).expect("fits");
    assert_eq!(bits(&fits), bits(&undisturbed(&pixels)));
    assert!(
        began.elapsed() < std::time::Duration::from_secs(100),
        "it waited for the one that hangs"
    );
}
