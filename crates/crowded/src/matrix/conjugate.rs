//! The solution of the matrix by conjugate gradients.

use pulp::bytemuck;

use super::{Matrix, RIDGE};
use crate::lanes::{Lanes, Work, run};
use crate::psf::MOST;
use crate::sums::Entry;

/// The most iterations of the conjugate gradients, and the part of the residual at which they end.
const ITERATIONS: usize = 12;
const ENOUGH: f64 = 1e-2;

/// A solution of the matrix.
struct Solve<'a>(&'a mut Matrix);

impl Work for Solve<'_> {
    type Output = ();

    #[inline(always)]
    fn run<L: Lanes>(self, l: L) {
        self.0.solve(l);
    }
}

/// The vector of which each number comes four times.
#[inline(always)]
fn each_four<L: Lanes>(l: L, x: [f32; MOST]) -> L::Vector {
    l.vector(bytemuck::cast(x.map(|x| [x; 4])))
}

/// The sum of the rows.
#[inline(always)]
fn sum_of_rows<L: Lanes>(l: L, sums: L::Vector) -> [f32; MOST] {
    let rows: Entry = bytemuck::cast(l.to_array(sums));
    std::array::from_fn(|k| (rows[0][k] + rows[1][k]) + (rows[2][k] + rows[3][k]))
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
            ..
        } = self;
        if self.has_background {
            self.nodes.multiply(&direction.nodes, &mut product.nodes);
        }
        for row in 0..direction.emitters.len() {
            let mut sums = l.zero();
            for link in links.of(row) {
                let x = each_four(l, direction.emitters[link.other as usize]);
                sums = l.add_product(sums, l.vector(bytemuck::cast(link.entry)), x);
            }
            let x = l.vector(bytemuck::cast([direction.emitters[row]; 4]));
            for coupling in couplings.of(row) {
                let entry = l.vector(bytemuck::cast(coupling.entry));
                let nodes = coupling
                    .nodes
                    .map(|node| direction.nodes[node as usize] as f32);
                sums = l.add_product(sums, entry, each_four(l, nodes));
                let light: Entry = bytemuck::cast(l.to_array(l.mul(entry, x)));
                for (node, [a, b, c, d]) in coupling.nodes.iter().zip(light) {
                    product.nodes[*node as usize] += f64::from((a + b) + (c + d));
                }
            }
            product.emitters[row] = sum_of_rows(l, sums);
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
            self.inverses.push(inverse(&self.own(row)));
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
            *z = sum_of_rows(l, l.mul(inverse, each_four(l, *r)));
        }
        product.nodes.clone_from(&residual.nodes);
        if self.has_background {
            self.nodes.solve(&mut product.nodes);
        }
    }
}

/// The inverse of an entry; that of rows and columns without information is 0.
#[inline(always)]
fn inverse(entry: &Entry) -> Entry {
    let mut factor = [[0.0f64; MOST]; MOST];
    let mut inverse = [[0.0f64; MOST]; MOST];
    let mut scale = [0.0f64; MOST];
    for k in 0..MOST {
        if entry[k][k] > 0.0 {
            scale[k] = 1.0 / f64::from(entry[k][k]).sqrt();
        }
    }
    for k in 0..MOST {
        for l in 0..=k {
            let mut sum = f64::from(entry[k][l]) * scale[k] * scale[l];
            if k == l {
                sum = 1.0;
            }
            for m in 0..l {
                sum -= factor[k][m] * factor[l][m];
            }
            factor[k][l] = match k == l {
                true => sum.max(RIDGE).sqrt(),
                false => sum / factor[l][l],
            };
        }
        inverse[k][k] = 1.0 / factor[k][k];
        for l in 0..k {
            let mut sum = 0.0;
            for m in l..k {
                sum += factor[k][m] * inverse[m][l];
            }
            inverse[k][l] = -sum * inverse[k][k];
        }
    }
    let mut out = [[0.0; MOST]; MOST];
    for k in 0..MOST {
        for l in 0..MOST {
            let mut sum = 0.0;
            for m in k.max(l)..MOST {
                sum += inverse[m][k] * inverse[m][l];
            }
            out[k][l] = (sum * scale[k] * scale[l]) as f32;
        }
    }
    out
}
