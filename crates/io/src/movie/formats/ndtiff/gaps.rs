//! Images that are missing between others.

use std::collections::BTreeSet;

use crate::movie::coordinates::Coordinates;

/// A place without an image, and the number of frames before it.
#[derive(Debug, PartialEq)]
pub(super) struct Gap {
    pub(super) frames: usize,
    /// The place, such as `time 7`.
    pub(super) place: String,
}

/// The steps between frames, and the first place without an image.
#[derive(Debug, PartialEq)]
pub(super) struct Steps {
    /// The distance of the times, or of the planes along z if there is one time.
    pub(super) step: i64,
    pub(super) gap: Option<Gap>,
}

/// Looks for the first place without an image among frames in their order. All have different
/// places.
///
/// The times of a channel need not be consecutive numbers: programs record some channels less often.
/// Their steps are equal, unless one is missing.
pub(super) fn steps(frames: &[&Coordinates], scans_z: bool) -> Steps {
    let times: BTreeSet<i64> = frames.iter().map(|frame| frame.time).collect();
    let slices: BTreeSet<i64> = frames.iter().map(|frame| frame.z).collect();
    if slices.len() <= 1 {
        return along("time", frames.iter().map(|frame| frame.time));
    }
    if times.len() <= 1 {
        return along("z", frames.iter().map(|frame| frame.z));
    }
    let (outer, inner) = match scans_z {
        true => (&slices, &times),
        false => (&times, &slices),
    };
    let places = outer
        .iter()
        .flat_map(|&outer| inner.iter().map(move |&inner| (outer, inner)));
    let key = |frame: &Coordinates| match scans_z {
        true => (frame.z, frame.time),
        false => (frame.time, frame.z),
    };
    let found = frames.iter().map(|frame| Some(key(frame)));
    let found = found.chain(std::iter::repeat(None));
    let differs = places
        .zip(found)
        .enumerate()
        .find(|(_, (place, found))| Some(*place) != *found);
    Steps {
        step: 1,
        gap: differs.map(|(frames, ((outer, inner), _))| {
            let (time, z) = match scans_z {
                true => (inner, outer),
                false => (outer, inner),
            };
            Gap {
                frames,
                place: format!("time {time}, z {z}"),
            }
        }),
    }
}

/// The steps of numbers that rise.
fn along(axis: &str, numbers: impl Iterator<Item = i64> + Clone) -> Steps {
    let pairs = numbers.clone().zip(numbers.skip(1));
    let differences = pairs.clone().map(|(one, next)| next.saturating_sub(one));
    let step = differences.min().unwrap_or(1).max(1);
    let mut pairs = pairs.enumerate();
    let gap = pairs.find(|(_, (one, next))| next.saturating_sub(*one) != step);
    Steps {
        step,
        gap: gap.map(|(before, (one, _))| Gap {
            frames: before + 1,
            place: format!("{axis} {}", one.saturating_add(step)),
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(places: &[(i64, i64)], scans_z: bool) -> (i64, Option<(usize, String)>) {
        let planes: Vec<Coordinates> = places
            .iter()
            .map(|&(time, z)| Coordinates {
                time,
                z,
                ..Coordinates::default()
            })
            .collect();
        let planes: Vec<&Coordinates> = planes.iter().collect();
        let Steps { step, gap } = steps(&planes, scans_z);
        (step, gap.map(|gap| (gap.frames, gap.place)))
    }

    #[test]
    fn the_first_missing_place_is_named() {
        let times = |times: &[i64]| {
            let places: Vec<_> = times.iter().map(|&time| (time, 0)).collect();
            of(&places, false)
        };
        assert_eq!(times(&[]), (1, None));
        assert_eq!(times(&[5]), (1, None));
        assert_eq!(times(&[0, 1, 2]), (1, None));
        assert_eq!(times(&[0, 10, 20]), (10, None));
        assert_eq!(times(&[0, 1, 3, 4, 7]), (1, Some((2, "time 2".into()))));
        assert_eq!(times(&[i64::MIN, 0, i64::MAX]), (i64::MAX, None));
        let slices = [(0, 0), (0, 1), (0, 3)];
        assert_eq!(of(&slices, false), (1, Some((2, "z 2".into()))));
        let both = [(0, 0), (0, 1), (1, 1)];
        assert_eq!(of(&both, false), (1, Some((2, "time 1, z 0".into()))));
        let scan = [(0, 0), (0, 1), (1, 1)];
        assert_eq!(of(&scan, true), (1, Some((1, "time 1, z 0".into()))));
        let ends_early = [(0, 0), (0, 1), (1, 0)];
        assert_eq!(of(&ends_early, false), (1, Some((3, "time 1, z 1".into()))));
    }
}
