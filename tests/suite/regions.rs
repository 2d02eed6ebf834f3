//! Regions: a run has the rows of the whole run that lie in them, to the bit.
//!
//! The expected rows are chosen here from the table of the whole run, by their positions in pixels.

use std::path::{Path, PathBuf};
use std::time::Duration;

use gaussmle::table::Values;
use gaussmle::{CancelToken, LocalizationTable, PixelSize};
use gaussmle_crowded::Crowded;
use gaussmle_detect::Border;
use gaussmle_io::movie::{self, PixelType, Pixels, Shape};
use gaussmle_io::table::{ReadOptions, collect, read};
use gaussmle_smlm::RunConfig;
use gaussmle_smlm::config::{ModelName, Region};
use gaussmle_smlm::localize::{Finished, LocalizeFile, RunSummary};
use gaussmle_smlm::session::{Pushed, Session};
use gaussmle_smlm::simulate::{MovieSimulation, SimulateMovie};
use ndarray::ArrayView3;
use tempfile::TempDir;

use crate::simulated_runs::{self, job};

const PIXEL_UM: f64 = 0.1;
const SIGMA_UM: f64 = 0.13;
const FRAMES: usize = 60;
const WIDTH: usize = 112;
const HEIGHT: usize = 80;

/// Boxes that share pixels, one of them at the border of the frame.
const BOXES: [[u32; 4]; 3] = [[20, 15, 60, 50], [55, 40, 70, 61], [90, 0, 112, 30]];

/// A movie with this mean number of emitters in a frame.
fn movie(emitters: f64) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("movie.npy");
    let simulation = MovieSimulation {
        camera: simulated_runs::camera(PIXEL_UM),
        emitters,
        sigma_um: SIGMA_UM,
        photons: 700.0,
        seed: 23,
        ..MovieSimulation::new(FRAMES, WIDTH, HEIGHT)
    };
    let job = SimulateMovie {
        simulation: &simulation,
        movie: &path,
        truth: None,
    };
    job.run(&CancelToken::new(), |_| ()).expect("simulated");
    (folder, path)
}

fn config(change: impl FnOnce(&mut RunConfig)) -> RunConfig {
    let mut config = simulated_runs::config(PIXEL_UM, SIGMA_UM);
    change(&mut config);
    config
}

fn with_regions(config: &RunConfig, regions: &[Region]) -> RunConfig {
    let mut config = config.clone();
    config.input.region = Some(regions.to_vec());
    config
}

/// All rows of a run, with every column, and its summary.
fn localized(movie: &Path, config: &RunConfig) -> (LocalizationTable, RunSummary) {
    let output = movie.with_file_name("locs.csv");
    let mut rows = None;
    let take = |finished: &Finished<'_>| rows = collect(finished.rows).ok();
    let job = job(movie, &output, config);
    let summary = job.run_with(&CancelToken::new(), |builder| builder, |_| (), take);
    let summary = summary.expect("localized");
    (rows.expect("a complete run"), summary)
}

/// The bits of each row, without its number.
fn bits(table: &LocalizationTable) -> Vec<Vec<u64>> {
    let columns = table.columns().iter().filter(|column| column.name != "roi");
    let columns: Vec<Vec<u64>> = columns
        .map(|column| match &column.values {
            Values::F64(values) => values.iter().map(|value| value.to_bits()).collect(),
            Values::U32(values) => values.iter().map(|&value| value.into()).collect(),
            Values::Status(values) => values.iter().map(|value| value.code().into()).collect(),
        })
        .collect();
    (0..table.len())
        .map(|row| columns.iter().map(|column| column[row]).collect())
        .collect()
}

/// The bits of the rows whose position, pixels, is accepted.
fn chosen(
    table: &LocalizationTable,
    pixel_um: PixelSize,
    is_inside: impl Fn([f64; 2]) -> bool,
) -> Vec<Vec<u64>> {
    let [x, y] = ["x", "y"].map(|name| table.floats(name).expect("a position"));
    let [x_um, y_um] = pixel_um.xy();
    // The far edge of the last pixel belongs to it.
    let within = |at: f64, side: usize| match (at - side as f64).abs() < 1e-9 {
        true => side as f64 - 0.5,
        false => at,
    };
    let rows = bits(table).into_iter().enumerate();
    rows.filter(|&(row, _)| {
        is_inside([within(x[row] / x_um, WIDTH), within(y[row] / y_um, HEIGHT)])
    })
    .map(|(_, bits)| bits)
    .collect()
}

fn is_in_box([x0, y0, x1, y1]: [u32; 4], [x, y]: [f64; 2]) -> bool {
    x >= f64::from(x0) && x < f64::from(x1) && y >= f64::from(y0) && y < f64::from(y1)
}

/// Fits that were made, whether their rows were kept or not.
fn fitted(summary: &RunSummary) -> usize {
    summary.info.devices.iter().map(|device| device.spots).sum()
}

