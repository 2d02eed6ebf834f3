//! What several commands take: output, model, camera, detection, devices.

use std::path::{Path, PathBuf};

use clap::Args;
use gaussmle::tables::Format;
use gaussmle::{Recipe, Settings};

use crate::outcome::Failure;

#[derive(Args, Debug)]
pub struct OutputArguments {
    /// The table: .csv, .parquet, .npz, .hdf5 (Picasso) or .ts.csv (ThunderSTORM).
    #[arg(short = 'o', long = "output", value_name = "OUT")]
    pub path: PathBuf,
    /// The table's format, where its ending does not say it: csv, parquet, npz, picasso or thunderstorm.
    #[arg(long)]
    pub format: Option<String>,
    /// A TOML file with a section of options; what is typed comes before it. The .toml that comes with a .csv is one.
    #[arg(long, value_name = "RUN.toml")]
    pub config: Option<PathBuf>,
    /// No progress and no summary.
    #[arg(short, long)]
    pub quiet: bool,
}

impl OutputArguments {
    pub fn format(&self) -> Result<Format, Failure> {
        Ok(match &self.format {
            Some(name) => Format::from_name(name)?,
            None => Format::of(&self.path)?,
        })
    }

    /// What was typed, and where that says nothing what the file says.
    pub fn complete(&self, typed: Recipe, section: &str) -> Result<Recipe, Failure> {
        match &self.config {
            Some(file) => Ok(typed.or(Recipe::from_toml_file(file, section)?)),
            None => Ok(typed),
        }
    }
}

#[derive(Args, Debug)]
#[command(next_help_heading = "Model")]
pub struct ModelArguments {
    /// xynb (width given), xynbs (one free width), xynbsxsy (two) or astigmatic (z).
    #[arg(long)]
    pub model: Option<String>,
    /// The width of a spot: given for xynb, to start from for xynbs and xynbsxsy.
    #[arg(long, value_name = "UM")]
    pub sigma: Option<f64>,
    /// An astigmatic PSF: sigma_x0_um, sigma_y0_um, Ax, Ay, Bx, By, gamma_um, d_um.
    #[arg(long, value_name = "PSF.toml")]
    pub astigmatic: Option<PathBuf>,
    /// The largest step that may be left in a converged fit, in units of the Cramér-Rao bound [default: 0.001].
    #[arg(long)]
    pub tolerance: Option<f64>,
    /// Most iterations of a fit [default: 50].
    #[arg(long)]
    pub max_iterations: Option<u32>,
}

#[derive(Args, Debug)]
#[command(next_help_heading = "Camera")]
pub struct CameraArguments {
    /// Width of a pixel in the sample.
    #[arg(long, value_name = "UM")]
    pub pixel_size: Option<f64>,
    /// The camera's number for no light [default: 0].
    #[arg(long, value_name = "ADU", allow_negative_numbers = true)]
    pub offset: Option<f64>,
    /// Electrons for each of the camera's numbers [default: 1].
    #[arg(long, value_name = "E_PER_ADU")]
    pub gain: Option<f64>,
    /// Read noise [default: 0].
    #[arg(long, value_name = "E_RMS")]
    pub read_noise: Option<f64>,
    /// How much electron multiplication raises the variance: 2 at high gain [default: 1].
    #[arg(long, value_name = "F")]
    pub excess_noise: Option<f64>,
    /// A camera file, with maps of an sCMOS camera for one; in place of the four before.
    #[arg(long, value_name = "CAMERA.toml")]
    pub camera: Option<PathBuf>,
}

#[derive(Args, Debug)]
#[command(next_help_heading = "Detection")]
pub struct DetectionArguments {
    /// Pixels along a side of a ROI [default: seven widths, 7 to 21].
    #[arg(long, value_name = "PIXELS")]
    pub roi: Option<usize>,
    /// Expected false spots in a frame of nothing but background [default: 0.1].
    #[arg(long, value_name = "A_FRAME", group = "criterion")]
    pub false_alarms: Option<f64>,
    /// Threshold in standard deviations of the noise.
    #[arg(long, value_name = "SD", group = "criterion")]
    pub threshold: Option<f64>,
    /// Picasso's net gradient, in a box of the ROI's side.
    #[arg(long, value_name = "ADU", group = "criterion")]
    pub min_net_gradient: Option<f64>,
    /// The width that spots are looked for with [default: the model's, else 1.3 pixels].
    #[arg(long, value_name = "UM")]
    pub detection_sigma: Option<f64>,
    /// The least distance of two spots [default: two widths].
    #[arg(long, value_name = "UM")]
    pub min_separation: Option<f64>,
    /// What becomes of a spot whose ROI would leave the frame: skip or shift [default: skip].
    #[arg(long)]
    pub border: Option<String>,
}

