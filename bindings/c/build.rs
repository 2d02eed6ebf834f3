//! Options of the linker for the shared library on Linux.

use std::env;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    if env::var("CARGO_CFG_TARGET_OS").as_deref() != Ok("linux") {
        return;
    }
    // The number changes with GM_ABI_VERSION.
    println!("cargo:rustc-cdylib-link-arg=-Wl,-soname,libgaussmle.so.1");
    // rustc exports `gm_*` alone, but not these symbols that the linker makes for sections. zig, which links for old
    // systems, knows no such options.
    if !env::var("RUSTC_LINKER").is_ok_and(|linker| linker.contains("zig")) {
        println!("cargo:rustc-cdylib-link-arg=-Wl,-z,start-stop-visibility=hidden");
        println!("cargo:rustc-cdylib-link-arg=-Wl,--exclude-libs,ALL");
    }
    // Threads of the library run until the process ends: dlclose must not remove their code.
    println!("cargo:rustc-cdylib-link-arg=-Wl,-z,nodelete");
}
