//! Results do not depend on the size of a stack, on its batches, or on what the device memory held
//! before.

use gaussmle::{Camera, Fits, RoiStack};
use ndarray::s;

use crate::support::{PIXEL_UM, builder, cpu, devices, fit, models, rois, simulation};

/// All numbers of a result, as bits.
pub fn bits(fits: &Fits) -> Vec<Vec<u64>> {
    let mut out = Vec::new();
    for &parameter in fits.model().parameters() {
        let values = fits.parameter(parameter).expect("the model has it");
        let deviations = fits.std(parameter).expect("the model has it");
        out.push(values.iter().map(|v| v.to_bits()).collect());
        out.push(deviations.iter().map(|v| v.to_bits()).collect());
    }
    let narrow =
        |values: &[f32]| -> Vec<u64> { values.iter().map(|v| v.to_bits().into()).collect() };
    out.extend(fits.log_likelihood().map(narrow));
    out.extend(fits.deviance().map(narrow));
    out.extend(fits.expected_deviance().into_iter().flatten().map(narrow));
    out.push(fits.iterations().iter().map(|&n| n.into()).collect());
    out.push(fits.status().iter().map(|&s| s.code().into()).collect());
    out
}

fn head(all: &[Vec<u64>], spots: usize) -> Vec<Vec<u64>> {
    all.iter().map(|column| column[..spots].to_vec()).collect()
}

#[test]
fn any_number_of_spots_gives_the_same_results() {
    for (name, device) in devices() {
        for model in models(1.3 * PIXEL_UM) {
            let stack = simulation(&model, 9, 1.3)
                .seed(3)
                .run(40)
                .expect("a valid simulation");
            let camera = Camera::ideal(PIXEL_UM);
            let all = bits(&fit(model.clone(), camera.clone(), device, &stack));
            let fitter = builder(model.clone(), camera, device)
                .build()
                .expect("a valid fitter");
            for spots in [0, 1, 15, 16, 17, 33] {
                let part = stack.pixels.slice(s![..spots, .., ..]);
                let part = RoiStack::from_f32(part).expect("a valid stack");
                let fits = fitter.fit(&part).expect("a valid stack");
                assert_eq!(fits.len(), spots);
                assert_eq!(fits.table().len(), spots);
                assert_eq!(
                    bits(&fits),
                    head(&all, spots),
                    "{name} {} n = {spots}",
                    model.name()
                );
            }
        }
    }
}

#[test]
fn results_do_not_depend_on_other_spots() {
    // Spots that take from 2 to 50 iterations, and the same spots in reverse order.
    for (name, device) in devices() {
        let model = models(1.3 * PIXEL_UM)[1].clone();
        let stack = simulation(&model, 7, 1.3)
            .photons(200.0)
            .background(100.0)
            .seed(10)
            .run(2000)
            .expect("a valid simulation");
        let fitter = builder(model, Camera::ideal(PIXEL_UM), device)
            .build()
            .expect("a valid fitter");
        let of = |pixels: ndarray::ArrayView3<f32>| {
            let rois = RoiStack::from_f32(pixels).expect("a valid stack");
            bits(&fitter.fit(&rois).expect("a valid stack"))
        };
        let forward = of(stack.pixels.view());
        let mut reversed = of(stack.pixels.slice(s![..;-1, .., ..]).to_owned().view());
        for column in &mut reversed {
            column.reverse();
        }
        assert!(forward == reversed, "{name}");
    }
}

#[test]
fn results_do_not_depend_on_batch_size() {
    for (name, device) in devices() {
        let model = models(1.3 * PIXEL_UM)[1].clone();
        let stack = simulation(&model, 7, 1.3)
            .seed(4)
            .run(1000)
            .expect("a valid simulation");
        let camera = Camera::ideal(PIXEL_UM);
        let whole = fit(model.clone(), camera.clone(), device, &stack);
        // 1000 = 2 * 480 + 40 is uneven, and 7 is less than a tile.
        for (batch, batches) in [(480, 3), (7, 143), (999, 2)] {
            let fitter = builder(model.clone(), camera.clone(), device)
                .batch_size(batch)
                .build()
                .expect("a valid fitter");
            let fits = fitter.fit(&rois(&stack)).expect("a valid stack");
            let (a, b) = (bits(&fits), bits(&whole));
            let differ: Vec<(usize, usize)> = (0..a.len())
                .flat_map(|c| (0..a[c].len()).map(move |i| (c, i)))
                .filter(|&(c, i)| a[c][i] != b[c][i])
                .collect();
            assert!(
                differ.is_empty(),
                "{name} batch {batch}: (column, spot) {:?} of {}",
                &differ[..differ.len().min(20)],
                differ.len()
            );
            assert!(fits.info().batches >= batches, "{name} {:?}", fits.info());
        }
    }
}

#[test]
fn results_do_not_depend_on_dirty_memory() {
    for (name, device) in devices() {
        let model = models(1.3 * PIXEL_UM)[0].clone();
        let stack = simulation(&model, 11, 1.3)
            .seed(6)
            .run(500)
            .expect("a valid simulation");
        let camera = Camera::ideal(PIXEL_UM);
        let first = bits(&fit(model.clone(), camera.clone(), device, &stack));
        // Fill the memory pool with other results, then fit again in the same memory.
        let other = simulation(&model, 11, 1.3)
            .photons(9e4)
            .seed(7)
            .run(500)
            .expect("a valid simulation");
        fit(model.clone(), camera.clone(), device, &other);
        assert_eq!(bits(&fit(model, camera, device, &stack)), first, "{name}");
    }
}

#[test]
fn u16_and_f32_pixels_of_the_same_values_agree() {
    for (name, device) in devices() {
        for size in [5, 8, 11, 32] {
            let model = models(1.3 * PIXEL_UM)[0].clone();
            let stack = simulation(&model, size, 1.3)
                .seed(8)
                .run(50)
                .expect("a valid simulation");
            let whole = stack.to_u16();
            let fitter = builder(model, Camera::ideal(PIXEL_UM), device)
                .build()
                .expect("valid");
            let a = fitter
                .fit(&RoiStack::from_u16(whole.view()).expect("valid"))
                .expect("fits");
            let b = fitter.fit(&rois(&stack)).expect("fits");
            assert_eq!(bits(&a), bits(&b), "{name} {size}x{size}");
        }
    }
}

#[test]
fn arrays_of_any_memory_order_give_the_same_results() {
    let model = models(1.3 * PIXEL_UM)[0].clone();
    let stack = simulation(&model, 9, 1.3)
        .seed(9)
        .run(20)
        .expect("a valid simulation");
    let straight = fit(model.clone(), Camera::ideal(PIXEL_UM), &cpu(), &stack);
    let fitter = builder(model, Camera::ideal(PIXEL_UM), &cpu())
        .build()
        .expect("valid");
    let turned = stack.pixels.view().permuted_axes([0, 2, 1]);
    let turned = fitter
        .fit(&RoiStack::from_f32(turned).expect("valid"))
        .expect("fits");
    for i in 0..20 {
        assert!((straight.x_px()[i] - turned.y_px()[i]).abs() < 1e-4);
        assert!((straight.y_px()[i] - turned.x_px()[i]).abs() < 1e-4);
    }
}
