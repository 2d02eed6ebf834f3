//! The header: current, and valid in C and C++.

use std::process::Command;

use crate::support::{folder, has, output_of, skipped, source};

#[test]
fn the_header_is_that_of_the_source() {
    // `cargo xtask setup` installs it there.
    let installed = source("../../target/tools/bin/cbindgen");
    let program = installed.to_string_lossy();
    let program = [&*program, "cbindgen"].into_iter().find(|name| has(name));
    let Some(program) = program else {
        skipped("cbindgen");
        return;
    };
    let made = folder("header").join("gaussmle.h");
    let mut cbindgen = Command::new(program);
    cbindgen.args(["--quiet", "--config", "cbindgen.toml", "--output"]);
    cbindgen.arg(&made).current_dir(source(""));
    output_of(&mut cbindgen);
    let [made, kept] = [made, source("include/gaussmle.h")]
        .map(|path| std::fs::read_to_string(path).expect("read"));
    assert!(
        made == kept,
        "the header is old: CONTRIBUTING.md has the command"
    );
}

#[test]
fn the_header_is_valid_in_c_and_cpp() {
    let compilers = [
        ("cc", "c", "-std=c99"),
        ("cc", "c", "-std=c11"),
        ("c++", "c++", "-std=c++11"),
        ("c++", "c++", "-std=c++20"),
    ];
    for (compiler, language, standard) in compilers {
        if !has(compiler) {
            skipped(compiler);
            continue;
        }
        let mut command = Command::new(compiler);
        command.args([
            "-x",
            language,
            standard,
            "-pedantic",
            "-Wall",
            "-Wextra",
            "-Werror",
        ]);
        command
            .arg("-fsyntax-only")
            .arg(source("include/gaussmle.h"));
        output_of(&mut command);
    }
}
