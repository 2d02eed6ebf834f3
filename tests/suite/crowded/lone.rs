//! Lone spots: one row each, which is that of a search for peaks.

use gaussmle::Camera;
use gaussmle_detect::{Criterion, Detection, Detector, Frame, Workspace};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

use super::scene::{PIXEL_UM, SIGMA_UM, Spot, distance, expected, exposed, found, place, search};

const SIDES: [usize; 2] = [200, 200];
const PITCH: usize = 20;
const FRAMES: usize = 10;

fn grid(photons: f64, random: &mut StdRng) -> Vec<Spot> {
    let columns = SIDES[0] / PITCH;
    let mut near = |cell: usize| (PITCH * cell + PITCH / 2) as f64 + random.random_range(-0.5..0.5);
    (0..columns * columns)
        .map(|i| Spot::new([near(i % columns), near(i / columns)], photons))
        .collect()
}

#[test]
fn lone_spots_have_one_row_each() {
    let camera = Camera::ideal(PIXEL_UM);
    // Noise alone brings 0.3 rows in all frames of one brightness, as the threshold is somewhat lower
    // where there are spots.
    let detection = Detection {
        criterion: Criterion::FalseAlarms(0.01),
        ..Detection::new(SIGMA_UM)
    };
    let search = search(&detection, &camera, SIDES);
    let detector = Detector::new(&detection, &camera, SIDES[0], SIDES[1]).expect("valid options");
    for (seed, photons) in [(1, 300.0), (2, 1000.0), (3, 5000.0)] {
        let mut random = StdRng::seed_from_u64(seed);
        let (mut extra, mut alone) = (0, 0);
        for _ in 0..FRAMES {
            let spots = grid(photons, &mut random);
            let means = expected(&spots, |_, _| 10.0, SIDES);
            let pixels = exposed(&camera, &means, SIDES[0], &mut random);
            let pixels = Frame::U16(&pixels);
            let rows = found(&search, pixels);
            let mut corners = Vec::new();
            detector.find(pixels, &mut Workspace::default(), &mut corners);
            let places: Vec<_> = rows.iter().map(|row| place(row, detection.roi)).collect();
            for spot in &spots {
                let is_there = places.iter().any(|at| distance(*at, spot.place) < 1.5);
                assert!(is_there, "{photons} photons: no row at {:?}", spot.place);
            }
            extra += rows.len() - spots.len();
            for (i, row) in rows.iter().enumerate() {
                // Beside an extra row, neither is alone.
                let mut others = (0..rows.len()).filter(|j| *j != i);
                if others.any(|j| distance(places[i], places[j]) < 0.75 * PITCH as f64) {
                    continue;
                }
                alone += 1;
                assert!(row.joint.is_none(), "{photons} photons: {row:?}");
                assert_eq!(row.neighbours, 0, "{photons} photons: {row:?}");
                assert!(
                    corners.contains(&row.corner),
                    "{photons} photons: no peak has the ROI of {row:?}"
                );
            }
        }
        assert!(extra <= 1, "{photons} photons: {extra} extra rows");
        assert!(alone >= 998, "{photons} photons: {alone} rows are alone");
    }
}
