//! The axes of a file's planes, and the choice of one channel and one plane along z.

use std::path::Path;

use super::names;
use super::types::OpenOptions;
use crate::file_error::FileError;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AxisKind {
    Time,
    Channel,
    Z,
    /// An axis that the file does not name, or that has no meaning here.
    Other,
}

/// An axis of planes.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct PlaneAxis {
    pub(super) kind: AxisKind,
    /// As the file names it.
    pub(super) name: String,
    pub(super) len: u64,
}

/// The axes before y and x, the slowest first.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct PlaneAxes {
    pub(super) axes: Vec<PlaneAxis>,
    /// Names of the channels, if the file has them.
    pub(super) channel_names: Vec<String>,
}

/// The planes that are frames.
#[derive(Debug, PartialEq)]
pub(super) struct Choice {
    /// The place on each axis. None for an axis that counts frames.
    pub(super) places: Vec<Option<u64>>,
    /// Frames in each plane along z, if [`OpenOptions::z_stack`] is set and the planes are frames.
    pub(super) frames_per_plane: Option<u64>,
    pub(super) notes: Vec<String>,
}

impl PlaneAxes {
    /// Axes of these kinds and lengths, named after their kinds.
    pub(super) fn new(axes: impl IntoIterator<Item = (AxisKind, u64)>) -> Self {
        let axes = axes.into_iter().map(|(kind, len)| PlaneAxis {
            kind,
            name: match kind {
                AxisKind::Time => "time".into(),
                AxisKind::Channel => "channel".into(),
                AxisKind::Z => "z".into(),
                AxisKind::Other => "unknown".into(),
            },
            len,
        });
        Self {
            axes: axes.collect(),
            channel_names: Vec::new(),
        }
    }

    /// The number of planes. None if it overflows.
    pub(super) fn planes(&self) -> Option<u64> {
        let mut lengths = self.axes.iter().map(|axis| axis.len);
        lengths.try_fold(1u64, |all, len| all.checked_mul(len))
    }

    /// The length of the axis of a kind, 1 without one.
    pub(super) fn len(&self, kind: AxisKind) -> u64 {
        let axis = self.axes.iter().find(|axis| axis.kind == kind);
        axis.map_or(1, |axis| axis.len)
    }

    /// Number of axes that are longer than 1.
    pub(super) fn long_axes(&self) -> usize {
        self.axes.iter().filter(|axis| axis.len > 1).count()
    }

    /// The names of the axes and their lengths.
    pub(super) fn listed(&self) -> Vec<(String, u64)> {
        let axes = self.axes.iter();
        axes.map(|axis| (axis.name.clone(), axis.len)).collect()
    }

    /// Names of all channels; their numbers without names.
    pub(super) fn channels(&self) -> Vec<String> {
        let count = self.len(AxisKind::Channel);
        // The names of a file may claim any number of channels.
        (0..count.min(MAX_LISTED))
            .map(|number| match self.channel_names.get(number as usize) {
                Some(name) if !name.is_empty() => name.clone(),
                _ => number.to_string(),
            })
            .collect()
    }

    /// Chooses the frames among the planes.
    ///
    /// Labels can be wrong: programs write time series as stacks along z, or as channels without
    /// names. The only axis that is longer than 1 therefore counts frames, with a note. If there are
    /// several, channels and planes along z are never mixed.
    pub(super) fn choose(&self, path: &Path, options: &OpenOptions) -> Result<Choice, FileError> {
        let mut notes = Vec::new();
        let mut places = Vec::with_capacity(self.axes.len());
        for axis in &self.axes {
            let is_chosen = axis.len > 1 && !options.every_plane;
            let place = match axis.kind {
                AxisKind::Channel if is_chosen => {
                    self.channel(path, axis.len, options, &mut notes)?
                }
                AxisKind::Z if is_chosen => self.z(path, axis.len, options, &mut notes)?,
                AxisKind::Time | AxisKind::Channel | AxisKind::Z | AxisKind::Other => None,
            };
            places.push(place);
        }
        if self.len(AxisKind::Channel) <= 1
            && let Some(given) = &options.channel
            && !(given == "0" || self.channel_names.first() == Some(given))
        {
            return Err(self.no_channel(path, given));
        }
        if self.len(AxisKind::Z) <= 1
            && let Some(given) = options.z
            && given > 0
        {
            return Err(no_z(path, given, 1));
        }
        let frames_per_plane = self.frames_per_plane(&places, options);
        if let Some(frames @ 2..) = frames_per_plane {
            notes.push(format!(
                "each of its {} planes along z has {frames} frames, which are read one after the other",
                self.len(AxisKind::Z)
            ));
        }
        Ok(Choice {
            places,
            frames_per_plane,
            notes,
        })
    }

