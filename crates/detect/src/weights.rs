//! Weights of a kernel at each position along an axis, borders included. They are computed once per
//! detector.

/// The weights of a kernel at one position along an axis. Weights of pixels beyond the border are
/// added to that of the last pixel.
#[derive(Clone, Debug)]
pub(super) struct Weights {
    pub first: usize,
    pub values: Vec<f32>,
}

/// The weights at each position along an axis of `side` pixels.
pub(super) fn folded(half: &[f32], side: usize) -> Vec<Weights> {
    let radius = half.len() - 1;
    let at = |position: usize| {
        let first = position.saturating_sub(radius);
        let last = (position + radius).min(side - 1);
        let mut values = vec![0.0; last - first + 1];
        for step in 0..=2 * radius {
            let pixel = (position + step).saturating_sub(radius).clamp(first, last);
            values[pixel - first] += half[step.abs_diff(radius)];
        }
        Weights { first, values }
    };
    (0..side).map(at).collect()
}

impl Weights {
    /// The products of the weights of the pixels that both have.
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
    pub fn dot(&self, other: &Self) -> f32 {
        self.times(other).values.iter().sum()
    }
}

/// Smooths a plane with the weights of each column and row.
pub(super) fn smooth_plane(plane: &[f32], [columns, rows]: &[Vec<Weights>; 2]) -> Vec<f32> {
    let width = columns.len();
    let mut along_rows = vec![0.0; plane.len()];
    let lines = along_rows.chunks_exact_mut(width);
    for (out, row) in lines.zip(plane.chunks_exact(width)) {
        for (out, weights) in out.iter_mut().zip(columns) {
            let pixels = row[weights.first..].iter().zip(&weights.values);
            *out = pixels.map(|(pixel, weight)| pixel * weight).sum();
        }
    }
    let mut smoothed = vec![0.0; plane.len()];
    for (out, weights) in smoothed.chunks_exact_mut(width).zip(rows) {
        for (step, weight) in weights.values.iter().enumerate() {
            let row = &along_rows[(weights.first + step) * width..][..width];
            for (out, value) in out.iter_mut().zip(row) {
                *out += weight * value;
            }
        }
    }
    smoothed
}
