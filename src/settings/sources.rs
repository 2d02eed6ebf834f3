//! Settings from text, environment variables and TOML files.

#[cfg(feature = "toml")]
use std::path::Path;
use std::path::PathBuf;

use serde::Deserialize;
use serde::de::value::{Error as ValueError, MapDeserializer};

use super::{PREFIX, Settings};
use crate::error::{Error, ParseError, Result};
#[cfg(feature = "toml")]
use gaussmle_base::config::from_table;
use gaussmle_base::config::{TextValue, field_names};

/// The variable that names the file of settings of this user.
pub(super) const CONFIG: &str = "GAUSSMLE_CONFIG";

/// The variable that names the file of settings for all users of the machine.
const SITE_CONFIG: &str = "GAUSSMLE_SITE_CONFIG";

/// The folder of configurations of this user: a variable, and a folder in it.
#[cfg(unix)]
const USER_FOLDERS: [(&str, &str); 2] = [("XDG_CONFIG_HOME", ""), ("HOME", ".config")];
#[cfg(not(unix))]
const USER_FOLDERS: [(&str, &str); 1] = [("APPDATA", "")];

/// The name of the file of settings of this user.
const USER_FILE: &str = "gaussmle.toml";

/// The table of cameras in a file of settings, which are options of runs.
#[cfg(feature = "toml")]
const CAMERAS: &str = "cameras";

/// The file of settings for all users of the machine.
#[cfg(unix)]
pub(super) const SITE_FILE: &str = "/etc/gaussmle.toml";
#[cfg(not(unix))]
pub(super) const SITE_FILE: &str = "C:\\ProgramData\\gaussmle.toml";

impl Settings {
    /// The names of all settings: TOML keys, and in capitals the ends of environment variables.
    pub fn names() -> &'static [&'static str] {
        field_names::<Self>()
    }

    /// The environment variable of a setting.
    pub fn variable(name: &str) -> String {
        format!("{PREFIX}{}", name.to_ascii_uppercase())
    }

    /// Sets a setting from text.
    ///
    /// # Errors
    ///
    /// Returns an error if there is no such setting, or the text is not a value of it.
    pub fn set(&mut self, name: &str, text: &str) -> std::result::Result<(), ParseError> {
        let entry = std::iter::once((name, TextValue(text)));
        let set = Self::deserialize(MapDeserializer::new(entry));
        let set = set.map_err(|error: ValueError| ParseError::new(error.to_string()))?;
        *self = set.or(std::mem::take(self));
        Ok(())
    }

    /// The files of settings: that of the user, `~/.config/gaussmle.toml` or the one that
    /// `GAUSSMLE_CONFIG` names, then that of the machine, `/etc/gaussmle.toml` or the one that
    /// `GAUSSMLE_SITE_CONFIG` names. One that no variable names is left out if it is missing.
    ///
    /// `variable` looks a variable up; an empty one counts as unset.
    pub fn files(variable: impl Fn(&str) -> Option<String>) -> Vec<PathBuf> {
        let get = |name: &str| variable(name).filter(|text| !text.is_empty());
        let existing = |file: PathBuf| file.exists().then_some(file);
        let in_folder = |(name, inner): (&str, &str)| {
            let folder = PathBuf::from(get(name)?);
            existing(folder.join(inner).join(USER_FILE))
        };
        let of_user = || USER_FOLDERS.into_iter().find_map(in_folder);
        let of_user = get(CONFIG).map(PathBuf::from).or_else(of_user);
        let of_machine = get(SITE_CONFIG).map(PathBuf::from);
        let of_machine = of_machine.or_else(|| existing(SITE_FILE.into()));
        of_user.into_iter().chain(of_machine).collect()
    }

    /// [`Settings::files`] by this process's environment variables.
    pub fn files_of_environment() -> Vec<PathBuf> {
        Self::files(variable_of_process)
    }

    /// Settings from environment variables, then from the files of [`Settings::files`].
    ///
    /// `variable` looks a variable up; an empty one counts as unset.
    ///
    /// # Errors
    ///
    /// Returns an error if a value is invalid or the file cannot be read.
    pub fn from_variables(variable: impl Fn(&str) -> Option<String>) -> Result<Self> {
        let get = |name: &str| variable(name).filter(|text| !text.is_empty());
        let mut out = Self::default();
        for name in Self::names() {
            let variable = Self::variable(name);
            if let Some(text) = get(&variable) {
                out.set(name, &text).map_err(|error| Error::Setting {
                    from: variable,
                    cause: error.into(),
                })?;
            }
        }
        for file in Self::files(&variable) {
            out = out.or(Self::from_config_file(&file)?);
        }
        Ok(out)
    }

    /// Settings from this process's environment variables, then from files; see
    /// [`Settings::from_variables`].
    ///
    /// # Errors
    ///
    /// Returns an error if a value is invalid or the file cannot be read.
    pub fn from_environment() -> Result<Self> {
        Self::from_variables(variable_of_process)
    }

    #[cfg(feature = "toml")]
    fn from_config_file(file: &Path) -> Result<Self> {
        Self::from_file(file)
    }

    #[cfg(not(feature = "toml"))]
    fn from_config_file(file: &std::path::Path) -> Result<Self> {
        Err(Error::Setting {
            from: file.display().to_string(),
            cause: "it cannot be read: build gaussmle with the cargo feature `toml`".into(),
        })
    }
}

