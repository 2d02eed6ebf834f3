//! The unknowns of the matrix.

use crate::psf::MOST;

/// A number for each parameter of each emitter, and for each node of the background.
#[derive(Clone, Debug, Default)]
pub(super) struct Unknowns {
    pub emitters: Vec<[f32; MOST]>,
    pub nodes: Vec<f64>,
}

impl Unknowns {
    pub fn reset(&mut self, emitters: usize, nodes: usize) {
        self.emitters.clear();
        self.emitters.resize(emitters, [0.0; MOST]);
        self.nodes.clear();
        self.nodes.resize(nodes, 0.0);
    }

    #[inline(always)]
    pub fn dot(&self, other: &Self) -> f64 {
        let mut sums = [0.0f64; MOST];
        for (a, b) in self.emitters.iter().zip(&other.emitters) {
            for k in 0..MOST {
                sums[k] += f64::from(a[k]) * f64::from(b[k]);
            }
        }
        let (ours, theirs) = (
            self.nodes.chunks_exact(MOST),
            other.nodes.chunks_exact(MOST),
        );
        let rest = ours.remainder().iter().zip(theirs.remainder());
        for (a, b) in ours.zip(theirs) {
            for k in 0..MOST {
                sums[k] += a[k] * b[k];
            }
        }
        sums.iter().sum::<f64>() + rest.map(|(a, b)| a * b).sum::<f64>()
    }

    #[inline(always)]
    pub fn add_scaled(&mut self, factor: f64, other: &Self) {
        for (a, b) in self.nodes.iter_mut().zip(&other.nodes) {
            *a += factor * b;
        }
        let factor = factor as f32;
        for (a, b) in self.emitters.iter_mut().zip(&other.emitters) {
            for k in 0..MOST {
                a[k] += factor * b[k];
            }
        }
    }
}
