//! The settings of a simulated movie.

use gaussmle::Camera;
use gaussmle::simulate::Depth;

use super::structure::Structure;
use crate::error::{Result, not_negative, positive};

/// The settings of a simulated movie. Each emitter appears once, at a random position and time.
///
/// ```
/// use gaussmle::Camera;
/// use gaussmle_smlm::simulate::MovieSimulation;
///
/// # fn main() -> gaussmle_smlm::Result<()> {
/// let movie = MovieSimulation {
///     camera: Camera::ideal(0.1).with_offset_adu(100.0),
///     photons: 2000.0,
///     seed: 7,
///     ..MovieSimulation::new(100, 64, 48) // 100 frames of 64x48 pixels
/// }
/// .run()?;
///
/// let pixels = movie.frame(0); // as a 16-bit camera writes them
/// assert_eq!(pixels.len(), 64 * 48);
/// for blink in movie.truth(0) {
///     println!("{:.3}, {:.3} um: {:.0} photons", blink.x_um, blink.y_um, blink.photons);
/// }
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct MovieSimulation {
    /// The camera.
    pub camera: Camera,
    /// Pixels along x.
    pub width: usize,
    /// Pixels along y.
    pub height: usize,
    /// The number of frames.
    pub frames: usize,
    /// The mean number of emitters that are on at a time.
    pub emitters: f64,
    /// The mean time that an emitter is on, frames. It is exponentially distributed, and starts and
    /// ends within frames.
    pub on_frames: f64,
    /// The mean photoelectrons of an emitter that is on for a whole frame.
    pub photons: f64,
    /// The relative spread of the emitters' brightness, which is log-normal; 0 makes all equal.
    pub spread: f64,
    /// Background photoelectrons per pixel.
    pub background: f64,
    /// The width of spots, um.
    pub sigma_um: f64,
    /// An astigmatic curve, which replaces `sigma_um`, and the half range of z, um.
    pub depth: Option<(Depth, f64)>,
    /// The arrangement of emitters.
    pub structure: Structure,
    /// The seed. The same seed gives the same movie, with any number of threads.
    pub seed: u64,
}

impl MovieSimulation {
    /// Frames of `width` x `height` pixels on an ideal camera with pixels of 0.1 um. Each has 30
    /// spots of 1000 photons and a width of 0.13 um, on a background of 10 photons per pixel.
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
            depth: None,
            structure: Structure::default(),
            seed: 0,
        }
    }

    /// Checks that every setting is in range.
    pub(super) fn check(&self) -> Result<()> {
        self.camera.check()?;
        positive("sigma_um", "sigma (um)", self.sigma_um)?;
        positive(
            "on_frames",
            "the time that emitters are lit (frames)",
            self.on_frames,
        )?;
        self.structure.check()?;
        if let Some((psf, range_um)) = &self.depth {
            not_negative("z_range_um", "the range of z (um)", *range_um)?;
            let max_um = range_um.max(self.plane_um(0.0).abs());
            psf.check(max_um)?;
        }
        for (what, side) in [("width", self.width), ("height", self.height)] {
            positive(what, &format!("the {what} of frames (pixels)"), side as f64)?;
        }
        for (option, what, number) in [
            ("emitters", "emitters lit at a time", self.emitters),
            ("photons", "photons", self.photons),
            ("spread", "the spread of brightness", self.spread),
            ("background", "background", self.background),
        ] {
            not_negative(option, what, number)?;
        }
        match self.camera.map_size() {
            Some((map_width, map_height))
                if (map_width, map_height) != (self.width, self.height) =>
            {
                Err(gaussmle::Error::FrameSize {
                    width: self.width,
                    height: self.height,
                    map_width,
                    map_height,
                }
                .into())
            }
            _ => Ok(()),
        }
    }

    /// The z of a frame's plane in a scan through focus, um; 0 without a scan.
    pub(super) fn plane_um(&self, frame: f64) -> f64 {
        match self.structure {
            Structure::Beads { z_step_um } => {
                (frame - 0.5 * (self.frames as f64 - 1.0)) * z_step_um
            }
            Structure::Scattered | Structure::Filaments(_) => 0.0,
        }
    }
}
