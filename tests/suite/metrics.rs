//! Known numbers: the metrics file, and the totals of performance logs.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use gaussmle::device::Fault;
use gaussmle::{Backend, Totals};

use crate::fake_gpus::{
    FakeGpus, FakeNvml, GB, PlannedFaults, builder, folder, gpu, pixels, run_in_own_process, stack,
};
use crate::support::{printed, python};

/// The values of a metrics file by metric and labels. Fails if a line breaks the rules of the
/// format: each metric has its help and type before its values, and is there once.
fn metrics(path: &Path) -> BTreeMap<String, f64> {
    let text = fs::read_to_string(path).expect("a file");
    assert!(text.ends_with('\n'));
    let (mut values, mut described) = (BTreeMap::new(), Vec::new());
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        if let Some(help) = line.strip_prefix("# HELP ") {
            let name = help.split(' ').next().expect("a name").to_owned();
            let kind = lines.next().expect("a type");
            let counter = name.ends_with("_total");
            let expected = if counter { "counter" } else { "gauge" };
            assert_eq!(kind, format!("# TYPE {name} {expected}"));
            assert!(!described.contains(&name), "{name} is there twice");
            described.push(name);
            continue;
        }
        let (key, value) = line.rsplit_once(' ').expect("a value");
        let name = key.split('{').next().expect("a name");
        assert_eq!(Some(name), described.last().map(String::as_str), "{line}");
        let value = value.parse().expect("a number");
        assert_eq!(values.insert(key.to_owned(), value), None, "{key}");
    }
    values
}

#[test]
fn metrics_have_the_totals_of_the_process() {
    run_in_own_process("metrics::metrics_of_this_process");
}

#[test]
#[ignore = "run in a process of its own by `metrics_have_the_totals_of_the_process`: they have the fits of all tests"]
fn metrics_of_this_process() {
    let script = ["look\n", &gpu("a", 70 * GB, "")].concat();
    let Some(driver) = FakeNvml::new("metrics", &script) else {
        return;
    };
    let file = driver.folder.join("gaussmle.prom");
    // The last batch but one is lost, and repeated.
    let lost = PlannedFaults::at([(8, Fault::Lost)]);
    let inventory = Arc::new(FakeGpus::new(&driver).faults("a", lost));
    let fitter = builder(&inventory)
        .backend(Backend::Gpu)
        .batch_size(320)
        .metrics(&file)
        .build()
        .expect("valid");
    // It is there before the first fit.
    assert_eq!(metrics(&file)["gaussmle_jobs_total"], 0.0);
    let pixels = pixels(1000);
    for job in 1..=2 {
        let fits = fitter.fit(&stack(&pixels)).expect("fits");
        let values = metrics(&file);
        let share = &fits.info().devices[0];
        let labels = format!("{{device=\"{}\",id=\"GPU-a\"}}", share.name);
        let of = |name: &str| values[&format!("gaussmle_{name}{labels}")];
        assert_eq!(of("fits_total"), 1000.0 * f64::from(job));
        assert_eq!(of("batches_total"), 4.0 * f64::from(job));
        assert_eq!(of("batch_bytes_total"), share.bytes as f64 * f64::from(job));
        assert_eq!(of("device_memory_bytes"), share.memory_bytes as f64);
        assert!(share.memory_bytes > share.bytes / 4, "{share:?}");
        assert_eq!(values["gaussmle_jobs_total"], f64::from(job));
        assert_eq!(values["gaussmle_jobs_running"], 0.0);
        assert_eq!(values["gaussmle_retries_total"], 1.0);
        assert_eq!(values["gaussmle_gpu_share"], 1.0);
        let totals = gaussmle::totals();
        for (stage, seconds) in [
            ("uploading", totals.seconds_uploading),
            ("computing", totals.seconds_computing),
            ("reading_back", totals.seconds_reading_back),
        ] {
            let key = format!("gaussmle_seconds_total{{stage=\"{stage}\"}}");
            assert_eq!(values[&key], seconds, "{stage}");
            assert!(seconds > 0.0, "{stage}");
        }
    }
    // A job in progress is in the file, too.
    let seen = file.clone();
    let watched = builder(&inventory)
        .backend(Backend::Gpu)
        .batch_size(320)
        .metrics(&file)
        .on_batch(move |done, _| {
            if done == 1000 {
                let values = metrics(&seen);
                assert_eq!(values["gaussmle_jobs_running"], 1.0);
            }
        });
    watched
        .build()
        .expect("valid")
        .fit(&stack(&pixels))
        .expect("fits");
    // No other file is left, and a folder that is not there is an error.
    let names: Vec<_> = fs::read_dir(&driver.folder)
        .expect("read")
        .map(|entry| entry.expect("an entry").file_name())
        .filter(|name| name.to_string_lossy().contains("prom"))
        .collect();
    assert_eq!(names, ["gaussmle.prom"]);
    let nowhere = builder(&inventory)
        .metrics("/nowhere/gaussmle.prom")
        .build();
    let error = nowhere.expect_err("no such folder").to_string();
    assert!(error.contains("/nowhere/gaussmle.prom"), "{error}");
}

