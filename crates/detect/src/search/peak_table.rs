//! The table of peaks.

use gaussmle::table::{Column, Values};
use gaussmle::{LocalizationTable, PixelSize};

use crate::detected_peak::DetectedPeak;

/// The table of the peaks that a [`PeakSearch`](crate::PeakSearch) finds, one row for each:
///
/// | column | values |
/// |---|---|
/// | `frame` | the number of the frame |
/// | `x`, `y` | the centre of the brightest pixel, um |
/// | `column`, `row` | the brightest pixel |
/// | `over_threshold` | the signal over the detection threshold |
/// | `roi_x`, `roi_y` | the first pixel of the ROI |
/// | `roi_size` | pixels along a side of the ROI |
pub fn peak_table(
    peaks: &[(usize, DetectedPeak)],
    roi: usize,
    pixel_size_um: PixelSize,
) -> LocalizationTable {
    // Frames are numbered with 32 bits, and a frame has fewer pixels along a side.
    let counts = |count: &dyn Fn(usize, &DetectedPeak) -> usize| {
        let counts = peaks.iter().map(|(frame, peak)| count(*frame, peak) as u32);
        Values::U32(counts.collect())
    };
    let numbers = |number: &dyn Fn(&DetectedPeak) -> f64| {
        Values::F64(peaks.iter().map(|(_, peak)| number(peak)).collect())
    };
    let [x_um, y_um] = pixel_size_um.xy();
    let centre = |pixel: usize, side_um: f64| (pixel as f64 + 0.5) * side_um;
    let columns = [
        ("frame", "", counts(&|frame, _| frame)),
        ("x", "um", numbers(&|peak| centre(peak.x, x_um))),
        ("y", "um", numbers(&|peak| centre(peak.y, y_um))),
        ("column", "", counts(&|_, peak| peak.x)),
        ("row", "", counts(&|_, peak| peak.y)),
        ("over_threshold", "", numbers(&|peak| peak.over_threshold)),
        ("roi_x", "", counts(&|_, peak| peak.corner.x)),
        ("roi_y", "", counts(&|_, peak| peak.corner.y)),
        ("roi_size", "", counts(&|_, _| roi)),
    ];
    let columns = columns.into_iter().map(|(name, unit, values)| Column {
        name: name.into(),
        unit,
        values,
    });
    let table = LocalizationTable::from_columns(columns.collect());
    table.expect("each column has a value for each peak")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::frame::Corner;

    #[test]
    fn a_row_has_the_pixel_and_the_roi_of_its_peak() {
        let peak = DetectedPeak {
            x: 4,
            y: 30,
            corner: Corner { x: 1, y: 27 },
            over_threshold: 1.5,
        };
        let table = peak_table(&[(9, peak)], 7, 0.1.into());
        let counts = ["frame", "column", "row", "roi_x", "roi_y", "roi_size"];
        let counts = counts.map(|name| table.counts(name).expect("a count")[0]);
        assert_eq!(counts, [9, 4, 30, 1, 27, 7]);
        let numbers = ["x", "y", "over_threshold"];
        let numbers = numbers.map(|name| table.floats(name).expect("a number")[0]);
        // Half a pixel beyond the edge of columns 4 and 30.
        assert_eq!(numbers, [4.5 * 0.1, 30.5 * 0.1, 1.5]);
        assert!(peak_table(&[], 7, 0.1.into()).is_empty());
        assert_eq!(peak_table(&[], 7, 0.1.into()).names(), table.names());
    }
}
