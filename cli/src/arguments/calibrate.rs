//! Arguments of `calibrate`.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use gaussmle::{PixelSize, Settings};
use gaussmle_smlm::config::{CameraConfig, DetectionConfig, ModelConfig, Sigma};
use gaussmle_smlm::{FrameRange, RunConfig};

use super::shared::MovieArguments;
use crate::failure::Failure;

#[derive(Debug, Subcommand)]
pub enum Calibrate {
    /// Measure the offset, gain and variance of each pixel by photon transfer.
    ///
    /// The input is one dark stack and one or more evenly lit stacks.
    ///
    /// Example: gaussmle calibrate camera dark.tif bright.tif -o camera
    Camera(CalibrateCameraArguments),
    /// Measure the astigmatic curve from a scan of beads through focus.
    ///
    /// The result is a PSF file for --psf, with uncertainties and the range of z. A positive step moves
    /// the beads towards higher z as fits report it. z is 0 halfway between the foci. `calibrate psf`
    /// measures the PSF itself, which is more exact, and needs more light.
    ///
    /// Example: gaussmle calibrate astigmatism beads.tif --z-step 0.02 -o psf.toml --pixel-size 0.1 --offset 100 --gain 0.45
    Astigmatism(CalibrateAstigmatismArguments),
    /// Measure the PSF from scans of beads through focus.
    ///
    /// The result is a PSF file for --psf: a cubic spline, fitted to all frames of all beads at once, for
    /// z at the Cramér-Rao bound where the PSF is not Gaussian. It takes at least 9 planes; ten beads of
    /// 5000 photons or more in steps of 20 nm are good. With few photons, `calibrate astigmatism` has
    /// less noise. A positive step moves the beads towards higher z as fits report it. z is 0 in the
    /// sharpest plane. A page on the PSF and its beads, .html, is written beside the file.
    ///
    /// With --given, the stack is the PSF itself, of a simulation or a phase retrieval; no page is written.
    ///
    /// Example: gaussmle calibrate psf beads1.tif beads2.tif --z-step 0.02 -o psf.h5 --pixel-size 0.1 --offset 100 --gain 0.45
    ///
    /// Example: gaussmle calibrate psf vectorial.npy --given --oversampling 2 --z-step 0.05 -o psf.h5 --pixel-size 0.1
    Psf(CalibratePsfArguments),
    /// Measure the width of a spot in focus from the spots of a movie.
    ///
    /// Prints sigma_um, the value for --sigma, and its uncertainty sigma_std_um.
    ///
    /// Example: gaussmle calibrate sigma movie.tif --pixel-size 0.1 --offset 100 --gain 0.45
    Sigma(CalibrateSigmaArguments),
}

#[derive(Args, Debug)]
pub struct CalibrateCameraArguments {
    /// Frames without light.
    pub dark: PathBuf,
    /// Evenly lit frames, one stack for each level of light. One stack is enough.
    #[arg(required = true)]
    pub bright: Vec<PathBuf>,
    /// The folder for camera.toml, its maps and the photon-transfer curve transfer.svg.
    #[arg(short, long, value_name = "FOLDER")]
    pub output: PathBuf,
    /// The size of a camera pixel in the sample, for the camera file. Without it, runs take that of
    /// the movie or their own --pixel-size.
    #[arg(long, value_name = "UM")]
    pub pixel_size: Option<PixelSize>,
    /// The factor by which electron multiplication raises the variance.
    #[arg(long, value_name = "F", default_value_t = 1.0)]
    pub excess_noise: f64,
    /// The pixel value at which the camera saturates [default: 65535; 4095 for 12 bits].
    #[arg(long, value_name = "ADU")]
    pub saturation: Option<f64>,
    #[command(flatten)]
    pub input: MovieArguments,
    /// Print no summary.
    #[arg(short, long)]
    pub quiet: bool,
}

#[derive(Args, Debug)]
pub struct CalibrateAstigmatismArguments {
    /// Frames of beads, plane after plane. Planes along z of a file are the planes of the scan.
    pub beads: PathBuf,
    /// The distance from one plane to the next [default: that of the movie's file].
    #[arg(long, value_name = "UM", allow_negative_numbers = true)]
    pub z_step: Option<f64>,
    /// Frames in each plane [default: those of the file if it has planes along z, otherwise 1].
    #[arg(long, value_name = "N")]
    pub frames_per_plane: Option<usize>,
    /// The PSF file. A plot of the curve, .svg, is written beside it.
    #[arg(short, long, value_name = "PSF.toml")]
    pub output: PathBuf,
    #[command(flatten)]
    pub input: MovieArguments,
    #[command(flatten)]
    pub widths: WidthArguments,
    /// Print no summary.
    #[arg(short, long)]
    pub quiet: bool,
}

