//! The content of the page.

/// The content of the page. Quantities that are unknown are NaN, `None` or empty.
#[derive(Clone)]
pub struct PsfPage<'a> {
    /// The heading, such as the name of the file.
    pub title: String,
    /// The program and its version.
    pub program: String,
    /// The date of the calibration.
    pub date: String,
    /// Settings and facts of the measurement, each with its label.
    pub conditions: Vec<(String, String)>,
    /// Points to check, as sentences.
    pub warnings: Vec<String>,
    /// Further sentences.
    pub notes: Vec<String>,
    /// The share of a molecule's light in a pixel whose centre is `dx`, `dy` pixels from the molecule,
    /// for a molecule at `z` um: `share(dx, dy, z)`.
    pub share: &'a dyn Fn(f64, f64, f64) -> f64,
    /// Pixels whose centres are within this distance of the molecule along x and y were measured.
    pub half_window_px: f64,
    /// The z that may be used, um. Both ends of a PSF without z are 0.
    pub z_range_um: [f64; 2],
    /// The size of a camera pixel along x and y, um.
    pub pixel_size_um: [f64; 2],
    /// The bounds of molecules, a curve for each brightness.
    pub bounds: Vec<PsfBound>,
    /// The background of the bounds, photons a pixel.
    pub bound_background: f64,
    /// Single frames of the beads, fitted with the PSF.
    pub bins: Vec<PsfBin>,
    /// The beads, in the order of the input.
    pub beads: Vec<PsfBead>,
    /// Mean residuals of the used beads at some z; may be empty.
    pub residuals: Vec<PsfResidual>,
    /// The photons of a molecule whose bias, from the noise of the PSF, is as large as its bound.
    pub calibration_photons: f64,
    /// Root mean square of the motion of the stage from frame to frame along x and y, nm.
    pub stage_motion_nm: Option<[f64; 2]>,
    /// The error that this motion leaves in the place of the PSF along x and y: rms over z, nm.
    pub stage_error_nm: Option<[f64; 2]>,
    /// The tilt of the sample, as a sentence.
    pub tilt: Option<String>,
}

/// The smallest standard deviations over z of molecules of one brightness.
#[derive(Clone, Debug, PartialEq)]
pub struct PsfBound {
    /// The photons of a molecule.
    pub photons: f64,
    /// z in um, with the standard deviations of x, y and z in nm.
    pub points: Vec<(f64, [f64; 3])>,
}

/// Single frames of beads in a bin of z, fitted with the PSF.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PsfBin {
    /// The middle of the bin, um.
    pub z_um: f64,
    /// The number of frames.
    pub frames: usize,
    /// The mean difference of the fits from the bead along x, y and z, nm.
    pub bias_nm: [f64; 3],
    /// The standard deviation of the differences, nm.
    pub scatter_nm: [f64; 3],
    /// The bound of the fits, nm.
    pub bound_nm: [f64; 3],
}

/// A bead.
#[derive(Clone, Debug, PartialEq)]
pub struct PsfBead {
    /// Its number, as in messages.
    pub number: usize,
    /// The number of its stack, as in messages.
    pub stack: usize,
    /// Its place on the sensor along x, pixels.
    pub x_px: f64,
    /// Its place on the sensor along y, pixels.
    pub y_px: f64,
    /// Its photons in the brightest plane.
    pub photons: f64,
    /// Its deviance over that of photon noise, which is 1.
    pub deviance: f64,
    /// The reason why it is no part of the PSF.
    pub refusal: Option<String>,
}

/// The mean of observed less fitted frames near a z.
#[derive(Clone, Debug, PartialEq)]
pub struct PsfResidual {
    /// The middle of the frames, um.
    pub z_um: f64,
    /// The number of frames.
    pub frames: usize,
    /// Pixels of a side of the picture.
    pub side: usize,
    /// The pixels in rows, in standard deviations of the mean: noise alone has 1. NaN is no data.
    pub values: Vec<f32>,
}

impl<'a> PsfPage<'a> {
    /// A page on a PSF of which nothing else is known.
    pub fn new(title: impl Into<String>, share: &'a dyn Fn(f64, f64, f64) -> f64) -> Self {
        Self {
            title: title.into(),
            program: String::new(),
            date: String::new(),
            conditions: Vec::new(),
            warnings: Vec::new(),
            notes: Vec::new(),
            share,
            half_window_px: f64::NAN,
            z_range_um: [0.0; 2],
            pixel_size_um: [f64::NAN; 2],
            bounds: Vec::new(),
            bound_background: f64::NAN,
            bins: Vec::new(),
            beads: Vec::new(),
            residuals: Vec::new(),
            calibration_photons: f64::NAN,
            stage_motion_nm: None,
            stage_error_nm: None,
            tilt: None,
        }
    }

    /// True if the PSF changes with z.
    pub(super) fn has_z(&self) -> bool {
        let [low, high] = self.z_range_um;
        low < high && low.is_finite() && high.is_finite()
    }

    /// The z of `count` planes from the first to the last, rounded to nm; one for a PSF without z.
    pub(super) fn planes_um(&self, count: usize) -> Vec<f64> {
        let [low, high] = self.z_range_um;
        if !self.has_z() {
            return vec![0.0];
        }
        let step = (high - low) / (count - 1) as f64;
        let planes = (0..count).map(|k| low + step * k as f64);
        planes.map(|z| (1e3 * z).round() / 1e3).collect()
    }

    /// True if the size of the PSF's pictures is known.
    pub(super) fn has_size(&self) -> bool {
        let positive = |value: f64| value > 0.0 && value.is_finite();
        positive(self.half_window_px) && self.pixel_size_um.into_iter().all(positive)
    }
}
