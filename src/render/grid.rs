//! Where a picture's pixels lie.

use super::error::{RenderError, positive};
use super::round;

/// The most pixels along a side.
pub const MOST_SIDE: usize = 40_000;

/// The most pixels of a picture; as 32-bit numbers they still fit in a classic TIFF, which everything reads.
pub const MOST_PIXELS: usize = 1_000_000_000;

/// Pixels along the longer side, unless their size is given.
const USUAL_SIDE: f64 = 2000.0;

/// Finer pixels are of no use: no localization is that sure.
const FINEST_UM: f64 = 0.001;

/// What is drawn of nothing, um.
const EMPTY_UM: [f64; 4] = [0.0, 0.0, 1.0, 1.0];

/// How far localizations reach.
#[derive(Debug, Default)]
pub(super) struct Extent(Option<[f64; 4]>);

impl Extent {
    /// Takes in a position.
    pub(super) fn include(&mut self, x: f64, y: f64) {
        let [x0, y0, x1, y1] = self.0.unwrap_or([x, y, x, y]);
        self.0 = Some([x0.min(x), y0.min(y), x1.max(x), y1.max(y)]);
    }

    /// All positions, with room for the widths of the outermost, out to tenths of a um: pictures of several tables then
    /// have their pixels in the same places.
    pub(super) fn region_um(&self) -> [f64; 4] {
        let Some([x0, y0, x1, y1]) = self.0 else {
            return EMPTY_UM;
        };
        let margin = (0.02 * (x1 - x0).max(y1 - y0)).max(0.1);
        let (down, up) = (
            |um: f64| ((um - margin) * 10.0).floor() / 10.0,
            |um: f64| ((um + margin) * 10.0).ceil() / 10.0,
        );
        [down(x0), down(y0), up(x1), up(y1)]
    }
}

/// Pixels of a picture.
#[derive(Clone, Copy, Debug)]
pub(super) struct Grid {
    pub width: usize,
    pub height: usize,
    pub pixel_size_um: f64,
    pub origin_um: [f64; 2],
}

impl Grid {
    /// Pixels that cover a region, from its corner on.
    pub(super) fn new(
        [x0, y0, x1, y1]: [f64; 4],
        pixel_size_um: Option<f64>,
    ) -> Result<Self, RenderError> {
        let (along_x, along_y) = (x1 - x0, y1 - y0);
        positive("the picture's width (um)", along_x)?;
        positive("the picture's height (um)", along_y)?;
        let usual = || round::nearest(along_x.max(along_y) / USUAL_SIDE).max(FINEST_UM);
        let size = pixel_size_um.unwrap_or_else(usual);
        // A part of a pixel that is but rounding needs no pixel.
        let pixels = |along: f64| (along / size - 1e-6).ceil().max(1.0);
        let (width, height) = (pixels(along_x), pixels(along_y));
        let (side, all) = (MOST_SIDE as f64, MOST_PIXELS as f64);
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

    /// A position, in pixels from the outer corner.
    pub(super) fn to_px(self, x_um: f64, y_um: f64) -> (f64, f64) {
        let [x0, y0] = self.origin_um;
        (
            (x_um - x0) / self.pixel_size_um,
            (y_um - y0) / self.pixel_size_um,
        )
    }

    /// Whether a position lies in the picture.
    pub(super) fn holds(&self, x_px: f64, y_px: f64) -> bool {
        (0.0..self.width as f64).contains(&x_px) && (0.0..self.height as f64).contains(&y_px)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(side: f64, pixel: Option<f64>) -> Result<Grid, RenderError> {
        Grid::new([0.0, 0.0, side, side / 2.0], pixel)
    }

    #[test]
    fn usual_pixels_are_round_and_about_2000() {
        for (side, size) in [(51.2, 0.02), (204.8, 0.1), (13.0, 0.005), (1.0, 0.001)] {
            let grid = of(side, None).expect("fits");
            assert_eq!(grid.pixel_size_um, size, "{side}");
            assert!(side < 4.0 || (1200..3300).contains(&grid.width), "{side}");
        }
        let grid = of(51.2, Some(0.1)).expect("fits");
        assert_eq!((grid.width, grid.height), (512, 256));
    }

    #[test]
    fn large_pictures_are_refused_with_the_way_out() {
        let error = of(500.0, Some(0.01)).expect_err("large").to_string();
        for part in ["50000x25000", "40000", "0.02 um"] {
            assert!(error.contains(part), "`{error}` does not say `{part}`");
        }
        assert!(of(500.0, Some(0.02)).is_ok());
        let flat = Grid::new([0.0, 0.0, 390.0, 390.0], Some(0.01));
        let error = flat.expect_err("large").to_string();
        assert!(error.contains("1000000000"), "{error}");
    }
}
