//! From a scan of beads to z: the whole way, with beads that were not part of the calibration.

use gaussmle::calibrate::{
    self, AstigmatismCalibration, AstigmatismOptions, Beads, CalibrateError, Scan,
};
use gaussmle::io::Shape;
use gaussmle::{Backend, Camera, Error, Recipe, RoiStack, Settings, Status};
use ndarray::Array3;
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use rand_distr::{Distribution, Poisson};

use crate::calibrate::{CURVE, Stack};

const PIXEL_UM: f64 = 0.1;
const OFFSET_ADU: f64 = 100.0;
const GAIN: f64 = 0.45;
const BACKGROUND: f64 = 5.0;
const SIDE: usize = 160;
const PLANES: usize = 61;
const STEP_UM: f64 = 0.025;

/// A bead: where it is, how high, how bright, and how much wider than the curve says.
#[derive(Clone, Copy)]
struct Drawn {
    x_px: f64,
    y_px: f64,
    height_um: f64,
    photons: f64,
    wider: f64,
}

/// A pixel's share of a Gaussian, along one axis; an integer is a pixel's centre.
fn share(pixel: usize, at: f64, sigma_px: f64) -> f64 {
    let edge = |x: f64| libm::erf((x - at) / (sigma_px * std::f64::consts::SQRT_2));
    0.5 * (edge(pixel as f64 + 0.5) - edge(pixel as f64 - 0.5))
}

/// Adds the light of a spot whose curve's z is known.
fn draw(light: &mut [f64], width: usize, spot: &Drawn, z_um: f64) {
    let (sigma_x, sigma_y) = CURVE.widths_um(z_um);
    let sigmas = [sigma_x, sigma_y].map(|um| um * spot.wider / PIXEL_UM);
    let height = light.len() / width;
    let along_x: Vec<f64> = (0..width).map(|x| share(x, spot.x_px, sigmas[0])).collect();
    for y in 0..height {
        let along_y = share(y, spot.y_px, sigmas[1]);
        for x in 0..width {
            light[y * width + x] += spot.photons * along_x[x] * along_y;
        }
    }
}

/// What a camera makes of light, ADU.
fn expose(light: f64, random: &mut StdRng) -> f32 {
    let electrons: f64 = Poisson::new(light).expect("above 0").sample(random);
    (electrons / GAIN + OFFSET_ADU).round() as f32
}

/// Beads scanned through focus. 0 of the curve lies `lift_um` above the middle plane.
fn scan(beads: &[Drawn], lift_um: f64, seed: u64) -> Stack {
    let mut random = StdRng::seed_from_u64(seed);
    let mut pixels = Vec::new();
    for plane in 0..PLANES {
        let stage = (plane as f64 - (PLANES / 2) as f64) * STEP_UM;
        let mut light = vec![BACKGROUND; SIDE * SIDE];
        for bead in beads {
            draw(&mut light, SIDE, bead, stage + bead.height_um - lift_um);
        }
        pixels.extend(light.into_iter().map(|light| expose(light, &mut random)));
    }
    Stack {
        shape: Shape {
            frames: PLANES,
            height: SIDE,
            width: SIDE,
        },
        pixels,
    }
}

/// Nine beads that stand alone, on a coverslip that is not quite even; two that touch; and a clump.
fn sample(random: &mut StdRng) -> Vec<Drawn> {
    let mut beads = Vec::new();
    for row in 0..3 {
        for column in 0..3 {
            beads.push(Drawn {
                x_px: 30.0 + 45.0 * f64::from(column) + random.random_range(-3.0..3.0),
                y_px: 30.0 + 45.0 * f64::from(row) + random.random_range(-3.0..3.0),
                height_um: random.random_range(-0.05..0.05),
                photons: random.random_range(6000.0..12000.0),
                wider: 1.0,
            });
        }
    }
    let like = |x_px, y_px, wider| Drawn {
        x_px,
        y_px,
        wider,
        height_um: 0.0,
        photons: 9000.0,
    };
    beads.extend([like(52.0, 52.0, 1.0), like(60.5, 53.0, 1.0)]);
    beads.push(like(97.0, 97.5, 1.35));
    beads
}

fn recipe() -> Recipe {
    Recipe {
        pixel_size_um: Some(PIXEL_UM),
        offset_adu: Some(OFFSET_ADU),
        gain_e_per_adu: Some(GAIN),
        settings: Settings {
            backend: Some(Backend::Cpu),
            ..Settings::default()
        },
        ..Recipe::default()
    }
}

fn calibrated(movie: &Stack) -> (Beads, AstigmatismCalibration) {
    let seen = calibrate::beads(movie, &recipe(), &Scan::new(STEP_UM)).expect("beads");
    let found = calibrate::astigmatism(&seen.points, &AstigmatismOptions::default());
    (seen, found.expect("a curve"))
}

