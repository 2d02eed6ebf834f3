//! Saving a picture in the format of its file extension.

use std::path::Path;

use super::color_mapping::ColorMapping;
use super::error::RenderError;
use super::formats::FORMATS;
use super::picture::Picture;
use super::picture_format::PictureFormat;

/// The extensions of pictures with their contents, for help.
pub fn picture_formats() -> String {
    let texts = FORMATS.map(|format| format!(".{}{}", format.extensions[0], format.content));
    texts.join(", ")
}

impl Picture {
    /// Writes the picture in the format of the file extension. Returns a note on what the format
    /// leaves out of this picture and of the settings of its colours.
    ///
    /// A PNG has colours, scale bar and colour key in 8 bits a channel. An SVG has them, with scale bar
    /// and colour key as shapes and text over an embedded PNG. A TIFF has 32-bit localization counts.
    ///
    /// # Errors
    ///
    /// Returns an error if the extension is unknown, the colour mapping is invalid, or the file
    /// cannot be written. A previous file of this name is then unchanged.
    pub fn save(&self, path: &Path, mapping: &ColorMapping) -> Result<Option<String>, RenderError> {
        let format = FORMATS.iter().find(|format| format.has(path));
        let format = format.ok_or_else(|| PictureFormat::extension_error(&FORMATS, path))?;
        self.write_file(path, mapping, |file| (format.write)(self, mapping, file))?;
        Ok((format.note)(self, mapping))
    }
}
