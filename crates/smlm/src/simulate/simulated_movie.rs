//! Simulated movies: random emitters, and frames that are drawn when they are needed.

use std::ops::Range;

use gaussmle::gaussian::pixel_fractions;
use gaussmle::simulate::{Depth, expose, item_seed, to_u16};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use rand_distr::{Distribution, Exp, LogNormal};

use super::movie_simulation::MovieSimulation;
use super::positions::Positions;
use super::structure::Structure;
use crate::error::{Result, value};

/// The distance at which the light of an emitter is cut off, in widths.
const CUTOFF: f64 = 6.0;

/// The largest number of frames of a movie.
const MAX_FRAMES: usize = 100_000_000;

/// The largest number of emitters of a movie.
const MAX_EMITTERS: f64 = 1e9;

/// The time before the movie in which emitters are drawn, in mean on-times: emitters that appear
/// earlier have disappeared when the movie starts.
const LEAD_TIMES: f64 = 20.0;

/// An emitter in one frame.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Blink {
    /// The number of the emitter.
    pub emitter: u32,
    /// The x position on the sensor, um.
    pub x_um: f64,
    /// The y position on the sensor, um.
    pub y_um: f64,
    /// The position along the optical axis, um; 0 without a PSF that depends on z and without a scan.
    pub z_um: f64,
    /// Photoelectrons in this frame.
    pub photons: f64,
    /// Widths along x and y, um.
    pub sigma_um: [f64; 2],
}

/// One emitter, and the times at which it appears and disappears, frames.
#[derive(Clone, Copy, Debug)]
struct Emitter {
    x_px: f64,
    y_px: f64,
    z_um: f64,
    photons: f64,
    from: f64,
    to: f64,
}

/// A simulated movie. Its emitters are fixed, and its frames are drawn when they are needed.
#[derive(Debug)]
pub struct SimulatedMovie {
    simulation: MovieSimulation,
    emitters: Vec<Emitter>,
    /// The emitters of each frame.
    on: Vec<Vec<u32>>,
}

impl MovieSimulation {
    /// Draws the emitters of the movie.
    ///
    /// # Errors
    ///
    /// Returns an error if a setting is out of range.
    pub fn run(&self) -> Result<SimulatedMovie> {
        self.check()?;
        let emitters = self.draw_emitters()?;
        let mut on = vec![Vec::new(); self.frames];
        for (i, emitter) in emitters.iter().enumerate() {
            let first = emitter.from.max(0.0) as usize;
            let end = (emitter.to.ceil() as usize).min(self.frames);
            for frame in on.iter_mut().take(end).skip(first) {
                frame.push(i as u32);
            }
        }
        Ok(SimulatedMovie {
            simulation: self.clone(),
            emitters,
            on,
        })
    }

    /// Draws the emitters that are on during the movie, in the order in which they appear.
    fn draw_emitters(&self) -> Result<Vec<Emitter>> {
        let mut rng = StdRng::seed_from_u64(self.seed ^ 0x6d6f_7669_6573);
        let on_time = Exp::new(1.0 / self.on_frames);
        // Log-normal with mean 1.
        let variance = libm::log1p(self.spread * self.spread);
        let brightness = LogNormal::new(-0.5 * variance, variance.sqrt());
        let (Ok(on_time), Ok(brightness)) = (on_time, brightness) else {
            let what = "the time that emitters are lit (frames)";
            let needed = "it must be finite and above 0";
            return Err(value("on_frames", what, self.on_frames, needed));
        };
        let beads = matches!(self.structure, Structure::Beads { .. });
        let lead = LEAD_TIMES * self.on_frames;
        let duration = self.frames as f64 + lead;
        let count = match beads {
            true => self.emitters.round(),
            false => (self.emitters * duration / self.on_frames).round(),
        };
        if count > MAX_EMITTERS || self.frames > MAX_FRAMES {
            let needed =
                "the emitters of so many frames do not fit in memory: take fewer of either";
            let what = "emitters lit at a time";
            return Err(value("emitters", what, self.emitters, needed));
        }
        let range_um = self.depth.as_ref().map(|(_, range)| *range);
        let positions = Positions::new(
            self.structure,
            [self.width, self.height],
            self.camera.pixel_size_um().mean_um(),
            range_um.is_some() && !beads,
            &mut rng,
        );
        let mut emitters = Vec::new();
        for _ in 0..count as usize {
            let from = rng.random_range(-lead..self.frames as f64);
            let to = from + on_time.sample(&mut rng);
            let (from, to) = match beads {
                true => (0.0, self.frames as f64),
                false => (from, to),
            };
            let [x_px, y_px, z] = positions.sample(&mut rng);
            let emitter = Emitter {
                x_px,
                y_px,
                z_um: z * range_um.unwrap_or(0.0),
                photons: self.photons * brightness.sample(&mut rng),
                from,
                to,
            };
            if to > 0.0 {
                emitters.push(emitter);
            }
        }
        emitters.sort_by(|a, b| a.from.total_cmp(&b.from));
        Ok(emitters)
    }
}

