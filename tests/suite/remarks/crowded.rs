//! Crowded movies without a fault: pairs of molecules that are taken for one spot are elongated, but
//! the PSF is not astigmatic. Beside them, movies of an astigmatic PSF.

use std::collections::BTreeMap;

use gaussmle::{Camera, Model};
use gaussmle_smlm::remarks::Cause;
use gaussmle_smlm::simulate::{MovieSimulation, Structure};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use rayon::prelude::*;

use super::movie::{Frames, PIXEL_UM, SIDE, SIGMA_PX, astigmatic_curve, localize};

const SIGMA_UM: f64 = SIGMA_PX * PIXEL_UM;

/// The causes that the remarks on a movie name. With an astigmatic PSF, molecules lie within the given
/// distance of the middle between the foci, um.
fn causes(number: u64, depth_um: Option<f64>) -> Vec<Cause> {
    let mut rng = StdRng::seed_from_u64(number);
    let camera = match rng.random_bool(0.5) {
        true => Camera::ideal(PIXEL_UM),
        false => Camera::ideal(PIXEL_UM)
            .with_offset_adu(100.0)
            .with_gain_e_per_adu(0.45)
            .with_read_noise_e(1.6),
    };
    let filaments = [0, 2, 3, 5, 8][rng.random_range(0..5)];
    let simulation = MovieSimulation {
        camera: camera.clone(),
        emitters: match depth_um {
            Some(_) => rng.random_range(1.0..4.0),
            None => rng.random_range(4.0..25.0),
        },
        photons: 600.0 * 10f64.powf(rng.random_range(0.0..1.0)),
        background: 3.0 * 10f64.powf(rng.random_range(0.0..1.2)),
        sigma_um: SIGMA_UM,
        depth: depth_um.map(|depth_um| (astigmatic_curve(SIGMA_UM).into(), depth_um)),
        structure: match filaments {
            0 => Structure::Scattered,
            count => Structure::Filaments(count),
        },
        seed: number,
        ..MovieSimulation::new(rng.random_range(15..60), SIDE, SIDE)
    };
    let simulated = simulation.run().expect("valid");
    let movie = Frames {
        pixels: (0..simulation.frames)
            .flat_map(|frame| simulated.frame(frame))
            .collect(),
        frames: simulation.frames,
    };
    let model = match rng.random_bool(0.5) {
        true => Model::xynb(SIGMA_UM),
        false => Model::xynbs(),
    };
    let remarks = localize(&movie, &camera, model, SIGMA_PX).remarks;
    remarks.iter().map(|remark| remark.cause).collect()
}

/// The number of movies whose remarks name astigmatism, and the first remarks of all.
fn astigmatic(movies: u64, depth_um: Option<f64>) -> (usize, BTreeMap<&'static str, usize>) {
    let movies = (0..movies).into_par_iter();
    let all: Vec<Vec<Cause>> = movies.map(|number| causes(number, depth_um)).collect();
    let mut first = BTreeMap::new();
    for causes in &all {
        let name = causes.first().map_or("none", |cause| cause.name());
        *first.entry(name).or_default() += 1;
    }
    let named = all.iter().filter(|all| all.contains(&Cause::Astigmatism));
    (named.count(), first)
}

#[test]
fn pairs_of_molecules_are_not_taken_for_an_astigmatic_psf() {
    let (named, first) = astigmatic(140, None);
    println!("{first:?}");
    assert!(named <= 1, "{named}: {first:?}");
}

#[test]
fn an_astigmatic_psf_is_named_in_most_movies() {
    // 42 are named. Of the others, the dimmest have uniform p-values, and those with many pairs of
    // molecules look like motion.
    let (named, first) = astigmatic(60, Some(0.5));
    println!("{first:?}");
    assert!(named >= 38, "{named}: {first:?}");
}
