//! Analysis of a table for its report.

use std::path::Path;

use gaussmle::LocalizationTable;
use gaussmle_analysis::{drift, frc, nena, reported_precision_um};
use gaussmle_io::movie::FileError;
use gaussmle_io::table::TableMetadata;
use gaussmle_io::write_atomically;

use super::error::ReportError;
use super::facts::{FactInputs, density_of_frame, facts};
use super::frc::frc_plot;
use super::histograms::Figures;
use super::nena::nena_plot;
use super::options::ReportOptions;
use super::page::Page;
use super::spots::Spots;
use super::store::Store;
use super::viewer::Viewer;
use super::warnings::warnings;

/// A report as an HTML page.
#[derive(Clone, Debug, PartialEq)]
pub struct HtmlReport {
    html: String,
    warnings: Vec<String>,
}

impl HtmlReport {
    /// Creates the report on a table. Plots whose columns are missing are left out; the page names
    /// these columns.
    ///
    /// # Errors
    ///
    /// Returns an error if the table has no column `x` or `y`, or the size of a camera pixel is not
    /// a positive length.
    pub fn new(
        table: &LocalizationTable,
        metadata: &TableMetadata,
        options: &ReportOptions,
    ) -> Result<Self, ReportError> {
        let spots = Spots::new(table)?;
        let impossible = metadata.pixel_size_um.filter(|size| !size.is_possible());
        if let Some(pixel_size_um) = impossible {
            return Err(ReportError::PixelSize { pixel_size_um });
        }
        let precision_um = reported_precision_um(table);
        let correction = options.drift_correction.as_ref();
        let measured = correction.and_then(|correction| correction.nena.clone());
        let nena = measured.map_or_else(|| nena(table), Ok);
        let nena = nena.map_err(|error| error.to_string());
        let measured = correction.and_then(|correction| correction.frc[1].clone());
        let frc = measured.map_or_else(|| frc(table), Ok);
        let frc = frc.map_err(|error| error.to_string());
        // The drift that is left after a correction has the error that the correction states.
        let drift = match correction {
            Some(correction) => Ok(correction.drift.clone()),
            None => drift::preview(table).map_err(|error| error.to_string()),
        };
        let mut store = Store::default();
        let viewer = Viewer::new(
            &spots,
            metadata,
            precision_um,
            options.max_points,
            &mut store,
        );
        let warnings = warnings(
            &spots,
            &metadata.remarks,
            nena.as_ref().ok(),
            precision_um,
            options.run.as_ref(),
        );
        let frames = metadata.frames.filter(|frames| *frames > 0);
        let density = viewer
            .as_ref()
            .and_then(|viewer| density_of_frame(viewer.pyramid.inside, &viewer.grid, frames));
        let facts = facts(&FactInputs {
            spots: &spots,
            grid: viewer.as_ref().map(|viewer| &viewer.grid),
            inside: viewer.as_ref().map_or(0, |viewer| viewer.pyramid.inside),
            frames,
            region_pixels: metadata.region_pixels(),
            precision_um,
            nena: nena.as_ref().ok(),
            frc: frc.as_ref().ok(),
            frc_before: correction.and_then(|correction| correction.frc[0].as_ref()),
            run: options.run.as_ref(),
        });
        let page = Page {
            options,
            metadata,
            spots: &spots,
            facts,
            warnings: &warnings,
            viewer,
            store,
            precision: Figures::precision(&spots),
            nena: nena.map(|nena| nena_plot(&nena, precision_um)),
            frc: frc.map(|frc| frc_plot(&frc)),
            spot_figures: Figures::spots(&spots),
            fits: Figures::fits(&spots),
            crowded: Figures::crowded(&spots, density),
            movie: Figures::movie(&spots, frames),
            drift,
        };
        Ok(Self {
            html: page.html(),
            warnings,
        })
    }

    /// The HTML of the page.
    pub fn html(&self) -> &str {
        &self.html
    }

    /// Possible problems of the data, as sentences. The page shows them too.
    pub fn warnings(&self) -> &[String] {
        &self.warnings
    }

    /// Writes the page. An existing file is replaced when the new one is complete.
    ///
    /// # Errors
    ///
    /// Returns an error if the file cannot be written. An existing file is then unchanged.
    pub fn save(&self, path: &Path) -> Result<(), FileError> {
        write_atomically(path, self.html.as_bytes())
    }
}
