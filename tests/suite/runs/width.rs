//! Runs that measure the width of spots, or compare a stated one with the movie.

use std::path::{Path, PathBuf};
use std::time::Duration;

use gaussmle::{CancelToken, Timeout};
use gaussmle_crowded::Crowded;
use gaussmle_smlm::config::{ModelName, Section, Sigma};
use gaussmle_smlm::localize::{FollowFile, LocalizeFile, Progress, RunSummary};
use gaussmle_smlm::session::Session;
use gaussmle_smlm::simulate::{MovieSimulation, SimulateMovie};
use gaussmle_smlm::{Result, RunConfig};

use super::{PIXEL_UM, config, text};
use crate::simulated_runs::{self, job};

const SIDE: usize = 128;

/// A movie of spots of this width, pixels, with a mean number of emitters in each frame.
fn movie(folder: &Path, sigma_px: f64, emitters: f64) -> PathBuf {
    let path = folder.join("movie.tif");
    let simulation = MovieSimulation {
        camera: simulated_runs::camera(PIXEL_UM),
        emitters,
        photons: 1500.0,
        sigma_um: sigma_px * PIXEL_UM,
        seed: 5,
        ..MovieSimulation::new(40, SIDE, SIDE)
    };
    let job = SimulateMovie {
        simulation: &simulation,
        movie: &path,
        truth: None,
    };
    let simulated = job.run(&CancelToken::new(), |_| ()).expect("simulated");
    simulated.expect("not cancelled");
    path
}

fn auto() -> RunConfig {
    let mut auto = config();
    auto.model.sigma_um = Some(Sigma::Auto);
    auto
}

fn localized(movie: &Path, output: &str, config: &RunConfig) -> Result<RunSummary> {
    let output = movie.with_file_name(output);
    job(movie, &output, config).run(&CancelToken::new(), |_| ())
}

/// The width that the table of a run states, um.
fn stated_um(movie: &Path, table: &str) -> f64 {
    let description = movie.with_file_name(format!("{table}.toml"));
    let stated = RunConfig::from_toml_file(&description, Section::Localize).expect("a run");
    let sigma = stated.model.sigma_um.and_then(Sigma::um);
    sigma.expect("a number")
}

fn notes_on_width(summary: &RunSummary) -> Vec<&String> {
    let notes = summary.notes.iter();
    notes
        .filter(|note| note.contains("the width of spots"))
        .collect()
}

#[test]
fn a_measured_width_is_that_of_the_movie() {
    for wider in [1.05, 1.1] {
        let folder = tempfile::tempdir().expect("a folder");
        let movie = movie(folder.path(), 1.3 * wider, 30.0);
        for crowded in [Crowded::Off, Crowded::On, Crowded::Auto] {
            let mut auto = auto();
            auto.detection.crowded = Some(crowded);
            let summary = localized(&movie, "auto.csv", &auto).expect("localized");
            let um = stated_um(&movie, "auto.csv");
            let ratio = um / (1.3 * wider * PIXEL_UM);
            assert!((ratio - 1.0).abs() < 0.015, "{um} um, {wider}, {crowded:?}");
            let notes = notes_on_width(&summary);
            let [note] = &notes[..] else {
                panic!("{:?}", summary.notes);
            };
            assert!(note.contains(&format!("{um} um")), "{note}");
            assert!(text(&movie.with_file_name("auto.csv.toml")).contains(note.as_str()));
            // A run with this number has the same rows.
            auto.model.sigma_um = Some(um.into());
            localized(&movie, "number.csv", &auto).expect("localized");
            let rows = |name: &str| text(&movie.with_file_name(name));
            assert!(rows("auto.csv") == rows("number.csv"));
        }
    }
}

