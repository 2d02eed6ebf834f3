//! Spot detection: the band-pass search compared with theory, the net gradient with Picasso.

use gaussmle::Camera;
use gaussmle::camera::ScmosMaps;
use gaussmle_detect::{Border, Corner, Criterion, Detection, Detector, Error, Frame, Workspace};
use gaussmle_io::movie::{self, OpenOptions, Pixels};
use gaussmle_smlm::simulate::{MovieSimulation, SimulatedMovie};
use ndarray::Array2;

use crate::support::{data_file, printed, script};

const PIXEL_UM: f64 = 0.1;
const SIGMA_UM: f64 = 0.13;

fn uniform() -> Camera {
    Camera::ideal(PIXEL_UM)
        .with_offset_adu(100.0)
        .with_gain_e_per_adu(0.5)
        .with_read_noise_e(1.5)
}

/// A camera whose pixels differ. Some are hot and some are dead.
fn scmos(width: usize, height: usize) -> Camera {
    let map = |f: &dyn Fn(usize) -> f32| {
        Array2::from_shape_fn((height, width), |(y, x)| f((y * width + x) * 7919 % 1009))
    };
    let offset = map(&|i| 100.0 + (i % 20) as f32);
    let gain = map(&|i| 0.4 + 0.001 * (i % 200) as f32);
    let variance = map(&|i| if i < 3 { 400.0 } else { 1.0 + (i % 7) as f32 });
    let dead = map(&|i| f32::from(i == 500)).mapv(|v| v > 0.0);
    Camera::scmos(
        PIXEL_UM,
        ScmosMaps {
            offset_adu: offset.view(),
            gain_e_per_adu: gain.view(),
            variance_e2: variance.view(),
            mask: Some(dead.view()),
        },
    )
    .expect("valid")
}

fn emccd() -> Camera {
    Camera::ideal(PIXEL_UM)
        .with_offset_adu(200.0)
        .with_gain_e_per_adu(0.05)
        .with_excess_noise(2.0)
}

fn movie(camera: &Camera, background: f64, emitters: f64, frames: usize) -> SimulatedMovie {
    let simulation = MovieSimulation {
        camera: camera.clone(),
        background,
        emitters,
        sigma_um: SIGMA_UM,
        seed: 5,
        ..MovieSimulation::new(frames, 200, 150)
    };
    simulation.run().expect("a valid simulation")
}

fn detector(detection: &Detection, camera: &Camera) -> Detector {
    Detector::new(detection, camera, 200, 150).expect("valid")
}

fn find(detector: &Detector, pixels: &[u16]) -> Vec<Corner> {
    let mut found = Vec::new();
    detector.find(Frame::U16(pixels), &mut Workspace::default(), &mut found);
    found
}

#[test]
fn number_of_false_alarms_is_the_expected_one() {
    let cameras = [
        ("ideal", Camera::ideal(PIXEL_UM)),
        ("read noise", uniform()),
        ("sCMOS", scmos(200, 150)),
        ("EMCCD", emccd()),
    ];
    const FRAMES: usize = 120;
    for (name, camera) in cameras {
        for background in [0.3, 3.0, 30.0] {
            let movie = movie(&camera, background, 0.0, FRAMES);
            let frames: Vec<Vec<u16>> = (0..FRAMES).map(|frame| movie.frame(frame)).collect();
            // With spots at the border, and without.
            for border in [Border::Shift, Border::Skip] {
                for expected in [1.0, 20.0] {
                    let detection = Detection {
                        criterion: Criterion::FalseAlarms(expected),
                        border,
                        ..Detection::new(SIGMA_UM)
                    };
                    let detector = detector(&detection, &camera);
                    let count: usize = frames.iter().map(|f| find(&detector, f).len()).sum();
                    let (count, all) = (count as f64, expected * FRAMES as f64);
                    println!(
                        "{name}, b = {background}, {border:?}: {count} false spots, {all} expected"
                    );
                    // The tolerance is a tenth for what the theory leaves out (rounding, the
                    // estimate of the background, diagonal neighbours), plus four standard
                    // deviations.
                    let off = 0.1 * all + 4.0 * all.sqrt();
                    assert!((count - all).abs() < off, "{name}, b = {background}");
                }
            }
        }
    }
}

