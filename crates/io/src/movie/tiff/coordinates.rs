//! The coordinates of planes that a file lists one by one, and the frames among them.

use std::collections::BTreeSet;
use std::path::Path;

use crate::file_error::{FileError, unsupported};
use crate::movie::plane_axes::{AxisKind, PlaneAxes};
use crate::movie::types::OpenOptions;

/// The place of a plane.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Coordinates {
    pub(super) time: i64,
    pub(super) z: i64,
    /// The name of the channel, or its number.
    pub(super) channel: String,
    /// Coordinates on other axes, such as positions of the stage.
    pub(super) other: String,
}

/// The channels, in the order of their numbers, or in the order of the file where they have names.
fn channels(planes: &[Coordinates]) -> Vec<&str> {
    let mut all: Vec<&str> = Vec::new();
    for plane in planes {
        if all.last() != Some(&plane.channel.as_str()) && !all.contains(&plane.channel.as_str()) {
            all.push(&plane.channel);
        }
    }
    let numbers: Option<Vec<u64>> = all.iter().map(|name| name.parse().ok()).collect();
    if numbers.is_some() {
        all.sort_by_key(|name| name.parse::<u64>().unwrap_or(0));
    }
    all
}

/// The axes that a list of planes spans.
pub(super) fn axes(path: &Path, planes: &[Coordinates]) -> Result<PlaneAxes, FileError> {
    let channels = channels(planes);
    let (mut times, mut slices) = (BTreeSet::new(), BTreeSet::new());
    for plane in planes {
        if plane.other != planes[0].other {
            let what = format!(
                "a file with planes of several positions ({}and {})",
                planes[0].other,
                plane.other.trim_end_matches(", ")
            );
            return Err(unsupported(
                path,
                what,
                "save each position as a movie of its own",
            ));
        }
        times.insert(plane.time);
        slices.insert(plane.z);
    }
    let mut found = PlaneAxes::new([
        (AxisKind::Time, times.len() as u64),
        (AxisKind::Z, slices.len() as u64),
        (AxisKind::Channel, channels.len() as u64),
    ]);
    let is_name = |name: &&str| name.parse::<u64>().is_err() && !name.is_empty();
    if channels.iter().any(is_name) {
        found.channel_names = channels.into_iter().map(str::to_owned).collect();
    }
    Ok(found)
}

/// The planes that are frames, in the order of time. `axes` are those of all planes.
pub(super) fn frames(
    path: &Path,
    planes: &[Coordinates],
    axes: &PlaneAxes,
    options: &OpenOptions,
    notes: &mut Vec<String>,
) -> Result<Vec<u32>, FileError> {
    let choice = axes.choose(path, options)?;
    notes.extend(choice.notes);
    let (z, channel) = (choice.places[1], choice.places[2]);
    let slices: BTreeSet<i64> = planes.iter().map(|plane| plane.z).collect();
    let z = z.and_then(|z| slices.into_iter().nth(z as usize));
    let channel = channel.and_then(|channel| channels(planes).into_iter().nth(channel as usize));
    let is_chosen = |plane: &Coordinates| {
        z.is_none_or(|z| plane.z == z) && channel.is_none_or(|channel| plane.channel == channel)
    };
    let chosen = planes
        .iter()
        .enumerate()
        .filter(|(_, plane)| is_chosen(plane));
    let mut chosen: Vec<u32> = chosen.map(|(number, _)| number as u32).collect();
    // Stable: planes of the same time keep the order of the file.
    chosen.sort_by_key(|&number| {
        let plane = &planes[number as usize];
        (plane.time, plane.z)
    });
    Ok(chosen)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plane(time: i64, z: i64, channel: &str) -> Coordinates {
        Coordinates {
            time,
            z,
            channel: channel.into(),
            other: String::new(),
        }
    }

    #[test]
    fn frames_of_a_channel_are_in_the_order_of_time() {
        let planes = [
            plane(0, 0, "DAPI"),
            plane(1, 0, "DAPI"),
            plane(1, 0, "Cy5"),
            plane(0, 0, "Cy5"),
        ];
        let path = Path::new("a.tif");
        let of = |channel: Option<&str>| {
            let options = OpenOptions {
                channel: channel.map(str::to_owned),
                ..OpenOptions::default()
            };
            let axes = axes(path, &planes).expect("one position");
            frames(path, &planes, &axes, &options, &mut Vec::new())
        };
        assert_eq!(of(Some("Cy5")).expect("chosen"), [3, 2]);
        assert_eq!(of(Some("0")).expect("chosen"), [0, 1]);
        let error = of(None).expect_err("two channels").to_string();
        assert!(error.contains("0 (DAPI), 1 (Cy5)"), "{error}");
    }

    #[test]
    fn several_positions_are_refused() {
        let mut planes = [plane(0, 0, ""), plane(0, 0, "")];
        planes[1].other = "position 1, ".into();
        let error = axes(Path::new("a.tif"), &planes).expect_err("two positions");
        assert!(error.to_string().contains("position 1"), "{error}");
    }
}
