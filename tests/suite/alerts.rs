//! The conditions of the alerts in docs/operations.md, evaluated as Prometheus does on versions of a
//! metrics file.

use std::collections::BTreeMap;
use std::fs;

use crate::fake_gpus::{folder, run_in_own_process};
use crate::metrics::{metrics, on_cpu};

/// A version of a metrics file, at a time in seconds since 1970.
pub type Version = (f64, BTreeMap<String, f64>);

/// The alerts of the document: names and conditions.
pub fn alerts() -> Vec<(String, String)> {
    let manual = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/operations.md");
    let manual = std::fs::read_to_string(manual).expect("readable");
    let table = manual
        .split("| alert | condition |")
        .nth(1)
        .expect("a table");
    let rows = table
        .lines()
        .skip(2)
        .take_while(|line| line.starts_with('|'));
    rows.map(|row| {
        let mut cells = row.trim_matches('|').split(" | ");
        let name = cells.next().expect("a name").trim().to_owned();
        let condition = cells.next().expect("a condition").trim();
        let condition = condition
            .strip_prefix('`')
            .and_then(|code| code.strip_suffix('`'));
        (name, condition.expect("code").to_owned())
    })
    .collect()
}

/// True if a condition holds at a time, after these versions. All ranges are long enough for them.
pub fn holds(condition: &str, versions: &[Version], time: f64) -> bool {
    condition.split(" and ").all(|part| {
        let (left, right) = part.split_once(" > ").expect("a comparison");
        let limit: f64 = right.trim().parse().expect("a number");
        value(left.trim(), versions, time).is_some_and(|value| value > limit)
    })
}

/// The value of a difference, function, metric or number. `None` if there is no such series.
fn value(text: &str, versions: &[Version], time: f64) -> Option<f64> {
    if let Some((left, right)) = text.split_once(" - ") {
        return Some(value(left, versions, time)? - value(right, versions, time)?);
    }
    if text == "time()" {
        return Some(time);
    }
    let range = |name: &str| {
        let series = text.strip_prefix(name)?.strip_prefix('(')?;
        series.strip_suffix("[1h])")
    };
    if let Some(series) = range("increase") {
        return increase(series, versions);
    }
    if let Some(series) = range("rate") {
        let seconds = versions.last()?.0 - versions.first()?.0;
        return Some(increase(series, versions)? / seconds);
    }
    found(&versions.last()?.1, text)
}

/// The increase of a counter, whose first value counts from nothing.
fn increase(series: &str, versions: &[Version]) -> Option<f64> {
    let values: Vec<f64> = versions
        .iter()
        .filter_map(|(_, version)| found(version, series))
        .collect();
    // One value has no increase: Prometheus does not know that the counter was 0 before.
    if values.len() < 2 {
        return None;
    }
    let steps = values.windows(2);
    Some(
        steps
            .map(|pair| match pair[1] >= pair[0] {
                true => pair[1] - pair[0],
                // The counter began anew.
                false => pair[1],
            })
            .sum(),
    )
}

/// The value of a series, or the sum of those with a label.
fn found(version: &BTreeMap<String, f64>, series: &str) -> Option<f64> {
    let (name, label) = match series.split_once('{') {
        Some((name, label)) => (name, label.strip_suffix('}').expect("a brace")),
        None => (series, ""),
    };
    let values: Vec<f64> = version
        .iter()
        .filter(|(key, _)| key.split('{').next() == Some(name) && key.contains(label))
        .map(|(_, value)| *value)
        .collect();
    (!values.is_empty()).then(|| values.iter().sum())
}

#[test]
fn conditions_are_evaluated_as_prometheus_does() {
    let version = |time: f64, a: f64, b: f64| {
        let values = [("x_total{k=\"a\"}", a), ("x_total{k=\"b\"}", b), ("y", 7.0)];
        let values = values.map(|(key, value)| (key.to_owned(), value));
        (time, BTreeMap::from(values))
    };
    let versions = [version(100.0, 5.0, 0.0), version(110.0, 2.0, 30.0)];
    let holds = |condition: &str| holds(condition, &versions, 1000.0);
    assert!(holds("increase(x_total{k=\"a\"}[1h]) > 1.9"));
    assert!(!holds("increase(x_total{k=\"a\"}[1h]) > 2"));
    assert!(holds("rate(x_total{k=\"b\"}[1h]) > 2.9 and y > 6"));
    assert!(!holds("rate(x_total{k=\"b\"}[1h]) > 3"));
    assert!(holds("time() - y > 992") && !holds("time() - y > 993"));
    assert!(!holds("increase(x_total{k=\"c\"}[1h]) > -1"));
    assert!(!super::alerts::holds(
        "increase(y[1h]) > -1",
        &versions[..1],
        0.0
    ));
    assert_eq!(alerts().len(), 7, "{:?}", alerts());
}

#[test]
fn jobs_of_a_process_that_writes_no_more_are_lost_not_failed() {
    run_in_own_process("alerts::lost_jobs");
}

#[test]
#[ignore = "run in a process of its own by `jobs_of_a_process_that_writes_no_more_are_lost_not_failed`: jobs of others would be in the file"]
fn lost_jobs() {
    let file = folder("metrics-lost").join("gaussmle.prom");
    let look = || {
        let values = metrics(&file);
        (values["gaussmle_updated_seconds"], values)
    };
    let fired = |versions: &[Version]| {
        let now = versions[versions.len() - 1].0;
        let alerts = alerts().into_iter();
        let fired = alerts.filter(|(_, condition)| holds(condition, versions, now));
        fired.map(|(name, _)| name).collect::<Vec<String>>()
    };
    on_cpu(&file).build().expect("valid");
    let mut versions = vec![look()];
    let text = fs::read_to_string(&file).expect("a file");
    // Of a process that may have ended with results while the file was locked.
    let entry = r#"{"running":2,"waiting":0,"progress":1000.0,"updated":1000.0}"#;
    let text = format!("{text}# gaussmle process 1-0 {entry}\n");
    fs::write(&file, text).expect("written");
    on_cpu(&file).build().expect("valid");
    versions.push(look());
    let values = &versions[1].1;
    assert_eq!(values["gaussmle_jobs_lost_total"], 2.0);
    assert_eq!(values["gaussmle_jobs_failed_total"], 0.0);
    assert_eq!(values["gaussmle_jobs_running"], 0.0);
    assert_eq!(fired(&versions), ["jobs are lost"]);
}
