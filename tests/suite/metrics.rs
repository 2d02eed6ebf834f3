//! Known numbers: the metrics file, and the numbers of performance logs.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use gaussmle::device::{DeviceStep, Fault};
use gaussmle::{Backend, Camera, Fitter, FitterBuilder, Model};

use crate::fake_gpus::{
    FakeGpus, FakeNvml, GB, PlannedFaults, builder, folder, gpu, model, pixels, run_in_own_process,
    stack,
};
use crate::support::{cpu, printed, python, read_noise_camera, wait_until};

/// The values of a metrics file by metric and labels, without the label of the user that all have.
/// Fails if a line breaks the rules of the format: each metric has its help and type before its
/// values, and is there once.
pub fn metrics(path: &Path) -> BTreeMap<String, f64> {
    let text = fs::read_to_string(path).expect("a file");
    assert!(text.ends_with('\n'));
    let text: Vec<&str> = text
        .lines()
        .filter(|line| !line.starts_with("# gaussmle process "))
        .collect();
    let text = text.join("\n");
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
        let (labels, user) = key.rsplit_once("user=\"").expect("a user");
        assert!(
            user.trim_end_matches("\"}").parse::<u32>().is_ok(),
            "{line}"
        );
        let key = match labels.strip_suffix(',') {
            Some(labels) => format!("{labels}}}"),
            None => labels.trim_end_matches('{').to_owned(),
        };
        let value = value.parse().expect("a number");
        assert_eq!(values.insert(key.clone(), value), None, "{key}");
    }
    values
}

#[test]
fn metrics_have_the_jobs_of_the_process() {
    run_in_own_process("metrics::metrics_of_this_process");
}

