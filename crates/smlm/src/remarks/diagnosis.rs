//! The rules that name the likely causes.

use gaussmle::plural::quantity;
use gaussmle::{Model, Status};

use super::cause::{Cause, Remark};
use super::evidence::Evidence;
use super::noise_signs::Measured;
use super::poor_part::PoorPart;
use super::shape_signs::Misfit;
use crate::pvalue_summary::PValueSummary;

/// The part of the ROIs that is worth a remark.
const SOME: f64 = 0.01;

/// Standard errors of a sign.
const CERTAIN: f64 = 4.0;

/// Relative errors of the noise that are worth a remark: if the p-values are poor, and in any case.
const WRONG_NOISE: f64 = 0.1;
const VERY_WRONG_NOISE: f64 = 0.3;

/// Ratios of noise at which electron multiplication is likely.
const MULTIPLIED: std::ops::RangeInclusive<f64> = 1.6..=2.4;

/// The photoelectrons below 0 that are not an offset rounded to ADU.
const NEGATIVE: f64 = 0.3;

/// The deviance of a common shape besides the width that is no chance: 5 standard deviations.
const OTHER_SHAPE: f64 = 25.0;

/// The part of the fits at the ends of the range of z that is worth a remark, and the fewest fits.
const AT_ENDS: f64 = 0.2;
const FEWEST_AT_ENDS: f64 = 10.0;

/// The ratio of the variances of bright and dark pixels that tells an offset from a gain.
const CONTRAST: f64 = 1.3;

impl Evidence {
    /// The likely causes of poor fits, the likeliest first. `p_values` are those of all fits.
    pub fn remarks(&self, p_values: &PValueSummary) -> Vec<Remark> {
        let mut out = Vec::new();
        out.extend(bad_pixels(self));
        out.extend(saturation(self));
        let rules = Rules::new(self, p_values);
        let is_poor = rules.is_poor();
        if is_poor {
            out.extend(rules.dead_pixels());
            // Saturated or dead pixels that explain the poor fits leave no other cause.
            if rules.explained_by_pixels() && !out.is_empty() {
                return out;
            }
        }
        if out.is_empty() && !rules.negative_pixels() {
            out.extend(rules.gross_width(is_poor));
            // With a wrong width, pixels that count as dark have light, and no other sign is right.
            if !out.is_empty() && rules.given_width().is_some() {
                return out;
            }
        }
        let z_range = rules.z_range();
        if !is_poor {
            out.extend(z_range);
            return out;
        }
        let noise = rules.noise();
        // Too little noise makes no fit poor.
        let is_noise = noise
            .as_ref()
            .is_some_and(|remark| !matches!(remark.cause, Cause::OffsetLow | Cause::GainLow));
        out.extend(noise);
        // Fits of negative pixels have no shape.
        if !rules.negative_pixels() {
            out.extend(z_range.or_else(|| rules.shape(is_noise)));
        }
        if out.is_empty() {
            out.push(rules.unknown());
        }
        out
    }
}

fn percent(part: f64) -> String {
    match part {
        part if part >= 0.1 => format!("{:.0} %", 100.0 * part),
        part => format!("{:.1} %", 100.0 * part),
    }
}

/// ROIs that cannot be fitted.
fn bad_pixels(evidence: &Evidence) -> Option<Remark> {
    let bad = evidence.fits_with(Status::BadInput);
    if bad as f64 <= SOME * evidence.all_fits() {
        return None;
    }
    let rois = quantity(bad as usize, "ROI");
    let sample = &evidence.sample;
    Some(if sample.not_finite >= sample.constant {
        Remark::new(
            Cause::DeadPixels,
            format!(
                "{rois} could not be fitted: they have pixels that are NaN or infinite. Mask these pixels in the camera's maps, or look for the step that made them."
            ),
        )
    } else {
        Remark::new(
            Cause::Saturation,
            format!(
                "{rois} could not be fitted: their pixels are all equal, as those of a saturated or dead part of the sensor. Check the brightness of the movie."
            ),
        )
    })
}

