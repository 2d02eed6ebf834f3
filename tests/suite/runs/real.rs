//! Real movies, and movies of other programs, from file to table.

use std::fs;
use std::path::Path;

use gaussmle::CancelToken;
use gaussmle_smlm::RunConfig;
use gaussmle_smlm::config::{CameraConfig, ModelConfig, ModelName};
use gaussmle_smlm::localize::RunSummary;

use super::{config, text};
use crate::simulated_runs::job;
use crate::support::data_file;

/// The configuration of the other tests with another model, no width, and no camera.
fn of_model(model: &str) -> RunConfig {
    RunConfig {
        model: ModelConfig {
            model: ModelName::named(model),
            ..ModelConfig::default()
        },
        camera: CameraConfig::default(),
        ..config()
    }
}

/// Localizes a movie and returns these columns of the rows.
fn real(movie: &Path, config: &RunConfig, columns: &[&str]) -> (Vec<Vec<f64>>, RunSummary) {
    let folder = tempfile::tempdir().expect("a folder");
    let output = folder.path().join("locs.csv");
    let job = job(movie, &output, config);
    let summary = job.run(&CancelToken::new(), |_| {}).expect("done");
    let text = text(&output);
    let header: Vec<&str> = text.lines().next().expect("a header").split(',').collect();
    let at = |name: &&str| {
        header
            .iter()
            .position(|column| column == name)
            .expect("a column")
    };
    let at: Vec<usize> = columns.iter().map(at).collect();
    let rows = text.lines().skip(1).map(|row| {
        let cells: Vec<&str> = row.split(',').collect();
        at.iter()
            .map(|&i| cells[i].parse().expect("a number"))
            .collect()
    });
    (rows.collect(), summary)
}

#[test]
fn picasso_movie_gives_picasso_spots() {
    let (Some(movie), Some(stored)) = (
        data_file("picasso/testdata_1000f.raw"),
        data_file("picasso/testdata_locs.hdf5"),
    ) else {
        return;
    };
    let mut config = of_model("xynbsxsy");
    config.camera.pixel_size_um = Some(0.16.into());
    config.detection.roi = Some(7);
    config.detection.min_net_gradient = Some(5000.0);
    let (rows, _) = real(&movie, &config, &["frame", "x", "y"]);
    let bytes = fs::read(stored).expect("read");
    let word =
        |record: &[u8], i: usize| -> [u8; 4] { record[4 * i..][..4].try_into().expect("four") };
    // Records of twelve 32-bit fields, as in `real_data`.
    let (mut matched, mut distances) = (0, Vec::new());
    for record in bytes[4096..4096 + 564 * 48].chunks_exact(48) {
        let frame = f64::from(u32::from_le_bytes(word(record, 0)));
        let at = |i: usize| f64::from(f32::from_le_bytes(word(record, i)));
        let near = rows
            .iter()
            .filter(|row| row[0] == frame)
            .map(|row| (row[1] / 0.16 - 0.5 - at(1)).hypot(row[2] / 0.16 - 0.5 - at(2)));
        let nearest = near.fold(f64::INFINITY, f64::min);
        if nearest < 0.5 {
            matched += 1;
            distances.push(nearest);
        }
    }
    distances.sort_by(f64::total_cmp);
    println!(
        "{matched} of 564 stored localizations are among {} found, {:.5} px off in the median",
        rows.len(),
        distances[matched / 2]
    );
    assert_eq!((matched, rows.len()), (564, 564));
    let most = distances[563];
    // The stored fits stopped early: those of the dimmest spots are some distance from the optimum.
    assert!(most < 0.2, "{most}");
    assert!(distances[matched / 2] < 2e-3);
}

