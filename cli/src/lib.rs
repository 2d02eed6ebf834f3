//! The command line `gaussmle`: converts arguments to calls of the library.
//!
//! Data go to stdout, progress and messages to stderr. The exit code is 0 after success, 2 for an
//! invalid command line or file, 3 if no device was available in time, 124 after the time limit, 130
//! after Ctrl-C, 143 after SIGTERM, and 1 otherwise, as when stdout is closed or full. If the reader of stdout ends early, as in
//! `| head`, this is success.

/// As the macro of the standard library, which panics if stderr is full or closed, and prints
/// control characters. The message is one line.
macro_rules! eprintln {
    ($($message:tt)*) => {
        crate::terminal::message(format_args!($($message)*))
    };
}

#[cfg(feature = "app")]
mod app;
mod arguments;
mod bench;
mod bench_table;
mod calibrate;
mod devices;
mod drift;
mod failure;
mod fit;
mod html_report;
mod interrupt;
mod link;
mod localize;
mod movie_info;
mod movie_list;
mod picasso_names;
mod progress;
mod render;
mod simulate;
mod stdout_table;
mod tables;
mod terminal;
mod waiting;

use std::ffi::OsString;
use std::io;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory, FromArgMatches};

use gaussmle_base::config::unknown_key;

use arguments::{Arguments, Calibrate, Command};
use failure::Failure;

/// Runs a command line and returns the exit code. The first argument is the name of the program.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> u8 {
    let words: Vec<OsString> = arguments.into_iter().collect();
    let filter = tracing_subscriber::EnvFilter::try_from_env("GAUSSMLE_LOG");
    // A run that cannot write its log says so nowhere else.
    let default = "off,gaussmle::engine::performance_log=warn";
    // In a Python process there may be a subscriber already.
    let _ = tracing_subscriber::fmt()
        .with_writer(io::stderr)
        // Otherwise a full stderr is an error, and its message a panic.
        .log_internal_errors(false)
        .with_env_filter(filter.unwrap_or_else(|_| default.into()))
        .try_init();
    let parsed = accept_negative_numbers(Arguments::command()).try_get_matches_from(&words);
    let arguments = match parsed.and_then(|matches| Arguments::from_arg_matches(&matches)) {
        Ok(arguments) => arguments,
        Err(error) => return report_usage(&error, &words),
    };
    for message in gaussmle::Settings::unknown_in_environment() {
        eprintln!("gaussmle: warning: {message}");
    }
    if let Some(spots) = arguments.vectors {
        gaussmle::bench::limit_vectors(spots);
    }
    let flag = |field: &str| flag(&words, field);
    if let Err(error) = gaussmle::threads::start() {
        return Failure::from(error).report(flag);
    }
    let outcome = match arguments.command {
        #[cfg(feature = "app")]
        Command::App(arguments) => app::app(&arguments),
        #[cfg(feature = "app")]
        Command::Serve(arguments) => app::serve(&arguments),
        Command::Fit(arguments) => fit::run(&arguments, flag),
        Command::Localize(arguments) => localize::run(&arguments, flag),
        Command::Render(arguments) => render::run(&arguments),
        Command::Report(arguments) => html_report::run(&arguments),
        Command::Link(arguments) => link::run(&arguments),
        Command::Drift(arguments) => drift::run(&arguments),
        Command::Calibrate { what } => match what {
            Calibrate::Camera(arguments) => calibrate::run_camera(&arguments),
            Calibrate::Astigmatism(arguments) => calibrate::run_astigmatism(&arguments),
            Calibrate::Psf(arguments) => calibrate::run_psf(&arguments),
            Calibrate::Sigma(arguments) => calibrate::run_sigma(&arguments),
        },
        Command::Info(arguments) => tables::info(&arguments),
        Command::Convert(arguments) => tables::convert(&arguments),
        Command::Filter(arguments) => tables::filter(&arguments),
        Command::Simulate(arguments) => simulate::run(&arguments),
        Command::Bench(arguments) => bench::run(&arguments),
        Command::Devices { json } => devices::list(json),
        Command::Doctor { json, quick } => devices::doctor(json, quick),
        Command::Completions { shell } => {
            let mut command = Arguments::command();
            // Written at once: the generator panics where stdout is closed.
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut command, "gaussmle", &mut script);
            let written = terminal::write(&script);
            written.map(|()| failure::DONE).map_err(Failure::from)
        }
    };
    outcome.unwrap_or_else(|failure| failure.report(flag))
}

