//! Differences between the calibration of a PSF and the run that uses it.

use gaussmle::PixelSize;
use gaussmle_io::PsfCalibration;

/// The relative difference of pixel sizes that is not rounding.
const SAME_PIXELS: f64 = 0.005;

/// Notes for the user where ROIs or pixels differ from those of the PSF's calibration.
///
/// ```
/// use gaussmle_io::PsfCalibration;
/// use gaussmle_smlm::config::psf_notes;
///
/// let calibration = PsfCalibration {
///     roi: Some(17),
///     ..PsfCalibration::default()
/// };
/// assert!(psf_notes(&calibration, 17, 0.1.into()).is_empty());
/// assert!(psf_notes(&calibration, 11, 0.1.into())[0].contains("17"));
/// ```
pub fn psf_notes(
    calibration: &PsfCalibration,
    roi: usize,
    pixel_size_um: PixelSize,
) -> Vec<String> {
    let mut notes = calibration.notes.clone();
    if let Some(calibrated) = calibration.roi
        && calibrated != roi
    {
        notes.push(format!(
            "ROIs have {roi}x{roi} pixels, but the PSF was calibrated with {calibrated}x{calibrated}: the tails of a real PSF are not Gaussian, so its fitted widths depend on the ROI, and z is stretched or compressed. Use ROIs of {calibrated} pixels, or calibrate the PSF with {roi}."
        ));
    }
    if let Some(calibrated) = calibration.pixel_size_um
        && !pixel_size_um.is_near(calibrated, SAME_PIXELS)
    {
        notes.push(format!(
            "pixels have {pixel_size_um} um, but the PSF was calibrated with {calibrated} um: check the pixel size, or calibrate the PSF with this magnification."
        ));
    }
    notes
}
