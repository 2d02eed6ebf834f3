//! What can be typed.

mod after;
mod calibrate;
mod fits;
mod shared;
mod simulate;

use std::sync::LazyLock;

use clap::{Parser, Subcommand};
use clap_complete::Shell;
use gaussmle::doctor::built_in;

pub use after::{
    ConvertArguments, DriftArguments, FilterArguments, InfoArguments, LinkArguments,
    RenderArguments, ReportArguments,
};
pub use calibrate::{
    Calibrate, CalibrateAstigmatismArguments, CalibrateCameraArguments, CalibrateSigmaArguments,
};
pub use fits::{BenchArguments, FitArguments, LocalizeArguments};
pub use shared::GivenArguments;
pub use simulate::SimulateArguments;

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

/// The version, and the back ends in this build.
fn version() -> &'static str {
    static VERSION: LazyLock<String> =
        LazyLock::new(|| format!("{} ({})", env!("CARGO_PKG_VERSION"), built_in().join(", ")));
    &VERSION
}
