//! The command line as a program: what it prints, and how it ends.

mod after;
mod calibrate;
mod files;
mod interrupted;
mod pages;
mod readme;
mod support;
mod wrong;

use std::process::{Command, Output};

use serde_json::Value;

pub fn gaussmle(arguments: &[&str]) -> Output {
    command(arguments).output().expect("it runs")
}

pub fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gaussmle"));
    // Whatever this machine's environment says of devices, all of them are wanted.
    for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("GAUSSMLE_")) {
        command.env_remove(name);
    }
    command.args(arguments);
    command
}

#[test]
fn steps_are_shown_on_stderr_if_wanted() {
    let quiet = gaussmle(&["doctor"]);
    assert_eq!(text(&quiet.stderr), "");
    let told = command(&["doctor"])
        .env("GAUSSMLE_LOG", "gaussmle=debug")
        .output()
        .expect("it runs");
    let steps = text(&told.stderr);
    assert!(
        steps.contains("device open") && steps.contains("fitted"),
        "{steps}"
    );
    // They are the steps, and the data are what they were: but for the seconds.
    assert_eq!(
        text(&told.stdout).lines().count(),
        text(&quiet.stdout).lines().count()
    );
}

pub fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

#[test]
fn the_doctor_in_words_and_in_json() {
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
    let worst = cpu["check"]["right"]["worst"]
        .as_f64()
        .expect("it is right");
    assert!(worst < 1e-3, "{worst}");

    let words = gaussmle(&["doctor"]);
    assert_eq!(words.status.code(), json.status.code());
    let words = text(&words.stdout);
    for device in devices {
        let name = device["name"].as_str().expect("a name");
        assert!(words.contains(name), "`{words}` lacks `{name}`");
    }
    for finding in diagnosis["findings"].as_array().expect("findings") {
        let remedy = finding["remedy"].as_str().expect("a remedy");
        assert!(words.contains(remedy), "`{words}` lacks `{remedy}`");
    }
}

#[test]
fn devices_a_line_each() {
    let out = gaussmle(&["devices", "--json"]);
    assert_eq!(out.status.code(), Some(0));
    let lines = text(&out.stdout);
    let devices: Vec<Value> = lines
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert!(devices.iter().any(|device| device["backend"] == "cpu"));
    assert!(
        devices.iter().all(|device| device["check"].is_null()),
        "a list fits nothing"
    );
    let words = text(&gaussmle(&["devices"]).stdout);
    assert!(
        devices
            .iter()
            .all(|device| words.contains(device["name"].as_str().expect("a name")))
    );
}

#[test]
fn a_wrong_command_line_ends_with_2_and_says_so_on_stderr() {
    for wrong in [&["docter"][..], &["doctor", "--jsn"], &[]] {
        let out = gaussmle(wrong);
        assert_eq!(out.status.code(), Some(2), "{wrong:?}");
        assert!(out.stdout.is_empty());
        assert!(!out.stderr.is_empty());
    }
    let version = text(&gaussmle(&["--version"]).stdout);
    assert!(version.contains(env!("CARGO_PKG_VERSION")), "{version}");
}
