//! The shape of an emitter's light: is it wider than the PSF, and along which axis?
//!
//! The efficient score of a spread of the light along x and y and of their correlation, with the
//! parameters of the emitter and an offset of the background projected out. Its square is chi-squared
//! with three degrees of freedom if the emitter is one.

use crate::frame::{Model, Profile};
use crate::images::Images;
use crate::lanes::{LANES, Lanes, Work, in_lanes, run, totals};
use crate::psf::Psf;

/// Half the side of the square that is looked at, widths of the PSF.
const HALF: f64 = 3.0;

/// The most terms of the derivatives: those of the light's spread along x, along both, and along y; of the
/// background, the photons, y, x, and two of the depth.
const TERMS: usize = 9;

/// The factors along an axis: the share, its derivatives by the centre, by the width, and twice by the
/// centre, and 1.
const FACTORS: usize = crate::psf::FACTORS + 1;
const ONE: usize = FACTORS - 1;

/// The factors of the row and of the column of each term, and its coefficient as a part of the photons.
const TERM: [(usize, usize, f32); TERMS] = [
    (0, 3, 0.5),
    (1, 1, 1.0),
    (3, 0, 0.5),
    (4, 4, 0.0),
    (0, 0, 0.0),
    (1, 0, 1.0),
    (0, 1, 1.0),
    (0, 2, 1.0),
    (2, 0, 1.0),
];

/// The parameters: all terms, but the depth has two.
const PARAMETERS: usize = 8;

/// The spread of an emitter's light.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Shape {
    /// Variances beyond those of the PSF, along x, of both, and along y, square pixels.
    pub spread: [f32; 3],
    /// Evidence: chi-squared of three degrees of freedom.
    pub evidence: f32,
}

/// The shape of an emitter in a square of this half side.
struct Compute<'a> {
    images: &'a Images,
    psf: &'a Psf,
    profile: Profile<'a>,
    photons: f32,
    slopes: [f32; 2],
    half: usize,
}

impl Work for Compute<'_> {
    type Output = Shape;

    #[inline(always)]
    fn run<L: Lanes>(self, l: L) -> Shape {
        match self.psf.has_depth() {
            true => self.compute::<L, TERMS, PARAMETERS>(l),
            false => self.compute::<L, { TERMS - 2 }, { PARAMETERS - 1 }>(l),
        }
    }
}

impl Compute<'_> {
    /// The shape, from `T` terms of `P` parameters.
    #[inline(always)]
    fn compute<L: Lanes, const T: usize, const P: usize>(self, l: L) -> Shape {
        let Self {
            images,
            psf,
            profile,
            photons,
            slopes,
            half,
        } = self;
        let len = psf.padded_side();
        let middle = psf.half_window as usize;
        let down: [&[f32]; ONE] =
            std::array::from_fn(|f| &profile.down[f * len + middle - half..][..2 * half + 1]);
        let mut gradient = [l.zero(); T];
        let mut matrix = [[l.zero(); T]; T];
        for block in (0..len).step_by(LANES) {
            let mut residuals = [l.zero(); FACTORS];
            let mut weights = [[l.zero(); FACTORS]; FACTORS];
            let mut at = images.index(profile.left, profile.top + (middle - half) as i32) + block;
            for j in 0..2 * half + 1 {
                let (r, w) = (l.load(&images.residuals, at), l.load(&images.weights, at));
                at += images.stride;
                let mut factors = [l.splat(1.0); FACTORS];
                for f in 0..ONE {
                    factors[f] = l.splat(down[f][j]);
                }
                // Loops of constant length with conditions inside stay in registers.
                for f in 0..FACTORS {
                    // Without a depth, none has the derivative by the width.
                    if T < TERMS && f == 2 {
                        continue;
                    }
                    residuals[f] = l.add_product(residuals[f], factors[f], r);
                    let weighted = l.mul(factors[f], w);
                    for g in 0..FACTORS {
                        if g > f || (T < TERMS && g == 2) {
                            continue;
                        }
                        weights[f][g] = l.add_product(weights[f][g], factors[g], weighted);
                    }
                }
            }
            let inside = [middle - half, middle + half + 1];
            let inside = inside.map(|column| column as i32 - block as i32);
            let here = in_lanes(l, inside, l.splat(1.0));
            let mut columns = [here; FACTORS];
            for f in 0..ONE {
                columns[f] = l.mul(here, l.load(profile.across, f * len + block));
            }
            for t in 0..T {
                let (row, column, _) = TERM[t];
                gradient[t] = l.add_product(gradient[t], residuals[row], columns[column]);
                for u in 0..T {
                    if u > t {
                        continue;
                    }
                    let (other, its, _) = TERM[u];
                    let sum = weights[row.max(other)][row.min(other)];
                    let product = l.mul(columns[column], columns[its]);
                    matrix[t][u] = l.add_product(matrix[t][u], sum, product);
                }
            }
        }
        // Parameters in the order of the elimination: the last three are those of the spread.
        let index = |t: usize| match t {
            0..3 => P - 3 + t,
            8 => 0,
            _ => P - 1 - t,
        };
        let coefficient = |t: usize| match t {
            3 | 4 => 1.0,
            7 => photons * slopes[0],
            8 => photons * slopes[1],
            _ => photons * TERM[t].2,
        };
        let (mut slope, mut information) = ([0.0f64; P], [[0.0f64; P]; P]);
        let gradient = totals::<L, T>(l, &gradient);
        for t in 0..T {
            slope[index(t)] += f64::from(coefficient(t) * gradient[t]);
            // Beyond `t` are zeros.
            let matrix = totals::<L, T>(l, &matrix[t]);
            for u in 0..=t {
                let entry = f64::from(coefficient(t) * coefficient(u) * matrix[u]);
                let (p, q) = (index(t).max(index(u)), index(t).min(index(u)));
                // The depth's terms meet twice.
                let both = if p == q && t != u { 2.0 } else { 1.0 };
                information[p][q] += both * entry;
            }
        }
        solve(&slope, &information).unwrap_or_default()
    }
}

