//! `gaussmle localize`.

use std::cell::Cell;
use std::path::{Path, PathBuf};

use gaussmle_base::files::real_path;
use gaussmle_base::plural::quantity;
use gaussmle_io::movie;
use gaussmle_io::table::{self, Format, Step, collect};
use gaussmle_report::html::{DriftCorrection, HtmlReport, ReportOptions, write_run_page};
use gaussmle_smlm::RunConfig;
use gaussmle_smlm::config::ModelConfig;
use gaussmle_smlm::localize::{
    Finished, FollowFile, LocalizeFile, Progress, RunSummary, partial_name,
};

use crate::arguments::{LocalizeArguments, table_format};
use crate::failure::{DONE, Failure, Outcome};
use crate::interrupt::Interrupt;
use crate::movie_list::{expanded, table_beside};
use crate::progress::ProgressDisplay;
use crate::stdout_table::{TableFile, is_stdout};
use crate::waiting::announce;

/// Localizes the movies, one after the other. One that fails is named, and the others go on. `flag` gives
/// the option of a field of the library.
pub fn run(arguments: &LocalizeArguments, flag: impl Fn(&str) -> Option<String>) -> Outcome {
    let movies = expanded(&arguments.movies)?;
    check_several(arguments, movies.len())?;
    let mut config = arguments.config()?;
    let quiet = arguments.output.quiet;
    // It is said once, after the first run that is complete.
    let model_note = Cell::new(choose_model(&mut config.model).filter(|_| !quiet));
    let targets: Result<Vec<Target>, Failure> = movies
        .iter()
        .map(|movie| Target::new(arguments, movie))
        .collect();
    let targets = targets?;
    let kept = match targets.iter().any(|target| is_stdout(&target.output)) {
        true => "nothing was written",
        false => "--resume continues from the last finished frames",
    };
    let interrupt = Interrupt::handle(kept)?;
    interrupt.limit(arguments.time_limit);
    if let [target] = targets.as_slice() {
        return localize(arguments, &config, target, &model_note, &interrupt, flag);
    }
    let (mut code, mut failed) = (DONE, Vec::new());
    let mut done: Vec<(PathBuf, &Path)> = Vec::new();
    for (number, target) in (1..).zip(&targets) {
        let movie = target.movie;
        let canonical = real_path(movie).unwrap_or_else(|_| movie.into());
        if let Some((_, whole)) = done.iter().find(|(file, _)| *file == canonical) {
            let whole = whole.display();
            eprintln!(
                "note: {} is left out: it belongs to {whole}",
                movie.display()
            );
            continue;
        }
        if !quiet {
            eprintln!("movie {number} of {}: {}", targets.len(), movie.display());
        }
        // The later files of a series are no movies of their own.
        let files = movie::open(movie, &config.input.open_options()).map(|opened| opened.files());
        let files = files.unwrap_or_default().into_iter();
        done.extend(files.filter_map(|file| Some((real_path(&file).ok()?, movie))));
        match localize(arguments, &config, target, &model_note, &interrupt, &flag) {
            Ok(_) => {}
            Err(failure) if interrupt.cancel.is_cancelled() => return Err(failure),
            Err(failure) => {
                let of_this = failure.report_of(Some(movie), &flag);
                code = if code == DONE { of_this } else { code };
                failed.push(movie.display().to_string());
            }
        }
    }
    if !failed.is_empty() {
        let (number, names) = (failed.len(), failed.join(", "));
        eprintln!(
            "gaussmle: {number} of {} movies failed: {names}",
            targets.len()
        );
    }
    Ok(code)
}

/// Refuses options that are of one movie.
fn check_several(arguments: &LocalizeArguments, movies: usize) -> Result<(), Failure> {
    if movies == 1 {
        return Ok(());
    }
    let of_one = [
        (arguments.table.is_some(), "-o names one table"),
        (arguments.report.is_some(), "--report names one page"),
        (arguments.follow, "--follow waits for the end of one movie"),
    ];
    match of_one.into_iter().find(|(is_typed, _)| *is_typed) {
        Some((_, what)) => Err(Failure::Usage(format!(
            "{what}, and there are {movies} movies: leave it out, and each has a table beside it"
        ))),
        None => Ok(()),
    }
}

/// Sets the model if none is given, and says why it is this one.
fn choose_model(model: &mut ModelConfig) -> Option<&'static str> {
    model.choose_if_none().map(|name| match name {
        "xynb" => "the model is xynb, as --sigma auto measures one width for all spots",
        _ => {
            "the model is xynbs, as none is given: it fits the width of each spot, so none has to be known; where all \
             spots are in focus, --model xynb --sigma auto is more precise"
        }
    })
}

/// A movie, and its table.
struct Target<'a> {
    movie: &'a Path,
    output: PathBuf,
    format: Format,
    /// True if nobody named the table.
    is_default: bool,
}

impl<'a> Target<'a> {
    fn new(arguments: &LocalizeArguments, movie: &'a Path) -> Result<Self, Failure> {
        let name = arguments.output.format.as_deref();
        let (output, format) = match &arguments.table {
            Some(output) => (output.clone(), table_format(output, name)?),
            None => {
                let format = name.map_or(Ok(Format::CSV), Format::from_name)?;
                (table_beside(movie, format), format)
            }
        };
        Ok(Self {
            movie,
            output,
            format,
            is_default: arguments.table.is_none(),
        })
    }

