//! The formats of movies. A file or folder of this folder has all of one format: extensions, how it is
//! recognized, the file beside a movie, the reader and the writer.

mod dax;
mod ndtiff;
mod npy;
mod raw;
pub(super) mod tiff;
mod zarr;

use super::format::MovieFormat;

/// All formats of movies, in the order of recognition: the first that opens a file reads it. An
/// NDTiff is a TIFF, too, but its index has the order of its images.
pub(super) static FORMATS: [&MovieFormat; 6] = [
    &ndtiff::NDTIFF,
    &tiff::TIFF,
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
        // Beside this file.
        assert_eq!(files.count() - 1, FORMATS.len());
    }
}
