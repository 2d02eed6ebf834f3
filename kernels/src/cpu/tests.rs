//! The same bits as through CubeCL's runtime, and every refusal.

use cubecl::Device;
use cubecl::prelude::CubeElement;

use super::*;
use crate::error::LaunchError;
use crate::job_settings::JobSettings;
use crate::launch::{LaunchConfig, launch, units};
use crate::memory::{Batch, Buffer, Output};
use crate::spec::{CODES, Noise, Outputs, Pixels, Psf, Spec, constant};

fn spec(pixels: Pixels, noise: Noise) -> Spec {
    let lanes = cpu_lanes();
    Spec {
        size: 9,
        pixels,
        noise,
        lanes,
        tile: lanes,
        cache_pixels: true,
        units: 1,
        outputs: Outputs::ALL,
    }
}

/// Constants of a spot of 1.2 pixels, and wide bounds.
fn constants() -> Vec<f32> {
    let mut out = vec![0.0; constant::COUNT];
    out[constant::GAIN] = 1.0;
    out[constant::EXCESS] = 1.0;
    out[constant::TOLERANCE] = 1e-3;
    out[constant::NAN] = f32::NAN;
    out[constant::PSF..][..constant::PSF_LEN].fill(1.2);
    for k in 0..crate::spec::MAX_PARAMETERS {
        out[constant::LOWER + k] = 0.01;
        out[constant::UPPER + k] = 1e6;
    }
    out
}

/// Tiles of spots at different places, of different brightness.
fn words(spec: &Spec, tiles: usize) -> Vec<u32> {
    let mut out = vec![0; tiles * spec.tile * spec.words()];
    for spot in 0..tiles * spec.tile {
        let centre = 3.0 + 2.0 * (spot as f32 * 0.37).sin();
        let pixel = |p: usize| {
            let (x, y) = ((p % spec.size) as f32, (p / spec.size) as f32);
            let square = (x - centre).powi(2) + (y - 4.0).powi(2);
            (10.0 + (20 + 5 * spot) as f32 * (-square / 2.9).exp()) as u32
        };
        for w in 0..spec.words() {
            let high = if 2 * w + 1 < spec.area() {
                pixel(2 * w + 1)
            } else {
                0
            };
            let at = (spot / spec.tile * spec.words() + w) * spec.tile + spot % spec.tile;
            out[at] = pixel(2 * w) | high << 16;
        }
    }
    out
}

#[test]
fn threads_that_share_a_job_get_the_bits_of_the_runtime() {
    let spec = spec(Pixels::PackedU16, Noise::Poisson);
    let (tiles, constants) = (5, constants());
    let input = words(&spec, tiles);
    for psf in [Psf::Xynb, Psf::Xynbs] {
        let client = Device::cpu().expect("built in").client();
        let padded = tiles * spec.tile;
        let columns = spec.columns(psf).count();
        let config = LaunchConfig {
            psf,
            spec: Spec {
                units: units(&client, psf, spec.size),
                ..spec
            },
            constants: Buffer::upload(&client, constants.clone()),
            maps: None,
            max_iterations: 50,
        };
        let batch = Batch::new(Buffer::upload(&client, input.clone()), None, tiles);
        let mut output = Output::new(
            Buffer::empty(&client, padded * columns),
            Buffer::empty(&client, padded * CODES),
        );
        launch(&client, &config, &batch, &mut output).expect("valid");
        let bytes = client.read(Vec::from(output.into_handles()));
        let expected: Vec<Vec<u32>> = bytes
            .expect("the kernel runs")
            .iter()
            .map(|bytes| u32::from_bytes(bytes).to_vec())
            .collect();
        let settings = JobSettings {
            psf,
            spec,
            constants: &constants,
            maps: None,
            max_iterations: 50,
        };
        let job = CpuJob::new(&settings).expect("it compiles");
        std::thread::scope(|scope| {
            for _ in 0..3 {
                scope.spawn(|| {
                    let mut block = CpuBlock::default();
                    let words = job.words_mut(&mut block, tiles).expect("few tiles");
                    words.copy_from_slice(&input);
                    let (columns, codes) = job.fit(&mut block, tiles).expect("there is room");
                    let bits = |values: &[f32]| -> Vec<u32> {
                        values.iter().map(|value| value.to_bits()).collect()
                    };
                    assert_eq!(bits(columns), expected[0], "{psf:?}");
                    assert_eq!(bits(codes), expected[1], "{psf:?}");
                });
            }
        });
        let converged = expected[1][padded..].iter().filter(|&&code| code == 0);
        assert!(converged.count() > padded / 2, "{psf:?}");
    }
}

#[test]
fn kernels_that_read_maps_are_refused() {
    let constants = constants();
    let settings = |pixels, noise, constants| JobSettings {
        psf: Psf::Xynb,
        spec: spec(pixels, noise),
        constants,
        maps: None,
        max_iterations: 1,
    };
    let refusal = |settings: &JobSettings<'_>| match CpuJob::new(settings) {
        Err(CpuError::Launch(error)) => error,
        other => panic!("{other:?}"),
    };
    assert!(matches!(
        refusal(&settings(Pixels::F32, Noise::Maps, &constants)),
        LaunchError::Buffer {
            name: "camera maps",
            ..
        }
    ));
    assert_eq!(
        refusal(&settings(Pixels::Calibrated, Noise::Uniform, &constants)),
        LaunchError::Calibrated
    );
    assert!(matches!(
        refusal(&settings(Pixels::F32, Noise::Poisson, &constants[1..])),
        LaunchError::Buffer {
            name: "constants",
            ..
        }
    ));
}

#[test]
#[should_panic(expected = "range end index")]
fn a_block_without_room_is_not_written() {
    let constants = constants();
    let settings = JobSettings {
        psf: Psf::Xynb,
        spec: spec(Pixels::PackedU16, Noise::Poisson),
        constants: &constants,
        maps: None,
        max_iterations: 1,
    };
    let job = CpuJob::new(&settings).expect("it compiles");
    let mut block = CpuBlock::default();
    job.words_mut(&mut block, 1).expect("one tile");
    let _ = job.fit(&mut block, 100);
}
