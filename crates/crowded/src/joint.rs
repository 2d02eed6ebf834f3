//! The joint maximum of emitters whose light overlaps and of the background, and its covariance.
//!
//! A step solves the Fisher matrix of all emitters of a frame and all nodes of its background, by
//! conjugate gradients. Emitters that are far from each other share no entry.
//!
//! The covariance of an emitter is that of the matrix of its nearest neighbours and itself: it says how
//! well its parameters are known while theirs are not. The background counts as known there.

use pulp::bytemuck;

use crate::background::Bands;
use crate::frame::{Model, Profile, reach};
use crate::images::Images;
use crate::lanes::{LANES, Lanes, Work, run};
use crate::psf::{MOST, Psf, WINDOW};

/// The most neighbours that an emitter is marginalized over.
const NEIGHBOURS: usize = 12;

/// The largest matrix.
const LARGEST: usize = (NEIGHBOURS + 1) * MOST;

/// The longest part of a step, widths of the PSF.
const LONGEST: f64 = 0.25;

/// A ridge of the scaled matrix. Emitters that cannot be told apart have large uncertainties.
const RIDGE: f64 = 1e-6;

/// Steps that bring less than this, twice the log-likelihood, are not told to neighbours.
const TOLD: f32 = 0.2;

/// The most iterations of the conjugate gradients, and the part of the residual at which they end.
const ITERATIONS: usize = 12;
const ENOUGH: f64 = 1e-2;

/// The most terms of the derivatives of an emitter: each is a factor of the row times one of the column.
/// Those by x, y and photons have one, that by the depth has two.
const TERMS: usize = 5;

/// The factors of the row and of the column of each term: the share, or its derivative by the centre or by
/// the width.
const TERM: [(usize, usize); TERMS] = [(0, 1), (1, 0), (0, 0), (2, 0), (0, 2)];

type Entry = [[f32; MOST]; MOST];

/// An emitter that shares light with another, or the emitter itself.
#[derive(Clone, Copy, Debug)]
struct Link {
    other: u32,
    /// Rows are the parameters of the emitter, columns those of the other.
    entry: Entry,
}

/// The Fisher matrix of a frame and its gradient.
#[derive(Debug, Default)]
pub(crate) struct Joint {
    gradients: Vec<[f32; MOST]>,
    /// The part of each emitter with the background around it.
    couplings: Vec<[f32; MOST]>,
    /// The entries of pairs, the lower index first.
    pairs: Vec<(u32, u32, Entry)>,
    /// The links of each emitter: those of emitter `i` end at `ends[i]`.
    links: Vec<Link>,
    ends: Vec<u32>,
    nodes: Bands,
    /// The four nodes around each emitter and their parts.
    around: Vec<[(u32, f32); 4]>,
    /// The inverse of the entry of each emitter with itself.
    inverses: Vec<Entry>,
    step: Unknowns,
    residual: Unknowns,
    direction: Unknowns,
    product: Unknowns,
    matrix: Vec<f64>,
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

/// The covariance of x, y, z and photons of an emitter.
pub(crate) type Covariance = [[f64; 4]; 4];

/// Gradients and entries of all emitters.
struct Compute<'a> {
    joint: &'a mut Joint,
    model: &'a Model,
    psf: &'a Psf,
}

impl Work for Compute<'_> {
    type Output = ();

    #[inline(always)]
    fn run<L: Lanes>(self, l: L) {
        match self.psf.has_depth() {
            true => self.joint.compute::<L, TERMS, 3>(l, self.model, self.psf),
            false => self.joint.compute::<L, 3, 2>(l, self.model, self.psf),
        }
    }
}

/// A solution of the matrix.
struct Solve<'a>(&'a mut Joint);

impl Work for Solve<'_> {
    type Output = ();

    #[inline(always)]
    fn run<L: Lanes>(self, l: L) {
        self.0.solve(l);
    }
}

/// The index of a parameter in x, y, z and photons.
fn on_frame(psf: &Psf, k: usize) -> usize {
    if k == psf.photons() { 3 } else { k }
}