impl SimulatedMovie {
    /// The emitters that are on in a frame.
    pub fn truth(&self, frame: usize) -> impl Iterator<Item = Blink> {
        let pixel_um = self.simulation.camera.pixel_size_um();
        let (from, to) = (frame as f64, frame as f64 + 1.0);
        self.on[frame].iter().map(move |&i| {
            let emitter = &self.emitters[i as usize];
            let on_time = emitter.to.min(to) - emitter.from.max(from);
            let z_um = emitter.z_um + self.simulation.plane_um(from);
            let (sigma_x, sigma_y) = match &self.simulation.depth {
                Some((psf, _)) => {
                    let (x, y) = psf.widths_px(z_um, pixel_um);
                    (x * pixel_um.x_um(), y * pixel_um.y_um())
                }
                None => (self.simulation.sigma_um, self.simulation.sigma_um),
            };
            Blink {
                emitter: i,
                x_um: (emitter.x_px + 0.5) * pixel_um.x_um(),
                y_um: (emitter.y_px + 0.5) * pixel_um.y_um(),
                z_um,
                photons: emitter.photons * on_time,
                sigma_um: [sigma_x, sigma_y],
            }
        })
    }

    /// A frame as a 16-bit camera writes it: rounded, and limited to 0 to 65535.
    pub fn frame(&self, frame: usize) -> Vec<u16> {
        let simulation = &self.simulation;
        let width = simulation.width;
        let mean = self.expected_photons(frame);
        // Each frame has its own generator, so the movie is independent of threads.
        let mut rng = StdRng::seed_from_u64(item_seed(simulation.seed, frame as u64));
        let draw = |(i, mean): (usize, &f64)| {
            let pixel = (i % width, i / width);
            to_u16(expose(&simulation.camera, *mean, pixel, &mut rng))
        };
        mean.iter().enumerate().map(draw).collect()
    }

    /// The expected photoelectrons of each pixel of a frame.
    fn expected_photons(&self, frame: usize) -> Vec<f64> {
        let (width, height) = (self.simulation.width, self.simulation.height);
        let [x_um, y_um] = self.simulation.camera.pixel_size_um().xy();
        let mut mean = vec![self.simulation.background; width * height];
        for blink in self.truth(frame) {
            let x = blink.x_um / x_um - 0.5;
            let y = blink.y_um / y_um - 0.5;
            if let Some((Depth::Spline(psf), _)) = &self.simulation.depth {
                let reach = psf.half_window_px();
                let (columns, rows) = (
                    pixels_in_reach(x, reach, width),
                    pixels_in_reach(y, reach, height),
                );
                let side = columns.len().max(rows.len());
                let centre = [x - columns.start as f64, y - rows.start as f64];
                let images = psf.images(centre[0], centre[1], blink.z_um, side);
                for (j, row) in rows.enumerate() {
                    for (i, column) in columns.clone().enumerate() {
                        let (dx, dy) = (column as f64 - x, row as f64 - y);
                        if psf.is_measured(dx, dy) {
                            let share = images.light[j * side + i];
                            mean[row * width + column] += blink.photons * share;
                        }
                    }
                }
                continue;
            }
            let [sigma_x, sigma_y] = blink.sigma_um;
            let (sigma_x, sigma_y) = (sigma_x / x_um, sigma_y / y_um);
            let columns = pixels_in_reach(x, CUTOFF * sigma_x, width);
            let rows = pixels_in_reach(y, CUTOFF * sigma_y, height);
            let u = pixel_fractions(columns.len(), x - columns.start as f64, sigma_x);
            let v = pixel_fractions(rows.len(), y - rows.start as f64, sigma_y);
            for (row, v) in rows.zip(&v) {
                let pixels = &mut mean[row * width..][columns.clone()];
                for (pixel, u) in pixels.iter_mut().zip(&u) {
                    *pixel += blink.photons * u * v;
                }
            }
        }
        // A spline may be negative where it is dark.
        mean.iter_mut().for_each(|mean| *mean = mean.max(0.0));
        mean
    }
}

/// The pixels of an axis within a distance of an emitter.
fn pixels_in_reach(centre: f64, reach: f64, side: usize) -> Range<usize> {
    let first = (centre - reach).floor().max(0.0) as usize;
    let end = (centre + reach).ceil().max(-1.0) as usize + 1;
    first..end.min(side).max(first)
}
