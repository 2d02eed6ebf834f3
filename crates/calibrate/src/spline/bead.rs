//! A bead's place and light, fitted to all its frames with given coefficients.

use super::align::FARTHEST_PX;
use super::coefficients::Frame;
use super::deviance::{Deviance, Expected};
use super::drift::Drift;
use super::evaluate::{Images, Sums};
use super::grid::{Grid, Tap};
use super::solve::Factor;
use super::stacks::{BeadStack, BeadStacks};

/// The knots of a molecule at x, y = 0 (pixels) and z = 0 (um) in pixel 0, 0; and their scale.
#[derive(Clone, Copy, Debug)]
pub(super) struct Geometry {
    pub pixels: usize,
    pub origin: [f64; 3],
    pub spacing_um: f64,
}

impl Geometry {
    pub fn tap(&self, grid: &Grid, [x, y, z]: [f64; 3]) -> Option<Tap> {
        let [origin_x, origin_y, origin_z] = self.origin;
        let knots = [origin_x - x, origin_y - y, origin_z + z / self.spacing_um];
        Tap::new(knots, self.pixels, grid)
    }
}

/// A frame's number, place on the grid and sums.
pub(super) type SeenFrame = (usize, Tap, Sums);

/// The data of a bead, with the z of its frames.
#[derive(Clone, Copy, Debug)]
pub(super) struct Data<'a> {
    pub stack: usize,
    pub z_um: &'a [f64],
    photoelectrons: &'a [f32],
    pub variance: Option<&'a [f32]>,
    area: usize,
}

impl<'a> Data<'a> {
    pub fn new(stacks: &BeadStacks<'a>, bead: &BeadStack<'a>) -> Self {
        Self {
            stack: bead.stack,
            z_um: &stacks.z_um[bead.stack],
            photoelectrons: bead.photoelectrons,
            variance: bead.variance,
            area: stacks.side * stacks.side,
        }
    }

    pub fn frame(&self, frame: usize) -> &'a [f32] {
        &self.photoelectrons[frame * self.area..(frame + 1) * self.area]
    }
}

/// The parameters of a bead: x, y (pixels), z where its stage is at 0 (um), photons, background.
#[derive(Clone, Copy, Debug)]
pub(super) struct Parameters(pub [f64; 5]);

impl Parameters {
    pub fn photons(&self) -> f64 {
        self.0[3]
    }

    pub fn light(&self) -> [f64; 2] {
        [self.0[3], self.0[4]]
    }

    /// The place in a frame.
    pub fn place(&self, data: &Data, drift: &Drift, frame: usize) -> [f64; 3] {
        let [x, y, z, ..] = self.0;
        let [dx, dy] = drift.of(data.stack, frame);
        [x + dx, y + dy, z + data.z_um[frame]]
    }

    /// The frames within the grid, with their taps.
    pub fn taps(
        &self,
        data: &Data,
        drift: &Drift,
        grid: &Grid,
        geometry: &Geometry,
    ) -> Vec<(usize, Tap)> {
        let frames = 0..data.z_um.len();
        let tap = |frame| Some((frame, geometry.tap(grid, self.place(data, drift, frame))?));
        frames.filter_map(tap).collect()
    }

    /// The frames for a fit of coefficients.
    pub fn frames<'a>(
        &self,
        data: &Data<'a>,
        drift: &Drift,
        grid: &Grid,
        geometry: &Geometry,
    ) -> Vec<Frame<'a>> {
        let [photons, background] = self.light();
        let taps = self.taps(data, drift, grid, geometry).into_iter();
        taps.map(|(frame, tap)| Frame {
            tap,
            photons,
            background,
            data: data.frame(frame),
            variance: data.variance,
        })
        .collect()
    }

    /// Improves the parameters by steps of Fisher scoring. Returns the sums of each frame.
    pub fn refine(
        &mut self,
        data: &Data,
        drift: &Drift,
        grid: &Grid,
        geometry: &Geometry,
        steps: usize,
    ) -> Vec<SeenFrame> {
        let mut images = Images::new(geometry.pixels);
        let mut of_frames = Vec::new();
        for step in 0..=steps {
            let mut sums = Sums::default();
            of_frames.clear();
            for (frame, tap) in self.taps(data, drift, grid, geometry) {
                images.evaluate(grid, &tap, geometry.spacing_um);
                let own = Sums::of_frame(&images, data.frame(frame), data.variance, self.light());
                sums.add(&own);
                of_frames.push((frame, tap, own));
            }
            let Some(factor) = Factor::new(&sums.matrix).filter(|_| step < steps) else {
                break;
            };
            self.step(&factor.solve(&sums.gradient), geometry.pixels);
        }
        of_frames
    }

    /// Takes a step within limits.
    fn step(&mut self, step: &[f64; 5], pixels: usize) {
        const LARGEST_PX: f64 = 0.7;
        const LARGEST_UM: f64 = 0.1;
        let lateral = step[0].abs().max(step[1].abs());
        let part = (LARGEST_PX / lateral)
            .min(LARGEST_UM / step[2].abs())
            .min(1.0);
        for (value, step) in self.0.iter_mut().zip(step) {
            *value += part * step;
        }
        let middle = (pixels - 1) as f64 / 2.0;
        for value in &mut self.0[..2] {
            *value = value.clamp(middle - FARTHEST_PX, middle + FARTHEST_PX);
        }
        self.0[3] = self.0[3].max(1.0);
        self.0[4] = self.0[4].max(0.01);
    }

    /// The deviance of all frames within the grid.
    pub fn deviance(
        &self,
        data: &Data,
        drift: &Drift,
        grid: &Grid,
        geometry: &Geometry,
        expected: &Expected,
    ) -> Deviance {
        let mut images = Images::new(geometry.pixels);
        let mut sum = Deviance::default();
        for (frame, tap) in self.taps(data, drift, grid, geometry) {
            images.evaluate(grid, &tap, geometry.spacing_um);
            let (data, variance) = (data.frame(frame), data.variance);
            sum.add(&expected.of(data, variance, &images.share, self.light()));
        }
        sum
    }
}
