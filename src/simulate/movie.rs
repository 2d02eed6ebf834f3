//! Movies of blinking emitters.

use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use rand_distr::{Distribution, Exp, LogNormal};

use super::structure::{Sites, Structure};
use super::{as_u16, expose, mix, not_negative, shares};
use crate::camera::Camera;
use crate::error::{Error, Result, positive, value};
use crate::model::Astigmatism;

/// Widths beyond which an emitter's light is not drawn.
const REACH: f64 = 6.0;

/// Frames of a movie, at most.
const MOST_FRAMES: usize = 100_000_000;

/// Emitters of a movie, at most.
const MOST_EMITTERS: f64 = 1e9;

/// A recipe for movies: emitters light up once, anywhere and at any time, and go out again.
#[derive(Clone, Debug)]
pub struct MovieSimulation {
    /// The camera.
    pub camera: Camera,
    /// Pixels along x.
    pub width: usize,
    /// Pixels along y.
    pub height: usize,
    /// Frames.
    pub frames: usize,
    /// Emitters that are lit, on average, at any time.
    pub emitters: f64,
    /// Frames that an emitter is lit, on average; exponentially distributed, and it begins and ends within frames.
    pub on_frames: f64,
    /// Mean photoelectrons of an emitter that is lit for a whole frame.
    pub photons: f64,
    /// Relative spread of emitters' brightness, which is log-normal; 0 makes all alike.
    pub spread: f64,
    /// Photoelectrons per pixel.
    pub background: f64,
    /// The width of spots, um.
    pub sigma_um: f64,
    /// Widths that follow from z, in place of that, and the range of z: from minus to plus so much, um.
    pub astigmatism: Option<(Astigmatism, f64)>,
    /// Where emitters lie.
    pub structure: Structure,
    /// The same one gives the same movie.
    pub seed: u64,
}

/// An emitter in one frame.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Blink {
    /// Which emitter.
    pub emitter: u32,
    /// Position on the sensor, um.
    pub x_um: f64,
    /// Position on the sensor, um.
    pub y_um: f64,
    /// Position along the optical axis, um; 0 without astigmatism and without a scan.
    pub z_um: f64,
    /// Photoelectrons in this frame.
    pub photons: f64,
    /// Widths along x and y, um.
    pub sigma_um: [f64; 2],
}

/// One emitter.
#[derive(Clone, Copy, Debug)]
struct Emitter {
    x_px: f64,
    y_px: f64,
    z_um: f64,
    photons: f64,
    from: f64,
    to: f64,
}

/// A movie that is drawn frame by frame.
#[derive(Debug)]
pub struct SimulatedMovie {
    recipe: MovieSimulation,
    emitters: Vec<Emitter>,
    /// The emitters of each frame.
    lit: Vec<Vec<u32>>,
}

impl MovieSimulation {
    /// Frames of `width` x `height` pixels with 30 spots each, of 1000 photons on a background of 10 a pixel and a width of 0.13 um, on
    /// an ideal camera with pixels of 0.1 um.
    pub fn new(frames: usize, width: usize, height: usize) -> Self {
        Self {
            camera: Camera::ideal(0.1),
            width,
            height,
            frames,
            emitters: 30.0,
            on_frames: 3.0,
            photons: 1000.0,
            spread: 0.0,
            background: 10.0,
            sigma_um: 0.13,
            astigmatism: None,
            structure: Structure::default(),
            seed: 0,
        }
    }

