//! A look at single frames before a run: the spots that the search finds, their fits, and the pixels
//! beside the model.
//!
//! A [`Preview`] has the search and the fits of a run with the same options. It fits on the CPU, so
//! it waits for no GPU.
//!
//! ```
//! use std::sync::Arc;
//!
//! use gaussmle::CancelToken;
//! use gaussmle_io::movie::{self, OpenOptions};
//! use gaussmle_smlm::config::Section;
//! use gaussmle_smlm::preview::Preview;
//! use gaussmle_smlm::simulate::{MovieSimulation, SimulateMovie};
//! use gaussmle_smlm::RunConfig;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let folder = tempfile::tempdir()?;
//! let path = folder.path().join("movie.tif");
//! let cancel = CancelToken::default();
//! let simulation = MovieSimulation::new(5, 64, 64);
//! SimulateMovie { simulation: &simulation, movie: &path, truth: None }.run(&cancel, |_| ())?;
//!
//! // Joint fits of crowded fields can have more rows than there are peaks.
//! let options = "[localize]\nmodel = 'xynb'\nsigma_um = 0.13\npixel_size_um = 0.1\ncrowded = 'off'";
//! let config = RunConfig::from_toml(options, Section::Localize)?;
//! let movie = Arc::from(movie::open(&path, &OpenOptions::default())?);
//! let preview = Preview::new(movie, &config, &cancel)?;
//! let peaks = preview.peaks(2)?.found;
//! let fitted = preview.fits(2, &cancel)?;
//! assert_eq!(fitted.rows.len(), peaks.len());
//! let spot = preview.spot(2, peaks[0].corner)?;
//! assert_eq!(spot.electrons.len(), spot.side * spot.side);
//! # Ok(())
//! # }
//! ```

mod spot;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use gaussmle::{Backend, Camera, CancelToken, Fitter, LocalizationTable};
use gaussmle_detect::{
    Border, Corner, Criterion, DetectedPeak, Detection, Detector, PeakSearch, SearchCounts,
    StaticLight, StaticLights,
};
use gaussmle_io::movie::Movie;

use crate::config::{CalibratedModel, Regions, RunConfig, Sigma};
use crate::error::{Result, config as config_error};
use crate::localize::{
    Finder, Localize, Run, RunDescription, RunSummary, finder_and_fitter, with_movie_width,
};

pub use spot::SpotPreview;

/// Spots that tell the causes of poor fits, and the most frames that are searched for them.
const ENOUGH_SPOTS: u64 = 1000;
const MOST_FRAMES: usize = 32;

/// The time for frames that give remarks alone: somebody waits for the preview.
const PATIENCE: Duration = Duration::from_millis(500);

/// The search and the fits of single frames of a movie.
#[derive(Debug)]
pub struct Preview {
    movie: Arc<dyn Movie>,
    config: RunConfig,
    model: CalibratedModel,
    camera: Camera,
    detector: Detector,
    regions: Option<Regions>,
    notes: Vec<String>,
    /// The search with a lower threshold.
    weaker: Detector,
    /// The search that leaves out no spot.
    all: Detector,
    /// The light that searches take away, and that of the window of frames that was measured last.
    static_lights: Option<StaticLights>,
    measured: Mutex<Vec<StaticLight>>,
    /// Made at the first fit: tables of joint fits take ten times as long as the search of a frame.
    fits: Mutex<Option<Arc<PreviewFits>>>,
}

/// The finder and the fitter of a run.
#[derive(Debug)]
struct PreviewFits {
    finder: Finder,
    fitter: Fitter,
    description: RunDescription,
    notes: Vec<String>,
}

/// The reason why a spot is not fitted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeftOut {
    /// Its ROI would leave the frame.
    Border,
    /// The peak of another is in its ROI, or its peak in that of another.
    Crowded,
    /// It is outside of the regions of the run.
    Outside,
}

/// The spots of a frame around its threshold.
#[derive(Clone, Debug)]
pub struct Peaks {
    /// Those that are fitted.
    pub found: Vec<DetectedPeak>,
    /// The pixels of those that are not, column and row.
    pub left_out: Vec<([usize; 2], LeftOut)>,
    /// The counts of both.
    pub counts: SearchCounts,
    /// The ratio of each peak to the threshold, of weaker ones, too: how far it could be moved. Empty if
    /// there is no peak to compare with.
    pub ratios: Vec<f64>,
}

