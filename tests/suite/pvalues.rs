//! p-values are uniform where the model is true, and small where it is not.

use gaussmle::camera::ScmosMaps;
use gaussmle::simulate::Simulation;
use gaussmle::stats::{deviance_p_value, gamma_q, ks_uniform};
use gaussmle::{Backend, Camera, Fits, Fitter, Model, RoiStack, Status};
use ndarray::{Array2, Array3};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use rand_distr::{Distribution, Gamma, Normal, Poisson};

use crate::support::{PIXEL_UM, cpu, curve, fit, thorough};

#[test]
fn gamma_function_equals_closed_forms() {
    // Q(1, x) = exp(-x); Q(1/2, x) = erfc(sqrt x); Q(n, x) is a Poisson sum.
    for x in [0.01, 0.3, 1.0, 2.5, 8.0, 40.0f64] {
        assert!((gamma_q(1.0, x) - (-x).exp()).abs() < 1e-14);
        assert!((gamma_q(0.5, x) - libm::erfc(x.sqrt())).abs() < 1e-13);
        let poisson: f64 = (0..30)
            .map(|k| (f64::from(k) * x.ln() - x - libm::lgamma(f64::from(k) + 1.0)).exp())
            .sum();
        assert!((gamma_q(30.0, x) - poisson).abs() < 1e-12, "{x}");
    }
}

#[test]
fn gamma_function_equals_mpmath() {
    // `mpmath.gammainc(a, x, inf, regularized=True)` with 50 digits. Most are in the range of the
    // asymptotic expansion, whose error is relative to the tail.
    for (a, x, right) in [
        (20.0, 8.819_660_112_501_051, 0.999_167_732_759_074_8),
        (20.0, 19.552_786_404_500_043, 0.510_368_534_556_036_7),
        (20.0, 19.999_999_552_786_406, 0.470_257_306_567_602),
        (20.0, 20.0, 0.470_257_266_839_239_96),
        (20.0, 20.000_004_472_135_956, 0.470_256_869_555_667_37),
        (20.0, 24.472_135_954_999_58, 0.156_914_074_131_186_3),
        (20.0, 33.416_407_864_998_74, 0.004_923_297_428_849_060_5),
        (20.0, 42.360_679_774_997_9, 4.737_942_857_868_77e-5),
        (20.0, 73.665_631_459_994_96, 3.367_319_905_201_318_6e-14),
        (58.5, 39.378_676_824_027_05, 0.997_406_487_955_066),
        (58.5, 57.735_147_072_961_084, 0.522_644_727_400_771_1),
        (58.5, 58.499_999_235_147_07, 0.482_612_003_385_785_3),
        (58.5, 58.5, 0.482_611_963_548_345_35),
        (58.5, 58.500_007_648_529_27, 0.482_611_565_173_974_74),
        (58.5, 66.148_529_270_389_18, 0.158_024_318_929_431_4),
        (58.5, 81.445_587_811_167_54, 0.003_254_988_354_838_437),
        (58.5, 96.742_646_351_945_9, 1.114_910_185_871_324_3e-5),
        (58.5, 150.282_351_244_670_14, 4.202_787_404_007_043e-18),
        (1_000.25, 921.183_176_995_657_6, 0.994_743_404_712_638_7),
        (1_000.25, 997.087_327_079_826_3, 0.535_682_736_045_422),
        (1_000.25, 1_000.249_996_837_327_1, 0.495_795_321_273_483_75),
        (1_000.25, 1000.25, 0.495_795_281_382_579_44),
        (1_000.25, 1_000.250_031_626_729_2, 0.495_794_882_473_540_9),
        (1_000.25, 1_031.876_729_201_737, 0.158_615_821_321_227_73),
        (
            1_000.25,
            1_095.130_187_605_210_7,
            0.001_747_192_987_814_691_9,
        ),
        (1_000.25, 1_158.383_646_008_684_8, 9.264_915_956_118_418e-7),
        (
            1_000.25,
            1_379.770_750_420_843_3,
            2.673_920_551_973_234_6e-27,
        ),
        (40_000.0, 39_500.0, 0.993_943_323_935_242_3),
        (40_000.0, 39_980.0, 0.539_172_785_790_289_4),
        (40_000.0, 39_999.999_98, 0.499_335_136_001_132_3),
        (40_000.0, 40_000.0, 0.499_335_096_106_988_34),
        (40_000.0, 40_000.000_2, 0.499_334_697_165_535_63),
        (40_000.0, 40_200.0, 0.158_654_249_291_603_9),
        (40_000.0, 40_600.0, 0.001_409_595_831_583_223),
        (40_000.0, 41_000.0, 3.513_900_203_493_034_6e-7),
        (40_000.0, 42_400.0, 2.795_378_356_496_751e-32),
    ] {
        let q = gamma_q(a, x);
        assert!((q - right).abs() < 1e-12, "Q({a}, {x}) = {q}");
        if right < 0.5 {
            // The other methods lose more digits, as they use the logarithm of gamma(a).
            let relative = if (x / a - 1.0).abs() < 0.4 {
                1e-13
            } else {
                1e-10
            };
            assert!((q / right - 1.0).abs() < relative, "Q({a}, {x}) = {q}");
        }
    }
}

