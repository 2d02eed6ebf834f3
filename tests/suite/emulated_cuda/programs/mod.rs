//! The program `gaussmle` on emulated CUDA, with a fake management library: output, exit codes, the
//! choice of the GPU, and the causes of failures.
//!
//! The program is the one that the test target `cli` builds.

mod alerts;
mod choice;
mod failures;
mod health;
mod neighbours;
mod waiting;

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;
use std::path::PathBuf;
use std::process::{Command, Output};

use gaussmle::device::Rates;
use serde_json::Value;

use super::{EmulatedCuda, without_vulkan};
use crate::fake_gpus::{FakeNvml, teach};
use crate::support::skipped;

/// A GPU as both libraries know it.
pub(super) struct GpuSpec {
    name: &'static str,
    capability: &'static str,
    /// Multiprocessors. CUDA lists the fastest GPU first.
    sms: u32,
    gigabytes: u64,
    /// The number on the PCI bus. The management library lists the lowest first.
    bus: u32,
}

impl GpuSpec {
    /// Each UUID begins with other digits.
    fn uuid(&self) -> String {
        let digit = self.bus;
        format!(
            "GPU-{digit}{digit}{digit}{digit}{digit}{digit}{digit}{digit}-1234-1234-1234-123456789abc"
        )
    }
}

pub(super) const FAST: GpuSpec = GpuSpec {
    name: "FAST",
    capability: "9.0",
    sms: 132,
    gigabytes: 80,
    bus: 2,
};

/// A GPU that is slower than [`FAST`] and has less memory.
const SLOW: GpuSpec = GpuSpec {
    name: "SLOW",
    capability: "7.5",
    sms: 40,
    gigabytes: 16,
    bus: 1,
};
/// A machine with emulated GPUs and the program.
pub(super) struct Machine {
    pub(super) driver: EmulatedCuda,
    pub(super) nvml: FakeNvml,
    pub(super) program: PathBuf,
}

impl Machine {
    /// `more` is added to the script of the driver. `None` if the program or a library is missing.
    pub(super) fn new(name: &str, gpus: &[GpuSpec], more: &str) -> Option<Self> {
        let program = std::env::current_exe().expect("a program");
        // The tests are in the folder `deps`.
        let program = program.ancestors().nth(2)?.join("gaussmle");
        if !program.exists() {
            skipped(
                "cuda-emulated",
                &format!(
                    "{} is not there: build the test target `cli`",
                    program.display()
                ),
            );
            return None;
        }
        let mut devices = String::new();
        let mut sorted: Vec<&GpuSpec> = gpus.iter().collect();
        sorted.sort_by_key(|gpu| gpu.bus);
        let mut enumeration = "driver=570.10\ncuda=12080\nlook\n".to_owned();
        for gpu in sorted {
            let (name, capability, uuid) = (gpu.name, gpu.capability, gpu.uuid());
            let bytes = gpu.gigabytes * 1_000_000_000;
            devices += &format!(
                "device {name} cc={capability} sms={} memory={bytes} bus=0000:0{}:00.0 uuid={uuid}\n",
                gpu.sms, gpu.bus
            );
            enumeration += &format!(
                "gpu uuid={uuid} name={name} free={bytes} total={bytes} capability={capability}\n"
            );
        }
        Some(Self {
            driver: EmulatedCuda::new(name, &format!("{devices}driver 12080\ntrace\n{more}"))?,
            nvml: FakeNvml::new(&format!("programs-nvml-{name}"), &enumeration)?,
            program,
        })
    }

    /// The program with arguments; see [`Machine::command_of`].
    fn command(&self, arguments: &str) -> Command {
        let mut command = self.command_of(&self.program);
        command.args(arguments.split_whitespace());
        command
    }

    /// A program with rates by which `auto` prefers a GPU. The report of the last one is removed: a
    /// program that does not load the driver leaves none.
    pub(super) fn command_of(&self, program: impl AsRef<OsStr>) -> Command {
        let _ = std::fs::remove_file(self.driver.folder.join("report.txt"));
        let mut command = Command::new(program);
        command
            .current_dir(&self.driver.folder)
            .env("LD_LIBRARY_PATH", &self.driver.folder)
            .env("GAUSSMLE_NVML_LIBRARY", self.nvml.library())
            .env("GAUSSMLE_CACHE", self.rates_folder())
            // Emulated GPUs of all tests have the same names.
            .env("XDG_RUNTIME_DIR", self.runtime_folder())
            .env_remove("CUDA_VISIBLE_DEVICES")
            .env_remove("CUDA_DEVICE_ORDER");
        without_vulkan(&mut command);
        command
    }

    /// The folder for turns.
    pub(super) fn runtime_folder(&self) -> PathBuf {
        let folder = self.driver.folder.join("runtime");
        std::fs::create_dir_all(&folder).expect("a folder");
        folder
    }

    fn rates_folder(&self) -> PathBuf {
        let folder = self.driver.folder.join("cache");
        teach(&Rates::in_folder(&folder), "cpu", "xynb", 1.0, 1000.0);
        folder
    }

    fn run(&self, arguments: &str) -> Ran {
        Ran::new(self.command(arguments))
    }

    /// Writes simulated ROIs to `rois.npy`.
    fn simulate(&self) {
        let ran = self.run("simulate -o rois.npy --n 300 --roi 7 --photons 1000 --quiet");
        assert_eq!(ran.code, 0, "{}", ran.stderr);
    }

