//! What is done with localizations after the fit: molecules that stay on for several frames become one row ([`link()`]),
//! the stage's drift is measured and taken off ([`drift`]), and the precision is measured by repetition ([`nena()`]).
//!
//! All take a [`LocalizationTable`](crate::LocalizationTable), in um. Rows that are not usable, or whose position is no
//! finite number, are left out and counted. The numbers are the same, to the bit, for any number of threads.

pub(crate) mod columns;
pub mod drift;
mod error;
mod levenberg;
mod link;
mod merge;
mod nena;
mod sorted;

pub use drift::{Drift, DriftOptions};
pub use error::AnalysisError;
pub use link::{Distance, LinkOptions, Linked, link};
pub use nena::{Nena, nena};
