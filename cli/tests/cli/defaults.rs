//! Parts that a command line may leave out: the table, the model, and options that a file of settings has.
//! The camera is left out with a warning.

use std::fs;
use std::path::Path;

use super::support::{
    assert_fails, assert_refused, csv_column, describe, run, run_ok, temp_folder,
};
use super::{command, utf8};

/// A movie whose file states its pixel size.
fn movie(folder: &Path, name: &str, seed: u32) {
    let simulate =
        "simulate --movie --frames 20 --width 64 --height 64 --emitters 5 --offset 100 --gain 0.45";
    run_ok(
        folder,
        &format!("{simulate} -o {name}.raw --seed {seed} --quiet"),
    );
    describe(&folder.join(format!("{name}.yaml")), "Pixelsize: 100");
}

const UNSTATED: &str =
    "the camera's offset and gain are not stated: 0 ADU and 1 e-/ADU are assumed";

#[test]
fn a_simulated_tiff_states_its_pixel_size() {
    let directory = temp_folder();
    let folder = directory.path();
    let simulate = "simulate --movie --frames 20 --width 64 --height 64 --emitters 5 --quiet -o";
    run_ok(folder, &format!("{simulate} movie.tif"));
    let messages = run_ok(folder, "localize movie.tif");
    let words = "the pixel size is 0.1 um, from the resolution of the TIFF";
    assert!(messages.contains(words), "{messages}");
    // Options in the words of this command; the table has those of all doors.
    assert!(messages.contains("Give --offset and --gain"), "{messages}");
    let sidecar = fs::read_to_string(folder.join("movie_locs.csv.toml")).expect("readable");
    assert!(sidecar.contains("Give `offset` and `gain`"), "{sidecar}");
    run_ok(
        folder,
        &format!("{simulate} oblong.tif --pixel-size 0.108,0.12"),
    );
    let info = utf8(&run(folder, "info oblong.tif").stdout);
    assert!(info.contains("pixel size: 0.108 x 0.12 um"), "{info}");
}

#[test]
fn a_movie_alone_is_localized_beside_it() {
    let directory = temp_folder();
    let folder = directory.path();
    movie(folder, "movie", 1);
    let messages = run_ok(folder, "localize movie.raw");
    for words in [
        "the model is xynbs, as none is given: it fits the width of each spot",
        "the pixel size is 0.1 um, from `Pixelsize`",
        UNSTATED,
        "the table is movie_locs.csv",
    ] {
        let lines = messages.lines().filter(|line| line.contains(words));
        assert_eq!(lines.count(), 1, "`{messages}` lacks a line with `{words}`");
    }
    let table = folder.join("movie_locs.csv");
    assert!(csv_column(&table, "sigma").len() > 20);
    // The table says the same about its camera.
    let sidecar = fs::read_to_string(folder.join("movie_locs.csv.toml")).expect("readable");
    assert!(
        sidecar.contains(UNSTATED) && sidecar.contains("model = \"xynbs\""),
        "{sidecar}"
    );
    // It is not written over, unless it is named.
    assert_refused(
        folder,
        "localize movie.raw",
        &["movie_locs.csv exists", "-o movie_locs.csv"],
    );
    let camera = "--offset 100 --gain 0.45";
    let messages = run_ok(
        folder,
        &format!("localize movie.raw -o movie_locs.csv {camera}"),
    );
    assert!(!messages.contains("not stated"), "{messages}");
    // Another format has its own ending, and a measured width its own model.
    let messages = run_ok(
        folder,
        &format!("localize movie.raw --format parquet --sigma auto {camera}"),
    );
    assert!(
        messages.contains("the model is xynb, as --sigma auto"),
        "{messages}"
    );
    assert!(folder.join("movie_locs.parquet").exists());
}

#[test]
fn quiet_runs_keep_warnings_of_settings() {
    let directory = temp_folder();
    let folder = directory.path();
    movie(folder, "movie", 1);
    let line = "localize movie.raw -o a.csv --model xynbs --backend cpu --quiet";
    let messages = run_ok(folder, line);
    assert!(
        messages.contains(&format!("gaussmle: warning: {UNSTATED}")),
        "{messages}"
    );
    assert!(
        messages
            .lines()
            .all(|line| line.starts_with("gaussmle: warning: ")),
        "{messages}"
    );
    // An offset above the dark pixels.
    let messages = run_ok(folder, &format!("{line} --offset 150 --gain 0.45"));
    assert!(
        messages.contains("warning: an offset of 150 ADU contradicts the movie"),
        "{messages}"
    );
    // The right camera is not blamed.
    let messages = run_ok(folder, &format!("{line} --offset 100 --gain 0.45"));
    for blame in ["not stated", "contradicts", "offset", "gain"] {
        assert!(!messages.contains(blame), "{messages}");
    }
}