#[test]
fn rows_of_a_region_are_those_of_the_whole_run() {
    let sparse = movie(14.0);
    let dense = movie(90.0);
    let bounded = |text: &str| {
        let bounds = text.parse().expect("bounds");
        config(|config| config.model.bounds = Some(vec![bounds]))
    };
    let model = |name: &str| {
        config(|config| {
            config.model.model = ModelName::named(name);
            config.model.sigma_um = None;
        })
    };
    let crowded = |crowded| config(|config| config.detection.crowded = Some(crowded));
    let cases = [
        ("xynb", config(|_| ()), &sparse),
        ("xynbs", model("xynbs"), &sparse),
        ("xynbsxsy", model("xynbsxsy"), &sparse),
        (
            "shifted ROIs",
            config(|config| config.detection.border = Some(Border::Shift)),
            &sparse,
        ),
        (
            "isolated",
            config(|config| config.detection.isolated = Some(true)),
            &sparse,
        ),
        (
            "net gradient",
            config(|config| config.detection.min_net_gradient = Some(600.0)),
            &sparse,
        ),
        // Of two in a ROI, the fit may go to the other, far beyond its own ROI.
        ("wide bounds", bounded("x=-2:3"), &dense),
        ("narrow bounds", bounded("y=0.4:0.6"), &sparse),
        ("off", crowded(Crowded::Off), &dense),
        ("auto", crowded(Crowded::Auto), &dense),
        ("on", crowded(Crowded::On), &sparse),
        (
            "oblong",
            config(|config| config.camera.pixel_size_um = Some([0.1, 0.13].into())),
            &sparse,
        ),
    ];
    let mut beyond = 0;
    for (name, whole, (_folder, movie)) in cases {
        let pixel_um = whole.camera.pixel_size_um.expect("stated");
        let (all, _) = localized(movie, &whole);
        let boxes = BOXES.map(Region::Box);
        for regions in [&boxes[..1], &boxes[2..], &boxes[..]] {
            let (kept, summary) = localized(movie, &with_regions(&whole, regions));
            let is_inside = |at: [f64; 2]| {
                let boxes = regions.iter().map(|region| match region {
                    Region::Box(corners) => *corners,
                    _ => unreachable!("boxes alone"),
                });
                boxes.into_iter().any(|corners| is_in_box(corners, at))
            };
            let expected = chosen(&all, pixel_um, is_inside);
            assert!(
                expected.len() > 20 && expected.len() < all.len() / 2,
                "{name}"
            );
            assert!(bits(&kept) == expected, "{name}: {} rows", kept.len());
            let numbers = kept.counts("roi").expect("numbers");
            assert!(numbers.iter().copied().eq(0..kept.len() as u32), "{name}");
            // The summary counts what the rows say.
            let counts = summary.counts;
            assert_eq!(counts.by_status.iter().sum::<u64>(), kept.len() as u64);
            let search = counts.search.expect("a search");
            let left = search.found - search.border - search.crowded - search.outside;
            assert_eq!(left, kept.len() as u64, "{name}");
            beyond += fitted(&summary) - kept.len();
        }
    }
    // Fits of ROIs beside a region, whose rows are not in it.
    assert!(beyond > 100, "{beyond}");
}

#[test]
fn spots_far_from_the_region_are_not_fitted() {
    let (_folder, movie) = movie(14.0);
    let whole = config(|config| config.detection.crowded = Some(Crowded::Off));
    let (_, all) = localized(&movie, &whole);
    let small = with_regions(&whole, &[Region::Box([50, 36, 60, 44])]);
    let (_, some) = localized(&movie, &small);
    // Its side and that of a ROI, 11 pixels, and 3 at each side: 27 x 25 of 112 x 80 pixels.
    assert!(
        fitted(&some) * 8 < fitted(&all),
        "{} {}",
        fitted(&some),
        fitted(&all)
    );
}

#[test]
fn tiles_share_the_rows() {
    for emitters in [14.0, 90.0] {
        let (_folder, movie) = movie(emitters);
        let whole = config(|_| ());
        let (all, _) = localized(&movie, &whole);
        let mut rows = Vec::new();
        for [x0, x1] in [[0, 33], [33, 34], [34, 112]] {
            for [y0, y1] in [[0, 41], [41, 80]] {
                let tile = with_regions(&whole, &[Region::Box([x0, y0, x1, y1])]);
                rows.extend(bits(&localized(&movie, &tile).0));
            }
        }
        let mut expected = chosen(&all, PIXEL_UM.into(), |_| true);
        expected.sort();
        rows.sort();
        assert!(rows == expected, "{} of {} rows", rows.len(), all.len());
    }
}

/// A disc, as a mask: an image of 0 and 7.
fn disc() -> Vec<u16> {
    let is_inside = |i: usize| {
        let [x, y] = [(i % WIDTH) as f64 - 50.0, (i / WIDTH) as f64 - 40.0];
        x * x + y * y < 25.0 * 25.0
    };
    (0..WIDTH * HEIGHT)
        .map(|i| if is_inside(i) { 7 } else { 0 })
        .collect()
}

