//! Localizations as a table: camera positions in micrometres, one row a spot.

use crate::fits::Fits;
use crate::model::Model;
use crate::status::Status;

/// The values of a column.
#[derive(Clone, Debug, PartialEq)]
pub enum Values {
    /// Counts.
    U32(Vec<u32>),
    /// Measurements.
    F64(Vec<f64>),
    /// How each fit ended.
    Status(Vec<Status>),
}

impl Values {
    /// How many there are.
    fn len(&self) -> usize {
        match self {
            Values::U32(values) => values.len(),
            Values::F64(values) => values.len(),
            Values::Status(values) => values.len(),
        }
    }
}

/// A column of a [`LocalizationTable`].
#[derive(Clone, Debug, PartialEq)]
pub struct Column {
    /// Its name in every file and language.
    pub name: String,
    /// Its unit, empty if it has none.
    pub unit: &'static str,
    /// Its values.
    pub values: Values,
}

/// A table of localizations, in this order and with these names: `roi, frame, x, y, [z], photons,
/// background, [sigma | sigma_x, sigma_y]`, the same with `_std`, then `log_likelihood, p_value, iterations,
/// status`.
#[derive(Clone, Debug, PartialEq)]
pub struct LocalizationTable {
    columns: Vec<Column>,
    rows: usize,
}

impl LocalizationTable {
    /// A table of these columns; none if they differ in length.
    pub fn from_columns(columns: Vec<Column>) -> Option<Self> {
        let rows = columns.first().map_or(0, |column| column.values.len());
        let even = columns.iter().all(|column| column.values.len() == rows);
        even.then_some(Self { columns, rows })
    }

    /// The table of a model without a row.
    pub fn empty(model: Model, pixel_size_um: f64) -> Self {
        Fits::empty(model, pixel_size_um).table()
    }

    /// The columns, in order.
    pub fn columns(&self) -> &[Column] {
        &self.columns
    }

    /// A column by its name.
    pub fn column(&self, name: &str) -> Option<&Column> {
        self.columns.iter().find(|column| column.name == name)
    }

    /// The columns themselves.
    pub fn into_columns(self) -> Vec<Column> {
        self.columns
    }

    /// Number of localizations.
    pub fn len(&self) -> usize {
        self.rows
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.rows == 0
    }
}

impl Fits {
    /// The table of these fits. Frames are 0 where the stack had none.
    pub fn table(&self) -> LocalizationTable {
        self.table_from(0)
    }

    /// The table of these fits, which are a part of a larger stack: its ROIs are numbered from `first` on.
    pub fn table_from(&self, first: u64) -> LocalizationTable {
        let rows = self.len();
        let mut columns = Vec::new();
        let mut push = |name: String, unit, values| {
            columns.push(Column { name, unit, values });
        };
        let numbers = (first..first + rows as u64).map(|roi| roi as u32).collect();
        push("roi".into(), "", Values::U32(numbers));
        let frames = self.frames().map_or(vec![0; rows], <[u32]>::to_vec);
        push("frame".into(), "", Values::U32(frames));
        for &parameter in self.model().parameters() {
            let values = self.parameter(parameter).unwrap_or_default();
            push(
                parameter.name().into(),
                parameter.unit(),
                Values::F64(values),
            );
        }
        for &parameter in self.model().parameters() {
            let values = self.std(parameter).unwrap_or_default();
            let name = format!("{}_std", parameter.name());
            push(name, parameter.unit(), Values::F64(values));
        }
        let widen = |values: &[f32]| values.iter().map(|&v| f64::from(v)).collect();
        let log_likelihood = widen(self.log_likelihood());
        push("log_likelihood".into(), "", Values::F64(log_likelihood));
        push("p_value".into(), "", Values::F64(self.p_value()));
        let iterations = self.iterations().iter().map(|&n| n.into()).collect();
        push("iterations".into(), "", Values::U32(iterations));
        push("status".into(), "", Values::Status(self.status().to_vec()));
        LocalizationTable { columns, rows }
    }
}
