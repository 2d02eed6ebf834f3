//! Everything that is known about a movie without localizing it.

use std::fmt;
use std::path::{Path, PathBuf};

use gaussmle_io::movie::{FileError, Movie, MovieMetadata, PixelType, Shape};

use super::contradictions::short;
use super::quiet::Quiet;
use super::transfer::{CameraEstimate, estimate, explaining_gain, is_correlated};

/// Size, metadata, range and noise of a movie.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct MovieInfo {
    /// The file.
    pub path: PathBuf,
    /// The name of the format.
    pub format: &'static str,
    /// The size.
    pub shape: Shape,
    /// The type of the pixels in memory.
    pub pixel_type: PixelType,
    /// The facts that the file states.
    pub metadata: MovieMetadata,
    /// The quiet parts of a few frames, in ADU. None if no pixels were looked at.
    pub quiet: Option<Quiet>,
    /// Offset and gain by the noise of the movie.
    pub estimate: Option<CameraEstimate>,
    /// Remarks of the reader.
    pub notes: Vec<String>,
}

impl MovieInfo {
    /// Looks at a movie. Without `pixels`, only its metadata are used.
    ///
    /// # Errors
    ///
    /// Returns an error if frames cannot be read.
    pub fn of(path: &Path, movie: &dyn Movie, pixels: bool) -> Result<Self, FileError> {
        let shape = movie.shape();
        let quiet = match pixels && shape.frames > 0 {
            true => Some(Quiet::of(movie, 0..shape.frames)?),
            false => None,
        };
        let metadata = movie.metadata();
        let mut notes = movie.notes().to_vec();
        if metadata
            .stored_pixels
            .is_some_and(|name| name.starts_with("8-bit"))
        {
            notes.push(EIGHT_BITS.into());
        }
        notes.extend(quiet.as_ref().into_iter().flat_map(light_notes));
        Ok(Self {
            path: path.into(),
            format: movie.format(),
            shape,
            pixel_type: movie.pixel_type(),
            metadata,
            estimate: quiet.as_ref().and_then(estimate),
            quiet,
            notes,
        })
    }

    /// The type of the pixels in the file; that in memory if it is not known.
    pub fn pixel_type_name(&self) -> &'static str {
        self.metadata
            .stored_pixels
            .unwrap_or(match self.pixel_type {
                PixelType::U16 => "16-bit unsigned",
                PixelType::F32 => "32-bit float",
            })
    }

    /// False if no pixel that was looked at is a number.
    pub fn has_image(&self) -> bool {
        let quiet = self.quiet.as_ref();
        quiet.is_none_or(|quiet| quiet.frames == 0 || quiet.darkest_adu.is_finite())
    }

    /// The reason for which offset and gain are not estimated. None if they are, or if no pixels were looked at.
    pub fn why_no_estimate(&self) -> Option<String> {
        let has_range = |quiet: &&Quiet| quiet.brightest_adu > quiet.darkest_adu;
        let quiet = self.quiet.as_ref().filter(has_range)?;
        let varies = || quiet.median(|block| block.variance) > 0.0;
        match self.estimate {
            Some(_) => None,
            None if quiet.blocks.is_empty() => Some(
                "no region is quiet in the frames that were compared: molecules blink everywhere, or the frames are few"
                    .into(),
            ),
            None if !varies() => Some("most pixels do not change from frame to frame".into()),
            None if is_correlated(quiet) => Some(format!(
                "neighbouring pixels of the quiet regions change together (with a correlation of {:.2}), which noise \
                 does not: molecules blink everywhere, or the frames were filtered or resampled",
                quiet.correlation
            )),
            None => Some(TOO_EVEN.into()),
        }
    }

    fn write_no_estimate(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.why_no_estimate() {
            Some(reason) => writeln!(f, "camera by photon transfer: none, as {reason}"),
            None => Ok(()),
        }
    }

    /// The lines about pixels.
    fn write_pixels(&self, quiet: &Quiet, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = self.shape.pixels() * quiet.frames;
        if quiet.not_finite == all {
            return writeln!(
                f,
                "pixels: all are NaN or infinite in {} frames spread over the movie: it has no image",
                quiet.frames
            );
        }
        if quiet.darkest_adu == quiet.brightest_adu {
            return writeln!(
                f,
                "pixels: all are {} ADU in {} frames spread over the movie: it has no image",
                quiet.darkest_adu, quiet.frames
            );
        }
        writeln!(
            f,
            "pixels: {} to {} ADU in {} frames spread over the movie",
            quiet.darkest_adu, quiet.brightest_adu, quiet.frames
        )?;
        if quiet.not_finite > 0 {
            writeln!(
                f,
                "NaN or infinite: {} of the {all} pixels of these frames; ROIs with such pixels are not fitted",
                quiet.not_finite
            )?;
        }
        if quiet.blocks.is_empty() {
            return self.write_no_estimate(f);
        }
        let (mean, variance) = (
            quiet.median(|block| block.mean),
            quiet.median(|block| block.variance),
        );
        writeln!(
            f,
            "dark regions: mean {mean:.1} ADU, variance {variance:.1} ADU^2 from frame to frame"
        )?;
        if !(variance > 0.0) || is_correlated(quiet) {
            return self.write_no_estimate(f);
        }
        let base = format!("from {} frames and {} pixels", quiet.frames, quiet.pixels);
        match &self.estimate {
            Some(found) => writeln!(
                f,
                "camera by photon transfer, {base}: gain {:.3} +- {:.3} e-/ADU (gain divided by the \
                 excess-noise factor), offset {:.1} +- {:.1} ADU (offset minus read noise²/gain)",
                found.gain_e_per_adu, found.gain_std, found.offset_adu, found.offset_std_adu
            ),
            None => {
                let offset = if mean > USUAL_OFFSET_ADU {
                    USUAL_OFFSET_ADU
                } else {
                    0.0
                };
                let gain = |read_noise| short(explaining_gain(mean - offset, variance, read_noise));
                writeln!(
                    f,
                    "camera by photon transfer, {base}: {TOO_EVEN} to give the offset; its data sheet has it. If it is {offset} ADU, the gain is about {} e-/ADU without \
                     read noise, and {} e-/ADU with {SCMOS_READ_NOISE_E} e-, as a usual sCMOS camera has; with EM \
                     gain, twice as much",
                    gain(0.0),
                    gain(SCMOS_READ_NOISE_E)
                )
            }
        }
    }
}

