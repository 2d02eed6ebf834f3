//! Options of the camera.

use std::path::PathBuf;

use gaussmle::{Camera, PixelSize};
use gaussmle_io::movie::MovieMetadata;
use gaussmle_io::read_camera_for;

use super::in_memory::{CAMERA_IN_MEMORY, is_in_memory};
use crate::error::{Result, config};

gaussmle::option_group! {
    "Camera";
    /// The camera: numbers that hold for all pixels, or a file with maps.
    pub struct CameraConfig {
        /// The size of a camera pixel in the sample, um: its width, or width and height, such as 0.1,0.12
        /// [default: that of the movie's file; in fits, else that of the PSF file].
        #[arg(long = "pixel-size", value_name = "UM")]
        pub pixel_size_um: Option<PixelSize>,
        /// The pixel value without light [default: 0].
        #[arg(long = "offset", value_name = "ADU", allow_negative_numbers = true)]
        pub offset_adu: Option<f64>,
        /// Photoelectrons per ADU [default: 1].
        #[arg(long = "gain", value_name = "E_PER_ADU")]
        pub gain_e_per_adu: Option<f64>,
        /// Read noise [default: 0].
        #[arg(long = "read-noise", value_name = "E_RMS")]
        pub read_noise_e: Option<f64>,
        /// The factor by which electron multiplication raises the variance: 2 at high gain
        /// [default: 1].
        #[arg(long, value_name = "F")]
        pub excess_noise: Option<f64>,
        /// A camera file, for example with sCMOS maps, or the name of a camera in the user's gaussmle.toml. It
        /// replaces offset, gain, read noise and excess noise.
        #[arg(long, value_name = "CAMERA.toml|NAME")]
        pub camera: Option<PathBuf>,
    }
}

impl CameraConfig {
    /// These options without those that `first` replaces: a camera file replaces all but the pixel
    /// size.
    ///
    /// Numbers are kept beside the camera file of these options, and [`CameraConfig::camera`] refuses
    /// both: otherwise the numbers would silently replace the maps.
    pub(super) fn after(self, first: &Self) -> Self {
        match first.camera {
            Some(_) => Self {
                pixel_size_um: self.pixel_size_um,
                ..Self::default()
            },
            None => self,
        }
    }

    /// The camera, and notes on how its file was read.
    ///
    /// # Errors
    ///
    /// Returns an error if the file cannot be read, the pixel size is missing, or a file and
    /// numbers are both set.
    pub fn camera(&self) -> Result<(Camera, Vec<String>)> {
        self.camera_for(&MovieMetadata::default())
    }

    /// The camera for a movie, and notes. If no pixel size is set, it is that which the movie's file
    /// states, and a note gives it. Offset and gain of the file are only compared.
    ///
    /// # Errors
    ///
    /// As [`CameraConfig::camera`].
    pub fn camera_for(&self, movie: &MovieMetadata) -> Result<(Camera, Vec<String>)> {
        let numbers = [
            self.offset_adu,
            self.gain_e_per_adu,
            self.read_noise_e,
            self.excess_noise,
        ];
        let (camera, is_of_movie, mut notes) = if let Some(file) = &self.camera {
            if numbers.iter().any(Option::is_some) {
                let cause =
                    "give either a camera file, or offset, gain, read noise and excess noise";
                return Err(config("camera", cause));
            }
            if is_in_memory(file) {
                let cause = "the configuration is of a run whose camera was in memory: give its camera file";
                return Err(config("camera", cause));
            }
            let loaded = read_camera_for(file, self.pixel_size_um, movie.pixel_size_um)?;
            (loaded.camera, loaded.pixel_size_is_of_movie, loaded.notes)
        } else {
            let Some(pixel_size_um) = self.pixel_size_um.or(movie.pixel_size_um) else {
                let cause =
                    "the pixel size is missing: the width of a camera pixel in the sample, um";
                return Err(config("pixel_size_um", cause));
            };
            let camera = Camera::ideal(pixel_size_um)
                .with_offset_adu(self.offset_adu.unwrap_or(0.0))
                .with_gain_e_per_adu(self.gain_e_per_adu.unwrap_or(1.0))
                .with_read_noise_e(self.read_noise_e.unwrap_or(0.0))
                .with_excess_noise(self.excess_noise.unwrap_or(1.0));
            camera.check()?;
            (camera, self.pixel_size_um.is_none(), Vec::new())
        };
        notes.extend(pixel_size_note(movie).filter(|_| is_of_movie));
        notes.extend(self.warnings(&camera, movie));
        Ok((camera, notes))
    }

