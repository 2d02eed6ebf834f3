//! Fuzzing of the readers, from files as other programs write them.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{Failure, finish, root};

/// Files larger than this teach a fuzzer nothing that smaller ones do not.
const LARGEST: u64 = 64 << 10;

/// Fuzzes each target for a minute, or for as many seconds as `GAUSSMLE_FUZZ_SECONDS` says.
pub fn run() -> Result<(), Failure> {
    let seconds = env::var("GAUSSMLE_FUZZ_SECONDS").unwrap_or("60".into());
    corpora().map_err(|error| format!("corpora: {error}"))?;
    for target in ["movie", "sidecar", "text"] {
        let corpus = format!("fuzz/corpus/{target}");
        fs::create_dir_all(root().join(&corpus)).map_err(|e| format!("{corpus}: {e}"))?;
        let time = format!("-max_total_time={seconds}");
        let mut command = Command::new("cargo");
        // The readers are plain Rust, and safe: what is looked for are panics, hangs and memory, not its misuse.
        let options = ["fuzz", "run", "--sanitizer=none", target, &corpus];
        let limits = ["--", &time, "-timeout=20", "-rss_limit_mb=2048"];
        command.args(options).args(limits).current_dir(root());
        // What cargo-fuzz asks of the compiler is not stable.
        command.env("RUSTC_BOOTSTRAP", "1");
        finish(command)?;
    }
    Ok(())
}

/// Gathers small files: fixtures in every format, and real ones where they are.
fn corpora() -> std::io::Result<()> {
    let made = root().join("target/fuzz/movies");
    fs::create_dir_all(&made)?;
    let mut python = Command::new("python3");
    python
        .arg("-Wignore")
        .arg(root().join("tests/python/make_movies.py"))
        .arg(&made)
        .env("PYTHONPATH", root().join("target/tools/python"));
    finish(python).map_err(std::io::Error::other)?;
    let real =
        env::var_os("GAUSSMLE_DATA").map_or_else(|| root().join("../shared/data"), PathBuf::from);
    for folder in [made, real.join("locan"), real.join("picasso")] {
        gather(&folder)?;
    }
    Ok(())
}

fn gather(folder: &Path) -> std::io::Result<()> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Ok(());
    };
    for entry in entries {
        let path = entry?.path();
        let ending = path
            .extension()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let target = match ending.as_str() {
            "tif" | "npy" => "movie",
            "raw" | "yaml" | "dax" | "inf" => "sidecar",
            "toml" => "text",
            _ => continue,
        };
        if path.metadata()?.len() <= LARGEST {
            let to = root().join("fuzz/corpus").join(target);
            fs::create_dir_all(&to)?;
            fs::copy(&path, to.join(path.file_name().unwrap_or_default()))?;
        }
    }
    Ok(())
}
