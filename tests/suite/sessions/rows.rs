//! The rows of a session, and its summary.

use std::sync::{Condvar, Mutex};
use std::thread;

use gaussmle_crowded::Crowded;
use gaussmle_io::movie::{self, Pixels};
use gaussmle_io::table::Format;
use gaussmle_smlm::RunConfig;
use gaussmle_smlm::config::{CameraConfig, ModelConfig, ModelName};
use gaussmle_smlm::localize::RunSummary;
use gaussmle_smlm::session::Session;
use gaussmle_smlm::simulate::MovieSimulation;

use super::{
    AREA, HEIGHT, SIGMA_UM, WIDTH, bits, config, drain, frames, localized, pixels, psf_file, push,
    simulation,
};
use crate::support::curve;

const FRAMES: usize = 120;

/// Numbers of frames of pushes: the same one again and again, or others.
fn sizes_of_pushes() -> Vec<Vec<usize>> {
    let mut seed = 1u32;
    let mut random = || {
        // Numerical Recipes' generator; its upper bits are random enough.
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 24) as usize % 20
    };
    vec![
        vec![1],
        vec![7],
        vec![100],
        vec![FRAMES],
        (0..100).map(|_| random()).collect(),
    ]
}

/// The ranges of frames of pushes.
fn pushes(sizes: &[usize]) -> Vec<std::ops::Range<usize>> {
    let mut all = Vec::new();
    let mut start = 0;
    for size in sizes.iter().cycle() {
        let end = (start + size).min(FRAMES);
        all.push(start..end);
        start = end;
        if start == FRAMES {
            break;
        }
    }
    all
}

fn assert_same_summary(found: &RunSummary, expected: &RunSummary) {
    assert!(found.complete);
    assert_eq!(found.counts, expected.counts);
    assert_eq!(found.p_values, expected.p_values);
    assert_eq!(found.usable, expected.usable);
    assert_eq!(found.converged, expected.converged);
    let without_times = |summary: &RunSummary| {
        let progress = &summary.progress;
        (
            progress.done,
            progress.total,
            progress.localizations,
            progress.bytes,
        )
    };
    assert_eq!(without_times(found), without_times(expected));
}

fn assert_rows(config: &RunConfig, simulation: &MovieSimulation, fewest: usize) {
    let all = pixels(simulation);
    let (expected, summary) = localized(&Pixels::U16(all.clone()), config, |builder| builder);
    assert!(expected.len() > fewest, "{} rows", expected.len());
    for sizes in sizes_of_pushes() {
        let session = Session::new(config, [WIDTH, HEIGHT]).expect("started");
        for range in pushes(&sizes) {
            assert_eq!(push(&session, frames(&all, range.clone())), range);
        }
        let end = session.finish().expect("finished");
        let rows = drain(&session);
        assert!(bits(&rows) == bits(&expected), "pushes of {sizes:?}");
        assert_same_summary(&end.summary, &summary);
        let progress = session.progress().expect("known");
        assert_eq!(
            (progress.frames_pushed, progress.frames_done),
            (FRAMES, FRAMES)
        );
        assert_eq!((progress.bytes_queued, progress.rows_waiting), (0, 0));
        assert_eq!(progress.localizations, rows.len() as u64);
        let latency = progress.latency.expect("frames are done");
        assert!(latency.median <= latency.percentile_99);
        assert!(latency.percentile_99 <= latency.longest);
        assert!(progress.has_ended && progress.frames_per_second() > 0.0);
    }
}

#[test]
fn rows_are_those_of_localize_whatever_the_pushes() {
    assert_rows(&config(), &simulation(FRAMES, 8.0), 500);
}

#[test]
fn rows_of_crowded_fields_are_those_of_localize() {
    let mut config = config();
    config.detection.crowded = Some(Crowded::On);
    assert_rows(&config, &simulation(FRAMES, 20.0), 1000);
}

#[test]
fn rows_in_three_dimensions_are_those_of_localize() {
    let folder = tempfile::tempdir().expect("a folder");
    let psf = folder.path().join("psf.toml");
    let curve = curve(SIGMA_UM);
    std::fs::write(&psf, psf_file(&curve)).expect("written");
    let config = RunConfig {
        model: ModelConfig {
            model: ModelName::named("astigmatic"),
            psf: Some(psf),
            ..ModelConfig::default()
        },
        ..config()
    };
    let simulation = MovieSimulation {
        depth: Some((curve.into(), 0.3)),
        photons: 3000.0,
        ..simulation(FRAMES, 8.0)
    };
    assert_rows(&config, &simulation, 300);
}

#[test]
fn rows_with_camera_maps_and_a_threshold_are_those_of_localize() {
    let folder = tempfile::tempdir().expect("a folder");
    let map = |name: &str, value: &dyn Fn(usize) -> f32| {
        let values = (0..AREA).flat_map(|i| value(i).to_le_bytes());
        let header = movie::write_header("<f4", &[HEIGHT, WIDTH]);
        let bytes = [header, values.collect()].concat();
        std::fs::write(folder.path().join(name), bytes).expect("written");
    };
    map("offset.npy", &|i| 99.0 + (i % 3) as f32);
    map("variance.npy", &|i| if i % 97 == 0 { 100.0 } else { 2.0 });
    let file = folder.path().join("camera.toml");
    let text = "pixel_size_um = 0.125\noffset_adu = 'offset.npy'\ngain_e_per_adu = 0.5\n\
                variance_e2 = 'variance.npy'\n";
    std::fs::write(&file, text).expect("written");
    let mut config = RunConfig {
        camera: CameraConfig {
            camera: Some(file),
            ..CameraConfig::default()
        },
        ..config()
    };
    config.detection.threshold = Some(6.0);
    assert_rows(&config, &simulation(FRAMES, 8.0), 300);
}

