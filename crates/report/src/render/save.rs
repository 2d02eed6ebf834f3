//! Saving a picture in the format of its file extension.

use std::path::Path;

use gaussmle_io::movie::PixelType;

use super::color_mapping::ColorMapping;
use super::error::RenderError;
use super::picture::Picture;

impl Picture {
    /// Writes a PNG in colours, or a TIFF of 32-bit localization counts, by the file extension.
    ///
    /// # Errors
    ///
    /// Returns an error if the extension is unknown, the colour mapping is invalid, or the file
    /// cannot be written.
    pub fn save(&self, path: &Path, mapping: &ColorMapping) -> Result<(), RenderError> {
        let extension = path.extension().unwrap_or_default().to_string_lossy();
        match extension.to_ascii_lowercase().as_str() {
            "png" => self.to_png(path, mapping),
            "tif" | "tiff" => self.to_tiff(path, PixelType::F32, mapping),
            _ => Err(RenderError::UnknownExtension { path: path.into() }),
        }
    }
}
