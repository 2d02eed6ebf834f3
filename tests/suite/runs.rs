//! Whole runs: what files give is what the library gives, interrupted or not.

use std::fs;
use std::path::{Path, PathBuf};

use gaussmle::detect::{Detection, Detector, Frame, Workspace};
use gaussmle::io::{self, Depth, OpenOptions, Pixels, Shape};
use gaussmle::jobs::{FitFile, LocalizeFile, Progress, Report, Stop, partial_name};
use gaussmle::simulate::{MovieSimulation, SimulatedMovie};
use gaussmle::tables::Format;
use gaussmle::{Backend, Camera, Fitter, Model, Recipe, Result, RoiStack, Settings};
use ndarray::{Array2, Array3};
use serde_json::Value;
use tempfile::TempDir;

use crate::support::{data_file, printed, python, script};

const PIXEL_UM: f64 = 0.1;
const SIGMA_UM: f64 = 0.13;

/// Enough frames of this size for several blocks.
const FRAMES: usize = 100;
const SIDE: usize = 512;

/// A movie in a file, and what it was made from.
struct Fixture {
    folder: TempDir,
    simulated: SimulatedMovie,
}

fn fixture() -> Fixture {
    let recipe = MovieSimulation {
        camera: Camera::uniform(PIXEL_UM, 100.0, 0.5, 1.5),
        emitters: 20.0,
        sigma_um: SIGMA_UM,
        seed: 3,
        ..MovieSimulation::new(FRAMES, SIDE, SIDE)
    };
    let simulated = recipe.run().expect("a valid recipe");
    let folder = tempfile::tempdir().expect("a folder");
    let shape = Shape {
        frames: FRAMES,
        height: SIDE,
        width: SIDE,
    };
    let path = folder.path().join("movie.tif");
    let mut writer = io::create(&path, shape, Depth::U16).expect("created");
    for frame in 0..FRAMES {
        let pixels = Pixels::U16(simulated.frame(frame));
        writer.write(&pixels).expect("written");
    }
    writer.finish().expect("finished");
    Fixture { folder, simulated }
}

fn recipe() -> Recipe {
    Recipe {
        model: Some("xynb".into()),
        sigma_um: Some(SIGMA_UM),
        pixel_size_um: Some(PIXEL_UM),
        offset_adu: Some(100.0),
        gain_e_per_adu: Some(0.5),
        read_noise_e: Some(1.5),
        settings: Settings {
            backend: Some(Backend::Cpu),
            ..Settings::default()
        },
        ..Recipe::default()
    }
}

impl Fixture {
    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn localize(&self, output: &str, recipe: &Recipe, resume: bool) -> Result<Report> {
        self.watched(output, recipe, resume, &Stop::default(), |_| {})
    }

    fn watched(
        &self,
        output: &str,
        recipe: &Recipe,
        resume: bool,
        stop: &Stop,
        watch: impl FnMut(&Progress),
    ) -> Result<Report> {
        let output = self.path(output);
        let job = LocalizeFile {
            movie: &self.path("movie.tif"),
            output: &output,
            format: Format::of(&output).expect("known"),
            recipe,
            resume,
            open: OpenOptions::default(),
        };
        job.run(stop, watch)
    }

