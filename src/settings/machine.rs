//! Settings of the machine: a library that is loaded, and files that are written beside results.
//!
//! The configuration of a run may come from another person, with a table. These settings come from
//! those who run the machine and the program alone: its command line or arguments, the environment,
//! and the files of the user and of the machine.

#[cfg(feature = "toml")]
use std::path::Path;
use std::path::PathBuf;

use super::Settings;
#[cfg(feature = "toml")]
use crate::error::ParseError;
use crate::metrics::lock_path;
use gaussmle_base::files::path_of_user;

impl Settings {
    /// The settings of the machine, by their names: all that are paths.
    fn machine(&mut self) -> [(&'static str, &mut Option<PathBuf>); 3] {
        [
            ("performance_log", &mut self.performance_log),
            ("metrics", &mut self.metrics),
            ("nvml_library", &mut self.nvml_library),
        ]
    }

    /// The names of the settings of the machine.
    pub fn machine_names() -> [&'static str; 3] {
        Self::default().machine().map(|(name, _)| name)
    }

    /// These settings without those of the machine, which are no part of a run's configuration.
    pub fn of_run(mut self) -> Self {
        for (_, path) in self.machine() {
            *path = None;
        }
        self
    }

    /// The files that are written beside results: the performance log, the metrics, and the lock of
    /// these.
    pub fn outputs(&self) -> impl Iterator<Item = PathBuf> {
        let paths = [&self.performance_log, &self.metrics];
        let paths = paths.into_iter().flatten().map(|path| path_of_user(path));
        let metrics = self.metrics.as_deref();
        paths.chain(metrics.map(|path| lock_path(&path_of_user(path))))
    }
}

#[cfg(feature = "toml")]
impl Settings {
    /// Settings of a file in this folder, where relative paths start.
    pub(super) fn in_folder(mut self, folder: &Path) -> Self {
        for (_, path) in self.machine() {
            *path = path.take().map(|path| folder.join(path));
        }
        self
    }

    /// Refuses settings of the machine in the configuration of a run: at its top, or in a section.
    ///
    /// # Errors
    ///
    /// Returns an error with the first one, and where it can be set.
    pub fn check_run(file: &toml::Table) -> std::result::Result<(), ParseError> {
        let sections = file.values().filter_map(toml::Value::as_table);
        let tables: Vec<_> = std::iter::once(file).chain(sections).collect();
        let is_there = |name: &&str| tables.iter().any(|table| table.contains_key(*name));
        match Self::machine_names().into_iter().find(is_there) {
            None => Ok(()),
            Some(name) => Err(ParseError::new(format!(
                "`{name}` is a setting of the machine, not of a run, whose configuration may come \
                 from others: remove it here, and give it as an option or argument, in the \
                 variable {}, or in {} or the file that {} names",
                Self::variable(name),
                super::sources::SITE_FILE,
                super::sources::CONFIG,
            ))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A path takes any text, so a setting that does is a path.
    #[test]
    fn every_setting_that_is_a_path_is_of_the_machine() {
        let paths = Settings::names()
            .iter()
            .filter(|name| Settings::default().set(name, "any/text").is_ok());
        let names = Settings::default().machine().map(|(name, _)| name);
        assert_eq!(names.to_vec(), paths.copied().collect::<Vec<_>>());
    }
}
