//! From the camera's numbers to photoelectrons.

use std::sync::Arc;

use gaussmle_kernels::spec::{MASKED, Noise};
use ndarray::{Array2, ArrayView2};

use crate::error::{Error, Result, positive, value};

/// No pixel in the sample is larger: whoever says so means nanometres.
const LARGEST_PIXEL_UM: f64 = 10.0;

/// What turns ADU into photoelectrons: `electrons = (adu - offset) * gain`.
#[derive(Clone, Debug)]
pub(crate) enum Calibration {
    /// The same for each pixel.
    Uniform {
        offset_adu: f64,
        gain_e_per_adu: f64,
        read_noise_e: f64,
    },
    /// Pixel by pixel.
    Maps(Arc<SensorMaps>),
}

/// Offset, gain and variance of each pixel of a sensor.
#[derive(Debug)]
pub(crate) struct SensorMaps {
    pub width: usize,
    pub height: usize,
    /// Offset (ADU), gain (e-/ADU), variance (e-^2) of each pixel; variance is [`MASKED`] where the
    /// pixel does not count.
    pub values: Vec<[f32; 3]>,
}

/// A camera: its calibration, noise and pixel size.
#[derive(Clone, Debug)]
pub struct Camera {
    pub(crate) pixel_size_um: f64,
    pub(crate) calibration: Calibration,
    pub(crate) excess_noise: f64,
    pub(crate) qe: f64,
}

impl Camera {
    /// A camera that counts photoelectrons: offset 0, gain 1, no read noise. The pixel size, in
    /// micrometres, is that in the sample.
    pub fn ideal(pixel_size_um: f64) -> Self {
        Self::uniform(pixel_size_um, 0.0, 1.0, 0.0)
    }

    /// A camera whose pixels are alike. Gain is in electrons per ADU, read noise in electrons rms.
    pub fn uniform(
        pixel_size_um: f64,
        offset_adu: f64,
        gain_e_per_adu: f64,
        read_noise_e: f64,
    ) -> Self {
        Self {
            pixel_size_um,
            calibration: Calibration::Uniform {
                offset_adu,
                gain_e_per_adu,
                read_noise_e,
            },
            excess_noise: 1.0,
            qe: 1.0,
        }
    }

    /// A camera with maps `[row = y][column = x]` of the whole sensor: offset in ADU, gain in electrons per ADU,
    /// variance in electrons squared. A pixel with a NaN or infinite entry, or where `mask` is true, is left
    /// out of every fit.
    ///
    /// # Errors
    ///
    /// If the maps differ in size, or a gain is not positive, or a variance is negative.
    pub fn scmos(
        pixel_size_um: f64,
        offset_adu: ArrayView2<'_, f32>,
        gain_e_per_adu: ArrayView2<'_, f32>,
        variance_e2: ArrayView2<'_, f32>,
        mask: Option<ArrayView2<'_, bool>>,
    ) -> Result<Self> {
        let shape = offset_adu.dim();
        same_size("gain", gain_e_per_adu.dim(), shape)?;
        same_size("variance", variance_e2.dim(), shape)?;
        if let Some(mask) = &mask {
            same_size("mask", mask.dim(), shape)?;
        }
        let mut values = Vec::with_capacity(offset_adu.len());
        for ((y, x), &offset) in offset_adu.indexed_iter() {
            let (gain, variance) = (gain_e_per_adu[[y, x]], variance_e2[[y, x]]);
            let masked = mask.is_some_and(|mask| mask[[y, x]]);
            if masked || !(offset.is_finite() && gain.is_finite() && variance.is_finite()) {
                values.push([0.0, 0.0, MASKED]);
                continue;
            }
            let at = |what| format!("the {what} of the pixel at x = {x}, y = {y}");
            if gain <= 0.0 {
                return Err(value(
                    at("gain (e-/ADU)"),
                    gain.into(),
                    "it must be above 0",
                ));
            }
            if variance < 0.0 {
                let needed = "it must not be negative (NaN masks a pixel)";
                return Err(value(at("variance (e-^2)"), variance.into(), needed));
            }
            values.push([offset, gain, variance]);
        }
        let (height, width) = shape;
        Ok(Self {
            pixel_size_um,
            calibration: Calibration::Maps(Arc::new(SensorMaps {
                width,
                height,
                values,
            })),
            excess_noise: 1.0,
            qe: 1.0,
        })
    }

    /// Scales the variance of the signal: 1 by default, 2 for an EMCCD at high gain.
    pub fn excess_noise(mut self, factor: f64) -> Self {
        self.excess_noise = factor;
        self
    }

    /// The quantum efficiency, carried and reported, never applied.
    pub fn qe(mut self, qe: f64) -> Self {
        self.qe = qe;
        self
    }

