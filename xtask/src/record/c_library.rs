//! Sizes of the C library, and times of calls from C.

use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::Command;

use super::machine::{description, file};
use crate::c_library::{Installation, built, install};
use crate::error::{Result, at};
use crate::paths::root;
use crate::process::{run_command, stdout_of};

/// Installs the library, runs the benchmark in C, and writes `benches/record/c-library-<processor>.csv`.
pub fn record() -> Result {
    let work = root().join("target/c-library");
    let _ = fs::remove_dir_all(&work);
    let installation = Installation {
        has_static: true,
        is_relocatable: false,
    };
    install(&work, installation)?;
    let calls = calls(&work)?;
    let mut csv = format!(
        "# {}\n\
         # medians of calls from one thread of C on the CPU, of 11x11 u16 ROIs and 64x64 u16 frames with\n\
         # about 5 spots, from the first call until the column x of the table is copied\n\
         what,value,unit\n",
        description()?
    );
    let version = env!("CARGO_PKG_VERSION");
    for (what, path) in [
        ("shared library as built", built().join("libgaussmle.so")),
        ("static library as built", built().join("libgaussmle.a")),
        (
            "shared library as installed",
            work.join(format!("lib/libgaussmle.so.{version}")),
        ),
        (
            "static library as installed",
            work.join("lib/libgaussmle.a"),
        ),
    ] {
        let bytes = fs::metadata(&path).map_err(at(&path))?.len();
        // Writing to a string cannot fail.
        let _ = writeln!(csv, "{what},{:.1},MB", bytes as f64 / 1e6);
    }
    csv += &calls;
    print!("{csv}");
    let file = file("c-library");
    fs::write(&file, csv).map_err(at(&file))
}

/// Compiles and runs the benchmark. It prints rows of the record.
fn calls(prefix: &Path) -> Result<String> {
    let program = prefix.join("calls");
    let mut compiler = Command::new("cc");
    compiler.args(["-std=c99", "-O2", "-o"]).arg(&program);
    compiler.arg(root().join("bindings/c/benchmarks/calls.c"));
    compiler.arg("-I").arg(prefix.join("include"));
    compiler.arg("-L").arg(prefix.join("lib"));
    compiler.args(["-lgaussmle", "-lm"]);
    run_command(compiler)?;
    let mut run = Command::new(program);
    run.env("LD_LIBRARY_PATH", prefix.join("lib"));
    stdout_of(run)
}
