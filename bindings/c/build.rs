//! Options of the linker for the shared library on Linux.

use std::env;
use std::os::unix::fs::symlink;
use std::path::PathBuf;
use std::process::Command;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    if env::var("CARGO_CFG_TARGET_OS").as_deref() != Ok("linux") {
        return;
    }
    // The number changes with GM_ABI_VERSION.
    println!("cargo:rustc-cdylib-link-arg=-Wl,-soname,libgaussmle.so.1");
    // rustc exports `gm_*` alone, but not these symbols that the linker makes for sections.
    println!("cargo:rustc-cdylib-link-arg=-Wl,-z,start-stop-visibility=hidden");
    println!("cargo:rustc-cdylib-link-arg=-Wl,--exclude-libs,ALL");
    // Threads of the library run until the process ends: dlclose must not remove their code.
    println!("cargo:rustc-cdylib-link-arg=-Wl,-z,nodelete");
    link_cxx_statically();
}

/// A decoder of Zarr files needs the C++ runtime. A host program may have an older one, so the library
/// brings its own, hidden: the linker takes the static archive because it finds no other file in the first folder.
fn link_cxx_statically() {
    let compiler = env::var("CC").unwrap_or_else(|_| "cc".into());
    let found = Command::new(compiler)
        .arg("-print-file-name=libstdc++.a")
        .output();
    let Some(archive) = found
        .ok()
        .and_then(|output| String::from_utf8(output.stdout).ok())
    else {
        return;
    };
    let archive = PathBuf::from(archive.trim());
    // The compiler prints the name alone if it has no such file.
    let Some(folder) = env::var_os("OUT_DIR").filter(|_| archive.is_absolute()) else {
        println!("cargo:warning=there is no libstdc++.a: the library needs the shared one");
        return;
    };
    let link = PathBuf::from(&folder).join("libstdc++.a");
    let _ = std::fs::remove_file(&link);
    if symlink(&archive, &link).is_ok() {
        println!("cargo:rustc-link-search=native={}", folder.display());
    }
}