/// A variable of this process. Invalid Unicode becomes a replacement character, which no setting
/// accepts.
fn variable_of_process(name: &str) -> Option<String> {
    std::env::var_os(name).map(|value| value.to_string_lossy().into_owned())
}

#[cfg(feature = "toml")]
impl Settings {
    /// Settings from a TOML file. Relative paths in it start from its folder.
    ///
    /// # Errors
    ///
    /// Returns an error if the file cannot be read, or as [`Settings::from_toml`].
    pub fn from_file(file: &Path) -> Result<Self> {
        let text = gaussmle_base::files::read_text(file).map_err(|error| Error::Setting {
            from: file.display().to_string(),
            cause: error.to_string(),
        })?;
        let settings = Self::from_toml(&text, file)?;
        Ok(settings.in_folder(file.parent().unwrap_or(Path::new(""))))
    }

    /// Settings from the text of a TOML file, whose keys are the fields of this struct. Cameras in it,
    /// `[cameras.NAME]`, are left to runs.
    ///
    /// # Errors
    ///
    /// Returns an error if the text is not TOML, or a key is unknown, or a value is invalid.
    pub fn from_toml(text: &str, file: &Path) -> Result<Self> {
        let invalid = |error: ParseError| Error::Setting {
            from: file.display().to_string(),
            cause: error.into(),
        };
        let mut table = gaussmle_base::config::parse_toml(text).map_err(invalid)?;
        // Each is checked when a run chooses it.
        table.remove(CAMERAS);
        if let Some((section, _)) = table.iter().find(|(_, value)| value.is_table()) {
            let cause = format!(
                "there is no section `[{section}]`: this file has settings of devices and cameras, `[{CAMERAS}.NAME]`. \
                 Options of runs belong in the configuration file of a run (`--config`)"
            );
            return Err(invalid(ParseError::new(cause)));
        }
        let known = [Self::names(), &[CAMERAS]].concat();
        gaussmle_base::config::check_keys(&table, &known, "setting").map_err(invalid)?;
        from_table(&table).map_err(invalid)
    }
}

