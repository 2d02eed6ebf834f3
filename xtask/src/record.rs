//! Measurements at length, kept with date and machine.

use std::fs;
use std::process::Command;

use crate::{Failure, printed, root};

/// Spots of each measurement.
const SPOTS: &str = "1000000";

/// The hardware benchmark on all cores and on one, into `benches/record/hardware-<processor>.csv`.
///
/// All cores are measured three times, minutes apart, and each row's best counts: neighbours on a shared machine only ever slow things down.
pub fn hardware() -> Result<(), Failure> {
    let processor = says("model name").unwrap_or_else(|| "unknown processor".into());
    // Some call themselves alike over many generations.
    let [family, model] = ["cpu family", "model"].map(|key| says(key).unwrap_or_default());
    let all = std::thread::available_parallelism().map_or(1, usize::from);
    // On one core the CPU alone: what a software adapter does there tells nothing.
    let first = benchmark(all, &["env"], "cpu")?;
    let one = benchmark(1, &["taskset", "-c", "0"], "cpu")?;
    let second = benchmark(all, &["env"], "cpu")?;
    let gpus = benchmark(all, &["env"], "wgpu,cuda")?;
    let third = benchmark(all, &["env"], "cpu")?;
    let mut out = format!(
        "# {}, {processor} (family {family}, model {model}), {}\n{}\n# on all cores of the CPU the best of three passes\ncores,{}\n",
        first_line("date", &["+%Y-%m-%d"])?,
        first_line("rustc", &["--version"])?,
        first.remark,
        first.header,
    );
    for (row, others) in first.rows.iter().zip(second.rows.iter().zip(&third.rows)) {
        out += &format!("{}\n", best([row, others.0, others.1])?);
    }
    for row in one.rows.iter().chain(&gpus.rows) {
        out += &format!("{row}\n");
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

/// What a run of the hardware benchmark prints.
struct Printed {
    /// What was measured.
    remark: String,
    header: String,
    /// One a measurement, the number of cores in front.
    rows: Vec<String>,
}

fn benchmark(cores: usize, launcher: &[&str], backends: &str) -> Result<Printed, Failure> {
    let mut command = Command::new(launcher[0]);
    command.args(&launcher[1..]);
    command.args(["cargo", "test", "--release", "--workspace"]);
    command.args(["--test", "suite", "--"]);
    command.args(["--nocapture", "--exact", "hardware::hardware_benchmark"]);
    command
        .env("GAUSSMLE_BENCH_SPOTS", SPOTS)
        .env("GAUSSMLE_BENCH_BACKENDS", backends)
        .current_dir(root());
    let text = printed(command)?;
    print!("{text}");
    let line = |start: &str| {
        let found = text.lines().find(|line| line.starts_with(start));
        found
            .map(str::to_owned)
            .ok_or(format!("the benchmark prints no line with `{start}`"))
    };
    Ok(Printed {
        remark: line("# ")?,
        header: line("backend,")?,
        rows: text
            .lines()
            .filter(|line| line.split(',').count() > 5 && !line.starts_with("backend,"))
            .map(|line| format!("{cores},{line}"))
            .collect(),
    })
}

/// The best of rows of the same measurement: the highest rates, the shortest wait.
fn best(rows: [&String; 3]) -> Result<String, Failure> {
    let rows = rows.map(|row| row.split(',').collect::<Vec<_>>());
    let number = |row: &Vec<&str>, column: usize| row[column].parse::<f64>().unwrap_or(f64::NAN);
    let highest = |column: usize| {
        rows.iter()
            .map(|r| number(r, column))
            .fold(f64::NAN, f64::max)
    };
    let lowest = |column: usize| {
        rows.iter()
            .map(|r| number(r, column))
            .fold(f64::NAN, f64::min)
    };
    let mut words: Vec<String> = rows[0].iter().map(|&word| word.to_owned()).collect();
    if rows.iter().any(|row| row[..5] != rows[0][..5]) {
        return Err("the passes of the benchmark do not measure the same".into());
    }
    words[6] = format!("{:.0}", highest(6));
    words[7] = format!("{:.0}", highest(7));
    words[8] = format!("{:.3}", lowest(8));
    Ok(words.join(","))
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
