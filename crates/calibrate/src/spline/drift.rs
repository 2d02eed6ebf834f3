//! The motion of the stage, common to the beads of a frame.

use super::lean::{Sight, motion};
use super::stacks::BeadStacks;

/// The motion of each frame of each stack along x and y, pixels.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Drift {
    frames: Vec<Vec<[f64; 2]>>,
    /// Root mean square of the motion less its uncertainty, along x and y, pixels.
    pub rms: [f64; 2],
    /// The uncertainty of the place of the PSF over z that motion causes, pixels.
    pub lean: [f64; 2],
}

impl Drift {
    pub fn none(stacks: &BeadStacks) -> Self {
        let frames = stacks.z_um.iter().map(|z_um| vec![[0.0; 2]; z_um.len()]);
        Self {
            frames: frames.collect(),
            rms: [0.0; 2],
            lean: [0.0; 2],
        }
    }

    pub fn of(&self, stack: usize, frame: usize) -> [f64; 2] {
        self.frames[stack][frame]
    }

    pub fn into_frames(self) -> Vec<Vec<[f64; 2]>> {
        self.frames
    }

    /// Finds the motion anew from `sights`, whose distances are from the present motion.
    /// Returns the shift of each bead that goes with it.
    ///
    /// `planes` are those of the coefficients.
    pub fn update(&mut self, sights: &[Sight], beads: usize, planes: usize) -> Vec<[f64; 2]> {
        let mut shifts = vec![[0.0; 2]; beads];
        // Frames have consecutive numbers over all stacks.
        let counts = self.frames.iter().map(Vec::len);
        let firsts: Vec<usize> = counts
            .scan(0, |next, count| {
                *next += count;
                Some(*next - count)
            })
            .collect();
        for axis in 0..2 {
            let all: Vec<Sight> = sights
                .iter()
                .map(|sight| Sight {
                    number: firsts[sight.stack] + sight.frame,
                    present: self.of(sight.stack, sight.frame),
                    ..*sight
                })
                .collect();
            let count = self.frames.iter().map(Vec::len).sum();
            let found = motion(&all, axis, count, beads, planes);
            self.rms[axis] = found.rms;
            self.lean[axis] = found.lean;
            for (frame, moved) in self.frames.iter_mut().flatten().zip(&found.frames) {
                frame[axis] = *moved;
            }
            for (shift, found) in shifts.iter_mut().zip(&found.beads) {
                shift[axis] = *found;
            }
        }
        shifts
    }
}
