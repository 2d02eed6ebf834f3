use gaussmle_kernels::spec::{MASKED, Noise, Outputs, Pixels, Spec};
use ndarray::{Array2, Array3, ArrayView3};

use super::calibrate::calibrate_each;
use super::*;
use crate::camera::{Camera, ScmosMaps};
use crate::engine::maps::JobMaps;

fn spec(size: usize, tile: usize, pixels: Pixels, noise: Noise) -> Spec {
    Spec {
        size,
        pixels,
        noise,
        lanes: 1,
        tile,
        cache_pixels: true,
        units: 1,
        outputs: Outputs::ALL,
    }
}

fn tiles(
    rois: &RoiStack<'_>,
    spots: Range<usize>,
    spec: &Spec,
    maps: Option<&MapPlanes>,
) -> Vec<u32> {
    let mut words = vec![u32::MAX; spots.len().div_ceil(spec.tile) * spec.tile * spec.words()];
    fill_tiles(&mut words, rois, spots.clone(), spec, maps);
    listed_slots_have_the_words_of_tiles(&words, rois, spots, spec, maps);
    words
}

/// Writes all slots again in another order, the last ones of the last tile included.
fn listed_slots_have_the_words_of_tiles(
    words: &[u32],
    rois: &RoiStack<'_>,
    spots: Range<usize>,
    spec: &Spec,
    maps: Option<&MapPlanes>,
) {
    let (tile, len) = (spec.tile, spec.tile * spec.words());
    let slots: Vec<u32> = (0..(words.len() / spec.words()) as u32).rev().collect();
    let mut writer = TileWriter::new(rois, spots, spec, maps);
    let mut out = vec![u32::MAX; len];
    for slots in slots.chunks(tile) {
        writer.write(Slots::Listed(slots), &mut out);
        for (at, &word) in out.iter().enumerate() {
            let slot = slots[at % tile] as usize;
            let place = slot / tile * len + at / tile * tile + slot % tile;
            assert_eq!(word, words[place], "word {} of slot {slot}", at / tile);
        }
    }
}

/// Calls back with the ROI and the index of each word, and the word.
fn visit(
    words: &[u32],
    spots: &Range<usize>,
    spec: &Spec,
    mut call: impl FnMut(usize, usize, u32),
) {
    for (at, &word) in words.iter().enumerate() {
        let (tile, w, slot) = (
            at / spec.tile / spec.words(),
            at / spec.tile % spec.words(),
            at % spec.tile,
        );
        let roi = spots.start + tile * spec.tile + slot;
        call(roi.min(spots.end - 1), w, word);
    }
}

#[test]
fn every_stored_pixel_is_in_its_slot_and_the_last_roi_fills_the_rest() {
    for (size, tile) in [(5, 4), (5, 8), (7, 16), (11, 8), (11, 16), (32, 16)] {
        let (rois, area) = (37, size * size);
        let pixels: Vec<u16> = (0..rois * area).map(|p| (7 * p) as u16).collect();
        let view = ArrayView3::from_shape((rois, size, size), &pixels).expect("the shape matches");
        let stack = RoiStack::from_u16(view).expect("valid");
        for spots in [0..rois, 3..rois - 2, 8..24, 5..6] {
            let spec = spec(size, tile, Pixels::PackedU16, Noise::Poisson);
            let words = tiles(&stack, spots.clone(), &spec, None);
            visit(&words, &spots, &spec, |roi, w, word| {
                assert_eq!(word as u16, pixels[roi * area + 2 * w]);
                if 2 * w + 1 < area {
                    assert_eq!((word >> 16) as u16, pixels[roi * area + 2 * w + 1]);
                }
            });
        }
        let floats: Vec<f32> = pixels.iter().map(|&p| f32::from(p) / 3.0).collect();
        let view = ArrayView3::from_shape((rois, size, size), &floats).expect("the shape matches");
        let stack = RoiStack::from_f32(view).expect("valid");
        let spec = spec(size, tile, Pixels::F32, Noise::Poisson);
        let words = tiles(&stack, 2..rois, &spec, None);
        visit(&words, &(2..rois), &spec, |roi, w, word| {
            assert_eq!(word, floats[roi * area + w].to_bits());
        });
    }
}