#[test]
fn movies_are_localized_one_after_the_other() {
    let directory = temp_folder();
    let folder = directory.path();
    let camera = "--offset 100 --gain 0.45 --backend cpu";
    for (name, seed) in [("a", 1), ("b", 2), ("c", 3)] {
        movie(folder, name, seed);
        run_ok(
            folder,
            &format!("localize {name}.raw -o {name}.whole.csv {camera} --quiet"),
        );
    }
    // No shell expands the pattern. The second movie is damaged.
    let bytes = fs::read(folder.join("b.raw")).expect("readable");
    fs::write(folder.join("b.raw"), &bytes[1..]).expect("writable");
    let out = run(folder, &format!("localize *.raw {camera}"));
    let messages = utf8(&out.stderr);
    assert_eq!(out.status.code(), Some(2), "{messages}");
    for words in [
        "movie 3 of 3: c.raw",
        "gaussmle: b.raw is cut short",
        "gaussmle: 1 of 3 movies failed: b.raw",
        "the table is a_locs.csv",
    ] {
        assert!(messages.contains(words), "`{messages}` lacks `{words}`");
    }
    let read = |name: &str| fs::read(folder.join(name)).ok();
    for name in ["a", "c"] {
        let found = read(&format!("{name}_locs.csv"));
        assert!(
            found.is_some() && found == read(&format!("{name}.whole.csv")),
            "{name}"
        );
    }
    assert!(read("b_locs.csv").is_none());
    // The rest of it, when the movie is mended.
    fs::write(folder.join("b.raw"), &bytes).expect("writable");
    let messages = run_ok(
        folder,
        &format!("localize a.raw b.raw c.raw {camera} --resume"),
    );
    assert_eq!(
        messages
            .matches("is complete: nothing is left to do")
            .count(),
        2,
        "{messages}"
    );
    assert_eq!(read("b_locs.csv"), read("b.whole.csv"));
    for (options, words) in [
        ("-o all.csv", "-o names one table, and there are 3 movies"),
        ("--report all.html", "--report names one page"),
        ("--follow", "--follow waits for the end of one movie"),
    ] {
        assert_refused(
            folder,
            &format!("localize *.raw {camera} {options}"),
            &[words],
        );
    }
    assert_refused(folder, "localize no*.raw", &["no*.raw: no file matches"]);
}

#[test]
fn an_option_of_the_library_is_named_for_each_movie() {
    let directory = temp_folder();
    let folder = directory.path();
    movie(folder, "a", 1);
    movie(folder, "b", 2);
    let out = run(
        folder,
        "localize a.raw b.raw --frames 0:30 --offset 100 --gain 0.45 --quiet",
    );
    let messages = utf8(&out.stderr);
    assert_eq!(out.status.code(), Some(2), "{messages}");
    for name in ["a", "b"] {
        assert!(
            messages.contains(&format!("gaussmle: {name}.raw: --frames: ")),
            "{messages}"
        );
    }
}

#[test]
fn a_misspelt_command_names_the_nearest() {
    let directory = temp_folder();
    for (typed, meant) in [
        ("localise", "localize"),
        ("localise movie.tif -o a.csv", "localize"),
        ("cailbrate sigma", "calibrate"),
        ("calibrate sgima movie.tif", "sigma"),
    ] {
        let parts = [&*format!("did you mean `{meant}`?")];
        assert_fails(directory.path(), typed, 2, &parts);
    }
}

#[test]
fn cameras_and_settings_of_the_user_are_read() {
    let directory = temp_folder();
    let folder = directory.path();
    movie(folder, "movie", 1);
    let localize = |name: &str, options: &str, config: &Path| {
        let line = format!("localize movie.raw -o {name}.csv --model xynbs {options}");
        let words: Vec<&str> = line.split_whitespace().collect();
        let mut command = command(&words);
        command.current_dir(folder).env_remove("GAUSSMLE_CONFIG");
        command
            .env("XDG_CONFIG_HOME", config)
            .env("APPDATA", config);
        let out = command.output().expect("gaussmle starts");
        (out.status.code(), utf8(&out.stderr))
    };
    let config = folder.join("config");
    fs::create_dir(&config).expect("created");
    let text = "backend = 'cpu'\n[cameras.zyla]\noffset_adu = 100\ngain_e_per_adu = 0.45\n";
    fs::write(config.join("gaussmle.toml"), text).expect("writable");
    let (code, messages) = localize("named", "--camera zyla", &config);
    assert_eq!(code, Some(0), "{messages}");
    assert!(!messages.contains("not stated"), "{messages}");
    let (code, _) = localize("typed", "--offset 100 --gain 0.45", &config);
    assert_eq!(code, Some(0));
    let read = |name: &str| fs::read_to_string(folder.join(name)).expect("readable");
    assert_eq!(read("named.csv"), read("typed.csv"));
    // The table has the numbers, so another user can repeat the run.
    assert_eq!(read("named.csv.toml"), read("typed.csv.toml"));
    let (code, messages) = localize("other", "--camera prime", &config);
    assert_eq!(code, Some(2), "{messages}");
    assert!(
        messages.contains("--camera: there is no file `prime`") && messages.contains("`zyla`"),
        "{messages}"
    );
    // A setting that does not exist is not ignored.
    fs::write(config.join("gaussmle.toml"), "backedn = 'cpu'\n").expect("writable");
    let (code, messages) = localize("other", "", &config);
    assert_eq!(code, Some(2), "{messages}");
    assert!(messages.contains("did you mean `backend`?"), "{messages}");
}
