//! Where fits may run and how long to wait for it: what can be set in code, in the environment and in a file.
//!
//! What the builder says comes first, then the environment, then the file, then the defaults.

use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::backend::Backend;
use crate::error::{Error, Result};
use crate::keys;

/// The seconds after which `auto` goes to the CPU, unless told otherwise.
const AUTO_TIMEOUT: Duration = Duration::from_secs(300);

/// How long a device may be silent over a batch before it is given up, unless told otherwise.
const HANG_TIMEOUT: Duration = Duration::from_secs(300);

/// The least memory that is of use for batches, bytes.
const LEAST_MEMORY: u64 = 1 << 20;

/// How long to wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Patience {
    /// At most this long.
    For(Duration),
    /// As long as it takes.
    Forever,
}

/// How many spots a batch has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BatchSize {
    /// What the memory suggests.
    Auto,
    /// This many, or fewer where a device cannot hold them.
    Spots(usize),
}

/// Settings of devices, each with its variable; what is `None` is left to the next source. See [`gpu`](crate::gpu).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Settings {
    /// Which kind of device: `auto` by default. `GAUSSMLE_BACKEND`.
    pub backend: Option<Backend>,
    /// How long `auto` waits for a GPU that is busy before it takes the CPU: 300 s by default. `GAUSSMLE_AUTO_TIMEOUT`.
    pub auto_timeout: Option<Patience>,
    /// How long `gpu` waits before it fails: forever by default. `GAUSSMLE_GPU_TIMEOUT`.
    pub gpu_timeout: Option<Patience>,
    /// How long a device may be silent over one batch before it counts as lost: 300 s by default. `GAUSSMLE_HANG_TIMEOUT`.
    pub hang_timeout: Option<Patience>,
    /// Spots of a batch: `auto` by default. `GAUSSMLE_BATCH_SIZE`.
    pub batch_size: Option<BatchSize>,
    /// The GPUs that may be used, by number (as `nvidia-smi` counts) or UUID; all by default. `GAUSSMLE_DEVICES`.
    pub devices: Option<Vec<String>>,
    /// Bytes that batches and the camera's maps may take on each GPU; what the driver takes comes on top. `GAUSSMLE_GPU_MEMORY_LIMIT`.
    pub gpu_memory_limit: Option<u64>,
    /// A file that gets a line of JSON for each batch. `GAUSSMLE_PERFORMANCE_LOG`.
    pub performance_log: Option<PathBuf>,
}

/// A setting's name in files, its variable in the environment, and how its text is taken.
struct Key {
    name: &'static str,
    variable: &'static str,
    take: fn(&mut Settings, &str) -> std::result::Result<(), String>,
}

const KEYS: [Key; 8] = [
    Key {
        name: "backend",
        variable: "GAUSSMLE_BACKEND",
        take: |s, text| text.parse().map(|v| s.backend = Some(v)),
    },
    Key {
        name: "auto_timeout",
        variable: "GAUSSMLE_AUTO_TIMEOUT",
        take: |s, text| patience(text).map(|v| s.auto_timeout = Some(v)),
    },
    Key {
        name: "gpu_timeout",
        variable: "GAUSSMLE_GPU_TIMEOUT",
        take: |s, text| patience(text).map(|v| s.gpu_timeout = Some(v)),
    },
    Key {
        name: "hang_timeout",
        variable: "GAUSSMLE_HANG_TIMEOUT",
        take: |s, text| patience(text).map(|v| s.hang_timeout = Some(v)),
    },
    Key {
        name: "batch_size",
        variable: "GAUSSMLE_BATCH_SIZE",
        take: |s, text| batch_size(text).map(|v| s.batch_size = Some(v)),
    },
    Key {
        name: "devices",
        variable: "GAUSSMLE_DEVICES",
        take: |s, text| devices(text).map(|v| s.devices = Some(v)),
    },
    Key {
        name: "gpu_memory_limit",
        variable: "GAUSSMLE_GPU_MEMORY_LIMIT",
        take: |s, text| bytes(text).map(|v| s.gpu_memory_limit = Some(v)),
    },
    Key {
        name: "performance_log",
        variable: "GAUSSMLE_PERFORMANCE_LOG",
        take: |s, text| {
            s.performance_log = Some(text.into());
            Ok(())
        },
    },
];

/// The variable that names a file of settings.
const CONFIG: &str = "GAUSSMLE_CONFIG";

