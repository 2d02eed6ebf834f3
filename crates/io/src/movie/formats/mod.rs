//! The formats of movies. A file or folder of this folder has all of one format: extensions, how it is
//! recognized, the file beside a movie, the reader and the writer.

mod dax;
mod ims;
mod ndtiff;
mod npy;
mod raw;
pub(super) mod tiff;
mod zarr;

use super::format::MovieFormat;

/// All formats of movies, in the order of recognition: the first that opens a file reads it. An
/// NDTiff is a TIFF, too, but its index has the order of its images.
pub(super) static FORMATS: [&MovieFormat; 7] = [
    &ndtiff::NDTIFF,
    &tiff::TIFF,
    &ims::IMS,
    &npy::NPY,
    &raw::RAW,
    &dax::DAX,
    &zarr::ZARR,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_here_is_a_format_of_the_list() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/movie/formats");
        let files = std::fs::read_dir(folder).expect("the sources");
        let stem = |entry: std::io::Result<std::fs::DirEntry>| {
            let path = entry.expect("readable").path();
            path.file_stem()
                .expect("a name")
                .to_string_lossy()
                .into_owned()
        };
        let files: Vec<String> = files.map(stem).filter(|name| name != "mod").collect();
        for file in &files {
            let is_named = |format: &&&MovieFormat| {
                format.extensions.contains(&file.as_str()) || format.name.eq_ignore_ascii_case(file)
            };
            assert_eq!(FORMATS.iter().filter(is_named).count(), 1, "{file}");
        }
        assert_eq!(files.len(), FORMATS.len());
    }
}
