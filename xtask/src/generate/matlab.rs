//! Help of the functions for Octave and MATLAB.

use std::fmt::Write;

use super::groups::Group;
use super::text::{replaced, wrapped};
use crate::error::Result;

pub const FIT: &str = "bindings/matlab/gaussmle_fit.m";
pub const LOCALIZE: &str = "bindings/matlab/gaussmle_localize.m";

/// The help with the options of the groups that it has a line for, such as `%   Camera:`.
pub fn help(text: &str, groups: &[Group]) -> Result<String> {
    let mut text = text.to_owned();
    let mut found = 0;
    for group in groups {
        let begin = format!("%   {}:", group.heading);
        if !text.contains(&format!("{begin}\n")) {
            continue;
        }
        found += 1;
        let mut lines = String::new();
        // Paths of devices are settings of the machine, which the TOML text of a run cannot have.
        let of_machine = |kind: &str| group.heading == "Devices" && kind == "PathBuf";
        for option in group
            .options
            .iter()
            .filter(|option| !of_machine(&option.kind))
        {
            // The encoding of the host may be any.
            let help = option.full_help().replace('`', "").replace('é', "e");
            let help = wrapped(&help, 74);
            for (number, line) in help.iter().enumerate() {
                let key = if number == 0 { &*option.key } else { "" };
                let _ = writeln!(lines, "%     {key:<19} {line}");
            }
        }
        text = replaced(&text, &begin, "%", &lines)?;
    }
    match found {
        0 => Err("no line names a group of options, such as `%   Camera:`".into()),
        _ => Ok(text),
    }
}
