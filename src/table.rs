//! Localizations as a table with one row per spot.

use std::mem::discriminant;

use crate::PixelSize;
use crate::fits::Fits;
use crate::model::{Model, Parameter};
use crate::status::Status;

/// The values of a column.
#[derive(Clone, Debug, PartialEq)]
pub enum Values {
    /// Counts.
    U32(Vec<u32>),
    /// Measured quantities.
    F64(Vec<f64>),
    /// The outcome of each fit.
    Status(Vec<Status>),
}

impl Values {
    /// The number of values.
    fn len(&self) -> usize {
        match self {
            Values::U32(values) => values.len(),
            Values::F64(values) => values.len(),
            Values::Status(values) => values.len(),
        }
    }

    /// Appends values of the same type.
    fn append(&mut self, more: &Self) {
        match (self, more) {
            (Values::U32(all), Values::U32(more)) => all.extend(more),
            (Values::F64(all), Values::F64(more)) => all.extend(more),
            (Values::Status(all), Values::Status(more)) => all.extend(more),
            _ => unreachable!("`LocalizationTable::append` compares the types first"),
        }
    }
}

/// A column of a [`LocalizationTable`].
#[derive(Clone, Debug, PartialEq)]
pub struct Column {
    /// The name, the same in every file and language.
    pub name: String,
    /// The unit, empty for a number without unit.
    pub unit: &'static str,
    /// The values.
    pub values: Values,
}

/// A table of localizations. Positions are on the sensor, in micrometres.
///
/// The table of fits has these columns in this order: `roi, frame, x, y, [z], photons, background,
/// [sigma | sigma_x, sigma_y]`, the standard deviations of these parameters with `_std` after the
/// name, then `log_likelihood, p_value, iterations, status`. Results that the fit left out have no
/// column.
///
/// ```
/// use gaussmle::{Backend, Camera, Fitter, Model, RoiStack, simulate::Simulation};
///
/// # fn main() -> gaussmle::Result<()> {
/// let pixels = Simulation::new(9).run(50)?.to_u16();
/// let fitter = Fitter::builder(Model::xynb(0.13), Camera::ideal(0.1))
///     .backend(Backend::Cpu)
///     .build()?;
/// let table = fitter.fit(&RoiStack::from_u16(pixels.view())?)?.table();
/// assert_eq!(table.names()[..4], ["roi", "frame", "x", "y"]);
/// assert_eq!(table.column("x_std").map(|column| column.unit), Some("um"));
/// assert_eq!(table.floats("x_std").map(<[f64]>::len), Some(50));
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct LocalizationTable {
    columns: Vec<Column>,
    rows: usize,
}

impl Column {
    /// True if name, unit and type are the same.
    fn is_like(&self, other: &Self) -> bool {
        let types = [self, other].map(|column| discriminant(&column.values));
        self.name == other.name && self.unit == other.unit && types[0] == types[1]
    }
}

impl LocalizationTable {
    /// A table of these columns; `None` if they differ in length.
    pub fn from_columns(columns: Vec<Column>) -> Option<Self> {
        let rows = columns.first().map_or(0, |column| column.values.len());
        let equal = columns.iter().all(|column| column.values.len() == rows);
        equal.then_some(Self { columns, rows })
    }

    /// A table with the columns of a model, without rows.
    pub fn empty(model: Model, pixel_size_um: PixelSize) -> Self {
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

    /// The values of a column of measured quantities; `None` if there is no such column.
    pub fn floats(&self, name: &str) -> Option<&[f64]> {
        match &self.column(name)?.values {
            Values::F64(values) => Some(values),
            Values::U32(_) | Values::Status(_) => None,
        }
    }

    /// The values of a column of counts; `None` if there is no such column.
    pub fn counts(&self, name: &str) -> Option<&[u32]> {
        match &self.column(name)?.values {
            Values::U32(values) => Some(values),
            Values::F64(_) | Values::Status(_) => None,
        }
    }

    /// True if the rows are molecules, merged from localizations: the column `frames_on` has their number.
    pub fn is_linked(&self) -> bool {
        self.counts("frames_on").is_some()
    }

    /// The word for a row.
    pub fn row_name(&self) -> &'static str {
        match self.is_linked() {
            true => "molecule",
            false => "localization",
        }
    }

