//! The speed of the search for spots.

use std::fs;
use std::process::Command;

use super::instructions::Counts;
use super::machine::{description, file};
use crate::error::{Result, at};
use crate::paths::root;
use crate::process::stdout_of;

/// Runs the bench `detection` and writes `benches/record/detection-<processor>.csv`.
pub fn record(counts: &Counts) -> Result {
    let mut bench = Command::new("cargo");
    bench.args([
        "bench",
        "--workspace",
        "--bench",
        "detection",
        "--",
        "--noplot",
    ]);
    bench.env("CLICOLOR", "0").current_dir(root());
    let printed = stdout_of(bench)?;
    print!("{printed}");
    let mut csv = format!(
        "# {}\n\
         # 64 frames of 512x512 u16 with 100 spots each, on all cores; the median\n\
         # instructions are those of AVX2, counted by callgrind\n\
         method,instruction_set,gigabytes_per_second,instructions_per_pixel\n",
        description()?
    );
    let mut rows = 0;
    let mut name = String::new();
    for line in printed.lines() {
        // A long name is on a line of its own.
        if let Some(rest) = line.strip_prefix("search/") {
            name = rest
                .split("time:")
                .next()
                .unwrap_or_default()
                .trim()
                .to_owned();
        }
        // Changes since an earlier run are in percent.
        let Some((_, rates)) = line.split_once("thrpt:").filter(|_| !line.contains('%')) else {
            continue;
        };
        let (method, set) = name.split_once(", ").unwrap_or((&name, "widest"));
        let count = counts.get(&format!("search,{method},,"))?;
        let count = count.filter(|_| set == "AVX2");
        let count = count.map_or(String::new(), |count| format!("{count:.1}"));
        csv += &format!("{method},{set},{:.2},{count}\n", median(rates)?);
        rows += 1;
        name.clear();
    }
    if rows == 0 {
        return Err("the bench printed no rates".into());
    }
    let file = file("detection");
    fs::write(&file, csv).map_err(at(&file))
}

/// The second of three rates, in 10^9 bytes per second: `[1.0 GiB/s 1.1 GiB/s 1.2 GiB/s]`.
fn median(rates: &str) -> Result<f64> {
    let words: Vec<&str> = rates.trim().trim_matches(['[', ']']).split(' ').collect();
    let unit = match words.get(3) {
        Some(&"GiB/s") => f64::from(1 << 30),
        Some(&"MiB/s") => f64::from(1 << 20),
        _ => return Err(format!("unknown rates: {rates}")),
    };
    let rate: f64 = words[2]
        .parse()
        .map_err(|error| format!("{rates}: {error}"))?;
    Ok(rate * unit / 1e9)
}

#[cfg(test)]
mod tests {
    use super::median;

    #[test]
    fn rates_are_read_in_both_units() {
        let rate = median("[2.0 GiB/s 2.5 GiB/s 3.0 GiB/s]").expect("a rate");
        assert!((rate - 2.684).abs() < 1e-3, "{rate}");
        let rate = median("  [900.1 MiB/s 950.0 MiB/s 990.2 MiB/s]").expect("a rate");
        assert!((rate - 0.996).abs() < 1e-3, "{rate}");
        assert!(median("[1 2 3]").is_err());
    }
}
