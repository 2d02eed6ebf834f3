//! Keys of TOML files: one that there is not is told the nearest that there is.

#[cfg(feature = "files")]
use std::path::Path;

#[cfg(feature = "files")]
use crate::error::Error;
#[cfg(feature = "files")]
use crate::io::FileError;

/// The TOML in a file.
#[cfg(feature = "files")]
pub(crate) fn read<T: serde::de::DeserializeOwned>(
    file: &Path,
    known: &[&str],
) -> Result<T, Error> {
    let wrong = |cause: String| Error::Setting {
        from: file.display().to_string(),
        cause,
    };
    let text = std::fs::read_to_string(file).map_err(|source| FileError::Read {
        path: file.into(),
        source,
    })?;
    let table = parse(&text).map_err(wrong)?;
    check(&table, known, "key").map_err(wrong)?;
    table.try_into().map_err(|error| wrong(in_a_line(&error)))
}

/// The TOML of a text.
pub(crate) fn parse(text: &str) -> Result<toml::Table, String> {
    text.parse().map_err(|error: toml::de::Error| {
        let before = error.span().map_or(0, |span| span.start.min(text.len()));
        let line = 1 + text
            .bytes()
            .take(before)
            .filter(|&byte| byte == b'\n')
            .count();
        format!(
            "line {line} is no TOML: {}",
            error.message().replace('\n', ", ")
        )
    })
}

/// What is wrong with a value, and with which one.
#[cfg(feature = "files")]
pub(crate) fn in_a_line(error: &toml::de::Error) -> String {
    let lines: Vec<_> = error.to_string().lines().map(str::to_owned).collect();
    lines.join(" ")
}

/// Refuses keys that are none of those known.
pub(crate) fn check(table: &toml::Table, known: &[&str], what: &str) -> Result<(), String> {
    match table.keys().find(|key| !known.contains(&key.as_str())) {
        Some(key) => Err(unknown(key, known, what)),
        None => Ok(()),
    }
}

/// Says that there is no such key, and which one may be meant.
pub(crate) fn unknown(key: &str, known: &[&str], what: &str) -> String {
    // One that begins so is meant more likely than one that has as many letters.
    let far = |name: &&&str| (!name.starts_with(key), distance(name, key));
    let nearest = known.iter().min_by_key(far);
    let nearest = nearest.copied().unwrap_or_default();
    format!("there is no {what} `{key}`: did you mean `{nearest}`?")
}

/// Letters to insert, delete or replace to get from one word to the other.
fn distance(from: &str, to: &str) -> usize {
    let to: Vec<char> = to.chars().collect();
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for (i, a) in from.chars().enumerate() {
        let mut corner = row[0];
        row[0] = i + 1;
        for (j, b) in to.iter().enumerate() {
            let replaced = corner + usize::from(a != *b);
            corner = row[j + 1];
            row[j + 1] = replaced.min(row[j] + 1).min(corner + 1);
        }
    }
    row[to.len()]
}