/// The reason of a movie of which noise tells a relation of offset and gain, but neither.
const TOO_EVEN: &str = "the quiet regions do not differ enough in brightness";

/// The offset of many cameras, ADU, and the read noise of a usual sCMOS camera, e-.
const USUAL_OFFSET_ADU: f64 = 100.0;
const SCMOS_READ_NOISE_E: f64 = 1.6;

/// A note on a movie that has lost the lower bits of its camera.
const EIGHT_BITS: &str = "the pixels have 8 bits: if the camera has more, as most have, the movie was scaled, and \
                          its offset and gain are no longer those of the camera";

/// A number with at most six significant digits: resolution tags are ratios of integers, so that
/// 0.108 um may be read as 0.10800000086.
fn six_digits(number: f64) -> f64 {
    format!("{number:.5e}").parse().unwrap_or(number)
}

/// Notes on a light source that flickers or alternates, and on channels that alternate.
fn light_notes(quiet: &Quiet) -> Vec<String> {
    /// The variance by flicker, of the variance by noise, that is noted.
    const MIN_FLICKER: f64 = 0.1;
    let mut notes = Vec::new();
    if quiet.period > 1 {
        let period = quiet.period;
        notes.push(format!(
            "frames that are {period} apart are more alike than consecutive ones: the movie may have {period} channels or \
             planes in turn, or a light source that alternates"
        ));
    }
    let flicker = quiet.flicker_adu;
    // Light that alternates changes, too.
    if quiet.period == 1 && flicker * flicker > MIN_FLICKER * quiet.median(|block| block.variance) {
        notes.push(format!(
            "the light changes from frame to frame by {flicker:.1} ADU rms, which is not counted as noise: the light \
             source may flicker"
        ));
    }
    notes
}

impl fmt::Display for MovieInfo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Shape {
            frames,
            height,
            width,
        } = self.shape;
        writeln!(f, "{}", self.path.display())?;
        writeln!(
            f,
            "format: {}, {frames} frames of {height}x{width} pixels (height x width), {}",
            self.format,
            self.pixel_type_name()
        )?;
        let metadata = &self.metadata;
        let axes: Vec<String> = metadata
            .axes
            .iter()
            .map(|(name, length)| format!("{name} {length}"))
            .collect();
        if !axes.is_empty() {
            writeln!(f, "axes: {}", axes.join(", "))?;
        }
        if !metadata.series.is_empty() {
            writeln!(f, "images (series): {}", metadata.series.join(", "))?;
        }
        if metadata.channels.len() > 1 {
            writeln!(f, "channels: {}", metadata.channels.join(", "))?;
        }
        match (metadata.pixel_size_um, metadata.pixel_size_entry) {
            (Some(um), Some(entry)) => {
                writeln!(f, "pixel size: {} um, from {entry}", um.map(six_digits))?;
            }
            _ => writeln!(f, "pixel size: not in the file")?,
        }
        if let (Some(um), Some(entry)) = (metadata.z_step_um, metadata.z_step_entry) {
            writeln!(f, "step along z: {} um, from {entry}", six_digits(um))?;
        }
        let camera = metadata.camera.as_deref();
        writeln!(f, "camera: {}", camera.unwrap_or("not in the file"))?;
        let stated = [
            ("offset", metadata.offset_adu, " ADU"),
            ("gain", metadata.gain_e_per_adu, " e-/ADU"),
        ];
        for (name, value, unit) in stated {
            if let Some(value) = value {
                writeln!(f, "stated {name}: {value}{unit}")?;
            }
        }
        match &self.quiet {
            Some(quiet) if quiet.frames > 0 => self.write_pixels(quiet, f)?,
            _ => {}
        }
        for note in &self.notes {
            writeln!(f, "note: {note}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pixel_sizes_have_six_digits() {
        for (um, text) in [
            (0.108_000_000_86, "0.108"),
            (0.106_666_666_7, "0.106667"),
            (0.1, "0.1"),
            (12.345_678, "12.3457"),
        ] {
            assert_eq!(six_digits(um).to_string(), text);
        }
    }
}
