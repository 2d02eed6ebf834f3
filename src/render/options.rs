//! What is drawn, and how finely.

use super::error::{RenderError, positive, range};

/// What becomes of a localization.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Kind {
    /// It counts in the pixel that it lies in.
    Histogram,
    /// A Gaussian of weight 1, as wide as `x_std` and `y_std` say, integrated over each pixel.
    #[default]
    Gaussian,
    /// The same, all of one width.
    Fixed {
        /// Their standard deviation, um.
        std_um: f64,
    },
}

/// What is drawn of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct RenderOptions {
    /// Side of the picture's pixels, um. By default a round number (1, 2 or 5 with zeros) for about 2000 pixels along the
    /// longer side, and never below 0.001: a picture that a screen shows and a mail carries, whatever the region.
    pub pixel_size_um: Option<f64>,
    /// What is drawn: `x0, y0, x1, y1`, um. By default the field, and where that is unknown, what the localizations need.
    pub region_um: Option<[f64; 4]>,
    /// Width and height of the movie, um, if known.
    pub field_um: Option<[f64; 2]>,
    /// What becomes of a localization.
    pub kind: Kind,
    /// Whether colours are to stand for z, which the table then must have.
    pub z: bool,
    /// Localizations with a larger standard deviation, um, are left out. Very wide ones show nothing and take long.
    pub max_std_um: Option<f64>,
}

impl RenderOptions {
    pub(super) fn check(&self) -> Result<(), RenderError> {
        if let Some(size) = self.pixel_size_um {
            positive("the picture's pixel size (um)", size)?;
        }
        if let Some([x0, y0, x1, y1]) = self.region_um {
            range("the region along x (um)", x0, x1)?;
            range("the region along y (um)", y0, y1)?;
        }
        if let Some([width, height]) = self.field_um {
            positive("the field's width (um)", width)?;
            positive("the field's height (um)", height)?;
        }
        if let Some(std) = self.max_std_um {
            positive("the largest standard deviation (um)", std)?;
        }
        match self.kind {
            Kind::Fixed { std_um } => positive("the Gaussians' standard deviation (um)", std_um),
            _ => Ok(()),
        }
    }
}
