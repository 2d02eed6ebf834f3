//! Results that are left out: the others keep their bits, and tables have no column for them.

use gaussmle::{Camera, Fits, Model, Output, Parameter};
use gaussmle_io::table::{self, Format, Metadata, ReadOptions};
use ndarray::Array2;

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

/// An ideal camera, one with read noise, and one with maps.
fn cameras() -> [Camera; 3] {
    let flat = |value: f32| Array2::from_elem((64, 64), value);
    let (offset, gain, variance) = (flat(10.0), flat(0.5), flat(2.0));
    let maps = Camera::scmos(PIXEL_UM, offset.view(), gain.view(), variance.view(), None);
    [
        Camera::ideal(PIXEL_UM),
        Camera::uniform(PIXEL_UM, 10.0, 0.5, 1.5),
        maps.expect("valid maps"),
    ]
}

fn bits(values: &[f64]) -> Vec<u64> {
    values.iter().map(|value| value.to_bits()).collect()
}

/// Asserts that the fits have exactly the results of `outputs`, with the bits of `all`.
fn assert_kept(fits: &Fits, all: &Fits, outputs: &[Output], what: &str) {
    assert_eq!(fits.status(), all.status(), "{what}");
    assert_eq!(fits.iterations(), all.iterations(), "{what}");
    let covariance = outputs.contains(&Output::Covariance);
    let std = covariance || outputs.contains(&Output::Std);
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
        (fits.expected_deviance()[0], all.expected_deviance()[0]),
        (fits.expected_deviance()[1], all.expected_deviance()[1]),
        (fits.expected_deviance()[2], all.expected_deviance()[2]),
    ] {
        let expected = if p_value { of_all } else { &[] };
        let [found, expected] = [found, expected].map(|values| {
            let values = values.iter().map(|value| value.to_bits());
            values.collect::<Vec<_>>()
        });
        assert_eq!(found, expected, "{what}");
    }
    let expected = if p_value { all.p_value() } else { Vec::new() };
    assert_eq!(bits(&fits.p_value()), bits(&expected), "{what}");
}

#[test]
fn what_is_kept_has_the_same_bits() {
    for (name, device) in devices() {
        // A few kernels show that GPUs leave out the same columns as the CPU.
        let (models, choices) = match *name {
            "cpu" => (models(1.3 * PIXEL_UM).to_vec(), &CHOICES[..]),
            _ => (vec![Model::xynbs()], &CHOICES[..2]),
        };
        for model in models {
            for camera in cameras() {
                let simulated = simulation(&model, 9, 1.3).camera(camera.clone()).seed(5);
                let stack = simulated.run(SPOTS).expect("a simulation");
                let fit = |outputs: &[Output]| {
                    let builder = builder(model, camera.clone(), device);
                    let fitter = builder.outputs(outputs.iter().copied()).build();
                    fitter.and_then(|fitter| fitter.fit(&rois(&stack)))
                };
                let all = fit(&Output::ALL).expect("a fit");
                assert!(all.std(Parameter::X).expect("there")[0] > 0.0);
                assert_eq!(all.p_value().len(), SPOTS);
                for outputs in choices {
                    let what = format!("{name}, {}, {outputs:?}", model.name());
                    assert_kept(&fit(outputs).expect("a fit"), &all, outputs, &what);
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
fn a_table_has_columns_for_what_is_there() {
    let model = Model::xynb(1.3 * PIXEL_UM);
    let stack = simulation(&model, 9, 1.3).seed(6).run(20).expect("spots");
    let table_of = |outputs: &[Output]| {
        let builder = builder(model, Camera::ideal(PIXEL_UM), &cpu());
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
        model,
        pixel_size_um: PIXEL_UM,
        width: 64,
        height: 64,
        frames: 1,
        configuration: String::new(),
        notes: Vec::new(),
    };
    let folder = tempfile::tempdir().expect("a folder");
    let positions = table_of(&[]);
    let path = folder.path().join("positions.csv");
    table::write(&path, Format::Csv, &positions, &metadata).expect("a CSV file");
    let again = table::read(&path, &ReadOptions::default()).expect("a table");
    assert_eq!(again.table.floats("x"), positions.floats("x"));
    assert!(again.table.column("x_std").is_none());
    // Picasso's programs need the uncertainties.
    let path = folder.path().join("positions.hdf5");
    let error = table::write(&path, Format::Picasso, &positions, &metadata);
    let error = error.expect_err("no uncertainties").to_string();
    assert!(error.contains("x_std"), "{error}");
}
