//! The files of the chunks of a Zarr array: which of them are there.

use std::path::Path;

use zarrs::array::Array;

use super::store::ZarrStore;
use crate::file_error::{FileError, malformed};

/// The number of chunks whose files are looked up when an array is opened. A file of metadata may
/// claim any number of chunks.
const MAX_CHECKED_CHUNKS: u64 = 10_000;

/// Rows of chunks without a file after which no other is looked for.
const MAX_GAP: u64 = 1000;

/// A note about missing chunks. Programs leave out chunks that hold only the fill value, but chunks
/// are missing after an incomplete copy, too. Without any chunk there is no movie.
pub(super) fn missing_note(
    folder: &Path,
    array: &Array<ZarrStore>,
) -> Result<Option<String>, FileError> {
    let grid = array.chunk_grid_shape();
    let key = |place: &[u64]| array.chunk_key(place).as_str().to_owned();
    let exists = |place: &[u64]| folder.join(key(place)).exists();
    let found = Missing::count(grid, exists);
    let Some(first) = &found.first else {
        return Ok(None);
    };
    let checked = match u128::from(found.checked) == found.all {
        true => format!("{} of {} chunks", found.missing, found.all),
        false => format!(
            "{} of {} chunks that were looked up, of {},",
            found.missing, found.checked, found.all
        ),
    };
    if found.missing == found.checked {
        let what = format!(
            "none of its {} chunks is there: copy the whole folder",
            found.all
        );
        return Err(malformed(folder, what));
    }
    Ok(Some(format!(
        "{checked} are missing, {} for one: they are read as the fill value; the copy may be incomplete",
        key(first)
    )))
}

/// Chunks that have no file.
#[derive(Debug, Default, PartialEq)]
struct Missing {
    /// The chunks of the array.
    all: u128,
    checked: u64,
    missing: u64,
    /// The place of the first one.
    first: Option<Vec<u64>>,
}

impl Missing {
    /// Looks up at most [`MAX_CHECKED_CHUNKS`] chunks, spread evenly over the array.
    fn count(grid: &[u64], mut exists: impl FnMut(&[u64]) -> bool) -> Self {
        let all = grid
            .iter()
            .try_fold(1u128, |all, &side| all.checked_mul(side.into()));
        let mut found = Self {
            all: all.unwrap_or(u128::MAX),
            ..Self::default()
        };
        found.checked = found.all.min(MAX_CHECKED_CHUNKS.into()) as u64;
        for check in 0..found.checked {
            // Does not overflow for fewer than 2^114 chunks; others are looked up at the start.
            let number = u128::from(check)
                .checked_mul(found.all)
                .map_or(u128::from(check), |number| {
                    number / u128::from(found.checked)
                });
            let place = place_of(number, grid);
            if !exists(&place) {
                found.missing += 1;
                found.first.get_or_insert(place);
            }
        }
        found
    }
}

/// The place of a chunk with a number in C order.
fn place_of(mut number: u128, grid: &[u64]) -> Vec<u64> {
    let sides = grid.iter().rev();
    let mut place: Vec<u64> = sides
        .map(|&side| {
            let side = u128::from(side.max(1));
            let at = number % side;
            number /= side;
            at as u64
        })
        .collect();
    place.reverse();
    place
}

/// The last row of chunks along an axis of which one has a file; none without any. `places` are those
/// of the chunks on the other axes. On an axis without a place, all chunks count.
///
/// Rows are written in their order, but chunks without data are left out.
pub(super) fn last_row(
    folder: &Path,
    array: &Array<ZarrStore>,
    axis: usize,
    places: &[Option<u64>],
) -> Option<u64> {
    let grid = array.chunk_grid_shape();
    let free = |other: usize| other != axis && places[other].is_none();
    let sides = (0..grid.len()).map(|other| if free(other) { grid[other] } else { 1 });
    let sides: Vec<u64> = sides.collect();
    let all = sides
        .iter()
        .try_fold(1u128, |all, &side| all.checked_mul(side.into()));
    let all = all.unwrap_or(u128::MAX).min(MAX_CHECKED_CHUNKS.into());
    let exists = |row: u64| {
        (0..all).any(|number| {
            let mut place = place_of(number, &sides);
            for (other, at) in place.iter_mut().enumerate() {
                match places[other] {
                    _ if other == axis => *at = row,
                    Some(fixed) => *at = fixed,
                    None => {}
                }
            }
            folder.join(array.chunk_key(&place).as_str()).exists()
        })
    };
    last_of(grid[axis], exists)
}

/// The last number below `end` for which something exists, if there are fewer than [`MAX_GAP`] others
/// before it.
fn last_of(end: u64, exists: impl Fn(u64) -> bool) -> Option<u64> {
    let mut last = None;
    let mut next = 0_u64;
    loop {
        let stop = end.min(next.saturating_add(MAX_GAP));
        let Some(found) = (next..stop).find(|&number| exists(number)) else {
            return last;
        };
        // Doubles the step while all looked up exist, then halves the interval.
        let (mut there, mut step) = (found, 1);
        while there.saturating_add(step) < end && exists(there + step) {
            there += step;
            step *= 2;
        }
        while step > 1 {
            step /= 2;
            if there.saturating_add(step) < end && exists(there + step) {
                there += step;
            }
        }
        last = Some(there);
        next = there + 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_row_is_found_behind_gaps() {
        let of = |end: u64, rows: &[u64]| last_of(end, |row| rows.contains(&row));
        assert_eq!(of(0, &[]), None);
        assert_eq!(of(50, &[]), None);
        let all: Vec<u64> = (0..40).collect();
        for rows in 1..40 {
            let written = &all[..rows];
            assert_eq!(of(40, written), Some(rows as u64 - 1));
            assert_eq!(of(u64::MAX, written), Some(rows as u64 - 1));
        }
        assert_eq!(of(5000, &[0, 1, 2, 3, 7, 8, 300, 1299]), Some(1299));
        // Too far behind.
        assert_eq!(of(5000, &[0, 1, 1500]), Some(1));
        let lookups = std::cell::Cell::new(0);
        let counted = |row| {
            lookups.set(lookups.get() + 1);
            row < 800_000
        };
        assert_eq!(last_of(1_000_000, counted), Some(799_999));
        assert!(lookups.get() < 1100, "{}", lookups.get());
    }

    #[test]
    fn lookups_are_bounded_whatever_the_metadata_claim() {
        for grid in [&[100_000, 64, 64][..], &[u64::MAX; 5], &[1, 7], &[]] {
            let mut lookups = 0;
            let found = Missing::count(grid, |_| {
                lookups += 1;
                lookups % 2 == 0
            });
            assert!(
                lookups <= 10_000 && lookups == found.checked,
                "{grid:?}: {lookups}"
            );
            assert_eq!(found.missing, lookups.div_ceil(2));
        }
    }

    #[test]
    fn chunks_are_looked_up_over_the_whole_array() {
        let mut last = Vec::new();
        let found = Missing::count(&[1_000_000, 2], |place| {
            last = place.to_vec();
            place[0] < 999_000
        });
        assert!(last[0] > 999_000, "{last:?}");
        assert!(found.missing >= 9, "{found:?}");
        assert_eq!(found.first.map(|place| place[0]), Some(999_000));
    }
}
