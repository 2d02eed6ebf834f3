//! `gaussmle`, the command line: what was typed becomes calls of the library.
//!
//! stdout is data or nothing; progress and messages go to stderr. Exit codes: 0 done; 2 the command line or a file is wrong; 3 no
//! device in time; 1 anything else.

mod analysis;
mod arguments;
mod bench;
mod calibrate;
mod devices;
mod fit;
mod localize;
mod messages;
mod outcome;
mod render;
mod report;
mod simulate;
mod tables;

use std::ffi::OsString;
use std::io;

use clap::{CommandFactory, Parser};

use arguments::{Arguments, Calibrate, Command};

/// Does what was typed, the program's name first, and returns the exit code.
pub fn run(typed: impl IntoIterator<Item = OsString>) -> u8 {
    let filter = tracing_subscriber::EnvFilter::try_from_env("GAUSSMLE_LOG");
    // Where this is not the whole program, somebody else may listen already.
    let _ = tracing_subscriber::fmt()
        .with_writer(io::stderr)
        .with_env_filter(filter.unwrap_or_else(|_| "off".into()))
        .try_init();
    let arguments = match Arguments::try_parse_from(typed) {
        Ok(arguments) => arguments,
        Err(words) => {
            // Where it is to be read from may be closed.
            let _ = words.print();
            return words.exit_code() as u8;
        }
    };
    let done = match arguments.command {
        Command::Fit(arguments) => fit::run(&arguments),
        Command::Localize(arguments) => localize::run(&arguments),
        Command::Render(arguments) => render::run(&arguments),
        Command::Report(arguments) => report::run(&arguments),
        Command::Link(arguments) => analysis::run_link(&arguments),
        Command::Drift(arguments) => analysis::run_drift(&arguments),
        Command::Calibrate { what } => match what {
            Calibrate::Camera(arguments) => calibrate::run_camera(&arguments),
            Calibrate::Astigmatism(arguments) => calibrate::run_astigmatism(&arguments),
            Calibrate::Sigma(arguments) => calibrate::run_sigma(&arguments),
        },
        Command::Info(arguments) => tables::info(&arguments),
        Command::Convert(arguments) => tables::convert(&arguments),
        Command::Filter(arguments) => tables::filter(&arguments),
        Command::Simulate(arguments) => simulate::run(&arguments),
        Command::Bench(arguments) => bench::run(&arguments),
        Command::Devices { json } => devices::list(json),
        Command::Doctor { json } => devices::doctor(json),
        Command::Completions { shell } => {
            let mut command = Arguments::command();
            clap_complete::generate(shell, &mut command, "gaussmle", &mut io::stdout());
            Ok(outcome::DONE)
        }
    };
    done.unwrap_or_else(|failure| failure.tell())
}
