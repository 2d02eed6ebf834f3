//! The options of a run in requests: an object with the keys of a section `[localize]`.

use std::path::{Path, PathBuf};

use gaussmle_base::files::real_path;
use gaussmle_io::movie::OpenOptions;
use gaussmle_smlm::RunConfig;
use gaussmle_smlm::config::Section;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::error::{Failure, Outcome};
use crate::places::Places;

/// A movie, and which of its images.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Deserialize, Serialize)]
pub(crate) struct MovieChoice {
    pub path: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub series: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub channel: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub z: Option<usize>,
}

impl MovieChoice {
    pub fn open_options(&self) -> OpenOptions {
        OpenOptions {
            series: self.series.clone(),
            channel: self.channel.clone(),
            z: self.z,
            ..OpenOptions::default()
        }
    }
}

/// Options by their keys.
pub(crate) type Options = Map<String, Value>;

/// The options of a run on a movie, with the settings of this machine.
///
/// # Errors
///
/// Returns an error if an option is unknown or invalid, is a setting of the machine, or names a file
/// outside of the server's folders.
pub(crate) fn config_of(
    options: &Options,
    movie: &MovieChoice,
    places: &Places,
) -> Outcome<RunConfig> {
    let mut table = toml::Table::new();
    for (key, value) in options {
        if let Some(value) =
            to_toml(value).map_err(|cause| Failure::bad(format!("{key}: {cause}")))?
        {
            table.insert(key.clone(), value);
        }
    }
    let text = toml::Table::from_iter([(Section::Localize.name().to_owned(), table.into())]);
    // As text that may come from others: it has no settings of the machine.
    let mut config = RunConfig::from_toml(&text.to_string(), Section::Localize)?;
    let chosen = [
        (
            "series",
            config.input.series.is_some() && movie.series.is_some(),
        ),
        (
            "channel",
            config.input.channel.is_some() && movie.channel.is_some(),
        ),
        ("z", config.input.z.is_some() && movie.z.is_some()),
    ];
    if let Some((option, _)) = chosen.into_iter().find(|(_, is_twice)| *is_twice) {
        return Err(Failure::bad(format!(
            "`{option}` is given for the movie and in the options"
        )));
    }
    config.input.series = config.input.series.take().or_else(|| movie.series.clone());
    config.input.channel = config
        .input
        .channel
        .take()
        .or_else(|| movie.channel.clone());
    config.input.z = config.input.z.or(movie.z);
    let mut outside = None;
    let camera = config.camera.camera.clone();
    for path in config.files_mut() {
        let is_camera = camera.as_deref() == Some(&**path);
        match place_of(path, is_camera, places) {
            Some(place) => *path = place,
            None => outside = Some(path.clone()),
        }
    }
    match outside {
        Some(path) => Err(Failure::not_found(format!(
            "{}: there is no such file below the folders of this server",
            path.display()
        ))),
        None => Ok(config.with_environment()?),
    }
}

/// The place of a file of the options, in the server's folders; the name of a camera stays.
fn place_of(path: &Path, is_camera: bool, places: &Places) -> Option<PathBuf> {
    if path.is_absolute() {
        let found = places.find(path.to_str()?).ok()?;
        return (!is_camera || names_files_inside(&found, places)).then_some(found);
    }
    // A word names a camera in the settings of the user, unless it is a file beside the server.
    let is_word = path.components().count() == 1 && path.extension().is_none();
    (is_camera && is_word && !path.exists()).then(|| path.to_owned())
}

/// True if all files that a camera file names are in the server's folders, too: its texts are paths of maps.
fn names_files_inside(camera: &Path, places: &Places) -> bool {
    let text = gaussmle_base::files::read_text(camera);
    let Some(table) = text.ok().and_then(|text| text.parse::<toml::Table>().ok()) else {
        return false;
    };
    let folder = camera.parent().unwrap_or(camera);
    let is_inside = |name: &str| {
        // A dataset follows the name of an HDF5 file.
        let ends = [".h5:", ".hdf5:"].into_iter();
        let end = ends
            .filter_map(|ending| Some(name.find(ending)? + ending.len() - 1))
            .min();
        let real = real_path(&folder.join(&name[..end.unwrap_or(name.len())]));
        real.is_ok_and(|real| places.has(&real))
    };
    table
        .values()
        .filter_map(toml::Value::as_str)
        .all(is_inside)
}

