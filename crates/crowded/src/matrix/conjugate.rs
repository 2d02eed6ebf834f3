//! The solution of the matrix by conjugate gradients.

use pulp::bytemuck;

use super::{Matrix, RIDGE};
use crate::lanes::{LANES, Lanes, Work, run};
use crate::psf::MOST;
use crate::sums::Entry;

/// The most iterations of the conjugate gradients, and the part of the residual at which they end.
const ITERATIONS: usize = 8;
const ENOUGH: f64 = 3e-2;

/// A solution of the matrix.
struct Solve<'a>(&'a mut Matrix);

impl Work for Solve<'_> {
    type Output = ();

    #[inline(always)]
    fn run<L: Lanes>(self, l: L) {
        self.0.solve(l);
    }
}

impl Matrix {
    /// Computes the step.
    pub fn find_step(&mut self) {
        run(Solve(self));
    }

    /// The product of the matrix with `direction`, into `product`.
    #[inline(always)]
    fn multiply<L: Lanes>(&mut self, l: L) {
        let Self {
            direction,
            product,
            couplings,
            links,
            nodes_of_direction,
            nodes_of_product,
            ..
        } = self;
        let all = direction.nodes.len() + MOST;
        nodes_of_direction.clear();
        nodes_of_direction.extend(direction.nodes.iter().map(|node| *node as f32));
        nodes_of_direction.resize(all, 0.0);
        nodes_of_product.clear();
        nodes_of_product.resize(all, 0.0);
        for row in 0..direction.emitters.len() {
            let mut sums = l.zero();
            for link in links.of(row) {
                let x = l.each_four(direction.emitters[link.other as usize]);
                sums = l.add_product(sums, l.vector(bytemuck::cast(link.entry)), x);
            }
            let x = l.each_four(direction.emitters[row]);
            for coupling in couplings.of(row) {
                let at = coupling.node as usize;
                let mut nodes = [0.0; MOST];
                nodes.copy_from_slice(&nodes_of_direction[at..at + MOST]);
                let entry = l.vector(bytemuck::cast(coupling.entry));
                sums = l.add_product(sums, entry, l.each_four(nodes));
                let transposed = l.vector(bytemuck::cast(coupling.transposed));
                let light = l.fold(l.mul(transposed, x));
                let nodes = &mut nodes_of_product[at..at + MOST];
                for k in 0..MOST {
                    nodes[k] += light[k];
                }
            }
            product.emitters[row] = l.fold(sums);
        }
        if self.has_background {
            self.nodes.multiply(&direction.nodes, &mut product.nodes);
            for (node, light) in product.nodes.iter_mut().zip(nodes_of_product) {
                *node += f64::from(*light);
            }
        }
    }

    /// Solves the matrix by conjugate gradients. The inverses of the entries of each emitter with itself, and
    /// that of the nodes, make it near to one.
    #[inline(always)]
    fn solve<L: Lanes>(&mut self, l: L) {
        let nodes = if self.has_background {
            self.nodes.len()
        } else {
            0
        };
        let emitters = self.gradients.len();
        self.inverses.clear();
        for row in 0..emitters {
            self.inverses.push(self.own(row));
        }
        for entries in self.inverses.chunks_mut(LANES) {
            invert(l, entries);
        }
        for unknowns in [&mut self.step, &mut self.product, &mut self.direction] {
            unknowns.reset(emitters, nodes);
        }
        self.residual.emitters.clone_from(&self.gradients);
        self.residual.nodes.clear();
        if self.has_background {
            self.residual.nodes.extend_from_slice(self.nodes.gradient());
        }
        let mut before = 0.0;
        let mut first = 0.0;
        for iteration in 0..ITERATIONS {
            // `product` is the residual times the near inverse until the matrix is multiplied.
            self.precondition(l);
            let now = self.residual.dot(&self.product);
            if iteration == 0 {
                first = now;
            }
            if !(now > ENOUGH * ENOUGH * first) || !(now > 0.0) {
                break;
            }
            let part = if iteration > 0 { now / before } else { 0.0 };
            before = now;
            let Self {
                direction, product, ..
            } = self;
            let narrow = part as f32;
            for (d, z) in direction.emitters.iter_mut().zip(&product.emitters) {
                for k in 0..MOST {
                    d[k] = z[k] + narrow * d[k];
                }
            }
            for (d, z) in direction.nodes.iter_mut().zip(&product.nodes) {
                *d = z + part * *d;
            }
            self.multiply(l);
            let curvature = self.direction.dot(&self.product);
            if !(curvature > 0.0) {
                break;
            }
            let length = now / curvature;
            self.step.add_scaled(length, &self.direction);
            self.residual.add_scaled(-length, &self.product);
        }
    }

