//! The page of the server and the script of reports: TypeScript, which npm's packages check and bundle
//! into files that the program has.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::error::{Result, at};
use crate::paths::root;

/// The largest bundle, bytes when compressed. A page on a slow line is then there in a second.
const MOST_BYTES: u64 = 300_000;

fn folder() -> PathBuf {
    root().join("crates/app/web")
}

/// The folders of what is bundled: the page's, and that of reports.
const BUNDLES: [&str; 2] = ["crates/app/web/dist", "crates/report/src/html/dist"];

/// Builds the page and the script of reports, and tests their parts.
pub fn write() -> Result {
    prepare()?;
    npm(&["run", "--silent", "check"])?;
    npm(&["run", "--silent", "test"])?;
    npm(&["run", "--silent", "build"])
}

/// As [`write()`], and compares the bundle with the files that were there. Without npm or its packages it says so.
pub fn check() -> Result {
    let before = files()?;
    if !is_prepared() {
        return Ok(());
    }
    write()?;
    let after = files()?;
    if before != after {
        return Err(format!(
            "{} are not what crates/app/web/src gives: run `cargo xtask page`",
            BUNDLES.join(" and ")
        ));
    }
    let page = folder();
    let of_page = after.iter().filter(|(path, _)| path.starts_with(&page));
    let packed: u64 = of_page
        .map(|(_, bytes)| packed_bytes(bytes))
        .sum::<Result<u64>>()?;
    match packed <= MOST_BYTES {
        true => Ok(()),
        false => Err(format!(
            "the page has {packed} bytes when compressed: {MOST_BYTES} are allowed"
        )),
    }
}

/// Tests the page in Chromium: against a server of the tests, and against the program.
pub fn browse() -> Result {
    if !is_prepared() {
        return Ok(());
    }
    let program = root().join("target/release/gaussmle");
    npm(&["run", "--silent", "browser"])?;
    npm(&[
        "run",
        "--silent",
        "server",
        "--",
        &program.display().to_string(),
    ])
}

fn is_prepared() -> bool {
    let prepared = prepare();
    if let Err(reason) = &prepared {
        println!("xtask: page: NOT CHECKED, as its packages cannot be installed: {reason}");
    }
    prepared.is_ok()
}

/// Installs the packages of the lock file, unless they are there.
fn prepare() -> Result {
    let folder = folder();
    let lock = read(&folder.join("package-lock.json"))?;
    let marker = folder.join("node_modules/.installed");
    if fs::read(&marker).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    npm(&["ci", "--no-audit", "--no-fund", "--silent"])?;
    fs::write(&marker, lock).map_err(at(&marker))
}

/// Runs npm with the environment of the user, who may have a mirror.
fn npm(words: &[&str]) -> Result {
    let mut command = Command::new("npm");
    let status = command.args(words).current_dir(folder()).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("npm {}: {status}", words.join(" "))),
        Err(error) => Err(format!(
            "npm: {error}: it comes with Node.js, which builds the page"
        )),
    }
}

fn files() -> Result<Vec<(PathBuf, Vec<u8>)>> {
    let mut files = Vec::new();
    for folder in BUNDLES.map(|folder| root().join(folder)) {
        for entry in fs::read_dir(&folder).map_err(at(&folder))? {
            let path = entry.map_err(at(&folder))?.path();
            let bytes = read(&path)?;
            files.push((path, bytes));
        }
    }
    files.sort();
    Ok(files)
}

fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).map_err(at(path))
}

/// The size when compressed as a server would.
fn packed_bytes(bytes: &[u8]) -> Result<u64> {
    use std::io::Write;
    use std::process::Stdio;
    let mut command = Command::new("gzip");
    let child = command
        .arg("-9c")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn();
    let mut child = child.map_err(|error| format!("gzip: {error}"))?;
    let mut input = child.stdin.take().ok_or("gzip has no input")?;
    let bytes = bytes.to_vec();
    let writer = std::thread::spawn(move || input.write_all(&bytes));
    let output = child
        .wait_with_output()
        .map_err(|error| format!("gzip: {error}"))?;
    writer
        .join()
        .map_err(|_| "gzip")?
        .map_err(|error| format!("gzip: {error}"))?;
    Ok(output.stdout.len() as u64)
}
