//! TIFF files of a picture: localization counts, with the pixel size in ImageJ's form.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;

use gaussmle_io::movie::{ImageScale, PixelType, TiffWriter};

use super::super::color_mapping::ColorMapping;
use super::super::error::RenderError;
use super::super::picture::Picture;
use super::super::picture_format::{Cause, PictureFormat};

pub(super) static TIFF: PictureFormat = PictureFormat {
    extensions: &["tif", "tiff"],
    content: " with the number of localizations in each pixel",
    note,
    write: |picture, mapping, file| write(picture, PixelType::F32, mapping, file),
};

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
    /// Writes the counts as a TIFF of 32-bit floats or 16-bit integers. Returns a note on what it
    /// leaves out of this picture and of the settings of its colours.
    ///
    /// In 16 bits the largest integer stands for the largest count, and ImageJ's calibration in the
    /// description contains the factor. The contrast of the colour mapping sets the display range
    /// of ImageJ; its other settings are not used.
    ///
    /// # Errors
    ///
    /// Returns an error if the file has another extension, the colour mapping is invalid, or the file
    /// cannot be written. A previous file of this name is then unchanged.
    pub fn to_tiff(
        &self,
        path: &Path,
        pixel_type: PixelType,
        mapping: &ColorMapping,
    ) -> Result<Option<String>, RenderError> {
        if !TIFF.has(path) {
            return Err(PictureFormat::extension_error(&[&TIFF], path));
        }
        self.write_file(path, mapping, |file| write(self, pixel_type, mapping, file))?;
        Ok(note(self, mapping))
    }
}

fn note(picture: &Picture, mapping: &ColorMapping) -> Option<String> {
    let default = ColorMapping::default();
    let mut left_out = Vec::new();
    if picture.z_sums_um.is_some() {
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

fn write(
    picture: &Picture,
    pixel_type: PixelType,
    mapping: &ColorMapping,
    file: &File,
) -> Result<(), Cause> {
    let encoding = Encoding::new(pixel_type, &picture.counts);
    let scale = ImageScale {
        pixels_per_unit: 1.0 / picture.pixel_size_um,
        description: description(picture, &encoding, picture.tone(mapping).full),
    };
    let file = BufWriter::with_capacity(1 << 20, file);
    let size = [picture.height, picture.width];
    let mut writer = TiffWriter::image(file, size, encoding.pixel_type, scale)?;
    match encoding.pixel_type {
        PixelType::F32 => writer.write_f32(&picture.counts)?,
        PixelType::U16 => {
            let mut numbers = Vec::with_capacity(picture.width);
            for row in picture.counts.chunks(picture.width) {
                numbers.clear();
                numbers.extend(row.iter().map(|n| (n * encoding.scale).round() as u16));
                writer.write_u16(&numbers)?;
            }
        }
    }
    Ok(writer.finish()?.flush()?)
}

/// ImageJ's description: the unit of length, the calibration of counts, the display range.
fn description(picture: &Picture, encoding: &Encoding, full_brightness: f32) -> String {
    let (calibration, max) = match encoding.pixel_type {
        PixelType::F32 => (String::new(), f32::MAX),
        PixelType::U16 => {
            let calibration = format!("cf=0\nc0=0.0\nc1={}\n", 1.0 / encoding.scale);
            (calibration, u16::MAX.into())
        }
    };
    let [x, y] = picture.origin_um;
    let display_max = (full_brightness * encoding.scale).min(max);
    format!(
        "ImageJ=1.53t\nunit=micron\n{calibration}vunit=localizations\nmin=0.0\n\
         max={display_max}\norigin_x_um={x}\norigin_y_um={y}\n"
    )
}
