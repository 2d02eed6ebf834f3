//! The size of a camera pixel in the sample.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::ParseError;
use crate::value::{OutOfRange, positive};

/// The largest side, um. A larger value is most likely in nanometres.
const LARGEST_UM: f64 = 10.0;

/// The smallest side, um. A smaller value is most likely in metres or millimetres.
const SMALLEST_UM: f64 = 0.001;

/// The size of a camera pixel in the sample, um. It is one number for square pixels, and a pair, x and y, for
/// others.
///
/// ```
/// use gaussmle_base::PixelSize;
///
/// assert_eq!(PixelSize::from(0.1), PixelSize::from([0.1, 0.1]));
/// assert_eq!("0.1,0.12".parse(), Ok(PixelSize::from([0.1, 0.12])));
/// assert_eq!(PixelSize::from([0.1, 0.12]).to_string(), "0.1 x 0.12");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(from = "Numbers", into = "Numbers")]
pub struct PixelSize {
    x_um: f64,
    y_um: f64,
}

/// The size in files.
#[derive(Serialize, Deserialize)]
#[serde(untagged, expecting = "expected a number, or two: [x, y]")]
enum Numbers {
    Square(f64),
    Sides([f64; 2]),
}

impl PixelSize {
    /// The width and the height, um.
    pub const fn xy(self) -> [f64; 2] {
        [self.x_um, self.y_um]
    }

    /// The width, um: the unit of tables that are in pixels.
    pub const fn x_um(self) -> f64 {
        self.x_um
    }

    /// The height, um.
    pub const fn y_um(self) -> f64 {
        self.y_um
    }

    /// True for square pixels.
    pub fn is_square(self) -> bool {
        self.x_um == self.y_um
    }

    /// The side of a square pixel of the same area, um.
    pub fn mean_um(self) -> f64 {
        if self.is_square() {
            self.x_um
        } else {
            (self.x_um * self.y_um).sqrt()
        }
    }

    /// The width divided by the height.
    pub fn aspect(self) -> f64 {
        self.x_um / self.y_um
    }

    /// The value in a TOML file. The numbers have a decimal point, as floats of TOML.
    pub fn toml(self) -> String {
        if self.is_square() {
            format!("{:?}", self.x_um)
        } else {
            format!("{:?}", self.xy())
        }
    }

    /// Checks each side. A length beyond the limits is most likely in another unit.
    ///
    /// # Errors
    ///
    /// Returns an error if a side is not 0.001 to 10 um.
    pub fn check(self) -> Result<(), OutOfRange> {
        let (option, what) = ("pixel_size_um", "the pixel size (um)");
        for um in self.xy() {
            positive(option, what, um)?;
            let needed = if um > LARGEST_UM {
                "it must be at most 10; it is in um: 0.1 for 100 nm"
            } else if um < SMALLEST_UM {
                "it must be at least 0.001; it is in um: 0.1 for 100 nm"
            } else {
                continue;
            };
            return Err(OutOfRange::new(option, what, um, needed));
        }
        Ok(())
    }

    /// True if each side is a finite number above 0.
    pub fn is_possible(self) -> bool {
        self.xy().into_iter().all(|um| um.is_finite() && um > 0.0)
    }

    /// The size with each side changed.
    pub fn map(self, change: impl Fn(f64) -> f64) -> Self {
        self.xy().map(change).into()
    }

    /// True if no side differs from that of another size by more than a share of it.
    pub fn is_near(self, other: Self, share: f64) -> bool {
        let mut pairs = self.xy().into_iter().zip(other.xy());
        pairs.all(|(a, b)| (a / b - 1.0).abs() <= share)
    }
}

impl From<f64> for PixelSize {
    fn from(um: f64) -> Self {
        [um, um].into()
    }
}

impl From<[f64; 2]> for PixelSize {
    fn from([x_um, y_um]: [f64; 2]) -> Self {
        Self { x_um, y_um }
    }
}

impl From<Numbers> for PixelSize {
    fn from(numbers: Numbers) -> Self {
        match numbers {
            Numbers::Square(um) => um.into(),
            Numbers::Sides(xy) => xy.into(),
        }
    }
}

impl From<PixelSize> for Numbers {
    fn from(size: PixelSize) -> Self {
        if size.is_square() {
            Self::Square(size.x_um)
        } else {
            Self::Sides(size.xy())
        }
    }
}

impl fmt::Display for PixelSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_square() {
            write!(f, "{}", self.x_um)
        } else {
            write!(f, "{} x {}", self.x_um, self.y_um)
        }
    }
}

impl FromStr for PixelSize {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let numbers: Option<Vec<f64>> = text
            .split([',', 'x'])
            .map(|number| number.trim().parse().ok())
            .collect();
        match numbers.as_deref() {
            Some(&[um]) => Ok(um.into()),
            Some(&[x, y]) => Ok([x, y].into()),
            Some(_) | None => Err(ParseError::new(format!(
                "'{text}' is no pixel size: expected a number in um, such as 0.1, or width and height, such as 0.1,0.12"
            ))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_number_is_a_square() {
        let size: PixelSize = serde_json::from_str("0.1").expect("a size");
        assert_eq!(size, 0.1.into());
        assert_eq!(serde_json::to_string(&size).expect("JSON"), "0.1");
        assert_eq!((size.aspect(), size.mean_um()), (1.0, 0.1));
    }

    #[test]
    fn a_pair_is_kept_in_files_and_in_text() {
        let size: PixelSize = serde_json::from_str("[0.074,0.072]").expect("a size");
        assert!(!size.is_square());
        assert_eq!(serde_json::to_string(&size).expect("JSON"), "[0.074,0.072]");
        assert_eq!(size.to_string().parse(), Ok(size));
        assert_eq!(size.toml(), "[0.074, 0.072]");
        assert_eq!(PixelSize::from(1.0).toml(), "1.0");
        assert_eq!(PixelSize::from([0.1, 0.4]).mean_um(), 0.2);
    }

    #[test]
    fn other_text_is_refused_with_an_example() {
        for text in ["", "0.1 um", "0.1,", "0.1,0.1,0.1", "square"] {
            let error = text.parse::<PixelSize>().expect_err(text);
            assert!(error.to_string().contains("0.1,0.12"), "{error}");
        }
        assert!(serde_json::from_str::<PixelSize>("[0.1]").is_err());
    }
}
