//! Pixel size and camera of a TIFF.

use super::frames::Frames;
use super::part::Part;
use crate::movie::metadata::{MovieMetadata, length_um};
use crate::movie::micro_manager::{channel_names, offer_facts};

/// The facts that the first file states. OME comes first, then Micro-Manager, then resolution tags.
pub(super) fn metadata(part: &Part, frames: &Frames) -> MovieMetadata {
    let description = &part.description;
    let mut axes = frames.axes.clone();
    if axes.channel_names.is_empty() {
        let names = part.summary.as_ref().map(channel_names);
        axes.channel_names = names.unwrap_or_default();
    }
    let mut found = MovieMetadata {
        axes: axes.listed(),
        channels: axes.channels(),
        series: frames.series.clone(),
        frames_per_plane: frames.frames_per_plane.map(|frames| frames as usize),
        camera: description.camera.clone(),
        ..MovieMetadata::default()
    };
    found.offer_pixel_size(description.pixel_size_um, description.pixel_size_entry());
    found.offer_z_step(description.z_step_um, description.z_step_entry());
    for of in [&part.summary, &part.first_text].into_iter().flatten() {
        offer_facts(&mut found, of);
    }
    if let Some((per_unit, unit)) = part.resolution {
        match &description.unit {
            Some(unit) => {
                let [x, y] = per_unit.map(|per_unit| length_um(1.0 / per_unit, unit));
                found.offer_pixel_size(
                    x.zip(y).map(Into::<[f64; 2]>::into),
                    "the resolution of ImageJ",
                );
            }
            None => {
                let um = match unit {
                    2 => Some(25_400.0),
                    3 => Some(1e4),
                    _ => None,
                };
                let size = um.map(|um| per_unit.map(|per_unit| um / per_unit));
                found.offer_pixel_size(size, "the resolution of the TIFF");
            }
        }
    }
    found
}
