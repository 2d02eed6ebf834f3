//! Measurements at length, kept with date and machine.

use std::fs;
use std::process::Command;

use crate::{Failure, printed, root};

/// Spots of each measurement.
const SPOTS: &str = "1000000";

/// The hardware benchmark on all cores and on one, into `benches/record/hardware-<processor>.csv`.
pub fn hardware() -> Result<(), Failure> {
    let processor = says("model name").unwrap_or_else(|| "unknown processor".into());
    // Some call themselves alike over many generations.
    let [family, model] = ["cpu family", "model"].map(|key| says(key).unwrap_or_default());
    let mut out = format!(
        "# {}, {processor} (family {family}, model {model}), {}\n",
        first_line("date", &["+%Y-%m-%d"])?,
        first_line("rustc", &["--version"])?
    );
    let all = std::thread::available_parallelism().map_or(1, usize::from);
    // On one core the CPU alone: what a software adapter does there tells nothing.
    for (cores, launcher, backends) in [
        (all, &["env"][..], "cpu"),
        (1, &["taskset", "-c", "0"], "cpu"),
        (all, &["env"], "wgpu,cuda"),
    ] {
        let mut command = Command::new(launcher[0]);
        command.args(&launcher[1..]);
        command.args([
            "cargo",
            "test",
            "--release",
            "--workspace",
            "--test",
            "suite",
            "--",
        ]);
        command.args(["--nocapture", "--exact", "hardware::hardware_benchmark"]);
        command
            .env("GAUSSMLE_BENCH_SPOTS", SPOTS)
            .env("GAUSSMLE_BENCH_BACKENDS", backends)
            .current_dir(root());
        let text = printed(command)?;
        print!("{text}");
        for line in text.lines() {
            let first = launcher == ["env"] && backends == "cpu";
            if first && line.starts_with("# ") {
                out += &format!("{line}\n");
            } else if first && line.starts_with("backend,") {
                out += &format!("cores,{line}\n");
            } else if line.split(',').count() > 5 && !line.starts_with("backend,") {
                out += &format!("{cores},{line}\n");
            }
        }
    }
    let name: String = processor
        .chars()
        .map(|c| {
            if c.is_ascii_alphanumeric() {
                c.to_ascii_lowercase()
            } else {
                '-'
            }
        })
        .collect();
    let file = root().join(format!("benches/record/hardware-{name}.csv"));
    fs::write(&file, out).map_err(|error| format!("{}: {error}", file.display()))
}

fn first_line(program: &str, arguments: &[&str]) -> Result<String, Failure> {
    let mut command = Command::new(program);
    command.args(arguments);
    Ok(printed(command)?.lines().next().unwrap_or_default().into())
}

/// What the first processor says of itself under `key`.
fn says(key: &str) -> Option<String> {
    let info = fs::read_to_string("/proc/cpuinfo").ok()?;
    info.lines().find_map(|line| {
        let (name, value) = line.split_once(':')?;
        (name.trim() == key).then(|| value.trim().to_owned())
    })
}
