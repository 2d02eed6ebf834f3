//! The choice of an image, a channel and planes along z, which gives the frames.

use std::path::Path;

use super::coordinates::{Coordinates, PlaneList, position_name, positions};
use super::description::{Description, Image};
use super::micro_manager;
use super::order::{Order, described};
use super::part::Part;
use crate::file_error::{FileError, unsupported};
use crate::movie::names::choose_series;
use crate::movie::plane_axes::{AxisKind, PlaneAxes, PlaneAxis};
use crate::movie::types::OpenOptions;

/// The frames of a movie, and the facts about the planes of its files.
#[derive(Debug)]
pub(super) struct Frames {
    pub(super) axes: PlaneAxes,
    pub(super) order: Order,
    /// Names of the images or positions, if there are several.
    pub(super) series: Vec<String>,
    pub(super) frames_per_plane: Option<u64>,
}

/// The axes of the planes, and the planes that are frames.
pub(super) fn frames_of(
    path: &Path,
    parts: &mut [Part],
    options: &OpenOptions,
    notes: &mut Vec<String>,
) -> Result<Frames, FileError> {
    // OME has the places of all planes. Without it, as after a crash, Micro-Manager's own texts do.
    let description = &parts[0].description;
    let is_described = description.axes.planes().is_some_and(|planes| planes > 1)
        || !description.images.is_empty();
    if !is_described && let Some(planes) = coordinates_of(path, parts)? {
        return frames_of_list(path, &parts[0], &planes, options, notes);
    }
    let series = take_image(path, &mut parts[0].description, options, notes)?;
    let first = &parts[0];
    if first.is_ndtiff && !options.every_plane {
        let instead = "copy NDTiff.index of the data set to the same folder";
        let what = "an NDTiff whose planes have unknown channels and times, because NDTiff.index is missing or cut short,";
        return Err(unsupported(path, what, instead));
    }
    let name = |part: &Part| {
        let name = part.file.path().file_name().unwrap_or_default();
        (name.to_string_lossy().into_owned(), part.frames())
    };
    let names: Vec<(String, usize)> = parts.iter().map(name).collect();
    let description = &first.description;
    let mut choice = description.axes.choose(path, options)?;
    notes.append(&mut choice.notes);
    Ok(Frames {
        axes: description.axes.clone(),
        order: described(path, description, &names, &choice)?,
        series,
        frames_per_plane: choice.frames_per_plane,
    })
}

/// Chooses one of the images that OME describes. Returns the names of all, if there are several.
///
/// Programs that write frame by frame make an image of each frame. Images of one plane are therefore
/// frames in time, with a note.
fn take_image(
    path: &Path,
    description: &mut Description,
    options: &OpenOptions,
    notes: &mut Vec<String>,
) -> Result<Vec<String>, FileError> {
    let names = description.image_names();
    let images = names.len() as u64;
    let is_single = |image: &Image| image.planes.unwrap_or(1) == 1;
    if options.every_plane && images > 1 {
        let first = description.images[0].pixel_size_um;
        let is_shared = |image: &Image| image.pixel_size_um == first;
        description.pixel_size_um = first.filter(|_| description.images.iter().all(is_shared));
        description.axes = several(PlaneAxes::default(), images);
        return Ok(names);
    }
    if images > 1 && options.series.is_none() && description.images.iter().all(is_single) {
        notes.push(format!(
            "its {images} images (series) have one plane each: they are read as frames in time"
        ));
        description.axes = PlaneAxes::new([(AxisKind::Time, images)]);
        return Ok(Vec::new());
    }
    let chosen = choose_series(path, &names, options)?;
    if images > 1 {
        description.choose_image(chosen);
    }
    Ok(names)
}

/// Axes with one of several images or positions before them.
fn several(mut axes: PlaneAxes, len: u64) -> PlaneAxes {
    let series = PlaneAxis {
        kind: AxisKind::Other,
        name: "series".into(),
        len,
    };
    axes.axes.insert(0, series);
    axes
}

/// The frames among planes whose places are listed one by one.
fn frames_of_list(
    path: &Path,
    first: &Part,
    planes: &[Coordinates],
    options: &OpenOptions,
    notes: &mut Vec<String>,
) -> Result<Frames, FileError> {
    let positions = positions(planes);
    let names: Vec<String> = positions.iter().copied().map(position_name).collect();
    let position = match options.every_plane {
        true => None,
        false => Some(positions[choose_series(path, &names, options)?]),
    };
    let list = PlaneList::new(planes, position);
    let mut axes = list.axes();
    if axes.channel_names.is_empty() {
        let names = first.summary.as_ref().map(micro_manager::channel_names);
        axes.channel_names = names.unwrap_or_default();
    }
    let series = match names.len() {
        1 => Vec::new(),
        _ => names,
    };
    if options.every_plane {
        if !series.is_empty() {
            axes = several(axes, series.len() as u64);
        }
        return Ok(Frames {
            axes,
            order: Order::All,
            series,
            frames_per_plane: None,
        });
    }
    let (listed, choice) = list.frames(path, &axes, options)?;
    notes.extend(choice.notes);
    let in_order = listed
        .iter()
        .enumerate()
        .all(|(i, &plane)| i == plane as usize);
    Ok(Frames {
        axes,
        order: match in_order && listed.len() == planes.len() {
            true => Order::All,
            false => Order::Listed(listed),
        },
        series,
        frames_per_plane: choice.frames_per_plane,
    })
}

/// The coordinates of all planes, from the index of an NDTiff or from Micro-Manager's texts.
fn coordinates_of(path: &Path, parts: &[Part]) -> Result<Option<Vec<Coordinates>>, FileError> {
    let mut index = match parts[0].is_ndtiff {
        true => micro_manager::read_index(path.parent().unwrap_or(Path::new("")))?,
        false => None,
    };
    let mut all = Vec::new();
    for part in parts {
        let name = part.file.path().file_name().unwrap_or_default();
        let listed = index
            .as_mut()
            .and_then(|index| index.remove(&*name.to_string_lossy()));
        // A file that is cut short has fewer planes than the index, never more.
        let listed = listed.filter(|planes| planes.len() >= part.frames());
        let planes = match listed {
            Some(planes) => Some(planes),
            None => part.coordinates()?,
        };
        let Some(mut planes) = planes else {
            return Ok(None);
        };
        planes.truncate(part.frames());
        all.append(&mut planes);
    }
    Ok(Some(all))
}
