//! Rows that are written while the run that makes them goes on.

use std::borrow::Cow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use gaussmle::{Fits, LocalizationTable};
use gaussmle_io::table::{Blocks, Rows};

use crate::localize::describe::summary::RunSummary;
use crate::pvalue_summary::PValueSummary;

/// The number of stacks of fits that may wait for the writer.
const QUEUED_FITS: usize = 1;

/// Fits from another thread as rows. They become rows in the thread that asks for the blocks, once.
///
/// The first block is empty. A writer that looks at it alone takes nothing from the run.
#[derive(Debug)]
pub(crate) struct RowStream {
    template: LocalizationTable,
    rows: u64,
    started: Sender<()>,
    /// The sender has ended the stream early.
    is_cut: Arc<AtomicBool>,
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    fits: Receiver<Fits>,
    /// The rows so far.
    rows: u64,
    summary: RunSummary,
    /// A block whose memory can be used again.
    unused: LocalizationTable,
}

/// The other end of a [`RowStream`].
#[derive(Debug)]
pub(crate) struct FitSender {
    started: Receiver<()>,
    fits: SyncSender<Fits>,
    is_cut: Arc<AtomicBool>,
}

impl FitSender {
    /// Waits until a writer asks for blocks. Returns false if it failed before.
    pub fn wait_for_writer(&self) -> bool {
        self.started.recv().is_ok()
    }

    /// Ends the stream early: there are no more rows than those that were sent.
    pub fn cut(self) {
        self.is_cut.store(true, Ordering::Release);
    }

    /// Adds fits. Returns false if the writer failed.
    pub fn send(&self, fits: Fits) -> bool {
        self.fits.send(fits).is_ok()
    }
}

impl RowStream {
    /// A stream of `rows` rows with the columns of `template`, which has no rows.
    ///
    /// If the sender is dropped early, rows are missing, and a writer fails. If it is
    /// [cut](FitSender::cut), there are fewer rows.
    pub fn new(template: LocalizationTable, rows: u64) -> (FitSender, Self) {
        let (sender, fits) = sync_channel(QUEUED_FITS);
        let (starts, started) = channel();
        let state = State {
            fits,
            rows: 0,
            summary: RunSummary::default(),
            unused: template.clone(),
        };
        let is_cut = Arc::default();
        let stream = Self {
            template,
            rows,
            started: starts,
            is_cut: Arc::clone(&is_cut),
            state: Mutex::new(state),
        };
        let sender = FitSender {
            started,
            fits: sender,
            is_cut,
        };
        (sender, stream)
    }

    /// True if the sender has ended the stream after its first row and before its last.
    pub fn is_cut(&self) -> bool {
        self.is_cut.load(Ordering::Acquire) && (1..self.rows).contains(&self.state().rows)
    }

    /// The counts of the rows that were taken.
    pub fn into_summary(self) -> RunSummary {
        let state = self.state.into_inner();
        state.unwrap_or_else(PoisonError::into_inner).summary
    }

    /// The p-values of the rows that were taken.
    pub fn p_values(&self) -> PValueSummary {
        self.state().summary.p_values
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn next(&mut self) -> Option<LocalizationTable> {
        let fits = self.fits.recv().ok()?;
        let mut table = std::mem::replace(
            &mut self.unused,
            LocalizationTable::from_columns(Vec::new())?,
        );
        fits.table_into(self.rows, &mut table);
        fits.append_covariances(&mut table);
        self.rows += table.len() as u64;
        self.summary.add(&table);
        Some(table)
    }
}

impl Rows for RowStream {
    fn len(&self) -> u64 {
        match self.is_cut() {
            true => self.state().rows,
            false => self.rows,
        }
    }

    fn blocks(&self) -> Blocks<'_> {
        // Nobody waits for this if the run failed.
        let _ = self.started.send(());
        let empty = std::iter::once(Ok(Cow::Borrowed(&self.template)));
        let tables = std::iter::from_fn(|| self.state().next());
        Box::new(empty.chain(tables.map(|table| Ok(Cow::Owned(table)))))
    }

    fn reuse(&self, block: LocalizationTable) {
        self.state().unused = block;
    }
}
