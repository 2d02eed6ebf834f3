//! Bead stacks: what a calibration is given.

use super::error::SplineError;

/// The smallest and largest side of a window, pixels.
const SIDES: std::ops::RangeInclusive<usize> = 9..=65;

/// The fewest planes of a stack, and its least height in knots along z.
const FEWEST_PLANES: usize = 9;
const LEAST_KNOTS: f64 = 4.0;

/// One bead of a stack through focus.
#[derive(Clone, Copy, Debug)]
pub struct BeadStack<'a> {
    /// The number of its stack.
    pub stack: usize,
    /// The first estimate of its place in the window: 0 is the centre of the first column, pixels.
    pub x_px: f64,
    /// The same along the rows, pixels.
    pub y_px: f64,
    /// The column and row of the sensor at the window's first pixel, from which tilt is found.
    pub corner_px: Option<[f64; 2]>,
    /// Photoelectrons, `[frame][row][column]`.
    pub photoelectrons: &'a [f32],
    /// The variance of the read noise, `[row][column]`, photoelectrons squared. Pixels of infinite
    /// variance are left out.
    pub variance: Option<&'a [f32]>,
}

/// The beads of one or several stacks, in windows of one size.
#[derive(Clone, Copy, Debug)]
pub struct BeadStacks<'a> {
    /// The side of each window, an odd number of pixels.
    pub side: usize,
    /// The z of each frame of each stack, um: larger where a molecule would be at larger z. The
    /// zeros of stacks need not agree.
    pub z_um: &'a [Vec<f64>],
    /// The beads.
    pub beads: &'a [BeadStack<'a>],
}

impl BeadStacks<'_> {
    /// Checks sizes and values that no fit can repair.
    pub(super) fn check(&self, knot_um: f64) -> Result<(), SplineError> {
        let side = self.side;
        if !SIDES.contains(&side) || side.is_multiple_of(2) {
            return Err(SplineError::Side { side });
        }
        if self.beads.is_empty() {
            return Err(SplineError::NoBeads);
        }
        for (stack, z_um) in self.z_um.iter().enumerate() {
            let (low, high) = range(z_um);
            let mut planes = z_um.clone();
            planes.sort_by(f64::total_cmp);
            planes.dedup_by(|a, b| (*a - *b).abs() < 1e-4);
            let planes = planes.len();
            let tall = high - low >= LEAST_KNOTS * knot_um;
            if planes < FEWEST_PLANES || !tall || !z_um.iter().all(|z| z.is_finite()) {
                let height_um = high - low;
                let least_um = LEAST_KNOTS * knot_um;
                return Err(SplineError::Planes {
                    stack,
                    planes,
                    fewest: FEWEST_PLANES,
                    height_um,
                    least_um,
                });
            }
        }
        for (number, bead) in self.beads.iter().enumerate() {
            let Some(z_um) = self.z_um.get(bead.stack) else {
                let (stack, stacks) = (bead.stack, self.z_um.len());
                return Err(SplineError::NoStack {
                    bead: number,
                    stack,
                    stacks,
                });
            };
            let (given, needed) = (bead.photoelectrons.len(), z_um.len() * side * side);
            if given != needed {
                return Err(SplineError::Size {
                    bead: number,
                    what: "photoelectrons",
                    given,
                    needed,
                });
            }
            let given = bead.variance.map_or(side * side, <[f32]>::len);
            if given != side * side {
                return Err(SplineError::Size {
                    bead: number,
                    what: "variances",
                    given,
                    needed: side * side,
                });
            }
        }
        Ok(())
    }
}

/// The smallest and largest value.
pub(super) fn range(values: &[f64]) -> (f64, f64) {
    let low = values.iter().copied().fold(f64::INFINITY, f64::min);
    let high = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    (low, high)
}
