//! Recognizes the format of a movie.

use std::path::Path;

use super::choice::{has_extension, listed, readable};
use super::format::Source;
use super::formats::FORMATS;
use super::not_read;
use super::types::{Movie, OpenOptions};
use crate::extension::extension;
use crate::file_error::FileError;
use crate::table::Format;

/// Opens a movie. Its content determines the format; formats without a header are recognized by
/// their extension.
///
/// [`Movie`] has an example.
///
/// # Errors
///
/// Returns an error if the file cannot be read, has none of the formats, contradicts itself or is
/// cut short.
pub fn open(path: &Path, options: &OpenOptions) -> Result<Box<dyn Movie>, FileError> {
    let mut source = Source::open(path)?;
    for format in FORMATS {
        if (format.recognizes)(&source)
            && let Some(movie) = (format.open)(&mut source, options)?
        {
            return Ok(movie);
        }
    }
    if is_table(&source) {
        return Err(FileError::IsTable { path: path.into() });
    }
    Err(FileError::UnknownFormat {
        path: path.into(),
        what: unknown(&source),
        readable: readable(),
    })
}

/// True if a path has the content or the extension of a movie, even if [`open`] then finds it
/// damaged. Tables of localizations are not movies.
pub fn is_movie(path: &Path) -> bool {
    path.is_dir() || has_extension(path) || is_recognized(path)
}

/// True if a path is a folder with the content of a movie, as Zarr and NDTiff have.
pub fn is_movie_folder(path: &Path) -> bool {
    path.is_dir() && is_recognized(path)
}

fn is_recognized(path: &Path) -> bool {
    let source = Source::open(path);
    source.is_ok_and(|source| FORMATS.iter().any(|format| (format.recognizes)(&source)))
}

/// True if a file that is no movie has the ending of a table.
fn is_table(source: &Source<'_>) -> bool {
    let has_content = source.file.as_ref().is_some_and(|file| file.len() > 0);
    let has_ending = || Format::written().any(|format| format.has_usual_ending(source.path));
    has_content && !has_extension(source.path) && has_ending()
}

/// What is known of a movie in none of the formats, as a predicate of its path.
fn unknown(source: &Source<'_>) -> String {
    let Some(file) = &source.file else {
        let signs: Vec<_> = FORMATS
            .iter()
            .filter_map(|format| format.folder_has)
            .collect();
        return format!("is a folder without {}", listed(&signs, "or"));
    };
    if file.len() == 0 {
        return "is empty".into();
    }
    let own = extension(source.path);
    let mut formats = FORMATS.iter();
    if let Some(format) = formats.find(|format| format.extensions.contains(&own.as_str())) {
        let name = format.name;
        let article = if name.starts_with(['A', 'E', 'I', 'O']) {
            "an"
        } else {
            "a"
        };
        return format!("is not {article} {name} file, although its extension is .{own}");
    }
    match not_read::about(&own) {
        Some(known) => known,
        None if own.is_empty() => "has neither a known header nor an extension".into(),
        None => format!("has no known header and an unknown extension, .{own}"),
    }
}
