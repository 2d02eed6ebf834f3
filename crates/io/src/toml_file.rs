//! TOML files whose keys are checked.

use std::path::Path;

use gaussmle::error::ParseError;
use gaussmle_base::config::{check_keys, one_line, parse_toml};

use crate::error::{Error, Result};
use crate::file_error::FileError;

/// Reads a TOML file into a struct whose keys are `known`.
pub(crate) fn read<T: serde::de::DeserializeOwned>(file: &Path, known: &[&str]) -> Result<T> {
    let invalid = |error: ParseError| Error::Toml {
        path: file.into(),
        cause: error.into(),
    };
    let text = gaussmle_base::files::read_text(file).map_err(|source| FileError::Read {
        path: file.into(),
        source,
    })?;
    let table = parse_toml(&text).map_err(invalid)?;
    check_keys(&table, known, "key").map_err(invalid)?;
    table.try_into().map_err(|error| invalid(one_line(&error)))
}