#[test]
fn prometheus_reads_the_metrics() {
    let Some(mut python) = python() else {
        return;
    };
    let script = ["look\n", &gpu("a", 70 * GB, "")].concat();
    let Some(driver) = FakeNvml::new("metrics-python", &script) else {
        return;
    };
    let file = driver.folder.join("gaussmle.prom");
    let inventory = Arc::new(FakeGpus::new(&driver));
    let fitter = builder(&inventory).backend(Backend::Gpu).metrics(&file);
    let pixels = pixels(500);
    fitter
        .build()
        .expect("valid")
        .fit(&stack(&pixels))
        .expect("fits");
    let code = "
import sys
from prometheus_client.parser import text_string_to_metric_families
families = list(text_string_to_metric_families(open(sys.argv[1]).read()))
fits = [s for f in families for s in f.samples if s.name == 'gaussmle_fits_total' and s.labels['id'] == 'GPU-a']
# Fits of other tests may be on other devices with this name.
print(len(families), sum(s.value for s in fits) >= 500, {f.type for f in families} == {'counter', 'gauge'})
";
    python.arg("-c").arg(code).arg(&file);
    let printed = String::from_utf8(printed(python)).expect("text");
    assert_eq!(printed.trim(), "11 True True");
}

#[test]
fn totals_of_a_log_are_those_of_its_jobs() {
    let folder = folder("log-totals");
    let script = ["look\n", &gpu("a", 70 * GB, "")].concat();
    let Some(driver) = FakeNvml::new("log-totals-nvml", &script) else {
        return;
    };
    let log = folder.join("log.jsonl");
    let mut infos = Vec::new();
    let pixels = pixels(1000);
    for backend in [Backend::Gpu, Backend::Gpu, Backend::Cpu] {
        let lost = PlannedFaults::at([(8, Fault::Lost)]);
        let inventory = Arc::new(FakeGpus::new(&driver).faults("a", lost));
        let fitter = builder(&inventory)
            .backend(backend)
            .batch_size(320)
            .performance_log(&log)
            .build()
            .expect("valid");
        infos.push(fitter.fit(&stack(&pixels)).expect("fits").info().clone());
    }
    let totals = Totals::from_performance_log(&log).expect("a log");
    assert_eq!(totals.calls, 3);
    assert_eq!(totals.retries, 2);
    assert_eq!(totals.work().spots, 3000);
    assert_eq!(totals.devices.len(), 2, "{totals:?}");
    assert!((totals.gpu_share() - 2.0 / 3.0).abs() < 1e-12);
    let sum = |value: fn(&gaussmle::FitInfo) -> f64| infos.iter().map(value).sum::<f64>();
    let computing = sum(|info| info.seconds_computing);
    assert!((totals.seconds_computing - computing).abs() < 1e-9);
    assert!(totals.seconds > 0.0 && totals.seconds <= sum(|info| info.seconds));
    let memory = infos[0].devices[0].memory_bytes;
    let key = (infos[0].devices[0].name.clone(), "GPU-a".to_owned());
    assert_eq!(totals.devices[&key].memory_bytes, memory);
    // Another file is refused with its line.
    fs::write(folder.join("other.txt"), "{}\n").expect("written");
    let error = Totals::from_performance_log(&folder.join("other.txt"));
    let error = error.expect_err("not a log").to_string();
    assert!(
        error.contains("other.txt") && error.contains("line 1"),
        "{error}"
    );
}
