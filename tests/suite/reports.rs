//! What is told of a fit: events, the performance log, what the process counts, and what `auto` would do.

use std::fmt;
use std::fs;
use std::path::Path;
use std::sync::{Arc, Mutex};

use gaussmle::machine::{Fault, Step};
use gaussmle::{Backend, Fitter, Model, reset_totals, totals};
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Metadata, Subscriber};

use crate::laboratory::{Driver, GB, Laboratory, Planned, alone, builder, gpu, pixels, stack};

/// Keeps the messages of events.
#[derive(Clone, Default)]
struct Listener(Arc<Mutex<Vec<String>>>);

impl Visit for Listener {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        if field.name() == "message" {
            self.0.lock().expect("sound").push(format!("{value:?}"));
        }
    }
}

impl Subscriber for Listener {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        metadata.target().starts_with("gaussmle")
    }
    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }
    fn record(&self, _: &Id, _: &Record<'_>) {}
    fn record_follows_from(&self, _: &Id, _: &Id) {}
    fn event(&self, event: &Event<'_>) {
        event.record(&mut self.clone());
    }
    fn enter(&self, _: &Id) {}
    fn exit(&self, _: &Id) {}
}

#[test]
fn every_step_is_an_event() {
    let busy = ["look\n", &gpu("a", GB / 10, "process=77:1000")].concat();
    let free = ["look\n", &gpu("a", 70 * GB, "")].concat();
    let Some(driver) = Driver::new("events", &[&busy[..], &busy, &free].concat()) else {
        return;
    };
    // A step in the middle of the second batch.
    let machine =
        Arc::new(Laboratory::new(&driver).faults("a", Planned::at([(8, Fault::OutOfMemory)])));
    let fitter = builder(&machine)
        .backend(Backend::Gpu)
        .batch_size(600)
        .build()
        .expect("valid");
    let listener = Listener::default();
    let pixels = pixels(2000);
    tracing::subscriber::with_default(listener.clone(), || {
        fitter.fit(&stack(&pixels)).expect("fits");
    });
    let heard = listener.0.lock().expect("sound").clone();
    let mut rest = heard.iter();
    for words in [
        "decided",
        "waiting",
        "device open",
        "a device failed",
        "smaller batches",
        "fitted",
    ] {
        assert!(
            rest.any(|message| message.contains(words)),
            "no `{words}`, in this order, in {heard:?}"
        );
    }
}

#[test]
fn the_performance_log_has_a_line_for_each_batch() {
    let script = ["look\n", &gpu("a", 70 * GB, "busy=42")].concat();
    let Some(driver) = Driver::new("log", &script) else {
        return;
    };
    let file = driver.folder.join("log.jsonl");
    let machine = Arc::new(Laboratory::new(&driver));
    let pixels = pixels(1000);
    for run in 1..=2 {
        let fitter = builder(&machine)
            .backend(Backend::Gpu)
            .batch_size(320)
            .performance_log(&file)
            .build()
            .expect("valid");
        let fits = fitter.fit(&stack(&pixels)).expect("fits");
        let text = fs::read_to_string(&file).expect("a log");
        let lines: Vec<serde_json::Value> = text
            .lines()
            .map(|line| serde_json::from_str(line).expect("JSON"))
            .collect();
        assert_eq!(lines.len(), run * fits.info().batches);
        let spots: u64 = lines
            .iter()
            .map(|line| line["batch_size"].as_u64().expect("a number"))
            .sum();
        assert_eq!(spots, run as u64 * 1000);
        for line in &lines {
            assert_eq!(line["id"], "GPU-a");
            assert_eq!(line["utilisation_percent"], 42);
            assert_eq!(line["memory_used_bytes"], 10 * GB);
            for number in ["time", "seconds", "fits_per_second", "batch_bytes"] {
                assert!(
                    line[number].as_f64().is_some_and(|v| v > 0.0),
                    "{number} of {line}"
                );
            }
        }
    }
    let nowhere = builder(&machine)
        .performance_log("/nowhere/log.jsonl")
        .build();
    assert!(
        nowhere
            .expect_err("no such folder")
            .to_string()
            .contains("/nowhere/log.jsonl")
    );
}

#[test]
#[ignore = "run in a process of its own by `what_the_process_did_is_counted`"]
fn counts() {
    let Some(driver) = Driver::new("totals", &["look\n", &gpu("a", 70 * GB, "")].concat()) else {
        return;
    };
    assert_eq!(totals(), gaussmle::Totals::default());
    let lost = Planned::at([(8, Fault::Lost)]);
    let machine = Arc::new(Laboratory::new(&driver).faults("a", lost));
    let fitter = builder(&machine)
        .backend(Backend::Gpu)
        .batch_size(300)
        .build()
        .expect("valid");
    let pixels = pixels(1000);
    let mut bytes = 0;
    for _ in 0..2 {
        let fits = fitter.fit(&stack(&pixels)).expect("fits");
        bytes += fits.info().devices[0].bytes;
    }
    let all = totals();
    assert_eq!((all.calls, all.retries, all.fallbacks), (2, 1, 0));
    assert_eq!(all.devices.len(), 1);
    let work = all.work();
    assert_eq!((work.spots, work.bytes), (2000, bytes));
    assert_eq!(work.batches, 2 * 1000u64.div_ceil(300));
    assert_eq!(reset_totals(), all);
    assert_eq!(totals(), gaussmle::Totals::default());
}

