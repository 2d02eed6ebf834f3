//! Child processes: started in the repository root, with the environment that the tests expect.

use std::env;
use std::io;
use std::path::PathBuf;
use std::process::{Command, ExitStatus, Stdio};
use std::sync::OnceLock;
use std::time::Instant;

use crate::error::{Result, at};
use crate::own_environment::{Change, changes};
use crate::paths::{root, tools};

/// Runs a part of a long command, and prints its seconds.
pub fn timed(part: &str, action: impl FnOnce() -> Result) -> Result {
    let start = Instant::now();
    let result = action();
    println!("xtask: {part}: {:.0} s", start.elapsed().as_secs_f64());
    result
}

/// Runs a program in the repository root and waits for it.
pub fn run(program: &str, arguments: &[&str]) -> Result {
    let mut command = Command::new(program);
    command.args(arguments).current_dir(root());
    run_command(command)
}

/// Runs a command with the environment of the tests and waits for it.
pub fn run_command(mut command: Command) -> Result {
    set_environment(&mut command)?;
    let status = command.status();
    check_status(&command, status)
}

/// Runs a command with the environment of the tests and returns its standard output.
pub fn stdout_of(mut command: Command) -> Result<String> {
    set_environment(&mut command)?;
    command.stderr(Stdio::inherit());
    let (status, stdout) = match command.output() {
        Ok(output) => (Ok(output.status), output.stdout),
        Err(error) => (Err(error), Vec::new()),
    };
    check_status(&command, status)?;
    Ok(String::from_utf8_lossy(&stdout).into_owned())
}

/// Reports if a program can be run and succeeds; its output is discarded.
pub fn succeeds(program: &str, arguments: &[&str]) -> bool {
    let mut command = Command::new(program);
    command
        .args(arguments)
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// Sets the environment of the tests, which has nothing of this user, and removes the variables that
/// `cargo run` sets for xtask itself: they change the fingerprint of some build scripts, and half of
/// the dependencies would be compiled again. What the command sets itself stays.
fn set_environment(command: &mut Command) -> Result {
    static CHANGES: OnceLock<Result<Vec<Change>>> = OnceLock::new();
    let names = || env::vars_os().map(|(name, _)| name);
    for name in names() {
        let text = name.to_string_lossy();
        if text.starts_with("CARGO_PKG_") || text.starts_with("CARGO_MANIFEST_") {
            command.env_remove(&name);
        }
    }
    let folder = tools().join("environment");
    let changes = CHANGES.get_or_init(|| changes(names(), &folder).map_err(at(&folder)));
    let own: Vec<_> = command
        .get_envs()
        .map(|(name, _)| name.to_owned())
        .collect();
    for (name, value) in changes.as_ref().map_err(String::clone)? {
        match value {
            _ if own.contains(name) => {}
            Some(value) => {
                command.env(name, value);
            }
            None => {
                command.env_remove(name);
            }
        }
    }
    command.envs(test_environment());
    Ok(())
}

fn test_environment() -> Vec<(&'static str, PathBuf)> {
    vec![
        ("GAUSSMLE_TEST_PTXAS", tools().join("ptxas")),
        ("GAUSSMLE_TEST_PYTHONPATH", tools().join("python")),
    ]
}

fn check_status(command: &Command, status: io::Result<ExitStatus>) -> Result {
    let status = status.map_err(|error| format!("cannot run {command:?}: {error}"))?;
    if status.success() {
        return Ok(());
    }
    Err(format!("{command:?}: {status}"))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn commands_see_no_variable_of_the_user() {
        let folder = env::temp_dir().join(format!("xtask-environment-{}", std::process::id()));
        let names = [
            "PATH",
            "GAUSSMLE_BACKEND",
            "GAUSSMLE_TEST_REQUIRE",
            "GAUSSMLE_CACHE",
        ];
        for cache in ["of a file", "of a folder/file"] {
            let path = folder.join(cache);
            fs::create_dir_all(path.parent().expect("a folder")).expect("made");
            fs::write(path, "cached").expect("written");
        }
        let changes = changes(names.map(Into::into), &folder).expect("a folder");
        assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 1);
        let settings = folder.join("no-settings.toml");
        assert_eq!(fs::read(&settings).expect("a file"), b"");
        let value = |name: &str| {
            let found = changes.iter().rev().find(|(changed, _)| changed == name);
            found.map(|(_, value)| value.clone().map(PathBuf::from))
        };
        assert_eq!(value("PATH"), None);
        assert_eq!(value("GAUSSMLE_TEST_REQUIRE"), None);
        assert_eq!(value("GAUSSMLE_BACKEND"), Some(None));
        assert_eq!(value("GAUSSMLE_CACHE"), Some(Some(folder.clone())));
        for name in ["GAUSSMLE_CONFIG", "GAUSSMLE_SITE_CONFIG"] {
            assert_eq!(value(name), Some(Some(settings.clone())));
        }
        fs::remove_dir_all(folder).expect("removed");
    }
}
