//! GPUs that others use: which one is taken, how long a fit waits, and what follows.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use gaussmle::device::{GpuInventory, SystemGpus};
use gaussmle::{Backend, Camera, CancelToken, Error, Fits, Fitter, Settings, Timeout};

use crate::support::{cpu, gpus, wait_until};

use crate::batches::bits;
use crate::fake_gpus::{
    FakeGpus, FakeNvml, GB, builder, fits_without_faults, fits_without_faults_on, gpu, model,
    pixels, stack,
};

/// Another process that uses most of the memory.
const OTHER: &str = "busy=10 process=77:70000000000";

fn seconds(seconds: u64) -> Timeout {
    Timeout::After(Duration::from_secs(seconds))
}

fn fit(inventory: &Arc<FakeGpus>, backend: Backend) -> gaussmle::Result<Fits> {
    let pixels = pixels(200);
    builder(inventory)
        .backend(backend)
        .build()?
        .fit(&stack(&pixels))
}

fn fake_gpus(name: &str, script: &str) -> Option<(FakeNvml, FakeGpus)> {
    let driver = FakeNvml::with_fits(name, script)?;
    let inventory = FakeGpus::new(&driver);
    Some((driver, inventory))
}

#[test]
fn a_gpu_that_is_too_old_or_too_small_is_refused_with_the_reason() {
    let old = gpu("old", 70 * GB, "").replace("capability=8.0", "capability=5.2");
    let small = gpu("small", GB / 10, "").replace(&(80 * GB).to_string(), &(GB / 10).to_string());
    let old_words = ["Hold", "5.2", "6.0 (Pascal, 2016) or newer"];
    for (script, words) in [
        (old, &old_words[..]),
        (small, &["memory is less than the required"]),
    ] {
        let Some((_driver, inventory)) = fake_gpus("refused", &format!("look\n{script}")) else {
            return;
        };
        let inventory = Arc::new(inventory);
        let refused = fit(&inventory, Backend::Gpu)
            .expect_err("no GPU")
            .to_string();
        let fits = fit(&inventory, Backend::Auto).expect("the CPU fits");
        for word in words {
            assert!(refused.contains(word), "no {word}: {refused}");
            let reason = &fits.info().reason;
            assert!(reason.contains(word), "no {word}: {reason}");
        }
    }
}

#[test]
fn gpu_with_most_free_memory_is_taken() {
    let script = [
        "look\n",
        &gpu("a", 10 * GB, ""),
        &gpu("b", 70 * GB, ""),
        &gpu("c", 40 * GB, ""),
    ]
    .concat();
    let Some((_driver, inventory)) = fake_gpus("most-room", &script) else {
        return;
    };
    let inventory = Arc::new(inventory);
    for backend in [Backend::Gpu, Backend::Auto] {
        let fits = fit(&inventory, backend).expect("fits");
        assert_eq!(fits.info().devices[0].id, "GPU-b", "{backend}");
        assert_eq!(fits.info().seconds_waiting, 0.0);
        assert_eq!(bits(&fits), bits(&fits_without_faults(&pixels(200))));
    }
    assert_eq!(inventory.opened(), ["GPU-b", "GPU-b"]);
}

#[test]
fn fits_wait_for_busy_gpus() {
    let busy = ["look\n", &gpu("a", GB / 10, OTHER)].concat();
    let hot = ["look\n", &gpu("a", 70 * GB, "busy=95 process=77:1000")].concat();
    let free = ["look\n", &gpu("a", 70 * GB, "busy=20 process=77:1000")].concat();
    // The first block is the enumeration of `build`.
    let Some((_driver, inventory)) =
        fake_gpus("waits", &[&busy[..], &busy, &hot, &busy, &free].concat())
    else {
        return;
    };
    let inventory = Arc::new(inventory);
    let calls = Arc::new(Mutex::new(Vec::new()));
    let seen = calls.clone();
    let fitter = builder(&inventory)
        .backend(Backend::Gpu)
        .on_wait(move |wait| {
            let call = (wait.seconds, wait.free_bytes, wait.required_bytes);
            seen.lock().expect("sound").push(call);
        })
        .build()
        .expect("valid");
    let pixels = pixels(200);
    let fits = fitter.fit(&stack(&pixels)).expect("fits");
    assert_eq!(bits(&fits), bits(&fits_without_faults(&pixels)));
    let calls = calls.lock().expect("sound").clone();
    let required = fitter.required_bytes(200, 7);
    assert_eq!(
        calls.iter().map(|call| call.1).collect::<Vec<_>>(),
        [GB / 10, 70 * GB, GB / 10]
    );
    assert!(calls.iter().all(|call| call.2 == required));
    // About half a second each, by the simulated clock.
    for (turn, call) in calls.iter().enumerate() {
        let (least, most) = (0.37 * turn as f64, 0.63 * turn as f64);
        assert!((least..=most).contains(&call.0), "{turn}: {}", call.0);
    }
    let waited = fits.info().seconds_waiting;
    assert!((3.0 * 0.37..3.0 * 0.63).contains(&waited), "{waited}");
    assert_eq!(fits.info().fallbacks, 0);
}

