//! Values of simulated spots: one for all, a range, or one for each.

use std::str::FromStr;

use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

use crate::error::{ParseError, Result, value};

/// The values of one parameter of simulated spots.
///
/// A number, a pair of bounds and a vector convert into it.
#[derive(Clone, Debug, PartialEq)]
pub enum Values {
    /// The same value for all spots.
    Same(f64),
    /// Values drawn evenly between two bounds.
    Between(f64, f64),
    /// The value of each spot.
    Each(Vec<f64>),
}

impl Values {
    /// Checks that every value passes `check`, that bounds are in order, and that there is a value
    /// for each of `spots`.
    pub(super) fn check(
        &self,
        option: &'static str,
        what: &str,
        spots: usize,
        check: impl Fn(&'static str, &str, f64) -> Result<()>,
    ) -> Result<()> {
        match self {
            Self::Same(number) => check(option, what, *number),
            Self::Between(low, high) => {
                check(option, what, *low)?;
                check(option, what, *high)?;
                match low <= high {
                    true => Ok(()),
                    false => {
                        let needed = "it must not be below the lower bound";
                        Err(value(option, what, *high, needed))
                    }
                }
            }
            Self::Each(values) => {
                if values.len() != spots {
                    let count = format!("the number of values of {what}");
                    let needed = "there must be one for each ROI";
                    return Err(value(option, count, values.len() as f64, needed));
                }
                values
                    .iter()
                    .try_for_each(|number| check(option, what, *number))
            }
        }
    }

    /// The values of `spots` spots. Draws have a generator of their own, so that one parameter does
    /// not change another.
    pub(super) fn draw(&self, spots: usize, seed: u64) -> Vec<f64> {
        match self {
            Self::Same(number) => vec![*number; spots],
            Self::Between(low, high) => {
                let mut rng = StdRng::seed_from_u64(seed);
                (0..spots).map(|_| rng.random_range(*low..=*high)).collect()
            }
            Self::Each(values) => values.clone(),
        }
    }
}

impl From<f64> for Values {
    fn from(number: f64) -> Self {
        Self::Same(number)
    }
}

impl From<(f64, f64)> for Values {
    fn from((low, high): (f64, f64)) -> Self {
        Self::Between(low, high)
    }
}

impl From<Vec<f64>> for Values {
    fn from(values: Vec<f64>) -> Self {
        Self::Each(values)
    }
}

/// A number, or two bounds as `low:high`.
impl FromStr for Values {
    type Err = ParseError;

    fn from_str(text: &str) -> std::result::Result<Self, ParseError> {
        let number = |part: &str| {
            part.trim().parse::<f64>().map_err(|_| {
                ParseError::new(format!("`{text}` is neither a number nor a range low:high"))
            })
        };
        match text.split_once(':') {
            Some((low, high)) => Ok(Self::Between(number(low)?, number(high)?)),
            None => Ok(Self::Same(number(text)?)),
        }
    }
}
