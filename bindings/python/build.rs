//! Linker options of the native module.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // Rust links for this target with LLD, which keeps one copy of functions with equal code. zig, which links for
    // old systems, knows no such option.
    let is =
        |name: &str, test: fn(&str) -> bool| std::env::var(name).is_ok_and(|value| test(&value));
    let by_zig = is("RUSTC_LINKER", |linker| linker.contains("zig"));
    if is("TARGET", |target| target == "x86_64-unknown-linux-gnu") && !by_zig {
        println!("cargo::rustc-cdylib-link-arg=-Wl,--icf=all");
    }
}
