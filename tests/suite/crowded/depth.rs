//! Emitters at different depths.

use gaussmle::{Astigmatism, Camera, Model, Parameter, Status};
use gaussmle_crowded::{Crowded, CrowdedSearch};
use gaussmle_detect::{Detection, Frame};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

use super::scene::{
    PIXEL_UM, SIGMA_UM, Spot, distance, expected, exposed, found, is_apart, matched, place, rms,
    scattered,
};

const SIDES: [usize; 2] = [128, 128];
const FRAMES: usize = 6;

/// Three widths: the mean of those along both axes at the ends of the depths, 1.3 and 2.2 pixels.
const APART: f64 = 5.2;

/// The depths have errors of about 0.02 um, a tenth of the distance of the foci, so the rms of 300 of
/// them hardly feels that the curve is no straight line. Its standard error is 0.04.
#[test]
fn depths_are_found_with_the_stated_errors() {
    let curve = Astigmatism {
        z_range_um: Some([-0.5, 0.5]),
        ..Astigmatism::from_numbers([
            SIGMA_UM,
            1.05 * SIGMA_UM,
            0.05,
            -0.03,
            0.02,
            0.04,
            0.25,
            0.4,
        ])
    };
    let model = Model::astigmatic(curve);
    let camera = Camera::ideal(PIXEL_UM);
    let detection = Detection {
        roi: 15,
        ..Detection::new(1.3 * SIGMA_UM)
    };
    let search = CrowdedSearch::new(Crowded::On, &detection, &model, &camera, SIDES);
    let search = search.expect("valid options");
    let index = model.index(Parameter::Z).expect("it has a depth");
    let mut random = StdRng::seed_from_u64(5);
    let (mut apart, mut hit, mut errors) = (0, 0, Vec::new());
    for _ in 0..FRAMES {
        let mut spots = scattered(0.3 * PIXEL_UM * PIXEL_UM, 2000.0, SIDES, &mut random);
        let mut depths = Vec::new();
        for spot in &mut spots {
            let z = random.random_range(-0.3..0.3);
            let (wide, high) = curve.widths_um(z);
            spot.widths = [wide / PIXEL_UM, high / PIXEL_UM];
            depths.push(z);
        }
        let means = expected(&spots, |_, _| 10.0, SIDES);
        let pixels = exposed(&camera, &means, SIDES[0], &mut random);
        let rows = found(&search, Frame::U16(&pixels));
        let places: Vec<_> = rows.iter().map(|row| place(row, detection.roi)).collect();
        let of_rows = matched(&places, &spots, 1.5);
        for i in 0..spots.len() {
            if !is_apart(&spots, i, APART, 8.0, SIDES) {
                continue;
            }
            apart += 1;
            let Some(row) = of_rows.iter().position(|spot| *spot == Some(i)) else {
                continue;
            };
            hit += 1;
            if let Some(fit) = &rows[row].joint {
                errors.push((fit.values[index] - depths[i]) / fit.stds[index]);
            }
        }
    }
    let recall = hit as f64 / apart as f64;
    assert!(apart > 120 && recall > 0.9, "{hit} of {apart} are found");
    assert!(errors.len() > 80, "{} joint fits", errors.len());
    let rms = rms(&errors);
    assert!(
        (0.7..1.3).contains(&rms),
        "errors of z are {rms} of the stated ones in {} rows, the largest {:?}",
        errors.len(),
        errors
            .iter()
            .map(|error| error.abs())
            .max_by(f64::total_cmp)
    );
}

/// Emitters on a line, out of focus: many cannot be told apart, and their light reaches far. Their frame must
/// not suffer, and what is not known is said.
#[test]
fn emitters_out_of_focus_on_a_line_leave_the_frame_as_it_is() {
    let curve = Astigmatism {
        z_range_um: Some([-0.85, 0.85]),
        ..Astigmatism::from_numbers([0.13, 0.14, 0.08, -0.12, 0.06, 0.1, 0.22, 0.42])
    };
    let model = Model::astigmatic(curve);
    let camera = Camera::ideal(PIXEL_UM);
    let detection = Detection {
        roi: 17,
        ..Detection::new(1.3 * SIGMA_UM)
    };
    let search = CrowdedSearch::new(Crowded::On, &detection, &model, &camera, SIDES);
    let search = search.expect("valid options");
    let mut random = StdRng::seed_from_u64(6);
    let mut usable = 0;
    for frame in 0..60 {
        let mut spots: Vec<Spot> = (0..8)
            .map(|_| Spot::new([random.random_range(30.0..98.0), 64.0], 3000.0))
            .collect();
        spots.push(Spot::new([64.0, 20.0], 3000.0));
        for spot in &mut spots {
            let (wide, high) = curve.widths_um(random.random_range(-0.4..0.4));
            spot.widths = [wide / PIXEL_UM, high / PIXEL_UM];
        }
        let means = expected(&spots, |_, _| 10.0, SIDES);
        let pixels = exposed(&camera, &means, SIDES[0], &mut random);
        for row in found(&search, Frame::U16(&pixels)) {
            assert!(row.gain > 0.0, "frame {frame}: {row:?}");
            let Some(fit) = row.joint else { continue };
            assert!(fit.p_value > 1e-9, "frame {frame}: {fit:?}");
            if fit.status.is_usable() {
                usable += 1;
                let is_known = |std: &f64| *std <= PIXEL_UM * detection.roi as f64;
                assert!(fit.stds[..2].iter().all(is_known), "{fit:?}");
            }
        }
    }
    assert!(usable > 300, "{usable} rows");
}

