//! The program `gaussmle`.

use std::process::ExitCode;

fn main() -> ExitCode {
    ExitCode::from(gaussmle_cli::run(std::env::args_os()))
}
