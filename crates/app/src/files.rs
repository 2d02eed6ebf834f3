//! Folders and uploads.

use std::path::Path;
use std::time::UNIX_EPOCH;

use gaussmle_base::files::real_path;
use gaussmle_io::movie;
use gaussmle_io::table::Format;
use serde_json::{Value, json};

use crate::error::Outcome;
use crate::places::Places;

/// The most entries of a folder that are listed.
const MOST_ENTRIES: usize = 5000;

/// The entries of a folder; the folders of the server without a path.
pub(crate) fn listing(path: Option<&str>, places: &Places) -> Outcome<Value> {
    let Some(path) = path.filter(|path| !path.is_empty()) else {
        let roots = places.folders().iter();
        let entries: Vec<Value> = roots
            .filter_map(|root| entry(root, &root.display().to_string()))
            .collect();
        return Ok(json!({ "path": "", "parent": null, "entries": entries }));
    };
    let folder = places.find(path)?;
    let mut entries = Vec::new();
    let mut is_whole = true;
    for found in std::fs::read_dir(&folder)? {
        let found = found?;
        let name = found.file_name().to_string_lossy().into_owned();
        if name.starts_with('.') {
            continue;
        }
        // A link that leads elsewhere is not listed.
        let Ok(real) = real_path(&found.path()) else {
            continue;
        };
        if !places.has(&real) {
            continue;
        }
        if entries.len() >= MOST_ENTRIES {
            is_whole = false;
            break;
        }
        entries.extend(entry(&found.path(), &name));
    }
    let key = |entry: &Value| {
        let is_file = entry["kind"] != "folder";
        let name = entry["name"].as_str().unwrap_or_default().to_lowercase();
        (is_file, name)
    };
    entries.sort_by_key(key);
    let parent = match places.is_root(&folder) {
        true => Some(String::new()),
        false => folder.parent().map(|parent| parent.display().to_string()),
    };
    Ok(json!({
        "path": folder.display().to_string(),
        "parent": parent,
        "entries": entries,
        "whole": is_whole,
    }))
}

fn entry(path: &Path, name: &str) -> Option<Value> {
    let metadata = std::fs::metadata(path).ok()?;
    let modified = metadata.modified().ok();
    let modified = modified.and_then(|time| time.duration_since(UNIX_EPOCH).ok());
    Some(json!({
        "name": name,
        "path": path.display().to_string(),
        "kind": kind(path, metadata.is_dir()),
        "bytes": (!metadata.is_dir()).then_some(metadata.len()),
        "modified": modified.map(|since| since.as_secs()),
    }))
}

/// The kind of a file, by its name: opening each would take long.
fn kind(path: &Path, is_folder: bool) -> &'static str {
    let name = path
        .file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .to_lowercase();
    let ends = |endings: &[&str]| endings.iter().any(|ending| name.ends_with(ending));
    let mut extensions = movie::extensions();
    let is_movie = extensions.any(|extension| name.ends_with(&format!(".{extension}")));
    let mut formats = Format::all();
    match () {
        () if is_folder && ends(&[".zarr"]) => "movie",
        () if is_folder => "folder",
        () if is_movie => "movie",
        () if ends(&[".toml", ".yaml", ".json"]) => "settings",
        () if formats.any(|format| ends(format.endings())) => "table",
        () => "other",
    }
}
