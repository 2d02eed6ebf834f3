//! Reports, from the command line.

use std::fs;
use std::path::Path;

use super::support::{FIT, column, done, folder, says};

/// A movie of a hundred frames, localized, with a page.
fn movie_with_page(at: &Path, output: &str) -> String {
    done(
        at,
        "simulate --movie -o movie.tif --frames 100 --width 96 --height 96 --emitters 8 --sigma 0.13 --pixel-size 0.1 --quiet",
    );
    done(
        at,
        &format!("localize movie.tif -o {output} --report page.html {FIT}"),
    );
    fs::read_to_string(at.join("page.html")).expect("a page")
}

#[test]
fn a_report_of_a_table_is_a_page() {
    let folder = folder();
    let at = folder.path();
    let of_run = movie_with_page(at, "locs.csv");
    let rows = column(&at.join("locs.csv"), "x").len();
    assert!(of_run.contains(&format!("<p>{rows} localizations, model xynb</p>")));
    assert!(
        of_run.contains("fits/s") && of_run.contains("movie.tif"),
        "what the run was"
    );
    let told = done(at, "report locs.csv -o report.html --title Cells");
    assert!(told.contains("report.html: "), "{told}");
    let page = fs::read_to_string(at.join("report.html")).expect("a page");
    assert!(page.starts_with("<!doctype html>") && page.contains("<h1>Cells</h1>"));
    assert!(page.contains(&format!("<p>{rows} localizations, model xynb</p>")));
    assert!(page.contains("sigma_um = 0.13"), "the configuration");
    assert_eq!(
        done(at, "report locs.csv -o quiet.html --quiet --max-points 10"),
        ""
    );
    let quiet = fs::read_to_string(at.join("quiet.html")).expect("a page");
    assert!(quiet.contains("<h1>locs.csv</h1>") && quiet.contains("at most 10."));
}

#[test]
fn a_page_of_a_run_has_all_columns_whatever_the_format() {
    let folder = folder();
    let at = folder.path();
    let page = movie_with_page(at, "locs.ts.csv");
    // ThunderSTORM's CSV has no p-values and no iterations.
    for title in ["Goodness of fit", "Iterations", "How fits ended"] {
        assert!(page.contains(&format!("<h3>{title}</h3>")), "{title}");
    }
    done(at, "report locs.ts.csv -o poor.html --quiet");
    let poor = fs::read_to_string(at.join("poor.html")).expect("a page");
    assert!(poor.contains("no column p_value"));
}

#[test]
fn a_page_that_cannot_be_is_told_in_a_sentence() {
    let folder = folder();
    let at = folder.path();
    fs::write(
        at.join("lame.csv"),
        "\"frame\",\"x [nm]\",\"intensity [photon]\"\n1,1500,300\n",
    )
    .expect("written");
    says(
        at,
        "report lame.csv -o page.html",
        2,
        &["`y`", "frame, x, photons"],
    );
    says(at, "report nothing.csv -o page.html", 2, &["nothing.csv"]);
    says(
        at,
        "report lame.csv -o lame.csv",
        2,
        &["lame.csv", "written over"],
    );
    says(
        at,
        "report lame.csv -o no/page.html",
        2,
        &["folder is not there"],
    );
    fs::write(at.join("movie.raw"), "").expect("written");
    let one = format!("localize movie.raw -o locs.csv --report locs.csv {FIT}");
    says(at, &one, 2, &["locs.csv", "written over"]);
    let movie = format!("localize movie.raw -o locs.csv --report movie.raw {FIT}");
    says(at, &movie, 2, &["movie.raw", "written over"]);
    assert!(!at.join("page.html").exists());

    fs::write(at.join("empty.csv"), "roi,frame,x,y\n").expect("written");
    let told = done(at, "report empty.csv -o empty.html");
    assert!(told.contains("note: empty.csv has no rows"), "{told}");
    let page = fs::read_to_string(at.join("empty.html")).expect("a page");
    assert!(page.contains("The table has no rows"));
}

#[test]
fn a_page_shows_drift_before_and_after() {
    let folder = folder();
    let at = folder.path();
    // Ten sites that are seen in every frame, and move by 60 nm over the movie; and what is there by chance.
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
                let mut off = || 0.008 * ((0..12).map(|_| random()).sum::<f64>() - 6.0);
                [x + drift + off(), y + off()]
            }
            None => [20.0 * random(), 20.0 * random()],
        };
        text += &format!("{row},{frame},{x:.6},{y:.6},0.008,0.008\n");
    }
    fs::write(at.join("locs.csv"), text).expect("written");
    done(at, "drift locs.csv -o still.csv --report page.html");
    let page = fs::read_to_string(at.join("page.html")).expect("a page");
    for words in [
        "Drift that was taken off",
        "Drift that is left",
        "before drift correction",
        "<h1>still.csv</h1>",
    ] {
        assert!(page.contains(words), "{words}");
    }
    says(
        at,
        "drift locs.csv -o still.csv --report still.csv",
        2,
        &["written over"],
    );
}
