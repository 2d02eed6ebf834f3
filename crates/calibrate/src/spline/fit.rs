//! The rounds of a calibration: coefficients, then beads, in turn.

use rayon::prelude::*;

use super::align::estimates;
use super::bead::{Data, Geometry, Parameters, SeenFrame};
use super::coefficients::{self, Effort, Frame};
use super::deviance::{Deviance, Expected};
use super::drift::Drift;
use super::grid::{Grid, MARGIN};
use super::lean::Sight;
use super::options::SplineOptions;
use super::rejection::{Limits, Unusable, fit_fault, is_deviant, unusable};
use super::robust::median;
use super::stacks::{BeadStacks, range};

/// The fewest and the most rounds of coefficients and beads; the first and the last one are done
/// with more care.
const ROUNDS: std::ops::RangeInclusive<usize> = 7..=15;

/// The rounds that the beads which are left have for themselves.
const SETTLED: usize = 4;

/// The round after which beads are first compared; the motion of the stage is found from the next
/// one on.
const COMPARED: usize = 2;

/// The least excess of deviance, as a part of the usual one, for which a bead is refused before the
/// motion of the stage is known: motion adds to the deviance of all beads of a stack.
const EXCESS_BEFORE_DRIFT: f64 = 0.5;

/// Knots beyond the first and the last plane, um.
const BEYOND_UM: f64 = 0.05;

/// Knots that rounding of the heights neither adds nor removes.
const ROUNDING: f64 = 1e-6;

/// The planes of coefficients over a range of heights, um.
fn planes_over(low: f64, high: f64, spacing_um: f64) -> usize {
    let spacings = (high - low + 2.0 * BEYOND_UM) / spacing_um;
    (spacings - ROUNDING).ceil() as usize + 4
}

/// Beads and coefficients that fit each other.
pub(super) struct Fitted<'a> {
    pub data: Vec<Data<'a>>,
    pub parameters: Vec<Parameters>,
    pub deviances: Vec<Deviance>,
    pub kept: Vec<bool>,
    /// Faults of the data, with which no fit is done.
    faults: Vec<Option<Unusable>>,
    /// These, and those of fits.
    pub unusable: Vec<Option<Unusable>>,
    pub drift: Drift,
    pub grid: Grid,
    pub geometry: Geometry,
    /// The lowest and highest z of at least half of the beads, um.
    pub z_um: (f64, f64),
}

/// Fits coefficients and beads to each other.
pub(super) fn fit<'a>(stacks: &BeadStacks<'a>, options: &SplineOptions) -> Fitted<'a> {
    let beads = stacks.beads.iter();
    let data: Vec<Data> = beads.map(|bead| Data::new(stacks, bead)).collect();
    let parameters = estimates(stacks).into_iter().map(Parameters).collect();
    let faults: Vec<_> = stacks
        .beads
        .iter()
        .map(|bead| unusable(bead, stacks.side))
        .collect();
    let mut own = Fitted {
        deviances: vec![Deviance::default(); data.len()],
        kept: faults.iter().map(Option::is_none).collect(),
        unusable: faults.clone(),
        faults,
        drift: Drift::none(stacks),
        grid: Grid::zeros(0, 0),
        geometry: Geometry {
            pixels: stacks.side,
            origin: [0.0; 3],
            spacing_um: options.plane_spacing_um,
        },
        z_um: (0.0, 0.0),
        data,
        parameters,
    };
    if !own.kept.contains(&true) {
        return own;
    }
    own.centre_heights();
    own.place_knots();
    let expected = Expected::new();
    let mut settled = 0;
    for round in 1..=*ROUNDS.end() {
        let is_last = round == *ROUNDS.end() || round >= *ROUNDS.start() && settled >= SETTLED;
        own.fit_coefficients(options, round == 1 || is_last);
        if is_last {
            break;
        }
        own.fit_beads(options, round);
        own.centre_heights();
        if round >= COMPARED {
            own.measure_deviances(&expected);
            let has_changed = own.compare(stacks, options, round);
            settled = if has_changed { 0 } else { settled + 1 };
        }
        if !own.kept.contains(&true) {
            return own;
        }
    }
    own.measure_deviances(&expected);
    own
}

