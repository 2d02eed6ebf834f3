//! The Fisher matrix of emitters and of the nodes of the background, and its solution by conjugate gradients.

use pulp::bytemuck;

use crate::background::Bands;
use crate::frame::{Model, Profile, reach};
use crate::lanes::{Lanes, Work, run};
use crate::psf::{MOST, Psf};
use crate::sums::{self, Derivatives, Entry, NONE, TERMS};

/// A ridge of the scaled matrix. Emitters that cannot be told apart have large uncertainties.
pub(crate) const RIDGE: f64 = 1e-6;

/// The most iterations of the conjugate gradients, and the part of the residual at which they end.
const ITERATIONS: usize = 12;
const ENOUGH: f64 = 1e-2;

/// No row of the matrix.
const ABSENT: u32 = u32::MAX;

/// An emitter that shares light with another, or the emitter itself.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Link {
    /// The row of the other.
    pub other: u32,
    /// Rows are the parameters of the other, columns those of the emitter.
    pub entry: Entry,
}

/// Four nodes of the background that an emitter shares pixels with.
#[derive(Clone, Copy, Debug)]
struct Coupling {
    nodes: [u32; 4],
    /// Rows are nodes, columns the parameters of the emitter.
    entry: Entry,
}

/// A list for each emitter: that of row `i` ends at `ends[i]`.
#[derive(Debug)]
struct Lists<T> {
    items: Vec<T>,
    ends: Vec<u32>,
}

impl<T> Default for Lists<T> {
    fn default() -> Self {
        Self {
            items: Vec::new(),
            ends: Vec::new(),
        }
    }
}

impl<T> Lists<T> {
    fn clear(&mut self) {
        self.items.clear();
        self.ends.clear();
    }

    fn close(&mut self) {
        self.ends.push(self.items.len() as u32);
    }

    #[inline(always)]
    fn of(&self, row: usize) -> &[T] {
        let begin = if row > 0 { self.ends[row - 1] } else { 0 };
        &self.items[begin as usize..self.ends[row] as usize]
    }
}

/// A number for each parameter of each emitter, and for each node of the background.
#[derive(Clone, Debug, Default)]
struct Unknowns {
    emitters: Vec<[f32; MOST]>,
    nodes: Vec<f64>,
}

impl Unknowns {
    fn reset(&mut self, emitters: usize, nodes: usize) {
        self.emitters.clear();
        self.emitters.resize(emitters, [0.0; MOST]);
        self.nodes.clear();
        self.nodes.resize(nodes, 0.0);
    }

    #[inline(always)]
    fn dot(&self, other: &Self) -> f64 {
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
    fn add_scaled(&mut self, factor: f64, other: &Self) {
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

/// The Fisher matrix of some emitters of a frame and of the nodes of its background, and its solution.
#[derive(Debug, Default)]
pub(crate) struct Matrix {
    /// The emitter of each row.
    rows: Vec<u32>,
    /// The row of each emitter.
    row_of: Vec<u32>,
    gradients: Vec<[f32; MOST]>,
    couplings: Lists<Coupling>,
    /// The entries of pairs of rows, the lower first. Rows are the parameters of the first.
    pairs: Vec<(u32, u32, Entry)>,
    links: Lists<Link>,
    nodes: Bands,
    /// True if the nodes have rows in the matrix.
    has_background: bool,
    /// The inverse of the entry of each emitter with itself.
    inverses: Vec<Entry>,
    step: Unknowns,
    residual: Unknowns,
    direction: Unknowns,
    product: Unknowns,
}

/// Gradients and entries of all emitters.
struct Compute<'a> {
    matrix: &'a mut Matrix,
    model: &'a Model,
    psf: &'a Psf,
}

impl Work for Compute<'_> {
    type Output = ();

    #[inline(always)]
    fn run<L: Lanes>(self, l: L) {
        match self.psf.has_depth() {
            true => self.matrix.compute::<L, TERMS, 3>(l, self.model, self.psf),
            false => self.matrix.compute::<L, 3, 2>(l, self.model, self.psf),
        }
    }
}

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
    /// Computes the matrix of emitters, in order, and of the background unless that is to stay. `damping`
    /// times the diagonal of each emitter is added to it.
    pub fn assemble(
        &mut self,
        model: &mut Model,
        psf: &Psf,
        (emitters, has_background): (&[u32], bool),
        damping: f32,
    ) {
        model.images.weigh();
        self.has_background = has_background;
        if has_background {
            model.background.assemble(&model.images, &mut self.nodes);
            self.nodes.factorize();
        }
        self.row_of.clear();
        self.row_of.resize(model.sources.len(), ABSENT);
        for (row, i) in emitters.iter().enumerate() {
            self.row_of[*i as usize] = row as u32;
        }
        self.rows.clear();
        self.rows.extend_from_slice(emitters);
        run(Compute {
            matrix: self,
            model,
            psf,
        });
        self.link(damping);
    }

