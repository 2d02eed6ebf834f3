//! Options: their names on the command line, and their way through configuration files.

use std::fs;

use gaussmle_smlm::config::Section;

use super::support::{FIT, assert_fails, csv_column, run, run_ok, temp_folder};
use super::{command, utf8};

/// The option of a key: without its unit, and with hyphens.
fn option(key: &str) -> String {
    let units = ["_um", "_e_per_adu", "_adu", "_e"];
    let name = units.iter().find_map(|unit| key.strip_suffix(unit));
    format!("--{}", name.unwrap_or(key).replace('_', "-"))
}

/// The long option that a line of a help text lists: its first word, or the one after a short
/// option. Examples and descriptions name options elsewhere in a line.
fn listed_option(line: &str) -> Option<&str> {
    let mut words = line.split_whitespace();
    let first = words.next()?;
    let is_short = first.len() == 3 && first.starts_with('-') && first.ends_with(',');
    let option = if is_short { words.next()? } else { first };
    option.starts_with("--").then_some(option)
}

#[test]
fn every_key_of_a_configuration_file_is_an_option() {
    let directory = temp_folder();
    for (command, section) in [("localize", Section::Localize), ("fit", Section::Fit)] {
        let help = utf8(&run(directory.path(), &format!("{command} --help")).stdout);
        let options: Vec<&str> = help.lines().filter_map(listed_option).collect();
        let keys = section.keys();
        assert!(keys.len() >= 22, "{keys:?}");
        for key in keys {
            let option = option(key);
            assert!(
                options.contains(&option.as_str()),
                "`{command} --help` lacks {option}, the option of the key `{key}`"
            );
        }
    }
}

#[test]
fn bounds_and_memory_budget_are_applied_and_replayed() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(
        folder,
        "simulate --movie -o movie.tif --frames 20 --width 64 --height 64 --quiet",
    );
    run_ok(folder, "simulate -o rois.npy --n 200 --quiet");
    let options = "--bounds photons=10:1e6 --memory-budget 8MiB --quiet";
    for (name, command) in [("fits", "fit rois.npy"), ("locs", "localize movie.tif")] {
        run_ok(folder, &format!("{command} -o {name}.csv {FIT} {options}"));
        run_ok(
            folder,
            &format!("{command} -o replayed.csv --config {name}.csv.toml --quiet"),
        );
        let read = |name: &str| fs::read_to_string(folder.join(name)).expect("readable");
        let configuration = read(&format!("{name}.csv.toml"));
        for line in [
            "bounds = [\"photons=10:1000000\"]",
            "memory_budget = 8388608",
        ] {
            assert!(configuration.contains(line), "{name}: {configuration}");
        }
        assert_eq!(configuration, read("replayed.csv.toml"), "{name}");
        assert!(
            read(&format!("{name}.csv")) == read("replayed.csv"),
            "{name}"
        );

        // Spots have 1000 photons. A typed bound replaces that of the file.
        let bounded = format!("{command} -o bounded.csv --config {name}.csv.toml --quiet");
        run_ok(folder, &format!("{bounded} --bounds photons=10:400"));
        let photons = csv_column(&folder.join("bounded.csv"), "photons");
        assert!(photons.iter().all(|&n| n <= 400.001), "{name}: {photons:?}");
        assert!(photons.iter().any(|&n| n > 399.0), "{name}: {photons:?}");
    }
    for (options, parts) in [
        (
            "--bounds photons=10",
            ["'--bounds <NAME=LOWER:UPPER>'", "photons=10:1e6"],
        ),
        ("--bounds light=1:2", ["--bounds", "no parameter `light`"]),
        (
            "--memory-budget much",
            ["'--memory-budget <BYTES>'", "4GiB"],
        ),
    ] {
        let line = format!("fit rois.npy -o no.csv {FIT} {options}");
        assert_fails(folder, &line, 2, &parts);
    }
    assert_fails(
        folder,
        &format!("fit rois.npy -o no.csv {FIT} --bounds sigma=0.1:0.2"),
        2,
        &["no parameter sigma"],
    );
}

