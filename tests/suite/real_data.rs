//! Real movies, and simulations of other programs with their true positions.

use gaussmle::reference::Problem;
use gaussmle::{Camera, Model, Parameter, RoiStack, Status};
use ndarray::{Array2, Array3, Axis};

use crate::support::{PIXEL_UM, builder, data_file, devices, thetas};

fn data(name: &str) -> Option<Vec<u8>> {
    let path = data_file(name)?;
    Some(std::fs::read(path).expect("read"))
}

fn word(bytes: &[u8], at: usize) -> [u8; 4] {
    bytes[at..at + 4].try_into().expect("four bytes")
}

/// ROIs around pixels of a movie `[frame][y][x]`, and their corners.
fn cut(
    movie: &Array3<u16>,
    spots: &[(usize, usize, usize)],
    size: usize,
) -> (Array3<u16>, Array2<i32>) {
    let mut pixels = Array3::zeros((spots.len(), size, size));
    let mut corners = Array2::zeros((spots.len(), 2));
    for (i, &(frame, x, y)) in spots.iter().enumerate() {
        let (left, top) = (x - size / 2, y - size / 2);
        let roi = movie.slice(ndarray::s![frame, top..top + size, left..left + size]);
        pixels.index_axis_mut(Axis(0), i).assign(&roi);
        corners[[i, 0]] = left as i32;
        corners[[i, 1]] = top as i32;
    }
    (pixels, corners)
}

#[test]
fn simulated_molecules_of_another_program_are_unbiased() {
    let (Some(movie), Some(list)) = (
        data("storm-analysis/test.dax"),
        data("storm-analysis/test_olist.bin"),
    ) else {
        return;
    };
    let side = 256;
    let values: Vec<u16> = movie
        .chunks(2)
        .map(|b| u16::from_be_bytes([b[0], b[1]]))
        .collect();
    let frames = values.len() / (side * side);
    let movie = Array3::from_shape_vec((frames, side, side), values).expect("whole frames");
    // Insight3 records of 72 bytes after a header of 16; x, y and frame count from 1.
    let truth: Vec<(usize, f64, f64)> = list[16..]
        .chunks_exact(72)
        .map(|record| {
            let at = |field: usize| f64::from(f32::from_le_bytes(word(record, 4 * field)));
            let frame = i32::from_le_bytes(word(record, 4 * 13)) as usize - 1;
            (frame, at(0) - 1.0, at(1) - 1.0)
        })
        .collect();
    assert_eq!(truth.len(), 2000);
    const SIZE: usize = 7;
    // Only isolated molecules are used.
    let alone: Vec<usize> = (0..truth.len())
        .filter(|&i| {
            let near = |j: usize| {
                j != i
                    && truth[j].0 == truth[i].0
                    && (truth[j].1 - truth[i].1).hypot(truth[j].2 - truth[i].2) < 6.0
            };
            !(0..truth.len()).any(near)
        })
        .collect();
    assert!(alone.len() > 400, "{} molecules are alone", alone.len());
    let spots: Vec<_> = alone
        .iter()
        .map(|&i| {
            (
                truth[i].0,
                truth[i].1.round() as usize,
                truth[i].2.round() as usize,
            )
        })
        .collect();
    let (pixels, corners) = cut(&movie, &spots, SIZE);
    for (name, device) in devices() {
        let fitter = builder(
            Model::xynbs(),
            Camera::ideal(PIXEL_UM).with_offset_adu(100.0),
            device,
        )
        .build()
        .expect("valid");
        let rois = RoiStack::from_u16(pixels.view())
            .and_then(|r| r.with_corners(corners.view()))
            .expect("valid");
        let fits = fitter.fit(&rois).expect("fits");
        assert!(
            fits.status().iter().all(|&s| s == Status::Converged),
            "{name}"
        );
        let mean = |position: Vec<f64>, of: &dyn Fn(usize) -> f64| {
            let error = |(k, &i): (usize, &usize)| position[k] / PIXEL_UM - 0.5 - of(i);
            alone.iter().enumerate().map(error).sum::<f64>() / alone.len() as f64
        };
        let bias = (
            mean(fits.x(), &|i| truth[i].1),
            mean(fits.y(), &|i| truth[i].2),
        );
        let error = fits.x_std().into_iter().flatten().sum::<f64>()
            / alone.len() as f64
            / PIXEL_UM
            / (alone.len() as f64).sqrt();
        println!(
            "{name}: bias {:.5}, {:.5} px from {} molecules, standard error {error:.5}",
            bias.0,
            bias.1,
            alone.len()
        );
        assert!(
            bias.0.abs() < 0.001 && bias.1.abs() < 0.001,
            "{name}: {bias:?}"
        );
    }
}