#[test]
fn beads_are_found_and_the_odd_ones_left_out() {
    let mut random = StdRng::seed_from_u64(1);
    let beads = sample(&mut random);
    let (seen, found) = calibrated(&scan(&beads, 0.0, 2));
    assert_eq!(seen.crowded, 2);
    assert_eq!(seen.beads.len(), 10, "{:?}", seen.beads);
    for bead in &beads[..9] {
        let near = |seen: &&calibrate::Bead| {
            let (x, y) = (seen.x_um / PIXEL_UM - 0.5, seen.y_um / PIXEL_UM - 0.5);
            (x - bead.x_px).hypot(y - bead.y_px) < 1.0
        };
        let seen = seen.beads.iter().find(near).expect("it was found");
        assert!(seen.frames > PLANES / 2, "{seen:?}");
    }
    // The clump was seen, and does not count.
    assert_eq!(found.bead_heights_um.len(), 9);
    let (have, truth) = (found.curve.numbers(), CURVE.numbers());
    for i in 0..8 {
        let pull = (have[i] - truth[i]) / found.std()[i];
        // One of eight is beyond 3.5 once in 270 scans.
        assert!(pull.abs() < 3.5, "number {i}: {} {pull}", have[i]);
    }
    // Heights, but for their mean.
    let mean = beads[..9].iter().map(|bead| bead.height_um).sum::<f64>() / 9.0;
    for (number, height) in &found.bead_heights_um {
        let at = seen.beads.iter().find(|bead| bead.number == *number);
        let at = at.expect("it is one of them");
        let near = |bead: &&Drawn| {
            (at.x_um / PIXEL_UM - 0.5 - bead.x_px).hypot(at.y_um / PIXEL_UM - 0.5 - bead.y_px) < 1.0
        };
        let bead = beads.iter().find(near).expect("it was drawn");
        assert!((height - (bead.height_um - mean)).abs() < 0.01, "{height}");
    }
}

/// Spots at one z, fitted with the PSF that a calibration has written: bias and scatter over the bound, the bound, and how many are usable
/// or at a bound.
struct Held {
    bias: f64,
    scatter: f64,
    bound_um: f64,
    at_bound: f64,
}

fn held_out(psf: &std::path::Path, z_um: f64, seed: u64) -> Held {
    const SPOTS: usize = 500;
    const ROI: usize = 17;
    let mut random = StdRng::seed_from_u64(seed);
    let mut pixels = Vec::new();
    for _ in 0..SPOTS {
        let spot = Drawn {
            x_px: 8.0 + random.random_range(-0.5..0.5),
            y_px: 8.0 + random.random_range(-0.5..0.5),
            height_um: 0.0,
            photons: 3000.0,
            wider: 1.0,
        };
        let mut light = vec![BACKGROUND; ROI * ROI];
        draw(&mut light, ROI, &spot, z_um);
        pixels.extend(light.into_iter().map(|light| expose(light, &mut random)));
    }
    let pixels = Array3::from_shape_vec((SPOTS, ROI, ROI), pixels).expect("as many");
    let recipe = Recipe {
        astigmatic: Some(psf.into()),
        ..recipe()
    };
    let (camera, _) = recipe.camera().expect("a camera");
    let fitter = recipe.fitter(recipe.model().expect("a model"), camera);
    let fitter = fitter.build().expect("it is valid");
    let fits = fitter.fit(&RoiStack::from_f32(pixels.view()).expect("square"));
    let fits = fits.expect("fitted");
    let (z, std) = (fits.z().expect("a z"), fits.z_std().expect("a z"));
    let good: Vec<usize> = (0..SPOTS)
        .filter(|&i| fits.status()[i] == Status::Converged)
        .collect();
    let n = good.len() as f64;
    let pulls = good.iter().map(|&i| (z[i] - z_um) / std[i]);
    let bias = pulls.clone().sum::<f64>() / n;
    let at_bound = fits.status().iter().filter(|s| **s == Status::AtBound);
    Held {
        bias,
        scatter: (pulls.map(|pull| (pull - bias).powi(2)).sum::<f64>() / n).sqrt(),
        bound_um: good.iter().map(|&i| std[i]).sum::<f64>() / n,
        at_bound: at_bound.count() as f64 / SPOTS as f64,
    }
}

