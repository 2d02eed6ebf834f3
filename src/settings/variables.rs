//! Environment variables that begin like those of gaussmle and have no meaning.

use super::{PREFIX, Settings};

/// Variables that are no settings: files and folders, and the log of the command line.
const OTHERS: [&str; 4] = [
    "GAUSSMLE_CONFIG",
    "GAUSSMLE_SITE_CONFIG",
    "GAUSSMLE_CACHE",
    "GAUSSMLE_LOG",
];

/// The prefix of variables of tests, benchmarks and `xtask`, which mean nothing here.
const TESTS: &str = "GAUSSMLE_TEST_";

impl Settings {
    /// A message for each name that begins with `GAUSSMLE_` and is no variable of gaussmle, with
    /// the nearest one that is.
    pub fn unknown_variables(names: impl IntoIterator<Item = String>) -> Vec<String> {
        let settings = Self::names().iter().map(|name| Self::variable(name));
        let known: Vec<String> = settings
            .chain(OTHERS.iter().map(|name| (*name).to_owned()))
            .collect();
        let is_known = |name: &String| known.contains(name) || name.starts_with(TESTS);
        let names = names.into_iter().filter(|name| name.starts_with(PREFIX));
        let mut unknown: Vec<String> = names.filter(|name| !is_known(name)).collect();
        unknown.sort();
        unknown.iter().map(|name| message(name, &known)).collect()
    }

    /// The messages of [`Settings::unknown_variables`] for this process's environment.
    pub fn unknown_in_environment() -> Vec<String> {
        let names = std::env::vars_os().map(|(name, _)| name.to_string_lossy().into_owned());
        Self::unknown_variables(names)
    }
}

#[cfg(feature = "toml")]
fn message(name: &str, known: &[String]) -> String {
    let known: Vec<&str> = known.iter().map(String::as_str).collect();
    gaussmle_base::config::unknown_key(name, &known, "environment variable")
}

#[cfg(not(feature = "toml"))]
fn message(name: &str, _: &[String]) -> String {
    format!("there is no environment variable `{name}`")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_setting_is_known_and_a_misspelt_one_is_not() {
        let known = Settings::names()
            .iter()
            .map(|name| Settings::variable(name));
        let others = ["PATH", "GAUSSMLE_LOG", "GAUSSMLE_TEST_REQUIRE"].map(str::to_owned);
        assert_eq!(
            Settings::unknown_variables(known.chain(others)),
            Vec::<String>::new()
        );
        let misspelt = ["BACKEDN", "NVML_LIBARY"].map(|name| format!("{PREFIX}{name}"));
        let messages = Settings::unknown_variables(misspelt);
        assert_eq!(messages.len(), 2);
        #[cfg(feature = "toml")]
        for (message, nearest) in messages
            .iter()
            .zip(["GAUSSMLE_BACKEND", "GAUSSMLE_NVML_LIBRARY"])
        {
            assert!(
                message.contains(&format!("did you mean `{nearest}`?")),
                "{message}"
            );
        }
    }
}
