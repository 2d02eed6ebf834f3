//! OME-Zarr groups. The first array of a group has the full resolution and is the movie.

use std::path::Path;

use gaussmle::PixelSize;
use gaussmle_base::files;
use serde_json::Value;

use crate::file_error::{FileError, malformed, unsupported};
use crate::light_json::{MOST_JSON, without_large};
use crate::movie::metadata::length_um;

/// The array in a group.
pub(super) struct Multiscale {
    pub(super) path: String,
    /// Names of its axes, if the group has them.
    pub(super) axes: Vec<String>,
    /// Names of the channels, if the group has them.
    pub(super) channels: Vec<String>,
    /// The width of a pixel.
    pub(super) pixel_size_um: Option<PixelSize>,
    pub(super) z_step_um: Option<f64>,
}

/// The movie in a group. None if the folder is an array.
pub(super) fn multiscale(folder: &Path) -> Result<Option<Multiscale>, FileError> {
    if folder.join(".zarray").is_file() {
        return Ok(None);
    }
    // Version 3 has attributes in the file of the group, version 2 in one of their own.
    let attributes = match json(&folder.join("zarr.json"))? {
        Some(group) if group["node_type"] == "array" => return Ok(None),
        Some(mut group) => {
            let attributes = group.get_mut("attributes").map(Value::take);
            attributes.unwrap_or_default()
        }
        None => json(&folder.join(".zattrs"))?.unwrap_or_default(),
    };
    let multiscales = [
        &attributes["ome"]["multiscales"],
        &attributes["multiscales"],
    ];
    let first = multiscales
        .into_iter()
        .find_map(|multiscales| multiscales.get(0));
    let Some(first) = first else {
        let what = "a Zarr group without multiscales";
        let instead = "open an array in it, or an OME-Zarr image";
        return Err(unsupported(folder, what, instead));
    };
    let Some(path) = first["datasets"][0]["path"].as_str() else {
        return Err(malformed(folder, "its multiscales name no dataset"));
    };
    let path = path.trim_matches('/');
    let is_inside =
        |part: &str| !part.is_empty() && !part.starts_with("..") && !part.contains('\\');
    if !path.split('/').all(is_inside) {
        let what = format!("the path of its dataset, `{path}`, is outside of it");
        return Err(malformed(folder, what));
    }
    let axes = first["axes"].as_array().map_or(&[][..], Vec::as_slice);
    // Before version 0.4, axes were plain names.
    let names = axes
        .iter()
        .map(|axis| axis["name"].as_str().or(axis.as_str()));
    let names: Vec<String> = names.flatten().map(str::to_owned).collect();
    let omero = [&attributes["ome"]["omero"], &attributes["omero"]];
    let channels = omero
        .into_iter()
        .find_map(|omero| omero["channels"].as_array());
    let channels = channels.map_or(&[][..], Vec::as_slice);
    let x_um = scale_um(first, axes, axes.len().wrapping_sub(1));
    let y_um = scale_um(first, axes, axes.len().wrapping_sub(2));
    let label = |channel: &Value| channel["label"].as_str().unwrap_or_default().to_owned();
    Ok(Some(Multiscale {
        path: path.to_owned(),
        pixel_size_um: x_um.map(|x_um| [x_um, y_um.unwrap_or(x_um)].into()),
        z_step_um: names
            .iter()
            .position(|name| name == "z")
            .and_then(|z| scale_um(first, axes, z)),
        axes: names,
        channels: channels.iter().map(label).collect(),
    }))
}

/// The scale along an axis: that of the array, times that of the whole group.
fn scale_um(multiscale: &Value, axes: &[Value], axis: usize) -> Option<f64> {
    let scale = |of: &Value| {
        let all = of["coordinateTransformations"].as_array()?;
        let scale = all
            .iter()
            .find(|transformation| transformation["type"] == "scale")?;
        scale["scale"].as_array()?.get(axis)?.as_f64()
    };
    let own = scale(&multiscale["datasets"][0])?;
    let unit = axes.get(axis)?["unit"].as_str()?;
    length_um(own * scale(multiscale).unwrap_or(1.0), unit)
}

/// Reads a JSON file. None if it does not exist.
pub(super) fn json(path: &Path) -> Result<Option<Value>, FileError> {
    if !path.is_file() {
        return Ok(None);
    }
    let bytes = files::read(path, MOST_JSON).map_err(|source| FileError::Read {
        path: path.into(),
        source,
    })?;
    let value = without_large(&bytes).and_then(|light| serde_json::from_slice(&light));
    value
        .map(Some)
        .map_err(|error| malformed(path, error.to_string()))
}
