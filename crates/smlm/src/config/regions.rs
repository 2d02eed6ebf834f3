//! Regions of the frames: a run keeps the rows whose position lies in one of them.
//!
//! Pixel i reaches from i to i + 1, counted from the outer corner of the first one as `x` and `y` of
//! tables are: a row lies in the pixel of column `floor(x / width of a pixel)`. The far edge of the last
//! pixel belongs to it, so tiles share all rows that have a position.

use std::ops::Range;

use flate2::Crc;
use gaussmle::PixelSize;
use gaussmle_detect::Corner;

use super::region::Region;
use crate::error::Result;

/// The regions of a run, checked for frames of one size.
#[derive(Clone, Debug)]
pub struct Regions {
    sides: [usize; 2],
    pixel_size_um: PixelSize,
    /// The pixels above and left of each corner of a pixel that are inside, row by row.
    sums: Vec<u32>,
    crc32: u32,
}

impl Regions {
    /// The union of regions in frames of `width` x `height` pixels.
    ///
    /// # Errors
    ///
    /// Returns an error if a region is not in the frame, or a mask cannot be read, has another size, or is
    /// empty.
    pub fn new(
        regions: &[Region],
        sides @ [width, height]: [usize; 2],
        pixel_size_um: PixelSize,
    ) -> Result<Self> {
        let mut inside = vec![false; width * height];
        for region in regions {
            region.add_to(&mut inside, sides)?;
        }
        let mut sums = vec![0; (width + 1) * (height + 1)];
        for y in 0..height {
            let mut of_row = 0;
            for x in 0..width {
                of_row += u32::from(inside[y * width + x]);
                let above = sums[y * (width + 1) + x + 1];
                sums[(y + 1) * (width + 1) + x + 1] = above + of_row;
            }
        }
        let mut checksum = Crc::new();
        for row in inside.chunks(width.max(1)) {
            let bytes: Vec<u8> = row.iter().map(|&inside| inside.into()).collect();
            checksum.update(&bytes);
        }
        Ok(Self {
            sides,
            pixel_size_um,
            sums,
            crc32: checksum.sum(),
        })
    }

    /// The number of pixels in these columns and rows, which must be in the frame.
    pub(crate) fn pixels_within(&self, [columns, rows]: &[Range<usize>; 2]) -> usize {
        self.count([columns.start, rows.start], [columns.end, rows.end])
    }

    /// The number of pixels.
    pub fn pixels(&self) -> usize {
        self.count([0; 2], self.sides)
    }

    /// The CRC-32 of the pixels, a byte each, 1 inside and 0 outside, row by row.
    pub fn crc32(&self) -> u32 {
        self.crc32
    }

    /// True if a position, um, lies in a region.
    pub(crate) fn has(&self, um: [f64; 2]) -> bool {
        let sizes = self.pixel_size_um.xy();
        let pixel = |axis: usize| {
            let (at, side) = (um[axis] / sizes[axis], self.sides[axis]);
            // Fits at a bound lie on the edge, give or take the rounding.
            let is_on_edge = (at - side as f64).abs() < 1e-9;
            let first = if is_on_edge {
                side as f64 - 1.0
            } else {
                at.floor()
            };
            (0.0..side as f64)
                .contains(&first)
                .then_some(first as usize)
        };
        match (pixel(0), pixel(1)) {
            (Some(x), Some(y)) => self.has_pixel([x, y]),
            _ => false,
        }
    }

    /// True if a pixel lies in a region.
    ///
    /// # Panics
    ///
    /// Panics if the pixel is not in the frame.
    pub fn has_pixel(&self, [x, y]: [usize; 2]) -> bool {
        self.count([x, y], [x + 1, y + 1]) > 0
    }

    /// True if a ROI of `side` pixels, with `reach` more at each side, has pixels of a region.
    pub(crate) fn is_near(&self, corner: Corner, side: usize, reach: usize) -> bool {
        let corner = [corner.x, corner.y];
        let first = corner.map(|first| first.saturating_sub(reach));
        let end = [0, 1].map(|axis| {
            let end = corner[axis].saturating_add(side).saturating_add(reach);
            end.min(self.sides[axis])
        });
        self.count(first, end) > 0
    }

