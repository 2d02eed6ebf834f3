//! The crates of the workspace, and the direction of their dependencies.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use crate::error::{Result, at};
use crate::paths::root;

/// Every crate, the lowest first: a crate depends only on crates above it in this list.
const LAYERS: [&str; 12] = [
    // These two build without the rest.
    "xtask",
    "gaussmle-cuda-emulator",
    "gaussmle-base",
    "gaussmle-kernels",
    "gaussmle",
    "gaussmle-minimal",
    "gaussmle-io",
    "gaussmle-smlm",
    "gaussmle-capi",
    "gaussmle-report",
    "gaussmle-cli",
    "gaussmle-python",
];

/// The parts of a `Cargo.toml` that the checks need.
#[derive(Debug, Default)]
pub struct Manifest {
    /// Folder of the crate, from the repository root.
    pub folder: PathBuf,
    pub name: String,
    pub has_description: bool,
    pub has_license: bool,
    /// `false` for `publish = false`.
    pub is_published: bool,
    /// Dependencies that are not for tests alone.
    pub dependencies: Vec<String>,
}

/// Reads the manifests of the workspace's crates. Fuzz targets and the models of loom are workspaces of their own.
pub fn all() -> Result<Vec<Manifest>> {
    let mut folders = ["", "kernels", "cli", "xtask"].map(PathBuf::from).to_vec();
    for parent in ["crates", "bindings", "tests"] {
        for entry in fs::read_dir(root().join(parent)).into_iter().flatten() {
            let entry = entry.map_err(at(Path::new(parent)))?;
            folders.push(Path::new(parent).join(entry.file_name()));
        }
    }
    folders.sort();
    let mut manifests = Vec::new();
    for folder in folders {
        let path = root().join(&folder).join("Cargo.toml");
        if path.exists() {
            let text = fs::read_to_string(&path).map_err(at(&path))?;
            manifests.push(Manifest {
                folder,
                ..parse(&text)
            });
        }
    }
    Ok(manifests)
}

/// Describes dependencies that go against [`LAYERS`]; empty if there is none.
pub fn wrong_dependencies(manifests: &[Manifest]) -> String {
    let layer = |name: &str| LAYERS.iter().position(|&layer| layer == name);
    let mut report = String::new();
    for Manifest {
        name, dependencies, ..
    } in manifests
    {
        // Writing to a string cannot fail.
        let Some(own) = layer(name) else {
            let _ = writeln!(
                report,
                "{name} is not in LAYERS of xtask/src/crates.rs: add it"
            );
            continue;
        };
        for dependency in dependencies {
            if layer(dependency).is_some_and(|other| other >= own) {
                let _ = writeln!(
                    report,
                    "{name} depends on {dependency}, which is an upper crate: \
                     see LAYERS in xtask/src/crates.rs"
                );
            }
        }
    }
    report
}

fn parse(text: &str) -> Manifest {
    let mut manifest = Manifest {
        is_published: true,
        ..Manifest::default()
    };
    let mut section = String::new();
    for line in text.lines().map(str::trim) {
        if let Some(header) = line.strip_prefix('[') {
            section = header.trim_end_matches(']').to_owned();
            if let Some((table, name)) = section.rsplit_once('.')
                && is_dependencies(table)
            {
                manifest.dependencies.push(name.trim_matches('"').into());
            }
            continue;
        }
        let Some((key, value)) = line.split_once('=') else {
            continue;
        };
        let (key, value) = (key.trim(), value.trim());
        let name = key.split('.').next().unwrap_or_default();
        match (section.as_str(), name) {
            ("package", "name") => manifest.name = value.trim_matches('"').into(),
            ("package", "description") => manifest.has_description = true,
            ("package", "license") => manifest.has_license = true,
            ("package", "publish") => manifest.is_published = value != "false",
            (table, _) if is_dependencies(table) => {
                // `name = { package = ".." }` renames a dependency.
                let renamed = value.split_once("package = \"");
                let renamed = renamed.and_then(|(_, rest)| rest.split('"').next());
                manifest.dependencies.push(renamed.unwrap_or(name).into());
            }
            _ => {}
        }
    }
    manifest
}

/// Reports if a section lists dependencies; those for tests alone may go in any direction.
fn is_dependencies(section: &str) -> bool {
    let list = section.rsplit('.').next().unwrap_or_default();
    let is_list = matches!(list, "dependencies" | "build-dependencies");
    is_list && !section.starts_with("workspace")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dependencies_on_upper_crates_are_reported() {
        let manifest = parse(
            "[package]\nname = \"gaussmle-io\"\npublish = false\n
            [dependencies]\ngaussmle = { path = \"../..\" }\n
            report = { package = \"gaussmle-report\" }\n
            [target.'cfg(unix)'.dependencies]\ngaussmle-smlm.workspace = true\n
            [dependencies.gaussmle-cli]\npath = \"../../cli\"\n
            [dev-dependencies]\ngaussmle-python = { path = \"x\" }",
        );
        assert!(!manifest.is_published);
        let report = wrong_dependencies(&[manifest]);
        let wrong: Vec<_> = report
            .lines()
            .filter_map(|line| line.split([' ', ',']).nth(3))
            .collect();
        assert_eq!(wrong, ["gaussmle-report", "gaussmle-smlm", "gaussmle-cli"]);
    }

    #[test]
    fn unlisted_crates_are_reported() {
        let report = wrong_dependencies(&[parse("[package]\nname = \"new\"")]);
        assert!(report.contains("new is not in LAYERS"));
    }
}
