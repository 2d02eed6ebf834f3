//! The words of remarks fit the movie: what they name, their numbers, and what they leave out.

use gaussmle::camera::ScmosMaps;
use gaussmle::{Camera, Model};
use gaussmle_detect::Detection;
use gaussmle_smlm::remarks::Cause;
use ndarray::Array2;

use super::movie::{PIXEL_UM, Run, SIDE, SIGMA_PX, Scene, Shape2d, localize, localize_detected};

const SIGMA_UM: f64 = SIGMA_PX * PIXEL_UM;

fn causes(run: &Run) -> Vec<Cause> {
    run.remarks.iter().map(|remark| remark.cause).collect()
}

fn first(run: &Run) -> (Cause, &str) {
    let first = run.remarks.first().expect("a remark");
    (first.cause, &first.text)
}

/// The number before some words of a text.
fn number_before(text: &str, words: &str) -> f64 {
    let (before, _) = text.split_once(words).expect("the words");
    let number = before.rsplit(' ').next().expect("a word");
    number.parse().expect("a number")
}

/// Many spots, some of them near others.
fn dense(seed: u64) -> Scene {
    Scene {
        spots: 20.0,
        apart: 0.0,
        photons: 2000.0,
        ..Scene::new(seed)
    }
}

#[test]
fn neighbours_are_not_blamed_for_the_gain() {
    let scene = dense(21);
    let model = Model::xynb(SIGMA_UM);
    let run = localize(&scene.expose(), &scene.camera, model.clone(), SIGMA_PX);
    assert_eq!(causes(&run), [Cause::Overlap]);
    let given = Camera::ideal(PIXEL_UM).with_gain_e_per_adu(3.0);
    let run = localize(&scene.expose(), &given, model, SIGMA_PX);
    assert_eq!(first(&run).0, Cause::GainHigh, "{:?}", run.remarks);
    assert!(!causes(&run).contains(&Cause::Overlap), "{:?}", run.remarks);
}

/// Molecules that are too near to be found make spots without a neighbour poor, too.
#[test]
fn crowding_is_named_at_any_density() {
    let area_um2 = (SIDE as f64 * PIXEL_UM).powi(2);
    for (seed, density) in [(71, 0.5), (72, 1.0), (73, 2.0)] {
        let scene = Scene {
            spots: density * area_um2,
            apart: 0.0,
            ..Scene::new(seed)
        };
        let model = Model::xynb(SIGMA_UM);
        let run = localize(&scene.expose(), &scene.camera, model, SIGMA_PX);
        let (cause, text) = first(&run);
        assert_eq!(cause, Cause::Overlap, "{density} a um2: {text}");
        assert!(text.contains("`crowded` = on"), "{text}");
    }
}

#[test]
fn isolated_spots_have_no_remark_on_neighbours() {
    for seed in 22..26 {
        let scene = dense(seed);
        let model = Model::xynb(SIGMA_UM);
        let movie = scene.expose();
        let all = localize(&movie, &scene.camera, model.clone(), SIGMA_PX);
        let (cause, text) = first(&all);
        assert_eq!(cause, Cause::Overlap);
        // The share of all rows, not of those that the run looked at.
        let p_values = all.table.floats("p_value").expect("p-values");
        let known: Vec<f64> = p_values.iter().copied().filter(|p| p.is_finite()).collect();
        let poor = known.iter().filter(|p| **p < 0.01).count();
        let low = 100.0 * poor as f64 / known.len() as f64;
        let share = format!("{low:.0} % of the p-values are below 0.01, where 1 % is right");
        assert!(text.starts_with(&share), "{share}: {text}");
        assert!(
            text.contains("more often for spots with another in the ROI"),
            "{text}"
        );
        let detection = Detection {
            isolated: true,
            ..Detection::new(SIGMA_UM)
        };
        let isolated = localize_detected(&movie, &scene.camera, model, &detection);
        let crowded = isolated.counts.search.expect("a search").crowded;
        assert!(crowded > 50, "{crowded}");
        assert!(
            !causes(&isolated).contains(&Cause::Overlap),
            "{:?}",
            isolated.remarks
        );
    }
}

#[test]
fn an_astigmatic_movie_is_named() {
    for (seed, model) in [
        (31, Model::xynb(SIGMA_UM)),
        (32, Model::xynb(1.3 * SIGMA_UM)),
        (33, Model::xynbs()),
    ] {
        let scene = Scene {
            shape: Shape2d::Astigmatic,
            photons: 4000.0,
            frames: 40,
            ..Scene::new(seed)
        };
        let run = localize(&scene.expose(), &scene.camera, model.clone(), SIGMA_PX);
        let (cause, text) = first(&run);
        assert_eq!(cause, Cause::Astigmatism, "{model:?}: {text}");
        assert!(
            text.contains("xynbsxsy") && text.contains("`astigmatic`"),
            "{text}"
        );
        assert_eq!(run.remarks.len(), 1, "{:?}", run.remarks);
    }
}

#[test]
fn a_remark_on_motion_does_not_recommend_the_model_in_use() {
    let scene = Scene {
        motion_px: 3.0,
        photons: 3000.0,
        ..Scene::new(34)
    };
    for (model, is_recommended) in [(Model::xynb(SIGMA_UM), true), (Model::xynbs(), false)] {
        let run = localize(&scene.expose(), &scene.camera, model, SIGMA_PX);
        let (cause, text) = first(&run);
        assert_eq!(cause, Cause::Motion, "{text}");
        assert_eq!(text.contains("xynbs"), is_recommended, "{text}");
    }
}

