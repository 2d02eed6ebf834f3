//! Rules for noise that the camera should not have: offset, gain, read noise and excess noise.

use super::camera_signs::Noise;
use super::cause::{Cause, Remark};
use super::diagnosis::{CERTAIN, Rules, percent};
use super::noise_signs::Measured;

/// Relative errors of the noise that are worth a remark if the p-values are poor.
const WRONG_NOISE: f64 = 0.1;

/// Ratios of noise at which electron multiplication is likely.
const MULTIPLIED: std::ops::RangeInclusive<f64> = 1.6..=2.4;

/// The photoelectrons below 0 that are not an offset rounded to ADU.
const NEGATIVE: f64 = 0.3;

/// The relative error of the noise of bright pixels.
const BRIGHT_ERROR: f64 = 0.1;

/// The ratio of the variances of bright and dark pixels that tells an offset from a gain.
const CONTRAST: f64 = 1.3;

impl Rules<'_> {
    /// A wrong calibration or noise of the camera.
    pub(super) fn noise(&self) -> Option<Remark> {
        // Light is not negative, whatever the p-values are.
        if self.negative_pixels() {
            return Some(self.offset_high());
        }
        if let Some(maps) = self.maps() {
            return Some(maps);
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
        // The light, and so the factor, depends on the offset.
        let unless = match self.evidence.offset_and_gain {
            Some((0.0, _)) => {
                " An offset of 0 is rarely right: with another, the factor is another."
            }
            Some(_) | None => "",
        };
        Some(match self.noise_cause(dark) {
            Noise::Offset => self.offset_high(),
            Noise::Multiplied => Remark::new(
                Cause::ExcessNoise,
                format!(
                    "The noise is {factor} times what photons explain, in dark and in bright pixels: either the camera multiplies electrons (EM gain), which `excess_noise` must tell (2 at high gain), or its gain (e-/ADU) is {factor} times too high.{unless}"
                ),
            ),
            Noise::Gain => Remark::new(
                Cause::GainHigh,
                format!(
                    "The noise is {factor} times what photons explain, in dark and in bright pixels: the camera's gain (e-/ADU) is likely {factor} times too high.{unless}"
                ),
            ),
        })
    }

    /// A pattern of the sensor that the camera does not have.
    fn maps(&self) -> Option<Remark> {
        // The median of the frames leaves a part of the light that stays, which is a pattern, too.
        if self.evidence.knows_light {
            return None;
        }
        let pattern = self.evidence.without_spots.pattern()?;
        let other = self.dark.map_or(0.0, |dark| (dark.value - 1.0).abs());
        let is_pattern =
            pattern.value > WRONG_NOISE.max(0.5 * other) && pattern.value > CERTAIN * pattern.error;
        if !is_pattern {
            return None;
        }
        let part = percent(pattern.value);
        let reason = match self.evidence.offset_and_gain {
            Some(_) => {
                "The camera has one offset and gain for all pixels, and this one needs a map of them: a camera file (`camera`) states maps, and `gaussmle calibrate camera` measures them."
            }
            None => {
                "The camera's maps are not those of these pixels: they may be transposed, mirrored, those of another part of the sensor (a region of interest), or of another mode."
            }
        };
        Some(Remark::new(
            Cause::Maps,
            format!(
                "Pixels without spots differ from each other in the same way in consecutive frames, by {part} of the variance of their noise. {reason}"
            ),
        ))
    }

    /// True if the border pixels of ROIs are below 0 on average.
    pub(super) fn negative_pixels(&self) -> bool {
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
                let more = (dark - 1.0) * self.evidence.dark_variance();
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
                (1.0 - dark.value) * self.evidence.dark_variance(),
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
        let cause = self
            .dark
            .map_or(Noise::Offset, |dark| self.noise_cause(dark));
        if cause == Noise::Offset {
            let camera = self.evidence.offset_and_gain;
            let by = match camera {
                // Light that is not there has the variance of light.
                Some((_, gain)) if less > 0.0 => {
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
            let text = match camera {
                // The number of ADU follows from the gain, which was not given either.
                Some((0.0, 1.0)) => format!(
                    "{intro} Offset and gain of the camera are 0 and 1, as if they were not given: take both from its data sheet, or measure them with `gaussmle calibrate camera`; `gaussmle info` may estimate them from the movie. Only if the gain is 1, the camera's offset is given too low{by}."
                ),
                _ => {
                    let unless = match camera {
                        Some((0.0, _)) => " (it is 0 unless given)",
                        _ => "",
                    };
                    format!(
                        "{intro} The camera's offset is given too low{by}{unless}. If the offset is right, the gain is too low or the noise too high, or the movie was smoothed."
                    )
                }
            };
            return Remark::new(Cause::OffsetLow, text);
        }
        Remark::new(
            Cause::GainLow,
            format!(
                "{intro} So it is in bright pixels: the camera's gain (e-/ADU) is too low, its noise too high (`excess_noise`, `read_noise`), or the movie was smoothed."
            ),
        )
    }

    /// The likeliest cause of noise that the camera should not have: too much, or too little.
    fn noise_cause(&self, dark: Measured) -> Noise {
        /// The deviance by which a less usual cause has to be better. A gain explains any variance,
        /// multiplication only twice that of light.
        const CLEAR: f64 = 4.0;
        let is_more = dark.value > 1.0;
        let mut causes = self.evidence.without_spots.causes();
        if causes.is_empty() {
            causes = vec![(Noise::Offset, 0.0), (Noise::Gain, 0.0)];
            if is_more && self.is_multiplied(dark.value) {
                causes.push((Noise::Multiplied, 0.0));
            }
        }
        // A gain of 1 is that of a camera that nobody described.
        let is_unstated = self
            .evidence
            .offset_and_gain
            .is_some_and(|(_, gain)| gain == 1.0);
        let may_multiply = causes.iter().any(|(cause, _)| *cause == Noise::Multiplied);
        let cost = |(cause, deviance): &(Noise, f64)| {
            let unusual = match cause {
                Noise::Gain if is_more && is_unstated => false,
                _ if is_more && is_unstated => true,
                Noise::Offset => is_more,
                Noise::Gain => !is_more || may_multiply,
                Noise::Multiplied => false,
            };
            let unusual = if unusual { CLEAR } else { 0.0 };
            deviance + self.of_bright(dark, *cause) + unusual
        };
        let likeliest = causes.iter().min_by(|a, b| cost(a).total_cmp(&cost(b)));
        likeliest.map_or(Noise::Gain, |(cause, _)| *cause)
    }

    /// The deviance of the noise of bright pixels from that of a cause, of which the dark pixels have
    /// this ratio. A wrong offset adds the same variance to all pixels, other causes multiply it. 0
    /// if the pixels do not differ enough.
    fn of_bright(&self, dark: Measured, cause: Noise) -> f64 {
        let contrast = self.evidence.bright.variance() / self.evidence.dark_variance();
        let Some(bright) = self.bright.filter(|_| contrast > CONTRAST) else {
            return 0.0;
        };
        let expected = match cause {
            Noise::Offset => 1.0 + (dark.value - 1.0) / contrast,
            Noise::Gain | Noise::Multiplied => dark.value,
        };
        // Spots that are not those of the model add to it.
        let error = libm::hypot(
            libm::hypot(bright.error, dark.error),
            BRIGHT_ERROR * bright.value,
        );
        ((bright.value - expected) / error).powi(2)
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
}
