//! Commands for developers: set-up, demo, tests and CI.
//!
//! Its dependencies are parsers in Rust alone: it builds before anything else is installed.

mod acyclic;
mod archive;
mod benchmark;
mod c_library;
mod cargo;
mod ci;
mod container;
mod crates;
mod demo;
mod deny;
mod device;
mod docs;
mod error;
mod fuzz;
mod generate;
mod hosts;
mod imagej;
mod kernels;
mod links;
mod loom;
mod memcheck;
mod minimal;
mod octave;
mod own_environment;
mod package;
mod page;
mod paths;
mod process;
mod python;
mod record;
mod release;
mod roofline;
mod setup;
mod systems;
mod temporary;
mod test;
mod third_party;
mod tools;
mod wheel;
mod windows;

use std::env;
use std::process::ExitCode;

use c_library::Installation;
use error::Result;
use setup::{
    CONTAINERS, DENY, FUZZ, HOSTS, IMAGEJ, KERNELS, MEMCHECK, OCTAVE, PYTHON, RELEASE, SYSTEMS,
    TEST, WINDOWS, prepare,
};
use temporary::Temporary;

const HELP: &str = "usage: cargo xtask COMMAND [--install | --write | --check]

  demo         build the program, localize a simulated movie and draw its picture
  test         run every test, then a short benchmark; tests of missing tools are skipped.
               The table is in target/benchmark.txt, or the file of GAUSSMLE_TEST_BENCHMARK
  ci           run every check of CI: format, links, imports, packages, lints,
               documentation, demo and tests
  acyclic      check that imports form no cycle, between files and between crates
               (needs python3)
  generate     write what follows from the options of the library: Python classes, tables
               of the documentation, help for Octave; with --check, compare only
  links        check relative links and anchors of the Markdown files
  package      check that the published crates can be packaged
  setup        list the missing tools of the tests
  wheel        build the Python wheel into target/wheels, list its contents, and try it in
               an empty environment of each supported Python
  python       build the Python wheel, and run its tests alone
  docs         build the Python wheel, and the site of the documentation: target/docs/html
  install-c PREFIX
               build the C library, and install it under a folder such as /usr/local;
               --static installs the static library, too
  package-c    build the C library, and pack it for others with header, files for
               pkg-config and CMake, examples and licences, into target
  imagej       build the plug-in for ImageJ: target/imagej/gaussmle_.jar
  imagej-test [JAR]
               build it, or take one that is built, and run its tests in ImageJ alone
  hosts        run the tests of the plug-ins for napari and Picasso, in these programs
  octave       compile the functions for Octave and MATLAB, and test them in Octave
  sweep        compare every model, camera and ROI size with the f64 reference (hours)
  fuzz         fuzz the file readers with an address sanitizer, a minute each
  memcheck     run the unit tests of code that computes addresses in valgrind
  loom         try every order of the steps of threads that share a queue
  page         check, test and bundle the page of `gaussmle app` and the script of reports into
               the dist folders of crates/app and crates/report (needs Node.js); with --check,
               compare only; with --browser, test it in Chromium
  systems      check that fits have the same bits on Windows and AArch64, in Wine and QEMU
  windows      build the program, the C library and the wheel for Windows into target/windows,
               and test them in Wine (an hour)
  deny         check licences and sources of the dependencies
  kernels      compile the kernels for CPUs and NVIDIA GPUs into kernels/generated, after
               each change of the kernel; with --check, compare only
  record       benchmark this machine at length, into benches/record: all, or those of
               search, sessions, c, cores, movies, fits and others that are named
  roofline     print upper bounds of the fits a second on GPUs, from the records;
               --write puts the main ones into docs/gpu.md
  container    build the container images with buildah, and fit a movie in one
  release      build every file of a release into target/release-files, with checksums,
               and try those for Linux in an empty Debian without a network
  device       pack tests and program for a machine with a GPU but without cargo,
               into target/device

A command prints what it lacks, with size, destination and commands. With --install it
installs that: Debian packages with apt-get, LLVM for the command kernels into the
user's data folder, and ptxas and Python packages into target/tools.";

fn main() -> ExitCode {
    let result = Temporary::new().and_then(|_temporary| command());
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

/// Runs the command that the arguments name.
fn command() -> Result {
    let (options, words): (Vec<String>, Vec<String>) =
        env::args().skip(1).partition(|word| word.starts_with("--"));
    let options: Vec<&str> = options.iter().map(String::as_str).collect();
    match (&words[..], &options[..]) {
        ([command], ["--write"]) if command == "roofline" => roofline::write(),
        ([command, names @ ..], [] | ["--install"]) if command == "record" => {
            prepare(&TEST, !options.is_empty()).and_then(|()| record::run(names))
        }
        ([command, prefix], [] | ["--static"]) if command == "install-c" => {
            let installation = Installation {
                has_static: !options.is_empty(),
                ..Installation::default()
            };
            c_library::install(prefix.as_ref(), installation)
        }
        ([command, jar], []) if command == "imagej-test" => imagej::test_jar(jar.as_ref()),
        ([command], ["--check"]) if command == "generate" => generate::check(),
        ([command], ["--check"]) if command == "kernels" => kernels::check(),
        ([command], ["--check"]) if command == "page" => page::check(),
        ([command], ["--browser"]) if command == "page" => page::browse(),
        ([command], []) => run(command, false),
        ([command], ["--install"]) => run(command, true),
        _ => Err(HELP.into()),
    }
}

fn run(command: &str, install: bool) -> Result {
    match command {
        "demo" => demo::run(),
        "test" => prepare(&TEST, install)
            .and_then(|()| test::run(&[]))
            .and_then(|()| benchmark::run()),
        "ci" => ci::run(install),
        "acyclic" => acyclic::check(),
        "kernels" => prepare(&KERNELS, install).and_then(|()| kernels::write()),
        "generate" => generate::write(),
        "links" => links::check(),
        "package" => package::check(),
        "page" => page::write(),
        "package-c" => c_library::package(),
        "setup" => prepare(&TEST, install),
        "wheel" => prepare(&PYTHON, install).and_then(|()| wheel::run()),
        "python" => prepare(&PYTHON, install).and_then(|()| python::test(&[])),
        "docs" => prepare(&PYTHON, install).and_then(|()| docs::run()),
        "imagej" => prepare(&IMAGEJ, install).and_then(|()| imagej::build()),
        "imagej-test" => prepare(&IMAGEJ, install).and_then(|()| imagej::test()),
        "hosts" => prepare(&HOSTS, install).and_then(|()| hosts::test()),
        "octave" => prepare(&OCTAVE, install).and_then(|()| octave::test()),
        "sweep" => prepare(&TEST, install).and_then(|()| test::sweep()),
        "fuzz" => prepare(&FUZZ, install).and_then(|()| fuzz::run()),
        "memcheck" => prepare(&MEMCHECK, install).and_then(|()| memcheck::run()),
        "loom" => loom::run(),
        "systems" => prepare(&SYSTEMS, install).and_then(|()| systems::check()),
        "windows" => prepare(&WINDOWS, install).and_then(|()| windows::check()),
        "deny" => prepare(&DENY, install).and_then(|()| deny::check()),
        "roofline" => roofline::print(),
        "container" => prepare(&CONTAINERS, install).and_then(|()| container::check()),
        "release" => prepare(&RELEASE, install).and_then(|()| release::run()),
        "device" => device::pack(),
        _ => Err(HELP.into()),
    }
}
