//! Which array of an OME-Zarr group is the movie: the largest one, which comes first.

use std::path::Path;

use serde_json::Value;

use super::error::{FileError, malformed, unsupported};
use super::positioned::Positioned;

/// Attributes may hold a microscope's whole log; more is something else.
const LONGEST: u64 = 64 << 20;

/// The array in a group, and the names of its axes.
pub(super) struct Multiscale {
    pub(super) path: String,
    pub(super) axes: Vec<String>,
}

/// The movie in a folder that is a group, None if the folder is an array.
pub(super) fn multiscale(folder: &Path) -> Result<Option<Multiscale>, FileError> {
    if folder.join(".zarray").is_file() {
        return Ok(None);
    }
    // Version 3 has all in one file; version 2 keeps attributes apart.
    let attributes = match json(&folder.join("zarr.json"))? {
        Some(all) if all["node_type"] == "array" => return Ok(None),
        Some(all) => all["attributes"].clone(),
        None => json(&folder.join(".zattrs"))?.unwrap_or_default(),
    };
    let found = [
        &attributes["ome"]["multiscales"],
        &attributes["multiscales"],
    ]
    .into_iter()
    .find_map(|multiscales| multiscales.get(0));
    let Some(first) = found else {
        let instead = "open an array in it, or an OME-Zarr image";
        return Err(unsupported(
            folder,
            "a Zarr group without multiscales",
            instead,
        ));
    };
    let Some(path) = first["datasets"][0]["path"].as_str() else {
        return Err(malformed(folder, "its multiscales name no dataset"));
    };
    let path = path.trim_matches('/');
    let sound = |part: &str| !part.is_empty() && !part.starts_with("..") && !part.contains('\\');
    if !path.split('/').all(sound) {
        let what = format!("its dataset is called `{path}`, which is not in it");
        return Err(malformed(folder, what));
    }
    let axes = first["axes"].as_array().map_or(&[][..], Vec::as_slice);
    // Before version 0.4 axes were plain names.
    let names = axes
        .iter()
        .map(|axis| axis["name"].as_str().or(axis.as_str()));
    let names: Vec<String> = names.flatten().map(str::to_owned).collect();
    Ok(Some(Multiscale {
        path: path.to_owned(),
        axes: names,
    }))
}

/// A file of JSON, if it is there.
fn json(path: &Path) -> Result<Option<Value>, FileError> {
    if !path.is_file() {
        return Ok(None);
    }
    let file = Positioned::open(path)?;
    if file.len() > LONGEST {
        let what = format!("it has {} bytes, too many for attributes", file.len());
        return Err(malformed(path, what));
    }
    let bytes = file.bytes(0, file.len())?;
    let value = serde_json::from_slice(&bytes);
    value
        .map(Some)
        .map_err(|error| malformed(path, error.to_string()))
}
