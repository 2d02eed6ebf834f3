//! The C library as programs in C and C++ see it: header, symbols, installation, and calls.

mod header;
mod installation;
mod programs;
mod support;
