//! Measured speeds of devices: what runs learn, and what `auto` makes of it.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use gaussmle::bench::Case;
use gaussmle::device::Rates;
use gaussmle::{Backend, CancelToken, Timeout};
use gaussmle_smlm::config::DetectionConfig;
use gaussmle_smlm::simulate::{MovieSimulation, SimulateMovie};

use crate::fake_gpus::{
    FakeGpus, FakeNvml, GB, builder, folder, gpu, pixels, run_in_own_process, stack, teach,
};
use crate::simulated_runs::{camera, config, job};
use crate::support::{PIXEL_UM, cpu};

/// Spots of a job from which a rate is learned.
const MANY: usize = 25_000;

#[test]
fn rates_are_measured_and_stored() {
    run_in_own_process("rates::rates_of_this_process");
}

#[test]
#[ignore = "run in a process of its own by `rates_are_measured_and_stored`"]
fn rates_of_this_process() {
    let Some(driver) = FakeNvml::new("measured-rates", "init=12\nlook\n") else {
        return;
    };
    let inventory = Arc::new(FakeGpus::new(&driver));
    let file = driver.folder.join("rates.json");
    fs::remove_file(&file).expect("removed");
    let fitter = builder(&inventory).batch_size(5000).build().expect("valid");
    let known = |kind: &str, figure: &str| -> Vec<f64> {
        let text = fs::read_to_string(&file).expect("written");
        let all: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        let days = all[kind][figure].as_object().expect("by day").values();
        let values = days.flat_map(|day| day.as_array().expect("a list"));
        values
            .map(|value| value.as_f64().expect("a number"))
            .collect()
    };
    // A small first fit measures the start.
    let small = pixels(100);
    let first = fitter.fit(&stack(&small)).expect("fits");
    let start = first.info().seconds_to_first_batch;
    assert_eq!(known("cpu, xynbs", "start_seconds"), [start]);
    assert!(known("cpu, xynbs", "pixels_per_second").is_empty());
    // A large fit measures the rate of a thread. All threads have at most the time of the job.
    let large = pixels(MANY);
    let fits = fitter.fit(&stack(&large)).expect("fits");
    let threads = rayon::current_num_threads() as f64;
    let least = MANY as f64 * 49.0 / fits.info().seconds / threads;
    let rates = known("cpu, xynbs", "pixels_per_second");
    assert!(rates.len() == 1 && rates[0] >= least, "{rates:?} {least}");
    // Those that follow write no file.
    fs::remove_file(&file).expect("removed");
    for _ in 0..3 {
        fitter.fit(&stack(&large)).expect("fits");
    }
    assert!(!file.exists());
    // Fits with fewer outputs are faster, and have a rate of their own.
    let fitter = builder(&inventory).batch_size(5000).outputs([]);
    let fitter = fitter.build().expect("valid");
    fitter.fit(&stack(&large)).expect("fits");
    assert_eq!(known("cpu, xynbs, outputs", "pixels_per_second").len(), 1);
}

#[test]
fn localize_learns_the_rate_that_bench_measures() {
    run_in_own_process("rates::localize_and_bench");
}

/// The largest rate that a file has.
fn largest_rate(folder: &Path) -> f64 {
    let text = fs::read_to_string(folder.join("rates.json")).expect("written");
    let all: BTreeMap<String, serde_json::Value> = serde_json::from_str(&text).expect("JSON");
    let days = all
        .values()
        .filter_map(|of| of["pixels_per_second"].as_object());
    let values = days
        .flat_map(|days| days.values())
        .flat_map(|day| day.as_array().expect("a list"));
    let largest = values
        .map(|value| value.as_f64().expect("a number"))
        .fold(0.0, f64::max);
    assert!(largest > 0.0, "{text}");
    largest
}

#[test]
#[ignore = "run in a process of its own by `localize_learns_the_rate_that_bench_measures`"]
fn localize_and_bench() {
    let folder = folder("rates-of-localize");
    let movie = folder.join("movie.raw");
    // The search of large frames with few spots takes several times as long as the fits.
    let simulation = MovieSimulation {
        camera: camera(PIXEL_UM),
        emitters: 40.0,
        sigma_um: 1.3 * PIXEL_UM,
        ..MovieSimulation::new(800, 400, 400)
    };
    let simulate = SimulateMovie {
        simulation: &simulation,
        movie: &movie,
        truth: None,
    };
    simulate
        .run(&CancelToken::new(), |_| ())
        .expect("simulated");
    // Other work on the machine disturbs some of the runs.
    let (mut localized, mut benched) = (0.0_f64, 0.0_f64);
    for run in 0..3 {
        let [of_localize, of_bench] =
            ["localize", "bench"].map(|of| folder.join(format!("{of}-{run}")));
        let mut config = config(PIXEL_UM, 1.3 * PIXEL_UM);
        config.rates = Rates::in_folder(of_localize.clone());
        config.detection = DetectionConfig {
            roi: Some(11),
            ..DetectionConfig::default()
        };
        let output = folder.join("locs.csv");
        let summary = job(&movie, &output, &config).run(&CancelToken::new(), |_| ());
        let spots = summary.expect("localized").progress.localizations;
        assert!(spots > 20_000, "{spots}");
        localized = localized.max(largest_rate(&of_localize));
        let mut case = Case::all().swap_remove(1);
        case.rates = Rates::in_folder(of_bench.clone());
        case.measure(&cpu(), 200_000, 1).expect("measured");
        benched = benched.max(largest_rate(&of_bench));
    }
    // With the time of the search, the rate would be a tenth.
    let ratio = localized / benched;
    assert!((0.3..3.0).contains(&ratio), "{localized} {benched}");
}

#[test]
fn a_history_of_a_busy_machine_does_not_wait_for_a_gpu_of_others() {
    let full = gpu("a", GB / 10, "busy=10 process=77:70000000000");
    let Some(driver) = FakeNvml::new("busy-history", &format!("look\n{full}")) else {
        return;
    };
    let inventory = Arc::new(FakeGpus::new(&driver));
    let pixels = pixels(200);
    let seconds_waiting = |name: &str, runs: &[f64]| {
        let rates = Rates::in_folder(driver.folder.join(name));
        for per_second in runs {
            rates.add_run("cpu", "xynbs", *per_second, 0.2);
        }
        let fitter = builder(&inventory)
            .rates(rates)
            .backend(Backend::Auto)
            .auto_timeout(Timeout::After(Duration::from_secs(300)))
            .build()
            .expect("valid");
        let fits = fitter.fit(&stack(&pixels)).expect("fits");
        fits.info().seconds_waiting
    };
    assert_eq!(seconds_waiting("none", &[]), 0.0);
    // One run that is far off is not believed.
    assert_eq!(seconds_waiting("poisoned", &[1e3]), 0.0);
    // One quiet run is enough.
    assert_eq!(seconds_waiting("busy", &[1.1e3, 1e3, 1e8, 0.9e3]), 0.0);
    // Proof that a slow CPU would wait.
    assert!(seconds_waiting("slow", &[1.1e3, 1e3, 0.9e3]) >= 300.0);
    // The earlier runs of a slow CPU are forgotten.
    teach(
        &Rates::in_folder(driver.folder.join("fast")),
        "cpu",
        "xynbs",
        1e3,
        0.2,
    );
    assert_eq!(seconds_waiting("fast", &[1e8; 8]), 0.0);
}
