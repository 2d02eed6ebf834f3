//! A movie becomes a table: read, search, cut and fit, overlapped.

use std::ops::Range;
use std::path::Path;
use std::sync::mpsc::{Receiver, sync_channel};
use std::time::Instant;

use flate2::Crc;

use super::found::{Found, frames_of_block};
use super::spool::{Spool, partial_name};
use super::{Progress, Report, Stop, places};
use crate::detect::Detector;
use crate::error::{Error, Result};
use crate::fits::Fits;
use crate::fitter::{Fitter, FitterBuilder};
use crate::io::{self, Movie, OpenOptions, Pixels};
use crate::recipe::Recipe;
use crate::report::{self, ReportOptions, Run};
use crate::table::LocalizationTable;
use crate::tables::{self, Format, Metadata};

/// Blocks that may wait for their fits.
const WAITING: usize = 8;

/// Spots that are fitted at once, at most: blocks that wait are taken together up to here.
const SPOTS: usize = 1 << 17;

/// A movie to be localized: its spots found by a detector and fitted by a fitter.
#[derive(Debug)]
pub struct Localize<'a> {
    /// The movie.
    pub movie: &'a dyn Movie,
    /// What finds spots.
    pub detector: &'a Detector,
    /// What fits them.
    pub fitter: &'a Fitter,
}

impl Localize<'_> {
    /// Localizes frames. `take` gets the fits of consecutive frames, in order, until all are done or the job is called off.
    ///
    /// # Errors
    ///
    /// If the movie cannot be read, a fit fails, or `take` does.
    pub fn run(
        &self,
        frames: Range<usize>,
        stop: &Stop,
        mut take: impl FnMut(Range<usize>, Fits) -> Result<()>,
    ) -> Result<()> {
        let block = frames_of_block(self.movie);
        let (give, get) = sync_channel::<Result<Found>>(WAITING);
        // A fit that fails ends the search as well.
        let failed = Stop::default();
        std::thread::scope(|scope| {
            let total = frames.len();
            let search = frames.clone();
            let failed = &failed;
            scope.spawn(move || {
                let mut start = search.start;
                while start < search.end && !stop.stopped() && !failed.stopped() {
                    // Blocks begin where the file's own portions do.
                    let end = (start / block + 1) * block;
                    let end = end.min(search.end);
                    let found = Found::search(self.movie, self.detector, start..end);
                    let bad = found.is_err();
                    if give.send(found).is_err() || bad {
                        return;
                    }
                    start = end;
                }
            });
            let (mut spots, mut done) = (0, 0);
            let mut fit = |found: Result<Found>| {
                let (found, failure) = with_waiting(found?, &get);
                spots += found.len();
                done += found.frames.len();
                // What `auto` goes by is the whole movie.
                let expected = spots as f64 / done.max(1) as f64 * total as f64;
                let fits = self.fitter.fit_part(&found.rois()?, expected as usize)?;
                take(found.frames, fits)?;
                failure.map_or(Ok(()), Err)
            };
            let mut result = Ok(());
            while result.is_ok() {
                match get.recv() {
                    Ok(found) => result = fit(found),
                    // All is searched, and all is fitted.
                    Err(_) => break,
                }
            }
            if result.is_err() {
                failed.stop();
            }
            // The search may be waiting to hand over.
            drop(get);
            result
        })
    }
}

/// What was found, with what has been found since, up to as many spots as are fitted at once; and what went wrong then.
fn with_waiting(mut found: Found, get: &Receiver<Result<Found>>) -> (Found, Option<Error>) {
    while found.len() < SPOTS {
        match get.try_recv() {
            Ok(Ok(next)) => found.append(next),
            Ok(Err(failure)) => return (found, Some(failure)),
            Err(_) => break,
        }
    }
    (found, None)
}

/// The same from file to file, with a record of what is done, so that it can be interrupted.
#[derive(Debug)]
pub struct LocalizeFile<'a> {
    /// The movie.
    pub movie: &'a Path,
    /// The table.
    pub output: &'a Path,
    /// The table's format.
    pub format: Format,
    /// What is to be done.
    pub recipe: &'a Recipe,
    /// Go on with a run that was interrupted.
    pub resume: bool,
    /// Another file that was read, and is not to be written over.
    pub keep: Option<&'a Path>,
    /// Where a page about the table goes, if one is wanted; see [`report`](mod@report).
    pub report: Option<&'a Path>,
}

