//! Fits spots with every model and camera, and prints a checksum of the bits of all results.
//!
//! `cargo xtask systems` compares the lines of several systems. The pixels come from integers alone, so
//! they are the same everywhere.

use std::error::Error;
use std::thread;

use gaussmle::camera::ScmosMaps;
use gaussmle::model::{MODELS, ModelKind, Takes};
use gaussmle::{Astigmatism, Backend, Camera, Fits, Fitter, Model, Parameter, RoiStack, Status};
use ndarray::{Array2, Array3};

const PIXEL_UM: f64 = 0.1;
const SIGMA_UM: f64 = 0.122;

/// More than the 256 that a thread takes at once, and no multiple of the width of a vector.
const SPOTS: usize = 515;

const SIZES: [usize; 4] = [5, 7, 11, 16];

/// The side of the camera maps, pixels.
const SENSOR: usize = 64;

/// Fits that run at once, each on all threads.
const AT_ONCE: usize = 3;

/// The widths of vectors, in spots: AVX-512, AVX2, SSE4.2 or NEON.
const LANES: [usize; 3] = [16, 8, 4];

/// A binomial distribution: nearly a Gaussian with a width of 1.22 pixels. The sum is 64.
const PROFILE: [u64; 8] = [20, 15, 6, 1, 0, 0, 0, 0];

/// The fixed-point numbers of positions and photons have this many parts of one.
const PARTS: u64 = 16;

/// Random bits from the places of a value: the finalizer of SplitMix64 (Steele, Lea and Flood, OOPSLA
/// 2014).
fn random(roi: usize, value: usize) -> u64 {
    let seed = (roi * 1024 + value) as u64;
    let mut bits = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

/// The profile at a distance, linear between its values. The sum over pixels is 64 `PARTS`.
fn profile(distance: u64) -> u64 {
    let (pixel, part) = ((distance / PARTS) as usize, distance % PARTS);
    let at = |pixel: usize| PROFILE.get(pixel).copied().unwrap_or(0);
    at(pixel) * (PARTS - part) + at(pixel + 1) * part
}

/// The photoelectrons of the pixels of a ROI, times `PARTS`.
fn photoelectrons(roi: usize, size: usize) -> Vec<u64> {
    // Values from `size * size` on belong to the spot.
    let of_spot = |value: usize, range: u64| random(roi, size * size + value) % range;
    let center = |value: usize| (size as u64 - 1) * PARTS / 2 + of_spot(value, PARTS) - PARTS / 2;
    let (x, y) = (center(0), center(1));
    let photons = 300 + of_spot(2, 4000);
    let background = PARTS + of_spot(3, 20 * PARTS);
    // Some spots are wider along y.
    let quarters = 2 + of_spot(4, 3);
    let pixel = |index: usize| {
        let away = |pixel: usize, center: u64| (pixel as u64 * PARTS).abs_diff(center);
        let along_x = profile(away(index % size, x));
        let along_y = profile(away(index / size, y) * quarters / 4) * quarters / 4;
        let mean = background + photons * along_x * along_y / (64 * 64 * PARTS);
        // The sum of four bytes has the mean 510 and a standard deviation of 148.
        let bytes: u64 = random(roi, index).to_le_bytes()[..4]
            .iter()
            .map(|&byte| u64::from(byte))
            .sum();
        (mean + (mean * PARTS).isqrt() * bytes / 148)
            .saturating_sub((mean * PARTS).isqrt() * 510 / 148)
    };
    match roi {
        // All pixels are equal.
        7 => vec![5 * PARTS; size * size],
        // No light at all but in one pixel.
        9 => (0..size * size)
            .map(|index| if index == 12 { 9000 * PARTS } else { 0 })
            .collect(),
        // No spot.
        13 => (0..size * size)
            .map(|index| (random(roi, index) % 9) * PARTS)
            .collect(),
        _ => (0..size * size).map(pixel).collect(),
    }
}

/// The kinds of cameras.
#[derive(Clone, Copy)]
enum Kind {
    Ideal,
    ReadNoise,
    Maps,
}

impl Kind {
    const ALL: [(Kind, &str); 3] = [
        (Kind::Ideal, "ideal"),
        (Kind::ReadNoise, "read-noise"),
        (Kind::Maps, "maps"),
    ];

    fn camera(self) -> gaussmle::Result<Camera> {
        let map = |value: fn(usize) -> f32| {
            Array2::from_shape_fn((SENSOR, SENSOR), |(y, x)| value(y * SENSOR + x))
        };
        Ok(match self {
            Kind::Ideal => Camera::ideal(PIXEL_UM),
            Kind::ReadNoise => Camera::ideal(PIXEL_UM)
                .with_offset_adu(100.0)
                .with_gain_e_per_adu(0.5)
                .with_read_noise_e(1.5),
            Kind::Maps => {
                let offset = map(|pixel| 100.0 + (pixel % 7) as f32);
                let gain = map(|pixel| 0.5 + (pixel % 5) as f32 / 32.0);
                let variance = map(|pixel| match pixel % 211 {
                    // A masked pixel.
                    0 => f32::NAN,
                    rest => 1.0 + (rest % 9) as f32 / 4.0,
                });
                let (offset, gain, variance) = (offset.view(), gain.view(), variance.view());
                Camera::scmos(
                    PIXEL_UM,
                    ScmosMaps {
                        offset_adu: offset,
                        gain_e_per_adu: gain,
                        variance_e2: variance,
                        mask: None,
                    },
                )?
            }
        })
    }

    /// The counts of a pixel with these photoelectrons, times `PARTS`.
    fn counts(self, photoelectrons: u64) -> u64 {
        match self {
            Kind::Ideal => photoelectrons,
            Kind::ReadNoise | Kind::Maps => 100 * PARTS + 2 * photoelectrons,
        }
    }
}

fn models() -> Vec<Model> {
    let curve = [0.12, 0.125, 0.05, -0.03, 0.02, 0.04, 0.25, 0.4];
    let example = |kind: &&'static ModelKind| match kind.takes {
        Takes::Curve => Model::astigmatic(Astigmatism::from_numbers(curve)),
        Takes::Width | Takes::StartWidth | Takes::Spline | Takes::SplinePlane => {
            kind.example(SIGMA_UM)
        }
    };
    MODELS.iter().map(example).collect()
}

