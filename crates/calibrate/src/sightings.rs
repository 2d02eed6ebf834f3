//! The spots of a scan of beads, frame by frame.

use gaussmle_detect::{Detector, IdleBuffers, RoiBatch, block_ranges};
use gaussmle_io::movie::Movie;

use super::error::CalibrateError;
use super::places::Sighting;

/// The spots of all frames, at the positions of the detector: fits of two beads that touch would be
/// pulled to the middle between them.
pub(super) fn sightings(
    movie: &dyn Movie,
    detector: &Detector,
    frames: usize,
) -> Result<Vec<Sighting>, CalibrateError> {
    let roi = detector.roi();
    let idle = IdleBuffers::default();
    let mut seen = Vec::new();
    for range in block_ranges(movie, 0..frames) {
        let found = RoiBatch::search(movie, detector, range, &[], &idle, |_| true)?;
        seen.extend(found.each().map(|(frame, [x, y], pixels)| {
            let [x_px, y_px] = centre_px([x as usize, y as usize], roi);
            let (light_adu, peak_adu) = light(&pixels, roi);
            Sighting {
                frame,
                x_px,
                y_px,
                light_adu,
                peak_adu,
            }
        }));
    }
    Ok(seen)
}

/// The light of a ROI, and that of its brightest pixel, above the background, which is the mean of
/// its border.
fn light(pixels: &[f64], roi: usize) -> (f64, f64) {
    let (mut all, mut border) = (0.0, 0.0);
    for (y, row) in pixels.chunks_exact(roi).enumerate() {
        let sum: f64 = row.iter().sum();
        all += sum;
        border += match y == 0 || y + 1 == roi {
            true => sum,
            false => row[0] + row[roi - 1],
        };
    }
    let background = border / (4 * (roi - 1)) as f64;
    let peak = pixels.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    (all - background * (roi * roi) as f64, peak - background)
}

/// The centre of a ROI, from the outer corner of the frame, pixels.
pub(super) fn centre_px(corner: [usize; 2], roi: usize) -> [f64; 2] {
    corner.map(|first| first as f64 + roi as f64 / 2.0)
}
