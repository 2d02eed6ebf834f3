//! The tests.
mod oracle;
mod support;
