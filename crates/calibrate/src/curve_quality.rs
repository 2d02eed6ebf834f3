//! The quality of a fitted curve: z from the widths of its beads against z of the scan.

use gaussmle::Astigmatism;
use gaussmle_base::plural::quantity;

use super::curve_fit::{FittedCurve, Point};
use super::error::CalibrateError;

/// Fractions of the smallest width, for the residuals of the widths. A few per cent is usual: real
/// PSFs are not Gaussian. At a quarter, the curve describes something else.
const WIDTH_RESIDUAL: Limits = Limits {
    note: 0.06,
    refuse: 0.25,
};

/// Fractions of the range of z, for the deviation of z. Values of z at random in the range deviate
/// by 0.41 of it (the difference of two uniform numbers, 1/sqrt(6)).
const Z_RESIDUAL: Limits = Limits {
    note: 0.06,
    refuse: 0.2,
};

/// The difference of the slope of z from 1.
const SLOPE: Limits = Limits {
    note: 0.1,
    refuse: 0.25,
};

/// Half the distance of the foci in units of the depth of focus d. The ratio of the widths changes
/// with z by 2 gamma / d^2 in the middle: at 0.1, a width that is 2 % off moves z by a fifth of d.
const SMALLEST_FOCI: Limits = Limits {
    note: 0.2,
    refuse: 0.1,
};

/// The fewest beads and points without a note: three beads show whether one is odd, and the curve
/// has eight parameters.
const FEWEST_BEADS: usize = 3;
const FEWEST_POINTS: usize = 40;

struct Limits {
    note: f64,
    refuse: f64,
}

/// The quality of a curve: how well it fits the beads, and how well widths determine z.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct CurveQuality {
    /// Root mean square of the residuals of the widths, the larger one of both axes, um.
    pub width_rms_um: f64,
    /// The smallest width of the curve, um.
    pub sigma_um: f64,
    /// Root mean square of z from the widths of the points used, minus z of the scan, um.
    pub z_rms_um: f64,
    /// The slope of z from the widths over z of the scan: 1 for a curve that fits.
    pub z_slope: f64,
    /// The length of the range of z, um.
    pub range_um: f64,
    /// The distance of the foci along x and y, um.
    pub foci_um: f64,
    /// The depth of focus d of the curve, um.
    pub depth_um: f64,
    /// The beads used.
    pub beads: usize,
    /// The points used.
    pub points: usize,
}

impl CurveQuality {
    /// The quality of a curve that was fitted to points of so many beads. `rms_um` is that of the
    /// widths along x and y.
    pub(super) fn new(
        points: &[Point],
        fitted: &FittedCurve,
        curve: &Astigmatism,
        z_range_um: [f64; 2],
        rms_um: [f64; 2],
        beads: usize,
    ) -> Self {
        let heights = &fitted.estimate.heights;
        let used = points.iter().zip(&fitted.used).filter(|(_, used)| **used);
        let [low, high] = z_range_um;
        let pairs: Vec<[f64; 2]> = used
            .map(|(point, _)| {
                let scan = point.z_um - heights.get(point.group).unwrap_or(&0.0);
                [scan, z_of_widths(point, curve, z_range_um)]
            })
            .filter(|[scan, _]| (low..=high).contains(scan))
            .collect();
        let (z_rms_um, z_slope) = deviation(&pairs);
        Self {
            width_rms_um: rms_um[0].max(rms_um[1]),
            sigma_um: curve.sigma_x0_um.min(curve.sigma_y0_um),
            z_rms_um,
            z_slope,
            range_um: high - low,
            foci_um: 2.0 * curve.gamma_um.abs(),
            depth_um: curve.d_um.abs(),
            beads,
            points: fitted.used.iter().filter(|used| **used).count(),
        }
    }

    /// Half the distance of the foci, in depths of focus.
    fn separation(&self) -> f64 {
        0.5 * self.foci_um / self.depth_um
    }

