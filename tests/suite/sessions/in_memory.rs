//! A model and a camera in memory, and the options that state them.

use gaussmle::Model;
use gaussmle_io::PsfCalibration;
use gaussmle_io::movie::Pixels;
use gaussmle_smlm::RunConfig;
use gaussmle_smlm::config::{CalibratedModel, CameraConfig, ModelConfig, ModelName, Section};
use gaussmle_smlm::session::{Session, SessionEnd, SessionOptions};
use gaussmle_smlm::simulate::MovieSimulation;

use super::{
    HEIGHT, SIGMA_UM, WIDTH, bits, config, drain, frames, localized, pixels, psf_file, push,
    simulation,
};
use crate::simulated_runs::camera;
use crate::support::{PIXEL_UM, curve};

/// The rows of 30 frames, as bits, and the end of the session.
fn run(
    config: &RunConfig,
    options: &SessionOptions,
    all: &[u16],
) -> (Vec<(String, Vec<u64>)>, SessionEnd) {
    let session = start(config, options).expect("started");
    push(&session, frames(all, 0..30));
    let end = session.finish().expect("finished");
    (owned(bits(&drain(&session))), end)
}

fn owned(bits: Vec<(&str, Vec<u64>)>) -> Vec<(String, Vec<u64>)> {
    let columns = bits.into_iter();
    columns
        .map(|(name, bits)| (name.to_owned(), bits))
        .collect()
}

fn start(config: &RunConfig, options: &SessionOptions) -> gaussmle_smlm::Result<Session> {
    Session::with_options(config, [WIDTH, HEIGHT], options.clone(), |builder| builder)
}

/// The options of a run, as its table has them.
fn repeated(end: &SessionEnd) -> RunConfig {
    let text = &end.metadata.configuration;
    RunConfig::from_toml(text, Section::Localize).unwrap_or_else(|error| panic!("{error}: {text}"))
}

#[test]
fn a_camera_in_memory_gives_the_rows_of_its_numbers() {
    let all = pixels(&simulation(30, 8.0));
    let (expected, _) = localized(&Pixels::U16(all.clone()), &config(), |builder| builder);
    let options = SessionOptions {
        camera: Some(camera(PIXEL_UM)),
        ..SessionOptions::default()
    };
    let error = start(&config(), &options).expect_err("two cameras");
    assert_eq!(error.option(), Some("camera"));
    let without = RunConfig {
        camera: CameraConfig::default(),
        ..config()
    };
    let (rows, end) = run(&without, &options, &all);
    assert!(rows == owned(bits(&expected)));
    // A run that repeats the table has to give the camera again.
    let stated = repeated(&end);
    assert_eq!(stated.camera.camera, Some("memory:camera".into()));
    assert_eq!(stated.camera.pixel_size_um, Some(PIXEL_UM.into()));
    let error = start(&stated, &SessionOptions::default()).expect_err("no camera");
    assert!(error.to_string().contains("was in memory"), "{error}");
    assert!(run(&stated, &options, &all).0 == rows);
    let other = SessionOptions {
        camera: Some(camera(2.0 * PIXEL_UM)),
        ..SessionOptions::default()
    };
    let error = start(&stated, &other).expect_err("pixels of another size");
    assert_eq!(error.option(), Some("camera"));
}

#[test]
fn a_psf_in_memory_gives_the_rows_of_its_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let psf = folder.path().join("psf.toml");
    let curve = curve(SIGMA_UM);
    // ROIs of another side than that which follows from the width.
    let text = psf_file(&curve) + "[calibration]\nroi = 15\n";
    std::fs::write(&psf, text).expect("written");
    let of_file = RunConfig {
        model: ModelConfig {
            model: ModelName::named("astigmatic"),
            psf: Some(psf),
            index_mismatch: Some(0.8),
            ..ModelConfig::default()
        },
        ..config()
    };
    let all = pixels(&MovieSimulation {
        depth: Some((curve.into(), 0.3)),
        photons: 3000.0,
        ..simulation(30, 8.0)
    });
    let (expected, _) = localized(&Pixels::U16(all.clone()), &of_file, |builder| builder);
    assert!(expected.len() > 60, "{} rows", expected.len());
    let calibration = PsfCalibration {
        roi: Some(15),
        ..PsfCalibration::default()
    };
    let model = Model::astigmatic(curve);
    let options = SessionOptions {
        model: Some(CalibratedModel {
            model: model.clone(),
            calibration,
        }),
        ..SessionOptions::default()
    };
    let error = start(&of_file, &options).expect_err("two models");
    assert_eq!(error.option(), Some("model"));
    let without = RunConfig {
        model: ModelConfig {
            index_mismatch: Some(0.8),
            ..ModelConfig::default()
        },
        ..config()
    };
    let (rows, end) = run(&without, &options, &all);
    assert!(rows == owned(bits(&expected)));
    let stated = repeated(&end);
    assert_eq!(stated.model.psf, Some("memory:psf".into()));
    assert_eq!(stated.model.index_mismatch, Some(0.8));
    let error = start(&stated, &SessionOptions::default()).expect_err("no PSF");
    assert!(error.to_string().contains("was in memory"), "{error}");
    assert!(run(&stated, &options, &all).0 == rows);
    // Without the side of the ROIs the rows are others.
    let plain = SessionOptions {
        model: Some(model.into()),
        ..SessionOptions::default()
    };
    assert!(run(&without, &plain, &all).0 != rows);
}

#[test]
fn a_width_in_memory_is_stated_as_a_number() {
    let all = pixels(&simulation(30, 8.0));
    let (expected, _) = localized(&Pixels::U16(all.clone()), &config(), |builder| builder);
    let options = SessionOptions {
        model: Some(Model::xynb(SIGMA_UM).into()),
        ..SessionOptions::default()
    };
    for model in [ModelConfig::default(), config().model] {
        let config = RunConfig { model, ..config() };
        let (rows, end) = run(&config, &options, &all);
        assert!(rows == owned(bits(&expected)));
        assert_eq!(repeated(&end).model, self::config().model);
    }
    let other = SessionOptions {
        model: Some(Model::xynb(2.0 * SIGMA_UM).into()),
        ..SessionOptions::default()
    };
    let error = start(&config(), &other).expect_err("two widths");
    assert_eq!(error.option(), Some("model"));
}
