//! A table of localizations as one page of HTML that needs nothing else: the picture to zoom into, what is in the table,
//! and what to make of it.
//!
//! The picture is a pyramid of counts, coloured in the browser, of at most 8192 pixels a side at its finest; nearer than
//! that single localizations are drawn, each as large as it is uncertain. The page asks nothing of any network, and the same
//! table gives the same page, to the byte.

mod base64;
mod error;
mod facts;
mod grid;
mod histograms;
mod page;
mod points;
mod pyramid;
mod remarks;
mod repeated;
mod spots;
mod store;

use std::path::Path;

use crate::analysis::{Drift, Nena, nena};
use crate::io::FileError;
use crate::jobs;
use crate::partial::write_whole;
use crate::table::LocalizationTable;
use crate::tables::TableMetadata;

pub use error::ReportError;

use histograms::Figures;
use page::{Page, Picture};
use spots::Spots;
use store::Store;

/// What a report is to show, beside the table.
#[derive(Clone, Debug, PartialEq)]
pub struct ReportOptions {
    /// The page's title.
    pub title: String,
    /// The most localizations that are drawn one by one. Each takes about ten bytes of the page.
    pub max_points: usize,
    /// The run that made the table, if it is known.
    pub run: Option<Run>,
    /// What was, before the table's drift was taken off.
    pub before: Option<Before>,
}

impl Default for ReportOptions {
    /// Two million single localizations, and nothing known of a run.
    fn default() -> Self {
        Self {
            title: "Localizations".into(),
            max_points: 2_000_000,
            run: None,
            before: None,
        }
    }
}

/// How a table was made.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Run {
    /// The device's own name.
    pub device: String,
    /// `cpu`, `cuda` or `wgpu`.
    pub backend: String,
    /// From the movie's opening to the table's end.
    pub seconds: f64,
    /// Localizations a second.
    pub fits_per_second: f64,
    /// Frames a second; 0 where there are none.
    pub frames_per_second: f64,
}

impl From<&jobs::Report> for Run {
    fn from(report: &jobs::Report) -> Self {
        let progress = &report.progress;
        let seconds = progress.elapsed.as_secs_f64();
        Self {
            device: report.info.device.clone(),
            backend: report.info.backend.into(),
            seconds,
            fits_per_second: progress.fits_per_second(),
            frames_per_second: (progress.done - progress.before) as f64 / seconds.max(1e-9),
        }
    }
}

/// A table before its drift was taken off.
#[derive(Clone, Debug, PartialEq)]
pub struct Before {
    /// The drift that was taken off.
    pub drift: Drift,
    /// The precision by nearest neighbours until then, if it could be had.
    pub nena: Option<Nena>,
}

/// A page.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    html: String,
    remarks: Vec<String>,
}

impl Report {
    /// Of a table.
    ///
    /// # Errors
    ///
    /// If it has no `x` or no `y`, or a camera's pixel is no length. What else it lacks is left out of the page, with a word.
    pub fn of(
        table: &LocalizationTable,
        about: &TableMetadata,
        options: &ReportOptions,
    ) -> Result<Self, ReportError> {
        let spots = Spots::of(table)?;
        if let Some(pixel_size_um) = about
            .pixel_size_um
            .filter(|um| !(*um > 0.0 && um.is_finite()))
        {
            return Err(ReportError::PixelSize { pixel_size_um });
        }
        let precision_um = spots.median_precision_um();
        let nena = nena(table).map_err(|error| error.to_string());
        let drift = repeated::drift_of(&spots).map_err(|error| error.to_string());
        let mut store = Store::default();
        let picture = Picture::of(&spots, about, precision_um, options.max_points, &mut store);
        let remarks = remarks::of(&spots, nena.as_ref().ok(), precision_um);
        let frames = about.frames.filter(|frames| *frames > 0);
        let facts = facts::of(&facts::Known {
            spots: &spots,
            grid: picture.as_ref().map(|picture| &picture.grid),
            inside: picture.as_ref().map_or(0, |picture| picture.pyramid.inside),
            frames,
            precision_um,
            nena: nena.as_ref().map_err(Clone::clone),
            nena_before: options
                .before
                .as_ref()
                .and_then(|before| before.nena.as_ref()),
            run: options.run.as_ref(),
        });
        let page = Page {
            options,
            about,
            spots: &spots,
            facts,
            remarks: &remarks,
            picture,
            store,
            precision: Figures::of_precision(&spots),
            nena: nena.map(|nena| repeated::nena_plot(&nena, precision_um)),
            light: Figures::of_spots(&spots),
            fits: Figures::of_fits(&spots),
            movie: Figures::of_movie(&spots, frames),
            drift,
        };
        Ok(Self {
            html: page.html(),
            remarks,
        })
    }

    /// The page.
    pub fn html(&self) -> &str {
        &self.html
    }

    /// What the numbers suggest is wrong, in words; the page says it too.
    pub fn remarks(&self) -> &[String] {
        &self.remarks
    }

    /// Writes the page; what there was under its name is replaced when the new one is complete.
    ///
    /// # Errors
    ///
    /// If it cannot be written. Nothing new is then under its name.
    pub fn save(&self, path: &Path) -> Result<(), FileError> {
        write_whole(path, self.html.as_bytes())
    }
}
