//! Cameras: pixel size, noise, and the calibration from ADU to photoelectrons.

mod sensor_maps;

use std::sync::Arc;

use gaussmle_kernels::spec::Noise;
use ndarray::Array2;

use crate::PixelSize;
use crate::error::{Error, Result, positive, value};

pub use sensor_maps::{ScmosMaps, SensorMaps};

/// The calibration from ADU to photoelectrons: `electrons = (adu - offset) * gain`.
#[derive(Clone, Debug)]
pub(crate) enum Calibration {
    /// The same for each pixel.
    Uniform {
        offset_adu: f64,
        gain_e_per_adu: f64,
        read_noise_e: f64,
    },
    /// A value for each pixel.
    Maps(Arc<SensorMaps>),
}

/// A camera: its calibration, noise and pixel size.
///
/// ```
/// use gaussmle::{Camera, camera::ScmosMaps};
/// use ndarray::Array2;
///
/// # fn main() -> gaussmle::Result<()> {
/// // An EMCCD with pixels of 0.16 um: offset 200 ADU, 0.05 e-/ADU, negligible read noise.
/// let emccd = Camera::ideal(0.16)
///     .with_offset_adu(200.0)
///     .with_gain_e_per_adu(0.05)
///     .with_excess_noise(2.0);
/// assert_eq!(emccd.gain_e_per_adu(), Some(0.05));
///
/// // A sCMOS camera with maps of the whole sensor. A NaN masks a pixel.
/// let offset = Array2::from_elem((200, 300), 100.0);
/// let gain = Array2::from_elem((200, 300), 0.46);
/// let mut variance = Array2::from_elem((200, 300), 1.9);
/// variance[[17, 230]] = f32::NAN;
/// let maps = ScmosMaps {
///     offset_adu: offset.view(),
///     gain_e_per_adu: gain.view(),
///     variance_e2: variance.view(),
///     mask: None,
/// };
/// let scmos = Camera::scmos(0.1, maps)?;
/// assert_eq!(scmos.map_size(), Some((300, 200)));
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct Camera {
    pub(crate) pixel_size_um: PixelSize,
    pub(crate) calibration: Calibration,
    pub(crate) excess_noise: f64,
    /// An option of all pixels that was set beside maps.
    beside_maps: Option<&'static str>,
}

impl Camera {
    /// A camera that counts photoelectrons: offset 0, gain 1, no read noise. The pixel size is that
    /// in the sample, in micrometres: a number, or the width and the height. `with_` methods make other cameras of it.
    pub fn ideal(pixel_size_um: impl Into<PixelSize>) -> Self {
        let calibration = Calibration::Uniform {
            offset_adu: 0.0,
            gain_e_per_adu: 1.0,
            read_noise_e: 0.0,
        };
        Self::new(pixel_size_um.into(), calibration)
    }

    /// A camera with maps. A pixel with a NaN or infinite entry, or where the mask is true, is left
    /// out of every fit.
    ///
    /// # Errors
    ///
    /// Returns an error if the maps differ in size, a gain is not positive, or a variance is
    /// negative.
    pub fn scmos(pixel_size_um: impl Into<PixelSize>, maps: ScmosMaps<'_>) -> Result<Self> {
        let calibration = Calibration::Maps(Arc::new(SensorMaps::new(maps)?));
        Ok(Self::new(pixel_size_um.into(), calibration))
    }

    fn new(pixel_size_um: PixelSize, calibration: Calibration) -> Self {
        Self {
            pixel_size_um,
            calibration,
            excess_noise: 1.0,
            beside_maps: None,
        }
    }

    /// Sets the offset of all pixels. Only a camera without maps has one.
    pub fn with_offset_adu(mut self, adu: f64) -> Self {
        match &mut self.calibration {
            Calibration::Uniform { offset_adu, .. } => *offset_adu = adu,
            Calibration::Maps(_) => self.beside_maps = Some("offset_adu"),
        }
        self
    }

    /// Sets the gain of all pixels, electrons per ADU. Only a camera without maps has one.
    pub fn with_gain_e_per_adu(mut self, gain: f64) -> Self {
        match &mut self.calibration {
            Calibration::Uniform { gain_e_per_adu, .. } => *gain_e_per_adu = gain,
            Calibration::Maps(_) => self.beside_maps = Some("gain_e_per_adu"),
        }
        self
    }

    /// Sets the read noise of all pixels, electrons rms. Only a camera without maps has one.
    pub fn with_read_noise_e(mut self, rms: f64) -> Self {
        match &mut self.calibration {
            Calibration::Uniform { read_noise_e, .. } => *read_noise_e = rms,
            Calibration::Maps(_) => self.beside_maps = Some("read_noise_e"),
        }
        self
    }

    /// Sets the excess-noise factor, which scales the variance of the signal. The default is 1; an
    /// EMCCD at high gain has 2.
    pub fn with_excess_noise(mut self, factor: f64) -> Self {
        self.excess_noise = factor;
        self
    }

    /// Sets the pixel size in the sample, um: a number, or the width and the height.
    pub fn with_pixel_size_um(mut self, pixel_size_um: impl Into<PixelSize>) -> Self {
        self.pixel_size_um = pixel_size_um.into();
        self
    }

    /// The pixel size in the sample, um.
    pub fn pixel_size_um(&self) -> PixelSize {
        self.pixel_size_um
    }

    /// The width and height of the maps, pixels; `None` without maps.
    pub fn map_size(&self) -> Option<(usize, usize)> {
        match &self.calibration {
            Calibration::Uniform { .. } => None,
            Calibration::Maps(maps) => Some((maps.width, maps.height)),
        }
    }

