//! Kernels of every width agree, and every refusal.

#[cfg(feature = "generator")]
mod compiled_here;
mod measured_psf;
mod sorted;
mod trials;

use std::panic::{AssertUnwindSafe, catch_unwind};

use self::measured_psf::add_measured_psf;
use super::aligned::AlignedMemory;
use super::*;
use crate::error::LaunchError;
use crate::job_settings::JobSettings;
use crate::psf::Psf;
use crate::spec::{CODES, Covariance, Noise, Outputs, Pixels, Spec, constant, status};

fn spec(pixels: Pixels, noise: Noise) -> Spec {
    spec_of(cpu_lanes(), pixels, noise)
}

fn spec_of(lanes: usize, pixels: Pixels, noise: Noise) -> Spec {
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

/// As [`constants`], with a curve of widths for astigmatism, or a measured PSF.
fn constants_of(psf: Psf) -> Vec<f32> {
    let mut out = constants();
    match psf {
        Psf::Xynb => {}
        // Square pixels.
        Psf::Xynbs | Psf::Xynbsxsy => out[constant::PSF + 1..][..2].fill(1.0),
        Psf::Astigmatic => {
            out[constant::PSF..][..constant::PSF_LEN]
                .copy_from_slice(&[1.1, 1.1, 0.0, 0.0, 0.0, 0.0, 0.2, 0.4]);
            // z
            out[constant::LOWER + 2] = -0.6;
            out[constant::UPPER + 2] = 0.6;
        }
        Psf::Spline => add_measured_psf(&mut out, 8),
        Psf::Spline2d => add_measured_psf(&mut out, 1),
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
            let at = (spot / spec.tile * spec.words() + w) * spec.tile + spot % spec.tile;
            out[at] = match (spec.noise, spec.pixels) {
                // The value, which has the variance in it, and the variance.
                (Noise::Maps, _) => {
                    let variance = 0.5 + (w / 2 % 7) as f32;
                    let value = pixel(w / 2) as f32 + variance;
                    [value, variance][w % 2].to_bits()
                }
                (_, Pixels::F32) => (pixel(w) as f32).to_bits(),
                (_, Pixels::PackedU16) => {
                    let has_high = 2 * w + 1 < spec.area();
                    let high = if has_high { pixel(2 * w + 1) } else { 0 };
                    pixel(2 * w) | high << 16
                }
            };
        }
    }
    out
}

/// Asserts that results agree but for rounding, for spots that both determine.
fn assert_near(columns: &[f32], expected: &[f32], codes: &[f32], what: &str) {
    assert_eq!(columns.len(), expected.len(), "{what}");
    let padded = codes.len() / CODES;
    let mut compared = 0;
    for (at, (&value, &other)) in columns.iter().zip(expected).enumerate() {
        if codes[padded + at % padded] > 0.0 || other.is_nan() {
            continue;
        }
        compared += 1;
        // An estimate may end anywhere within the tolerance, a thousandth of its uncertainty.
        let near = 2e-2 * other.abs().max(1e-2);
        assert!(
            (value - other).abs() <= near,
            "{what}: {value}, not {other}"
        );
    }
    assert!(compared > columns.len() / 2, "{what}: {compared} values");
}

/// Every storage of pixels with the noise that it can have.
const KINDS: [(Pixels, Noise); 6] = [
    (Pixels::PackedU16, Noise::Poisson),
    (Pixels::F32, Noise::Poisson),
    (Pixels::PackedU16, Noise::Uniform),
    (Pixels::F32, Noise::Uniform),
    (Pixels::PackedU16, Noise::Maps),
    (Pixels::F32, Noise::Maps),
];

