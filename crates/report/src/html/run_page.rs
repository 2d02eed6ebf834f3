//! The page that a run writes after its table.

use std::path::Path;

use gaussmle_io::movie::FileError;
use gaussmle_io::table::{Format, TableError, collect};
use gaussmle_smlm::localize::Finished;

use super::error::ReportError;
use super::options::ReportOptions;
use super::report::HtmlReport;

/// Writes the page of a run that has finished: its title is the name of the movie.
///
/// # Errors
///
/// Returns an error if the rows cannot be read, the table has no positions, or the page cannot be written.
pub fn write_run_page<E>(
    page: &Path,
    movie: &Path,
    format: Format,
    finished: &Finished<'_>,
) -> Result<(), E>
where
    E: From<TableError> + From<ReportError> + From<FileError>,
{
    let options = ReportOptions::of_run(movie, finished.summary);
    let table = collect(finished.rows)?;
    let metadata = finished.metadata.to_table_metadata(format);
    Ok(HtmlReport::new(&table, &metadata, &options)?.save(page)?)
}
