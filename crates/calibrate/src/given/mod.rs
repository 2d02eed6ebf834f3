//! A PSF that is known: a stack of its samples, from a simulation or a phase retrieval.
//!
//! A sample is the light of the square around it, whose side is the distance of samples. With one
//! sample along a pixel it is the light of the pixel, as in files of Picasso, SMAP and uiPSF. With
//! N, the light of a pixel is the sum of N x N samples, at each place of the pixel on the grid of
//! samples. The molecule is in the middle of the stack along x, y and z.

mod checks;
mod samples;

#[cfg(test)]
mod tests;

use std::path::Path;

use gaussmle::{PixelSize, SplinePsf};
use gaussmle_base::value::{OutOfRange, z_step};
use gaussmle_io::movie::{Movie, MovieMetadata};
use gaussmle_io::{PsfCalibration, SplinePsfFile};
use gaussmle_smlm::Error;
use toml::{Table, Value};

use super::date::today;
use super::error::CalibrateError;
use super::moments::for_each_frame;
pub use checks::{GivenLight, PlaneLight};
use samples::Samples;

/// The most samples along a pixel, the most knots of a spline.
const MOST_OVERSAMPLING: usize = 16;

/// The most planes: fits take 512 coefficients along z, two more than planes.
const MOST_PLANES: usize = 510;

/// The most samples of a stack, of which several copies are made in f64.
const MOST_SAMPLES: usize = 1 << 26;

/// The fewest pixels along a side of the window: those of the smallest ROI.
const FEWEST_PIXELS: usize = 5;

/// The places of the samples of a stack.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GivenOptions {
    /// The distance from one plane to the next, um; negative if z falls from plane to plane. A stack
    /// of one plane needs none.
    pub z_step_um: Option<f64>,
    /// Samples along a pixel.
    pub oversampling: usize,
    /// The size of a camera pixel in the sample, um. Without it, it is that of the file.
    pub pixel_size_um: Option<PixelSize>,
}

impl Default for GivenOptions {
    fn default() -> Self {
        Self {
            z_step_um: None,
            oversampling: 1,
            pixel_size_um: None,
        }
    }
}

/// A PSF that was given as a stack.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct GivenPsf {
    /// The PSF for fits.
    pub psf: SplinePsf,
    /// The number of planes, rows and columns of samples.
    pub shape: [usize; 3],
    /// Samples along a pixel.
    pub oversampling: usize,
    /// The distance of planes as given, um; `None` for one plane.
    pub z_step_um: Option<f64>,
    /// The size of a camera pixel in the sample, um, if it is known.
    pub pixel_size_um: Option<PixelSize>,
    /// The light of the window.
    pub light: GivenLight,
    /// Notes on the movie and the pixel size for the user.
    pub notes: Vec<String>,
}

/// Takes the stack of a PSF, without noise and background, for the model `spline`. Its values are
/// taken as they are, without offset and gain. A stack with planes along z is opened with
/// [`OpenOptions::z_stack`](gaussmle_io::movie::OpenOptions::z_stack).
///
/// # Errors
///
/// Returns an error if an option is out of range, the stack has too few samples or too many, a value
/// is not finite, there is no light, or the stack cannot be read.
pub fn given_psf(movie: &dyn Movie, options: &GivenOptions) -> Result<GivenPsf, CalibrateError> {
    let facts = movie.metadata();
    let shape = movie.shape();
    let shape = [shape.frames, shape.height, shape.width];
    let z_step_um = check(shape, &facts, options)?;
    let mut values = Vec::with_capacity(shape.iter().product());
    for_each_frame(movie, |_, frame| {
        values.extend(frame.iter().copied().map(f64::from));
        Ok(())
    })?;
    if let Some(at) = values.iter().position(|value| !value.is_finite()) {
        let [_, rows, columns] = shape;
        return Err(CalibrateError::NoPsf(format!(
            "the value in plane {}, row {} and column {} is {}: expected finite numbers",
            at / (rows * columns),
            at / columns % rows,
            at % columns,
            values[at]
        )));
    }
    let mut planes = values.chunks_exact(shape[1] * shape[2]);
    if let Some(dark) = planes.position(|plane| plane.iter().all(|&value| value <= 0.0)) {
        return Err(CalibrateError::NoPsf(format!(
            "plane {dark} has no light: expected some in each plane"
        )));
    }
    let n = options.oversampling;
    let samples = Samples { values, shape };
    let psf = samples
        .into_psf(n, z_step_um)
        .map_err(|error| CalibrateError::NoPsf(error.to_string()))?;
    let (pixel_size_um, of_size) = pixel_size(&facts, options);
    Ok(GivenPsf {
        light: GivenLight::of(&psf),
        psf,
        shape,
        oversampling: n,
        z_step_um,
        pixel_size_um,
        notes: movie.notes().iter().cloned().chain(of_size).collect(),
    })
}

