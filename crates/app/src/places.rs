//! The files that requests can name: those below the folders that the server was given.

use std::path::{Component, Path, PathBuf};

use gaussmle_base::files::{is_device_name, is_plain_name, real_path};

use crate::error::{Failure, Outcome};

/// The folders that requests can name.
#[derive(Clone, Debug)]
pub(crate) struct Places {
    /// Absolute, without links.
    folders: Vec<PathBuf>,
    /// A folder of the server's own, which can be read and is not listed.
    own: PathBuf,
}

impl Places {
    /// # Errors
    ///
    /// Returns an error if a folder does not exist.
    pub fn new(folders: &[PathBuf], own: &Path) -> std::io::Result<Self> {
        let real = |folder: &PathBuf| {
            let error = |cause: std::io::Error| {
                std::io::Error::new(cause.kind(), format!("{}: {cause}", folder.display()))
            };
            real_path(folder).map_err(error)
        };
        let folders: std::io::Result<Vec<PathBuf>> = folders.iter().map(real).collect();
        Ok(Self {
            folders: folders?,
            own: real_path(own)?,
        })
    }

    /// The folders that are listed.
    pub fn folders(&self) -> &[PathBuf] {
        &self.folders
    }

    /// The file or folder with this name, if it is below one of the folders: links are followed first.
    ///
    /// # Errors
    ///
    /// Returns the same error for what does not exist and for what lies elsewhere, so an answer tells
    /// nothing about other files.
    pub fn find(&self, name: &str) -> Outcome<PathBuf> {
        let path = Path::new(name);
        let refused = || {
            Failure::not_found(format!(
                "{name}: there is no such file below the folders of this server"
            ))
        };
        let is_plain = path.components().all(|part| match part {
            Component::Normal(name) => name.to_str().is_some_and(is_plain_name),
            Component::Prefix(_) | Component::RootDir => true,
            Component::CurDir | Component::ParentDir => false,
        });
        if !path.is_absolute() || !is_plain || name.contains('\0') {
            return Err(refused());
        }
        let real = real_path(path).map_err(|_| refused())?;
        match self.has(&real) {
            true => Ok(real),
            false => Err(refused()),
        }
    }

    /// True of a path without links that is below a folder.
    pub fn has(&self, real: &Path) -> bool {
        let mut folders = self.folders.iter().chain([&self.own]);
        folders.any(|folder| real.starts_with(folder))
    }

    /// True of one of the folders themselves.
    pub fn is_root(&self, real: &Path) -> bool {
        self.folders.iter().any(|folder| folder == real)
    }
}

/// A name of a file for an upload: the last part of what a browser sends, without what any system
/// refuses or reads as a folder.
pub(crate) fn file_name(name: &str) -> Outcome<String> {
    let last = name.rsplit(['/', '\\']).next().unwrap_or_default();
    let clean: String = last
        .chars()
        .map(|letter| match letter {
            '<' | '>' | ':' | '"' | '|' | '?' | '*' => '_',
            letter if letter.is_control() => '_',
            letter => letter,
        })
        .collect();
    let clean = clean.trim_matches([' ', '.']).to_owned();
    match clean.is_empty() || is_device_name(&clean) || clean.len() > 200 {
        true => Err(Failure::bad(format!(
            "`{name}` cannot be the name of a file"
        ))),
        false => Ok(clean),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places() -> (tempfile::TempDir, Places) {
        let folder = tempfile::tempdir().expect("made");
        for name in ["data/deep", "own", "secret"] {
            std::fs::create_dir_all(folder.path().join(name)).expect("made");
        }
        for name in ["data/movie.tif", "data/deep/b.tif", "own/x", "secret/s"] {
            std::fs::write(folder.path().join(name), b"x").expect("written");
        }
        let data = folder.path().join("data");
        let places = Places::new(&[data], &folder.path().join("own")).expect("folders");
        (folder, places)
    }

    #[test]
    fn files_below_the_folders_are_found() {
        let (folder, places) = places();
        for name in ["data", "data/movie.tif", "data/deep/b.tif", "own/x"] {
            let path = folder.path().join(name);
            let found = places.find(&path.to_string_lossy()).expect("found");
            assert_eq!(found, real_path(&path).expect("real"));
        }
    }

    #[test]
    fn files_elsewhere_are_as_files_that_do_not_exist() {
        let (folder, places) = places();
        let at = |name: &str| format!("{}/{name}", folder.path().display());
        let words = |name: &str| {
            let failure = places.find(name).expect_err("refused");
            failure.message.replace(name, "")
        };
        let missing = words(&at("data/none"));
        for name in [
            at("secret/s"),
            at("data/../secret/s"),
            at("data/movie.tif\0"),
            at("database"),
            "data/movie.tif".into(),
            "/etc/passwd".into(),
            "/".into(),
            String::new(),
            "%2e%2e/secret/s".into(),
            "..".into(),
            "file:///etc/passwd".into(),
        ] {
            assert_eq!(words(&name), missing, "{name}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn links_out_of_the_folders_are_refused() {
        let (folder, places) = places();
        let link = folder.path().join("data/link");
        std::os::unix::fs::symlink(folder.path().join("secret"), &link).expect("a link");
        assert!(places.find(&link.join("s").to_string_lossy()).is_err());
        assert!(places.find(&link.to_string_lossy()).is_err());
        let inside = folder.path().join("data/inside");
        std::os::unix::fs::symlink(folder.path().join("data/deep"), &inside).expect("a link");
        assert!(places.find(&inside.join("b.tif").to_string_lossy()).is_ok());
    }

    #[test]
    fn names_of_uploads_stay_in_their_folder() {
        for (name, expected) in [
            ("movie.tif", "movie.tif"),
            ("../../etc/passwd", "passwd"),
            ("C:\\data\\movie.tif", "movie.tif"),
            ("a:b?.tif", "a_b_.tif"),
            (" .hidden", "hidden"),
            ("\u{b5}m.tif", "\u{b5}m.tif"),
        ] {
            assert_eq!(file_name(name).expect("a name"), expected);
        }
        for name in [
            "",
            "..",
            "/",
            "a/",
            "nul",
            "CON.tif",
            "com1.tif",
            &"a".repeat(300),
        ] {
            assert!(file_name(name).is_err(), "{name}");
        }
    }
}
