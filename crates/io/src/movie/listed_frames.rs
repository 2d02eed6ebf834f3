//! The frames among planes whose places are listed one by one.

use std::path::Path;

use super::coordinates::{Coordinates, PlaneList, position_name, positions};
use super::names::choose_series;
use super::plane_axes::{AxisKind, PlaneAxes, PlaneAxis};
use super::types::OpenOptions;
use crate::file_error::FileError;

/// The frames of a movie, as numbers of planes, and the facts about all planes.
#[derive(Debug)]
pub(super) struct ListedFrames {
    pub(super) axes: PlaneAxes,
    /// The numbers of the planes that are frames, in order.
    pub(super) planes: Vec<u32>,
    /// Names of the positions, if there are several.
    pub(super) series: Vec<String>,
    pub(super) frames_per_plane: Option<u64>,
}

/// The frames among planes. `channel_names` are those of the channels, if the planes have none.
pub(super) fn listed_frames(
    path: &Path,
    planes: &[Coordinates],
    channel_names: Vec<String>,
    options: &OpenOptions,
    notes: &mut Vec<String>,
) -> Result<ListedFrames, FileError> {
    let positions = positions(planes);
    let names: Vec<String> = positions.iter().copied().map(position_name).collect();
    let position = match options.every_plane {
        true => None,
        false => Some(positions[choose_series(path, &names, options)?]),
    };
    let list = PlaneList::new(planes, position);
    let mut axes = list.axes();
    if axes.channel_names.is_empty() {
        axes.channel_names = channel_names;
    }
    let series = match names.len() {
        1 => Vec::new(),
        _ => names,
    };
    if options.every_plane {
        if !series.is_empty() {
            axes = several(axes, series.len() as u64);
        }
        return Ok(ListedFrames {
            axes,
            planes: (0..planes.len() as u32).collect(),
            series,
            frames_per_plane: None,
        });
    }
    let (chosen, choice) = list.frames(path, &axes, options)?;
    notes.extend(choice.notes);
    Ok(ListedFrames {
        axes,
        planes: chosen,
        series,
        frames_per_plane: choice.frames_per_plane,
    })
}

/// Axes with one of several images or positions before them.
pub(super) fn several(mut axes: PlaneAxes, len: u64) -> PlaneAxes {
    let series = PlaneAxis {
        kind: AxisKind::Other,
        name: "series".into(),
        len,
    };
    axes.axes.insert(0, series);
    axes
}