#[test]
#[ignore = "run in a process of its own by `metrics_have_the_jobs_of_the_process`: they have the fits of all tests"]
fn metrics_of_this_process() {
    let state = "busy=42 celsius=61 milliwatt=250000";
    let script = ["look\n", &gpu("a", 70 * GB, state)].concat();
    let Some(driver) = FakeNvml::with_fits("metrics", &script) else {
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
    let mut seconds = [0.0; 3];
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
        assert_eq!(values["gaussmle_jobs_failed_total"], 0.0);
        assert_eq!(values["gaussmle_retries_total"], 1.0);
        assert_eq!(values["gaussmle_fallbacks_total"], 0.0);
        // The card is shown while jobs run.
        assert!(!values.keys().any(|key| key.starts_with("gaussmle_gpu_")));
        let stages = [
            ("uploading", fits.info().seconds_uploading),
            ("computing", fits.info().seconds_computing),
            ("reading_back", fits.info().seconds_reading_back),
        ];
        for ((stage, of_job), sum) in stages.into_iter().zip(&mut seconds) {
            *sum += of_job;
            let key = format!("gaussmle_seconds_total{{stage=\"{stage}\"}}");
            assert!((values[&key] - *sum).abs() < 1e-9, "{stage}");
            assert!(of_job > 0.0, "{stage}");
        }
    }
    // A job in progress is in the file, too, with the work that it has done and the card.
    let seen = file.clone();
    let watched = builder(&inventory)
        .backend(Backend::Gpu)
        .batch_size(320)
        .metrics(&file)
        .on_batch(move |done, _| {
            if done == 1000 {
                wait_until("the batches are in the file", || {
                    let values = metrics(&seen);
                    let fits = values
                        .iter()
                        .filter(|(key, _)| key.starts_with("gaussmle_fits_total"));
                    fits.map(|(_, value)| value).sum::<f64>() == 3000.0
                });
                let values = metrics(&seen);
                assert_eq!(values["gaussmle_jobs_running"], 1.0);
                assert_eq!(values["gaussmle_jobs_waiting"], 0.0);
                let card = "{device=\"Ha\",id=\"GPU-a\"}";
                let of = |name: &str| values[&format!("gaussmle_gpu_{name}{card}")];
                assert_eq!(of("memory_free_bytes"), 70e9);
                assert_eq!(of("memory_used_bytes"), 10e9);
                assert_eq!(of("utilisation_percent"), 42.0);
                assert_eq!(of("temperature_celsius"), 61.0);
                assert_eq!(of("power_watts"), 250.0);
            }
        });
    watched
        .build()
        .expect("valid")
        .fit(&stack(&pixels))
        .expect("fits");
    // Another fitter goes on with the counters of the file.
    let fitter = builder(&inventory).metrics(&file).build().expect("valid");
    assert_eq!(metrics(&file)["gaussmle_jobs_total"], 3.0);
    fitter.fit(&stack(&pixels)).expect("fits");
    assert_eq!(metrics(&file)["gaussmle_jobs_total"], 4.0);
    // Beside it is the file that processes lock, which others cannot lock.
    let mut names: Vec<_> = fs::read_dir(&driver.folder)
        .expect("read")
        .map(|entry| entry.expect("an entry").file_name())
        .filter(|name| name.to_string_lossy().contains("prom"))
        .collect();
    names.sort();
    assert_eq!(names, [".gaussmle.prom.lock", "gaussmle.prom"]);
    // A folder that is not there is an error.
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
    let Some(driver) = FakeNvml::with_fits("metrics-python", &script) else {
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
# Jobs of other tests may show more.
wanted = {'fits', 'batches', 'jobs', 'jobs_failed', 'jobs_running', 'jobs_waiting', 'retries', 'fallbacks', 'updated_seconds'}
names = {f.name.removeprefix('gaussmle_') for f in families}
print(wanted - names, sum(s.value for s in fits) >= 500, {f.type for f in families} == {'counter', 'gauge'})
";
    python.arg("-c").arg(code).arg(&file);
    let printed = String::from_utf8(printed(python)).expect("text");
    assert_eq!(printed.trim(), "set() True True");
}

/// The whole lines of a log, and the number of torn ones.
fn lines_of(log: &Path) -> (Vec<serde_json::Value>, usize) {
    let text = fs::read_to_string(log).expect("a log");
    let lines: Vec<_> = text.lines().map(serde_json::from_str).collect();
    let torn = lines.iter().filter(|line| line.is_err()).count();
    (lines.into_iter().flatten().collect(), torn)
}

/// The sum of a field.
fn sum_of(lines: &[serde_json::Value], event: &str, field: &str) -> f64 {
    let lines = lines.iter().filter(|line| line["event"] == event);
    lines.map(|line| line[field].as_f64().expect(field)).sum()
}

#[test]
fn a_log_has_the_numbers_of_its_jobs() {
    let folder = folder("log-numbers");
    let script = ["look\n", &gpu("a", 70 * GB, "")].concat();
    let Some(driver) = FakeNvml::with_fits("log-numbers-nvml", &script) else {
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
    let (lines, torn) = lines_of(&log);
    assert_eq!(torn, 0);
    let ends: Vec<_> = lines.iter().filter(|line| line["event"] == "end").collect();
    assert_eq!(ends.len(), 3);
    assert!(ends.iter().all(|end| end["outcome"] == "done"), "{ends:?}");
    assert_eq!(sum_of(&lines, "end", "job_retries"), 2.0);
    assert_eq!(sum_of(&lines, "batch", "batch_size"), 3000.0);
    let shares: Vec<_> = ends
        .iter()
        .map(|end| end["job_gpu_share"].as_f64())
        .collect();
    assert_eq!(shares, [Some(1.0), Some(1.0), Some(0.0)]);
    let computing: f64 = infos.iter().map(|info| info.seconds_computing).sum();
    assert!((sum_of(&lines, "end", "job_seconds_computing") - computing).abs() < 1e-9);
    let seconds = sum_of(&lines, "end", "job_seconds");
    let of_infos: f64 = infos.iter().map(|info| info.seconds).sum();
    assert!(seconds > 0.0 && seconds <= of_infos, "{seconds}");
    let of_gpu = lines.iter().filter(|line| line["id"] == "GPU-a");
    let memory = of_gpu
        .filter_map(|line| line["own_memory_bytes"].as_u64())
        .max();
    assert_eq!(memory, Some(infos[0].devices[0].memory_bytes));
}

/// A full disk, or the end of a process, cuts the last line.
#[test]
fn a_log_with_a_torn_line_goes_on() {
    let log = folder("log-torn").join("log.jsonl");
    let fit = || {
        let pixels = pixels(20);
        let fitter = Fitter::builder(Model::xynb(0.1), Camera::ideal(0.1));
        let fitter = fitter.backend(Backend::Cpu).performance_log(&log);
        fitter
            .build()
            .expect("valid")
            .fit(&stack(&pixels))
            .expect("fits");
    };
    let cut = |left: u64| {
        let file = fs::OpenOptions::new().write(true).open(&log);
        file.and_then(|file| file.set_len(left)).expect("cut");
    };
    // The torn lines, the ends of jobs, and the spots.
    let numbers = || {
        let (lines, torn) = lines_of(&log);
        let ends = lines.iter().filter(|line| line["event"] == "end").count();
        (torn, ends, sum_of(&lines, "batch", "batch_size"))
    };
    fit();
    cut(fs::metadata(&log).expect("a log").len() - 9);
    assert_eq!(numbers(), (1, 0, 20.0));
    fit();
    assert_eq!(numbers(), (1, 1, 40.0));
    // The first line is torn.
    cut(30);
    fit();
    assert_eq!(numbers(), (1, 1, 20.0));
}

/// The events of a log, without batches: job, name and the rest.
fn events(log: &Path) -> Vec<serde_json::Value> {
    let text = fs::read_to_string(log).expect("a log");
    let lines = text.lines();
    let lines = lines.map(|line| serde_json::from_str::<serde_json::Value>(line).expect("JSON"));
    lines.filter(|line| line["event"] != "batch").collect()
}

#[test]
fn a_job_that_waits_fails_or_falls_back_is_in_the_log() {
    let folder = folder("log-events");
    let busy = ["look\n", &gpu("a", GB / 10, "process=77:1000")].concat();
    let free = ["look\n", &gpu("a", 70 * GB, "")].concat();
    let pixels = pixels(1000);
    let always =
        || crate::fake_gpus::AlwaysFault::new(Fault::Lost, |step| step != DeviceStep::Open);
    let log = folder.join("log.jsonl");
    for (name, script, faulty, backend) in [
        (
            "waits",
            [&busy[..], &busy, &busy, &free].concat(),
            false,
            Backend::Gpu,
        ),
        ("fails", free.clone(), true, Backend::Gpu),
        ("falls-back", free.clone(), true, Backend::Auto),
    ] {
        let Some(driver) = FakeNvml::with_fits(&format!("log-events-{name}"), &script) else {
            return;
        };
        let gpus = FakeGpus::new(&driver);
        let gpus = match faulty {
            true => gpus.faults("a", always()),
            false => gpus,
        };
        let fitter = builder(&Arc::new(gpus))
            .backend(backend)
            .performance_log(&log)
            .build()
            .expect("valid");
        let fitted = fitter.fit(&stack(&pixels));
        assert_eq!(fitted.is_err(), name == "fails", "{name}");
    }
    let events = events(&log);
    let names: Vec<&str> = events
        .iter()
        .map(|event| event["event"].as_str().expect("a name"))
        .collect();
    // Three rounds in which the only GPU fails end a job, or its use of GPUs.
    assert_eq!(
        names.join(" "),
        "start wait end start retry retry retry end start retry retry retry fallback end"
    );
    let mut jobs: Vec<&str> = events
        .iter()
        .map(|event| event["job"].as_str().expect("a job"))
        .collect();
    jobs.dedup();
    assert_eq!(jobs.len(), 3);
    assert_eq!(events[0]["spots"], 1000);
    let gpus = events[1]["gpus"].to_string();
    assert!(gpus.contains("program-77"), "{gpus}");
    assert_eq!(events[2]["outcome"], "done");
    assert!(events[2]["job_seconds_waiting"].as_f64().expect("seconds") > 0.0);
    assert_eq!(events[4]["id"], "GPU-a");
    assert_eq!(events[7]["outcome"], "failed");
    for (event, word) in [(4, "lost"), (7, "lost"), (12, "lost")] {
        let cause = events[event]["cause"].as_str().expect("a cause");
        assert!(cause.contains(word), "{event}: {cause}");
    }
    assert_eq!(events[13]["job_fallbacks"], 1);
    assert_eq!(events[13]["outcome"], "done");
    assert_eq!(sum_of(&events, "end", "job_retries"), 6.0);
    assert_eq!(sum_of(&events, "end", "job_fallbacks"), 1.0);
}

#[test]
fn a_job_that_hangs_in_its_first_batch_is_in_the_metrics() {
    run_in_own_process("metrics::hang_of_this_process");
}

#[test]
#[ignore = "run in a process of its own by `a_job_that_hangs_in_its_first_batch_is_in_the_metrics`: others would be in progress, too"]
fn hang_of_this_process() {
    let script = ["look\n", &gpu("a", 70 * GB, "")].concat();
    let Some(driver) = FakeNvml::with_fits("metrics-hang", &script) else {
        return;
    };
    let file = driver.folder.join("gaussmle.prom");
    let hang = PlannedFaults::nth(DeviceStep::ReadBack, 0, Fault::Hang);
    let inventory = Arc::new(FakeGpus::new(&driver).faults("a", hang));
    let cancel = gaussmle::CancelToken::new();
    let fitter = builder(&inventory)
        .backend(Backend::Gpu)
        .hang_timeout(gaussmle::Timeout::Never)
        .cancel(cancel.clone())
        .metrics(&file)
        .build()
        .expect("valid");
    let pixels = pixels(300);
    std::thread::scope(|scope| {
        let fit = scope.spawn(|| fitter.fit(&stack(&pixels)));
        wait_until("the job is in the file", || {
            metrics(&file)["gaussmle_jobs_running"] == 1.0
        });
        let first = metrics(&file);
        // The file is written again and again, and says since when there is no sign.
        wait_until("the file is two seconds newer", || {
            metrics(&file)["gaussmle_updated_seconds"] - first["gaussmle_updated_seconds"] > 2.0
        });
        let last = metrics(&file);
        assert_eq!(last["gaussmle_jobs_waiting"], 0.0);
        let silent = last["gaussmle_updated_seconds"] - last["gaussmle_progress_seconds"];
        assert!(silent > 2.0, "{last:?}");
        cancel.cancel();
        let error = fit.join().expect("no panic").expect_err("cancelled");
        assert!(matches!(error, gaussmle::Error::Cancelled), "{error}");
    });
    let ended = metrics(&file);
    for name in ["jobs_running", "jobs_total", "jobs_failed_total"] {
        assert_eq!(ended[&format!("gaussmle_{name}")], 0.0, "{name}");
    }
}

#[test]
fn states_say_for_what_a_job_waits_and_why_the_cpu_fits() {
    let busy = ["look\n", &gpu("a", GB / 10, "process=77:1000")].concat();
    let Some(driver) = FakeNvml::new("states", &busy) else {
        return;
    };
    let seen = Arc::new(std::sync::Mutex::new(Vec::new()));
    let states = seen.clone();
    let pixels = pixels(300);
    let fitter = builder(&Arc::new(FakeGpus::new(&driver)))
        .auto_timeout(gaussmle::Timeout::After(std::time::Duration::from_secs(3)))
        .on_state(move |state| states.lock().expect("sound").push(state.to_string()))
        .build()
        .expect("valid");
    fitter.fit(&stack(&pixels)).expect("the CPU fits");
    let seen = seen.lock().expect("sound").clone();
    assert_eq!(seen[..2], ["waiting for spots", "starting a device"]);
    let waits = &seen[2..seen.len() - 2];
    assert!(waits.len() > 3, "{seen:?}");
    for words in waits {
        assert!(
            words.starts_with("waiting for a GPU") && words.contains("program-77"),
            "{words}"
        );
    }
    let last = &seen[seen.len() - 2..];
    assert!(
        last[0].starts_with("fitting on ") && last[1].starts_with("fitted on "),
        "{last:?}"
    );
    for words in last {
        assert!(
            words.contains("auto: the CPU, because") && words.contains("program-77"),
            "{words}"
        );
    }
}

#[test]
fn files_of_others_links_and_other_files_are_no_metrics_files() {
    let folder = folder("metrics-of-others");
    let at = |name: &str| folder.join(name);
    let build = |path: &Path| {
        Fitter::builder(crate::fake_gpus::model(), Camera::ideal(0.1))
            .metrics(path)
            .build()
    };
    let refused = |path: &Path, words: &str| {
        let before = fs::read(path).expect("read");
        let error = build(path).expect_err("refused").to_string();
        assert!(
            error.contains(words) && error.contains("metrics"),
            "{error}"
        );
        assert_eq!(fs::read(path).expect("read"), before);
    };
    fs::write(at("movie.tif"), "II*").expect("written");
    refused(&at("movie.tif"), "not a metrics file");
    build(&at("own.prom")).expect("valid");
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink(at("own.prom"), at("link.prom")).expect("a link");
        refused(&at("link.prom"), "it is a link");
        assert!(at("link.prom").is_symlink());
        // Root can give files to others.
        fs::copy(at("own.prom"), at("others.prom")).expect("copied");
        match std::os::unix::fs::chown(at("others.prom"), Some(12345), None) {
            Ok(()) => refused(&at("others.prom"), "another user"),
            Err(error) => eprintln!("SKIPPED, root: {error}"),
        }
    }
    // The number of the user is a part of the name, if the setting says so.
    build(&at("of-{user}.prom")).expect("valid");
    let names = fs::read_dir(&folder).expect("read");
    let names = names.map(|entry| entry.expect("an entry").file_name());
    let names: Vec<String> = names
        .map(|name| name.to_string_lossy().into_owned())
        .collect();
    let of_user = names
        .iter()
        .find_map(|name| name.strip_prefix("of-")?.strip_suffix(".prom"));
    assert!(
        of_user.is_some_and(|user| user.parse::<u32>().is_ok()),
        "{names:?}"
    );
}

/// A builder for the CPU with metrics.
pub fn on_cpu(file: &Path) -> FitterBuilder {
    Fitter::builder(model(), read_noise_camera())
        .device(cpu())
        .metrics(file)
}

#[test]
fn spellings_of_a_path_are_one_metrics_file() {
    run_in_own_process("metrics::spellings_in_this_process");
}

#[test]
#[ignore = "run in a process of its own by `spellings_of_a_path_are_one_metrics_file`: it changes the working folder"]
fn spellings_in_this_process() {
    let folder = folder("metrics-spellings");
    let file = folder.join("spelled.prom");
    let mut spellings = vec![Path::new("spelled.prom").to_owned(), file.clone()];
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink(&folder, folder.join("linked")).expect("a link");
        spellings.push(folder.join("linked").join("spelled.prom"));
    }
    std::env::set_current_dir(&folder).expect("a folder");
    let build = |path: &std::path::PathBuf| on_cpu(path).build().expect("valid");
    let fitters: Vec<Fitter> = spellings.iter().map(build).collect();
    // The file of a relative path is where it was when the fitter was built.
    let elsewhere = folder.join("elsewhere");
    fs::create_dir(&elsewhere).expect("a folder");
    std::env::set_current_dir(&elsewhere).expect("a folder");
    let pixels = pixels(300);
    for (fitter, job) in fitters.iter().zip(1..) {
        fitter.fit(&stack(&pixels)).expect("fits");
        assert_eq!(metrics(&file)["gaussmle_jobs_total"], f64::from(job));
    }
    assert!(!elsewhere.join("spelled.prom").exists());
}

