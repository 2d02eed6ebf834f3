//! Fits through CUDA's real path on an emulated driver.
//!
//! The driver is a library (`tests/cuda-emulator`) that a process must load at its start, so each
//! test runs this program again as a child, with a script for the driver.

mod blocks;
mod capabilities;
mod causes;
mod counts;
mod device_script;
mod device_tests;
mod footprint;
mod given_back;
mod library;
mod pipeline;
mod programs;
mod refused;

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

use gaussmle::{Backend, Device, Fits, Fitter, Model};

use crate::fake_gpus::{folder, pixels, stack};
use crate::support::{PIXEL_UM, read_noise_camera, skipped};

/// An emulated driver in a folder of its own.
struct EmulatedCuda {
    folder: PathBuf,
}

impl EmulatedCuda {
    /// A driver that follows a script. `None` if the library is not built.
    fn new(name: &str, script: &str) -> Option<Self> {
        let program = std::env::current_exe().expect("a program");
        let library = program.with_file_name("libgaussmle_cuda_emulator.so");
        if !library.exists() {
            skipped(
                "cuda-emulated",
                &format!("{} is not there", library.display()),
            );
            return None;
        }
        let folder = folder(&format!("cuda-{name}"));
        // cudarc tries both names.
        for name in ["libcuda.so", "libcuda.so.1"] {
            fs::copy(&library, folder.join(name)).expect("a copy");
        }
        let script = format!("{script}\nreport report.txt\n");
        fs::write(folder.join("cuda.txt"), script).expect("a script");
        Some(Self { folder })
    }

    /// This program, with the emulated driver and without Vulkan.
    fn child(&self) -> Command {
        let mut command = Command::new(std::env::current_exe().expect("a program"));
        command
            .env("LD_LIBRARY_PATH", &self.folder)
            .env("GAUSSMLE_TEST_REQUIRE", "cuda")
            .env_remove("CUDA_VISIBLE_DEVICES");
        without_vulkan(&mut command);
        command
    }

    /// A child that runs an ignored test.
    fn child_for(&self, test: &str) -> Command {
        let mut command = self.child();
        command.args(["--ignored", "--exact", test, "--nocapture"]);
        command
    }

    /// Runs an ignored test in a child.
    fn run(&self, test: &str) -> Output {
        self.child_for(test).output().expect("it runs")
    }

    /// The driver's report of the last child.
    fn report(&self) -> String {
        fs::read_to_string(self.folder.join("report.txt")).unwrap_or_default()
    }

    /// The words of the only line of the report that starts with these.
    fn line(&self, start: &str) -> String {
        let report = self.report();
        let mut lines = report.lines().filter(|line| line.starts_with(start));
        let line = lines
            .next()
            .unwrap_or_else(|| panic!("no {start} in {report}"));
        assert_eq!(lines.next(), None, "{start}");
        line.to_owned()
    }

    /// The number of calls of an entry point.
    fn calls(&self, entry: &str) -> usize {
        let report = self.report();
        let start = format!("call {entry} ");
        let mut lines = report.lines().filter_map(|line| line.strip_prefix(&start));
        lines
            .next()
            .map_or(0, |count| count.parse().expect("a number"))
    }

    /// The wrong uses of the driver that it reports.
    fn violations(&self) -> Vec<String> {
        let report = self.report();
        assert!(report.ends_with("end\n"), "incomplete report: {report}");
        let lines = report.lines().filter(|line| line.starts_with("violation"));
        lines.map(str::to_owned).collect()
    }
}

/// Hides Vulkan's drivers from a program. Old loaders know only the second name.
fn without_vulkan(command: &mut Command) {
    command
        .env("VK_DRIVER_FILES", "/nonexistent")
        .env("VK_ICD_FILENAMES", "/nonexistent");
}

/// The lengths of the kernel's buffers, as CubeCL passes them: accesses beyond them are errors.
const EXACT_LENGTHS: &str = "buffers count=4 lengths=4+24 unit=4 size=40";

/// The numbers of the modules whose kernel has this name, in the order in which they were loaded.
fn modules(report: &str, name: &str) -> Vec<usize> {
    let lines = report
        .lines()
        .filter_map(|line| line.strip_prefix("kernel "));
    let numbers = lines.filter_map(|line| line.split_once(' '));
    let named = numbers.filter(|(_, rest)| rest.split(' ').next() == Some(name));
    let numbers = named.map(|(number, _)| number.parse().expect("a number"));
    numbers.collect()
}

/// The emulated device of this process.
fn device() -> Device {
    let mut devices = gaussmle::device::devices().into_iter();
    let device = devices.find(|device| device.backend() == "cuda");
    device.expect("the emulated device")
}

/// Fits a few spots on a device.
fn fit_on(device: Device) -> gaussmle::Result<Fits> {
    let pixels = pixels(300);
    Fitter::builder(Model::xynb(1.2 * PIXEL_UM), read_noise_camera())
        .backend(Backend::Gpu)
        .device(device)
        .build()?
        .fit(&stack(&pixels))
}

#[test]
#[ignore = "run on an emulated driver by `every_gpu_from_pascal_on_runs_the_kernels` and others, through `outcome`"]
fn fit_of_this_process() {
    match fit_on(device()) {
        Ok(fits) => println!("fitted {} spots: {}", fits.len(), fits.info()),
        Err(error) => println!("refused: {error}"),
    }
}

/// The line that `fit_of_this_process` prints. Fails if the process ends in any other way, or if
/// it prints a panic.
fn outcome(driver: &EmulatedCuda) -> String {
    let output = driver.run("emulated_cuda::fit_of_this_process");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{text}{errors}");
    assert!(!errors.contains("panicked"), "{errors}");
    // The emulated driver was used, and used rightly.
    let report = driver.report();
    assert!(report.contains("name=A_GPU"), "{report}");
    assert_eq!(driver.violations(), Vec::<String>::new());
    let mut lines = text.lines();
    let line = lines.find(|line| line.contains("fitted ") || line.contains("refused: "));
    line.unwrap_or_else(|| panic!("{text}{errors}")).to_owned()
}
