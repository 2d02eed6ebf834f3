//! Reports of fits: events, the performance log, and the estimate of `auto`.

use std::fmt;
use std::fs;
use std::sync::{Arc, Mutex};

use gaussmle::device::{DeviceStep, Fault, Rates};
use gaussmle::{Backend, Camera, Fitter, Model, Settings};
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Metadata, Subscriber};

use crate::fake_gpus::{
    FakeGpus, FakeNvml, GB, PlannedFaults, builder, gpu, pixels, run_in_own_process, stack, teach,
};

/// Records the messages of events.
#[derive(Clone, Default)]
struct RecordedEvents(Arc<Mutex<Vec<String>>>);

impl Visit for RecordedEvents {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        if field.name() == "message" {
            self.0.lock().expect("sound").push(format!("{value:?}"));
        }
    }
}

impl Subscriber for RecordedEvents {
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
    let Some(driver) = FakeNvml::with_fits("events", &[&busy[..], &busy, &free].concat()) else {
        return;
    };
    // A step in the middle of the second batch.
    let inventory =
        Arc::new(FakeGpus::new(&driver).faults("a", PlannedFaults::at([(8, Fault::OutOfMemory)])));
    let fitter = builder(&inventory)
        .backend(Backend::Gpu)
        .batch_size(600)
        .build()
        .expect("valid");
    let events = RecordedEvents::default();
    let pixels = pixels(2000);
    // With only one subscriber, `tracing` asks the thread that first reaches an event whether any
    // thread wants it. That thread may belong to another test.
    let _second = tracing::Dispatch::new(RecordedEvents::default());
    tracing::subscriber::with_default(events.clone(), || {
        fitter.fit(&stack(&pixels)).expect("fits");
    });
    let messages = events.0.lock().expect("sound").clone();
    let mut rest = messages.iter();
    for words in [
        "decided",
        "waiting",
        "device open",
        "a device failed",
        "batches are halved",
        "fitted",
    ] {
        assert!(
            rest.any(|message| message.contains(words)),
            "no `{words}`, in this order, in {messages:?}"
        );
    }
}

#[test]
fn ids_of_devices_are_words() {
    let folder = crate::fake_gpus::folder("ids");
    let pixels = pixels(300);
    for (name, device) in crate::support::devices() {
        let log = folder.join(name);
        let fitter = gaussmle::Fitter::builder(crate::fake_gpus::model(), Camera::ideal(0.1))
            .device(device.clone())
            .performance_log(&log)
            .build()
            .expect("valid");
        let fits = fitter.fit(&stack(&pixels)).expect("fits");
        let text = fs::read_to_string(&log).expect("a log");
        let lines = text.lines().map(|line| {
            let line: serde_json::Value = serde_json::from_str(line).expect("JSON");
            line
        });
        let mut batches = lines.filter(|line| line["event"] == "batch");
        let line = batches.next().expect("a batch");
        assert_eq!(line["id"], fits.info().devices[0].id.as_str());
        let id = line["id"].as_str().expect("text");
        let is_plain = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == ' ';
        assert!(id.chars().all(is_plain), "{id}");
    }
}

