//! The motion of the stage along one axis, told from a PSF that leans and from shifts of beads.
//!
//! Beads see their frames displaced by the sum of three: the motion of the frame, the lean of the
//! PSF at their z (a spline on the planes of the coefficients), and a shift of their own. The motion
//! has a normal prior around 0, whose variance is that of the data. Lean and shifts have none: what
//! both can explain is not motion. Without motion the variance is 0 and frames stay, so that noise
//! does not move them.

use super::basis::weights;
use super::symmetric::Factor;

/// A bead in a frame.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sight {
    pub bead: usize,
    pub stack: usize,
    pub frame: usize,
    /// The number of the frame among those of all stacks.
    pub number: usize,
    /// The motion of the frame that is taken into account so far, pixels.
    pub present: [f64; 2],
    /// The first plane of its z, and the fraction.
    pub plane: usize,
    pub fraction: f64,
    /// The gradient of the log-likelihood by x and y, and its information.
    pub gradient: [f64; 2],
    pub information: [f64; 2],
}

/// The motion along one axis, pixels.
pub(super) struct Motion {
    pub frames: Vec<f64>,
    pub beads: Vec<f64>,
    pub rms: f64,
    /// The uncertainty of the lean: its root mean square over the planes.
    pub lean: f64,
}

/// The knowledge that one sight gives along one axis.
struct Seen {
    number: usize,
    at: f64,
    information: f64,
    /// The unknowns that add to it besides the motion: lean, then shift.
    factors: [(usize, f64); 5],
}

/// Sums over the sights of a frame.
#[derive(Clone, Copy, Default)]
struct Frame {
    information: f64,
    /// The sum of places times information.
    pull: f64,
}

/// Finds the motion of `frames` frames from sights of beads.
pub(super) fn motion(
    sights: &[Sight],
    axis: usize,
    frames: usize,
    beads: usize,
    planes: usize,
) -> Motion {
    /// The variance of the motion settles in fewer steps.
    const STEPS: usize = 10;
    let usable = sights.iter().filter(|sight| sight.information[axis] > 0.0);
    let seen: Vec<Seen> = usable.map(|sight| Seen::new(sight, axis, planes)).collect();
    let unknowns = planes + beads;
    let mut out = Motion {
        frames: vec![0.0; frames],
        beads: vec![0.0; beads],
        rms: 0.0,
        lean: 0.0,
    };
    let mut known = vec![0.0; unknowns];
    for _ in 0..STEPS {
        let sums = sum_frames(&seen, &known, frames);
        let variance = excess(&sums);
        out.rms = variance.sqrt();
        out.frames.fill(0.0);
        if variance == 0.0 {
            out.beads.fill(0.0);
            out.lean = 0.0;
            return out;
        }
        for (moved, sum) in out.frames.iter_mut().zip(&sums) {
            *moved = sum.pull / (sum.information + 1.0 / variance);
        }
        out.beads.copy_from_slice(&known[planes..]);
        let Some((factor, right)) = lean_and_shifts(&seen, frames, planes, beads, variance) else {
            return out;
        };
        out.lean = uncertainty(&factor, planes, unknowns);
        known = factor.solve(right);
    }
    out
}

impl Seen {
    fn new(sight: &Sight, axis: usize, planes: usize) -> Self {
        let information = sight.information[axis];
        let lean = weights(sight.fraction);
        let factor = |k: usize| match lean.get(k) {
            Some(weight) => (sight.plane + k, *weight),
            None => (planes + sight.bead, 1.0),
        };
        Self {
            number: sight.number,
            at: sight.present[axis] + sight.gradient[axis] / information,
            information,
            factors: std::array::from_fn(factor),
        }
    }

    /// Its place less lean and shift.
    fn rest(&self, known: &[f64]) -> f64 {
        let other = self.factors.iter().map(|(i, factor)| factor * known[*i]);
        self.at - other.sum::<f64>()
    }
}

fn sum_frames(seen: &[Seen], known: &[f64], frames: usize) -> Vec<Frame> {
    let mut sums = vec![Frame::default(); frames];
    for own in seen {
        let sum = &mut sums[own.number];
        sum.information += own.information;
        sum.pull += own.information * own.rest(known);
    }
    sums
}

/// The variance of the motion: that of the frames' places less their uncertainty.
fn excess(sums: &[Frame]) -> f64 {
    let lit = sums.iter().filter(|sum| sum.information > 0.0);
    let (count, total) = lit.fold((0.0, 0.0), |(count, total), sum| {
        let at = sum.pull / sum.information;
        (count + 1.0, total + at * at - 1.0 / sum.information)
    });
    f64::max(total, 0.0) / f64::max(count, 1.0)
}