impl Settings {
    /// Settings from the text of a TOML file, whose keys are the fields of this struct.
    ///
    /// # Errors
    ///
    /// If it is no TOML, or has a key that there is not, or a value that makes no sense.
    pub fn from_toml(text: &str, file: &Path) -> Result<Self> {
        let wrong = |cause: String| Error::Setting {
            from: file.display().to_string(),
            cause,
        };
        let table = keys::parse(text).map_err(wrong)?;
        keys::check(&table, &Self::names(), "setting").map_err(wrong)?;
        Self::from_table(&table).map_err(wrong)
    }

    /// The keys of files.
    pub(crate) fn names() -> [&'static str; KEYS.len()] {
        KEYS.each_ref().map(|key| key.name)
    }

    /// The settings in a table, among others.
    pub(crate) fn from_table(table: &toml::Table) -> std::result::Result<Self, String> {
        let mut out = Self::default();
        for key in &KEYS {
            if let Some(value) = table.get(key.name) {
                let text = match value {
                    toml::Value::String(text) => text.clone(),
                    toml::Value::Array(values) => {
                        let words = values
                            .iter()
                            .map(|v| v.as_str().map_or(v.to_string(), str::to_owned));
                        words.collect::<Vec<_>>().join(",")
                    }
                    other => other.to_string(),
                };
                out.set(key.name, &text)
                    .map_err(|cause| format!("{}: {cause}", key.name))?;
            }
        }
        Ok(out)
    }

    /// Sets what the key of a file stands for, from text.
    ///
    /// # Errors
    ///
    /// In words, if there is no such key or the text makes no sense.
    pub fn set(&mut self, name: &str, text: &str) -> std::result::Result<(), String> {
        match KEYS.iter().find(|key| key.name == name) {
            Some(key) => (key.take)(self, text),
            None => Err(keys::unknown(name, &Self::names(), "setting")),
        }
    }

    /// What is set, as a file would have it; where batches are logged aside.
    #[cfg(feature = "files")]
    pub(crate) fn to_table(&self) -> toml::Table {
        let patience = |time: Patience| match time {
            Patience::Forever => toml::Value::from("inf"),
            Patience::For(time) => time.as_secs_f64().into(),
        };
        let pairs = [
            (
                "backend",
                self.backend.map(|backend| backend.to_string().into()),
            ),
            ("auto_timeout", self.auto_timeout.map(patience)),
            ("gpu_timeout", self.gpu_timeout.map(patience)),
            ("hang_timeout", self.hang_timeout.map(patience)),
            (
                "batch_size",
                self.batch_size.map(|size| match size {
                    BatchSize::Auto => "auto".into(),
                    BatchSize::Spots(spots) => (spots as i64).into(),
                }),
            ),
            ("devices", self.devices.clone().map(toml::Value::from)),
            (
                "gpu_memory_limit",
                self.gpu_memory_limit.map(|bytes| (bytes as i64).into()),
            ),
        ];
        let set = pairs
            .into_iter()
            .filter_map(|(name, value)| Some((name.to_owned(), value?)));
        set.collect()
    }

    /// Settings from a TOML file.
    ///
    /// # Errors
    ///
    /// If it cannot be read, or as [`Settings::from_toml`] says.
    pub fn from_file(file: &Path) -> Result<Self> {
        let text = std::fs::read_to_string(file).map_err(|error| Error::Setting {
            from: file.display().to_string(),
            cause: error.to_string(),
        })?;
        Self::from_toml(&text, file)
    }

    /// Settings from variables, then from a file: this one, else the one that `GAUSSMLE_CONFIG` names.
    ///
    /// # Errors
    ///
    /// If a value makes no sense, or the file cannot be taken.
    pub fn from_variables(
        variable: impl Fn(&str) -> Option<String>,
        file: Option<&Path>,
    ) -> Result<Self> {
        let said = |name| variable(name).filter(|text| !text.is_empty());
        let mut out = Self::default();
        for key in &KEYS {
            let Some(text) = said(key.variable) else {
                continue;
            };
            (key.take)(&mut out, &text).map_err(|cause| Error::Setting {
                from: key.variable.into(),
                cause,
            })?;
        }
        match file
            .map(PathBuf::from)
            .or_else(|| said(CONFIG).map(PathBuf::from))
        {
            Some(file) => Ok(out.or(&Self::from_file(&file)?)),
            None => Ok(out),
        }
    }

    /// Settings from this process's environment; see [`Settings::from_variables`].
    ///
    /// # Errors
    ///
    /// As there.
    pub fn from_environment(file: Option<&Path>) -> Result<Self> {
        // What is no Unicode is no setting, and will be refused in words.
        let text = |name: &str| std::env::var_os(name).map(|v| v.to_string_lossy().into_owned());
        Self::from_variables(text, file)
    }