#[test]
fn gpu_without_other_processes_may_be_small_and_busy() {
    // Too little memory for full batches but no other process: smaller batches, no wait.
    let script = ["look\n", &gpu("a", 640_000_000, "busy=100")].concat();
    let Some((_driver, inventory)) = fake_gpus("alone", &script) else {
        return;
    };
    let inventory = Arc::new(inventory);
    let fitter = builder(&inventory)
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
fn existing_context_needs_no_memory_again() {
    // Memory for a context and a batch once; then, with the context in place, for the batch alone.
    let roomy = ["look\n", &gpu("a", 660_000_000, "")].concat();
    let tight = ["look\n", &gpu("a", 25_000_000, "")].concat();
    let Some((_driver, inventory)) = fake_gpus("twice", &[&roomy[..], &roomy, &tight].concat())
    else {
        return;
    };
    let inventory = Arc::new(inventory);
    let fitter = builder(&inventory)
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
fn auto_uses_the_cpu_after_the_timeout() {
    let script = ["look\n", &gpu("a", GB / 10, OTHER)].concat();
    let Some((_driver, inventory)) = fake_gpus("auto-timeout", &script) else {
        return;
    };
    let inventory = Arc::new(inventory);
    let pixels = pixels(200);
    for (patience, least) in [(None, 300.0), (Some(seconds(7)), 7.0)] {
        let mut builder = builder(&inventory);
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
        assert_eq!(bits(&fits), bits(&fits_without_faults_on(&cpu(), &pixels)));
    }
    assert!(inventory.opened().is_empty());
}

#[test]
fn gpu_fails_after_the_timeout() {
    let full = gpu("b", GB / 100, "");
    let script = ["look\n", &gpu("a", GB / 10, OTHER), &full].concat();
    let Some((_driver, inventory)) = fake_gpus("gpu-timeout", &script) else {
        return;
    };
    let inventory = Arc::new(inventory);
    let fitter = builder(&inventory)
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
fn lost_race_for_a_context_is_retried() {
    let both = ["look\n", &gpu("a", 10 * GB, ""), &gpu("b", 70 * GB, "")].concat();
    let Some((_driver, inventory)) = fake_gpus("race", &both) else {
        return;
    };
    // b refuses twice and a once: the first search opens none, the second opens a.
    let inventory = Arc::new(inventory.refuse("b", 2).refuse("a", 1));
    let fits = fit(&inventory, Backend::Gpu).expect("fits");
    assert_eq!(inventory.opened(), ["GPU-b", "GPU-a", "GPU-b", "GPU-a"]);
    assert!(fits.info().seconds_waiting > 0.3);
}

#[test]
fn gpus_may_disappear_and_return() {
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
    let Some((_driver, inventory)) = fake_gpus("vanish", &script) else {
        return;
    };
    let inventory = Arc::new(inventory);
    let fits = fit(&inventory, Backend::Gpu).expect("fits");
    assert_eq!(fits.info().devices[0].id, "GPU-b");
    assert!((3.0 * 0.37..3.0 * 0.63).contains(&fits.info().seconds_waiting));
}

#[test]
fn driver_restarts_are_waited_for() {
    let there = ["look\n", &gpu("a", GB / 10, OTHER)].concat();
    let back = ["look\n", &gpu("a", 70 * GB, "")].concat();
    // About twenty seconds without a GPU.
    let script = [&there[..], &there, &"look\n".repeat(40), &back].concat();
    let Some((_driver, inventory)) = fake_gpus("restart", &script) else {
        return;
    };
    let fits = fit(&Arc::new(inventory), Backend::Gpu).expect("fits");
    assert!(fits.info().seconds_waiting > 15.0);
}

#[test]
fn unusable_gpus_are_not_waited_for() {
    let useless = [
        gpu("a", 70 * GB, "").replace("capability=8.0", "capability=5.2"),
        gpu("b", 100_000_000, "").replace(&format!("total={}", 80 * GB), "total=200000000"),
        gpu("c", 0, "error=15"),
    ];
    for line in &useless {
        let Some((_driver, inventory)) = fake_gpus("useless", &["look\n", line].concat()) else {
            return;
        };
        let inventory = Arc::new(inventory);
        let error = fit(&inventory, Backend::Gpu).expect_err("it will never do");
        assert!(
            matches!(&error, Error::NoDevice(why) if why.contains("cannot be used")),
            "{error}"
        );
        let fits = fit(&inventory, Backend::Auto).expect("the CPU does it");
        assert_eq!(
            (fits.info().backend, fits.info().seconds_waiting),
            ("cpu", 0.0)
        );
        assert!(inventory.opened().is_empty());
    }
}

#[test]
fn vanished_gpus_end_the_wait() {
    let there = ["look\n", &gpu("a", GB / 10, OTHER)].concat();
    let script = [&there[..], &there, "look\n"].concat();
    let Some((_driver, inventory)) = fake_gpus("gone", &script) else {
        return;
    };
    let inventory = Arc::new(inventory);
    let error = fit(&inventory, Backend::Gpu).expect_err("gone");
    assert!(matches!(error, Error::NoDevice(_)), "{error}");
}

#[test]
fn driver_errors_do_not_panic() {
    for code in (1..=28).chain([999]) {
        let Some((_driver, inventory)) = fake_gpus("codes", &format!("init={code}\nlook\n")) else {
            return;
        };
        let inventory = Arc::new(inventory);
        let fits = fit(&inventory, Backend::Auto).expect("the CPU does it");
        assert_eq!(fits.info().backend, "cpu", "code {code}");
        assert!(
            fits.info().reason.starts_with("auto: "),
            "{}",
            fits.info().reason
        );
        // The same error codes from queries about a GPU.
        let script = ["look\n", &gpu("a", 70 * GB, &format!("error={code}"))].concat();
        let Some((_driver, inventory)) = fake_gpus("codes", &script) else {
            return;
        };
        let inventory = Arc::new(inventory);
        let fitter = builder(&inventory)
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
fn cancelled_waits_return_at_once() {
    let script = ["look\n", &gpu("a", GB / 10, OTHER)].concat();
    let Some((driver, inventory)) = fake_gpus("cancel", &script) else {
        return;
    };
    let inventory = Arc::new(inventory);
    let cancel = CancelToken::new();
    let button = cancel.clone();
    let fitter = builder(&inventory)
        .backend(Backend::Gpu)
        .cancel(cancel)
        .on_wait(move |_| button.cancel())
        .build()
        .expect("valid");
    let looks = |driver: &FakeNvml| {
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
fn only_allowed_gpus_are_used() {
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
        let Some((_driver, mut inventory)) = fake_gpus("visible", &script) else {
            return;
        };
        if let Some(list) = visible {
            inventory = inventory.visible_devices(list);
        }
        let inventory = Arc::new(inventory);
        let mut builder = builder(&inventory).backend(Backend::Gpu);
        if let Some(list) = allowed {
            builder = builder.devices(list);
        }
        let fits = builder
            .build()
            .expect("valid")
            .fit(&stack(&pixels(20)))
            .expect("fits");
        // A list of devices allows several; the one with most free memory comes first.
        assert_eq!(inventory.opened()[0], taken);
        assert!(
            fits.info()
                .devices
                .iter()
                .all(|share| inventory.opened().contains(&share.id))
        );
    }
    let Some((_driver, inventory)) = fake_gpus("visible", &script) else {
        return;
    };
    let inventory = Arc::new(inventory.visible_devices("-1"));
    let error = builder(&inventory)
        .backend(Backend::Gpu)
        .build()
        .expect_err("none is visible");
    assert!(
        error.to_string().contains("CUDA_VISIBLE_DEVICES"),
        "{error}"
    );
    let Some((_driver, inventory)) = fake_gpus("visible", &script) else {
        return;
    };
    let inventory = Arc::new(inventory);
    let error = builder(&inventory)
        .backend(Backend::Gpu)
        .devices(["7"])
        .build()
        .expect_err("there is no such GPU");
    assert!(error.to_string().contains("devices = 7"), "{error}");
}

#[test]
fn cpu_back_end_calls_no_gpu_library() {
    let script = ["look\n", &gpu("a", 70 * GB, "")].concat();
    let Some((driver, inventory)) = fake_gpus("untouched", &script) else {
        return;
    };
    let inventory = Arc::new(inventory);
    let fits = fit(&inventory, Backend::Cpu).expect("fits");
    assert_eq!(fits.info().backend, "cpu");
    assert_eq!(driver.calls(), Vec::<String>::new());
    assert!(inventory.opened().is_empty());
    // Proof that the recording of calls works.
    fit(&inventory, Backend::Gpu).expect("fits");
    assert!(driver.calls().contains(&"init".to_owned()));
}

#[test]
fn wgpu_adapters_are_used_without_an_nvidia_gpu() {
    // The software adapter stands in for other GPUs, but only if it is allowed.
    if gpus().all(|(name, _)| *name != "wgpu") {
        return;
    }
    let nowhere = || SystemGpus::new().nvml("/nowhere/libnvidia-ml.so.1".into());
    let pixels = pixels(50);
    let fitter = |computer: SystemGpus| {
        Fitter::builder(model(), Camera::ideal(0.1))
            .inventory(Arc::new(computer))
            .backend(Backend::Gpu)
    };
    let fits = fitter(nowhere().allow_software_adapter(true))
        .build()
        .expect("an adapter")
        .fit(&stack(&pixels));
    let info = fits.expect("fits").info().clone();
    assert_eq!(info.backend, "wgpu");
    assert!(info.devices[0].id.starts_with("wgpu-"), "{info:?}");
    // Its number and its id name it.
    for name in ["0", &info.devices[0].id] {
        let named = fitter(nowhere().allow_software_adapter(true))
            .devices([name])
            .build();
        assert!(named.expect("an adapter").fit(&stack(&pixels)).is_ok());
    }
    for name in ["97", "wgpu-discrete-97"] {
        let other = fitter(nowhere().allow_software_adapter(true))
            .devices([name])
            .build();
        let error = other.expect_err("there is none");
        assert!(error.to_string().contains(name), "{error}");
    }
    if info.devices[0].id == "wgpu-software" {
        let error = fitter(nowhere())
            .build()
            .expect_err("a software adapter is not a GPU");
        assert!(error.to_string().contains("no hardware adapter"), "{error}");
    }
    // A GPU that CUDA_VISIBLE_DEVICES hides, or a driver that does not answer, is not replaced by
    // wgpu.
    for script in [
        "look\n".to_owned() + &gpu("a", 70 * GB, ""),
        "look\nerror=999\n".to_owned(),
    ] {
        let Some(driver) = FakeNvml::new("hidden", &script) else {
            return;
        };
        let computer = SystemGpus::new()
            .nvml(driver.library())
            .visible_devices(Some("7"));
        let hidden = fitter(computer.allow_software_adapter(true)).build();
        assert!(matches!(hidden, Err(Error::NoDevice(_))), "{hidden:?}");
    }
}

/// The part of each message about a management library that hangs.
const SILENT: &str = "management library does not answer";

#[test]
fn a_management_library_that_hangs_counts_as_no_gpu_until_it_answers() {
    // Memory, load and processes are not told, or each of them after 1.5 s.
    for word in ["hang=1", "slow_ms=1500"] {
        let script = ["look\n", &gpu("a", 70 * GB, word)].concat();
        let Some(driver) = FakeNvml::with_fits("silent", &script) else {
            return;
        };
        let inventory = Arc::new(FakeGpus::new(&driver).impatient(&driver));
        let began = Instant::now();
        let fits = fit(&inventory, Backend::Auto).expect("the CPU fits");
        let info = fits.info();
        assert_eq!((info.backend, info.fallbacks), ("cpu", 0));
        assert!(info.reason.contains(SILENT), "{}", info.reason);
        assert!(began.elapsed() < Duration::from_secs(100), "it waited");
        if word != "hang=1" {
            continue;
        }
        // No other thread asks it, however many fits there are.
        for _ in 0..20 {
            let error = fit(&inventory, Backend::Gpu).expect_err("no answer");
            assert!(
                matches!(&error, Error::NoDevice(why) if why.contains(SILENT)),
                "{error}"
            );
            assert!(inventory.view().is_unanswered);
        }
        let looks = driver.calls().into_iter().filter(|call| call == "count");
        assert_eq!(looks.count(), 1);
        // When the answer has come, the GPU is used.
        let free = ["look\n", &gpu("a", 70 * GB, "")].concat();
        std::fs::write(driver.folder.join("script.txt"), free).expect("a script");
        wait_until("the library answers", || !inventory.view().is_unanswered);
        let fits = fit(&inventory, Backend::Gpu).expect("fits");
        assert_eq!(fits.info().devices[0].id, "GPU-a");
    }
}

#[test]
fn a_management_library_that_hangs_during_a_wait_ends_it_at_the_timeout() {
    let busy = ["look\n", &gpu("a", GB / 10, OTHER)].concat();
    let hangs = ["look\n", &gpu("a", GB / 10, &format!("{OTHER} hang=1"))].concat();
    let script = [&busy[..], &busy, &hangs].concat();
    // A library that hangs keeps its folder.
    let fake_gpus = |backend: &str, timeout: Timeout| {
        let is_over = timeout != Timeout::Never;
        fake_gpus(&format!("silent-in-a-wait-{backend}-{is_over}"), &script)
    };
    for timeout in [seconds(7), Timeout::Never] {
        // The first block is the enumeration of `build`, or of the choice.
        let Some((_driver, inventory)) = fake_gpus("gpu", timeout) else {
            return;
        };
        let fitter = builder(&Arc::new(inventory))
            .backend(Backend::Gpu)
            .gpu_timeout(timeout);
        let error = fitter.build().expect("valid").fit(&stack(&pixels(20)));
        let error = error.expect_err("no answer");
        let is_over = matches!(error, Error::Timeout { .. });
        assert_eq!(is_over, timeout != Timeout::Never, "{error}");
        assert!(error.to_string().contains(SILENT), "{error}");
        let Some((_driver, inventory)) = fake_gpus("auto", timeout) else {
            return;
        };
        let fitter = builder(&Arc::new(inventory)).auto_timeout(timeout);
        let fits = fitter.build().expect("valid").fit(&stack(&pixels(20)));
        let fits = fits.expect("the CPU fits");
        let info = fits.info();
        assert_eq!((info.backend, info.fallbacks), ("cpu", 1));
        assert!(info.reason.contains(SILENT), "{}", info.reason);
    }
}

#[test]
fn cancellation_ends_the_wait_for_a_management_library_that_hangs() {
    let script = ["look\n", &gpu("a", 70 * GB, "hang=1")].concat();
    let Some(driver) = FakeNvml::new("silent-cancelled", &script) else {
        return;
    };
    let settings = Settings {
        nvml_library: Some(driver.library()),
        ..Settings::default()
    };
    let cancel = CancelToken::new();
    let fitter = Fitter::builder(model(), Camera::ideal(0.1))
        .settings(settings)
        .backend(Backend::Gpu)
        .cancel(cancel.clone());
    let built = std::thread::scope(|scope| {
        let built = scope.spawn(|| fitter.build());
        wait_until("it is asked", || driver.calls().contains(&"count".into()));
        cancel.cancel();
        built.join().expect("no panic")
    });
    // Without an effect, it would be the error that there is no GPU.
    assert!(matches!(built, Err(Error::Cancelled)), "{built:?}");
}
