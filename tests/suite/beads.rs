//! From a scan of beads to z: the calibration, and fits of beads that it did not use.

use gaussmle::gaussian::pixel_fractions;
use gaussmle::{Camera, RoiStack, Status};
use gaussmle_calibrate::{AstigmatismCalibration, AstigmatismOptions, Beads, CalibrateError, Scan};
use gaussmle_smlm::RunConfig;
use gaussmle_smlm::config::ModelConfig;
use ndarray::Array3;
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

use crate::calibrate::{CURVE, Stack};
use crate::scans::{BACKGROUND, GAIN, OFFSET_ADU, PIXEL_UM, STEP_UM, config, readings, square};

const SIDE: usize = 160;
const PLANES: usize = 61;

/// A simulated bead. `wider` scales the widths of the curve.
#[derive(Clone, Copy)]
struct SimulatedBead {
    x_px: f64,
    y_px: f64,
    height_um: f64,
    photons: f64,
    wider: f64,
}

/// Adds the light of a bead at a z of the curve.
fn draw(light: &mut [f64], width: usize, spot: &SimulatedBead, z_um: f64) {
    let (sigma_x, sigma_y) = CURVE.widths_um(z_um);
    let sigmas = [sigma_x, sigma_y].map(|um| um * spot.wider / PIXEL_UM);
    let height = light.len() / width;
    let along_x = pixel_fractions(width, spot.x_px, sigmas[0]);
    let along_y = pixel_fractions(height, spot.y_px, sigmas[1]);
    for y in 0..height {
        for x in 0..width {
            light[y * width + x] += spot.photons * along_x[x] * along_y[y];
        }
    }
}

/// Beads scanned through focus. z = 0 of the curve lies `lift_um` above the middle plane.
fn scan(beads: &[SimulatedBead], lift_um: f64, seed: u64) -> Stack {
    repeated_scan(beads, lift_um, 1, seed)
}

/// A scan with so many frames in each plane.
fn repeated_scan(beads: &[SimulatedBead], lift_um: f64, together: usize, seed: u64) -> Stack {
    let mut random = StdRng::seed_from_u64(seed);
    let mut pixels = Vec::new();
    for plane in 0..PLANES {
        let stage = (plane as f64 - (PLANES / 2) as f64) * STEP_UM;
        let mut light = vec![BACKGROUND; SIDE * SIDE];
        for bead in beads {
            draw(&mut light, SIDE, bead, stage + bead.height_um - lift_um);
        }
        for _ in 0..together {
            pixels.extend(readings(light.clone(), &mut random));
        }
    }
    square(PLANES * together, SIDE, pixels)
}