/// The fits of a frame.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct FittedFrame {
    /// The rows, as a run has them.
    pub rows: LocalizationTable,
    /// The corner of the ROI of each row.
    pub corners: Vec<Corner>,
    /// Counts of this frame and of others over the movie, with remarks on what is likely wrong.
    pub summary: RunSummary,
}

impl Preview {
    /// Opens the search and the fits of a run. A width `auto` is measured.
    ///
    /// # Errors
    ///
    /// As [`LocalizeFile::run`](crate::localize::LocalizeFile::run).
    pub fn new(movie: Arc<dyn Movie>, config: &RunConfig, cancel: &CancelToken) -> Result<Self> {
        let mut config = config.clone();
        config.settings.backend = Some(Backend::Cpu);
        let shape = movie.shape();
        let frames = config.frames(shape.frames)?;
        let mut notes = Vec::new();
        // That of a stated width is a look at more frames than this one.
        if config.model.given_width() == Some(Sigma::Auto) {
            let (camera, _) = config.camera_for(&movie.metadata())?;
            let of_movie = (movie.as_ref(), frames);
            let width = config.model.given_width();
            (config, notes) = with_movie_width(&config, width, &camera, of_movie, cancel)?;
        }
        let (model, camera, camera_notes) = config.model_and_camera(&movie.metadata())?;
        notes.extend(camera_notes);
        let detection = config.detection(&model, camera.pixel_size_um())?;
        let search =
            |detection: &Detection| Detector::new(detection, &camera, shape.width, shape.height);
        let detector = search(&detection)?;
        let weaker = search(&weaker(detection, shape.pixels()))?;
        let all = search(&Detection {
            border: Border::Shift,
            isolated: false,
            ..detection
        })?;
        let static_lights = config
            .detection
            .static_lights(detection.criterion, &camera)?;
        let sides = [shape.width, shape.height];
        let regions = config.regions(sides, camera.pixel_size_um())?;
        Ok(Self {
            movie,
            config,
            model,
            camera,
            detector,
            regions,
            notes,
            weaker,
            all,
            static_lights,
            measured: Mutex::default(),
            fits: Mutex::default(),
        })
    }

    /// The finder and the fitter, which the first fit makes.
    fn opened(&self) -> Result<Arc<PreviewFits>> {
        let mut fits = self.fits.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(fits) = &*fits {
            return Ok(fits.clone());
        }
        let shape = self.movie.shape();
        let mut notes = self.notes.clone();
        let (finder, fitter) = finder_and_fitter(
            &self.config,
            (&self.model, self.camera.clone()),
            [shape.width, shape.height],
            |builder| builder,
            &mut notes,
        )?;
        let description = RunDescription {
            config: self.config.clone(),
            model: self.model.model.clone(),
            pixel_size_um: self.camera.pixel_size_um(),
            path: None,
            regions: finder.regions().cloned(),
            searched_pixels: Some(finder.searched_pixels()),
        };
        let made = Arc::new(PreviewFits {
            finder,
            fitter,
            description,
            notes,
        });
        *fits = Some(made.clone());
        Ok(made)
    }

    /// Pixels along a side of a ROI.
    pub fn roi(&self) -> usize {
        self.detector.roi()
    }

    /// Notes on the camera and the PSF.
    pub fn notes(&self) -> &[String] {
        &self.notes
    }

    /// The options, with the measured width in place of `auto`.
    pub fn config(&self) -> &RunConfig {
        &self.config
    }