#[test]
fn the_methods_of_the_gamma_function_meet() {
    // On both sides of each limit of the asymptotic expansion.
    for (a, mu) in [
        (20.0, 0.1),
        (25.0, -0.42),
        (60.0, -0.42),
        (25.0, 0.6),
        (60.0, 0.6),
    ] {
        let nudge = 1e-9;
        let q = |sign: f64| {
            let a = a * (1.0 + sign * nudge);
            gamma_q(a, a * (1.0 + mu + sign * nudge))
        };
        // The slope is below 1 / (2 sqrt(a)) at each x.
        let change = 4.0 * nudge * a;
        assert!((q(1.0) - q(-1.0)).abs() < change, "{a} {mu}");
        assert!((q(1.0) - q(-1.0)).abs() / q(1.0) < 1e-6, "{a} {mu}");
    }
}

#[test]
fn p_values_are_uniform() {
    // The 99.9 % quantile of the Kolmogorov-Smirnov distance for this number of values.
    const SPOTS: usize = 20_000;
    const FARTHEST: f64 = 0.0138;
    let maps = |variance: f32| {
        let flat = |v: f32| Array2::from_elem((40, 40), v);
        // A quarter of the pixels have half of this variance, and a quarter twice as much.
        let spread = |(y, x): (usize, usize)| variance * [0.5, 1.0, 2.0, 1.0][(3 * y + 5 * x) % 4];
        Camera::scmos(
            PIXEL_UM,
            ScmosMaps {
                offset_adu: flat(100.0).view(),
                gain_e_per_adu: flat(0.5).view(),
                variance_e2: Array2::from_shape_fn((40, 40), spread).view(),
                mask: None,
            },
        )
        .expect("valid")
    };
    let cameras = [
        ("ideal", Camera::ideal(PIXEL_UM)),
        (
            "read noise 1.6",
            Camera::ideal(PIXEL_UM)
                .with_offset_adu(100.0)
                .with_gain_e_per_adu(0.5)
                .with_read_noise_e(1.6),
        ),
        ("sCMOS", maps(2.0)),
        ("noisy sCMOS", maps(30.0)),
        (
            "EMCCD",
            Camera::ideal(PIXEL_UM)
                .with_offset_adu(100.0)
                .with_gain_e_per_adu(0.05)
                .with_excess_noise(2.0),
        ),
        (
            "read noise 0.3",
            Camera::ideal(PIXEL_UM)
                .with_offset_adu(100.0)
                .with_gain_e_per_adu(0.5)
                .with_read_noise_e(0.3),
        ),
        (
            "read noise 0.5",
            Camera::ideal(PIXEL_UM)
                .with_offset_adu(100.0)
                .with_gain_e_per_adu(0.5)
                .with_read_noise_e(0.5),
        ),
        ("quiet sCMOS", maps(0.09)),
    ];
    let models = [
        Model::xynb(1.3 * PIXEL_UM),
        Model::xynbs(),
        Model::astigmatic(curve(1.3 * PIXEL_UM)),
    ];
    for (c, (name, camera)) in cameras.into_iter().enumerate() {
        for (b, background) in [1.0, 3.0, 10.0, 50.0].into_iter().enumerate() {
            for (m, model) in models.clone().into_iter().enumerate() {
                // Every pair of a camera, a background and a model, unless all are wanted.
                if !thorough() && (c + b) % 3 != m {
                    continue;
                }
                let simulation = Simulation::new(11)
                    .camera(camera.clone())
                    .psf_of(&model, 0.2)
                    .sigma_um(1.3 * PIXEL_UM)
                    .photons(1500.0)
                    .background(background)
                    .seed(51);
                let stack = simulation.run(SPOTS).expect("a valid simulation");
                let fits = fit(model.clone(), camera.clone(), &cpu(), &stack);
                let mut p: Vec<f64> = fits
                    .p_value()
                    .expect("not left out")
                    .into_iter()
                    .zip(fits.status())
                    .filter_map(|(p, &s)| (s == Status::Converged).then_some(p))
                    .collect();
                assert!(
                    p.len() > SPOTS * 9 / 10,
                    "{name} {} b {background}: {} converged",
                    model.name(),
                    p.len()
                );
                let distance = ks_uniform(&mut p);
                println!(
                    "{name} {} b {background}: KS distance {distance:.4} of {}",
                    model.name(),
                    p.len()
                );
                assert!(
                    distance < FARTHEST,
                    "{name} {} b {background}: {distance}",
                    model.name()
                );
            }
        }
    }
}