fn saturation(evidence: &Evidence) -> Option<Remark> {
    let (level, rois) = evidence.saturation()?;
    let part = rois as f64 / evidence.all_fits().max(1.0);
    (part > SOME).then(|| {
        Remark::new(
            Cause::Saturation,
            format!(
                "{} of the ROIs have saturated pixels: {level} ADU is the highest value of {}. Photons and widths of these spots are wrong. Use less light or a shorter exposure.",
                percent(part),
                quantity(rois as usize, "ROI")
            ),
        )
    })
}

/// The evidence, and what follows from it at once.
struct Rules<'a> {
    evidence: &'a Evidence,
    p_values: &'a PValueSummary,
    /// The variance relative to that of the camera.
    dark: Option<Measured>,
    bright: Option<Measured>,
    /// The part of the fits that stopped at a bound or were given up.
    stopped: f64,
}

impl<'a> Rules<'a> {
    fn new(evidence: &'a Evidence, p_values: &'a PValueSummary) -> Self {
        let stopped = [Status::AtBound, Status::MaxIterations, Status::Singular];
        let stopped: u64 = stopped.into_iter().map(|s| evidence.fits_with(s)).sum();
        Self {
            evidence,
            p_values,
            dark: evidence.dark.ratio(),
            bright: evidence.bright.ratio(),
            stopped: stopped as f64 / evidence.all_fits().max(1.0),
        }
    }

    /// True if the fits are not those of a right camera and model.
    fn is_poor(&self) -> bool {
        self.p_values.has_low_tail()
            || self.p_values.has_high_tail()
            || (self.stopped > 0.5 && self.evidence.all_fits() > 10.0)
            || self.differs(self.dark, VERY_WRONG_NOISE, 1.5 * CERTAIN)
    }

    fn differs(&self, ratio: Option<Measured>, by: f64, errors: f64) -> bool {
        ratio.is_some_and(|ratio| {
            let off = (ratio.value - 1.0).abs();
            off > by && off > errors * ratio.error
        })
    }

    /// True if most poor fits have saturated or dead pixels.
    fn explained_by_pixels(&self) -> bool {
        let sample = &self.evidence.sample;
        let saturated = match self.evidence.saturation() {
            Some(_) => sample.poor_highest,
            None => 0.0,
        };
        !self.p_values.has_high_tail() && saturated + sample.poor_outlier > 0.5 * sample.poor
    }

    fn dead_pixels(&self) -> Option<Remark> {
        let sample = &self.evidence.sample;
        let (outliers, repeated) = self.evidence.repeated_outliers();
        let places = match outliers > 0.0 && repeated > 0.5 * outliers {
            true => ", at the same places again and again",
            false => "",
        };
        (sample.poor_outlier > 0.3 * sample.poor && sample.outliers > SOME * sample.fits).then(|| {
            Remark::new(
                Cause::DeadPixels,
                format!(
                    "{} of the ROIs have a single pixel that is far off{places}: a hot or dead pixel. Mask it in the camera's maps.",
                    percent(sample.outliers / sample.fits)
                ),
            )
        })
    }

    /// A wrong calibration or noise of the camera.
    fn noise(&self) -> Option<Remark> {
        // Light is not negative, whatever the p-values are.
        if self.negative_pixels() {
            return Some(self.offset_high());
        }
        let Some(dark) = self.dark else {
            let is_low = self.p_values.has_high_tail();
            return is_low.then(|| self.too_little_noise());
        };
        let is_wrong = self.differs(self.dark, WRONG_NOISE, CERTAIN);
        match (is_wrong, dark.value < 1.0) {
            (true, true) => return Some(self.too_little_noise()),
            (false, _) if self.p_values.has_high_tail() => return Some(self.too_little_noise()),
            (false, _) => return None,
            (true, false) => {}
        }
        // An offset that takes most of the background puts it at its bound in many fits.
        let sample = &self.evidence.sample;
        if sample.no_background > 0.3 * sample.fits {
            return Some(self.offset_high());
        }
        let factor = format!("{:.2}", dark.value);
        if self.prefers_offset(dark) == Some(true) {
            return Some(self.offset_high());
        }
        if self.is_multiplied(dark.value) {
            return Some(Remark::new(
                Cause::ExcessNoise,
                format!(
                    "The noise is {factor} times what photons explain, in dark and in bright pixels: the camera multiplies electrons (EM gain), which `excess_noise` must tell: 2 at high gain. Without EM gain, the gain is {factor} times too high."
                ),
            ));
        }
        Some(Remark::new(
            Cause::GainHigh,
            format!(
                "The noise is {factor} times what photons explain, in dark and in bright pixels: the camera's gain (e-/ADU) is likely {factor} times too high."
            ),
        ))
    }

