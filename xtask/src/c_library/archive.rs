//! The archive of a release: the shared library with all that a program in C needs.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::install::{Installation, built, copy};
use crate::archive;
use crate::cargo;
use crate::error::{Result, at};
use crate::paths::{VERSION, root};
use crate::process::stdout_of;
use crate::third_party;

/// The folder of the documents in the archive.
const DOCUMENTS: &str = "share/doc/gaussmle";

/// Builds the C library and packs it as `target/gaussmle-VERSION-TARGET.tar.gz`, with a checksum
/// beside it.
pub fn package() -> Result {
    cargo::build_shipped()?;
    let archive = pack(&root().join("target"), &built(), "-9")?;
    let bytes = fs::metadata(&archive).map_err(at(&archive))?.len();
    println!("{}: {:.1} MB", archive.display(), bytes as f64 / 1e6);
    let folder = archive.parent().unwrap_or(Path::new(""));
    let name = archive.file_name().unwrap_or_default();
    let mut checksum = Command::new("sha256sum");
    checksum.arg(name).current_dir(folder);
    let checksum = stdout_of(checksum)?;
    print!("{checksum}");
    let file = archive.with_extension("gz.sha256");
    fs::write(&file, checksum).map_err(at(&file))
}

/// Packs the library that is built in a folder, and returns the path of the archive. `level` is an option of
/// gzip.
pub fn pack(folder: &Path, built: &Path, level: &str) -> Result<PathBuf> {
    let name = format!("gaussmle-{}-{}", VERSION, target()?);
    let content = folder.join(&name);
    let _ = fs::remove_dir_all(&content);
    let installation = Installation {
        has_static: false,
        is_relocatable: true,
    };
    copy(&content, built, installation)?;
    add_documents(&content.join(DOCUMENTS))?;
    archive::tar(&content, level)
}

/// The description, the examples, and the licences of gaussmle and of the works in the library.
fn add_documents(folder: &Path) -> Result {
    let examples = folder.join("examples");
    fs::create_dir_all(&examples).map_err(at(&examples))?;
    for name in ["CMakeLists.txt", "fit.c", "session.cpp"] {
        let from = root().join("bindings/c/examples").join(name);
        fs::copy(&from, examples.join(name)).map_err(at(&from))?;
    }
    for name in ["LICENSE-APACHE", "LICENSE-MIT"] {
        let from = root().join(name);
        fs::copy(&from, folder.join(name)).map_err(at(&from))?;
    }
    let from = root().join("docs/c.md");
    let text = fs::read_to_string(&from).map_err(at(&from))?;
    let file = folder.join("c.md");
    fs::write(&file, with_links_of_archive(&text)).map_err(at(&file))?;
    third_party::write(
        "gaussmle-capi",
        "libgaussmle",
        &[],
        &folder.join("THIRD-PARTY.txt"),
    )
}

/// `docs/c.md` with the places of files in the archive.
fn with_links_of_archive(text: &str) -> String {
    text.replace("](../bindings/c/include/", "](../../../include/")
        .replace("](../bindings/c/examples", "](examples")
}

/// The target of the compiler, such as `x86_64-unknown-linux-gnu`.
fn target() -> Result<String> {
    let mut rustc = Command::new("rustc");
    rustc.arg("-vV");
    let version = stdout_of(rustc)?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned)
        .ok_or_else(|| format!("rustc names no host: {version}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::process::{run_command, succeeds};

    /// Unpacks the archive in another folder than that in which it was made, and compiles the example
    /// with the flags of pkg-config.
    #[test]
    fn an_unpacked_archive_compiles_the_example() {
        if !succeeds("pkg-config", &["--version"]) {
            // `cargo xtask ci` requires it.
            let required = std::env::var("GAUSSMLE_TEST_REQUIRE").unwrap_or_default();
            assert!(!required.contains("pkg-config"), "pkg-config is required");
            eprintln!("SKIPPED, pkg-config: it is not in the path");
            return;
        }
        let library = built().join("libgaussmle.so");
        assert!(
            library.exists(),
            "run first: cargo build --release --workspace"
        );
        let work = root().join("target/tmp/c-archive");
        let _ = fs::remove_dir_all(&work);
        fs::create_dir_all(&work).expect("a folder");
        let archive = pack(&work, &built(), "-1").expect("packed");
        let elsewhere = work.join("else where");
        fs::create_dir_all(&elsewhere).expect("a folder");
        let mut unpack = Command::new("tar");
        unpack.arg("--extract").arg("--file").arg(&archive);
        unpack.arg("--directory").arg(&elsewhere);
        run_command(unpack).expect("unpacked");
        let name = archive.file_name().expect("a name").to_string_lossy();
        let prefix = elsewhere.join(name.trim_end_matches(".tar.gz"));
        for file in ["c.md", "LICENSE-APACHE", "LICENSE-MIT", "THIRD-PARTY.txt"] {
            assert!(prefix.join(DOCUMENTS).join(file).exists(), "{file}");
        }
        // No file names the folder in which the archive was made.
        let pc = prefix.join("lib/pkgconfig/gaussmle.pc");
        let text = fs::read_to_string(&pc).expect("read");
        assert!(!text.contains(&*work.to_string_lossy()), "{text}");
        let program = work.join("fit");
        // A shell reads the flags: the folder has a space in its name.
        let script = "eval cc -std=c99 -o \"'$1'\" \"'$2'\" \
                      $(pkg-config --cflags --libs gaussmle) -lm && LD_LIBRARY_PATH=\"$3\" \"$1\"";
        let mut compile = Command::new("sh");
        compile.args(["-ec", script, "sh"]).arg(&program);
        compile.arg(prefix.join(DOCUMENTS).join("examples/fit.c"));
        compile.arg(prefix.join("lib"));
        compile.env("PKG_CONFIG_PATH", prefix.join("lib/pkgconfig"));
        let printed = stdout_of(compile).expect("compiled, and run");
        assert_eq!(printed.matches("photons").count(), 2, "{printed}");
        let _ = fs::remove_dir_all(&work);
    }

    #[test]
    fn links_lead_to_files_of_the_archive() {
        let docs = fs::read_to_string(root().join("docs/c.md")).expect("read");
        let text = with_links_of_archive(&docs);
        let links = text
            .split("](")
            .skip(1)
            .filter_map(|rest| rest.split(')').next());
        let local: Vec<&str> = links.filter(|link| !link.starts_with('#')).collect();
        assert!(local.contains(&"../../../include/gaussmle.h"), "{local:?}");
        assert!(
            local
                .iter()
                .all(|link| link.starts_with("../../../include/") || link.starts_with("examples")),
            "{local:?}"
        );
    }
}
