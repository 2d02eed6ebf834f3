//! Given PSFs against Gaussians in closed form: the light of a square is a product of differences of
//! erf.

use std::ops::Range;

use gaussmle_io::movie::{FileError, PixelType, Pixels, Shape};

use super::*;

/// A stack in memory.
#[derive(Clone, Debug)]
struct Stack {
    values: Vec<f32>,
    shape: Shape,
    facts: MovieMetadata,
}

impl Movie for Stack {
    fn shape(&self) -> Shape {
        self.shape
    }

    fn pixel_type(&self) -> PixelType {
        PixelType::F32
    }

    fn format(&self) -> &'static str {
        "memory"
    }

    fn notes(&self) -> &[String] {
        &[]
    }

    fn metadata(&self) -> MovieMetadata {
        self.facts.clone()
    }

    fn read(&self, frames: Range<usize>, into: &mut Pixels) -> Result<(), FileError> {
        let area = self.shape.pixels();
        *into = Pixels::F32(self.values[frames.start * area..frames.end * area].to_vec());
        Ok(())
    }
}

/// The error function by its series; 1 to 1e-8 from 4 on.
fn erf(x: f64) -> f64 {
    if x.abs() >= 4.0 {
        return x.signum();
    }
    let (mut term, mut sum) = (x, 0.0);
    for n in 0..120 {
        sum += term / f64::from(2 * n + 1);
        term *= -x * x / f64::from(n + 1);
    }
    sum * std::f64::consts::FRAC_2_SQRT_PI
}

/// The light of a square of a side at a place, of a Gaussian. All lengths are in pixels.
fn gaussian(place: [f64; 2], sigma: [f64; 2], side: f64) -> f64 {
    let share = |x: f64, sigma: f64| {
        let scale = std::f64::consts::SQRT_2 * sigma;
        (erf((x + side / 2.0) / scale) - erf((x - side / 2.0) / scale)) / 2.0
    };
    share(place[0], sigma[0]) * share(place[1], sigma[1])
}

/// The widths of an astigmatic PSF along x and y, pixels.
fn widths(z_um: f64) -> [f64; 2] {
    [(0.2, 1.3), (-0.2, 1.4)]
        .map(|(focus, width)| width * (1.0 + ((z_um - focus) / 0.4_f64).powi(2)).sqrt())
}

const PLANES: usize = 21;
const STEP_UM: f64 = 0.05;

/// The height of a plane of the stacks.
fn height(plane: usize) -> f64 {
    (plane as f64 - 10.0) * STEP_UM
}

/// The stack of this PSF with `n` samples along a pixel.
fn stack(n: usize, rows: usize, columns: usize) -> Stack {
    let along = |k: usize, count: usize| (k as f64 - (count as f64 - 1.0) / 2.0) / n as f64;
    let mut values = Vec::new();
    for plane in 0..PLANES {
        let sigma = widths(height(plane));
        for y in 0..rows {
            values.extend((0..columns).map(|x| {
                let place = [along(x, columns), along(y, rows)];
                (1000.0 * gaussian(place, sigma, 1.0 / n as f64)) as f32
            }));
        }
    }
    Stack {
        values,
        shape: Shape {
            frames: PLANES,
            height: rows,
            width: columns,
        },
        facts: MovieMetadata::default(),
    }
}

fn options(oversampling: usize) -> GivenOptions {
    GivenOptions {
        z_step_um: Some(STEP_UM),
        oversampling,
        pixel_size_um: None,
    }
}

fn refusal(stack: &Stack, options: &GivenOptions) -> String {
    given_psf(stack, options).expect_err("refused").to_string()
}