    /// True if the border pixels of ROIs are below 0 on average.
    fn negative_pixels(&self) -> bool {
        let (mean, error) = self.evidence.border_electrons();
        mean < -CERTAIN * error && mean < -NEGATIVE
    }

    fn offset_high(&self) -> Remark {
        let text = match self.negative_pixels() {
            true => {
                let (mean, _) = self.evidence.border_electrons();
                format!(
                    "The border pixels of the ROIs have {mean:.1} photoelectrons on average, which cannot be: the camera's offset is given too high."
                )
            }
            false => {
                let dark = self.dark.map_or(f64::NAN, |dark| dark.value);
                let more = (dark - 1.0) * self.evidence.dark.variance();
                format!(
                    "The noise of all pixels has {more:.1} e-² more variance than photons explain, dark and bright pixels alike: the camera's offset is given too high, or its read noise too low."
                )
            }
        };
        Remark::new(Cause::OffsetHigh, text)
    }

    /// Noise below that of photons: the offset or the gain is too low.
    fn too_little_noise(&self) -> Remark {
        let part = percent(self.p_values.high_part());
        let (ratio, less) = match self.dark {
            Some(dark) => (
                dark.value,
                (1.0 - dark.value) * self.evidence.dark.variance(),
            ),
            None => (f64::NAN, f64::NAN),
        };
        let measured = match ratio < 1.0 {
            true => format!(
                "the noise of dark pixels has {ratio:.2} times the variance that their light explains"
            ),
            false => "the pixels are closer to the fitted spots than noise allows".into(),
        };
        let intro = match self.p_values.has_high_tail() {
            true => {
                format!("{part} of the p-values are above 0.99, where 1 % is right: {measured}.")
            }
            false => format!("There is too little noise: {measured}."),
        };
        // An offset that was not given, or is that of another mode, is the most frequent cause.
        let is_offset = self.dark.and_then(|dark| self.prefers_offset(dark));
        let is_offset = is_offset.unwrap_or(true);
        if is_offset {
            let camera = self.evidence.offset_and_gain;
            let by = match camera {
                // Light that is not there has the variance of light.
                Some([_, gain]) if less > 0.0 => {
                    let adu = less / (gain * self.evidence.excess);
                    format!(" by about {adu:.0} ADU")
                }
                None if less > 0.0 => {
                    format!(
                        " by about {:.0} photoelectrons",
                        less / self.evidence.excess
                    )
                }
                _ => String::new(),
            };
            let unless = match camera {
                Some([0.0, _]) => " (it is 0 unless given)",
                _ => "",
            };
            return Remark::new(
                Cause::OffsetLow,
                format!(
                    "{intro} The camera's offset is given too low{by}{unless}. If the offset is right, the gain is too low or the noise too high, or the movie was smoothed."
                ),
            );
        }
        Remark::new(
            Cause::GainLow,
            format!(
                "{intro} So it is in bright pixels: the camera's gain (e-/ADU) is too low, its noise too high (`excess_noise`, `read_noise`), or the movie was smoothed."
            ),
        )
    }

    /// True if the noise of dark and bright pixels is that of a wrong offset, which adds the same
    /// variance to all, and false if it is that of a wrong gain, which multiplies it. `None` if the
    /// pixels do not differ enough.
    fn prefers_offset(&self, dark: Measured) -> Option<bool> {
        let bright = self.bright?;
        let contrast = self.evidence.bright.variance() / self.evidence.dark.variance();
        if !(contrast > CONTRAST) {
            return None;
        }
        let as_offset = 1.0 + (dark.value - 1.0) / contrast;
        let as_gain = dark.value;
        if (as_offset - as_gain).abs() < 2.0 * bright.error.hypot(dark.error) {
            return None;
        }
        Some((bright.value - as_offset).abs() < (bright.value - as_gain).abs())
    }

