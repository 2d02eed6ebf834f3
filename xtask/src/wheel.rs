//! The wheel of the Python package: one file for the stable ABI, small, and complete.

use std::collections::BTreeSet;
use std::env;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::archive::retime;
use crate::error::{Result, at};
use crate::paths::{root, tools};
use crate::process::{run_command, stdout_of, succeeds};
use crate::release::portable;
use crate::third_party;

/// Largest size of the wheel, bytes.
const MAX_BYTES: u64 = 20_000_000;

/// The versions of Python that the package supports, where they are installed.
const INTERPRETERS: [&str; 5] = [
    "python3.10",
    "python3.11",
    "python3.12",
    "python3.13",
    "python3.14",
];

/// A fit with the package alone. Of 100 spots, one in 5 million runs has an error of six standard
/// deviations.
const PROGRAM: &str = "
import gaussmle as gm
rois, truth = gm.simulate(100)
model, camera = gm.Xynb(sigma=0.13), gm.Camera(pixel_size=0.1)
fits = gm.fit(rois, model=model, camera=camera, backend='cpu')
assert fits.usable.all() and abs((fits.x - truth.x) / fits.x_std).max() < 6
";

/// Builds the wheel into `target/wheels` and prints its contents. maturin refuses a wheel that
/// needs a newer system than its tag promises.
///
/// Installs the wheel with each supported Python of this machine, and fits spots.
pub fn run() -> Result {
    let wheel = build(Features::Shipped)?;
    let contents = contents(&wheel)?;
    print!("{contents}");
    println!("{}", wheel.display());
    if env::var_os("GAUSSMLE_TEST_RECORD").is_some() {
        let record = root().join("benches/record/wheel.txt");
        fs::write(&record, contents).map_err(at(&record))?;
    }
    for python in INTERPRETERS {
        if succeeds(python, &["--version"]) {
            try_in_empty_environment(python, &wheel)?;
            println!("{python}: installed, and fits");
        } else {
            println!("{python}: not on this machine");
        }
    }
    Ok(())
}

/// The features of the native module.
#[derive(Clone, Copy)]
pub enum Features {
    /// Those that users have.
    Shipped,
    /// Those that the tests of the workspace have, whose crates are then compiled already. The hooks of the
    /// tests are in the module, and nothing calls them.
    Tests,
    /// Those that users have, for systems with an old glibc.
    Released,
}

/// Builds the wheel and returns its path.
pub fn build(features: Features) -> Result<PathBuf> {
    check_features()?;
    let folder = root().join("target/wheels");
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(at(&folder))?;
    }
    write_licenses(&[])?;
    let mut maturin = Command::new(tools().join("python/bin/maturin"));
    maturin.args(["build", "--release", "--locked", "--quiet"]);
    maturin.args(["--compression-level", "9", "--out"]);
    maturin.arg(&folder);
    match features {
        Features::Shipped => {}
        Features::Tests => {
            maturin.args(["--features", "gaussmle/default,gaussmle/test-util"]);
        }
        Features::Released => {
            let [major, minor] = portable::GLIBC;
            maturin.args(["--zig", "--target", portable::TARGET]);
            maturin.arg(format!("--compatibility=manylinux_{major}_{minor}"));
            portable::prepare(&mut maturin);
        }
    }
    maturin.current_dir(root().join("bindings/python"));
    run_command(maturin)?;
    let files = fs::read_dir(&folder).map_err(at(&folder))?;
    let files: Vec<PathBuf> = files.flatten().map(|file| file.path()).collect();
    let [wheel] = &files[..] else {
        return Err(format!("maturin left no wheel, or several: {files:?}"));
    };
    if let Features::Released = features {
        retime(wheel)?;
    }
    check(wheel, MAX_BYTES)?;
    Ok(wheel.clone())
}

/// The licences of others in the wheel, beside those of the package.
const LICENSES: &str = "LICENSE-THIRD-PARTY.txt";

/// Writes the licences of the works in the wheel for these systems to where maturin takes them from.
pub fn write_licenses(systems: &[&str]) -> Result {
    let file = root().join("bindings/python").join(LICENSES);
    third_party::write("gaussmle-python", "gaussmle", systems, &file)
}