    /// The values of the column `status`; `None` if there is no such column.
    pub fn statuses(&self) -> Option<&[Status]> {
        match &self.column("status")?.values {
            Values::Status(values) => Some(values),
            Values::U32(_) | Values::F64(_) => None,
        }
    }

    /// The names of the columns, in order.
    pub fn names(&self) -> Vec<&str> {
        let columns = self.columns.iter();
        columns.map(|column| column.name.as_str()).collect()
    }

    /// Appends the rows of a table with the same columns. Returns `None`, and appends nothing, if
    /// the columns differ.
    #[must_use]
    pub fn append(&mut self, more: &Self) -> Option<()> {
        let mut pairs = self.columns.iter().zip(&more.columns);
        if self.columns.len() != more.columns.len() || !pairs.all(|(a, b)| a.is_like(b)) {
            return None;
        }
        for (column, more) in self.columns.iter_mut().zip(&more.columns) {
            column.values.append(&more.values);
        }
        self.rows += more.rows;
        Some(())
    }

    /// The columns, owned.
    pub fn into_columns(self) -> Vec<Column> {
        self.columns
    }

    /// The number of rows.
    pub fn len(&self) -> usize {
        self.rows
    }

    /// True if there are no rows.
    pub fn is_empty(&self) -> bool {
        self.rows == 0
    }
}

impl Fits {
    /// The table of these fits. Frames are 0 if the stack had none.
    pub fn table(&self) -> LocalizationTable {
        self.table_from(0)
    }

    /// The table of fits of a part of a larger stack. ROIs are numbered from `first`,
    /// modulo 2^32: the column `roi` has 32 bits.
    pub fn table_from(&self, first: u64) -> LocalizationTable {
        let mut table = LocalizationTable {
            columns: Vec::new(),
            rows: 0,
        };
        self.table_into(first, &mut table);
        table
    }

    /// As [`Fits::table_from`], in place of the content of `table`, whose memory is used again. A
    /// run of many stacks saves the time in which the system clears new memory.
    pub fn table_into(&self, first: u64, table: &mut LocalizationTable) {
        let rows = self.len();
        let mut unused = Unused::of(std::mem::take(&mut table.columns));
        let mut columns = Vec::new();
        let mut push = |name: String, unit, values| {
            columns.push(Column { name, unit, values });
        };
        let mut numbers = unused.counts();
        numbers.extend((first..first + rows as u64).map(|roi| roi as u32));
        push("roi".into(), "", Values::U32(numbers));
        let mut frames = unused.counts();
        match self.frames() {
            Some(numbers) => frames.extend_from_slice(numbers),
            None => frames.resize(rows, 0),
        }
        push("frame".into(), "", Values::U32(frames));
        for &parameter in self.model().parameters() {
            let mut values = unused.floats();
            self.extend_parameter(parameter, &mut values);
            push(
                parameter.name().into(),
                parameter.unit(),
                Values::F64(values),
            );
        }
        for &parameter in self.model().parameters() {
            let mut values = unused.floats();
            if !self.extend_std(parameter, &mut values) {
                continue;
            }
            let name = format!("{}_std", parameter.name());
            push(name, parameter.unit(), Values::F64(values));
        }
        if let Some(log_likelihood) = self.log_likelihood() {
            let mut values = unused.floats();
            values.extend(log_likelihood.iter().map(|&v| f64::from(v)));
            push("log_likelihood".into(), "", Values::F64(values));
        }
        let mut p_value = unused.floats();
        if self.p_value_into(&mut p_value) {
            push("p_value".into(), "", Values::F64(p_value));
        }
        let mut iterations = unused.counts();
        iterations.extend(self.iterations().iter().map(|&n| u32::from(n)));
        push("iterations".into(), "", Values::U32(iterations));
        let mut status = unused.statuses.pop().unwrap_or_default();
        status.clear();
        status.extend_from_slice(self.status());
        push("status".into(), "", Values::Status(status));
        *table = LocalizationTable { columns, rows };
    }
}

