//! Long benchmarks, recorded with date and machine in `benches/record`.

mod c_library;
mod comparisons;
mod hardware;
mod instructions;
mod machine;
mod search;
mod session;

use crate::error::Result;
use crate::process::timed;
use instructions::Counts;

/// A benchmark with a record.
type Benchmark = fn(&Counts) -> Result;

const BENCHMARKS: [(&str, Benchmark); 7] = [
    ("search", search::record),
    ("sessions", |_| session::record()),
    ("c", |_| c_library::record()),
    ("cores", |_| comparisons::cores()),
    ("movies", |_| comparisons::movies()),
    ("fits", hardware::record),
    ("others", |_| comparisons::fits()),
];

/// Measures this machine: the named benchmarks, or all. Nothing else should run meanwhile.
pub fn run(names: &[String]) -> Result {
    let known = BENCHMARKS.map(|(name, _)| name);
    if let Some(name) = names.iter().find(|name| !known.contains(&name.as_str())) {
        return Err(format!(
            "there is no benchmark `{name}`: give some of {}, or none for all",
            known.join(", ")
        ));
    }
    let counts = Counts::default();
    for (name, benchmark) in BENCHMARKS {
        if names.is_empty() || names.iter().any(|wanted| wanted == name) {
            timed(name, || benchmark(&counts))?;
        }
    }
    Ok(())
}
