//! A part of the frames, as options state it: a box, or a mask.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use gaussmle::error::ParseError;
use gaussmle_io::movie::read_image;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::error::{Result, config};

/// The first letters of the text form of [`Region::Runs`].
const RUNS: &str = "runs:";

/// A part of the frames. Its text form is `X0,Y0,X1,Y1`, or the path of a mask.
///
/// ```
/// use gaussmle_smlm::config::Region;
///
/// assert_eq!("10,20,74,84".parse(), Ok(Region::Box([10, 20, 74, 84])));
/// assert_eq!("cell.tif".parse(), Ok(Region::Mask("cell.tif".into())));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub enum Region {
    /// The pixels `x0, y0, x1, y1`, without the column `x1` and the row `y1`.
    Box([u32; 4]),
    /// An image as large as the frames: pixels that are not 0 are inside.
    Mask(PathBuf),
    /// A mask in memory. Its text form is `runs:WIDTHxHEIGHT:N,N,..`.
    Runs {
        /// Width and height.
        sides: [usize; 2],
        /// Numbers of pixels, row by row: the first are outside, the next inside, and so on. Pixels that
        /// follow are outside.
        lengths: Vec<usize>,
    },
}

impl Region {
    /// The region of a mask in memory, `[row = y][column = x]`.
    pub fn from_mask(sides: [usize; 2], inside: impl IntoIterator<Item = bool>) -> Self {
        let (mut lengths, mut last) = (vec![0], false);
        for inside in inside {
            if inside != last {
                lengths.push(0);
                last = inside;
            }
            *lengths.last_mut().expect("a run") += 1;
        }
        Self::Runs { sides, lengths }
    }

    fn from_numbers(numbers: &[f64]) -> std::result::Result<Self, ParseError> {
        let text = numbers.iter().map(f64::to_string).collect::<Vec<_>>();
        let invalid =
            |cause: String| Err(ParseError::new(format!("`{}`: {cause}", text.join(","))));
        let Ok(corners) = <[f64; 4]>::try_from(numbers) else {
            return invalid("expected four numbers of pixels, x0, y0, x1 and y1".into());
        };
        for (name, number) in ["x0", "y0", "x1", "y1"].into_iter().zip(corners) {
            if number.fract() != 0.0 || !(0.0..=f64::from(u32::MAX)).contains(&number) {
                return invalid(format!("{name} must be a whole number of pixels from 0"));
            }
        }
        let [x0, y0, x1, y1] = corners;
        for (first, end, name) in [(x0, x1, "x"), (y0, y1, "y")] {
            if end <= first {
                return invalid(format!(
                    "{name}1 is {end}: it must be larger than {name}0, {first}"
                ));
            }
        }
        Ok(Self::Box(corners.map(|number| number as u32)))
    }

    /// The mask of text without its first letters.
    fn from_runs(text: &str) -> Option<Self> {
        let (sides, lengths) = text.split_once(':')?;
        let (width, height) = sides.split_once('x')?;
        let lengths = lengths.split(',').map(|length| length.parse().ok());
        Some(Self::Runs {
            sides: [width.parse().ok()?, height.parse().ok()?],
            lengths: lengths.collect::<Option<_>>()?,
        })
    }

    /// The file of a mask, as [`Region::file`].
    pub(super) fn file_mut(&mut self) -> Option<&mut PathBuf> {
        match self {
            Self::Mask(path) => Some(path),
            Self::Box(_) | Self::Runs { .. } => None,
        }
    }

    /// The file of a mask.
    pub(super) fn file(&self) -> Option<&PathBuf> {
        match self {
            Self::Mask(path) => Some(path),
            Self::Box(_) | Self::Runs { .. } => None,
        }
    }

    /// Adds its pixels to those that are inside.
    pub(super) fn add_to(&self, inside: &mut [bool], [width, height]: [usize; 2]) -> Result<()> {
        match self {
            Self::Box([x0, y0, x1, y1]) => {
                let [x0, y0, x1, y1] = [*x0, *y0, *x1, *y1].map(|side| side as usize);
                if x1 > width || y1 > height {
                    let cause = format!(
                        "`{self}` is outside of the frames, which are {height}x{width} pixels (height x width): \
                         x1 can be {width} and y1 {height} at most"
                    );
                    return Err(config("region", cause));
                }
                for row in inside.chunks_exact_mut(width).take(y1).skip(y0) {
                    row[x0..x1].fill(true);
                }
            }
            Self::Mask(path) => {
                let (rows, columns, values) = read_mask(path)?;
                let name = path.display().to_string();
                check_sides(&name, [columns, rows], [width, height])?;
                if let Some(at) = values.iter().position(|value| value.is_nan()) {
                    let (x, y) = (at % width, at / width);
                    let cause = format!("{name} is NaN at ({x}, {y}): pixels are 0 or not");
                    return Err(config("region", cause));
                }
                add_mask(&name, inside, values.iter().map(|value| *value != 0.0))?;
            }
            Self::Runs { sides, lengths } => {
                let name = "the mask";
                check_sides(name, *sides, [width, height])?;
                let runs = lengths.iter().enumerate();
                let pixels = runs.flat_map(|(i, &length)| std::iter::repeat_n(i % 2 == 1, length));
                add_mask(name, inside, pixels)?;
            }
        }
        Ok(())
    }
}

