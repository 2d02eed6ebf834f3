//! GPUs that others use: which is taken, how long one waits, and what happens then.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use gaussmle::machine::{Cancel, Computer};
use gaussmle::{Backend, Error, Fits, Fitter, Patience};

use crate::support::gpus;

use crate::batches::bits;
use crate::laboratory::{Driver, GB, Laboratory, builder, gpu, model, pixels, stack, undisturbed};

/// Another process with most of the memory.
const OTHER: &str = "busy=10 process=77:70000000000";

fn seconds(seconds: u64) -> Patience {
    Patience::For(Duration::from_secs(seconds))
}

fn fit(machine: &Arc<Laboratory>, backend: Backend) -> gaussmle::Result<Fits> {
    let pixels = pixels(200);
    builder(machine)
        .backend(backend)
        .build()?
        .fit(&stack(&pixels))
}

fn laboratory(name: &str, script: &str) -> Option<(Driver, Laboratory)> {
    let driver = Driver::new(name, script)?;
    let machine = Laboratory::new(&driver);
    Some((driver, machine))
}

#[test]
fn the_gpu_with_most_room_is_taken() {
    let script = [
        "look\n",
        &gpu("a", 10 * GB, ""),
        &gpu("b", 70 * GB, ""),
        &gpu("c", 40 * GB, ""),
    ]
    .concat();
    let Some((_driver, machine)) = laboratory("most-room", &script) else {
        return;
    };
    let machine = Arc::new(machine);
    for backend in [Backend::Gpu, Backend::Auto] {
        let fits = fit(&machine, backend).expect("fits");
        assert_eq!(fits.info().devices[0].id, "GPU-b", "{backend}");
        assert_eq!(fits.info().seconds_waiting, 0.0);
        assert_eq!(bits(&fits), bits(&undisturbed(&pixels(200))));
    }
    assert_eq!(machine.opened(), ["GPU-b", "GPU-b"]);
}

#[test]
fn others_are_waited_for() {
    let busy = ["look\n", &gpu("a", GB / 10, OTHER)].concat();
    let hot = ["look\n", &gpu("a", 70 * GB, "busy=95 process=77:1000")].concat();
    let free = ["look\n", &gpu("a", 70 * GB, "busy=20 process=77:1000")].concat();
    // The first look is that of `build`.
    let Some((_driver, machine)) =
        laboratory("waits", &[&busy[..], &busy, &hot, &busy, &free].concat())
    else {
        return;
    };
    let machine = Arc::new(machine);
    let calls = Arc::new(Mutex::new(Vec::new()));
    let seen = calls.clone();
    let fitter = builder(&machine)
        .backend(Backend::Gpu)
        .on_wait(move |elapsed, available, required| {
            seen.lock()
                .expect("sound")
                .push((elapsed.as_secs_f64(), available, required));
        })
        .build()
        .expect("valid");
    let began = Instant::now();
    let pixels = pixels(200);
    let fits = fitter.fit(&stack(&pixels)).expect("fits");
    assert!(
        began.elapsed() < Duration::from_secs(60),
        "it slept for real"
    );
    assert_eq!(bits(&fits), bits(&undisturbed(&pixels)));
    let calls = calls.lock().expect("sound").clone();
    let required = fitter.required_bytes(200, 7);
    assert_eq!(
        calls.iter().map(|call| call.1).collect::<Vec<_>>(),
        [GB / 10, 70 * GB, GB / 10]
    );
    assert!(calls.iter().all(|call| call.2 == required));
    // About half a second each, by the clock on the wall of the laboratory.
    for (turn, call) in calls.iter().enumerate() {
        let (least, most) = (0.37 * turn as f64, 0.63 * turn as f64);
        assert!((least..=most).contains(&call.0), "{turn}: {}", call.0);
    }
    let waited = fits.info().seconds_waiting;
    assert!((3.0 * 0.37..3.0 * 0.63).contains(&waited), "{waited}");
    assert_eq!(fits.info().fallbacks, 0);
}

#[test]
fn a_gpu_of_ones_own_may_be_small_and_busy() {
    // Too little for full batches, no other process: smaller batches, no wait.
    let script = ["look\n", &gpu("a", 640_000_000, "busy=100")].concat();
    let Some((_driver, machine)) = laboratory("alone", &script) else {
        return;
    };
    let machine = Arc::new(machine);
    let fitter = builder(&machine)
        .backend(Backend::Gpu)
        .build()
        .expect("valid");
    let spots = 200_000;
    let pixels = pixels(spots);
    assert!(
        fitter.required_bytes(spots, 7) > 640_000_000,
        "the job is too small for this test"
    );
    let fits = fitter.fit(&stack(&pixels)).expect("fits");
    assert_eq!(fits.info().seconds_waiting, 0.0);
    assert!(fits.info().batches > 1, "{}", fits.info());
}