#[test]
fn every_pixel_is_calibrated_with_the_maps_of_its_place() {
    let (width, height) = (41, 37);
    let map =
        |scale: f32| Array2::from_shape_fn((height, width), |(y, x)| scale * (y * 64 + x) as f32);
    let mut variance = map(0.25);
    variance[[6, 9]] = f32::NAN;
    let (offset, gain) = (map(0.5), map(0.125) + 1.0);
    let camera = Camera::scmos(
        0.1,
        ScmosMaps {
            offset_adu: offset.view(),
            gain_e_per_adu: gain.view(),
            variance_e2: variance.view(),
            mask: None,
        },
    );
    let camera = camera.expect("valid").with_excess_noise(2.0);
    let maps = JobMaps::new(&camera).expect("it has maps");
    // Tiles of all processors in turn.
    let shapes = (5..=32).flat_map(|size| [4, 8, 16].map(|tile| (size, tile)));
    for (size, tile) in shapes {
        let rois = 21;
        let mut corners = Array2::from_shape_fn((rois, 2), |(roi, axis)| {
            (roi * (3 + axis) % (height - size + 1).min(9)) as i32
        });
        // The last pixel of the sensor.
        for roi in [8, rois - 1] {
            corners[[roi, 0]] = (width - size) as i32;
            corners[[roi, 1]] = (height - size) as i32;
        }
        let mut floats = Array3::from_shape_fn((rois, size, size), |(roi, y, x)| {
            (100 * roi + 11 * y + x) as f32
        });
        let integers = floats.mapv(|p| p as u16);
        floats[[1, 0, 0]] = f32::NAN;
        floats[[2, 0, 1]] = -2e12;
        // A masked pixel may have any content.
        let masked_in = |roi: usize| -> Option<(usize, usize)> {
            let (x, y) = (corners[[roi, 0]] as usize, corners[[roi, 1]] as usize);
            let at = (6usize.checked_sub(y)?, 9usize.checked_sub(x)?);
            (at.0 < size && at.1 < size).then_some(at)
        };
        let seen = (3..rois).filter_map(|roi| Some((roi, masked_in(roi)?)));
        let seen: Vec<_> = seen.collect();
        assert!(!seen.is_empty(), "{size}: no ROI has the masked pixel");
        for &(roi, (y, x)) in &seen {
            floats[[roi, y, x]] = f32::NAN;
        }
        let f32_stack = RoiStack::from_f32(floats.view()).expect("valid");
        let u16_stack = RoiStack::from_u16(integers.view()).expect("valid");
        for (stack, is_float) in [(f32_stack, true), (u16_stack, false)] {
            let stack = stack.with_corners(corners.view()).expect("valid");
            let spec = spec(size, tile, Pixels::F32, Noise::Maps);
            let spots = 1..rois;
            let words = tiles(&stack, spots.clone(), &spec, Some(maps.planes()));
            visit(&words, &spots, &spec, |roi, w, word| {
                let (y, x) = (w / 2 / size, w / 2 % size);
                let adu = match is_float {
                    true => floats[[roi, y, x]],
                    false => f32::from(integers[[roi, y, x]]),
                };
                let on_sensor = [
                    corners[[roi, 1]] as usize + y,
                    corners[[roi, 0]] as usize + x,
                ];
                let is_masked = variance[on_sensor].is_nan();
                let expected_variance = match is_masked {
                    true => MASKED,
                    false => variance[on_sensor] / 4.0,
                };
                let expected = match (is_masked, w % 2) {
                    (true, _) | (_, 1) => expected_variance,
                    _ if adu.abs() < 1.1e12 => {
                        (adu - offset[on_sensor]) * (gain[on_sensor] / 2.0) + expected_variance
                    }
                    _ => f32::NAN,
                };
                let value = f32::from_bits(word);
                assert!(
                    value == expected || (value.is_nan() && expected.is_nan()),
                    "{size} {tile} roi {roi} word {w}: {value}, not {expected}"
                );
            });
        }
    }
}

/// Calibrates an ROI at each corner of the sensor with vectors and without, and compares the bits.
fn compare_with_single_pixels<T: Calibrate + std::fmt::Debug>(
    size: usize,
    maps: &MapPlanes,
    height: usize,
    pixel: impl Fn(usize) -> T,
) {
    let area = size * size;
    for (x, y) in [
        (0, 0),
        (3, 2),
        (maps.width - size, 0),
        (maps.width - size, height - size),
    ] {
        let first = y * maps.width + x;
        let place = Place { first, size };
        // The pixels go on after the ROI, as those of a stack do.
        let pixels: Vec<T> = (0..area + GROUP).map(|p| pixel(p + first)).collect();
        let room = vec![7.0f32; area + GROUP];
        let (mut values, mut variances) = (room.clone(), room.clone());
        calibrate(&pixels, place, maps, &mut values, &mut variances);
        let (mut each, mut each_variance) = (room.clone(), room);
        calibrate_each(&pixels, place, maps, &mut each, &mut each_variance);
        for p in 0..area {
            let [value, expected] = [values[p], each[p]].map(f32::to_bits);
            assert_eq!(value, expected, "{size} at {x}, {y}: {:?}", pixels[p]);
            let [variance, expected] = [variances[p], each_variance[p]].map(f32::to_bits);
            assert_eq!(variance, expected, "{size} at {x}, {y}, variance {p}");
        }
        // Nothing else is written without vectors.
        assert!(each[area..].iter().all(|&value| value == 7.0));
    }
}

#[test]
fn vectors_calibrate_as_single_pixels_do() {
    let (width, height) = (41, 37);
    let map = |of: &dyn Fn(usize) -> f32| {
        Array2::from_shape_fn((height, width), |(y, x)| of(y * width + x))
    };
    // No exact products and sums, so a fused multiplication would change bits.
    let offset = map(&|i| 100.0 + (i as f32).sin());
    let gain = map(&|i| 0.46 + 0.1 * (3.0 * i as f32).cos());
    let variance = map(&|i| match i % 13 {
        0 => f32::NAN,
        _ => 1.7 + (0.7 * i as f32).sin(),
    });
    let camera = Camera::scmos(
        0.1,
        ScmosMaps {
            offset_adu: offset.view(),
            gain_e_per_adu: gain.view(),
            variance_e2: variance.view(),
            mask: None,
        },
    );
    let maps = JobMaps::new(&camera.expect("valid")).expect("it has maps");
    let limit = (1u64 << 40) as f32;
    let unusual = [
        f32::NAN,
        -f32::NAN,
        f32::INFINITY,
        f32::NEG_INFINITY,
        limit,
        -limit,
        limit.next_down(),
        -0.0,
        1e-40,
    ];
    for size in 5..=32 {
        let integer = |p: usize| (p * 7919 % 65_536) as u16;
        compare_with_single_pixels(size, maps.planes(), height, integer);
        let float = |p: usize| match p % 5 {
            0 => unusual[p / 5 % unusual.len()],
            _ => 300.0 * (p as f32).sin(),
        };
        compare_with_single_pixels(size, maps.planes(), height, float);
    }
}
