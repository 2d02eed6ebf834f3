//! Runs on crowded fields: their columns, when they are the default, and rows that depend on nothing but
//! the pixels of their frame.

use std::path::{Path, PathBuf};

use gaussmle::table::Values;
use gaussmle::{CancelToken, LocalizationTable};
use gaussmle_crowded::Crowded;
use gaussmle_io::table::{Format, ReadOptions, collect, read};
use gaussmle_smlm::RunConfig;
use gaussmle_smlm::config::ModelName;
use gaussmle_smlm::localize::Finished;
use gaussmle_smlm::simulate::{MovieSimulation, SimulateMovie};
use rayon::ThreadPoolBuilder;

use super::{FRAMES as FIXTURE_FRAMES, PIXEL_UM, SIGMA_UM, config, fixture, text};
use crate::simulated_runs::{self, job};

const FRAMES: usize = 40;

/// The columns that follow those of a run on peaks.
const COLUMNS: [&str; 4] = ["group", "neighbours", "gain", "split_gain"];

fn with(crowded: Crowded) -> RunConfig {
    let mut with = config();
    with.detection.crowded = Some(crowded);
    with
}

fn crowded() -> RunConfig {
    with(Crowded::On)
}

/// A movie of frames of 64x64 pixels, with this mean number of emitters in each, and the frames with one.
fn movie(folder: &Path, emitters: f64) -> (PathBuf, Vec<u32>) {
    movie_of(folder, emitters, 64)
}

fn movie_of(folder: &Path, emitters: f64, side: usize) -> (PathBuf, Vec<u32>) {
    let path = folder.join("small.npy");
    let simulation = MovieSimulation {
        camera: simulated_runs::camera(PIXEL_UM),
        emitters,
        sigma_um: SIGMA_UM,
        seed: 17,
        ..MovieSimulation::new(FRAMES, side, side)
    };
    let job = SimulateMovie {
        simulation: &simulation,
        movie: &path,
        truth: None,
    };
    let simulated = job.run(&CancelToken::new(), |_| ()).expect("simulated");
    let simulated = simulated.expect("not cancelled");
    let has_one = |frame: &u32| simulated.truth(*frame as usize).count() == 1;
    (path, (0..FRAMES as u32).filter(has_one).collect())
}

/// All rows of a run, with every column.
fn localized(movie: &Path, output: &str, config: &RunConfig) -> LocalizationTable {
    let output = movie.with_file_name(output);
    let mut rows = None;
    let take = |finished: &Finished<'_>| rows = collect(finished.rows).ok();
    let summary =
        job(movie, &output, config).run_with(&CancelToken::new(), |builder| builder, |_| (), take);
    let summary = summary.expect("localized");
    let rows = rows.expect("a complete run");
    // The summary counts what the rows say.
    let statuses = rows.statuses().expect("outcomes");
    let usable = statuses.iter().filter(|status| status.is_usable()).count();
    assert_eq!(summary.usable, usable as u64);
    assert_eq!(
        summary.counts.by_status.iter().sum::<u64>(),
        rows.len() as u64
    );
    for (status, number) in gaussmle::Status::ALL.iter().zip(summary.counts.by_status) {
        let found = statuses.iter().filter(|other| *other == status).count();
        assert_eq!(found as u64, number, "{status}");
    }
    rows
}

/// The values of a row but its running number, as bits.
fn bits(table: &LocalizationTable, row: usize) -> Vec<(&str, u64)> {
    let others = table.columns().iter().filter(|column| column.name != "roi");
    let bits = |values: &Values| -> u64 {
        match values {
            Values::U32(values) => values[row].into(),
            Values::F64(values) => values[row].to_bits(),
            Values::Status(values) => values[row].code().into(),
        }
    };
    others
        .map(|column| (column.name.as_str(), bits(&column.values)))
        .collect()
}

fn all_bits(table: &LocalizationTable) -> Vec<Vec<(&str, u64)>> {
    (0..table.len()).map(|row| bits(table, row)).collect()
}

