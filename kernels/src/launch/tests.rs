//! Every refusal of a launch that would have accessed memory out of bounds.

use super::*;
use crate::psf::profile_len;
use crate::spec::{MAP_VALUES, MASKED, constant};
use crate::test_devices::test_gpus;
use cubecl::Device;

const SPEC: Spec = Spec {
    size: 5,
    pixels: Pixels::F32,
    noise: Noise::Maps,
    lanes: 1,
    tile: 4,
    cache_pixels: false,
    units: 1,
    outputs: Outputs::ALL,
};

/// A launch of one tile on a sensor of 8 x 6 pixels.
struct Case {
    client: Client,
    config: LaunchConfig,
    raw: Buffer,
    corners: Option<Corners>,
    batch: Batch,
    output: Output,
}

/// Constants of `Psf::Xynb`.
fn constants_of(
    client: &Client,
    size: usize,
    value: f32,
    count: usize,
) -> Result<Constants, LaunchError> {
    Constants::upload(client, Psf::Xynb, size, vec![value; count])
}

impl Case {
    fn new(device: &Device) -> Self {
        let client = device.client();
        let buffer = |len: usize| Buffer::upload(&client, vec![1f32; len]);
        let maps = Maps::new(buffer(8 * 6 * MAP_VALUES), 8, 6).expect("maps are valid");
        let corners = Corners::upload(&client, vec![0; SPEC.tile], SPEC.size, &maps);
        let columns = SPEC.columns(Psf::Xynb).count();
        Self {
            raw: buffer(raw_words(&SPEC, SPEC.tile)),
            corners: Some(corners.expect("corners are valid")),
            batch: Batch::new(buffer(SPEC.tile * SPEC.words()), 1),
            output: Output::new(
                Buffer::empty(&client, SPEC.tile * columns),
                Buffer::empty(&client, SPEC.tile * CODES),
            ),
            config: LaunchConfig {
                psf: Psf::Xynb,
                spec: SPEC,
                constants: constants_of(&client, SPEC.size, 1.0, constant::COUNT).expect("enough"),
                maps: Some(maps),
                max_iterations: 1,
            },
            client,
        }
    }

    fn launch(&mut self) -> Result<(), LaunchError> {
        launch(&self.client, &self.config, &self.batch, &mut self.output)
    }

    /// Puts the pixels of one tile in order.
    fn arrange(&self) -> Result<(), LaunchError> {
        let corners = self.corners.as_ref();
        arrange(&self.client, &self.config, &self.raw, corners, SPEC.tile).map(|_| ())
    }

    fn buffer(&self, len: usize) -> Buffer {
        Buffer::empty(&self.client, len)
    }
}

fn on_every_device(test: impl Fn(Case)) {
    for device in test_gpus() {
        test(Case::new(&device));
    }
}

fn assert_short(result: Result<(), LaunchError>, expected: &str) {
    match result {
        Err(LaunchError::Buffer { name, .. }) => assert_eq!(name, expected),
        other => panic!("{expected}: {other:?}"),
    }
}

#[test]
fn valid_launch_is_accepted() {
    on_every_device(|mut case| {
        assert_eq!(case.arrange(), Ok(()));
        assert_eq!(case.launch(), Ok(()));
    });
}

#[test]
fn short_buffers_are_refused() {
    on_every_device(|mut case| {
        let one_short = case.buffer(case.batch.words.len() - 1);
        let words = std::mem::replace(&mut case.batch.words, one_short);
        assert_short(case.launch(), "pixels");
        case.batch.words = words;

        let one_short = constants_of(&case.client, SPEC.size, 1.0, constant::COUNT - 1);
        assert_short(one_short.map(|_| ()), "constants");

        let one_short = case.buffer(case.output.columns.len() - 1);
        let columns = std::mem::replace(&mut case.output.columns, one_short);
        assert_short(case.launch(), "output columns");
        case.output.columns = columns;

        let one_short = case.buffer(case.output.codes.len() - 1);
        let codes = std::mem::replace(&mut case.output.codes, one_short);
        assert_short(case.launch(), "output codes");
        case.output.codes = codes;

        let one_short = case.buffer(case.raw.len() - 1);
        let raw = std::mem::replace(&mut case.raw, one_short);
        assert_short(case.arrange(), "pixels");
        case.raw = raw;

        let maps = case.config.maps.clone().expect("the case has maps");
        let few = Corners::upload(&case.client, vec![0; SPEC.tile - 1], SPEC.size, &maps);
        case.corners = Some(few.expect("corners are valid"));
        assert_short(case.arrange(), "corners");
    });
}