/// Nine isolated beads on a slightly uneven coverslip, two that overlap, and a clump.
fn sample(random: &mut StdRng) -> Vec<SimulatedBead> {
    let mut beads = Vec::new();
    for row in 0..3 {
        for column in 0..3 {
            beads.push(SimulatedBead {
                x_px: 30.0 + 45.0 * f64::from(column) + random.random_range(-3.0..3.0),
                y_px: 30.0 + 45.0 * f64::from(row) + random.random_range(-3.0..3.0),
                height_um: random.random_range(-0.05..0.05),
                photons: random.random_range(6000.0..12000.0),
                wider: 1.0,
            });
        }
    }
    let like = |x_px, y_px, wider| SimulatedBead {
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

fn calibrated(movie: &Stack) -> (Beads, AstigmatismCalibration) {
    let seen = gaussmle_calibrate::beads(movie, &config(), &Scan::new(STEP_UM)).expect("beads");
    let found = gaussmle_calibrate::astigmatism(&seen.points, &AstigmatismOptions::default());
    (seen, found.expect("a curve"))
}

#[test]
fn isolated_beads_are_used_and_clumps_left_out() {
    let mut random = StdRng::seed_from_u64(1);
    let beads = sample(&mut random);
    let (seen, found) = calibrated(&scan(&beads, 0.0, 2));
    assert_eq!(seen.crowded, 2);
    assert_eq!(seen.beads.len(), 10, "{:?}", seen.beads);
    for bead in &beads[..9] {
        let near = |seen: &&gaussmle_calibrate::Bead| {
            let (x, y) = (seen.x_um / PIXEL_UM - 0.5, seen.y_um / PIXEL_UM - 0.5);
            (x - bead.x_px).hypot(y - bead.y_px) < 1.0
        };
        let seen = seen.beads.iter().find(near).expect("it was found");
        assert!(seen.frames > PLANES / 2, "{seen:?}");
    }
    // The clump was found but is not used.
    assert_eq!(found.bead_heights_um.len(), 9);
    let (have, truth) = (found.curve.numbers(), CURVE.numbers());
    for i in 0..8 {
        let pull = (have[i] - truth[i]) / found.std()[i];
        // One of eight numbers exceeds 3.5 in one scan of 270.
        assert!(pull.abs() < 3.5, "number {i}: {} {pull}", have[i]);
    }
    // Bead heights are relative to their mean.
    let mean = beads[..9].iter().map(|bead| bead.height_um).sum::<f64>() / 9.0;
    for (number, height) in &found.bead_heights_um {
        let at = seen.beads.iter().find(|bead| bead.number == *number);
        let at = at.expect("it is one of them");
        let near = |bead: &&SimulatedBead| {
            (at.x_um / PIXEL_UM - 0.5 - bead.x_px).hypot(at.y_um / PIXEL_UM - 0.5 - bead.y_px) < 1.0
        };
        let bead = beads.iter().find(near).expect("it was drawn");
        assert!((height - (bead.height_um - mean)).abs() < 0.01, "{height}");
    }
}

/// Fits of spots at one z with the PSF file of a calibration: bias and scatter in units of the
/// CRLB, the CRLB, and the fraction at a bound.
struct HeldOut {
    bias: f64,
    scatter: f64,
    bound_um: f64,
    at_bound: f64,
}

fn held_out(psf: &std::path::Path, z_um: f64, seed: u64) -> HeldOut {
    const SPOTS: usize = 500;
    const ROI: usize = 17;
    let mut random = StdRng::seed_from_u64(seed);
    let mut pixels = Vec::new();
    for _ in 0..SPOTS {
        let spot = SimulatedBead {
            x_px: 8.0 + random.random_range(-0.5..0.5),
            y_px: 8.0 + random.random_range(-0.5..0.5),
            height_um: 0.0,
            photons: 3000.0,
            wider: 1.0,
        };
        let mut light = vec![BACKGROUND; ROI * ROI];
        draw(&mut light, ROI, &spot, z_um);
        pixels.extend(readings(light, &mut random));
    }
    let pixels = Array3::from_shape_vec((SPOTS, ROI, ROI), pixels).expect("as many");
    let config = RunConfig {
        model: ModelConfig {
            psf: Some(psf.into()),
            ..ModelConfig::default()
        },
        ..config()
    };
    let (camera, _) = config.camera().expect("a camera");
    let fitter = config.fitter(config.model().expect("a model"), camera);
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
    let at_bound = fits.status().iter().filter(|s| **s == Status::ZAtBound);
    HeldOut {
        bias,
        scatter: (pulls.map(|pull| (pull - bias).powi(2)).sum::<f64>() / n).sqrt(),
        bound_um: good.iter().map(|&i| std[i]).sum::<f64>() / n,
        at_bound: at_bound.count() as f64 / SPOTS as f64,
    }
}

#[test]
fn z_of_held_out_beads_is_unbiased_in_the_stated_range() {
    let mut random = StdRng::seed_from_u64(3);
    // z = 0 of the stage is not z = 0 of the curve.
    let (seen, found) = calibrated(&scan(&sample(&mut random), 0.06, 4));
    let folder = tempfile::tempdir().expect("made");
    let psf = folder.path().join("psf.toml");
    found.save(&psf, &seen.conditions).expect("written");
    let [low, high] = found.z_range_um;
    println!(
        "z from {low:.3} to {high:.3} um, scatter {:.3}",
        found.scatter
    );
    assert!(low < -0.4 && high > 0.4, "{low} {high}");
    const STEPS: u32 = 12;
    for step in 0..=STEPS {
        let z = low + (high - low) * f64::from(step) / f64::from(STEPS);
        // Spots closer to the ends would partly lie beyond them, where the bound stops the fit.
        let z = z.clamp(low + 0.06, high - 0.06);
        let held = held_out(&psf, z, 100 + u64::from(step));
        println!(
            "z {z:+.3}: bias {:+.3}, scatter {:.3} of {:.1} nm",
            held.bias,
            held.scatter,
            1e3 * held.bound_um
        );
        // The mean of 500 spots has a standard error of 0.045; the uncertainty of the curve is a
        // tenth of this bound.
        assert!(held.bias.abs() < 0.2, "{}", held.bias);
        assert!((0.011..0.016).contains(&held.bound_um), "{}", held.bound_um);
        assert!((held.scatter - 1.0).abs() < 0.12, "{}", held.scatter);
    }
    // Spots beyond the range end at the bound, with that status.
    let beyond = held_out(&psf, high + 0.25, 200);
    assert!(beyond.at_bound > 0.9, "{}", beyond.at_bound);
}

#[test]
fn scans_without_beads_or_planes_are_errors() {
    let fault = |movie: &Stack, scan: &Scan| {
        gaussmle_calibrate::beads(movie, &config(), scan).expect_err("it cannot work")
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
        frames_per_plane: Some(10),
        ..Scan::new(STEP_UM)
    };
    let few = fault(&empty, &tenfold);
    assert!(
        matches!(few, CalibrateError::FewPlanes { planes: 6 }),
        "{few}"
    );
    for step in [0.0, f64::NAN, 25.0] {
        let invalid = gaussmle_calibrate::beads(&empty, &config(), &Scan::new(step));
        let invalid = invalid.expect_err("no step").to_string();
        assert!(invalid.starts_with("the step between planes"), "{invalid}");
    }
    let corner = SimulatedBead {
        x_px: 4.0,
        y_px: 80.0,
        height_um: 0.0,
        photons: 9000.0,
        wider: 1.0,
    };
    // A smaller ROI would fit at the border, but a bead whose ROI does not fit is not used.
    let border = fault(&scan(&[corner], 0.0, 7), &Scan::new(STEP_UM));
    assert!(
        matches!(border, CalibrateError::NoBeadSeen { .. }),
        "{border}"
    );
    let pair = [(60.0, 60.0), (70.0, 60.0)].map(|(x_px, y_px)| SimulatedBead {
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
fn a_forgotten_number_of_frames_per_plane_is_an_error() {
    let mut random = StdRng::seed_from_u64(11);
    let movie = repeated_scan(&sample(&mut random), 0.0, 3, 12);
    let scan = |frames_per_plane| Scan {
        frames_per_plane,
        ..Scan::new(STEP_UM)
    };
    let forgotten =
        gaussmle_calibrate::beads(&movie, &config(), &scan(None)).expect_err("3 in each plane");
    assert_eq!(forgotten.option(), Some("frames_per_plane"));
    let is_counted = matches!(forgotten, CalibrateError::RepeatedPlanes { frames: 3 });
    assert!(is_counted, "{forgotten}");
    let curve = |frames_per_plane| {
        let seen =
            gaussmle_calibrate::beads(&movie, &config(), &scan(frames_per_plane)).expect("beads");
        let found = gaussmle_calibrate::astigmatism(&seen.points, &AstigmatismOptions::default());
        found.expect("a curve").curve
    };
    // 1 % is five times the standard deviation of gamma in `isolated_beads_are_used`.
    assert!((curve(Some(3)).gamma_um / CURVE.gamma_um - 1.0).abs() < 0.01);
    // A number that is given is taken, with a note if it is wrong.
    assert!((curve(Some(1)).gamma_um / CURVE.gamma_um - 3.0).abs() < 0.03);
    let notes = |frames| {
        gaussmle_calibrate::beads(&movie, &config(), &scan(Some(frames)))
            .expect("beads")
            .notes
    };
    assert_eq!(notes(3), [""; 0]);
    for wrong in [1, 4] {
        let notes = notes(wrong).join("\n");
        assert!(
            notes.contains(&format!("3 frames and not {wrong}")),
            "{notes}"
        );
    }
}

#[test]
fn calibrated_width_equals_the_simulated_one() {
    use gaussmle_smlm::simulate::MovieSimulation;
    let movie = MovieSimulation {
        emitters: 20.0,
        photons: 1500.0,
        sigma_um: 0.137,
        camera: Camera::ideal(PIXEL_UM)
            .with_offset_adu(OFFSET_ADU)
            .with_gain_e_per_adu(GAIN)
            .with_read_noise_e(1.0),
        seed: 9,
        ..MovieSimulation::new(150, 128, 128)
    };
    let simulated = movie.run().expect("valid");
    let pixels = (0..150).flat_map(|frame| simulated.frame(frame));
    let stack = square(150, 128, pixels.map(f32::from).collect());
    let mut config = config();
    config.camera.read_noise_e = Some(1.0);
    let widths = gaussmle_calibrate::widths(&stack, &config).expect("fitted");
    let found = gaussmle_calibrate::sigma(&widths.sigma_um).expect("a mode");
    println!("{found:?} of {} spots", widths.spots);
    assert!(found.sigma_std_um < 0.001, "{found:?}");
    let pull = (found.sigma_um - 0.137) / found.sigma_std_um;
    assert!(pull.abs() < 3.5, "{found:?}");
}
