//! Rows as they come, block by block, and checked on the way.

use std::borrow::Cow;

use super::error::TableError;
use crate::table::{LocalizationTable, Values};

/// Blocks of rows, borrowed where they lie in memory.
pub type Blocks<'a> = Box<dyn Iterator<Item = Result<Cow<'a, LocalizationTable>, TableError>> + 'a>;

/// Rows that can be gone through more than once. At least one block comes, empty if there are no rows, so that columns are known.
pub trait Rows {
    /// Number of rows in all blocks.
    fn len(&self) -> u64;

    /// Whether there are none.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The blocks, from the first one on.
    fn blocks(&self) -> Blocks<'_>;
}

impl Rows for LocalizationTable {
    fn len(&self) -> u64 {
        LocalizationTable::len(self) as u64
    }

    fn blocks(&self) -> Blocks<'_> {
        Box::new(std::iter::once(Ok(Cow::Borrowed(self))))
    }
}

/// All rows as one table, for those who need them at once.
///
/// # Errors
///
/// If they cannot be had, or blocks differ in their columns.
pub fn collect(rows: &dyn Rows) -> Result<LocalizationTable, TableError> {
    let mut blocks = blocks(rows);
    let first = blocks.next().ok_or_else(no_block)?;
    let mut all = first?.into_owned();
    for block in blocks {
        let alike = "blocks are checked: their columns are alike";
        all.append(&*block?).expect(alike);
    }
    Ok(all)
}

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    U32,
    F64,
    Status,
}

/// A column without its values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Slot {
    pub name: String,
    pub unit: &'static str,
    pub kind: Kind,
}

fn layout(table: &LocalizationTable) -> Vec<Slot> {
    let slots = table.columns().iter().map(|column| Slot {
        name: column.name.clone(),
        unit: column.unit,
        kind: kind(&column.values),
    });
    slots.collect()
}

/// What values are.
pub(super) fn kind(values: &Values) -> Kind {
    match values {
        Values::U32(_) => Kind::U32,
        Values::F64(_) => Kind::F64,
        Values::Status(_) => Kind::Status,
    }
}

/// The columns, from the first block.
pub(super) fn columns(rows: &dyn Rows) -> Result<Vec<Slot>, TableError> {
    match rows.blocks().next() {
        Some(block) => Ok(layout(&*block?)),
        None => Err(no_block()),
    }
}

fn no_block() -> TableError {
    TableError::Rows {
        cause: "there is not one block, so the columns are unknown".into(),
    }
}

fn names(slots: &[Slot]) -> String {
    let names: Vec<&str> = slots.iter().map(|slot| slot.name.as_str()).collect();
    names.join(", ")
}

/// The blocks, each with the columns of the first, and as many rows as were announced.
pub(super) fn blocks(
    rows: &dyn Rows,
) -> impl Iterator<Item = Result<Cow<'_, LocalizationTable>, TableError>> {
    let announced = rows.len();
    let mut have = 0;
    let mut first: Option<Vec<Slot>> = None;
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
                Some(_) if have != announced => Some(Err(TableError::Count { have, announced })),
                Some(_) => None,
            };
        };
        Some(block.and_then(|block| {
            let slots = layout(&block);
            let expected = first.get_or_insert_with(|| slots.clone());
            if *expected != slots {
                return Err(TableError::Columns {
                    have: names(&slots),
                    expected: names(expected),
                });
            }
            have += block.len() as u64;
            Ok(block)
        }))
    })
}