/// Pairs of an emitter within the range of z and of one beyond it, 9 pixels away. The one beyond is up to twice as
/// wide as any within. It is one row, at the end of the range, and takes no light of the other.
#[test]
fn emitters_beyond_the_range_have_one_row_at_its_end() {
    const RANGE_UM: f64 = 0.5;
    const LAST_UM: f64 = 0.95;
    let curve = Astigmatism {
        z_range_um: Some([-RANGE_UM, RANGE_UM]),
        ..Astigmatism::from_numbers([0.13, 0.1365, 0.05, -0.03, 0.02, 0.04, 0.25, 0.4])
    };
    let model = Model::astigmatic(curve);
    let camera = Camera::ideal(PIXEL_UM);
    let detection = Detection {
        roi: 15,
        ..Detection::new(1.3 * SIGMA_UM)
    };
    let search = CrowdedSearch::new(Crowded::On, &detection, &model, &camera, SIDES);
    let search = search.expect("valid options");
    let z_of = model.index(Parameter::Z).expect("it has a depth");
    let mut random = StdRng::seed_from_u64(8);
    let (mut pairs, mut single, mut within, mut usable, mut wrong) = (0, 0, 0, 0, 0);
    for _ in 0..FRAMES {
        let (mut spots, mut depths) = (Vec::new(), Vec::new());
        for cell in 0..16 {
            let middle = [cell % 4, cell / 4].map(|at| 16.0 + 32.0 * f64::from(at));
            let turn = random.random_range(0.0..std::f64::consts::TAU);
            let sign = if random.random_bool(0.5) { 1.0 } else { -1.0 };
            let z_beyond = sign * random.random_range(RANGE_UM + 0.1..LAST_UM);
            let z_within = random.random_range(-0.3..0.3);
            for (side, z) in [(4.5, z_within), (-4.5, z_beyond)] {
                let (wide, high) = curve.widths_um(z);
                let at = [middle[0] + side * turn.cos(), middle[1] + side * turn.sin()];
                spots.push(Spot {
                    widths: [wide / PIXEL_UM, high / PIXEL_UM],
                    ..Spot::new(at, 3000.0)
                });
                depths.push(z);
            }
        }
        let means = expected(&spots, |_, _| 10.0, SIDES);
        let pixels = exposed(&camera, &means, SIDES[0], &mut random);
        let rows = found(&search, Frame::U16(&pixels));
        let fits: Vec<_> = rows.iter().filter_map(|row| row.joint.as_ref()).collect();
        assert_eq!(fits.len(), rows.len(), "all share light");
        let places: Vec<_> = rows.iter().map(|row| place(row, detection.roi)).collect();
        let count = |spot: &Spot, most: f64, is_meant: &dyn Fn(usize) -> bool| {
            let near = (0..rows.len()).filter(|&row| distance(places[row], spot.place) < most);
            near.filter(|&row| is_meant(row)).count()
        };
        for pair in 0..spots.len() / 2 {
            let beyond = &spots[2 * pair + 1];
            let end = RANGE_UM.copysign(depths[2 * pair + 1]);
            let is_at_end =
                |row: usize| fits[row].status == Status::ZAtBound && fits[row].values[z_of] == end;
            let is_one = count(beyond, 4.5, &|_| true) == 1 && count(beyond, 2.0, &is_at_end) == 1;
            let is_usable = |row: usize| fits[row].status.is_usable();
            pairs += 1;
            single += usize::from(is_one);
            within += usize::from(count(&spots[2 * pair], 1.0, &is_usable) == 1);
        }
        for (row, fit) in fits.iter().enumerate() {
            let z = fit.values[z_of];
            assert!((-RANGE_UM..=RANGE_UM).contains(&z), "{fit:?}");
            if fit.status.is_usable() {
                usable += 1;
                let is_there = spots
                    .iter()
                    .any(|spot| distance(places[row], spot.place) < 1.0);
                wrong += usize::from(!is_there);
            }
        }
    }
    let counts = format!("{single} and {within} of {pairs} pairs, {wrong} of {usable} rows false");
    assert!(100 * single >= 95 * pairs, "{counts}");
    assert!(100 * within >= 98 * pairs, "{counts}");
    assert!(100 * wrong <= 3 * usable, "{counts}");
}
