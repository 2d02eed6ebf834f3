//! The report of a run: its progress, its counts, why nothing was found, and its options.

pub(crate) mod progress;
pub(crate) mod stored_configuration;
pub(crate) mod summary;
pub(crate) mod why_nothing;