    /// Makes the links of both ends of the pairs.
    fn link(&mut self, damping: f32) {
        let Lists { items, ends } = &mut self.links;
        ends.clear();
        ends.resize(self.rows.len() + 1, 0);
        for &(a, b, _) in &self.pairs {
            ends[a as usize + 1] += 1;
            if a != b {
                ends[b as usize + 1] += 1;
            }
        }
        for i in 0..self.rows.len() {
            ends[i + 1] += ends[i];
        }
        let all = ends[self.rows.len()] as usize;
        let other = ABSENT;
        items.resize(all, Link { other, entry: NONE });
        // `ends` holds beginnings until each list is full.
        for &(a, b, mut entry) in &self.pairs {
            let mut push = |from: u32, link: Link| {
                let at = &mut ends[from as usize];
                items[*at as usize] = link;
                *at += 1;
            };
            if a == b {
                for k in 0..MOST {
                    entry[k][k] *= 1.0 + damping;
                }
            } else {
                push(b, Link { other: a, entry });
                entry = std::array::from_fn(|k| std::array::from_fn(|l| entry[l][k]));
            }
            push(a, Link { other: b, entry });
        }
    }

    /// The links of a row. That to itself is among them.
    pub fn links(&self, row: usize) -> &[Link] {
        self.links.of(row)
    }

    /// The entry of an emitter with itself.
    #[inline(always)]
    pub fn own(&self, row: usize) -> Entry {
        let own = self
            .links(row)
            .iter()
            .find(|link| link.other as usize == row);
        own.map_or(NONE, |link| link.entry)
    }

    /// The step of the emitter of a row.
    pub fn step(&self, row: usize) -> [f32; MOST] {
        self.step.emitters[row]
    }

    /// The step of the nodes.
    pub fn step_of_nodes(&self) -> &[f64] {
        &self.step.nodes
    }

    /// Computes the step.
    pub fn find_step(&mut self) {
        run(Solve(self));
    }

