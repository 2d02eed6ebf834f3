//! Beads in the mean image of a stack through focus, for a PSF of any shape.
//!
//! One bead may be a ring or several spots in most planes. The mean over all planes, smoothed by a
//! part of the window, has one maximum a bead, or several close ones in most beads. Their light is a
//! contrast with two rings around them, from which a background of up to second order drops out.
//! The centre is that of the light in the window.

use super::robust::median;
use super::smooth::{Frame, Gaussian, flatten, usable};
use super::spots::{SPOILING_LIGHT, Spot, WITH_LOBES, find_spots};
use super::window::{Shape, are_odd, centre};

/// The standard deviation of the smoothing, in sides of windows.
const SMOOTHING: f64 = 0.16;

/// The background is that between the beads of the pass before.
const PASSES: usize = 3;

/// The least light of a bead, as a part of the typical one.
const LEAST_LIGHT: f64 = 0.1;

/// A bead with a window of its own.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct FoundBead {
    /// Its centre in the frame, pixels; 0 is the centre of the first column.
    pub x_px: f64,
    /// The same along the rows.
    pub y_px: f64,
    /// The column and row of its window's first pixel.
    pub corner: [usize; 2],
}

/// The beads of a stack.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Finding {
    /// Beads that are alone in their window, from the top of the frame down.
    pub beads: Vec<FoundBead>,
    /// Beads that are left out because of a neighbour.
    pub crowded: usize,
    /// Beads that are left out because their window leaves the frame.
    pub at_edge: usize,
}

/// Finds the beads of a stack. `mean` is the mean of its frames, photoelectrons, row by row.
/// `variance` is the variance of each mean; pixels of infinite variance are left out. `side` is
/// the odd side of windows, which hold most of a bead's light in all planes.
pub(crate) fn find(
    mean: &[f32],
    variance: &[f32],
    width: usize,
    height: usize,
    side: usize,
) -> Finding {
    if side == 0 || width < side || height < side {
        return Finding::default();
    }
    let image = Frame {
        values: mean,
        width,
        height,
    };
    let gaussian = Gaussian::new(SMOOTHING * side as f64);
    let (usable, noise) = usable(image, variance);
    let mut light = mean.to_vec();
    for i in (0..light.len()).filter(|i| !usable[*i]) {
        light[i] = 0.0;
    }
    let mut spots: Vec<Spot> = Vec::new();
    for _ in 0..PASSES {
        let taken: Vec<[f64; 2]> = spots.iter().map(|spot| spot.at).collect();
        flatten(&mut light, &usable, width, &taken, side);
        let (smooth, sd) = gaussian.smooth(&light, variance, &usable, width);
        let frame = |values| Frame { values, ..image };
        spots = find_spots(frame(&smooth), frame(&sd), noise, side);
    }
    // Pixels that are left out have no light that the centre could follow.
    for i in (0..light.len()).filter(|i| !usable[*i]) {
        light[i] = 0.0;
    }
    let light = Frame {
        values: &light,
        ..image
    };
    for spot in &mut spots {
        spot.at = centre(light, spot.at, side);
    }
    // The noise of a pixel in the corners of a window, where it has most weight.
    let variance = Frame {
        values: variance,
        ..image
    };
    let noise = |[x, y]: [f64; 2]| {
        let half = (side / 2) as f64;
        let corners = [(-half, -half), (half, -half), (-half, half), (half, half)];
        let corners = corners
            .iter()
            .filter_map(|(dx, dy)| variance.at(x + dx, y + dy))
            .filter(|variance| variance.is_finite());
        noise * median(&mut corners.collect::<Vec<f64>>()).sqrt()
    };
    choose(light, &spots, noise, side)
}

/// The beads with a window that no other spoils.
fn choose(light: Frame, spots: &[Spot], noise: impl Fn([f64; 2]) -> f64, side: usize) -> Finding {
    let typical = typical_contrast(spots);
    let half = side / 2;
    let corner = |spot: &Spot| {
        let [column, row] = spot.at.map(|at| at.round() as i64 - half as i64);
        let end = [light.width, light.height].map(|size| size as i64 - side as i64);
        let is_inside = column >= 0 && row >= 0 && column <= end[0] && row <= end[1];
        is_inside.then_some([column as usize, row as usize])
    };
    let is_bead = |spot: &&Spot| spot.contrast() >= LEAST_LIGHT * typical;
    let beads = spots.iter().filter(is_bead).count() as f64;
    let double = spots.iter().filter(is_bead).filter(|spot| spot.is_double());
    let has_lobes = double.count() as f64 >= WITH_LOBES * beads;
    let mut finding = Finding::default();
    let mut alone = Vec::new();
    for (number, spot) in spots.iter().enumerate() {
        if !is_bead(&spot) {
            continue;
        }
        let is_spoilt = spots.iter().enumerate().any(|(other, spots)| {
            spots.maxima.iter().any(|near| {
                let [dx, dy] = [0, 1].map(|axis| (spot.at[axis] - near.at[axis]).abs());
                let is_bright = near.contrast > SPOILING_LIGHT * spot.contrast();
                other != number && is_bright && dx.max(dy) < side as f64
            })
        }) || (spot.is_double() && !has_lobes);
        match corner(spot) {
            None => finding.at_edge += 1,
            Some(_) if is_spoilt => finding.crowded += 1,
            Some(corner) => alone.push((spot.at, corner)),
        }
    }
    let shapes: Vec<Shape> = alone
        .iter()
        .map(|(at, _)| Shape::new(light, *at, noise(*at), side))
        .collect();
    for (([x_px, y_px], corner), is_odd) in alone.into_iter().zip(are_odd(&shapes, side)) {
        if is_odd {
            finding.crowded += 1;
        } else {
            finding.beads.push(FoundBead { x_px, y_px, corner });
        }
    }
    finding
        .beads
        .sort_by_key(|bead| (bead.corner[1], bead.corner[0]));
    finding
}

/// The contrast of a typical bead: the median, with the square root of contrasts as weights. Dust
/// is faint although there may be much of it, and clumps are few although they are bright.
fn typical_contrast(spots: &[Spot]) -> f64 {
    let total: f64 = spots.iter().map(|spot| spot.contrast().sqrt()).sum();
    let mut sum = 0.0;
    // The brightest come first.
    for spot in spots {
        sum += spot.contrast().sqrt();
        if sum >= 0.5 * total {
            return spot.contrast();
        }
    }
    0.0
}