    /// These settings, and where they say nothing those.
    pub fn or(&self, those: &Self) -> Self {
        Self {
            backend: self.backend.or(those.backend),
            auto_timeout: self.auto_timeout.or(those.auto_timeout),
            gpu_timeout: self.gpu_timeout.or(those.gpu_timeout),
            hang_timeout: self.hang_timeout.or(those.hang_timeout),
            batch_size: self.batch_size.or(those.batch_size),
            devices: self.devices.clone().or_else(|| those.devices.clone()),
            gpu_memory_limit: self.gpu_memory_limit.or(those.gpu_memory_limit),
            performance_log: self
                .performance_log
                .clone()
                .or_else(|| those.performance_log.clone()),
        }
    }

    pub(crate) fn check(&self) -> Result<()> {
        let wrong = |cause: &str| {
            Err(Error::Setting {
                from: "the settings".into(),
                cause: cause.into(),
            })
        };
        match self {
            Self {
                batch_size: Some(BatchSize::Spots(0)),
                ..
            } => wrong("batch_size is 0: it must be 1 or more, or auto"),
            Self {
                hang_timeout: Some(Patience::For(Duration::ZERO)),
                ..
            } => wrong("hang_timeout is 0: no device answers at once"),
            Self {
                devices: Some(devices),
                ..
            } if devices.is_empty() => {
                wrong("devices is an empty list: name GPUs, or use the back end `cpu`")
            }
            Self {
                devices: Some(list),
                ..
            } => match devices(&list.join(",")) {
                Ok(_) => Ok(()),
                Err(cause) => wrong(&format!("devices: {cause}")),
            },
            _ => Ok(()),
        }
    }

    /// Refuses a limit that the camera's maps alone exceed.
    pub(crate) fn check_limit(&self, maps: u64) -> Result<()> {
        match self.gpu_memory_limit {
            Some(limit) if limit < maps + LEAST_MEMORY => Err(Error::Setting {
                from: "the settings".into(),
                cause: format!(
                    "gpu_memory_limit is {limit} bytes: the camera's maps take {maps}, and batches {LEAST_MEMORY} at least"
                ),
            }),
            _ => Ok(()),
        }
    }

    pub(crate) fn backend(&self) -> Backend {
        self.backend.unwrap_or_default()
    }

    /// How long to wait for a GPU.
    pub(crate) fn patience(&self) -> Patience {
        match self.backend() {
            Backend::Gpu => self.gpu_timeout.unwrap_or(Patience::Forever),
            _ => self.auto_timeout.unwrap_or(Patience::For(AUTO_TIMEOUT)),
        }
    }

    pub(crate) fn hang(&self) -> Patience {
        self.hang_timeout.unwrap_or(Patience::For(HANG_TIMEOUT))
    }

    /// Spots of a batch, if the user says.
    pub(crate) fn spots(&self) -> Option<usize> {
        match self.batch_size {
            Some(BatchSize::Spots(spots)) => Some(spots),
            _ => None,
        }
    }
}

fn patience(text: &str) -> std::result::Result<Patience, String> {
    let text = text.trim();
    if matches!(text, "inf" | "infinite" | "forever") {
        return Ok(Patience::Forever);
    }
    let seconds: Option<f64> = text.parse().ok();
    match seconds.map(Duration::try_from_secs_f64) {
        Some(Ok(time)) => Ok(Patience::For(time)),
        _ => Err(format!("`{text}` is no time: give seconds from 0, or inf")),
    }
}

fn batch_size(text: &str) -> std::result::Result<BatchSize, String> {
    match (text.trim(), text.trim().parse()) {
        ("auto", _) => Ok(BatchSize::Auto),
        (_, Ok(spots)) if spots > 0 => Ok(BatchSize::Spots(spots)),
        _ => Err(format!(
            "`{text}` is no batch size: give spots from 1, or auto"
        )),
    }
}

fn devices(text: &str) -> std::result::Result<Vec<String>, String> {
    let names: Vec<String> = text.split(',').map(|name| name.trim().to_owned()).collect();
    let sound = |name: &String| name.starts_with("GPU-") || name.parse::<u32>().is_ok();
    match names.iter().find(|name| !sound(name)) {
        Some(name) => Err(format!(
            "`{name}` is no device: give numbers as nvidia-smi counts, or UUIDs that start with GPU-"
        )),
        None => Ok(names),
    }
}

