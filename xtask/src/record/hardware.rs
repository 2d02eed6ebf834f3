//! The speed of fits.

use std::fs;
use std::process::Command;

use super::instructions::Counts;
use super::machine::{cores, description, file, vectors};
use crate::error::{Result, at};
use crate::paths::root;
use crate::process::stdout_of;

/// Spots of each measurement.
const SPOTS: &str = "500000";

/// Runs the hardware benchmark on all cores and on one, with the vectors of this processor and with
/// those of AVX2, and writes `benches/record/hardware-<processor>.csv`.
///
/// All cores are measured three times, and the best of each number is recorded: other load on a
/// shared machine can only slow a measurement down.
pub fn record(counts: &Counts) -> Result {
    let all = cores();
    let mut passes = Vec::new();
    for _ in 0..3 {
        for spots in vectors() {
            passes.push((*spots, benchmark(all, &["env"], "cpu", spots)?));
        }
    }
    let mut rows = Vec::new();
    for spots in vectors() {
        let of_vector = passes.iter().filter(|(other, _)| other == spots);
        let of_vector: Vec<&Pass> = of_vector.map(|(_, pass)| pass).collect();
        let lengths: Vec<usize> = of_vector.iter().map(|pass| pass.rows.len()).collect();
        if lengths[0] == 0 || lengths.iter().any(|len| *len != lengths[0]) {
            return Err(format!(
                "the passes of the benchmark printed {lengths:?} rows: expected equal numbers"
            ));
        }
        for row in 0..lengths[0] {
            rows.push(best([0, 1, 2].map(|pass| &of_vector[pass].rows[row]))?);
        }
    }
    // One core measures the CPU back end only: a software adapter on one core is of no interest.
    for spots in vectors() {
        rows.extend(benchmark(1, &["taskset", "-c", "0"], "cpu", spots)?.rows);
    }
    rows.extend(benchmark(all, &["env"], "wgpu,cuda", vectors()[0])?.rows);
    let (_, first) = &passes[0];
    let mut csv = format!(
        "# {}\n{}\n\
         # on all cores of the CPU the best of three passes; vectors of 8 spots are those of AVX2, of\n\
         # 16 those of AVX-512; instructions are those of AVX2, counted by callgrind, host array to\n\
         # results\ncores,{},instructions_per_fit\n",
        description()?,
        first.remark,
        first.header,
    );
    for row in rows {
        let field: Vec<&str> = row.split(',').collect();
        let work = format!("fit,{},{},{}", field[4], field[5], field[6]);
        let is_counted = field[1] == "cpu" && field[2] == "8";
        let count = counts.get(&work)?.filter(|_| is_counted);
        let count = count.map_or(String::new(), |count| format!("{count:.0}"));
        csv += &format!("{row},{count}\n");
    }
    let file = file("hardware");
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

fn benchmark(cores: usize, launcher: &[&str], backends: &str, vectors: &str) -> Result<Pass> {
    let mut command = Command::new(launcher[0]);
    command.args(&launcher[1..]);
    command.args(["cargo", "test", "--release", "--workspace"]);
    command.args(["--test", "suite", "--"]);
    command.args(["--nocapture", "--exact", "hardware::hardware_benchmark"]);
    command
        .env("GAUSSMLE_TEST_BENCH_SPOTS", SPOTS)
        .env("GAUSSMLE_TEST_BENCH_BACKENDS", backends)
        .env("GAUSSMLE_TEST_BENCH_VECTORS", vectors)
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
const RATES: [usize; 2] = [8, 9];
const SECONDS: usize = 10;

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