#[cfg(all(test, feature = "toml"))]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::backend::Backend;
    use crate::settings::{BatchSize, Bytes, MemoryLimit, Timeout};

    fn toml(text: &str) -> Result<Settings> {
        Settings::from_toml(text, Path::new("gaussmle.toml"))
    }

    /// Asserts an error whose message contains all parts.
    fn assert_error(result: Result<Settings>, parts: &[&str]) {
        let error = result.expect_err("invalid").to_string();
        for part in parts {
            assert!(error.contains(part), "`{error}` lacks `{part}`");
        }
    }

    #[test]
    fn a_file_can_hold_every_setting() {
        let text = r#"
            backend = "gpu"
            auto_timeout = 12.5
            gpu_timeout = "inf"
            hang_timeout = 60
            gpu_idle_timeout = 30
            batch_size = 1000
            devices = [0, "GPU-12ab"]
            gpu_memory_limit = "4GiB"
            jobs_per_gpu = 2
            memory_budget = "64MiB"
            performance_log = "log.jsonl"
            metrics = "gaussmle.prom"
            nvml_library = "/opt/libnvidia-ml.so.1"
        "#;
        let gpu = |name: &str| name.parse().expect("a GPU");
        let expected = Settings {
            backend: Some(Backend::Gpu),
            auto_timeout: Some(Timeout::After(Duration::from_millis(12_500))),
            gpu_timeout: Some(Timeout::Never),
            hang_timeout: Some(Timeout::After(Duration::from_secs(60))),
            gpu_idle_timeout: Some(Timeout::After(Duration::from_secs(30))),
            batch_size: Some(BatchSize::Spots(1000)),
            devices: Some(vec![gpu("0"), gpu("GPU-12ab")]),
            gpu_memory_limit: Some(MemoryLimit::Bytes(4 << 30)),
            jobs_per_gpu: "2".parse().ok(),
            memory_budget: Some(Bytes(64 << 20)),
            performance_log: Some("log.jsonl".into()),
            metrics: Some("gaussmle.prom".into()),
            nvml_library: Some("/opt/libnvidia-ml.so.1".into()),
        };
        assert_eq!(toml(text).expect("valid"), expected);
        assert_eq!(toml("").expect("valid"), Settings::default());
        let written = toml::Table::try_from(&expected).expect("serializable");
        assert_eq!(from_table(&written), Ok(expected));
        assert_eq!(written.len(), Settings::names().len());
    }

    #[test]
    fn invalid_keys_and_values_are_errors_with_the_way_out() {
        assert_error(
            toml("backedn = 1"),
            &["gaussmle.toml", "backedn", "did you mean `backend`"],
        );
        assert_error(toml("gpu_timeot = 1"), &["did you mean `gpu_timeout`"]);
        assert_error(toml("qe = 1"), &["there is no setting `qe`", "`cameras`"]);
        for section in ["localize", "camera.zyla"] {
            assert_error(
                toml(&format!("[{section}]\noffset_adu = 1")),
                &["no section", "[cameras.NAME]", "`--config`"],
            );
        }
        assert_error(
            toml("backend = \"fpga\""),
            &["backend", "fpga", "expected one of `auto`, `cpu`, `gpu`"],
        );
        assert_error(toml("auto_timeout = -1"), &["auto_timeout", "-1", "inf"]);
        assert_error(toml("auto_timeout = nan"), &["auto_timeout", "NaN"]);
        assert_error(toml("batch_size = 0"), &["batch_size", "from 1"]);
        assert_error(
            toml("devices = \"first\""),
            &["devices", "first", "nvidia-smi"],
        );
        assert_error(
            toml("gpu_memory_limit = \"4 pounds\""),
            &["gpu_memory_limit", "4GiB"],
        );
        assert_error(toml("gpu_memory_limit = 0"), &["gpu_memory_limit"]);
        assert_error(
            toml("gpu_memory_limit = \"101%\""),
            &["gpu_memory_limit", "50%"],
        );
        assert_error(toml("jobs_per_gpu = 0"), &["jobs_per_gpu", "from 1"]);
        assert_error(toml("backend = "), &["gaussmle.toml", "line 1"]);
        assert_error(
            Settings::from_file(Path::new("nowhere.toml")),
            &["nowhere.toml"],
        );
    }

    #[test]
    fn every_setting_can_be_set_from_text() {
        let texts = [
            ("backend", "gpu"),
            ("auto_timeout", "1.5"),
            ("gpu_timeout", "inf"),
            ("hang_timeout", "60"),
            ("gpu_idle_timeout", "30"),
            ("batch_size", "7"),
            ("devices", "0,1"),
            ("gpu_memory_limit", "50%"),
            ("jobs_per_gpu", "3"),
            ("memory_budget", "1MB"),
            ("performance_log", "log.jsonl"),
            ("metrics", "gaussmle.prom"),
            ("nvml_library", "/opt/nvml.so"),
        ];
        assert_eq!(texts.map(|(name, _)| name), Settings::names());
        let mut settings = Settings::default();
        for (name, text) in texts {
            settings.set(name, text).expect(name);
        }
        let written = toml::Table::try_from(&settings).expect("serializable");
        assert_eq!(written.len(), Settings::names().len(), "{written}");
        let error = Settings::default()
            .set("backend", "fpga")
            .expect_err("invalid");
        assert!(error.to_string().contains("fpga"), "{error}");
    }

    #[test]
    fn relative_paths_in_a_file_start_from_its_folder() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("gaussmle.toml");
        let text = "metrics = 'm.prom'\nperformance_log = '../log.jsonl'\n\
                    nvml_library = '/opt/nvml.so'";
        std::fs::write(&file, text).expect("written");
        let at = |name: &str| Some(folder.path().join(name));
        let variable = |name: &str| (name == CONFIG).then(|| file.display().to_string());
        for settings in [
            Settings::from_file(&file),
            Settings::from_variables(variable),
        ] {
            let settings = settings.expect("valid");
            assert_eq!(settings.metrics, at("m.prom"));
            assert_eq!(settings.performance_log, at("../log.jsonl"));
            assert_eq!(settings.nvml_library, Some("/opt/nvml.so".into()));
        }
    }

    #[test]
    fn variables_come_before_the_file() {
        let file =
            std::env::temp_dir().join(format!("gaussmle-settings-{}.toml", std::process::id()));
        std::fs::write(&file, "backend = \"cpu\"\nauto_timeout = 1\nbatch_size = 7")
            .expect("written");
        let variables = |name: &str| match name {
            "GAUSSMLE_CONFIG" => Some(file.display().to_string()),
            "GAUSSMLE_AUTO_TIMEOUT" => Some("2".into()),
            "GAUSSMLE_BATCH_SIZE" => Some("auto".into()),
            // An empty variable counts as unset.
            "GAUSSMLE_BACKEND" => Some(String::new()),
            "GAUSSMLE_DEVICES" => Some("0, 1".into()),
            _ => None,
        };
        let builder = Settings {
            auto_timeout: Some(Timeout::Never),
            ..Settings::default()
        };
        let environment = Settings::from_variables(variables).expect("valid");
        let all = builder.or(environment.clone());
        assert_eq!(all.backend, Some(Backend::Cpu));
        assert_eq!(
            environment.auto_timeout,
            Some(Timeout::After(Duration::from_secs(2)))
        );
        assert_eq!(all.auto_timeout, Some(Timeout::Never));
        assert_eq!(all.batch_size, Some(BatchSize::Auto));
        assert_eq!(all.devices.expect("a list").len(), 2);
        // The file of the machine comes last.
        let site = file.with_extension("site.toml");
        std::fs::write(&site, "batch_size = 9\njobs_per_gpu = 3").expect("written");
        let both = |name: &str| match name {
            "GAUSSMLE_SITE_CONFIG" => Some(site.display().to_string()),
            "GAUSSMLE_CONFIG" => variables(name),
            _ => None,
        };
        let both = Settings::from_variables(both).expect("valid");
        assert_eq!(both.batch_size, Some(BatchSize::Spots(7)));
        assert_eq!(both.jobs_per_gpu, "3".parse().ok());
        std::fs::remove_file(&site).expect("removed");
        // The user's own file is read where no variable names another.
        let home = tempfile::tempdir().expect("a folder");
        let own = home.path().join(".config");
        std::fs::create_dir(&own).expect("created");
        std::fs::write(
            own.join("gaussmle.toml"),
            "batch_size = 11\n[cameras.zyla]\noffset_adu = 100",
        )
        .expect("written");
        let named = |name: &str| match name {
            "HOME" | "APPDATA" => Some(home.path().display().to_string()),
            _ => variables(name),
        };
        let found = Settings::files(named);
        assert!(found[0] == file, "{found:?}");
        let unnamed = |name: &str| match name {
            "HOME" => Some(home.path().display().to_string()),
            "APPDATA" => Some(own.display().to_string()),
            _ => None,
        };
        let of_user = Settings::from_variables(unnamed).expect("valid");
        assert_eq!(of_user.batch_size, Some(BatchSize::Spots(11)));
        std::fs::remove_file(&file).expect("removed");
        let missing = |name: &str| (name == "GAUSSMLE_CONFIG").then(|| "nowhere.toml".into());
        assert_error(Settings::from_variables(missing), &["nowhere.toml"]);
        let soon = |name: &str| (name == "GAUSSMLE_GPU_TIMEOUT").then(|| "soon".into());
        assert_error(
            Settings::from_variables(soon),
            &["GAUSSMLE_GPU_TIMEOUT", "soon"],
        );
    }
}
