//! The kernels for CPUs and NVIDIA GPUs, which `kernels/generator` compiles into `kernels/generated`.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::error::{Result, at};
use crate::paths::root;
use crate::process::{run_command, stdout_of};

/// The package that compiles the kernels.
const GENERATOR: &str = "kernels/generator";

/// The folder of the kernels, in the repository.
const FOLDER: &str = "kernels/generated";

/// The file with the digest of the source that was compiled.
const DIGEST: &str = "kernels/generated/source.txt";

/// The source of the kernels, and of the program that compiles them with fixed versions of its
/// dependencies.
const SOURCES: [&str; 4] = [
    "kernels/src",
    "kernels/generator/src",
    "kernels/generator/Cargo.toml",
    "kernels/generator/Cargo.lock",
];

/// The folder in which they are compiled.
const MADE: &str = "target/kernels";

/// Compiles the kernels. The generator contains those of before, so that they are replaced at the end.
pub fn write() -> Result {
    let folder = root().join(MADE);
    generate(&folder)?;
    let kept = root().join(FOLDER);
    if kept.exists() {
        fs::remove_dir_all(&kept).map_err(at(&kept))?;
    }
    fs::create_dir_all(&kept).map_err(at(&kept))?;
    for (name, content) in files(&folder)? {
        let path = kept.join(name);
        fs::write(&path, content).map_err(at(&path))?;
    }
    let path = root().join(DIGEST);
    fs::write(&path, source_digest()?).map_err(at(&path))
}

/// The crates of LLVM, and the one that links the C++ runtime, by the start of their lines in the output of
/// `cargo tree`.
const COMPILERS: [&str; 3] = ["cubecl-llvm ", "llvm-sys ", "link-cplusplus "];

/// Checks that the kernels come from the source, by its digest: the compiler itself, which [`check`] needs,
/// takes minutes to build.
pub fn check_source() -> Result {
    check_dependencies()?;
    let path = root().join(DIGEST);
    let recorded = fs::read_to_string(&path).map_err(at(&path))?;
    if recorded == source_digest()? {
        return Ok(());
    }
    Err(format!(
        "{FOLDER} was not compiled from this source: run `cargo xtask kernels`"
    ))
}

/// Compiles the kernels again, and compares them with those of the repository. Compares fits with those
/// of CubeCL's compiler.
pub fn check() -> Result {
    check_source()?;
    run_command(clippy())?;
    let folder = root().join(MADE);
    generate(&folder)?;
    let mut kept = files(&root().join(FOLDER))?;
    kept.retain(|name, _| !DIGEST.ends_with(name.as_str()));
    match difference(&kept, &files(&folder)?) {
        Some(name) => Err(format!(
            "{FOLDER}/{name} is not what the source of the kernel gives: run `cargo xtask kernels`"
        )),
        None => run_command(comparison()),
    }
}

/// Refuses LLVM and C++ among the dependencies of the workspace and its tests.
fn check_dependencies() -> Result {
    let mut tree = Command::new("cargo");
    tree.args(["tree", "--locked", "--workspace", "--prefix", "none"]);
    tree.current_dir(root());
    let tree = stdout_of(tree)?;
    match compiler(&tree) {
        Some(name) => Err(format!(
            "the workspace depends on {name}: only {GENERATOR} may"
        )),
        None => Ok(()),
    }
}

/// The first of these packages in the output of `cargo tree`.
fn compiler(tree: &str) -> Option<&str> {
    let is_compiler = |line: &&str| COMPILERS.iter().any(|name| line.starts_with(name));
    tree.lines().find(is_compiler)
}

/// Clippy on the code for the generator, which the workspace does not compile.
fn clippy() -> Command {
    let mut command = Command::new("cargo");
    command.args([
        "clippy",
        "--release",
        "--quiet",
        "--locked",
        "--all-targets",
    ]);
    command.args(["--package", "gaussmle-kernels"]);
    command.args(["--features", "cpu,generator"]);
    command.args(["--target-dir", "target/generator", "--", "-D", "warnings"]);
    command.current_dir(root());
    command
}

