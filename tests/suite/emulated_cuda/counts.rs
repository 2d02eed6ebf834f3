//! Instructions and memory accesses of each kernel, counted by the emulated driver, and compared
//! with a record.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use gaussmle::camera::ScmosMaps;
use gaussmle::{Camera, Model, RoiStack};
use ndarray::Array2;

use super::{EmulatedCuda, device, footprint, modules};
use crate::support::{PIXEL_UM, builder, models, read_noise_camera, simulation};

const SIZES: [usize; 3] = [7, 11, 15];
const CAMERAS: [&str; 3] = ["Poisson", "Uniform", "Maps"];
const SPOTS: usize = 2048;

/// The spots that are counted. A pass over a measured PSF has ten times the instructions of a Gaussian.
fn spots(model: &Model) -> usize {
    match model.spline_psf() {
        Some(_) => SPOTS / 16,
        None => SPOTS,
    }
}

/// The largest change of a count: the numbers of iterations may change by as much where rounding
/// decides.
const TOLERANCE: f64 = 0.02;

const HEADER: &str = "model noise,size,instructions,float,integer,memory,control,lanes in use,\
                      global bytes,global sectors,shared passes";

fn record_path() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("benches/record/cuda-emulated.csv")
}

/// Every kernel in the order in which it is loaded.
fn kernels() -> Vec<(Model, &'static str)> {
    let models = models(1.3 * PIXEL_UM).into_iter();
    let kernels = models.flat_map(|model| CAMERAS.map(|camera| (model.clone(), camera)));
    kernels.collect()
}

/// The variable with the size of the ROIs. A kernel serves all sizes, and is counted as a whole, so
/// that each size has a process of its own.
const SIZE_VARIABLE: &str = "GAUSSMLE_TEST_SIZE";

fn camera(noise: &str) -> Camera {
    let flat = |value: f32| Array2::from_elem((64, 64), value);
    match noise {
        "Poisson" => Camera::ideal(PIXEL_UM),
        "Uniform" => read_noise_camera(),
        _ => Camera::scmos(
            PIXEL_UM,
            ScmosMaps {
                offset_adu: flat(100.0).view(),
                gain_e_per_adu: flat(0.5).view(),
                variance_e2: flat(2.0).view(),
                mask: None,
            },
        )
        .expect("valid maps"),
    }
}

#[test]
#[ignore = "run on an emulated driver by `counts_of_every_kernel_are_those_of_the_record`"]
fn fits_of_every_kernel() {
    let size = std::env::var(SIZE_VARIABLE).expect("a size");
    let size = size.parse().expect("a number");
    for (model, noise) in kernels() {
        let (camera, count) = (camera(noise), spots(&model));
        let stack = simulation(&model, size, 1.3)
            .camera(camera.clone())
            .photons(1000.0)
            .background(10.0)
            .seed(71)
            .run(count)
            .expect("a valid simulation");
        // Cameras write 16-bit integers.
        let pixels = stack.to_u16();
        let rois = RoiStack::from_u16(pixels.view()).expect("a valid stack");
        let rois = rois.with_corners(stack.corners.view()).expect("corners");
        let fitter = builder(model, camera, &device()).build().expect("valid");
        let fits = fitter.fit(&rois).expect("fits");
        let usable = fits.status().iter().filter(|status| status.is_usable());
        assert!(usable.count() > count * 98 / 100);
    }
}

/// The counts of one kernel for each fit, and the part of the lanes in use.
#[derive(Debug, Default)]
struct Counts {
    executed: f64,
    lanes: f64,
    /// Warp instructions by class.
    classes: BTreeMap<&'static str, f64>,
    global_bytes: f64,
    global_sectors: f64,
    shared_passes: f64,
    shared_ideal: f64,
}

impl Counts {
    /// Divides the counts by a number of launches.
    fn share(&mut self, launches: f64) {
        let counts = [
            &mut self.executed,
            &mut self.lanes,
            &mut self.global_bytes,
            &mut self.global_sectors,
        ];
        for count in counts.into_iter().chain(self.classes.values_mut()) {
            *count /= launches;
        }
    }

    /// The columns of the record after the size, for so many spots.
    fn values(&self, spots: f64) -> Vec<f64> {
        let class = |name| self.classes.get(name).copied().unwrap_or_default() / spots;
        vec![
            self.executed / spots,
            class("float"),
            class("integer"),
            class("memory"),
            class("control"),
            self.lanes / (32.0 * self.executed),
            self.global_bytes / spots,
            self.global_sectors / spots,
            self.shared_passes / self.shared_ideal,
        ]
    }
}

/// The line of the report about the kernel of a module.
fn kernel_line(report: &str, module: usize) -> &str {
    let start = format!("kernel {module} ");
    let line = report.lines().find(|line| line.starts_with(&start));
    line.expect("a kernel")
}

/// The class of a line of PTX.
fn class(line: &str) -> &'static str {
    let mut words = line
        .split_whitespace()
        .skip_while(|word| word.starts_with('@'));
    let opcode = words.next().unwrap_or_default();
    match opcode.split('.').next().unwrap_or_default() {
        "ld" | "st" | "atom" | "red" => "memory",
        "bra" | "ret" | "exit" | "bar" => "control",
        _ if opcode.contains(".f32") => "float",
        _ => "integer",
    }
}