#[test]
fn what_the_process_did_is_counted() {
    alone("reports::counts");
}

#[test]
#[ignore = "run in a process of its own by `the_back_end_cpu_loads_no_gpu_library`"]
fn loaded() {
    let pixels = pixels(100);
    let fitter = Fitter::builder(Model::xynbs())
        .backend(Backend::Cpu)
        .build()
        .expect("valid");
    assert_eq!(
        fitter.fit(&stack(&pixels)).expect("fits").info().backend,
        "cpu"
    );
    let Ok(maps) = fs::read_to_string("/proc/self/maps") else {
        return;
    };
    for library in [
        "libcuda",
        "libnvidia",
        "libvulkan",
        "libGL",
        "lavapipe",
        "libvulkan_lvp",
    ] {
        assert!(!maps.contains(library), "{library} is loaded");
    }
}

#[test]
fn the_back_end_cpu_loads_no_gpu_library() {
    alone("reports::loaded");
}

#[test]
fn auto_goes_by_what_was_measured() {
    let script = ["look\n", &gpu("a", 70 * GB, "")].concat();
    let Some(driver) = Driver::new("rates", &script) else {
        return;
    };
    let machine = Arc::new(Laboratory::new(&driver));
    let keep = |text: &str| fs::write(driver.folder.join("rates.json"), text).expect("rates");
    let pixels = pixels(200);
    let fit = || {
        builder(&machine)
            .build()
            .expect("valid")
            .fit(&stack(&pixels))
            .expect("fits")
    };
    let estimate = |spots| {
        builder(&machine)
            .build()
            .expect("valid")
            .estimate(spots, 10)
    };
    // A model that no other test uses in this process has a start to pay for; rates decide.
    keep(
        r#"{"cpu, xynbs": {"pixels_per_second": 1e6, "start_seconds": 0.0},
             "GPU-a, xynbs": {"pixels_per_second": 1e8, "start_seconds": 0.0}}"#,
    );
    let slow_cpu = estimate(1_000_000);
    assert_eq!(slow_cpu.decision, Backend::Gpu);
    assert!((slow_cpu.cpu_seconds - 100.0).abs() < 1e-6, "{slow_cpu:?}");
    assert!(
        (slow_cpu.gpu_seconds.expect("a GPU") - 1.0).abs() < 1e-6,
        "{slow_cpu:?}"
    );
    assert!(
        slow_cpu.reason.contains("Ha (measured)") && slow_cpu.reason.contains("1000000 spots"),
        "{}",
        slow_cpu.reason
    );
    assert_eq!(fit().info().devices[0].id, "GPU-a");
    keep(
        r#"{"cpu, xynbs": {"pixels_per_second": 1e8, "start_seconds": 0.0},
             "GPU-a, xynbs": {"pixels_per_second": 1e6, "start_seconds": 0.0}}"#,
    );
    assert_eq!(estimate(1_000_000).decision, Backend::Cpu);
    let info = fit().info().clone();
    assert_eq!((info.backend, info.fallbacks), ("cpu", 0));
    assert!(info.reason.contains("not less than"), "{}", info.reason);
    assert_eq!(machine.opened(), ["GPU-a"]);
    // What is not known is assumed, and said to be; what is broken counts as not known.
    keep("{broken");
    let assumed = estimate(1);
    assert!(assumed.reason.contains("(assumed)"), "{}", assumed.reason);
    // A large job is worth a GPU's start.
    assert_eq!(estimate(1_000_000_000).decision, Backend::Gpu);
}

#[test]
#[ignore = "run in a process of its own by `rates_are_learned_and_kept`"]
fn learns() {
    let Some(driver) = Driver::new("learns", "init=12\nlook\n") else {
        return;
    };
    let machine = Arc::new(Laboratory::new(&driver));
    let file: &Path = &driver.folder.join("rates.json");
    fs::remove_file(file).expect("removed");
    let pixels = pixels(25_000);
    let fitter = builder(&machine).batch_size(5000).build().expect("valid");
    let known = || {
        let text = fs::read_to_string(file).unwrap_or("{}".into());
        serde_json::from_str::<serde_json::Value>(&text).expect("JSON")["cpu, xynbs"].clone()
    };
    // A first, small fit tells of the start.
    let small = crate::laboratory::pixels(100);
    let began = fitter.fit(&stack(&small)).expect("fits");
    let first = known();
    assert_eq!(first["start_seconds"].as_f64(), Some(began.info().seconds));
    assert!(first["pixels_per_second"].is_null(), "{first}");
    // A large one tells of the rate, a second one of it once more.
    let rate = || known()["pixels_per_second"].as_f64().expect("measured");
    let told = |fits: &gaussmle::Fits| {
        let info = fits.info();
        let after = info.seconds - info.seconds_to_first_batch;
        (fits.len() - info.batch_size) as f64 * 49.0 / after
    };
    let fits = fitter.fit(&stack(&pixels)).expect("fits");
    assert!(fits.info().batches > 3, "{}", fits.info());
    let once = told(&fits);
    assert!((rate() / once - 1.0).abs() < 1e-9, "{}, {once}", rate());
    // What is far from what is known is met halfway.
    let odd = format!(
        r#"{{"cpu, xynbs": {{"pixels_per_second": 1000.0, "start_seconds": {}}}}}"#,
        first["start_seconds"]
    );
    fs::write(file, odd).expect("written");
    let again = told(&fitter.fit(&stack(&pixels)).expect("fits"));
    let once = 1000.0;
    assert!(
        (rate() / (0.5 * (once + again)) - 1.0).abs() < 1e-9,
        "{}, {once}, {again}",
        rate()
    );
    assert_eq!(known()["start_seconds"], first["start_seconds"]);
}

