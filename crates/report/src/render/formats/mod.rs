//! The formats of pictures. A file of this folder has all of one format: its extensions, its words in
//! help, what it leaves out, and the writer.

mod png;
mod svg;
mod tiff;

use super::picture_format::PictureFormat;

/// All formats.
pub(super) static FORMATS: [&PictureFormat; 3] = [&png::PNG, &svg::SVG, &tiff::TIFF];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_file_here_is_a_format_of_the_list() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/render/formats");
        let files = std::fs::read_dir(folder).expect("the sources").count();
        assert_eq!(files - 1, FORMATS.len(), "beside mod.rs");
        let all = FORMATS.iter().flat_map(|format| format.extensions);
        let extensions: BTreeSet<_> = all.clone().collect();
        assert_eq!(extensions.len(), all.count(), "an extension of two formats");
    }
}
