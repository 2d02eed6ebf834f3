//! Remarks name the cause of poor fits: simulated movies with one fault or two, and without.

mod movie;
mod scenes;
mod words;

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use gaussmle::simulate::Simulation;
use gaussmle::{Backend, Camera, Fitter, Model, RoiStack, Status};
use gaussmle_io::movie::Pixels;
use gaussmle_smlm::PValueSummary;
use gaussmle_smlm::remarks::{Cause, Evidence};
use ndarray::Array3;
use rayon::prelude::*;

use movie::{PIXEL_UM, SIGMA_PX, Scene, WithNan, localize};
use scenes::{CAUSES, case};

const SEED: u64 = 20_261_124;

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

fn tally(causes: &[Cause], movies: u64) -> Tally {
    let named: Vec<Vec<Cause>> = (0..movies)
        .into_par_iter()
        .map(|number| {
            let remarks = case(causes, SEED, number).run().remarks;
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

/// The table of all causes.
fn table(movies: u64, clean: u64) -> (String, Vec<Tally>) {
    let mut text = format!(
        "# seed {SEED}; `first`: the first remark names the cause, or one of two\n\
         cause,movies,first,all,no_remark,first_remark_names_another\n"
    );
    let mut tallies = Vec::new();
    for causes in CAUSES {
        let tally = tally(causes, if causes.is_empty() { clean } else { movies });
        let name = match causes {
            [] => "none".to_string(),
            causes => causes
                .iter()
                .map(|c| c.name())
                .collect::<Vec<_>>()
                .join("+"),
        };
        let wrong = tally.wrong.iter();
        let wrong: Vec<String> = wrong.map(|(name, n)| format!("{name} {n}")).collect();
        let Tally {
            movies,
            first,
            all,
            none,
            ..
        } = tally;
        let wrong = wrong.join("; ");
        let _ = writeln!(text, "{name},{movies},{first},{all},{none},{wrong}");
        tallies.push(tally);
    }
    (text, tallies)
}

/// Checks the table. `slack` movies of each cause may be named otherwise by chance.
fn check(tallies: &[Tally], text: &str, slack: usize) {
    let clean = &tallies[0];
    assert!(clean.none + clean.movies / 100 >= clean.movies, "{text}");
    for (causes, tally) in CAUSES.iter().zip(tallies).skip(1) {
        let least = 0.75 * tally.movies as f64 - slack as f64;
        assert!(tally.first as f64 >= least, "{causes:?}: {text}");
    }
}

#[test]
fn remarks_name_the_right_cause_first() {
    let (text, tallies) = table(8, 100);
    println!("{text}");
    check(&tallies, &text, 2);
}

/// `GAUSSMLE_RECORD=1 cargo test --release --workspace --test suite remarks -- --ignored` writes
/// `benches/record/remarks.csv`.
#[test]
#[ignore = "1,600 movies of causes and 1,000 clean ones take minutes"]
fn remarks_of_many_movies() {
    let (text, tallies) = table(100, 1000);
    println!("{text}");
    check(&tallies, &text, 0);
    if std::env::var_os("GAUSSMLE_RECORD").is_some() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/record/remarks.csv");
        std::fs::write(path, text).expect("written");
    }
}

/// The camera of a movie whose offset is forgotten.
fn sensor() -> Camera {
    Camera::uniform(PIXEL_UM, 100.0, 1.0, 1.0)
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
        let run = localize(&scene.expose(), &given, model, SIGMA_PX);
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
    let [_, _, _, _, bad] = run.counts.by_status;
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
    let fitter = Fitter::builder(Model::xynb(0.13))
        .camera(camera.clone())
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
