//! A localization whose table stays in memory.

use std::ops::Range;
use std::path::Path;
use std::time::Instant;

use gaussmle::{CancelToken, Fits, Fitter, FitterBuilder, LocalizationTable};
use gaussmle_io::table::Metadata;
use gaussmle_smlm::RunConfig;
use gaussmle_smlm::config::CalibratedModel;
use gaussmle_smlm::localize::{
    Finder, Localize, LocalizeBlocks, Progress, Run, RunDescription, RunSummary, SearchedFrames,
    finder_and_fitter,
};

use crate::errors::Error;
use crate::movie_input::OpenMovie;
use crate::work::ProgressSender;

/// A localization of an opened movie.
pub struct RunInMemory<'a> {
    pub opened: &'a OpenMovie<'a>,
    /// The file of the movie, if it has one.
    pub path: Option<&'a Path>,
    pub config: &'a RunConfig,
    /// The configuration as the description of the table states it.
    pub stated: &'a RunConfig,
    pub model: &'a CalibratedModel,
    pub camera: &'a gaussmle::Camera,
    pub progress: ProgressSender,
    pub cancel: CancelToken,
    pub started: Instant,
    /// True if the movie is short, and no GPU was asked for.
    pub may_be_short: bool,
}

/// The finder, the fitter and the notes of a run.
pub struct Prepared {
    finder: Finder,
    fitter: Fitter,
    notes: Vec<String>,
    /// True if the run is expected to take some milliseconds at most.
    pub is_short: bool,
}

/// The table of a run.
pub struct Localized {
    pub table: LocalizationTable,
    pub summary: RunSummary,
    pub metadata: Metadata,
    /// The frames of the movie that were searched.
    pub frames: Range<usize>,
}

impl RunInMemory<'_> {
    /// Builds the finder and the fitter. `notes` are those on the camera and the movie.
    pub fn prepare(
        &self,
        configure: impl FnOnce(FitterBuilder) -> FitterBuilder,
        mut notes: Vec<String>,
    ) -> Result<Prepared, Error> {
        let shape = self.opened.movie().shape();
        let (finder, mut fitter) = finder_and_fitter(
            self.config,
            (self.model, self.camera.clone()),
            [shape.width, shape.height],
            configure,
            &mut notes,
        )?;
        Ok(Prepared {
            is_short: self.keep_short(&mut fitter, finder.roi()),
            finder,
            fitter,
            notes,
        })
    }

    /// True if the run is expected to be short. Its fits then run on the CPU, and wait for nothing.
    fn keep_short(&self, fitter: &mut Fitter, size: usize) -> bool {
        // Usual frames have fewer spots. Those of a denser one take some milliseconds.
        let spots = self.opened.pixels() / (8 * size * size);
        self.may_be_short && fitter.keep_short(spots, size)
    }

    /// Localizes the movie.
    pub fn run(&self, prepared: Prepared) -> Result<Localized, Error> {
        let Prepared {
            finder,
            fitter,
            mut notes,
            is_short,
        } = prepared;
        let (opened, movie) = (self.opened, self.opened.movie());
        let mut shape = movie.shape();
        let wanted = self.config.input.frames.unwrap_or_default();
        let (first, length) = opened.range(wanted)?;
        // The number of frames of an iterable may not be known.
        let mut end = first + length.unwrap_or(0);
        notes.extend(opened.contradictions(self.camera, first..end));
        let description = RunDescription {
            config: self.stated.clone(),
            model: self.model.model.clone(),
            pixel_size_um: self.camera.pixel_size_um(),
            path: self.path.map(Path::to_owned),
            regions: finder.regions().cloned(),
            searched_pixels: Some(finder.searched_pixels()),
        };
        let mut table = description.empty_table();
        let mut run = Run::new(description, notes, shape.pixels(), self.started);
        run.set_total(end - first);
        let take = |searched: &SearchedFrames<'_>, fits: Fits| {
            run.add(searched, &fits, |_, rows| {
                let same = "fits of one model have the same columns";
                table.append(rows).expect(same);
                Ok(())
            })?;
            self.send(run.progress());
            Ok(())
        };
        let (finder, fitter) = (&finder, &fitter);
        let info = match opened {
            OpenMovie::Frames(source) => {
                let localize = LocalizeBlocks {
                    finder,
                    fitter,
                    frames: length,
                };
                localize.run(source.blocks(first), &self.cancel, take)?
            }
            OpenMovie::File(_) | OpenMovie::Array(_) => {
                let localize = Localize {
                    movie,
                    finder,
                    fitter,
                };
                let localize = || localize.run_searched(first..end, &self.cancel, take);
                match is_short {
                    true => opened.with_rayon(localize)?,
                    false => localize()?,
                }
            }
        };
        let done = run.progress().done;
        if !self.cancel.is_cancelled() && length != Some(done) {
            // The iterable had another number of frames than was asked for.
            end = first + done;
            wanted.of(end)?;
            shape.frames = end;
            run.set_total(done);
            self.send(run.progress());
        }
        let cancelled = run.cancelled(end);
        let (summary, metadata) = run.end(info, cancelled, (movie.format(), shape), |counts| {
            opened.why_nothing(finder.detector(), first..end, counts)
        });
        Ok(Localized {
            table,
            summary,
            metadata,
            frames: first..end,
        })
    }

    fn send(&self, progress: &Progress) {
        let Progress {
            done,
            total,
            localizations,
            ..
        } = *progress;
        self.progress.progress(done, total, localizations);
    }
}