    /// Pixel size in the sample, micrometres.
    pub fn pixel_size_um(&self) -> f64 {
        self.pixel_size_um
    }

    /// The quantum efficiency that was given, 1 if none.
    pub fn quantum_efficiency(&self) -> f64 {
        self.qe
    }

    /// Width and height of the maps, if there are maps.
    pub fn map_size(&self) -> Option<(usize, usize)> {
        match &self.calibration {
            Calibration::Uniform { .. } => None,
            Calibration::Maps(maps) => Some((maps.width, maps.height)),
        }
    }

    /// The excess-noise factor.
    pub fn excess_noise_factor(&self) -> f64 {
        self.excess_noise
    }

    /// Offset (ADU), gain (e-/ADU) and read noise (e- rms) where all pixels are alike; `None` if there are maps.
    pub fn numbers(&self) -> Option<[f64; 3]> {
        match self.calibration {
            Calibration::Uniform {
                offset_adu,
                gain_e_per_adu,
                read_noise_e,
            } => Some([offset_adu, gain_e_per_adu, read_noise_e]),
            Calibration::Maps(_) => None,
        }
    }

    /// Maps of offset (ADU), gain (e-/ADU) and variance (e-^2), `[row = y][column = x]`, NaN where a pixel is left out; `None` if
    /// there are none.
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

    /// A checksum of all that it says.
    #[cfg(feature = "files")]
    pub(crate) fn fingerprint(&self) -> u32 {
        let mut checksum = flate2::Crc::new();
        for number in [self.pixel_size_um, self.excess_noise, self.qe] {
            checksum.update(&number.to_le_bytes());
        }
        match &self.calibration {
            Calibration::Uniform {
                offset_adu,
                gain_e_per_adu,
                read_noise_e,
            } => {
                for number in [offset_adu, gain_e_per_adu, read_noise_e] {
                    checksum.update(&number.to_le_bytes());
                }
            }
            Calibration::Maps(maps) => checksum.update(bytemuck::cast_slice(&maps.values)),
        }
        checksum.sum()
    }

    /// What the kernel has to know of the noise.
    pub(crate) fn noise(&self) -> Noise {
        match &self.calibration {
            Calibration::Maps(_) => Noise::Maps,
            Calibration::Uniform { read_noise_e, .. } if *read_noise_e > 0.0 => Noise::Uniform,
            Calibration::Uniform { .. } => Noise::Poisson,
        }
    }

    /// Refuses a ROI that is not wholly on the maps, if there are maps.
    pub(crate) fn check_corner(&self, roi: usize, (x, y): (i32, i32), size: usize) -> Result<()> {
        let Calibration::Maps(maps) = &self.calibration else {
            return Ok(());
        };
        let (width, height) = (maps.width, maps.height);
        let fits = |at: i32, most: usize| usize::try_from(at).is_ok_and(|at| at + size <= most);
        if fits(x, width) && fits(y, height) {
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

    /// Refuses numbers that make no sense. Whoever takes a camera does so, too.
    ///
    /// # Errors
    ///
    /// If one does not.
    pub fn check(&self) -> Result<()> {
        positive("the pixel size (um)", self.pixel_size_um)?;
        if self.pixel_size_um > LARGEST_PIXEL_UM {
            let needed = "it must be at most 10; it is in um: 0.1 for 100 nm";
            return Err(value("the pixel size (um)", self.pixel_size_um, needed));
        }
        if !(self.excess_noise >= 1.0 && self.excess_noise.is_finite()) {
            let needed = "it is 1 without electron multiplication and 2 with much of it";
            return Err(value("the excess-noise factor", self.excess_noise, needed));
        }
        if !(self.qe > 0.0 && self.qe <= 1.0) {
            let needed = "it must be above 0 and not above 1";
            return Err(value("the quantum efficiency", self.qe, needed));
        }
        if let Calibration::Uniform {
            offset_adu,
            gain_e_per_adu,
            read_noise_e,
        } = self.calibration
        {
            if !offset_adu.is_finite() {
                return Err(value("the offset (ADU)", offset_adu, "it must be finite"));
            }
            positive("the gain (e-/ADU)", gain_e_per_adu)?;
            if !(read_noise_e >= 0.0 && read_noise_e.is_finite()) {
                let needed = "it must be finite and not negative";
                return Err(value("the read noise (e- rms)", read_noise_e, needed));
            }
        }
        Ok(())
    }
}

fn same_size(what: &'static str, have: (usize, usize), needed: (usize, usize)) -> Result<()> {
    if have == needed {
        return Ok(());
    }
    Err(Error::MapSize {
        what,
        width: have.1,
        height: have.0,
        expected_width: needed.1,
        expected_height: needed.0,
    })
}
