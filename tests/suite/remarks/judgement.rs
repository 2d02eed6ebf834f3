//! The record of first remarks on movies of another simulator.

use std::path::Path;

use gaussmle_smlm::remarks::Cause;

/// The right first remarks of a column, of 60.
const LEAST: usize = 57;

#[test]
fn the_record_names_causes_and_most_are_right() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/record/judgement.csv");
    let record = std::fs::read_to_string(file).expect("a record");
    let rows = record.lines().filter(|line| !line.starts_with('#')).skip(1);
    let rows: Vec<Vec<&str>> = rows.map(|line| line.rsplitn(10, ',').collect()).collect();
    assert_eq!(rows.len(), 60);
    let mut counts = [0; 8];
    for row in &rows {
        let right: Vec<&str> = row[8].split(" or ").collect();
        for name in &right {
            let is_known = *name == "none" || Cause::ALL.iter().any(|cause| cause.name() == *name);
            assert!(is_known, "{row:?}");
        }
        for (count, first) in counts.iter_mut().zip(row) {
            let is_right = right.contains(first);
            assert_eq!(is_right, !first.ends_with(" (wrong)"), "{row:?}");
            *count += usize::from(is_right);
        }
    }
    assert!(counts.iter().all(|count| *count >= LEAST), "{counts:?}");
}
