//! The page as a browser shows it.

use std::path::Path;

use gaussmle::table::{Column, Values};
use gaussmle::{LocalizationTable, Model};
use gaussmle_io::table::TableMetadata;
use gaussmle_report::html::{HtmlReport, ReportOptions};

use super::{ISOLATED, about, report, table};
use crate::support::{chromium, script};

#[test]
fn page_loads_nothing_and_escapes_text() {
    let hostile = "</script><script>alert(1)</script><img src=x onerror=alert(2)>\"'&{{store}}";
    let about = TableMetadata {
        configuration: Some(hostile.into()),
        notes: vec![hostile.into()],
        model: Some(hostile.into()),
        ..about()
    };
    let mut columns = table(500, true).columns().to_vec();
    columns.push(Column {
        name: hostile.into(),
        unit: "",
        values: Values::F64(vec![0.0; columns.len().max(1501)]),
    });
    let table = LocalizationTable::from_columns(columns).expect("even");
    let options = ReportOptions {
        title: hostile.into(),
        ..ReportOptions::default()
    };
    let report = HtmlReport::new(&table, &about, &options).expect("a report");
    let html = report.html();
    assert_eq!(html.matches("<script").count(), 3, "index, store and ours");
    assert_eq!(html.matches("</script").count(), 3);
    assert!(!html.contains("<img") && html.matches("&lt;img src=x").count() >= 5);
    // Inserted text is not expanded again.
    assert!(html.contains("&amp;{{store}}"));
    for scheme in ["http:", "https:", "//cdn", "@import", "url("] {
        assert!(!html.contains(scheme), "{scheme}");
    }
    assert!(html.contains("default-src 'none'"));
    // The same table gives the same page.
    let again = HtmlReport::new(&table, &about, &options).expect("a report");
    assert!(again.html() == html, "it differs");
}

/// Checks a page in the browser.
fn check_in_browser(page: &Path, more: &[String]) {
    let Some(mut command) = script("look_at_report.py") else {
        return;
    };
    let shots = page.with_extension("shots");
    command.arg(page).arg(&shots).args(more);
    let output = command.output().expect("python3 starts");
    let (stdout, errors) = (
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr),
    );
    assert!(output.status.success(), "{stdout}{errors}");
    eprint!("{stdout}");
    // Screenshots are kept if a folder is given for them.
    if let Some(folder) = std::env::var_os("GAUSSMLE_TEST_SHOTS") {
        for shot in std::fs::read_dir(&shots).expect("a folder") {
            let shot = shot.expect("a file").path();
            let to = Path::new(&folder).join(shot.file_name().unwrap_or_default());
            std::fs::copy(&shot, to).expect("copied");
        }
    }
}

#[test]
fn browser_shows_the_page() {
    if !chromium() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let page = folder.path().join("report.html");
    report(&table(20_000, true), &ReportOptions::default())
        .save(&page)
        .expect("saved");
    let [x, y, std, photons, frame] = ISOLATED;
    let alone = [x, y, 1e3 * std, photons, frame].map(|number| number.to_string());
    check_in_browser(&page, &alone);

    // So few localizations are discs at every zoom.
    let page = folder.path().join("few.html");
    report(&table(500, false), &ReportOptions::default())
        .save(&page)
        .expect("saved");
    check_in_browser(&page, &alone);

    let empty = LocalizationTable::empty(Model::xynb(0.13), 0.1.into());
    let page = folder.path().join("empty.html");
    report(&empty, &ReportOptions::default())
        .save(&page)
        .expect("saved");
    check_in_browser(&page, &[]);
}