#[test]
fn a_mask_is_a_region_in_any_form() {
    let (folder, movie) = movie(14.0);
    let whole = config(|_| ());
    let (all, _) = localized(&movie, &whole);
    let disc = disc();
    let is_inside = |[x, y]: [f64; 2]| {
        let pixel = y.floor() as usize * WIDTH + x.floor() as usize;
        disc[pixel] > 0
    };
    let expected = chosen(&all, PIXEL_UM.into(), is_inside);
    assert!(expected.len() > 50 && expected.len() < all.len() / 2);
    let shape = Shape {
        frames: 1,
        height: HEIGHT,
        width: WIDTH,
    };
    let file = |name: &str| {
        let path = folder.path().join(name);
        let mut writer = movie::create(&path, shape, PixelType::U16).expect("created");
        writer.write(&Pixels::U16(disc.clone())).expect("written");
        writer.finish().expect("finished");
        Region::Mask(path)
    };
    let array = folder.path().join("disc.npy");
    let bytes = disc.iter().map(|&value| (value > 0).into());
    movie::write_array(&array, "|b1", &[HEIGHT, WIDTH], bytes).expect("written");
    let in_memory = Region::from_mask([WIDTH, HEIGHT], disc.iter().map(|&value| value > 0));
    let rows: Vec<Region> = (0..HEIGHT)
        .filter_map(|y| {
            let row = &disc[y * WIDTH..][..WIDTH];
            let first = row.iter().position(|&value| value > 0)?;
            let end = first + row.iter().filter(|&&value| value > 0).count();
            Some(Region::Box([
                first as u32,
                y as u32,
                end as u32,
                y as u32 + 1,
            ]))
        })
        .collect();
    for regions in [
        vec![file("disc.tif")],
        vec![Region::Mask(array)],
        vec![in_memory],
        rows,
    ] {
        let config = with_regions(&whole, &regions);
        assert!(
            bits(&localized(&movie, &config).0) == expected,
            "{regions:?}"
        );
        let table = read(&movie.with_file_name("locs.csv"), &ReadOptions::default());
        let metadata = table.expect("readable").metadata;
        let pixels = disc.iter().filter(|&&value| value > 0).count();
        assert_eq!(metadata.region_pixels(), Some(pixels as u64));
        assert_eq!(metadata.region_um2(), Some(pixels as f64 * 0.1 * 0.1));
        assert_eq!(
            [metadata.width, metadata.height],
            [Some(WIDTH), Some(HEIGHT)]
        );
    }
}

#[test]
fn a_session_keeps_the_rows_of_its_region() {
    let (_folder, path) = movie(14.0);
    let config = with_regions(&config(|_| ()), &BOXES.map(Region::Box));
    let (expected, _) = localized(&path, &config);
    let frames = movie::open(&path, &Default::default()).expect("opened");
    let mut pixels = Pixels::default();
    frames.read(0..FRAMES, &mut pixels).expect("read");
    let Pixels::U16(pixels) = pixels else {
        panic!("16-bit pixels");
    };
    let session = Session::new(&config, [WIDTH, HEIGHT]).expect("started");
    let frames = ArrayView3::from_shape((FRAMES, HEIGHT, WIDTH), &pixels).expect("frames");
    assert_eq!(
        session.push(frames).expect("pushed"),
        Pushed::Queued(0..FRAMES)
    );
    session.end();
    let mut rows = Vec::new();
    while !session.is_drained() {
        rows.extend(bits(
            &session.poll_within(Duration::from_secs(10)).expect("rows"),
        ));
    }
    assert!(rows == bits(&expected));
    let end = session.finish().expect("finished");
    let pixels = gaussmle_smlm::config::Regions::new(
        config.input.region.as_ref().expect("regions"),
        [WIDTH, HEIGHT],
        PIXEL_UM.into(),
    );
    let pixels = pixels.expect("in the frames").pixels();
    let stated = format!("region_pixels = {pixels}");
    assert!(
        end.metadata.configuration.contains(&stated),
        "{}",
        end.metadata.configuration
    );
}

#[test]
fn a_run_without_rows_in_its_region_says_why() {
    let (_folder, movie) = movie(14.0);
    let config = with_regions(&config(|_| ()), &[Region::Box([0, 0, 1, 1])]);
    let (rows, summary) = localized(&movie, &config);
    assert!(rows.is_empty());
    let why = summary.notes.iter().find(|note| note.contains("`region`"));
    assert!(
        why.is_some_and(|why| why.starts_with("no row was kept: ")),
        "{:?}",
        summary.notes
    );
    let output = movie.with_file_name("locs.csv");
    let beyond = with_regions(&config, &[Region::Box([0, 0, 1, 81])]);
    let job: LocalizeFile<'_> = job(&movie, &output, &beyond);
    let error = job.run(&CancelToken::new(), |_| ()).expect_err("outside");
    assert_eq!(error.option(), Some("region"), "{error}");
}