    /// Refuses to write over a table that nobody named.
    fn check(&self, resume: bool) -> Result<(), Failure> {
        if !self.is_default || resume || !self.output.exists() {
            return Ok(());
        }
        let output = self.output.display();
        Err(Failure::Usage(format!(
            "{output} exists: -o {output} writes over it, and -o with another name keeps it"
        )))
    }
}

/// Localizes one movie.
fn localize(
    arguments: &LocalizeArguments,
    config: &RunConfig,
    target: &Target<'_>,
    model_note: &Cell<Option<&str>>,
    interrupt: &Interrupt,
    flag: impl Fn(&str) -> Option<String>,
) -> Outcome {
    let quiet = arguments.output.quiet;
    target.check(arguments.resume)?;
    if arguments.resume && is_stdout(&target.output) {
        let message = "--resume needs a table in a file: -o - writes to stdout";
        return Err(Failure::Usage(message.into()));
    }
    let file = TableFile::new(&target.output)?;
    let format = target.format;
    let job = LocalizeFile {
        movie: target.movie,
        output: file.path(),
        format,
        config,
        resume: arguments.resume,
        other_input: arguments.output.config.as_deref(),
        reserved: arguments.report.as_slice(),
    };
    let mut display = ProgressDisplay::new(quiet, "frames");
    // Errors of these leave the table intact.
    let mut after: Result<Vec<String>, Failure> = Ok(Vec::new());
    let configure = |builder| announce(builder, quiet);
    let mut resumes = arguments.resume && !quiet;
    let watch = |progress: &Progress| {
        interrupt.note_progress();
        // A movie that is followed may have no frame yet.
        if resumes && progress.total > 0 {
            resumes = false;
            if progress.before == 0 {
                eprintln!("note: no frame of this run is done: it starts from its first frame");
            }
        }
        display.show(progress);
    };
    let finished = |finished: &Finished<'_>| {
        after = after_table(arguments, target.movie, (file.path(), format), finished);
    };
    let summary = match arguments.follow {
        true => {
            let job = FollowFile {
                run: job,
                quiet_after: arguments.quiet_after,
            };
            job.run_with(&interrupt.cancel, configure, watch, finished)?
        }
        false => job.run_with(&interrupt.cancel, configure, watch, finished)?,
    };
    let lines = after?;
    if !summary.complete && summary.progress.total == 0 {
        let message = "there was no frame yet, and nothing was written";
        return Err(Failure::Cancelled(message.into()));
    }
    if let Some(note) = model_note.take() {
        eprintln!("note: {note}");
    }
    display.finish(&summary, "frame", flag);
    if !quiet {
        lines.iter().for_each(|line| eprintln!("{line}"));
    }
    if summary.was_complete {
        return Ok(DONE);
    }
    if summary.complete {
        if target.is_default && !quiet {
            eprintln!("the table is {}", target.output.display());
        }
        file.deliver()?;
        return Ok(DONE);
    }
    Err(Failure::Cancelled(what_is_left(
        arguments, target, &summary,
    )))
}

/// Does what follows the table: the correction of its drift, and the page. Returns the drift in words.
fn after_table(
    arguments: &LocalizeArguments,
    movie: &Path,
    (path, format): (&Path, Format),
    finished: &Finished<'_>,
) -> Result<Vec<String>, Failure> {
    let page = arguments.report.as_deref();
    let write_page = || -> Result<(), Failure> {
        match page {
            Some(page) => write_run_page(page, movie, format, finished),
            None => Ok(()),
        }
    };
    if !arguments.drift {
        write_page()?;
        return Ok(Vec::new());
    }
    let mut rows = collect(finished.rows)?;
    let correction = match DriftCorrection::correct(&mut rows) {
        Ok(correction) => correction,
        Err(reason) => {
            write_page()?;
            return Ok(vec![format!("note: drift was not corrected: {reason}")]);
        }
    };
    let mut metadata = finished.metadata.clone();
    metadata.notes.push(correction.drift.note());
    if correction.drift.is_measurable() {
        Step::DriftCorrected.add_to(&mut metadata.steps);
    }
    if let Err(error) = table::write(path, format, &rows, &metadata) {
        eprintln!(
            "{} is complete, without a correction of its drift: gaussmle drift corrects it",
            path.display()
        );
        write_page()?;
        return Err(error.into());
    }
    let lines = correction.lines(&rows);
    if let Some(page) = page {
        let options = ReportOptions {
            drift_correction: Some(correction),
            ..ReportOptions::of_run(movie, finished.summary)
        };
        let metadata = metadata.to_table_metadata(format);
        HtmlReport::new(&rows, &metadata, &options)?.save(page)?;
    }
    Ok(lines)
}

/// Says what a cancelled run has left.
fn what_is_left(
    arguments: &LocalizeArguments,
    target: &Target<'_>,
    summary: &RunSummary,
) -> String {
    let progress = &summary.progress;
    if is_stdout(&target.output) {
        return "nothing was written".into();
    }
    let partial = partial_name(&target.output);
    let done = quantity(progress.done, "frame");
    match arguments.follow {
        true if progress.is_growing => format!(
            "{} has {done}; --follow --resume continues the run",
            partial.display()
        ),
        _ if progress.done == progress.total => {
            "the table was not written; --resume writes it".into()
        }
        _ => format!(
            "{} has {} of {}; --resume continues the run",
            partial.display(),
            progress.done,
            quantity(progress.total, "frame")
        ),
    }
}