/// Checks options and sizes before the stack is read. Returns the distance of planes.
fn check(
    [planes, rows, columns]: [usize; 3],
    facts: &MovieMetadata,
    options: &GivenOptions,
) -> Result<Option<f64>, CalibrateError> {
    let n = options.oversampling;
    if !(1..=MOST_OVERSAMPLING).contains(&n) {
        let needed = "it must be 1 to 16";
        let what = "the number of samples along a pixel";
        return Err(OutOfRange::new("oversampling", what, n as f64, needed).into());
    }
    options.pixel_size_um.map_or(Ok(()), PixelSize::check)?;
    if let Some(frames) = facts.frames_per_plane.filter(|&frames| frames != 1) {
        return Err(CalibrateError::NoPsf(format!(
            "it has {frames} frames in each plane along z: expected one"
        )));
    }
    if planes > MOST_PLANES || planes.saturating_mul(rows * columns) > MOST_SAMPLES {
        return Err(CalibrateError::NoPsf(format!(
            "it has {planes} planes of {rows} x {columns} samples: expected at most {MOST_PLANES} \
             planes and {MOST_SAMPLES} samples, as of one molecule, not of a movie"
        )));
    }
    let least = FEWEST_PIXELS * n;
    if rows.min(columns) < least {
        return Err(CalibrateError::NoPsf(format!(
            "it has {rows} x {columns} samples in a plane: expected at least {least} x {least}, \
             which are {FEWEST_PIXELS} x {FEWEST_PIXELS} pixels"
        )));
    }
    match (planes, options.z_step_um.or(facts.z_step_um)) {
        (1, _) => Ok(None),
        (_, Some(um)) => {
            z_step(um)?;
            Ok(Some(um))
        }
        (_, None) => {
            let option = "z_step";
            let cause = format!(
                "it is missing: a stack of {planes} planes needs the distance from one to the \
                 next, um"
            );
            Err(Error::Config { option, cause }.into())
        }
    }
}

/// The size of a pixel of the camera, and a note on it. A file states that of a sample.
fn pixel_size(
    facts: &MovieMetadata,
    options: &GivenOptions,
) -> (Option<PixelSize>, Option<String>) {
    /// The relative difference that is reported.
    const MOST_DIFFERENCE: f64 = 0.02;
    let n = options.oversampling;
    let entry = facts.pixel_size_entry.unwrap_or("the file");
    // 0.1 rather than 0.09999999999999999.
    let stated = facts
        .pixel_size_um
        .map(|size| size.map(|um| (um * n as f64 * 1e12).round() / 1e12));
    let of_samples = match n {
        1 => String::new(),
        _ => format!(", that of {n} samples"),
    };
    let note = match (options.pixel_size_um, stated) {
        (None, Some(um)) => Some(format!(
            "the pixel size is {um} um{of_samples}, from {entry}"
        )),
        (Some(used), Some(um)) if !used.is_near(um, MOST_DIFFERENCE) => Some(format!(
            "the pixel size is {used} um, but {um} um{of_samples} by {entry}: check which one is \
             right"
        )),
        _ => None,
    };
    (options.pixel_size_um.or(stated), note)
}

impl GivenPsf {
    /// The PSF as a file for fits, which names its stack.
    pub fn file(&self, stack: &Path) -> SplinePsfFile {
        let mut file = SplinePsfFile::new(self.psf.clone());
        file.pixel_size_um = self.pixel_size_um.map(PixelSize::xy);
        file.calibration = PsfCalibration {
            z_step_um: self.z_step_um,
            date: Some(today()),
            program: Some(concat!("gaussmle ", env!("CARGO_PKG_VERSION")).into()),
            ..PsfCalibration::default()
        };
        let stack = std::path::absolute(stack).unwrap_or_else(|_| stack.to_owned());
        file.quality = Table::from_iter([
            ("given".to_owned(), Value::Boolean(true)),
            ("stack".to_owned(), stack.display().to_string().into()),
            (
                "samples_per_pixel".to_owned(),
                Value::Integer(self.oversampling as i64),
            ),
        ]);
        file
    }

    /// Pixels along a side of the window.
    pub fn window(&self) -> usize {
        self.psf.window()
    }

    /// Sentences on what limits the PSF, for the user.
    pub fn advice(&self) -> Vec<String> {
        self.light.advice()
    }
}
