//! Simulations to files, with tables of the truth.

use std::fmt::Write;
use std::path::Path;
use std::time::Instant;

use rayon::prelude::*;

use super::{Progress, Stop, places, write_text};
use crate::error::{Error, Result};
use crate::io::{self, Depth, FileError, Pixels, Shape, write_array};
use crate::recipe::Recipe;
use crate::simulate::{Blink, MovieSimulation, Simulation};

/// Frames that are drawn at once.
const TOGETHER: usize = 64;

/// A simulated stack of ROIs to a `.npy` file.
#[derive(Debug)]
pub struct SimulateStack<'a> {
    /// The recipe.
    pub simulation: &'a Simulation,
    /// How many.
    pub spots: usize,
    /// The ROIs.
    pub rois: &'a Path,
    /// Their corners.
    pub corners: Option<&'a Path>,
    /// What each is.
    pub truth: Option<&'a Path>,
}

impl SimulateStack<'_> {
    /// Simulates and writes.
    ///
    /// # Errors
    ///
    /// If the recipe makes no sense, or a file cannot be written.
    pub fn run(&self) -> Result<()> {
        let mut outputs = vec![self.rois.to_owned()];
        outputs.extend(
            [self.corners, self.truth]
                .into_iter()
                .flatten()
                .map(Path::to_owned),
        );
        places::check(&outputs, &[], &Recipe::default())?;
        if self.rois.extension().is_none_or(|ending| ending != "npy") {
            let what = "ROIs are written as .npy: name it so, or pass --movie";
            return Err(Error::File(FileError::Refused {
                path: self.rois.into(),
                what: what.into(),
            }));
        }
        let simulated = self.simulation.run(self.spots)?;
        let pixel_um = self.simulation.camera_used().pixel_size_um();
        let pixels = simulated.to_u16();
        let bytes = pixels.iter().flat_map(|v| v.to_le_bytes());
        write_array(self.rois, "<u2", pixels.shape(), bytes)?;
        if let Some(path) = self.corners {
            let bytes = simulated.corners.iter().flat_map(|v| v.to_le_bytes());
            write_array(path, "<i4", simulated.corners.shape(), bytes)?;
        }
        let Some(path) = self.truth else {
            return Ok(());
        };
        let mut text = String::from("roi,x,y,z,photons,background,sigma_x,sigma_y\n");
        for (roi, spot) in simulated.truth.iter().enumerate() {
            let um = |axis: usize, px: f64| {
                (f64::from(simulated.corners[[roi, axis]]) + px + 0.5) * pixel_um
            };
            let widths = (spot.sigma_x_px * pixel_um, spot.sigma_y_px * pixel_um);
            // Writing to a string does not fail.
            let _ = writeln!(
                text,
                "{roi},{},{},{},{},{},{},{}",
                um(0, spot.x_px),
                um(1, spot.y_px),
                spot.z_um,
                spot.photons,
                spot.background,
                widths.0,
                widths.1
            );
        }
        write_text(path, &text)
    }
}

/// A simulated movie to a file.
#[derive(Debug)]
pub struct SimulateMovie<'a> {
    /// The recipe.
    pub simulation: &'a MovieSimulation,
    /// The movie: `.tif`, `.npy` or `.raw`.
    pub movie: &'a Path,
    /// Every emitter in every frame.
    pub truth: Option<&'a Path>,
}

impl SimulateMovie<'_> {
    /// Simulates and writes; `false` if it was called off, and nothing was written.
    ///
    /// # Errors
    ///
    /// If the recipe makes no sense, or a file cannot be written.
    pub fn run(&self, stop: &Stop, mut watch: impl FnMut(&Progress)) -> Result<bool> {
        let began = Instant::now();
        let mut outputs = vec![self.movie.to_owned()];
        if self.movie.extension().is_some_and(|ending| ending == "raw") {
            outputs.push(self.movie.with_extension("yaml"));
        }
        outputs.extend(self.truth.map(Path::to_owned));
        places::check(&outputs, &[], &Recipe::default())?;
        let movie = self.simulation.run()?;
        let recipe = self.simulation;
        let shape = Shape {
            frames: recipe.frames,
            height: recipe.height,
            width: recipe.width,
        };
        let mut writer = io::create(self.movie, shape, Depth::U16)?;
        let mut progress = Progress {
            total: recipe.frames,
            ..Progress::default()
        };
        let mut text = String::from(match recipe.astigmatism {
            Some(_) => "roi,frame,x,y,z,photons,background,sigma_x,sigma_y,emitter\n",
            None => "roi,frame,x,y,photons,background,sigma,emitter\n",
        });
        for first in (0..recipe.frames).step_by(TOGETHER) {
            if stop.stopped() {
                return Ok(false);
            }
            let frames = first..(first + TOGETHER).min(recipe.frames);
            let drawn: Vec<Vec<u16>> = frames
                .clone()
                .into_par_iter()
                .map(|frame| movie.frame(frame))
                .collect();
            writer.write(&Pixels::U16(drawn.concat()))?;
            for frame in frames.clone() {
                for blink in movie.truth(frame) {
                    if self.truth.is_some() {
                        // A table like any other: what is known of the emitter comes last. Writing to a string does not fail.
                        let _ = writeln!(
                            text,
                            "{},{frame},{}",
                            progress.localizations,
                            row(&blink, recipe)
                        );
                    }
                    progress.localizations += 1;
                }
            }
            progress.done = frames.end;
            progress.localizations_now = progress.localizations;
            progress.bytes += (frames.len() * shape.pixels() * Depth::U16.bytes()) as u64;
            progress.elapsed = began.elapsed();
            watch(&progress);
        }
        if let Some(path) = self.truth {
            write_text(path, &text)?;
        }
        writer.finish()?;
        Ok(true)
    }
}

/// What is known of an emitter in a frame.
fn row(blink: &Blink, recipe: &MovieSimulation) -> String {
    let Blink {
        x_um: x,
        y_um: y,
        z_um: z,
        photons,
        emitter,
        sigma_um: [sigma_x, sigma_y],
    } = blink;
    let background = recipe.background;
    match recipe.astigmatism {
        Some(_) => format!("{x},{y},{z},{photons},{background},{sigma_x},{sigma_y},{emitter}"),
        None => format!("{x},{y},{photons},{background},{sigma_x},{emitter}"),
    }
}