#[test]
fn maps_need_maps_and_corners() {
    on_every_device(|mut case| {
        let corners = case.corners.take();
        assert_short(case.arrange(), "corners");
        case.corners = corners;
        case.config.maps = None;
        assert_short(case.arrange(), "camera maps");
    });
}

#[test]
fn corner_off_the_sensor_is_refused() {
    on_every_device(|case| {
        let maps = case.config.maps.as_ref().expect("the case has maps");
        let off = Corners::upload(&case.client, vec![0, 16, 0, 0], SPEC.size, maps);
        assert!(matches!(off, Err(LaunchError::Corner { index: 1, .. })));
    });
}

#[test]
fn corners_of_another_sensor_or_size_are_refused() {
    on_every_device(|mut case| {
        let values = Buffer::upload(&case.client, vec![1f32; 6 * 8 * MAP_VALUES]);
        let turned = Maps::new(values, 6, 8).expect("maps are valid");
        let kept = case.config.maps.replace(turned);
        assert!(matches!(
            case.arrange(),
            Err(LaunchError::OtherCorners {
                launch_width: 6,
                ..
            })
        ));
        case.config.maps = kept;
        case.config.spec.size = 6;
        case.raw = case.buffer(SPEC.tile * 36);
        assert!(matches!(
            case.arrange(),
            Err(LaunchError::OtherCorners { launch_size: 6, .. })
        ));
    });
}

#[test]
fn invalid_specs_are_refused() {
    on_every_device(|mut case| {
        let mut refused = |spec: Spec| {
            case.config.spec = spec;
            case.launch().expect_err("an invalid spec")
        };
        for size in [0, MIN_SIZE - 1, MAX_SIZE + 1] {
            let error = refused(Spec { size, ..SPEC });
            assert_eq!(error, LaunchError::Size(size));
        }
        for (tile, lanes) in [(4, 0), (4, 3), (0, 1), (4, 8), (128, 128), (3, 2)] {
            let error = refused(Spec {
                tile,
                lanes,
                ..SPEC
            });
            assert_eq!(error, LaunchError::Tile { tile, lanes });
        }
        for units in [0, usize::MAX, 1 << 32] {
            let error = refused(Spec { units, ..SPEC });
            assert!(matches!(error, LaunchError::Units { .. }), "{error:?}");
        }
        let error = refused(Spec {
            size: MAX_SIZE,
            lanes: MAX_LANES,
            tile: MAX_LANES,
            cache_pixels: false,
            units: 1,
            ..SPEC
        });
        let allowed = case.client.properties().hardware.max_shared_memory_size;
        if allowed < profile_len(MAX_SIZE, false, false) * 4 * MAX_LANES {
            assert!(
                matches!(error, LaunchError::SharedMemory { .. }),
                "{error:?}"
            );
        }
    });
}

#[test]
fn more_values_than_32_bits_count_are_refused() {
    on_every_device(|mut case| {
        for tiles in [1 << 28, usize::MAX] {
            case.batch.tiles = tiles;
            let error = case.launch().expect_err("too many spots");
            assert!(matches!(error, LaunchError::TooMany(_)), "{error:?}");
        }
    });
}

/// The words of a ROI's pixel, computed on the host, and how many they are.
fn expected_words(adu: f32, map: Option<[f32; MAP_VALUES]>) -> Vec<u32> {
    let Some([offset, gain, variance]) = map else {
        return vec![adu.to_bits()];
    };
    let variance = variance.min(MASKED);
    let value = match (variance < MASKED, adu.abs() < 1.1e12) {
        (false, _) => variance,
        (true, false) => f32::NAN,
        (true, true) => (adu - offset) * gain + variance,
    };
    vec![value.to_bits(), variance.to_bits()]
}