/// A digest of the paths and contents of the source: FNV-1a of 64 bits. It finds a forgotten compilation,
/// and resists nobody.
fn source_digest() -> Result<String> {
    let mut paths = Vec::new();
    for source in SOURCES {
        collect(&root().join(source), &mut paths)?;
    }
    paths.sort();
    let mut digest = 0xcbf2_9ce4_8422_2325_u64;
    let mut add = |bytes: &[u8]| {
        for byte in bytes {
            digest = (digest ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    };
    for path in paths {
        let name = path.strip_prefix(root()).unwrap_or(&path);
        add(name.to_string_lossy().as_bytes());
        add(&fs::read(&path).map_err(at(&path))?);
    }
    Ok(format!("{digest:016x}\n"))
}

/// Adds a file, or the files of a folder and its folders.
fn collect(path: &Path, paths: &mut Vec<PathBuf>) -> Result {
    if !path.is_dir() {
        paths.push(path.to_owned());
        return Ok(());
    }
    for entry in fs::read_dir(path).map_err(at(path))? {
        collect(&entry.map_err(at(path))?.path(), paths)?;
    }
    Ok(())
}

/// The tests of the kernels with CubeCL's compiler. The compiler has the features that the generator
/// gives it, and is not built again.
fn comparison() -> Command {
    let mut command = Command::new("cargo");
    command.args(["test", "--release", "--quiet", "--locked", "--lib"]);
    command.args(["--package", "gaussmle-kernels"]);
    command.args(["--features", "cpu,generator"]);
    command.args(["--target-dir", "target/generator"]);
    command.current_dir(root());
    command
}

/// Writes the kernels to a folder, which is empty before.
fn generate(folder: &Path) -> Result {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(at(folder))?;
    }
    fs::create_dir_all(folder).map_err(at(folder))?;
    let mut command = Command::new("cargo");
    command.args(["run", "--release", "--quiet", "--locked"]);
    command.args(["--manifest-path", "kernels/generator/Cargo.toml"]);
    command.args(["--target-dir", "target/generator", "--"]);
    command.arg(folder).current_dir(root());
    run_command(command)
}

/// The files of a folder, with their content.
fn files(folder: &Path) -> Result<BTreeMap<String, Vec<u8>>> {
    let mut all = BTreeMap::new();
    for entry in fs::read_dir(folder).map_err(at(folder))? {
        let entry = entry.map_err(at(folder))?;
        let content = fs::read(entry.path()).map_err(at(&entry.path()))?;
        all.insert(entry.file_name().to_string_lossy().into_owned(), content);
    }
    Ok(all)
}

/// The first file that only one of two folders has, or that differs.
fn difference<'a>(
    left: &'a BTreeMap<String, Vec<u8>>,
    right: &'a BTreeMap<String, Vec<u8>>,
) -> Option<&'a str> {
    let mut names = left.keys().chain(right.keys());
    let name = names.find(|name| left.get(*name) != right.get(*name));
    name.map(String::as_str)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_compiler_is_found() {
        let tree = "gaussmle v0.1.0 (/src)\ncubecl v0.11.3\n";
        assert_eq!(compiler(tree), None);
        let with_llvm = format!("{tree}llvm-sys v231.0.2 (*)\n");
        assert_eq!(compiler(&with_llvm), Some("llvm-sys v231.0.2 (*)"));
    }

    #[test]
    fn a_file_that_differs_or_is_missing_is_found() {
        let folder = |files: &[(&str, &str)]| -> BTreeMap<String, Vec<u8>> {
            let files = files.iter();
            files
                .map(|(name, text)| ((*name).to_owned(), text.as_bytes().to_vec()))
                .collect()
        };
        let kept = folder(&[("a.s", "1"), ("b.s", "2")]);
        assert_eq!(difference(&kept, &kept.clone()), None);
        for (other, name) in [
            (folder(&[("a.s", "1"), ("b.s", "3")]), "b.s"),
            (folder(&[("b.s", "2")]), "a.s"),
            (folder(&[("a.s", "1"), ("b.s", "2"), ("c.s", "")]), "c.s"),
        ] {
            assert_eq!(difference(&kept, &other), Some(name));
        }
    }
}
