//! Measurements at length, kept with date and machine.

use std::fs;
use std::process::Command;

use crate::{Failure, printed, root};

/// Spots of each measurement.
const SPOTS: &str = "1000000";

/// The hardware benchmark on all cores and on one, into `benches/record/hardware-<processor>.csv`.
///
/// All cores are measured three times, and the best of each number counts: neighbours on a shared machine only ever slow things down.
pub fn hardware() -> Result<(), Failure> {
    let processor = says("model name").unwrap_or_else(|| "unknown processor".into());
    // Some call themselves alike over many generations.
    let generation = says("cpu family").zip(says("model"));
    let generation = generation.map_or(String::new(), |(family, model)| {
        format!(" (family {family}, model {model})")
    });
    let all = std::thread::available_parallelism().map_or(1, usize::from);
    // On one core the CPU alone: what a software adapter does there tells nothing.
    let first = benchmark(all, &["env"], "cpu")?;
    let one = benchmark(1, &["taskset", "-c", "0"], "cpu")?;
    let second = benchmark(all, &["env"], "cpu")?;
    let gpus = benchmark(all, &["env"], "wgpu,cuda")?;
    let third = benchmark(all, &["env"], "cpu")?;
    let mut out = format!(
        "# {}, {processor}{generation}, {}\n{}\n# on all cores of the CPU the best of three passes\ncores,{}\n",
        first_line("date", &["+%Y-%m-%d"])?,
        first_line("rustc", &["--version"])?,
        first.remark,
        first.header,
    );
    let lengths = [&first, &second, &third].map(|pass| pass.rows.len());
    if lengths[0] == 0 || lengths != [lengths[0]; 3] {
        return Err("the passes of the benchmark do not measure the same".into());
    }
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
    // The test's name may stand before what it prints first.
    let line = |start: &str| {
        let found = text
            .lines()
            .find_map(|line| Some(&line[line.find(start)?..]));
        found
            .map(str::to_owned)
            .ok_or(format!("the benchmark prints no line with `{start}`"))
    };
    let measured = |line: &&str| {
        let backend = line.split(',').next().unwrap_or_default();
        line.contains(',') && backends.split(',').any(|wanted| wanted == backend)
    };
    Ok(Printed {
        remark: line("# ")?,
        header: line("backend,")?,
        rows: text
            .lines()
            .filter(measured)
            .map(|line| format!("{cores},{line}"))
            .collect(),
    })
}

/// Where the columns are that differ from pass to pass: two rates and a wait.
const RATES: [usize; 2] = [6, 7];
const WAIT: usize = 8;

/// The columns that do not.
fn alike<'a>(row: &[&'a str]) -> Vec<&'a str> {
    [&row[..RATES[0]], &row[WAIT + 1..]].concat()
}

/// The best of rows of the same measurement: the highest rates, the shortest wait.
fn best(rows: [&String; 3]) -> Result<String, Failure> {
    let rows = rows.map(|row| row.split(',').collect::<Vec<_>>());
    if rows
        .iter()
        .any(|row| row.len() <= WAIT || alike(row) != alike(&rows[0]))
    {
        return Err(format!(
            "the passes of the benchmark do not measure the same: {rows:?}"
        ));
    }
    let all = |column: usize| -> Result<Vec<f64>, Failure> {
        let parse = |row: &Vec<&str>| row[column].parse().map_err(|e| format!("{row:?}: {e}"));
        rows.iter().map(parse).collect()
    };
    let mut words: Vec<String> = rows[0].iter().map(|&word| word.to_owned()).collect();
    for column in RATES {
        let highest = all(column)?.into_iter().fold(f64::MIN, f64::max);
        words[column] = format!("{highest:.0}");
    }
    let shortest = all(WAIT)?.into_iter().fold(f64::MAX, f64::min);
    words[WAIT] = format!("{shortest:.3}");
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