impl Fitted<'_> {
    /// The numbers of the beads that make the PSF.
    pub fn kept(&self) -> impl Iterator<Item = usize> {
        (0..self.kept.len()).filter(|bead| self.kept[*bead])
    }

    /// Gives the mean bead the height 0.
    fn centre_heights(&mut self) {
        let count = self.kept().count().max(1) as f64;
        let mean = self
            .kept()
            .map(|bead| self.parameters[bead].0[2])
            .sum::<f64>()
            / count;
        self.parameters.iter_mut().for_each(|own| own.0[2] -= mean);
    }

    /// The z of the lowest and the highest frame of a bead, um.
    fn heights(&self, bead: usize) -> (f64, f64) {
        let (low, high) = range(self.data[bead].z_um);
        let z = self.parameters[bead].0[2];
        (low + z, high + z)
    }

    /// The z from which up, and to which, half of the beads were seen, um.
    pub fn common_heights(&self) -> (f64, f64) {
        let (mut low, mut high): (Vec<f64>, Vec<f64>) =
            self.kept().map(|bead| self.heights(bead)).unzip();
        (median(&mut low), median(&mut high))
    }

    /// Lays knots over the beads.
    fn place_knots(&mut self) {
        self.z_um = self.common_heights();
        let (low, high) = self.z_um;
        let spacing_um = self.geometry.spacing_um;
        let planes = planes_over(low, high, spacing_um);
        let side = self.geometry.pixels + 2 * MARGIN;
        let lateral = (side - 1) as f64 / 2.0;
        let vertical = (planes - 1) as f64 / 2.0 - low.midpoint(high) / spacing_um;
        // Pixel 0, 0 of a bead in the middle of its window is at knot `MARGIN`.
        self.geometry.origin = [lateral, lateral, vertical];
        self.grid = Grid::zeros(planes, side);
    }

    fn fit_coefficients(&mut self, options: &SplineOptions, is_careful: bool) {
        let effort = Effort {
            smoothing_z: options.smoothing_z,
            smoothing_xy: options.smoothing_xy,
            steps: if is_careful { 2 } else { 1 },
            iterations: if is_careful { 120 } else { 60 },
        };
        let beads = self.kept();
        let frames: Vec<Frame> = beads
            .flat_map(|bead| {
                let (data, drift) = (&self.data[bead], &self.drift);
                self.parameters[bead].frames(data, drift, &self.grid, &self.geometry)
            })
            .collect();
        coefficients::fit(&frames, self.geometry.pixels, &mut self.grid, &effort);
    }

    fn fit_beads(&mut self, options: &SplineOptions, round: usize) {
        let steps = if round == 1 { 3 } else { 2 };
        let Self {
            data,
            drift,
            grid,
            geometry,
            faults,
            ..
        } = &*self;
        let beads = self
            .parameters
            .clone()
            .into_par_iter()
            .zip(data)
            .zip(faults);
        let refined: Vec<(Parameters, Vec<SeenFrame>)> = beads
            .map(|((mut own, data), fault)| {
                let steps = if fault.is_some() { 0 } else { steps };
                let sums = own.refine(data, drift, grid, geometry, steps);
                (own, sums)
            })
            .collect();
        let mut sights = Vec::new();
        for (bead, (own, sums)) in refined.into_iter().enumerate() {
            self.parameters[bead] = own;
            let stack = self.data[bead].stack;
            let of_frames = sums.into_iter().filter(|_| self.kept[bead]);
            sights.extend(of_frames.map(|(frame, tap, sums)| Sight {
                bead,
                stack,
                frame,
                plane: tap.first[2],
                fraction: tap.fraction[2],
                gradient: [sums.gradient[0], sums.gradient[1]],
                information: [sums.matrix[0][0], sums.matrix[1][1]],
                ..Sight::default()
            }));
        }
        // Beads that are refused later would move the stage in a way that the PSF then follows.
        if options.drift && round > COMPARED {
            let planes = self.grid.planes;
            let shifts = self.drift.update(&sights, self.parameters.len(), planes);
            for (own, [x, y]) in self.parameters.iter_mut().zip(shifts) {
                own.0[0] += x;
                own.0[1] += y;
            }
        }
    }

    fn measure_deviances(&mut self, expected: &Expected) {
        let Self {
            data,
            drift,
            grid,
            geometry,
            ..
        } = &*self;
        let beads = self.parameters.par_iter().zip(data);
        self.deviances = beads
            .map(|(own, data)| own.deviance(data, drift, grid, geometry, expected))
            .collect();
    }

    /// Keeps the beads that are like most. Returns whether these are others than before.
    fn compare(&mut self, stacks: &BeadStacks, options: &SplineOptions, round: usize) -> bool {
        let kept_before = self.kept.clone();
        for bead in 0..self.kept.len() {
            let (data, own) = (&self.data[bead], &self.parameters[bead]);
            let frames = own.taps(data, &self.drift, &self.grid, &self.geometry);
            let fault = fit_fault(own.0, stacks.side, frames.len(), data.z_um.len());
            self.unusable[bead] = self.faults[bead].or(fault);
            self.kept[bead] &= self.unusable[bead].is_none();
        }
        let before = self.kept.clone();
        let photons: Vec<f64> = self.parameters.iter().map(Parameters::photons).collect();
        let is_before_drift = options.drift && round == COMPARED;
        let frames: usize = self.kept().map(|bead| self.data[bead].z_um.len()).sum();
        let (low, high) = self.z_um;
        let knots = (high - low) / self.geometry.spacing_um;
        let limits = Limits {
            deviations: options.rejection_sd,
            least: if is_before_drift {
                EXCESS_BEFORE_DRIFT
            } else {
                0.0
            },
            frames_a_knot: frames as f64 / self.kept().count().max(1) as f64 / knots,
        };
        let deviant = is_deviant(&self.deviances, &photons, &before, &limits);
        for (bead, kept) in self.kept.iter_mut().enumerate() {
            *kept = self.unusable[bead].is_none() && !deviant[bead];
        }
        let has_changed = self.kept != kept_before;
        if has_changed {
            self.drift = Drift::none(stacks);
        }
        has_changed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn planes_do_not_depend_on_the_rounding_of_heights() {
        // 1.4 um and what lies beyond it are 15 spacings, wherever the scan lies.
        for k in 0..1000 {
            let first = -1e-4 * f64::from(k);
            let last = first + 70.0 * 0.02;
            assert_eq!(planes_over(first, last, 0.1), 19, "{first}");
        }
        assert_eq!(planes_over(-0.7, 0.701, 0.1), 20);
    }
}
