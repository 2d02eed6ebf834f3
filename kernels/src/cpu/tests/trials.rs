//! Trials against likelihoods in f64 by other code.

use super::*;
use crate::spec::trial;

const SIDE: usize = 11;
const SIGMA: f64 = 1.3;
const BACKGROUND: f64 = 10.0;

/// An emitter: x, y and photons.
type Emitter = [f64; 3];

/// No emitter.
const ABSENT: Emitter = [2.0, 2.0, 0.0];

/// The share of the light in pixel `i` of an axis.
fn share(centre: f64, i: usize) -> f64 {
    let edge = |at: f64| 0.5 * libm::erf((at - centre) / (SIGMA * std::f64::consts::SQRT_2));
    edge(i as f64 + 0.5) - edge(i as f64 - 0.5)
}

/// The expected image of emitters on the background.
fn image(emitters: &[Emitter]) -> Vec<f64> {
    let pixel = |p: usize| {
        let (x, y) = (p % SIDE, p / SIDE);
        let light = emitters
            .iter()
            .map(|[cx, cy, n]| n * share(*cx, x) * share(*cy, y));
        BACKGROUND + light.sum::<f64>()
    };
    (0..SIDE * SIDE).map(pixel).collect()
}

/// The log-likelihood of an image, without the terms of the values alone.
fn log_likelihood(values: &[f64], means: &[f64]) -> f64 {
    let pixels = values.iter().zip(means);
    pixels.map(|(d, m)| d * m.ln() - m).sum()
}

fn constants() -> [f32; trial::COUNT] {
    let mut out = [0.0; trial::COUNT];
    out[constant::PSF..][..2].fill(SIGMA as f32);
    out[trial::DAMPING] = 0.1;
    for (k, (step, lower, upper)) in [(1.0, 0.5, 9.5), (1.0, 0.5, 9.5), (f32::MAX, 1.0, 1e9)]
        .into_iter()
        .enumerate()
    {
        out[trial::STEP + k] = step;
        out[trial::LOWER + k] = lower;
        out[trial::UPPER + k] = upper;
    }
    out
}

/// A trial: the image, its model, the emitters that the model has now, and those at the start.
struct Trial {
    values: Vec<f64>,
    means: Vec<f64>,
    before: [Emitter; 2],
    start: Vec<Emitter>,
}

/// The words of a trial.
fn words_of(trial: &Trial) -> Vec<f32> {
    let pixels = trial.values.iter().zip(&trial.means);
    let emitters = trial.before.iter().chain(&trial.start).flatten();
    let all = pixels.flat_map(|(d, m)| [*d, *m]).chain(emitters.copied());
    all.map(|value| value as f32).collect()
}

/// A pair in the place of one emitter.
fn split() -> Trial {
    let truth: [Emitter; 2] = [[4.1, 5.2, 900.0], [6.4, 5.6, 700.0]];
    let now = [5.0, 5.3, 1500.0];
    Trial {
        values: image(&truth),
        means: image(&[now]),
        before: [now, ABSENT],
        start: vec![[4.4, 5.2, 750.0], [5.9, 5.4, 750.0]],
    }
}

/// Runs a trial in every lane. Returns the fitted emitters and the gain of each lane.
fn run(trial: &Trial, steps: u32) -> Vec<(Vec<Emitter>, f64)> {
    let kernel = CpuTrials::new(Psf::Xynb, trial.start.len(), SIDE, &constants());
    let kernel = kernel.expect("it has trials");
    let lanes = kernel.lanes();
    let mut tile = TrialTile::default();
    let words = kernel.words_mut(&mut tile);
    for (word, value) in words_of(trial).into_iter().enumerate() {
        words[word * lanes..][..lanes].fill(value);
    }
    let columns = kernel.run(&mut tile, steps);
    let at = |column: usize, lane: usize| f64::from(columns[column * lanes + lane]);
    (0..lanes)
        .map(|lane| {
            let emitter = |e: usize| std::array::from_fn(|k| at(3 * e + k, lane));
            let emitters = (0..trial.start.len()).map(emitter).collect();
            (emitters, at(3 * trial.start.len(), lane))
        })
        .collect()
}

fn assert_emitter(found: &Emitter, expected: &Emitter) {
    for k in 0..3 {
        let near = if k < 2 { 1e-3 } else { 1e-3 * expected[k] };
        assert!(
            (found[k] - expected[k]).abs() < near,
            "{found:?}, not {expected:?}"
        );
    }
}

#[test]
fn a_pair_is_found_with_the_light_of_a_third_known() {
    let other = [8.5, 2.0, 500.0];
    let light = image(&[other]);
    let mut trial = split();
    let truth: [Emitter; 2] = [[4.1, 5.2, 900.0], [6.4, 5.6, 700.0]];
    for image in [&mut trial.values, &mut trial.means] {
        for (pixel, light) in image.iter_mut().zip(&light) {
            *pixel += light - BACKGROUND;
        }
    }
    let gain =
        log_likelihood(&trial.values, &trial.values) - log_likelihood(&trial.values, &trial.means);
    for (emitters, found) in run(&trial, 40) {
        assert_emitter(&emitters[0], &truth[0]);
        assert_emitter(&emitters[1], &truth[1]);
        assert!((found - gain).abs() < 1e-3 * gain, "{found}, not {gain}");
    }
}

