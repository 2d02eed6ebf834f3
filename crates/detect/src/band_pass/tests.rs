//! The search in tiles, vectors and integers finds the spots of plain loops over whole frames.

use gaussmle::Camera;
use gaussmle::camera::ScmosMaps;
use ndarray::Array2;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

use super::*;

/// The filter's values of a whole frame, and a sum of each block, in the order of single loops.
fn filtered(plan: &SearchPlan, values: Values<'_>) -> Vec<f32> {
    let (width, height) = (plan.width, plan.height);
    let mut plane = vec![0.0; width * height];
    for (y, row) in plane.chunks_exact_mut(width).enumerate() {
        values.load(0, y, row);
    }
    let clamp = |i: usize, step: isize, side: usize| {
        (i as isize + step).clamp(0, side as isize - 1) as usize
    };
    let along_y = |half: &[f32]| -> Vec<f32> {
        let at = |x: usize, y: usize, step: isize| plane[clamp(y, step, height) * width + x];
        let mut out = Vec::new();
        for y in 0..height {
            for x in 0..width {
                let mut sum = half[0] * at(x, y, 0);
                for (j, weight) in half.iter().enumerate().skip(1) {
                    sum += weight * (at(x, y, -(j as isize)) + at(x, y, j as isize));
                }
                out.push(sum);
            }
        }
        out
    };
    let smooth = |half: &[f32]| -> Vec<f32> {
        let rows = along_y(half);
        let at = |x: usize, y: usize, step: isize| rows[y * width + clamp(x, step, width)];
        let mut out = Vec::new();
        for y in 0..height {
            for x in 0..width {
                let mut sum = half[0] * at(x, y, 0);
                for (j, weight) in half.iter().enumerate().skip(1) {
                    sum += weight * (at(x, y, -(j as isize)) + at(x, y, j as isize));
                }
                out.push(sum);
            }
        }
        out
    };
    let (spot, surround) = (smooth(&plan.kernel.spot), smooth(&plan.kernel.surround));
    let mut out = Vec::new();
    for (i, (mut a, mut b)) in spot.into_iter().zip(surround).enumerate() {
        if let Noise::Maps(maps) = &plan.noise {
            a *= maps.scales.floats[0][i];
            b *= maps.scales.floats[1][i];
        }
        out.push(a - b);
    }
    out
}

/// The means of blocks, by sums of columns in f32.
fn means(plan: &SearchPlan, values: Values<'_>) -> Vec<f32> {
    let blocks = &plan.blocks;
    let mut means = Vec::new();
    for row in 0..blocks.rows {
        let mut sums = vec![0.0f32; plan.width];
        let mut line = vec![0.0f32; plan.width];
        for y in blocks.pixel_rows(row) {
            values.load(0, y, &mut line);
            for (sum, value) in sums.iter_mut().zip(&line) {
                *sum += value;
            }
        }
        for column in 0..blocks.columns {
            let range = blocks.pixel_columns(column);
            let pixels = (blocks.pixel_rows(row).len() * range.len()) as f32;
            let sum: f32 = sums[range].iter().sum();
            means.push(match &plan.noise {
                Noise::Uniform(camera) => (sum / pixels - camera.offset_adu) * camera.gain,
                Noise::Maps(maps) => match maps.block_weight[means.len()] {
                    weight if weight > 0.0 => sum / weight,
                    _ => 0.0,
                },
            });
        }
    }
    means
}

/// The spots of a frame, and the statistics of its blocks.
fn find_plainly(plan: &SearchPlan, frame: Frame<'_>) -> (Vec<Peak>, Workspace) {
    let values = plan.values(frame);
    let mut work = Workspace::default();
    work.blocks.statistics.means = means(plan, values);
    plan.set_block_thresholds(&mut work.blocks);
    let plane = filtered(plan, values);
    let mut peaks = Vec::new();
    for y in 0..plan.height {
        for x in 0..plan.width {
            let value = plane[y * plan.width + x];
            let block = plan.blocks.row_of(y) * plan.blocks.columns + plan.blocks.column_of(x);
            let mut is_peak = value > work.blocks.thresholds[block];
            for other_y in y.saturating_sub(1)..(y + 2).min(plan.height) {
                for other_x in x.saturating_sub(1)..(x + 2).min(plan.width) {
                    let other = plane[other_y * plan.width + other_x];
                    is_peak &= match (other_y, other_x).cmp(&(y, x)) {
                        std::cmp::Ordering::Less => other < value,
                        std::cmp::Ordering::Equal => true,
                        std::cmp::Ordering::Greater => other <= value,
                    };
                }
            }
            if is_peak && plan.exceeds_threshold(&work.blocks.background, value, x, y) {
                peaks.push(Peak { x, y, value });
            }
        }
    }
    (peaks, work)
}

