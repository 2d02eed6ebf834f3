//! Conditions on rows, and summaries.

use gaussmle::table::Values;
use gaussmle::{Model, Status};
use gaussmle_io::table::{Filter, Format, TableSummary, write};

use super::{floats, identical, native, open};
use crate::tables::{metadata, table};

#[test]
fn a_million_rows_are_filtered_and_summarized() {
    let model = Model::xynbs();
    let rows = table(&model, 0, 1_000_000);
    let filter = Filter::parse("x_std < 0.006 and photons > 500 or not (status == 'converged')")
        .expect("a condition");
    let began = std::time::Instant::now();
    let kept = filter.apply(&rows).expect("applied");
    println!("filtered in {:?}", began.elapsed());
    let (x_std, photons, status) = (
        floats(&rows, "x_std"),
        floats(&rows, "photons"),
        floats(&rows, "status"),
    );
    let holds = |row: &usize| (x_std[*row] < 0.006 && photons[*row] > 500.0) || status[*row] != 0.0;
    let expected: Vec<f64> = (0..rows.len())
        .filter(holds)
        .map(|row| row as f64)
        .collect();
    assert_eq!(floats(&kept, "roi"), expected);
    let folder = tempfile::tempdir().expect("a folder");
    for (format, ending) in native() {
        let path = folder.path().join(format!("a.{ending}"));
        write(&path, format, &kept, &metadata(model.clone())).expect("written");
        let began = std::time::Instant::now();
        let back = open(&path);
        println!(
            "{ending} of {} rows read in {:?}",
            kept.len(),
            began.elapsed()
        );
        identical(&back.table, &kept, ending);
        let began = std::time::Instant::now();
        let summary = TableSummary::of(&back);
        println!("summed up in {:?}", began.elapsed());
        assert_eq!(summary.rows, kept.len());
    }
}

#[test]
fn summaries_have_text_and_json_forms() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.csv");
    let model = Model::xynb(0.13);
    let rows = table(&model, 0, 90);
    write(&path, Format::CSV, &rows, &metadata(model)).expect("written");
    let summary = TableSummary::of(&open(&path));
    let text = summary.to_string();
    for part in [
        "90 localizations, csv",
        "frames      0 to 29",
        "xynb",
        "0.107 um",
        "64x32 pixels (height x width), 100 frames",
        "40 converged",
        "photons/pixel",
        "remark      7 % of the fits are poor.",
        "sigma_um = 0.13",
    ] {
        assert!(text.contains(part), "`{part}` is not in\n{text}");
    }
    let mut widths = text.lines().skip_while(|line| !line.starts_with("column"));
    let header = widths.next().expect("a header");
    assert!(
        widths
            .take(12)
            .all(|line| line.chars().count() <= header.chars().count()),
        "{text}"
    );
    let json = serde_json::to_value(&summary).expect("JSON");
    assert_eq!(json["rows"], 90);
    assert_eq!(json["metadata"]["format"], "csv");
    assert_eq!(json["metadata"]["remarks"][1]["cause"], "overlap");
    assert_eq!(json["frames"], serde_json::json!([0, 29]));
    let x = json["columns"]
        .as_array()
        .expect("columns")
        .iter()
        .find(|c| c["name"] == "x")
        .expect("x");
    let status = rows.column("status").map(|c| &c.values);
    let Some(Values::Status(status)) = status else {
        panic!("no status")
    };
    let bad = status.iter().filter(|s| **s == Status::BadInput).count();
    assert_eq!(
        (&x["unit"], &x["kind"], &x["finite"]),
        (&"um".into(), &"f64".into(), &(90 - bad).into())
    );
}