/// Every pixel is in its place, the last spot fills its tile, and maps are those of the pixel's place.
#[test]
fn pixels_are_put_in_order() {
    let (width, height, tile) = (37, 33, 32);
    // Powers of two, so that no device rounds.
    let map = |at: usize| match at {
        170 => [0.0, 0.0, MASKED],
        171 => [0.0, 0.0, 2.0 * MASKED],
        _ => [(at % 64) as f32, 0.5, (at % 7) as f32],
    };
    let special = [f32::NAN, 2e12, -2e12, f32::INFINITY, -0.0, -3.0];
    for device in test_gpus() {
        let client = device.client();
        let values: Vec<f32> = (0..width * height).flat_map(map).collect();
        let maps = Maps::new(Buffer::upload(&client, values), width, height).expect("maps");
        for (size, spots) in [(5, 1), (5, 33), (6, 31), (7, 32), (32, 33)] {
            let area = size * size;
            let corner =
                |spot: usize| spot % (width - size + 1) + width * (spot % (height - size + 1));
            let corners: Vec<u32> = (0..spots).map(|spot| corner(spot) as u32).collect();
            let adu = |pixels: Pixels, spot: usize, pixel: usize| match pixels {
                Pixels::PackedU16 => ((spot * 977 + pixel * 31) % 65536) as f32,
                Pixels::F32 => special
                    .get((spot + pixel) % 40)
                    .copied()
                    .unwrap_or((spot * 8 + pixel) as f32),
            };
            for (pixels, noise) in [
                (Pixels::PackedU16, Noise::Poisson),
                (Pixels::F32, Noise::Uniform),
                (Pixels::PackedU16, Noise::Maps),
                (Pixels::F32, Noise::Maps),
            ] {
                let spec = Spec {
                    size,
                    pixels,
                    noise,
                    lanes: 1,
                    tile,
                    cache_pixels: false,
                    units: 1,
                    outputs: Outputs::ALL,
                };
                let all = (0..spots * area).map(|at| adu(pixels, at / area, at % area));
                let raw: Vec<u32> = match pixels {
                    Pixels::F32 => all.map(f32::to_bits).collect(),
                    Pixels::PackedU16 => {
                        let all: Vec<u32> = all.map(|adu| adu as u32).collect();
                        let pairs = all.chunks(2);
                        pairs
                            .map(|pair| pair[0] | pair.get(1).map_or(0xdead, |high| *high) << 16)
                            .collect()
                    }
                };
                let config = LaunchConfig {
                    psf: Psf::Xynb,
                    spec,
                    constants: constants_of(&client, size, f32::NAN, constant::COUNT)
                        .expect("enough"),
                    maps: Some(maps.clone()),
                    max_iterations: 1,
                };
                let raw = Buffer::upload(&client, raw);
                let on_device = Corners::upload(&client, corners.clone(), size, &maps);
                let on_device = on_device.expect("corners are valid");
                let words = arrange(&client, &config, &raw, Some(&on_device), spots);
                let words = client.read_one(words.expect("valid").handle());
                let words = words.expect("it runs");
                let words = u32::from_bytes(&words);
                let of_pixel = spec.words() / area;
                for (at, &word) in words.iter().enumerate() {
                    let (slot, w) = (at % tile, at / tile % spec.words());
                    let spot = (at / tile / spec.words() * tile + slot).min(spots - 1);
                    let pixel = w / of_pixel;
                    let place = corner(spot) + pixel / size * width + pixel % size;
                    let map = matches!(noise, Noise::Maps).then(|| map(place));
                    let expected = expected_words(adu(pixels, spot, pixel), map)[w % of_pixel];
                    let are_nan =
                        f32::from_bits(word).is_nan() && f32::from_bits(expected).is_nan();
                    assert!(
                        word == expected || are_nan,
                        "{size} {pixels:?} {noise:?}: spot {spot}, pixel {pixel}, word {w}: {word:x}, not {expected:x}"
                    );
                }
            }
        }
    }
}

#[test]
fn the_order_of_pixels_has_no_layout_of_cpus() {
    on_every_device(|mut case| {
        case.config.spec.lanes = 2;
        let error = case.arrange().expect_err("vectors");
        assert!(matches!(error, LaunchError::Tile { .. }), "{error:?}");
        case.config.spec = Spec {
            tile: 1 << 20,
            ..SPEC
        };
        let error = case.arrange().expect_err("a large tile");
        assert!(matches!(error, LaunchError::Tile { .. }), "{error:?}");
        // Cached pixels of 16 bits have shorter tiles.
        case.config.spec = Spec {
            noise: Noise::Poisson,
            pixels: Pixels::PackedU16,
            cache_pixels: true,
            ..SPEC
        };
        let words = arrange(&case.client, &case.config, &case.raw, None, SPEC.tile);
        assert_eq!(words.expect("valid").len(), SPEC.tile * SPEC.area());
    });
}
