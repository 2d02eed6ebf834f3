//! The coordinates of planes that a file lists one by one, and the frames among them.

use std::collections::{BTreeSet, HashSet};
use std::path::Path;

use super::plane_axes::{AxisKind, Choice, PlaneAxes};
use super::types::OpenOptions;
use crate::file_error::FileError;

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

/// The planes of all files, in the order of the files, or those of one position.
#[derive(Debug)]
pub(super) struct PlaneList<'a> {
    /// With their numbers in the files.
    planes: Vec<(u32, &'a Coordinates)>,
    /// In the order of their numbers, or in the order of the file where they have names.
    channels: Vec<&'a str>,
}

impl<'a> PlaneList<'a> {
    /// The planes of a position, or of all.
    pub(super) fn new(planes: &'a [Coordinates], position: Option<&str>) -> Self {
        let numbered = (0..).zip(planes);
        let is_there = |plane: &Coordinates| position.is_none_or(|own| plane.other == own);
        let planes: Vec<_> = numbered.filter(|(_, plane)| is_there(plane)).collect();
        let mut seen = HashSet::new();
        let names = planes.iter().map(|(_, plane)| plane.channel.as_str());
        let mut channels: Vec<&str> = names.filter(|name| seen.insert(*name)).collect();
        if channels.iter().all(|name| name.parse::<u64>().is_ok()) {
            channels.sort_by_key(|name| name.parse::<u64>().unwrap_or(0));
        }
        Self { planes, channels }
    }

    /// The axes that the planes span.
    pub(super) fn axes(&self) -> PlaneAxes {
        let (mut times, mut slices) = (BTreeSet::new(), BTreeSet::new());
        for (_, plane) in &self.planes {
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
        found
    }

    /// The planes that are frames, in the order of time, or of z in a scan through focus. `axes` are
    /// those of all planes.
    pub(super) fn frames(
        &self,
        path: &Path,
        axes: &PlaneAxes,
        options: &OpenOptions,
    ) -> Result<(Vec<u32>, Choice), FileError> {
        let choice = axes.choose(path, options)?;
        let (z, channel) = (choice.places[1], choice.places[2]);
        let slices: BTreeSet<i64> = self.planes.iter().map(|(_, plane)| plane.z).collect();
        let z = z.and_then(|z| slices.into_iter().nth(z as usize));
        let channel = channel.and_then(|channel| self.channels.get(channel as usize));
        let is_chosen = |plane: &Coordinates| {
            z.is_none_or(|z| plane.z == z)
                && channel.is_none_or(|channel| plane.channel == *channel)
        };
        let all = self.planes.iter().copied();
        let mut chosen: Vec<_> = all.filter(|(_, plane)| is_chosen(plane)).collect();
        // Stable: planes of the same time keep the order of the file.
        chosen.sort_by_key(|(_, plane)| match choice.frames_per_plane {
            Some(_) => (plane.z, plane.time),
            None => (plane.time, plane.z),
        });
        let numbers = chosen.into_iter().map(|(number, _)| number);
        Ok((numbers.collect(), choice))
    }
}

/// The positions of planes, in the order of the files.
pub(super) fn positions(planes: &[Coordinates]) -> Vec<&str> {
    let mut seen = HashSet::new();
    let all = planes.iter().map(|plane| plane.other.as_str());
    all.filter(|position| seen.insert(*position)).collect()
}

/// The name of a position, empty for one without.
pub(super) fn position_name(position: &str) -> String {
    position.trim_end_matches(", ").to_owned()
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
            let list = PlaneList::new(&planes, None);
            let frames = list.frames(path, &list.axes(), &options);
            frames.map(|(frames, _)| frames)
        };
        assert_eq!(of(Some("Cy5")).expect("chosen"), [3, 2]);
        assert_eq!(of(Some("0")).expect("chosen"), [0, 1]);
        let error = of(None).expect_err("two channels").to_string();
        assert!(error.contains("0 (DAPI), 1 (Cy5)"), "{error}");
    }

    #[test]
    fn planes_of_a_position_keep_their_numbers() {
        let mut planes = [0, 0, 1, 1].map(|time| plane(time, 0, ""));
        for second in [1, 3] {
            planes[second].other = "position 1, ".into();
        }
        assert_eq!(positions(&planes), ["", "position 1, "]);
        assert_eq!(position_name("position 1, "), "position 1");
        for (position, numbers) in [("", [0, 2]), ("position 1, ", [1, 3])] {
            let list = PlaneList::new(&planes, Some(position));
            let axes = list.axes();
            assert_eq!(axes.planes(), Some(2));
            let frames = list.frames(Path::new("a.tif"), &axes, &OpenOptions::default());
            assert_eq!(frames.expect("chosen").0, numbers);
        }
    }

    #[test]
    fn a_scan_has_the_times_of_a_plane_together() {
        let planes = [(0, 0), (0, 1), (1, 0), (1, 1)].map(|(time, z)| plane(time, z, ""));
        let list = PlaneList::new(&planes, None);
        let options = OpenOptions {
            z_stack: true,
            ..OpenOptions::default()
        };
        let frames = list.frames(Path::new("a.tif"), &list.axes(), &options);
        let (frames, choice) = frames.expect("a scan");
        assert_eq!(
            (frames, choice.frames_per_plane),
            (vec![0, 2, 1, 3], Some(2))
        );
    }

    /// With a search through all channels for each plane, this takes minutes.
    #[test]
    fn very_many_channels_are_listed() {
        let name = |i: u32| format!("a long name of a channel, {i}");
        let planes: Vec<Coordinates> = (0..300_000).map(|i| plane(0, 0, &name(i))).collect();
        let axes = PlaneList::new(&planes, None).axes();
        assert_eq!(axes.len(AxisKind::Channel), 300_000);
        assert_eq!(axes.channel_names[299_999], name(299_999));
    }
}
