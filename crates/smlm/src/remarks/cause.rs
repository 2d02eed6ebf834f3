//! Causes of poor fits, and remarks that name them.

use std::fmt;

use gaussmle_io::table::StoredRemark;

/// A likely cause of fits that do not describe their pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Cause {
    /// The camera's offset is too low.
    OffsetLow,
    /// The camera's offset is too high, or its read noise too low.
    OffsetHigh,
    /// The camera's gain is too low, or its noise too high.
    GainLow,
    /// The camera's gain is too high.
    GainHigh,
    /// The camera multiplies electrons, and its excess noise is not given.
    ExcessNoise,
    /// The maps of a sCMOS camera are not given, or are those of other pixels.
    Maps,
    /// The spots have a width that no microscope gives: the pixel size is wrong.
    PixelSize,
    /// The width of the spots is wrong.
    Width,
    /// The spots are no Gaussians.
    Psf,
    /// The ROIs of some spots contain light of others.
    Overlap,
    /// Molecules move while a frame is exposed.
    Motion,
    /// Spots are elongated along x or y by their height, and the model has one width.
    Astigmatism,
    /// The background has a slope.
    Background,
    /// Spots are outside the calibrated range of z.
    ZRange,
    /// Pixels are saturated.
    Saturation,
    /// Pixels of the sensor are dead, hot or not finite.
    DeadPixels,
    /// The signs fit no cause.
    Unknown,
}

impl Cause {
    /// All causes.
    pub const ALL: [Cause; 17] = [
        Cause::OffsetLow,
        Cause::OffsetHigh,
        Cause::GainLow,
        Cause::GainHigh,
        Cause::ExcessNoise,
        Cause::Maps,
        Cause::PixelSize,
        Cause::Width,
        Cause::Psf,
        Cause::Overlap,
        Cause::Motion,
        Cause::Astigmatism,
        Cause::Background,
        Cause::ZRange,
        Cause::Saturation,
        Cause::DeadPixels,
        Cause::Unknown,
    ];

    /// The name in tables.
    pub fn name(self) -> &'static str {
        match self {
            Cause::OffsetLow => "offset_low",
            Cause::OffsetHigh => "offset_high",
            Cause::GainLow => "gain_low",
            Cause::GainHigh => "gain_high",
            Cause::ExcessNoise => "excess_noise",
            Cause::Maps => "maps",
            Cause::PixelSize => "pixel_size",
            Cause::Width => "width",
            Cause::Psf => "psf",
            Cause::Overlap => "overlap",
            Cause::Motion => "motion",
            Cause::Astigmatism => "astigmatism",
            Cause::Background => "background",
            Cause::ZRange => "z_range",
            Cause::Saturation => "saturation",
            Cause::DeadPixels => "dead_pixels",
            Cause::Unknown => "unknown",
        }
    }
}

/// A likely cause, with its signs and a remedy in words.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Remark {
    /// The cause.
    pub cause: Cause,
    /// The signs and the remedy.
    pub text: String,
}

impl Remark {
    pub(super) fn new(cause: Cause, text: impl Into<String>) -> Self {
        Self {
            cause,
            text: text.into(),
        }
    }
}

/// The text of a remark for a table without p-values: without the sentences on conditions of these.
pub fn without_p_values(text: &str) -> String {
    let sentences = text.split_inclusive(". ");
    let kept = sentences.filter(|sentence| !sentence.contains("p_value"));
    kept.collect::<String>().trim_end().to_owned()
}

impl From<&Remark> for StoredRemark {
    fn from(remark: &Remark) -> Self {
        Self {
            cause: remark.cause.name().into(),
            text: remark.text.clone(),
        }
    }
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_without_p_values_gets_no_condition_of_them() {
        let text = "12 % of the fits are poor. The condition p_value > 0.01 leaves them out. Check the gain.";
        let without = "12 % of the fits are poor. Check the gain.";
        assert_eq!(without_p_values(text), without);
        assert_eq!(without_p_values(without), without);
        let last = "They overlap. The condition p_value > 0.01 leaves them out.";
        assert_eq!(without_p_values(last), "They overlap.");
    }
}