    /// The number of frames in each plane of a scan through focus.
    fn frames_per_plane(&self, places: &[Option<u64>], options: &OpenOptions) -> Option<u64> {
        let mut counting = self.axes.iter().zip(places);
        let is_scan = options.z_stack && !options.every_plane;
        let counts_z = |(axis, place): (&PlaneAxis, &Option<u64>)| {
            axis.kind == AxisKind::Z && axis.len > 1 && place.is_none()
        };
        if !is_scan || !counting.clone().any(counts_z) {
            return None;
        }
        counting.try_fold(1u64, |frames, (axis, place)| {
            match axis.kind != AxisKind::Z && place.is_none() {
                true => frames.checked_mul(axis.len.max(1)),
                false => Some(frames),
            }
        })
    }

    /// True if no other axis that counts frames is longer than 1.
    fn counts_frames(&self, kind: AxisKind) -> bool {
        let others = self.axes.iter().filter(|axis| axis.kind != kind);
        // The channel is chosen before the planes along z are counted.
        let mut others =
            others.filter(|axis| kind == AxisKind::Channel || axis.kind != AxisKind::Channel);
        others.all(|axis| axis.len <= 1)
    }

    fn channel(
        &self,
        path: &Path,
        count: u64,
        options: &OpenOptions,
        notes: &mut Vec<String>,
    ) -> Result<Option<u64>, FileError> {
        let Some(given) = &options.channel else {
            if self.counts_frames(AxisKind::Channel) && self.channel_names.len() < 2 {
                notes.push(format!(
                    "its {count} planes are labelled as channels without names: they are read as frames in time, \
                     because it has no other axis"
                ));
                return Ok(None);
            }
            let channels = self.listed_channels();
            return Err(channel_error(
                path,
                format!("has {count} channels, {channels}: choose one"),
            ));
        };
        match names::place_of(given, &self.channel_names, count) {
            Some(place) => Ok(Some(place)),
            None => Err(self.no_channel(path, given)),
        }
    }

    fn no_channel(&self, path: &Path, given: &str) -> FileError {
        let channels = self.listed_channels();
        channel_error(
            path,
            format!("has no channel `{given}`: its channels are {channels}"),
        )
    }

    /// The channels as text: `0 (DAPI), 1 (GFP)`.
    fn listed_channels(&self) -> String {
        names::listed(&self.channel_names, self.len(AxisKind::Channel))
    }

    fn z(
        &self,
        path: &Path,
        count: u64,
        options: &OpenOptions,
        notes: &mut Vec<String>,
    ) -> Result<Option<u64>, FileError> {
        match options.z {
            Some(given) if (given as u64) < count => Ok(Some(given as u64)),
            Some(given) => Err(no_z(path, given, count)),
            None if options.z_stack => Ok(None),
            None if self.counts_frames(AxisKind::Z) => {
                notes.push(z_as_time(count));
                Ok(None)
            }
            None => Err(z_error(
                path,
                format!(
                    "has {count} planes along z at each time, 0 to {}: choose one",
                    count - 1
                ),
            )),
        }
    }
}

/// The note on planes along z that are frames.
pub(super) fn z_as_time(planes: u64) -> String {
    format!(
        "its {planes} planes are labelled as z: they are read as frames in time, because it has no time points"
    )
}

/// The largest number of channels that are listed.
const MAX_LISTED: u64 = 1000;

fn no_z(path: &Path, given: usize, count: u64) -> FileError {
    z_error(
        path,
        format!("has no plane {given} along z: it has {count}, counted from 0"),
    )
}

fn channel_error(path: &Path, what: String) -> FileError {
    FileError::Planes {
        path: path.into(),
        what,
        option: "channel",
    }
}

