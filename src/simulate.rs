//! Simulated stacks with known truth: shot noise, electron multiplication, read noise, gain and
//! offset.

mod values;

use std::sync::Arc;

use ndarray::{Array2, Array3, Axis};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use rand_distr::{Distribution, Gamma, Normal, Poisson};
use rayon::prelude::*;

use crate::PixelSize;
use crate::camera::{Calibration, Camera};
use crate::error::{Result, positive, value};
use crate::gaussian::pixel_fractions;
use crate::model::{Astigmatism, Given, Model, Parameter, SplinePsf};

pub use values::Values;

/// The true parameters of a simulated spot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// x on the ROI, pixels. An integer is the centre of a pixel.
    pub x_px: f64,
    /// y on the ROI, pixels. An integer is the centre of a pixel.
    pub y_px: f64,
    /// Position along the optical axis, um; 0 without astigmatism.
    pub z_um: f64,
    /// Photoelectrons of the whole spot.
    pub photons: f64,
    /// Background, photoelectrons per pixel.
    pub background: f64,
    /// Width along x, pixels.
    pub sigma_x_px: f64,
    /// Width along y, pixels.
    pub sigma_y_px: f64,
}

impl Spot {
    /// The expected photoelectrons of the pixels of an ROI, row by row.
    fn expected(&self, size: usize) -> Vec<f64> {
        let u = pixel_fractions(size, self.x_px, self.sigma_x_px);
        let v = pixel_fractions(size, self.y_px, self.sigma_y_px);
        let row = |v: &f64| {
            let v = *v;
            u.iter()
                .map(move |u| self.background + self.photons * u * v)
        };
        v.iter().flat_map(row).collect()
    }

    /// The parameters of a model in its order and in the units of [`reference`](crate::reference),
    /// for an excess-noise factor of 1.
    pub fn theta(&self, model: &Model) -> Vec<f64> {
        let value = |parameter: &Parameter| match parameter {
            Parameter::X => self.x_px,
            Parameter::Y => self.y_px,
            Parameter::Z => self.z_um,
            Parameter::Photons => self.photons,
            Parameter::Background => self.background,
            Parameter::Sigma | Parameter::SigmaX => self.sigma_x_px,
            Parameter::SigmaY => self.sigma_y_px,
        };
        model.parameters().iter().map(value).collect()
    }
}

/// A PSF that is no Gaussian of one width.
#[derive(Clone, Debug, PartialEq)]
pub enum Depth {
    /// A Gaussian whose widths follow from z.
    Curve(Astigmatism),
    /// A measured PSF. Its light outside of the window is left out.
    Spline(Arc<SplinePsf>),
}

impl From<Astigmatism> for Depth {
    fn from(curve: Astigmatism) -> Self {
        Self::Curve(curve)
    }
}

impl From<Arc<SplinePsf>> for Depth {
    fn from(psf: Arc<SplinePsf>) -> Self {
        Self::Spline(psf)
    }
}

impl Depth {
    /// The PSF of a model; `None` for a Gaussian whose widths are given or fitted.
    pub fn of(given: Given) -> Option<Self> {
        match given {
            Given::Curve(curve) => Some(curve.into()),
            Given::Spline(psf) => Some(psf.into()),
            Given::Width(_) | Given::StartWidth(_) => None,
        }
    }

    /// Checks that the PSF is known from `-range_um` to `range_um`.
    ///
    /// # Errors
    ///
    /// Returns an error if a curve has no widths there. The image of a measured PSF stays that of the
    /// end of its range.
    pub fn check(&self, range_um: f64) -> Result<()> {
        match self {
            Self::Curve(curve) => curve.check(-range_um, range_um),
            Self::Spline(_) => Ok(()),
        }
    }

    /// The widths at a depth along x and y, pixels: for a measured PSF, those of the Gaussian with the
    /// same peak.
    pub fn widths_px(&self, z_um: f64, pixel_size_um: PixelSize) -> (f64, f64) {
        match self {
            Self::Curve(curve) => {
                let (x, y) = curve.widths_um(z_um);
                (x / pixel_size_um.x_um(), y / pixel_size_um.y_um())
            }
            Self::Spline(psf) => (psf.width_px(z_um), psf.width_px(z_um)),
        }
    }
}

