//! The installed library, and compilers.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A file of this crate.
pub fn source(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// Reports that a test is skipped for want of a tool. Fails if `GAUSSMLE_TEST_REQUIRE` names it.
pub fn skipped(tool: &str) {
    let required = std::env::var("GAUSSMLE_TEST_REQUIRE").unwrap_or_default();
    let mut names = required.split(',');
    assert!(names.all(|name| name != tool), "{tool} is required");
    eprintln!("SKIPPED, {tool}: it is not in the path");
}

/// True if a program can be started.
pub fn has(program: &str) -> bool {
    let started = Command::new(program).arg("--version").output();
    started.is_ok_and(|output| output.status.success())
}

/// The standard output of a command, which must succeed.
pub fn output_of(command: &mut Command) -> String {
    let output = command
        .output()
        .unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let errors = String::from_utf8_lossy(&output.stderr);
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{command:?}: {errors}{printed}");
    printed
}

/// The folder of the libraries that cargo has built.
fn built() -> PathBuf {
    let program = std::env::current_exe().expect("a program");
    let folder = program.parent().and_then(Path::parent);
    folder.expect("target/release/deps").into()
}

/// An empty folder for a test.
pub fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// The prefix into which the library is installed, once.
pub fn prefix() -> &'static Path {
    static PREFIX: OnceLock<PathBuf> = OnceLock::new();
    PREFIX.get_or_init(|| {
        let prefix = folder("c-library");
        install(&[], &prefix);
        prefix
    })
}

/// Installs the library, with options of `install.sh`.
pub fn install(options: &[&str], prefix: &Path) {
    let library = built().join("libgaussmle.so");
    assert!(
        library.exists(),
        "run first: cargo build --release --workspace"
    );
    let mut install = Command::new("sh");
    install.arg(source("install.sh")).args(options);
    install.arg(prefix).arg(built());
    output_of(install.arg(env!("CARGO_PKG_VERSION")));
}

/// The flags of pkg-config for a prefix.
pub fn pkg_config(prefix: &Path, options: &[&str]) -> String {
    let mut flags = Command::new("pkg-config");
    flags.args(options).arg("gaussmle");
    flags.env("PKG_CONFIG_PATH", prefix.join("lib/pkgconfig"));
    output_of(&mut flags).trim().to_owned()
}

/// Compiles a program in C, and returns its path.
pub fn compiled(file: &str) -> PathBuf {
    let library = prefix().join("lib");
    compiled_with(file, &["-L", &library.to_string_lossy(), "-lgaussmle"])
}

/// Compiles a program in C with flags for the linker, and returns its path. Each call has a folder of
/// its own, because tests run at once.
pub fn compiled_with(file: &str, flags: &[&str]) -> PathBuf {
    static NUMBER: AtomicUsize = AtomicUsize::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let name = Path::new(file).file_stem().expect("a name");
    let program = folder(&format!("program-{number}")).join(name);
    let mut compiler = Command::new("cc");
    compiler.args(["-std=c11", "-pedantic", "-Wall", "-Wextra", "-Werror", "-g"]);
    compiler.arg("-I").arg(prefix().join("include"));
    compiler.arg("-o").arg(&program).arg(source(file));
    compiler.args(flags).args(["-lm", "-lpthread", "-ldl"]);
    output_of(&mut compiler);
    program
}

/// A command that finds the installed library.
pub fn with_library(program: impl AsRef<std::ffi::OsStr>) -> Command {
    let mut command = Command::new(program);
    command.env("LD_LIBRARY_PATH", prefix().join("lib"));
    command
}