/// The columns of the covariances of a model: their names and units, in order, and the parameters.
fn covariance_columns(
    model: &Model,
) -> impl Iterator<Item = (String, &'static str, [Parameter; 2])> {
    let parameters = model.parameters();
    let pairs = (1..parameters.len()).flat_map(move |k| (0..k).map(move |l| [l, k]));
    pairs.map(move |pair| {
        let pair = pair.map(|k| parameters[k]);
        let [a, b] = pair;
        (
            format!("{}_{}{COVARIANCE}", a.name(), b.name()),
            covariance_unit(pair),
            pair,
        )
    })
}

/// The end of the name of a column of covariances.
const COVARIANCE: &str = "_cov";

fn covariance_unit(pair: [Parameter; 2]) -> &'static str {
    match pair.map(Parameter::unit) {
        ["um", "um"] => "um^2",
        ["um", "photons"] | ["photons", "um"] => "um photons",
        ["um", "photons/pixel"] | ["photons/pixel", "um"] => "um photons/pixel",
        ["photons", "photons/pixel"] => "photons^2/pixel",
        _ => "",
    }
}

/// The two parameters of a column of covariances, by its name.
pub fn covariance_of(name: &str) -> Option<[Parameter; 2]> {
    let pair = name.strip_suffix(COVARIANCE)?;
    // Names have underscores, too.
    let mut cuts = pair.match_indices('_');
    cuts.find_map(|(at, _)| {
        let parameter = Parameter::from_name;
        Some([parameter(&pair[..at])?, parameter(&pair[at + 1..])?])
    })
}

impl Fits {
    /// Appends the covariances of each two parameters to the table of these fits, as columns such as
    /// `x_y_cov`. A fit without [`Output::Covariance`](crate::Output::Covariance) has none.
    ///
    /// # Panics
    ///
    /// Panics unless the table has a row for each fit.
    pub fn append_covariances(&self, table: &mut LocalizationTable) {
        assert_eq!(self.len(), table.len(), "a row for each fit");
        for (name, unit, [a, b]) in covariance_columns(self.model()) {
            if let Some(values) = self.covariance(a, b) {
                let values = Values::F64(values);
                table.columns.push(Column { name, unit, values });
            }
        }
    }
}

impl LocalizationTable {
    /// Appends the columns of [`Fits::append_covariances`] to a table without rows.
    ///
    /// # Panics
    ///
    /// Panics if there are rows.
    pub fn append_no_covariances(&mut self, model: &Model) {
        assert!(self.is_empty(), "no rows");
        let columns = covariance_columns(model).map(|(name, unit, _)| {
            let values = Values::F64(Vec::new());
            Column { name, unit, values }
        });
        self.columns.extend(columns);
    }
}

/// The memory of columns that are no longer needed.
#[derive(Default)]
struct Unused {
    counts: Vec<Vec<u32>>,
    floats: Vec<Vec<f64>>,
    statuses: Vec<Vec<Status>>,
}

impl Unused {
    fn of(columns: Vec<Column>) -> Self {
        let mut unused = Self::default();
        for column in columns {
            match column.values {
                Values::U32(values) => unused.counts.push(values),
                Values::F64(values) => unused.floats.push(values),
                Values::Status(values) => unused.statuses.push(values),
            }
        }
        unused
    }

    fn counts(&mut self) -> Vec<u32> {
        let mut values = self.counts.pop().unwrap_or_default();
        values.clear();
        values
    }

    fn floats(&mut self) -> Vec<f64> {
        let mut values = self.floats.pop().unwrap_or_default();
        values.clear();
        values
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_appended_to_equal_columns_only() {
        let table = |unit, values| {
            let name = "x".into();
            LocalizationTable::from_columns(vec![Column { name, unit, values }]).expect("even")
        };
        let mut all = table("um", Values::F64(vec![1.0]));
        for other in [
            table("nm", Values::F64(vec![2.0])),
            table("um", Values::U32(vec![2])),
            LocalizationTable::from_columns(Vec::new()).expect("even"),
        ] {
            assert_eq!(all.append(&other), None);
        }
        assert_eq!(
            all.append(&table("um", Values::F64(vec![2.0, 3.0]))),
            Some(())
        );
        assert_eq!(all, table("um", Values::F64(vec![1.0, 2.0, 3.0])));
        assert_eq!((all.names(), all.len()), (vec!["x"], 3));
    }
}