/// A simulation of stacks. Positions are random in the centre pixel of the ROI. Photons, background
/// and width are [`Values`]: the same for all spots, drawn between two bounds, or given for each.
///
/// ```
/// use gaussmle::{Camera, simulate::Simulation};
///
/// # fn main() -> gaussmle::Result<()> {
/// let camera = Camera::ideal(0.1)
///     .with_offset_adu(100.0)
///     .with_gain_e_per_adu(0.46)
///     .with_read_noise_e(1.4);
/// let simulation = Simulation::new(11)
///     .camera(camera)
///     .photons(500.0)
///     .sigma_um(0.12)
///     .seed(7);
/// let simulated = simulation.run(1000)?;
/// assert_eq!(simulated.pixels.dim(), (1000, 11, 11));
/// assert_eq!(simulated.truth[0].photons, 500.0);
/// assert_eq!(simulated.to_u16(), simulation.run(1000)?.to_u16()); // reproducible
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct Simulation {
    camera: Camera,
    size: usize,
    photons: Values,
    background: Values,
    sigma_um: Values,
    depth: Option<(Depth, f64)>,
    seed: u64,
}

/// The largest number of pixels of a stack, which take 16 GB.
const MOST_PIXELS: usize = 1 << 32;

/// A simulated stack.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Simulated {
    /// The pixels in ADU, not rounded.
    pub pixels: Array3<f32>,
    /// The corners: random on the maps of the camera, 0 without maps.
    pub corners: Array2<i32>,
    /// The true parameters of each spot.
    pub truth: Vec<Spot>,
    /// The pixel size in the sample, um.
    pub pixel_size_um: PixelSize,
}

impl Simulated {
    /// The pixels as a 16-bit camera writes them: rounded, and clipped to 0 and 65535.
    pub fn to_u16(&self) -> Array3<u16> {
        self.pixels.mapv(|adu| to_u16(adu.into()))
    }
}

impl Simulation {
    /// ROIs of `size` x `size` pixels with 1000 photons, 10 background photons per pixel and a
    /// width of 0.13 um, on an ideal camera with pixels of 0.1 um.
    pub fn new(size: usize) -> Self {
        Self {
            camera: Camera::ideal(0.1),
            size,
            photons: Values::Same(1000.0),
            background: Values::Same(10.0),
            sigma_um: Values::Same(0.13),
            depth: None,
            seed: 0,
        }
    }

    /// Sets the camera.
    pub fn camera(mut self, camera: Camera) -> Self {
        self.camera = camera;
        self
    }

    /// Sets the photoelectrons of each spot.
    pub fn photons(mut self, photons: impl Into<Values>) -> Self {
        self.photons = photons.into();
        self
    }

    /// Sets the background, photoelectrons per pixel.
    pub fn background(mut self, background: impl Into<Values>) -> Self {
        self.background = background.into();
        self
    }

    /// Sets the width, um.
    pub fn sigma_um(mut self, sigma_um: impl Into<Values>) -> Self {
        self.sigma_um = sigma_um.into();
        self
    }

    /// Sets an astigmatic curve. z is drawn from `-range_um` to `range_um`.
    pub fn astigmatic(self, curve: Astigmatism, range_um: f64) -> Self {
        self.depth(curve, range_um)
    }

    /// Sets a PSF that depends on z, which is drawn from `-range_um` to `range_um`.
    pub fn depth(mut self, psf: impl Into<Depth>, range_um: f64) -> Self {
        self.depth = Some((psf.into(), range_um));
        self
    }

    /// Sets what a model is given: the width, or the astigmatic curve, with z from `-range_um` to
    /// `range_um`. Fitted widths are those of [`Simulation::sigma_um`].
    pub fn psf_of(self, model: &Model, range_um: f64) -> Self {
        match model.given() {
            Given::Width(um) => self.sigma_um(um),
            Given::StartWidth(_) => self,
            Given::Curve(curve) => self.astigmatic(curve, range_um),
            Given::Spline(psf) => self.depth(psf, range_um),
        }
    }

