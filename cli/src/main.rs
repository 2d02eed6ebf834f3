//! `gaussmle`, the command line: what was typed becomes calls of the library.
//!
//! stdout is data or nothing; messages go to stderr. Exit codes: 0 done; 2 the command line is wrong; 1 anything else.

use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::LazyLock;

use clap::{Parser, Subcommand};
use gaussmle::doctor::{built_in, doctor, list};
use gaussmle::machine::Computer;

/// Lists and checks the devices that gaussmle can fit single-molecule images on.
#[derive(Debug, Parser)]
#[command(name = "gaussmle", version = version(), arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// List the devices of every back end, with memory and load.
    ///
    /// Example: gaussmle devices --json
    Devices {
        /// One JSON object a line.
        #[arg(long)]
        json: bool,
    },
    /// Fit a small stack on every device, and say what is wrong and what to do about it.
    ///
    /// Exit code 0 if fits can run as they should, 1 if a GPU is there and cannot be used, or computes wrongly.
    ///
    /// Example: gaussmle doctor
    Doctor {
        /// One JSON object.
        #[arg(long)]
        json: bool,
    },
}

/// The version, and the back ends in this build.
fn version() -> &'static str {
    static VERSION: LazyLock<String> =
        LazyLock::new(|| format!("{} ({})", env!("CARGO_PKG_VERSION"), built_in().join(", ")));
    &VERSION
}

fn main() -> ExitCode {
    let filter = tracing_subscriber::EnvFilter::try_from_env("GAUSSMLE_LOG");
    tracing_subscriber::fmt()
        .with_writer(io::stderr)
        .with_env_filter(filter.unwrap_or_else(|_| "off".into()))
        .init();
    match run(&Arguments::parse().command) {
        Ok(code) => code,
        Err(error) => {
            // Whoever read the output has left: nobody is there to be told.
            if error.kind() != io::ErrorKind::BrokenPipe {
                eprintln!("gaussmle: {error}");
            }
            ExitCode::from(1)
        }
    }
}

fn run(command: &Command) -> io::Result<ExitCode> {
    let mut out = io::stdout().lock();
    match command {
        Command::Devices { json: true } => {
            for device in list(&Computer::new()) {
                writeln!(out, "{}", serde_json::to_string(&device)?)?;
            }
            Ok(ExitCode::SUCCESS)
        }
        Command::Devices { json: false } => {
            for device in list(&Computer::new()) {
                write!(out, "{device}")?;
            }
            Ok(ExitCode::SUCCESS)
        }
        Command::Doctor { json } => {
            let diagnosis = doctor();
            if *json {
                writeln!(out, "{}", serde_json::to_string_pretty(diagnosis)?)?;
            } else {
                write!(out, "{diagnosis}")?;
            }
            Ok(ExitCode::from(diagnosis.exit_code()))
        }
    }
}
