//! The crates of the workspace, and the direction of their dependencies.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::{Value, json};

use crate::error::Result;
use crate::paths::root;
use crate::process::stdout_of;

/// Every crate, the lowest first: a crate depends only on crates above it in this list.
const LAYERS: [&str; 17] = [
    // These two build without the rest.
    "xtask",
    "gaussmle-cuda-emulator",
    "gaussmle-base",
    "gaussmle-kernels",
    "gaussmle",
    "gaussmle-minimal",
    "gaussmle-analysis",
    "gaussmle-io",
    "gaussmle-detect",
    "gaussmle-crowded",
    "gaussmle-smlm",
    "gaussmle-calibrate",
    "gaussmle-report",
    "gaussmle-app",
    "gaussmle-capi",
    "gaussmle-cli",
    "gaussmle-python",
];

/// The parts of a `Cargo.toml` that the checks need.
#[derive(Debug)]
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

/// The manifests of the workspace's crates. Fuzz targets and the models of loom are workspaces of their own.
pub fn all() -> Result<Vec<Manifest>> {
    let mut cargo = Command::new("cargo");
    cargo.args(["metadata", "--no-deps", "--format-version", "1"]);
    cargo.current_dir(root());
    manifests(&stdout_of(cargo)?)
}

/// Reads what `cargo metadata` prints.
fn manifests(metadata: &str) -> Result<Vec<Manifest>> {
    let metadata: Value =
        serde_json::from_str(metadata).map_err(|error| format!("cargo metadata: {error}"))?;
    let root = metadata["workspace_root"].as_str().unwrap_or_default();
    let packages = metadata["packages"].as_array().into_iter().flatten();
    let mut manifests: Vec<Manifest> = packages.map(|package| manifest(package, root)).collect();
    manifests.sort_by(|a, b| a.folder.cmp(&b.folder));
    match manifests.is_empty() {
        true => Err("cargo metadata lists no package".into()),
        false => Ok(manifests),
    }
}

fn manifest(package: &Value, root: &str) -> Manifest {
    let path = Path::new(package["manifest_path"].as_str().unwrap_or_default());
    let folder = path.parent().unwrap_or(path);
    let name = |value: &Value| value["name"].as_str().unwrap_or_default().to_owned();
    let dependencies = package["dependencies"].as_array().into_iter().flatten();
    let dependencies = dependencies.filter(|dependency| dependency["kind"] != "dev");
    Manifest {
        folder: folder.strip_prefix(root).unwrap_or(folder).into(),
        name: name(package),
        has_description: package["description"].is_string(),
        has_license: package["license"].is_string(),
        // The list of registries is empty for `publish = false`.
        is_published: package["publish"] != json!([]),
        dependencies: dependencies.map(name).collect(),
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    /// What cargo prints of one package with these fields.
    fn manifest_of(fields: &Value) -> Manifest {
        let metadata = json!({"workspace_root": "/w", "packages": [fields]});
        let mut manifests = manifests(&metadata.to_string()).expect("packages");
        manifests.remove(0)
    }

    #[test]
    fn dependencies_on_upper_crates_are_reported() {
        let manifest = manifest_of(&json!({
            "name": "gaussmle-io",
            "manifest_path": "/w/crates/io/Cargo.toml",
            "publish": [],
            "description": null,
            "license": "MIT",
            "dependencies": [
                {"name": "gaussmle", "kind": null},
                {"name": "gaussmle-report", "kind": null, "rename": "report"},
                {"name": "gaussmle-smlm", "kind": null, "target": "cfg(unix)"},
                {"name": "gaussmle-cli", "kind": "build"},
                {"name": "gaussmle-python", "kind": "dev"},
            ],
        }));
        assert_eq!(manifest.folder, Path::new("crates/io"));
        assert!(!manifest.is_published && !manifest.has_description && manifest.has_license);
        let report = wrong_dependencies(&[manifest]);
        let wrong: Vec<_> = report
            .lines()
            .filter_map(|line| line.split([' ', ',']).nth(3))
            .collect();
        assert_eq!(wrong, ["gaussmle-report", "gaussmle-smlm", "gaussmle-cli"]);
    }

    #[test]
    fn unlisted_crates_are_reported() {
        let manifest = manifest_of(&json!({"name": "new", "publish": null}));
        assert!(manifest.is_published);
        assert!(wrong_dependencies(&[manifest]).contains("new is not in LAYERS"));
        assert!(manifests("{}").is_err() && manifests("cargo").is_err());
    }
}
