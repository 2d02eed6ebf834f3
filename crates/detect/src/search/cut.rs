//! ROIs at given places of a movie.

use std::ops::Range;

use gaussmle_io::movie::{Movie, Pixels};

use crate::counts::SearchCounts;
use crate::detector::Workspace;
use crate::error::Result;
use crate::frame::Corner;
use crate::search::frame_tasks::IdleBuffers;
use crate::search::roi_batch::RoiBatch;

/// Cuts ROIs of `roi` x `roi` pixels out of consecutive frames. `places` are frames and corners, sorted
/// by frames; those of other frames are left out. ROIs must lie within the frame. Returns the pixels
/// of all ROIs, one after the other.
///
/// # Errors
///
/// Returns an error if the movie cannot be read.
pub fn cut_rois(
    movie: &dyn Movie,
    places: &[(usize, Corner)],
    roi: usize,
    frames: Range<usize>,
) -> Result<Pixels> {
    let at = |number: usize| {
        let first = places.partition_point(|place| place.0 < number);
        let end = places.partition_point(|place| place.0 <= number);
        &places[first..end]
    };
    let idle = IdleBuffers::default();
    let (batch, _) = RoiBatch::gather(
        movie,
        roi,
        frames,
        &idle,
        |number, _, _: &mut Workspace, corners: &mut Vec<Corner>| {
            corners.clear();
            corners.extend(at(number).iter().map(|place| place.1));
            SearchCounts::default()
        },
        |corner| *corner,
    )?;
    Ok(batch.pixels)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::frame_block::FrameBlock;

    #[test]
    fn rois_have_the_pixels_of_their_places() {
        let [width, height] = [9, 8];
        // The value of a pixel is its place.
        let pixels = (0..3 * width * height).map(|i| i as u16);
        let block = FrameBlock::new(10, [width, height], Pixels::U16(pixels.collect()));
        let place = |frame, x, y| (frame, Corner { x, y });
        let places = [
            place(9, 0, 0),
            place(10, 4, 3),
            place(12, 0, 0),
            place(12, 2, 1),
        ];
        let cut = cut_rois(&block, &places, 5, 10..13).expect("in memory");
        let expected = places[1..].iter().flat_map(|&(frame, corner)| {
            (0..25).map(move |i| {
                let (x, y) = (corner.x + i % 5, corner.y + i / 5);
                ((frame - 10) * width * height + y * width + x) as u16
            })
        });
        assert_eq!(cut, Pixels::U16(expected.collect()));
        assert!(cut_rois(&block, &places, 5, 9..13).is_err());
    }
}
