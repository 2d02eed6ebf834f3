//! Tables of options in the documentation.

use std::fmt::Write;

use super::groups::{Group, Opt, named};
use super::text::replaced;
use crate::error::Result;

/// The page with the options.
pub const PAGE: &str = "docs/options.md";

const END: &str = "<!-- End of the table. -->";

fn begin(heading: &str) -> String {
    format!("<!-- {heading}: this table comes from `cargo xtask generate`. -->")
}

/// The page with the tables of all groups.
pub fn tables(text: &str, groups: &[Group]) -> Result<String> {
    let mut text = text.to_owned();
    for heading in ["Model", "Camera", "Detection", "Movie"] {
        let columns = ["TOML key", "command line", "Python", "default", "meaning"];
        let table = table(columns, named(groups, heading)?, |option| {
            [option.key.clone(), option.flag(), option.argument().into()]
        });
        text = replaced(&text, &begin(heading), END, &table)?;
    }
    let heading = "Devices";
    let columns = [
        "TOML key and Python",
        "environment",
        "command line",
        "default",
        "meaning",
    ];
    let table = table(columns, named(groups, heading)?, |option| {
        [option.key.clone(), option.variable(), option.flag()]
    });
    replaced(&text, &begin(heading), END, &table)
}

/// The table of a group. `names` are the first columns.
fn table(columns: [&str; 5], group: &Group, names: impl Fn(&Opt) -> [String; 3]) -> String {
    let mut table = format!("\n| {} |\n|---|---|---|---|---|\n", columns.join(" | "));
    for option in &group.options {
        let [a, b, c] = names(option);
        let (default, help) = (default(option), cell(&option.help));
        let _ = writeln!(table, "| `{a}` | `{b}` | `{c}` | {default} | {help} |");
    }
    table + "\n"
}

fn default(option: &Opt) -> String {
    let unset = if option.kind == "bool" { "no" } else { "none" };
    cell(option.default.as_deref().unwrap_or(unset))
}

fn cell(text: &str) -> String {
    text.trim_end_matches('.').replace('|', "\\|")
}
