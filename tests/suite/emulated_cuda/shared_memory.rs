//! Shared memory of a block of each kernel, compared with a record. `cargo xtask roofline` reads it.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use super::counts::field;

/// Compares the report with the record. `kernels` names the kernels by model, noise and size, in
/// the order in which they were loaded.
pub(super) fn compare_with_record(report: &str, kernels: &[String]) {
    let mut table = "model noise,size,shared bytes\n".to_owned();
    for (number, kernel) in kernels.iter().enumerate() {
        let start = format!("kernel {} ", number + 1);
        let line = report.lines().find(|line| line.starts_with(&start));
        let bytes = field(line.expect("a kernel"), "shared");
        writeln!(table, "{kernel},{bytes}").expect("no error on a string");
    }
    let record = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("benches/record/cuda-shared.csv");
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
