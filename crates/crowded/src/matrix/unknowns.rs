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
        let of_nodes = self.nodes.iter().zip(&other.nodes).map(|(a, b)| a * b);
        let mut sums = [0.0f64; MOST];
        for (a, b) in self.emitters.iter().zip(&other.emitters) {
            for k in 0..MOST {
                sums[k] += f64::from(a[k]) * f64::from(b[k]);
            }
        }
        of_nodes.sum::<f64>() + sums.iter().sum::<f64>()
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
