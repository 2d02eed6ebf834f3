//! Long benchmarks, recorded with date and machine.

use std::fs;
use std::process::Command;

use crate::error::{Result, at};
use crate::paths::root;
use crate::process::stdout_of;

/// Spots of each measurement.
const SPOTS: &str = "1000000";

/// Runs the hardware benchmark on all cores and on one, and writes
/// `benches/record/hardware-<processor>.csv`.
///
/// All cores are measured three times, and the best of each number is recorded: other load on a
/// shared machine can only slow a measurement down.
pub fn hardware() -> Result {
    let processor = cpuinfo("model name").unwrap_or_else(|| "unknown processor".into());
    // Some processors have the same name over many generations.
    let generation = cpuinfo("cpu family").zip(cpuinfo("model"));
    let generation = generation.map_or(String::new(), |(family, model)| {
        format!(" (family {family}, model {model})")
    });
    let all = std::thread::available_parallelism().map_or(1, usize::from);
    let first = benchmark(all, &["env"], "cpu")?;
    // One core measures the CPU back end only: a software adapter on one core is of no interest.
    let one = benchmark(1, &["taskset", "-c", "0"], "cpu")?;
    let second = benchmark(all, &["env"], "cpu")?;
    let gpus = benchmark(all, &["env"], "wgpu,cuda")?;
    let third = benchmark(all, &["env"], "cpu")?;
    let mut csv = format!(
        "# {}, {processor}{generation}, {}\n{}\n\
         # on all cores of the CPU the best of three passes\ncores,{}\n",
        first_line("date", &["+%Y-%m-%d"])?,
        first_line("rustc", &["--version"])?,
        first.remark,
        first.header,
    );
    let lengths = [&first, &second, &third].map(|pass| pass.rows.len());
    if lengths[0] == 0 || lengths != [lengths[0]; 3] {
        return Err(format!(
            "the three passes of the benchmark printed {lengths:?} rows: expected equal numbers"
        ));
    }
    for (row, others) in first.rows.iter().zip(second.rows.iter().zip(&third.rows)) {
        csv += &format!("{}\n", best([row, others.0, others.1])?);
    }
    for row in one.rows.iter().chain(&gpus.rows) {
        csv += &format!("{row}\n");
    }
    let name = processor
        .to_ascii_lowercase()
        .replace(|c: char| !c.is_ascii_alphanumeric(), "-");
    let file = root().join(format!("benches/record/hardware-{name}.csv"));
    fs::write(&file, csv).map_err(at(&file))
}

/// Output of one run of the hardware benchmark.
struct Pass {
    /// The comment line: ROI size, photons, background and width.
    remark: String,
    header: String,
    /// One row per measurement, preceded by the number of cores.
    rows: Vec<String>,
}

fn benchmark(cores: usize, launcher: &[&str], backends: &str) -> Result<Pass> {
    let mut command = Command::new(launcher[0]);
    command.args(&launcher[1..]);
    command.args(["cargo", "test", "--release", "--workspace"]);
    command.args(["--test", "suite", "--"]);
    command.args(["--nocapture", "--exact", "hardware::hardware_benchmark"]);
    command
        .env("GAUSSMLE_BENCH_SPOTS", SPOTS)
        .env("GAUSSMLE_BENCH_BACKENDS", backends)
        .current_dir(root());
    let output = stdout_of(command)?;
    print!("{output}");
    // The test harness can print the test's name at the start of the line.
    let line_from = |start: &str| {
        let line = output
            .lines()
            .find_map(|line| Some(&line[line.find(start)?..]));
        line.map(str::to_owned)
            .ok_or(format!("the benchmark printed no line with `{start}`"))
    };
    let is_row = |line: &&str| {
        let backend = line.split(',').next().unwrap_or_default();
        line.contains(',') && backends.split(',').any(|wanted| wanted == backend)
    };
    Ok(Pass {
        remark: line_from("# ")?,
        header: line_from("backend,")?,
        rows: output
            .lines()
            .filter(is_row)
            .map(|line| format!("{cores},{line}"))
            .collect(),
    })
}

/// Columns that vary from pass to pass: two rates, and the seconds of the first fit.
const RATES: [usize; 2] = [6, 7];
const SECONDS: usize = 8;

/// The columns that must be equal in every pass.
fn constant_columns<'a>(row: &[&'a str]) -> Vec<&'a str> {
    [&row[..RATES[0]], &row[SECONDS + 1..]].concat()
}

/// The best of three rows of one measurement: the highest rates, the shortest time.
fn best(rows: [&String; 3]) -> Result<String> {
    let rows = rows.map(|row| row.split(',').collect::<Vec<_>>());
    if rows
        .iter()
        .any(|row| row.len() <= SECONDS || constant_columns(row) != constant_columns(&rows[0]))
    {
        return Err(format!(
            "the passes of the benchmark measure different things: {rows:?}"
        ));
    }
    let values = |column: usize| -> Result<Vec<f64>> {
        let parse = |row: &Vec<&str>| row[column].parse().map_err(|e| format!("{row:?}: {e}"));
        rows.iter().map(parse).collect()
    };
    let mut fields: Vec<String> = rows[0].iter().map(|&field| field.to_owned()).collect();
    for column in RATES {
        let highest = values(column)?.into_iter().fold(f64::MIN, f64::max);
        fields[column] = format!("{highest:.0}");
    }
    let shortest = values(SECONDS)?.into_iter().fold(f64::MAX, f64::min);
    fields[SECONDS] = format!("{shortest:.3}");
    Ok(fields.join(","))
}

fn first_line(program: &str, arguments: &[&str]) -> Result<String> {
    let mut command = Command::new(program);
    command.args(arguments);
    Ok(stdout_of(command)?
        .lines()
        .next()
        .unwrap_or_default()
        .into())
}

/// A value from `/proc/cpuinfo`, of the first processor.
fn cpuinfo(key: &str) -> Option<String> {
    let info = fs::read_to_string("/proc/cpuinfo").ok()?;
    info.lines().find_map(|line| {
        let (name, value) = line.split_once(':')?;
        (name.trim() == key).then(|| value.trim().to_owned())
    })
}
