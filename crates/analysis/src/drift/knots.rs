//! The drift of one coordinate at the segments and between them.

use super::spline::Spline;

/// The drift of a coordinate at the mean frame of each segment, and a spline through it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Knots {
    frames: Vec<f64>,
    at_um: Vec<f64>,
    std_um: Vec<f64>,
    spline: Spline,
}

impl Knots {
    /// Knots without drift.
    pub(super) fn new(frames: &[f64]) -> Self {
        Self {
            frames: frames.to_vec(),
            at_um: vec![0.0; frames.len()],
            std_um: vec![f64::NAN; frames.len()],
            spline: Spline::default(),
        }
    }

    /// The number of segments.
    pub(super) fn len(&self) -> usize {
        self.frames.len()
    }

    /// Shifts a segment, and sets its uncertainty.
    pub(super) fn shift(&mut self, segment: usize, by_um: f64, std_um: f64) {
        self.at_um[segment] += by_um;
        self.std_um[segment] = std_um;
    }

    /// Recomputes the spline.
    pub(super) fn update_spline(&mut self) {
        self.spline = Spline::through(&self.frames, &self.at_um);
    }

    /// The drift at a frame, um.
    pub(super) fn at(&self, frame: f64) -> f64 {
        self.spline.at(frame)
    }

    /// Makes the drift of a frame 0.
    pub(super) fn set_zero_at(&mut self, frame: f64) {
        let offset = self.at(frame);
        self.at_um.iter_mut().for_each(|at| *at -= offset);
        self.update_spline();
    }

    /// The uncertainty at a frame: linear between segments, and constant beyond the outermost ones.
    pub(super) fn std_at(&self, frame: f64) -> f64 {
        let last = self.frames.len() - 1;
        let after = self.frames.partition_point(|&at| at <= frame);
        if after == 0 || after > last {
            return self.std_um[after.min(last)];
        }
        let (x0, x1) = (self.frames[after - 1], self.frames[after]);
        let t = (frame - x0) / (x1 - x0);
        self.std_um[after - 1] * (1.0 - t) + self.std_um[after] * t
    }
}
