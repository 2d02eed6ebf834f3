//! The shell commands of the README. The documentation tests compile its Rust, the tests of the C
//! library its C, the tests of the command line run its `gaussmle` commands, and `cargo xtask ci` compares its sample output with
//! the demonstration. This file checks that its other two commands exist.

/// The commands of the README's shell blocks, without those of `gaussmle`.
fn commands() -> Vec<&'static str> {
    let readme = include_str!("../../README.md");
    let blocks = readme.split("```sh\n").skip(1);
    blocks
        .filter_map(|block| block.split("```").next())
        .flat_map(str::lines)
        .filter(|line| !line.starts_with("gaussmle "))
        .collect()
}

#[test]
fn readme_commands_exist() {
    // CI runs both: `cargo xtask ci` runs the demonstration and every test.
    assert_eq!(
        commands(),
        ["cargo xtask demo --install", "cargo xtask test --install"]
    );
    let xtask = include_str!("../../xtask/src/main.rs");
    for command in commands() {
        let name = command.split(' ').nth(2).expect("a command of xtask");
        assert!(
            xtask.contains(&format!("\"{name}\" =>")),
            "xtask has no command {name}"
        );
    }
}