    /// Sets the seed. The stack depends on the seed, but not on the number of threads.
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// Simulates spots with random positions.
    ///
    /// # Errors
    ///
    /// Returns an error if a value is not possible.
    pub fn run(&self, spots: usize) -> Result<Simulated> {
        if let Some((_, range_um)) = &self.depth {
            not_negative("z_range_um", "the range of z (um)", *range_um)?;
        }
        if spots.saturating_mul(self.size * self.size) > MOST_PIXELS {
            let needed = "they are simulated in memory: take fewer, or smaller ones";
            return Err(value("n", "the number of ROIs", spots as f64, needed));
        }
        self.photons
            .check("photons", "photons", spots, not_negative)?;
        self.background
            .check("background", "background", spots, not_negative)?;
        self.sigma_um
            .check("sigma_um", "sigma (um)", spots, positive)?;
        let [photons, background, sigma_um] = [
            (&self.photons, 0x7068_6f74),
            (&self.background, 0x6261_636b),
            (&self.sigma_um, 0x7369_676d),
        ]
        .map(|(values, parameter)| values.draw(spots, self.seed ^ parameter));
        let centre = (self.size as f64 - 1.0) / 2.0;
        let px = self.camera.pixel_size_um;
        let mut rng = StdRng::seed_from_u64(self.seed ^ 0x5bd1_e995);
        let truth: Vec<Spot> = (0..spots)
            .map(|i| {
                let x_px = centre + rng.random_range(-0.5..0.5);
                let y_px = centre + rng.random_range(-0.5..0.5);
                let (z_um, (sigma_x_px, sigma_y_px)) = match &self.depth {
                    Some((depth, range)) => {
                        let z_um = rng.random_range(-range..=*range);
                        (z_um, depth.widths_px(z_um, px))
                    }
                    None => (0.0, (sigma_um[i] / px.x_um(), sigma_um[i] / px.y_um())),
                };
                Spot {
                    x_px,
                    y_px,
                    z_um,
                    photons: photons[i],
                    background: background[i],
                    sigma_x_px,
                    sigma_y_px,
                }
            })
            .collect();
        self.draw(truth)
    }

    /// Simulates the pixels of given spots, each on its own ROI.
    ///
    /// # Errors
    ///
    /// Returns an error if a value is not possible.
    pub fn draw(&self, truth: Vec<Spot>) -> Result<Simulated> {
        self.camera.check()?;
        for spot in &truth {
            not_negative("photons", "photons", spot.photons)?;
            not_negative("background", "background", spot.background)?;
            positive("sigma_x_px", "the width along x (pixels)", spot.sigma_x_px)?;
            positive("sigma_y_px", "the width along y (pixels)", spot.sigma_y_px)?;
        }
        let corners = self.corners(truth.len())?;
        let mut pixels = Array3::zeros((truth.len(), self.size, self.size));
        pixels
            .axis_iter_mut(Axis(0))
            .into_par_iter()
            .zip(&truth)
            .enumerate()
            .for_each(|(i, (mut roi, spot))| {
                // One generator per spot: the result is independent of the number of threads.
                let mut rng = StdRng::seed_from_u64(item_seed(self.seed, i as u64));
                let expected = self.expected(spot);
                for ((y, x), adu) in roi.indexed_iter_mut() {
                    let mean = expected[y * self.size + x];
                    let at = (corners[[i, 0]] as usize + x, corners[[i, 1]] as usize + y);
                    *adu = expose(&self.camera, mean, at, &mut rng) as f32;
                }
            });
        Ok(Simulated {
            pixels,
            corners,
            truth,
            pixel_size_um: self.camera.pixel_size_um,
        })
    }

