//! Ranges of frames.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use gaussmle::error::ParseError;
use serde::{Deserialize, Serialize};

use crate::error::{Result, config};

/// A range of frames, `from:to`, without the frame `to`. Either end may be open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct FrameRange {
    /// The first frame.
    pub from: Option<usize>,
    /// The frame after the last.
    pub to: Option<usize>,
}

impl FrameRange {
    /// The frames of a movie with this number of frames.
    ///
    /// # Errors
    ///
    /// Returns an error if the range ends before it starts or beyond the movie.
    pub fn of(self, frames: usize) -> Result<Range<usize>> {
        let (from, to) = (self.from.unwrap_or(0), self.to.unwrap_or(frames));
        if from <= to && to <= frames {
            return Ok(from..to);
        }
        Err(config(
            "frames",
            format!("the range {self} is not in the movie, which has {frames} frames from 0"),
        ))
    }
}

impl FromStr for FrameRange {
    type Err = ParseError;

    fn from_str(text: &str) -> std::result::Result<Self, ParseError> {
        let number = |text: &str| match text.trim() {
            "" => Ok(None),
            text => text.parse().map(Some),
        };
        let invalid = || {
            ParseError::new(format!(
                "invalid range of frames `{text}`: expected FROM:TO, as in 0:1000 or 500:"
            ))
        };
        let (from, to) = text.split_once(':').ok_or_else(invalid)?;
        let (Ok(from), Ok(to)) = (number(from), number(to)) else {
            return Err(invalid());
        };
        Ok(Self { from, to })
    }
}

impl TryFrom<String> for FrameRange {
    type Error = ParseError;

    fn try_from(text: String) -> std::result::Result<Self, ParseError> {
        text.parse()
    }
}

impl From<FrameRange> for String {
    fn from(frames: FrameRange) -> String {
        frames.to_string()
    }
}

impl fmt::Display for FrameRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = |n: Option<usize>| n.map_or(String::new(), |n| n.to_string());
        write!(f, "{}:{}", number(self.from), number(self.to))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_checked_against_the_movie() {
        let of = |text: &str| text.parse::<FrameRange>().expect("a range").of(10);
        assert_eq!(of(":").expect("all"), 0..10);
        assert_eq!(of("3:").expect("in the movie"), 3..10);
        assert_eq!(of(":4").expect("in the movie"), 0..4);
        assert_eq!(of("4:4").expect("empty"), 4..4);
        for beyond in ["5:11", "7:6", "11:"] {
            let error = of(beyond).expect_err("not in the movie").to_string();
            assert!(
                error.contains(beyond) && error.contains("10 frames"),
                "{error}"
            );
        }
        for invalid in ["", "5", "a:b", "1:2:3", "-1:3"] {
            assert!(invalid.parse::<FrameRange>().is_err(), "{invalid}");
        }
    }
}