/// The largest difference of a PSF from the closed form, in parts of the peak of its plane, for
/// molecules anywhere on a pixel. A natural spline bends less than the PSF in the last planes.
fn worst(psf: &SplinePsf) -> f64 {
    let mut worst: f64 = 0.0;
    for n in 0..60 {
        let [x, y, z] = [7.1, 3.3, 0.17].map(|r| libm::sin(f64::from(n) * r));
        let (x, y, z_um) = (0.5 * x, 0.5 * y, 0.4 * z);
        let sigma = widths(z_um);
        let side = 13;
        let images = psf.images(6.0 + x, 6.0 + y, z_um, side);
        let peak = gaussian([0.0; 2], sigma, 1.0);
        for (at, light) in images.light.iter().enumerate() {
            let place = [(at % side) as f64 - 6.0 - x, (at / side) as f64 - 6.0 - y];
            worst = worst.max((light - gaussian(place, sigma, 1.0)).abs() / peak);
        }
    }
    worst
}

#[test]
fn pixels_have_the_light_of_the_closed_form() {
    // Even and odd numbers of samples, of which one makes the resampled places knots, one does not.
    for (n, rows, columns, most) in [
        (1, 27, 26, 6e-3),
        (2, 54, 53, 1e-3),
        (3, 81, 80, 1e-3),
        (4, 108, 109, 1e-3),
        (5, 135, 135, 1e-3),
    ] {
        let given = given_psf(&stack(n, rows, columns), &options(n)).expect("a PSF");
        let psf = &given.psf;
        assert_eq!(psf.knots_per_pixel(), n.min(2) as f64);
        assert_eq!(psf.shape()[0], PLANES + 2);
        assert_eq!(psf.z_range_um(), [-0.5, 0.5]);
        assert!(psf.half_window_px() >= 12.0 && given.window() >= 25);
        let worst = worst(psf);
        println!("{n} samples a pixel: {worst:.1e} of the peak");
        assert!(worst < most, "{n}: {worst}");
        assert!((psf.brightest_light() - 1.0).abs() < 1e-6);
        assert!(given.advice().is_empty(), "{:?}", given.advice());
        assert!(given.light.centre_px.iter().all(|px| px.abs() < 1e-3));
    }
}

#[test]
fn a_negative_step_turns_z() {
    let stack = stack(1, 27, 27);
    let up = given_psf(&stack, &options(1)).expect("a PSF");
    let down = GivenOptions {
        z_step_um: Some(-STEP_UM),
        ..options(1)
    };
    let down = given_psf(&stack, &down).expect("a PSF");
    for (x, y, z) in [(0.3, 0.8, 0.2), (2.0, -1.4, -0.31)] {
        let [a, _, _, by_z] = up.psf.value_and_derivatives(x, y, z);
        let [b, _, _, turned] = down.psf.value_and_derivatives(x, y, -z);
        assert!((a - b).abs() < 1e-6 && (by_z + turned).abs() < 1e-5);
    }
    assert_eq!(
        down.file(Path::new("a.npy")).calibration.z_step_um,
        Some(-STEP_UM)
    );
}

#[test]
fn one_plane_makes_a_psf_without_z() {
    let mut flat = stack(3, 63, 63);
    flat.shape.frames = 1;
    flat.values.truncate(63 * 63);
    let given = given_psf(
        &flat,
        &GivenOptions {
            z_step_um: None,
            ..options(3)
        },
    )
    .expect("a PSF");
    assert!(!given.psf.has_z() && given.z_step_um.is_none());
    let sigma = widths(height(0));
    let whole = given.psf.window_light(0.0);
    assert!((whole - 1.0).abs() < 1e-6);
    let [centre, off] = [[0.0, 0.0], [0.7, -1.2]].map(|[x, y]| {
        let [light, ..] = given.psf.value_and_derivatives(x, y, 0.0);
        light / gaussian([x, y], sigma, 1.0)
    });
    assert!((centre / off - 1.0).abs() < 1e-3, "{centre} {off}");
}

