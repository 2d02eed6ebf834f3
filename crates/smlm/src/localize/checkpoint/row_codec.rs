//! Rows of a table as bytes: column after column, little-endian.

use bytemuck::NoUninit;
use gaussmle::table::{Column, Values};
use gaussmle::{LocalizationTable, Status};

/// Bytes of one row.
pub(crate) fn row_bytes(table: &LocalizationTable) -> usize {
    let bytes = table.columns().iter().map(|column| match column.values {
        Values::U32(_) => 4,
        Values::F64(_) => 8,
        Values::Status(_) => 1,
    });
    bytes.sum()
}

/// The values of all columns.
pub(crate) fn encode(table: &LocalizationTable) -> Vec<u8> {
    let mut out = Vec::with_capacity(table.len() * row_bytes(table));
    for column in table.columns() {
        match &column.values {
            Values::U32(values) => extend(&mut out, values, |v| v.to_le_bytes()),
            Values::F64(values) => extend(&mut out, values, |v| v.to_le_bytes()),
            Values::Status(values) => out.extend(values.iter().map(|status| status.code())),
        }
    }
    out
}

/// Appends values, on most machines by one copy.
fn extend<T: NoUninit, const N: usize>(out: &mut Vec<u8>, values: &[T], bytes: fn(T) -> [u8; N]) {
    if cfg!(target_endian = "little") {
        out.extend_from_slice(bytemuck::cast_slice(values));
    } else {
        out.extend(values.iter().flat_map(|&value| bytes(value)));
    }
}

/// The table of `rows` rows with the columns of `template`, from [`encode`]d bytes.
///
/// # Panics
///
/// Panics if there are fewer bytes than the rows take.
pub(crate) fn decode(
    template: &LocalizationTable,
    bytes: &[u8],
    rows: usize,
) -> Option<LocalizationTable> {
    let mut rest = bytes;
    let mut take = |width: usize| {
        let (values, others) = rest.split_at(rows * width);
        rest = others;
        values
    };
    let columns = template.columns().iter().map(|column| Column {
        name: column.name.clone(),
        unit: column.unit,
        values: match column.values {
            Values::U32(_) => {
                let (words, _) = take(4).as_chunks();
                Values::U32(words.iter().map(|&word| u32::from_le_bytes(word)).collect())
            }
            Values::F64(_) => {
                let (words, _) = take(8).as_chunks();
                Values::F64(words.iter().map(|&word| f64::from_le_bytes(word)).collect())
            }
            Values::Status(_) => {
                let status = |&code: &u8| Status::from_code(code).unwrap_or(Status::BadInput);
                Values::Status(take(1).iter().map(status).collect())
            }
        },
    });
    LocalizationTable::from_columns(columns.collect())
}
