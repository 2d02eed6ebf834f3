//! The installed library: its symbols, and programs that find it by CMake.

use std::process::Command;

use crate::support::{folder, has, output_of, prefix, skipped, source, with_library};

/// The functions in the header.
fn declared() -> Vec<String> {
    let header = std::fs::read_to_string(source("include/gaussmle.h")).expect("read");
    let words = header.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_' || c == '('));
    let calls = words.filter_map(|word| word.split_once('(').map(|(name, _)| name.to_owned()));
    let mut names: Vec<String> = calls.filter(|name| name.starts_with("gm_")).collect();
    names.sort();
    names.dedup();
    names
}

#[test]
fn the_functions_of_the_header_are_exported_and_nothing_else() {
    let mut nm = Command::new("nm");
    nm.args(["--dynamic", "--defined-only", "--format=posix"]);
    let printed = output_of(nm.arg(prefix().join("lib/libgaussmle.so")));
    let mut exported: Vec<&str> = printed
        .lines()
        .filter_map(|line| line.split(' ').next())
        .collect();
    exported.sort_unstable();
    assert_eq!(exported, declared());
    assert!(exported.len() > 20 && exported.contains(&"gm_fit"));
}

#[test]
fn the_cpp_runtime_is_that_of_the_library() {
    let mut needed = Command::new("readelf");
    let needed = output_of(needed.arg("-d").arg(prefix().join("lib/libgaussmle.so")));
    assert!(
        needed.contains("libc.so.6") && needed.contains("libgaussmle.so.1"),
        "{needed}"
    );
    assert!(!needed.contains("libstdc++"), "{needed}");
}

#[test]
fn programs_find_the_library_by_cmake() {
    if !has("cmake") {
        skipped("cmake");
        return;
    }
    let build = folder("cmake");
    let mut configure = Command::new("cmake");
    configure
        .arg("-S")
        .arg(source("examples"))
        .arg("-B")
        .arg(&build);
    configure.arg(format!("-DCMAKE_PREFIX_PATH={}", prefix().display()));
    output_of(&mut configure);
    output_of(Command::new("cmake").arg("--build").arg(&build));
    // CMake writes the folder of the library into the programs.
    let fits = output_of(&mut Command::new(build.join("fit")));
    let numbers: Vec<f64> = fits
        .split(|c: char| !(c.is_ascii_digit() || c == '.'))
        .filter_map(|word| word.parse().ok())
        .collect();
    // x, y and photons of the simulated spots, which are sampled at the centres of pixels and rounded to
    // photons. The noise of 1000 photons would be 0.004 um and 35 photons.
    let expected = [0.57, 0.56, 1000.0, 0.57, 0.51, 1000.0];
    let limits = [0.002, 0.002, 30.0].into_iter().cycle();
    assert_eq!(numbers.len(), expected.len(), "{fits}");
    for ((found, expected), limit) in numbers.iter().zip(expected).zip(limits) {
        assert!((found - expected).abs() < limit, "{fits}");
    }
    let session = output_of(&mut Command::new(build.join("session")));
    assert!(session.contains("in 100 of 100 frames"), "{session}");
}

#[test]
fn the_static_library_can_be_linked() {
    let program = folder("static").join("fit");
    let mut flags = Command::new("pkg-config");
    flags.args(["--variable=libdir", "gaussmle"]);
    flags.env("PKG_CONFIG_PATH", prefix().join("lib/pkgconfig"));
    assert_eq!(
        output_of(&mut flags).trim(),
        prefix().join("lib").display().to_string()
    );
    let mut flags = Command::new("pkg-config");
    flags.args(["--static", "--libs-only-l", "gaussmle"]);
    flags.env("PKG_CONFIG_PATH", prefix().join("lib/pkgconfig"));
    let flags = output_of(&mut flags);
    let others = flags
        .split_whitespace()
        .filter(|flag| *flag != "-lgaussmle");
    let mut compiler = Command::new("cc");
    compiler.arg("-I").arg(source("include"));
    compiler
        .arg("-o")
        .arg(&program)
        .arg(source("examples/fit.c"));
    compiler
        .arg(prefix().join("lib/libgaussmle.a"))
        .args(others);
    output_of(&mut compiler);
    let fits = output_of(&mut Command::new(&program));
    assert_eq!(
        fits,
        output_of(&mut with_library(crate::support::compiled(
            "examples/fit.c"
        )))
    );
}