#[test]
fn a_resumed_run_has_the_same_width() {
    let folder = tempfile::tempdir().expect("a folder");
    let movie = movie(folder.path(), 1.4, 30.0);
    localized(&movie, "whole.csv", &auto()).expect("localized");
    let output = movie.with_file_name("locs.csv");
    let mut is_cancelled = false;
    for _ in 0..20 {
        let cancel = CancelToken::new();
        let watch = |progress: &Progress| {
            if progress.done > 0 {
                cancel.cancel();
            }
        };
        let summary = job(&movie, &output, &auto()).run(&cancel, watch);
        is_cancelled = !summary.expect("cancelled").complete;
        if is_cancelled {
            break;
        }
        std::fs::remove_file(&output).expect("removed");
    }
    assert!(is_cancelled, "the run was always through before");
    let config = auto();
    let again = LocalizeFile {
        resume: true,
        ..job(&movie, &output, &config)
    };
    let summary = again.run(&CancelToken::new(), |_| ()).expect("resumed");
    assert!(summary.complete && summary.progress.before > 0);
    assert!(text(&output) == text(&movie.with_file_name("whole.csv")));
}

#[test]
fn a_wrong_width_of_crowded_fields_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let movie = movie(folder.path(), 1.43, 30.0);
    let mut crowded = config();
    crowded.model.sigma_um = Some((1.3 * PIXEL_UM).into());
    // The frames are dense.
    let unset = localized(&movie, "unset.csv", &crowded).expect("localized");
    crowded.detection.crowded = Some(Crowded::Off);
    let off = localized(&movie, "off.csv", &crowded).expect("localized");
    assert!(notes_on_width(&off).is_empty(), "{:?}", off.notes);
    crowded.detection.crowded = Some(Crowded::On);
    let on = localized(&movie, "on.csv", &crowded).expect("localized");
    let notes = notes_on_width(&on);
    assert!(
        notes.len() == 1 && notes[0].contains("--sigma auto"),
        "{:?}",
        on.notes
    );
    assert_eq!(notes_on_width(&unset), notes);
    crowded.model.sigma_um = Some((1.43 * PIXEL_UM).into());
    let right = localized(&movie, "right.csv", &crowded).expect("localized");
    assert!(notes_on_width(&right).is_empty(), "{:?}", right.notes);
}

#[test]
fn the_width_of_a_sparse_movie_is_compared_if_that_is_asked_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let movie = movie(folder.path(), 1.43, 4.0);
    let mut sparse = config();
    sparse.model.sigma_um = Some((1.3 * PIXEL_UM).into());
    for (crowded, notes) in [(None, 0), (Some(Crowded::Auto), 0), (Some(Crowded::On), 1)] {
        sparse.detection.crowded = crowded;
        let summary = localized(&movie, "locs.csv", &sparse).expect("localized");
        let found = notes_on_width(&summary);
        assert_eq!(found.len(), notes, "{crowded:?}: {found:?}");
    }
}

#[test]
fn what_measures_no_width_is_refused_by_the_option() {
    let folder = tempfile::tempdir().expect("a folder");
    let few = movie(folder.path(), 1.3, 0.1);
    let refused = |result: Result<RunSummary>, part: &str| {
        let error = result.expect_err("refused");
        assert_eq!(error.option(), Some("sigma_um"), "{error}");
        assert!(error.to_string().contains(part), "{error}");
    };
    refused(localized(&few, "few.csv", &auto()), "30 lone spots");
    let mut free = auto();
    free.model.model = ModelName::named("xynbs");
    refused(localized(&few, "free.csv", &free), "leave `auto` out");
    let output = few.with_file_name("followed.csv");
    let options = auto();
    let follow = FollowFile {
        run: job(&few, &output, &options),
        quiet_after: Timeout::After(Duration::from_millis(10)),
    };
    let followed = follow.run(&CancelToken::new(), |_| ());
    refused(followed, "whole movie");
    let error = Session::new(&auto(), [SIDE, SIDE]).expect_err("no movie");
    assert_eq!(error.option(), Some("sigma_um"), "{error}");
    assert!(!output.exists() && !few.with_file_name("few.csv").exists());
}
