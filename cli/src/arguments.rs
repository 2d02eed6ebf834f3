//! What can be typed.

use std::path::PathBuf;
use std::sync::LazyLock;

use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;
use gaussmle::doctor::built_in;
use gaussmle::tables::Format;
use gaussmle::{Frames, Recipe, Settings};

use crate::outcome::Failure;

/// Finds and fits single molecules in movies: positions at the Cramér-Rao bound, on GPUs and CPUs.
#[derive(Debug, Parser)]
#[command(name = "gaussmle", version = version(), arg_required_else_help = true)]
pub struct Arguments {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Find the spots of a movie, fit them, and write a table.
    ///
    /// Reads TIFF (BigTIFF, ImageJ, OME, Micro-Manager), Picasso .raw with .yaml, .dax with .inf, .npy and Zarr. Ctrl-C leaves a
    /// table of what is done, and --resume goes on from there.
    ///
    /// Example: gaussmle localize movie.tif -o locs.csv --model xynb --sigma 0.13 --pixel-size 0.1 --offset 100 --gain 0.45
    #[command(verbatim_doc_comment)]
    Localize(LocalizeArguments),
    /// Fit ROIs that are already cut, and write a table.
    ///
    /// Example: gaussmle fit rois.npy -o locs.parquet --model xynbs --pixel-size 0.1 --corners corners.npy
    Fit(FitArguments),
    /// Draw a table as a picture: each localization a Gaussian as wide as it is uncertain.
    ///
    /// Example: gaussmle render locs.csv -o picture.png
    Render(RenderArguments),
    /// Write a page about a table: its picture to zoom into, precision, photons, goodness of fit, drift.
    ///
    /// The page is one HTML file that needs nothing else, not even a network.
    ///
    /// Example: gaussmle report locs.csv -o report.html
    Report(ReportArguments),
    /// Merge the localizations of one molecule in consecutive frames, by their inverse variances.
    ///
    /// Example: gaussmle link locs.csv -o linked.csv --gap 1
    Link(LinkArguments),
    /// Measure the stage's drift by cross-correlation, and take it off.
    ///
    /// Example: gaussmle drift locs.csv -o still.csv --path drift.csv
    Drift(DriftArguments),
    /// Measure what fits need to know of a microscope.
    ///
    /// Example: gaussmle calibrate camera dark.tif bright.tif -o camera --pixel-size 0.1
    Calibrate {
        #[command(subcommand)]
        what: Calibrate,
    },
    /// Say what is in a table: columns, units, counts, ranges, and how it was made.
    ///
    /// Example: gaussmle info locs.parquet
    Info(InfoArguments),
    /// Write a table in another format.
    ///
    /// Reads the native CSV, Parquet and npz, Picasso's HDF5, ThunderSTORM's CSV, .smlm and DECODE's HDF5.
    ///
    /// Example: gaussmle convert locs.csv locs.hdf5
    Convert(ConvertArguments),
    /// Keep the rows of a table that a condition holds for.
    ///
    /// Example: gaussmle filter locs.csv -o sharp.csv --where "x_std < 0.02 and photons > 500"
    Filter(FilterArguments),
    /// Simulate ROIs, or with --movie a movie of blinking emitters, with a table of the truth.
    ///
    /// Example: gaussmle simulate -o rois.npy --truth truth.csv --n 10000 --photons 500
    ///
    /// Example: gaussmle simulate --movie -o movie.tif --truth truth.csv --frames 200 --width 256 --height 256 --emitters 30
    Simulate(SimulateArguments),
    /// Measure every model and camera on every device of this machine.
    ///
    /// Example: gaussmle bench --json
    Bench(BenchArguments),
    /// List the devices of every back end, with memory and load.
    ///
    /// Example: gaussmle devices --json
    Devices {
        /// One JSON object a line.
        #[arg(long)]
        json: bool,
    },
    /// Fit a small stack on every device, and say what is wrong and what to do about it.
    ///
    /// Exit code 0 if fits can run as they should, 1 if a GPU is there and cannot be used, or computes wrongly.
    ///
    /// Example: gaussmle doctor
    Doctor {
        /// One JSON object.
        #[arg(long)]
        json: bool,
    },
    /// Print what makes a shell complete this command line.
    ///
    /// Example: gaussmle completions bash > ~/.local/share/bash-completion/completions/gaussmle
    Completions {
        /// Which shell.
        shell: Shell,
    },
}

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
    /// The width to start from.
    #[arg(long, value_name = "UM")]
    pub sigma: Option<f64>,
    #[command(flatten)]
    pub camera: CameraArguments,
    #[command(flatten)]
    pub detection: DetectionArguments,
    #[command(flatten)]
    pub device: DeviceArguments,
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
    /// The width to start from.
    #[arg(long, value_name = "UM")]
    pub sigma: Option<f64>,
    #[command(flatten)]
    pub camera: CameraArguments,
    #[command(flatten)]
    pub detection: DetectionArguments,
    #[command(flatten)]
    pub device: DeviceArguments,
    /// No summary.
    #[arg(short, long)]
    pub quiet: bool,
}

