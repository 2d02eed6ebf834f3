//! Remarks name the cause of poor fits: simulated movies with one fault or two, and without.

mod crowded;
mod depth;
mod judgement;
mod maps;
mod models;
mod movie;
mod no_motion;
mod real_light;
mod scenes;
mod words;

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

use gaussmle::simulate::Simulation;
use gaussmle::{Backend, Camera, Fitter, Model, RoiStack, Status};
use gaussmle_io::movie::Pixels;
use gaussmle_smlm::PValueSummary;
use gaussmle_smlm::remarks::{Cause, Evidence};
use ndarray::Array3;
use rayon::prelude::*;

use movie::{PIXEL_UM, SIGMA_PX, Scene, WithNan, localize};
use scenes::{CASES, Setting, case};

/// The seed of the movies of the record, and that of the movies that are compared with it.
const RECORD_SEED: u64 = 20_261_124;
const SEED: u64 = 71_828_182;

/// The share of the movies of a cause whose first remark must name it, in the record.
const LEAST_RIGHT: f64 = 0.75;

/// The probability that chance alone leaves fewer right remarks than a test accepts.
const CHANCE: f64 = 1e-3;

/// The remarks on movies with some causes.
#[derive(Default)]
struct Tally {
    movies: usize,
    /// Movies whose first remark names one of the causes, and movies with remarks on all.
    first: usize,
    all: usize,
    none: usize,
    /// First remarks that name another cause.
    wrong: BTreeMap<&'static str, usize>,
}

fn tally(setting: Setting, causes: &[Cause], seed: u64, movies: u64) -> Tally {
    let named: Vec<Vec<Cause>> = (0..movies)
        .into_par_iter()
        .map(|number| {
            let remarks = case(setting, causes, seed, number).run().remarks;
            remarks.iter().map(|remark| remark.cause).collect()
        })
        .collect();
    let mut out = Tally::default();
    for named in named {
        out.movies += 1;
        out.all += usize::from(causes.iter().all(|cause| named.contains(cause)));
        match named.first() {
            None => out.none += 1,
            Some(first) if causes.contains(first) => out.first += 1,
            Some(first) => *out.wrong.entry(first.name()).or_default() += 1,
        }
    }
    out
}

/// The name of some causes in the table.
fn name_of(causes: &[Cause]) -> String {
    match causes {
        [] => "none".to_string(),
        causes => {
            let names: Vec<&str> = causes.iter().map(|cause| cause.name()).collect();
            names.join("+")
        }
    }
}

/// The table of all causes. `clean` movies of a setting have none.
fn table(seed: u64, movies: u64, clean: impl Fn(Setting) -> u64) -> (String, Vec<Tally>) {
    let mut text = format!(
        "# seed {seed}; `first`: the first remark names the cause, or one of two\n\
         cause,setting,movies,first,all,no_remark,first_remark_names_another\n"
    );
    let mut tallies = Vec::new();
    for (setting, causes) in CASES {
        let movies = match causes {
            [] => clean(setting),
            _ => movies,
        };
        let tally = tally(setting, causes, seed, movies);
        let wrong = tally.wrong.iter();
        let wrong: Vec<String> = wrong.map(|(name, n)| format!("{name} {n}")).collect();
        let Tally {
            movies,
            first,
            all,
            none,
            ..
        } = tally;
        let (name, setting, wrong) = (name_of(causes), setting.name(), wrong.join("; "));
        let _ = writeln!(
            text,
            "{name},{setting},{movies},{first},{all},{none},{wrong}"
        );
        tallies.push(tally);
    }
    (text, tallies)
}

/// Checks the table. `least` returns the number of movies of a cause whose first remark must name it.
fn check(tallies: &[Tally], text: &str, least: impl Fn(Setting, &[Cause], usize) -> usize) {
    for ((setting, causes), tally) in CASES.into_iter().zip(tallies) {
        let (right, least) = match causes {
            // One of a hundred clean movies may have a remark.
            [] => (tally.none, tally.movies - tally.movies / 100),
            causes => (tally.first, least(setting, causes, tally.movies)),
        };
        assert!(
            right >= least,
            "{}, {setting:?}: {right} of at least {least}\n{text}",
            name_of(causes)
        );
    }
}

fn record_file() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/record/remarks.csv")
}

/// The number of movies in the record, and of those whose first remark names the cause.
fn recorded(setting: Setting, causes: &[Cause]) -> [usize; 2] {
    let record = std::fs::read_to_string(record_file()).expect("a record");
    let start = format!("{},{},", name_of(causes), setting.name());
    let line = record.lines().find_map(|line| line.strip_prefix(&start));
    let line = line.unwrap_or_else(|| panic!("the record has no line `{start}`"));
    let mut numbers = line.split(',').map(|number| number.parse());
    [0, 1].map(|_| numbers.next().expect("a column").expect("a number"))
}

/// The number of right movies that a sample of `movies` has, except for a part [`CHANCE`] of the
/// samples, where `right` of `all` were right: a quantile of the binomial distribution. One movie of
/// each kind is added, because no wrong one of 100 does not mean that there are none (Laplace).
fn least_by_chance([all, right]: [usize; 2], movies: usize) -> usize {
    let share = (right as f64 + 1.0) / (all as f64 + 2.0);
    let mut probability = (1.0 - share).powi(movies as i32);
    let mut fewer = 0.0;
    for number in 0..movies {
        fewer += probability;
        if fewer > CHANCE {
            return number;
        }
        let next = (movies - number) as f64 / (number + 1) as f64;
        probability *= next * share / (1.0 - share);
    }
    movies
}

