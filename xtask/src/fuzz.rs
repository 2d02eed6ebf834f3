//! Fuzzing of the file readers, seeded with files as other programs write them, and of the server.
//!
//! The targets run with an address sanitizer. The readers are safe Rust, but zstd is C: its code
//! is compiled with the sanitizer, too.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::cargo;
use crate::error::{Result, at};
use crate::paths::{root, tools};
use crate::process::run_command;

/// The targets.
const TARGETS: [&str; 8] = [
    "movie", "imaris", "ndtiff", "sidecar", "zarr", "table", "text", "http",
];

/// The document with the addresses of the server.
const API: &str = "crates/app/src/openapi.json";

/// Largest seed file, bytes: larger files slow the fuzzer down and reach no other code.
const MAX_SEED_BYTES: u64 = 64 << 10;

/// The tables that other programs write from ours.
const SEED_TABLES: &str = "
mkdir -p target/fuzz/tables
cd target/fuzz/tables
gaussmle=../../release/gaussmle
$gaussmle simulate -o rois.npy --n 40
$gaussmle fit rois.npy -o own.csv --model xynb --sigma 0.13 --pixel-size 0.1 --backend cpu
for ending in parquet npz hdf5; do
    $gaussmle convert own.csv own.$ending
done
python3 -Wignore ../../../tests/python/make_tables.py . own.csv own.parquet own.npz own.hdf5
";

/// Fuzzes each target for a minute, or for `GAUSSMLE_TEST_FUZZ_SECONDS`.
pub fn run() -> Result {
    let seconds = env::var("GAUSSMLE_TEST_FUZZ_SECONDS").unwrap_or("60".into());
    collect_seeds()?;
    let path = env::var("PATH").unwrap_or_default();
    let path = format!("{}:{path}", tools().join("bin").display());
    for target in TARGETS {
        let corpus = corpus(target)?;
        let time = format!("-max_total_time={seconds}");
        let mut command = Command::new("cargo");
        command.args(["fuzz", "run", "--sanitizer=address", target]);
        command.arg(corpus);
        // A byte of a header must not ask for more memory than a movie may have.
        command.args([
            "--",
            &time,
            "-timeout=20",
            "-rss_limit_mb=2048",
            "-print_final_stats=1",
        ]);
        command.current_dir(root());
        // cargo-fuzz passes unstable options to the compiler.
        command.env("RUSTC_BOOTSTRAP", "1");
        command.env("PATH", &path);
        // The sanitizer's runtime comes with rustc.
        command.env("CFLAGS", "-fsanitize=address -fno-omit-frame-pointer");
        // Leaks at the end of a process are not faults of readers.
        command.env("ASAN_OPTIONS", "detect_leaks=0:allocator_may_return_null=1");
        run_command(command)?;
    }
    Ok(())
}

/// The folder of the inputs of a target.
fn corpus(target: &str) -> Result<PathBuf> {
    let folder = root().join("fuzz/corpus").join(target);
    fs::create_dir_all(&folder).map_err(at(&folder))?;
    Ok(folder)
}

/// Writes small files into the corpora: fixtures of every format, and recorded movies if
/// `GAUSSMLE_TEST_DATA` has them.
fn collect_seeds() -> Result {
    // Those of an earlier run are in the way of new ones.
    let seeds = root().join("target/fuzz");
    if seeds.exists() {
        fs::remove_dir_all(&seeds).map_err(at(&seeds))?;
    }
    let fixtures = seeds.join("movies");
    fs::create_dir_all(&fixtures).map_err(at(&fixtures))?;
    let mut python = Command::new("python3");
    python
        .arg("-Wignore")
        .arg(root().join("tests/python/make_movies.py"))
        .arg(&fixtures)
        .env("PYTHONPATH", tools().join("python"));
    run_command(python)?;
    cargo::build()?;
    let mut tables = Command::new("sh");
    tables.args(["-ec", SEED_TABLES]).current_dir(root());
    tables.env("PYTHONPATH", tools().join("python"));
    run_command(tables)?;
    let data = env::var_os("GAUSSMLE_TEST_DATA")
        .map_or_else(|| root().join("../shared/data"), PathBuf::from);
    let tables = root().join("target/fuzz/tables");
    for folder in [fixtures, tables, data.join("locan"), data.join("picasso")] {
        copy_seeds(&folder)?;
    }
    request_seeds()
}

/// Writes a request for each address of the server, as the target `http` takes them.
fn request_seeds() -> Result {
    let path = root().join(API);
    let text = fs::read_to_string(&path).map_err(at(&path))?;
    let document: serde_json::Value = serde_json::from_str(&text).map_err(|e| e.to_string())?;
    let folder = corpus("http")?;
    let paths = document["paths"].as_object().into_iter().flatten();
    for (number, (address, methods)) in paths.enumerate() {
        for method in methods
            .as_object()
            .into_iter()
            .flatten()
            .map(|(name, _)| name)
        {
            let request = format!(
                "\0{} {address}?table=x&path=x\n{{\"table\":\"x\"}}",
                method.to_uppercase()
            );
            let seed = folder.join(format!("{method}-{number}"));
            fs::write(&seed, request).map_err(at(&seed))?;
        }
    }
    Ok(())
}

fn copy_seeds(folder: &Path) -> Result {
    let Ok(entries) = fs::read_dir(folder) else {
        return Ok(());
    };
    for entry in entries {
        let path = entry.map_err(at(folder))?.path();
        let extension = path.extension().unwrap_or_default().to_string_lossy();
        let target = match &*extension {
            "tif" | "npy" => "movie",
            "ims" => "imaris",
            "raw" | "yaml" | "dax" | "inf" => "sidecar",
            "csv" | "parquet" | "npz" | "hdf5" | "smlm" => "table",
            "toml" => "text",
            "zarr" => {
                zarr_seed(&path)?;
                continue;
            }
            _ => continue,
        };
        if path.metadata().map_err(at(&path))?.len() <= MAX_SEED_BYTES {
            let seed = corpus(target)?.join(path.file_name().unwrap_or_default());
            fs::copy(&path, &seed).map_err(at(&seed))?;
        }
    }
    Ok(())
}

/// Joins the metadata of an array and its first chunk, as the target `zarr` splits them. Groups and
/// chunks with other names are left out.
fn zarr_seed(folder: &Path) -> Result {
    let metadata = [".zarray", "zarr.json"].map(|name| fs::read(folder.join(name)));
    let chunks = ["0.0.0", "c/0/0/0"].map(|name| fs::read(folder.join(name)));
    for (metadata, chunk) in metadata.into_iter().zip(chunks) {
        let (Ok(metadata), Ok(chunk)) = (metadata, chunk) else {
            continue;
        };
        let Ok(length) = u16::try_from(metadata.len()) else {
            continue;
        };
        let seed = corpus("zarr")?.join(folder.file_name().unwrap_or_default());
        let bytes = [&length.to_le_bytes()[..], &metadata, &chunk].concat();
        fs::write(&seed, bytes).map_err(at(&seed))?;
    }
    Ok(())
}
