//! Memory of each kernel, compared with a record that `cargo xtask roofline` reads: shared memory of
//! a block, and the bytes of a spot that cross the bus.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use gaussmle_kernels::GPU_UNITS;
use gaussmle_kernels::spec::{CODES, Noise, Outputs, Pixels, Psf, Spec};

use super::counts::field;
use super::modules;

/// Bytes of a spot that are uploaded and downloaded, with 16-bit pixels.
fn bus_bytes(model: &str, noise: &str, size: usize) -> (usize, usize) {
    let psf = Psf::ALL
        .into_iter()
        .find(|psf| format!("{psf:?}").to_lowercase() == model);
    let noise = [Noise::Poisson, Noise::Uniform, Noise::Maps]
        .into_iter()
        .find(|of| format!("{of:?}") == noise)
        .expect("a noise");
    let spec = Spec {
        size,
        pixels: Pixels::PackedU16,
        noise,
        lanes: 1,
        tile: 32,
        cache_pixels: false,
        units: GPU_UNITS,
        outputs: Outputs::ALL,
    };
    let corner = usize::from(noise == Noise::Maps);
    let columns = spec.columns(psf.expect("a model")).count();
    (2 * spec.area() + 4 * corner, 4 * (columns + CODES))
}

/// Compares the report with the record. `kernels` has model, noise and size of the kernels in the
/// order in which they were loaded.
pub(super) fn compare_with_record(report: &str, kernels: &[(&str, &str, usize)]) {
    let mut table = "model noise,size,shared bytes,bytes up,bytes down\n".to_owned();
    let modules = modules(report, "fit_");
    assert_eq!(modules.len(), kernels.len());
    for (module, &(model, noise, size)) in modules.into_iter().zip(kernels) {
        let start = format!("kernel {module} ");
        let line = report.lines().find(|line| line.starts_with(&start));
        let shared = field(line.expect("a kernel"), "shared");
        let (up, down) = bus_bytes(model, noise, size);
        writeln!(table, "{model} {noise},{size},{shared},{up},{down}").expect("no error");
    }
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("benches/record");
    let record = folder.join("cuda-footprint.csv");
    if std::env::var_os("GAUSSMLE_RECORD").is_some() {
        fs::write(record, table).expect("the record is written");
        return;
    }
    let recorded = fs::read_to_string(record).expect("a record");
    assert_eq!(
        table, recorded,
        "if that is intended, run this test with GAUSSMLE_RECORD=1"
    );
}