#[test]
fn a_neighbour_takes_the_light_of_one_that_is_taken_away() {
    let truth = [5.2, 4.8, 1000.0];
    let before = [[4.6, 4.8, 500.0], [5.8, 4.9, 480.0]];
    let trial = Trial {
        values: image(&[truth]),
        means: image(&before),
        before,
        start: vec![[5.2, 4.85, 980.0]],
    };
    let gain =
        log_likelihood(&trial.values, &trial.values) - log_likelihood(&trial.values, &trial.means);
    for (emitters, found) in run(&trial, 20) {
        assert_emitter(&emitters[0], &truth);
        assert!((found - gain).abs() < 1e-2, "{found}, not {gain}");
    }
}

#[test]
fn an_absent_emitter_stays_absent_and_its_light_is_the_loss() {
    let lone = [5.0, 5.0, 300.0];
    for fitted in [1, 2] {
        let trial = Trial {
            values: image(&[lone]),
            means: image(&[lone]),
            before: [lone, ABSENT],
            start: vec![ABSENT; fitted],
        };
        let dark = image(&[]);
        let gain =
            log_likelihood(&trial.values, &dark) - log_likelihood(&trial.values, &trial.means);
        assert!(gain < -10.0);
        for (emitters, found) in run(&trial, 6) {
            assert!(
                emitters.iter().all(|emitter| *emitter == ABSENT),
                "{emitters:?}"
            );
            assert!(
                (found - gain).abs() < 1e-3 * gain.abs(),
                "{found}, not {gain}"
            );
        }
    }
}

#[test]
fn masked_pixels_change_nothing() {
    let truth = [4.3, 5.7, 800.0];
    let mut trial = Trial {
        values: image(&[truth]),
        means: image(&[]),
        before: [ABSENT; 2],
        start: vec![[5.0, 5.0, 600.0]],
    };
    for p in [0, 17, 58, 70] {
        trial.values[p] = crate::spec::MASKED.into();
        trial.means[p] = crate::spec::MASKED.into();
    }
    for (emitters, _) in run(&trial, 20) {
        assert_emitter(&emitters[0], &truth);
    }
}

#[test]
fn models_of_a_given_gaussian_alone_have_trials() {
    for psf in Psf::ALL {
        let has_trials = matches!(psf, Psf::Xynb | Psf::Astigmatic);
        assert_eq!(psf.has_trials(), has_trials, "{psf:?}");
        let trials = CpuTrials::new(psf, 1, SIDE, &constants());
        assert_eq!(trials.is_ok(), has_trials, "{psf:?}");
    }
    assert!(CpuTrials::new(Psf::Xynb, 1, 4, &constants()).is_err());
}

/// The same bits as those of the kernel that CubeCL compiles for this processor.
#[cfg(feature = "generator")]
#[test]
fn trials_have_the_bits_of_those_that_are_compiled_here() {
    use cubecl::Device;
    use cubecl::prelude::*;

    use crate::psf::Xynb;
    use crate::trial::try_emitters;

    // CubeCL compiles for this processor, which has multiply-adds; older ones round twice.
    #[cfg(target_arch = "x86_64")]
    if !std::arch::is_x86_feature_detected!("fma") {
        return;
    }
    let client = Device::cpu().expect("built in").client();
    let lanes = cpu_lanes();
    let trial = split();
    let words: Vec<f32> = words_of(&trial)
        .into_iter()
        .flat_map(|word| std::iter::repeat_n(word, lanes))
        .collect();
    let constants = constants();
    let buffer = |values: &[f32]| {
        (
            client.create_from_slice(f32::as_bytes(values)),
            values.len(),
        )
    };
    let (words, constants) = (buffer(&words), buffer(&constants));
    let columns = 7 * lanes;
    let out = client.empty(columns * size_of::<f32>());
    let spec = Spec {
        size: SIDE,
        ..spec_of(lanes, Pixels::F32, Noise::Poisson)
    };
    // SAFETY: the buffers are those of `CpuTrials::run`, for one tile.
    #[allow(unsafe_code)]
    unsafe {
        let arg = |(handle, len): &(cubecl::server::Handle, usize), lanes: usize| {
            BufferArg::from_raw_parts(handle.clone(), len / lanes)
        };
        try_emitters::launch_unchecked::<f32, Xynb>(
            &client,
            CubeCount::Static(1, 1, 1),
            CubeDim::new_1d(1),
            lanes,
            arg(&words, lanes),
            arg(&constants, 1),
            BufferArg::from_raw_parts(out.clone(), 7),
            1,
            8,
            SIDE,
            2,
            spec.compiled(),
            false,
        );
    }
    let bytes = client.read(vec![out]).expect("the kernel runs");
    let expected = f32::from_bytes(&bytes[0]);
    for (lane, (emitters, gain)) in run(&trial, 8).into_iter().enumerate() {
        let found = emitters.into_iter().flatten().chain([gain]);
        for (column, value) in found.enumerate() {
            let other = expected[column * lanes + lane];
            assert_eq!(
                (value as f32).to_bits(),
                other.to_bits(),
                "{column}: {value} {other}"
            );
        }
    }
}
