//! The pixel grid of a picture.

use super::error::{RenderError, check_positive};
use super::limits::{MAX_PIXELS, MAX_SIDE};
use crate::round;

/// The region of a picture without localizations and without a field, um.
const EMPTY_REGION_UM: [f64; 4] = [0.0, 0.0, 1.0, 1.0];

/// The bounding box of localizations.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Extent(Option<[f64; 4]>);

impl Extent {
    /// Extends the box to a position.
    pub(super) fn include(&mut self, x: f64, y: f64) {
        let [x0, y0, x1, y1] = self.0.unwrap_or([x, y, x, y]);
        self.0 = Some([x0.min(x), y0.min(y), x1.max(x), y1.max(y)]);
    }

    /// True if the box lies inside of a closed region.
    pub(super) fn is_within(self, [from, to]: [[f64; 2]; 2]) -> bool {
        let inside = |[x0, y0, x1, y1]: [f64; 4]| {
            x0 >= from[0] && y0 >= from[1] && x1 <= to[0] && y1 <= to[1]
        };
        self.0.is_none_or(inside)
    }

    /// The box with a margin for the widths of the outermost localizations, rounded outwards to
    /// 0.1 um. The rounding aligns the pixels of pictures of different tables.
    pub(super) fn region_um(&self) -> [f64; 4] {
        let Some([x0, y0, x1, y1]) = self.0 else {
            return EMPTY_REGION_UM;
        };
        let margin = (0.02 * (x1 - x0).max(y1 - y0)).max(0.1);
        let (round_down, round_up) = (
            |um: f64| ((um - margin) * 10.0).floor() / 10.0,
            |um: f64| ((um + margin) * 10.0).ceil() / 10.0,
        );
        [round_down(x0), round_down(y0), round_up(x1), round_up(y1)]
    }
}

/// Size and position of a picture's pixels.
#[derive(Clone, Copy, Debug)]
pub(super) struct Grid {
    pub width: usize,
    pub height: usize,
    pub pixel_size_um: f64,
    pub origin_um: [f64; 2],
}

impl Grid {
    /// Covers a region with pixels, from its first corner.
    pub(super) fn new([x0, y0, x1, y1]: [f64; 4], size: f64) -> Result<Self, RenderError> {
        let (along_x, along_y) = (x1 - x0, y1 - y0);
        check_positive("the picture's width (um)", along_x)?;
        check_positive("the picture's height (um)", along_y)?;
        let longer = along_x.max(along_y);
        if size > longer * (1.0 + 1e-6) {
            return Err(RenderError::Value {
                what: "the picture's pixel size (um)",
                value: size,
                needed: "it must not be larger than the region; it is in um",
            });
        }
        // Rounding errors do not add a pixel.
        let pixels = |along: f64| (along / size - 1e-6).ceil().max(1.0);
        let (width, height) = (pixels(along_x), pixels(along_y));
        let (side, all) = (MAX_SIDE as f64, MAX_PIXELS as f64);
        if width.max(height) > side || width * height > all {
            let enough = (along_x.max(along_y) / side).max((along_x * along_y / all).sqrt());
            return Err(RenderError::TooLarge {
                width,
                height,
                pixel_size_um: size,
                enough_um: round::at_least(enough),
            });
        }
        Ok(Self {
            width: width as usize,
            height: height as usize,
            pixel_size_um: size,
            origin_um: [x0, y0],
        })
    }

    pub(super) fn pixels(&self) -> usize {
        self.width * self.height
    }

    /// Converts a position to pixels from the outer corner.
    pub(super) fn to_px(self, x_um: f64, y_um: f64) -> (f64, f64) {
        let [x0, y0] = self.origin_um;
        (
            (x_um - x0) / self.pixel_size_um,
            (y_um - y0) / self.pixel_size_um,
        )
    }

    /// True if a position lies inside the picture.
    pub(super) fn contains(&self, x_px: f64, y_px: f64) -> bool {
        (0.0..self.width as f64).contains(&x_px) && (0.0..self.height as f64).contains(&y_px)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grid(side: f64, pixel: f64) -> Result<Grid, RenderError> {
        Grid::new([0.0, 0.0, side, side / 2.0], pixel)
    }

    #[test]
    fn pixels_cover_the_region() {
        let given = grid(51.2, 0.1).expect("fits");
        assert_eq!((given.width, given.height), (512, 256));
    }

    #[test]
    fn a_pixel_is_not_larger_than_the_region() {
        assert!(grid(12.8, 12.8).is_ok());
        let error = grid(12.8, 20.0).expect_err("one pixel").to_string();
        assert!(error.contains("is 20: it must not be larger"), "{error}");
    }

    #[test]
    fn too_large_pictures_name_a_sufficient_pixel_size() {
        let error = grid(500.0, 0.01).expect_err("large").to_string();
        for part in ["25000x50000", "40000", "0.02 um"] {
            assert!(error.contains(part), "`{error}` lacks `{part}`");
        }
        assert!(grid(500.0, 0.02).is_ok());
        let flat = Grid::new([0.0, 0.0, 390.0, 390.0], 0.01);
        let error = flat.expect_err("large").to_string();
        assert!(error.contains("1000000000"), "{error}");
    }
}
