//! Instructions of fits and of the search for spots, counted by callgrind.

use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::process::Command;

use serde_json::Value;

use crate::error::{Result, at};
use crate::paths::root;
use crate::process::stdout_of;

/// The functions of the tests between which instructions are counted, as patterns of symbols.
const BEGIN: &str = "*counting_begins*";
const END: &str = "*counting_ends*";

/// Instructions per fit or per pixel, counted when the first is asked for.
#[derive(Default)]
pub struct Counts(OnceCell<BTreeMap<String, f64>>);

impl Counts {
    /// The instructions of a work, if it is counted.
    pub fn get(&self, work: &str) -> Result<Option<f64>> {
        let counts = match self.0.get() {
            Some(counts) => counts,
            None => {
                let counts = count()?;
                self.0.get_or_init(|| counts)
            }
        };
        Ok(counts.get(work).copied())
    }
}

/// Counts the instructions with those of AVX2: callgrind knows no later ones. Counts do not depend on
/// the load of the machine.
fn count() -> Result<BTreeMap<String, f64>> {
    let folder = env::temp_dir().join(format!("gaussmle-callgrind-{}", std::process::id()));
    fs::create_dir_all(&folder).map_err(at(&folder))?;
    let counts = count_in(&folder);
    let _ = fs::remove_dir_all(&folder);
    counts
}

fn count_in(folder: &std::path::Path) -> Result<BTreeMap<String, f64>> {
    let mut build = Command::new("cargo");
    build.args(["test", "--release", "--workspace", "--test", "suite"]);
    build
        .args(["--no-run", "--message-format=json"])
        .current_dir(root());
    let messages = stdout_of(build)?;
    let program = messages.lines().rev().find_map(|line| {
        let message: Value = serde_json::from_str(line).ok()?;
        message["executable"].as_str().map(str::to_owned)
    });
    let program = program.ok_or("cargo named no program of the tests")?;
    let mut callgrind = Command::new("valgrind");
    callgrind.arg("--tool=callgrind");
    callgrind.arg(format!("--zero-before={BEGIN}"));
    callgrind.arg(format!("--dump-before={END}"));
    callgrind.arg(format!("--callgrind-out-file={}/out", folder.display()));
    callgrind.arg(program);
    callgrind.args([
        "--exact",
        "hardware::instructions",
        "--ignored",
        "--nocapture",
    ]);
    // A thread that waits for work executes instructions, too.
    callgrind.env("RAYON_NUM_THREADS", "1");
    callgrind.env("GAUSSMLE_TEST_BENCH_VECTORS", "8");
    // A long measurement has the cases with fewer outputs.
    callgrind.env("GAUSSMLE_TEST_BENCH_SPOTS", "1");
    callgrind
        .env("CARGO_MANIFEST_DIR", root())
        .current_dir(root());
    let printed = stdout_of(callgrind)?;
    let works = printed
        .lines()
        .filter_map(|line| line.split_once("counted: "));
    let mut counts = BTreeMap::new();
    for (number, (_, work)) in works.enumerate() {
        let file = folder.join(format!("out.{}", number + 1));
        let text = fs::read_to_string(&file).map_err(at(&file))?;
        let total = text.lines().find_map(|line| line.strip_prefix("totals: "));
        let total = total.and_then(|total| total.trim().parse::<f64>().ok());
        let (work, times) = work.rsplit_once(',').ok_or("a line without a number")?;
        let times = times.trim().parse::<f64>().ok();
        let (total, times) = total.zip(times).ok_or("a line without a number")?;
        counts.insert(work.to_owned(), total / times);
    }
    match counts.is_empty() {
        true => Err("the tests counted nothing".into()),
        false => Ok(counts),
    }
}
