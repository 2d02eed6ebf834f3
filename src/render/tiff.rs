//! A picture as TIFF: numbers, with their scale where ImageJ looks for it.
//!
//! ImageJ takes the resolution as pixels per unit of its description, whatever the tag of units says. So the resolution
//! is in pixels per um, as ImageJ itself writes it: were it per cm, ImageJ would show pixels ten thousand times too small.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;

use super::error::RenderError;
use super::look::Look;
use super::picture::Picture;
use crate::partial::Partial;

/// Numbers of a TIFF.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Depth {
    /// Localizations per pixel.
    #[default]
    F32,
    /// Whole numbers, of which the largest stands for the most localizations of a pixel; the description says for how many.
    U16,
}

const SHORT: u16 = 3;
const LONG: u16 = 4;
const ASCII: u16 = 2;
const RATIONAL: u16 = 5;

/// Where the directory starts: behind the head.
const DIRECTORY: u32 = 8;

/// Fields of the directory.
const FIELDS: u32 = 14;

/// What stands behind the directory: the resolution, then the description.
const BEHIND: u32 = DIRECTORY + 2 + 12 * FIELDS + 4;

impl Picture {
    /// Writes the counts as TIFF; of the look only the contrast, as what ImageJ is to show first.
    ///
    /// # Errors
    ///
    /// If the look makes no sense, or the file cannot be written. Nothing new is then under its name.
    pub fn to_tiff(&self, path: &Path, depth: Depth, look: &Look) -> Result<(), RenderError> {
        look.check()?;
        let most = self.counts.iter().copied().fold(0.0, f32::max);
        let of_one = match depth {
            Depth::F32 => 1.0,
            Depth::U16 if most > 0.0 => f32::from(u16::MAX) / most,
            Depth::U16 => 1.0,
        };
        let brightest = look.brightest(self);
        let written = Partial::of(path).and_then(|partial| {
            let mut file = BufWriter::with_capacity(1 << 20, File::create(partial.path())?);
            file.write_all(&self.head(depth, of_one, brightest))?;
            self.pixels(&mut file, depth, of_one)?;
            file.flush()?;
            // Closed first: some systems do not rename an open file.
            drop(file);
            partial.keep()
        });
        written.map_err(|cause| RenderError::Write {
            path: path.into(),
            cause: cause.to_string(),
        })
    }

    fn pixels(&self, file: &mut impl Write, depth: Depth, of_one: f32) -> io::Result<()> {
        for &count in &self.counts {
            match depth {
                Depth::F32 => file.write_all(&count.to_le_bytes())?,
                Depth::U16 => {
                    let number = (count * of_one).round() as u16;
                    file.write_all(&number.to_le_bytes())?;
                }
            }
        }
        Ok(())
    }

    /// What ImageJ reads: the unit of lengths, how numbers become counts, and what to show.
    fn description(&self, depth: Depth, of_one: f32, brightest: f32) -> String {
        let calibration = match depth {
            Depth::F32 => String::new(),
            Depth::U16 => format!("cf=0\nc0=0.0\nc1={}\n", 1.0 / of_one),
        };
        let [x, y] = self.origin_um;
        let top = (brightest * of_one).min(match depth {
            Depth::F32 => f32::MAX,
            Depth::U16 => u16::MAX.into(),
        });
        format!(
            "ImageJ=1.53t\nunit=micron\n{calibration}vunit=localizations\nmin=0.0\nmax={top}\n\
             origin_x_um={x}\norigin_y_um={y}\n\0"
        )
    }

    /// Everything before the pixels.
    fn head(&self, depth: Depth, of_one: f32, brightest: f32) -> Vec<u8> {
        let description = self.description(depth, of_one, brightest);
        let length = description.len() as u32;
        // Aligned, which readers like.
        let start = (BEHIND + 8 + length).next_multiple_of(16);
        let (bits, format) = match depth {
            Depth::F32 => (32, 3),
            Depth::U16 => (16, 1),
        };
        // The most pixels that there may be take less than 4 GiB.
        let bytes = (self.counts.len() * bits / 8) as u32;
        let (width, height) = (self.width as u32, self.height as u32);
        // Width, height, bits, compression, black is 0, description, where, samples, rows of a strip, its bytes,
        // resolution along x and y, no unit of it but the description's, format.
        let fields: [(u16, u16, u32, u32); FIELDS as usize] = [
            (256, LONG, 1, width),
            (257, LONG, 1, height),
            (258, SHORT, 1, bits as u32),
            (259, SHORT, 1, 1),
            (262, SHORT, 1, 1),
            (270, ASCII, length, BEHIND + 8),
            (273, LONG, 1, start),
            (277, SHORT, 1, 1),
            (278, LONG, 1, height),
            (279, LONG, 1, bytes),
            (282, RATIONAL, 1, BEHIND),
            (283, RATIONAL, 1, BEHIND),
            (296, SHORT, 1, 1),
            (339, SHORT, 1, format),
        ];
        let mut head = b"II*\0".to_vec();
        head.extend(DIRECTORY.to_le_bytes());
        head.extend((FIELDS as u16).to_le_bytes());
        for (tag, kind, count, value) in fields {
            head.extend([tag.to_le_bytes(), kind.to_le_bytes()].concat());
            head.extend([count.to_le_bytes(), value.to_le_bytes()].concat());
        }
        head.extend(0u32.to_le_bytes());
        for part in ratio(1.0 / self.pixel_size_um) {
            head.extend(part.to_le_bytes());
        }
        head.extend(description.as_bytes());
        head.resize(start as usize, 0);
        head
    }
}

/// A positive number as a ratio, with all digits that there is room for.
fn ratio(number: f64) -> [u32; 2] {
    let limit = f64::from(u32::MAX);
    let below = (limit / number.max(1.0)).clamp(1.0, 1e6).floor();
    [
        (number * below).round().clamp(1.0, limit) as u32,
        below as u32,
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratios_are_near() {
        for number in [50.0, 100.0 / 3.0, 1e4, 1e8, 0.01] {
            let [above, below] = ratio(number);
            let off = f64::from(above) / f64::from(below) / number - 1.0;
            assert!(off.abs() < 1e-4, "{number}: off by {off}");
        }
    }
}
