//! Results that are left out: the others keep their bits, and tables have no column for them.

use std::ops::Range;

use gaussmle::camera::ScmosMaps;
use gaussmle::{Camera, Fits, LocalizationTable, Model, Output, Parameter, RoiStack, Status};
use gaussmle_io::table::{self, Format, Metadata, ReadOptions};
use ndarray::{Array2, Array3, Axis, array};

use crate::support::{PIXEL_UM, builder, cpu, devices, models, rois, simulation};

/// Spots of each fit: several blocks, and one that is not full.
const SPOTS: usize = 700;

/// Every choice of outputs but all.
const CHOICES: [&[Output]; 6] = [
    &[],
    &[Output::Std],
    &[Output::Covariance],
    &[Output::PValue],
    &[Output::Std, Output::PValue],
    &[Output::PValue, Output::Covariance, Output::Covariance],
];

/// The masked rows and columns of the camera with maps: a whole ROI.
const MASKED: Range<i32> = 50..59;

/// An ideal camera, one with read noise, and one with maps.
fn cameras() -> [Camera; 3] {
    let flat = |value: f32| Array2::from_elem((64, 64), value);
    let (offset, gain, variance) = (flat(10.0), flat(0.5), flat(2.0));
    let mask = Array2::from_shape_fn((64, 64), |(y, x)| {
        MASKED.contains(&(y as i32)) && MASKED.contains(&(x as i32))
    });
    let mask = Some(mask.view());
    let maps = Camera::scmos(
        PIXEL_UM,
        ScmosMaps {
            offset_adu: offset.view(),
            gain_e_per_adu: gain.view(),
            variance_e2: variance.view(),
            mask,
        },
    );
    [
        Camera::ideal(PIXEL_UM),
        Camera::ideal(PIXEL_UM)
            .with_offset_adu(10.0)
            .with_gain_e_per_adu(0.5)
            .with_read_noise_e(1.5),
        maps.expect("valid maps"),
    ]
}

fn bits(values: &[f64]) -> Vec<u64> {
    values.iter().map(|value| value.to_bits()).collect()
}

/// Asserts that the fits have exactly the results of `outputs`, with the bits of `all`.
fn expected_deviance(fits: &Fits, cumulant: usize) -> Option<&[f32]> {
    fits.expected_deviance().map(|columns| columns[cumulant])
}

fn assert_kept(fits: &Fits, all: &Fits, outputs: &[Output], what: &str) {
    assert_eq!(fits.iterations(), all.iterations(), "{what}");
    let covariance = outputs.contains(&Output::Covariance);
    let std = covariance || outputs.contains(&Output::Std);
    for (spot, (found, expected)) in fits.status().iter().zip(all.status()).enumerate() {
        // Without standard deviations, a position that the pixels do not determine keeps its
        // status.
        let is_kept = !std && *expected == Status::Singular && found.is_usable();
        assert!(
            found == expected || is_kept,
            "{what}: {found:?} of spot {spot}, {expected:?}"
        );
    }
    let p_value = outputs.contains(&Output::PValue);
    let parameters = all.model().parameters();
    for (i, &k) in parameters.iter().enumerate() {
        let values = [fits, all].map(|fits| bits(&fits.parameter(k).expect("in the model")));
        assert_eq!(values[0], values[1], "{what}: {k}");
        let expected = all.std(k).filter(|_| std).map(|values| bits(&values));
        let found = fits.std(k).map(|values| bits(&values));
        assert_eq!(found, expected, "{what}: std of {k}");
        for &l in &parameters[..=i] {
            let is_there = covariance || std && k == l;
            let expected = all.covariance(k, l).filter(|_| is_there);
            let found = fits.covariance(k, l);
            let [found, expected] = [found, expected].map(|v| v.map(|values| bits(&values)));
            assert_eq!(found, expected, "{what}: {k} with {l}");
        }
    }
    for (found, of_all) in [
        (fits.log_likelihood(), all.log_likelihood()),
        (fits.deviance(), all.deviance()),
        (expected_deviance(fits, 0), expected_deviance(all, 0)),
        (expected_deviance(fits, 1), expected_deviance(all, 1)),
        (expected_deviance(fits, 2), expected_deviance(all, 2)),
    ] {
        assert!(of_all.is_some(), "{what}");
        let [found, expected] = [found, of_all.filter(|_| p_value)].map(|values| {
            let bits = |values: &[f32]| values.iter().map(|v| v.to_bits()).collect::<Vec<_>>();
            values.map(bits)
        });
        assert_eq!(found, expected, "{what}");
    }
    let expected = all.p_value().filter(|_| p_value);
    let [found, expected] = [fits.p_value(), expected].map(|v| v.map(|values| bits(&values)));
    assert_eq!(found, expected, "{what}");
}