#[test]
fn z_of_beads_held_out_is_unbiased_in_the_range_that_is_stated() {
    let mut random = StdRng::seed_from_u64(3);
    // The stage's 0 is not the curve's.
    let (_, found) = calibrated(&scan(&sample(&mut random), 0.06, 4));
    let folder = tempfile::tempdir().expect("made");
    let psf = folder.path().join("psf.toml");
    found.save(&psf).expect("written");
    let [low, high] = found.z_range_um;
    println!(
        "z from {low:.3} to {high:.3} um, scatter {:.3}",
        found.scatter
    );
    assert!(low < -0.4 && high > 0.4, "{low} {high}");
    const STEPS: u32 = 12;
    for step in 0..=STEPS {
        let z = low + (high - low) * f64::from(step) / f64::from(STEPS);
        // Nearer to the ends some would lie beyond, and are held back.
        let z = z.clamp(low + 0.06, high - 0.06);
        let held = held_out(&psf, z, 100 + u64::from(step));
        println!(
            "z {z:+.3}: bias {:+.3}, scatter {:.3} of {:.1} nm",
            held.bias,
            held.scatter,
            1e3 * held.bound_um
        );
        // 500 spots know a mean to 0.045; the curve is known to a tenth of this bound.
        assert!(held.bias.abs() < 0.2, "{}", held.bias);
        assert!((0.011..0.016).contains(&held.bound_um), "{}", held.bound_um);
        assert!((held.scatter - 1.0).abs() < 0.12, "{}", held.scatter);
    }
    // What lies beyond ends at the bound, and says so.
    let beyond = held_out(&psf, high + 0.25, 200);
    assert!(beyond.at_bound > 0.9, "{}", beyond.at_bound);
}

#[test]
fn scans_without_beads_or_planes_are_refused() {
    let fault = |movie: &Stack, scan: &Scan| {
        let error = calibrate::beads(movie, &recipe(), scan).expect_err("it cannot work");
        match error {
            Error::Calibrate(error) => error,
            other => panic!("{other}"),
        }
    };
    let empty = scan(&[], 0.0, 5);
    let none = fault(&empty, &Scan::new(STEP_UM));
    assert!(
        matches!(none, CalibrateError::NoBeadSeen { planes: PLANES, .. }),
        "{none}"
    );
    let mut few = scan(&[], 0.0, 6);
    few.shape.frames = 8;
    let few = fault(&few, &Scan::new(STEP_UM));
    assert!(
        matches!(few, CalibrateError::FewPlanes { planes: 8 }),
        "{few}"
    );
    let tenfold = Scan {
        frames_per_plane: 10,
        ..Scan::new(STEP_UM)
    };
    let few = fault(&empty, &tenfold);
    assert!(
        matches!(few, CalibrateError::FewPlanes { planes: 6 }),
        "{few}"
    );
    for step in [0.0, f64::NAN, 25.0] {
        let wrong = calibrate::beads(&empty, &recipe(), &Scan::new(step));
        let wrong = wrong.expect_err("no step").to_string();
        assert!(wrong.starts_with("the step between planes"), "{wrong}");
    }
    let corner = Drawn {
        x_px: 4.0,
        y_px: 80.0,
        height_um: 0.0,
        photons: 9000.0,
        wider: 1.0,
    };
    // A smaller ROI would have been found at the border; one that does not fit is not.
    let border = fault(&scan(&[corner], 0.0, 7), &Scan::new(STEP_UM));
    assert!(
        matches!(border, CalibrateError::NoBeadSeen { .. }),
        "{border}"
    );
    let pair = [(60.0, 60.0), (70.0, 60.0)].map(|(x_px, y_px)| Drawn {
        x_px,
        y_px,
        ..corner
    });
    let pair = fault(&scan(&pair, 0.0, 8), &Scan::new(STEP_UM));
    assert!(
        matches!(pair, CalibrateError::NoBeadAlone { beads: 2, .. }),
        "{pair}"
    );
}

#[test]
fn the_width_of_a_movie_is_the_one_it_was_simulated_with() {
    use gaussmle::simulate::MovieSimulation;
    let movie = MovieSimulation {
        emitters: 20.0,
        photons: 1500.0,
        sigma_um: 0.137,
        camera: Camera::uniform(PIXEL_UM, OFFSET_ADU, GAIN, 1.0),
        seed: 9,
        ..MovieSimulation::new(150, 128, 128)
    };
    let simulated = movie.run().expect("valid");
    let pixels = (0..150).flat_map(|frame| simulated.frame(frame));
    let stack = Stack {
        shape: Shape {
            frames: 150,
            height: 128,
            width: 128,
        },
        pixels: pixels.map(f32::from).collect(),
    };
    let recipe = Recipe {
        read_noise_e: Some(1.0),
        ..recipe()
    };
    let widths = calibrate::widths(&stack, &recipe).expect("fitted");
    let found = calibrate::sigma(&widths.sigma_um).expect("a mode");
    println!("{found:?} of {} spots", widths.spots);
    assert!(found.sigma_std_um < 0.001, "{found:?}");
    let pull = (found.sigma_um - 0.137) / found.sigma_std_um;
    assert!(pull.abs() < 3.5, "{found:?}");
}