impl Joint {
    /// Takes a step towards the joint maximum of all emitters and the background, with this part of its
    /// diagonal added to the matrix. Emitters whose step brings less than `least` stay. Returns true if some have
    /// moved so far that their neighbours were told.
    pub fn step(&mut self, model: &mut Model, psf: &Psf, damping: f32, least: f32) -> bool {
        self.assemble(model, psf, damping);
        model.background.assemble(&model.images, &mut self.nodes);
        let Model {
            background,
            sources,
            ..
        } = model;
        self.around.clear();
        let around = sources
            .iter()
            .map(|source| background.around(source.place()));
        self.around.extend(around);
        run(Solve(self));
        background.add(&self.step.nodes);
        let mut moved = Vec::new();
        for i in 0..model.sources.len() {
            let gain = self.gain(i);
            if !(gain > least) {
                continue;
            }
            let mut values = model.sources[i].values();
            let step = self.limited(psf, i, values[3]);
            for k in 0..4 {
                values[k] += step[k];
            }
            model.assign(psf, i, values);
            if gain > TOLD {
                moved.push(i);
            }
        }
        model.redraw(psf);
        model.sort(psf);
        for &i in &moved {
            model.tell(psf, model.sources[i].place(), None);
        }
        !moved.is_empty()
    }

    /// Twice the gain of the log-likelihood by the step of an emitter.
    fn gain(&self, i: usize) -> f32 {
        let terms = self.step.emitters[i].iter().zip(&self.gradients[i]);
        terms.map(|(step, slope)| step * slope).sum()
    }

    /// The step of an emitter within its limits: x, y, z and photons.
    pub fn limited(&self, psf: &Psf, i: usize, photons: f64) -> [f64; 4] {
        let mut out = [0.0; 4];
        for k in 0..psf.parameters() {
            let longest = match on_frame(psf, k) {
                0 | 1 => LONGEST * psf.sigma,
                2 => 0.1 * (psf.depth[1] - psf.depth[0]),
                _ => 0.5 * photons,
            };
            let step = f64::from(self.step.emitters[i][k]);
            out[on_frame(psf, k)] = step.clamp(-longest, longest);
        }
        out
    }

    /// The covariances of all emitters, by the matrix of the last step.
    pub fn covariances(&mut self, model: &Model, psf: &Psf) -> Vec<Covariance> {
        (0..model.sources.len())
            .map(|i| self.covariance(model, psf, i))
            .collect()
    }

    /// Computes gradients and entries. This part of the diagonal is added to it.
    fn assemble(&mut self, model: &mut Model, psf: &Psf, damping: f32) {
        model.images.weigh();
        let joint = &mut *self;
        run(Compute { joint, model, psf });
        // Both ends of a pair have a link to it.
        self.ends.clear();
        self.ends.resize(model.sources.len() + 1, 0);
        for &(a, b, _) in &self.pairs {
            self.ends[a as usize + 1] += 1;
            if a != b {
                self.ends[b as usize + 1] += 1;
            }
        }
        for i in 0..model.sources.len() {
            self.ends[i + 1] += self.ends[i];
        }
        let all = self.ends[model.sources.len()] as usize;
        let none = Link {
            other: 0,
            entry: [[0.0; MOST]; MOST],
        };
        self.links.resize(all, none);
        // `ends` holds beginnings until each list is full.
        for (a, b, entry) in &self.pairs {
            let mut push = |from: u32, link: Link| {
                let at = &mut self.ends[from as usize];
                self.links[*at as usize] = link;
                *at += 1;
            };
            let (other, mut entry) = (*b, *entry);
            if a == b {
                for k in 0..MOST {
                    entry[k][k] *= 1.0 + damping;
                }
            } else {
                let entry = std::array::from_fn(|k| std::array::from_fn(|l| entry[l][k]));
                push(*b, Link { other: *a, entry });
            }
            push(*a, Link { other, entry });
        }
    }