    /// The pixels of a box that are inside.
    fn count(&self, [x0, y0]: [usize; 2], [x1, y1]: [usize; 2]) -> usize {
        let at = |x: usize, y: usize| self.sums[y * (self.sides[0] + 1) + x] as usize;
        at(x1, y1) + at(x0, y0) - at(x0, y1) - at(x1, y0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn regions(texts: &[&str], sides: [usize; 2]) -> Result<Regions> {
        let list: Vec<Region> = texts
            .iter()
            .map(|text| text.parse().expect("a region"))
            .collect();
        Regions::new(&list, sides, [0.5, 0.25].into())
    }

    #[test]
    fn pixels_have_their_first_edge() {
        let regions = regions(&["1,2,3,4", "2,3,5,4"], [5, 4]).expect("in the frame");
        // The boxes have 4 and 3 pixels, and share one.
        assert_eq!(regions.pixels(), 6);
        // Pixels are 0.5 um wide and 0.25 um high.
        let cases = [
            ([0.5, 0.5], true),
            ([0.4999, 0.5], false),
            ([0.5, 0.4999], false),
            ([1.4999, 0.5], true),
            ([1.5, 0.5], false),
            ([2.4999, 0.9999], true),
            ([2.5, 0.9999], true),
            ([2.4999, 1.0], true),
            ([2.501, 0.9999], false),
            ([2.4999, 1.001], false),
            ([-0.1, 0.9], false),
            ([f64::NAN, 0.9], false),
            ([1.0, f64::INFINITY], false),
        ];
        for (um, is_inside) in cases {
            assert_eq!(regions.has(um), is_inside, "{um:?}");
        }
    }

    #[test]
    fn rois_near_a_region_are_those_that_share_pixels_with_it() {
        let regions = regions(&["10,10,11,11"], [40, 30]).expect("in the frame");
        for y in 0..30 - 5 {
            for x in 0..40 - 5 {
                let shares = |at: usize| (at.saturating_sub(2)..at + 5 + 2).contains(&10);
                let is_near = regions.is_near(Corner { x, y }, 5, 2);
                assert_eq!(is_near, shares(x) && shares(y), "{x} {y}");
            }
        }
    }

    #[test]
    fn a_mask_in_memory_is_text() {
        let mask = [false, false, true, true, false, true, false, false];
        let region = Region::from_mask([4, 2], mask);
        assert_eq!(region.to_string(), "runs:4x2:2,2,1,1,2");
        assert_eq!(region.to_string().parse(), Ok(region.clone()));
        assert_eq!(
            Region::from_mask([1, 2], [true, false]).to_string(),
            "runs:1x2:0,1,1"
        );
        let regions = Regions::new(&[region], [4, 2], 0.1.into()).expect("in the frame");
        let inside = (0..8).map(|i| regions.has_pixel([i % 4, i / 4]));
        assert_eq!(Vec::from_iter(inside), mask);
        // zlib.crc32(bytes([0, 0, 1, 1, 0, 1, 0, 0])) of Python.
        assert_eq!(regions.crc32(), 0x92dc4f4b);
    }

    #[test]
    fn regions_that_do_not_suit_the_frames_are_refused() {
        let folder = tempfile::tempdir().expect("made");
        let mask = |name: &str, values: &[f32], shape: [usize; 2]| {
            let path = folder.path().join(name);
            let bytes = values.iter().flat_map(|value| value.to_le_bytes());
            gaussmle_io::movie::write_array(&path, "<f4", &shape, bytes).expect("written");
            path.display().to_string()
        };
        let small = mask("small.npy", &[1.0; 6], [2, 3]);
        let empty = mask("empty.npy", &[0.0; 12], [3, 4]);
        let nan = mask(
            "nan.npy",
            &[[0.0; 5].as_slice(), &[f32::NAN; 7]].concat(),
            [3, 4],
        );
        let good = mask(
            "good.npy",
            &[[0.0; 5].as_slice(), &[-2.0; 7]].concat(),
            [3, 4],
        );
        let cases = [
            (
                "1,0,5,3",
                "`1,0,5,3` is outside of the frames, which are 3x4 pixels",
            ),
            ("1,0,4,4", "x1 can be 4 and y1 3 at most"),
            (
                &small,
                "small.npy is 2x3 pixels (height x width) but the frames are 3x4",
            ),
            (&empty, "empty.npy is 0 everywhere"),
            (&nan, "nan.npy is NaN at (1, 1)"),
            ("none.npy", "A box is four numbers"),
            ("runs:3x2:0,6", "the mask is 2x3 pixels"),
            ("runs:4x3:12", "the mask is 0 everywhere"),
        ];
        for (text, part) in cases {
            let error = regions(&[text], [4, 3]).expect_err(text);
            assert_eq!(error.option(), Some("region"), "{error}");
            let error = error.to_string();
            assert!(error.contains(part), "`{error}` lacks `{part}`");
        }
        let kept = regions(&[&good], [4, 3]).expect("in the frame");
        assert_eq!(kept.pixels(), 7);
        assert!(kept.has_pixel([1, 1]) && !kept.has_pixel([0, 1]));
    }
}