#[derive(Args, Debug)]
pub struct LinkArguments {
    /// The table.
    pub table: PathBuf,
    /// The table of molecules.
    #[arg(short, long, value_name = "OUT")]
    pub output: PathBuf,
    /// How far a localization may be from its molecule, in standard deviations of the difference.
    #[arg(long, default_value_t = 4.0)]
    pub sigmas: f64,
    /// The same as a length, in place of it.
    #[arg(long, value_name = "UM", conflicts_with = "sigmas")]
    pub distance: Option<f64>,
    /// Frames for which a molecule may be dark.
    #[arg(long, value_name = "FRAMES", default_value_t = 0)]
    pub gap: u32,
    /// The new table's format, where its ending does not say it.
    #[arg(long)]
    pub format: Option<String>,
    #[command(flatten)]
    pub given: GivenArguments,
}

#[derive(Args, Debug)]
pub struct DriftArguments {
    /// The table.
    pub table: PathBuf,
    /// The table without its drift.
    #[arg(short, long, value_name = "OUT")]
    pub output: PathBuf,
    /// Where to write the drift, frame by frame.
    #[arg(long, value_name = "DRIFT.csv")]
    pub path: Option<PathBuf>,
    /// Write a page about the new table, with drift and precision before and after; see gaussmle report.
    #[arg(long, value_name = "REPORT.html")]
    pub report: Option<PathBuf>,
    /// Frames of a segment.
    #[arg(long, value_name = "FRAMES", default_value_t = 500)]
    pub segment: u32,
    /// Pixels of the cross-correlation.
    #[arg(long, value_name = "UM", default_value_t = 0.05)]
    pub correlation_pixel: f64,
    /// The most that two segments may lie apart.
    #[arg(long, value_name = "UM", default_value_t = 1.0)]
    pub max_drift: f64,
    /// The new table's format, where its ending does not say it.
    #[arg(long)]
    pub format: Option<String>,
    #[command(flatten)]
    pub given: GivenArguments,
}

#[derive(Args, Debug)]
pub struct InfoArguments {
    /// The table.
    pub table: PathBuf,
    /// One JSON object.
    #[arg(long)]
    pub json: bool,
}

#[derive(Args, Debug)]
pub struct ConvertArguments {
    /// The table.
    pub table: PathBuf,
    /// What it becomes: .csv, .parquet, .npz, .hdf5 (Picasso) or .ts.csv (ThunderSTORM).
    pub output: PathBuf,
    /// The new table's format, where its ending does not say it.
    #[arg(long)]
    pub format: Option<String>,
    #[command(flatten)]
    pub given: GivenArguments,
}

