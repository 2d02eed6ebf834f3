//! Cameras by name: those of the settings of the user and the machine, and those that the page keeps.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use gaussmle::Settings;
use gaussmle_base::config::{field_names, unknown_key};
use gaussmle_base::files;
use gaussmle_smlm::RunConfig;
use gaussmle_smlm::config::{CameraConfig, Section};
use serde_json::{Map, Value, json};

use crate::error::{Failure, Outcome};

/// The cameras that the page keeps, in a file of the server.
#[derive(Debug)]
pub(crate) struct Cameras {
    file: PathBuf,
    /// Held while the file is read and written.
    writing: Mutex<()>,
}

impl Cameras {
    pub fn in_folder(folder: &Path) -> Self {
        Self {
            file: folder.join("cameras.json"),
            writing: Mutex::default(),
        }
    }

    fn kept(&self) -> Outcome<Map<String, Value>> {
        match files::read_text(&self.file) {
            Ok(text) => serde_json::from_str(&text)
                .map_err(|error| Failure::internal(format!("{}: {error}", self.file.display()))),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(Map::new()),
            Err(error) => Err(error.into()),
        }
    }

    /// All cameras by their names. Those that the page keeps come first.
    pub fn all(&self) -> Outcome<Value> {
        let mut cameras = self.kept()?;
        for file in Settings::files_of_environment() {
            let text = files::read_text(&file)?;
            let table: toml::Table = match text.parse() {
                Ok(table) => table,
                Err(error) => return Err(Failure::bad(format!("{}: {error}", file.display()))),
            };
            let of_file = table.get("cameras").and_then(toml::Value::as_table);
            for (name, camera) in of_file.into_iter().flatten() {
                let camera = serde_json::to_value(camera).unwrap_or_default();
                cameras.entry(name.clone()).or_insert(camera);
            }
        }
        Ok(json!({ "cameras": cameras }))
    }

    /// Keeps a camera under a name.
    pub fn keep(&self, name: &str, camera: &Map<String, Value>) -> Outcome<Value> {
        if name.trim().is_empty() || name.len() > 100 {
            return Err(Failure::bad("the name of a camera has 1 to 100 letters"));
        }
        let keys = field_names::<CameraConfig>();
        if let Some(key) = camera.keys().find(|key| !keys.contains(&key.as_str())) {
            return Err(Failure::bad(unknown_key(key, keys, "value of a camera")));
        }
        // Values that no run would take are not kept.
        let table =
            toml::Table::try_from(camera).map_err(|error| Failure::bad(error.to_string()))?;
        let text = toml::Table::from_iter([(Section::Localize.name().to_owned(), table.into())]);
        RunConfig::from_toml(&text.to_string(), Section::Localize)?;
        let _writing = self.writing.lock().unwrap_or_else(PoisonError::into_inner);
        let mut cameras = self.kept()?;
        cameras.insert(name.to_owned(), camera.clone().into());
        let text = serde_json::to_vec_pretty(&cameras).unwrap_or_default();
        gaussmle_io::write_atomically(&self.file, &text)?;
        Ok(json!({ "name": name }))
    }
}
