//! Cameras: numbers, maps, or a file.

use std::path::PathBuf;

use gaussmle::calibrate::{self, CameraOptions};
use gaussmle::io::{self, FileError, Movie, OpenOptions};
use pyo3::prelude::*;

use crate::array::{Input, Memory};
use crate::errors::OrRaise;
use crate::work::Call;

/// The library's camera.
#[pyclass(frozen, module = "gaussmle._native")]
pub struct Camera(pub gaussmle::Camera);

#[pymethods]
impl Camera {
    #[staticmethod]
    fn uniform(
        pixel_size: f64,
        offset: f64,
        gain: f64,
        read_noise: f64,
        excess_noise: f64,
        qe: f64,
    ) -> PyResult<Self> {
        let camera = gaussmle::Camera::uniform(pixel_size, offset, gain, read_noise);
        Self::checked(camera.excess_noise(excess_noise).qe(qe))
    }

    /// Maps are f32; the mask, where it is given, is u8.
    #[staticmethod]
    fn scmos(
        pixel_size: f64,
        offset: Input<'_>,
        gain: Input<'_>,
        variance: Input<'_>,
        mask: Option<Input<'_>>,
        excess_noise: f64,
        qe: f64,
    ) -> PyResult<Self> {
        let mask = mask.as_ref().map(Input::plane::<u8>).transpose()?;
        let mask = mask.map(|mask| mask.mapv(|out| out != 0));
        let camera = gaussmle::Camera::scmos(
            pixel_size,
            offset.plane()?,
            gain.plane()?,
            variance.plane()?,
            mask.as_ref().map(|mask| mask.view()),
        );
        Self::checked(camera.or_raise()?.excess_noise(excess_noise).qe(qe))
    }

    #[staticmethod]
    fn from_file(path: PathBuf, pixel_size: Option<f64>) -> PyResult<(Self, Vec<String>)> {
        let loaded = gaussmle::Camera::from_toml_file(&path, pixel_size).or_raise()?;
        Ok((Self(loaded.camera), loaded.notes))
    }

    #[getter]
    fn pixel_size(&self) -> f64 {
        self.0.pixel_size_um()
    }

    #[getter]
    fn excess_noise(&self) -> f64 {
        self.0.excess_noise_factor()
    }

    #[getter]
    fn qe(&self) -> f64 {
        self.0.quantum_efficiency()
    }

    /// Offset, gain and read noise, if there are no maps.
    #[getter]
    fn numbers(&self) -> Option<[f64; 3]> {
        self.0.numbers()
    }

    /// Height and width of the maps, if there are any.
    #[getter]
    fn map_shape(&self) -> Option<(usize, usize)> {
        self.0.map_size().map(|(width, height)| (height, width))
    }

    /// Maps of offset, gain and variance, NaN where a pixel is left out.
    fn maps(&self) -> Option<[Memory; 3]> {
        let maps = self.0.maps()?;
        Some(maps.map(|map| {
            let (height, width) = map.dim();
            Memory::own(map.into_raw_vec_and_offset().0, &[height, width])
        }))
    }
}

impl Camera {
    fn checked(camera: gaussmle::Camera) -> PyResult<Self> {
        camera.check().or_raise()?;
        Ok(Self(camera))
    }
}

#[allow(clippy::too_many_arguments, reason = "the Python half gathers them")]
/// Measures a camera's maps from movies in the dark and of even light, and writes them into a folder, with their `camera.toml`. Returns
/// pixels without a gain, with an odd one, and noisy ones.
#[pyfunction]
pub fn calibrate_camera(
    py: Python<'_>,
    dark: PathBuf,
    bright: Vec<PathBuf>,
    output: PathBuf,
    pixel_size: f64,
    qe: Option<f64>,
    excess_noise: f64,
    saturation: Option<f64>,
) -> PyResult<(usize, usize, usize)> {
    Call::plain().run(py, move || {
        let open = OpenOptions::default();
        let dark = io::open(&dark, &open)?;
        let bright = bright.iter().map(|path| io::open(path, &open));
        let bright = bright.collect::<Result<Vec<Box<dyn Movie>>, _>>()?;
        let bright: Vec<&dyn Movie> = bright.iter().map(AsRef::as_ref).collect();
        let options = CameraOptions {
            pixel_size_um: Some(pixel_size),
            qe,
            excess_noise,
            saturation_adu: saturation,
        };
        let calibration = calibrate::camera(dark.as_ref(), &bright, &options)?;
        std::fs::create_dir_all(&output).map_err(|source| FileError::Write {
            path: output.clone(),
            source,
        })?;
        calibration.save(&output)?;
        let bad = &calibration.bad;
        Ok((bad.without_gain, bad.odd_gain, bad.noisy))
    })
}
