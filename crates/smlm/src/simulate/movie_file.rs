//! Simulated movies in files.

use std::fmt::Write;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::time::Instant;

use gaussmle::CancelToken;
use gaussmle_io::movie::{self, PixelType, Pixels, Shape};
use gaussmle_io::write_atomically;
use rayon::prelude::*;

use super::movie_simulation::MovieSimulation;
use super::simulated_movie::{Blink, SimulatedMovie};
use crate::error::Result;
use crate::localize::{Progress, check_output_paths};

/// The number of frames that are drawn at once.
const FRAMES_AT_ONCE: usize = 64;

/// A simulated movie to be written to a file.
#[derive(Debug)]
pub struct SimulateMovie<'a> {
    /// The settings of the simulation.
    pub simulation: &'a MovieSimulation,
    /// The movie: `.tif`, `.npy` or `.raw`.
    pub movie: &'a Path,
    /// The CSV table of every emitter in every frame.
    pub truth: Option<&'a Path>,
}

impl SimulateMovie<'_> {
    /// Simulates the movie and writes the files. Returns the movie, which has the truth of every
    /// frame, or `None` if it was cancelled; then nothing is written.
    ///
    /// # Errors
    ///
    /// Returns an error if a setting is out of range, or a file cannot be written.
    pub fn run(
        &self,
        cancel: &CancelToken,
        mut watch: impl FnMut(&Progress),
    ) -> Result<Option<SimulatedMovie>> {
        let started = Instant::now();
        check_output_paths(&self.outputs(), &[])?;
        let simulated = self.simulation.run()?;
        let shape = Shape {
            frames: self.simulation.frames,
            height: self.simulation.height,
            width: self.simulation.width,
        };
        let pixel_size_um = Some(self.simulation.camera.pixel_size_um());
        let mut writer =
            movie::create_with_pixel_size(self.movie, shape, PixelType::U16, pixel_size_um)?;
        let mut truth = Truth::new(self.simulation);
        let mut progress = Progress {
            total: shape.frames,
            ..Progress::default()
        };
        for first in (0..shape.frames).step_by(FRAMES_AT_ONCE) {
            if cancel.is_cancelled() {
                return Ok(None);
            }
            let frames = first..(first + FRAMES_AT_ONCE).min(shape.frames);
            let drawn: Vec<Vec<u16>> = frames
                .clone()
                .into_par_iter()
                .map(|frame| simulated.frame(frame))
                .collect();
            writer.write(&Pixels::U16(drawn.concat()))?;
            progress.localizations += match self.truth {
                Some(_) => truth.add(&simulated, frames.clone()),
                None => frames
                    .clone()
                    .map(|f| simulated.truth(f).count() as u64)
                    .sum(),
            };
            progress.done = frames.end;
            progress.localizations_now = progress.localizations;
            progress.bytes += (frames.len() * shape.pixels() * PixelType::U16.bytes()) as u64;
            progress.elapsed = started.elapsed();
            watch(&progress);
        }
        if let Some(path) = self.truth {
            write_atomically(path, truth.text.as_bytes())?;
        }
        writer.finish()?;
        Ok(Some(simulated))
    }

    /// The files that are written.
    fn outputs(&self) -> Vec<PathBuf> {
        let mut outputs = vec![self.movie.to_owned()];
        if self.movie.extension().is_some_and(|ending| ending == "raw") {
            outputs.push(self.movie.with_extension("yaml"));
        }
        outputs.extend(self.truth.map(Path::to_owned));
        outputs
    }
}

/// The table of emitters as CSV text. Its first columns are those of a localization table.
struct Truth {
    text: String,
    rows: u64,
    background: f64,
    has_depth: bool,
}

impl Truth {
    fn new(simulation: &MovieSimulation) -> Self {
        let has_depth = simulation.depth.is_some();
        let header = match has_depth {
            true => "roi,frame,x,y,z,photons,background,sigma_x,sigma_y,emitter\n",
            false => "roi,frame,x,y,photons,background,sigma,emitter\n",
        };
        Self {
            text: header.into(),
            rows: 0,
            background: simulation.background,
            has_depth,
        }
    }

    /// Adds the emitters of frames, and returns their number.
    fn add(&mut self, movie: &SimulatedMovie, frames: Range<usize>) -> u64 {
        let before = self.rows;
        for frame in frames {
            for blink in movie.truth(frame) {
                let (row, values) = (self.rows, self.values(&blink));
                // Writing to a string cannot fail.
                let _ = writeln!(self.text, "{row},{frame},{values}");
                self.rows += 1;
            }
        }
        self.rows - before
    }

    /// The values of an emitter from x on.
    fn values(&self, blink: &Blink) -> String {
        let Blink {
            x_um: x,
            y_um: y,
            z_um: z,
            photons,
            emitter,
            sigma_um: [sigma_x, sigma_y],
        } = blink;
        let background = self.background;
        match self.has_depth {
            true => format!("{x},{y},{z},{photons},{background},{sigma_x},{sigma_y},{emitter}"),
            false => format!("{x},{y},{photons},{background},{sigma_x},{emitter}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use gaussmle_io::movie::OpenOptions;

    use super::*;

    #[test]
    fn the_movie_that_is_returned_is_that_of_the_files() {
        let folder = tempfile::tempdir().expect("a folder");
        let (path, table) = (folder.path().join("a.npy"), folder.path().join("a.csv"));
        let simulation = MovieSimulation {
            emitters: 4.0,
            ..MovieSimulation::new(70, 32, 24)
        };
        let job = SimulateMovie {
            simulation: &simulation,
            movie: &path,
            truth: Some(&table),
        };
        let cancel = CancelToken::new();
        let returned = job.run(&cancel, |_| ()).expect("written").expect("a movie");
        let mut pixels = Pixels::default();
        let file = movie::open(&path, &OpenOptions::default()).expect("opened");
        file.read(0..70, &mut pixels).expect("read");
        let frames: Vec<u16> = (0..70).flat_map(|frame| returned.frame(frame)).collect();
        assert!(pixels == Pixels::U16(frames));
        let text = std::fs::read_to_string(&table).expect("read");
        let rows: Vec<&str> = text.lines().skip(1).collect();
        let blinks =
            (0..70).flat_map(|frame| returned.truth(frame).map(move |blink| (frame, blink)));
        let expected: Vec<String> = blinks
            .enumerate()
            .map(|(row, (frame, blink))| {
                let (x, y, photons) = (blink.x_um, blink.y_um, blink.photons);
                format!("{row},{frame},{x},{y},{photons},10,0.13,{}", blink.emitter)
            })
            .collect();
        assert!(rows.len() > 100);
        assert_eq!(rows, expected);
        cancel.cancel();
        std::fs::remove_file(&path).expect("removed");
        assert!(job.run(&cancel, |_| ()).expect("cancelled").is_none());
        assert!(!path.exists());
    }
}