    /// True if noise of this ratio is likely that of electron multiplication.
    fn is_multiplied(&self, ratio: f64) -> bool {
        if self.evidence.excess > 1.0 || !MULTIPLIED.contains(&ratio) {
            return false;
        }
        // The third cumulant of n multiplied electrons is 6 n; with a gain that is too high by a
        // factor, that of photons is the square of the factor.
        let skewness = self.evidence.dark.skewness();
        !((skewness - ratio * ratio).abs() < (skewness - 6.0).abs()) || (1.9..=2.1).contains(&ratio)
    }

    /// The width that the model has without a fit.
    fn given_width(&self) -> Option<f64> {
        match self.evidence.model {
            Some(Model::Xynb { sigma_um }) => Some(sigma_um),
            _ => None,
        }
    }

    /// Widths that no microscope gives, or that are far from that of the model.
    fn gross_width(&self, is_poor: bool) -> Option<Remark> {
        let widths = &self.evidence.widths;
        let gross = || {
            let model = self.given_width()?;
            (is_poor && widths.is_gross(model)).then(|| widths.wrong(model, true))
        };
        widths.implausible(self.evidence.pixel_um).or_else(gross)
    }

    /// Spots outside the range of z.
    fn z_range(&self) -> Option<Remark> {
        let (part, [low, high]) = self.evidence.at_ends_of_z()?;
        (part > AT_ENDS && self.evidence.sample.fits >= FEWEST_AT_ENDS).then(|| {
            Remark::new(
                Cause::ZRange,
                format!(
                    "{} of the fits are at an end of the range of z, {low:.2} or {high:.2} um: these spots are farther from the focus than the PSF was calibrated for (`z_range_um` of its file), and their z is wrong. The condition z > {:.2} and z < {:.2} leaves them out; a calibration over a larger range fits them.",
                    percent(part),
                    low + 0.01,
                    high - 0.01
                ),
            )
        })
    }

    /// Spots that do not have the model's shape. `is_noise` tells of a remark on too much
    /// noise.
    fn shape(&self, is_noise: bool) -> Option<Remark> {
        let noise = self.dark.map_or(1.0, |dark| dark.value);
        let evidence = self.evidence;
        let all = evidence.shapes.misfit(noise);
        if !(all.total > 1.5 * CERTAIN * all.error && all.total > evidence.shapes.rois()) {
            return self.mixture(is_noise);
        }
        // Of dense spots, nearly none is alone.
        let few_alone = evidence.shapes_alone.rois() < 0.1 * evidence.shapes.rois();
        let is_dense = few_alone && evidence.shapes.rois() > 20.0;
        let has_poor = evidence.sample.poor > 0.02 * evidence.sample.fits;
        let overlap = || has_poor.then(|| self.overlap(is_noise)).flatten();
        if is_dense {
            return overlap();
        }
        let alone = evidence.shapes_alone.misfit(noise);
        let alone_is_poor =
            alone.total > CERTAIN * alone.error && alone.total > 0.2 * evidence.shapes_alone.rois();
        if !alone_is_poor {
            return overlap();
        }
        let has_one_width = matches!(
            evidence.model,
            Some(Model::Xynb { .. } | Model::Xynbs { .. })
        );
        Some(match alone {
            misfit if misfit.is_astigmatic() && has_one_width => Self::astigmatism(),
            misfit if misfit.is_astigmatic() => Self::calibration(),
            Misfit {
                total,
                width,
                other,
                ..
            } if width + other > 0.5 * total => {
                // Blurred spots are wider, too, but each in a direction of its own.
                if alone.elongation > 0.15 * total && alone.fine < 0.25 {
                    self.motion()
                } else if other > OTHER_SHAPE && other > 0.05 * width {
                    // A wrong width alone leaves no other shape.
                    Self::psf()
                } else {
                    self.width(&alone)
                }
            }
            Misfit { fine, .. } if fine > 0.2 && has_poor => return overlap(),
            _ => self.motion(),
        })
    }

    /// A part of the fits is poor, and the others are right.
    fn mixture(&self, is_noise: bool) -> Option<Remark> {
        let is_mixture = self.p_values.has_low_tail() && self.p_values.rest_is_uniform();
        is_mixture.then(|| self.overlap(is_noise)).flatten()
    }

