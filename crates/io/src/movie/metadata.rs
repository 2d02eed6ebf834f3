//! Facts that a movie's file states beside its pixels.

use gaussmle::PixelSize;

/// The facts that a file states about a movie. Files of most formats have only a part of them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MovieMetadata {
    /// The type of the pixels in the file, such as `8-bit unsigned`, which are wider in memory.
    pub stored_pixels: Option<&'static str>,
    /// The size of a camera pixel in the sample.
    pub pixel_size_um: Option<PixelSize>,
    /// The entry that holds the pixel size, such as `PhysicalSizeX`.
    pub pixel_size_entry: Option<&'static str>,
    /// The distance from one plane along z to the next.
    pub z_step_um: Option<f64>,
    /// The entry that holds this distance, such as `PhysicalSizeZ`.
    pub z_step_entry: Option<&'static str>,
    /// The axes of the file before y and x, the slowest first, with their lengths. Empty if the file
    /// does not name them.
    pub axes: Vec<(String, u64)>,
    /// Names of the images (series) of a file that holds several; empty for a file that holds one.
    pub series: Vec<String>,
    /// Names of the channels; their numbers where they have no name.
    pub channels: Vec<String>,
    /// Consecutive frames in each plane along z, of a file with planes along z that was opened with
    /// [`OpenOptions::z_stack`](super::OpenOptions::z_stack).
    pub frames_per_plane: Option<usize>,
    /// The name of the camera.
    pub camera: Option<String>,
    /// The pixel value without light.
    pub offset_adu: Option<f64>,
    /// Photoelectrons per ADU, with the electron multiplication.
    pub gain_e_per_adu: Option<f64>,
}

/// The plausible sizes of a pixel in the sample and steps along z, um. Programs write 0 or 1 mm for an unknown size,
/// and resolutions of printers.
const PLAUSIBLE_UM: std::ops::RangeInclusive<f64> = 0.001..=10.0;

/// The share by which the sides of a square differ in files that round them.
const ROUNDING: f64 = 1e-3;

impl MovieMetadata {
    /// Takes a pixel size, unless there is one or it is not plausible. Sides that differ by no more than
    /// rounding are equal.
    pub(super) fn offer_pixel_size(
        &mut self,
        size: Option<impl Into<PixelSize>>,
        entry: &'static str,
    ) {
        if let (None, Some(size)) = (self.pixel_size_um, size.map(Into::into))
            && size.xy().iter().all(|um| PLAUSIBLE_UM.contains(um))
        {
            let is_square = (size.aspect() - 1.0).abs() < ROUNDING;
            let size = if is_square { size.x_um().into() } else { size };
            self.pixel_size_um = Some(size);
            self.pixel_size_entry = Some(entry);
        }
    }

    /// Takes the step of a scan along z, unless there is one or it is not plausible.
    pub(super) fn offer_z_step(&mut self, um: Option<f64>, entry: &'static str) {
        if let (None, Some(um)) = (self.z_step_um, um)
            && PLAUSIBLE_UM.contains(&um.abs())
        {
            self.z_step_um = Some(um);
            self.z_step_entry = Some(entry);
        }
    }
}

/// A length in a unit, um. None for pixels and unknown units.
pub(super) fn length_um(length: f64, unit: &str) -> Option<f64> {
    // ImageJ escapes letters beyond ASCII.
    let unit = unit.trim().replace("\\u00B5", "u").replace("\\u00b5", "u");
    let unit = unit
        .replace(['\u{b5}', '\u{3bc}'], "u")
        .to_ascii_lowercase();
    // Divided where a factor would not be exact: 108 nm are 0.108 um to the last digit.
    Some(match unit.as_str() {
        "um" | "micron" | "microns" | "micrometer" | "micrometre" | "micrometers" => length,
        "nm" | "nanometer" | "nanometre" | "nanometers" => length / 1e3,
        "mm" | "millimeter" | "millimetre" => length * 1e3,
        "cm" | "centimeter" | "centimetre" => length * 1e4,
        "m" | "meter" | "metre" => length * 1e6,
        "inch" | "inches" => length * 25_400.0,
        "pm" | "picometer" | "picometre" => length / 1e6,
        "\u{e5}" | "\u{c5}" | "angstrom" => length / 1e4,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn units_are_lengths_in_um() {
        for (unit, um) in [
            ("\u{b5}m", Some(1.0)),
            ("\u{3bc}m", Some(1.0)),
            ("\\u00B5m", Some(1.0)),
            ("micron", Some(1.0)),
            ("nm", Some(1e-3)),
            ("mm", Some(1e3)),
            ("pixel", None),
            ("", None),
        ] {
            assert_eq!(length_um(1.0, unit), um, "{unit}");
        }
        // No digits that the file does not have.
        assert_eq!(length_um(108.0, "nm"), Some(0.108));
    }

    #[test]
    fn implausible_sizes_are_left_to_the_next_entry() {
        let mut metadata = MovieMetadata::default();
        metadata.offer_pixel_size(Some(0.0), "a");
        metadata.offer_pixel_size(Some(352.8), "b");
        metadata.offer_pixel_size(Some(f64::NAN), "c");
        metadata.offer_pixel_size(None::<f64>, "d");
        metadata.offer_pixel_size(Some(0.1), "e");
        metadata.offer_pixel_size(Some(0.2), "f");
        assert_eq!(
            (metadata.pixel_size_um, metadata.pixel_size_entry),
            (Some(0.1.into()), Some("e"))
        );
    }
}
