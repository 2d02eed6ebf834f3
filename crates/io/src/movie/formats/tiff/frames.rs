//! The choice of an image, a channel and planes along z, which gives the frames.

use std::path::Path;

use super::description::{Description, Image};
use super::order::{Order, described};
use super::part::Part;
use crate::file_error::{FileError, unsupported};
use crate::movie::coordinates::Coordinates;
use crate::movie::listed_frames::{listed_frames, several};
use crate::movie::micro_manager;
use crate::movie::names::choose_series;
use crate::movie::plane_axes::{AxisKind, PlaneAxes, z_as_time};
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
    if !is_described && let Some(planes) = coordinates_of(parts)? {
        return frames_of_list(path, &parts[0], &planes, options, notes);
    }
    let series = take_image(path, &mut parts[0].description, options, notes)?;
    let first = &parts[0];
    if first.is_ndtiff && !options.every_plane {
        let instead = "copy NDTiff.index of the data set to the same folder";
        let what = "an NDTiff whose planes have unknown channels and times, because NDTiff.index is missing,";
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
    let relabelled = description.slices_as_frames;
    notes.extend(relabelled.filter(|_| !options.z_stack).map(z_as_time));
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

/// The frames among planes whose places are listed one by one.
fn frames_of_list(
    path: &Path,
    first: &Part,
    planes: &[Coordinates],
    options: &OpenOptions,
    notes: &mut Vec<String>,
) -> Result<Frames, FileError> {
    let names = first.summary.as_ref().map(micro_manager::channel_names);
    let found = listed_frames(path, planes, names.unwrap_or_default(), options, notes)?;
    let mut numbered = found.planes.iter().enumerate();
    let in_order = numbered.all(|(i, &plane)| i == plane as usize);
    Ok(Frames {
        axes: found.axes,
        order: match in_order && found.planes.len() == planes.len() {
            true => Order::All,
            false => Order::Listed(found.planes),
        },
        series: found.series,
        frames_per_plane: found.frames_per_plane,
    })
}

/// The coordinates of all planes, from Micro-Manager's texts.
fn coordinates_of(parts: &[Part]) -> Result<Option<Vec<Coordinates>>, FileError> {
    let mut all = Vec::new();
    for part in parts {
        let Some(mut planes) = part.coordinates()? else {
            return Ok(None);
        };
        all.append(&mut planes);
    }
    Ok(Some(all))
}
