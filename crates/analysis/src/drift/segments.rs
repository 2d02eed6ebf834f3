//! Segments of the movie.

use super::options::DriftOptions;
use crate::columns::Positions;
use crate::error::AnalysisError;

/// The fewest segments for a curve.
pub(super) const MIN_SEGMENTS: usize = 3;

/// The most segments; the number of pairs is half its square.
const MAX_SEGMENTS: usize = 500;

/// The fewest localizations of a segment that is used.
const MIN_LOCALIZATIONS: usize = 10;

/// The rows of each segment that has enough of them. Segments are equally long.
pub(super) fn segments<'a>(
    positions: &Positions<'_>,
    rows: &'a [u32],
    options: &DriftOptions,
) -> Result<Vec<&'a [u32]>, AnalysisError> {
    let frame = |row: &u32| positions.frame[*row as usize];
    let first = rows.first().map_or(0, frame);
    let span = rows
        .last()
        .map_or(0.0, |last| f64::from(frame(last) - first) + 1.0);
    let number = (span / f64::from(options.segment_frames)).round();
    if number > MAX_SEGMENTS as f64 {
        return Err(AnalysisError::TooMany {
            what: "segments",
            have: number as usize,
            most: MAX_SEGMENTS,
            instead: "use longer segments",
        });
    }
    let length = span / number.max(1.0);
    let segment = |row: &u32| (f64::from(frame(row) - first) / length) as usize;
    let segments: Vec<&[u32]> = rows
        .chunk_by(|a, b| segment(a) == segment(b))
        .filter(|rows| rows.len() >= MIN_LOCALIZATIONS)
        .collect();
    if segments.len() < MIN_SEGMENTS {
        return Err(AnalysisError::TooFew {
            what: "segments with 10 localizations or more",
            have: segments.len(),
            needed: MIN_SEGMENTS,
            instead: "use shorter segments; a movie with too few localizations for three has no measurable drift",
        });
    }
    Ok(segments)
}