    /// The peaks of a frame around the threshold. Joint fits of crowded fields start from those that are
    /// found, and find more.
    ///
    /// # Errors
    ///
    /// Returns an error if the frame does not exist or cannot be read.
    pub fn peaks(&self, frame: usize) -> Result<Peaks> {
        self.check(frame)?;
        let mut lights = self.measured.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(all) = &self.static_lights {
            all.measure(self.movie.as_ref(), frame..frame + 1, &mut lights)?;
        }
        let search = |detector| self.searched(detector, &lights, frame);
        // A single frame keeps one core busy.
        let (kept, others) = rayon::join(
            || search(&self.detector),
            || (search(&self.weaker), search(&self.all)),
        );
        let ((mut found, mut counts), (weak, _), (all, _)) = (kept?, others.0?, others.1?);
        let place = |peak: &DetectedPeak| (peak.y, peak.x);
        let strong: HashMap<_, _> = found.iter().map(|p| (place(p), p.over_threshold)).collect();
        counts.keep(&mut found, |peak| self.is_in_regions(peak));
        let [columns, rows] = self.detector.searched();
        let left_out = all.iter().filter_map(|peak| {
            let reason = match () {
                () if !columns.contains(&peak.x) || !rows.contains(&peak.y) => LeftOut::Border,
                () if !strong.contains_key(&place(peak)) => LeftOut::Crowded,
                () if !self.is_in_regions(peak) => LeftOut::Outside,
                () => return None,
            };
            Some(([peak.x, peak.y], reason))
        });
        Ok(Peaks {
            left_out: left_out.collect(),
            ratios: ratios(&strong, &weak),
            found,
            counts,
        })
    }

    fn searched(
        &self,
        detector: &Detector,
        lights: &[StaticLight],
        frame: usize,
    ) -> Result<(Vec<DetectedPeak>, SearchCounts)> {
        let search = PeakSearch::new(detector).without(lights);
        let (peaks, counts) = search.search(self.movie.as_ref(), frame..frame + 1)?;
        Ok((peaks.into_iter().map(|(_, peak)| peak).collect(), counts))
    }

    fn is_in_regions(&self, peak: &DetectedPeak) -> bool {
        let um = self.camera.pixel_size_um().xy();
        let at = [peak.x, peak.y];
        let centre = [0, 1].map(|k| (at[k] as f64 + 0.5) * um[k]);
        let regions = self.regions.as_ref();
        regions.is_none_or(|regions| regions.has(centre))
    }

    /// The fits of a frame. Frames spread over the movie are fitted for the remarks.
    ///
    /// # Errors
    ///
    /// Returns an error if the frame does not exist, one cannot be read, or a fit fails.
    pub fn fits(&self, frame: usize, cancel: &CancelToken) -> Result<FittedFrame> {
        self.check(frame)?;
        let shape = self.movie.shape();
        let started = Instant::now();
        let opened = self.opened()?;
        let description = opened.description.clone();
        let mut rows = description.empty_table();
        let mut run = Run::new(description, opened.notes.clone(), shape.pixels(), started);
        let mut corners = Vec::new();
        let localize = Localize {
            movie: self.movie.as_ref(),
            finder: &opened.finder,
            fitter: &opened.fitter,
        };
        localize.run_searched(frame..frame + 1, cancel, |searched, fits| {
            corners.extend(fits.corners().into_iter().flatten().map(|[x, y]| Corner {
                // ROIs lie within the frame.
                x: *x as usize,
                y: *y as usize,
            }));
            run.add(searched, &fits, |_, block| {
                rows.append(block)
                    .expect("fits of one model have the same columns");
                Ok(())
            })
        })?;
        // Pairs: the noise of the camera is measured in consecutive frames.
        let frames = self.config.frames(shape.frames)?;
        let step = (frames.len() / (MOST_FRAMES / 2)).max(2);
        for first in frames.clone().step_by(step) {
            let is_enough = run.progress().localizations >= ENOUGH_SPOTS;
            if is_enough || cancel.is_cancelled() || started.elapsed() > PATIENCE {
                break;
            }
            let pair = first..(first + 2).min(frames.end);
            localize.run_searched(pair, cancel, |searched, fits| {
                run.add(searched, &fits, |_, _| Ok(()))
            })?;
        }
        run.set_total(run.progress().done);
        let movie = (self.movie.format(), shape);
        let (summary, _) = run.end(gaussmle::FitInfo::default(), None, movie, |_| None);
        Ok(FittedFrame {
            rows,
            corners,
            summary,
        })
    }

