//! The movies of a command line, and the table beside each.

use std::path::{Path, PathBuf};

use gaussmle_io::movie;
use gaussmle_io::table::Format;

use crate::failure::Failure;

/// The movies, with patterns replaced by the files that match. A file whose name is like a pattern is
/// itself.
pub fn expanded(typed: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
    let mut movies = Vec::new();
    for path in typed {
        let text = path.to_string_lossy();
        if path.exists() || !text.contains(['*', '?', '[']) {
            movies.push(path.clone());
            continue;
        }
        let invalid = |error: &dyn std::fmt::Display| Failure::Usage(format!("{text}: {error}"));
        let found = glob::glob(&text).map_err(|error| invalid(&error))?;
        let found: Result<Vec<PathBuf>, _> = found.collect();
        let found = found.map_err(|error| invalid(&error))?;
        if found.is_empty() {
            return Err(invalid(&"no file matches"));
        }
        movies.extend(found);
    }
    Ok(movies)
}

/// The table of a movie if no other is named: `movie_locs.csv` beside `movie.tif`.
pub fn table_beside(movie: &Path, format: Format) -> PathBuf {
    // `.` and `..` have names, too.
    let canonical = || gaussmle_base::files::real_path(movie).ok();
    let movie = match movie.file_name() {
        Some(_) => movie.to_owned(),
        None => canonical().unwrap_or_else(|| movie.to_owned()),
    };
    let name = movie.file_name().unwrap_or_default().to_string_lossy();
    let mut stem = &*name;
    let lower = name.to_ascii_lowercase();
    let endings = movie::extensions().filter(|end| lower.ends_with(&format!(".{end}")));
    if let Some(ending) = endings.max_by_key(|ending| ending.len()) {
        stem = &stem[..stem.len() - ending.len() - 1];
        if stem.to_ascii_lowercase().ends_with(".ome") {
            stem = &stem[..stem.len() - ".ome".len()];
        }
    }
    let ending = format.endings().first().copied().unwrap_or_default();
    movie.with_file_name(format!("{stem}_locs{ending}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_has_the_name_of_its_movie() {
        for (movie, table) in [
            ("movie.tif", "movie_locs.csv"),
            ("a/b.c/movie.OME.TIF", "a/b.c/movie_locs.csv"),
            ("a/x_MMStack_Pos0.ome.tif", "a/x_MMStack_Pos0_locs.csv"),
            ("data/run.zarr/", "data/run_locs.csv"),
            ("data/run_1.5nM", "data/run_1.5nM_locs.csv"),
        ] {
            let found = table_beside(Path::new(movie), Format::CSV);
            assert_eq!(found, Path::new(table));
        }
        let picasso = Format::from_name("picasso").expect("a format");
        let found = table_beside(Path::new("m.raw"), picasso);
        assert_eq!(found, Path::new("m_locs.hdf5"));
    }
}
