//! The machine of a record.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::error::Result;
use crate::paths::root;
use crate::process::stdout_of;

/// The date, the processor with its generation, and the compiler.
pub fn description() -> Result<String> {
    let generation = cpuinfo("cpu family").zip(cpuinfo("model"));
    let generation = generation.map_or(String::new(), |(family, model)| {
        format!(" (family {family}, model {model})")
    });
    Ok(format!(
        "{}, {}{generation}, {} cores, {}",
        first_line("date", &["+%Y-%m-%d"])?,
        processor(),
        cores(),
        first_line("rustc", &["--version"])?,
    ))
}

/// The file of a record of this machine: `WHAT-PROCESSOR-FAMILY-MODEL.csv`. Some processors have the
/// same name over many generations.
pub fn file(what: &str) -> PathBuf {
    let generation = [cpuinfo("cpu family"), cpuinfo("model")];
    let parts = std::iter::once(processor()).chain(generation.into_iter().flatten());
    let name = Vec::from_iter(parts).join(" ").to_ascii_lowercase();
    let name = name.replace(|c: char| !c.is_ascii_alphanumeric(), "-");
    root().join(format!("benches/record/{what}-{name}.csv"))
}

/// The number of cores.
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// The spots in vectors that are measured: those of the processor, and those of AVX2 on a processor
/// that has more.
pub fn vectors() -> &'static [&'static str] {
    let has_avx512 = cpuinfo("flags").is_some_and(|flags| flags.contains("avx512f"));
    if has_avx512 { &["16", "8"] } else { &["8"] }
}

fn processor() -> String {
    cpuinfo("model name").unwrap_or_else(|| "unknown processor".into())
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
