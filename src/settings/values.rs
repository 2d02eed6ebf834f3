//! Values of device settings, with their text forms.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Serialize, Serializer};

use crate::error::ParseError;

/// A limit on a wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Timeout {
    /// The wait ends after this time.
    After(Duration),
    /// The wait has no limit.
    Never,
}

impl FromStr for Timeout {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let text = text.trim();
        if matches!(text, "inf" | "infinite" | "forever") {
            return Ok(Timeout::Never);
        }
        let seconds: Option<f64> = text.parse().ok();
        match seconds.map(Duration::try_from_secs_f64) {
            Some(Ok(time)) => Ok(Timeout::After(time)),
            _ => Err(ParseError::new(format!(
                "invalid timeout `{text}`: expected seconds >= 0, or `inf`"
            ))),
        }
    }
}

impl Serialize for Timeout {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Timeout::Never => serializer.serialize_str("inf"),
            Timeout::After(time) => serializer.serialize_f64(time.as_secs_f64()),
        }
    }
}

/// The number of spots in a batch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BatchSize {
    /// Chosen from the memory that is available.
    Auto,
    /// This number, or fewer where a device cannot hold as many.
    Spots(usize),
}

impl FromStr for BatchSize {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match (text.trim(), text.trim().parse()) {
            ("auto", _) => Ok(BatchSize::Auto),
            (_, Ok(spots)) if spots > 0 => Ok(BatchSize::Spots(spots)),
            _ => Err(ParseError::new(format!(
                "invalid batch size `{text}`: expected a number of spots from 1, or `auto`"
            ))),
        }
    }
}

impl Serialize for BatchSize {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match *self {
            BatchSize::Auto => serializer.serialize_str("auto"),
            BatchSize::Spots(spots) => serializer.serialize_u64(spots as u64),
        }
    }
}

/// A GPU by its number, as `nvidia-smi` counts, or by its UUID.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct GpuName(String);

impl AsRef<str> for GpuName {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for GpuName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for GpuName {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let name = text.trim();
        if ["GPU-", "MIG-"].iter().any(|start| name.starts_with(start))
            || name.parse::<u32>().is_ok()
        {
            return Ok(Self(name.to_owned()));
        }
        Err(ParseError::new(format!(
            "invalid device `{name}`: expected a number as nvidia-smi counts, or a UUID that starts with GPU- or MIG-"
        )))
    }
}

/// An amount of memory in bytes. Its text form has an optional unit: `4GB`, `4GiB`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct Bytes(pub u64);

impl FromStr for Bytes {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let text = text.trim();
        let digits = text
            .find(|c: char| !(c.is_ascii_digit() || c == '.'))
            .unwrap_or(text.len());
        let (number, unit) = text.split_at(digits);
        let factor: f64 = match unit.trim() {
            "" | "B" => 1.0,
            "kB" => 1e3,
            "MB" => 1e6,
            "GB" => 1e9,
            "KiB" => 1024.0,
            "MiB" => 1048576.0,
            "GiB" => 1073741824.0,
            _ => f64::NAN,
        };
        match number.parse::<f64>() {
            Ok(number) if number * factor >= 1.0 => Ok(Self((number * factor) as u64)),
            _ => Err(ParseError::new(format!(
                "invalid amount of memory `{text}`: expected bytes, or a number with a unit as in 4GB or 4GiB"
            ))),
        }
    }
}
