//! Real movies and those of other programs, from file to table.

use std::fs;
use std::path::Path;

use gaussmle::Recipe;
use gaussmle::jobs::{LocalizeFile, Report, Stop};
use gaussmle::tables::Format;

use super::{recipe, text};
use crate::support::data_file;

/// Localizes a real movie, and returns the rows of the columns asked for.
fn real(movie: &Path, recipe: &Recipe, columns: &[&str]) -> (Vec<Vec<f64>>, Report) {
    let folder = tempfile::tempdir().expect("a folder");
    let output = folder.path().join("locs.csv");
    let job = LocalizeFile {
        movie,
        output: &output,
        format: Format::Csv,
        recipe,
        resume: false,
        keep: None,
        report: None,
    };
    let report = job.run(&Stop::default(), |_| {}).expect("done");
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
    (rows.collect(), report)
}

#[test]
fn picassos_movie_gives_picassos_spots() {
    let (Some(movie), Some(stored)) = (
        data_file("picasso/testdata_1000f.raw"),
        data_file("picasso/testdata_locs.hdf5"),
    ) else {
        return;
    };
    let recipe = Recipe {
        model: Some("xynbsxsy".into()),
        sigma_um: None,
        pixel_size_um: Some(0.16),
        offset_adu: None,
        gain_e_per_adu: None,
        read_noise_e: None,
        roi: Some(7),
        min_net_gradient: Some(5000.0),
        ..recipe()
    };
    let (rows, _) = real(&movie, &recipe, &["frame", "x", "y"]);
    let bytes = fs::read(stored).expect("read");
    let word =
        |record: &[u8], i: usize| -> [u8; 4] { record[4 * i..][..4].try_into().expect("four") };
    // As in `real_data`: records of twelve 32-bit fields.
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
    // The stored fits stopped early: the dimmest are some way from the optimum.
    assert!(most < 0.2, "{most}");
    assert!(distances[matched / 2] < 2e-3);
}

#[test]
fn a_real_scmos_movie_gives_what_daostorm_finds() {
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
    let recipe = Recipe {
        model: Some("xynbs".into()),
        sigma_um: None,
        pixel_size_um: None,
        offset_adu: None,
        gain_e_per_adu: None,
        read_noise_e: None,
        camera: Some(camera),
        // Both count standard deviations, of differently filtered frames: ten of ours select as many spots as theirs. Lower, ours goes on to find
        // spots of 100 photons, which theirs leaves.
        threshold: Some(10.0),
        ..recipe()
    };
    let (rows, report) = real(&movie, &recipe, &["frame"]);
    assert!(
        report.notes.iter().any(|note| note.contains("transposed")),
        "{:?}",
        report.notes
    );
    let count = |frame: usize| rows.iter().filter(|row| row[0] as usize == frame).count();
    let theirs = [34, 38, 33, 46, 37, 37, 44, 40, 38, 48];
    let ours: Vec<usize> = (0..10).map(count).collect();
    println!("ours {ours:?}, 3D-DAOSTORM {theirs:?}");
    for (ours, theirs) in ours.iter().zip(theirs) {
        // Of each frame alone, whose spots overlap; and of all together.
        assert!(
            (theirs * 3 / 4..theirs * 3 / 2).contains(ours),
            "{ours} and {theirs}"
        );
    }
    let (all, all_theirs) = (ours.iter().sum::<usize>(), theirs.iter().sum::<usize>());
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
    let recipe = Recipe {
        model: Some("xynbs".into()),
        sigma_um: None,
        pixel_size_um: Some(0.16),
        gain_e_per_adu: None,
        read_noise_e: None,
        roi: Some(7),
        ..recipe()
    };
    let (rows, _) = real(&movie, &recipe, &["frame", "x", "y"]);
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