/// A frame of noise with spots of any brightness.
fn frame(width: usize, height: usize, sigma: f64, brightest: f64, rng: &mut SmallRng) -> Vec<u16> {
    let level = rng.random_range(0.5..60.0);
    let mut light = vec![level; width * height];
    for _ in 0..width * height / 300 + 1 {
        let x = rng.random_range(0.0..width as f64);
        let y = rng.random_range(0.0..height as f64);
        let peak = libm::pow(brightest, rng.random_range(0.3..1.0));
        for (i, light) in light.iter_mut().enumerate() {
            let (dx, dy) = ((i % width) as f64 - x, (i / width) as f64 - y);
            *light += peak * libm::exp(-(dx * dx + dy * dy) / (2.0 * sigma * sigma));
        }
    }
    let noisy = |light: f64| {
        let noise: f64 = (0..12).map(|_| rng.random::<f64>()).sum::<f64>() - 6.0;
        (100.0 + light + noise * light.sqrt()).clamp(0.0, 65535.0) as u16
    };
    light.into_iter().map(noisy).collect()
}

fn maps(width: usize, height: usize, hot: f32, rng: &mut SmallRng) -> Camera {
    let mut plane =
        |f: &dyn Fn(f32) -> f32| Array2::from_shape_fn((height, width), |_| f(rng.random::<f32>()));
    let (offset, gain) = (plane(&|r| 90.0 + 20.0 * r), plane(&|r| 0.4 + 0.2 * r));
    let variance = plane(&|r| if r < hot { 1e4 * r / hot } else { 1.0 + r });
    let dead = plane(&|r| r).mapv(|r| r < 0.3 * hot);
    Camera::scmos(
        0.1,
        ScmosMaps {
            offset_adu: offset.view(),
            gain_e_per_adu: gain.view(),
            variance_e2: variance.view(),
            mask: Some(dead.view()),
        },
    )
    .expect("valid")
}

/// The ways in which tiles are searched.
#[derive(Default, Debug)]
struct Ways {
    integers: usize,
    floats: usize,
    spots: usize,
}

fn compare(method: &mut BandPass, frame: Frame<'_>, work: &mut Workspace, ways: &mut Ways) {
    let plan = &method.plan;
    let (expected, plain) = find_plainly(plan, frame);
    let architectures = [Arch::new(), Arch::Scalar];
    #[cfg(target_arch = "x86_64")]
    let v3 = pulp::x86::V3::try_new().map(Arch::V3);
    #[cfg(not(target_arch = "x86_64"))]
    let v3 = None;
    for arch in architectures.into_iter().chain(v3) {
        method.arch = arch;
        let mut peaks = Vec::new();
        method.find(frame, work, &mut peaks);
        let values = plan.values(frame);
        for parts in [1, 2, 3, 40] {
            if parts > 1 {
                method.search(values, parts, work);
                work.candidates
                    .sort_unstable_by_key(|peak| (peak.y, peak.x));
            }
            assert_eq!(work.blocks.statistics.means, plain.blocks.statistics.means);
            assert_eq!(work.blocks.thresholds, plain.blocks.thresholds);
            let bits = |peaks: &[Peak]| -> Vec<_> {
                peaks
                    .iter()
                    .map(|p| (p.x, p.y, p.value.to_bits()))
                    .collect()
            };
            let have = bits(&work.candidates);
            assert_eq!(have, bits(&expected), "{arch:?}, {parts} parts");
        }
        let exact = plan.exact(values);
        let pixels = 0..plan.width * plan.height;
        let pixels = pixels.map(|i| (i % plan.width, i / plan.width));
        let peaks = pixels
            .map(|(x, y)| {
                plan.peak(&plain.blocks.background, exact.at(x, y), x, y)
                    .deviations
            })
            .fold(f64::NEG_INFINITY, f64::max);
        let found = method.brightest(frame, work).deviations;
        assert_eq!(found.to_bits(), peaks.to_bits(), "{arch:?}");
    }
    ways.spots += expected.len();
    for tile in tiles(plan.width, plan.height) {
        let scaling = plan.integers.scaling(plan.extent(&tile, &work.blocks));
        match scaling {
            Some(_) if matches!(frame, Frame::U16(_)) => ways.integers += 1,
            _ => ways.floats += 1,
        }
    }
}