#[derive(Args, Debug)]
#[command(next_help_heading = "Devices")]
pub struct DeviceArguments {
    /// auto, cpu or gpu [default: auto].
    #[arg(long)]
    pub backend: Option<String>,
    /// Seconds that auto waits for a busy GPU before it takes the CPU [default: 300].
    #[arg(long, value_name = "SECONDS")]
    pub auto_timeout: Option<String>,
    /// Seconds that gpu waits before it fails, with exit code 3 [default: inf].
    #[arg(long, value_name = "SECONDS")]
    pub gpu_timeout: Option<String>,
    /// Spots of a batch [default: auto].
    #[arg(long, value_name = "auto|N")]
    pub batch_size: Option<String>,
}

/// What a table may not say itself, and whether there is a summary.
#[derive(Args, Debug)]
pub struct GivenArguments {
    /// Width of a camera pixel in the sample, for files in pixels that do not tell it.
    #[arg(long, value_name = "UM")]
    pub pixel_size: Option<f64>,
    /// The width of all spots, for formats that want one and tables without.
    #[arg(long, value_name = "UM")]
    pub sigma: Option<f64>,
    /// The PSF that gives the widths at each z, likewise.
    #[arg(long, value_name = "PSF.toml")]
    pub astigmatic: Option<PathBuf>,
    /// No summary.
    #[arg(short, long)]
    pub quiet: bool,
}

impl GivenArguments {
    /// Says what was done, on stderr, if it is wanted.
    pub fn tell(&self, what: std::fmt::Arguments<'_>) {
        if !self.quiet {
            eprintln!("{what}");
        }
    }

    /// What is read: a table, and what was given.
    pub fn with<'a>(&'a self, table: &'a Path) -> Vec<&'a Path> {
        std::iter::once(table)
            .chain(self.astigmatic.as_deref())
            .collect()
    }
}

impl ModelArguments {
    /// Fills in what concerns the model.
    pub fn put(&self, recipe: &mut Recipe) {
        recipe.model.clone_from(&self.model);
        recipe.sigma_um = self.sigma;
        recipe.astigmatic.clone_from(&self.astigmatic);
        recipe.tolerance = self.tolerance;
        recipe.max_iterations = self.max_iterations;
    }
}

impl CameraArguments {
    /// Fills in what concerns the camera.
    pub fn put(&self, recipe: &mut Recipe) {
        recipe.pixel_size_um = self.pixel_size;
        recipe.offset_adu = self.offset;
        recipe.gain_e_per_adu = self.gain;
        recipe.read_noise_e = self.read_noise;
        recipe.excess_noise = self.excess_noise;
        recipe.camera.clone_from(&self.camera);
    }
}

impl DetectionArguments {
    /// Fills in what concerns finding spots.
    pub fn put(&self, recipe: &mut Recipe) {
        recipe.roi = self.roi;
        recipe.false_alarms = self.false_alarms;
        recipe.threshold = self.threshold;
        recipe.min_net_gradient = self.min_net_gradient;
        recipe.detection_sigma_um = self.detection_sigma;
        recipe.min_separation_um = self.min_separation;
        recipe.border.clone_from(&self.border);
    }
}

impl DeviceArguments {
    /// Fills in what concerns devices.
    pub fn put(&self, recipe: &mut Recipe) -> Result<(), Failure> {
        let mut settings = Settings::default();
        for (option, key, text) in [
            ("--backend", "backend", &self.backend),
            ("--auto-timeout", "auto_timeout", &self.auto_timeout),
            ("--gpu-timeout", "gpu_timeout", &self.gpu_timeout),
            ("--batch-size", "batch_size", &self.batch_size),
        ] {
            if let Some(text) = text {
                let set = settings.set(key, text);
                set.map_err(|cause| Failure::Usage(format!("{option}: {cause}")))?;
            }
        }
        recipe.settings = settings;
        Ok(())
    }
}
