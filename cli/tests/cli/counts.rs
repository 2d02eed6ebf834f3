//! Nothing vanishes uncounted: the messages of a run have the number of every spot.

use std::path::Path;

use super::support::{FIT, csv_column, run_ok, temp_folder};

/// A small movie, in which many spots are near the border.
fn simulate(folder: &Path, seed: u64, options: &str) {
    let line = format!(
        "simulate --movie -o movie.tif --frames 60 --width 32 --height 32 --emitters 3 --sigma 0.13 \
         --pixel-size 0.1 --seed {seed} {options} --quiet"
    );
    run_ok(folder, &line);
}

/// The number before a word of a message.
fn number_before(messages: &str, words: &str) -> usize {
    let end = messages
        .find(words)
        .unwrap_or_else(|| panic!("{messages} lacks `{words}`"));
    let before = messages[..end].trim_end();
    let digits = before.rsplit(|c: char| !c.is_ascii_digit()).next();
    digits
        .unwrap_or_default()
        .parse()
        .unwrap_or_else(|_| panic!("{messages}: {words}"))
}

#[test]
fn spots_skipped_at_the_border_are_counted() {
    let folder = temp_folder();
    simulate(folder.path(), 4, "--photons 2000");
    let localize = format!("localize movie.tif -o locs.csv {FIT}");
    let messages = run_ok(folder.path(), &localize);
    let found = number_before(&messages, "spots found:");
    let fitted = number_before(&messages, "fitted, ");
    let skipped = number_before(&messages, "skipped at the border");
    let rows = csv_column(&folder.path().join("locs.csv"), "x").len();
    assert_eq!((fitted, found), (rows, fitted + skipped), "{messages}");
    // A margin of 5 pixels is half of the frame.
    assert!(3 * skipped > found, "{messages}");
    let shifted = run_ok(folder.path(), &format!("{localize} --border shift"));
    assert_eq!(
        number_before(&shifted, "skipped at the border"),
        0,
        "{shifted}"
    );
    assert!(number_before(&shifted, "fitted, ") > fitted, "{shifted}");
}

#[test]
fn a_movie_without_localizations_says_why() {
    let folder = temp_folder();
    simulate(folder.path(), 4, "--photons 60 --background 50");
    let high = format!("localize movie.tif -o dim.csv {FIT} --threshold 30");
    let messages = run_ok(folder.path(), &high);
    assert!(
        messages.contains("no spot was found in 60 frames")
            && messages.contains("times the noise, the threshold 30.0")
            && messages.contains("--sigma, --offset and --gain"),
        "{messages}"
    );
    // The number is that of the search: a threshold below it finds the peak.
    let before = messages.split(" times the noise").next().expect("a part");
    let height: f64 = before
        .rsplit(' ')
        .next()
        .expect("a word")
        .parse()
        .expect("a number");
    assert!((2.0..30.0).contains(&height), "{messages}");
    let low = format!(
        "localize movie.tif -o low.csv {FIT} --threshold {}",
        height - 0.1
    );
    assert!(number_before(&run_ok(folder.path(), &low), "fitted, ") > 0);
}

#[test]
fn spots_that_are_all_at_the_border_are_no_riddle() {
    let folder = temp_folder();
    // No spot of this seed is in the two middle rows and columns, where a ROI of 31 pixels fits.
    simulate(folder.path(), 6, "--photons 3000");
    let line = format!("localize movie.tif -o locs.csv {FIT} --roi 31");
    let messages = run_ok(folder.path(), &line);
    let skipped = number_before(&messages, "skipped at the border");
    let rows = csv_column(&folder.path().join("locs.csv"), "x").len();
    assert!(skipped > 50 && rows == 0, "{messages}");
    assert!(messages.contains("--border shift"), "{messages}");
    let shifted = run_ok(folder.path(), &format!("{line} --border shift"));
    assert!(number_before(&shifted, "fitted, ") > 0, "{shifted}");
    assert!(!shifted.contains("--border shift"), "{shifted}");
}