/// The lock of a metrics file, as another process would hold it.
fn locked(file: &Path) -> fs::File {
    let name = file.file_name().expect("a name").to_string_lossy();
    let lock = file.with_file_name(format!(".{name}.lock"));
    let lock = fs::File::options().write(true).open(lock).expect("opened");
    lock.lock().expect("locked");
    lock
}

#[test]
fn a_process_that_keeps_the_lock_refuses_no_fit() {
    run_in_own_process("metrics::lock_that_is_kept");
}

#[test]
#[ignore = "run in a process of its own by `a_process_that_keeps_the_lock_refuses_no_fit`: jobs of others would be in the file"]
fn lock_that_is_kept() {
    let file = folder("metrics-locked").join("gaussmle.prom");
    on_cpu(&file).build().expect("valid");
    let lock = locked(&file);
    let fitter = on_cpu(&file).build().expect("no error");
    let pixels = pixels(300);
    for _ in 0..2 {
        fitter.fit(&stack(&pixels)).expect("fits");
    }
    assert_eq!(metrics(&file)["gaussmle_jobs_total"], 0.0);
    drop(lock);
    // No job runs, but the thread still has something to write.
    wait_until("both jobs are in the file", || {
        metrics(&file)["gaussmle_jobs_total"] == 2.0
    });
    let values = metrics(&file);
    assert_eq!(values["gaussmle_jobs_running"], 0.0);
    assert_eq!(values["gaussmle_jobs_failed_total"], 0.0);
}

