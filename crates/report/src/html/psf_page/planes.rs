//! Pictures of the PSF in planes of z.

use std::fmt::Write;

use super::content::PsfPage;
use super::picture::{Colors, Picture};
use crate::plot::text::{escape, significant};
use crate::round;

/// Number of planes.
const PLANES: usize = 9;

/// Samples from the middle of a picture to its edge.
pub(super) const HALF: usize = 45;

/// The distances of the samples from the molecule, pixels, from one edge to the other.
pub(super) fn distances_px(half_window_px: f64, half: usize) -> impl Iterator<Item = f64> + Clone {
    (0..=2 * half).map(move |k| (k as f64 / half as f64 - 1.0) * half_window_px)
}

/// The largest of the finite values; 0 if none is positive.
pub(super) fn maximum(values: &[f64]) -> f64 {
    let finite = values.iter().copied().filter(|value| value.is_finite());
    finite.fold(0.0, f64::max)
}

/// The figure of the planes; empty if the size of a picture is unknown.
pub(super) fn figure(page: &PsfPage<'_>) -> String {
    if !page.has_size() {
        return String::new();
    }
    let [width_um, height_um] = page.pixel_size_um.map(|um| 2.0 * page.half_window_px * um);
    let bar_um = round::nearest(0.25 * width_um);
    let bar = 100.0 * bar_um / width_um;
    let mut pictures = String::new();
    for z_um in page.planes_um(PLANES) {
        let rows = distances_px(page.half_window_px, HALF);
        let columns = rows.clone();
        let values = rows.flat_map(|y| columns.clone().map(move |x| (x, y)));
        let values: Vec<f64> = values.map(|(x, y)| (page.share)(x, y, z_um)).collect();
        let most = maximum(&values);
        let picture = Picture::new(Colors::Light, 2 * HALF + 1, [0.0, most], values);
        let z = format!("{} nm", significant((1e3 * z_um).round(), 5));
        let peak = format!("{} %", significant(100.0 * most, 3));
        let place = match page.has_z() {
            true => format!("z = {z}"),
            false => "in focus".into(),
        };
        let words = escape(&format!(
            "PSF {place}; a pixel has at most {peak} of the light"
        ));
        let label = if page.has_z() { z } else { place };
        let _ = writeln!(
            pictures,
            "<div class=\"picture\"><div class=\"frame\"><img src=\"{}\" alt=\"{words}\" \
             title=\"{words}\" style=\"aspect-ratio:{width_um}/{height_um}\">\
             <i style=\"width:{bar:.2}%\"></i></div><b>{label}</b><span>peak {peak}</span></div>",
            picture.data_uri(),
        );
    }
    let edge = |um: f64| significant(500.0 * um, 3);
    let edges = match width_um == height_um {
        true => format!("{} nm", edge(width_um)),
        false => format!("{} nm (x) and {} nm (y)", edge(width_um), edge(height_um)),
    };
    format!(
        "<figure class=\"wide\"><figcaption><h3>Planes</h3></figcaption>\
         <div class=\"pictures planes\">\n{pictures}</div>\
         <p>Each picture has its own scale: black is 0, the brightest colour is its peak, the largest share of \
         the light in a camera pixel. The picture has the share for pixels at all places, so it is finer \
         than the camera's pixels. Molecule in the middle, x to the right, y down. White bars: {} nm. The \
         light was measured up to {edges} from the molecule, which is the edge of the pictures.</p></figure>\n",
        significant(1e3 * bar_um, 3)
    )
}
