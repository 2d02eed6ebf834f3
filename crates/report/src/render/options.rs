//! Options of rendering.

use gaussmle::PixelSize;
use gaussmle_base::plural::quantity;

use super::error::{RenderError, check_positive, check_range};
use super::picture::RowCounts;

/// The shape that represents a localization.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum RenderMode {
    /// A count in the pixel that contains it.
    Histogram,
    /// A Gaussian of weight 1 with the standard deviations `x_std` and `y_std`, integrated over
    /// each pixel.
    #[default]
    Gaussian,
    /// A Gaussian of weight 1 with the same width for all localizations.
    Fixed {
        /// The standard deviation, um.
        std_um: f64,
    },
}

/// Pixels, region and mode of a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct RenderOptions {
    /// Side of the picture's pixels, um. The default is a round number, about half of a typical
    /// width: the median precision, or the least standard deviation if that is larger. The longer
    /// side then has about 500 to 1600 pixels of at least 0.001 um.
    pub pixel_size_um: Option<f64>,
    /// The region `x0, y0, x1, y1`, um. The default is the field, or without a field the extent of
    /// the localizations that are not far from all others: at most 0.5 % at each end of an axis
    /// are left out, if they are farther from the rest than the rest extends.
    pub region_um: Option<[f64; 4]>,
    /// Width and height of the movie's field, um, if known.
    pub field_um: Option<[f64; 2]>,
    /// The area of the field that has localizations, um^2, if they are those of the regions of a run. The
    /// default is that of the field.
    pub localized_um2: Option<f64>,
    /// The shape that represents a localization.
    pub mode: RenderMode,
    /// True if hues represent z. The table must then have a column `z`.
    pub z: bool,
    /// The largest standard deviation of a localization, um. Wider ones are left out: they
    /// contribute little contrast and take long to render.
    pub max_std_um: Option<f64>,
    /// The least standard deviation of a Gaussian as wide as its precision, um. The default is a tenth
    /// of the mean distance of the localizations in the region, `sqrt(area / number)`, at most
    /// 1/400 of the longer side, and at least a pixel. With 0, Gaussians are as wide as their
    /// precision, but at least [`MIN_STD_PX`](super::MIN_STD_PX).
    pub min_std_um: Option<f64>,
}

impl RenderOptions {
    /// The region, unless the localizations determine it.
    pub(super) fn known_region_um(&self) -> Option<[f64; 4]> {
        let of_field = |[width, height]: [f64; 2]| [0.0, 0.0, width, height];
        self.region_um.or(self.field_um.map(of_field))
    }

    /// A warning on pixels that are larger than those of the camera, um, and so probably not meant.
    pub fn warning(&self, camera_pixel_um: Option<PixelSize>) -> Option<String> {
        let (size, camera) = (self.pixel_size_um?, camera_pixel_um?);
        (size > camera.mean_um()).then(|| {
            format!(
                "the pixels of the picture have {size} um, those of the camera {camera} um: the picture shows less than the frames do; pixel sizes are in um"
            )
        })
    }

    /// A note on localizations that the default region leaves out.
    pub fn outside_note(&self, counts: &RowCounts) -> Option<String> {
        if self.region_um.is_some() || counts.outside == 0 {
            return None;
        }
        let number = quantity(counts.outside as usize, "localization");
        Some(match self.field_um {
            Some(_) => format!("{number} outside of the movie's field: not in the picture"),
            None => format!(
                "{number} far from all others: not in the picture, unless its region has the place"
            ),
        })
    }

    pub(super) fn validate(&self) -> Result<(), RenderError> {
        if let Some(size) = self.pixel_size_um {
            check_positive("the picture's pixel size (um)", size)?;
        }
        if let Some([x0, y0, x1, y1]) = self.region_um {
            check_range("the region along x (um)", x0, x1)?;
            check_range("the region along y (um)", y0, y1)?;
        }
        if let Some([width, height]) = self.field_um {
            check_positive("the field's width (um)", width)?;
            check_positive("the field's height (um)", height)?;
        }
        if let Some(std) = self.max_std_um {
            check_positive("the largest standard deviation (um)", std)?;
        }
        if let Some(value) = self.min_std_um
            && !(value >= 0.0 && value.is_finite())
        {
            return Err(RenderError::Value {
                what: "the least standard deviation (um)",
                value,
                needed: "it must be a number of at least 0",
            });
        }
        match self.mode {
            RenderMode::Fixed { std_um } => {
                check_positive("the standard deviation of the Gaussians (um)", std_um)
            }
            RenderMode::Histogram | RenderMode::Gaussian => Ok(()),
        }
    }
}