#[test]
fn fits_of_picasso_movie_are_likelier_than_stored_ones() {
    let (Some(movie), Some(stored)) = (
        data("picasso/testdata_1000f.raw"),
        data("picasso/testdata_locs.hdf5"),
    ) else {
        return;
    };
    let values: Vec<u16> = movie
        .chunks(2)
        .map(|b| u16::from_le_bytes([b[0], b[1]]))
        .collect();
    let movie = Array3::from_shape_vec((1000, 32, 32), values).expect("whole frames");
    // `/locs` is 564 contiguous records of twelve 32-bit fields, from byte 4096 of this file: frame
    // x y photons sx sy bg lpx lpy net_gradient likelihood iterations.
    let stored: Vec<[f64; 7]> = stored[4096..4096 + 564 * 48]
        .chunks_exact(48)
        .map(|record| {
            let at = |field: usize| f64::from(f32::from_le_bytes(word(record, 4 * field)));
            [
                f64::from(u32::from_le_bytes(word(record, 0))),
                at(1),
                at(2),
                at(3),
                at(4),
                at(5),
                at(6),
            ]
        })
        .collect();
    const BOX: usize = 7;
    let inside = |p: f64| (p.round() as usize).clamp(BOX / 2, 31 - BOX / 2);
    let spots: Vec<_> = stored
        .iter()
        .map(|s| (s[0] as usize, inside(s[1]), inside(s[2])))
        .collect();
    let (pixels, corners) = cut(&movie, &spots, BOX);
    let camera = Camera::ideal(PIXEL_UM);
    for (name, device) in devices() {
        // The stored fits have two widths, as this model does.
        let fitter = builder(Model::xynbsxsy(), camera.clone(), device)
            .bounds(Parameter::Photons, 1.0, 1e7)
            .build()
            .expect("valid");
        let rois = RoiStack::from_u16(pixels.view())
            .and_then(|r| r.with_corners(corners.view()))
            .expect("valid");
        let fits = fitter.fit(&rois).expect("fits");
        let thetas = thetas(&fits);
        let (mut worse, mut distances) = (Vec::new(), Vec::new());
        for (i, s) in stored.iter().enumerate() {
            let adu: Vec<f64> = pixels
                .index_axis(Axis(0), i)
                .iter()
                .map(|&v| v.into())
                .collect();
            let problem = Problem::new(fits.model(), &camera, &adu, (0, 0)).expect("valid");
            let (left, top) = (f64::from(corners[[i, 0]]), f64::from(corners[[i, 1]]));
            let stored = problem.log_likelihood(&[s[1] - left, s[2] - top, s[3], s[6], s[4], s[5]]);
            let ours = problem.log_likelihood(&thetas[i]);
            if ours <= stored || !fits.status()[i].is_usable() {
                worse.push((i, fits.status()[i], ours, stored));
            }
            distances.push((thetas[i][0] + left - s[1]).hypot(thetas[i][1] + top - s[2]));
        }
        distances.sort_by(f64::total_cmp);
        println!(
            "{name}: {} of 564 no likelier; places agree to {:.5} px in the median",
            worse.len(),
            distances[282]
        );
        assert!(worse.is_empty(), "{name}: {worse:?}");
        assert!(distances[282] < 2e-3, "{name}: {}", distances[282]);
    }
}