#[test]
fn allow_truncated_is_a_flag_and_unset_without_it() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(
        folder,
        "simulate --movie -o movie.raw --frames 5 --width 64 --height 64 --quiet",
    );
    let configuration = |options: &str| {
        run_ok(
            folder,
            &format!("localize {options} -o locs.csv {FIT} --quiet"),
        );
        fs::read_to_string(folder.join("locs.csv.toml")).expect("readable")
    };
    assert!(!configuration("movie.raw").contains("allow_truncated"));
    for options in [
        "movie.raw --allow-truncated",
        // The movie is not taken for a value of the flag.
        "--allow-truncated movie.raw",
        "movie.raw --allow-truncated --frames 0:5",
    ] {
        assert!(
            configuration(options).contains("allow_truncated = true"),
            "{options}"
        );
    }
    let with_value = format!("localize movie.raw -o no.csv {FIT} --allow-truncated=true");
    let out = run(folder, &with_value);
    assert_eq!(out.status.code(), Some(2));
    assert!(utf8(&out.stderr).contains("--allow-truncated"));

    // The flag replaces the value of a configuration file.
    let raw = fs::read(folder.join("movie.raw")).expect("readable");
    fs::write(folder.join("movie.raw"), &raw[..raw.len() - 100]).expect("writable");
    fs::write(
        folder.join("run.toml"),
        "[localize]\nallow_truncated = false",
    )
    .expect("writable");
    let run = format!("localize movie.raw -o short.csv {FIT} --config run.toml --quiet");
    assert_fails(folder, &run, 2, &["(--allow-truncated)"]);
    run_ok(folder, &format!("{run} --allow-truncated"));
}

/// Every command that fits reads the environment, and typed options replace it.
#[test]
fn commands_read_the_environment() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(
        folder,
        "simulate --movie -o movie.tif --frames 10 --width 64 --height 64 --quiet",
    );
    run_ok(folder, "simulate -o rois.npy --n 200 --quiet");
    let with = |line: &str, variables: &[(&str, &str)]| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let mut command = command(&words);
        command.current_dir(folder).envs(variables.iter().copied());
        command.output().expect("gaussmle starts")
    };
    for line in [
        "fit rois.npy -o fits.csv --model xynbs --pixel-size 0.1",
        "localize movie.tif -o locs.csv --model xynbs --pixel-size 0.1",
        "calibrate sigma movie.tif --pixel-size 0.1",
        "calibrate astigmatism movie.tif --z-step 0.02 -o psf.toml --pixel-size 0.1",
    ] {
        let out = with(line, &[("GAUSSMLE_BACKEND", "fpga")]);
        let errors = utf8(&out.stderr);
        assert_eq!(out.status.code(), Some(2), "{line}: {errors}");
        assert!(
            errors.contains("GAUSSMLE_BACKEND") && errors.contains("fpga"),
            "{line}: {errors}"
        );
    }
    let out = with(
        &format!("fit rois.npy -o fits.csv {FIT}"),
        &[("GAUSSMLE_BACKEND", "gpu"), ("GAUSSMLE_GPU_TIMEOUT", "0")],
    );
    let errors = utf8(&out.stderr);
    assert_eq!(out.status.code(), Some(0), "{errors}");
    assert!(errors.contains("the back end `cpu`"), "{errors}");
}

#[test]
fn simulated_rois_have_values_between_bounds() {
    let directory = temp_folder();
    let folder = directory.path();
    let command = "simulate -o rois.npy --truth truth.csv --n 500";
    run_ok(
        folder,
        &format!("{command} --photons 200:2000 --background 1:9 --sigma 0.1:0.2"),
    );
    for (name, low, high) in [
        ("photons", 200.0, 2000.0),
        ("background", 1.0, 9.0),
        ("sigma_x", 0.1, 0.2),
    ] {
        let values = csv_column(&folder.join("truth.csv"), name);
        let mean = values.iter().sum::<f64>() / values.len() as f64;
        let slack = 1e-9 * high;
        assert!(
            values
                .iter()
                .all(|v| (low - slack..=high + slack).contains(v)),
            "{name}"
        );
        // The mean of an even distribution has the standard error (high - low) / sqrt(12 n).
        let error = (high - low) / (12.0 * values.len() as f64).sqrt();
        assert!(
            (mean - 0.5 * (low + high)).abs() < 4.0 * error,
            "{name}: {mean}"
        );
    }
    assert_fails(
        folder,
        &format!("{command} --photons 2000:200"),
        2,
        &["photons", "lower bound"],
    );
    assert_fails(
        folder,
        &format!("{command} --photons 2:many"),
        2,
        &["--photons", "2:many"],
    );
    let movie = "simulate --movie -o movie.tif --photons 200:2000";
    assert_fails(folder, movie, 2, &["--photons", "--spread"]);
}
