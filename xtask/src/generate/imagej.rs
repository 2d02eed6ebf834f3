//! The keys of the options in the ImageJ plug-in. Its labels and first values are a list by hand.

use super::groups::Group;
use crate::error::Result;

pub const OPTIONS: &str = "bindings/imagej/src/gaussmle/imagej/Option.java";
pub const THRESHOLDS: &str = "bindings/imagej/src/gaussmle/imagej/Threshold.java";

/// Refuses keys that the library does not have.
pub fn check(groups: &[Group], options: &str, thresholds: &str) -> Result {
    let known: Vec<&str> = groups
        .iter()
        .flat_map(|group| group.options.iter().map(|option| &*option.key))
        .collect();
    let options = options
        .lines()
        .filter_map(|line| key(line, "(\"", "\", Kind."));
    let thresholds = thresholds
        .lines()
        .filter_map(|line| key(line, "\", \"", "\", "));
    let keys: Vec<&str> = options.chain(thresholds).collect();
    if keys.len() < 15 {
        return Err(format!(
            "{OPTIONS} and {THRESHOLDS} have the keys {keys:?} alone"
        ));
    }
    match keys.iter().find(|key| !known.contains(key)) {
        Some(key) => Err(format!("the library has no option `{key}` of {OPTIONS}")),
        None => Ok(()),
    }
}

/// The text of a constant between these marks.
fn key<'a>(line: &'a str, begin: &str, end: &str) -> Option<&'a str> {
    let is_constant = line.starts_with("    ") && line.trim().starts_with(char::is_uppercase);
    let (_, rest) = line.split_once(begin).filter(|_| is_constant)?;
    Some(rest.split_once(end)?.0)
}
