//! The light of a given PSF within its window: cut off, negative, off its centre.

use gaussmle::SplinePsf;
use gaussmle_base::plural::quantity;

/// The light at the edge of the window, in parts of the peak, from which on the PSF is cut off.
const CUT_OFF: f64 = 0.01;

/// Negative light that is not rounding, in parts of the peak.
const NEGATIVE: f64 = 1e-5;

/// The light of a plane, for a molecule in the centre of a pixel.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct PlaneLight {
    /// z, um.
    pub z_um: f64,
    /// The light of the window; 1 in the brightest plane.
    pub total: f64,
    /// The light of the brightest pixel.
    pub peak: f64,
    /// The largest light of a pixel at the edge of the window, in parts of the peak.
    pub edge: f64,
    /// The least light of a pixel, in parts of the peak.
    pub least: f64,
}

/// The light of the planes of a PSF.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GivenLight {
    /// The planes, the lowest z first.
    pub planes: Vec<PlaneLight>,
    /// The plane with the brightest pixel.
    pub sharpest: usize,
    /// The centre of light in that plane along x and y, pixels from the middle of the stack.
    pub centre_px: [f64; 2],
}

impl GivenLight {
    /// The light of a normalized PSF.
    pub(super) fn of(psf: &SplinePsf) -> Self {
        let planes = match psf.has_z() {
            true => psf.shape()[0] - 2,
            false => 1,
        };
        let z_um = |plane: usize| match psf.has_z() {
            true => (plane as f64 + 1.0 - psf.origin()[2]) * psf.plane_spacing_um(),
            false => 0.0,
        };
        let images: Vec<Image> = (0..planes)
            .map(|plane| Image::of(psf, z_um(plane)))
            .collect();
        let mut sharpest = 0;
        for (at, image) in images.iter().enumerate() {
            if image.light.peak > images[sharpest].light.peak {
                sharpest = at;
            }
        }
        Self {
            centre_px: images[sharpest].centre_px,
            planes: images.into_iter().map(|image| image.light).collect(),
            sharpest,
        }
    }

    /// Sentences on light that is cut off or negative.
    pub(super) fn advice(&self) -> Vec<String> {
        let of_planes = quantity(self.planes.len(), "plane");
        let mut out = Vec::new();
        let cut = self.planes.iter().filter(|plane| plane.edge > CUT_OFF);
        if let Some(worst) = cut.clone().max_by(|a, b| a.edge.total_cmp(&b.edge)) {
            out.push(format!(
                "the PSF is cut off: the light at the edge of the window is more than 1 % of the \
                 peak in {} of {of_planes}, {:.1} % at z = {:.2} um; give a larger window, or \
                 subtract the background",
                cut.count(),
                100.0 * worst.edge,
                worst.z_um
            ));
        }
        let negative = self.planes.iter().filter(|plane| plane.least < -NEGATIVE);
        if let Some(worst) = negative.clone().min_by(|a, b| a.least.total_cmp(&b.least)) {
            out.push(format!(
                "the light is negative in {} of {of_planes}, {:.3} % of the peak at z = {:.2} um: \
                 was too much background subtracted?",
                negative.count(),
                100.0 * worst.least,
                worst.z_um
            ));
        }
        out
    }
}

/// A plane with its centre of light.
struct Image {
    light: PlaneLight,
    centre_px: [f64; 2],
}

impl Image {
    fn of(psf: &SplinePsf, z_um: f64) -> Self {
        let reach = psf.half_window_px() as usize;
        let side = 2 * reach + 1;
        let pixels = psf.images(reach as f64, reach as f64, z_um, side).light;
        let (mut total, mut moments) = (0.0, [0.0; 2]);
        let (mut peak, mut edge, mut least) = (f64::NEG_INFINITY, f64::NEG_INFINITY, f64::INFINITY);
        for (at, &light) in pixels.iter().enumerate() {
            let (x, y) = (at % side, at / side);
            total += light;
            moments[0] += light * (x as f64 - reach as f64);
            moments[1] += light * (y as f64 - reach as f64);
            peak = peak.max(light);
            least = least.min(light);
            if [x, y].iter().any(|&k| k == 0 || k == side - 1) {
                edge = edge.max(light);
            }
        }
        Self {
            light: PlaneLight {
                z_um,
                total,
                peak,
                edge: edge / peak,
                least: least / peak,
            },
            centre_px: moments.map(|moment| moment / total),
        }
    }
}
