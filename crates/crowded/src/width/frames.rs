//! The frames of a movie that are looked at before its run.

use std::ops::Range;

use gaussmle::CancelToken;
use gaussmle_detect::{Frame, StaticLight, StaticLights};
use gaussmle_io::movie::{Movie, Pixels};
use rayon::prelude::*;

use crate::error::{Error, Result};
use crate::frame::Model;
use crate::rounds::Buffers;
use crate::search::{CrowdedSearch, CrowdedWorkspace};

/// The most frames of a sample.
const MOST_FRAMES: usize = 24;

/// The frames that tell whether those of a movie are crowded. Sparse movies have no other cost.
const FEW_FRAMES: usize = 8;

/// Frames that are looked at together, at most, and pixels.
const MOST_TOGETHER: usize = 4;
const MOST_PIXELS: usize = 1 << 20;

/// The fractional part of the golden ratio, whose multiples are spread evenly.
const GOLDEN: f64 = 0.618_033_988_749_894_9;

impl CrowdedSearch {
    /// True if the emitters of at least half of a few frames are fitted together, beside the light that stays.
    ///
    /// # Errors
    ///
    /// Returns an error if frames cannot be read, the movie is too short for that light, or it is cancelled.
    pub fn is_on_in(
        &self,
        movie: &dyn Movie,
        frames: &Range<usize>,
        static_lights: Option<&StaticLights>,
        cancel: &CancelToken,
    ) -> Result<bool> {
        let sample = sample(frames);
        let apart = sample.len().div_ceil(FEW_FRAMES).max(1);
        let mut few: Vec<usize> = sample.into_iter().step_by(apart).collect();
        let lights = lights_of(static_lights, movie, &mut few, cancel)?;
        let looks = few.par_iter();
        let looks = looks.map_init(
            CrowdedWorkspace::default,
            |workspace, &number| -> Result<bool> {
                let mut pixels = Pixels::default();
                let frame = frame_of(movie, number, &mut pixels)?;
                Ok(self.is_on((number, frame), &lights, workspace))
            },
        );
        let on = looks.collect::<Result<Vec<bool>>>()?;
        let number = on.iter().filter(|is_on| **is_on).count();
        Ok(number > 0 && 2 * number >= on.len())
    }
}

/// Looks at frames of a sample beside the light that stays, a few at a time, until `take` has enough. A model with
/// the pixels of the frame is ready for `look`.
pub(super) fn look_at_frames<T: Send>(
    search: &CrowdedSearch,
    (movie, sample, lights): (&dyn Movie, &[usize], &[StaticLight]),
    cancel: &CancelToken,
    look: impl Fn(Frame<'_>, &mut Model, &mut Buffers) -> T + Sync,
    mut take: impl FnMut(T) -> bool,
) -> Result<()> {
    let together = (MOST_PIXELS / movie.shape().pixels().max(1)).clamp(1, MOST_TOGETHER);
    for frames in sample.chunks(together) {
        let looks = frames.par_iter();
        let looks = looks.map_init(CrowdedWorkspace::default, |workspace, &number| {
            if cancel.is_cancelled() {
                return Err(Error::Detect(gaussmle::Error::Cancelled.into()));
            }
            let mut pixels = Pixels::default();
            let frame = frame_of(movie, number, &mut pixels)?;
            let CrowdedWorkspace {
                frame: model,
                buffers,
                ..
            } = workspace;
            search.load((number, frame), lights, &mut model.images);
            Ok(look(frame, model, buffers))
        });
        let mut has_enough = false;
        for found in looks.collect::<Result<Vec<T>>>()? {
            has_enough = take(found);
        }
        if has_enough {
            break;
        }
    }
    Ok(())
}

/// The light that stays in the frames of a sample, of which large frames are left out.
pub(super) fn lights_of(
    static_lights: Option<&StaticLights>,
    movie: &dyn Movie,
    sample: &mut Vec<usize>,
    cancel: &CancelToken,
) -> Result<Vec<StaticLight>> {
    match static_lights {
        Some(lights) => Ok(lights.of_sample(movie, sample, cancel)?),
        None => Ok(Vec::new()),
    }
}

/// Frames that are spread evenly over a range.
pub(super) fn sample(frames: &Range<usize>) -> Vec<usize> {
    let count = frames.len();
    if count <= MOST_FRAMES {
        return frames.clone().collect();
    }
    let mut sample = Vec::with_capacity(MOST_FRAMES);
    for i in 0..MOST_FRAMES {
        let part = (0.5 + i as f64 * GOLDEN).fract();
        let frame = frames.start + ((part * count as f64) as usize).min(count - 1);
        if !sample.contains(&frame) {
            sample.push(frame);
        }
    }
    sample
}

/// A frame of a movie, in memory or read.
fn frame_of<'a>(movie: &'a dyn Movie, number: usize, pixels: &'a mut Pixels) -> Result<Frame<'a>> {
    if let Some(frame) = movie.frame_in_memory(number) {
        return Ok(frame.into());
    }
    let read = movie.read(number..number + 1, pixels);
    read.map_err(gaussmle_detect::Error::from)?;
    Ok(match &*pixels {
        Pixels::U16(pixels) => Frame::U16(pixels),
        Pixels::F32(pixels) => Frame::F32(pixels),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_are_spread() {
        assert_eq!(sample(&(3..9)), [3, 4, 5, 6, 7, 8]);
        let mut frames = sample(&(100..10_100));
        assert_eq!(frames.len(), MOST_FRAMES);
        frames.sort_unstable();
        let gaps = frames.windows(2).map(|pair| pair[1] - pair[0]);
        assert!(
            gaps.clone().all(|gap| (100..900).contains(&gap)),
            "{frames:?}"
        );
        assert!(
            frames[0] < 500 && *frames.last().expect("frames") > 9600,
            "{frames:?}"
        );
        assert!((25..60).all(|count| sample(&(0..count)).len() > 20));
    }
}
