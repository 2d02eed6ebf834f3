//! Frames without emitters: as many rows as the criterion says.

use gaussmle::Camera;
use gaussmle_detect::{Border, Criterion, Detection, Frame};
use rand::SeedableRng;
use rand::rngs::StdRng;

use super::scene::{PIXEL_UM, SIGMA, SIGMA_UM, expected, exposed, found, search};

const SIDES: [usize; 2] = [128, 128];
const FRAMES: usize = 60;

/// The expected rows in all frames whose score is above `u` standard deviations.
///
/// The score of pure noise is a smooth Gaussian field with the correlation `exp(-r^2 / 4 sigma^2)`
/// of noise that is filtered by the PSF. Its maxima above `u` have, by Rice's formula in two
/// dimensions, the density `u exp(-u^2 / 2) / ((2 pi)^1.5 2 sigma^2)`, which is
/// `0.0188 (1.3 / sigma)^2 u exp(-u^2 / 2)` a pixel. An emitter with the gain `g` has the score
/// `sqrt(2 g)`.
fn theory(u: f64) -> f64 {
    let tau = std::f64::consts::TAU;
    let density = u * (-0.5 * u * u).exp() / (tau.powf(1.5) * 2.0 * SIGMA * SIGMA);
    density * (FRAMES * SIDES[0] * SIDES[1]) as f64
}

#[test]
fn empty_frames_have_as_many_rows_as_the_criterion_says() {
    // 64 a megapixel.
    let at_gain_7 = theory(3.74);
    assert!((at_gain_7 / 0.983 - 64.0).abs() < 2.0, "{at_gain_7}");
    let camera = Camera::ideal(PIXEL_UM);
    let mut random = StdRng::seed_from_u64(3);
    let means = expected(&[], |_, _| 10.0, SIDES);
    let frames: Vec<Vec<u16>> = (0..FRAMES)
        .map(|_| exposed(&camera, &means, SIDES[0], &mut random))
        .collect();
    for (criterion, theory) in [
        (Criterion::Deviations(3.74), at_gain_7),
        (Criterion::FalseAlarms(1.0), FRAMES as f64),
    ] {
        let detection = Detection {
            criterion,
            border: Border::Shift,
            ..Detection::new(SIGMA_UM)
        };
        let search = search(&detection, &camera, SIDES);
        let rows: usize = frames
            .iter()
            .map(|frame| found(&search, Frame::U16(frame)).len())
            .sum();
        // The formula is that of a continuous field without skewness and of a known background. The
        // count itself is good to an eighth.
        let ratio = rows as f64 / theory;
        assert!(
            (0.5..=2.0).contains(&ratio),
            "{criterion:?}: {rows} rows, {theory} by theory"
        );
    }
}

/// The light of a laser beam, 3.5 um wide: its curvature is no emitter.
#[test]
fn background_of_a_beam_has_no_emitters() {
    let camera = Camera::ideal(PIXEL_UM);
    let mut random = StdRng::seed_from_u64(8);
    let beam = |x: usize, y: usize| {
        let square = (x as f64 - 60.0).powi(2) + (y as f64 - 70.0).powi(2);
        10.0 + 60.0 * (-square / (2.0 * 35.0 * 35.0)).exp()
    };
    let means = expected(&[], beam, SIDES);
    let detection = Detection {
        criterion: Criterion::FalseAlarms(0.1),
        border: Border::Shift,
        ..Detection::new(SIGMA_UM)
    };
    let search = search(&detection, &camera, SIDES);
    let rows: usize = (0..FRAMES)
        .map(|_| {
            let frame = exposed(&camera, &means, SIDES[0], &mut random);
            found(&search, Frame::U16(&frame)).len()
        })
        .sum();
    // 6 are expected of noise alone.
    assert!(rows <= 30, "{rows} rows");
}
