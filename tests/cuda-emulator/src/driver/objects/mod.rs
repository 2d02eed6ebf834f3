//! The objects of the driver, as data: none of them knows the driver, which has the tables of all.

pub(super) mod allocation;
pub(super) mod context;
pub(super) mod event;
pub(super) mod memory_table;
pub(super) mod module;
pub(super) mod stream;
