//! Options and fit methods of `picasso localize` (0.11) that have other names here.

/// The option of this program for an option of Picasso.
pub fn option(of_picasso: &str) -> Option<&'static str> {
    Some(match of_picasso {
        "--box-side-length" | "--box" => "--roi",
        "--fit-method" => "--model",
        "--gradient" => "--min-net-gradient",
        "--baseline" => "--offset",
        "--sensitivity" => "--gain (e-/ADU: sensitivity divided by Picasso's --gain)",
        "--pixelsize" => "--pixel-size (um)",
        "--frame-bounds" => "--frames FIRST:END (without END)",
        "--camera-calibration" => "--camera, with a TOML file that names it,",
        _ => return None,
    })
}

/// The model for a fit method of Picasso.
pub fn model(of_picasso: &str) -> Option<&'static str> {
    Some(match of_picasso {
        "mle" | "mle-gpu" | "lq" | "lq-gpu" | "sigmaxy" => "xynbsxsy",
        "mle-spherical" | "mle-spherical-gpu" | "lq-spherical" | "lq-spherical-gpu" | "sigma" => {
            "xynbs"
        }
        "mle-3d" | "lq-3d" | "lq-gpu-3d" => "astigmatic",
        _ => return None,
    })
}
