//! Calibrations of simulated beads, whose PSF has a closed form.

use super::psf::Evaluator;
use super::report::SplineCalibration;
use super::simulated::{MIDDLE, Random, SIDE, Truth, beads, planes, share, stacks};
use super::*;

fn run(z_um: &[Vec<f64>], beads: &[BeadStack]) -> SplineCalibration {
    calibrate(&stacks(z_um, beads), &SplineOptions::default()).expect("good beads")
}

fn rms(values: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = values.fold((0.0, 0.0), |(sum, n), value| (sum + value * value, n + 1.0));
    f64::sqrt(sum / count)
}

#[test]
fn psf_and_beads_are_the_true_ones() {
    let mut random = Random::new(1);
    let z_um = [planes()];
    let truths: Vec<Truth> = (0..8).map(|_| Truth::good(&mut random)).collect();
    let data: Vec<Vec<f32>> = truths
        .iter()
        .map(|truth| truth.frames(&z_um[0], &[], &mut random))
        .collect();
    let mut given = beads(&data);
    // The sample is tilted: the corners lie where the heights ask for it.
    for (bead, truth) in given.iter_mut().zip(&truths) {
        let [x, y, z] = truth.place;
        let along_y = random.between(0.0, 300.0);
        bead.corner_px = Some([(z - 0.3e-3 * along_y) / 0.5e-3 - x, along_y - y]);
    }
    let found = run(&z_um, &given);
    assert!(found.beads.iter().all(|bead| bead.refused.is_none()));
    for (axis, limit) in [(0, 0.02), (1, 0.02), (2, 0.003)] {
        let error = |(bead, truth): (&SplineBead, &Truth)| {
            [bead.x_px, bead.y_px, bead.z_um][axis] - truth.place[axis]
        };
        // The sharpest plane is at z = 0, where the light is symmetric.
        let errors = rms(found.beads.iter().zip(&truths).map(error));
        assert!(errors < limit, "axis {axis}: {errors}");
    }
    let psf = &found.psf;
    let [low, high] = psf.z_range_um();
    assert!(
        (-0.58..-0.45).contains(&low) && (0.45..0.58).contains(&high),
        "{low} {high}"
    );
    assert!((6.4..=7.1).contains(&psf.half_window_px()));
    // The share of light that the window of 13 pixels has in its brightest plane.
    let window = |z| {
        let pixels = (0..169).map(|i| ((i % 13) as f64 - 6.0, (i / 13) as f64 - 6.0));
        pixels.map(|(x, y)| share(x, y, z, [0.0; 2])).sum::<f64>()
    };
    let light = window(0.0);
    let photons = found.beads[0].photons / (2e4 * light);
    assert!((photons - 1.0).abs() < 0.01, "{photons}");
    let evaluator = Evaluator::of(psf);
    for z in [-0.4, 0.0, 0.3] {
        let images = evaluator.images(z, 11).expect("measured");
        let peak = images.share.iter().copied().fold(0.0, f64::max);
        let error = rms(images.share.iter().enumerate().map(|(i, found)| {
            let (x, y) = ((i % 11) as f64 - 5.0, (i / 11) as f64 - 5.0);
            found - share(x, y, z, [0.0; 2]) / light
        }));
        assert!(error < 0.01 * peak, "z {z}: {error} of {peak}");
    }
    let tilt = found.tilt.expect("corners");
    assert!((tilt.x_nm_per_px - 0.5).abs() < 0.05 && (tilt.y_nm_per_px - 0.3).abs() < 0.05);
    assert!(tilt.residual_nm < 3.0);
    let quality = &found.quality;
    // 20 nm hold half a plane of 8 beads.
    let photons = 10.0 * 0.5 * 8.0 * 2e4 * light;
    assert!((quality.calibration_photons / photons - 1.0).abs() < 0.1);
    assert!((quality.expected_bias(photons) - 1.0).abs() < 0.05);
    assert!(
        (0.93..1.01).contains(&quality.deviance),
        "{}",
        quality.deviance
    );
    assert_eq!(quality.lost_frames, 0);
    let scatter = quality.bins.iter().map(|bin| bin.scatter[2] / bin.bound[2]);
    assert!((rms(scatter) - 1.0).abs() < 0.25);
    assert!(found.motion.rms_px.iter().all(|rms| *rms < 0.01));
}

#[test]
fn results_do_not_depend_on_the_number_of_threads() {
    let mut random = Random::new(2);
    let z_um = [planes()];
    let data: Vec<Vec<f32>> = (0..2)
        .map(|_| Truth::good(&mut random).frames(&z_um[0], &[], &mut random))
        .collect();
    let [one, three] = [1, 3].map(|threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
        pool.expect("threads").install(|| run(&z_um, &beads(&data)))
    });
    assert_eq!(one.psf, three.psf);
    assert_eq!(one.beads, three.beads);
}