/// The height, width and values of a mask in a file.
fn read_mask(path: &Path) -> Result<(usize, usize, Vec<f64>)> {
    read_image(path).map_err(|error| {
        let hint = match path.exists() {
            true => "",
            false => ". A box is four numbers, X0,Y0,X1,Y1",
        };
        config("region", format!("{error}{hint}"))
    })
}

/// Refuses a mask of another size than the frames.
fn check_sides(name: &str, [columns, rows]: [usize; 2], [width, height]: [usize; 2]) -> Result<()> {
    if [columns, rows] == [width, height] {
        return Ok(());
    }
    let cause = format!(
        "{name} is {rows}x{columns} pixels (height x width) but the frames are {height}x{width}: pass a mask of \
         the whole frame"
    );
    Err(config("region", cause))
}

/// Adds the pixels of a mask, which must have one.
fn add_mask(name: &str, inside: &mut [bool], mask: impl Iterator<Item = bool>) -> Result<()> {
    let mut is_empty = true;
    for (inside, _) in inside.iter_mut().zip(mask).filter(|(_, is_in)| *is_in) {
        *inside = true;
        is_empty = false;
    }
    match is_empty {
        true => Err(config(
            "region",
            format!("{name} is 0 everywhere: no row would be kept"),
        )),
        false => Ok(()),
    }
}

impl FromStr for Region {
    type Err = ParseError;

    fn from_str(text: &str) -> std::result::Result<Self, ParseError> {
        if let Some(runs) = text.strip_prefix(RUNS) {
            return Self::from_runs(runs).ok_or_else(|| {
                ParseError::new(format!("expected {RUNS}WIDTHxHEIGHT:N,N,.., not `{text}`"))
            });
        }
        let numbers = text.split(',').map(|number| number.trim().parse().ok());
        match numbers.collect::<Option<Vec<f64>>>() {
            Some(numbers) => Self::from_numbers(&numbers),
            None if text.trim().is_empty() => Err(ParseError::new(
                "expected X0,Y0,X1,Y1 in pixels, as in 10,20,74,84, or the path of a mask",
            )),
            None => Ok(Self::Mask(text.into())),
        }
    }
}

impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Box([x0, y0, x1, y1]) => write!(f, "{x0},{y0},{x1},{y1}"),
            Self::Mask(path) => write!(f, "{}", path.display()),
            Self::Runs {
                sides: [width, height],
                lengths,
            } => {
                let lengths: Vec<String> = lengths.iter().map(usize::to_string).collect();
                write!(f, "{RUNS}{width}x{height}:{}", lengths.join(","))
            }
        }
    }
}

impl Serialize for Region {
    fn serialize<S: Serializer>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error> {
        match self {
            Self::Box(corners) => corners.serialize(serializer),
            Self::Mask(_) | Self::Runs { .. } => serializer.collect_str(self),
        }
    }
}

/// The regions of a file: one, or a list; `None` for an empty list, which replaces no other one.
pub(super) fn regions_if_any<'de, D>(
    deserializer: D,
) -> std::result::Result<Option<Vec<Region>>, D::Error>
where
    D: Deserializer<'de>,
{
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum One {
        Numbers(Vec<f64>),
        Text(String),
    }
    #[derive(Deserialize)]
    #[serde(
        untagged,
        expecting = "expected [x0, y0, x1, y1] in pixels, the path of a mask, or a list of these"
    )]
    enum Stated {
        One(One),
        Several(Vec<One>),
    }
    let stated = match Stated::deserialize(deserializer)? {
        Stated::One(One::Numbers(numbers)) if numbers.is_empty() => Vec::new(),
        Stated::One(one) => vec![one],
        Stated::Several(list) => list,
    };
    let regions = stated.into_iter().map(|one| match one {
        One::Numbers(numbers) => Region::from_numbers(&numbers),
        One::Text(text) => text.parse(),
    });
    let regions = regions.collect::<std::result::Result<Vec<_>, _>>();
    let regions = regions.map_err(serde::de::Error::custom)?;
    Ok(Some(regions).filter(|regions| !regions.is_empty()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invalid_text_has_its_reason() {
        let cases = [
            ("", "expected X0,Y0,X1,Y1"),
            ("10,20,74", "`10,20,74`: expected four numbers"),
            ("7", "expected four numbers"),
            ("1,2,nan,4", "`1,2,NaN,4`: x1 must be a whole number"),
            ("-1,2,3,4", "x0 must be a whole number of pixels from 0"),
            ("1,2.5,3,4", "y0 must be"),
            ("1,2,3,1e10", "y1 must be"),
            ("74,20,10,84", "x1 is 10: it must be larger than x0, 74"),
            ("10,20,74,20", "y1 is 20: it must be larger than y0, 20"),
            ("runs:4x2", "expected runs:WIDTHxHEIGHT:N,N,.."),
            ("runs:4:1,2", "not `runs:4:1,2`"),
            ("runs:4x2:1,-2", "expected runs"),
        ];
        for (text, part) in cases {
            let error = text.parse::<Region>().expect_err(text).to_string();
            assert!(error.contains(part), "`{error}` lacks `{part}`");
        }
    }
}
