//! The likely cause of a bead's deviance: which small change of the model explains most of it.

use std::fmt;

use super::bead::{Data, Geometry, Parameters};
use super::deviance::LEAST_MEAN;
use super::drift::Drift;
use super::evaluate::Images;
use super::grid::Grid;
use super::templates::{Look, Templates};

/// The oddity of a bead's image.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Cause {
    /// Its brightness changes while others' does not.
    Bleached {
        /// The photons of the last frames over those of the first ones.
        last_over_first: f64,
    },
    /// Light of another bead in its window.
    Neighbour {
        /// The place of the other bead along x, from this one, pixels.
        x_px: f64,
        /// The same along y, pixels.
        y_px: f64,
    },
    /// Two beads in one place.
    Doublet {
        /// Their distance, if they are equally bright, pixels.
        distance_px: f64,
        /// The direction from one to the other, from x to y, degrees.
        angle_deg: f64,
    },
    /// A bead larger than the others, or out of a clump: it is wide in all directions.
    Large {
        /// The root of the added variance, pixels.
        width_px: f64,
    },
    /// A bead smaller than the others.
    Small {
        /// The root of the missing variance, pixels.
        width_px: f64,
    },
    /// None of these explains it.
    Unknown,
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bleached { last_over_first } => write!(
                f,
                "its photons changed to {:.0} % in the course of the stack (bleached, or blinking)",
                100.0 * last_over_first
            ),
            Self::Neighbour { x_px, y_px } => write!(
                f,
                "there is light of another bead {x_px:+.0}, {y_px:+.0} pixels (x, y) from it"
            ),
            Self::Doublet {
                distance_px,
                angle_deg,
            } => write!(
                f,
                "it is two beads, {distance_px:.1} pixels apart, {angle_deg:.0} degrees from x"
            ),
            Self::Large { width_px } => write!(
                f,
                "it is wider by {width_px:.1} pixels rms in all directions (a larger bead, or a clump)"
            ),
            Self::Small { width_px } => {
                write!(
                    f,
                    "it is narrower than the others by {width_px:.1} pixels rms"
                )
            }
            Self::Unknown => write!(f, "its image has another shape"),
        }
    }
}

/// The number of frames that are looked at.
const FRAMES: usize = 24;

/// The part of the excess deviance that a cause must explain to be named.
const LEAST_PART: f64 = 0.2;

/// Distances and directions of the pairs that are tried: from x, in steps of 22.5 degrees.
const DISTANCES_PX: [f64; 6] = [1.0, 1.5, 2.0, 2.5, 3.0, 3.5];
const DIRECTIONS: usize = 8;

fn pairs() -> impl Iterator<Item = (f64, f64)> {
    let angle = |direction: usize| 180.0 * direction as f64 / DIRECTIONS as f64;
    let of = move |distance| (0..DIRECTIONS).map(move |direction| (distance, angle(direction)));
    DISTANCES_PX.into_iter().flat_map(of)
}

/// Finds the cause. `excess_a_frame` is the half deviance of a frame above the usual one.
pub(super) fn cause(
    own: &Parameters,
    data: &Data,
    drift: &Drift,
    grid: &Grid,
    geometry: &Geometry,
    excess_a_frame: f64,
) -> Cause {
    let looks = looks(own, data, drift, grid, geometry);
    let least = LEAST_PART * excess_a_frame * looks.len() as f64;
    let model = Templates::new(&looks, geometry.pixels);
    let candidates = [
        brightness(&looks, &model, own.photons()),
        extent(&model),
        doublet(&model),
        neighbour(&model),
    ];
    let likely = candidates.into_iter().flatten();
    let best = likely.max_by(|a, b| a.0.total_cmp(&b.0));
    best.map_or(Cause::Unknown, |(gain, cause)| match gain > least {
        true => cause,
        false => Cause::Unknown,
    })
}