    /// The names of the GPUs that ran kernels for the last program.
    fn used(&self) -> BTreeSet<String> {
        let report = self.driver.report();
        let mut names = BTreeMap::new();
        for line in report
            .lines()
            .filter_map(|line| line.strip_prefix("device "))
        {
            let (index, rest) = line.split_once(' ').expect("an index");
            let (_, name) = rest.split_once("name=").expect("a name");
            names.insert(index.to_owned(), name.to_owned());
        }
        let kernels = report
            .lines()
            .filter(|line| line.starts_with("trace kernel "));
        let device = |line: &str| {
            let mut words = line.split(' ');
            let index = words.find_map(|word| word.strip_prefix("device="));
            names[index.expect("a device")].clone()
        };
        kernels.map(device).collect()
    }
}

/// The outcome of a program.
struct Ran {
    code: i32,
    stdout: String,
    stderr: String,
}

impl Ran {
    fn new(mut command: Command) -> Self {
        let output: Output = command.output().expect("it runs");
        Self {
            code: output.status.code().expect("no signal ended it"),
            stdout: String::from_utf8(output.stdout).expect("UTF-8"),
            stderr: String::from_utf8(output.stderr).expect("UTF-8"),
        }
    }
}

/// The arguments of every fit after the back end.
const FIT: &str = "rois.npy --model xynb --sigma 0.13 --pixel-size 0.1 --offset 0 --gain 1";

fn fit(backend: &str, rest: &str) -> String {
    format!("fit {FIT} --backend {backend} --gpu-timeout 0.1 --auto-timeout 0.1 {rest}")
}

#[test]
fn doctor_finds_an_emulated_gpu_right() {
    let Some(machine) = Machine::new("doctor", &[FAST], "poison") else {
        return;
    };
    let text = machine.run("doctor");
    assert_eq!((text.code, &text.stderr[..]), (0, ""), "{}", text.stdout);
    for part in [
        "NVIDIA driver 570.10, CUDA up to 12.8",
        "FAST (cuda)",
        "right to",
        "fits can run on the GPU",
    ] {
        assert!(text.stdout.contains(part), "no {part}: {}", text.stdout);
    }
    assert_eq!(machine.used(), ["FAST".to_owned()].into());
    assert_eq!(machine.driver.violations(), Vec::<String>::new());
    let json = machine.run("doctor --json");
    assert_eq!((json.code, &json.stderr[..]), (0, ""));
    let diagnosis: Value = serde_json::from_str(&json.stdout).expect("JSON");
    let devices = diagnosis["devices"].as_array().expect("devices");
    let cuda = devices.iter().find(|device| device["backend"] == "cuda");
    let cuda = cuda.expect("a CUDA device");
    assert_eq!(cuda["id"], FAST.uuid().as_str());
    let worst = cuda["check"]["right"]["worst"].as_f64().expect("a number");
    assert!(worst > 0.0 && worst < 1e-3, "{worst}");
}

/// A table in CSV, by column.
fn columns(machine: &Machine, file: &str) -> BTreeMap<String, Vec<String>> {
    let text = std::fs::read_to_string(machine.driver.folder.join(file)).expect("a table");
    let mut lines = text.lines();
    let names: Vec<&str> = lines.next().expect("a header").split(',').collect();
    let mut out = BTreeMap::new();
    for line in lines {
        for (name, cell) in names.iter().zip(line.split(',')) {
            let column: &mut Vec<String> = out.entry((*name).to_owned()).or_default();
            column.push(cell.to_owned());
        }
    }
    out
}

#[test]
fn tables_of_the_gpu_agree_with_those_of_the_cpu() {
    let Some(machine) = Machine::new("tables", &[FAST], "poison\ndelay_us 200") else {
        return;
    };
    machine.simulate();
    let gpu = machine.run(&fit("gpu", "-o gpu.csv"));
    assert_eq!(gpu.code, 0, "{}", gpu.stderr);
    assert!(gpu.stderr.contains("cuda (FAST"), "{}", gpu.stderr);
    assert_eq!(machine.used(), ["FAST".to_owned()].into());
    assert_eq!(machine.driver.violations(), Vec::<String>::new());
    let cpu = machine.run(&fit("cpu", "-o cpu.csv"));
    assert_eq!(cpu.code, 0, "{}", cpu.stderr);
    assert!(cpu.stderr.contains("cpu ("), "{}", cpu.stderr);
    assert_eq!(machine.used(), BTreeSet::new());
    let (gpu, cpu) = (columns(&machine, "gpu.csv"), columns(&machine, "cpu.csv"));
    assert_eq!(gpu["roi"].len(), 300);
    assert_eq!(gpu["status"], cpu["status"]);
    let number = |cell: &String| cell.parse::<f64>().expect("a number");
    for name in ["x", "y", "photons", "background"] {
        let std = &cpu[&format!("{name}_std")];
        for (i, std) in std.iter().enumerate() {
            let (a, b, std) = (number(&gpu[name][i]), number(&cpu[name][i]), number(std));
            // Both stop within 1e-3 of the optimum, as in `agreement`.
            assert!((a - b).abs() < 3e-3 * std, "{name} of {i}: {a} and {b}");
        }
    }
}
