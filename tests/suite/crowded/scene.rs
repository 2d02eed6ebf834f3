//! Simulated frames of emitters, and rows beside their truth.

use gaussmle::simulate::{expose, to_u16};
use gaussmle::{Camera, Model};
use gaussmle_crowded::{Crowded, CrowdedSearch, CrowdedWorkspace, Emitter};
use gaussmle_detect::{Detection, Frame};
use rand::Rng;
use rand::rngs::StdRng;

pub const PIXEL_UM: f64 = 0.1;

/// The width of a spot, pixels.
pub const SIGMA: f64 = 1.3;
pub const SIGMA_UM: f64 = SIGMA * PIXEL_UM;

/// Pixels around an emitter that have its light: 1e-9 of it are further away.
const REACH: f64 = 18.0;

/// An emitter. An integer place is the centre of a pixel.
#[derive(Clone, Copy, Debug)]
pub struct Spot {
    pub place: [f64; 2],
    pub photons: f64,
    /// Widths along x and y, pixels.
    pub widths: [f64; 2],
}

impl Spot {
    pub fn new(place: [f64; 2], photons: f64) -> Self {
        Self {
            place,
            photons,
            widths: [SIGMA; 2],
        }
    }
}

pub fn distance([ax, ay]: [f64; 2], [bx, by]: [f64; 2]) -> f64 {
    (ax - bx).hypot(ay - by)
}

/// The share of the light in a pixel of an axis.
pub fn share(centre: f64, width: f64, pixel: usize) -> f64 {
    let below = |edge: f64| 0.5 * libm::erf((edge - centre) / (width * std::f64::consts::SQRT_2));
    below(pixel as f64 + 0.5) - below(pixel as f64 - 0.5)
}

/// The expected photoelectrons of a frame, row by row. `background` is that of a pixel, x and y.
pub fn expected(
    spots: &[Spot],
    background: impl Fn(usize, usize) -> f64,
    [width, height]: [usize; 2],
) -> Vec<f64> {
    let pixels = (0..width * height).map(|p| background(p % width, p / width));
    let mut frame: Vec<f64> = pixels.collect();
    for spot in spots {
        let near = |axis: usize, side: usize| {
            let at = spot.place[axis];
            let first = (at - REACH).max(0.0) as usize;
            first..((at + REACH).max(0.0) as usize).min(side)
        };
        for y in near(1, height) {
            let row = spot.photons * share(spot.place[1], spot.widths[1], y);
            for x in near(0, width) {
                frame[y * width + x] += row * share(spot.place[0], spot.widths[0], x);
            }
        }
    }
    frame
}

/// A frame as a camera writes it.
pub fn exposed(camera: &Camera, means: &[f64], width: usize, random: &mut StdRng) -> Vec<u16> {
    let pixels = means.iter().enumerate();
    pixels
        .map(|(p, mean)| to_u16(expose(camera, *mean, (p % width, p / width), random)))
        .collect()
}

/// Emitters at random places of a frame, so many a square pixel.
pub fn scattered(
    density: f64,
    photons: f64,
    [width, height]: [usize; 2],
    random: &mut StdRng,
) -> Vec<Spot> {
    let number = (density * (width * height) as f64).round() as usize;
    let mut along = |side: usize| random.random_range(-0.5..side as f64 - 0.5);
    (0..number)
        .map(|_| Spot::new([along(width), along(height)], photons))
        .collect()
}

/// True if an emitter is so far from the others, and from the border.
pub fn is_apart(spots: &[Spot], i: usize, least: f64, border: f64, sides: [usize; 2]) -> bool {
    let place = spots[i].place;
    let mut others = spots.iter().enumerate().filter(|(j, _)| *j != i);
    let is_inside =
        |axis: usize| place[axis] > border && place[axis] < sides[axis] as f64 - 1.0 - border;
    others.all(|(_, other)| distance(place, other.place) >= least) && is_inside(0) && is_inside(1)
}

pub fn xynb() -> Model {
    Model::xynb(SIGMA_UM)
}

pub fn search(detection: &Detection, camera: &Camera, sides: [usize; 2]) -> CrowdedSearch {
    CrowdedSearch::new(Crowded::On, detection, &xynb(), camera, sides).expect("valid options")
}

/// The emitters of a frame, found in a new workspace.
pub fn found(search: &CrowdedSearch, frame: Frame<'_>) -> Vec<Emitter> {
    let mut emitters = Vec::new();
    search.search(
        (0, frame),
        &[],
        &mut CrowdedWorkspace::default(),
        &mut emitters,
    );
    emitters
}

/// The place of an emitter, pixels: that of its joint fit, or else the centre of its ROI, which is
/// at most a pixel away.
pub fn place(emitter: &Emitter, roi: usize) -> [f64; 2] {
    match &emitter.joint {
        Some(fit) => [0, 1].map(|axis| fit.values[axis] / PIXEL_UM - 0.5),
        None => {
            let corner = emitter.corner;
            [corner.x, corner.y].map(|first| (first + roi / 2) as f64)
        }
    }
}

/// The emitter that belongs to each row: of all pairs nearer than `most` pixels, the nearest first,
/// and each row and emitter once.
pub fn matched(rows: &[[f64; 2]], spots: &[Spot], most: f64) -> Vec<Option<usize>> {
    let mut pairs = Vec::new();
    for (row, place) in rows.iter().enumerate() {
        for (spot, truth) in spots.iter().enumerate() {
            let away = distance(*place, truth.place);
            if away < most {
                pairs.push((away, row, spot));
            }
        }
    }
    pairs.sort_by(|a, b| a.0.total_cmp(&b.0));
    let mut of_row = vec![None; rows.len()];
    let mut is_taken = vec![false; spots.len()];
    for (_, row, spot) in pairs {
        if of_row[row].is_none() && !is_taken[spot] {
            (of_row[row], is_taken[spot]) = (Some(spot), true);
        }
    }
    of_row
}

pub fn median(values: &[f64]) -> f64 {
    assert!(!values.is_empty(), "no values");
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted[sorted.len() / 2]
}

pub fn rms(values: &[f64]) -> f64 {
    assert!(!values.is_empty(), "no values");
    let squares: f64 = values.iter().map(|value| value * value).sum();
    (squares / values.len() as f64).sqrt()
}
