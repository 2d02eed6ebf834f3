//! Python arguments for fields of the library.

/// The units that names of fields end with, and names of arguments leave out.
const UNITS: [&str; 4] = ["_um", "_e_per_adu", "_adu", "_e"];

/// The name of the Python argument for a field of the library.
pub fn argument(field: &str) -> &str {
    let name = UNITS.iter().find_map(|unit| field.strip_suffix(unit));
    match name.unwrap_or(field) {
        "roi" => "roi_size",
        name => name,
    }
}
