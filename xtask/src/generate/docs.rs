//! Tables of options in the documentation.

use std::fmt::Write;

use super::groups::{Group, Opt, named};
use super::text::replaced;
use crate::error::Result;

/// The page with the options of devices.
pub const DEVICES: &str = "docs/gpu.md";

/// The page with the other options of runs.
pub const RUNS: &str = "docs/options.md";

const END: &str = "<!-- End of the table. -->";

fn begin(heading: &str) -> String {
    format!("<!-- {heading}: this table comes from `cargo xtask generate`. -->")
}

/// The page of GPUs with the table of its options.
pub fn devices(text: &str, groups: &[Group]) -> Result<String> {
    let mut table = "| TOML key and Python | environment | command line | default | meaning |\n\
                     |---|---|---|---|---|\n"
        .to_owned();
    for option in &named(groups, "Devices")?.options {
        let _ = writeln!(
            table,
            "| `{}` | `{}` | `{}` | {} | {} |",
            option.key,
            option.variable(),
            option.flag(),
            default(option),
            cell(&option.help)
        );
    }
    replaced(text, &begin("Devices"), END, &format!("\n{table}\n"))
}

/// The page of options with the tables of the other groups.
pub fn runs(text: &str, groups: &[Group]) -> Result<String> {
    let mut text = text.to_owned();
    for heading in ["Model", "Camera", "Detection", "Movie"] {
        let mut table = "| TOML key | command line | Python | default | meaning |\n\
                         |---|---|---|---|---|\n"
            .to_owned();
        for option in &named(groups, heading)?.options {
            let _ = writeln!(
                table,
                "| `{}` | `{}` | `{}` | {} | {} |",
                option.key,
                option.flag(),
                option.argument(),
                default(option),
                cell(&option.help)
            );
        }
        text = replaced(&text, &begin(heading), END, &format!("\n{table}\n"))?;
    }
    Ok(text)
}

fn default(option: &Opt) -> String {
    let unset = if option.kind == "bool" { "no" } else { "none" };
    cell(option.default.as_deref().unwrap_or(unset))
}

fn cell(text: &str) -> String {
    text.trim_end_matches('.').replace('|', "\\|")
}