impl LocalizeFile<'_> {
    /// Localizes the movie and writes the table.
    ///
    /// A run that is called off leaves a table of what is done under [`partial_name`], and can be resumed.
    ///
    /// # Errors
    ///
    /// If a file cannot be read or written, the recipe makes no sense, or a fit fails. What was done until then can be
    /// resumed.
    pub fn run(&self, stop: &Stop, watch: impl FnMut(&Progress)) -> Result<Report> {
        self.run_with(stop, |builder| builder, watch)
    }

    /// The same with a fitter that is told more, as by what it calls while it waits for a GPU.
    ///
    /// # Errors
    ///
    /// As [`LocalizeFile::run`].
    pub fn run_with(
        &self,
        stop: &Stop,
        tell: impl FnOnce(FitterBuilder) -> FitterBuilder,
        mut watch: impl FnMut(&Progress),
    ) -> Result<Report> {
        let began = Instant::now();
        let recipe = self.recipe;
        self.format.check(self.output)?;
        let mut inputs = vec![self.movie];
        inputs.extend(self.keep);
        let mut outputs = places::of_table(self.output, self.format);
        outputs.extend(self.report.map(Path::to_owned));
        places::check(&outputs, &inputs, recipe)?;
        let model = recipe.model()?;
        let (camera, mut notes) = recipe.camera()?;
        let open = OpenOptions {
            allow_truncated: recipe.allow_truncated.unwrap_or(false),
        };
        let movie = io::open(self.movie, &open)?;
        notes.extend_from_slice(movie.notes());
        let shape = movie.shape();
        let pixel_size_um = camera.pixel_size_um();
        let detection = recipe.detection(&model, pixel_size_um)?;
        let detector = Detector::new(&detection, &camera, shape.width, shape.height)?;
        let fingerprint = camera.fingerprint();
        let fitter = tell(recipe.fitter(model, camera)).build()?;
        let frames = recipe.check_frames(shape.frames)?;
        let configuration = format!(
            "{}\n{}",
            recipe.to_toml("localize"),
            about(self.movie, movie.as_ref())
        );
        // What tells this run from another: options, and what is in the files that they name.
        let identity = format!(
            "version = {}\n{configuration}movie_checksum = {:08x}\nmodel = {model:?}\ncamera_checksum = {fingerprint:08x}\n",
            env!("CARGO_PKG_VERSION"),
            checksum(movie.as_ref())?,
        );
        let template = LocalizationTable::empty(model, pixel_size_um);
        let first = frames.start as u64;
        let mut spool = if self.resume {
            Spool::resume(self.output, &identity, template, first)?
        } else {
            Spool::begin(self.output, &identity, template, first)?
        };
        let mut progress = Progress {
            done: spool.end() as usize - frames.start,
            total: frames.len(),
            before: spool.end() as usize - frames.start,
            localizations: tables::Rows::len(&spool),
            ..Progress::default()
        };
        let mut report = Report {
            notes,
            ..Report::default()
        };
        let frame_bytes = (shape.pixels() * movie.depth().bytes()) as u64;
        let localize = Localize {
            movie: movie.as_ref(),
            detector: &detector,
            fitter: &fitter,
        };
        watch(&progress);
        localize.run(spool.end() as usize..frames.end, stop, |frames, fits| {
            let table = fits.table_from(progress.localizations);
            spool.push(frames.end as u64, &table)?;
            report.add(&fits, &table);
            progress.done += frames.len();
            progress.localizations += fits.len() as u64;
            progress.localizations_now += fits.len() as u64;
            progress.bytes += frames.len() as u64 * frame_bytes;
            progress.elapsed = began.elapsed();
            watch(&progress);
            Ok(())
        })?;
        report.complete = progress.done == progress.total;
        if !report.complete {
            report.notes.push(format!(
                "called off after frame {} of {}",
                spool.end(),
                frames.end
            ));
        }
        let metadata = Metadata {
            model,
            pixel_size_um,
            width: shape.width,
            height: shape.height,
            frames: shape.frames,
            configuration,
            notes: report.notes.clone(),
        };
        // Not for the table: what a resumed run sees is a part.
        report.doubt();
        report.progress = progress;
        if report.complete {
            tables::write(self.output, self.format, &spool, &metadata)?;
            report.progress.elapsed = began.elapsed();
            // A page that cannot be written is no reason to fit all again.
            let page = self.page(&spool, &metadata, &report);
            spool.remove();
            if self.resume {
                // What the interrupted run has left.
                self.format.remove(&partial_name(self.output));
            }
            page?;
        } else {
            let partial = partial_name(self.output);
            tables::write(&partial, self.format, &spool, &metadata)?;
        }
        report.progress.elapsed = began.elapsed();
        Ok(report)
    }

    /// Writes the page, if one is wanted. Every column is in the spool, whatever the table's format keeps.
    fn page(&self, spool: &Spool, metadata: &Metadata, report: &Report) -> Result<()> {
        let Some(path) = self.report else {
            return Ok(());
        };
        let options = ReportOptions {
            title: self
                .movie
                .file_name()
                .unwrap_or_default()
                .to_string_lossy()
                .into(),
            run: Some(Run::from(report)),
            ..ReportOptions::default()
        };
        let table = tables::collect(spool)?;
        let page = report::Report::of(&table, &metadata.of_table(self.format), &options)?;
        Ok(page.save(path)?)
    }
}

/// What a movie is, as a section of TOML.
fn about(path: &Path, movie: &dyn Movie) -> String {
    let path = std::path::absolute(path).unwrap_or_else(|_| path.into());
    let shape = movie.shape();
    let table = toml::Table::from_iter([
        ("path".into(), path.display().to_string().into()),
        ("format".into(), movie.format().into()),
        ("frames".into(), (shape.frames as i64).into()),
        ("height".into(), (shape.height as i64).into()),
        ("width".into(), (shape.width as i64).into()),
    ]);
    toml::Table::from_iter([("movie".to_owned(), table.into())]).to_string()
}

/// A checksum of the first and the last frame: movies of one name are told apart by it.
fn checksum(movie: &dyn Movie) -> Result<u32> {
    let frames = movie.shape().frames;
    let mut checksum = Crc::new();
    let mut pixels = Pixels::default();
    for frame in [0, frames.saturating_sub(1)] {
        if frame < frames {
            movie.read(frame..frame + 1, &mut pixels)?;
            match &pixels {
                Pixels::U16(pixels) => checksum.update(bytemuck::cast_slice(pixels)),
                Pixels::F32(pixels) => checksum.update(bytemuck::cast_slice(pixels)),
            }
        }
    }
    Ok(checksum.sum())
}
