//! The ends of followed runs: quiet files, half a page, Ctrl-C, and files that change.

use std::fs::{self, OpenOptions};
use std::time::Duration;

use gaussmle::Timeout;
use gaussmle_smlm::localize::RunSummary;
use gaussmle_smlm::{Result, RunConfig};

use super::writers::GrowingTiff;
use super::{FRAMES, Follower, Place, QUIET, config, frames};
use crate::movies::ndtiff_files::patch;

/// Ends as soon as nothing has changed for a moment.
const SHORT: Timeout = Timeout::After(Duration::from_millis(300));

/// Writes frames of a TIFF.
fn tiff(place: &Place, count: usize) -> GrowingTiff {
    let mut tiff = GrowingTiff::create(&place.movie, false);
    for frame in &frames()[..count] {
        tiff.add(frame);
    }
    tiff
}

fn error(result: Result<RunSummary>) -> String {
    result.expect_err("an error").to_string()
}

#[test]
fn a_movie_that_is_complete_is_followed_to_its_end() {
    let place = Place::new("movie.tif");
    tiff(&place, FRAMES);
    let summary = place.follow(&config(), (SHORT, false), |_| ());
    place.assert_same(&summary.expect("localized"), &config());
}

#[test]
fn half_a_page_at_the_end_is_left_out_with_a_note() {
    let place = Place::new("movie.tif");
    let frames = frames();
    let summary = place.follow(&config(), (QUIET, false), |follower| {
        let mut tiff = tiff(&place, 20);
        follower.wait_for(20);
        tiff.add_start(&frames[20], 3000);
    });
    let summary = summary.expect("localized");
    assert_eq!(summary.progress.done, 20);
    let notes = summary.notes.join("\n");
    assert!(
        notes.contains("is cut short: nothing after its 20 whole frames is read"),
        "{notes}"
    );
    let mut truncated = config();
    truncated.input.allow_truncated = Some(true);
    place
        .localize(&truncated, false, "expected.csv")
        .expect("localized");
    assert!(place.text("followed.csv") == place.text("expected.csv"));
}

#[test]
fn a_movie_that_never_appears_is_an_error() {
    let place = Place::new("movie.tif");
    let error = error(place.follow(&config(), (SHORT, false), |_| ()));
    assert!(error.contains("movie.tif cannot be opened"), "{error}");
    assert!(!place.table("followed.csv.unfinished").exists());
}

#[test]
fn files_that_shrink_or_are_replaced_are_errors() {
    type Change = fn(&Place);
    let changes: [(Change, &[&str]); 4] = [
        (
            |place| {
                let file = OpenOptions::new().write(true).open(&place.movie);
                file.expect("opened").set_len(20_000).expect("shortened");
            },
            &["it had 10 frames, and has 3 now"],
        ),
        (
            |place| {
                let file = OpenOptions::new().write(true).open(&place.movie);
                file.expect("opened").set_len(30).expect("shortened");
            },
            &["it became shorter"],
        ),
        (
            |place| fs::remove_file(&place.movie).expect("removed"),
            &["another file has taken its place, or it was removed"],
        ),
        (
            |place| {
                // A pixel of the first frame is another one.
                patch(&place.movie, 300, &[0xff]);
            },
            &["frames that were there before have changed"],
        ),
    ];
    for (change, parts) in changes {
        let place = Place::new("movie.tif");
        let error = error(
            place.follow(&config(), (Timeout::Never, false), |follower| {
                tiff(&place, 10);
                follower.wait_for(10);
                follower.let_look();
                change(&place);
            }),
        );
        assert!(
            error.starts_with(&place.movie.display().to_string()),
            "{error}"
        );
        assert!(error.contains("may only grow"), "{error}");
        for part in parts {
            assert!(error.contains(part), "`{error}` lacks `{part}`");
        }
        // The rows so far are kept, as those of a run that fails.
        assert!(place.table("followed.csv.unfinished").exists());
    }
}

#[test]
fn a_range_of_frames_ends_without_a_wait() {
    let place = Place::new("movie.tif");
    let range = |text: &str| {
        let mut config = config();
        config.input.frames = Some(text.parse().expect("a range"));
        config
    };
    let config = range("3:12");
    let summary = place.follow(&config, (Timeout::Never, false), |follower| {
        let frames = frames();
        let mut tiff = tiff(&place, 8);
        follower.wait_for(4);
        for frame in &frames[8..14] {
            tiff.add(frame);
        }
    });
    let summary = summary.expect("localized");
    assert_eq!((summary.progress.done, summary.progress.total), (9, 9));
    place
        .localize(&config, false, "expected.csv")
        .expect("localized");
    assert!(place.text("followed.csv") == place.text("expected.csv"));
    let inverted = error(place.follow(&range("9:2"), (Timeout::Never, false), |_| ()));
    assert!(
        inverted.contains("frames") && inverted.contains("9:2"),
        "{inverted}"
    );
    // As of a movie that is complete.
    fs::remove_file(place.table("followed.csv")).expect("removed");
    let beyond = error(place.follow(&range("0:20"), (SHORT, false), |_| ()));
    assert!(beyond.contains("14 frames"), "{beyond}");
}

/// Cancels when some frames are done.
fn cancel_after(follower: &Follower, frames: usize) {
    follower.wait_for(frames);
    follower.cancel.cancel();
}

#[test]
fn a_cancelled_run_leaves_its_rows_and_is_resumed() {
    let place = Place::new("movie.tif");
    let frames = frames();
    let config: RunConfig = config();
    let mut growing = None;
    let summary = place.follow(&config, (Timeout::Never, false), |follower| {
        growing = Some(tiff(&place, 11));
        cancel_after(follower, 11);
    });
    let summary = summary.expect("cancelled");
    assert!(!summary.complete && summary.progress.is_growing);
    assert_eq!(summary.progress.done, 11);
    let info = &summary.info;
    assert!(info.to_string().starts_with("cpu ("), "{info}");
    let fitted: usize = info.devices.iter().map(|share| share.spots).sum();
    assert_eq!(fitted as u64, summary.progress.localizations);
    let notes = summary.notes.join("\n");
    assert!(notes.contains("cancelled after frame 11, while"), "{notes}");
    let partial = place.text("partial.followed.csv");

    // Only another followed run knows that more frames may be there.
    let other = error(place.localize(&config, true, "followed.csv"));
    assert!(
        other.contains("followed") && other.contains("another run"),
        "{other}"
    );
    let mut growing = growing.expect("a movie");
    for frame in &frames[11..] {
        growing.add(frame);
    }
    let summary = place
        .follow(&config, (SHORT, true), |_| ())
        .expect("resumed");
    assert!(summary.complete);
    assert_eq!(
        (summary.progress.before, summary.progress.done),
        (11, FRAMES)
    );
    place
        .localize(&config, false, "expected.csv")
        .expect("localized");
    let whole = place.text("expected.csv");
    assert!(place.text("followed.csv") == whole);
    assert!(whole.starts_with(&partial) && partial.lines().count() > 20);
    assert!(!place.table("partial.followed.csv").exists());
}

#[test]
fn a_run_that_is_cancelled_before_the_first_frame_leaves_nothing() {
    let place = Place::new("movie.tif");
    let summary = place.follow(&config(), (Timeout::Never, false), |follower| {
        follower.let_look();
        follower.cancel.cancel();
    });
    let summary = summary.expect("cancelled");
    assert!(!summary.complete && summary.progress.total == 0);
    let left = fs::read_dir(place.folder.path()).expect("listed").count();
    assert_eq!(left, 1, "the folder of the movie");
}