    /// Those of the notes of [`CameraConfig::camera_for`] on values that are likely wrong, or that nobody
    /// stated.
    pub fn warnings(&self, camera: &Camera, movie: &MovieMetadata) -> Vec<String> {
        let mut warnings = contradictions(camera, movie);
        warnings.extend(self.unstated_note(movie));
        warnings
    }

    /// A note if offset or gain are neither options nor in the movie's file, with which they are compared.
    fn unstated_note(&self, movie: &MovieMetadata) -> Option<String> {
        if self.camera.is_some() {
            return None;
        }
        let is_unstated = |own: Option<f64>, of_movie: Option<f64>| own.or(of_movie).is_none();
        let (what, assumed) = match (
            is_unstated(self.offset_adu, movie.offset_adu),
            is_unstated(self.gain_e_per_adu, movie.gain_e_per_adu),
        ) {
            (true, true) => ("offset and gain are", "0 ADU and 1 e-/ADU are"),
            (true, false) => ("offset is", "0 ADU is"),
            (false, true) => ("gain is", "1 e-/ADU is"),
            (false, false) => return None,
        };
        Some(format!(
            "the camera's {what} not stated: {assumed} assumed, and photons, background and all standard \
             deviations depend on it. Give `offset` and `gain` (0 and 1 for pixels in photoelectrons) or a camera \
             file (`camera`); `gaussmle info` estimates them from a movie"
        ))
    }

    /// States a camera in memory, as far as options can.
    ///
    /// # Errors
    ///
    /// Returns an error if the options state another camera.
    pub(crate) fn state_in_memory(&mut self, camera: &Camera) -> Result<()> {
        let stated = Self {
            pixel_size_um: Some(camera.pixel_size_um()),
            camera: Some(CAMERA_IN_MEMORY.into()),
            ..Self::default()
        };
        if *self != Self::default() && *self != stated {
            let cause = "the camera is given in memory: leave the camera out of the options";
            return Err(config("camera", cause));
        }
        *self = stated;
        Ok(())
    }
}

/// The relative difference of pixel sizes that is reported.
const MAX_PIXEL_DIFFERENCE: f64 = 0.02;

/// Notes on a camera and what the file of its movie states: a pixel size that is the movie's, which
/// `is_of_movie` tells, and a pixel size, offset or gain that is another.
pub fn camera_notes(camera: &Camera, movie: &MovieMetadata, is_of_movie: bool) -> Vec<String> {
    let mut notes = Vec::from_iter(pixel_size_note(movie).filter(|_| is_of_movie));
    notes.extend(contradictions(camera, movie));
    notes
}

/// A note on the pixel size of the movie's file.
fn pixel_size_note(movie: &MovieMetadata) -> Option<String> {
    let (stated, entry) = (movie.pixel_size_um?, movie.pixel_size_entry?);
    Some(format!("the pixel size is {stated} um, from {entry}"))
}

/// Notes if the movie's file states another pixel size, offset or gain.
fn contradictions(camera: &Camera, movie: &MovieMetadata) -> Vec<String> {
    let mut notes = Vec::from_iter(other_pixel_size(camera, movie));
    notes.extend(stated_notes(camera, movie));
    notes
}

/// A note if the movie's file states another pixel size.
fn other_pixel_size(camera: &Camera, movie: &MovieMetadata) -> Option<String> {
    let (stated, entry) = (movie.pixel_size_um?, movie.pixel_size_entry?);
    let used = camera.pixel_size_um();
    (!used.is_near(stated, MAX_PIXEL_DIFFERENCE)).then(|| {
        format!(
            "the pixel size is {used} um, but {entry} in the movie is {stated} um: check which one is right"
        )
    })
}