    /// Light of neighbours, if more of the spots with a neighbour are poor than of the others.
    fn overlap(&self, is_noise: bool) -> Option<Remark> {
        let sample = &self.evidence.sample;
        let beside = PoorPart {
            all: sample.fits - sample.isolated,
            poor: sample.poor - sample.isolated_poor,
        };
        let others = PoorPart {
            all: sample.isolated,
            poor: sample.isolated_poor,
        };
        // Too much noise makes fits poor with neighbours and without.
        let is_explained = is_noise && others.share() > 0.5 * beside.share();
        let found = match self.evidence.has_places {
            true if is_explained || !beside.is_clearly_above(others) => return None,
            true => format!(
                " ({} of those with another spot in the ROI, {} of the others)",
                percent(beside.share()),
                percent(others.share())
            ),
            false if is_noise => return None,
            false => String::new(),
        };
        let likely = match self.evidence.has_places {
            true => "",
            false => "most likely, ",
        };
        Some(Remark::new(
            Cause::Overlap,
            format!(
                "{} of the fits are poor{found}: {likely}neighbours add light to the ROIs of these spots. The condition p_value > 0.01 leaves these spots out, and the option `isolated` those with another in their ROI; smaller ROIs (`roi`) and fewer active molecules make them fewer.",
                percent(sample.poor / sample.fits.max(1.0))
            ),
        ))
    }

    fn width(&self, misfit: &Misfit) -> Remark {
        let is_wider = misfit.more_width > 0.0;
        if let Some(model) = self.given_width() {
            return self.evidence.widths.wrong(model, is_wider);
        }
        let direction = if is_wider { "wider" } else { "narrower" };
        Remark::new(
            Cause::Width,
            format!(
                "All spots are {direction} than the PSF file has them at any z. Correct the pixel size (um), or calibrate the PSF with this objective, camera and ROI."
            ),
        )
    }

    fn astigmatism() -> Remark {
        Remark::new(
            Cause::Astigmatism,
            "Spots are elongated along the axes of the camera, some along x and others along y: the PSF is astigmatic, as with a cylindrical lens for 3D. The model xynbsxsy fits both widths; with a PSF file (`astigmatic`), fits give z.",
        )
    }

    fn psf() -> Remark {
        Remark::new(
            Cause::Psf,
            "All spots deviate from the model in the same way, which no width explains: the PSF is not Gaussian (tails, rings, or elongated by astigmatism or drift), or out of focus. The model xynbsxsy fits elongated spots.",
        )
    }

    /// Widths that the curve of a PSF file does not have, whatever z is.
    fn calibration() -> Remark {
        Remark::new(
            Cause::Psf,
            "The spots have widths along x and y that the PSF file has at no z. Calibrate the PSF with this objective, camera and ROI, and check the pixel size (um).",
        )
    }

    fn motion(&self) -> Remark {
        let remedy = match self.given_width() {
            Some(_) => {
                "A shorter exposure, or a fitted width (model xynbs), describes them better."
            }
            None => "A shorter exposure makes them rounder.",
        };
        Remark::new(
            Cause::Motion,
            format!(
                "Nearly all spots are elongated, each in a direction of its own: molecules move while a frame is exposed. {remedy}"
            ),
        )
    }

    fn unknown(&self) -> Remark {
        let text = match self.p_values.has_low_tail() {
            true if self.p_values.rest_is_uniform() => format!(
                "{} of the p-values are below 0.01, where 1 % is right, and the others are uniform: the camera is likely right, and some spots differ from the model. They may be two molecules too near to be told apart, out of focus, or no molecules. The condition p_value > 0.01 leaves them out.",
                percent(self.p_values.low_part())
            ),
            true => format!(
                "{} of the p-values are below 0.01, where 1 % is right, and the residuals show no single cause. Check offset, gain and width.",
                percent(self.p_values.low_part())
            ),
            false => format!(
                "{} of the fits did not converge, or stopped at a bound. Check offset, gain and width, and whether the detection threshold is too low.",
                percent(self.stopped)
            ),
        };
        Remark::new(Cause::Unknown, text)
    }
}
