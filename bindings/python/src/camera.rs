//! Cameras from numbers, from maps, or from a file; and their calibration.

use std::path::PathBuf;

use gaussmle::PixelSize;
use gaussmle::camera::ScmosMaps;
use gaussmle_calibrate::CameraOptions;
use gaussmle_io::movie::{FileError, Movie, MovieMetadata};
use gaussmle_io::{read_camera_for, write_atomically};
use gaussmle_report::calibration::photon_transfer_plot;
use gaussmle_smlm::RunConfig;
use gaussmle_smlm::config::CameraConfig;
use gaussmle_smlm::localize::check_output_paths;
use pyo3::prelude::*;

use crate::array::{InputArray, Memory};
use crate::errors::OrRaise;
use crate::movie_input::{MovieInput, OpenMovie};
use crate::pixel_size::Pixel;
use crate::work::Call;

/// A camera.
#[pyclass(frozen, module = "gaussmle._native")]
pub struct Camera {
    pub camera: gaussmle::Camera,
    /// False if the pixel size is that of the movie.
    pub has_pixel_size: bool,
}

/// Stands for a pixel size that is not known yet, um.
const UNKNOWN_PIXEL_SIZE: Pixel = Pixel::Square(1.0);

#[pymethods]
impl Camera {
    /// A camera whose pixels are all alike.
    #[staticmethod]
    fn uniform(
        pixel_size: Option<Pixel>,
        offset: f64,
        gain: f64,
        read_noise: f64,
        excess_noise: f64,
    ) -> PyResult<Self> {
        let size = pixel_size.unwrap_or(UNKNOWN_PIXEL_SIZE);
        let camera = gaussmle::Camera::ideal(size)
            .with_offset_adu(offset)
            .with_gain_e_per_adu(gain)
            .with_read_noise_e(read_noise)
            .with_excess_noise(excess_noise);
        Self::checked(camera, pixel_size.is_some())
    }

    /// An sCMOS camera. Maps are f32. The mask is u8, and 0 marks usable pixels.
    #[staticmethod]
    fn scmos(
        pixel_size: Option<Pixel>,
        offset: InputArray<'_>,
        gain: InputArray<'_>,
        variance: InputArray<'_>,
        mask: Option<InputArray<'_>>,
        excess_noise: f64,
    ) -> PyResult<Self> {
        let mask = mask.as_ref().map(InputArray::plane::<u8>).transpose()?;
        let mask = mask.map(|mask| mask.mapv(|excluded| excluded != 0));
        let maps = ScmosMaps {
            offset_adu: offset.plane()?,
            gain_e_per_adu: gain.plane()?,
            variance_e2: variance.plane()?,
            mask: mask.as_ref().map(|mask| mask.view()),
        };
        let camera = gaussmle::Camera::scmos(pixel_size.unwrap_or(UNKNOWN_PIXEL_SIZE), maps);
        let camera = camera.or_raise()?.with_excess_noise(excess_noise);
        Self::checked(camera, pixel_size.is_some())
    }

    /// A camera file, or a camera by its name in the files of settings; notes on how it was read; and its
    /// file, if it has one.
    #[staticmethod]
    fn from_file(
        path: PathBuf,
        pixel_size: Option<Pixel>,
    ) -> PyResult<(Self, Vec<String>, Option<PathBuf>)> {
        let config = CameraConfig {
            camera: Some(path),
            pixel_size_um: pixel_size.map(PixelSize::from),
            ..CameraConfig::default()
        };
        let config = config.resolved().or_raise()?;
        let Some(file) = &config.camera else {
            let has_pixel_size = config.pixel_size_um.is_some();
            let movie = MovieMetadata {
                pixel_size_um: Some(UNKNOWN_PIXEL_SIZE.into()),
                ..MovieMetadata::default()
            };
            let (camera, _) = config.camera_for(&movie).or_raise()?;
            return Ok((Self::checked(camera, has_pixel_size)?, Vec::new(), None));
        };
        let unknown = Some(UNKNOWN_PIXEL_SIZE.into());
        let loaded = read_camera_for(file, config.pixel_size_um, unknown).or_raise()?;
        let camera = Self {
            has_pixel_size: !loaded.pixel_size_is_of_movie,
            camera: loaded.camera,
        };
        Ok((camera, loaded.notes, config.camera))
    }

