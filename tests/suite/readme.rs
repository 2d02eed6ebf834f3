//! The shell commands of the README. The documentation tests compile its Rust, the tests of the C
//! library its C, the tests of the command line run its `gaussmle` commands and compare its sample
//! output. This file checks that its other two commands exist, and that the section on builds and
//! tests needs no other.

const README: &str = include_str!("../../README.md");
const DEMO: &str = "cargo xtask demo";
const TEST: &str = "cargo xtask test --install";

/// The lines of a text's shell blocks, without the commands of `gaussmle`.
fn commands(text: &str) -> Vec<&str> {
    let blocks = text.split("```sh\n").skip(1);
    blocks
        .filter_map(|block| block.split("```").next())
        .flat_map(str::lines)
        .filter(|line| !line.starts_with("gaussmle "))
        .collect()
}

#[test]
fn readme_commands_exist() {
    // CI runs both: `cargo xtask ci` runs the demonstration and every test.
    assert_eq!(commands(README), [DEMO, DEMO, TEST]);
    let xtask = include_str!("../../xtask/src/main.rs");
    for command in [DEMO, TEST] {
        let name = command.split(' ').nth(2).expect("a command of xtask");
        assert!(
            xtask.contains(&format!("\"{name}\" =>")),
            "xtask has no command {name}"
        );
    }
}

#[test]
fn two_commands_build_and_test() {
    let section = README.split("\n## Build and test\n").nth(1);
    let section = section.and_then(|rest| rest.split("\n## ").next());
    assert_eq!(commands(section.expect("a section")), [DEMO, TEST]);
}
