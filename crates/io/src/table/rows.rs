//! The rows of a table in blocks, and checks that the blocks fit together.

use std::borrow::Cow;

use gaussmle::LocalizationTable;

use super::columns::ColumnType;
use super::error::TableError;

/// Blocks of rows, borrowed from memory or read from elsewhere.
pub type Blocks<'a> = Box<dyn Iterator<Item = Result<Cow<'a, LocalizationTable>, TableError>> + 'a>;

/// Rows that can be visited more than once.
///
/// There is at least one block, which is empty if there are no rows: it defines the columns.
pub trait Rows {
    /// Number of rows in all blocks. The number after the last block counts.
    fn len(&self) -> u64;

    /// True if there are no rows.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The blocks from the first one on.
    fn blocks(&self) -> Blocks<'_>;

    /// Takes an owned block back that is no longer needed, so that its memory can be used again.
    fn reuse(&self, _block: LocalizationTable) {}
}

impl Rows for LocalizationTable {
    fn len(&self) -> u64 {
        LocalizationTable::len(self) as u64
    }

    fn blocks(&self) -> Blocks<'_> {
        Box::new(std::iter::once(Ok(Cow::Borrowed(self))))
    }
}

/// Collects all rows in one table.
///
/// # Errors
///
/// Returns an error if a block cannot be read, or blocks differ in their columns.
pub fn collect(rows: &dyn Rows) -> Result<LocalizationTable, TableError> {
    let mut blocks = blocks(rows);
    let first = blocks.next().ok_or_else(no_block)?;
    let mut all = first?.into_owned();
    for block in blocks {
        let same_columns = "`blocks` checks that all blocks have the same columns";
        all.append(&*block?).expect(same_columns);
    }
    Ok(all)
}

/// A column without its values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ColumnSpec {
    pub name: String,
    pub unit: &'static str,
    pub column_type: ColumnType,
}

fn specs(table: &LocalizationTable) -> Vec<ColumnSpec> {
    let specs = table.columns().iter().map(|column| ColumnSpec {
        name: column.name.clone(),
        unit: column.unit,
        column_type: ColumnType::of(&column.values),
    });
    specs.collect()
}

/// The columns of the first block.
pub(super) fn columns(rows: &dyn Rows) -> Result<Vec<ColumnSpec>, TableError> {
    match rows.blocks().next() {
        Some(block) => Ok(specs(&*block?)),
        None => Err(no_block()),
    }
}

fn no_block() -> TableError {
    TableError::Rows {
        cause: "there is not one block, so the columns are unknown".into(),
    }
}

fn names(columns: &[ColumnSpec]) -> String {
    let names: Vec<&str> = columns.iter().map(|column| column.name.as_str()).collect();
    names.join(", ")
}

/// The blocks. Checks that each has the columns of the first, and that all announced rows come.
pub(super) fn blocks(
    rows: &dyn Rows,
) -> impl Iterator<Item = Result<Cow<'_, LocalizationTable>, TableError>> {
    let mut have = 0;
    let mut first: Option<Vec<ColumnSpec>> = None;
    let mut blocks = rows.blocks();
    let mut ended = false;
    std::iter::from_fn(move || {
        if ended {
            return None;
        }
        let Some(block) = blocks.next() else {
            ended = true;
            return match first {
                None => Some(Err(no_block())),
                // Asked for at the end: a run that is cancelled has fewer rows than it announced.
                Some(_) if have != rows.len() => Some(Err(TableError::Count {
                    have,
                    announced: rows.len(),
                })),
                Some(_) => None,
            };
        };
        Some(block.and_then(|block| {
            let columns = specs(&block);
            let expected = first.get_or_insert_with(|| columns.clone());
            if *expected != columns {
                return Err(TableError::Columns {
                    have: names(&columns),
                    expected: names(expected),
                });
            }
            have += block.len() as u64;
            Ok(block)
        }))
    })
}