#[test]
fn a_context_that_is_there_is_not_needed_again() {
    // Room for a context and a batch once; then, with the context in place, for the batch alone.
    let roomy = ["look\n", &gpu("a", 660_000_000, "")].concat();
    let tight = ["look\n", &gpu("a", 25_000_000, "")].concat();
    let Some((_driver, machine)) = laboratory("twice", &[&roomy[..], &roomy, &tight].concat())
    else {
        return;
    };
    let machine = Arc::new(machine);
    let fitter = builder(&machine)
        .backend(Backend::Gpu)
        .build()
        .expect("valid");
    let pixels = pixels(200);
    for _ in 0..2 {
        let fits = fitter.fit(&stack(&pixels)).expect("fits");
        assert_eq!(fits.info().seconds_waiting, 0.0);
    }
}

#[test]
fn auto_takes_the_cpu_when_time_is_up() {
    let script = ["look\n", &gpu("a", GB / 10, OTHER)].concat();
    let Some((_driver, machine)) = laboratory("auto-timeout", &script) else {
        return;
    };
    let machine = Arc::new(machine);
    let pixels = pixels(200);
    for (patience, least) in [(None, 300.0), (Some(seconds(7)), 7.0)] {
        let mut builder = builder(&machine);
        if let Some(patience) = patience {
            builder = builder.auto_timeout(patience);
        }
        let fits = builder
            .build()
            .expect("valid")
            .fit(&stack(&pixels))
            .expect("fits");
        let info = fits.info();
        assert_eq!((info.backend, info.fallbacks), ("cpu", 1));
        assert!(
            (least..least + 0.01).contains(&info.seconds_waiting),
            "{}",
            info.seconds_waiting
        );
        for part in ["GPU-a", "95 MiB", "program-77", "others are at work"] {
            assert!(
                info.reason.contains(part),
                "`{}` lacks `{part}`",
                info.reason
            );
        }
        assert_eq!(bits(&fits), bits(&undisturbed(&pixels)));
    }
    assert!(machine.opened().is_empty());
}

#[test]
fn gpu_fails_when_time_is_up() {
    let full = gpu("b", GB / 100, "");
    let script = ["look\n", &gpu("a", GB / 10, OTHER), &full].concat();
    let Some((_driver, machine)) = laboratory("gpu-timeout", &script) else {
        return;
    };
    let machine = Arc::new(machine);
    let fitter = builder(&machine)
        .backend(Backend::Gpu)
        .gpu_timeout(seconds(2))
        .build()
        .expect("valid");
    let error = fitter.fit(&stack(&pixels(20))).expect_err("no room");
    assert!(matches!(error, Error::Timeout { .. }), "{error}");
    for part in [
        "2.0 s",
        "GPU-a",
        "program-77",
        "GPU-b",
        "10 MiB",
        "too little memory",
    ] {
        assert!(error.to_string().contains(part), "`{error}` lacks `{part}`");
    }
}

#[test]
fn a_lost_race_for_a_context_is_no_error() {
    let both = ["look\n", &gpu("a", 10 * GB, ""), &gpu("b", 70 * GB, "")].concat();
    let Some((_driver, machine)) = laboratory("race", &both) else {
        return;
    };
    // b refuses twice, a once: the first look finds none, the second takes a.
    let machine = Arc::new(machine.refuse("b", 2).refuse("a", 1));
    let fits = fit(&machine, Backend::Gpu).expect("fits");
    assert_eq!(machine.opened(), ["GPU-b", "GPU-a", "GPU-b", "GPU-a"]);
    assert!(fits.info().seconds_waiting > 0.3);
}

#[test]
fn gpus_come_and_go() {
    let there = [
        "look\n",
        &gpu("a", GB / 10, OTHER),
        &gpu("b", GB / 10, OTHER),
    ]
    .concat();
    // NVML_ERROR_GPU_IS_LOST and NVML_ERROR_UNKNOWN.
    let lost = [
        "look\n",
        &gpu("a", 0, "error=15"),
        &gpu("b", GB / 10, OTHER),
    ]
    .concat();
    let confused = "look\nerror=999\n";
    let back = ["look\n", &gpu("a", 0, "error=15"), &gpu("b", 70 * GB, "")].concat();
    let script = [&there[..], &there, &lost, confused, &back].concat();
    let Some((_driver, machine)) = laboratory("vanish", &script) else {
        return;
    };
    let machine = Arc::new(machine);
    let fits = fit(&machine, Backend::Gpu).expect("fits");
    assert_eq!(fits.info().devices[0].id, "GPU-b");
    assert!((3.0 * 0.37..3.0 * 0.63).contains(&fits.info().seconds_waiting));
}