    /// None if it is that of the movie.
    #[getter]
    fn pixel_size(&self) -> Option<Pixel> {
        let size = || Pixel::from(self.camera.pixel_size_um());
        self.has_pixel_size.then(size)
    }

    #[getter]
    fn excess_noise(&self) -> f64 {
        self.camera.excess_noise()
    }

    /// Offset, gain and read noise, or None if the camera has maps.
    #[getter]
    fn numbers(&self) -> Option<[f64; 3]> {
        Some([
            self.camera.offset_adu()?,
            self.camera.gain_e_per_adu()?,
            self.camera.read_noise_e()?,
        ])
    }

    /// Height and width of the maps, or None.
    #[getter]
    fn map_shape(&self) -> Option<(usize, usize)> {
        self.camera
            .map_size()
            .map(|(width, height)| (height, width))
    }

    /// The maps of offset, gain and variance, with NaN for excluded pixels, or None.
    fn maps(&self) -> Option<[Memory; 3]> {
        let maps = self.camera.maps()?;
        Some(maps.map(|map| {
            let (height, width) = map.dim();
            Memory::owned(map.into_raw_vec_and_offset().0, &[height, width])
        }))
    }
}

impl Camera {
    fn checked(camera: gaussmle::Camera, has_pixel_size: bool) -> PyResult<Self> {
        camera.check().or_raise()?;
        Ok(Self {
            camera,
            has_pixel_size,
        })
    }
}

/// Measures the maps of a camera from a dark and evenly lit movies, and writes them to a folder
/// with `camera.toml` and `transfer.svg`. Returns the numbers of pixels without a gain, with an
/// unusual gain, and with high noise.
#[pyfunction]
#[allow(
    clippy::too_many_arguments,
    reason = "the Python function has keywords"
)]
pub fn calibrate_camera(
    py: Python<'_>,
    dark: MovieInput<'_>,
    bright: Vec<MovieInput<'_>>,
    output: PathBuf,
    pixel_size: Option<Pixel>,
    excess_noise: f64,
    saturation: Option<f64>,
) -> PyResult<(usize, usize, usize)> {
    let mut call = Call::plain();
    let config = RunConfig::default();
    let movies = std::iter::once(&dark).chain(&bright);
    let inputs = movies.filter_map(|movie| match movie {
        MovieInput::File(file) => Some(file.as_path()),
        _ => None,
    });
    let inputs: Vec<_> = inputs.collect();
    check_output_paths(&gaussmle_calibrate::camera_files(&output), &inputs).or_raise()?;
    let dark = dark.open(&config, &mut call)?;
    let bright = bright.iter().map(|movie| movie.open(&config, &mut call));
    let bright = bright.collect::<PyResult<Vec<OpenMovie<'_>>>>()?;
    call.run(py, || {
        let bright: Vec<&dyn Movie> = bright.iter().map(OpenMovie::movie).collect();
        let options = CameraOptions {
            pixel_size_um: pixel_size.map(PixelSize::from),
            excess_noise,
            saturation_adu: saturation,
        };
        let calibration = gaussmle_calibrate::camera(dark.movie(), &bright, &options)?;
        std::fs::create_dir_all(&output).map_err(|source| FileError::Write {
            path: output.clone(),
            source,
        })?;
        let plot = photon_transfer_plot(&calibration).svg();
        write_atomically(&output.join("transfer.svg"), plot.as_bytes())?;
        calibration.save(&output)?;
        let bad = &calibration.bad;
        Ok((bad.without_gain, bad.odd_gain, bad.noisy))
    })
}
