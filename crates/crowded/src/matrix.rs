//! The Fisher matrix of emitters and of the nodes of the background, and its solution by conjugate gradients.

mod conjugate;
mod unknowns;

use unknowns::Unknowns;

use crate::bands::Bands;
use crate::frame::{Model, Profile};
use crate::lanes::{Lanes, Work, run};
use crate::psf::{MOST, Psf};
use crate::sums::{self, Derivatives, Entry, NONE, TERMS};

/// A ridge of the scaled matrix. Emitters that cannot be told apart have large uncertainties.
pub(crate) const RIDGE: f64 = 1e-6;

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

/// A row of nodes of the background that an emitter shares pixels with.
#[derive(Clone, Copy, Debug)]
struct Coupling {
    /// The first of them. Of the next three, those that are not of this row have entries of 0, or nearly.
    node: u32,
    /// Rows are nodes, columns the parameters of the emitter.
    entry: Entry,
    /// Rows are the parameters.
    transposed: Entry,
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
    /// The nodes of the direction, and what emitters bring to those of the product. Four more may be read.
    nodes_of_direction: Vec<f32>,
    nodes_of_product: Vec<f32>,
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
                entry = sums::transposed(&entry);
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
        for row in 0..self.rows.len() {
            let i = self.rows[row] as usize;
            let emitter = Derivatives::of(model, psf, i);
            let gradient = sums::gradient::<L, T, F>(l, images, psf, &emitter);
            self.gradients.push(gradient);
            if self.has_background {
                let Profile { left, top, .. } = emitter.profile;
                let hats = model.background.hats([left, top]);
                let entries = sums::couplings::<L, T, F>(l, images, psf, &emitter, &hats);
                for (node, entry) in hats.rows_of_nodes(psf.side()).zip(entries) {
                    let transposed = sums::transposed(&entry);
                    self.couplings.items.push(Coupling {
                        node,
                        entry,
                        transposed,
                    });
                }
            }
            self.couplings.close();
            let source = &model.sources[i];
            for j in model.cells.near(source.place()) {
                let other = self.row_of[j];
                if other == ABSENT
                    || (other as usize) < row
                    || !source.shares_light(&model.sources[j])
                {
                    continue;
                }
                let pair = [&emitter, &Derivatives::of(model, psf, j)];
                let entry = sums::entry::<L, T, F>(l, images, psf, pair);
                self.pairs.push((row as u32, other, entry));
            }
        }
    }
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

    /// Both PSFs, the second of which has windows of several vectors.
    fn psfs() -> [Psf; 2] {
        let curve = Astigmatism::from_numbers([0.13, 0.14, 0.05, -0.05, 0.0, 0.0, 0.3, 0.4]);
        let depth = [-0.4, 0.4];
        let astigmatic = Psf::new(&Fitted::astigmatic(curve), 0.1.into(), depth).expect("widths");
        assert!(astigmatic.padded_side() > crate::lanes::LANES);
        [xynb(), astigmatic]
    }

    /// A frame with an emitter in so many pixels, and the matrix of all.
    fn assembled(psf: &Psf, pixels: usize, has_background: bool) -> (Model, Matrix) {
        let mut model = model_of(psf, pixels);
        let emitters: Vec<u32> = (0..model.sources.len() as u32).collect();
        let mut matrix = Matrix::default();
        matrix.assemble(&mut model, psf, (&emitters, has_background), 0.0);
        (model, matrix)
    }

    /// The slope of the means by a parameter of an emitter, and the weights.
    fn slope(model: &mut Model, psf: &Psf, i: usize, k: usize) -> Vec<f64> {
        let on_frame = psf.on_frame(k);
        let step = [1e-2, 1e-2, 1e-3, 100.0][on_frame];
        let above = image(model, psf, i, on_frame, step);
        let below = image(model, psf, i, on_frame, -step);
        let pairs = above.iter().zip(&below);
        pairs
            .map(|(a, b)| f64::from(a - b) / (2.0 * step))
            .collect()
    }

    /// The entries of emitters are sums over pixels of both derivatives and the weight. Here the derivatives come
    /// from images with other values.
    #[test]
    fn entries_are_sums_over_pixels() {
        for psf in psfs() {
            let (mut model, matrix) = assembled(&psf, 60, false);
            let weights = model.images.weights.clone();
            let inside: Vec<usize> = (0..SIDE).flat_map(|y| model.images.row(y)).collect();
            let slopes: Vec<Vec<Vec<f64>>> = (0..40)
                .map(|i| {
                    (0..psf.parameters())
                        .map(|k| slope(&mut model, &psf, i, k))
                        .collect()
                })
                .collect();
            let mut pairs = 0;
            for i in 0..slopes.len() {
                for link in matrix.links(i) {
                    let Some(other) = slopes.get(link.other as usize) else {
                        continue;
                    };
                    pairs += usize::from(link.other as usize != i);
                    for (k, of_other) in other.iter().enumerate() {
                        for (m, own) in slopes[i].iter().enumerate() {
                            let (mut expected, mut size) = (0.0, 0.0);
                            for &at in &inside {
                                let term = own[at] * of_other[at] * f64::from(weights[at]);
                                expected += term;
                                size += term.abs();
                            }
                            let found = f64::from(link.entry[k][m]);
                            // Slopes have the rounding of images.
                            let diagonal = [(link.other as usize, k), (i, m)];
                            let diagonal = diagonal.map(|(i, k)| f64::from(matrix.own(i)[k][k]));
                            let most = 4e-3 * size + 1e-4 * (diagonal[0] * diagonal[1]).sqrt();
                            assert!(
                                (found - expected).abs() < most,
                                "{i} {}, {k} {m}: {found} {expected} {size}",
                                link.other
                            );
                        }
                    }
                }
            }
            assert!(pairs > 3, "{pairs}");
        }
    }

    /// The couplings are sums over pixels of the emitter's derivative, the weight and the node's hat. Here all
    /// three come from images: those of the model with another value or another node.
    #[test]
    fn couplings_are_sums_over_pixels() {
        for psf in psfs() {
            let (mut model, matrix) = assembled(&psf, 100, true);
            let emitters = model.sources.len();
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
            for i in 0..emitters {
                let couplings = matrix.couplings.of(i);
                several += usize::from(couplings.len() > 2);
                for k in 0..psf.parameters() {
                    let slopes = slope(&mut model, &psf, i, k);
                    for (node, hat) in hats.iter().enumerate() {
                        let (mut expected, mut size) = (0.0, 0.0);
                        for y in 0..SIDE {
                            for at in model.images.row(y) {
                                let weighted = slopes[at] * f64::from(model.images.weights[at]);
                                expected += weighted * f64::from(hat[at]);
                                size += weighted.abs();
                            }
                        }
                        let places = couplings.iter().flat_map(|one| {
                            let nodes = one.node..;
                            assert_eq!(one.transposed, sums::transposed(&one.entry));
                            nodes.zip(one.entry)
                        });
                        let of_node = places.filter(|(other, _)| *other as usize == node);
                        let found: f32 = of_node.map(|(_, entry)| entry[k]).sum();
                        let error = (f64::from(found) - expected).abs();
                        assert!(
                            error < 2e-3 * size,
                            "emitter {i}, parameter {k}, node {node}: {found} {expected} {size}"
                        );
                    }
                }
            }
            assert!(several > 3 && several < emitters, "{several}");
        }
    }
}