    /// The excess-noise factor.
    pub fn excess_noise(&self) -> f64 {
        self.excess_noise
    }

    /// The offset of all pixels, ADU; `None` with maps.
    pub fn offset_adu(&self) -> Option<f64> {
        match self.calibration {
            Calibration::Uniform { offset_adu, .. } => Some(offset_adu),
            Calibration::Maps(_) => None,
        }
    }

    /// The gain of all pixels, electrons per ADU; `None` with maps.
    pub fn gain_e_per_adu(&self) -> Option<f64> {
        match self.calibration {
            Calibration::Uniform { gain_e_per_adu, .. } => Some(gain_e_per_adu),
            Calibration::Maps(_) => None,
        }
    }

    /// The read noise of all pixels, electrons rms; `None` with maps.
    pub fn read_noise_e(&self) -> Option<f64> {
        match self.calibration {
            Calibration::Uniform { read_noise_e, .. } => Some(read_noise_e),
            Calibration::Maps(_) => None,
        }
    }

    /// Maps of offset (ADU), gain (e-/ADU) and variance (e-²), `[row = y][column = x]`, with NaN
    /// for masked pixels; `None` without maps.
    pub fn maps(&self) -> Option<[Array2<f32>; 3]> {
        let Calibration::Maps(maps) = &self.calibration else {
            return None;
        };
        let at = |y: usize, x: usize| maps.values[y * maps.width + x];
        let map = |k: usize| {
            Array2::from_shape_fn((maps.height, maps.width), |(y, x)| match at(y, x) {
                [0.0, 0.0, _] => f32::NAN,
                values => values[k],
            })
        };
        Some([map(0), map(1), map(2)])
    }

    /// The maps of the sensor as one array; `None` without maps.
    pub fn sensor_maps(&self) -> Option<&SensorMaps> {
        match &self.calibration {
            Calibration::Uniform { .. } => None,
            Calibration::Maps(maps) => Some(maps),
        }
    }

    /// Offset (ADU), gain (e-/ADU) and variance (e-²) of the pixel in a column and a row of the
    /// sensor; `None` for a masked pixel, and beyond the maps.
    ///
    /// ```
    /// use gaussmle::Camera;
    ///
    /// let camera = Camera::ideal(0.1)
    ///     .with_offset_adu(100.0)
    ///     .with_gain_e_per_adu(0.5)
    ///     .with_read_noise_e(2.0);
    /// assert_eq!(camera.pixel(17, 3), Some([100.0, 0.5, 4.0]));
    /// ```
    #[inline]
    pub fn pixel(&self, x: usize, y: usize) -> Option<[f64; 3]> {
        match &self.calibration {
            Calibration::Uniform {
                offset_adu,
                gain_e_per_adu,
                read_noise_e,
            } => Some([*offset_adu, *gain_e_per_adu, read_noise_e * read_noise_e]),
            Calibration::Maps(maps) => maps.pixel(x, y).map(|values| values.map(f64::from)),
        }
    }

    /// The kernel's noise model.
    pub(crate) fn noise(&self) -> Noise {
        match &self.calibration {
            Calibration::Maps(_) => Noise::Maps,
            Calibration::Uniform { read_noise_e, .. } if *read_noise_e > 0.0 => Noise::Uniform,
            Calibration::Uniform { .. } => Noise::Poisson,
        }
    }

    /// Checks that a ROI lies completely on the maps, if there are maps.
    pub(crate) fn check_corner(&self, roi: usize, (x, y): (i32, i32), size: usize) -> Result<()> {
        let Calibration::Maps(maps) = &self.calibration else {
            return Ok(());
        };
        let (width, height) = (maps.width, maps.height);
        let is_inside = |start: i32, side: usize| {
            usize::try_from(start).is_ok_and(|start| start + size <= side)
        };
        if is_inside(x, width) && is_inside(y, height) {
            return Ok(());
        }
        Err(Error::OutsideMaps {
            roi,
            size,
            x,
            y,
            width,
            height,
        })
    }

    /// Checks all values. [`FitterBuilder::build`](crate::FitterBuilder::build) does the same.
    ///
    /// # Errors
    ///
    /// Returns an error for the first value that is not possible.
    pub fn check(&self) -> Result<()> {
        self.pixel_size_um.check()?;
        if !(self.excess_noise >= 1.0 && self.excess_noise.is_finite()) {
            let needed =
                "it must be 1 (no electron multiplication) or more; an EMCCD at high gain has 2";
            return Err(value(
                "excess_noise",
                "the excess-noise factor",
                self.excess_noise,
                needed,
            ));
        }
        if let Some(option) = self.beside_maps {
            let cause = "the camera's maps have it for each pixel: leave it out";
            return Err(Error::Option {
                option,
                cause: cause.into(),
            });
        }
        if let Calibration::Uniform {
            offset_adu,
            gain_e_per_adu,
            read_noise_e,
        } = self.calibration
        {
            if !offset_adu.is_finite() {
                let needed = "it must be finite";
                return Err(value("offset_adu", "the offset (ADU)", offset_adu, needed));
            }
            positive("gain_e_per_adu", "the gain (e-/ADU)", gain_e_per_adu)?;
            if !(read_noise_e >= 0.0 && read_noise_e.is_finite()) {
                let needed = "it must be finite and not negative";
                return Err(value(
                    "read_noise_e",
                    "the read noise (e- rms)",
                    read_noise_e,
                    needed,
                ));
            }
        }
        Ok(())
    }
}