#[test]
fn the_end_of_a_job_waits_for_a_locked_file() {
    run_in_own_process("metrics::lock_at_the_end_of_a_job");
}

#[test]
#[ignore = "run in a process of its own by `the_end_of_a_job_waits_for_a_locked_file`: jobs of others would be in the file"]
fn lock_at_the_end_of_a_job() {
    let file = folder("metrics-locked-at-end").join("gaussmle.prom");
    let seen = file.clone();
    let fitter = on_cpu(&file)
        .on_batch(move |done, all| {
            if done == all {
                let lock = locked(&seen);
                std::thread::spawn(move || {
                    // Longer than one attempt.
                    std::thread::sleep(std::time::Duration::from_secs(3));
                    drop(lock);
                });
            }
        })
        .build()
        .expect("valid");
    fitter.fit(&stack(&pixels(300))).expect("fits");
    // The process could end now.
    let values = metrics(&file);
    assert_eq!(values["gaussmle_jobs_total"], 1.0);
    assert_eq!(values["gaussmle_jobs_running"], 0.0);
}

#[test]
fn a_job_that_ends_with_a_panic_has_failed() {
    run_in_own_process("metrics::panics_of_callbacks");
}

#[test]
#[ignore = "run in a process of its own by `a_job_that_ends_with_a_panic_has_failed`: jobs of others would be in the file"]
fn panics_of_callbacks() {
    let file = folder("metrics-panics").join("gaussmle.prom");
    let pixels = pixels(300);
    // The first is a panic before the thread that writes is started.
    let builders = [
        on_cpu(&file).on_state(|_| panic!("a callback")),
        on_cpu(&file).on_batch(|_, _| panic!("a callback")),
    ];
    for (builder, panics) in builders.into_iter().zip(1..) {
        let fitter = builder.build().expect("valid");
        let fit = std::panic::AssertUnwindSafe(|| fitter.fit(&stack(&pixels)));
        assert!(std::panic::catch_unwind(fit).is_err());
        let values = metrics(&file);
        assert_eq!(values["gaussmle_jobs_running"], 0.0);
        assert_eq!(values["gaussmle_jobs_failed_total"], f64::from(panics));
    }
}
