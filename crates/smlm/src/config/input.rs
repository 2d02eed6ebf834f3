//! Options of the movie.

use serde::{Deserialize, Serialize};

use super::frames::FrameRange;

/// The part of a movie that a run reads.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", command(next_help_heading = "Movie"))]
#[serde(default, deny_unknown_fields)]
pub struct InputConfig {
    /// Frames FROM:TO, counted from 0, without TO. Either may be left out.
    #[cfg_attr(feature = "clap", arg(long, value_name = "FROM:TO"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub frames: Option<FrameRange>,
    /// Read the complete frames of a truncated movie.
    #[cfg_attr(
        feature = "clap",
        arg(long, num_args = 0, default_missing_value = "true")
    )]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub allow_truncated: Option<bool>,
}

impl InputConfig {
    /// Fills unset fields from `other`.
    pub(super) fn or(self, other: Self) -> Self {
        Self {
            frames: self.frames.or(other.frames),
            allow_truncated: self.allow_truncated.or(other.allow_truncated),
        }
    }
}
