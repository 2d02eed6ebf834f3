//! Packages of the published crates: complete, and small enough for crates.io.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::crates::{self, Manifest};
use crate::error::{Result, at};
use crate::paths::{normalized, root};
use crate::process::{run_command, stdout_of};

/// The largest package that crates.io accepts, bytes.
const MAX_PACKAGE_BYTES: u64 = 10 << 20;

/// Packages every published crate, as `cargo publish` would, without building it again.
pub fn check() -> Result {
    let manifests = crates::all()?;
    let (published, others): (Vec<_>, Vec<_>) =
        manifests.iter().partition(|manifest| manifest.is_published);
    for manifest in &published {
        check_contents(manifest)?;
    }
    let packages = root().join("target/package");
    let _ = fs::remove_dir_all(&packages);
    let mut package = Command::new("cargo");
    package.args(["package", "--workspace", "--allow-dirty", "--no-verify"]);
    package.arg("--quiet").current_dir(root());
    for manifest in others {
        package.args(["--exclude", &manifest.name]);
    }
    run_command(package)?;
    let mut packed = 0;
    for entry in fs::read_dir(&packages).map_err(at(&packages))? {
        let path = entry.map_err(at(&packages))?.path();
        if path
            .extension()
            .is_none_or(|extension| extension != "crate")
        {
            continue;
        }
        packed += 1;
        let bytes = path.metadata().map_err(at(&path))?.len();
        if bytes > MAX_PACKAGE_BYTES {
            return Err(format!(
                "{} has {bytes} bytes, and crates.io accepts {MAX_PACKAGE_BYTES}: list its files \
                 with `cargo package --list`, and exclude some in Cargo.toml",
                path.display()
            ));
        }
    }
    if packed == 0 || packed != published.len() {
        return Err(format!(
            "cargo packed {packed} crates, and {} are meant for others",
            published.len()
        ));
    }
    Ok(())
}

/// Checks that a package has the fields that crates.io demands, README and licenses, and every file
/// that its source includes: a build in the workspace finds included files outside of it, too.
fn check_contents(manifest: &Manifest) -> Result {
    let name = &manifest.name;
    if !manifest.has_description || !manifest.has_license {
        return Err(format!(
            "{name}: crates.io demands a description and a license"
        ));
    }
    let mut list = Command::new("cargo");
    list.args(["package", "--list", "--allow-dirty", "--quiet"]);
    list.args(["--package", name]);
    list.current_dir(root());
    let files = stdout_of(list)?;
    let files: Vec<&str> = files.lines().collect();
    for required in ["README.md", "LICENSE-APACHE", "LICENSE-MIT"] {
        if !files.contains(&required) {
            let folder = root().join(&manifest.folder);
            return Err(format!(
                "{name}: {required} is not in the package: add it to {}",
                folder.display()
            ));
        }
    }
    for license in ["LICENSE-APACHE", "LICENSE-MIT"] {
        let read = |path: PathBuf| fs::read(&path).map_err(at(&path));
        let own = root().join(&manifest.folder).join(license);
        if read(own)? != read(root().join(license))? {
            return Err(format!(
                "{name}: {license} is not that of the repository: copy it"
            ));
        }
    }
    let is_source = |file: &&&str| file.starts_with("src/") && file.ends_with(".rs");
    for file in files.iter().filter(is_source) {
        let path = root().join(&manifest.folder).join(file);
        let source = fs::read_to_string(&path).map_err(at(&path))?;
        let folder = Path::new(file).parent().unwrap_or(Path::new(""));
        for included in included_files(&source) {
            let target = normalized(&folder.join(&included));
            if !files.iter().any(|&file| Path::new(file) == target) {
                return Err(format!(
                    "{name}: {file} includes {included}, which is not in the package"
                ));
            }
        }
    }
    Ok(())
}

/// The files that `include_str!` and `include_bytes!` name.
fn included_files(source: &str) -> Vec<String> {
    let starts = ["include_str!(\"", "include_bytes!(\""];
    let rests = starts.iter().flat_map(|start| source.split(start).skip(1));
    rests
        .filter_map(|rest| rest.split('"').next())
        .map(str::to_owned)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn included_files_are_found() {
        let start = "include_";
        let source = format!("{start}str!(\"../a.md\"), {start}bytes!(\"b.png\"), c!(\"d\")");
        assert_eq!(included_files(&source), ["../a.md", "b.png"]);
    }
}
