//! A model with the conditions of its calibration.

use gaussmle::Model;
use gaussmle_io::PsfCalibration;
use gaussmle_io::movie::MovieMetadata;

/// A model, and the conditions under which its PSF was measured, as far as they are known.
///
/// ```
/// use gaussmle::Model;
/// use gaussmle_io::PsfCalibration;
/// use gaussmle_smlm::config::CalibratedModel;
///
/// let model = CalibratedModel::from(Model::xynb(0.13));
/// assert_eq!(model.calibration, PsfCalibration::default());
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct CalibratedModel {
    /// The model.
    pub model: Model,
    /// The conditions.
    pub calibration: PsfCalibration,
}

impl CalibratedModel {
    /// Pixels along a side of ROIs for the PSF, if it determines them.
    pub(super) fn roi(&self) -> Option<usize> {
        let of_spline = self.model.spline_psf().map(|psf| psf.roi());
        self.calibration.roi.or(of_spline)
    }

    /// The metadata of a movie, with the pixel size of the PSF's calibration where it states none.
    pub fn with_pixel_size(&self, movie: &MovieMetadata) -> MovieMetadata {
        let mut movie = movie.clone();
        if let (None, Some(of_psf)) = (movie.pixel_size_um, self.calibration.pixel_size_um) {
            movie.pixel_size_um = Some(of_psf);
            movie.pixel_size_entry = Some("the PSF file");
        }
        movie
    }
}

impl From<Model> for CalibratedModel {
    fn from(model: Model) -> Self {
        Self {
            model,
            calibration: PsfCalibration::default(),
        }
    }
}