/// The value after `name=` in a line of the report.
pub(super) fn field(line: &str, name: &str) -> f64 {
    let mut words = line.split(' ');
    let value = words.find_map(|word| word.strip_prefix(name)?.strip_prefix('='));
    value
        .and_then(|value| value.parse().ok())
        .unwrap_or_else(|| panic!("no {name} in {line}"))
}

/// Reads the lines of one module.
fn counts(report: &str, module: usize, ptx: &str) -> Counts {
    let ptx: Vec<&str> = ptx.lines().collect();
    let mut out = Counts::default();
    for line in report.lines() {
        let mut words = line.split(' ');
        let (Some(kind), Some(number)) = (words.next(), words.next()) else {
            continue;
        };
        if number != module.to_string() {
            continue;
        }
        match kind {
            "instructions" => {
                out.executed = field(line, "executed");
                out.lanes = field(line, "lanes");
            }
            "basic_block" => {
                let mut words = line.split(' ');
                let lines = words.find_map(|word| word.strip_prefix("lines="));
                let (first, last) = lines.and_then(|of| of.split_once('-')).expect("lines");
                let (first, last): (usize, usize) = (
                    first.parse().expect("a line"),
                    last.parse().expect("a line"),
                );
                let executions = field(line, "executions");
                for text in &ptx[first - 1..last] {
                    let text = text.trim();
                    let is_code = text.ends_with(';') && !text.starts_with(['.', '/', '$']);
                    if is_code {
                        *out.classes.entry(class(text)).or_default() += executions;
                    }
                }
            }
            "access" => {
                let text = ptx[field(line, "line") as usize - 1];
                if text.contains(".shared") {
                    out.shared_passes += field(line, "units");
                    out.shared_ideal += field(line, "ideal");
                } else if text.contains(".global") {
                    out.global_bytes += field(line, "bytes");
                    out.global_sectors += field(line, "units");
                }
            }
            _ => {}
        }
    }
    out
}

fn saved_ptx(folder: &Path, module: usize) -> String {
    let path = folder.join(format!("ptx/module-{module}.ptx"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn counts_of_every_kernel_are_those_of_the_record() {
    let script = "device H100 cc=9.0\ndriver 12080\ndetail\nsave_ptx ptx";
    let Some(driver) = EmulatedCuda::new("counts", script) else {
        return;
    };
    // Of each size, the rows of all kernels.
    let mut counted: Vec<Vec<(String, Vec<f64>)>> = Vec::new();
    let mut footprint = Vec::new();
    for size in SIZES {
        let mut child = driver.child_for("emulated_cuda::counts::fits_of_every_kernel");
        let child = child.env(SIZE_VARIABLE, size.to_string());
        let output = child.output().expect("it runs");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{errors}");
        let report = driver.report();
        let mut rows = Vec::new();
        let fits = modules(&report, "fit");
        assert_eq!(fits.len(), kernels().len(), "{report}");
        for (module, (model, noise)) in fits.into_iter().zip(kernels()) {
            let counts = counts(&report, module, &saved_ptx(&driver.folder, module));
            let by_class: f64 = counts.classes.values().sum();
            // Each instruction that was executed has a class.
            assert!(
                (by_class / counts.executed - 1.0).abs() < 1e-9,
                "{counts:?}"
            );
            rows.push((
                format!("{} {noise},{size}", model.name()),
                counts.values(spots(&model) as f64),
            ));
            let shared = field(kernel_line(&report, module), "shared");
            footprint.push(footprint::row(model.name(), noise, size, shared));
        }
        for module in modules(&report, "arrange") {
            let mut counts = counts(&report, module, &saved_ptx(&driver.folder, module));
            let launches: f64 = field(kernel_line(&report, module), "launches");
            counts.share(launches);
            let all = kernels()
                .iter()
                .map(|(model, _)| spots(model))
                .sum::<usize>();
            let of_launch = all as f64 / launches;
            rows.push((format!("order of pixels,{size}"), counts.values(of_launch)));
        }
        counted.push(rows);
    }
    footprint::compare_with_record(&footprint);
    let rows: Vec<_> = (0..counted[0].len())
        .flat_map(|kernel| counted.iter().map(move |rows| rows[kernel].clone()))
        .collect();
    let mut table = format!("{HEADER}\n");
    for (name, values) in &rows {
        let cells: Vec<String> = values.iter().map(|value| format!("{value:.3}")).collect();
        writeln!(table, "{name},{}", cells.join(",")).expect("no error on a string");
    }
    println!("{table}");
    if std::env::var_os("GAUSSMLE_TEST_RECORD").is_some() {
        fs::write(record_path(), table).expect("the record is written");
        return;
    }
    let recorded = fs::read_to_string(record_path()).expect("a record");
    for (name, values) in rows {
        let line = recorded.lines().find_map(|line| line.strip_prefix(&name));
        let line = line.unwrap_or_else(|| panic!("{name} is not in the record"));
        let recorded: Vec<f64> = line[1..]
            .split(',')
            .map(|cell| cell.parse().expect("a number"))
            .collect();
        assert_eq!(recorded.len(), values.len(), "{name}");
        for (value, recorded) in values.iter().zip(&recorded) {
            assert!(
                (value - recorded).abs() <= TOLERANCE * recorded,
                "{name}: {value} and {recorded} recorded; if that is intended, run this test with \
                 GAUSSMLE_TEST_RECORD=1"
            );
        }
    }
}
