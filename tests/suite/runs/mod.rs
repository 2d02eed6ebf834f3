//! Whole runs from file to file: the numbers equal those of the library, interrupted or not.

mod cameras;
mod crowded;
mod misfit;
mod real;
mod rois;
mod width;

use std::fs;
use std::path::{Path, PathBuf};

use gaussmle::{Backend, CancelToken, Fitter, Model, RoiStack};
use gaussmle_crowded::Crowded;
use gaussmle_detect::{Detection, Detector, Frame, Workspace};
use gaussmle_io::movie::{self, PixelType, Pixels, Shape};
use gaussmle_io::table::Format;
use gaussmle_smlm::config::{CameraConfig, Section};
use gaussmle_smlm::localize::{FitFile, LocalizeFile, Progress, RunSummary, partial_name};
use gaussmle_smlm::simulate::{MovieSimulation, SimulatedMovie};
use gaussmle_smlm::{Result, RunConfig};
use ndarray::{Array2, Array3};
use serde_json::Value;
use tempfile::TempDir;

use crate::simulated_runs::{self, job};
use crate::support::{printed, python, script};

const PIXEL_UM: f64 = 0.1;
const SIGMA_UM: f64 = 0.13;

/// Frames of this number and size make several blocks.
const FRAMES: usize = 100;
const SIDE: usize = 512;

/// A simulated movie, and its file.
struct Fixture {
    folder: TempDir,
    simulated: SimulatedMovie,
}

fn fixture() -> Fixture {
    let simulation = MovieSimulation {
        camera: simulated_runs::camera(PIXEL_UM),
        emitters: 20.0,
        sigma_um: SIGMA_UM,
        seed: 3,
        ..MovieSimulation::new(FRAMES, SIDE, SIDE)
    };
    let simulated = simulation.run().expect("a valid simulation");
    let folder = tempfile::tempdir().expect("a folder");
    let shape = Shape {
        frames: FRAMES,
        height: SIDE,
        width: SIDE,
    };
    let path = folder.path().join("movie.tif");
    let mut writer = movie::create(&path, shape, PixelType::U16).expect("created");
    for frame in 0..FRAMES {
        let pixels = Pixels::U16(simulated.frame(frame));
        writer.write(&pixels).expect("written");
    }
    writer.finish().expect("finished");
    Fixture { folder, simulated }
}

fn config() -> RunConfig {
    simulated_runs::config(PIXEL_UM, SIGMA_UM)
}

impl Fixture {
    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn localize(&self, output: &str, config: &RunConfig, resume: bool) -> Result<RunSummary> {
        self.watched(output, config, resume, &CancelToken::new(), |_| {})
    }

    fn watched(
        &self,
        output: &str,
        config: &RunConfig,
        resume: bool,
        cancel: &CancelToken,
        watch: impl FnMut(&Progress),
    ) -> Result<RunSummary> {
        let output = self.path(output);
        let movie = self.path("movie.tif");
        let job = LocalizeFile {
            resume,
            ..job(&movie, &output, config)
        };
        job.run(cancel, watch)
    }

    /// Cancels a run as soon as some of it is done. On a busy machine the search may end before the
    /// first fit does, and the run with it; then it is repeated.
    fn interrupted(&self, output: &str, config: &RunConfig) -> RunSummary {
        for _ in 0..20 {
            let cancel = CancelToken::new();
            let interrupt = |progress: &Progress| {
                if progress.done > 0 {
                    cancel.cancel();
                }
            };
            let summary = self.watched(output, config, false, &cancel, interrupt);
            let summary = summary.expect("cancelled");
            if !summary.complete {
                return summary;
            }
            fs::remove_file(self.path(output)).expect("removed");
        }
        panic!("{output} was always through before it could be cancelled");
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
    fs::write(path, [movie::write_header(kind, shape), bytes].concat()).expect("written");
}

#[test]
fn library_fit_and_localize_give_the_same_numbers() {
    let fixture = fixture();
    let mut alone = config();
    alone.detection.crowded = Some(Crowded::Off);
    let summary = fixture.localize("locs.csv", &alone, false).expect("done");
    assert!(summary.complete);
    assert_eq!(fixture.names(), ["locs.csv", "locs.csv.toml", "movie.tif"]);
    let localized = text(&fixture.path("locs.csv"));

    // The same ROIs, cut at the detector's corners and fitted from a file.
    let camera = simulated_runs::camera(PIXEL_UM);
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
    assert_eq!(summary.progress.localizations, n as u64);
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
        format: Format::CSV,
        config: &config(),
        other_input: None,
    };
    job.run(&CancelToken::new(), |_| {}).expect("done");
    assert!(localized == text(&output), "fit and localize differ");