#[derive(Args, Debug)]
pub struct FilterArguments {
    /// The table.
    pub table: PathBuf,
    /// The table of the rows that are kept.
    #[arg(short, long, value_name = "OUT")]
    pub output: PathBuf,
    /// The condition: columns, numbers, + - * /, comparisons, and, or, not, parentheses; a status is a word.
    #[arg(long = "where", value_name = "CONDITION")]
    pub condition: String,
    /// The new table's format, where its ending does not say it.
    #[arg(long)]
    pub format: Option<String>,
    #[command(flatten)]
    pub given: GivenArguments,
}

/// What a table may not say itself.
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
}

#[derive(Args, Debug)]
pub struct ReportArguments {
    /// The table.
    pub table: PathBuf,
    /// The page.
    #[arg(short, long, value_name = "REPORT.html")]
    pub output: PathBuf,
    /// The page's title [default: the table's name].
    #[arg(long)]
    pub title: Option<String>,
    /// The most localizations that are drawn one by one when zoomed in; each takes about ten bytes of the page.
    #[arg(long, value_name = "N", default_value_t = 2_000_000)]
    pub max_points: usize,
    /// Width of a camera pixel in the sample, for files in pixels that do not tell it.
    #[arg(long, value_name = "UM")]
    pub pixel_size: Option<f64>,
    /// No summary.
    #[arg(short, long)]
    pub quiet: bool,
}

#[derive(Args, Debug)]
pub struct RenderArguments {
    /// The table.
    pub table: PathBuf,
    /// The picture: .png, or .tif with the numbers of localizations.
    #[arg(short, long, value_name = "OUT")]
    pub output: PathBuf,
    /// Width of the picture's pixels [default: for about 2000 along the longer side].
    #[arg(long, value_name = "UM")]
    pub pixel_size: Option<f64>,
    /// What is drawn [default: the movie's field, or what the localizations need].
    #[arg(long, value_name = "X0,Y0,X1,Y1", value_parser = numbers::<4>, allow_hyphen_values = true)]
    pub region: Option<[f64; 4]>,
    /// Count localizations in pixels.
    #[arg(long, conflicts_with = "width")]
    pub histogram: bool,
    /// Gaussians all of this standard deviation, not each of its own.
    #[arg(long, value_name = "UM")]
    pub width: Option<f64>,
    /// Leave out localizations that are less certain than this.
    #[arg(long, value_name = "UM")]
    pub max_std: Option<f64>,
    /// Colours stand for z.
    #[arg(long)]
    pub z: bool,
    /// The z of the first and the last colour [default: percentiles 2 and 98].
    #[arg(long, value_name = "FROM,TO", value_parser = numbers::<2>, allow_hyphen_values = true, requires = "z")]
    pub z_range: Option<[f64; 2]>,
    /// inferno, magma, viridis, hot, ice or gray [default: inferno].
    #[arg(long, value_name = "NAME", conflicts_with = "z")]
    pub colors: Option<String>,
    /// The percentile of filled pixels that is shown at full brightness [default: 99.5].
    #[arg(long, value_name = "P", conflicts_with = "count")]
    pub percentile: Option<f64>,
    /// Localizations a pixel that are shown at full brightness.
    #[arg(long, value_name = "N")]
    pub count: Option<f64>,
    /// Below 1 lifts what is faint [default: 1].
    #[arg(long)]
    pub gamma: Option<f64>,
    /// No scale bar, and no key of z.
    #[arg(long)]
    pub no_scale_bar: bool,
    /// A TIFF of 16 bits in place of 32-bit floating point.
    #[arg(long)]
    pub u16: bool,
    /// Width of a camera pixel in the sample, for tables in pixels that do not tell it.
    #[arg(long, value_name = "UM")]
    pub camera_pixel_size: Option<f64>,
    /// No summary.
    #[arg(short, long)]
    pub quiet: bool,
}

/// So many numbers with commas between.
fn numbers<const N: usize>(text: &str) -> Result<[f64; N], String> {
    let numbers: Result<Vec<f64>, _> = text.split(',').map(|n| n.trim().parse()).collect();
    let numbers = numbers.ok().and_then(|numbers| numbers.try_into().ok());
    numbers.ok_or_else(|| format!("`{text}` is not {N} numbers with commas between"))
}