/// Evaluates some frames.
fn looks(
    own: &Parameters,
    data: &Data,
    drift: &Drift,
    grid: &Grid,
    geometry: &Geometry,
) -> Vec<Look> {
    let taps = own.taps(data, drift, grid, geometry);
    let stride = taps.len().div_ceil(FRAMES).max(1);
    let [photons, background] = own.light();
    let mut images = Images::new(geometry.pixels);
    let chosen = taps.into_iter().step_by(stride);
    chosen
        .map(|(frame, tap)| {
            images.evaluate(grid, &tap, geometry.spacing_um);
            let share = images.share.clone();
            let scaled = |values: &[f64]| values.iter().map(|value| photons * value).collect();
            let [x, y, z] = [0, 1, 2].map(|axis| scaled(&images.by[axis]));
            let ones = vec![1.0; share.len()];
            images.curvatures(&tap);
            let seconds = images.by[0].iter().zip(&images.by[2]);
            let widening = seconds.map(|(xx, yy)| 0.5 * photons * (xx + yy)).collect();
            let place = own.place(data, drift, frame);
            let pairs = pairs().map(|(distance_px, angle_deg)| {
                let (sin, cos) = libm::sincos(angle_deg.to_radians());
                let mut change: Vec<f64> = share.iter().map(|share| -photons * share).collect();
                for half in [-0.5 * distance_px, 0.5 * distance_px] {
                    let moved = [place[0] + half * cos, place[1] + half * sin, place[2]];
                    if let Some(tap) = geometry.tap(grid, moved) {
                        images.evaluate(grid, &tap, geometry.spacing_um);
                    }
                    for (change, share) in change.iter_mut().zip(&images.share) {
                        *change += 0.5 * photons * share;
                    }
                }
                change
            });
            let pairs = pairs.collect();
            let time = frame as f64 / data.z_um.len() as f64 - 0.5;
            let fading = share.iter().map(|share| photons * share * time).collect();
            let mean = share
                .iter()
                .map(|share| (photons * share + background).max(LEAST_MEAN));
            let mean: Vec<f64> = mean.collect();
            let noise = |i: usize| data.variance.map_or(0.0, |all| f64::from(all[i]));
            let values = data.frame(frame).iter().zip(&mean);
            Look {
                residual: values
                    .map(|(value, mean)| f64::from(*value) - mean)
                    .collect(),
                weight: (0..mean.len())
                    .map(|i| 1.0 / (mean[i] + noise(i)))
                    .collect(),
                by: [x, y, z, share.clone(), ones],
                share,
                widening,
                fading,
                pairs,
            }
        })
        .collect()
}

/// The gain if the photons changed steadily from frame to frame.
fn brightness(looks: &[Look], model: &Templates, photons: f64) -> Option<(f64, Cause)> {
    let (gain, _) = model.explain(|look| &look.fading)?;
    let mut changes = Vec::new();
    for look in looks {
        let (mut pull, mut information) = (0.0, 0.0);
        let pixels = look.share.iter().zip(&look.residual).zip(&look.weight);
        for ((share, residual), weight) in pixels {
            pull += weight * share * residual;
            information += weight * share * share;
        }
        changes.push((1.0 + pull / information / photons, information));
    }
    let part = looks.len() / 4;
    let mean = |changes: &[(f64, f64)]| {
        let total: f64 = changes.iter().map(|(_, information)| information).sum();
        changes
            .iter()
            .map(|(change, information)| change * information)
            .sum::<f64>()
            / total
    };
    let (first, last) = (mean(&changes[..part]), mean(&changes[looks.len() - part..]));
    let last_over_first = (last / first).max(0.0);
    last_over_first
        .is_finite()
        .then_some((gain, Cause::Bleached { last_over_first }))
}

/// The gain if the bead were wider or narrower in all directions.
fn extent(model: &Templates) -> Option<(f64, Cause)> {
    let (gain, variance) = model.explain(|look| &look.widening)?;
    let width_px = variance.abs().sqrt();
    let cause = match variance > 0.0 {
        true => Cause::Large { width_px },
        false => Cause::Small { width_px },
    };
    Some((gain, cause))
}

/// The gain if the bead were two.
fn doublet(model: &Templates) -> Option<(f64, Cause)> {
    let tried = pairs()
        .enumerate()
        .filter_map(|(number, (distance_px, angle_deg))| {
            let (gain, part) = model.explain(|look| &look.pairs[number])?;
            let cause = Cause::Doublet {
                distance_px,
                angle_deg,
            };
            (part > 0.0).then_some((gain, cause))
        });
    tried.max_by(|a, b| a.0.total_cmp(&b.0))
}

/// Light of another bead.
fn neighbour(model: &Templates) -> Option<(f64, Cause)> {
    let (gain, [x_px, y_px]) = model.neighbour()?;
    Some((gain, Cause::Neighbour { x_px, y_px }))
}