#[test]
fn spots_are_found_at_their_positions() {
    for (name, camera) in [
        ("ideal", Camera::ideal(PIXEL_UM)),
        ("sCMOS", scmos(200, 150)),
    ] {
        let movie = movie(&camera, 5.0, 12.0, 40);
        let detector = detector(&Detection::new(SIGMA_UM), &camera);
        let (mut bright, mut hit, mut found, mut wrong) = (0, 0, 0, 0);
        for frame in 0..40 {
            let spots = find(&detector, &movie.frame(frame));
            let truth: Vec<(f64, f64, f64)> = movie
                .truth(frame)
                .map(|b| (b.x_um / PIXEL_UM - 0.5, b.y_um / PIXEL_UM - 0.5, b.photons))
                .collect();
            let near = |(x, y): (f64, f64), within: f64| {
                spots.iter().any(|corner| {
                    (corner.x as f64 + 5.0 - x).hypot(corner.y as f64 + 5.0 - y) < within
                })
            };
            for (i, &(x, y, photons)) in truth.iter().enumerate() {
                let inside = x > 6.0 && y > 6.0 && x < 193.0 && y < 143.0;
                let alone = truth
                    .iter()
                    .enumerate()
                    .all(|(j, t)| i == j || (t.0 - x).hypot(t.1 - y) > 8.0);
                if photons > 300.0 && inside && alone {
                    bright += 1;
                    hit += usize::from(near((x, y), 1.5));
                }
            }
            found += spots.len();
            wrong += spots
                .iter()
                .filter(|c| {
                    truth
                        .iter()
                        .all(|t| (c.x as f64 + 5.0 - t.0).hypot(c.y as f64 + 5.0 - t.1) > 3.0)
                })
                .count();
        }
        println!("{name}: {hit} of {bright} bright emitters, {wrong} of {found} spots are none");
        assert!(bright > 150, "{bright}");
        assert_eq!(hit, bright, "{name}");
        // 0.1 per frame are expected; 99.99 % of the Poisson distribution is below 13.
        assert!(wrong < 13, "{name}: {wrong}");
    }
}

#[test]
fn hot_pixels_of_a_known_camera_are_not_spots() {
    let (width, height) = (200, 150);
    let flat = |v: f32| Array2::from_elem((height, width), v);
    let mut variance = flat(2.0);
    variance[[70, 90]] = 1e5;
    let knows = Camera::scmos(
        PIXEL_UM,
        ScmosMaps {
            offset_adu: flat(100.0).view(),
            gain_e_per_adu: flat(0.5).view(),
            variance_e2: variance.view(),
            mask: None,
        },
    );
    let mut pixels = vec![120u16; width * height];
    pixels[70 * width + 90] = 2000;
    let find = |camera: &Camera| find(&detector(&Detection::new(SIGMA_UM), camera), &pixels).len();
    assert_eq!(find(&uniform()), 1, "who does not know is fooled");
    assert_eq!(find(&knows.expect("valid")), 0);
}

#[test]
fn spots_keep_the_minimum_separation() {
    let (width, height) = (200usize, 150usize);
    let mut pixels = vec![110u16; width * height];
    for (x, y, peak) in [(60, 60, 900), (68, 60, 600), (120, 20, 700)] {
        for dy in -5i32..=5 {
            for dx in -5i32..=5 {
                let light = f64::from(peak) * (-f64::from(dx * dx + dy * dy) / 3.4).exp();
                pixels[(y + dy) as usize * width + (x + dx) as usize] += light as u16;
            }
        }
    }
    for (separation, expected) in [(0.3, 3), (0.79, 3), (0.81, 2)] {
        let detection = Detection {
            min_separation_um: Some(separation),
            ..Detection::new(SIGMA_UM)
        };
        let found = find(&detector(&detection, &uniform()), &pixels);
        assert_eq!(found.len(), expected, "{separation} um: {found:?}");
        assert!(
            found.contains(&Corner { x: 55, y: 55 }),
            "the brighter one stays"
        );
    }
}

