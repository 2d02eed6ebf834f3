//! Options and fit methods of `picasso localize` (0.11) that have other names here.

use gaussmle::model::MODELS;

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
    let mut models = MODELS.into_iter();
    let model = models.find(|kind| kind.picasso_methods.contains(&of_picasso))?;
    Some(model.name)
}