#[test]
fn all_types_of_pixels_are_localized() {
    // Light without an offset, so that values fit into 8 bits.
    let narrow: Vec<u8> = pixels(&simulation(FRAMES, 8.0))
        .iter()
        .map(|&value| (value.saturating_sub(80) / 2).min(255) as u8)
        .collect();
    let wide: Vec<u16> = narrow.iter().map(|&value| value.into()).collect();
    let float: Vec<f32> = narrow
        .iter()
        .map(|&value| f32::from(value) + 0.25)
        .collect();
    let run = |push_all: &dyn Fn(&Session)| {
        let session = Session::new(&config(), [WIDTH, HEIGHT]).expect("started");
        push_all(&session);
        session.finish().expect("finished");
        drain(&session)
    };
    let of = |pixels: Pixels| localized(&pixels, &config(), |builder| builder).0;
    let expected = of(Pixels::U16(wide));
    assert!(expected.len() > 100, "{} rows", expected.len());
    let rows = run(&|session| {
        push(session, frames(&narrow, 0..50));
        push(session, frames(&narrow, 50..FRAMES));
    });
    assert!(bits(&rows) == bits(&expected), "8 bits");
    let expected = of(Pixels::F32(float.clone()));
    // Every other frame of an array with twice as many is not contiguous.
    let doubled: Vec<f32> = float
        .chunks(AREA)
        .flat_map(|frame| [frame, &[f32::NAN; AREA]].concat())
        .collect();
    let rows = run(&|session| {
        let all = frames(&doubled, 0..2 * FRAMES);
        push(session, all.slice_move(ndarray::s![..;2, .., ..]));
    });
    assert!(bits(&rows) == bits(&expected), "floating point");
}

#[test]
fn threads_that_take_turns_give_the_rows_of_localize() {
    let all = pixels(&simulation(FRAMES, 8.0));
    let (expected, _) = localized(&Pixels::U16(all.clone()), &config(), |builder| builder);
    let session = Session::new(&config(), [WIDTH, HEIGHT]).expect("started");
    let (next, changed) = (Mutex::new(0), Condvar::new());
    let ranges = pushes(&[3, 1, 6]);
    thread::scope(|scope| {
        for thread in 0..4 {
            let (session, next, changed, all, ranges) = (&session, &next, &changed, &all, &ranges);
            scope.spawn(move || {
                for (turn, range) in ranges.iter().enumerate().skip(thread).step_by(4) {
                    let waiting = next.lock().expect("sound");
                    let waited = changed.wait_while(waiting, |next| *next != turn);
                    assert_eq!(&push(session, frames(all, range.clone())), range);
                    *waited.expect("sound") += 1;
                    changed.notify_all();
                }
            });
        }
    });
    session.finish().expect("finished");
    assert!(bits(&drain(&session)) == bits(&expected));
}

#[test]
fn frames_of_threads_at_once_keep_their_numbers() {
    let all = pixels(&simulation(FRAMES, 8.0));
    let session = Session::new(&config(), [WIDTH, HEIGHT]).expect("started");
    let pushed = Mutex::new(vec![0; FRAMES]);
    thread::scope(|scope| {
        for thread in 0..4 {
            let (session, pushed, all) = (&session, &pushed, &all);
            scope.spawn(move || {
                for frame in (thread..FRAMES).step_by(4) {
                    let number = push(session, frames(all, frame..frame + 1)).start;
                    pushed.lock().expect("sound")[number] = frame;
                }
            });
        }
    });
    session.finish().expect("finished");
    let rows = drain(&session);
    let pushed = pushed.into_inner().expect("sound");
    // The same frames, in the order in which the threads came.
    let reordered: Vec<u16> = pushed
        .iter()
        .flat_map(|&frame| all[frame * AREA..(frame + 1) * AREA].to_vec())
        .collect();
    let (expected, _) = localized(&Pixels::U16(reordered), &config(), |builder| builder);
    assert!(bits(&rows) == bits(&expected));
}

#[test]
fn a_table_of_a_session_can_be_written_and_repeats_its_options() {
    let all = pixels(&simulation(30, 8.0));
    let session = Session::new(&config(), [WIDTH, HEIGHT]).expect("started");
    push(&session, frames(&all, 0..30));
    let end = session.finish().expect("finished");
    let rows = drain(&session);
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("locs.csv");
    gaussmle_io::table::write(&path, Format::CSV, &rows, &end.metadata).expect("written");
    let lines = std::fs::read_to_string(&path).expect("read");
    assert_eq!(lines.lines().count(), rows.len() + 1);
    let metadata = &end.metadata;
    assert_eq!(
        (metadata.width, metadata.height, metadata.frames),
        (WIDTH, HEIGHT, 30)
    );
    let text = &metadata.configuration;
    let again = RunConfig::from_toml(text, gaussmle_smlm::config::Section::Localize);
    let again = again.unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(
        (again.model, again.camera),
        (config().model, config().camera)
    );
    assert!(text.contains("[run]") && text.contains("device"), "{text}");
}
