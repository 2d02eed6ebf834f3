//! TIFF files of a picture: localization counts, with the pixel size in ImageJ's form.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;

use gaussmle_base::files::AtomicFile;
use gaussmle_io::movie::{ImageScale, PixelType, TiffWriter};

use super::color_mapping::ColorMapping;
use super::error::RenderError;
use super::picture::Picture;

/// Conversion of localization counts to the numbers of the file.
struct Encoding {
    pixel_type: PixelType,
    /// The number that stands for one localization.
    scale: f32,
}

impl Encoding {
    /// Counts as they are, or scaled such that the largest count is the largest 16-bit integer.
    fn new(pixel_type: PixelType, counts: &[f32]) -> Self {
        let max = counts.iter().copied().fold(0.0, f32::max);
        let scale = match pixel_type {
            PixelType::U16 if max > 0.0 => f32::from(u16::MAX) / max,
            PixelType::U16 | PixelType::F32 => 1.0,
        };
        Self { pixel_type, scale }
    }
}

impl Picture {
    /// A note on what a TIFF leaves out of this picture and of the settings of its colours: it has the
    /// counts.
    pub fn tiff_note(&self, mapping: &ColorMapping) -> Option<String> {
        let default = ColorMapping::default();
        let mut left_out = Vec::new();
        if self.z_sums_um.is_some() {
            left_out.push("z");
        }
        if mapping.color_map != default.color_map {
            left_out.push("the colour map");
        }
        if mapping.gamma.is_some_and(|gamma| gamma != 1.0) {
            left_out.push("gamma");
        }
        (!left_out.is_empty()).then(|| {
            format!(
                "a TIFF has the number of localizations in each pixel, without {}; a PNG has colours",
                left_out.join(", ")
            )
        })
    }

    /// Writes the counts as a TIFF of 32-bit floats or 16-bit integers.
    ///
    /// In 16 bits the largest integer stands for the largest count, and ImageJ's calibration in the
    /// description contains the factor. The contrast of the colour mapping sets the display range
    /// of ImageJ; its other settings are not used.
    ///
    /// # Errors
    ///
    /// Returns an error if the colour mapping is invalid or the file cannot be written. A previous
    /// file of this name is then unchanged.
    pub fn to_tiff(
        &self,
        path: &Path,
        pixel_type: PixelType,
        mapping: &ColorMapping,
    ) -> Result<(), RenderError> {
        mapping.validate()?;
        let encoding = Encoding::new(pixel_type, &self.counts);
        let scale = ImageScale {
            pixels_per_unit: 1.0 / self.pixel_size_um,
            description: self.description(&encoding, self.tone(mapping).full),
        };
        let written = AtomicFile::create(path).and_then(|partial| {
            self.write_tiff(partial.file(), &encoding, scale)?;
            partial.commit()
        });
        written.map_err(|cause| RenderError::Write {
            path: path.into(),
            cause: cause.into(),
        })
    }

    fn write_tiff(&self, file: &File, encoding: &Encoding, scale: ImageScale) -> io::Result<()> {
        let file = BufWriter::with_capacity(1 << 20, file);
        let size = [self.height, self.width];
        let mut writer = TiffWriter::image(file, size, encoding.pixel_type, scale)?;
        match encoding.pixel_type {
            PixelType::F32 => writer.write_f32(&self.counts)?,
            PixelType::U16 => {
                let mut numbers = Vec::with_capacity(self.width);
                for row in self.counts.chunks(self.width) {
                    numbers.clear();
                    numbers.extend(row.iter().map(|n| (n * encoding.scale).round() as u16));
                    writer.write_u16(&numbers)?;
                }
            }
        }
        writer.finish()?.flush()
    }

    /// ImageJ's description: the unit of length, the calibration of counts, the display range.
    fn description(&self, encoding: &Encoding, full_brightness: f32) -> String {
        let (calibration, max) = match encoding.pixel_type {
            PixelType::F32 => (String::new(), f32::MAX),
            PixelType::U16 => {
                let calibration = format!("cf=0\nc0=0.0\nc1={}\n", 1.0 / encoding.scale);
                (calibration, u16::MAX.into())
            }
        };
        let [x, y] = self.origin_um;
        let display_max = (full_brightness * encoding.scale).min(max);
        format!(
            "ImageJ=1.53t\nunit=micron\n{calibration}vunit=localizations\nmin=0.0\n\
             max={display_max}\norigin_x_um={x}\norigin_y_um={y}\n"
        )
    }
}
