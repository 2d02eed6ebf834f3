//! Rows whose writing can be cancelled.

use gaussmle::CancelToken;
use gaussmle_io::table::{Blocks, Rows, TableError};

/// Rows that end with an error after a cancellation.
pub(crate) struct CancellableRows<'a> {
    pub rows: &'a dyn Rows,
    pub cancel: &'a CancelToken,
}

impl Rows for CancellableRows<'_> {
    fn len(&self) -> u64 {
        self.rows.len()
    }

    fn blocks(&self) -> Blocks<'_> {
        let blocks = self.rows.blocks();
        Box::new(blocks.map(|block| match self.cancel.is_cancelled() {
            true => Err(TableError::Rows {
                cause: "the run was cancelled".into(),
            }),
            false => block,
        }))
    }
}