impl Shape {
    /// The spread along the longest axis, and the angle of that axis.
    pub fn longest(&self) -> (f32, f32) {
        let [xx, xy, yy] = self.spread;
        let half = ((xx - yy).powi(2) / 4.0 + xy * xy).sqrt();
        (
            (xx + yy) / 2.0 + half,
            0.5 * libm::atan2f(2.0 * xy, xx - yy),
        )
    }

    /// The shape of an emitter. The images have been weighed.
    pub fn of(model: &Model, psf: &Psf, i: usize) -> Self {
        let source = &model.sources[i];
        let half = HALF * psf.widths(source.z).into_iter().fold(0.0, f64::max);
        let half = (half.round() as usize).clamp(2, psf.half_window as usize);
        run(Compute {
            images: &model.images,
            psf,
            profile: model.profile(psf, i),
            photons: source.photons as f32,
            slopes: psf.slopes(source.z).map(|slope| slope as f32),
            half,
        })
    }
}

/// Projects all but the last three parameters out.
#[inline(always)]
fn solve<const N: usize>(gradient: &[f64; N], matrix: &[[f64; N]; N]) -> Option<Shape> {
    let mut factor = [[0.0; N]; N];
    let mut forward = [0.0; N];
    for i in 0..N {
        for j in 0..=i {
            let mut sum = matrix[i][j];
            for k in 0..j {
                sum -= factor[i][k] * factor[j][k];
            }
            if i == j {
                if sum <= 1e-6 * matrix[i][i] {
                    return None;
                }
                // Of the diagonal, the inverse is kept.
                factor[i][i] = 1.0 / sum.sqrt();
            } else {
                factor[i][j] = sum * factor[j][j];
            }
        }
        let mut sum = gradient[i];
        for k in 0..i {
            sum -= factor[i][k] * forward[k];
        }
        forward[i] = sum * factor[i][i];
    }
    let first = N - 3;
    let evidence: f64 = forward[first..].iter().map(|z| z * z).sum();
    let mut spread = [0.0; 3];
    for i in (0..3).rev() {
        let mut sum = forward[first + i];
        for k in i + 1..3 {
            sum -= factor[first + k][first + i] * spread[k];
        }
        spread[i] = sum * factor[first + i][first + i];
    }
    Some(Shape {
        spread: spread.map(|value| value as f32),
        evidence: evidence as f32,
    })
}