#[test]
fn rates_are_learned_and_kept() {
    alone("reports::learns");
}

#[test]
fn a_memory_limit_is_kept() {
    let script = ["look\n", &gpu("a", 70 * GB, "")].concat();
    let Some(driver) = Driver::new("limit", &script) else {
        return;
    };
    let counter = Planned::at([]);
    let machine = Arc::new(Laboratory::new(&driver).faults("a", counter.clone()));
    let free = builder(&machine)
        .backend(Backend::Gpu)
        .build()
        .expect("valid");
    let limit = 2 << 20;
    let limited = builder(&machine)
        .backend(Backend::Gpu)
        .gpu_memory_limit(limit)
        .build()
        .expect("valid");
    let spots = 50_000;
    let drivers_own = limited.required_bytes(0, 7);
    assert!(free.required_bytes(spots, 7) > drivers_own + limit);
    assert!(limited.required_bytes(spots, 7) <= drivers_own + limit);
    let pixels = pixels(spots);
    let fits = limited.fit(&stack(&pixels)).expect("fits");
    let info = fits.info();
    let bytes_each = info.devices[0].bytes as usize / spots;
    assert!(info.batch_size * bytes_each <= limit as usize, "{info:?}");
    assert!(info.batches > 4, "{info:?}");
    let launches = counter
        .taken
        .lock()
        .expect("sound")
        .iter()
        .filter(|step| **step == Step::Launch)
        .count();
    assert_eq!(launches, info.batches);
}

#[test]
fn the_builder_comes_before_the_file() {
    let Some(driver) = Driver::new("precedence", &["look\n", &gpu("a", 70 * GB, "")].concat())
    else {
        return;
    };
    let machine = Arc::new(Laboratory::new(&driver));
    let file = driver.folder.join("gaussmle.toml");
    fs::write(&file, "backend = \"cpu\"\nbatch_size = 160\n").expect("written");
    let pixels = pixels(1000);
    let by_file = builder(&machine).config(&file).build().expect("valid");
    let info = by_file.fit(&stack(&pixels)).expect("fits").info().clone();
    assert_eq!(
        (info.backend, info.devices[0].id.as_str(), info.batch_size),
        ("cpu", "cpu", 160)
    );
    let by_builder = builder(&machine)
        .config(&file)
        .backend(Backend::Gpu)
        .batch_size(320)
        .build();
    let info = by_builder
        .expect("valid")
        .fit(&stack(&pixels))
        .expect("fits")
        .info()
        .clone();
    assert_eq!(
        (info.devices[0].id.as_str(), info.batch_size),
        ("GPU-a", 320)
    );
    fs::write(&file, "batch_sise = 160\n").expect("written");
    let error = builder(&machine)
        .config(&file)
        .build()
        .expect_err("a wrong key");
    assert!(
        error.to_string().contains("did you mean `batch_size`"),
        "{error}"
    );
}

#[test]
fn settings_that_make_no_sense() {
    let Some(driver) = Driver::new("nonsense", &["look\n", &gpu("a", 70 * GB, "")].concat()) else {
        return;
    };
    let machine = Arc::new(Laboratory::new(&driver));
    let says = |builder: gaussmle::FitterBuilder, parts: &[&str]| {
        let error = builder.build().expect_err("nonsense").to_string();
        assert!(
            parts.iter().all(|part| error.contains(part)),
            "`{error}` lacks one of {parts:?}"
        );
    };
    says(
        builder(&machine).hang_timeout(gaussmle::Patience::For(std::time::Duration::ZERO)),
        &["hang_timeout is 0"],
    );
    says(
        builder(&machine).devices(["first"]),
        &["`first`", "nvidia-smi"],
    );
    says(
        builder(&machine).devices(Vec::<String>::new()),
        &["devices is an empty list"],
    );
    says(
        builder(&machine).gpu_memory_limit(1000),
        &["gpu_memory_limit is 1000", "1048576"],
    );
    says(
        builder(&machine).backend(Backend::Gpu).devices(["7"]),
        &["devices = 7"],
    );
}