#[test]
fn remarks_name_the_right_cause_first() {
    let (text, tallies) = table(SEED, 24, |_| 100);
    println!("{text}");
    check(&tallies, &text, |setting, causes, movies| {
        least_by_chance(recorded(setting, causes), movies)
    });
}

#[test]
fn chance_leaves_few_movies() {
    // With 1 % wrong, 3 or more of 24 are wrong in 0.2 % of the samples, and 4 or more in 0.01 %.
    assert_eq!(least_by_chance([100, 100], 24), 21);
    // With a half, none of 9 is right in 0.2 %, and none of 10 in 0.1 %.
    assert_eq!(least_by_chance([98, 49], 9), 0);
    assert_eq!(least_by_chance([98, 49], 10), 1);
}

/// `GAUSSMLE_TEST_RECORD=1 cargo test --release --workspace --test suite remarks_of_many -- --ignored`
/// writes the record.
#[test]
#[ignore = "2,000 movies of causes and 1,600 clean ones take minutes: CONTRIBUTING.md has the command"]
fn remarks_of_many_movies() {
    let clean = |setting| match setting {
        Setting::Numbers => 1000,
        Setting::Maps | Setting::Astigmatic => 300,
    };
    let (text, tallies) = table(RECORD_SEED, 100, clean);
    println!("{text}");
    check(&tallies, &text, |_, _, movies| {
        (LEAST_RIGHT * movies as f64).ceil() as usize
    });
    if std::env::var_os("GAUSSMLE_TEST_RECORD").is_some() {
        std::fs::write(record_file(), text).expect("written");
    }
}

/// The camera of a movie whose offset is forgotten.
fn sensor() -> Camera {
    Camera::ideal(PIXEL_UM)
        .with_offset_adu(100.0)
        .with_read_noise_e(1.0)
}

#[test]
fn a_forgotten_offset_is_told_at_any_number_of_spots() {
    for frames in [1, 2, 4] {
        let scene = Scene {
            frames,
            spots: 3.0,
            photons: 3000.0,
            camera: sensor(),
            ..Scene::new(5)
        };
        let given = Camera::ideal(PIXEL_UM);
        let model = Model::xynb(SIGMA_PX * PIXEL_UM);
        let run = localize(&scene.expose(), &given, model.clone(), SIGMA_PX);
        let spots = run.table.len();
        assert!((1..50).contains(&spots), "{spots}");
        let first = run.remarks.first().expect("a remark");
        assert_eq!(first.cause, Cause::OffsetLow, "{spots} spots: {first}");
        let right = localize(&scene.expose(), &sensor(), model, SIGMA_PX);
        assert_eq!(right.remarks, [], "{spots} spots");
    }
}

#[test]
fn counts_of_a_run_add_up() {
    let scene = Scene {
        spots: 20.0,
        apart: 0.0,
        ..Scene::new(6)
    };
    let model = Model::xynb(SIGMA_PX * PIXEL_UM);
    let run = localize(&scene.expose(), &scene.camera, model, SIGMA_PX);
    let search = run.counts.search.expect("a search");
    assert_eq!(search.found - search.border, run.table.len() as u64);
    // A ROI of 11 pixels leaves the frame in a margin of 5 of 64 pixels: 29 % of the area.
    let part = search.border as f64 / search.found as f64;
    assert!((0.2..0.36).contains(&part), "{search:?}");
    assert_eq!(
        run.counts.by_status.iter().sum::<u64>(),
        run.table.len() as u64
    );
    let status = run.table.statuses().expect("a status");
    let converged = status.iter().filter(|s| **s == Status::Converged).count();
    assert_eq!(run.counts.by_status[0], converged as u64);
    let text = run.counts.to_string();
    assert!(
        text.contains(&format!("{} skipped at the border", search.border)),
        "{text}"
    );
}

#[test]
fn pixels_that_are_not_finite_are_blamed_on_the_pixels() {
    let scene = Scene::new(7);
    let model = Model::xynb(SIGMA_PX * PIXEL_UM);
    let movie = WithNan(scene.expose());
    let run = localize(&movie, &scene.camera, model, SIGMA_PX);
    let [_, _, _, _, bad, _] = run.counts.by_status;
    assert!(2 * bad > run.table.len() as u64, "{:?}", run.counts);
    let first = run.remarks.first().expect("a remark");
    assert_eq!(first.cause, Cause::DeadPixels);
    assert!(
        first.text.contains("NaN") && !first.text.contains("offset"),
        "{first}"
    );
}

#[test]
fn rois_that_are_saturated_as_a_whole_are_counted_and_told() {
    let spots = Simulation::new(9).seed(3).run(60).expect("valid").to_u16();
    let mut pixels = spots.into_raw_vec_and_offset().0;
    let area = 81;
    pixels[..20 * area].fill(4095);
    let stack = Array3::from_shape_vec((60, 9, 9), pixels.clone()).expect("complete");
    let camera = Camera::ideal(PIXEL_UM);
    let fitter = Fitter::builder(Model::xynb(0.13), camera.clone())
        .backend(Backend::Cpu)
        .build()
        .expect("valid");
    let fits = fitter
        .fit(&RoiStack::from_u16(stack.view()).expect("valid"))
        .expect("fits");
    let mut evidence = Evidence::default();
    evidence.add(&fits, &Pixels::U16(pixels), &camera);
    assert_eq!(evidence.fits_with(Status::BadInput), 20);
    let remarks = evidence.remarks(&PValueSummary::default());
    let first = remarks.first().expect("a remark");
    assert_eq!(first.cause, Cause::Saturation);
    assert!(
        first.text.starts_with("20 ROIs") && first.text.contains("all equal"),
        "{first}"
    );
}
