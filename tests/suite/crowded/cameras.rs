//! The same scene on different cameras.

use gaussmle::Camera;
use gaussmle::camera::ScmosMaps;
use gaussmle_crowded::Emitter;
use gaussmle_detect::{Detection, Frame};
use ndarray::Array2;
use rand::SeedableRng;
use rand::rngs::StdRng;

use super::scene::{
    PIXEL_UM, SIGMA, SIGMA_UM, Spot, expected, exposed, found, is_apart, matched, place, scattered,
    search,
};

const SIDES: [usize; 2] = [96, 96];
const FRAMES: usize = 4;

/// One emitter a square micrometre.
const DENSITY: f64 = PIXEL_UM * PIXEL_UM;

/// A row and its emitter are at most 0.1 um apart.
const NEAR: f64 = 0.1 / PIXEL_UM;

type Map = dyn Fn(usize) -> f32;

/// A camera with maps; pixels are numbered row by row.
fn with_maps(
    offset: &Map,
    gain: &Map,
    variance: &Map,
    is_masked: &dyn Fn(usize) -> bool,
) -> Camera {
    let map = |of: &Map| Array2::from_shape_fn((SIDES[1], SIDES[0]), |(y, x)| of(y * SIDES[0] + x));
    let mask = Array2::from_shape_fn((SIDES[1], SIDES[0]), |(y, x)| is_masked(y * SIDES[0] + x));
    let (offset, gain, variance) = (map(offset), map(gain), map(variance));
    let maps = ScmosMaps {
        offset_adu: offset.view(),
        gain_e_per_adu: gain.view(),
        variance_e2: variance.view(),
        mask: Some(mask.view()),
    };
    Camera::scmos(PIXEL_UM, maps).expect("valid maps")
}

/// A number below 1009 for each pixel, without a pattern over neighbours.
fn scrambled(pixel: usize) -> usize {
    pixel * 7919 % 1009
}

/// Nine pixels.
fn is_hot(pixel: usize) -> bool {
    scrambled(pixel) == 500
}

/// Pixels differ, some are noisy, and some hot and masked.
fn scmos() -> Camera {
    with_maps(
        &|p| 100.0 + (scrambled(p) % 20) as f32,
        &|p| 0.4 + 0.001 * (scrambled(p) % 200) as f32,
        &|p| match scrambled(p) {
            0..3 => 400.0,
            other => 1.0 + (other % 7) as f32,
        },
        &is_hot,
    )
}

/// The emitters of a frame of the scene, and its expected photoelectrons.
fn scene(frame: usize) -> (Vec<Spot>, Vec<f64>) {
    let mut random = StdRng::seed_from_u64(40 + frame as u64);
    let spots = scattered(DENSITY, 1000.0, SIDES, &mut random);
    let means = expected(&spots, |_, _| 10.0, SIDES);
    (spots, means)
}

/// Requires that emitters two widths from others have a row, and rows an emitter: more than 0.9 of both.
/// `emitters` are those of a frame of the scene. Of all emitters 0.95 are found, and 0.98 of the rows are one, near
/// ones and faint ones among them.
fn assert_found(what: &str, emitters: impl Fn(usize, &[f64]) -> Vec<Emitter>) {
    let roi = Detection::new(SIGMA_UM).roi;
    let (mut apart, mut hit, mut rows, mut right) = (0, 0, 0, 0);
    for frame in 0..FRAMES {
        let (spots, means) = scene(frame);
        let emitters = emitters(frame, &means);
        let places: Vec<_> = emitters.iter().map(|row| place(row, roi)).collect();
        let of_rows = matched(&places, &spots, NEAR);
        rows += places.len();
        right += of_rows.iter().flatten().count();
        for i in 0..spots.len() {
            // Rows whose ROI would leave the frame are left out.
            if is_apart(&spots, i, 2.0 * SIGMA, (roi / 2 + 1) as f64, SIDES) {
                apart += 1;
                hit += usize::from(of_rows.contains(&Some(i)));
            }
        }
    }
    assert!(apart > 200, "{what}: {apart} emitters are apart");
    let (recall, precision) = (hit as f64 / apart as f64, right as f64 / rows as f64);
    assert!(
        recall > 0.9 && precision > 0.9,
        "{what}: recall {recall} of {apart}, precision {precision} of {rows}"
    );
}

