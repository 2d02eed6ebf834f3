//! A calibration with all that is known of it.

use gaussmle::SplinePsf;
use rayon::prelude::*;

use super::bead::Parameters;
use super::cause::cause;
use super::error::SplineError;
use super::fit::{Fitted, fit};
use super::gauge::fix;
use super::options::SplineOptions;
use super::psf::Evaluator;
use super::quality::{SplineQuality, measure};
use super::rejection::{Refusal, Unusable, usual_deviance};
use super::stacks::BeadStacks;
use super::tilt::{Tilt, tilt};

/// A measured PSF with its beads and its quality.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct SplineCalibration {
    /// The PSF.
    pub psf: SplinePsf,
    /// The beads, in the order of the input.
    pub beads: Vec<SplineBead>,
    /// The motion of the stage.
    pub motion: StageMotion,
    /// The tilt of the sample; `None` with few beads, or if they are in line or without places on
    /// the sensor.
    pub tilt: Option<Tilt>,
    /// The quality of the PSF.
    pub quality: SplineQuality,
}

/// A bead as fitted.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct SplineBead {
    /// Its x coordinate in the window, pixels.
    pub x_px: f64,
    /// Its y coordinate in the window, pixels.
    pub y_px: f64,
    /// Its z where the stage is at 0, um: a frame at z has the PSF of z + `z_um`.
    pub z_um: f64,
    /// Its photons in the window, in the brightest plane.
    pub photons: f64,
    /// The background, photons a pixel.
    pub background: f64,
    /// Its deviance over that of photon noise alone, which is 1.
    pub deviance: f64,
    /// The reason why it is no part of the PSF.
    pub refused: Option<Refusal>,
}

/// The lateral motion of the stage from frame to frame.
///
/// A slow motion and a PSF that leans are the same data, so a part of the motion stays in the PSF.
/// Of several stacks, it is the mean of theirs.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct StageMotion {
    /// The motion of each frame of each stack along x and y, pixels.
    pub frames: Vec<Vec<[f64; 2]>>,
    /// Its root mean square along x and y less the uncertainty, pixels.
    pub rms_px: [f64; 2],
    /// The uncertainty that it leaves in the place of the PSF over z, along x and y: root mean
    /// square over z, pixels. It holds for motion without memory; slow motion leaves more.
    pub psf_std_px: [f64; 2],
}

/// Measures a PSF.
///
/// It runs on the threads of the rayon pool it is called in; the result does not depend on their
/// number.
///
/// # Errors
///
/// Returns an error if an option or a size is out of range, or no bead can be used.
pub fn calibrate(
    stacks: &BeadStacks,
    options: &SplineOptions,
) -> Result<SplineCalibration, SplineError> {
    options.check()?;
    stacks.check(options.plane_spacing_um)?;
    let mut fitted = fit(stacks, options);
    if !fitted.kept.contains(&true) {
        let fault = fitted.unusable.iter().flatten().next();
        let reason = fault.map_or_else(|| "its fit failed".into(), Unusable::to_string);
        let beads = stacks.beads.len();
        return Err(SplineError::NoneKept { beads, reason });
    }
    let parts = fix(&mut fitted);
    if parts.z_range_um[0] >= parts.z_range_um[1] {
        return Err(SplineError::NoDepth);
    }
    let psf = SplinePsf::new(parts)?;
    let refusals = refusals(&fitted);
    let quality = measure(&fitted, psf.z_range_um());
    let tilt = tilt(stacks, &fitted);
    let all = fitted
        .parameters
        .iter()
        .zip(&fitted.deviances)
        .zip(refusals);
    let beads = all.map(|((own, deviance), refused)| {
        let Parameters([x_px, y_px, z_um, photons, background]) = *own;
        SplineBead {
            x_px,
            y_px,
            z_um,
            photons,
            background,
            deviance: deviance.ratio(),
            refused,
        }
    });
    Ok(SplineCalibration {
        beads: beads.collect(),
        motion: StageMotion {
            rms_px: fitted.drift.rms,
            psf_std_px: fitted.drift.lean,
            frames: fitted.drift.into_frames(),
        },
        psf,
        tilt,
        quality,
    })
}

impl SplineCalibration {
    /// The standard deviations of x, y (pixels) and z (um) that no unbiased fit can beat, for a molecule in
    /// the middle of a ROI of `side` pixels, at each z, with these photons and background a pixel. `None` if z
    /// is outside the coefficients or the image does not determine all parameters.
    pub fn bounds(
        &self,
        z_um: &[f64],
        photons: f64,
        background: f64,
        side: usize,
    ) -> Vec<Option<[f64; 3]>> {
        let psf = Evaluator::of(&self.psf);
        let bound = |&z: &f64| psf.bound(z, photons, background, side);
        z_um.iter().map(bound).collect()
    }

    /// Turns light over the excess-noise factor into photons.
    pub(crate) fn scale_light(&mut self, excess_noise: f64) {
        for bead in &mut self.beads {
            bead.photons *= excess_noise;
            bead.background *= excess_noise;
        }
        self.quality.calibration_photons *= excess_noise;
    }
}

/// The reasons of the beads that were refused.
fn refusals(fitted: &Fitted) -> Vec<Option<Refusal>> {
    /// The deviance over the usual one with which a fit at the limit has a cause in the image.
    const DRAWN: f64 = 1.2;
    let photons: Vec<f64> = fitted.parameters.iter().map(Parameters::photons).collect();
    let usual = usual_deviance(&fitted.deviances, &photons, &fitted.kept);
    let beads = (0..fitted.kept.len()).into_par_iter();
    beads
        .map(|bead| {
            if fitted.kept[bead] {
                return None;
            }
            let own = &fitted.parameters[bead];
            let deviance = &fitted.deviances[bead];
            let usual = usual(own.photons());
            // A fit is drawn out of the window by the light of a neighbour.
            let is_drawn = deviance.ratio() > DRAWN * usual;
            match fitted.unusable[bead] {
                Some(Unusable::Runaway) if is_drawn => {}
                Some(fault) => return Some(Refusal::Unusable(fault)),
                None => {}
            }
            let data = &fitted.data[bead];
            let frames = own
                .taps(data, &fitted.drift, &fitted.grid, &fitted.geometry)
                .len();
            let excess = (deviance.half - usual * deviance.expected) / frames.max(1) as f64;
            Some(Refusal::Deviant {
                times: deviance.ratio() / usual,
                cause: cause(
                    own,
                    data,
                    &fitted.drift,
                    &fitted.grid,
                    &fitted.geometry,
                    excess,
                ),
            })
        })
        .collect()
}
