//! The table of situations in `docs/gpu.md`: each row is run, or names the tests that show it.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use gaussmle::device::Rates;
use gaussmle::{Backend, Error, Timeout};

use crate::fake_gpus::{FakeGpus, FakeNvml, GB, builder, gpu, pixels, stack, teach};

/// The evidence for a row.
enum Evidence {
    /// The script of the driver, and true if the CPU is fast.
    Run(String, bool),
    /// Tests of this program.
    Tests(&'static [&'static str]),
}

/// Each situation of the table, by its first words.
fn situations() -> Vec<(&'static str, Evidence)> {
    let free = gpu("a", 70 * GB, "");
    let busy = gpu("a", GB / 10, "busy=10 process=77:70000000000");
    let hot = gpu("a", 70 * GB, "busy=99 process=77:1000");
    let old = free.replace("capability=8.0", "capability=5.2");
    let two = free.clone() + &gpu("b", 60 * GB, "");
    let run = |gpus: &str| Evidence::Run(format!("look\n{gpus}"), false);
    vec![
        ("no GPU", run("")),
        ("small job", Evidence::Run(format!("look\n{free}"), true)),
        ("one GPU has room", run(&free)),
        ("several GPUs have room", run(&two)),
        ("other processes use the GPU", run(&busy)),
        ("other processes use the GPU", run(&hot)),
        (
            "no other process uses the GPU, and little memory is free",
            Evidence::Tests(&["gpu_without_other_processes_may_be_small_and_busy"]),
        ),
        (
            "it is the turn of another process",
            Evidence::Tests(&[
                "eight_programs_take_turns_on_one_gpu",
                "killed_processes_leave_no_lock_behind",
            ]),
        ),
        (
            "CUDA has no library",
            Evidence::Tests(&["a_gpu_that_cuda_refuses_is_used_through_vulkan"]),
        ),
        ("no GPU is usable", run(&old)),
        (
            "the GPU looked free",
            Evidence::Tests(&["lost_race_for_a_context_is_retried"]),
        ),
        (
            "the driver of a GPU does not respond",
            Evidence::Tests(&["gpu_that_hangs_when_it_is_opened_is_left_out"]),
        ),
        (
            "NVIDIA's management library does not answer",
            Evidence::Tests(&[
                "a_management_library_that_hangs_counts_as_no_gpu_until_it_answers",
                "a_management_library_that_hangs_during_a_wait_ends_it_at_the_timeout",
            ]),
        ),
        (
            "out of memory during the fit",
            Evidence::Tests(&["out_of_memory_halves_batches"]),
        ),
        (
            "the device fails",
            Evidence::Tests(&[
                "fault_at_any_step_changes_no_bit",
                "permanent_faults_are_errors_or_fall_back_to_the_cpu",
                "others_take_over_from_a_failed_gpu",
                "gpus_are_searched_again_after_all_failed",
            ]),
        ),
    ]
}

/// The rows of the table: situation, `auto`, `gpu`, `cpu`.
fn rows() -> Vec<[String; 4]> {
    let guide = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/gpu.md");
    let guide = fs::read_to_string(guide).expect("readable");
    let table = guide.split("| situation |").nth(1).expect("the table");
    let lines = table
        .lines()
        .skip(2)
        .take_while(|line| line.starts_with('|'));
    let row = |line: &str| {
        let cells: Vec<String> = line
            .trim_matches('|')
            .split(" | ")
            .map(|cell| cell.trim().to_owned())
            .collect();
        cells.try_into().expect("four cells")
    };
    lines.map(row).collect()
}

/// The outcome that a cell promises: the device, and true if the fit waits.
fn promised(cell: &str, of_auto: &str) -> (&'static str, bool) {
    if cell.starts_with("same as `auto`") {
        return promised(of_auto, of_auto);
    }
    let waits = cell.starts_with("waits up to") || cell.starts_with("same wait");
    let ends = match cell.rsplit_once("then ") {
        Some((_, end)) if waits => end,
        _ => cell,
    };
    let outcome = if ends.starts_with("CPU") {
        "CPU"
    } else if ends.starts_with("error") {
        "error"
    } else {
        assert!(cell.contains("GPU"), "unknown promise: {cell}");
        "GPU"
    };
    // A GPU that was never used is not waited for.
    (outcome, waits && !cell.starts_with("same wait"))
}

/// The outcome of a fit.
fn outcome(script: &str, fast_cpu: bool, backend: Backend) -> Option<(&'static str, bool)> {
    let driver = FakeNvml::with_fits(&format!("situation-{backend}"), script)?;
    let inventory = Arc::new(FakeGpus::new(&driver));
    let timeout = Timeout::After(Duration::from_secs(1));
    let mut builder = builder(&inventory)
        .backend(backend)
        .auto_timeout(timeout)
        .gpu_timeout(timeout);
    if fast_cpu {
        let folder = driver.folder.join("fast");
        let rates = Rates::in_folder(&folder);
        teach(&rates, "cpu", "xynbs", 1e15, 0.0);
        builder = builder.rates(rates);
    }
    let pixels = pixels(200);
    let fits = builder
        .build()
        .and_then(|fitter| fitter.fit(&stack(&pixels)));
    Some(match fits {
        Ok(fits) => {
            let info = fits.info();
            let device = match info.devices[0].id.as_str() {
                "cpu" => "CPU",
                _ => "GPU",
            };
            (device, info.seconds_waiting > 0.0)
        }
        Err(Error::NoDevice(_)) => ("error", false),
        Err(Error::Timeout { .. }) => ("error", true),
        Err(error) => panic!("{error}"),
    })
}

#[test]
fn every_situation_of_the_table_is_as_it_says() {
    let rows = rows();
    let situations = situations();
    for (words, evidence) in &situations {
        let row = rows.iter().find(|row| row[0].starts_with(words));
        let row = row.unwrap_or_else(|| panic!("docs/gpu.md lacks the situation `{words}`"));
        let Evidence::Run(script, fast_cpu) = evidence else {
            continue;
        };
        for (backend, cell) in [Backend::Auto, Backend::Gpu, Backend::Cpu]
            .iter()
            .zip(&row[1..])
        {
            let Some(outcome) = outcome(script, *fast_cpu, *backend) else {
                return;
            };
            assert_eq!(
                outcome,
                promised(cell, &row[1]),
                "{words}, {backend}: {cell}"
            );
        }
    }
    for row in &rows {
        let known = situations
            .iter()
            .any(|(words, _)| row[0].starts_with(words));
        assert!(known, "no test shows the situation `{}`", row[0]);
    }
}

#[test]
fn tests_that_show_a_situation_exist() {
    fn read(folder: &Path, text: &mut String) {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                read(&path, text);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                text.push_str(&fs::read_to_string(&path).expect("readable"));
            }
        }
    }
    let mut sources = String::new();
    read(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/suite"),
        &mut sources,
    );
    for (words, evidence) in situations() {
        if let Evidence::Tests(names) = evidence {
            for name in names {
                let definition = format!("#[test]\nfn {name}()");
                assert!(sources.contains(&definition), "{words}: no test `{name}`");
            }
        }
    }
}
