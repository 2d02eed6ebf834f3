//! Finds a format of movies by an extension, and lists what is known.

use std::path::{Path, PathBuf};

use super::format::Writing;
use super::formats::FORMATS;
use super::not_read;
use crate::extension::extension;

/// The formats that [`open`](super::open) reads, in words.
pub fn readable() -> String {
    let labels: Vec<&str> = FORMATS.iter().map(|format| format.label).collect();
    listed(&labels, "and")
}

/// The extensions of movies that are read, in lower case and without a dot.
pub fn extensions() -> impl Iterator<Item = &'static str> {
    FORMATS.iter().flat_map(|format| format.extensions).copied()
}

/// The extensions of movies without a header, each with that of the file that describes them.
pub fn described_extensions() -> impl Iterator<Item = (&'static str, &'static str)> {
    let described = FORMATS
        .iter()
        .filter_map(|format| Some((format.extensions, format.sidecar?)));
    described.flat_map(|(all, sidecar)| all.iter().map(move |extension| (*extension, sidecar)))
}

/// The file that describes a movie of this name, if its format needs one. It need not be there.
pub fn companion(path: &Path) -> Option<PathBuf> {
    let own = extension(path);
    let sidecar = described_extensions().find(|(extension, _)| *extension == own);
    sidecar.map(|(_, sidecar)| path.with_extension(sidecar))
}

/// A movie that is there and that a file of this name describes.
pub(crate) fn described_by(sidecar: &Path) -> Option<PathBuf> {
    let own = extension(sidecar);
    let described = described_extensions().filter(|(_, sidecar)| *sidecar == own);
    let movies = described.map(|(extension, _)| sidecar.with_extension(extension));
    movies.into_iter().find(|movie| movie.exists())
}

/// True if the extension of a path is that of a movie, also of a format that is not read.
pub(crate) fn has_extension(path: &Path) -> bool {
    let own = extension(path);
    let mut known = extensions().chain(not_read::extensions());
    known.any(|known| known == own)
}

/// The format that a file of this name is written in. `Err` has the usual extensions, in words.
pub(super) fn writing(path: &Path) -> Result<&'static Writing, String> {
    let own = extension(path);
    let mut usual = Vec::new();
    for writing in FORMATS.iter().filter_map(|format| format.writing.as_ref()) {
        if writing.extensions.contains(&own.as_str()) {
            return Ok(writing);
        }
        usual.extend(writing.extensions.first().map(|usual| format!(".{usual}")));
    }
    Err(listed(&usual, "or"))
}

/// Some words: `a, b or c`.
pub(super) fn listed<T: AsRef<str>>(words: &[T], last: &str) -> String {
    let words: Vec<&str> = words.iter().map(AsRef::as_ref).collect();
    match words.as_slice() {
        [before @ .., end] if !before.is_empty() => format!("{} {last} {end}", before.join(", ")),
        words => words.concat(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_extension_means_one_format() {
        let all: Vec<&str> = extensions().collect();
        for extension in &all {
            assert_eq!(all.iter().filter(|other| *other == extension).count(), 1);
            assert_eq!(*extension, extension.to_ascii_lowercase());
        }
        for writing in FORMATS.iter().filter_map(|format| format.writing.as_ref()) {
            assert!(
                writing
                    .extensions
                    .iter()
                    .all(|extension| all.contains(extension))
            );
        }
    }

    #[test]
    fn movies_without_a_header_have_a_companion() {
        assert_eq!(companion(Path::new("a/m.RAW")), Some("a/m.yaml".into()));
        assert_eq!(companion(Path::new("m.dax")), Some("m.inf".into()));
        assert_eq!(companion(Path::new("m.tif")), None);
    }

    #[test]
    fn words_are_listed() {
        assert_eq!(listed::<&str>(&[], "or"), "");
        assert_eq!(listed(&["a"], "or"), "a");
        assert_eq!(listed(&["a", "b", "c"], "and"), "a, b and c");
    }
}
