//! Memory of each kernel, compared with a record that `cargo xtask roofline` reads: shared memory of
//! a block, and the bytes of a spot that cross the bus.

use std::fs;
use std::path::PathBuf;

use gaussmle_kernels::GPU_UNITS;
use gaussmle_kernels::Psf;
use gaussmle_kernels::spec::{CODES, Noise, Outputs, Pixels, Spec};

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

/// A row of the record: a kernel, and its bytes of shared memory.
pub(super) fn row(model: &str, noise: &str, size: usize, shared: f64) -> String {
    let (up, down) = bus_bytes(model, noise, size);
    format!("{model} {noise},{size},{shared},{up},{down}\n")
}

/// Compares the rows with the record.
pub(super) fn compare_with_record(rows: &[String]) {
    let table = format!(
        "model noise,size,shared bytes,bytes up,bytes down\n{}",
        rows.concat()
    );
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("benches/record");
    let record = folder.join("cuda-footprint.csv");
    if std::env::var_os("GAUSSMLE_TEST_RECORD").is_some() {
        fs::write(record, table).expect("the record is written");
        return;
    }
    let recorded = fs::read_to_string(record).expect("a record");
    assert_eq!(
        table, recorded,
        "if that is intended, run this test with GAUSSMLE_TEST_RECORD=1"
    );
}