#[test]
fn real_scmos_movie_gives_the_spots_of_daostorm() {
    let (Some(movie), Some(calibration)) = (
        data_file("storm-analysis/scmos_sample.dax"),
        data_file("storm-analysis/scmos_calib.npy"),
    ) else {
        return;
    };
    let folder = tempfile::tempdir().expect("a folder");
    let camera = folder.path().join("camera.toml");
    let path = fs::canonicalize(calibration).expect("a path");
    let file = format!("pixel_size_um = 0.16\nstorm_analysis = {path:?}");
    fs::write(&camera, file).expect("written");
    let mut config = of_model("xynbs");
    config.camera.camera = Some(camera);
    // Both thresholds are standard deviations, but of differently filtered frames: 10 of ours
    // selects as many spots as daostorm. At a lower one our search finds spots of 100 photons,
    // which 3D-DAOSTORM leaves out.
    config.detection.threshold = Some(10.0);
    let (rows, summary) = real(&movie, &config, &["frame"]);
    assert!(
        summary.notes.iter().any(|note| note.contains("transposed")),
        "{:?}",
        summary.notes
    );
    let count = |frame: usize| rows.iter().filter(|row| row[0] as usize == frame).count();
    let daostorm = [34, 38, 33, 46, 37, 37, 44, 40, 38, 48];
    let ours: Vec<usize> = (0..10).map(count).collect();
    println!("ours {ours:?}, 3D-DAOSTORM {daostorm:?}");
    for (ours, daostorm) in ours.iter().zip(daostorm) {
        // Spots overlap, so the tolerance for single frames is larger than that for the sum.
        assert!(
            (daostorm * 3 / 4..daostorm * 3 / 2).contains(ours),
            "{ours} and {daostorm}"
        );
    }
    let (all, all_theirs) = (ours.iter().sum::<usize>(), daostorm.iter().sum::<usize>());
    assert!(
        (all_theirs * 9 / 10..all_theirs * 5 / 4).contains(&all),
        "{all}"
    );
}

#[test]
fn simulated_molecules_of_another_program_are_found() {
    let (Some(movie), Some(list)) = (
        data_file("storm-analysis/test.dax"),
        data_file("storm-analysis/test_olist.bin"),
    ) else {
        return;
    };
    let mut config = of_model("xynbs");
    config.camera.pixel_size_um = Some(0.16.into());
    config.camera.offset_adu = Some(100.0);
    config.detection.roi = Some(7);
    let (rows, _) = real(&movie, &config, &["frame", "x", "y"]);
    let bytes = fs::read(list).expect("read");
    let truth: Vec<[f64; 3]> = bytes[16..]
        .chunks_exact(72)
        .map(|record| {
            let word = |i: usize| -> [u8; 4] { record[4 * i..][..4].try_into().expect("four") };
            let at = |i: usize| f64::from(f32::from_le_bytes(word(i)));
            [
                f64::from(i32::from_le_bytes(word(13)) - 1),
                at(0) - 1.0,
                at(1) - 1.0,
            ]
        })
        .collect();
    let distance = |t: &[f64; 3], x: f64, y: f64| (t[1] - x).hypot(t[2] - y);
    let alone = |i: usize| {
        let others = truth.iter().enumerate();
        let near = |(j, t): (usize, &[f64; 3])| {
            j != i && t[0] == truth[i][0] && distance(t, truth[i][1], truth[i][2]) < 8.0
        };
        let inside = truth[i][1..].iter().all(|&at| at > 6.0 && at < 249.0);
        inside && !others.into_iter().any(near)
    };
    let alone: Vec<usize> = (0..truth.len()).filter(|&i| alone(i)).collect();
    let found = |t: &[f64; 3]| {
        rows.iter().any(|row| {
            row[0] == t[0] && distance(t, row[1] / 0.16 - 0.5, row[2] / 0.16 - 0.5) < 1.0
        })
    };
    let hits = alone.iter().filter(|&&i| found(&truth[i])).count();
    let real_ones = rows.iter().filter(|row| {
        let near = |t: &&[f64; 3]| {
            t[0] == row[0] && distance(t, row[1] / 0.16 - 0.5, row[2] / 0.16 - 0.5) < 3.0
        };
        truth.iter().any(|t| near(&t))
    });
    let none = rows.len() - real_ones.count();
    println!(
        "{hits} of {} lone molecules found; {none} of {} rows are none",
        alone.len(),
        rows.len()
    );
    assert!(alone.len() > 300);
    assert!(hits as f64 >= 0.99 * alone.len() as f64);
    assert!(none <= 5, "{none}");
}
