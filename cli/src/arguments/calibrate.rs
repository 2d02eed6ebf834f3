//! Calibrations.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use gaussmle::{Frames, Recipe};

use super::shared::{CameraArguments, DetectionArguments, DeviceArguments};
use crate::outcome::Failure;

#[derive(Debug, Subcommand)]
pub enum Calibrate {
    /// Offset, gain and variance of each pixel, from a dark stack and bright ones, by photon transfer.
    ///
    /// Example: gaussmle calibrate camera dark.tif bright.tif -o camera --pixel-size 0.1
    Camera(CalibrateCameraArguments),
    /// The astigmatic curve, from a scan of beads through focus: a PSF file for --astigmatic, with uncertainties and the range of z.
    ///
    /// Positive steps are those that move beads to what fits are to report as higher z. The curve has its 0 halfway between the foci.
    ///
    /// Example: gaussmle calibrate astigmatism beads.tif --z-step 0.02 -o psf.toml --pixel-size 0.1 --offset 100 --gain 0.45
    Astigmatism(CalibrateAstigmatismArguments),
    /// The width of a spot in focus, from the widths of a movie's spots: the number for --sigma.
    ///
    /// Prints sigma_um and sigma_std_um.
    ///
    /// Example: gaussmle calibrate sigma movie.tif --pixel-size 0.1 --offset 100 --gain 0.45
    Sigma(CalibrateSigmaArguments),
}

#[derive(Args, Debug)]
pub struct CalibrateCameraArguments {
    /// Frames without light.
    pub dark: PathBuf,
    /// Frames of even light, one stack for each level; one is enough.
    #[arg(required = true)]
    pub bright: Vec<PathBuf>,
    /// The folder that camera.toml and its maps are written into.
    #[arg(short, long, value_name = "FOLDER")]
    pub output: PathBuf,
    /// Width of a pixel in the sample.
    #[arg(long, value_name = "UM")]
    pub pixel_size: f64,
    /// The quantum efficiency, to be carried.
    #[arg(long)]
    pub qe: Option<f64>,
    /// How much electron multiplication raises the variance.
    #[arg(long, value_name = "F", default_value_t = 1.0)]
    pub excess_noise: f64,
    /// Where the camera saturates [default: 65535; a 12-bit camera's is 4095].
    #[arg(long, value_name = "ADU")]
    pub saturation: Option<f64>,
    /// No summary.
    #[arg(short, long)]
    pub quiet: bool,
}

#[derive(Args, Debug)]
pub struct CalibrateAstigmatismArguments {
    /// Frames of beads, plane after plane.
    pub beads: PathBuf,
    /// From one plane to the next.
    #[arg(long, value_name = "UM", allow_negative_numbers = true)]
    pub z_step: f64,
    /// Frames in each plane.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub frames_per_plane: usize,
    /// The PSF file; a plot of the curve, .svg, is written beside it.
    #[arg(short, long, value_name = "PSF.toml")]
    pub output: PathBuf,
    #[command(flatten)]
    pub seeing: SeeingArguments,
    /// No summary.
    #[arg(short, long)]
    pub quiet: bool,
}

#[derive(Args, Debug)]
pub struct CalibrateSigmaArguments {
    /// The movie.
    pub movie: PathBuf,
    /// Where to plot the widths, .svg.
    #[arg(long, value_name = "WIDTHS.svg")]
    pub plot: Option<PathBuf>,
    /// Frames FROM:TO, from 0, TO not included; either may be left out.
    #[arg(long, value_name = "FROM:TO")]
    pub frames: Option<Frames>,
    #[command(flatten)]
    pub seeing: SeeingArguments,
    /// No summary.
    #[arg(short, long)]
    pub quiet: bool,
}

/// How spots are found and their widths fitted.
#[derive(Args, Debug)]
pub struct SeeingArguments {
    /// The width to start from.
    #[arg(long, value_name = "UM")]
    pub sigma: Option<f64>,
    #[command(flatten)]
    pub camera: CameraArguments,
    #[command(flatten)]
    pub detection: DetectionArguments,
    #[command(flatten)]
    pub device: DeviceArguments,
}

impl SeeingArguments {
    pub fn recipe(&self) -> Result<Recipe, Failure> {
        let mut recipe = Recipe {
            sigma_um: self.sigma,
            ..Recipe::default()
        };
        self.camera.put(&mut recipe);
        self.detection.put(&mut recipe);
        self.device.put(&mut recipe)?;
        Ok(recipe)
    }
}
