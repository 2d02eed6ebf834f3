//! PNG files of a picture: colours with scale bar and colour key.

use std::error::Error;
use std::io::{BufWriter, Write};
use std::path::Path;

use ::png::{BitDepth, ColorType, Compression, Encoder};
use gaussmle_base::files::AtomicFile;
use rayon::prelude::*;

use super::annotations::Annotations;
use super::color_mapping::ColorMapping;
use super::error::RenderError;
use super::painter::Painter;
use super::picture::Picture;

/// Pixel rows that are painted in parallel before they are written.
const ROWS: usize = 64;

impl Picture {
    /// Writes a PNG with 8 bits per channel. Only a few rows of it are in memory at a time.
    ///
    /// # Errors
    ///
    /// Returns an error if the colour mapping is invalid or the file cannot be written. A previous
    /// file of this name is then unchanged.
    pub fn to_png(&self, path: &Path, mapping: &ColorMapping) -> Result<(), RenderError> {
        mapping.validate()?;
        let written = AtomicFile::create(path)
            .map_err(Into::into)
            .and_then(|partial| {
                self.encode(partial.file(), mapping)?;
                partial.commit().map_err(Into::into)
            });
        written.map_err(|cause| RenderError::Write {
            path: path.into(),
            cause,
        })
    }

    /// The PNG that [`Picture::to_png`] writes, in memory.
    ///
    /// # Errors
    ///
    /// Returns an error if the colour mapping is invalid.
    pub fn png(&self, mapping: &ColorMapping) -> Result<Vec<u8>, RenderError> {
        mapping.validate()?;
        let mut bytes = Vec::new();
        let encoded = self.encode(&mut bytes, mapping);
        encoded.map_err(|cause| RenderError::Write {
            path: "the PNG in memory".into(),
            cause,
        })?;
        Ok(bytes)
    }

    fn encode(
        &self,
        file: impl Write,
        mapping: &ColorMapping,
    ) -> Result<(), Box<dyn Error + Send + Sync>> {
        let painter = Painter::new(self, mapping)?;
        let annotations = match mapping.scale_bar {
            true => Annotations::new(self, painter.z_range_um())?,
            false => Annotations::none(),
        };
        let mut file = BufWriter::new(file);
        // A side has at most `MAX_SIDE` pixels.
        let mut encoder = Encoder::new(&mut file, self.width as u32, self.height as u32);
        encoder.set_color(ColorType::Rgb);
        encoder.set_depth(BitDepth::Eight);
        encoder.set_compression(Compression::Fast);
        let [x, y] = self.origin_um;
        let size = self.pixel_size_um;
        let description = format!("pixel_size_um = {size}; origin_um = {x}, {y}");
        // A text chunk, not the physical pixel size: word processors would show the picture in the
        // size of the sample, a tenth of a millimetre.
        encoder.add_text_chunk("Description".into(), description)?;
        encoder.add_text_chunk("Software".into(), "gaussmle".into())?;
        let mut writer = encoder.write_header()?;
        let mut stream = writer.stream_writer()?;
        let mut rows = vec![0; self.width * 3 * ROWS.min(self.height)];
        for first in (0..self.height).step_by(ROWS) {
            let rows = &mut rows[..self.width * 3 * ROWS.min(self.height - first)];
            let enumerated = rows.par_chunks_mut(self.width * 3).enumerate();
            enumerated.for_each(|(row, out)| {
                painter.paint_row(first + row, out);
                annotations.draw_row(first + row, out);
            });
            stream.write_all(rows)?;
        }
        stream.finish()?;
        writer.finish()?;
        Ok(file.flush()?)
    }
}