    /// Throws the emitters; frames are drawn when they are asked for.
    ///
    /// # Errors
    ///
    /// If a setting makes no sense.
    pub fn run(&self) -> Result<SimulatedMovie> {
        self.check()?;
        let mut rng = StdRng::seed_from_u64(self.seed ^ 0x6d6f_7669_6573);
        let lit_for = Exp::new(1.0 / self.on_frames);
        // Log-normal with mean 1.
        let variance = (self.spread * self.spread).ln_1p();
        let brightness = LogNormal::new(-0.5 * variance, variance.sqrt());
        let (Ok(lit_for), Ok(brightness)) = (lit_for, brightness) else {
            let needed = "it must be finite and above 0";
            return Err(value(
                "the time that emitters are lit (frames)",
                self.on_frames,
                needed,
            ));
        };
        // Emitters that light up long before the movie are out when it begins.
        let lead = 20.0 * self.on_frames;
        let span = self.frames as f64 + lead;
        let beads = matches!(self.structure, Structure::Beads { .. });
        let count = match beads {
            true => self.emitters.round(),
            false => (self.emitters * span / self.on_frames).round(),
        };
        if count > MOST_EMITTERS || self.frames > MOST_FRAMES {
            let needed = "with the frames that is more than can be held: take fewer of either";
            return Err(value("emitters lit at a time", self.emitters, needed));
        }
        let sides = [self.width, self.height];
        let range_um = self.astigmatism.map(|(_, range)| range);
        let pixel_um = self.camera.pixel_size_um();
        let deep = range_um.is_some() && !beads;
        let sites = Sites::new(self.structure, sides, pixel_um, deep, &mut rng);
        let mut emitters = Vec::new();
        for _ in 0..count as usize {
            let from = rng.random_range(-lead..self.frames as f64);
            let to = from + lit_for.sample(&mut rng);
            let (from, to) = match beads {
                true => (0.0, self.frames as f64),
                false => (from, to),
            };
            let [x_px, y_px, z] = sites.place(&mut rng);
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
        let mut lit = vec![Vec::new(); self.frames];
        for (i, emitter) in emitters.iter().enumerate() {
            let first = emitter.from.max(0.0) as usize;
            let last = (emitter.to.ceil() as usize).min(self.frames);
            for frame in lit.iter_mut().take(last).skip(first) {
                frame.push(i as u32);
            }
        }
        Ok(SimulatedMovie {
            recipe: self.clone(),
            emitters,
            lit,
        })
    }

    fn check(&self) -> Result<()> {
        self.camera.check()?;
        positive("the width (um)", self.sigma_um)?;
        positive("the time that emitters are lit (frames)", self.on_frames)?;
        self.structure.check()?;
        if let Some((curve, range_um)) = &self.astigmatism {
            not_negative("the range of z (um)", *range_um)?;
            let reach = range_um.max(self.scanned_um());
            curve.check(-reach, reach)?;
        }
        for (what, side) in [("width", self.width), ("height", self.height)] {
            positive(&format!("the {what} of frames (pixels)"), side as f64)?;
        }
        for (what, number) in [
            ("emitters lit at a time", self.emitters),
            ("photons", self.photons),
            ("the spread of brightness", self.spread),
            ("background", self.background),
        ] {
            not_negative(what, number)?;
        }
        if let Some((map_width, map_height)) = self.camera.map_size()
            && (map_width, map_height) != (self.width, self.height)
        {
            return Err(Error::FrameSize {
                width: self.width,
                height: self.height,
                map_width,
                map_height,
            });
        }
        Ok(())
    }

    /// How far a frame's plane is above the middle of the scan, um.
    fn lift_um(&self, frame: f64) -> f64 {
        match self.structure {
            Structure::Beads { z_step_um } => {
                (frame - 0.5 * (self.frames as f64 - 1.0)) * z_step_um
            }
            _ => 0.0,
        }
    }

    /// How far a scan goes to either side, um.
    fn scanned_um(&self) -> f64 {
        self.lift_um(0.0).abs()
    }
}

impl SimulatedMovie {
    /// The emitters that are lit in a frame, and their light in it.
    pub fn truth(&self, frame: usize) -> impl Iterator<Item = Blink> {
        let pixel_um = self.recipe.camera.pixel_size_um();
        let (from, to) = (frame as f64, frame as f64 + 1.0);
        self.lit[frame].iter().map(move |&i| {
            let emitter = &self.emitters[i as usize];
            let share = emitter.to.min(to) - emitter.from.max(from);
            let z_um = emitter.z_um + self.recipe.lift_um(from);
            let (sigma_x, sigma_y) = match &self.recipe.astigmatism {
                Some((curve, _)) => curve.widths_um(z_um),
                None => (self.recipe.sigma_um, self.recipe.sigma_um),
            };
            Blink {
                emitter: i,
                x_um: (emitter.x_px + 0.5) * pixel_um,
                y_um: (emitter.y_px + 0.5) * pixel_um,
                z_um,
                photons: emitter.photons * share,
                sigma_um: [sigma_x, sigma_y],
            }
        })
    }

    /// A frame as a 16-bit camera writes it: rounded, and cut off at 0 and 65535.
    pub fn frame(&self, frame: usize) -> Vec<u16> {
        let recipe = &self.recipe;
        let (width, height) = (recipe.width, recipe.height);
        let pixel_um = recipe.camera.pixel_size_um();
        let mut mean = vec![recipe.background; width * height];
        for blink in self.truth(frame) {
            let x = blink.x_um / pixel_um - 0.5;
            let y = blink.y_um / pixel_um - 0.5;
            let [sigma_x, sigma_y] = blink.sigma_um.map(|um| um / pixel_um);
            let near = |centre: f64, sigma: f64, side: usize| {
                let first = (centre - REACH * sigma).floor().max(0.0) as usize;
                let last = (centre + REACH * sigma).ceil() as usize + 1;
                (first, last.min(side).max(first))
            };
            let ((left, right), (top, bottom)) =
                (near(x, sigma_x, width), near(y, sigma_y, height));
            let u = shares(right - left, x - left as f64, sigma_x);
            let v = shares(bottom - top, y - top as f64, sigma_y);
            for (row, v) in (top..bottom).zip(&v) {
                let pixels = &mut mean[row * width + left..row * width + right];
                for (pixel, u) in pixels.iter_mut().zip(&u) {
                    *pixel += blink.photons * u * v;
                }
            }
        }
        // One generator a frame, so that threads change nothing.
        let mut rng = StdRng::seed_from_u64(mix(recipe.seed, frame as u64));
        let draw = |(i, mean): (usize, &f64)| {
            as_u16(expose(
                &recipe.camera,
                *mean,
                (i % width, i / width),
                &mut rng,
            ))
        };
        mean.iter().enumerate().map(draw).collect()
    }
}