fn z_error(path: &Path, what: String) -> FileError {
    FileError::Planes {
        path: path.into(),
        what,
        option: "z",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use AxisKind::{Channel, Time, Z};

    fn choose(
        axes: &[(AxisKind, u64)],
        names: &[&str],
        channel: Option<&str>,
        z: Option<usize>,
    ) -> Result<Choice, String> {
        let mut all = PlaneAxes::new(axes.iter().copied());
        all.channel_names = names.iter().map(|&name| name.into()).collect();
        let options = OpenOptions {
            channel: channel.map(str::to_owned),
            z,
            ..OpenOptions::default()
        };
        let choice = all.choose(Path::new("m.tif"), &options);
        choice.map_err(|error| error.to_string())
    }

    #[test]
    fn several_channels_need_a_choice() {
        let axes = [(Time, 50), (Z, 1), (Channel, 2)];
        let names = ["DAPI", "Cy5"];
        let error = choose(&axes, &names, None, None).expect_err("two channels");
        assert!(error.contains("2 channels, 0 (DAPI), 1 (Cy5)"), "{error}");
        for channel in ["1", "Cy5"] {
            let choice = choose(&axes, &names, Some(channel), None).expect("chosen");
            assert_eq!(choice.places, [None, None, Some(1)]);
        }
        for channel in ["2", "GFP", "-1"] {
            let error = choose(&axes, &names, Some(channel), None).expect_err("none");
            assert!(
                error.contains(channel) && error.contains("0 (DAPI)"),
                "{error}"
            );
        }
        // A name that is a number comes before the number.
        let choice = choose(&axes, &["488", "1"], Some("1"), None).expect("chosen");
        assert_eq!(choice.places[2], Some(1));
    }

    #[test]
    fn planes_along_z_need_a_choice_beside_time() {
        let axes = [(Time, 50), (Z, 3), (Channel, 1)];
        let error = choose(&axes, &[], None, None).expect_err("three planes");
        assert!(error.contains("3 planes along z"), "{error}");
        let choice = choose(&axes, &[], None, Some(2)).expect("chosen");
        assert_eq!(choice.places, [None, Some(2), None]);
        assert!(choose(&axes, &[], None, Some(3)).is_err());
    }

    #[test]
    fn the_only_long_axis_is_time() {
        for kind in [Time, Z, Channel] {
            let choice = choose(&[(kind, 10_000)], &[], None, None).expect("frames");
            assert_eq!(choice.places, [None]);
            assert_eq!(choice.notes.len(), usize::from(kind != Time), "{choice:?}");
        }
        // Named channels are channels.
        assert!(choose(&[(Time, 1), (Channel, 2)], &["a", "b"], None, None).is_err());
        // With the channel chosen, z is the only long axis.
        let axes = [(Time, 1), (Z, 100), (Channel, 2)];
        let choice = choose(&axes, &[], Some("1"), None).expect("frames");
        assert_eq!(
            (choice.places, choice.notes.len()),
            (vec![None, None, Some(1)], 1)
        );
    }

    #[test]
    fn a_scan_through_focus_has_all_planes() {
        let scan = |axes: &[(AxisKind, u64)]| {
            let options = OpenOptions {
                z_stack: true,
                ..OpenOptions::default()
            };
            let all = PlaneAxes::new(axes.iter().copied());
            all.choose(Path::new("m.tif"), &options).expect("a scan")
        };
        let alone = scan(&[(Time, 1), (Z, 61)]);
        assert_eq!((alone.frames_per_plane, alone.notes.len()), (Some(1), 0));
        let repeated = scan(&[(Time, 5), (Z, 61)]);
        assert_eq!(repeated.places, [None, None]);
        assert_eq!(repeated.frames_per_plane, Some(5));
        assert!(repeated.notes[0].contains("61 planes along z has 5 frames"));
        // A scan that is labelled as a time series.
        let times = scan(&[(Time, 61), (Z, 1)]);
        assert_eq!((times.frames_per_plane, times.notes.len()), (None, 0));
    }

    #[test]
    fn options_for_missing_axes_are_errors_unless_they_name_the_only_place() {
        let axes = [(Time, 5)];
        assert!(choose(&axes, &[], Some("0"), Some(0)).is_ok());
        assert!(choose(&axes, &["GFP"], Some("GFP"), None).is_ok());
        assert!(choose(&axes, &[], Some("1"), None).is_err());
        assert!(choose(&axes, &[], None, Some(1)).is_err());
    }
}