    /// The links of an emitter. That to itself is among them.
    fn links(&self, i: usize) -> &[Link] {
        let begin = if i > 0 { self.ends[i - 1] } else { 0 };
        &self.links[begin as usize..self.ends[i] as usize]
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
        let felt = (reach::FELT * psf.sigma).powi(2);
        for a in 0..model.sources.len() {
            let coefficients = coefficients(psf, model, a);
            let profile = model.profile(psf, a);
            let [gradient, coupling] =
                gradient::<L, T, F>(l, &model.images, psf, &profile, &coefficients);
            self.gradients.push(gradient);
            self.couplings.push(coupling);
            let place = model.sources[a].place();
            for b in model.cells.near(place) {
                if b >= a && model.sources[b].distance_squared(place) <= felt {
                    let others = (model.profile(psf, b), self::coefficients(psf, model, b));
                    let entry = entry::<L, T, F>(
                        l,
                        &model.images,
                        psf,
                        [&profile, &others.0],
                        [&coefficients, &others.1],
                    );
                    self.pairs.push((a as u32, b as u32, entry));
                }
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
            around,
            ..
        } = self;
        self.nodes.multiply(&direction.nodes, &mut product.nodes);
        let mut begin = 0;
        for i in 0..direction.emitters.len() {
            let end = self.ends[i] as usize;
            let mut sums = l.zero();
            for link in &self.links[begin..end] {
                let x = direction.emitters[link.other as usize];
                let x = l.vector(bytemuck::cast([x; MOST]));
                sums = l.add_product(sums, l.vector(bytemuck::cast(link.entry)), x);
            }
            begin = end;
            let sums: Entry = bytemuck::cast(l.to_array(sums));
            let (coupling, x) = (&couplings[i], &direction.emitters[i]);
            let (mut background, mut light) = (0.0, 0.0);
            for (node, part) in around[i] {
                background += part * direction.nodes[node as usize] as f32;
            }
            for k in 0..MOST {
                let [a, b, c, d] = sums[k];
                product.emitters[i][k] = ((a + b) + (c + d)) + coupling[k] * background;
                light += coupling[k] * x[k];
            }
            for (node, part) in around[i] {
                product.nodes[node as usize] += f64::from(part * light);
            }
        }
    }

    /// Solves the matrix by conjugate gradients. The inverses of the entries of each emitter with itself, and
    /// that of the nodes, make it near to one.
    #[inline(always)]
    fn solve<L: Lanes>(&mut self, l: L) {
        let (emitters, nodes) = (self.gradients.len(), self.nodes.len());
        self.inverses.clear();
        for i in 0..emitters {
            let own = self.links(i).iter().find(|link| link.other as usize == i);
            let entry = own.map_or([[0.0; MOST]; MOST], |link| link.entry);
            self.inverses.push(inverse(&entry));
        }
        self.nodes.factorize();
        for unknowns in [&mut self.step, &mut self.product, &mut self.direction] {
            unknowns.reset(emitters, nodes);
        }
        self.residual.emitters.clone_from(&self.gradients);
        self.residual.nodes.clear();
        self.residual.nodes.extend_from_slice(self.nodes.gradient());
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
            let r = l.vector(bytemuck::cast([*r; MOST]));
            let terms = l.mul(l.vector(bytemuck::cast(*inverse)), r);
            let terms: Entry = bytemuck::cast(l.to_array(terms));
            *z = terms.map(|[a, b, c, d]| (a + b) + (c + d));
        }
        product.nodes.clone_from(&residual.nodes);
        self.nodes.solve(&mut product.nodes);
    }

    /// The covariance of one emitter: its block of the inverse of the matrix of its neighbourhood.
    fn covariance(&mut self, model: &Model, psf: &Psf, i: usize) -> Covariance {
        let place = model.sources[i].place();
        let near = self.links(i).iter().map(|link| link.other as usize);
        let near = near.filter(|&j| j != i);
        let near = near.map(|j| (model.sources[j].distance_squared(place), j));
        let mut near: Vec<(f64, usize)> = near.collect();
        near.sort_unstable_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
        near.truncate(NEIGHBOURS);
        // Its own entry comes last: the inverse of the last block of a Cholesky factor is that of the
        // matrix.
        let all: Vec<usize> = near.iter().map(|(_, j)| *j).chain([i]).collect();
        let each = psf.parameters();
        let n = all.len() * each;
        let mut matrix = std::mem::take(&mut self.matrix);
        matrix.clear();
        matrix.resize(n * n, 0.0);
        for (p, &a) in all.iter().enumerate() {
            for link in self.links(a) {
                let place = all.iter().position(|&b| b == link.other as usize);
                let Some(q) = place.filter(|&q| q <= p) else {
                    continue;
                };
                for k in 0..each {
                    for l in 0..each {
                        matrix[(p * each + k) * n + (q * each + l)] = link.entry[k][l].into();
                    }
                }
            }
        }
        let mut scale = [0.0; LARGEST];
        for k in 0..n {
            scale[k] = 1.0 / matrix[k * n + k].max(1e-30).sqrt();
        }
        for k in 0..n {
            for l in 0..=k {
                let mut sum = matrix[k * n + l] * scale[k] * scale[l];
                if k == l {
                    sum += RIDGE;
                }
                for m in 0..l {
                    sum -= matrix[k * n + m] * matrix[l * n + m];
                }
                matrix[k * n + l] = match k == l {
                    true => sum.max(RIDGE).sqrt(),
                    false => sum / matrix[l * n + l],
                };
            }
        }
        let first = n - each;
        // The inverse of the last block of the factor.
        let mut inverse = [[0.0; MOST]; MOST];
        for k in 0..each {
            inverse[k][k] = 1.0 / matrix[(first + k) * n + (first + k)];
            for l in 0..k {
                let sum: f64 = (l..k)
                    .map(|m| matrix[(first + k) * n + (first + m)] * inverse[m][l])
                    .sum();
                inverse[k][l] = -sum * inverse[k][k];
            }
        }
        let mut out = [[0.0; 4]; 4];
        for k in 0..each {
            for l in 0..each {
                let sum: f64 = (k.max(l)..each)
                    .map(|m| inverse[m][k] * inverse[m][l])
                    .sum();
                out[on_frame(psf, k)][on_frame(psf, l)] = sum * scale[first + k] * scale[first + l];
            }
        }
        self.matrix = matrix;
        out
    }
}

