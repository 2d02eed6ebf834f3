//! Each fit compared with the optimum that the f64 reference finds.

use gaussmle::model::{MODELS, Quantity, Widths};
use gaussmle::reference::Problem;
use gaussmle::simulate::Simulation;
use gaussmle::{Camera, Model, Status};
use rayon::prelude::*;

use crate::support::{
    PIXEL_UM, Z_RANGE_UM, cpu, fit, lock_heavy_tests, models, simulation, thetas, thorough,
};

const PHOTONS: [f64; 8] = [50.0, 100.0, 200.0, 500.0, 1e3, 1e4, 1e5, 1e6];
const BACKGROUND: [f64; 5] = [0.0, 0.1, 1.0, 10.0, 100.0];
const SIZE: [usize; 5] = [5, 7, 11, 15, 21];
const SIGMA_PX: [f64; 4] = [0.8, 1.0, 1.3, 2.0];

#[derive(Clone, Copy, Debug)]
struct Cell {
    photons: f64,
    background: f64,
    size: usize,
    sigma_px: f64,
    model: usize,
}

/// All cells with `GAUSSMLE_TEST_THOROUGH`. Otherwise all pairs of photons and background, with sizes,
/// widths and models that alternate by steps of different strides.
fn cells() -> Vec<Cell> {
    let mut out = Vec::new();
    for (p, &photons) in PHOTONS.iter().enumerate() {
        for (b, &background) in BACKGROUND.iter().enumerate() {
            let mut push = |size, sigma_px, model| {
                out.push(Cell {
                    photons,
                    background,
                    size,
                    sigma_px,
                    model,
                });
            };
            if thorough() {
                for size in SIZE {
                    for sigma_px in SIGMA_PX {
                        (0..MODELS.len()).for_each(|model| push(size, sigma_px, model));
                    }
                }
            } else {
                push(
                    SIZE[(p + b) % 5],
                    SIGMA_PX[(p + 2 * b + p / 4) % 4],
                    (p / 2 + b) % 4,
                );
            }
        }
    }
    // Each model in cells whose pixels determine it, in addition to its cells in the covering.
    for model in 0..MODELS.len() {
        for (photons, background, size, sigma_px) in [
            (1e3, 10.0, 11, 1.0),
            (1e4, 100.0, 15, 1.3),
            (1e5, 1.0, 21, 1.3),
        ] {
            out.push(Cell {
                photons,
                background,
                size,
                sigma_px,
                model,
            });
        }
    }
    out.retain(|cell| match MODELS[cell.model].example(0.13).spline_psf() {
        // Larger ROIs are refused.
        Some(psf) => cell.size <= 2 * psf.half_window_px() as usize + 1,
        None => true,
    });
    out
}

impl Cell {
    /// True if the pixels determine the parameters: at least 500 photons, a position known to 0.15
    /// px, z known to 0.15 of the distance of the foci from the middle, and an ROI that holds the
    /// spot (six widths). In other cells the likelihood has several maxima, and some fits use up
    /// their iterations in flat valleys. Their number is printed, and bounded.
    fn is_determined(&self, model: &Model, camera: &Camera) -> bool {
        let background = self.background.max(0.01);
        let middle = (self.size as f64 - 1.0) / 2.0;
        let theta = model.parameters().iter().map(|p| match p.quantity() {
            Quantity::Position => middle,
            Quantity::Depth => 0.0,
            Quantity::Photons => self.photons,
            Quantity::Background => background,
            Quantity::Width => self.sigma_px,
        });
        let theta: Vec<f64> = theta.collect();
        let (widest, z_scale) = match model.widths() {
            Widths::Given([x, y]) => (x.max(y) / PIXEL_UM, f64::INFINITY),
            Widths::Round | Widths::Elliptic => (self.sigma_px, f64::INFINITY),
            Widths::Curve(curve) => {
                let (x, y) = curve.widths_um(Z_RANGE_UM);
                (x.max(y) / PIXEL_UM, curve.gamma_um)
            }
            Widths::Spline(psf) => (psf.width_px(Z_RANGE_UM), psf.plane_spacing_um()),
        };
        let adu = vec![0.0; self.size * self.size];
        let problem = Problem::new(model, camera, &adu, (0, 0)).expect("a valid problem");
        let known = problem
            .crlb(&theta)
            .is_some_and(|crlb| crlb[0][0].sqrt() < 0.15 && crlb[2][2].sqrt() < 0.15 * z_scale);
        self.photons >= 500.0 && known && self.size as f64 >= 6.0 * widest
    }
}

/// The number of spots in a cell.
fn default_spots() -> usize {
    if thorough() { 50_000 } else { 2000 }
}

/// Spots of a cell, counted by their result.
#[derive(Debug, Default, Clone, Copy)]
struct Tally {
    /// Converged, and more than 1 % of the CRLB in some parameter from the optimum that the
    /// reference reaches from there.
    far: usize,
    /// At a bound, with a likelihood below the one that the reference reaches from there.
    low: usize,
    /// At a local optimum: the reference finds a higher one from the true parameters.
    elsewhere: usize,
    /// Neither converged nor at a bound.
    unfinished: usize,
    at_bound: usize,
    /// The largest of the distances counted in `far`, in units of the CRLB.
    worst: f64,
}

impl Tally {
    fn add(a: Tally, b: Tally) -> Tally {
        Tally {
            far: a.far + b.far,
            low: a.low + b.low,
            elsewhere: a.elsewhere + b.elsewhere,
            unfinished: a.unfinished + b.unfinished,
            at_bound: a.at_bound + b.at_bound,
            worst: a.worst.max(b.worst),
        }
    }
}

