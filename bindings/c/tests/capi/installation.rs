//! The installed library: its symbols, and programs that find it by CMake.

use std::process::Command;

use crate::support::{
    compiled, compiled_with, folder, has, install, output_of, pkg_config, prefix, skipped, source,
    with_library,
};

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

/// The names in the output of nm.
fn names(printed: &str) -> Vec<String> {
    // A line without a space has the name of a member of an archive.
    let names = printed.lines().filter_map(|line| line.split_once(' '));
    let mut names: Vec<String> = names.map(|(name, _)| name.to_owned()).collect();
    names.sort_unstable();
    names
}

#[test]
fn the_functions_of_the_header_are_exported_and_nothing_else() {
    let mut nm = Command::new("nm");
    nm.args(["--dynamic", "--defined-only", "--format=posix"]);
    let printed = output_of(nm.arg(prefix().join("lib/libgaussmle.so")));
    let exported = names(&printed);
    assert_eq!(exported, declared());
    assert!(exported.len() > 20 && exported.contains(&"gm_fit".to_owned()));
}

#[test]
fn the_library_needs_no_cpp_runtime() {
    let mut needed = Command::new("readelf");
    let needed = output_of(needed.arg("-d").arg(prefix().join("lib/libgaussmle.so")));
    assert!(
        needed.contains("libc.so.6") && needed.contains("libgaussmle.so.1"),
        "{needed}"
    );
    assert!(!needed.contains("libstdc++"), "{needed}");
    // dlclose does not remove the code of its threads.
    assert!(needed.contains("NODELETE"), "{needed}");
}

#[test]
fn programs_find_the_library_by_cmake() {
    // One of the programs is C++.
    if let Some(missing) = ["cmake", "c++"].into_iter().find(|name| !has(name)) {
        skipped(missing);
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
fn programs_find_the_library_by_pkg_config() {
    if !has("pkg-config") {
        skipped("pkg-config");
        return;
    }
    let library = prefix().join("lib").display().to_string();
    assert_eq!(pkg_config(prefix(), &["--variable=libdir"]), library);
    let flags = pkg_config(prefix(), &["--cflags", "--libs"]);
    let include = prefix().join("include").display().to_string();
    assert_eq!(flags, format!("-I{include} -L{library} -lgaussmle"));
    let flags: Vec<&str> = flags.split_whitespace().collect();
    output_of(&mut with_library(compiled_with("examples/fit.c", &flags)));
}

/// A program links the static library, although it has symbols of works in the library itself.
#[test]
fn the_static_library_has_the_functions_alone() {
    if !has("pkg-config") {
        skipped("pkg-config");
        return;
    }
    let prefix = folder("static");
    install(&["--static"], &prefix);
    let archive = prefix.join("lib/libgaussmle.a");
    let mut nm = Command::new("nm");
    nm.args(["--extern-only", "--defined-only", "--format=posix"]);
    assert_eq!(names(&output_of(nm.arg(&archive))), declared());
    let flags = pkg_config(&prefix, &["--static", "--libs-only-l"]);
    let others = flags
        .split_whitespace()
        .filter(|flag| *flag != "-lgaussmle");
    let archive = archive.display().to_string();
    let flags: Vec<&str> = std::iter::once(archive.as_str()).chain(others).collect();
    let program = compiled_with("tests/programs/other_symbols.c", &flags);
    let fits = output_of(&mut Command::new(&program));
    let expected = output_of(&mut with_library(compiled("examples/fit.c")));
    assert_eq!(fits, expected);
}
