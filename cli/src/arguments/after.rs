//! What comes after fits: tables, pictures, pages.

use std::path::PathBuf;

use clap::Args;

use super::shared::GivenArguments;

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
