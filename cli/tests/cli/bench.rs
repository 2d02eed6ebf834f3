//! `gaussmle bench`: the table, and the comparison with an earlier run.

use std::fs;
use std::path::Path;

use gaussmle::model::MODELS;
use serde_json::{Value, json};
use tempfile::TempDir;

use super::support::{assert_fails, run, temp_folder};
use super::{command, utf8};

const BENCH: &str = "bench --n 2000 --repeats 2 --backend cpu";

fn bench(folder: &Path, options: &str) -> String {
    let out = run(folder, &format!("{BENCH} {options}"));
    assert_eq!(out.status.code(), Some(0), "{}", utf8(&out.stderr));
    utf8(&out.stdout)
}

/// The cells of the table, without the lines that start with `#`.
fn cells(table: &str) -> Vec<Vec<String>> {
    let lines = table.lines().filter(|line| !line.starts_with('#'));
    let split = |line: &str| {
        let parts = line.split("  ").map(str::trim);
        let parts = parts.filter(|part| !part.is_empty());
        parts.map(str::to_owned).collect()
    };
    lines.map(split).collect()
}

#[test]
fn table_has_machine_date_and_every_parameter() {
    let folder = TempDir::new().expect("a folder");
    let today = || {
        // Windows has no such program.
        if cfg!(windows) {
            return String::new();
        }
        let date = std::process::Command::new("date")
            .args(["-u", "+%Y-%m-%d"])
            .output();
        utf8(&date.expect("date runs").stdout).trim().to_owned()
    };
    // Midnight may be in between.
    let before = today();
    let table = bench(folder.path(), "");
    let after = today();
    let first = table.lines().next().expect("a line");
    let has_date = first.contains(&before) || first.contains(&after);
    assert!(has_date && first.contains("cores"), "{first}");
    let rows = cells(&table);
    assert_eq!(rows.len(), 1 + 3 * MODELS.len(), "{table}");
    assert!(rows.iter().all(|row| row.len() == rows[0].len()), "{table}");
    let model = |name: &str| rows.iter().find(|row| row[0] == name).expect("a row");
    let accuracy = model("xynbsxsy").last().expect("a cell");
    let names = accuracy.split(", ").map(|part| part.split(' ').next());
    let names: Vec<_> = names.flatten().collect();
    assert_eq!(
        names,
        ["x", "y", "photons", "background", "sigma_x", "sigma_y"]
    );
}

#[test]
fn earlier_rates_are_compared_from_json_and_table() {
    let folder = TempDir::new().expect("a folder");
    let json_lines = bench(folder.path(), "--json");
    let lines: Vec<Value> = json_lines
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert!(
        lines
            .iter()
            .all(|line| line["spread"].as_f64() >= Some(0.0))
    );
    // One earlier rate is far below any machine's, one as low but with a spread that explains it,
    // and the others are missing.
    let earlier = |index: usize, spread: f64| {
        let mut line = lines[index].clone();
        line["fits_per_second"] = json!(0.001);
        line["spread"] = json!(spread);
        format!("{line}\n")
    };
    let text = earlier(0, 0.0) + &earlier(1, 1e15);
    fs::write(folder.path().join("earlier.jsonl"), text).expect("written");
    let rows = cells(&bench(folder.path(), "--compare earlier.jsonl"));
    let column = rows[0]
        .iter()
        .position(|title| title == "ratio")
        .expect("a ratio");
    let ratio: f64 = rows[1][column].parse().expect("a number without a note");
    assert!(ratio > 1e3, "{ratio}");
    assert!(
        rows[2][column].ends_with("within the noise"),
        "{:?}",
        rows[2]
    );
    assert_eq!(rows[3][column], "-");

    fs::write(folder.path().join("table.txt"), bench(folder.path(), "")).expect("written");
    let compared = bench(folder.path(), "--json --compare table.txt");
    for line in compared.lines() {
        let line: Value = serde_json::from_str(line).expect("JSON");
        assert!(line["ratio"].as_f64() > Some(0.0), "{line}");
    }
}

#[test]
fn files_that_are_no_benchmark_are_refused() {
    let folder = TempDir::new().expect("a folder");
    fs::write(folder.path().join("other.txt"), "roi,frame,x\n1,2,3\n").expect("written");
    let line = format!("{BENCH} --compare other.txt");
    assert_fails(
        folder.path(),
        &line,
        2,
        &["other.txt", "no row of a benchmark"],
    );
    let line = format!("{BENCH} --compare none.txt");
    assert_fails(folder.path(), &line, 2, &["none.txt"]);
    let none = run(folder.path(), "bench --repeats 0");
    assert_eq!(none.status.code(), Some(2));
}

#[test]
fn bench_and_doctor_keep_the_speeds_of_devices() {
    let cache = temp_folder();
    for (line, kind) in [
        ("bench --backend cpu --n 20000 --repeats 1", "cpu, xynb"),
        ("doctor", "cpu, xynbs"),
    ] {
        let words: Vec<&str> = line.split_whitespace().collect();
        let file = cache.path().join("rates.json");
        let _ = fs::remove_file(&file);
        let mut command = command(&words);
        let out = command.env("GAUSSMLE_CACHE", cache.path()).output();
        assert!(out.expect("gaussmle starts").status.code().is_some());
        let text = fs::read_to_string(&file).expect("rates");
        let rates: Value = serde_json::from_str(&text).expect("JSON");
        for figure in ["pixels_per_second", "start_seconds"] {
            let days = rates[kind][figure].as_object().expect("by day");
            let runs: Vec<_> = days.values().filter_map(|runs| runs.as_array()).collect();
            assert!(runs.len() == 1 && runs[0].len() == 1, "{line}: {text}");
            assert!(runs[0][0].as_f64() > Some(0.0), "{line}: {text}");
        }
    }
}
