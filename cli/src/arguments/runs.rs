//! Arguments of commands that fit: `localize`, `fit`, `bench`.

use std::path::PathBuf;

use clap::Args;
use gaussmle::{Settings, Timeout};
use gaussmle_smlm::RunConfig;
use gaussmle_smlm::config::{CameraConfig, DetectionConfig, InputConfig, ModelConfig, Section};

use super::formats;
use super::shared::OutputArguments;
use crate::failure::Failure;

#[derive(Args, Debug)]
pub struct LocalizeArguments {
    /// The movies, or patterns such as "data/*.tif"; of a Micro-Manager series its first file, of Zarr
    /// and NDTiff the folder. Of several movies, each has a table beside it. One that fails is named,
    /// and the others go on.
    #[arg(required = true, value_name = "MOVIE")]
    pub movies: Vec<PathBuf>,
    #[arg(
        short = 'o',
        long = "output",
        value_name = "OUT",
        help = format!(
            "The table: {}; - for CSV on stdout [default: MOVIE_locs.csv beside the movie, which must not exist]",
            formats::endings()
        )
    )]
    pub table: Option<PathBuf>,
    #[command(flatten)]
    pub output: OutputArguments,
    /// Continue an interrupted run with the same options. A run that has left nothing starts, and one
    /// whose table is complete ends at once.
    #[arg(long)]
    pub resume: bool,
    /// Localize the movie while another program writes it, until it is complete or has not grown for
    /// the time of --quiet-after.
    #[arg(long)]
    pub follow: bool,
    /// Seconds without a change of the movie's files after which --follow ends; inf: it ends with
    /// the movie, if its format states the end (NDTiff), or by Ctrl-C.
    #[arg(
        long,
        value_name = "SECONDS",
        default_value = "30",
        requires = "follow"
    )]
    pub quiet_after: Timeout,
    /// Seconds after which the run ends as by Ctrl-C: with the table of the frames that are done, and
    /// the exit code 124. --resume continues it.
    #[arg(long, value_name = "SECONDS", default_value = "inf")]
    pub time_limit: Timeout,
    /// Correct the drift of the stage in the table of a complete run, as gaussmle drift does. It
    /// takes the memory of the whole table.
    #[arg(long)]
    pub drift: bool,
    /// Also write an HTML page about the table, with picture and plots; see gaussmle report.
    #[arg(long, value_name = "REPORT.html")]
    pub report: Option<PathBuf>,
    #[command(flatten)]
    pub model: ModelConfig,
    #[command(flatten)]
    pub camera: CameraConfig,
    #[command(flatten)]
    pub detection: DetectionConfig,
    #[command(flatten)]
    pub input: InputConfig,
    #[command(flatten)]
    pub settings: Settings,
}

impl LocalizeArguments {
    pub fn config(&self) -> Result<RunConfig, Failure> {
        let typed = RunConfig {
            model: self.model.clone(),
            camera: self.camera.clone(),
            detection: self.detection.clone(),
            input: self.input.clone(),
            settings: self.settings.clone(),
            ..RunConfig::default()
        };
        self.output.complete(typed, Section::Localize)
    }
}

#[derive(Args, Debug)]
pub struct FitArguments {
    /// The ROIs, a .npy of (n, size, size), u16 or f32.
    pub rois: PathBuf,
    #[arg(
        short = 'o',
        long = "output",
        value_name = "OUT",
        help = format!("The table: {}; - for CSV on stdout", formats::endings())
    )]
    pub table: PathBuf,
    #[command(flatten)]
    pub output: OutputArguments,
    /// The first pixel of each ROI on the sensor, a .npy of (n, 2): x and y, counted from 0.
    #[arg(long, value_name = "CORNERS.npy")]
    pub corners: Option<PathBuf>,
    /// The frame of each ROI, a .npy of (n,).
    #[arg(long, value_name = "FRAMES.npy")]
    pub frames: Option<PathBuf>,
    /// Seconds after which the run ends as by Ctrl-C: with a table of the ROIs that are done, and the
    /// exit code 124.
    #[arg(long, value_name = "SECONDS", default_value = "inf")]
    pub time_limit: Timeout,
    #[command(flatten)]
    pub model: ModelConfig,
    #[command(flatten)]
    pub camera: CameraConfig,
    #[command(flatten)]
    pub settings: Settings,
}

impl FitArguments {
    pub fn config(&self) -> Result<RunConfig, Failure> {
        let typed = RunConfig {
            model: self.model.clone(),
            camera: self.camera.clone(),
            settings: self.settings.clone(),
            ..RunConfig::default()
        };
        self.output.complete(typed, Section::Fit)
    }
}

#[derive(Args, Debug)]
pub struct BenchArguments {
    /// Print one JSON object per line.
    #[arg(long)]
    pub json: bool,
    /// Spots in each stack.
    #[arg(long, default_value_t = 200_000)]
    pub n: usize,
    /// Repetitions of each fit; the fastest counts, and the spread is that of all.
    #[arg(long, default_value_t = 3, value_parser = at_least_one)]
    pub repeats: usize,
    /// Only devices of this back end: cpu, cuda or wgpu.
    #[arg(long)]
    pub backend: Option<String>,
    /// Also measure software Vulkan adapters, which compute on the CPU.
    #[arg(long)]
    pub software: bool,
    /// An earlier output, as table or JSON: adds the ratio of the rates.
    #[arg(long, value_name = "FILE")]
    pub compare: Option<PathBuf>,
}

fn at_least_one(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(0) => Err("expected at least 1".into()),
        Ok(number) => Ok(number),
        Err(error) => Err(format!("{error}")),
    }
}
