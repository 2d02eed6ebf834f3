//! First estimates: the place of each bead in its window, its light, and its height.
//!
//! Heights come from the spectra of planes, whose amplitudes do not depend on x and y.

use std::borrow::Cow;

use super::robust::{median, quantile};
use super::spectra::Spectra;
use super::stacks::{BeadStack, BeadStacks, range};

/// The largest distance of a bead from the middle of its window, pixels.
pub(super) const FARTHEST_PX: f64 = 1.9;

/// The first estimates of a bead, in the order x, y, z, photons, background. The z is that of the
/// bead where its stage is at 0.
pub(super) fn estimates(stacks: &BeadStacks) -> Vec<[f64; 5]> {
    let filled: Vec<Cow<[f32]>> = stacks
        .beads
        .iter()
        .map(|bead| fill(bead, stacks.side))
        .collect();
    let beads = stacks.beads.iter().zip(&filled);
    let beads: Vec<BeadStack> = beads
        .map(|(bead, photoelectrons)| BeadStack {
            photoelectrons,
            ..*bead
        })
        .collect();
    let stacks = &BeadStacks {
        beads: &beads,
        ..*stacks
    };
    let heights = heights(stacks);
    let beads = stacks.beads.iter().zip(heights);
    beads
        .map(|(bead, z)| {
            let [photons, background] = light(bead, stacks.side);
            let [x, y] = centre(bead, stacks.side, background);
            [x, y, z, photons, background]
        })
        .collect()
}

/// The data with the mean of their neighbours in pixels that are left out.
fn fill<'a>(bead: &BeadStack<'a>, side: usize) -> Cow<'a, [f32]> {
    let is_masked = |i: usize| bead.variance.is_some_and(|all| all[i].is_infinite());
    let masked: Vec<usize> = (0..side * side).filter(|i| is_masked(*i)).collect();
    if masked.is_empty() {
        return Cow::Borrowed(bead.photoelectrons);
    }
    let mut data = bead.photoelectrons.to_vec();
    for i in masked {
        let (x, y) = (i % side, i / side);
        let rows = y.saturating_sub(1)..side.min(y + 2);
        let near = rows.flat_map(|row| {
            let columns = x.saturating_sub(1)..side.min(x + 2);
            columns.map(move |column| row * side + column)
        });
        let near: Vec<usize> = near.filter(|other| !is_masked(*other)).collect();
        for frame in data.chunks_exact_mut(side * side) {
            let sum: f32 = near.iter().map(|other| frame[*other]).sum();
            frame[i] = sum / near.len().max(1) as f32;
        }
    }
    Cow::Owned(data)
}

/// Photons in the brightest frame, and the background a pixel.
fn light(bead: &BeadStack, side: usize) -> [f64; 2] {
    let last = side - 1;
    let is_edge = |i: usize| [0, last].contains(&(i % side)) || [0, last].contains(&(i / side));
    let mut edge = Vec::new();
    let mut brightest = f64::NEG_INFINITY;
    for frame in bead.photoelectrons.chunks_exact(side * side) {
        edge.extend(
            (0..frame.len())
                .filter(|i| is_edge(*i))
                .map(|i| f64::from(frame[i])),
        );
        brightest = brightest.max(frame.iter().map(|value| f64::from(*value)).sum());
    }
    // More than half of the edge may hold light of a large PSF.
    let background = quantile(&mut edge, 0.3).max(0.01);
    [
        (brightest - background * (side * side) as f64).max(1.0),
        background,
    ]
}

/// The centre of all light, weighted by a Gaussian around itself.
fn centre(bead: &BeadStack, side: usize, background: f64) -> [f64; 2] {
    const STEPS: usize = 15;
    let area = side * side;
    let mut sum = vec![0.0; area];
    for frame in bead.photoelectrons.chunks_exact(area) {
        for (sum, value) in sum.iter_mut().zip(frame) {
            *sum += f64::from(*value) - background;
        }
    }
    let middle = (side - 1) as f64 / 2.0;
    let width = 0.2 * side as f64;
    let limit = |at: f64| at.clamp(middle - FARTHEST_PX, middle + FARTHEST_PX);
    let mut at = [limit(bead.x_px), limit(bead.y_px)];
    for _ in 0..STEPS {
        let mut sums = [0.0; 3];
        for (i, light) in sum.iter().enumerate() {
            let (x, y) = ((i % side) as f64, (i / side) as f64);
            let distance = ((x - at[0]).powi(2) + (y - at[1]).powi(2)) / (width * width);
            let light = light.max(0.0) * libm::exp(-0.5 * distance);
            sums[0] += light;
            sums[1] += light * x;
            sums[2] += light * y;
        }
        if sums[0] > 0.0 {
            at = [limit(sums[1] / sums[0]), limit(sums[2] / sums[0])];
        }
    }
    at
}

/// The z of each bead where its stage is at 0, such that its planes look like those of the others.
fn heights(stacks: &BeadStacks) -> Vec<f64> {
    let middles: Vec<f64> = stacks
        .z_um
        .iter()
        .map(|z_um| {
            let (low, high) = range(z_um);
            low.midpoint(high)
        })
        .collect();
    let step_um = spacing(stacks.z_um);
    let half = stacks
        .z_um
        .iter()
        .map(|z_um| ((range(z_um).1 - range(z_um).0) / (2.0 * step_um)).round() as usize)
        .max()
        .unwrap_or(0);
    let spectra: Vec<Spectra> = stacks
        .beads
        .iter()
        .map(|bead| {
            let middle = middles[bead.stack];
            Spectra::new(
                bead,
                stacks.side,
                &stacks.z_um[bead.stack],
                middle,
                half,
                step_um,
            )
        })
        .collect();
    // The tallest stacks overlap with all others; of their beads, the brightest.
    let reference = spectra.iter().max_by(|a, b| {
        let by_count = a.count().cmp(&b.count());
        by_count.then(a.light.total_cmp(&b.light))
    });
    let Some(reference) = reference else {
        return Vec::new();
    };
    let beads = spectra.iter().zip(stacks.beads);
    beads
        .map(|(own, bead)| -own.shift(reference) * step_um - middles[bead.stack])
        .collect()
}

/// The distance of planes, um.
fn spacing(z_um: &[Vec<f64>]) -> f64 {
    let mut gaps = Vec::new();
    for z_um in z_um {
        let mut sorted = z_um.clone();
        sorted.sort_by(f64::total_cmp);
        let steps = sorted.windows(2).map(|pair| pair[1] - pair[0]);
        gaps.extend(steps.filter(|gap| *gap > 1e-4));
    }
    median(&mut gaps).clamp(0.01, 0.1)
}
