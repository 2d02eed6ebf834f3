//! Movies that are looked at: open ones, their frames and projections.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::SystemTime;

use gaussmle_io::movie::{self, FileError, Movie, OpenOptions, Pixels};
use gaussmle_smlm::config::Sigma;
use gaussmle_smlm::inspect::MovieInfo;
use rayon::prelude::*;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::error::{Failure, Outcome};
use crate::places::Places;
use crate::recent::Recent;
use crate::run_options::MovieChoice;

/// Movies that stay open.
const OPEN: usize = 8;

/// Widths of a movie that are kept.
const WIDTHS: usize = 16;

/// Frames of a projection, spread over the movie.
const PROJECTED: usize = 1000;

/// A movie that is open.
#[derive(Debug)]
pub(crate) struct OpenMovie {
    pub movie: Arc<dyn Movie>,
    path: PathBuf,
    /// A look at its pixels, which takes longer than the first frame.
    info: OnceLock<Result<MovieInfo, String>>,
    /// The mean and the maximum of its frames, once they were asked for.
    projections: Mutex<[Option<Arc<Vec<f32>>>; 2]>,
    /// No other movie of this server has this number.
    pub number: u64,
    /// The widths and misfits that were measured, with the options that they depend on.
    pub widths: Recent<String, (Sigma, Option<f64>), WIDTHS>,
}

/// The key of an open movie: a file that has changed is opened again.
type Key = (MovieChoice, Option<SystemTime>, u64);

/// The movies that are open.
#[derive(Debug, Default)]
pub(crate) struct Movies {
    opened: AtomicU64,
    open: Recent<Key, Arc<OpenMovie>, OPEN>,
}

/// A frame, or a projection over the movie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Projection {
    Mean,
    Max,
}

impl Movies {
    /// The movie, opened if it is not open yet.
    pub fn get(&self, choice: &MovieChoice, places: &Places) -> Outcome<Arc<OpenMovie>> {
        let path = places.find(&choice.path)?;
        let key = key_of(choice, &path);
        if let Some(opened) = self.open.get(&key) {
            return Ok(opened);
        }
        let movie: Arc<dyn Movie> = Arc::from(open_chosen(choice, &path)?);
        let opened = Arc::new(OpenMovie {
            movie,
            path,
            info: OnceLock::new(),
            projections: Mutex::default(),
            number: self.opened.fetch_add(1, Ordering::Relaxed),
            widths: Recent::default(),
        });
        Ok(self.open.put(key, opened))
    }
}

fn key_of(choice: &MovieChoice, path: &Path) -> Key {
    let metadata = std::fs::metadata(path).ok();
    let modified = metadata
        .as_ref()
        .and_then(|metadata| metadata.modified().ok());
    (
        choice.clone(),
        modified,
        metadata.map_or(0, |metadata| metadata.len()),
    )
}

/// Opens a movie. One of which an image, a channel or a plane must be chosen gives the choice.
fn open_chosen(choice: &MovieChoice, path: &Path) -> Outcome<Box<dyn Movie>> {
    let options = choice.open_options();
    match movie::open(path, &options) {
        Ok(movie) => Ok(movie),
        Err(error @ FileError::Planes { .. }) => {
            let FileError::Planes { option, .. } = &error else {
                return Err(error.into());
            };
            let option = *option;
            let every = OpenOptions {
                every_plane: true,
                ..options
            };
            let metadata = movie::open(path, &every).map(|movie| movie.metadata());
            let names = metadata.map_or(Vec::new(), |metadata| match option {
                "series" => metadata.series,
                "channel" => metadata.channels,
                _ => {
                    let planes = metadata.axes.iter().find(|(name, _)| name == "z");
                    let planes = planes.map_or(0, |(_, length)| *length);
                    (0..planes).map(|plane| plane.to_string()).collect()
                }
            });
            Err(Failure {
                status: axum::http::StatusCode::CONFLICT,
                message: error.to_string(),
                option: Some(option),
                more: Some(Box::new((
                    "choose",
                    json!({ "option": option, "names": names }),
                ))),
            })
        }
        Err(error) => Err(error.into()),
    }
}

impl OpenMovie {
    /// The pixels of a frame.
    pub fn frame(&self, number: usize) -> Outcome<Pixels> {
        let frames = self.movie.shape().frames;
        if number >= frames {
            return Err(Failure::not_found(format!(
                "there is no frame {number}: the movie has {frames}, numbered from 0"
            )));
        }
        let mut pixels = Pixels::default();
        self.movie.read(number..number + 1, &mut pixels)?;
        Ok(pixels)
    }