#[test]
fn rows_have_groups_and_gains() {
    let folder = tempfile::tempdir().expect("a folder");
    let (movie, _) = movie(folder.path(), 15.0);
    let off = localized(&movie, "off.npz", &with(Crowded::Off));
    let on = localized(&movie, "on.npz", &crowded());
    let names = [&off.names()[..], &COLUMNS].concat();
    assert_eq!(on.names(), names);
    assert!(on.len() > 200, "{} rows", on.len());
    let neighbours = on.counts("neighbours").expect("a count");
    let groups = on.counts("group").expect("a count");
    let frames = on.counts("frame").expect("a count");
    assert!(neighbours.iter().any(|&number| number > 0));
    // Rows of one group have neighbours. Some of these have no row: they are at the border.
    for row in 0..on.len() {
        let others = (0..on.len()).filter(|&other| frames[other] == frames[row] && other != row);
        let mut others = others.map(|other| groups[other]);
        let is_shared = others.any(|group| group == groups[row]);
        assert!(!is_shared || neighbours[row] > 0, "row {row}");
    }
    for name in ["gain", "split_gain"] {
        let gains = on.floats(name).expect("a number");
        assert!(gains.iter().all(|gain| gain.is_finite()), "{name}");
    }
    let auto = localized(&movie, "auto.npz", &with(Crowded::Auto));
    assert_eq!(auto.names(), names);
}

#[test]
fn sparse_frames_have_the_rows_of_lone_fits_and_dense_ones_those_of_joint_fits() {
    let folder = tempfile::tempdir().expect("a folder");
    let (sparse, _) = movie_of(folder.path(), 2.0, 512);
    let unset = localized(&sparse, "unset.npz", &config());
    let off = localized(&sparse, "off.npz", &with(Crowded::Off));
    assert!(unset.len() > 40, "{} rows", unset.len());
    assert_eq!(unset.names(), [&off.names()[..], &COLUMNS].concat());
    let columns = off.names().len() - 1;
    let mut common = all_bits(&unset);
    common.iter_mut().for_each(|row| row.truncate(columns));
    assert!(common == all_bits(&off));
    assert_eq!(unset.counts("roi"), off.counts("roi"));
    for name in ["gain", "split_gain"] {
        let gains = unset.floats(name).expect("a number");
        assert!(gains.iter().all(|gain| gain.is_nan()), "{name}");
    }

    let (dense, _) = movie(folder.path(), 40.0);
    let unset = localized(&dense, "unset.npz", &config());
    let on = localized(&dense, "on.npz", &crowded());
    assert_eq!(unset.names(), on.names());
    assert!(all_bits(&unset) == all_bits(&on));
    let off = localized(&dense, "off.npz", &with(Crowded::Off));
    assert!(off.len() < on.len(), "{} and {} rows", off.len(), on.len());
}

#[test]
fn options_that_exclude_joint_fits_leave_them_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let (movie, _) = movie(folder.path(), 15.0);
    let mut free = config();
    free.model.model = ModelName::named("xynbs");
    let mut isolated = config();
    isolated.detection.isolated = Some(true);
    let mut gradient = config();
    gradient.detection.min_net_gradient = Some(400.0);
    let mut bounded = config();
    bounded.model.bounds = Some(vec!["photons=10:400".parse().expect("bounds")]);
    let mut apart = config();
    apart.detection.min_separation_um = Some(0.5);
    for (name, unset) in [
        ("bounded", bounded),
        ("apart", apart),
        ("free", free),
        ("isolated", isolated),
        ("gradient", gradient),
    ] {
        let mut off = unset.clone();
        off.detection.crowded = Some(Crowded::Off);
        let unset = localized(&movie, "unset.npz", &unset);
        assert!(!unset.is_empty(), "{name}");
        assert!(
            COLUMNS.iter().all(|column| unset.column(column).is_none()),
            "{name}"
        );
        assert!(
            all_bits(&unset) == all_bits(&localized(&movie, "off.npz", &off)),
            "{name}"
        );
    }
}

#[test]
fn a_spot_alone_in_its_frame_has_the_row_of_a_run_on_peaks() {
    let folder = tempfile::tempdir().expect("a folder");
    let (movie, lone) = movie(folder.path(), 1.0);
    let off = localized(&movie, "off.npz", &with(Crowded::Off));
    let on = localized(&movie, "on.npz", &crowded());
    let row_of = |table: &LocalizationTable, frame: u32| {
        let frames = table.counts("frame").expect("a count");
        let mut rows = (0..frames.len()).filter(|&row| frames[row] == frame);
        let row = rows.next()?;
        rows.next().is_none().then_some(row)
    };
    let mut compared = 0;
    for frame in lone {
        if let (Some(a), Some(b)) = (row_of(&off, frame), row_of(&on, frame)) {
            let (a, b) = (bits(&off, a), bits(&on, b));
            assert_eq!(a, b[..a.len()], "frame {frame}");
            assert_eq!(b[a.len() + 1], ("neighbours", 0));
            compared += 1;
        }
    }
    assert!(compared > 2, "{compared} frames");
}