fn bytes(text: &str) -> std::result::Result<u64, String> {
    let text = text.trim();
    let digits = text
        .find(|c: char| !(c.is_ascii_digit() || c == '.'))
        .unwrap_or(text.len());
    let (number, unit) = text.split_at(digits);
    let factor: f64 = match unit.trim() {
        "" | "B" => 1.0,
        "kB" => 1e3,
        "MB" => 1e6,
        "GB" => 1e9,
        "KiB" => 1024.0,
        "MiB" => 1048576.0,
        "GiB" => 1073741824.0,
        _ => f64::NAN,
    };
    match number.parse::<f64>() {
        Ok(number) if number * factor >= 1.0 => Ok((number * factor) as u64),
        _ => Err(format!(
            "`{text}` is no amount of memory: give bytes, or as in 4GB or 4GiB"
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn toml(text: &str) -> Result<Settings> {
        Settings::from_toml(text, Path::new("gaussmle.toml"))
    }

    /// What a wrong setting says.
    fn says(result: Result<Settings>, parts: &[&str]) {
        let error = result.expect_err("wrong").to_string();
        for part in parts {
            assert!(error.contains(part), "`{error}` does not say `{part}`");
        }
    }

    #[test]
    fn a_file_says_it_all() {
        let text = r#"
            backend = "gpu"
            auto_timeout = 12.5
            gpu_timeout = "inf"
            hang_timeout = 60
            batch_size = 1000
            devices = [0, "GPU-12ab"]
            gpu_memory_limit = "4GiB"
            performance_log = "log.jsonl"
        "#;
        let expected = Settings {
            backend: Some(Backend::Gpu),
            auto_timeout: Some(Patience::For(Duration::from_millis(12_500))),
            gpu_timeout: Some(Patience::Forever),
            hang_timeout: Some(Patience::For(Duration::from_secs(60))),
            batch_size: Some(BatchSize::Spots(1000)),
            devices: Some(vec!["0".into(), "GPU-12ab".into()]),
            gpu_memory_limit: Some(4 << 30),
            performance_log: Some("log.jsonl".into()),
        };
        assert_eq!(toml(text).expect("valid"), expected);
        assert_eq!(toml("").expect("valid"), Settings::default());
    }

    #[test]
    fn what_makes_no_sense_is_refused_in_words() {
        says(
            toml("backedn = 1"),
            &["gaussmle.toml", "backedn", "did you mean `backend`"],
        );
        says(toml("gpu_timeot = 1"), &["did you mean `gpu_timeout`"]);
        says(
            toml("backend = \"fpga\""),
            &["backend", "fpga", "auto, cpu or gpu"],
        );
        says(toml("auto_timeout = -1"), &["auto_timeout", "-1", "inf"]);
        says(toml("auto_timeout = nan"), &["auto_timeout", "nan"]);
        says(toml("batch_size = 0"), &["batch_size", "from 1"]);
        says(
            toml("devices = \"first\""),
            &["devices", "first", "nvidia-smi"],
        );
        says(
            toml("gpu_memory_limit = \"4 pounds\""),
            &["gpu_memory_limit", "4GiB"],
        );
        says(toml("gpu_memory_limit = 0"), &["gpu_memory_limit"]);
        says(toml("backend = "), &["gaussmle.toml"]);
        says(
            Settings::from_file(Path::new("nowhere.toml")),
            &["nowhere.toml"],
        );
    }

    #[test]
    fn the_builder_comes_before_the_environment_and_that_before_the_file() {
        let file =
            std::env::temp_dir().join(format!("gaussmle-settings-{}.toml", std::process::id()));
        std::fs::write(&file, "backend = \"cpu\"\nauto_timeout = 1\nbatch_size = 7")
            .expect("written");
        let variables = |name: &str| match name {
            "GAUSSMLE_CONFIG" => Some(file.display().to_string()),
            "GAUSSMLE_AUTO_TIMEOUT" => Some("2".into()),
            "GAUSSMLE_BATCH_SIZE" => Some("auto".into()),
            // Empty is as good as not set.
            "GAUSSMLE_BACKEND" => Some(String::new()),
            _ => None,
        };
        let builder = Settings {
            auto_timeout: Some(Patience::Forever),
            ..Settings::default()
        };
        let environment = Settings::from_variables(variables, None).expect("valid");
        let all = builder.or(&environment);
        assert_eq!(all.backend, Some(Backend::Cpu));
        assert_eq!(
            environment.auto_timeout,
            Some(Patience::For(Duration::from_secs(2)))
        );
        assert_eq!(all.auto_timeout, Some(Patience::Forever));
        assert_eq!(all.batch_size, Some(BatchSize::Auto));
        // A file that the builder names is read in place of the variable's.
        let other = Settings::from_variables(variables, Some(Path::new("nowhere.toml")));
        says(other, &["nowhere.toml"]);
        std::fs::remove_file(&file).expect("removed");
        says(
            Settings::from_variables(
                |name| (name == "GAUSSMLE_GPU_TIMEOUT").then(|| "soon".into()),
                None,
            ),
            &["GAUSSMLE_GPU_TIMEOUT", "soon"],
        );
    }
}
