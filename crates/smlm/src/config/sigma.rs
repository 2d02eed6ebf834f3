//! The width of spots: a number, or that of the movie.

use std::fmt;
use std::str::FromStr;

use gaussmle::error::ParseError;
use serde::{Serialize, Serializer};

/// The width of spots. Its text form is um, as in `0.13`, or `auto`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Sigma {
    /// The width, um.
    Um(f64),
    /// The width of lone spots of the movie, which is measured before the run.
    Auto,
}

impl Sigma {
    /// The number, if it is given.
    pub fn um(self) -> Option<f64> {
        match self {
            Self::Um(um) => Some(um),
            Self::Auto => None,
        }
    }
}

impl From<f64> for Sigma {
    fn from(um: f64) -> Self {
        Self::Um(um)
    }
}

impl FromStr for Sigma {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match (text, text.parse()) {
            ("auto", _) => Ok(Self::Auto),
            (_, Ok(um)) => Ok(Self::Um(um)),
            _ => Err(ParseError::new(format!(
                "invalid width `{text}`: expected um, as in 0.13, or auto"
            ))),
        }
    }
}

impl fmt::Display for Sigma {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Um(um) => write!(f, "{um}"),
            Self::Auto => f.write_str("auto"),
        }
    }
}

impl Serialize for Sigma {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match *self {
            Self::Um(um) => serializer.serialize_f64(um),
            Self::Auto => serializer.serialize_str("auto"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_width_is_a_number_or_a_word() {
        for (text, expected) in [
            ("0.13", Sigma::Um(0.13)),
            ("1", Sigma::Um(1.0)),
            ("auto", Sigma::Auto),
        ] {
            let read: Sigma = text.parse().expect("a width");
            assert_eq!(read, expected);
            assert_eq!(read.to_string(), text);
        }
        for text in ["", "wide", "0.13 um"] {
            let error = text.parse::<Sigma>().expect_err("no width").to_string();
            assert!(error.contains("or auto"), "{error}");
        }
    }
}