#[test]
fn odd_beads_are_refused_by_name() {
    let mut random = Random::new(3);
    let z_um = [planes()];
    let mut truths: Vec<Truth> = (0..12).map(|_| Truth::good(&mut random)).collect();
    truths[0].neighbour = Some([1.5, 0.5]);
    truths[1].neighbour = Some([5.0, -4.0]);
    truths[2].bleached = 0.5;
    truths[3].widening = [1.0; 2];
    truths[4].photons = 0.0;
    truths[6].photons = 60_000.0;
    let frames = |truth: &Truth| truth.frames(&z_um[0], &[], &mut random);
    let mut data: Vec<Vec<f32>> = truths.iter().map(frames).collect();
    data[5][100] = f32::NAN;
    let found = run(&z_um, &beads(&data));
    let refused = |bead: usize| found.beads[bead].refused;
    let cause = |bead: usize| match refused(bead) {
        Some(Refusal::Deviant { cause, .. }) => cause,
        other => panic!("bead {bead}: {other:?}"),
    };
    assert!(matches!(cause(0), Cause::Doublet { .. }), "{}", cause(0));
    match cause(1) {
        // The fit is between both beads.
        Cause::Neighbour { x_px, y_px } => {
            assert!(libm::hypot(x_px - 5.0, y_px + 4.0) < 4.0, "{x_px} {y_px}");
        }
        other => panic!("{other}"),
    }
    match cause(2) {
        Cause::Bleached { last_over_first } => assert!((last_over_first - 0.58).abs() < 0.08),
        other => panic!("{other}"),
    }
    match cause(3) {
        Cause::Large { width_px } => assert!((width_px - 1.0).abs() < 0.3),
        other => panic!("{other}"),
    }
    assert!(matches!(
        refused(4),
        Some(Refusal::Unusable(Unusable::Dark { .. }))
    ));
    assert!(matches!(
        refused(5),
        Some(Refusal::Unusable(Unusable::NotFinite))
    ));
    for bead in 6..12 {
        assert!(
            refused(bead).is_none(),
            "bead {bead}: {:?}",
            found.beads[bead]
        );
    }
}

#[test]
fn motion_of_stacks_with_zeros_of_their_own_is_found() {
    let mut random = Random::new(4);
    let shifted = |by: f64| planes().iter().map(|z| z + by).collect::<Vec<f64>>();
    let z_um = [planes(), shifted(3.0)];
    let motions: Vec<Vec<[f64; 2]>> = z_um
        .iter()
        .map(|z_um| z_um.iter().map(|_| [0.05 * random.normal(), 0.0]).collect())
        .collect();
    let mut truths = Vec::new();
    let mut data = Vec::new();
    for bead in 0..8 {
        let mut truth = Truth::good(&mut random);
        let zero = 3.0 * (bead % 2) as f64;
        truth.place[2] -= zero;
        data.push(truth.frames(&z_um[bead % 2], &motions[bead % 2], &mut random));
        truths.push(truth);
    }
    let mut given = beads(&data);
    given
        .iter_mut()
        .enumerate()
        .for_each(|(bead, own)| own.stack = bead % 2);
    let found = run(&z_um, &given);
    let heights = found
        .beads
        .iter()
        .zip(&truths)
        .map(|(own, truth)| own.z_um - truth.place[2]);
    assert!(rms(heights) < 0.005);
    let [x, y] = found.motion.rms_px;
    let truth = rms(motions.iter().flatten().map(|motion| motion[0]));
    assert!((x / truth - 1.0).abs() < 0.15, "{x} for {truth}");
    assert!(y < 0.01, "{y}");
    let pairs = found
        .motion
        .frames
        .iter()
        .flatten()
        .zip(motions.iter().flatten());
    let rest = rms(pairs.map(|(found, truth)| found[0] - truth[0]));
    assert!(rest < 0.5 * truth, "{rest}");
}

#[test]
fn masked_pixels_and_read_noise_do_not_matter() {
    let mut random = Random::new(5);
    let z_um = [planes()];
    let truths: Vec<Truth> = (0..4).map(|_| Truth::good(&mut random)).collect();
    let mut variance = vec![4.0; SIDE * SIDE];
    variance[3 * SIDE + 5] = f32::INFINITY;
    let data: Vec<Vec<f32>> = truths
        .iter()
        .map(|truth| {
            let mut frames = truth.frames(&z_um[0], &[], &mut random);
            for (i, value) in frames.iter_mut().enumerate() {
                *value += 2.0 * random.normal() as f32;
                if i % (SIDE * SIDE) == 3 * SIDE + 5 {
                    *value = 1e4;
                }
            }
            frames
        })
        .collect();
    let mut given = beads(&data);
    given
        .iter_mut()
        .for_each(|bead| bead.variance = Some(&variance));
    let found = run(&z_um, &given);
    for (own, truth) in found.beads.iter().zip(&truths) {
        assert!(own.refused.is_none());
        // Four beads are few for so many coefficients.
        assert!((0.8..1.0).contains(&own.deviance), "{}", own.deviance);
        assert!(libm::hypot(own.x_px - truth.place[0], own.y_px - truth.place[1]) < 0.04);
    }
}

#[test]
fn faults_of_the_input_are_told() {
    let z_um = [planes()];
    let data = [vec![5.0; 31 * SIDE * SIDE]];
    let of = |z_um: &[Vec<f64>], beads: &[BeadStack], options: &SplineOptions| {
        calibrate(&stacks(z_um, beads), options)
            .expect_err("a fault")
            .to_string()
    };
    let usual = SplineOptions::default();
    let good = beads(&data);
    assert!(of(&z_um, &[], &usual).contains("no bead"));
    let mut other = good.clone();
    other[0].stack = 1;
    assert!(of(&z_um, &other, &usual).contains("z of 1"));
    let short = [z_um[0][..5].to_vec()];
    assert!(of(&short, &good, &usual).contains("5 planes"));
    assert!(of(&[z_um[0][1..].to_vec()], &good, &usual).contains("6975 photoelectrons"));
    let rough = SplineOptions {
        smoothing_z: -1.0,
        ..usual
    };
    assert!(of(&z_um, &good, &rough).contains("smoothing_z is -1"));
    assert!(of(&z_um, &good, &usual).contains("not seen above the background"));
    let mut other = good.clone();
    other[0].x_px = MIDDLE + 3.0;
    assert!(of(&z_um, &other, &usual).contains("3.0 pixels from the middle"));
}
