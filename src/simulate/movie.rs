//! Movies of blinking emitters.

use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use rand_distr::{Distribution, Exp, LogNormal};

use super::{as_u16, expose, mix, shares};
use crate::camera::Camera;
use crate::error::{Error, Result, positive, value};

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
    /// Photoelectrons in this frame.
    pub photons: f64,
}

/// One emitter.
#[derive(Clone, Copy, Debug)]
struct Emitter {
    x_px: f64,
    y_px: f64,
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
        let count = (self.emitters * span / self.on_frames).round();
        if count > MOST_EMITTERS || self.frames > MOST_FRAMES {
            let needed = "with the frames that is more than can be held: take fewer of either";
            return Err(value("emitters lit at a time", self.emitters, needed));
        }
        let mut emitters = Vec::new();
        for _ in 0..count as usize {
            let from = rng.random_range(-lead..self.frames as f64);
            let to = from + lit_for.sample(&mut rng);
            let emitter = Emitter {
                x_px: rng.random_range(-0.5..self.width as f64 - 0.5),
                y_px: rng.random_range(-0.5..self.height as f64 - 0.5),
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
        for (what, side) in [("width", self.width), ("height", self.height)] {
            positive(&format!("the {what} of frames (pixels)"), side as f64)?;
        }
        for (what, number) in [
            ("emitters lit at a time", self.emitters),
            ("photons", self.photons),
            ("the spread of brightness", self.spread),
            ("background", self.background),
        ] {
            if !(number >= 0.0 && number.is_finite()) {
                return Err(value(what, number, "it must be finite and not negative"));
            }
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
}

impl SimulatedMovie {
    /// The emitters that are lit in a frame, and their light in it.
    pub fn truth(&self, frame: usize) -> impl Iterator<Item = Blink> {
        let pixel_um = self.recipe.camera.pixel_size_um();
        let (from, to) = (frame as f64, frame as f64 + 1.0);
        self.lit[frame].iter().map(move |&i| {
            let emitter = &self.emitters[i as usize];
            let share = emitter.to.min(to) - emitter.from.max(from);
            Blink {
                emitter: i,
                x_um: (emitter.x_px + 0.5) * pixel_um,
                y_um: (emitter.y_px + 0.5) * pixel_um,
                photons: emitter.photons * share,
            }
        })
    }

    /// A frame as a 16-bit camera writes it: rounded, and cut off at 0 and 65535.
    pub fn frame(&self, frame: usize) -> Vec<u16> {
        let recipe = &self.recipe;
        let (width, height) = (recipe.width, recipe.height);
        let pixel_um = recipe.camera.pixel_size_um();
        let sigma = recipe.sigma_um / pixel_um;
        let mut mean = vec![recipe.background; width * height];
        for blink in self.truth(frame) {
            let x = blink.x_um / pixel_um - 0.5;
            let y = blink.y_um / pixel_um - 0.5;
            let near = |centre: f64, side: usize| {
                let first = (centre - REACH * sigma).floor().max(0.0) as usize;
                let last = (centre + REACH * sigma).ceil() as usize + 1;
                (first, last.min(side).max(first))
            };
            let ((left, right), (top, bottom)) = (near(x, width), near(y, height));
            let u = shares(right - left, x - left as f64, sigma);
            let v = shares(bottom - top, y - top as f64, sigma);
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
