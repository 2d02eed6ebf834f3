//! The C library as programs see it: header, symbols, installation, and calls from C and C++, and
//! the calls that the module for Julia declares.

mod header;
mod installation;
mod julia;
#[path = "../../../../tests/own_environment/mod.rs"]
mod own_environment;
mod programs;
mod support;