#[test]
fn a_driver_that_is_restarted_is_waited_for() {
    let there = ["look\n", &gpu("a", GB / 10, OTHER)].concat();
    let back = ["look\n", &gpu("a", 70 * GB, "")].concat();
    // About twenty seconds without a GPU.
    let script = [&there[..], &there, &"look\n".repeat(40), &back].concat();
    let Some((_driver, machine)) = laboratory("restart", &script) else {
        return;
    };
    let fits = fit(&Arc::new(machine), Backend::Gpu).expect("fits");
    assert!(fits.info().seconds_waiting > 15.0);
}

#[test]
fn what_will_never_do_is_not_waited_for() {
    let useless = [
        gpu("a", 70 * GB, "").replace("capability=8.0", "capability=6.1"),
        gpu("b", 100_000_000, "").replace(&format!("total={}", 80 * GB), "total=200000000"),
        gpu("c", 0, "error=15"),
    ];
    for line in &useless {
        let Some((_driver, machine)) = laboratory("useless", &["look\n", line].concat()) else {
            return;
        };
        let machine = Arc::new(machine);
        let error = fit(&machine, Backend::Gpu).expect_err("it will never do");
        assert!(
            matches!(&error, Error::NoDevice(why) if why.contains("cannot be used")),
            "{error}"
        );
        let fits = fit(&machine, Backend::Auto).expect("the CPU does it");
        assert_eq!(
            (fits.info().backend, fits.info().seconds_waiting),
            ("cpu", 0.0)
        );
        assert!(machine.opened().is_empty());
    }
}

#[test]
fn gpus_that_are_gone_for_good_are_not_waited_for_forever() {
    let there = ["look\n", &gpu("a", GB / 10, OTHER)].concat();
    let script = [&there[..], &there, "look\n"].concat();
    let Some((_driver, machine)) = laboratory("gone", &script) else {
        return;
    };
    let machine = Arc::new(machine);
    let error = fit(&machine, Backend::Gpu).expect_err("gone");
    assert!(matches!(error, Error::NoDevice(_)), "{error}");
}

#[test]
fn no_error_of_the_driver_is_a_panic() {
    for code in (1..=28).chain([999]) {
        let Some((_driver, machine)) = laboratory("codes", &format!("init={code}\nlook\n")) else {
            return;
        };
        let machine = Arc::new(machine);
        let fits = fit(&machine, Backend::Auto).expect("the CPU does it");
        assert_eq!(fits.info().backend, "cpu", "code {code}");
        assert!(
            fits.info().reason.starts_with("auto: "),
            "{}",
            fits.info().reason
        );
        // And each of them where a GPU is asked about.
        let script = ["look\n", &gpu("a", 70 * GB, &format!("error={code}"))].concat();
        let Some((_driver, machine)) = laboratory("codes", &script) else {
            return;
        };
        let machine = Arc::new(machine);
        let fitter = builder(&machine)
            .backend(Backend::Gpu)
            .gpu_timeout(seconds(1))
            .build()
            .expect("it is there");
        let error = fitter
            .fit(&stack(&pixels(20)))
            .expect_err("it is in trouble");
        assert!(
            matches!(&error, Error::NoDevice(why) if why.contains("cannot be used")),
            "code {code}: {error}"
        );
    }
}

#[test]
fn a_cancelled_wait_returns_at_once() {
    let script = ["look\n", &gpu("a", GB / 10, OTHER)].concat();
    let Some((driver, machine)) = laboratory("cancel", &script) else {
        return;
    };
    let machine = Arc::new(machine);
    let cancel = Cancel::new();
    let button = cancel.clone();
    let fitter = builder(&machine)
        .backend(Backend::Gpu)
        .cancel(cancel)
        .on_wait(move |_, _, _| button.cancel())
        .build()
        .expect("valid");
    let looks = |driver: &Driver| {
        driver
            .calls()
            .iter()
            .filter(|call| *call == "count")
            .count()
    };
    let before = looks(&driver);
    let error = fitter.fit(&stack(&pixels(20))).expect_err("called off");
    assert!(matches!(error, Error::Cancelled), "{error}");
    assert_eq!(looks(&driver), before + 1, "it looked again");
}