#[test]
fn suppressed_spots_do_not_suppress_others() {
    let (width, height) = (200usize, 150usize);
    let mut pixels = vec![110u16; width * height];
    // Each spot is brighter than the one before and 0.6 um from it.
    for (x, peak) in [(60, 500), (66, 700), (72, 900)] {
        for dy in -5i32..=5 {
            for dx in -5i32..=5 {
                let light = f64::from(peak) * (-f64::from(dx * dx + dy * dy) / 3.4).exp();
                pixels[(60 + dy) as usize * width + (x + dx) as usize] += light as u16;
            }
        }
    }
    let detection = Detection {
        min_separation_um: Some(0.8),
        ..Detection::new(SIGMA_UM)
    };
    let found = find(&detector(&detection, &uniform()), &pixels);
    assert_eq!(found, [Corner { x: 55, y: 55 }, Corner { x: 67, y: 55 }]);
}

#[test]
fn spots_at_the_border_are_left_out_or_shifted() {
    let (width, height) = (200usize, 150usize);
    let mut pixels = vec![110u16; width * height];
    pixels[3 * width + 2] = 3000;
    pixels[100 * width + 198] = 3000;
    pixels[75 * width + 100] = 3000;
    let find = |border| {
        let detection = Detection {
            border,
            ..Detection::new(SIGMA_UM)
        };
        find(&detector(&detection, &uniform()), &pixels)
    };
    assert_eq!(find(Border::Skip), [Corner { x: 95, y: 70 }]);
    assert_eq!(
        find(Border::Shift),
        [
            Corner { x: 0, y: 0 },
            Corner { x: 95, y: 70 },
            Corner { x: 189, y: 95 }
        ]
    );
}

#[test]
fn u16_and_f32_frames_agree_and_nan_removes_only_its_spot() {
    let camera = uniform();
    let movie = movie(&camera, 5.0, 30.0, 6);
    for criterion in [Criterion::FalseAlarms(0.1), Criterion::NetGradient(300.0)] {
        let detection = Detection {
            criterion,
            ..Detection::new(SIGMA_UM)
        };
        let detector = detector(&detection, &camera);
        // All searches share one workspace: data of the previous frame must not matter.
        let mut workspace = Workspace::default();
        for frame in (0..6).chain([0]) {
            let pixels = movie.frame(frame);
            let mut floats: Vec<f32> = pixels.iter().map(|&v| v.into()).collect();
            let expected = find(&detector, &pixels);
            assert!(expected.len() > 5, "{}", expected.len());
            let mut found = Vec::new();
            detector.find(Frame::F32(&floats), &mut workspace, &mut found);
            assert_eq!(found, expected);
            let lost = expected[expected.len() / 2];
            floats[(lost.y + 5) * 200 + lost.x + 5] = f32::NAN;
            detector.find(Frame::F32(&floats), &mut workspace, &mut found);
            let far = |c: &&Corner| c.x.abs_diff(lost.x) > 25 || c.y.abs_diff(lost.y) > 25;
            let kept: Vec<_> = expected.iter().filter(far).collect();
            assert!(kept.iter().all(|c| found.contains(c)), "{criterion:?}");
        }
    }
}

#[test]
fn nan_pixels_make_no_spots() {
    let camera = Camera::ideal(PIXEL_UM);
    // The brighter the background, the deeper the hole that a 0 would be.
    let movie = movie(&camera, 2000.0, 0.0, 30);
    let detector = detector(&Detection::new(SIGMA_UM), &camera);
    let mut count = 0;
    for frame in 0..30 {
        let mut pixels: Vec<f32> = movie.frame(frame).iter().map(|&v| v.into()).collect();
        for hole in 0..70 {
            pixels[hole * 419 + 37] = [f32::NAN, f32::INFINITY][hole % 2];
        }
        let mut found = Vec::new();
        detector.find(Frame::F32(&pixels), &mut Workspace::default(), &mut found);
        count += found.len();
    }
    // 3 are expected; 99.99 % of the Poisson distribution is below 13.
    assert!(count < 13, "{count} false spots");
}

