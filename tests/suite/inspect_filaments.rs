//! Offset and gain by photon transfer from movies of molecules that blink on filaments.

use gaussmle::Camera;
use gaussmle_io::movie::Movie;
use gaussmle_smlm::inspect::{CameraEstimate, Quiet, contradictions, estimate};
use gaussmle_smlm::simulate::{MovieSimulation, Structure};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

use crate::inspect::Simulated;

const GAIN: f64 = 0.46;
const OFFSET_ADU: f64 = 100.0;

/// The blinking and the background of a movie.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Kind {
    EvenlyLit,
    UnevenlyLit,
    Clean,
}

/// A random movie of one kind: 128x128 or 256x256 pixels of 0.1 um.
fn movie(kind: Kind, seed: u64) -> (Simulated, Camera) {
    let mut random = StdRng::seed_from_u64(seed);
    let mut log_uniform = |low: f64, high: f64| low * (high / low).powf(random.random::<f64>());
    let (photons, density) = (log_uniform(300.0, 3000.0), log_uniform(0.02, 0.3));
    let (on_frames, background) = (log_uniform(1.0, 4.0), log_uniform(5.0, 50.0));
    let side = if random.random::<f64>() < 0.75 {
        128
    } else {
        256
    };
    let filaments = random.random_range(5..=20);
    // A filament is about as long as a side.
    let length_um = f64::from(filaments) * 0.1 * side as f64;
    let read_noise = random.random_range(0.0..2.0);
    let camera = Camera::ideal(0.1)
        .with_offset_adu(OFFSET_ADU)
        .with_gain_e_per_adu(GAIN)
        .with_read_noise_e(read_noise);
    let simulation = MovieSimulation {
        camera: camera.clone(),
        emitters: if kind == Kind::Clean {
            0.0
        } else {
            density * length_um
        },
        on_frames,
        photons,
        spread: if random.random() { 1.0 } else { 0.0 },
        background,
        sigma_um: random.random_range(0.11..0.14),
        structure: Structure::Filaments(filaments),
        seed,
        ..MovieSimulation::new([64, 128, 256][random.random_range(0..3)], side, side)
    };
    let mut movie = Simulated::new(&simulation);
    if kind != Kind::EvenlyLit {
        let rise = background * random.random_range(0.2..3.0);
        movie.gradient = Some((rise, [OFFSET_ADU, GAIN, 0.0]));
    }
    (movie, camera)
}

/// The estimates of some movies, and the number of movies whose camera is contradicted.
fn look(kind: Kind, seeds: std::ops::Range<u64>) -> (Vec<Option<CameraEstimate>>, usize) {
    let mut contradicted = 0;
    let of_seed = |seed| {
        let (movie, camera) = movie(kind, seed);
        let frames = 0..movie.shape().frames;
        let notes = contradictions(&movie, &camera, frames.clone()).expect("read");
        contradicted += usize::from(!notes.is_empty());
        estimate(&Quiet::of(&movie, frames).expect("read"))
    };
    (seeds.map(of_seed).collect(), contradicted)
}

/// The share of movies with an estimate; of these, the share within three standard deviations of the
/// gain, and the largest relative deviation.
fn summary(found: &[Option<CameraEstimate>]) -> [f64; 3] {
    let given: Vec<&CameraEstimate> = found.iter().flatten().collect();
    let is_within = |one: &&&CameraEstimate| (one.gain_e_per_adu - GAIN).abs() < 3.0 * one.gain_std;
    let deviations = given
        .iter()
        .map(|one| (one.gain_e_per_adu / GAIN - 1.0).abs());
    let n = given.len() as f64;
    [
        n / found.len() as f64,
        given.iter().filter(is_within).count() as f64 / n.max(1.0),
        deviations.fold(0.0, f64::max),
    ]
}

fn check(kind: Kind, seeds: std::ops::Range<u64>) -> [f64; 3] {
    let (found, contradicted) = look(kind, seeds);
    let [given, within, worst] = summary(&found);
    let case = format!(
        "{kind:?}: {given:.2} given, {within:.2} within 3 standard deviations, worst {worst:.3}, \
         {contradicted} contradicted"
    );
    println!("{case}");
    // Three standard deviations of normal values exclude 0.3 %; 5 % leave room for tails.
    assert!(given == 0.0 || within >= 0.95, "{case}: {found:?}");
    // An estimate has a relative standard deviation of at most 0.1.
    assert!(worst < 0.25, "{case}: {found:?}");
    assert_eq!(contradicted, 0, "{case}");
    [given, within, worst]
}

#[test]
fn blinking_on_filaments_is_not_taken_for_noise() {
    // In even light, only blinking makes blocks brighter, so some estimates would be too low.
    check(Kind::EvenlyLit, 0..12);
}

#[test]
fn gain_follows_from_uneven_light_with_filaments_and_without() {
    for kind in [Kind::UnevenlyLit, Kind::Clean] {
        let [given, ..] = check(kind, 0..6);
        assert!(given >= 0.5, "{kind:?}: {given}");
    }
}

/// `cargo test --release --workspace --test suite table_of_many_movies -- --ignored --nocapture` prints
/// the shares of 180 movies.
#[test]
#[ignore = "180 movies take minutes: CONTRIBUTING.md has the command"]
fn table_of_many_movies() {
    for kind in [Kind::EvenlyLit, Kind::UnevenlyLit, Kind::Clean] {
        check(kind, 100..160);
    }
}
