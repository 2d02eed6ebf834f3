//! Weights of a kernel at each place along an axis, borders included: for what is computed once.

/// The weights of a kernel at one place along an axis, those of pixels beyond the border added to the last one's.
#[derive(Clone, Debug)]
pub(super) struct Weights {
    pub first: usize,
    pub values: Vec<f32>,
}

/// The weights at each place of an axis.
pub(super) fn folded(half: &[f32], side: usize) -> Vec<Weights> {
    let reach = half.len() - 1;
    let at = |place: usize| {
        let first = place.saturating_sub(reach);
        let last = (place + reach).min(side - 1);
        let mut values = vec![0.0; last - first + 1];
        for step in 0..=2 * reach {
            let pixel = (place + step).saturating_sub(reach).clamp(first, last);
            values[pixel - first] += half[step.abs_diff(reach)];
        }
        Weights { first, values }
    };
    (0..side).map(at).collect()
}

impl Weights {
    /// The weights of the same pixels in both, multiplied.
    pub fn times(&self, other: &Self) -> Self {
        let first = self.first.max(other.first);
        let (a, b) = (
            &self.values[first - self.first..],
            &other.values[first - other.first..],
        );
        Self {
            first,
            values: a.iter().zip(b).map(|(a, b)| a * b).collect(),
        }
    }

    /// The sum of these products.
    pub fn product(&self, other: &Self) -> f32 {
        self.times(other).values.iter().sum()
    }
}

/// Smooths a whole plane with the weights of each column and row: for what is computed once.
pub(super) fn smooth_plane(plane: &[f32], [columns, rows]: &[Vec<Weights>; 2]) -> Vec<f32> {
    let width = columns.len();
    let mut along = vec![0.0; plane.len()];
    for (to, row) in along.chunks_exact_mut(width).zip(plane.chunks_exact(width)) {
        for (to, weights) in to.iter_mut().zip(columns) {
            let pixels = row[weights.first..].iter().zip(&weights.values);
            *to = pixels.map(|(pixel, weight)| pixel * weight).sum();
        }
    }
    let mut out = vec![0.0; plane.len()];
    for (to, weights) in out.chunks_exact_mut(width).zip(rows) {
        for (step, weight) in weights.values.iter().enumerate() {
            let row = &along[(weights.first + step) * width..][..width];
            for (to, value) in to.iter_mut().zip(row) {
                *to += weight * value;
            }
        }
    }
    out
}
