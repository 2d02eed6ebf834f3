//! Configurations from files: settings of the machine are refused, and relative paths start from the
//! folder of the file.

use std::fs;

use super::support::{
    FIT_ALONE, MOVIE, assert_fails, assert_fails_in, assert_refused, run_ok, temp_folder,
};

/// Settings of the machine.
const OF_THE_MACHINE: [&str; 3] = ["performance_log", "metrics", "nvml_library"];

#[test]
fn settings_of_the_machine_are_refused_in_the_configuration_of_a_run() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(folder, MOVIE);
    run_ok(folder, "simulate -o rois.npy --n 10");
    fs::write(folder.join("evil.so"), "no library").expect("writable");
    for (command, section) in [("localize movie.tif", "localize"), ("fit rois.npy", "fit")] {
        let run = "model = 'xynb'\nsigma_um = 0.13\npixel_size_um = 0.1\nbackend = 'cpu'";
        for name in OF_THE_MACHINE {
            for text in [
                format!("[{section}]\n{run}\n{name} = './evil.so'"),
                format!("{name} = './evil.so'\n[{section}]\n{run}"),
                format!("[{section}]\n{run}\n[device]\n{name} = './evil.so'"),
            ] {
                fs::write(folder.join("locs.csv.toml"), text).expect("writable");
                let variable = format!("GAUSSMLE_{}", name.to_uppercase());
                let line = format!("{command} -o out.csv --config locs.csv.toml");
                let parts = [
                    "locs.csv.toml",
                    name,
                    &variable,
                    "GAUSSMLE_CONFIG",
                    "gaussmle.toml",
                ];
                assert_refused(folder, &line, &parts);
            }
        }
    }
}

#[test]
fn sidecars_have_no_settings_of_the_machine() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(folder, MOVIE);
    run_ok(folder, "simulate -o rois.npy --n 10");
    for command in ["localize movie.tif", "fit rois.npy"] {
        let files = "--metrics m.prom --performance-log log.jsonl --nvml-library no.so --quiet";
        run_ok(
            folder,
            &format!("{command} -o locs.csv {FIT_ALONE} {files}"),
        );
        let sidecar = fs::read_to_string(folder.join("locs.csv.toml")).expect("readable");
        assert!(sidecar.contains("backend"), "{sidecar}");
        for name in OF_THE_MACHINE {
            assert!(!sidecar.contains(name), "{sidecar}");
        }
        // Both files may be there in the next run.
        run_ok(
            folder,
            &format!("{command} -o again.csv --config locs.csv.toml {files}"),
        );
    }
}

/// Each key that is a path names a file that is not there. The message names it in the folder of the
/// file with the key, wherever the program runs.
#[test]
fn relative_paths_in_a_file_start_from_its_folder() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(folder, MOVIE);
    let (files, here) = (folder.join("files"), folder.join("here"));
    fs::create_dir(&files).expect("created");
    fs::create_dir(&here).expect("created");
    let run = "[localize]\nmodel = 'xynb'\nsigma_um = 0.13\nbackend = 'cpu'\n";
    let localize = "localize ../movie.tif -o locs.csv";
    let write = |name: &str, text: String| fs::write(files.join(name), text).expect("writable");
    for (key, value) in [("camera", "no.toml"), ("astigmatic", "no.toml")] {
        let run = match key {
            "camera" => run.to_owned(),
            _ => "[localize]\npixel_size_um = 0.1\nbackend = 'cpu'\n".into(),
        };
        write("run.toml", format!("{run}{key} = '{value}'"));
        let line = format!("{localize} --config ../files/run.toml");
        assert_fails(&here, &line, 2, &["../files/no.toml"]);
    }
    for (key, value) in [
        ("offset_adu", "no.npy"),
        ("offset_adu", "no.h5:offset"),
        ("gain_e_per_adu", "no.npy"),
        ("read_noise_e", "no.npy"),
        ("variance_e2", "no.tif"),
        ("variance_adu2", "no.npy"),
        ("mask", "no.npy"),
        ("picasso", "no.h5"),
        ("storm_analysis", "no.npy"),
    ] {
        let camera = format!("pixel_size_um = 0.1\n{key} = '{value}'");
        write("camera.toml", camera);
        let file = value.split(':').next().expect("a name");
        let named = format!("../files/{file}");
        let line = format!("{localize} {FIT_ALONE} --camera ../files/camera.toml");
        assert_fails(&here, &line, 2, &[&named]);
        // Through two files, each in a folder of its own.
        fs::create_dir_all(files.join("runs")).expect("created");
        write("runs/run.toml", format!("{run}camera = '../camera.toml'"));
        let line = format!("{localize} --config ../files/runs/run.toml");
        assert_fails(&here, &line, 2, &[&format!("../files/runs/../{file}")]);
    }
    for key in ["metrics", "performance_log"] {
        write("settings.toml", format!("{key} = 'no/file'"));
        let line = format!("{localize} {FIT_ALONE}");
        for variable in ["GAUSSMLE_CONFIG", "GAUSSMLE_SITE_CONFIG"] {
            let variables = [(variable, "../files/settings.toml")];
            assert_fails_in(&here, &line, &variables, 2, &["../files/no/file"]);
        }
    }
    // The typed ones and those of the environment start from the working folder.
    let line = format!("{localize} {FIT_ALONE}");
    assert_fails(
        &here,
        &format!("{line} --metrics no/file"),
        2,
        &["gaussmle: no/file"],
    );
    let variables = [("GAUSSMLE_METRICS", "no/file")];
    assert_fails_in(&here, &line, &variables, 2, &["gaussmle: no/file"]);
}

#[test]
fn sidecars_repeat_the_run_from_any_folder() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(folder, MOVIE);
    let [files, here] = ["files", "here"].map(|name| folder.join(name));
    fs::create_dir(&files).expect("created");
    fs::create_dir(&here).expect("created");
    fs::write(files.join("camera.toml"), "pixel_size_um = 0.1").expect("writable");
    fs::write(
        files.join("psf.toml"),
        "sigma_x0_um = 0.13\nsigma_y0_um = 0.14\nAx = 0\nAy = 0\nBx = 0\nBy = 0\ngamma_um = 0.2\nd_um = 0.4",
    )
    .expect("writable");
    let options = "--astigmatic psf.toml --camera camera.toml --backend cpu --quiet";
    let localize = format!(
        "localize {} -o locs.csv",
        folder.join("movie.tif").display()
    );
    run_ok(&files, &format!("{localize} {options}"));
    run_ok(
        &here,
        &format!("{localize} --config ../files/locs.csv.toml --quiet"),
    );
    for name in ["locs.csv", "locs.csv.toml"] {
        let [first, second] = [&files, &here].map(|folder| fs::read(folder.join(name)));
        assert_eq!(
            first.expect("readable"),
            second.expect("readable"),
            "{name}"
        );
    }
}