    // The same ROIs, fitted by the library.
    let fitter = Fitter::builder(Model::xynb(SIGMA_UM), camera)
        .backend(Backend::Cpu)
        .build()
        .expect("valid");
    let pixels = Array3::from_shape_vec((n, 11, 11), pixels).expect("whole");
    let corners = Array2::from_shape_vec((n, 2), corners).expect("whole");
    let stack = RoiStack::from_u16(pixels.view())
        .and_then(|stack| stack.with_corners(corners.view()))
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
        (
            "background_std",
            fits.background_std().expect("not left out"),
        ),
        ("p_value", fits.p_value().expect("not left out")),
    ] {
        let read: Vec<f64> = column(name)
            .iter()
            .map(|v| v.parse().expect("a number"))
            .collect();
        // The shortest form of an f32 is compared as an f32.
        let same = |(a, b): (&f64, &f64)| a == b || *a as f32 == *b as f32;
        assert!(read.iter().zip(&values).all(same), "{name}");
    }
    let statuses: Vec<String> = fits.status().iter().map(ToString::to_string).collect();
    assert_eq!(column("status"), statuses);
}

#[test]
fn interrupted_run_resumes_to_the_same_result() {
    let fixture = fixture();
    let config = config();
    fixture.localize("whole.csv", &config, false).expect("done");
    let whole = text(&fixture.path("whole.csv"));

    let summary = fixture.interrupted("locs.csv", &config);
    let done = summary.progress.done;
    assert!(done > 0 && done < FRAMES, "{done} frames");
    let partial = partial_name(&fixture.path("locs.csv"));
    assert!(!fixture.path("locs.csv").exists());
    let begun = text(&partial);
    assert!(
        whole.starts_with(&begun) && begun.lines().count() > 100,
        "a valid beginning"
    );
    assert!(text(&fixture.path("partial.locs.csv.toml")).contains("cancelled after frame"));

    // A power cut can leave half a block.
    let spool = fixture.path("locs.csv.unfinished");
    let mut bytes = fs::read(&spool).expect("a spool");
    let kept = bytes.clone();
    bytes.extend_from_slice(&kept[kept.len() / 2..]);
    fs::write(&spool, &bytes).expect("written");

    let mut other = config.clone();
    other.model.sigma_um = Some(0.14.into());
    let error = fixture
        .localize("locs.csv", &other, true)
        .expect_err("another run");
    let error = error.to_string();
    assert!(
        error.contains("sigma_um = 0.13") && error.contains("sigma_um = 0.14"),
        "{error}"
    );

    // A new run without `resume` does not overwrite it, and another movie of the same name and size
    // does not continue it.
    let anew = fixture.localize("locs.csv", &config, false);
    let error = anew.expect_err("not begun anew");
    assert_eq!(error.option(), Some("resume"), "{error}");
    assert!(error.to_string().contains("resume it"), "{error}");
    let movie = fs::read(fixture.path("movie.tif")).expect("read");
    let mut other = movie.clone();
    other[1000] ^= 1;
    fs::write(fixture.path("movie.tif"), &other).expect("written");
    let error = fixture.localize("locs.csv", &config, true);
    let error = error.expect_err("another movie").to_string();
    assert!(error.contains("movie_checksum"), "{error}");
    fs::write(fixture.path("movie.tif"), &movie).expect("written");

    let summary = fixture.localize("locs.csv", &config, true).expect("done");
    assert!(summary.complete);
    assert_eq!(summary.progress.before, done);
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

    // A truncated block is repeated.
    fixture.interrupted("cut.csv", &config);
    let spool = fixture.path("cut.csv.unfinished");
    let bytes = fs::read(&spool).expect("a spool");
    fs::write(&spool, &bytes[..bytes.len() - 5]).expect("written");
    fixture.localize("cut.csv", &config, true).expect("done");
    assert!(text(&fixture.path("cut.csv")) == whole);

    // A run that was killed before it had a checkpoint starts. One that is done does not.
    let summary = fixture.localize("never.csv", &config, true).expect("done");
    assert!(summary.complete);
    assert_eq!(summary.progress.before, 0);
    assert!(text(&fixture.path("never.csv")) == whole);
    let summary = fixture.localize("never.csv", &config, true).expect("done");
    assert!(summary.was_complete && summary.progress.localizations_now == 0);
    assert!(text(&fixture.path("never.csv")) == whole);
}

#[test]
fn interrupted_run_resumes_under_another_name() {
    let fixture = fixture();
    let config = config();
    fixture.localize("whole.csv", &config, false).expect("done");
    let done = fixture.interrupted("locs.csv", &config).progress.done;
    // A run with other options does not take it, and says in what they differ.
    let mut other = config.clone();
    other.model.sigma_um = Some(0.14.into());
    let error = fixture.localize("named.csv", &other, true);
    let error = error.expect_err("another run").to_string();
    assert!(
        error.contains("nothing to resume")
            && error.contains("locs.csv.unfinished")
            && error.contains("sigma_um = 0.13")
            && error.contains("sigma_um = 0.14"),
        "{error}"
    );
    let summary = fixture.localize("named.csv", &config, true).expect("done");
    assert!(summary.complete);
    assert_eq!(summary.progress.before, done);
    assert!(text(&fixture.path("named.csv")) == text(&fixture.path("whole.csv")));
    for name in ["locs.csv.unfinished", "named.csv.unfinished"] {
        assert!(!fixture.path(name).exists(), "{name}");
    }
    // Of two, the user chooses.
    fixture.interrupted("a.csv", &config);
    fixture.interrupted("b.csv", &config);
    let error = fixture.localize("c.csv", &config, true);
    let error = error.expect_err("two checkpoints").to_string();
    for part in [
        "a.csv.unfinished",
        "b.csv.unfinished",
        "c.csv.unfinished",
        "rename",
    ] {
        assert!(error.contains(part), "{error}");
    }
}

