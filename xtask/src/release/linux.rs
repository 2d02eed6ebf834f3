//! The program for Linux: an archive to unpack anywhere, and a Debian package.

use std::fs;
use std::path::Path;
use std::process::Command;

use super::portable::{GLIBC, TARGET};
use crate::archive::{self, copy, time_of_source};
use crate::error::{Result, at};
use crate::paths::{VERSION, root};
use crate::process::{run, run_command, stdout_of};
use crate::third_party;

/// The places of completions for shells, below a prefix.
const COMPLETIONS: [(&str, &str); 3] = [
    ("bash", "share/bash-completion/completions/gaussmle"),
    ("zsh", "share/zsh/vendor-completions/_gaussmle"),
    ("fish", "share/fish/vendor_completions.d/gaussmle.fish"),
];

/// Packs the program of a folder as both.
pub fn pack(files: &Path, built: &Path) -> Result {
    let program = built.join("gaussmle");
    let archive = files.join(format!("gaussmle-{VERSION}-x86_64-linux"));
    tree(&archive, &program)?;
    archive::tar(&archive, "-9")?;
    debian(files, &program)
}

/// Program, completions and documents below a prefix.
fn tree(prefix: &Path, program: &Path) -> Result {
    let installed = prefix.join("bin/gaussmle");
    copy(program, &installed)?;
    archive::strip("strip", &installed)?;
    for (shell, place) in COMPLETIONS {
        let mut command = Command::new(&installed);
        command.args(["completions", shell]);
        let path = prefix.join(place);
        let folder = path.parent().unwrap_or(prefix);
        fs::create_dir_all(folder).map_err(at(folder))?;
        fs::write(&path, stdout_of(command)?).map_err(at(&path))?;
    }
    let documents = prefix.join("share/doc/gaussmle");
    for name in [
        "README.md",
        "CHANGELOG.md",
        "LICENSE-APACHE",
        "LICENSE-MIT",
        "containers/gaussmle.service",
    ] {
        let name = Path::new(name);
        copy(
            &root().join(name),
            &documents.join(name.file_name().unwrap_or_default()),
        )?;
    }
    third_party::write(
        "gaussmle-cli",
        "gaussmle",
        &[TARGET],
        &documents.join("THIRD-PARTY.txt"),
    )
}

/// The Debian package `gaussmle_VERSION_amd64.deb`.
fn debian(files: &Path, program: &Path) -> Result {
    let folder = root().join(format!("target/{TARGET}/debian"));
    archive::empty(&folder)?;
    tree(&folder.join("usr"), program)?;
    let documents = folder.join("usr/share/doc/gaussmle");
    let copyright = "gaussmle is under the terms of LICENSE-MIT or LICENSE-APACHE, at your option, in this folder.\n\
                     THIRD-PARTY.txt has the licences of the works of others in it.\n";
    let path = documents.join("copyright");
    fs::write(&path, copyright).map_err(at(&path))?;
    let service = documents.join("gaussmle.service");
    let text = fs::read_to_string(&service).map_err(at(&service))?;
    fs::write(&service, text.replace("/usr/local/bin/", "/usr/bin/")).map_err(at(&service))?;
    let mut sizes = Command::new("find");
    sizes
        .arg(folder.join("usr"))
        .args(["-type", "f", "-printf", "%s\n"]);
    let sizes = stdout_of(sizes)?;
    let bytes: u64 = sizes.lines().flat_map(str::parse::<u64>).sum();
    let kilobytes = bytes.div_ceil(1024);
    let [major, minor] = GLIBC;
    let control = format!(
        "Package: gaussmle\nVersion: {VERSION}\nArchitecture: amd64\n\
         Maintainer: the authors of gaussmle\n\
         Depends: libc6 (>= {major}.{minor})\nSection: science\nPriority: optional\nInstalled-Size: {kilobytes}\n\
         Description: localizes single molecules in microscope movies\n \
         Maximum-likelihood fits at the Cramer-Rao bound, on GPUs and CPUs, from a movie to a table and a\n \
         picture, on the command line and in the browser.\n"
    );
    let path = folder.join("DEBIAN/control");
    fs::create_dir_all(folder.join("DEBIAN")).map_err(at(&folder))?;
    fs::write(&path, control).map_err(at(&path))?;
    run(
        "chmod",
        &["-R", "u+rwX,go+rX,go-w", &folder.to_string_lossy()],
    )?;
    let mut build = Command::new("dpkg-deb");
    build.args(["--root-owner-group", "-Zxz", "-z9", "--build"]);
    build
        .arg(&folder)
        .arg(files.join(format!("gaussmle_{VERSION}_amd64.deb")));
    build.env("SOURCE_DATE_EPOCH", time_of_source()?);
    run_command(build)
}