/// The coefficients of an emitter's terms.
#[inline(always)]
fn coefficients(psf: &Psf, model: &Model, i: usize) -> [f32; TERMS] {
    let source = &model.sources[i];
    let photons = source.photons as f32;
    let [wide, high] = match psf.has_depth() {
        true => psf.slopes(source.z).map(|slope| photons * slope as f32),
        false => [0.0; 2],
    };
    [photons, photons, 1.0, high, wide]
}

/// The parameter that a term belongs to.
#[inline(always)]
fn parameter<const T: usize>(term: usize) -> usize {
    match term {
        0 | 1 => term,
        2 if T == TERMS => 3,
        _ => 2,
    }
}

/// The gradient of the log-likelihood by an emitter's parameters, and their sums with the weights.
#[inline(always)]
fn gradient<L: Lanes, const T: usize, const F: usize>(
    l: L,
    images: &Images,
    psf: &Psf,
    profile: &Profile<'_>,
    coefficients: &[f32; TERMS],
) -> [[f32; MOST]; 2] {
    let (side, len) = (psf.side(), psf.padded_side());
    let mut sums = [[l.zero(); T]; 2];
    for block in (0..len).step_by(LANES) {
        let mut rows = [[l.zero(); F]; 2];
        for j in 0..side {
            let begin = images.index(profile.left, profile.top + j as i32) + block;
            let residuals = l.load(&images.residuals, begin);
            let weights = l.load(&images.weights, begin);
            for f in 0..F {
                let factor = l.splat(profile.down[f * len + j]);
                rows[0][f] = l.add_product(rows[0][f], factor, residuals);
                rows[1][f] = l.add_product(rows[1][f], factor, weights);
            }
        }
        for t in 0..T {
            let (row, column) = TERM[t];
            let columns = l.load(profile.across, column * len + block);
            for s in 0..2 {
                sums[s][t] = l.add_product(sums[s][t], rows[s][row], columns);
            }
        }
    }
    let mut out = [[0.0; MOST]; 2];
    for s in 0..2 {
        for t in 0..T {
            out[s][parameter::<T>(t)] += coefficients[t] * l.total(sums[s][t]);
        }
    }
    out
}

/// The entry of the Fisher matrix of two emitters: rows are the parameters of the first.
#[inline(always)]
fn entry<L: Lanes, const T: usize, const F: usize>(
    l: L,
    images: &Images,
    psf: &Psf,
    [one, other]: [&Profile<'_>; 2],
    coefficients: [&[f32; TERMS]; 2],
) -> Entry {
    let (side, len) = (psf.side() as i32, psf.padded_side());
    // The columns of the first window; those of the other are shifted, with nothing beyond.
    let shift = one.left - other.left;
    let mut shifted = [0.0; 3 * WINDOW];
    let from = shift.max(0) as usize;
    let to = (-shift).max(0) as usize;
    let shared = (side - shift.abs()).max(0) as usize;
    for f in 0..F {
        shifted[f * len + to..][..shared]
            .copy_from_slice(&other.across[f * len + from..][..shared]);
    }
    let mut sums = [[l.zero(); T]; T];
    for block in (0..len).step_by(LANES) {
        let mut rows = [[l.zero(); F]; F];
        for y in one.top.max(other.top)..one.top.min(other.top) + side {
            let weights = l.load(&images.weights, images.index(one.left, y) + block);
            let (first, second) = ((y - one.top) as usize, (y - other.top) as usize);
            for f in 0..F {
                for g in 0..F {
                    let factor = one.down[f * len + first] * other.down[g * len + second];
                    rows[f][g] = l.add_product(rows[f][g], l.splat(factor), weights);
                }
            }
        }
        for s in 0..T {
            let ours = l.load(one.across, TERM[s].1 * len + block);
            for t in 0..T {
                let theirs = l.load(&shifted, TERM[t].1 * len + block);
                let row = rows[TERM[s].0][TERM[t].0];
                sums[s][t] = l.add_product(sums[s][t], row, l.mul(ours, theirs));
            }
        }
    }
    let mut out = [[0.0; MOST]; MOST];
    for s in 0..T {
        for t in 0..T {
            let coefficient = coefficients[0][s] * coefficients[1][t];
            out[parameter::<T>(s)][parameter::<T>(t)] += coefficient * l.total(sums[s][t]);
        }
    }
    out
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
