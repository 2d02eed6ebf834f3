//! The arguments of all commands.

#[cfg(feature = "app")]
mod app;
mod calibrate;
mod formats;
mod runs;
mod shared;
mod simulate;
mod tables;

use std::sync::LazyLock;

use clap::{Parser, Subcommand};
use clap_complete::Shell;
use gaussmle::device::built_in_backends;
use gaussmle_base::config::{FORMAT_VERSION, FORMAT_VERSION_KEY};
use serde_json::{Value, json};

#[cfg(feature = "app")]
pub use app::{AppArguments, ServeArguments, ServerArguments};
pub use calibrate::{
    Calibrate, CalibrateAstigmatismArguments, CalibrateCameraArguments, CalibratePsfArguments,
    CalibrateSigmaArguments,
};
pub use runs::{BenchArguments, FitArguments, LocalizeArguments};
pub use shared::{TableArguments, table_format};
pub use simulate::SimulateArguments;
pub use tables::{
    ConvertArguments, DriftArguments, FilterArguments, InfoArguments, LinkArguments,
    RenderArguments, ReportArguments,
};

/// Finds and fits single molecules in movies: positions at the Cramér-Rao bound, on GPUs and CPUs.
#[derive(Debug, Parser)]
#[command(name = "gaussmle", version = version(), arg_required_else_help = true)]
pub struct Arguments {
    /// The most spots in a vector of the CPU, for benchmarks of narrower processors.
    #[arg(long, hide = true, value_name = "N")]
    pub vectors: Option<usize>,
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Find the spots of a movie, fit them, and write a table.
    #[command(long_about = formats::about_localize())]
    Localize(Box<LocalizeArguments>),
    /// Open a page in the browser: look at movies, tune, run, see the picture.
    ///
    /// Example: gaussmle app movie.tif
    #[cfg(feature = "app")]
    App(AppArguments),
    /// Serve the page and the API of `gaussmle app`, without a browser.
    ///
    /// Example: gaussmle serve /data --state /var/lib/gaussmle
    #[cfg(feature = "app")]
    Serve(ServeArguments),
    /// Fit ROIs that were cut before, and write a table.
    ///
    /// Example: gaussmle fit rois.npy -o locs.parquet --model xynbs --pixel-size 0.1 --corners corners.npy
    Fit(FitArguments),
    /// Draw a table as a picture: each localization as a Gaussian as wide as its uncertainty.
    ///
    /// Example: gaussmle render locs.csv -o picture.png
    Render(RenderArguments),
    /// Write an HTML page about a table: picture, precision, photons, goodness of fit, drift.
    ///
    /// The page is one file. It needs no network.
    ///
    /// Example: gaussmle report locs.csv -o report.html
    Report(ReportArguments),
    /// Merge the localizations of one molecule in consecutive frames, by their inverse variances.
    ///
    /// Example: gaussmle link locs.csv -o linked.csv --gap 1
    Link(LinkArguments),
    /// Measure the drift of the stage, and correct it.
    ///
    /// Example: gaussmle drift locs.csv -o still.csv --path drift.csv
    Drift(DriftArguments),
    /// Measure the camera, the PSF or the width of spots.
    ///
    /// Example: gaussmle calibrate camera dark.tif bright.tif -o camera --pixel-size 0.1
    Calibrate {
        #[command(subcommand)]
        what: Calibrate,
    },
    /// Describe a table, a movie or a PSF.
    ///
    /// Of a table: columns, units, counts, ranges, and how it was made. Of a movie: size, channels, z
    /// and time, the pixel size and camera that the file states, the range of the pixels, and offset
    /// and gain by photon transfer. Of a PSF: model, window, range of z, and its calibration.
    ///
    /// Example: gaussmle info locs.parquet
    ///
    /// Example: gaussmle info movie.tif
    Info(InfoArguments),
    /// Write a table in another format.
    #[command(long_about = formats::about_convert())]
    Convert(ConvertArguments),
    /// Keep the rows of a table that match a condition.
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
        /// Print one JSON object per line.
        #[arg(long)]
        json: bool,
    },
    /// Fit a small stack on every device, and report problems with their remedies.
    ///
    /// The exit code is 1 if a finding is a warning or an error, otherwise 0.
    ///
    /// Example: gaussmle doctor
    Doctor {
        /// Make no fit, and end within two seconds also if a driver hangs: the health check of a
        /// container.
        #[arg(long)]
        quick: bool,
        /// Print one JSON object.
        #[arg(long)]
        json: bool,
    },
    /// Print the completion script of a shell.
    ///
    /// Example: gaussmle completions bash > ~/.local/share/bash-completion/completions/gaussmle
    Completions {
        /// The shell.
        shell: Shell,
    },
}

/// The version of the program and of its files, for `--version --json`.
pub fn version_json() -> Value {
    json!({
        "version": env!("CARGO_PKG_VERSION"),
        FORMAT_VERSION_KEY: FORMAT_VERSION,
        "backends": built_in_backends(),
        "system": std::env::consts::OS,
        "architecture": std::env::consts::ARCH,
    })
}

/// The version, and the back ends in this build.
fn version() -> &'static str {
    static VERSION: LazyLock<String> = LazyLock::new(|| {
        format!(
            "{} ({})",
            env!("CARGO_PKG_VERSION"),
            built_in_backends().join(", ")
        )
    });
    &VERSION
}