#[test]
fn tiles_find_the_spots_of_plain_loops() {
    let mut rng = SmallRng::seed_from_u64(7);
    let mut work = Workspace::default();
    let (mut uniform, mut scmos) = (Ways::default(), Ways::default());
    let sizes = [
        (7, 9),
        (16, 16),
        (31, 17),
        (33, 70),
        (64, 130),
        (97, 65),
        (128, 31),
        (200, 50),
        (515, 40),
        (600, 20),
        (1100, 19),
    ];
    let sigmas = [
        0.3, 0.5, 0.7, 0.9, 1.0, 1.2, 1.3, 1.5, 1.7, 1.9, 2.1, 3.0, 8.0,
    ];
    for (k, (width, height)) in sizes.into_iter().cycle().take(130).enumerate() {
        let sigma = sigmas[k % sigmas.len()];
        let brightest = [30.0, 300.0, 3000.0, 60_000.0][k / 3 % 4];
        let pixels = frame(width, height, sigma, brightest, &mut rng);
        let gain = [0.05, 0.5, 2.0][k % 3];
        let is_map = k % 2 == 1;
        let camera = match is_map {
            true => maps(width, height, [0.0, 0.002, 0.1][k % 3], &mut rng),
            false => Camera::ideal(0.1)
                .with_offset_adu(100.0)
                .with_gain_e_per_adu(gain)
                .with_read_noise_e(1.5),
        };
        let detection = Detection::new(0.1 * sigma);
        let limit = Limit::Deviations([3.0, 5.0][k % 2]);
        let mut method = BandPass::new(&detection, limit, &camera, width, height).expect("valid");
        let ways = if is_map { &mut scmos } else { &mut uniform };
        compare(&mut method, Frame::U16(&pixels), &mut work, ways);
        let floats: Vec<f32> = pixels.iter().map(|&v| f32::from(v) + 0.25).collect();
        compare(
            &mut method,
            Frame::F32(&floats),
            &mut work,
            &mut Ways::default(),
        );
    }
    println!("{uniform:?} {scmos:?}");
    for ways in [&uniform, &scmos] {
        assert!(
            ways.integers > 20 && ways.floats > 20 && ways.spots > 500,
            "{ways:?}"
        );
    }
}

#[test]
fn equal_pixels_have_one_peak() {
    // Plateaus, and values at the ends of the range.
    let mut work = Workspace::default();
    let camera = Camera::ideal(0.1).with_read_noise_e(1.0);
    for (width, height) in [(40, 37), (64, 64)] {
        for step in [1u16, 100, 9000] {
            let pixel = |i: usize| (i / 5 % 7) as u16 * step + (i * 31 % 3) as u16;
            let pixels: Vec<u16> = (0..width * height).map(pixel).collect();
            let detection = Detection::new(0.13);
            let limit = Limit::Deviations(0.1);
            let mut method =
                BandPass::new(&detection, limit, &camera, width, height).expect("valid");
            let mut ways = Ways::default();
            compare(&mut method, Frame::U16(&pixels), &mut work, &mut ways);
            assert!(ways.spots > 0);
        }
    }
    let white = vec![u16::MAX; 64 * 64];
    let detection = Detection::new(0.13);
    let mut method =
        BandPass::new(&detection, Limit::Deviations(5.0), &camera, 64, 64).expect("valid");
    compare(
        &mut method,
        Frame::U16(&white),
        &mut work,
        &mut Ways::default(),
    );
}