    #[inline(always)]
    fn precondition<L: Lanes>(&mut self, l: L) {
        let Self {
            residual, product, ..
        } = self;
        let residuals = residual.emitters.iter().zip(&self.inverses);
        for (z, (r, inverse)) in product.emitters.iter_mut().zip(residuals) {
            let inverse = l.vector(bytemuck::cast(*inverse));
            *z = l.fold(l.mul(inverse, l.each_four(*r)));
        }
        product.nodes.clone_from(&residual.nodes);
        if self.has_background {
            self.nodes.solve(&mut product.nodes);
        }
    }
}

/// The inverses of symmetric entries, one in each lane; those of rows and columns without information are 0.
#[inline(always)]
fn invert<L: Lanes>(l: L, entries: &mut [Entry]) {
    let mut lanes = [[[0.0; LANES]; MOST]; MOST];
    for (lane, entry) in entries.iter().enumerate() {
        for k in 0..MOST {
            for m in 0..=k {
                lanes[k][m][lane] = entry[k][m];
            }
        }
    }
    let (zero, one, least) = (l.zero(), l.splat(1.0), l.splat(RIDGE as f32));
    let mut scale = [zero; MOST];
    for k in 0..MOST {
        let own = l.vector(lanes[k][k]);
        let is_none = l.sub(own, l.splat(f32::MIN_POSITIVE));
        let inverse = l.div(one, l.sqrt(l.max(own, l.splat(f32::MIN_POSITIVE))));
        scale[k] = l.by_sign(is_none, zero, inverse);
    }
    let mut factor = [[zero; MOST]; MOST];
    let mut inverse = [[zero; MOST]; MOST];
    for k in 0..MOST {
        for m in 0..=k {
            let mut sum = match k == m {
                true => one,
                false => l.mul(l.mul(l.vector(lanes[k][m]), scale[k]), scale[m]),
            };
            for n in 0..m {
                sum = l.sub(sum, l.mul(factor[k][n], factor[m][n]));
            }
            // Of the diagonal, the inverse is kept.
            factor[k][m] = match k == m {
                true => l.div(one, l.sqrt(l.max(sum, least))),
                false => l.mul(sum, factor[m][m]),
            };
        }
        inverse[k][k] = factor[k][k];
        for m in 0..k {
            let mut sum = zero;
            for n in m..k {
                sum = l.add_product(sum, factor[k][n], inverse[n][m]);
            }
            inverse[k][m] = l.mul(l.sub(zero, sum), factor[k][k]);
        }
    }
    for k in 0..MOST {
        for m in 0..=k {
            let mut sum = zero;
            for n in k..MOST {
                sum = l.add_product(sum, inverse[n][k], inverse[n][m]);
            }
            let all = l.to_array(l.mul(l.mul(sum, scale[k]), scale[m]));
            for (entry, value) in entries.iter_mut().zip(all) {
                (entry[k][m], entry[m][k]) = (value, value);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lanes::Portable;

    #[test]
    fn entries_times_their_inverses_are_one() {
        // Sums of squares of different size, the last without a fourth parameter.
        let entry = |n: f32| -> Entry {
            let unit = [1.0, 0.5, 20.0, 1e-2];
            let of = |k: usize, m: usize| if k == m { 1.0 + n } else { 0.3 };
            std::array::from_fn(|k| std::array::from_fn(|m| unit[k] * unit[m] * of(k, m)))
        };
        let mut entries: Vec<Entry> = (0..5u8).map(|n| entry(f32::from(n) * 0.1)).collect();
        for k in 0..MOST {
            (entries[4][3][k], entries[4][k][3]) = (0.0, 0.0);
        }
        let before = entries.clone();
        invert(Portable, &mut entries);
        for (n, (entry, inverse)) in before.iter().zip(&entries).enumerate() {
            for k in 0..MOST {
                for m in 0..MOST {
                    let product: f32 = (0..MOST).map(|j| entry[k][j] * inverse[j][m]).sum();
                    let is_one = k == m && entry[k][k] > 0.0;
                    let expected = if is_one { 1.0 } else { 0.0 };
                    let scale = (entry[k][k].max(1e-9) / entry[m][m].max(1e-9)).sqrt();
                    assert!(
                        (product - expected).abs() < 2e-6 * scale.max(1.0),
                        "{n} {k} {m}"
                    );
                }
            }
        }
    }
}
