//! Fits: `localize`, `fit`, `bench`.

use std::path::PathBuf;

use clap::Args;
use gaussmle::{Frames, Recipe};

use super::shared::{
    CameraArguments, DetectionArguments, DeviceArguments, ModelArguments, OutputArguments,
};
use crate::outcome::Failure;

#[derive(Args, Debug)]
pub struct LocalizeArguments {
    /// The movie; of a Micro-Manager series the first file.
    pub movie: PathBuf,
    #[command(flatten)]
    pub output: OutputArguments,
    #[command(flatten)]
    pub model: ModelArguments,
    #[command(flatten)]
    pub camera: CameraArguments,
    #[command(flatten)]
    pub detection: DetectionArguments,
    /// Frames FROM:TO, from 0, TO not included; either may be left out.
    #[arg(long, value_name = "FROM:TO")]
    pub frames: Option<Frames>,
    /// Go on with a run that was interrupted, with the same options.
    #[arg(long)]
    pub resume: bool,
    /// Read the whole frames of a movie that is cut short.
    #[arg(long)]
    pub allow_truncated: bool,
    /// Write a page about the table, too, with picture and plots; see gaussmle report.
    #[arg(long, value_name = "REPORT.html")]
    pub report: Option<PathBuf>,
    #[command(flatten)]
    pub device: DeviceArguments,
}

#[derive(Args, Debug)]
pub struct FitArguments {
    /// The ROIs, a .npy of (n, size, size), u16 or f32.
    pub rois: PathBuf,
    #[command(flatten)]
    pub output: OutputArguments,
    #[command(flatten)]
    pub model: ModelArguments,
    #[command(flatten)]
    pub camera: CameraArguments,
    /// Each ROI's first pixel on the sensor, a .npy of (n, 2): x and y, from 0.
    #[arg(long, value_name = "CORNERS.npy")]
    pub corners: Option<PathBuf>,
    /// Each ROI's frame, a .npy of (n,).
    #[arg(long, value_name = "FRAMES.npy")]
    pub frames: Option<PathBuf>,
    #[command(flatten)]
    pub device: DeviceArguments,
}

impl LocalizeArguments {
    pub fn recipe(&self) -> Result<Recipe, Failure> {
        let mut recipe = Recipe {
            frames: self.frames,
            allow_truncated: self.allow_truncated.then_some(true),
            ..Recipe::default()
        };
        self.model.put(&mut recipe);
        self.camera.put(&mut recipe);
        self.detection.put(&mut recipe);
        self.device.put(&mut recipe)?;
        self.output.complete(recipe, "localize")
    }
}

impl FitArguments {
    pub fn recipe(&self) -> Result<Recipe, Failure> {
        let mut recipe = Recipe::default();
        self.model.put(&mut recipe);
        self.camera.put(&mut recipe);
        self.device.put(&mut recipe)?;
        self.output.complete(recipe, "fit")
    }
}

#[derive(Args, Debug)]
pub struct BenchArguments {
    /// One JSON object a line.
    #[arg(long)]
    pub json: bool,
    /// Spots of each stack.
    #[arg(long, default_value_t = 200_000)]
    pub n: usize,
    /// How often each is fitted; the best counts.
    #[arg(long, default_value_t = 3)]
    pub repeats: usize,
    /// Only devices of this back end: cpu, cuda or wgpu.
    #[arg(long)]
    pub backend: Option<String>,
}