    /// Refuses a curve that cannot give z. Written so that NaN is refused.
    pub(super) fn check(&self) -> Result<(), CalibrateError> {
        let Self {
            width_rms_um,
            sigma_um,
            z_rms_um,
            z_slope,
            range_um,
            foci_um,
            depth_um,
            ..
        } = *self;
        if !(self.separation() >= SMALLEST_FOCI.refuse) {
            return Err(CalibrateError::NotAstigmatic { foci_um, depth_um });
        }
        let fits = width_rms_um < WIDTH_RESIDUAL.refuse * sigma_um
            && z_rms_um < Z_RESIDUAL.refuse * range_um
            && (z_slope - 1.0).abs() < SLOPE.refuse;
        match fits {
            true => Ok(()),
            false => Err(CalibrateError::PoorCurve {
                width_rms_um,
                sigma_um,
                z_rms_um,
                z_slope,
                range_um,
            }),
        }
    }

    /// The limits of the use of the curve, with the way out. A good curve has no notes.
    pub fn notes(&self) -> Vec<String> {
        let nm = |um: f64| format!("{:.0} nm", 1e3 * um);
        let mut notes = Vec::new();
        if self.width_rms_um > WIDTH_RESIDUAL.note * self.sigma_um {
            notes.push(format!(
                "the widths deviate from the curve by {}, where a spot in focus has {}: spots that are no beads may have been used, or the PSF has aberrations. Look at the plot, and raise the threshold.",
                nm(self.width_rms_um),
                nm(self.sigma_um)
            ));
        }
        if self.z_rms_um > Z_RESIDUAL.note * self.range_um {
            notes.push(format!(
                "z from the widths of the beads deviates from the scan by {} rms in a range of {}: use brighter beads, or more frames in each plane.",
                nm(self.z_rms_um),
                nm(self.range_um)
            ));
        }
        if (self.z_slope - 1.0).abs() > SLOPE.note {
            notes.push(format!(
                "z from the widths changes by {:.2} um for each um of the scan: the curve does not follow the widths. Look at the plot, and start and end the scan about half a micrometre beyond the foci.",
                self.z_slope
            ));
        }
        if self.separation() < SMALLEST_FOCI.note {
            notes.push(format!(
                "the foci along x and y are only {} apart, where the depth of focus is {}: z will be imprecise. Use a stronger cylindrical lens.",
                nm(self.foci_um),
                nm(self.depth_um)
            ));
        }
        if self.range_um < self.foci_um {
            notes.push(format!(
                "the widths determine z in a range of {} only, which is less than the distance of the foci, {}: scan further beyond the foci.",
                nm(self.range_um),
                nm(self.foci_um)
            ));
        }
        if self.beads < FEWEST_BEADS || self.points < FEWEST_POINTS {
            notes.push(format!(
                "the curve is from {} and {}: use at least {FEWEST_BEADS} beads in different places, as an odd one among fewer does not show.",
                quantity(self.beads, "bead"),
                quantity(self.points, "width")
            ));
        }
        notes
    }
}

/// The root mean square of the second number minus the first, and the slope of the second over the
/// first.
fn deviation(pairs: &[[f64; 2]]) -> (f64, f64) {
    let n = pairs.len() as f64;
    let mean = |k: usize| pairs.iter().map(|pair| pair[k]).sum::<f64>() / n;
    let means = [mean(0), mean(1)];
    let covariance = |a: usize, b: usize| {
        let products = pairs
            .iter()
            .map(|pair| (pair[a] - means[a]) * (pair[b] - means[b]));
        products.sum::<f64>()
    };
    let squares = pairs.iter().map(|[first, second]| (second - first).powi(2));
    (
        (squares.sum::<f64>() / n).sqrt(),
        covariance(0, 1) / covariance(0, 0),
    )
}

/// The z at which the curve is closest to the widths of a point, in units of their uncertainties, um.
fn z_of_widths(point: &Point, curve: &Astigmatism, [low, high]: [f64; 2]) -> f64 {
    const STEPS: u32 = 1000;
    let distance = |z: f64| {
        let (x, y) = curve.widths_um(z);
        let parts = [x, y].into_iter().zip(point.width_um).zip(point.std_um);
        parts
            .map(|((at, width), std)| ((width - at) / std).powi(2))
            .sum::<f64>()
    };
    let z = (0..=STEPS).map(|step| low + (high - low) * f64::from(step) / f64::from(STEPS));
    let closest = z
        .map(|z| (z, distance(z)))
        .min_by(|a, b| a.1.total_cmp(&b.1));
    closest.map_or(f64::NAN, |(z, _)| z)
}
