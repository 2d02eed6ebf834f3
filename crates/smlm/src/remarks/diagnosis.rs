//! The order in which rules name the likely causes.

use gaussmle::Status;

use super::cause::{Cause, Remark};
use super::evidence::Evidence;
use super::noise_signs::Measured;
use super::remedies::Remedies;
use crate::pvalue_summary::PValueSummary;

/// Standard errors of a sign.
pub(super) const CERTAIN: f64 = 4.0;

/// The relative error of the noise that is worth a remark whatever the p-values are.
const VERY_WRONG_NOISE: f64 = 0.3;

impl Evidence {
    /// The likely causes of poor fits, the likeliest first. `p_values` are those of all fits.
    pub fn remarks(&self, p_values: &PValueSummary) -> Vec<Remark> {
        let mut out = Vec::new();
        let rules = Rules::new(self, p_values);
        out.extend(rules.bad_rois());
        out.extend(rules.saturation());
        if out.is_empty() {
            out.extend(rules.hot_pixels());
        }
        let is_poor = rules.is_poor();
        if is_poor {
            if out.is_empty() {
                out.extend(rules.dead_pixels());
            }
            // Saturated or dead pixels that explain the poor fits leave no other cause.
            if rules.explained_by_pixels() && !out.is_empty() {
                return out;
            }
        }
        if out.is_empty() && !rules.negative_pixels() {
            out.extend(rules.gross_width(is_poor));
            // With a wrong width, pixels that count as dark have light, and no other sign is right.
            if !out.is_empty() && rules.remedies().given_width().is_some() {
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
        let is_right = noise.is_none();
        out.extend(noise);
        // Fits of negative pixels have no shape.
        if !rules.negative_pixels() {
            let shape = z_range.or_else(|| rules.shape(is_noise, is_right));
            // A slope leaves the spots with neighbours poorer than the others.
            let slope = shape
                .as_ref()
                .filter(|remark| remark.cause == Cause::Background);
            let overlap = slope.and_then(|_| rules.overlap(is_noise));
            out.extend(shape.into_iter().chain(overlap));
        }
        if out.is_empty() {
            out.extend(rules.bright_alone());
        }
        if out.is_empty() {
            out.push(rules.unknown());
        }
        out
    }
}

/// A part as text.
pub(super) fn percent(part: f64) -> String {
    match part {
        part if part >= 0.1 => format!("{:.0} %", 100.0 * part),
        part => format!("{:.1} %", 100.0 * part),
    }
}

/// The evidence, and what follows from it at once.
pub(super) struct Rules<'a> {
    pub(super) evidence: &'a Evidence,
    pub(super) p_values: &'a PValueSummary,
    /// The variance relative to that of the camera.
    pub(super) dark: Option<Measured>,
    pub(super) bright: Option<Measured>,
    /// The part of the fits that stopped at a bound or were given up.
    stopped: f64,
}

impl<'a> Rules<'a> {
    fn new(evidence: &'a Evidence, p_values: &'a PValueSummary) -> Self {
        let stopped = [
            Status::AtBound,
            Status::ZAtBound,
            Status::MaxIterations,
            Status::Singular,
        ];
        let stopped: u64 = stopped.into_iter().map(|s| evidence.fits_with(s)).sum();
        Self {
            evidence,
            p_values,
            dark: evidence.dark_ratio(),
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

    /// True if a ratio is off 1 by more than a part, and by more than so many standard errors.
    pub(super) fn differs(&self, ratio: Option<Measured>, by: f64, errors: f64) -> bool {
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

    /// The remedies that the model in use permits.
    pub(super) fn remedies(&self) -> Remedies {
        Remedies {
            model: self.evidence.model.clone(),
            roi: self.evidence.side,
        }
    }

    /// The share of poor fits. It is that of all fits, as a sample depends on how frames arrive.
    pub(super) fn low_p_values(&self) -> String {
        let low = percent(self.p_values.low_part());
        format!("{low} of the p-values are below 0.01, where 1 % is right")
    }

    /// The PSF, where the camera is right without spots and bright spots are the poor ones: what is
    /// wrong grows with their light. If all others are right, those may be two molecules each, unless
    /// such were told apart.
    fn bright_alone(&self) -> Option<Remark> {
        let evidence = self.evidence;
        let is_right = evidence.without_spots.ratio().is_some()
            && !self.differs(self.dark, 0.1, CERTAIN)
            && self.p_values.has_low_tail()
            && (evidence.is_joint() || !self.p_values.rest_is_uniform());
        (is_right && evidence.sample.bright_are_poor()).then(|| self.remedies().psf(true))
    }

    fn unknown(&self) -> Remark {
        let text = match self.p_values.has_low_tail() {
            true if self.p_values.rest_is_uniform() => format!(
                "{}, and the others are uniform: the camera is likely right, and some spots differ from the model. They may be two molecules too near to be told apart, out of focus, or no molecules. {}{}",
                self.low_p_values(),
                match self.evidence.is_joint() {
                    true =>
                        "In frames that `crowded` = auto left out, `crowded` = on fits them with their neighbours. ",
                    false => "",
                },
                match self.evidence.sample.bright_are_poor() {
                    true =>
                        "It is the bright ones, so the condition p_value > 0.01 would leave out the best.",
                    false => "The condition p_value > 0.01 leaves them out.",
                }
            ),
            true => format!(
                "{}, and the residuals show no single cause. Check {}.",
                self.low_p_values(),
                self.remedies().checklist()
            ),
            false => format!(
                "{} of the fits did not converge, or stopped at a bound. Check {}, and whether the detection threshold is too low.",
                percent(self.stopped),
                self.remedies().checklist()
            ),
        };
        Remark::new(Cause::Unknown, text)
    }
}
