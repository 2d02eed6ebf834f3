//! Cameras by name, from the files of settings of the user and of the machine.

use std::path::{Path, PathBuf};

use gaussmle::Settings;
use gaussmle_base::config::{check_keys, field_names, from_table, parse_toml};

use super::camera::CameraConfig;
use super::in_memory::is_in_memory;
use crate::error::{Result, config};

/// The table of cameras in a file of settings.
const CAMERAS: &str = "cameras";

impl CameraConfig {
    /// These options, with those of a camera that is a name: the values of `[cameras.NAME]` in the files
    /// of settings.
    ///
    /// # Errors
    ///
    /// Returns an error if no file has the name, a file cannot be read, or a value is invalid.
    pub fn resolved(self) -> Result<Self> {
        self.with_named(&Settings::files_of_environment())
    }

    /// These options with the values of `[cameras.NAME]` in the first of the files that has it, if the
    /// camera file is such a name and no file. A pixel size of these options comes first.
    ///
    /// # Errors
    ///
    /// Returns an error if no file has the name, a file cannot be read, or a value is invalid.
    fn with_named(self, files: &[PathBuf]) -> Result<Self> {
        let Some(name) = self.camera.as_deref().and_then(name_of) else {
            return Ok(self);
        };
        let name = name.to_owned();
        let mut known = Vec::new();
        for file in files {
            let invalid = |cause: &dyn std::fmt::Display| {
                config("camera", format!("{}: {cause}", file.display()))
            };
            let text = gaussmle_base::files::read_text(file).map_err(|error| invalid(&error))?;
            let table = parse_toml(&text).map_err(|error| invalid(&error))?;
            let cameras = table.get(CAMERAS).and_then(toml::Value::as_table);
            let Some(cameras) = cameras else { continue };
            if let Some(camera) = cameras.get(&name) {
                let invalid = |cause: &dyn std::fmt::Display| {
                    invalid(&format!("[{CAMERAS}.{name}]: {cause}"))
                };
                let Some(camera) = camera.as_table() else {
                    return Err(invalid(&"it is no table"));
                };
                return self
                    .replaced_by(camera, file)
                    .map_err(|error| invalid(&error));
            }
            known.extend(cameras.keys().map(|name| format!("`{name}`")));
        }
        known.sort();
        known.dedup();
        let known = match known.is_empty() {
            true => "no file of settings has cameras".to_owned(),
            false => format!("the files of settings have {}", known.join(", ")),
        };
        Err(config(
            "camera",
            format!("there is no file `{name}`, and no camera of this name: {known}"),
        ))
    }

    /// These options with the values of a table in a file. Numbers beside the name stay, and
    /// [`CameraConfig::with_named`] leaves them to the caller to refuse.
    fn replaced_by(
        self,
        table: &toml::Table,
        file: &Path,
    ) -> std::result::Result<Self, gaussmle::error::ParseError> {
        check_keys(table, field_names::<Self>(), "key")?;
        let mut named: Self = from_table(table)?;
        if let Some(path) = &mut named.camera {
            *path = file.parent().unwrap_or(Path::new("")).join(&*path);
        }
        let Self {
            pixel_size_um,
            offset_adu,
            gain_e_per_adu,
            read_noise_e,
            excess_noise,
            camera: _,
        } = self;
        let typed = [offset_adu, gain_e_per_adu, read_noise_e, excess_noise];
        if typed.iter().any(Option::is_some) {
            let cause = "give either a camera, or offset, gain, read noise and excess noise";
            return Err(gaussmle::error::ParseError::new(cause));
        }
        named.pixel_size_um = pixel_size_um.or(named.pixel_size_um);
        Ok(named)
    }
}

/// The name of a camera: a word that is no file.
fn name_of(camera: &Path) -> Option<&str> {
    let is_name = is_word(camera) && !is_in_memory(camera) && !camera.exists();
    camera.to_str().filter(|_| is_name)
}

/// True for a path of one part without an ending, which can be the name of a camera.
pub(super) fn is_word(path: &Path) -> bool {
    path.components().count() == 1 && path.extension().is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(name: &str) -> CameraConfig {
        CameraConfig {
            camera: Some(name.into()),
            ..CameraConfig::default()
        }
    }

    #[test]
    fn a_camera_has_a_name_in_a_file_of_settings() {
        let folder = tempfile::tempdir().expect("a folder");
        let [user, machine] = ["user.toml", "machine.toml"].map(|name| folder.path().join(name));
        let text = "backend = 'cpu'\n[cameras.zyla]\noffset_adu = 100\ngain_e_per_adu = 0.45\n\
                    pixel_size_um = 0.1\n[cameras.maps]\ncamera = 'maps.toml'";
        std::fs::write(&user, text).expect("written");
        let text = "[cameras.zyla]\noffset_adu = 1\n[cameras.ixon]\noffset = 7";
        std::fs::write(&machine, text).expect("written");
        let files = [user, machine];
        let zyla = named("zyla").with_named(&files).expect("a camera");
        assert_eq!(
            (zyla.offset_adu, zyla.gain_e_per_adu),
            (Some(100.0), Some(0.45))
        );
        assert_eq!((zyla.pixel_size_um, zyla.camera), (Some(0.1.into()), None));
        let typed = CameraConfig {
            pixel_size_um: Some(0.2.into()),
            ..named("zyla")
        };
        assert_eq!(
            typed.with_named(&files).expect("a camera").pixel_size_um,
            Some(0.2.into())
        );
        let maps = named("maps").with_named(&files).expect("a camera");
        assert_eq!(maps.camera, Some(folder.path().join("maps.toml")));
        // Files, and names in memory, stay.
        for other in ["camera.toml", "a/zyla", "memory:camera"] {
            let other = named(other);
            assert_eq!(other.clone().with_named(&files).expect("kept"), other);
        }
        let error = |camera: CameraConfig| {
            let error = camera.with_named(&files).expect_err("refused");
            assert_eq!(error.option(), Some("camera"));
            error.to_string()
        };
        let unknown = error(named("prime"));
        assert!(
            unknown.contains("`prime`") && unknown.contains("`ixon`, `maps`, `zyla`"),
            "{unknown}"
        );
        let key = error(named("ixon"));
        assert!(
            key.contains("[cameras.ixon]") && key.contains("`offset_adu`"),
            "{key}"
        );
        let both = error(CameraConfig {
            gain_e_per_adu: Some(1.0),
            ..named("zyla")
        });
        assert!(both.contains("either a camera"), "{both}");
    }
}