#[test]
fn only_gpus_that_may_be_used_are() {
    let script = [
        "look\n",
        &gpu("aa11", 10 * GB, ""),
        &gpu("bb22", 70 * GB, ""),
        &gpu("cc33", 40 * GB, ""),
    ]
    .concat();
    for (visible, allowed, taken) in [
        (Some("0"), None, "GPU-aa11"),
        (Some("GPU-cc33,0"), None, "GPU-cc33"),
        (None, Some(vec!["0", "2"]), "GPU-cc33"),
        (None, Some(vec!["GPU-aa"]), "GPU-aa11"),
        (Some("1,2"), Some(vec!["2", "0"]), "GPU-cc33"),
    ] {
        let Some((_driver, mut machine)) = laboratory("visible", &script) else {
            return;
        };
        if let Some(list) = visible {
            machine = machine.visible_devices(list);
        }
        let machine = Arc::new(machine);
        let mut builder = builder(&machine).backend(Backend::Gpu);
        if let Some(list) = allowed {
            builder = builder.devices(list);
        }
        let fits = builder
            .build()
            .expect("valid")
            .fit(&stack(&pixels(20)))
            .expect("fits");
        // Whoever names devices may get several; the one with most room comes first.
        assert_eq!(machine.opened()[0], taken);
        assert!(
            fits.info()
                .devices
                .iter()
                .all(|share| machine.opened().contains(&share.id))
        );
    }
    let Some((_driver, machine)) = laboratory("visible", &script) else {
        return;
    };
    let machine = Arc::new(machine.visible_devices("-1"));
    let error = builder(&machine)
        .backend(Backend::Gpu)
        .build()
        .expect_err("none is visible");
    assert!(
        error.to_string().contains("CUDA_VISIBLE_DEVICES"),
        "{error}"
    );
    let Some((_driver, machine)) = laboratory("visible", &script) else {
        return;
    };
    let machine = Arc::new(machine);
    let error = builder(&machine)
        .backend(Backend::Gpu)
        .devices(["7"])
        .build()
        .expect_err("there is no such GPU");
    assert!(error.to_string().contains("devices = 7"), "{error}");
}

#[test]
fn the_back_end_cpu_touches_no_gpu_library() {
    let script = ["look\n", &gpu("a", 70 * GB, "")].concat();
    let Some((driver, machine)) = laboratory("untouched", &script) else {
        return;
    };
    let machine = Arc::new(machine);
    let fits = fit(&machine, Backend::Cpu).expect("fits");
    assert_eq!(fits.info().backend, "cpu");
    assert_eq!(driver.calls(), Vec::<String>::new());
    assert!(machine.opened().is_empty());
    // The counter is not blind.
    fit(&machine, Backend::Gpu).expect("fits");
    assert!(driver.calls().contains(&"init".to_owned()));
}

#[test]
fn other_gpus_are_found_where_there_is_no_nvidia_gpu() {
    // The software adapter stands in for them, and only if it may.
    if gpus().all(|(name, _)| *name != "wgpu") {
        return;
    }
    let nowhere = || Computer::new().nvml("/nowhere/libnvidia-ml.so.1".into());
    let pixels = pixels(50);
    let fitter = |computer: Computer| {
        Fitter::builder(model())
            .machine(Arc::new(computer))
            .backend(Backend::Gpu)
    };
    let fits = fitter(nowhere().allow_software_adapter(true))
        .build()
        .expect("an adapter")
        .fit(&stack(&pixels));
    let info = fits.expect("fits").info().clone();
    assert_eq!(info.backend, "wgpu");
    assert!(info.devices[0].id.starts_with("wgpu "), "{info:?}");
    if info.devices[0].id == "wgpu software" {
        let error = fitter(nowhere()).build().expect_err("it is no GPU");
        assert!(error.to_string().contains("no hardware adapter"), "{error}");
    }
    // What CUDA_VISIBLE_DEVICES hides, or does not answer, is not taken by another way.
    for script in [
        "look\n".to_owned() + &gpu("a", 70 * GB, ""),
        "look\nerror=999\n".to_owned(),
    ] {
        let Some(driver) = Driver::new("hidden", &script) else {
            return;
        };
        let computer = Computer::new()
            .nvml(driver.library())
            .visible_devices(Some("7"));
        let hidden = fitter(computer.allow_software_adapter(true)).build();
        assert!(matches!(hidden, Err(Error::NoDevice(_))), "{hidden:?}");
    }
}
