//! Tests of the server, through its addresses.

mod jobs;
mod pages;
mod safety;
mod support;
mod tables;
