//! Sessions: frames that are pushed have the rows that `localize` gives for them in a file.

mod ends;
mod in_memory;
mod limits;
mod on_devices;
mod rows;

use std::ops::Range;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use gaussmle::table::Values;
use gaussmle::{Astigmatism, CancelToken, FitterBuilder, LocalizationTable};
use gaussmle_io::movie::{self, PixelType, Pixels, Shape};
use gaussmle_io::table::collect;
use gaussmle_smlm::RunConfig;
use gaussmle_smlm::localize::RunSummary;
use gaussmle_smlm::session::{Frames, Pushed, Session, SessionProgress};
use gaussmle_smlm::simulate::MovieSimulation;
use ndarray::ArrayView3;

use crate::simulated_runs::{self, job};
use crate::support::PIXEL_UM;

const SIGMA_UM: f64 = 1.3 * PIXEL_UM;
const WIDTH: usize = 96;
const HEIGHT: usize = 64;
const AREA: usize = WIDTH * HEIGHT;

/// A simulated movie of 96x64 pixels. There are no spots if `emitters` is 0.
fn simulation(frames: usize, emitters: f64) -> MovieSimulation {
    MovieSimulation {
        camera: simulated_runs::camera(PIXEL_UM),
        emitters,
        sigma_um: SIGMA_UM,
        seed: 7,
        ..MovieSimulation::new(frames, WIDTH, HEIGHT)
    }
}

/// The pixels of all frames of a simulated movie.
fn pixels(simulation: &MovieSimulation) -> Vec<u16> {
    let movie = simulation.run().expect("a valid simulation");
    let frames = 0..simulation.frames;
    frames.flat_map(|frame| movie.frame(frame)).collect()
}

fn config() -> RunConfig {
    simulated_runs::config(PIXEL_UM, SIGMA_UM)
}

/// The PSF file of a curve.
fn psf_file(curve: &Astigmatism) -> String {
    let Astigmatism {
        sigma_x0_um,
        sigma_y0_um,
        ax,
        ay,
        bx,
        by,
        gamma_um,
        d_um,
        ..
    } = curve;
    format!(
        "sigma_x0_um = {sigma_x0_um}\nsigma_y0_um = {sigma_y0_um}\nAx = {ax}\nAy = {ay}\n\
         Bx = {bx}\nBy = {by}\ngamma_um = {gamma_um}\nd_um = {d_um}\n"
    )
}

/// The rows and the summary of `localize` for a movie in a file.
fn localized(
    pixels: &Pixels,
    config: &RunConfig,
    configure: impl FnOnce(FitterBuilder) -> FitterBuilder,
) -> (LocalizationTable, RunSummary) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("movie.npy");
    write_movie(&path, pixels);
    let output = folder.path().join("locs.csv");
    let job = job(&path, &output, config);
    let mut rows = None;
    let take = |finished: &gaussmle_smlm::localize::Finished<'_>| {
        rows = collect(finished.rows).ok();
    };
    let summary = job.run_with(&CancelToken::new(), configure, |_| (), take);
    let summary = summary.expect("localized");
    (rows.expect("rows"), summary)
}

fn write_movie(path: &Path, pixels: &Pixels) {
    let shape = Shape {
        frames: pixels.len() / AREA,
        height: HEIGHT,
        width: WIDTH,
    };
    let (kind, bytes): (_, Vec<u8>) = match pixels {
        Pixels::U16(pixels) => (
            "<u2",
            pixels
                .iter()
                .flat_map(|value| value.to_le_bytes())
                .collect(),
        ),
        Pixels::F32(pixels) => (
            "<f4",
            pixels
                .iter()
                .flat_map(|value| value.to_le_bytes())
                .collect(),
        ),
    };
    assert!(matches!(
        pixels.pixel_type(),
        PixelType::U16 | PixelType::F32
    ));
    let header = movie::write_header(kind, &[shape.frames, shape.height, shape.width]);
    std::fs::write(path, [header, bytes].concat()).expect("written");
}

/// A range of frames of pixels in memory.
fn frames<T>(pixels: &[T], range: Range<usize>) -> ArrayView3<'_, T> {
    let shape = (range.len(), HEIGHT, WIDTH);
    let range = range.start * AREA..range.end * AREA;
    ArrayView3::from_shape(shape, &pixels[range]).expect("whole frames")
}

/// Pushes frames that must find room. Returns their numbers.
fn push<'a>(session: &Session, frames: impl Into<Frames<'a>>) -> Range<usize> {
    match session.push(frames).expect("pushed") {
        Pushed::Queued(numbers) => numbers,
        Pushed::Full => panic!("no room"),
    }
}

/// A wait that no test reaches the end of.
const LONG: Duration = Duration::from_secs(120);

/// Waits until the progress of a session that has not failed is as expected.
fn wait_until(session: &Session, is_expected: impl Fn(&SessionProgress) -> bool) {
    let deadline = Instant::now() + LONG;
    loop {
        let progress = session.progress().expect("known");
        if is_expected(&progress) {
            return;
        }
        let is_running = !progress.has_ended && Instant::now() < deadline;
        assert!(is_running, "{progress:?}");
        thread::sleep(Duration::from_millis(1));
    }
}

/// Polls all rows of a session that was ended.
fn drain(session: &Session) -> LocalizationTable {
    let deadline = Instant::now() + LONG;
    let mut all = session.poll().expect("rows");
    while !session.is_drained() {
        assert!(Instant::now() < deadline, "{:?}", session.progress());
        let rows = session.poll_within(LONG).expect("rows");
        all.append(&rows).expect("the same columns");
    }
    all
}

/// The names and the bits of all columns: values that are not finite are compared, too.
fn bits(table: &LocalizationTable) -> Vec<(&str, Vec<u64>)> {
    let column = |values: &Values| match values {
        Values::U32(values) => values.iter().map(|&value| value.into()).collect(),
        Values::F64(values) => values.iter().map(|value| value.to_bits()).collect(),
        Values::Status(values) => values.iter().map(|status| status.code().into()).collect(),
    };
    let columns = table.columns().iter();
    columns
        .map(|each| (each.name.as_str(), column(&each.values)))
        .collect()
}
