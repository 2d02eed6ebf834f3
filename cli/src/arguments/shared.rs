//! Arguments of several commands.

use std::path::{Path, PathBuf};

use clap::Args;
use gaussmle::PixelSize;
use gaussmle_io::movie::OpenOptions;
use gaussmle_io::table::Format;
use gaussmle_smlm::RunConfig;
use gaussmle_smlm::config::Section;

use super::formats;
use crate::failure::Failure;
use crate::stdout_table::is_stdout;

#[derive(Args, Debug)]
pub struct OutputArguments {
    #[arg(
        long,
        help = format!("The format of the table: {} [default: from its ending]", formats::names())
    )]
    pub format: Option<String>,
    /// A TOML file with a section of options. Typed options replace those of the file. The .toml
    /// beside a .csv table is such a file.
    #[arg(long, value_name = "RUN.toml")]
    pub config: Option<PathBuf>,
    /// Print neither progress nor a summary, but warnings of settings that are likely wrong.
    #[arg(short, long)]
    pub quiet: bool,
}

impl OutputArguments {
    /// Typed options, completed from the configuration file and the environment.
    pub fn complete(&self, typed: RunConfig, section: Section) -> Result<RunConfig, Failure> {
        let config = match &self.config {
            Some(file) => typed.or(RunConfig::from_toml_file(file, section)?),
            None => typed,
        };
        Ok(config.with_environment()?)
    }
}

/// The format with a name, or that of the file's ending.
pub fn table_format(path: &Path, name: Option<&str>) -> Result<Format, Failure> {
    Ok(match name {
        Some(name) => Format::from_name(name)?,
        None if is_stdout(path) => Format::CSV,
        None => Format::of(path)?,
    })
}

/// The part of a movie that is read.
#[derive(Args, Debug)]
pub struct MovieArguments {
    /// The image (series) of a movie that holds several, by its name or its number from 0.
    #[arg(long, value_name = "N|NAME")]
    pub series: Option<String>,
    /// The channel of a movie, by its name or its number from 0.
    #[arg(long, value_name = "N|NAME")]
    pub channel: Option<String>,
    /// The plane of a movie along z, from 0.
    #[arg(long, value_name = "N")]
    pub z: Option<usize>,
    /// Read the complete frames of a truncated movie.
    #[arg(long)]
    pub allow_truncated: bool,
}

impl MovieArguments {
    pub fn open_options(&self) -> OpenOptions {
        OpenOptions {
            allow_truncated: self.allow_truncated,
            series: self.series.clone(),
            channel: self.channel.clone(),
            z: self.z,
            ..OpenOptions::default()
        }
    }

    /// True if an image, a channel or a plane along z is chosen.
    pub fn has_choice(&self) -> bool {
        self.series.is_some() || self.channel.is_some() || self.z.is_some()
    }
}

/// Values that a table may lack.
#[derive(Args, Debug)]
pub struct TableArguments {
    /// The size of a camera pixel in the sample, for tables in pixels that lack it.
    #[arg(long = "pixel-size", value_name = "UM")]
    pub pixel_size_um: Option<PixelSize>,
    /// The width of all spots, for formats that need one and tables without.
    #[arg(long, value_name = "UM")]
    pub sigma: Option<f64>,
    /// The PSF that gives the widths at each z, for formats that need them and tables without.
    #[arg(long, visible_alias = "astigmatic", value_name = "FILE")]
    pub psf: Option<PathBuf>,
    /// Print no summary.
    #[arg(short, long)]
    pub quiet: bool,
}

impl TableArguments {
    /// Prints a line to stderr, unless quiet.
    pub fn print(&self, line: std::fmt::Arguments<'_>) {
        if !self.quiet {
            eprintln!("{line}");
        }
    }

    /// The files that are read: a table, and those of these arguments.
    pub fn inputs<'a>(&'a self, table: &'a Path) -> Vec<&'a Path> {
        std::iter::once(table).chain(self.psf.as_deref()).collect()
    }
}