#[derive(Args, Debug)]
pub struct SimulateArguments {
    /// ROIs as .npy; a movie as .tif, .npy or .raw.
    #[arg(short, long, value_name = "OUT")]
    pub output: PathBuf,
    /// The truth, in the native table's units.
    #[arg(long, value_name = "TRUTH.csv")]
    pub truth: Option<PathBuf>,
    /// A movie in place of ROIs.
    #[arg(long)]
    pub movie: bool,
    /// How many ROIs [default: 1000].
    #[arg(long, value_name = "N", conflicts_with = "movie")]
    pub n: Option<usize>,
    /// Pixels along a side of a ROI [default: 11].
    #[arg(long, value_name = "PIXELS", conflicts_with = "movie")]
    pub roi: Option<usize>,
    /// Where to write the ROIs' corners, which a camera with maps needs.
    #[arg(long, value_name = "CORNERS.npy", conflicts_with = "movie")]
    pub corners: Option<PathBuf>,
    /// An astigmatic PSF; z is drawn from -RANGE to RANGE.
    #[arg(long, value_name = "PSF.toml")]
    pub astigmatic: Option<PathBuf>,
    /// See --astigmatic.
    #[arg(
        long,
        value_name = "UM",
        default_value_t = 0.3,
        requires = "astigmatic"
    )]
    pub z_range: f64,
    /// Frames of the movie.
    #[arg(long, default_value_t = 100, requires = "movie")]
    pub frames: usize,
    /// Pixels along x.
    #[arg(long, default_value_t = 256, requires = "movie")]
    pub width: usize,
    /// Pixels along y.
    #[arg(long, default_value_t = 256, requires = "movie")]
    pub height: usize,
    /// Emitters lie along so many filaments.
    #[arg(long, value_name = "N", requires = "movie")]
    pub filaments: Option<u32>,
    /// Beads that are always lit, in a scan through focus with this step from frame to frame.
    #[arg(
        long,
        value_name = "UM",
        requires_all = ["movie", "astigmatic"],
        conflicts_with = "filaments",
        allow_negative_numbers = true
    )]
    pub beads: Option<f64>,
    /// Emitters lit at any time, on average; beads in all.
    #[arg(long, default_value_t = 30.0, requires = "movie")]
    pub emitters: f64,
    /// Frames that an emitter is lit, on average.
    #[arg(long, value_name = "FRAMES", default_value_t = 3.0, requires = "movie")]
    pub on_frames: f64,
    /// Relative spread of emitters' brightness.
    #[arg(long, default_value_t = 0.0, requires = "movie")]
    pub spread: f64,
    /// Photons of a spot, in a whole frame.
    #[arg(long, default_value_t = 1000.0)]
    pub photons: f64,
    /// Photons a pixel.
    #[arg(long, default_value_t = 10.0)]
    pub background: f64,
    /// The width of a spot [default: 1.3 pixels].
    #[arg(long, value_name = "UM")]
    pub sigma: Option<f64>,
    #[command(flatten)]
    pub camera: CameraArguments,
    /// The same seed gives the same pixels.
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
    /// No progress.
    #[arg(short, long)]
    pub quiet: bool,
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

impl CalibrateAstigmatismArguments {
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

impl CalibrateSigmaArguments {
    pub fn recipe(&self) -> Result<Recipe, Failure> {
        let mut recipe = Recipe {
            sigma_um: self.sigma,
            frames: self.frames,
            ..Recipe::default()
        };
        self.camera.put(&mut recipe);
        self.detection.put(&mut recipe);
        self.device.put(&mut recipe)?;
        Ok(recipe)
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

/// The version, and the back ends in this build.
fn version() -> &'static str {
    static VERSION: LazyLock<String> =
        LazyLock::new(|| format!("{} ({})", env!("CARGO_PKG_VERSION"), built_in().join(", ")));
    &VERSION
}
