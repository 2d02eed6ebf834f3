//! The images of a measured PSF that residuals are compared with.

use gaussmle::SplinePsf;

use super::fitted_roi::{Images, Spot};

/// The light of a spot at z, um, its derivatives, and its change with z.
pub(super) fn spline_images(
    psf: &SplinePsf,
    spot: &Spot,
    z_um: f64,
    side: usize,
) -> (Images, Vec<f64>) {
    let [x, y] = spot.centre;
    let of_photon = psf.images(x, y, z_um, side);
    let mut images = Images::empty(side * side);
    for (i, &share) in of_photon.light.iter().enumerate() {
        let (dx, dy) = ((i % side) as f64 - x, (i / side) as f64 - y);
        let photons = spot.photons;
        let [by_x, by_y] = [photons * of_photon.by_x[i], photons * of_photon.by_y[i]];
        let light = photons * share;
        images.light.push(light);
        images.by_centre[0].push(by_x * spot.widths[0]);
        images.by_centre[1].push(by_y * spot.widths[1]);
        // An image that is wider by a factor has the light f(dx / factor) / factor.
        images.by_widths[0].push(dx * by_x - light);
        images.by_widths[1].push(dy * by_y - light);
        images.by_both.push(photons * of_photon.by_x_and_y[i]);
    }
    (images, of_photon.by_z)
}