/// Notes if the movie's file states another offset or gain.
fn stated_notes(camera: &Camera, movie: &MovieMetadata) -> Vec<String> {
    let pairs = [
        ("offset", camera.offset_adu(), movie.offset_adu, "ADU"),
        (
            "gain",
            camera.gain_e_per_adu(),
            movie.gain_e_per_adu,
            "e-/ADU",
        ),
    ];
    let differs =
        |used: f64, stated: f64| (used - stated).abs() > 0.02 * stated.abs().max(used.abs());
    pairs
        .into_iter()
        .filter_map(|(name, used, stated, unit)| {
            let used = used?;
            let stated = stated.filter(|&stated| differs(used, stated))?;
            Some(format!(
                "the {name} is {used} {unit}, but the movie's file states {stated} {unit}: check which one is right"
            ))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn movie(pixel_size_um: impl Into<PixelSize>) -> MovieMetadata {
        MovieMetadata {
            pixel_size_um: Some(pixel_size_um.into()),
            pixel_size_entry: Some("`PhysicalSizeX` of OME"),
            ..MovieMetadata::default()
        }
    }

    /// A camera whose pixels are photoelectrons.
    fn config(pixel_size_um: Option<f64>) -> CameraConfig {
        CameraConfig {
            pixel_size_um: pixel_size_um.map(PixelSize::from),
            offset_adu: Some(0.0),
            gain_e_per_adu: Some(1.0),
            ..CameraConfig::default()
        }
    }

    #[test]
    fn pixel_size_of_the_movie_is_used_and_said() {
        let (camera, notes) = config(None).camera_for(&movie(0.074)).expect("a camera");
        assert_eq!(camera.pixel_size_um(), 0.074.into());
        assert_eq!(
            notes,
            ["the pixel size is 0.074 um, from `PhysicalSizeX` of OME"]
        );
        let error = config(None).camera_for(&MovieMetadata::default());
        assert!(error.expect_err("none").to_string().contains("missing"));
    }

    #[test]
    fn pixel_sizes_that_differ_by_more_than_2_percent_are_reported() {
        let notes = |typed| {
            config(Some(typed))
                .camera_for(&movie(0.1))
                .expect("a camera")
                .1
        };
        assert!(notes(0.1).is_empty() && notes(0.1019).is_empty() && notes(0.0981).is_empty());
        for typed in [0.3, 0.103, 0.097] {
            let notes = notes(typed);
            assert!(
                notes.len() == 1
                    && notes[0].contains(&format!("{typed} um"))
                    && notes[0].contains("0.1 um"),
                "{notes:?}"
            );
        }
    }

    /// A camera file with these lines.
    fn file(lines: &str) -> (tempfile::TempDir, PathBuf) {
        let folder = tempfile::tempdir().expect("made");
        let path = folder.path().join("camera.toml");
        std::fs::write(&path, lines).expect("written");
        (folder, path)
    }

    #[test]
    fn pixel_size_of_a_camera_file_precedes_that_of_the_movie() {
        let size_and_notes = |lines: &str, typed, stated| {
            let (_folder, path) = file(lines);
            let config = CameraConfig {
                camera: Some(path),
                pixel_size_um: typed,
                ..CameraConfig::default()
            };
            let (camera, notes) = config.camera_for(&movie(stated)).expect("a camera");
            (camera.pixel_size_um(), notes)
        };
        let differs = |used: f64| {
            vec![format!(
                "the pixel size is {used} um, but `PhysicalSizeX` of OME in the movie is 0.16 um: check which one is right"
            )]
        };
        let with_size = "pixel_size_um = 0.1\ngain_e_per_adu = 0.5";
        assert_eq!(
            size_and_notes(with_size, None, 0.16),
            (0.1.into(), differs(0.1))
        );
        // The same size is the file's, and not from the movie.
        assert_eq!(size_and_notes(with_size, None, 0.1), (0.1.into(), vec![]));
        // The command line precedes both.
        let typed = size_and_notes(with_size, Some(0.12.into()), 0.16);
        assert_eq!(typed, (0.12.into(), differs(0.12)));
        assert_eq!(
            size_and_notes(with_size, Some(0.16.into()), 0.16),
            (0.16.into(), vec![])
        );
        let without = "gain_e_per_adu = 0.5";
        let of_movie = vec!["the pixel size is 0.16 um, from `PhysicalSizeX` of OME".to_owned()];
        assert_eq!(size_and_notes(without, None, 0.16), (0.16.into(), of_movie));
    }

    #[test]
    fn numbers_of_a_camera_file_have_the_notes_of_typed_ones() {
        let mut movie = movie(0.1);
        (movie.offset_adu, movie.gain_e_per_adu) = (Some(100.0), Some(0.5));
        let (_folder, path) = file("pixel_size_um = 0.2\noffset_adu = 90\ngain_e_per_adu = 1.5");
        let from_file = CameraConfig {
            camera: Some(path),
            ..CameraConfig::default()
        };
        let typed = CameraConfig {
            offset_adu: Some(90.0),
            gain_e_per_adu: Some(1.5),
            ..config(Some(0.2))
        };
        let [from_file, typed] = [from_file, typed].map(|config| {
            let (camera, notes) = config.camera_for(&movie).expect("a camera");
            assert_eq!(camera_notes(&camera, &movie, false), notes);
            notes
        });
        assert_eq!(from_file, typed);
        assert_eq!(typed.len(), 3, "{typed:?}");
    }

    #[test]
    fn an_offset_or_gain_that_nobody_stated_is_a_warning() {
        let warnings = |offset_adu, gain_e_per_adu, movie: &MovieMetadata| {
            let config = CameraConfig {
                pixel_size_um: Some(0.1.into()),
                offset_adu,
                gain_e_per_adu,
                ..CameraConfig::default()
            };
            let (camera, notes) = config.camera_for(movie).expect("a camera");
            assert_eq!(config.warnings(&camera, movie), notes);
            notes
        };
        let nothing = MovieMetadata::default();
        for (offset, gain, words) in [
            (
                None,
                None,
                "offset and gain are not stated: 0 ADU and 1 e-/ADU are",
            ),
            (Some(100.0), None, "gain is not stated: 1 e-/ADU is"),
            (None, Some(0.5), "offset is not stated: 0 ADU is"),
        ] {
            let notes = warnings(offset, gain, &nothing);
            assert!(notes.len() == 1 && notes[0].contains(words), "{notes:?}");
        }
        assert!(warnings(Some(0.0), Some(1.0), &nothing).is_empty());
        // A file that states them is compared with.
        let stated = MovieMetadata {
            offset_adu: Some(100.0),
            gain_e_per_adu: Some(0.5),
            ..MovieMetadata::default()
        };
        let notes = warnings(None, None, &stated);
        assert!(
            notes.len() == 2
                && notes
                    .iter()
                    .all(|note| note.contains("the movie's file states")),
            "{notes:?}"
        );
        let (_folder, path) = file("offset_adu = 100");
        let from_file = CameraConfig {
            camera: Some(path),
            ..CameraConfig::default()
        };
        let (_, notes) = from_file.camera_for(&movie(0.1)).expect("a camera");
        assert!(
            notes.iter().all(|note| !note.contains("not stated")),
            "{notes:?}"
        );
    }

    #[test]
    fn stated_offset_and_gain_are_compared_and_not_used() {
        let movie = MovieMetadata {
            offset_adu: Some(100.0),
            gain_e_per_adu: Some(0.5),
            ..MovieMetadata::default()
        };
        let unset = CameraConfig {
            pixel_size_um: Some(0.1.into()),
            ..CameraConfig::default()
        };
        let (camera, notes) = unset.camera_for(&movie).expect("a camera");
        let numbers = [
            camera.offset_adu(),
            camera.gain_e_per_adu(),
            camera.read_noise_e(),
        ];
        assert_eq!(numbers, [0.0, 1.0, 0.0].map(Some));
        assert_eq!(notes.len(), 2, "{notes:?}");
        let right = CameraConfig {
            offset_adu: Some(100.0),
            gain_e_per_adu: Some(0.5),
            ..config(Some(0.1))
        };
        assert!(right.camera_for(&movie).expect("a camera").1.is_empty());
    }
}