/// Lets options of all commands have negative numbers, which the library then refuses with a
/// reason. Otherwise `--gain -1` is an unknown option `-1`.
fn accept_negative_numbers(command: clap::Command) -> clap::Command {
    let accept = |argument: clap::Arg| {
        // An action that takes values may belong to an option without any, as `--isolated`.
        let takes_none = argument.get_num_args().is_some_and(|n| !n.takes_values());
        let takes_values = argument.get_action().takes_values() && !takes_none;
        let has_value = takes_values && !argument.is_positional();
        match has_value {
            true => argument.allow_negative_numbers(true),
            false => argument,
        }
    };
    command
        .mut_args(accept)
        .mut_subcommands(accept_negative_numbers)
}

/// The typed command. `calibrate` has commands of its own.
fn typed_command<'a>(all: &'a clap::Command, words: &[OsString]) -> &'a clap::Command {
    let mut command = all;
    for word in words.iter().skip(1) {
        match command.find_subcommand(word) {
            Some(subcommand) => command = subcommand,
            None => break,
        }
    }
    command
}

/// The option of the typed command for a field of the library: `--pixel-size` for `pixel_size_um`.
fn flag(words: &[OsString], field: &str) -> Option<String> {
    let all = Arguments::command();
    let arguments: Vec<_> = typed_command(&all, words).get_arguments().collect();
    // Remarks name some options as users do, `sigma` for `sigma_um`.
    let typed = field.replace('_', "-");
    let has_name = |argument: &clap::Arg| {
        let names = argument.get_long_and_visible_aliases();
        names.is_some_and(|names| names.contains(&typed.as_str()))
    };
    let by_id = arguments.iter().find(|a| a.get_id() == field);
    let argument = by_id.or_else(|| arguments.iter().find(|a| has_name(a)))?;
    Some(format!("--{}", argument.get_long()?))
}

/// A part of what an error of a command line tells.
fn context(error: &clap::Error, kind: ContextKind) -> Option<&str> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => Some(text),
        _ => None,
    }
}

/// Prints help or the error of a command line, and returns the exit code.
fn report_usage(error: &clap::Error, words: &[OsString]) -> u8 {
    match error.kind() {
        // One line, like the messages of the library about invalid values.
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let text = error.to_string();
            let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
            let lines: Vec<&str> = lines
                .take_while(|line| !line.starts_with("For more information"))
                .collect();
            let message = lines.join(" ");
            let value = context(error, ContextKind::InvalidValue);
            let hint = match context(error, ContextKind::InvalidArg) {
                Some(option) if option.starts_with("--model") => {
                    value.and_then(picasso_names::model)
                }
                _ => None,
            };
            let hint = hint.map(|name| format!(" (this model of Picasso is {name} here)"));
            let message = message.trim_start_matches("error: ");
            eprintln!("gaussmle: {message}{}", hint.unwrap_or_default());
        }
        ErrorKind::UnknownArgument => {
            let option = context(error, ContextKind::InvalidArg);
            match option.and_then(|option| Some((option, picasso_names::option(option)?))) {
                Some((option, name)) => {
                    eprintln!("gaussmle: {option}: this option of Picasso is {name} here");
                }
                None => terminal::lines(error.to_string().trim_end()),
            }
        }
        ErrorKind::InvalidSubcommand => {
            let typed = context(error, ContextKind::InvalidSubcommand).unwrap_or_default();
            let all = Arguments::command();
            let commands = typed_command(&all, words).get_subcommands();
            let names: Vec<&str> = commands.map(clap::Command::get_name).collect();
            eprintln!("gaussmle: {}", unknown_key(typed, &names, "command"));
        }
        ErrorKind::DisplayVersion if words.iter().any(|word| word == "--json") => {
            if let Err(cause) = terminal::print_json(arguments::version_json()) {
                return Failure::from(cause).report(|_| None);
            }
        }
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            let printed = terminal::check_stdout().and_then(|()| error.print());
            if let Err(cause) = printed {
                return Failure::from(cause).report(|_| None);
            }
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => drop(error.print()),
        // The words of the command line are in it.
        _ => terminal::lines(error.to_string().trim_end()),
    }
    error.exit_code() as u8
}
