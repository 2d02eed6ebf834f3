//! Python arguments for fields of the library.

/// The name of the Python argument for a field of the library.
pub fn argument(field: &str) -> &str {
    match field {
        "sigma_um" => "sigma",
        "pixel_size_um" => "pixel_size",
        "offset_adu" => "offset",
        "gain_e_per_adu" => "gain",
        "read_noise_e" => "read_noise",
        "detection_sigma_um" => "detection_sigma",
        "min_separation_um" => "min_separation",
        "roi" => "roi_size",
        other => other,
    }
}
