//! Arguments of `calibrate`.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use gaussmle::Settings;
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
    /// The result is a PSF file for --astigmatic, with uncertainties and the range of z. A positive
    /// step moves the beads towards higher z as fits report it. z is 0 halfway between the foci.
    ///
    /// Example: gaussmle calibrate astigmatism beads.tif --z-step 0.02 -o psf.toml --pixel-size 0.1 --offset 100 --gain 0.45
    Astigmatism(CalibrateAstigmatismArguments),
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
    /// The width of a camera pixel in the sample, for the camera file. Without it, runs take that of
    /// the movie or their own --pixel-size.
    #[arg(long, value_name = "UM")]
    pub pixel_size: Option<f64>,
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
    /// The distance from one plane to the next.
    #[arg(long, value_name = "UM", allow_negative_numbers = true)]
    pub z_step: f64,
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
