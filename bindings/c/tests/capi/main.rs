//! The C library as programs see it: header, symbols, installation, and calls from C and C++.

mod header;
mod installation;
#[path = "../../../../tests/own_environment/mod.rs"]
mod own_environment;
mod programs;
mod support;