#[test]
fn a_wrong_pixel_size_is_named_first() {
    for (seed, factor, error) in [(41, 4.0, "too large"), (42, 0.25, "too small")] {
        let scene = Scene {
            photons: 2000.0,
            frames: 40,
            ..Scene::new(seed)
        };
        let pixel_um = factor * PIXEL_UM;
        let camera = Camera::ideal(pixel_um);
        let movie = scene.expose();
        // The width of the detection is right, as of a model with a free width.
        let detection = Detection::new(SIGMA_PX * pixel_um);
        for (model, detection) in [
            (Model::xynb(SIGMA_UM), &Detection::new(SIGMA_UM)),
            (Model::xynbs(), &detection),
            (Model::xynbsxsy(), &detection),
        ] {
            let run = localize_detected(&movie, &camera, model.clone(), detection);
            let (cause, text) = first(&run);
            assert_eq!(cause, Cause::PixelSize, "{factor} {model:?}: {text}");
            assert!(text.contains(error), "{text}");
            let width = number_before(text, " um, where visible");
            let expected = SIGMA_PX * pixel_um;
            assert!((width / expected - 1.0).abs() < 0.1, "{width} {expected}");
            assert_eq!(run.remarks.len(), 1, "{:?}", run.remarks);
        }
    }
}

#[test]
fn a_wrong_width_is_told_in_um_at_any_factor() {
    for (seed, factor) in [
        (51, 0.3),
        (52, 0.6),
        (53, 0.8),
        (54, 1.3),
        (55, 1.7),
        (56, 2.5),
    ] {
        let scene = Scene {
            photons: 3000.0,
            frames: 40,
            ..Scene::new(seed)
        };
        let model = Model::xynb(factor * SIGMA_UM);
        let run = localize(&scene.expose(), &scene.camera, model, factor * SIGMA_PX);
        let (cause, text) = first(&run);
        assert_eq!(cause, Cause::Width, "{factor}: {text}");
        let direction = if factor < 1.0 { "wider" } else { "narrower" };
        assert!(text.contains(direction) && !text.contains('%'), "{text}");
        let width = number_before(text, " um, the model");
        assert!((width / SIGMA_UM - 1.0).abs() < 0.08, "{factor}: {width}");
        assert_eq!(run.remarks.len(), 1, "{:?}", run.remarks);
    }
}

#[test]
fn a_forgotten_camera_leads_to_its_calibration() {
    let scene = Scene {
        camera: Camera::ideal(PIXEL_UM)
            .with_offset_adu(104.0)
            .with_gain_e_per_adu(0.46)
            .with_read_noise_e(1.5),
        ..Scene::new(24)
    };
    let movie = scene.expose();
    let model = Model::xynb(SIGMA_UM);
    let run = localize(&movie, &Camera::ideal(PIXEL_UM), model, SIGMA_PX);
    let (cause, text) = first(&run);
    assert_eq!(cause, Cause::OffsetLow, "{text}");
    // The offset that fits a gain of 1 is wrong, and so are photons with it.
    let way_out = text
        .find("`gaussmle calibrate camera`")
        .expect("the way out");
    let condition = text.find("Only if the gain is 1").expect("the condition");
    assert!(way_out < condition, "{text}");
}

#[test]
fn an_offset_is_told_in_adu() {
    const OFFSET: f64 = 100.0;
    for (seed, gain, excess) in [(61, 0.25, 1.0), (62, 2.0, 1.0), (63, 0.5, 2.0)] {
        let camera = |offset: f64| {
            Camera::ideal(PIXEL_UM)
                .with_offset_adu(offset)
                .with_gain_e_per_adu(gain)
                .with_read_noise_e(1.0)
                .with_excess_noise(excess)
        };
        let scene = Scene {
            photons: 3000.0,
            camera: camera(OFFSET),
            ..Scene::new(seed)
        };
        let movie = scene.expose();
        let model = Model::xynb(SIGMA_UM);
        let unless = "it is 0 unless given";
        for given in [0.0, 60.0] {
            let run = localize(&movie, &camera(given), model.clone(), SIGMA_PX);
            let (cause, text) = first(&run);
            assert_eq!(cause, Cause::OffsetLow, "{text}");
            let adu = number_before(text, " ADU");
            let expected = OFFSET - given;
            assert!((adu / expected - 1.0).abs() < 0.15, "{adu} {expected}");
            assert_eq!(text.contains(unless), given == 0.0, "{text}");
        }
        // The offset of maps is always given.
        let map = |value: f64| Array2::from_elem((SIDE, SIDE), value as f32);
        let maps = [0.0, gain, 1.0].map(map);
        let [offset, gain, variance] = maps.each_ref().map(|map| map.view());
        let maps = Camera::scmos(
            PIXEL_UM,
            ScmosMaps {
                offset_adu: offset,
                gain_e_per_adu: gain,
                variance_e2: variance,
                mask: None,
            },
        )
        .expect("maps");
        let run = localize(&movie, &maps.with_excess_noise(excess), model, SIGMA_PX);
        let (cause, text) = first(&run);
        assert_eq!(cause, Cause::OffsetLow, "{text}");
        assert!(!text.contains(unless), "{text}");
    }
}
