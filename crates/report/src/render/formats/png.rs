//! PNG files of a picture: colours with scale bar and colour key.

use std::io::{BufWriter, Write};

use ::png::{BitDepth, ColorType, Compression, Encoder};
use rayon::prelude::*;

use super::super::annotations::Annotations;
use super::super::color_mapping::ColorMapping;
use super::super::error::RenderError;
use super::super::ink::Ink;
use super::super::painter::Painter;
use super::super::picture::Picture;
use super::super::picture_format::{Cause, PictureFormat};

/// Pixel rows that are painted in parallel before they are written.
const ROWS: usize = 64;

pub(super) static PNG: PictureFormat = PictureFormat {
    extensions: &["png"],
    content: "",
    note: |_, _| None,
    write: |picture, mapping, file| {
        encode(picture, mapping, &Annotations::of(picture, mapping)?, file)
    },
};

impl Picture {
    /// The PNG that [`Picture::save`] writes, in memory.
    ///
    /// # Errors
    ///
    /// Returns an error if the colour mapping is invalid.
    pub fn png(&self, mapping: &ColorMapping) -> Result<Vec<u8>, RenderError> {
        mapping.validate()?;
        let mut bytes = Vec::new();
        let encoded = Annotations::of(self, mapping)
            .map_err(Into::into)
            .and_then(|annotations| encode(self, mapping, &annotations, &mut bytes));
        encoded.map_err(|cause| RenderError::Write {
            path: "the PNG in memory".into(),
            cause,
        })?;
        Ok(bytes)
    }
}

/// Writes a PNG. Only a few rows of it are in memory at a time.
pub(super) fn encode(
    picture: &Picture,
    mapping: &ColorMapping,
    annotations: &Annotations,
    file: impl Write,
) -> Result<(), Cause> {
    let painter = Painter::new(picture, mapping)?;
    let ink = Ink::new(annotations)?;
    let (width, height) = (picture.width, picture.height);
    let mut file = BufWriter::new(file);
    // A side has at most `MAX_SIDE` pixels.
    let mut encoder = Encoder::new(&mut file, width as u32, height as u32);
    encoder.set_color(ColorType::Rgb);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(Compression::Fast);
    // A text chunk, not the physical pixel size: word processors would show the picture in the
    // size of the sample, a tenth of a millimetre.
    encoder.add_text_chunk("Description".into(), picture.place())?;
    encoder.add_text_chunk("Software".into(), "gaussmle".into())?;
    let mut writer = encoder.write_header()?;
    let mut stream = writer.stream_writer()?;
    let mut rows = vec![0; width * 3 * ROWS.min(height)];
    for first in (0..height).step_by(ROWS) {
        let rows = &mut rows[..width * 3 * ROWS.min(height - first)];
        let enumerated = rows.par_chunks_mut(width * 3).enumerate();
        enumerated.for_each(|(row, out)| {
            painter.paint_row(first + row, out);
            ink.draw_row(first + row, out);
        });
        stream.write_all(rows)?;
    }
    stream.finish()?;
    writer.finish()?;
    Ok(file.flush()?)
}
