//! HTML reports.

use std::fs;
use std::path::Path;

use super::support::{FIT, assert_fails, csv_column, run_ok, temp_folder};

/// Localizes a movie of a hundred frames, and returns the HTML report.
fn localize_with_report(folder: &Path, output: &str) -> String {
    run_ok(
        folder,
        "simulate --movie -o movie.tif --frames 100 --width 96 --height 96 --emitters 8 --sigma 0.13 --pixel-size 0.1 --quiet",
    );
    run_ok(
        folder,
        &format!("localize movie.tif -o {output} --report page.html {FIT}"),
    );
    fs::read_to_string(folder.join("page.html")).expect("a page")
}

#[test]
fn report_of_a_run_and_of_its_table_describe_the_same_localizations() {
    let directory = temp_folder();
    let folder = directory.path();
    let run_page = localize_with_report(folder, "locs.csv");
    let rows = csv_column(&folder.join("locs.csv"), "x").len();
    assert!(run_page.contains(&format!("<p>{rows} localizations, model xynb</p>")));
    assert!(
        run_page.contains("fits/s") && run_page.contains("movie.tif"),
        "facts about the run"
    );
    let messages = run_ok(folder, "report locs.csv -o report.html --title Cells");
    assert!(messages.contains("report.html: "), "{messages}");
    let page = fs::read_to_string(folder.join("report.html")).expect("a page");
    assert!(page.starts_with("<!doctype html>") && page.contains("<h1>Cells</h1>"));
    assert!(page.contains(&format!("<p>{rows} localizations, model xynb</p>")));
    assert!(page.contains("sigma_um = 0.13"), "the configuration");
    assert_eq!(
        run_ok(
            folder,
            "report locs.csv -o quiet.html --quiet --max-points 10"
        ),
        ""
    );
    let quiet = fs::read_to_string(folder.join("quiet.html")).expect("a page");
    assert!(quiet.contains("<h1>locs.csv</h1>") && quiet.contains("at most 10."));
}

#[test]
fn report_of_a_run_has_columns_that_the_table_format_lacks() {
    let directory = temp_folder();
    let folder = directory.path();
    let page = localize_with_report(folder, "locs.ts.csv");
    // ThunderSTORM's CSV has no p-values and no iterations.
    for title in ["Goodness of fit", "Iterations", "Status of the fits"] {
        assert!(page.contains(&format!("<h3>{title}</h3>")), "{title}");
    }
    run_ok(folder, "report locs.ts.csv -o reduced.html --quiet");
    let reduced = fs::read_to_string(folder.join("reduced.html")).expect("a page");
    assert!(reduced.contains("no column p_value"));
}

#[test]
fn impossible_reports_are_errors_and_an_empty_table_is_a_page() {
    let directory = temp_folder();
    let folder = directory.path();
    fs::write(
        folder.join("no_y.csv"),
        "\"frame\",\"x [nm]\",\"intensity [photon]\"\n1,1500,300\n",
    )
    .expect("writable");
    assert_fails(
        folder,
        "report no_y.csv -o page.html",
        2,
        &["`y`", "frame, x, photons"],
    );
    assert_fails(
        folder,
        "report nothing.csv -o page.html",
        2,
        &["nothing.csv"],
    );
    assert_fails(
        folder,
        "report no_y.csv -o no_y.csv",
        2,
        &["no_y.csv", "written over"],
    );
    assert_fails(
        folder,
        "report no_y.csv -o no/page.html",
        2,
        &["folder is not there"],
    );
    fs::write(folder.join("movie.raw"), "").expect("writable");
    let twice = format!("localize movie.raw -o locs.csv --report locs.csv {FIT}");
    assert_fails(folder, &twice, 2, &["locs.csv", "written over"]);
    let movie = format!("localize movie.raw -o locs.csv --report movie.raw {FIT}");
    assert_fails(folder, &movie, 2, &["movie.raw", "written over"]);
    assert!(!folder.join("page.html").exists());

    fs::write(folder.join("empty.csv"), "roi,frame,x,y\n").expect("writable");
    let messages = run_ok(folder, "report empty.csv -o empty.html");
    assert!(
        messages.contains("note: empty.csv has no rows"),
        "{messages}"
    );
    let page = fs::read_to_string(folder.join("empty.html")).expect("a page");
    assert!(page.contains("The table has no rows"));
}