/// Spots of 1500 photons in light that rises to 60 photoelectrons and has a bright spot, as a camera shows them. If it
/// multiplies electrons, each becomes an exponential number of them, which doubles the variance. Nothing here is
/// computed by the library. Returns the pixels, ADU, and the light.
fn beside_light(camera: &Camera, spots: usize, background: f64) -> (Array3<u16>, Array3<f32>) {
    const SIDE: usize = 11;
    let mut rng = StdRng::seed_from_u64(57);
    let light = Array3::from_shape_fn((spots, SIDE, SIDE), |(spot, y, x)| {
        let [dx, dy] = [x as f32 - 8.5, y as f32 - 3.0 - (spot % 5) as f32];
        6.0 * x as f32 + 90.0 * (-(dx * dx + dy * dy) / 4.0).exp()
    });
    let [offset, gain, variance] = camera.pixel(0, 0).expect("even");
    let read = Normal::new(0.0, variance.sqrt()).expect("a width");
    let mut pixels = Array3::zeros(light.dim());
    for (mut pixels, light) in pixels.outer_iter_mut().zip(light.outer_iter()) {
        let shares = [0; 2].map(|_| {
            let centre = 5.5 + rng.random_range(-0.5..0.5);
            let below = |edge: usize| libm::erf((edge as f64 - centre) / (1.3 * 2f64.sqrt()));
            std::array::from_fn::<f64, SIDE, _>(|i| 0.5 * (below(i + 1) - below(i)))
        });
        for (((y, x), adu), &light) in pixels.indexed_iter_mut().zip(light) {
            let spot = 1500.0 * shares[0][x] * shares[1][y];
            let mean = spot + background + f64::from(light);
            let photons: f64 = Poisson::new(mean).expect("light").sample(&mut rng);
            let electrons = match camera.excess_noise() > 1.0 && photons > 0.0 {
                true => Gamma::new(photons, 1.0).expect("photons").sample(&mut rng),
                false => photons,
            };
            *adu = (offset + (electrons + read.sample(&mut rng)) / gain).round() as u16;
        }
    }
    (pixels, light)
}

