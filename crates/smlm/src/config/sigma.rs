//! A width, or one along each axis, as an option.

use std::fmt;
use std::str::FromStr;

use gaussmle::ParseError;
use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::error::{Result, config};

/// The widths along x and y, um. The text form is `0.13`, or `0.13,0.15`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sigma([f64; 2]);

impl Sigma {
    /// The widths along x and y, um.
    pub fn both(self) -> [f64; 2] {
        self.0
    }

    /// The width along both axes, um.
    ///
    /// # Errors
    ///
    /// Returns an error if they differ.
    pub fn one(self) -> Result<f64> {
        let [x, y] = self.0;
        if x == y || x.is_nan() {
            return Ok(x);
        }
        let cause = format!("the widths are {x} and {y} um, but the model has one for both axes");
        Err(config("sigma_um", cause))
    }
}

impl From<f64> for Sigma {
    fn from(um: f64) -> Self {
        Self([um; 2])
    }
}

impl From<[f64; 2]> for Sigma {
    fn from(um: [f64; 2]) -> Self {
        Self(um)
    }
}

impl FromStr for Sigma {
    type Err = ParseError;

    fn from_str(text: &str) -> std::result::Result<Self, ParseError> {
        let number = |text: &str| {
            let number = text.trim().parse::<f64>();
            number.map_err(|error| ParseError::new(error.to_string()))
        };
        match text.split_once(',') {
            Some((x, y)) => Ok(Self([number(x)?, number(y)?])),
            None => Ok(number(text)?.into()),
        }
    }
}

impl Serialize for Sigma {
    fn serialize<S: Serializer>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error> {
        match self.0 {
            [x, y] if x == y => serializer.serialize_f64(x),
            both => both.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Sigma {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> std::result::Result<Self, D::Error> {
        struct OneOrTwo;

        impl<'de> Visitor<'de> for OneOrTwo {
            type Value = Sigma;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("f64, or two of them")
            }

            fn visit_f64<E: Error>(self, um: f64) -> std::result::Result<Sigma, E> {
                Ok(um.into())
            }

            fn visit_i64<E: Error>(self, um: i64) -> std::result::Result<Sigma, E> {
                Ok((um as f64).into())
            }

            fn visit_seq<A: SeqAccess<'de>>(
                self,
                mut items: A,
            ) -> std::result::Result<Sigma, A::Error> {
                let mut next = || items.next_element::<f64>();
                match (next()?, next()?, next()?) {
                    (Some(x), Some(y), None) => Ok([x, y].into()),
                    _ => Err(Error::custom(
                        "a list of widths has one along x and one along y",
                    )),
                }
            }
        }

        deserializer.deserialize_any(OneOrTwo)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_width_or_two() {
        let of = |text: &str| text.parse::<Sigma>().expect("widths");
        assert_eq!(of("0.13").both(), [0.13, 0.13]);
        assert_eq!(of("0.13, 0.15").both(), [0.13, 0.15]);
        assert_eq!(of("0.13").one().expect("one"), 0.13);
        assert!(of("0.13,0.15").one().is_err());
        assert!("0.13,".parse::<Sigma>().is_err() && "wide".parse::<Sigma>().is_err());
    }
}