    fn names(&self) -> Vec<String> {
        let mut names: Vec<String> = fs::read_dir(self.folder.path())
            .expect("listed")
            .map(|entry| {
                entry
                    .expect("an entry")
                    .file_name()
                    .to_string_lossy()
                    .into()
            })
            .collect();
        names.sort();
        names
    }
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn npy(path: &Path, kind: &str, shape: &[usize], bytes: Vec<u8>) {
    fs::write(path, [io::write_header(kind, shape), bytes].concat()).expect("written");
}

#[test]
fn library_fit_and_localize_give_the_same_numbers() {
    let fixture = fixture();
    let report = fixture
        .localize("locs.csv", &recipe(), false)
        .expect("done");
    assert!(report.complete);
    assert_eq!(fixture.names(), ["locs.csv", "locs.csv.toml", "movie.tif"]);
    let localized = text(&fixture.path("locs.csv"));

    // Cut by hand where the detector says, and fitted from a file.
    let camera = Camera::uniform(PIXEL_UM, 100.0, 0.5, 1.5);
    let detection = Detection::new(SIGMA_UM);
    let detector = Detector::new(&detection, &camera, SIDE, SIDE).expect("valid");
    let (mut pixels, mut corners, mut frames) = (Vec::new(), Vec::new(), Vec::new());
    for frame in 0..FRAMES {
        let movie = fixture.simulated.frame(frame);
        let mut found = Vec::new();
        detector.find(Frame::U16(&movie), &mut Workspace::default(), &mut found);
        for corner in found {
            for y in corner.y..corner.y + 11 {
                pixels.extend_from_slice(&movie[y * SIDE + corner.x..][..11]);
            }
            corners.extend([corner.x as i32, corner.y as i32]);
            frames.push(frame as u32);
        }
    }
    let n = frames.len();
    assert!(n > 1500, "{n} spots");
    assert_eq!(report.progress.localizations, n as u64);
    let (rois, at, when) = (
        fixture.path("rois.npy"),
        fixture.path("corners.npy"),
        fixture.path("frames.npy"),
    );
    npy(
        &rois,
        "<u2",
        &[n, 11, 11],
        pixels.iter().flat_map(|v| v.to_le_bytes()).collect(),
    );
    npy(
        &at,
        "<i4",
        &[n, 2],
        corners.iter().flat_map(|v| v.to_le_bytes()).collect(),
    );
    npy(
        &when,
        "<u4",
        &[n],
        frames.iter().flat_map(|v| v.to_le_bytes()).collect(),
    );
    let output = fixture.path("fits.csv");
    let job = FitFile {
        rois: &rois,
        corners: Some(&at),
        frames: Some(&when),
        output: &output,
        format: Format::Csv,
        recipe: &recipe(),
    };
    job.run(&Stop::default(), |_| {}).expect("done");
    assert!(localized == text(&output), "fit and localize differ");

    // And by the library.
    let fitter = Fitter::builder(Model::xynb(SIGMA_UM))
        .camera(camera)
        .backend(Backend::Cpu)
        .build()
        .expect("valid");
    let pixels = Array3::from_shape_vec((n, 11, 11), pixels).expect("whole");
    let corners = Array2::from_shape_vec((n, 2), corners).expect("whole");
    let stack = RoiStack::from_u16(pixels.view())
        .and_then(|stack| stack.corners(corners.view()))
        .expect("valid");
    let fits = fitter.fit(&stack).expect("fits");
    let column = |name: &str| {
        let header = localized.lines().next().expect("a header");
        let at = header
            .split(',')
            .position(|column| column == name)
            .expect(name);
        let rows = localized.lines().skip(1);
        rows.map(move |row| row.split(',').nth(at).expect("a cell"))
            .collect::<Vec<_>>()
    };
    for (name, values) in [
        ("x", fits.x()),
        ("y", fits.y()),
        ("photons", fits.photons()),
        ("background_std", fits.background_std()),
        ("p_value", fits.p_value()),
    ] {
        let read: Vec<f64> = column(name)
            .iter()
            .map(|v| v.parse().expect("a number"))
            .collect();
        // Shortest forms of f32 are read as f32.
        let same = |(a, b): (&f64, &f64)| a == b || *a as f32 == *b as f32;
        assert!(read.iter().zip(&values).all(same), "{name}");
    }
    let statuses: Vec<String> = fits.status().iter().map(ToString::to_string).collect();
    assert_eq!(column("status"), statuses);
}

#[test]
fn an_interrupted_run_is_resumed_to_the_same_result() {
    let fixture = fixture();
    let recipe = recipe();
    fixture.localize("whole.csv", &recipe, false).expect("done");
    let whole = text(&fixture.path("whole.csv"));

    let stop = Stop::default();
    let interrupt = |progress: &Progress| {
        if progress.done > 0 {
            stop.stop();
        }
    };
    let report = fixture.watched("locs.csv", &recipe, false, &stop, interrupt);
    let report = report.expect("called off");
    let done = report.progress.done;
    assert!(
        !report.complete && done > 0 && done < FRAMES,
        "{done} frames"
    );
    let partial = partial_name(&fixture.path("locs.csv"));
    assert!(!fixture.path("locs.csv").exists());
    let begun = text(&partial);
    assert!(
        whole.starts_with(&begun) && begun.lines().count() > 100,
        "a valid beginning"
    );
    assert!(text(&fixture.path("partial.locs.csv.toml")).contains("called off"));

    // What a power cut leaves: half a block.
    let spool = fixture.path("locs.csv.unfinished");
    let mut bytes = fs::read(&spool).expect("a spool");
    let kept = bytes.clone();
    bytes.extend_from_slice(&kept[kept.len() / 2..]);
    fs::write(&spool, &bytes).expect("written");

    let other = Recipe {
        sigma_um: Some(0.14),
        ..recipe.clone()
    };
    let error = fixture
        .localize("locs.csv", &other, true)
        .expect_err("another run");
    let error = error.to_string();
    assert!(
        error.contains("sigma_um = 0.13") && error.contains("sigma_um = 0.14"),
        "{error}"
    );

    let report = fixture.localize("locs.csv", &recipe, true).expect("done");
    assert!(report.complete);
    assert_eq!(report.progress.before, done);
    assert!(
        text(&fixture.path("locs.csv")) == whole,
        "resumed and whole differ"
    );
    let names = [
        "locs.csv",
        "locs.csv.toml",
        "movie.tif",
        "whole.csv",
        "whole.csv.toml",
    ];
    assert_eq!(fixture.names(), names, "nothing else is left");

    // A block that was cut off is done again.
    let stop = Stop::default();
    let interrupt = |progress: &Progress| {
        if progress.done > 0 {
            stop.stop();
        }
    };
    fixture
        .watched("cut.csv", &recipe, false, &stop, interrupt)
        .expect("called off");
    let spool = fixture.path("cut.csv.unfinished");
    let bytes = fs::read(&spool).expect("a spool");
    fs::write(&spool, &bytes[..bytes.len() - 5]).expect("written");
    fixture.localize("cut.csv", &recipe, true).expect("done");
    assert!(text(&fixture.path("cut.csv")) == whole);

    let error = fixture
        .localize("never.csv", &recipe, true)
        .expect_err("nothing there");
    assert!(error.to_string().contains("nothing to resume"), "{error}");
}

#[test]
fn two_runs_do_not_write_the_same_output() {
    let fixture = fixture();
    let recipe = recipe();
    let mut seen = None;
    let stop = Stop::default();
    let second = |_: &Progress| {
        if seen.is_none() {
            seen = Some(fixture.localize("locs.csv", &recipe, false));
        }
    };
    fixture
        .watched("locs.csv", &recipe, false, &stop, second)
        .expect("done");
    let error = seen.expect("tried").expect_err("refused").to_string();
    assert!(error.contains("another run"), "{error}");
}

#[test]
fn a_range_of_frames_gives_their_part_of_the_whole() {
    let fixture = fixture();
    fixture
        .localize("whole.csv", &recipe(), false)
        .expect("done");
    // Neither end lies on a block's.
    let part = Recipe {
        frames: Some("7:61".parse().expect("a range")),
        ..recipe()
    };
    fixture.localize("part.csv", &part, false).expect("done");
    // All but the running number.
    let rows = |name: &str| -> Vec<String> {
        let text = text(&fixture.path(name));
        let rows = text.lines().skip(1);
        rows.map(|row| row.split_once(',').expect("columns").1.to_owned())
            .collect()
    };
    let frame = |row: &String| -> usize {
        let number = row.split(',').next().expect("a frame");
        number.parse().expect("a number")
    };
    let mut expected = rows("whole.csv");
    expected.retain(|row| (7..61).contains(&frame(row)));
    assert!(expected.len() > 500);
    assert!(rows("part.csv") == expected);
}

#[test]
fn the_written_configuration_replays_the_run() {
    let fixture = fixture();
    let first = Recipe {
        false_alarms: Some(3.0),
        frames: Some(":40".parse().expect("a range")),
        roi: Some(9),
        ..recipe()
    };
    fixture.localize("first.csv", &first, false).expect("done");
    let again = Recipe::from_toml_file(&fixture.path("first.csv.toml"), "localize");
    let again = again.expect("a configuration");
    assert_eq!(again, first);
    fixture.localize("again.csv", &again, false).expect("done");
    assert!(text(&fixture.path("first.csv")) == text(&fixture.path("again.csv")));
    // It is in every native format.
    for name in ["first.parquet", "first.npz"] {
        fixture.localize(name, &first, false).expect("done");
    }
    let Some(mut code) = python() else { return };
    code.args([
        "-c",
        "import sys, numpy, pyarrow.parquet
print(pyarrow.parquet.read_schema(sys.argv[1]).metadata[b'gaussmle.configuration'].decode())
print('=====')
print(str(numpy.load(sys.argv[2])['metadata']))",
    ]);
    code.arg(fixture.path("first.parquet"));
    code.arg(fixture.path("first.npz"));
    let shown = String::from_utf8(printed(code)).expect("text");
    for part in shown.split("=====") {
        assert_eq!(
            Recipe::from_toml(part, "localize").as_ref(),
            Ok(&first),
            "{part}"
        );
    }
}

#[test]
fn every_format_of_a_run_is_read_by_its_program() {
    let fixture = fixture();
    let few = Recipe {
        frames: Some(":20".parse().expect("a range")),
        ..recipe()
    };
    let Some(mut program) = script("read_table.py") else {
        return;
    };
    program.arg("100");
    let mut rows = 0;
    for (reader, name) in [
        ("pandas", "a.csv"),
        ("pyarrow", "a.parquet"),
        ("numpy", "a.npz"),
        ("picasso", "a_locs.hdf5"),
        ("thunderstorm", "a.ts.csv"),
    ] {
        let report = fixture.localize(name, &few, false).expect("done");
        assert_eq!(
            report.usable, report.progress.localizations,
            "all are usable"
        );
        rows = report.usable;
        program.arg(format!("{reader}:{}", fixture.path(name).display()));
    }
    assert!(rows > 200);
    let seen: Vec<Value> = serde_json::from_slice(&printed(program)).expect("JSON");
    for table in &seen {
        assert_eq!(table["rows"], rows, "{:?}", table["columns"]);
    }
    // The same spot in each, in its own units.
    let number = |table: &Value, column: &str| -> f64 {
        let value = table["values"][column][7].as_str().expect("text");
        value.parse().expect("a number")
    };
    let x_um = number(&seen[0], "x");
    assert!((number(&seen[3], "x") - (x_um / PIXEL_UM - 0.5)).abs() < 1e-4);
}

#[test]
fn what_does_not_fit_together_is_refused_before_anything_is_written() {
    let fixture = fixture();
    let says = |recipe: Recipe, output: &str, parts: &[&str]| {
        let error = fixture
            .localize(output, &recipe, false)
            .expect_err("refused");
        let error = error.to_string();
        for part in parts {
            assert!(error.contains(part), "`{error}` does not say `{part}`");
        }
        assert_eq!(fixture.names(), names_before(&fixture), "{error}");
    };
    fn names_before(fixture: &Fixture) -> Vec<String> {
        let mut names = vec![
            "camera.toml".to_owned(),
            "map.npy".into(),
            "movie.tif".into(),
        ];
        names.retain(|name| fixture.path(name).exists());
        names
    }
    let map = vec![0u8; 4 * 511 * 512];
    npy(&fixture.path("map.npy"), "<f4", &[511, 512], map);
    fs::write(
        fixture.path("camera.toml"),
        "pixel_size_um = 0.1\ngain_e_per_adu = 0.5\noffset_adu = 'map.npy'",
    )
    .expect("written");
    let with_camera = Recipe {
        offset_adu: None,
        gain_e_per_adu: None,
        read_noise_e: None,
        camera: Some(fixture.path("camera.toml")),
        ..recipe()
    };
    says(with_camera, "a.csv", &["512x512", "512x511"]);
    let two = Recipe {
        camera: Some(fixture.path("camera.toml")),
        ..recipe()
    };
    says(two, "a.csv", &["either a camera file"]);
    let nameless = Recipe {
        model: None,
        ..recipe()
    };
    says(nameless, "a.csv", &["xynb", "astigmatic"]);
    let misspelt = Recipe {
        model: Some("xynbsx".into()),
        ..recipe()
    };
    says(misspelt, "a.csv", &["xynbsx", "did you mean"]);
    let beyond = Recipe {
        frames: Some("5:101".parse().expect("a range")),
        ..recipe()
    };
    says(beyond, "a.csv", &["5:101", "100 frames"]);
    says(recipe(), "no such folder/a.csv", &["no such folder"]);
    fs::write(fixture.path("raw.raw"), b"").expect("written");
    let error = fixture
        .localize("raw.hdf5", &recipe(), false)
        .expect_err("refused");
    assert!(error.to_string().contains("raw.yaml"), "{error}");
}

#[test]
fn cameras_come_from_files_of_every_kind() {
    let folder = tempfile::tempdir().expect("a folder");
    let put = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).expect("written");
        path
    };
    let says = |text: &str, parts: &[&str]| {
        let error = Camera::from_toml_file(&put("wrong.toml", text), None).expect_err("refused");
        let error = error.to_string();
        for part in parts {
            assert!(error.contains(part), "`{error}` does not say `{part}`");
        }
    };
    says("offset_adu = 1", &["pixel_size_um"]);
    says(
        "pixel_size_um = 0.1\noffset = 1",
        &["`offset`", "did you mean `offset_adu`"],
    );
    says(
        "pixel_size_um = 0.1\noffset_adu = 'nowhere.npy'",
        &["nowhere.npy"],
    );
    says("pixel_size_um = -0.1", &["pixel size"]);
    says(
        "pixel_size_um = 0.1\nread_noise_e = 1\nvariance_e2 = 'v.npy'",
        &["one of read_noise_e"],
    );

    let Some(mut write) = python() else { return };
    write.args([
        "-c",
        "import sys, os, numpy as np, tifffile, h5py, picasso.io
os.chdir(sys.argv[1])
y, x = np.mgrid[0:40, 0:30]
offset = (100 + x + 2 * y).astype('f4'); variance = (2 + x / 10 + y).astype('f4'); gain = (2 + y / 40 + x / 90).astype('f4')
np.save('offset.npy', offset)
tifffile.imwrite('variance.tif', variance)
with h5py.File('maps.h5', 'w') as f: f['gain'] = 1 / gain
picasso.io.save_camera_calibration('picasso.hdf5', dict(offset=offset, variance=variance, gain=gain))
np.save('storm.npy', np.stack([offset.T, variance.T, gain.T]).astype('f8'))
mask = np.zeros((40, 30), bool); mask[3, 4] = True
np.save('mask.npy', mask)",
    ]);
    write.arg(folder.path());
    printed(write);
    let load = |name: &str, text: &str| {
        let file = put(name, text);
        Camera::from_toml_file(&file, None).unwrap_or_else(|error| panic!("{error}"))
    };
    let own = load(
        "own.toml",
        "pixel_size_um = 0.1\noffset_adu = 'offset.npy'\nvariance_adu2 = 'variance.tif'\ngain_e_per_adu = 'maps.h5:gain'",
    );
    let picasso = load(
        "picasso.toml",
        "pixel_size_um = 0.1\npicasso = 'picasso.hdf5'",
    );
    let storm = load(
        "storm.toml",
        "pixel_size_um = 0.1\nstorm_analysis = 'storm.npy'",
    );
    assert_eq!(own.notes.len() + picasso.notes.len(), 0);
    assert!(storm.notes[0].contains("transposed"), "{:?}", storm.notes);
    // What a camera is is seen in what it makes of a spot.
    let stack = gaussmle::simulate::Simulation::new(7)
        .run(200)
        .expect("valid");
    let adu = stack.pixels.mapv(|e| 400.0 + 3.0 * e);
    let corners = Array2::from_shape_fn((200, 2), |(i, k)| (i * (7 + k) % (23 + 10 * k)) as i32);
    let fit = |camera: &Camera| {
        let fitter = Fitter::builder(Model::xynb(SIGMA_UM)).camera(camera.clone());
        let fitter = fitter.backend(Backend::Cpu).build().expect("valid");
        let rois = RoiStack::from_f32(adu.view()).and_then(|r| r.corners(corners.view()));
        fitter.fit(&rois.expect("valid")).expect("fits").photons()
    };
    let expected = fit(&own.camera);
    for other in [&picasso.camera, &storm.camera] {
        let close = |(a, b): (&f64, &f64)| (a - b).abs() < 1e-4 * b.abs() + 1e-3;
        assert!(fit(other).iter().zip(&expected).all(close));
    }
    // Not so if it lay on its side.
    let transposed = Array2::from_shape_fn((40, 30), |(y, x)| 100.0 + y as f32 + 2.0 * x as f32);
    let flat = |v| Array2::from_elem((40, 30), v);
    let wrong = Camera::scmos(
        0.1,
        transposed.view(),
        flat(0.4f32).view(),
        flat(1.0f32).view(),
        None,
    );
    assert!(
        fit(&wrong.expect("valid"))
            .iter()
            .zip(&expected)
            .any(|(a, b)| (a - b).abs() > 1.0)
    );
    let masked = load("masked.toml", "pixel_size_um = 0.1\nmask = 'mask.npy'");
    assert_eq!(masked.camera.map_size(), Some((30, 40)));
}

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
        open: OpenOptions::default(),
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
    assert!(
        matched >= 550 && rows.len() < 700,
        "{matched} of {}",
        rows.len()
    );
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
    let (rows, report) = real(&movie, &recipe, &["frame", "photons"]);
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
