use super::*;

fn parts() -> SplineParts {
    SplinePsf::example().parts().clone()
}

fn message(change: impl FnOnce(&mut SplineParts)) -> String {
    let mut parts = parts();
    change(&mut parts);
    SplinePsf::new(parts).expect_err("refused").to_string()
}

#[test]
fn derivatives_are_those_of_the_molecule() {
    let psf = SplinePsf::example();
    let step = 1e-5;
    for n in 0..200 {
        let [dx, dy, z] = [7.1, 3.3, 0.17].map(|r| (f64::from(n) * r).sin());
        let (dx, dy, z) = (6.0 * dx, 6.0 * dy, 0.6 * z);
        let [_, by_x, by_y, by_z] = psf.value_and_derivatives(dx, dy, z);
        let value = |x, y, z| psf.value_and_derivatives(x, y, z)[0];
        // A molecule that moves right brings the pixel nearer to its left.
        let x = (value(dx - step, dy, z) - value(dx + step, dy, z)) / (2.0 * step);
        let y = (value(dx, dy - step, z) - value(dx, dy + step, z)) / (2.0 * step);
        let z = (value(dx, dy, z + step) - value(dx, dy, z - step)) / (2.0 * step);
        for (analytic, numeric) in [(by_x, x), (by_y, y), (by_z, z)] {
            assert!((analytic - numeric).abs() < 1e-8, "{analytic} {numeric}");
        }
    }
}

#[test]
fn the_spline_passes_through_its_samples() {
    let samples: Vec<f64> = (0..5 * 7 * 6).map(|n| f64::from(n).sin() + 1.2).collect();
    let sampling = Sampling {
        centre: Some([2.25, 3.5, 1.0]),
        ..Sampling::default()
    };
    let psf = SplinePsf::from_samples(&samples, [5, 7, 6], sampling).expect("a PSF");
    assert_eq!((psf.shape(), psf.half_window_px()), ([7, 9, 8], 2.25));
    let value = |n: usize| {
        let (k, j, i) = (n / 42, n / 6 % 7, n % 6);
        psf.value_and_derivatives(i as f64 - 2.25, j as f64 - 3.5, (k as f64 - 1.0) * 0.1)[0]
    };
    let scale = samples[0] / value(0);
    for (n, sample) in samples.iter().enumerate() {
        assert!((value(n) * scale - sample).abs() < 2e-6, "{n}");
    }
    assert!((psf.brightest_light() - 1.0).abs() < 1e-6);
}

#[test]
fn a_negative_step_turns_the_planes() {
    let samples: Vec<f64> = (0..5 * 7 * 6).map(|n| f64::from(n).sin() + 1.2).collect();
    let of = |z_step_um| {
        let sampling = Sampling {
            z_step_um,
            centre: Some([2.0, 3.0, 1.0]),
            ..Sampling::default()
        };
        SplinePsf::from_samples(&samples, [5, 7, 6], sampling).expect("a PSF")
    };
    let (up, down) = (of(0.1), of(-0.1));
    assert_eq!(
        down.z_range_um().map(|z| (z * 1e6).round() / 1e6),
        [-0.3, 0.1]
    );
    for z in [-0.09, 0.0, 0.21] {
        let [a, _, _, by_z] = up.value_and_derivatives(0.3, -0.4, z);
        let [b, _, _, turned] = down.value_and_derivatives(0.3, -0.4, -z);
        assert!((a - b).abs() < 1e-7 && (by_z + turned).abs() < 1e-6);
    }
}

#[test]
fn one_plane_has_no_z() {
    let samples: Vec<f64> = (0..81).map(|n| f64::from(n % 9 + 1)).collect();
    let psf = SplinePsf::from_samples(&samples, [1, 9, 9], Sampling::default()).expect("a PSF");
    assert!(!psf.has_z() && psf.shape() == [1, 11, 11]);
    let [value, _, _, by_z] = psf.value_and_derivatives(0.2, 0.1, 5.0);
    assert!(value > 0.0 && by_z == 0.0);
    assert!((psf.window_light(0.0) - 1.0).abs() < 1e-6);
    assert_eq!(
        psf.clone().scaled_z(0.8).expect("a PSF").z_range_um(),
        [0.0, 0.0]
    );
}

#[test]
fn the_example_is_normalized_and_elongated_along_each_axis() {
    let psf = SplinePsf::example();
    assert!((psf.brightest_light() - 1.0).abs() < 1e-6);
    let at = |x, y, z| psf.value_and_derivatives(x, y, z)[0];
    // The focus of x is at 0.2 um: there the PSF is long along y.
    assert!(at(0.0, 3.0, 0.2) > 2.0 * at(3.0, 0.0, 0.2));
    assert!(at(3.0, 0.0, -0.2) > 2.0 * at(0.0, 3.0, -0.2));
    assert!(psf.is_measured(-8.0, 8.0) && !psf.is_measured(8.01, 0.0));
}

#[test]
fn scaled_z_is_the_same_psf_over_scaled_z() {
    let psf = SplinePsf::example();
    let scaled = psf.clone().scaled_z(0.75).expect("a PSF");
    let [value, _, _, by_z] = psf.value_and_derivatives(1.2, 0.4, 0.3);
    let [same, _, _, steeper] = scaled.value_and_derivatives(1.2, 0.4, 0.225);
    assert!((value - same).abs() < 1e-15 && (by_z / 0.75 - steeper).abs() < 1e-12);
    assert!((scaled.z_range_um()[1] - 0.525).abs() < 1e-12);
    for factor in [0.0, -1.0, f64::NAN, f64::INFINITY] {
        let error = psf
            .clone()
            .scaled_z(factor)
            .map(|_| ())
            .expect_err("refused");
        assert!(error.to_string().contains("expected"), "{error}");
    }
}

#[test]
fn parts_that_cannot_be_are_refused() {
    for (text, expected) in [
        (message(|p| p.shape = [17, 19, 18]), "has 6137 of them"),
        (
            message(|p| p.shape = [3, 19, 19]),
            "in one plane or at least 4",
        ),
        (
            message(|p| p.shape = [usize::MAX, 19, 19]),
            "has 6137 of them",
        ),
        (message(|p| p.coefficients[7] = f32::NAN), "coefficient 7"),
        (
            message(|p| p.knots_per_pixel = 0.0),
            "0 knots per pixel: expected 0.5 to 16",
        ),
        (message(|p| p.plane_spacing_um = -0.1), "plane spacing"),
        (
            message(|p| p.half_window_px = 8.5),
            "expected 1 to 17, of 19 coefficients",
        ),
        (message(|p| p.half_window_px = f64::NAN), "half window"),
        (message(|p| p.origin[1] = f64::NAN), "the window along y"),
        (
            message(|p| p.origin[2] = f64::INFINITY),
            "the range of z -0.7",
        ),
        (
            message(|p| p.z_range_um = [0.1, 0.1]),
            "the lower number first",
        ),
        (message(|p| p.z_range_um = [0.1, 0.8]), "expected 1 to 15"),
    ] {
        assert!(text.contains(expected), "{text}");
    }
    let dark = SplinePsf::from_samples(&[0.0; 75], [3, 5, 5], Sampling::default());
    assert!(dark.expect_err("dark").to_string().contains("expected"));
    let short = SplinePsf::from_samples(&[0.0; 74], [3, 5, 5], Sampling::default());
    assert!(
        short
            .expect_err("short")
            .to_string()
            .contains("has 74 of them")
    );
}
