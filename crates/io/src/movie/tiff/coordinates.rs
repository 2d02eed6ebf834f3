//! The coordinates of planes that a file lists one by one, and the frames among them.

use std::collections::{BTreeSet, HashSet};
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

/// The planes of all files, in the order of the files.
#[derive(Debug)]
pub(super) struct PlaneList<'a> {
    planes: &'a [Coordinates],
    /// In the order of their numbers, or in the order of the file where they have names.
    channels: Vec<&'a str>,
}

impl<'a> PlaneList<'a> {
    pub(super) fn new(planes: &'a [Coordinates]) -> Self {
        let mut seen = HashSet::new();
        let names = planes.iter().map(|plane| plane.channel.as_str());
        let mut channels: Vec<&str> = names.filter(|name| seen.insert(*name)).collect();
        if channels.iter().all(|name| name.parse::<u64>().is_ok()) {
            channels.sort_by_key(|name| name.parse::<u64>().unwrap_or(0));
        }
        Self { planes, channels }
    }

    /// The axes that the planes span.
    pub(super) fn axes(&self, path: &Path) -> Result<PlaneAxes, FileError> {
        let (mut times, mut slices) = (BTreeSet::new(), BTreeSet::new());
        for plane in self.planes {
            let first = &self.planes[0].other;
            if plane.other != *first {
                let positions = [first, &plane.other].map(|other| match other.is_empty() {
                    true => "the first",
                    false => other.trim_end_matches(", "),
                });
                let what = format!(
                    "a file with planes of several positions ({})",
                    positions.join(" and ")
                );
                let instead = "save each position as a movie of its own";
                return Err(unsupported(path, what, instead));
            }
            times.insert(plane.time);
            slices.insert(plane.z);
        }
        let mut found = PlaneAxes::new([
            (AxisKind::Time, times.len() as u64),
            (AxisKind::Z, slices.len() as u64),
            (AxisKind::Channel, self.channels.len() as u64),
        ]);
        let is_name = |name: &&str| name.parse::<u64>().is_err() && !name.is_empty();
        if self.channels.iter().any(is_name) {
            found.channel_names = self.channels.iter().map(|&name| name.to_owned()).collect();
        }
        Ok(found)
    }

    /// The planes that are frames, in the order of time. `axes` are those of all planes.
    pub(super) fn frames(
        &self,
        path: &Path,
        axes: &PlaneAxes,
        options: &OpenOptions,
        notes: &mut Vec<String>,
    ) -> Result<Vec<u32>, FileError> {
        let choice = axes.choose(path, options)?;
        notes.extend(choice.notes);
        let (z, channel) = (choice.places[1], choice.places[2]);
        let slices: BTreeSet<i64> = self.planes.iter().map(|plane| plane.z).collect();
        let z = z.and_then(|z| slices.into_iter().nth(z as usize));
        let channel = channel.and_then(|channel| self.channels.get(channel as usize));
        let is_chosen = |plane: &Coordinates| {
            z.is_none_or(|z| plane.z == z)
                && channel.is_none_or(|channel| plane.channel == *channel)
        };
        let chosen = self
            .planes
            .iter()
            .enumerate()
            .filter(|(_, plane)| is_chosen(plane));
        let mut chosen: Vec<u32> = chosen.map(|(number, _)| number as u32).collect();
        // Stable: planes of the same time keep the order of the file.
        chosen.sort_by_key(|&number| {
            let plane = &self.planes[number as usize];
            (plane.time, plane.z)
        });
        Ok(chosen)
    }
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
            let list = PlaneList::new(&planes);
            let axes = list.axes(path).expect("one position");
            list.frames(path, &axes, &options, &mut Vec::new())
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
        let list = PlaneList::new(&planes);
        let error = list.axes(Path::new("a.tif")).expect_err("two positions");
        let said = "positions (the first and position 1)";
        assert!(error.to_string().contains(said), "{error}");
    }

    /// With a search through all channels for each plane, this takes minutes.
    #[test]
    fn very_many_channels_are_listed() {
        let name = |i: u32| format!("a long name of a channel, {i}");
        let planes: Vec<Coordinates> = (0..300_000).map(|i| plane(0, 0, &name(i))).collect();
        let list = PlaneList::new(&planes);
        let axes = list.axes(Path::new("a.tif")).expect("one position");
        assert_eq!(axes.len(AxisKind::Channel), 300_000);
        assert_eq!(axes.channel_names[299_999], name(299_999));
    }
}
