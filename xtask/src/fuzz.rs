//! Fuzzing of the file readers, seeded with files as other programs write them.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::error::{Result, at};
use crate::paths::{root, tools};
use crate::process::run_command;

/// Largest seed file, bytes: larger files slow the fuzzer down and reach no other code.
const MAX_SEED_BYTES: u64 = 64 << 10;

/// Fuzzes each target for a minute, or for `GAUSSMLE_FUZZ_SECONDS`.
pub fn run() -> Result {
    let seconds = env::var("GAUSSMLE_FUZZ_SECONDS").unwrap_or("60".into());
    collect_seeds()?;
    for target in ["movie", "ndtiff", "sidecar", "text"] {
        let corpus = format!("fuzz/corpus/{target}");
        let folder = root().join(&corpus);
        fs::create_dir_all(&folder).map_err(at(&folder))?;
        let time = format!("-max_total_time={seconds}");
        let mut command = Command::new("cargo");
        // The readers are safe Rust. Fuzzing finds panics, hangs and excessive memory; an address
        // sanitizer would add nothing.
        let options = ["fuzz", "run", "--sanitizer=none", target, &corpus];
        let limits = ["--", &time, "-timeout=20", "-rss_limit_mb=2048"];
        command.args(options).args(limits).current_dir(root());
        // cargo-fuzz passes unstable options to the compiler.
        command.env("RUSTC_BOOTSTRAP", "1");
        run_command(command)?;
    }
    Ok(())
}

/// Copies small files into the corpora: fixtures of every format, and recorded movies if
/// `GAUSSMLE_DATA` has them.
fn collect_seeds() -> Result {
    let fixtures = root().join("target/fuzz/movies");
    fs::create_dir_all(&fixtures).map_err(at(&fixtures))?;
    let mut python = Command::new("python3");
    python
        .arg("-Wignore")
        .arg(root().join("tests/python/make_movies.py"))
        .arg(&fixtures)
        .env("PYTHONPATH", tools().join("python"));
    run_command(python)?;
    let data =
        env::var_os("GAUSSMLE_DATA").map_or_else(|| root().join("../shared/data"), PathBuf::from);
    for folder in [fixtures, data.join("locan"), data.join("picasso")] {
        copy_seeds(&folder).map_err(at(&folder))?;
    }
    Ok(())
}

fn copy_seeds(folder: &Path) -> std::io::Result<()> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Ok(());
    };
    for entry in entries {
        let path = entry?.path();
        let extension = path.extension().unwrap_or_default().to_string_lossy();
        let target = match &*extension {
            "tif" | "npy" => "movie",
            "raw" | "yaml" | "dax" | "inf" => "sidecar",
            "toml" => "text",
            _ => continue,
        };
        if path.metadata()?.len() <= MAX_SEED_BYTES {
            let corpus = root().join("fuzz/corpus").join(target);
            fs::create_dir_all(&corpus)?;
            fs::copy(&path, corpus.join(path.file_name().unwrap_or_default()))?;
        }
    }
    Ok(())
}
