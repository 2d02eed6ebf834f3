//! Linker options of the native module.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // Rust links for this target with LLD, which keeps one copy of functions with equal code.
    if std::env::var("TARGET").is_ok_and(|target| target == "x86_64-unknown-linux-gnu") {
        println!("cargo::rustc-cdylib-link-arg=-Wl,--icf=all");
    }
}