    /// The mean or the maximum of each pixel over frames spread over the movie.
    pub fn projection(&self, kind: Projection) -> Outcome<Arc<Vec<f32>>> {
        let place = kind as usize;
        let known = || {
            self.projections
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
        };
        if let Some(pixels) = known()[place].clone() {
            return Ok(pixels);
        }
        let shape = self.movie.shape();
        let step = shape.frames.div_ceil(PROJECTED).max(1);
        let numbers: Vec<usize> = (0..shape.frames).step_by(step).collect();
        let (mut sum, mut max) = (
            vec![0f64; shape.pixels()],
            vec![f32::NEG_INFINITY; shape.pixels()],
        );
        for some in numbers.chunks(16) {
            let frames: Result<Vec<Pixels>, FileError> = some
                .par_iter()
                .map(|&number| {
                    let mut pixels = Pixels::default();
                    self.movie
                        .read(number..number + 1, &mut pixels)
                        .map(|()| pixels)
                })
                .collect();
            for frame in frames? {
                let mut add = |pixel: usize, value: f32| {
                    sum[pixel] += f64::from(value);
                    max[pixel] = max[pixel].max(value);
                };
                match &frame {
                    Pixels::U16(values) => {
                        (values.iter().enumerate()).for_each(|(i, v)| add(i, f32::from(*v)));
                    }
                    Pixels::F32(values) => values.iter().enumerate().for_each(|(i, v)| add(i, *v)),
                }
            }
        }
        let number = numbers.len().max(1) as f64;
        let mean = sum.into_iter().map(|sum| (sum / number) as f32).collect();
        *known() = [Some(Arc::new(mean)), Some(Arc::new(max))];
        known()[place]
            .clone()
            .ok_or_else(|| Failure::internal("the projection was lost"))
    }

    /// Everything that is known about the movie, for the page.
    pub fn described(&self, choice: &MovieChoice) -> Outcome<Value> {
        let info = self.info.get_or_init(|| {
            let info = MovieInfo::of(&self.path, self.movie.as_ref(), true);
            info.map_err(|error| error.to_string())
        });
        let info = info
            .as_ref()
            .map_err(|message| Failure::bad(message.clone()))?;
        let metadata = &info.metadata;
        let estimate = info.estimate.as_ref();
        let quiet = info.quiet.as_ref().filter(|quiet| quiet.frames > 0);
        let has_blocks = quiet.filter(|quiet| !quiet.blocks.is_empty());
        // Planes of the only axis are the frames, and there is nothing to choose.
        let axes = metadata.axes.iter();
        let is_only = axes.clone().filter(|(_, length)| *length > 1).count() == 1;
        let channels = match is_only && choice.channel.is_none() {
            true => &[][..],
            false => &metadata.channels,
        };
        let planes = axes.clone().find(|(name, _)| name == "z");
        let planes = planes.filter(|_| !is_only || choice.z.is_some());
        Ok(json!({
            "path": choice.path,
            "name": info.path.file_name().unwrap_or_default().to_string_lossy(),
            "format": info.format,
            "frames": info.shape.frames,
            "height": info.shape.height,
            "width": info.shape.width,
            "pixel_type": pixel_type(self.movie.as_ref()),
            "stored_pixels": info.pixel_type_name(),
            "axes": metadata.axes,
            "series": metadata.series,
            "channels": channels,
            "planes": planes.map(|(_, length)| length),
            "camera": {
                "name": metadata.camera,
                "pixel_size_um": {
                    "value": metadata.pixel_size_um,
                    "entry": metadata.pixel_size_entry,
                },
                "offset_adu": {
                    "stated": metadata.offset_adu,
                    "estimate": estimate.map(|found| found.offset_adu),
                    "std": estimate.map(|found| found.offset_std_adu),
                },
                "gain_e_per_adu": {
                    "stated": metadata.gain_e_per_adu,
                    "estimate": estimate.map(|found| found.gain_e_per_adu),
                    "std": estimate.map(|found| found.gain_std),
                },
                "no_estimate": info.why_no_estimate(),
            },
            "darkest_adu": quiet.map(|quiet| quiet.darkest_adu),
            "brightest_adu": quiet.map(|quiet| quiet.brightest_adu),
            "quiet_mean_adu": has_blocks.map(|quiet| quiet.median(|block| block.mean)),
            "quiet_variance_adu2": has_blocks.map(|quiet| quiet.median(|block| block.variance)),
            "notes": info.notes,
        }))
    }
}

/// The name of the type of pixels.
fn pixel_type(movie: &dyn Movie) -> &'static str {
    match movie.pixel_type() {
        movie::PixelType::U16 => "u16",
        movie::PixelType::F32 => "f32",
    }
}

/// Pixels as bytes, the low one first, and the name of their type.
pub(crate) fn bytes_of(pixels: &Pixels) -> (Vec<u8>, &'static str) {
    match pixels {
        Pixels::U16(values) => (values.iter().flat_map(|v| v.to_le_bytes()).collect(), "u16"),
        Pixels::F32(values) => (float_bytes(values), "f32"),
    }
}

/// Numbers as bytes, the low one first.
pub(crate) fn float_bytes(values: &[f32]) -> Vec<u8> {
    values
        .iter()
        .flat_map(|value| value.to_le_bytes())
        .collect()
}