#[test]
fn second_run_to_the_same_output_is_an_error() {
    let fixture = fixture();
    let config = config();
    let mut seen = None;
    let cancel = CancelToken::new();
    let second = |_: &Progress| {
        if seen.is_none() {
            seen = Some(fixture.localize("locs.csv", &config, false));
        }
    };
    fixture
        .watched("locs.csv", &config, false, &cancel, second)
        .expect("done");
    let error = seen.expect("tried").expect_err("refused").to_string();
    assert!(error.contains("another run"), "{error}");
}

#[test]
fn frame_range_gives_its_part_of_the_whole() {
    let fixture = fixture();
    fixture
        .localize("whole.csv", &config(), false)
        .expect("done");
    // Neither end is at the border of a block.
    let mut part = config();
    part.input.frames = Some("7:61".parse().expect("a range"));
    fixture.localize("part.csv", &part, false).expect("done");
    // All columns except the running number.
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
fn written_configuration_replays_the_run() {
    let fixture = fixture();
    let mut first = config();
    first.detection.false_alarms = Some(3.0);
    first.detection.roi = Some(9);
    first.input.frames = Some(":40".parse().expect("a range"));
    fixture.localize("first.csv", &first, false).expect("done");
    let again = RunConfig::from_toml_file(&fixture.path("first.csv.toml"), Section::Localize);
    let again = again.expect("a configuration");
    assert_eq!(again, first);
    fixture.localize("again.csv", &again, false).expect("done");
    assert!(text(&fixture.path("first.csv")) == text(&fixture.path("again.csv")));
    // Every native format has the configuration.
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
            RunConfig::from_toml(part, Section::Localize).as_ref(),
            Ok(&first),
            "{part}"
        );
    }
}

#[test]
fn outputs_of_a_run_are_read_by_other_programs() {
    let fixture = fixture();
    let mut few = config();
    few.input.frames = Some(":20".parse().expect("a range"));
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
        let summary = fixture.localize(name, &few, false).expect("done");
        assert_eq!(
            summary.usable, summary.progress.localizations,
            "all are usable"
        );
        rows = summary.usable;
        program.arg(format!("{reader}:{}", fixture.path(name).display()));
    }
    assert!(rows > 200);
    let seen: Vec<Value> = serde_json::from_slice(&printed(program)).expect("JSON");
    for table in &seen {
        assert_eq!(table["rows"], rows, "{:?}", table["columns"]);
    }
    // The same spot in two formats, each in its own units.
    let number = |table: &Value, column: &str| -> f64 {
        let value = table["values"][column][7].as_str().expect("text");
        value.parse().expect("a number")
    };
    let x_um = number(&seen[0], "x");
    assert!((number(&seen[3], "x") - (x_um / PIXEL_UM - 0.5)).abs() < 1e-4);
}

#[test]
fn inconsistent_options_are_errors_before_any_output() {
    let fixture = fixture();
    let assert_error = |config: RunConfig, output: &str, parts: &[&str]| {
        let error = fixture
            .localize(output, &config, false)
            .expect_err("refused");
        let error = error.to_string();
        for part in parts {
            assert!(error.contains(part), "`{error}` lacks `{part}`");
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
    let mut with_camera = config();
    with_camera.camera = CameraConfig {
        pixel_size_um: Some(PIXEL_UM.into()),
        camera: Some(fixture.path("camera.toml")),
        ..CameraConfig::default()
    };
    assert_error(with_camera, "a.csv", &["512x512", "511x512"]);
    let mut two = config();
    two.camera.camera = Some(fixture.path("camera.toml"));
    assert_error(two, "a.csv", &["either a camera file"]);
    let mut nameless = config();
    nameless.model.model = None;
    assert_error(nameless, "a.csv", &["xynb", "astigmatic"]);
    let misspelt = RunConfig::from_toml("[localize]\nmodel = 'xynbsx'", Section::Localize);
    let error = misspelt.expect_err("no model of this name").to_string();
    for part in ["xynbsx", "one of `xynb`, `xynbs`"] {
        assert!(error.contains(part), "`{error}` lacks `{part}`");
    }
    let mut beyond = config();
    beyond.input.frames = Some("5:101".parse().expect("a range"));
    assert_error(beyond, "a.csv", &["5:101", "100 frames"]);
    assert_error(config(), "no such folder/a.csv", &["no such folder"]);
    fs::write(fixture.path("raw.raw"), b"").expect("written");
    let error = fixture
        .localize("raw.hdf5", &config(), false)
        .expect_err("refused");
    assert!(error.to_string().contains("raw.yaml"), "{error}");
}
