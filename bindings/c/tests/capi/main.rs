//! The C library as programs see it: header, symbols, installation, and calls from C, C++ and Julia.

mod header;
mod installation;
mod julia;
mod programs;
mod support;
