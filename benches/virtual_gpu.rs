//! The rate at which the host feeds a GPU, on the emulated CUDA driver.
//!
//! The GPU is virtual: its kernels compute nothing and take the time that they are told, and its
//! copies take the time that a bus would. So the rates are those of the host, or of the bus and the
//! kernel where the host is faster. The driver is a library that a process must load at its start:
//! this program runs itself again as a child.
//!
//! `cargo bench --bench virtual_gpu` prints a table. With `GAUSSMLE_TEST_RECORD=1` it is also written to
//! `benches/record`.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;
use std::{env, fs};

use gaussmle::{Camera, Device, Fitter, Model, RoiStack};
use ndarray::Array3;

/// The variable that tells a child its GPU.
const CHILD: &str = "GAUSSMLE_TEST_VIRTUAL_GPU";

/// A GPU: its name, the bus in bytes a second, and nanoseconds a fit.
const GPUS: [(&str, f64, f64); 2] = [
    ("no time", f64::INFINITY, 0.0),
    ("25 GB/s and 2 ns", 25e9, 2.0),
];

const REPEATS: usize = 7;

const HEADER: &str = "gpu,pixels,model,spots,fits_per_second,limit,of_limit";

fn main() {
    match env::var(CHILD) {
        Ok(number) => measure(number.parse().expect("the number of a GPU")),
        Err(_) => measure_in_children(),
    }
}

fn measure_in_children() {
    let program = env::current_exe().expect("a program");
    let library = program.with_file_name("libgaussmle_cuda_emulator.so");
    let mut table = String::new();
    for (number, (name, bus, fit_ns)) in GPUS.into_iter().enumerate() {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("virtual-gpu");
        fs::create_dir_all(&folder).expect("a folder");
        for name in ["libcuda.so", "libcuda.so.1"] {
            fs::copy(&library, folder.join(name)).expect("the emulated driver is built");
        }
        let bus = if bus.is_finite() {
            format!(" bus={bus}")
        } else {
            String::new()
        };
        // Every fit converges in three iterations.
        let script = format!(
            "device Virtual_GPU cc=9.0 memory=80000000000\ndriver 12080\n\
             virtual{bus} fit_ns={fit_ns} only=fit\nfill 2 f32=1\nfill 3 f32=3,0\nreport report.txt\n"
        );
        fs::write(folder.join("cuda.txt"), script).expect("a script");
        let child = Command::new(&program)
            .env(CHILD, number.to_string())
            .env("LD_LIBRARY_PATH", &folder)
            .env("VK_DRIVER_FILES", "/nonexistent")
            .output()
            .expect("it runs");
        let (out, errors) = (
            String::from_utf8_lossy(&child.stdout),
            String::from_utf8_lossy(&child.stderr),
        );
        assert!(child.status.success(), "{name}: {out}{errors}");
        table.push_str(&out);
    }
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let mut record = format!(
        "# {}, {}, {cores} cores, best of {REPEATS}\n\
         # emulated CUDA: a virtual GPU that computes nothing\n{HEADER}\n",
        text_of("date", &["-u", "+%F"]),
        processor(),
    );
    record.push_str(&table);
    print!("{record}");
    if env::var_os("GAUSSMLE_TEST_RECORD").is_some() {
        fs::write(record_path(), record).expect("the record is written");
    }
}

fn record_path() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/record/virtual-gpu.csv")
}

fn text_of(program: &str, arguments: &[&str]) -> String {
    let output = Command::new(program).args(arguments).output();
    let output = output.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned());
    output.unwrap_or_else(|_| "unknown".into())
}

/// The processor, and the widest vectors that it has.
fn processor() -> String {
    let info = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let name = info
        .lines()
        .find_map(|line| line.strip_prefix("model name"));
    let name = name.map_or("unknown", |name| name.trim_start_matches([':', '\t', ' ']));
    let vectors = ["avx512f", "avx2"].into_iter().find(|of| info.contains(of));
    format!("{name} ({})", vectors.unwrap_or("no avx2"))
}

fn measure(number: usize) {
    let (name, bus, fit_ns) = GPUS[number];
    let mut devices = gaussmle::device::devices().into_iter();
    let device = devices
        .find(|device| device.backend() == "cuda")
        .expect("the emulated device");
    let mut out = String::new();
    for (side, spots) in [(7, 2_000_000), (11, 2_000_000)] {
        for model in [Model::xynb(0.13), Model::xynbs()] {
            let pixels = Array3::<u16>::from_elem((spots, side, side), 100);
            let rois = RoiStack::from_u16(pixels.view()).expect("valid");
            let rate = rate(&device, model.clone(), &rois);
            let n = model.parameters().len();
            // Parameters, covariances, five measures of the fit, iterations and status.
            let down = 4 * (n + n * (n + 1) / 2 + 5 + 2);
            let up = 2 * side * side;
            let limit = (bus / up.max(down) as f64).min(1e9 / fit_ns);
            let share = if limit.is_finite() {
                format!("{limit:.0},{:.3}", rate / limit)
            } else {
                ",".into()
            };
            writeln!(
                out,
                "{name},{side}x{side} u16,{},{spots},{rate:.0},{share}",
                model.name()
            )
            .expect("no error on a string");
        }
    }
    print!("{out}");
}

/// Fits per second, from the host array to results.
fn rate(device: &Device, model: Model, rois: &RoiStack<'_>) -> f64 {
    let fitter = Fitter::builder(model, Camera::ideal(0.1))
        .device(device.clone())
        .build()
        .expect("valid");
    let mut fastest = f64::INFINITY;
    for _ in 0..REPEATS {
        let began = Instant::now();
        let fits = fitter.fit(rois).expect("fits");
        fastest = fastest.min(began.elapsed().as_secs_f64());
        eprintln!("{}", fits.info());
    }
    rois.len() as f64 / fastest
}