#[test]
fn every_camera_finds_the_scene() {
    let ideal = Camera::ideal(PIXEL_UM);
    let uniform = ideal.clone().with_offset_adu(100.0);
    let uniform = uniform.with_gain_e_per_adu(0.5).with_read_noise_e(1.5);
    let emccd = ideal.clone().with_offset_adu(200.0);
    let emccd = emccd.with_gain_e_per_adu(0.05).with_excess_noise(2.0);
    let detection = Detection::new(SIGMA_UM);
    for (what, camera) in [
        ("ideal", &ideal),
        ("read noise", &uniform),
        ("maps", &scmos()),
        ("EMCCD", &emccd),
    ] {
        let search = search(&detection, camera, SIDES);
        assert_found(what, |frame, means| {
            let mut random = StdRng::seed_from_u64(frame as u64);
            let mut pixels = exposed(camera, means, SIDES[0], &mut random);
            let masked = (0..pixels.len()).filter(|&p| is_hot(p) && camera.map_size().is_some());
            for p in masked.collect::<Vec<_>>() {
                pixels[p] = u16::MAX;
            }
            found(&search, Frame::U16(&pixels))
        });
    }
}

/// A NaN is a pixel without a value.
#[test]
fn frames_of_floats_may_have_nan() {
    let camera = Camera::ideal(PIXEL_UM);
    let search = search(&Detection::new(SIGMA_UM), &camera, SIDES);
    assert_found("floats with NaN", |frame, means| {
        let mut random = StdRng::seed_from_u64(frame as u64);
        let pixels = exposed(&camera, means, SIDES[0], &mut random);
        let mut pixels: Vec<f32> = pixels.into_iter().map(f32::from).collect();
        for p in (0..pixels.len()).filter(|&p| is_hot(p)) {
            pixels[p] = f32::NAN;
        }
        let emitters = found(&search, Frame::F32(&pixels));
        for fit in emitters.iter().filter_map(|row| row.joint.as_ref()) {
            let numbers = fit.values.iter().chain(&fit.stds);
            let numbers = numbers.chain([&fit.log_likelihood, &fit.p_value]);
            assert!(numbers.clone().all(|number| number.is_finite()), "{fit:?}");
        }
        emitters
    });
}

/// Maps of an ideal camera change nothing.
#[test]
fn ideal_maps_give_the_rows_of_an_ideal_camera() {
    let ideal = Camera::ideal(PIXEL_UM);
    let maps = with_maps(&|_| 0.0, &|_| 1.0, &|_| 0.0, &|_| false);
    let detection = Detection::new(SIGMA_UM);
    let searches = [&ideal, &maps].map(|camera| search(&detection, camera, SIDES));
    for frame in 0..FRAMES {
        let (_, means) = scene(frame);
        let mut random = StdRng::seed_from_u64(frame as u64);
        let pixels = exposed(&ideal, &means, SIDES[0], &mut random);
        let [ideal, maps] = searches.each_ref().map(|s| found(s, Frame::U16(&pixels)));
        assert!(ideal.len() > 50, "{} rows", ideal.len());
        assert_eq!(ideal.len(), maps.len());
        for (a, b) in ideal.iter().zip(&maps) {
            assert_eq!(a.corner, b.corner);
            let (one, other) = (place(a, detection.roi), place(b, detection.roi));
            for axis in 0..2 {
                assert!((one[axis] - other[axis]).abs() < 1e-3, "{a:?}, {b:?}");
            }
        }
    }
}