    /// Computes gradients and entries of emitters whose derivatives have `T` terms and `F` factors along
    /// an axis.
    #[inline(always)]
    fn compute<L: Lanes, const T: usize, const F: usize>(
        &mut self,
        l: L,
        model: &Model,
        psf: &Psf,
    ) {
        self.gradients.clear();
        self.couplings.clear();
        self.pairs.clear();
        let images = &model.images;
        let felt = (reach::FELT * psf.sigma).powi(2);
        for row in 0..self.rows.len() {
            let i = self.rows[row] as usize;
            let emitter = Derivatives::of(model, psf, i);
            let gradient = sums::gradient::<L, T, F>(l, images, psf, &emitter);
            self.gradients.push(gradient);
            if self.has_background {
                let Profile { left, top, .. } = emitter.profile;
                let hats = model.background.hats([left, top]);
                let couplings = &mut self.couplings.items;
                if hats.is_one_cell(psf.side()) {
                    let [entry, _] = sums::couplings::<L, T, F, 2>(l, images, psf, &emitter, &hats);
                    let nodes = [(0, 0), (0, 1), (1, 0), (1, 1)].map(|(j, i)| hats.node(j, i));
                    couplings.push(Coupling { nodes, entry });
                } else {
                    let entries = sums::couplings::<L, T, F, 3>(l, images, psf, &emitter, &hats);
                    for (j, entry) in entries.into_iter().enumerate() {
                        let nodes = [0, 1, 2, 2].map(|i| hats.node(j, i));
                        couplings.push(Coupling { nodes, entry });
                    }
                }
            }
            self.couplings.close();
            let place = model.sources[i].place();
            for j in model.cells.near(place) {
                let other = self.row_of[j];
                if other == ABSENT
                    || (other as usize) < row
                    || model.sources[j].distance_squared(place) > felt
                {
                    continue;
                }
                let pair = [&emitter, &Derivatives::of(model, psf, j)];
                let entry = sums::entry::<L, T, F>(l, images, psf, pair);
                self.pairs.push((row as u32, other, entry));
            }
        }
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

#[cfg(test)]
mod tests {
    use gaussmle::{Astigmatism, Model as Fitted};

    use super::*;
    use crate::frame::dense::{SIDE, model_of, xynb};

    /// The image of an emitter with other values, per photon or unit.
    fn image(model: &mut Model, psf: &Psf, i: usize, k: usize, step: f64) -> Vec<f32> {
        let before = model.sources[i].values();
        let mut values = before;
        values[k] += step;
        model.set(psf, i, values);
        let image = model.images.means.clone();
        model.set(psf, i, before);
        image
    }

    /// The couplings are sums over pixels of the emitter's derivative, the weight and the node's hat. Here all
    /// three come from images: those of the model with another value or another node.
    #[test]
    fn couplings_are_sums_over_pixels() {
        let curve = Astigmatism::from_numbers([0.13, 0.14, 0.05, -0.05, 0.0, 0.0, 0.3, 0.4]);
        let astigmatic = Psf::new(&Fitted::astigmatic(curve), 0.1, [-0.4, 0.4]).expect("widths");
        for psf in [xynb(), astigmatic] {
            let mut model = model_of(&psf, 100);
            let emitters: Vec<u32> = (0..model.sources.len() as u32).collect();
            let mut matrix = Matrix::default();
            matrix.assemble(&mut model, &psf, (&emitters, true), 0.0);
            let nodes = matrix.nodes.len();
            let hats: Vec<Vec<f32>> = (0..nodes)
                .map(|node| {
                    let before = model.images.means.clone();
                    let mut step = vec![0.0; nodes];
                    step[node] = 1.0;
                    model.background.add(&step);
                    model.redraw(&psf);
                    let after = model.images.means.clone();
                    step[node] = -1.0;
                    model.background.add(&step);
                    model.redraw(&psf);
                    after.iter().zip(before).map(|(a, b)| a - b).collect()
                })
                .collect();
            let mut several = 0;
            for i in 0..emitters.len() {
                let couplings = matrix.couplings.of(i);
                several += usize::from(couplings.len() > 1);
                for k in 0..psf.parameters() {
                    let on_frame = psf.on_frame(k);
                    let step = [1e-2, 1e-2, 1e-3, 100.0][on_frame];
                    let above = image(&mut model, &psf, i, on_frame, step);
                    let below = image(&mut model, &psf, i, on_frame, -step);
                    for (node, hat) in hats.iter().enumerate() {
                        let (mut expected, mut size) = (0.0, 0.0);
                        for y in 0..SIDE {
                            for at in model.images.row(y) {
                                let slope = f64::from(above[at] - below[at]) / (2.0 * step);
                                let weight = f64::from(model.images.weights[at]);
                                expected += slope * weight * f64::from(hat[at]);
                                size += (slope * weight).abs();
                            }
                        }
                        let places = couplings
                            .iter()
                            .flat_map(|one| one.nodes.iter().zip(one.entry));
                        let of_node = places.filter(|(other, _)| **other as usize == node);
                        let found: f32 = of_node.map(|(_, entry)| entry[k]).sum();
                        let error = (f64::from(found) - expected).abs();
                        assert!(
                            error < 2e-3 * size,
                            "emitter {i}, parameter {k}, node {node}: {found} {expected} {size}"
                        );
                    }
                }
            }
            assert!(several > 3 && several < emitters.len(), "{several}");
        }
    }
}
