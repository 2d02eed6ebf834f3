//! Arguments of commands that read tables.

use std::path::PathBuf;

use clap::Args;
use gaussmle::PixelSize;
use gaussmle_report::render::picture_formats;

use super::formats;
use super::shared::{MovieArguments, TableArguments};

#[derive(Args, Debug)]
pub struct LinkArguments {
    /// The table.
    pub table: PathBuf,
    /// The table of molecules.
    #[arg(short, long, value_name = "OUT")]
    pub output: PathBuf,
    /// The largest distance of a localization from its molecule, in standard deviations of the
    /// difference.
    #[arg(long, default_value_t = 4.0)]
    pub sigmas: f64,
    /// The largest distance as a length, in place of --sigmas.
    #[arg(long, value_name = "UM", conflicts_with = "sigmas")]
    pub distance: Option<f64>,
    /// Consecutive frames in which a molecule may be dark.
    #[arg(long, value_name = "FRAMES", default_value_t = 0)]
    pub gap: u32,
    /// The format of the new table [default: from its ending].
    #[arg(long)]
    pub format: Option<String>,
    #[command(flatten)]
    pub values: TableArguments,
}

#[derive(Args, Debug)]
pub struct DriftArguments {
    /// The table.
    pub table: PathBuf,
    /// The drift-corrected table.
    #[arg(short, long, value_name = "OUT")]
    pub output: PathBuf,
    /// The drift of each frame with its standard deviations, in um.
    #[arg(long, value_name = "DRIFT.csv")]
    pub path: Option<PathBuf>,
    /// Also write an HTML page about the new table, with drift, and precision before and after; see
    /// gaussmle report.
    #[arg(long, value_name = "REPORT.html")]
    pub report: Option<PathBuf>,
    /// The format of the new table [default: from its ending].
    #[arg(long)]
    pub format: Option<String>,
    #[command(flatten)]
    pub values: TableArguments,
}

#[derive(Args, Debug)]
pub struct InfoArguments {
    /// The table, the movie or the PSF.
    #[arg(value_name = "FILE")]
    pub table: PathBuf,
    /// Print one JSON object.
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub input: MovieArguments,
}

#[derive(Args, Debug)]
pub struct ConvertArguments {
    /// The table.
    pub table: PathBuf,
    #[arg(help = format!("The new table: {}", formats::endings()))]
    pub output: PathBuf,
    /// The format of the new table [default: from its ending].
    #[arg(long)]
    pub format: Option<String>,
    #[command(flatten)]
    pub values: TableArguments,
}

#[derive(Args, Debug)]
pub struct FilterArguments {
    /// The table.
    pub table: PathBuf,
    /// The table of the rows that match.
    #[arg(short, long, value_name = "OUT")]
    pub output: PathBuf,
    /// The condition, from columns, numbers, + - * /, comparisons, and, or, not and parentheses. A
    /// status is written as a word, as in status == converged.
    #[arg(long = "where", value_name = "CONDITION")]
    pub condition: String,
    /// The format of the new table [default: from its ending].
    #[arg(long)]
    pub format: Option<String>,
    #[command(flatten)]
    pub values: TableArguments,
}

#[derive(Args, Debug)]
pub struct ReportArguments {
    /// The table.
    pub table: PathBuf,
    /// The HTML page.
    #[arg(short, long, value_name = "REPORT.html")]
    pub output: PathBuf,
    /// The title [default: the name of the table].
    #[arg(long)]
    pub title: Option<String>,
    /// The largest number of localizations that are drawn singly when zoomed in. Each takes about
    /// ten bytes of the page.
    #[arg(long, value_name = "N", default_value_t = 2_000_000)]
    pub max_points: usize,
    /// The size of a camera pixel in the sample, for tables in pixels that lack it.
    #[arg(long = "pixel-size", value_name = "UM")]
    pub pixel_size_um: Option<PixelSize>,
    /// Print no summary.
    #[arg(short, long)]
    pub quiet: bool,
}

#[derive(Args, Debug)]
pub struct RenderArguments {
    /// The table.
    pub table: PathBuf,
    #[arg(short, long, value_name = "OUT", help = format!("The picture: {}", picture_formats()))]
    pub output: PathBuf,
    /// The width of a pixel of the picture [default: half the median precision, if the longer side
    /// then has 500 to 1600 pixels].
    #[arg(long, value_name = "UM")]
    pub pixel_size: Option<f64>,
    /// The region that is drawn [default: the field of the movie, or that of the localizations].
    #[arg(long, value_name = "X0,Y0,X1,Y1", value_parser = numbers::<4>, allow_hyphen_values = true)]
    pub region: Option<[f64; 4]>,
    /// Count localizations in pixels.
    #[arg(long, conflicts_with = "width")]
    pub histogram: bool,
    /// Draw all Gaussians with this standard deviation.
    #[arg(long, value_name = "UM")]
    pub width: Option<f64>,
    /// Leave out localizations with a larger standard deviation.
    #[arg(long, value_name = "UM")]
    pub max_std: Option<f64>,
    /// Show z as colour.
    #[arg(long)]
    pub z: bool,
    /// The z of the first and the last colour [default: percentiles 2 and 98 of the table].
    #[arg(long, value_name = "FROM,TO", value_parser = numbers::<2>, allow_hyphen_values = true, requires = "z")]
    pub z_range: Option<[f64; 2]>,
    /// inferno, magma, viridis, hot, ice or gray [default: inferno].
    #[arg(long, value_name = "NAME", conflicts_with = "z")]
    pub colors: Option<String>,
    /// The percentile of filled pixels that is shown at full brightness [default: 99.5].
    #[arg(long, value_name = "P", conflicts_with = "count")]
    pub percentile: Option<f64>,
    /// The number of localizations in a pixel that is shown at full brightness.
    #[arg(long, value_name = "N")]
    pub count: Option<f64>,
    /// The exponent of the brightness: below 1 brightens faint pixels [default: 0.4 to 1, such that
    /// the median localization is well visible; 1 with --count].
    #[arg(long)]
    pub gamma: Option<f64>,
    /// Draw Gaussians that are narrower than a pixel, or than a tenth of the distance of localizations,
    /// as narrow as they are.
    #[arg(long)]
    pub no_discs: bool,
    /// Draw neither a scale bar nor a colour key of z.
    #[arg(long)]
    pub no_scale_bar: bool,
    /// Write a 16-bit TIFF in place of 32-bit floating point.
    #[arg(long)]
    pub u16: bool,
    /// The size of a camera pixel in the sample, for tables in pixels that lack it.
    #[arg(id = "pixel_size_um", long = "camera-pixel-size", value_name = "UM")]
    pub camera_pixel_size: Option<PixelSize>,
    /// Print no summary.
    #[arg(short, long)]
    pub quiet: bool,
}

/// Parses N numbers separated by commas.
fn numbers<const N: usize>(text: &str) -> Result<[f64; N], String> {
    let numbers: Result<Vec<f64>, _> = text.split(',').map(|n| n.trim().parse()).collect();
    let numbers = numbers.ok().and_then(|numbers| numbers.try_into().ok());
    numbers.ok_or_else(|| format!("`{text}` is not {N} numbers with commas between"))
}