#[test]
fn files_name_their_stack_and_are_read() {
    let mut stack = stack(2, 54, 54);
    stack.facts.pixel_size_um = Some(0.054.into());
    stack.facts.pixel_size_entry = Some("`PhysicalSizeX` of OME");
    let given = given_psf(&stack, &options(2)).expect("a PSF");
    assert_eq!(
        given.notes,
        ["the pixel size is 0.108 um, that of 2 samples, from `PhysicalSizeX` of OME"]
    );
    let file = given.file(Path::new("vectorial.npy"));
    let bytes = file.bytes().expect("bytes");
    let read = SplinePsfFile::from_bytes(bytes).expect("a PSF");
    assert_eq!(read, file);
    assert_eq!(read.pixel_size_um, Some([0.108; 2]));
    assert_eq!(read.quality["given"].as_bool(), Some(true));
    let stack_path = read.quality["stack"].as_str().expect("a path");
    assert!(stack_path.ends_with("vectorial.npy"));
    let typed = GivenOptions {
        pixel_size_um: Some(0.1.into()),
        ..options(2)
    };
    let given = given_psf(&stack, &typed).expect("a PSF");
    assert_eq!(given.pixel_size_um, Some(0.1.into()));
    assert!(given.notes[0].contains("check which one is right"));
}

#[test]
fn light_that_is_cut_off_negative_or_off_centre_is_found() {
    let small = given_psf(&stack(1, 9, 9), &options(1)).expect("a PSF");
    let [note] = &small.advice()[..] else {
        panic!("{:?}", small.advice());
    };
    // The widest planes reach beyond 9 pixels.
    assert!(
        note.contains("cut off") && note.contains("of 21 planes"),
        "{note}"
    );
    let mut negative = stack(1, 27, 27);
    negative.values[5 * 27 * 27] -= 1.0;
    let [note] = &given_psf(&negative, &options(1)).expect("a PSF").advice()[..] else {
        panic!("expected a note");
    };
    assert!(
        note.contains("negative in 1 of 21 planes") && note.contains("z = -0.25 um"),
        "{note}"
    );
    // The centre of an FFT: sample 13 of 26 in place of 12.5.
    let mut shifted = stack(1, 27, 27);
    let rows = shifted.values.chunks_exact(27);
    shifted.values = rows.flat_map(|row| row[..26].to_vec()).collect();
    shifted.shape.width = 26;
    let given = given_psf(&shifted, &options(1)).expect("a PSF");
    let [x, y] = given.light.centre_px;
    assert!((x - 0.5).abs() < 0.02 && y.abs() < 1e-3, "{x} {y}");
}

#[test]
fn stacks_that_are_no_psf_are_refused() {
    let good = stack(1, 9, 9);
    let changed = |change: &dyn Fn(&mut Stack)| {
        let mut stack = good.clone();
        change(&mut stack);
        refusal(&stack, &options(1))
    };
    for (text, expected) in [
        (
            changed(&|s| s.values[81 + 9 + 2] = f32::NAN),
            "plane 1, row 1 and column 2 is NaN",
        ),
        (
            changed(&|s| s.values[2 * 81..3 * 81].fill(0.0)),
            "plane 2 has no light",
        ),
        (
            changed(&|s| s.facts.frames_per_plane = Some(3)),
            "3 frames in each plane along z: expected one",
        ),
        (
            changed(&|s| s.shape.frames = 600),
            "600 planes of 9 x 9 samples: expected at most 510",
        ),
        (
            changed(&|s| (s.shape.height, s.shape.width) = (4000, 4000)),
            "expected at most 510 planes and 67108864 samples",
        ),
        (
            refusal(&good, &options(2)),
            "9 x 9 samples in a plane: expected at least 10 x 10",
        ),
        (
            refusal(&good, &options(0)),
            "samples along a pixel is 0: it must be 1 to 16",
        ),
        (refusal(&good, &options(17)), "is 17: it must be 1 to 16"),
        (
            refusal(
                &good,
                &GivenOptions {
                    z_step_um: None,
                    ..options(1)
                },
            ),
            "a stack of 21 planes needs the distance",
        ),
        (
            refusal(
                &good,
                &GivenOptions {
                    z_step_um: Some(50.0),
                    ..options(1)
                },
            ),
            "it is in micrometres",
        ),
        (
            refusal(
                &good,
                &GivenOptions {
                    pixel_size_um: Some(0.0.into()),
                    ..options(1)
                },
            ),
            "the pixel size (um) is 0",
        ),
    ] {
        assert!(text.contains(expected), "{text}");
    }
}
