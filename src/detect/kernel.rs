//! The band-pass: a difference of two Gaussians of unit weight, so that an even background leaves nothing.

/// How much wider the surroundings are than the spot.
const SURROUND: f64 = 2.0;

/// Widths beyond which a Gaussian is cut off.
const REACH: f64 = 3.0;

/// Two Gaussians, sampled at pixels, as halves: weight `[j]` is for pixels at distance j from the centre.
#[derive(Debug)]
pub(super) struct Kernel {
    pub spot: Vec<f32>,
    pub surround: Vec<f32>,
}

/// Half of a Gaussian of unit sum.
fn half(sigma: f64) -> Vec<f32> {
    let reach = (REACH * sigma).ceil().max(1.0) as usize;
    let weights: Vec<f64> = (0..=reach)
        .map(|j| (-0.5 * (j as f64 / sigma).powi(2)).exp())
        .collect();
    let sum = weights[0] + 2.0 * weights[1..].iter().sum::<f64>();
    weights.iter().map(|w| (w / sum) as f32).collect()
}

impl Kernel {
    pub fn new(sigma_px: f64) -> Self {
        Self {
            spot: half(sigma_px),
            surround: half(SURROUND * sigma_px),
        }
    }

    /// Pixels that it reaches to each side.
    pub fn reach(&self) -> usize {
        self.surround.len() - 1
    }

    /// The weights in two dimensions, row by row, and the length of a row.
    pub fn plane(&self) -> (Vec<f64>, usize) {
        let reach = self.reach();
        let side = 2 * reach + 1;
        let at =
            |half: &[f32], i: usize| f64::from(half.get(i.abs_diff(reach)).copied().unwrap_or(0.0));
        let mut plane = Vec::with_capacity(side * side);
        for i in 0..side {
            for j in 0..side {
                let spot = at(&self.spot, i) * at(&self.spot, j);
                let surround = at(&self.surround, i) * at(&self.surround, j);
                plane.push(spot - surround);
            }
        }
        (plane, side)
    }
}