    fn check(&self, frame: usize) -> Result<()> {
        let frames = self.movie.shape().frames;
        match frame < frames {
            true => Ok(()),
            false => Err(config_error(
                "frame",
                format!("there is no frame {frame}: the movie has {frames}, numbered from 0"),
            )),
        }
    }
}

/// The ratio of each weak peak to the threshold, beside those over it.
fn ratios(strong: &HashMap<(usize, usize), f64>, weak: &[DetectedPeak]) -> Vec<f64> {
    let over = |peak: &DetectedPeak| strong.get(&(peak.y, peak.x)).copied();
    // Both searches have the same signals, and the ratio of their thresholds hardly varies.
    let both = weak.iter();
    let mut ratios: Vec<f64> = both
        .filter_map(|peak| Some(over(peak)? / peak.over_threshold))
        .collect();
    ratios.sort_by(f64::total_cmp);
    let Some(ratio) = ratios.get(ratios.len() / 2) else {
        return Vec::new();
    };
    let of = |peak: &DetectedPeak| over(peak).unwrap_or((ratio * peak.over_threshold).min(1.0));
    weak.iter().map(of).collect()
}

/// The same search with a threshold that is lower by about a third.
fn weaker(detection: Detection, pixels: usize) -> Detection {
    /// Times as many false alarms, but no more of a pixel: a threshold near 0 tells nothing.
    const MORE: f64 = 1000.0;
    const OF_A_PIXEL: f64 = 0.006;
    /// The part of another threshold.
    const PART: f64 = 0.65;
    let criterion = match detection.criterion {
        Criterion::FalseAlarms(number) => {
            let most = OF_A_PIXEL * pixels as f64;
            Criterion::FalseAlarms((MORE * number).min(most).max(number))
        }
        Criterion::Deviations(deviations) => Criterion::Deviations(PART * deviations),
        Criterion::NetGradient(gradient) => Criterion::NetGradient(PART * gradient),
    };
    Detection {
        criterion,
        ..detection
    }
}

#[cfg(test)]
mod tests {
    use gaussmle_detect::FrameBlock;
    use gaussmle_io::movie::Pixels;

    use super::*;
    use crate::config::Section;

    /// A spot in all frames, and one in frame 5 alone.
    fn movie() -> FrameBlock {
        const SIDE: usize = 64;
        const FRAMES: usize = 40;
        let spot = |x: usize, y: usize, at: [usize; 2]| {
            let square = x.abs_diff(at[0]).pow(2) + y.abs_diff(at[1]).pow(2);
            300.0 * libm::exp(-0.5 * square as f64 / (1.3 * 1.3))
        };
        let mut random = 1_u32;
        let pixels = (0..FRAMES * SIDE * SIDE).map(|i| {
            let (frame, y, x) = (i / (SIDE * SIDE), i / SIDE % SIDE, i % SIDE);
            random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let noise = f64::from(random >> 29);
            let stays = spot(x, y, [30, 30]);
            let blinks = if frame == 5 {
                spot(x, y, [45, 15])
            } else {
                0.0
            };
            (20.0 + noise + stays + blinks) as u16
        });
        FrameBlock::new(0, [SIDE, SIDE], Pixels::U16(pixels.collect()))
    }

    #[test]
    fn peaks_are_those_of_the_run_beside_light_that_stays() {
        let movie: Arc<dyn Movie> = Arc::new(movie());
        let cancel = CancelToken::new();
        let places = |background: &str| {
            let options = format!(
                "[localize]\nmodel = 'xynb'\nsigma_um = 0.13\npixel_size_um = 0.1\ncrowded = 'off'\n{background}"
            );
            let config = RunConfig::from_toml(&options, Section::Localize).expect("valid");
            let preview = Preview::new(movie.clone(), &config, &cancel).expect("opened");
            let peaks = preview.peaks(5).expect("searched").found;
            let rows = preview.fits(5, &cancel).expect("fitted").rows;
            assert_eq!(rows.len(), peaks.len());
            let mut places: Vec<_> = peaks.iter().map(|peak| [peak.x, peak.y]).collect();
            places.sort_unstable();
            places
        };
        assert_eq!(places(""), [[30, 30], [45, 15]]);
        assert_eq!(places("background_frames = 20"), [[45, 15]]);
    }
}