#[derive(Args, Debug)]
pub struct CalibratePsfArguments {
    /// Scans of beads, plane after plane, with the same optics. Planes along z of a file are the planes
    /// of the scan. Several scans average the motion of the stage. With --given, the one stack of the
    /// PSF.
    #[arg(required = true)]
    pub beads: Vec<PathBuf>,
    /// The stack is the PSF itself, without noise and background: no beads are searched for. The molecule is
    /// in the middle of the stack along x, y and z. A stack of one plane makes a PSF without z.
    #[arg(long)]
    pub given: bool,
    /// Samples along a pixel of the stack of --given, 1 to 16. Each is the light of the square around
    /// it; the light of a pixel is their sum [default: 1].
    #[arg(long, value_name = "N")]
    pub oversampling: Option<usize>,
    /// The distance from one plane to the next [default: that of the movie's file].
    #[arg(long, value_name = "UM", allow_negative_numbers = true)]
    pub z_step: Option<f64>,
    /// Frames in each plane [default: those of the file if it has planes along z, otherwise 1].
    #[arg(long, value_name = "N")]
    pub frames_per_plane: Option<usize>,
    /// Pixels along a side of the window of a bead [default: 2.1 um].
    #[arg(long, value_name = "PIXELS")]
    pub roi: Option<usize>,
    /// The PSF file.
    #[arg(short, long, value_name = "PSF.h5")]
    pub output: PathBuf,
    #[command(flatten)]
    pub input: MovieArguments,
    #[command(flatten)]
    pub camera: CameraConfig,
    /// Print no summary.
    #[arg(short, long)]
    pub quiet: bool,
}

impl CalibratePsfArguments {
    pub fn config(&self) -> Result<RunConfig, Failure> {
        let config = RunConfig {
            camera: self.camera.clone(),
            detection: DetectionConfig {
                roi: self.roi,
                ..DetectionConfig::default()
            },
            ..RunConfig::default()
        };
        Ok(config.with_environment()?)
    }

    /// Refuses options of beads and cameras, which a given PSF does not take.
    pub fn check_given(&self) -> Result<(), Failure> {
        let CameraConfig {
            pixel_size_um: _,
            offset_adu,
            gain_e_per_adu,
            read_noise_e,
            excess_noise,
            camera,
        } = &self.camera;
        let typed = [
            (self.frames_per_plane.is_some(), "--frames-per-plane"),
            (self.roi.is_some(), "--roi"),
            (offset_adu.is_some(), "--offset"),
            (gain_e_per_adu.is_some(), "--gain"),
            (read_noise_e.is_some(), "--read-noise"),
            (excess_noise.is_some(), "--excess-noise"),
            (camera.is_some(), "--camera"),
        ];
        let meaningless: Vec<&str> = typed
            .into_iter()
            .filter_map(|(is_typed, option)| is_typed.then_some(option))
            .collect();
        if !meaningless.is_empty() {
            return Err(Failure::Usage(format!(
                "--given: the values of the stack are the PSF, without beads and camera: leave out {}",
                meaningless.join(", ")
            )));
        }
        match self.beads.len() {
            1 => Ok(()),
            stacks => Err(Failure::Usage(format!(
                "--given: there are {stacks} stacks: give the one that is the PSF"
            ))),
        }
    }
}

#[derive(Args, Debug)]
pub struct CalibrateSigmaArguments {
    /// The movie.
    pub movie: PathBuf,
    /// A plot of the widths, .svg.
    #[arg(long, value_name = "WIDTHS.svg")]
    pub plot: Option<PathBuf>,
    /// Frames FROM:TO, counted from 0, without TO. Either may be left out.
    #[arg(long, value_name = "FROM:TO")]
    pub frames: Option<FrameRange>,
    #[command(flatten)]
    pub input: MovieArguments,
    #[command(flatten)]
    pub widths: WidthArguments,
    /// Print no summary.
    #[arg(short, long)]
    pub quiet: bool,
}

/// The search for spots and the fit of their widths.
#[derive(Args, Debug)]
pub struct WidthArguments {
    /// The start value of the width.
    #[arg(long, value_name = "UM")]
    pub sigma: Option<f64>,
    #[command(flatten)]
    pub camera: CameraConfig,
    #[command(flatten)]
    pub detection: DetectionConfig,
    #[command(flatten)]
    pub settings: Settings,
}

impl WidthArguments {
    pub fn config(&self) -> Result<RunConfig, Failure> {
        let config = RunConfig {
            model: ModelConfig {
                sigma_um: self.sigma.map(Sigma::Um),
                ..ModelConfig::default()
            },
            camera: self.camera.clone(),
            detection: self.detection.clone(),
            settings: self.settings.clone(),
            ..RunConfig::default()
        };
        Ok(config.with_environment()?)
    }
}