/// The side of the ROIs.
const SIDE: usize = 9;

/// Spots, of which every tenth cannot be fitted or hardly.
fn stack_of(model: &Model, camera: &Camera) -> (Array3<f32>, Array2<i32>) {
    let simulated = simulation(model, SIDE, 1.3).camera(camera.clone());
    let bright = simulated.clone().seed(5).run(SPOTS).expect("a simulation");
    let dim = simulated.photons(3.0).background(0.3).seed(6);
    let dim = dim.run(SPOTS).expect("a simulation");
    let (mut pixels, mut corners) = (bright.pixels, bright.corners);
    for (kind, spot) in (0..SPOTS).step_by(10).enumerate() {
        let mut roi = pixels.index_axis_mut(Axis(0), spot);
        match kind % 9 {
            0 => roi[[4, 7]] = f32::NAN,
            1 => roi[[8, 8]] = f32::INFINITY,
            2 => roi.fill(65_535.0),
            3 => roi.fill(0.0),
            4 => roi.fill(10.0),
            5 => roi[[2, 2]] = 60_000.0,
            // All pixels are masked, if there are maps.
            6 => corners
                .row_mut(spot)
                .assign(&array![MASKED.start, MASKED.start]),
            _ => roi.assign(&dim.pixels.index_axis(Axis(0), spot)),
        }
    }
    (pixels, corners)
}

/// The statuses of fits.
fn statuses(fits: &Fits) -> Vec<Status> {
    let has = |status: &Status| fits.status().contains(status);
    Status::ALL.into_iter().filter(has).collect()
}

#[test]
fn what_is_kept_has_the_same_bits() {
    for (name, device) in devices() {
        let is_cpu = *name == "cpu";
        // One model shows that GPUs leave out the same columns as the CPU.
        let models = match is_cpu {
            true => models(1.3 * PIXEL_UM),
            false => vec![Model::xynbs()],
        };
        let choices = if is_cpu { &CHOICES[..] } else { &CHOICES[..4] };
        for (m, model) in models.into_iter().enumerate() {
            for (c, camera) in cameras().into_iter().enumerate() {
                let (floats, corners) = stack_of(&model, &camera);
                let integers = floats.mapv(|pixel| pixel.round() as u16);
                let stacks = [
                    RoiStack::from_f32(floats.view()),
                    RoiStack::from_u16(integers.view()),
                ];
                // Integers with every camera, and with every model.
                let stacks = &stacks[..1 + (m + c + 1) % 2];
                for (s, stack) in stacks.iter().enumerate() {
                    let stack = stack.as_ref().expect("valid");
                    let stack = stack.slice(0..SPOTS).with_corners(corners.view());
                    let stack = stack.expect("valid");
                    let fit = |outputs: &[Output]| {
                        let builder =
                            builder(model.clone(), camera.clone(), device).max_iterations(9);
                        let fitter = builder.outputs(outputs.iter().copied()).build();
                        fitter.and_then(|fitter| fitter.fit(&stack))
                    };
                    let all = fit(&Output::ALL).expect("a fit");
                    let what = format!("{name}, {}, camera {c}, stack {s}", model.name());
                    let found = statuses(&all);
                    println!("{what}: {found:?}");
                    assert!(found.len() > 2, "{what}: {found:?}");
                    // The flat spot of each stack.
                    assert!(found.contains(&Status::BadInput), "{what}: {found:?}");
                    assert!(all.std(Parameter::X).expect("there")[1] > 0.0);
                    assert_eq!(all.p_value().expect("there").len(), SPOTS);
                    for outputs in choices {
                        let what = format!("{what}, {outputs:?}");
                        assert_kept(&fit(outputs).expect("a fit"), &all, outputs, &what);
                    }
                }
            }
        }
    }
}