#[test]
fn performance_log_has_a_line_for_each_batch() {
    let script = ["look\n", &gpu("a", 70 * GB, "busy=42")].concat();
    let Some(driver) = FakeNvml::with_fits("log", &script) else {
        return;
    };
    let file = driver.folder.join("log.jsonl");
    let inventory = Arc::new(FakeGpus::new(&driver));
    let pixels = pixels(1000);
    for run in 1..=2 {
        let fitter = builder(&inventory)
            .backend(Backend::Gpu)
            .batch_size(320)
            .performance_log(&file)
            .build()
            .expect("valid");
        let fits = fitter.fit(&stack(&pixels)).expect("fits");
        let text = fs::read_to_string(&file).expect("a log");
        let lines: Vec<serde_json::Value> = text
            .lines()
            .map(|line| serde_json::from_str::<serde_json::Value>(line).expect("JSON"))
            .filter(|line| line["event"] == "batch")
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
    let nowhere = builder(&inventory)
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
fn a_management_library_that_hangs_costs_fields_of_the_performance_log_alone() {
    let free = ["look\n", &gpu("a", 70 * GB, "busy=42")].concat();
    let hangs = ["look\n", &gpu("a", 70 * GB, "busy=42 hang=1")].concat();
    // The enumerations of `build` and of the search have answers.
    let Some(driver) = FakeNvml::with_fits("log-hangs", &[&free[..], &free, &hangs].concat())
    else {
        return;
    };
    let file = driver.folder.join("log.jsonl");
    let fitter = builder(&Arc::new(FakeGpus::new(&driver)))
        .backend(Backend::Gpu)
        .batch_size(96)
        .performance_log(&file)
        .build()
        .expect("valid");
    let pixels = pixels(1000);
    let fits = fitter.fit(&stack(&pixels)).expect("fits");
    assert_eq!(fits.info().devices[0].id, "GPU-a");
    let text = fs::read_to_string(&file).expect("a log");
    let lines = text.lines().map(|line| {
        let line: serde_json::Value = serde_json::from_str(line).expect("JSON");
        line
    });
    let lines: Vec<serde_json::Value> = lines.filter(|line| line["event"] == "batch").collect();
    assert_eq!(lines.len(), fits.info().batches);
    assert!(lines.len() > 5, "{}", lines.len());
    for line in &lines {
        assert!(line["seconds"].is_number(), "{line}");
        assert!(line["utilisation_percent"].is_null(), "{line}");
    }
}

#[test]
#[ignore = "run in a process of its own by `cpu_back_end_loads_no_gpu_library`"]
fn no_gpu_library_is_loaded() {
    let pixels = pixels(100);
    let fitter = Fitter::builder(Model::xynbs(), Camera::ideal(0.1))
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
fn cpu_back_end_loads_no_gpu_library() {
    run_in_own_process("telemetry::no_gpu_library_is_loaded");
}

#[test]
fn auto_decides_by_stored_rates() {
    let script = ["look\n", &gpu("a", 70 * GB, "")].concat();
    let Some(driver) = FakeNvml::with_fits("rates", &script) else {
        return;
    };
    let inventory = Arc::new(FakeGpus::new(&driver));
    // The start times are 0, so the rates decide, in any order of the tests.
    let teach = |cpu: f64, gpu: f64| {
        let rates = Rates::in_folder(&driver.folder);
        let threads = rayon::current_num_threads() as f64;
        teach(&rates, "cpu", "xynbs", cpu / threads, 0.0);
        teach(&rates, "GPU-a", "xynbs", gpu, 0.0);
    };
    let pixels = pixels(200);
    let fit = || {
        builder(&inventory)
            .build()
            .expect("valid")
            .fit(&stack(&pixels))
            .expect("fits")
    };
    let estimate = |spots| {
        builder(&inventory)
            .build()
            .expect("valid")
            .estimate(spots, 10)
    };
    teach(1e6, 1e8);
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
    teach(1e6, 1e4);
    assert_eq!(estimate(1_000_000).decision, Backend::Cpu);
    let info = fit().info().clone();
    assert_eq!((info.backend, info.fallbacks), ("cpu", 0));
    assert!(info.reason.contains("not less than"), "{}", info.reason);
    assert_eq!(inventory.opened(), ["GPU-a"]);
    // A job of less than a millisecond does not look for the GPU, whatever its rate is.
    teach(1e8, 1e12);
    let info = fit().info().clone();
    assert_eq!(info.backend, "cpu");
    assert!(
        info.reason.contains("no GPU is looked for"),
        "{}",
        info.reason
    );
    assert_eq!(estimate(200).gpu_seconds, None);
    assert_eq!(estimate(1_000_000).decision, Backend::Gpu);
    // An unknown rate is assumed, and the reason states that. A damaged file counts as unknown
    // rates, and so does one of another version.
    let other = r#"{"cpu, xynbs": {"pixels_per_second": 1e6, "start_seconds": 0.0}}"#;
    for text in ["{broken", other] {
        fs::write(driver.folder.join("rates.json"), text).expect("rates");
        let assumed = estimate(1);
        assert!(assumed.reason.contains("(assumed)"), "{}", assumed.reason);
    }
    // A large job is worth the start of a GPU.
    assert_eq!(estimate(1_000_000_000).decision, Backend::Gpu);
}

#[test]
fn gpu_memory_limit_is_kept() {
    let script = ["look\n", &gpu("a", 70 * GB, "")].concat();
    let Some(driver) = FakeNvml::with_fits("limit", &script) else {
        return;
    };
    let counter = PlannedFaults::at([]);
    let inventory = Arc::new(FakeGpus::new(&driver).faults("a", counter.clone()));
    let free = builder(&inventory)
        .backend(Backend::Gpu)
        .build()
        .expect("valid");
    let limit = 2 << 20;
    let limited = builder(&inventory)
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
        .steps
        .lock()
        .expect("sound")
        .iter()
        .filter(|step| **step == DeviceStep::Launch)
        .count();
    assert_eq!(launches, info.batches);
}

#[test]
fn builder_overrides_the_settings_file() {
    let Some(driver) =
        FakeNvml::with_fits("precedence", &["look\n", &gpu("a", 70 * GB, "")].concat())
    else {
        return;
    };
    let inventory = Arc::new(FakeGpus::new(&driver));
    let file = driver.folder.join("gaussmle.toml");
    fs::write(&file, "backend = \"cpu\"\nbatch_size = 160\n").expect("written");
    let pixels = pixels(1000);
    let by_file = builder(&inventory)
        .settings(Settings::from_file(&file).expect("valid"))
        .build()
        .expect("valid");
    let info = by_file.fit(&stack(&pixels)).expect("fits").info().clone();
    assert_eq!(
        (info.backend, info.devices[0].id.as_str(), info.batch_size),
        ("cpu", "cpu", 160)
    );
    let by_builder = builder(&inventory)
        .settings(Settings::from_file(&file).expect("valid"))
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
    let error = Settings::from_file(&file).expect_err("a wrong key");
    assert!(
        error.to_string().contains("did you mean `batch_size`"),
        "{error}"
    );
}

#[test]
fn invalid_settings_are_errors() {
    let Some(driver) = FakeNvml::new("nonsense", &["look\n", &gpu("a", 70 * GB, "")].concat())
    else {
        return;
    };
    let inventory = Arc::new(FakeGpus::new(&driver));
    let assert_error = |builder: gaussmle::FitterBuilder, parts: &[&str]| {
        let error = builder.build().expect_err("nonsense").to_string();
        assert!(
            parts.iter().all(|part| error.contains(part)),
            "`{error}` lacks one of {parts:?}"
        );
    };
    assert_error(
        builder(&inventory).hang_timeout(gaussmle::Timeout::After(std::time::Duration::ZERO)),
        &["hang_timeout: it is 0"],
    );
    assert_error(
        builder(&inventory).devices(["first"]),
        &["`first`", "nvidia-smi"],
    );
    assert_error(
        builder(&inventory).devices(Vec::<String>::new()),
        &["devices: the list is empty"],
    );
    assert_error(
        builder(&inventory).gpu_memory_limit(1000),
        &["gpu_memory_limit: it is 1000", "1048576"],
    );
    assert_error(
        builder(&inventory).backend(Backend::Gpu).devices(["7"]),
        &["devices = 7"],
    );
}