/// Columns and codes of the spots of [`words`].
fn fits(psf: Psf, spec: Spec, tiles: usize) -> [Vec<f32>; 2] {
    let constants = constants_of(psf);
    let job = job(psf, spec, &constants);
    let mut block = CpuBlock::default();
    let input = job.words_mut(&mut block, tiles).expect("few tiles");
    input.copy_from_slice(&words(&spec, tiles));
    let (columns, codes) = job.fit(&mut block, tiles).expect("there is room");
    let padded = tiles * spec.tile;
    let usable = codes[padded..].iter().filter(|&&code| code <= 1.0);
    assert!(usable.count() > padded / 2, "{psf:?} {spec:?}");
    [columns.to_vec(), codes.to_vec()]
}

/// Fewer results than all.
const VARIANCES: Outputs = Outputs {
    covariance: Covariance::Variances,
    goodness: false,
};

#[test]
fn kernels_of_every_width_and_choice_of_results_agree() {
    // The tiles of every width have the same spots.
    let spots = 48;
    for psf in Psf::ALL {
        for (pixels, noise) in KINDS {
            let widest = cpu_lanes();
            for size in [6, 9, 15] {
                let of = |lanes, outputs| Spec {
                    size,
                    outputs,
                    ..spec_of(lanes, pixels, noise)
                };
                let what = format!("{psf:?} {pixels:?} {noise:?} {size}");
                let all = of(widest, Outputs::ALL);
                let [expected, codes] = fits(psf, all, spots / widest);
                // A choice of results does not change them.
                let variances = of(widest, VARIANCES);
                let [fewer, same_codes] = fits(psf, variances, spots / widest);
                assert!(bits(&codes) == bits(&same_codes), "{what}");
                let column =
                    |values: &[f32], column: usize| bits(&values[column * spots..][..spots]);
                for k in 0..psf.parameters() {
                    assert!(column(&fewer, k) == column(&expected, k), "{what}");
                    let places = [&variances, &all].map(|spec| spec.columns(psf).covariance(k, k));
                    let [Some(few), Some(many)] = places else {
                        panic!("{what}: no variances");
                    };
                    assert!(column(&fewer, few) == column(&expected, many), "{what}");
                }
                for lanes in kernel_lanes().into_iter().filter(|&lanes| lanes != widest) {
                    let what = format!("{what} {lanes}");
                    let [columns, codes] = fits(psf, of(lanes, Outputs::ALL), spots / lanes);
                    assert_near(&columns, &expected, &codes, &what);
                }
            }
        }
    }
}

#[test]
fn threads_that_share_a_job_get_the_same_bits() {
    let spec = spec(Pixels::PackedU16, Noise::Poisson);
    let (tiles, constants) = (5, constants());
    let input = words(&spec, tiles);
    let job = job(Psf::Xynbs, spec, &constants);
    let fit = || {
        let mut block = CpuBlock::default();
        let words = job.words_mut(&mut block, tiles).expect("few tiles");
        words.copy_from_slice(&input);
        let (columns, codes) = job.fit(&mut block, tiles).expect("there is room");
        [bits(columns), bits(codes)]
    };
    let expected = fit();
    std::thread::scope(|scope| {
        let threads = [(); 3].map(|()| scope.spawn(fit));
        for thread in threads {
            assert!(thread.join().expect("no panic") == expected);
        }
    });
}

#[test]
fn settings_of_another_layout_are_refused() {
    let constants = constants();
    let settings = |constants| JobSettings {
        psf: Psf::Xynb,
        spec: spec(Pixels::F32, Noise::Poisson),
        constants,
        maps: None,
        max_iterations: 1,
    };
    let refusal = |settings: &JobSettings<'_>| match CpuJob::new(settings) {
        Err(CpuError::Launch(error)) => error,
        other => panic!("{other:?}"),
    };
    let mut wide = settings(&constants);
    wide.spec.tile *= 2;
    let (tile, lanes) = (wide.spec.tile, wide.spec.lanes);
    assert_eq!(refusal(&wide), LaunchError::Tile { tile, lanes });
    assert!(matches!(
        refusal(&settings(&constants[1..])),
        LaunchError::Buffer {
            name: "constants",
            ..
        }
    ));
}

