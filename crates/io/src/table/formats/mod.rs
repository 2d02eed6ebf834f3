//! The formats of tables. A file of this folder has all of one format: names and endings, how it is
//! recognized, the file beside a table, the reader and the writer.

mod csv;
mod decode;
mod npz;
mod parquet;
mod picasso;
mod smlm;
mod thunderstorm;

use super::table_format::TableFormat;

/// All formats, in the order of recognition: the first that recognizes a file reads it. Of two in
/// one kind of container, the more particular one comes first.
pub(super) static FORMATS: [&TableFormat; 7] = [
    &csv::CSV,
    &parquet::PARQUET,
    &smlm::SMLM,
    &npz::NPZ,
    &picasso::PICASSO,
    &decode::DECODE,
    &thunderstorm::THUNDERSTORM,
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::table::format::Format;

    #[test]
    fn every_file_here_is_a_format_of_the_list() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/table/formats");
        let files = std::fs::read_dir(folder).expect("the sources");
        let stem = |entry: std::io::Result<std::fs::DirEntry>| {
            let path = entry.expect("readable").path();
            path.file_stem()
                .expect("a name")
                .to_string_lossy()
                .into_owned()
        };
        let files: BTreeSet<String> = files.map(stem).filter(|name| name != "mod").collect();
        let formats = FORMATS.iter().map(|format| format.format.name().to_owned());
        assert_eq!(files, formats.collect());
    }

    #[test]
    fn particular_formats_come_before_those_that_would_take_their_files() {
        let place = |wanted| FORMATS.iter().position(|format| format.format == wanted);
        // An archive with a manifest may have arrays, too, and HDF5 any dataset.
        assert!(place(Format::SMLM) < place(Format::NPZ));
        assert!(place(Format::PICASSO) < place(Format::DECODE));
    }
}
