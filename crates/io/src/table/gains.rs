//! Tables for other programs, without the gains if a row has none.
//!
//! Rows of crowded frames have gains; those of sparse frames have NaN. Picasso drops rows with a NaN in any
//! column, so both columns are left out if a row has NaN.

use gaussmle::LocalizationTable;

use super::error::TableError;
use super::rows::{Blocks, Rows};

const GAINS: [&str; 2] = ["gain", "split_gain"];

/// Rows without their gains.
pub(super) struct WithoutGains<'a>(&'a dyn Rows);

impl<'a> WithoutGains<'a> {
    /// Rows without their gains, if one of them has none.
    pub fn needed(rows: &'a dyn Rows) -> Result<Option<Self>, TableError> {
        for block in rows.blocks() {
            let block = block?;
            // The rows of a stream come once. They are of spots that were cut before, and have none.
            let Some(gains) = block.floats(GAINS[1]) else {
                return Ok(None);
            };
            if gains.iter().any(|gain| gain.is_nan()) {
                return Ok(Some(Self(rows)));
            }
        }
        Ok(None)
    }
}

impl Rows for WithoutGains<'_> {
    fn len(&self) -> u64 {
        self.0.len()
    }

    fn blocks(&self) -> Blocks<'_> {
        Box::new(self.0.blocks().map(|block| {
            let mut columns = block?.into_owned().into_columns();
            columns.retain(|column| !GAINS.contains(&&*column.name));
            let table = LocalizationTable::from_columns(columns);
            Ok(std::borrow::Cow::Owned(
                table.expect("columns of one table"),
            ))
        }))
    }
}

#[cfg(test)]
mod tests {
    use gaussmle::table::{Column, Values};

    use super::super::rows::collect;
    use super::*;

    fn table(gains: [f64; 2]) -> LocalizationTable {
        let column = |name: &str, values| Column {
            name: name.into(),
            unit: "",
            values,
        };
        let columns = vec![
            column("neighbours", Values::U32(vec![0, 1])),
            column("gain", Values::F64(gains.to_vec())),
            column("split_gain", Values::F64(gains.to_vec())),
        ];
        LocalizationTable::from_columns(columns).expect("even")
    }

    #[test]
    fn gains_are_left_out_if_a_row_has_none() {
        let whole = table([9.0, 7.5]);
        assert!(WithoutGains::needed(&whole).expect("read").is_none());
        let partly = table([9.0, f64::NAN]);
        let without = WithoutGains::needed(&partly)
            .expect("read")
            .expect("needed");
        let rows = collect(&without).expect("rows");
        assert_eq!(rows.names(), ["neighbours"]);
        assert_eq!(rows.counts("neighbours"), Some(&[0, 1][..]));
        let other = LocalizationTable::from_columns(Vec::new()).expect("even");
        assert!(WithoutGains::needed(&other).expect("read").is_none());
    }
}
