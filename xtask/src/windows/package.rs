//! The files of a release for Windows: program and C library as ZIP archives, and the wheel.

use std::path::{Path, PathBuf};

use super::cross::{STRIP, TARGET, build, built};
use super::wheel;
use crate::archive::{self, copy};
use crate::error::Result;
use crate::paths::{VERSION, root};
use crate::third_party;

/// Builds the program, the C library and the wheel, and puts them into a folder.
pub fn pack(files: &Path) -> Result {
    build()?;
    program(files)?;
    c_library(files)?;
    let wheel = wheel::build()?;
    copy(&wheel, &files.join(wheel.file_name().unwrap_or_default()))
}

/// The C library, once it is built.
pub fn library() -> PathBuf {
    built().join("gaussmle.dll")
}

fn program(files: &Path) -> Result {
    let folder = files.join(format!("gaussmle-{VERSION}-x86_64-windows"));
    stripped(&built().join("gaussmle.exe"), &folder.join("gaussmle.exe"))?;
    documents(&folder, "README.md", "gaussmle-cli")?;
    archive::zip(&folder)
}

fn c_library(files: &Path) -> Result {
    let folder = files.join(format!("gaussmle-{VERSION}-{TARGET}"));
    stripped(&library(), &folder.join("bin/gaussmle.dll"))?;
    let import = "libgaussmle.dll.a";
    copy(&built().join(import), &folder.join("lib").join(import))?;
    let header = "include/gaussmle.h";
    copy(
        &root().join("bindings/c").join(header),
        &folder.join(header),
    )?;
    copy(
        &root().join("bindings/c/examples/fit.c"),
        &folder.join("examples/fit.c"),
    )?;
    documents(&folder, "docs/c.md", "gaussmle-capi")?;
    archive::zip(&folder)
}

fn stripped(from: &Path, to: &Path) -> Result {
    copy(from, to)?;
    archive::strip(STRIP, to)
}

fn documents(folder: &Path, document: &str, package: &str) -> Result {
    for name in [document, "LICENSE-APACHE", "LICENSE-MIT"] {
        let from = root().join(name);
        copy(&from, &folder.join(from.file_name().unwrap_or_default()))?;
    }
    let list = folder.join("THIRD-PARTY.txt");
    third_party::write(package, "gaussmle", &[TARGET], &list)
}