/// Refuses a wheel that is large, that lacks licences, that needs one version of Python, that differs from machine to
/// machine, or that has two binaries.
pub fn check(wheel: &Path, most: u64) -> Result {
    let name = wheel.file_name().unwrap_or_default().to_string_lossy();
    if !name.contains("-cp310-abi3-") {
        return Err(format!("{name} is not for the stable ABI of Python 3.10"));
    }
    let bytes = fs::metadata(wheel).map_err(at(wheel))?.len();
    if bytes >= most {
        return Err(format!("{name} has {bytes} bytes, and the limit is {most}"));
    }
    let contents = contents(wheel)?;
    for license in ["LICENSE-APACHE", "LICENSE-MIT", LICENSES] {
        if !contents.contains(&format!("dist-info/licenses/{license}")) {
            return Err(format!("{name} has no {license}:\n{contents}"));
        }
    }
    if contents.contains("/sboms/") {
        return Err(format!(
            "{name} has a bill of materials, which names folders of this machine:\n{contents}"
        ));
    }
    let binaries = [".so", ".pyd", ".dll", "/gaussmle", "/gaussmle.exe"];
    let binaries = contents
        .lines()
        .filter(|line| binaries.iter().any(|ending| line.ends_with(ending)))
        .count();
    if binaries != 1 {
        return Err(format!(
            "{name} has {binaries} binaries, not one:\n{contents}"
        ));
    }
    Ok(())
}

/// Installs the wheel, with what it requires, in a new virtual environment, fits spots and runs the
/// program.
pub fn try_in_empty_environment(python: &str, wheel: &Path) -> Result {
    let folder = tools().join("empty-environment");
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(at(&folder))?;
    }
    let run = |program: &Path, arguments: &[&str]| {
        let mut command = Command::new(program);
        command.args(arguments).current_dir(root());
        command.env_remove("PYTHONPATH");
        run_command(command)
    };
    let (path, file) = (folder.to_string_lossy(), wheel.to_string_lossy());
    run(Path::new(python), &["-m", "venv", &path])?;
    let bin = folder.join("bin");
    let install = [
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
    ];
    run(&bin.join("python"), &[&install[..], &[&file]].concat())?;
    run(&bin.join("python"), &["-I", "-W", "error", "-c", PROGRAM])?;
    run(&bin.join("gaussmle"), &["--version"])
}

/// Refuses to build the package if its dependencies would have other features than in the whole
/// workspace: CubeCL would be compiled again, which takes minutes.
fn check_features() -> Result {
    let features = |selection: &str| -> Result<BTreeSet<String>> {
        let mut tree = Command::new("cargo");
        tree.args(["tree", "--locked", "--prefix=none"]);
        tree.args(["--format={p}: {f}", selection]);
        tree.current_dir(root().join("bindings/python"));
        let lines = stdout_of(tree)?;
        // cargo marks lines that it has printed before. Crates of the workspace have a path; the tests
        // enable `test-util` of one.
        let crates = lines.lines().map(|line| line.trim_end_matches(" (*)"));
        let crates = crates.filter(|line| !line.contains(" (/"));
        Ok(crates.map(str::to_owned).collect())
    };
    let workspace = features("--workspace")?;
    let package = features("--edges=normal,build")?;
    let different: Vec<&str> = package.difference(&workspace).map(String::as_str).collect();
    if different.is_empty() {
        return Ok(());
    }
    Err(format!(
        "the Python package has features that the workspace does not have: add these crates to \
         bindings/python/Cargo.toml, with the features of the workspace:\n{}",
        different.join("\n")
    ))
}

/// The wheel's size and list of files.
fn contents(wheel: &Path) -> Result<String> {
    let mut list = Command::new("python3");
    list.args(["-m", "zipfile", "-l"]).arg(wheel);
    let files = stdout_of(list)?;
    let bytes = fs::metadata(wheel).map_err(at(wheel))?.len();
    let name = wheel.file_name().unwrap_or_default().to_string_lossy();
    let mut contents = String::new();
    // Writing to a string cannot fail.
    let _ = writeln!(contents, "{name}: {:.1} MB\n", bytes as f64 / 1e6);
    for line in files.lines().skip(1) {
        // Name, date, time, size.
        let fields: Vec<&str> = line.split_whitespace().collect();
        if let [name, .., size] = fields[..] {
            let _ = writeln!(contents, "{size:>12}  {name}");
        }
    }
    Ok(contents)
}
