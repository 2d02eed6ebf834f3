//! The README: its Rust is compiled by the documentation tests, its commands exist and do what it shows.

/// Commands of the README's shell blocks.
fn commands() -> Vec<&'static str> {
    let readme = include_str!("../../README.md");
    let blocks = readme.split("```sh\n").skip(1);
    blocks
        .filter_map(|block| block.split("```").next())
        .flat_map(str::lines)
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

#[test]
fn the_demonstration_prints_what_the_readme_shows() {
    let shown = include_str!("../../README.md");
    let example = include_str!("../../examples/basic.rs");
    for heading in [
        "spot  x [um]   +- [um]   photons  status",
        "parameter   scatter/CRLB   bias/CRLB",
    ] {
        assert!(
            shown.contains(heading) && example.contains(heading),
            "{heading}"
        );
    }
}
