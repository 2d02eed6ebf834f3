//! Help about the formats of files, from the lists of formats.

use gaussmle_io::movie;
use gaussmle_io::table::Format;

pub fn about_localize() -> String {
    format!(
        "Find the spots of a movie, fit them, and write a table.\n\n\
         Reads {}. Ctrl-C leaves a table of the finished frames; --resume continues from there. \
         --follow localizes a movie while it is recorded.\n\n\
         Example: gaussmle localize movie.tif\n\n\
         Example: gaussmle localize movie.tif -o locs.csv --model xynb --sigma 0.13 --pixel-size 0.1 \
         --offset 100 --gain 0.45",
        movie::readable()
    )
}

pub fn about_convert() -> String {
    let labels: Vec<String> = Format::all().map(Format::label).collect();
    format!(
        "Write a table in another format.\n\n\
         Reads {}.\n\n\
         Example: gaussmle convert locs.csv locs.hdf5",
        labels.join(", ")
    )
}

/// The endings of tables that are written.
pub fn endings() -> String {
    let endings: Vec<String> = Format::written().map(Format::endings_text).collect();
    endings.join(", ")
}

/// The names of formats that are written.
pub fn names() -> String {
    let names: Vec<&str> = Format::written().map(Format::name).collect();
    names.join(", ")
}
