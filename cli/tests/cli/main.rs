//! Tests of the program `gaussmle`: files, stdout, stderr and exit codes.

mod bead_psf;
mod bench;
mod calibrate;
mod configurations;
mod counts;
mod crowded;
mod defaults;
mod errors;
mod file_names;
mod files;
mod follow;
mod given_psf;
mod html_report;
mod interrupted;
mod movies;
mod neighbours;
mod oblong_pixels;
mod options;
mod outputs;
#[path = "../../../tests/own_environment/mod.rs"]
mod own_environment;
#[cfg(unix)]
mod pipes;
mod readme;
mod regions;
mod serve;
mod static_light;
mod support;
mod tables;
mod terminal;
mod windows;

use std::process::{Command, Output};

use serde_json::Value;

pub fn gaussmle(arguments: &[&str]) -> Output {
    command(arguments).output().expect("gaussmle starts")
}

pub fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gaussmle"));
    command.args(arguments);
    command
}

#[test]
fn log_goes_to_stderr_if_it_is_enabled() {
    let quiet = gaussmle(&["doctor"]);
    assert_eq!(utf8(&quiet.stderr), "");
    let logged = command(&["doctor"])
        .env("GAUSSMLE_LOG", "gaussmle=debug")
        .output()
        .expect("gaussmle starts");
    let log = utf8(&logged.stderr);
    assert!(
        log.contains("device open") && log.contains("fitted"),
        "{log}"
    );
    // stdout is the same, except for measured times.
    assert_eq!(
        utf8(&logged.stdout).lines().count(),
        utf8(&quiet.stdout).lines().count()
    );
}

pub fn utf8(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

/// A display server of another user could answer what it likes.
#[cfg(target_os = "linux")]
#[test]
fn no_display_server_is_looked_for_in_a_folder_of_all_users() {
    let folder = support::temp_folder();
    let server = std::os::unix::net::UnixListener::bind(folder.path().join("wayland-0"));
    let server = server.expect("a socket");
    server.set_nonblocking(true).expect("set");
    let list = |name: &str, folder: &std::path::Path| {
        let mut command = Command::new("timeout");
        command.args(["300", env!("CARGO_BIN_EXE_gaussmle"), "devices"]);
        command.env_remove("XDG_RUNTIME_DIR").env(name, folder);
        let ran = command.output().expect("gaussmle starts");
        assert_eq!(
            (ran.status.code(), utf8(&ran.stderr)),
            (Some(0), String::new())
        );
        let asked = server.accept().map_err(|error| error.kind());
        assert_eq!(asked.err(), Some(std::io::ErrorKind::WouldBlock));
    };
    list("TMPDIR", folder.path());
    list("XDG_RUNTIME_DIR", folder.path());
}

#[test]
fn doctor_prints_the_same_diagnosis_as_text_and_as_json() {
    let json = gaussmle(&["doctor", "--json"]);
    let diagnosis: Value = serde_json::from_slice(&json.stdout).expect("JSON");
    let warnings = diagnosis["findings"].as_array().expect("findings").iter();
    let bad = warnings
        .filter(|f| f["severity"] == "warning" || f["severity"] == "error")
        .count();
    assert_eq!(json.status.code(), Some(i32::from(bad > 0)));
    let devices = diagnosis["devices"].as_array().expect("devices");
    let cpu = devices
        .iter()
        .find(|device| device["backend"] == "cpu")
        .expect("a CPU");
    assert_eq!(cpu["id"], "cpu");
    let worst = cpu["check"]["right"]["worst"]
        .as_f64()
        .expect("correct results");
    assert!(worst < 1e-3, "{worst}");

    let plain = gaussmle(&["doctor"]);
    assert_eq!(plain.status.code(), json.status.code());
    let plain = utf8(&plain.stdout);
    for device in devices {
        let id = device["id"].as_str().expect("an id");
        assert!(!id.contains(['(', '{']), "{id}");
        let name = device["name"].as_str().expect("a name");
        assert!(plain.contains(name), "`{plain}` lacks `{name}`");
    }
    for finding in diagnosis["findings"].as_array().expect("findings") {
        let remedy = finding["remedy"].as_str().expect("a remedy");
        assert!(plain.contains(remedy), "`{plain}` lacks `{remedy}`");
    }
}

#[test]
fn misspelt_variables_are_named() {
    // Composed, because the names in the sources are all known.
    let misspelt = ["BACKEDN", "NVML_LIBARY"].map(|name| format!("GAUSSMLE{}{name}", '_'));
    // The quick examination has a deadline, which a busy machine can miss.
    let mut command = command(&["doctor"]);
    for name in &misspelt {
        command.env(name, "1");
    }
    let ran = command
        .env("GAUSSMLE_TEST_REQUIRE", "x")
        .output()
        .expect("gaussmle starts");
    let (stdout, stderr) = (utf8(&ran.stdout), utf8(&ran.stderr));
    let nearest = ["GAUSSMLE_BACKEND", "GAUSSMLE_NVML_LIBRARY"];
    assert_eq!(stderr.lines().count(), 2, "{stderr}");
    for ((line, name), nearest) in stderr.lines().zip(misspelt).zip(nearest) {
        let words = format!("`{name}`: did you mean `{nearest}`?");
        assert!(
            line.starts_with("gaussmle: warning: ") && line.contains(&words),
            "{line}"
        );
        assert!(stdout.contains(&words), "{stdout}");
    }
    assert_eq!(ran.status.code(), Some(0), "{stdout}");
}

#[test]
fn devices_prints_one_line_per_device_without_fitting() {
    let out = gaussmle(&["devices", "--json"]);
    assert_eq!(out.status.code(), Some(0));
    let lines = utf8(&out.stdout);
    let devices: Vec<Value> = lines
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert!(devices.iter().any(|device| device["backend"] == "cpu"));
    assert!(
        devices.iter().all(|device| device["check"].is_null()),
        "the list makes no fits"
    );
    let plain = utf8(&gaussmle(&["devices"]).stdout);
    assert!(
        devices
            .iter()
            .all(|device| plain.contains(device["name"].as_str().expect("a name")))
    );
}

#[test]
fn invalid_command_line_exits_with_2_and_a_message_on_stderr() {
    for arguments in [&["docter"][..], &["doctor", "--jsn"], &[]] {
        let out = gaussmle(arguments);
        assert_eq!(out.status.code(), Some(2), "{arguments:?}");
        assert!(out.stdout.is_empty());
        assert!(!out.stderr.is_empty());
    }
    let version = utf8(&gaussmle(&["--version"]).stdout);
    assert!(version.contains(env!("CARGO_PKG_VERSION")), "{version}");
    let json = utf8(&gaussmle(&["--version", "--json"]).stdout);
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(json["version"], env!("CARGO_PKG_VERSION"));
    assert_eq!(json["format_version"], 1);
    assert!(
        json["backends"]
            .as_array()
            .expect("a list")
            .contains(&"cpu".into()),
        "{json}"
    );
}
