//! The rows of emitters: the fits with their neighbours, and what the search knows of each.

use gaussmle::table::{Column, Values, covariance_of};
use gaussmle::{LocalizationTable, Model};
use gaussmle_crowded::{Emitter, JointFit};

/// The rows of emitters. A row with a joint fit has its values in place of those of the fit of the ROI
/// alone. Columns are appended:
///
/// | column | values |
/// |---|---|
/// | `group` | the number of its group in the frame |
/// | `neighbours` | the number of emitters nearer than four widths |
/// | `gain` | the gain of the log-likelihood by the emitter |
/// | `split_gain` | the gain if it were two |
///
/// # Panics
///
/// Panics unless each row has an emitter.
pub(crate) fn emitter_rows(
    rows: LocalizationTable,
    model: &Model,
    emitters: &[Emitter],
) -> LocalizationTable {
    assert_eq!(rows.len(), emitters.len(), "an emitter for each row");
    let mut columns = rows.into_columns();
    // Sparse frames have none.
    let joint = emitters.iter().enumerate();
    let joint = joint.filter_map(|(row, emitter)| Some((row, emitter.joint.as_ref()?)));
    let joint: Vec<(usize, &JointFit)> = joint.collect();
    for column in &mut columns {
        match &mut column.values {
            Values::F64(values) => {
                if let Some(of) = JointValue::named(&column.name, model) {
                    replace(values, &joint, |fit| of.get(fit));
                }
            }
            Values::U32(values) if column.name == "iterations" => {
                replace(values, &joint, |fit| fit.iterations);
            }
            // Numbers of ROIs and frames.
            Values::U32(_) => {}
            Values::Status(values) => replace(values, &joint, |fit| fit.status),
        }
    }
    let counts = |of: fn(&Emitter) -> u32| Values::U32(emitters.iter().map(of).collect());
    let gains = |of: fn(&Emitter) -> f64| Values::F64(emitters.iter().map(of).collect());
    let more = [
        ("group", counts(|emitter| emitter.group)),
        ("neighbours", counts(|emitter| emitter.neighbours)),
        ("gain", gains(|emitter| emitter.gain)),
        ("split_gain", gains(|emitter| emitter.split_gain)),
    ];
    columns.extend(more.map(|(name, values)| Column {
        name: name.into(),
        unit: "",
        values,
    }));
    LocalizationTable::from_columns(columns).expect("columns with a value for each row")
}

/// Replaces the values of rows that have a joint fit.
fn replace<T>(values: &mut [T], joint: &[(usize, &JointFit)], value: impl Fn(&JointFit) -> T) {
    for &(row, fit) in joint {
        values[row] = value(fit);
    }
}

/// A number of a joint fit that a column has.
enum JointValue {
    /// A parameter by its place in the model.
    Parameter(usize),
    /// Its standard deviation.
    Std(usize),
    /// The covariance of two.
    Covariance([usize; 2]),
    LogLikelihood,
    PValue,
}

impl JointValue {
    /// The number in a column of this name.
    fn named(column: &str, model: &Model) -> Option<Self> {
        let place = |name: &str| model.parameters().iter().position(|p| p.name() == name);
        if let Some(pair) = covariance_of(column) {
            let [a, b] = pair.map(|parameter| model.index(parameter));
            return Some(Self::Covariance([a?, b?]));
        }
        Some(match (column, column.strip_suffix("_std")) {
            ("log_likelihood", _) => Self::LogLikelihood,
            ("p_value", _) => Self::PValue,
            (_, Some(name)) => Self::Std(place(name)?),
            (name, None) => Self::Parameter(place(name)?),
        })
    }

    fn get(&self, fit: &JointFit) -> f64 {
        match self {
            Self::Parameter(place) => fit.values[*place],
            Self::Std(place) => fit.stds[*place],
            Self::Covariance(pair) => fit.covariance(*pair),
            Self::LogLikelihood => fit.log_likelihood,
            Self::PValue => fit.p_value,
        }
    }
}

#[cfg(test)]
mod tests {
    use gaussmle::simulate::Simulation;
    use gaussmle::{Backend, Camera, Fitter, RoiStack, Status};
    use gaussmle_detect::Corner;

    use super::*;

    fn emitter(neighbours: u32, joint: Option<JointFit>) -> Emitter {
        Emitter {
            corner: Corner { x: 0, y: 0 },
            group: 7,
            neighbours,
            gain: 20.0,
            split_gain: 1.5,
            joint,
        }
    }

    #[test]
    fn joint_fits_replace_their_rows_alone() {
        let model = Model::xynb(0.13);
        let fitter = Fitter::builder(model.clone(), Camera::ideal(0.1)).backend(Backend::Cpu);
        let pixels = Simulation::new(9).run(2).expect("simulated").to_u16();
        let rois = RoiStack::from_u16(pixels.view()).expect("square ROIs");
        let fits = fitter.build().expect("a fitter").fit(&rois);
        let alone = fits.expect("fitted").table_from(5);
        let joint = JointFit {
            values: vec![1.0, 2.0, 3.0, 4.0],
            stds: vec![0.1, 0.2, 0.3, 0.4],
            covariances: vec![0.01, 0.02, 0.03, 0.04, 0.05, 0.06],
            log_likelihood: -50.0,
            p_value: 0.25,
            iterations: 6,
            status: Status::AtBound,
        };
        let emitters = [emitter(0, None), emitter(1, Some(joint))];
        let rows = emitter_rows(alone.clone(), &model, &emitters);
        for column in alone.columns() {
            let of = |table: &LocalizationTable| table.column(&column.name).cloned();
            let (before, after) = (of(&alone).expect("there"), of(&rows).expect("kept"));
            match (&before.values, &after.values) {
                (Values::F64(a), Values::F64(b)) => assert_eq!(a[0].to_bits(), b[0].to_bits()),
                (Values::U32(a), Values::U32(b)) => assert_eq!(a[0], b[0]),
                (Values::Status(a), Values::Status(b)) => assert_eq!(a[0], b[0]),
                _ => panic!("{} has another type", column.name),
            }
        }
        let floats = |name: &str| rows.floats(name).expect("a number")[1];
        let names = [
            "x",
            "y",
            "photons",
            "background",
            "log_likelihood",
            "p_value",
        ];
        assert_eq!(names.map(floats), [1.0, 2.0, 3.0, 4.0, -50.0, 0.25]);
        let stds = ["x_std", "y_std", "photons_std", "background_std"];
        assert_eq!(stds.map(floats), [0.1, 0.2, 0.3, 0.4]);
        let counts = |name: &str| rows.counts(name).expect("a count")[1];
        let names = ["roi", "iterations", "group", "neighbours"];
        assert_eq!(names.map(counts), [6, 6, 7, 1]);
        assert_eq!([floats("gain"), floats("split_gain")], [20.0, 1.5]);
        assert_eq!(rows.statuses().expect("outcomes")[1], Status::AtBound);
        assert_eq!(
            rows.names().split_off(alone.names().len()),
            ["group", "neighbours", "gain", "split_gain"]
        );
    }
}