#[test]
fn net_gradient_equals_picasso() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut movies: Vec<(&str, [usize; 3], Vec<u16>)> = Vec::new();
    if let Some(path) = data_file("picasso/testdata_1000f.raw") {
        let movie = movie::open(&path, &OpenOptions::default()).expect("opened");
        let mut pixels = Pixels::default();
        movie.read(0..1000, &mut pixels).expect("read");
        let Pixels::U16(pixels) = pixels else {
            panic!("16 bits")
        };
        movies.push(("Picasso's own", [1000, 32, 32], pixels));
    }
    let simulated = movie(&uniform(), 2.0, 60.0, 20);
    let frames: Vec<u16> = (0..20).flat_map(|frame| simulated.frame(frame)).collect();
    movies.push(("simulated", [20, 150, 200], frames));
    // Flat regions, where the first of equal pixels is the maximum.
    let steps = (0..3 * 40 * 37).map(|i| (i / 5 % 7 * 100 + i * 31 % 3) as u16);
    movies.push(("in steps", [3, 37, 40], steps.collect()));
    // One process: Picasso compiles for seconds.
    let Some(mut picasso) = script("identify.py") else {
        return;
    };
    const SEARCHES: [(usize, f64); 4] = [(7, 0.0), (7, 500.0), (5, 120.0), (9, 900.0)];
    for (number, (_, [frames, height, width], pixels)) in movies.iter().enumerate() {
        let path = folder.path().join(format!("frames{number}.npy"));
        let mut file = movie::write_header("<u2", &[*frames, *height, *width]);
        file.extend(pixels.iter().flat_map(|v| v.to_le_bytes()));
        std::fs::write(&path, file).expect("written");
        for (side, least) in SEARCHES {
            picasso
                .arg(&path)
                .args([side.to_string(), least.to_string()]);
        }
    }
    let text = String::from_utf8(printed(picasso)).expect("text");
    let picasso: Vec<[usize; 4]> = text
        .lines()
        .map(|line| {
            let words: Vec<usize> = line
                .split(' ')
                .map(|w| w.parse().expect("a number"))
                .collect();
            words.try_into().expect("four numbers")
        })
        .collect();
    let searches = movies
        .iter()
        .flat_map(|movie| SEARCHES.map(|search| (movie, search)));
    for (number, ((name, [_, height, width], pixels), (side, least))) in searches.enumerate() {
        let picasso: Vec<(usize, usize, usize)> = picasso
            .iter()
            .filter(|spot| spot[0] == number)
            .map(|&[_, frame, x, y]| (frame, x, y))
            .collect();
        let detection = Detection {
            criterion: Criterion::NetGradient(least),
            roi: side,
            ..Detection::new(SIGMA_UM)
        };
        let camera = Camera::ideal(PIXEL_UM);
        let detector = Detector::new(&detection, &camera, *width, *height).expect("valid");
        let ours: Vec<(usize, usize, usize)> = pixels
            .chunks(width * height)
            .enumerate()
            .flat_map(|(frame, pixels)| {
                let found = find(&detector, pixels).into_iter();
                found.map(move |c| (frame, c.x + side / 2, c.y + side / 2))
            })
            .collect();
        println!("{name}, box {side}, {least}: {} spots", picasso.len());
        assert!(picasso.len() > 10, "{name} {side} {least}");
        assert_eq!(ours, picasso, "{name}, box {side}, {least}");
    }
}

#[test]
fn invalid_detection_options_are_errors() {
    let assert_error = |detection: Detection, camera: &Camera, parts: &[&str]| {
        let error = Detector::new(&detection, camera, 200, 150).expect_err("refused");
        let text = error.to_string();
        for part in parts {
            assert!(text.contains(part), "`{text}` lacks `{part}`");
        }
    };
    let base = Detection::new(SIGMA_UM);
    let with = |criterion| Detection { criterion, ..base };
    let camera = uniform();
    assert_error(
        with(Criterion::FalseAlarms(0.0)),
        &camera,
        &["false alarms", "above 0"],
    );
    assert_error(
        with(Criterion::Deviations(f64::NAN)),
        &camera,
        &["threshold"],
    );
    assert_error(
        with(Criterion::NetGradient(f64::NAN)),
        &camera,
        &["net gradient"],
    );
    let even = Detection {
        roi: 8,
        ..with(Criterion::NetGradient(100.0))
    };
    assert_error(even, &camera, &["8", "odd"]);
    assert_error(Detection { roi: 3, ..base }, &camera, &["roi: it is 3"]);
    assert_error(
        Detection {
            sigma_um: 0.0,
            ..base
        },
        &camera,
        &["width of spots"],
    );
    let other = Detector::new(&base, &scmos(200, 151), 200, 150).expect_err("another size");
    assert!(
        matches!(other, Error::Fit(gaussmle::Error::FrameSize { .. })),
        "{other}"
    );
    assert!(
        Detector::new(&base, &camera, 10, 150).is_err(),
        "the ROI does not fit"
    );
}
