//! The plug-in for ImageJ: its jar, and its tests in ImageJ.

use std::env::consts;
use std::ffi::OsString;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::archive::{self, copy, empty, time_of_source};
use crate::cargo;
use crate::error::{Result, at};
use crate::paths::root;
use crate::process::{run_command, stdout_of, timed};
use crate::python;
use crate::third_party;
use crate::tools::java_library;

/// The first time of a file in a jar, seconds since 1970.
const FIRST_TIME: u64 = 315_619_200;

/// A C library in the jar: the folder of its system, as JNA names it, and its file.
pub type Library = (String, PathBuf);

/// Packs `target/imagej/gaussmle_.jar`: the classes, the entries of the menu, the C libraries where JNA looks for
/// them, and the licences of the works in them for these systems, for this one if none is named.
pub fn pack(libraries: &[Library], systems: &[&str]) -> Result<PathBuf> {
    let classes = folder().join("classes");
    empty(&classes)?;
    compile(&source("src"), &classes)?;
    for file in ["LICENSE-APACHE", "LICENSE-MIT"] {
        copy(&root().join(file), &classes.join("META-INF").join(file))?;
    }
    let works = classes.join("META-INF/THIRD-PARTY.txt");
    third_party::write("gaussmle-capi", "libgaussmle", systems, &works)?;
    copy(&source("plugins.config"), &classes.join("plugins.config"))?;
    for (system, library) in libraries {
        let packed = classes
            .join(system)
            .join(library.file_name().unwrap_or_default());
        copy(library, &packed)?;
        let strip = match packed.extension().and_then(|ending| ending.to_str()) {
            Some("so") => "strip",
            Some("dll") if cfg!(target_os = "linux") => "x86_64-w64-mingw32-strip",
            _ => continue,
        };
        archive::strip(strip, &packed)?;
    }
    let jar = folder().join("gaussmle_.jar");
    let mut pack = Command::new("jar");
    pack.arg("--create").arg("--file").arg(&jar);
    pack.arg(format!("--date={}", date_of_source()?));
    pack.arg("-C").arg(&classes).arg(".");
    run_command(pack)?;
    Ok(jar)
}

/// Builds the jar and prints its path.
pub fn build() -> Result {
    cargo::build_shipped()?;
    let jar = pack(&[built()], &[])?;
    let bytes = fs::metadata(&jar).map_err(at(&jar))?.len();
    println!("{}: {:.1} MB", jar.display(), bytes as f64 / 1e6);
    Ok(())
}

/// Builds the jar for the tests, and runs them.
pub fn test() -> Result {
    cargo::build()?;
    test_built()
}

/// Runs the tests with a jar that was built before, such as that of a release.
pub fn test_jar(jar: &Path) -> Result {
    cargo::build()?;
    timed("tests in ImageJ", || run_tests(jar))
}

/// Copies the jar into an empty ImageJ, as a user does, and runs the tests there, on a screen of their own.
/// The C library and the command line have been built. The expected boxes need the Python package.
pub fn test_built() -> Result {
    let mut jar = PathBuf::new();
    timed("ImageJ plug-in", || {
        jar = pack(&[built()], &[])?;
        Ok(())
    })?;
    timed("tests in ImageJ", || run_tests(&jar))
}

fn run_tests(jar: &Path) -> Result {
    let test = folder().join("test");
    empty(&test)?;
    let plugins = test.join("imagej/plugins");
    copy(jar, &plugins.join("gaussmle_.jar"))?;
    copy(&java_library("jna"), &plugins.join("jars/jna.jar"))?;
    let classes = test.join("classes");
    compile(&source("tests"), &classes)?;
    let screen = Screen::start()?;
    let mut java = Command::new("java");
    java.env("DISPLAY", &screen.display).current_dir(&test);
    // ImageJ keeps preferences in the home folder.
    java.arg(property("user.home", &test.join("home")));
    java.arg(property("plugins.dir", &test.join("imagej")));
    java.arg("-cp")
        .arg(class_path(&[&classes, &java_library("ij")])?);
    java.arg("gaussmle.tests.Tests");
    java.arg(root().join("target/release/gaussmle"));
    java.arg(test.join("data")).arg(source("tests"));
    if python::folder().is_dir() {
        java.arg(source("tests").join("boxes.py"));
        java.env("PYTHONPATH", python::path()?);
    }
    run_command(java)
}

/// A screen without a monitor. It ends with the value.
struct Screen {
    server: Child,
    display: String,
}

impl Screen {
    fn start() -> Result<Self> {
        let mut command = Command::new("Xvfb");
        command.args(["-displayfd", "1", "-screen", "0", "1280x1024x24"]);
        // It ends with its last client, also if this process is killed.
        command.args(["-nolisten", "tcp", "-terminate"]);
        command.stdout(Stdio::piped()).stderr(Stdio::null());
        let failed = |error| format!("Xvfb: {error}");
        let mut server = command.spawn().map_err(failed)?;
        let mut number = String::new();
        // The server prints its number when it is ready.
        if let Some(stdout) = server.stdout.take() {
            BufReader::new(stdout)
                .read_line(&mut number)
                .map_err(failed)?;
        }
        let display = format!(":{}", number.trim());
        let screen = Self { server, display };
        match screen.display.as_str() {
            ":" => Err("Xvfb ended before it was ready".into()),
            _ => Ok(screen),
        }
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        // A server that has ended cannot be killed.
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// Compiles the sources of a folder for Java 8, which Fiji and ImageJ have. Warnings are errors, but for
/// that about an old version of Java.
fn compile(sources: &Path, classes: &Path) -> Result {
    let mut compiler = Command::new("javac");
    compiler.args(["--release", "8", "-encoding", "UTF-8"]);
    compiler.args(["-Xlint:all,-options", "-Werror", "-d"]);
    compiler.arg(classes);
    compiler
        .arg("-cp")
        .arg(class_path(&[&java_library("ij"), &java_library("jna")])?);
    compiler.args(java_files(sources)?);
    run_command(compiler)
}

fn java_files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(at(folder))? {
        let path = entry.map_err(at(folder))?.path();
        if path.is_dir() {
            files.extend(java_files(&path)?);
        } else if path.extension().is_some_and(|ending| ending == "java") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

fn class_path(parts: &[&Path]) -> Result<OsString> {
    std::env::join_paths(parts).map_err(|error| error.to_string())
}

fn property(name: &str, value: &Path) -> OsString {
    let mut argument = OsString::from(format!("-D{name}="));
    argument.push(value);
    argument
}

/// JNA's name of this system: the folder of a library in a jar.
fn resource_folder() -> String {
    let system = match consts::OS {
        "macos" => "darwin",
        "windows" => "win32",
        other => other,
    };
    format!("{system}-{}", consts::ARCH.replace('_', "-"))
}

/// The C library of this system, which has been built.
fn built() -> Library {
    let name = format!("{}gaussmle{}", consts::DLL_PREFIX, consts::DLL_SUFFIX);
    (resource_folder(), root().join("target/release").join(name))
}

/// The time of the last commit as `jar` takes it.
fn date_of_source() -> Result<String> {
    let mut date = Command::new("date");
    date.args(["--utc", "--iso-8601=seconds", "--date"]);
    // A jar has no time before 1980.
    let time = time_of_source()?.parse().unwrap_or(0).max(FIRST_TIME);
    date.arg(format!("@{time}"));
    Ok(stdout_of(date)?.trim().replace("+00:00", "Z"))
}

fn folder() -> PathBuf {
    root().join("target/imagej")
}

fn source(part: &str) -> PathBuf {
    root().join("bindings/imagej").join(part)
}