#[test]
fn p_values_beside_known_light_are_uniform() {
    // As in `p_values_are_uniform`.
    const SPOTS: usize = 20_000;
    const FARTHEST: f64 = 0.0138;
    let camera = Camera::ideal(PIXEL_UM).with_offset_adu(100.0);
    let cameras = [
        ("photons", camera.clone()),
        (
            "read noise 1.6",
            camera
                .clone()
                .with_gain_e_per_adu(0.1)
                .with_read_noise_e(1.6),
        ),
        (
            "EMCCD",
            camera.with_gain_e_per_adu(0.05).with_excess_noise(2.0),
        ),
    ];
    let mut wrong = Vec::new();
    for (name, camera) in cameras {
        for background in [1.0, 3.0, 10.0, 50.0] {
            let (pixels, light) = beside_light(&camera, SPOTS, background);
            for model in [Model::xynb(1.3 * PIXEL_UM), Model::xynbs()] {
                let distance = |light: Option<&[f32]>| {
                    let stack = RoiStack::from_u16(pixels.view()).expect("valid");
                    let stack = match light {
                        Some(light) => stack.with_light(light).expect("valid"),
                        None => stack,
                    };
                    let fitter = Fitter::builder(model.clone(), camera.clone());
                    let fitter = fitter.backend(Backend::Cpu).build().expect("valid");
                    let fits = fitter.fit(&stack).expect("fits");
                    let p = fits.p_value().expect("not left out");
                    let converged = p.into_iter().zip(fits.status());
                    let converged = converged.filter(|&(_, &status)| status == Status::Converged);
                    let mut p: Vec<f64> = converged.map(|(p, _)| p).collect();
                    (p.len(), ks_uniform(&mut p))
                };
                let case = format!("{name} {} b {background}", model.name());
                let (number, known) = distance(light.as_slice());
                println!("{case}: KS distance {known:.4} of {number}");
                assert!(number > SPOTS * 9 / 10, "{case}: {number} converged");
                if known >= FARTHEST {
                    wrong.push(format!("{case}: {known:.4}"));
                }
                // The light that is not known is no even background.
                let (_, unknown) = distance(None);
                assert!(unknown > 0.3, "{case}: {unknown}");
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}

#[test]
fn p_values_follow_a_shifted_gamma_distribution() {
    // Chi-squared is such a distribution, and so is what remains when parameters are subtracted.
    let free = 4.0;
    for n in [5.0f64, 40.0, 400.0] {
        for part in [0.5, 1.0, 1.4] {
            let deviance = n * part;
            let expected = [n + free, 2.0 * (n + free), 8.0 * (n + free)];
            let p = deviance_p_value(deviance, expected, free, 0.0);
            assert!(
                (p - gamma_q(n / 2.0, deviance / 2.0)).abs() < 1e-9,
                "{n}: {p}"
            );
        }
    }
    // From SciPy's `pearson3.sf`. The last value lies below the support.
    for (deviance, expected, right) in [
        (120.0, [116.0, 232.0, 900.0], 0.285_834_901_613),
        (150.0, [121.5, 210.0, 700.0], 0.015_835_760_215),
        (90.0, [121.5, 210.0, 700.0], 0.980_451_811_017),
        (1.0, [20.0, 30.0, 300.0], 1.0),
    ] {
        let p = deviance_p_value(deviance, expected, free, 0.0);
        assert!((p - right).abs() < 1e-9, "{deviance} {expected:?}: {p}");
    }
    // Without skewness it is a normal distribution, up to the smallest skewness that is used.
    let p = deviance_p_value(112.0, [116.0, 232.0, -50.0], free, 0.0);
    assert!((p - 0.5).abs() < 2e-3, "{p}");
    for nonsense in [
        [116.0, 0.0, 900.0],
        [f64::NAN, 232.0, 900.0],
        [0.0, f64::NAN, 900.0],
        [116.0, 232.0, f64::NAN],
    ] {
        let p = deviance_p_value(120.0, nonsense, free, 0.0);
        assert!(p.is_nan(), "{nonsense:?}: {p}");
    }
    assert!(deviance_p_value(f64::NAN, [116.0, 232.0, 900.0], free, 0.0).is_nan());
    let p = deviance_p_value(f64::INFINITY, [116.0, 232.0, 900.0], free, 0.0);
    assert_eq!(p, 0.0);
}

/// Fits of simulated spots with the width of a pixel, by the true model and an ideal camera.
fn fits_of(simulation: Simulation, spots: usize) -> Fits {
    let camera = Camera::ideal(PIXEL_UM);
    let simulation = simulation.camera(camera.clone()).sigma_um(PIXEL_UM);
    let stack = simulation.run(spots).expect("valid");
    fit(Model::xynb(PIXEL_UM), camera, &cpu(), &stack)
}

#[test]
fn dark_backgrounds_have_p_values() {
    // These p-values are not uniform: most pixels are empty, and the deviance has few different
    // values.
    for background in [0.0, 0.003, 0.01, 0.03, 0.1] {
        let simulation = Simulation::new(21).photons(1500.0).background(background);
        let fits = fits_of(simulation.seed(53), 2000);
        let p = fits.p_value().expect("not left out");
        let low = p.iter().filter(|&&p| p < 0.01).count();
        println!("b {background}: {low} of 2000 below 0.01");
        for (p, status) in p.iter().zip(fits.status()) {
            assert!(p.is_finite() || !status.is_usable(), "b {background}");
        }
        assert!(low < 120, "b {background}: {low} of 2000 below 0.01");
    }
}

/// The sums of the tables of read noise over dark pixels are no moments: variances below 0, among them.
#[test]
fn dark_spots_of_noisy_multiplied_electrons_have_p_values_that_are_not_too_small() {
    const SPOTS: usize = 2000;
    let sigma_um = 1.3 * PIXEL_UM;
    let mut cases = vec![(2.0, 0.2, 1000.0, 0.1, 21), (2.0, 0.5, 20.0, 0.01, 7)];
    for (excess, read_noise) in [(1.0, 0.2), (1.5, 0.2), (2.0, 0.2), (2.0, 0.5), (2.5, 0.5)] {
        for (photons, background) in [(5.0, 0.01), (5.0, 0.1), (20.0, 0.01), (20.0, 0.1)] {
            cases.push((excess, read_noise, photons, background, 9));
        }
    }
    for case in cases {
        let (excess, read_noise, photons, background, side) = case;
        let camera = Camera::ideal(PIXEL_UM)
            .with_offset_adu(100.0)
            .with_gain_e_per_adu(0.5)
            .with_read_noise_e(read_noise)
            .with_excess_noise(excess);
        let simulation = Simulation::new(side)
            .camera(camera.clone())
            .sigma_um(sigma_um)
            .photons(photons)
            .background(background)
            .seed(55);
        let stack = simulation.run(SPOTS).expect("valid");
        let fits = fit(Model::xynb(sigma_um), camera, &cpu(), &stack);
        let usable = fits
            .p_value()
            .expect("not left out")
            .into_iter()
            .zip(fits.status());
        let usable = usable.filter(|(_, status)| status.is_usable());
        let p: Vec<f64> = usable.map(|(p, _)| p).collect();
        assert!(p.len() > SPOTS * 9 / 10, "{case:?}: {} usable", p.len());
        assert!(p.iter().all(|p| (0.0..=1.0).contains(p)), "{case:?}");
        for level in [0.01, 0.05] {
            let below = p.iter().filter(|&&p| p < level).count() as f64;
            let expected = level * p.len() as f64;
            // Uniform p-values exceed it once in a thousand cases.
            let most = expected + 3.1 * (expected * (1.0 - level)).sqrt();
            println!("{case:?}: {below} of {} below {level}", p.len());
            assert!(below <= most, "{case:?}: {below} below {level}");
        }
    }
}

#[test]
fn wrong_models_have_small_p_values() {
    let stack = Simulation::new(11)
        .camera(Camera::ideal(PIXEL_UM))
        .sigma_um(1.8 * PIXEL_UM)
        .photons(3000.0)
        .seed(52)
        .run(2000)
        .expect("valid");
    let fits = fit(
        Model::xynb(1.2 * PIXEL_UM),
        Camera::ideal(PIXEL_UM),
        &cpu(),
        &stack,
    );
    let small = fits.p_value().expect("not left out");
    let small = small.iter().filter(|&&p| p < 1e-3).count();
    assert!(
        small > 1900,
        "{small} of 2000 spots of the wrong width have a small p-value"
    );
}

#[test]
fn spots_with_hardly_any_light_have_p_values_that_are_not_too_small() {
    const SPOTS: usize = 4000;
    let free = 4.0;
    let (mut all, mut few, mut low) = (0, 0, 0);
    for photons in [3.0, 6.0, 12.0, 25.0, 50.0] {
        for background in [0.0, 0.003, 0.03] {
            let simulation = Simulation::new(9).photons(photons).background(background);
            let fits = fits_of(simulation.seed(54), SPOTS);
            let [mean, variance, _] = fits.expected_deviance().expect("not left out");
            let deviance = fits.deviance().expect("not left out");
            for (i, p) in fits
                .p_value()
                .expect("not left out")
                .into_iter()
                .enumerate()
            {
                if !fits.status()[i].is_usable() {
                    continue;
                }
                assert!(
                    (0.0..=1.0).contains(&p),
                    "{photons} photons, background {background}: {p} for a deviance of {} where {} +- {} are expected",
                    deviance[i],
                    mean[i],
                    variance[i].sqrt()
                );
                all += 1;
                // More than the four parameters' share is not there.
                if f64::from(mean[i]) <= free || f64::from(variance[i]) <= 2.0 * free {
                    few += 1;
                    low += usize::from(p < 0.01);
                }
            }
        }
    }
    println!("{all} fits, {few} with hardly any light, {low} of these with a p-value below 0.01");
    assert!(all > 10_000 && few > 1000, "{all} {few}");
    assert!(low * 100 <= few, "{low} of {few} below 0.01");
    // Without the share of the parameters: chi-squared with three degrees of freedom.
    for deviance in [0.1, 3.0, 12.0] {
        let p = deviance_p_value(deviance, [3.0, 6.0, 24.0], free, 0.0);
        assert!(
            (p - gamma_q(1.5, deviance / 2.0)).abs() < 1e-9,
            "{deviance}: {p}"
        );
    }
    // The value for nearly no share is that for the limit from above, or larger.
    let [above, below] =
        [4.01, 3.99].map(|mean| deviance_p_value(1.0, [mean, 9.0, 30.0], free, 0.0));
    assert!(below > above, "{below} {above}");
}