#[test]
fn report_of_drift_shows_what_was_subtracted() {
    let directory = temp_folder();
    let folder = directory.path();
    // Ten sites that are lit in every frame and move by 60 nm during the movie, and as many random
    // spots.
    let mut text = String::from("roi,frame,x,y,x_std,y_std\n");
    let mut state = 7u64;
    let mut random = move || {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1);
        (state >> 11) as f64 / (1u64 << 53) as f64
    };
    let sites: Vec<[f64; 2]> = (0..10)
        .map(|_| [20.0 * random(), 20.0 * random()])
        .collect();
    for row in 0..60_000 {
        let frame = row / 20;
        let [x, y] = match sites.get(row % 20) {
            Some([x, y]) => {
                let drift = 0.06 * frame as f64 / 3000.0;
                let mut noise = || 0.008 * ((0..12).map(|_| random()).sum::<f64>() - 6.0);
                [x + drift + noise(), y + noise()]
            }
            None => [20.0 * random(), 20.0 * random()],
        };
        text += &format!("{row},{frame},{x:.6},{y:.6},0.008,0.008\n");
    }
    fs::write(folder.join("locs.csv"), text).expect("writable");
    run_ok(folder, "drift locs.csv -o still.csv --report page.html");
    let page = fs::read_to_string(folder.join("page.html")).expect("a page");
    for words in [
        "Drift before correction",
        "This drift was measured and subtracted from the positions",
        "Dashed: plus and minus a standard deviation",
        "<h1>still.csv</h1>",
    ] {
        assert!(page.contains(words), "{words}");
    }
    assert_fails(
        folder,
        "drift locs.csv -o still.csv --report still.csv",
        2,
        &["written over"],
    );
}

#[test]
fn report_of_a_run_has_its_counts_and_remarks() {
    let directory = temp_folder();
    let folder = directory.path();
    run_ok(
        folder,
        "simulate --movie -o movie.tif --frames 30 --width 64 --height 64 --emitters 4 --sigma 0.13 --pixel-size 0.1 --offset 100 --photons 4000 --quiet",
    );
    let line = format!("localize movie.tif -o locs.csv --report page.html {FIT}");
    let messages = run_ok(folder, &line);
    let page = fs::read_to_string(folder.join("page.html")).expect("a page");
    assert!(page.contains("spots found") && page.contains("skipped at the border"));
    // Pixels tell by how much; the p-values of the table do not.
    let remark = "offset is given too low by about";
    assert!(
        page.contains(remark) && messages.contains(remark),
        "{messages}"
    );
    let report = |table: &str| {
        run_ok(folder, &format!("report {table} -o report.html"));
        fs::read_to_string(folder.join("report.html")).expect("a page")
    };
    let of_table = report("locs.csv");
    assert!(of_table.contains("Remark of the run: "));
    assert!(of_table.contains(from_words(&messages, remark)));
    assert!(!of_table.contains("skipped at the border"));
    // A part of the table has the remarks of the run.
    run_ok(folder, "filter locs.csv -o part.parquet --where x>3");
    assert!(report("part.parquet").contains(remark));
}

/// The note that has some words, from these on.
fn from_words<'a>(messages: &'a str, words: &str) -> &'a str {
    let start = messages.find(words).expect("a note");
    messages[start..].lines().next().expect("a line")
}

#[test]
fn tables_of_all_formats_keep_the_remarks_of_their_run() {
    let directory = temp_folder();
    let folder = directory.path();
    let spots = "--sigma 0.13 --pixel-size 0.1 --offset 100 --photons 4000 --quiet";
    run_ok(
        folder,
        &format!(
            "simulate --movie -o movie.tif --frames 30 --width 64 --height 64 --emitters 4 {spots}"
        ),
    );
    run_ok(
        folder,
        &format!("simulate -o rois.npy --truth truth.csv --n 500 --roi 11 {spots}"),
    );
    let remark = "offset is given too low by about";
    for ending in ["csv", "parquet", "npz", "hdf5", "ts.csv"] {
        for run in ["localize movie.tif", "fit rois.npy"] {
            let messages = run_ok(folder, &format!("{run} -o locs.{ending} {FIT}"));
            let text = from_words(&messages, remark);
            run_ok(folder, &format!("report locs.{ending} -o report.html"));
            let page = fs::read_to_string(folder.join("report.html")).expect("a page");
            assert!(page.contains(text), "{run} {ending}: {text}");
            fs::remove_file(folder.join(format!("locs.{ending}"))).expect("there");
        }
    }
}