#[test]
fn a_block_without_room_is_not_written() {
    for psf in [Psf::Xynb, Psf::Spline] {
        let constants = constants_of(psf);
        let job = job_of(psf, spec(Pixels::PackedU16, Noise::Poisson), &constants, 1);
        let mut block = CpuBlock::default();
        job.words_mut(&mut block, 1).expect("one tile");
        let fit = |block: &mut CpuBlock, tiles: usize| job.fit(block, tiles).map(|_| ());
        let without_room = catch_unwind(AssertUnwindSafe(|| fit(&mut block, 100)));
        let message = without_room.expect_err("there is no room");
        let message = message.downcast_ref::<String>().expect("a message");
        assert!(message.contains("range end index"), "{psf:?}: {message}");
        fit(&mut block, 1).expect("the block keeps its words");
    }
}

#[test]
fn the_kernel_does_not_run_beyond_a_buffer() {
    let spec = spec(Pixels::PackedU16, Noise::Poisson);
    let (constants, tiles) = (constants(), 3);
    let job = job(Psf::Xynb, spec, &constants);
    let padded = tiles * spec.tile;
    let columns = spec.columns(Psf::Xynb).count();
    // All tiles of a block at once, and one of them.
    for of_launch in [tiles, 1] {
        let slots = of_launch * spec.tile;
        let need = [
            slots * spec.words(),
            (columns - 1) * padded + slots,
            (CODES - 1) * padded + slots,
        ];
        let run = |lengths: [usize; 3], shift: usize| {
            let mut launch = job.launch(of_launch, tiles, 0).expect("few tiles");
            let mut working = AlignedMemory::default();
            working.reserve(super::job::working_values(Psf::Xynb, &spec));
            let mut memory = [(); 3].map(|()| AlignedMemory::default());
            let [words, columns, codes] = [0, 1, 2].map(|i| shift + lengths[i]);
            let [of_words, of_columns, of_codes] = &mut memory;
            job.run(
                &mut launch,
                &mut working,
                &mut room(of_words, words)[shift..],
                &mut room(of_columns, columns)[shift..],
                &mut room(of_codes, codes)[shift..],
            )
        };
        assert_eq!(run(need, 0), Ok(()));
        let names = ["pixels", "output columns", "output codes"];
        for (i, name) in names.into_iter().enumerate() {
            for have in [need[i] - 1, 0] {
                let mut lengths = need;
                lengths[i] = have;
                let need = need[i];
                let refused = Err(LaunchError::Buffer { name, have, need });
                assert_eq!(run(lengths, 0), refused);
            }
        }
        let bytes = 4 * spec.lanes;
        let name = "pixels";
        assert_eq!(run(need, 1), Err(LaunchError::Alignment { name, bytes }));
    }
    let too_many = job.launch(usize::MAX, 1, 0).map(|_| ());
    assert!(matches!(too_many, Err(LaunchError::TooMany(_))));
}

/// Aligned memory of this length.
fn room(memory: &mut AlignedMemory, length: usize) -> &mut [u32] {
    memory.reserve(length);
    memory.values_mut(length)
}

fn bits(values: &[f32]) -> Vec<u32> {
    values.iter().map(|value| value.to_bits()).collect()
}

fn job(psf: Psf, spec: Spec, constants: &[f32]) -> CpuJob {
    job_of(psf, spec, constants, 50)
}

fn job_of(psf: Psf, spec: Spec, constants: &[f32], max_iterations: u32) -> CpuJob {
    let settings = JobSettings {
        psf,
        spec,
        constants,
        maps: None,
        max_iterations,
    };
    CpuJob::new(&settings).expect("there is a kernel")
}

