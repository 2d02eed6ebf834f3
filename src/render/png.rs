//! A picture as PNG: colours, with scale bar and key.

use std::error::Error;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;

use ::png::{BitDepth, ColorType, Compression, Encoder};
use rayon::prelude::*;

use super::error::RenderError;
use super::look::{Look, Painter};
use super::marks::Marks;
use super::picture::Picture;
use crate::partial::Partial;

/// Rows that are painted together, each by one thread.
const ROWS: usize = 64;

impl Picture {
    /// Writes a PNG of 8 bits a colour. It is in memory a few rows at a time.
    ///
    /// # Errors
    ///
    /// If the look makes no sense, or the file cannot be written. Nothing new is then under its name.
    pub fn to_png(&self, path: &Path, look: &Look) -> Result<(), RenderError> {
        let painter = Painter::new(self, look)?;
        let marks = match look.scale_bar {
            true => Marks::over(self, painter.z_range_um()),
            false => Marks::none(),
        };
        let written = Partial::of(path).map_err(Into::into).and_then(|partial| {
            self.encode(File::create(partial.path())?, &painter, &marks)?;
            partial.keep().map_err(Into::into)
        });
        written.map_err(|cause: Box<dyn Error>| RenderError::Write {
            path: path.into(),
            cause: cause.to_string(),
        })
    }

    fn encode(
        &self,
        file: File,
        painter: &Painter<'_>,
        marks: &Marks,
    ) -> Result<(), Box<dyn Error>> {
        let mut file = BufWriter::new(file);
        // No side exceeds what a picture may have.
        let mut encoder = Encoder::new(&mut file, self.width as u32, self.height as u32);
        encoder.set_color(ColorType::Rgb);
        encoder.set_depth(BitDepth::Eight);
        encoder.set_compression(Compression::Fast);
        let [x, y] = self.origin_um;
        let size = self.pixel_size_um;
        let place = format!("pixel_size_um = {size}; origin_um = {x}, {y}");
        // As text: were it the physical size, word processors would show the sample at its own, a tenth of a millimetre.
        encoder.add_text_chunk("Description".into(), place)?;
        encoder.add_text_chunk("Software".into(), "gaussmle".into())?;
        let mut writer = encoder.write_header()?;
        let mut stream = writer.stream_writer()?;
        let mut rows = vec![0; self.width * 3 * ROWS.min(self.height)];
        for first in (0..self.height).step_by(ROWS) {
            let rows = &mut rows[..self.width * 3 * ROWS.min(self.height - first)];
            let each = rows.par_chunks_mut(self.width * 3).enumerate();
            each.for_each(|(row, out)| {
                painter.row(first + row, out);
                marks.draw_row(first + row, out);
            });
            stream.write_all(rows)?;
        }
        stream.finish()?;
        writer.finish()?;
        Ok(file.flush()?)
    }
}