/// The largest difference of two equal log-likelihoods: the surface can be almost flat along a
/// bound.
const LEVEL: f64 = 1e-3;

fn compare(problem: &Problem, truth: &[f64], theta: &[f64], status: Status) -> Tally {
    let mut tally = Tally::default();
    match status {
        Status::Converged => {}
        Status::AtBound | Status::ZAtBound => tally.at_bound = 1,
        _ => {
            tally.unfinished = 1;
            return tally;
        }
    }
    let here = problem.log_likelihood(theta);
    let optimum = problem.fit(theta);
    if status != Status::Converged || optimum.at_bound {
        tally.at_bound = 1;
        tally.low = usize::from(here < optimum.log_likelihood - LEVEL);
    } else if let Some(crlb) = problem.crlb(&optimum.theta) {
        let distance = |k: usize| (theta[k] - optimum.theta[k]).abs() / crlb[k][k].sqrt();
        tally.worst = (0..theta.len()).map(distance).fold(0.0, f64::max);
        tally.far = usize::from(tally.worst > 0.01);
    } else {
        tally.far = 1;
    }
    let from_truth = problem.fit(truth).log_likelihood;
    tally.elsewhere = usize::from(from_truth > optimum.log_likelihood + LEVEL);
    tally
}

#[test]
fn fits_are_at_the_optimum() {
    let _lock = lock_heavy_tests();
    let spots: usize = std::env::var("GAUSSMLE_TEST_SPOTS")
        .map_or(default_spots(), |n| n.parse().expect("a number"));
    let mut failures = Vec::new();
    let (mut total_wrong, mut total) = (0, 0);
    for cell in cells() {
        let model = models(cell.sigma_px * PIXEL_UM)[cell.model].clone();
        let camera = Camera::ideal(PIXEL_UM);
        let stack = simulation(&model, cell.size, cell.sigma_px)
            .photons(cell.photons)
            .background(cell.background)
            .seed(11)
            .run(spots)
            .expect("a valid simulation");
        let (name, device) = ("cpu", &cpu());
        let fits = fit(model.clone(), camera.clone(), device, &stack);
        let thetas = thetas(&fits);
        let tally = (0..spots)
            .into_par_iter()
            .map(|i| {
                let adu: Vec<f64> = stack
                    .pixels
                    .index_axis(ndarray::Axis(0), i)
                    .iter()
                    .map(|&v| v.into())
                    .collect();
                let problem = Problem::new(&model, &camera, &adu, (0, 0)).expect("a valid problem");
                let truth = stack.truth[i].theta(&model);
                compare(&problem, &truth, &thetas[i], fits.status()[i])
            })
            .reduce(Tally::default, Tally::add);
        let mean = fits.iterations().iter().map(|&n| f64::from(n)).sum::<f64>() / spots as f64;
        let determined = if cell.is_determined(&model, &camera) {
            ""
        } else {
            " (not determined)"
        };
        println!(
            "{name} {:10} N {:7} b {:5} {:2}x{:<2} sigma {}: far {} low {} elsewhere {} unfinished {} bound {} worst {:.4} iterations {mean:.2}{determined}",
            model.name(),
            cell.photons,
            cell.background,
            cell.size,
            cell.size,
            cell.sigma_px,
            tally.far,
            tally.low,
            tally.elsewhere,
            tally.unfinished,
            tally.at_bound,
            tally.worst
        );
        // A reported optimum is one. Where the pixels determine the parameters it is the global
        // one, and every fit ends.
        let strict = spots / 10_000;
        let limit = if cell.is_determined(&model, &camera) {
            strict
        } else {
            spots / 2
        };
        let wrong = tally.far + tally.low;
        if wrong > strict.max(1) || tally.elsewhere + tally.unfinished > limit {
            failures.push((cell, tally));
        }
        total_wrong += wrong;
        total += spots;
    }
    assert!(failures.is_empty(), "{failures:#?}");
    assert!(
        total_wrong <= total / 100_000,
        "{total_wrong} of {total} spots are not at an optimum"
    );
}

/// The number of fits that neither converge nor end at a bound.
fn unfinished(simulation: Simulation, model: Model, spots: usize) -> usize {
    let stack = simulation.run(spots).expect("a valid simulation");
    let fits = fit(model, Camera::ideal(PIXEL_UM), &cpu(), &stack);
    fits.status().iter().filter(|s| !s.is_usable()).count()
}

#[test]
fn fits_with_correlated_parameters_end() {
    // A wide spot in a small ROI: width, photons and background are almost interchangeable.
    let model = models(2.5 * PIXEL_UM)[1].clone();
    let simulation = simulation(&model, 5, 2.5)
        .photons(1e5)
        .background(100.0)
        .seed(12);
    let unfinished = unfinished(simulation, model, 2000);
    assert!(unfinished <= 10, "{unfinished} of 2000 do not end");
}

#[test]
fn bright_spots_in_large_rois_end() {
    // In f32 a position is known to 1e-3 of the CRLB here.
    let model = models(1.3 * PIXEL_UM)[0].clone();
    let simulation = simulation(&model, 32, 1.3)
        .photons(1e7)
        .background(10.0)
        .seed(13);
    let unfinished = unfinished(simulation, model, 500);
    assert!(unfinished <= 5, "{unfinished} of 500 do not end");
}