    /// The expected photoelectrons of the pixels of a spot, row by row.
    fn expected(&self, spot: &Spot) -> Vec<f64> {
        let Some((Depth::Spline(psf), _)) = &self.depth else {
            return spot.expected(self.size);
        };
        let images = psf.images(spot.x_px, spot.y_px, spot.z_um, self.size);
        let light = images.light.into_iter().enumerate().map(|(p, light)| {
            let (x, y) = (p % self.size, p / self.size);
            let (dx, dy) = (x as f64 - spot.x_px, y as f64 - spot.y_px);
            match psf.is_measured(dx, dy) {
                true => light,
                false => 0.0,
            }
        });
        // A spline may be negative where it is dark.
        light
            .map(|light| (spot.background + spot.photons * light).max(0.0))
            .collect()
    }

    /// Random corners on the camera's maps.
    fn corners(&self, spots: usize) -> Result<Array2<i32>> {
        let mut corners = Array2::zeros((spots, 2));
        let Calibration::Maps(maps) = &self.camera.calibration else {
            return Ok(corners);
        };
        if maps.width < self.size || maps.height < self.size {
            let smaller = maps.width.min(maps.height) as f64;
            return Err(value(
                None,
                "a side of the camera maps (pixels)",
                smaller,
                "it must hold a ROI",
            ));
        }
        let mut rng = StdRng::seed_from_u64(self.seed ^ 0xc0_47e5);
        for mut corner in corners.rows_mut() {
            corner[0] = rng.random_range(0..=(maps.width - self.size) as i32);
            corner[1] = rng.random_range(0..=(maps.height - self.size) as i32);
        }
        Ok(corners)
    }
}

/// The expected photoelectrons of ROIs of `size` x `size` pixels, computed in f64. Those of spots that
/// are not finite are NaN.
pub fn expected_images(size: usize, spots: &[Spot]) -> Array3<f32> {
    let mut images = Array3::zeros((spots.len(), size, size));
    let rois = images.axis_iter_mut(Axis(0)).into_par_iter().zip(spots);
    rois.for_each(|(mut roi, spot)| {
        for (pixel, expected) in roi.iter_mut().zip(spot.expected(size)) {
            *pixel = expected as f32;
        }
    });
    images
}

/// Checks that a number is finite and not negative.
fn not_negative(option: &'static str, what: &str, number: f64) -> Result<()> {
    if number >= 0.0 && number.is_finite() {
        return Ok(());
    }
    let needed = "it must be finite and not negative";
    Err(value(option, what, number, needed))
}

/// One exposure of one pixel, ADU, not rounded. `mean` is the expected number of photoelectrons,
/// and (x, y) the pixel on the sensor.
#[doc(hidden)]
pub fn expose(camera: &Camera, mean: f64, (x, y): (usize, usize), rng: &mut StdRng) -> f64 {
    let mut electrons = Poisson::new(mean).map_or(0.0, |photons| photons.sample(rng));
    // Multiplication with mean 1 raises the variance by the excess-noise factor.
    let spread = camera.excess_noise - 1.0;
    if spread > 0.0 && electrons > 0.0 {
        electrons = Gamma::new(electrons / spread, spread)
            .map_or(electrons, |multiplied| multiplied.sample(rng));
    }
    let (offset, gain, noise) = match &camera.calibration {
        Calibration::Uniform {
            offset_adu,
            gain_e_per_adu,
            read_noise_e,
        } => (*offset_adu, *gain_e_per_adu, *read_noise_e),
        Calibration::Maps(maps) => {
            let [offset, gain, variance] = maps.values[y * maps.width + x];
            if gain == 0.0 {
                return 0.0;
            }
            (offset.into(), gain.into(), f64::from(variance).sqrt())
        }
    };
    if noise > 0.0 {
        electrons += Normal::new(0.0, noise).map_or(0.0, |read| read.sample(rng));
    }
    offset + electrons / gain
}

/// A pixel value as a 16-bit camera writes it: rounded, and clipped to 0 and 65535.
pub fn to_u16(adu: f64) -> u16 {
    adu.round().clamp(0.0, 65535.0) as u16
}

/// The seed of one item of a simulation (the finalizer of SplitMix64), which makes results
/// independent of the number of threads.
#[doc(hidden)]
pub fn item_seed(seed: u64, item: u64) -> u64 {
    let mut z = seed ^ item.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
