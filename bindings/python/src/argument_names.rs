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

/// The Python argument of a quantity that the library names with its unit.
pub fn argument_of_quantity(what: &str) -> Option<&'static str> {
    Some(match what {
        "the pixel size (um)" => "pixel_size",
        "the offset (ADU)" => "offset",
        "the gain (e-/ADU)" => "gain",
        "the read noise (e- rms)" => "read_noise",
        "the excess-noise factor" => "excess_noise",
        "the net gradient" => "min_net_gradient",
        "the step between planes (um)" => "z_step",
        _ => return None,
    })
}
