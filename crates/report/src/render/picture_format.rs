//! A format of pictures, and the file of any format.

use std::error::Error;
use std::fs::File;
use std::path::Path;

use gaussmle_base::files::AtomicFile;

use super::color_mapping::ColorMapping;
use super::error::RenderError;
use super::picture::Picture;

/// The cause of a failed write.
pub(super) type Cause = Box<dyn Error + Send + Sync>;

/// A format of pictures.
pub(super) struct PictureFormat {
    /// The extensions of files, the usual one first.
    pub extensions: &'static [&'static str],
    /// The content in help, after the extension.
    pub content: &'static str,
    /// A note on what the file leaves out of a picture and of the settings of its colours.
    pub note: fn(&Picture, &ColorMapping) -> Option<String>,
    /// Writes a picture with a valid colour mapping.
    pub write: fn(&Picture, &ColorMapping, &File) -> Result<(), Cause>,
}

impl PictureFormat {
    pub(super) fn has(&self, path: &Path) -> bool {
        let extension = path.extension().unwrap_or_default();
        let mut known = self.extensions.iter();
        known.any(|known| extension.eq_ignore_ascii_case(known))
    }

    pub(super) fn extension_error(formats: &[&Self], path: &Path) -> RenderError {
        let all = formats.iter().flat_map(|format| format.extensions);
        let all: Vec<String> = all.map(|extension| format!(".{extension}")).collect();
        RenderError::UnknownExtension {
            path: path.into(),
            known: all.join(", "),
        }
    }
}

impl Picture {
    /// Writes a file at once: a previous one of this name stays if that fails.
    pub(super) fn write_file(
        &self,
        path: &Path,
        mapping: &ColorMapping,
        write: impl FnOnce(&File) -> Result<(), Cause>,
    ) -> Result<(), RenderError> {
        mapping.validate()?;
        let written = AtomicFile::create(path)
            .map_err(Into::into)
            .and_then(|partial| {
                write(partial.file())?;
                partial.commit().map_err(Into::into)
            });
        written.map_err(|cause| RenderError::Write {
            path: path.into(),
            cause,
        })
    }

    /// The place of the pixels in the sample.
    pub(super) fn place(&self) -> String {
        let ([x, y], size) = (self.origin_um, self.pixel_size_um);
        format!("pixel_size_um = {size}; origin_um = {x}, {y}")
    }
}