/// Fits a tile after the other from `input`.
fn fit_each(job: &CpuJob, block: &mut CpuBlock, input: &[u32], tiles: usize) -> [Vec<u32>; 2] {
    let mut next = 0;
    let tile = job.spec().tile;
    let fill = |slots: Slots<'_>, words: &mut [u32]| match slots {
        Slots::Tile(index) => {
            assert_eq!(index, next);
            next += 1;
            words.copy_from_slice(&input[index * words.len()..][..words.len()]);
        }
        Slots::Listed(slots) => {
            let len = words.len();
            let words = words.chunks_mut(tile).enumerate();
            words.for_each(|(word, to)| {
                for (to, &slot) in to.iter_mut().zip(slots) {
                    let slot = slot as usize;
                    *to = input[slot / tile * len + word * tile + slot % tile];
                }
            });
        }
    };
    let (columns, codes) = job.fit_tiles(block, tiles, fill).expect("few tiles");
    [bits(columns), bits(codes)]
}

#[test]
fn tile_by_tile_gives_the_bits_of_all_at_once() {
    let variances = Outputs {
        covariance: Covariance::Variances,
        goodness: false,
    };
    // Every job after the first uses memory that a larger one has left.
    let mut used = CpuBlock::default();
    for (psf, outputs, tiles) in [
        (Psf::Xynbs, Outputs::ALL, 7),
        (Psf::Xynb, variances, 5),
        (Psf::Xynb, variances, 1),
        (Psf::Spline, Outputs::ALL, 6),
        (Psf::Spline, variances, 3),
    ] {
        let spec = Spec {
            outputs,
            ..spec(Pixels::PackedU16, Noise::Poisson)
        };
        let constants = constants_of(psf);
        let job = job(psf, spec, &constants);
        let input = words(&spec, tiles);
        let mut block = CpuBlock::default();
        let all = job.words_mut(&mut block, tiles).expect("few tiles");
        all.copy_from_slice(&input);
        let (columns, codes) = job.fit(&mut block, tiles).expect("there is room");
        let expected = [bits(columns), bits(codes)];
        let what = format!("{psf:?}, {tiles} tiles");
        let padded = tiles * spec.tile;
        assert_eq!(expected[0].len(), padded * spec.columns(psf).count());
        let statuses = expected[1][padded..]
            .iter()
            .map(|&code| f32::from_bits(code));
        let usable = statuses.filter(|&code| code <= status::AT_BOUND.into());
        assert!(usable.count() > padded / 2, "{what}");
        let mut fresh = CpuBlock::default();
        for block in [&mut fresh, &mut used] {
            let found = fit_each(&job, block, &input, tiles);
            assert!(found == expected, "{what}");
        }
    }
}

#[test]
fn codes_are_nan_until_a_kernel_writes_them() {
    let (constants, spec) = (constants(), spec(Pixels::PackedU16, Noise::Poisson));
    let job = job(Psf::Xynb, spec, &constants);
    let (tiles, written) = (5, 2);
    let input = words(&spec, tiles);
    let mut block = CpuBlock::default();
    // The codes of an earlier block, all valid.
    let [_, before] = fit_each(&job, &mut block, &input, tiles);
    let is_nan = |code: &u32| f32::from_bits(*code).is_nan();
    assert!(!before.iter().any(is_nan));
    // This one ends before its kernel has run for the third tile.
    let mut tile = 0;
    let fill = |_: Slots<'_>, words: &mut [u32]| {
        assert!(tile < written, "no more tiles");
        words.copy_from_slice(&input[tile * words.len()..][..words.len()]);
        tile += 1;
    };
    let ended = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        let _ = job.fit_tiles(&mut block, tiles, fill);
    }));
    assert!(ended.is_err());
    let padded = tiles * spec.tile;
    for column in block.codes.values(CODES * padded).chunks(padded) {
        let (first, rest) = column.split_at(written * spec.tile);
        assert!(!first.iter().any(is_nan));
        assert!(rest.iter().all(is_nan));
    }
}