#[test]
fn fewer_results_take_less_memory() {
    let bytes = |outputs: &[Output]| {
        let builder = builder(Model::xynbs(), Camera::ideal(PIXEL_UM), &cpu());
        let fitter = builder.outputs(outputs.iter().copied()).build();
        // Few spots: those of many are limited by the budget.
        fitter.expect("valid").required_bytes(1000, 11)
    };
    let (all, table) = (bytes(&Output::ALL), bytes(&Output::TABLE));
    let none = bytes(&[]);
    assert!(none < table && table < all, "{none} {table} {all}");
}

#[test]
fn covariances_are_columns_on_request() {
    use gaussmle::table::{Values, covariance_of};
    for model in models(1.3 * PIXEL_UM) {
        let stack = simulation(&model, 9, 1.3).seed(6).run(20).expect("spots");
        let fits = |outputs: &[Output]| {
            let builder = builder(model.clone(), Camera::ideal(PIXEL_UM), &cpu());
            let fitter = builder.outputs(outputs.iter().copied()).build();
            fitter.expect("valid").fit(&rois(&stack)).expect("fits")
        };
        let (all, plain) = (fits(&Output::ALL), fits(&Output::TABLE));
        let mut table = all.table();
        let before = table.columns().len();
        all.append_covariances(&mut table);
        let n = model.parameters().len();
        assert_eq!(table.columns().len() - before, n * (n - 1) / 2);
        for column in &table.columns()[before..] {
            let [a, b] = covariance_of(&column.name).expect("two parameters");
            assert_eq!(column.name, format!("{}_{}_cov", a.name(), b.name()));
            let Values::F64(values) = &column.values else {
                panic!("{} has another type", column.name);
            };
            assert_eq!(
                Some(values),
                all.covariance(a, b).as_ref(),
                "{}",
                column.name
            );
            assert!(!column.unit.is_empty(), "{}", column.name);
        }
        let mut without = plain.table();
        plain.append_covariances(&mut without);
        assert_eq!(without.names(), plain.table().names());
        let mut empty = LocalizationTable::empty(model.clone(), PIXEL_UM.into());
        empty.append_no_covariances(&model);
        assert_eq!(empty.names(), table.names());
    }
    for name in ["x_std", "x_cov", "x_q_cov", "sigma_x_sigma_y", "cov"] {
        assert_eq!(covariance_of(name), None, "{name}");
    }
}

#[test]
fn a_table_has_columns_for_what_is_there() {
    let model = Model::xynb(1.3 * PIXEL_UM);
    let stack = simulation(&model, 9, 1.3).seed(6).run(20).expect("spots");
    let table_of = |outputs: &[Output]| {
        let builder = builder(model.clone(), Camera::ideal(PIXEL_UM), &cpu());
        let fitter = builder.outputs(outputs.iter().copied()).build();
        fitter
            .expect("valid")
            .fit(&rois(&stack))
            .expect("fits")
            .table()
    };
    let stds = ["x_std", "y_std", "photons_std", "background_std"];
    let goodness = ["log_likelihood", "p_value"];
    for outputs in CHOICES {
        let table = table_of(outputs);
        let mut names = vec!["roi", "frame", "x", "y", "photons", "background"];
        if outputs.contains(&Output::Std) || outputs.contains(&Output::Covariance) {
            names.extend(stds);
        }
        if outputs.contains(&Output::PValue) {
            names.extend(goodness);
        }
        names.extend(["iterations", "status"]);
        assert_eq!(table.names(), names, "{outputs:?}");
    }
    // The table of a file has what `Output::TABLE` names.
    let names = table_of(&Output::ALL);
    assert_eq!(table_of(&Output::TABLE).names(), names.names());

    let metadata = Metadata {
        model: model.clone(),
        pixel_size_um: PIXEL_UM.into(),
        width: 64,
        height: 64,
        frames: 1,
        configuration: String::new(),
        notes: Vec::new(),
        remarks: Vec::new(),
        steps: Vec::new(),
    };
    let folder = tempfile::tempdir().expect("a folder");
    let positions = table_of(&[]);
    let path = folder.path().join("positions.csv");
    table::write(&path, Format::CSV, &positions, &metadata).expect("a CSV file");
    let again = table::read(&path, &ReadOptions::default()).expect("a table");
    assert_eq!(again.table.floats("x"), positions.floats("x"));
    assert!(again.table.column("x_std").is_none());
    // Picasso's programs need the uncertainties.
    let path = folder.path().join("positions.hdf5");
    let error = table::write(&path, Format::PICASSO, &positions, &metadata);
    let error = error.expect_err("no uncertainties").to_string();
    assert!(error.contains("x_std"), "{error}");
}
