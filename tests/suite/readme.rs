//! The README: its Rust is compiled by the documentation tests, its `gaussmle` commands are run by those of the command line; that its two others exist is seen
//! here, and what the demonstration prints is held against it by `cargo xtask ci`.

/// Commands of the README's shell blocks, the program's own left out.
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
fn two_commands_do_everything() {
    // CI runs both: `cargo xtask ci` runs the demonstration, and every test.
    assert_eq!(commands(), ["cargo xtask demo", "cargo xtask test"]);
    let xtask = include_str!("../../xtask/src/main.rs");
    for command in commands() {
        let name = command.rsplit(' ').next().expect("a word");
        assert!(
            xtask.contains(&format!("\"{name}\" =>")),
            "xtask has no command {name}"
        );
    }
}