/// A value as TOML; `None` for null, which is an option that is not set.
fn to_toml(value: &Value) -> Result<Option<toml::Value>, String> {
    Ok(Some(match value {
        Value::Null => return Ok(None),
        Value::Bool(value) => (*value).into(),
        Value::Number(number) => match (number.as_i64(), number.as_f64()) {
            (Some(integer), _) => integer.into(),
            (None, Some(float)) => float.into(),
            (None, None) => return Err(format!("{number} is no number")),
        },
        Value::String(text) => text.clone().into(),
        Value::Array(values) => {
            let values: Result<Vec<_>, _> = values.iter().map(to_toml).collect();
            values?.into_iter().flatten().collect::<Vec<_>>().into()
        }
        Value::Object(_) => return Err("an option is no object".into()),
    }))
}

/// The options of a configuration by their keys, as [`config_of`] takes them.
pub(crate) fn options_of(config: &RunConfig) -> Options {
    let text = config.to_toml(Section::Localize);
    let table: toml::Table = text.parse().unwrap_or_default();
    let section = table.get(Section::Localize.name());
    let section = section.and_then(|section| serde_json::to_value(section).ok());
    match section {
        Some(Value::Object(options)) => options,
        _ => Options::new(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn places() -> (tempfile::TempDir, Places) {
        let folder = tempfile::tempdir().expect("made");
        std::fs::write(folder.path().join("camera.toml"), "offset_adu = 100").expect("written");
        let places = Places::new(&[folder.path().into()], folder.path()).expect("folders");
        (folder, places)
    }

    fn options(value: Value) -> Options {
        let Value::Object(options) = value else {
            panic!("an object");
        };
        options
    }

    #[test]
    fn options_are_those_of_a_section() {
        let (_folder, places) = places();
        let given = options(json!({
            "model": "xynb", "sigma_um": 0.13, "pixel_size_um": [0.1, 0.12], "false_alarms": 1,
            "backend": null, "region": [[0, 0, 10, 20]],
        }));
        let movie = MovieChoice {
            path: "m.tif".into(),
            channel: Some("1".into()),
            ..MovieChoice::default()
        };
        let config = config_of(&given, &movie, &places).expect("valid");
        assert_eq!(config.detection.false_alarms, Some(1.0));
        assert_eq!(config.input.channel.as_deref(), Some("1"));
        let again = config_of(&options_of(&config), &MovieChoice::default(), &places);
        assert_eq!(options_of(&again.expect("valid")), options_of(&config));
    }

    #[test]
    fn wrong_options_have_words() {
        let (folder, places) = places();
        let message = |value: Value| {
            let failure = config_of(&options(value), &MovieChoice::default(), &places);
            failure.expect_err("refused").message
        };
        assert!(message(json!({ "sigma": 0.1 })).contains("sigma_um"));
        assert!(message(json!({ "nvml_library": "/tmp/x.so" })).contains("nvml_library"));
        assert!(message(json!({ "model": { "a": 1 } })).contains("model"));
        for path in ["/etc/passwd", "../camera.toml", "camera.toml"] {
            let words = message(json!({ "camera": path }));
            assert!(words.contains("no such file"), "{words}");
        }
        // Neither does a file within name one outside, nor is a word a file beside the server.
        for content in [
            "offset_adu = '/etc/passwd'",
            "mask = '../../x.tif'",
            "picasso = '/x.h5:gain'",
        ] {
            let path = folder.path().join("maps.toml");
            std::fs::write(&path, content).expect("written");
            let words = message(json!({ "camera": path.to_string_lossy() }));
            assert!(words.contains("no such file"), "{content}: {words}");
        }
        assert!(message(json!({ "psf": "word" })).contains("no such file"));
        let inside = folder.path().join("camera.toml");
        let given = options(json!({ "camera": inside.to_string_lossy() }));
        assert!(config_of(&given, &MovieChoice::default(), &places).is_ok());
    }
}