/// The system of the lean and the shifts that are most likely with a prior on the motion, which is
/// eliminated.
fn lean_and_shifts(
    seen: &[Seen],
    frames: usize,
    planes: usize,
    beads: usize,
    variance: f64,
) -> Option<(Factor, Vec<f64>)> {
    let unknowns = planes + beads;
    let mut matrix = vec![0.0; unknowns * unknowns];
    let mut right = vec![0.0; unknowns];
    let sums = sum_frames(seen, &vec![0.0; unknowns], frames);
    // The information of a frame on each unknown, in the order in which it meets them.
    let mut of_frames: Vec<Vec<(usize, f64)>> = vec![Vec::new(); frames];
    for own in seen {
        let of_frame = &mut of_frames[own.number];
        for (i, factor) in own.factors {
            right[i] += own.information * own.at * factor;
            for (j, other) in own.factors {
                matrix[i * unknowns + j] += own.information * factor * other;
            }
            match of_frame.iter_mut().find(|(known, _)| *known == i) {
                Some((_, sum)) => *sum += own.information * factor,
                None => of_frame.push((i, own.information * factor)),
            }
        }
    }
    for (of_frame, sum) in of_frames.iter().zip(&sums) {
        let total = sum.information + 1.0 / variance;
        for (i, a) in of_frame {
            right[*i] -= a * sum.pull / total;
            for (j, b) in of_frame {
                matrix[i * unknowns + j] -= a * b / total;
            }
        }
    }
    hold(&mut matrix, unknowns, planes);
    Some((Factor::new(matrix, unknowns)?, right))
}

/// Adds what sights leave open: a shift common to all beads is a lean, and the lean beyond the
/// sights is smooth.
fn hold(matrix: &mut [f64], unknowns: usize, planes: usize) {
    const SMOOTHING: f64 = 1e-3;
    let largest = (0..unknowns)
        .map(|i| matrix[i * unknowns + i])
        .fold(0.0, f64::max);
    let beads = unknowns - planes;
    let anchor = largest / (beads * beads) as f64;
    for i in planes..unknowns {
        for j in planes..unknowns {
            matrix[i * unknowns + j] += anchor;
        }
        // A bead without sights stays.
        matrix[i * unknowns + i] += 1e-9 * largest;
    }
    const SECOND: [f64; 3] = [1.0, -2.0, 1.0];
    for first in 0..planes.saturating_sub(2) {
        for (i, a) in SECOND.iter().enumerate() {
            for (j, b) in SECOND.iter().enumerate() {
                matrix[(first + i) * unknowns + first + j] += SMOOTHING * largest * a * b;
            }
        }
    }
}

/// The root mean square uncertainty of the lean in the planes within the sights, from their mean.
fn uncertainty(factor: &Factor, planes: usize, unknowns: usize) -> f64 {
    // The outer planes reach beyond the first and the last frame.
    const OUTER: usize = 3;
    let inner = OUTER..planes.saturating_sub(OUTER);
    let count = inner.len() as f64;
    let values = |plane: usize| {
        let mut weight = vec![0.0; unknowns];
        for other in inner.clone() {
            for (k, part) in [1.0 / 6.0, 2.0 / 3.0, 1.0 / 6.0].iter().enumerate() {
                weight[other + k - 1] -= part / count;
            }
        }
        for (k, part) in [1.0 / 6.0, 2.0 / 3.0, 1.0 / 6.0].iter().enumerate() {
            weight[plane + k - 1] += part;
        }
        let inverse = factor.solve(weight.clone());
        weight.iter().zip(&inverse).map(|(a, b)| a * b).sum::<f64>()
    };
    let total: f64 = inner.clone().map(values).sum();
    (total / count.max(1.0)).sqrt()
}

#[cfg(test)]
mod tests {
    use super::super::simulated::Random;
    use super::*;

    const PLANES: usize = 16;
    const FRAMES: usize = 60;
    const BEADS: usize = 4;

    /// Sights of a lean and of a motion with this standard deviation, each with an uncertainty of
    /// 0.01 pixels.
    fn sights(std: f64, random: &mut Random) -> (Vec<Sight>, Vec<f64>) {
        let motion: Vec<f64> = (0..FRAMES).map(|_| std * random.normal()).collect();
        let information = 1e4;
        let all = (0..BEADS * FRAMES).map(|i| {
            let (bead, number) = (i / FRAMES, i % FRAMES);
            let knot = 1.0 + number as f64 * 0.2 + bead as f64 * 0.1;
            let lean = 0.2 * libm::sin(0.3 * knot);
            let at = motion[number] + lean + 0.1 * bead as f64 + 0.01 * random.normal();
            Sight {
                bead,
                number,
                plane: knot as usize - 1,
                fraction: knot.fract(),
                gradient: [0.0, information * at],
                information: [0.0, information],
                ..Sight::default()
            }
        });
        (all.collect(), motion)
    }

    #[test]
    fn motion_is_told_from_lean_and_shifts() {
        let mut random = Random::new(9);
        let (sights, truth) = sights(0.05, &mut random);
        let found = motion(&sights, 1, FRAMES, BEADS, PLANES);
        let rms = |values: &mut dyn Iterator<Item = f64>| {
            (values.map(|value| value * value).sum::<f64>() / FRAMES as f64).sqrt()
        };
        let true_rms = rms(&mut truth.iter().copied());
        assert!(
            (found.rms / true_rms - 1.0).abs() < 0.25,
            "{} {true_rms}",
            found.rms
        );
        let rest = rms(&mut truth.iter().zip(&found.frames).map(|(a, b)| a - b));
        // Five frames a plane: about a fifth of the variance is taken for lean.
        assert!(rest < 0.6 * true_rms, "{rest} {true_rms}");
        assert!(
            (0.5..2.0).contains(&(found.lean / rest)),
            "{} {rest}",
            found.lean
        );
    }
}