/// The values of all results. p-values come from the system's exponential function, which differs from
/// that of others in the last digits: they are rounded to `f32`.
fn values(fits: &Fits) -> Vec<f64> {
    let parameters = fits.model().parameters();
    let covariances = parameters.iter().enumerate().flat_map(|(k, &a)| {
        let second = parameters[k..].iter();
        second.map(move |&b| fits.covariance(a, b).expect("the model has both"))
    });
    let of_parameter = |&parameter: &Parameter| {
        let value = fits.parameter(parameter).expect("the model has it");
        let std = fits.std(parameter).expect("the model has it");
        [value, std]
    };
    let all = "all outputs";
    let [mean, variance, third] = fits.expected_deviance().expect(all);
    let wide = |column: &[f32]| column.iter().copied().map(f64::from).collect();
    let raw = [fits.x_px(), fits.y_px(), fits.log_likelihood().expect(all)];
    let goodness = [fits.deviance().expect(all), mean, variance, third];
    let iterations = fits.iterations().iter().copied().map(f64::from);
    let status = fits.status().iter().map(|&status| f64::from(status.code()));
    parameters
        .iter()
        .flat_map(of_parameter)
        .chain(covariances)
        .chain(raw.map(wide))
        .chain(goodness.map(wide))
        .flatten()
        .chain(iterations)
        .chain(status)
        .chain(
            fits.p_value()
                .expect(all)
                .into_iter()
                .map(|p| f64::from(p as f32)),
        )
        .collect()
}

/// FNV-1a of 64 bits. Every NaN counts as the same: Rust leaves its other bits open.
fn checksum(values: &[f64]) -> u64 {
    let bits = |value: &f64| if value.is_nan() { f64::NAN } else { *value }.to_bits();
    values
        .iter()
        .flat_map(|value| bits(value).to_le_bytes())
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        })
}

/// Fits a stack several times at once, and returns the results, which must be equal.
fn fit(fitter: &Fitter, rois: &RoiStack<'_>) -> gaussmle::Result<Fits> {
    thread::scope(|scope| {
        let start = |_| scope.spawn(|| fitter.fit(rois));
        let started: Vec<_> = (0..AT_ONCE).map(start).collect();
        let mut first: Option<Fits> = None;
        for thread in started {
            let fits = thread.join().expect("no panic")?;
            if let Some(first) = &first {
                assert_eq!(checksum(&values(first)), checksum(&values(&fits)));
            }
            first.get_or_insert(fits);
        }
        Ok(first.expect("a fit"))
    })
}

/// Fits ROIs of a size with every camera and model. Prints a line for each.
fn fit_all(lanes: usize, size: usize) -> Result<(), Box<dyn Error>> {
    let rois = 0..SPOTS;
    let parts: Vec<u64> = rois.flat_map(|roi| photoelectrons(roi, size)).collect();
    let corners = Array2::from_shape_fn((SPOTS, 2), |(roi, axis)| {
        (random(roi, axis) % (SENSOR - size) as u64) as i32
    });
    for (kind, camera) in Kind::ALL {
        let counts = || parts.iter().map(|&parts| kind.counts(parts));
        let shape = (SPOTS, size, size);
        let whole = counts().map(|counts| (counts / PARTS) as u16);
        let whole = Array3::from_shape_vec(shape, whole.collect())?;
        let with_parts = counts().map(|counts| counts as f32 / PARTS as f32);
        let mut with_parts = Array3::from_shape_vec(shape, with_parts.collect())?;
        // Bad input.
        with_parts[[11, 2, 2]] = f32::NAN;
        for (pixels, rois) in [
            ("u16", RoiStack::from_u16(whole.view())?),
            ("f32", RoiStack::from_f32(with_parts.view())?),
        ] {
            let rois = rois.with_corners(corners.view())?;
            for model in models() {
                let builder = Fitter::builder(model.clone(), kind.camera()?);
                let fits = fit(&builder.backend(Backend::Cpu).build()?, &rois)?;
                let status = fits.status().iter();
                let converged = status.filter(|&&of| of == Status::Converged).count();
                // Small ROIs do not determine the widths of all spots.
                assert!(converged > SPOTS / 3, "{converged} fits converged");
                let (name, sum) = (model.name(), checksum(&values(&fits)));
                println!(
                    "{lanes} {name} {camera} {size} {pixels}: {sum:016x}, {converged} of {SPOTS} \
                     converged"
                );
            }
        }
    }
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    for lanes in LANES {
        gaussmle_kernels::limit_cpu_lanes(lanes);
        // This processor may lack them.
        if gaussmle_kernels::cpu_lanes() == lanes {
            for size in SIZES {
                fit_all(lanes, size)?;
            }
        }
    }
    Ok(())
}