#[test]
fn rows_depend_on_their_frame_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let (movie, _) = movie(folder.path(), 15.0);
    let whole = localized(&movie, "whole.npz", &crowded());
    for threads in [1, 3] {
        let pool = ThreadPoolBuilder::new().num_threads(threads).build();
        let rows = pool
            .expect("threads")
            .install(|| localized(&movie, "threads.npz", &crowded()));
        assert!(all_bits(&rows) == all_bits(&whole), "{threads} threads");
        assert_eq!(rows.counts("roi"), whole.counts("roi"));
    }
    let mut part = crowded();
    part.input.frames = Some("7:31".parse().expect("a range"));
    let part = localized(&movie, "part.npz", &part);
    let frames = whole.counts("frame").expect("a count");
    let expected: Vec<_> = (0..whole.len())
        .filter(|&row| (7..31).contains(&frames[row]))
        .map(|row| bits(&whole, row))
        .collect();
    assert!(expected.len() > 100 && all_bits(&part) == expected);
}

#[test]
fn an_interrupted_run_resumes_with_all_columns() {
    let fixture = fixture();
    let crowded = crowded();
    fixture
        .localize("whole.csv", &crowded, false)
        .expect("done");
    let whole = text(&fixture.path("whole.csv"));
    let header = whole.lines().next().expect("a header");
    assert!(header.ends_with(&COLUMNS.join(",")), "{header}");
    let done = fixture.interrupted("locs.csv", &crowded).progress.done;
    assert!(done > 0 && done < FIXTURE_FRAMES, "{done} frames");
    let error = fixture.localize("locs.csv", &config(), true);
    let error = error.expect_err("another run").to_string();
    assert!(error.contains("crowded"), "{error}");
    fixture.localize("locs.csv", &crowded, true).expect("done");
    assert!(text(&fixture.path("locs.csv")) == whole);
}

#[test]
fn tables_keep_the_columns() {
    let folder = tempfile::tempdir().expect("a folder");
    let (movie, _) = movie(folder.path(), 15.0);
    for format in [Format::CSV, Format::PARQUET, Format::NPZ] {
        let name = format!("table{}", format.endings()[0]);
        let rows = localized(&movie, &name, &crowded());
        let stored = read(&movie.with_file_name(&name), &ReadOptions::default());
        let stored = stored.expect("readable").table;
        assert!(all_bits(&stored) == all_bits(&rows), "{name}");
    }
    // Other programs take `group` for something else, and have no rows that are not usable.
    let rows = localized(&movie, "table.hdf5", &crowded());
    let usable = rows.statuses().expect("outcomes");
    let usable = usable.iter().filter(|status| status.is_usable()).count();
    let stored = read(&movie.with_file_name("table.hdf5"), &ReadOptions::default());
    let stored = stored.expect("readable").table;
    assert_eq!(stored.len(), usable);
    assert!(stored.column("group").is_none(), "{:?}", stored.names());
    assert!(
        stored.column("neighbours").is_some(),
        "{:?}",
        stored.names()
    );
}

/// Picasso drops rows with NaN, which the gains of spots that are fitted alone are.
#[test]
fn tables_of_other_programs_have_no_gains() {
    let folder = tempfile::tempdir().expect("a folder");
    let (movie, _) = movie_of(folder.path(), 2.0, 512);
    for format in [Format::PICASSO, Format::THUNDERSTORM, Format::SMLM] {
        let name = format!("table{}", format.endings()[0]);
        let rows = localized(&movie, &name, &config());
        let stored = read(&movie.with_file_name(&name), &ReadOptions::default());
        let stored = stored.expect("readable").table;
        assert!(rows.len() > 40 && stored.len() > 40, "{name}");
        assert!(stored.column("neighbours").is_some(), "{name}");
        for gain in ["gain", "split_gain"] {
            assert!(stored.column(gain).is_none(), "{name}: {gain}");
        }
    }
}
