//! Values of device settings, with their text forms.

use std::fmt;
use std::num::NonZeroUsize;
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

/// A GPU by its number, as `nvidia-smi` counts, by its UUID, or by the id of an adapter.
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
        if ["GPU-", "MIG-", "wgpu-"]
            .iter()
            .any(|start| name.starts_with(start))
            || name.parse::<u32>().is_ok()
        {
            return Ok(Self(name.to_owned()));
        }
        Err(ParseError::new(format!(
            "invalid device `{name}`: expected a number as nvidia-smi counts, or an id that starts with GPU-, MIG- or wgpu-, as `gaussmle devices` prints them"
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

/// A limit on memory: bytes, or a percentage of what a GPU has. Its text form is that of [`Bytes`],
/// or `50%`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MemoryLimit {
    /// Bytes.
    Bytes(u64),
    /// A percentage of the memory of each GPU.
    Percent(f64),
}

impl MemoryLimit {
    /// The limit on a GPU with `total` bytes. A percentage of unknown memory is no limit.
    pub(crate) fn bytes(self, total: Option<u64>) -> u64 {
        match (self, total) {
            (Self::Bytes(bytes), _) => bytes,
            (Self::Percent(percent), Some(total)) => (total as f64 * percent / 100.0) as u64,
            (Self::Percent(_), None) => u64::MAX,
        }
    }
}

impl FromStr for MemoryLimit {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let Some(number) = text.trim().strip_suffix('%') else {
            return text.parse().map(|Bytes(bytes)| Self::Bytes(bytes));
        };
        match number.trim().parse() {
            Ok(percent) if percent > 0.0 && percent <= 100.0 => Ok(Self::Percent(percent)),
            _ => Err(ParseError::new(format!(
                "invalid amount of memory `{text}`: expected a percentage above 0 and at most 100, as in 50%"
            ))),
        }
    }
}

impl Serialize for MemoryLimit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match *self {
            Self::Bytes(bytes) => serializer.serialize_u64(bytes),
            Self::Percent(percent) => serializer.serialize_str(&format!("{percent}%")),
        }
    }
}

/// The number of processes that may use a GPU at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct JobsPerGpu(NonZeroUsize);

impl JobsPerGpu {
    /// The number.
    pub fn get(self) -> usize {
        self.0.get()
    }
}

impl FromStr for JobsPerGpu {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        text.trim().parse().map(Self).map_err(|_| {
            ParseError::new(format!(
                "invalid number of jobs `{text}`: expected a number from 1"
            ))
        })
    }
}
