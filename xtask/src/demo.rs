//! The demo of the README: the main job, from a movie to a picture.

use std::fs;
use std::process::Command;

use crate::cargo;
use crate::error::{Result, at};
use crate::paths::root;
use crate::process::run_command;

/// Builds the program alone, and shows the main job.
pub fn run() -> Result {
    cargo::build_program()?;
    show()
}

/// Runs the commands of the README's section on the main job with the program that is built.
pub fn show() -> Result {
    let readme = root().join("README.md");
    let readme = fs::read_to_string(&readme).map_err(at(&readme))?;
    let folder = root().join("target/demo");
    // An interrupted demo leaves a run that is not finished.
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(at(&folder))?;
    }
    fs::create_dir_all(&folder).map_err(at(&folder))?;
    for line in commands(&readme)? {
        println!("\n{line}");
        let mut command = Command::new(root().join("target/release/gaussmle"));
        command.args(line.split(' ').skip(1)).current_dir(&folder);
        run_command(command)?;
    }
    println!("\ntarget/demo has the files, target/release/gaussmle is the program");
    Ok(())
}

/// The commands of the section. Their arguments have no spaces.
pub fn commands(readme: &str) -> Result<Vec<&str>> {
    let section = readme.split("\n## From a movie to a picture\n").nth(1);
    let block = section.and_then(|text| text.split("```sh\n").nth(1)?.split("```").next());
    let lines = block.ok_or("the README has no commands from a movie to a picture")?;
    Ok(lines.lines().collect())
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_readme_has_the_commands_of_the_demo() {
        let commands = super::commands(include_str!("../../README.md")).expect("a section");
        assert!(commands.len() >= 4, "{commands:?}");
        for command in commands {
            assert!(command.starts_with("gaussmle "), "{command}");
        }
    }
}
