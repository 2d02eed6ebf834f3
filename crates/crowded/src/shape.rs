//! The shape of an emitter's light: is it wider than the PSF, and along which axis?
//!
//! The efficient score of a spread of the light along x and y and of their correlation, with the
//! parameters of the emitter and an offset of the background projected out. Its square is chi-squared
//! with three degrees of freedom if the emitter is one.

use pulp::{Arch, NullaryFnOnce};

use crate::frame::Source;
use crate::images::Images;
use crate::lanes::{LANES, add_scaled, load, padded, times, total};
use crate::psf::{FACTORS, Psf, WINDOW, factors};

/// Half the side of the square that is looked at, widths of the PSF.
const HALF: f64 = 3.0;

/// Depth, x, y, photons, background, and the three of the spread.
const MOST: usize = 8;

/// The factors of columns: 1, the share, and its derivatives by the centre, by the width, and twice by the
/// centre.
const COLUMNS: usize = FACTORS + 1;

/// The spread of an emitter's light.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Shape {
    /// Variances beyond those of the PSF, along x, of both, and along y, square pixels.
    pub spread: [f32; 3],
    /// Evidence: chi-squared of three degrees of freedom.
    pub evidence: f32,
}

/// A derivative by a parameter: a factor of the row, and the index of one of the columns; the depth has two.
type Derivative = [(f32, usize); 2];

/// The shape of an emitter in a square of this half side.
struct Compute<'a> {
    images: &'a Images,
    psf: &'a Psf,
    source: &'a Source,
    half: i32,
}

impl NullaryFnOnce for Compute<'_> {
    type Output = Shape;

    #[inline(always)]
    fn call(self) -> Shape {
        let Self {
            images,
            psf,
            source,
            half,
        } = self;
        match psf.has_depth() {
            true => Shape::compute::<MOST>(images, psf, source, half),
            false => Shape::compute::<{ MOST - 1 }>(images, psf, source, half),
        }
    }
}

impl Shape {
    /// The spread along the longest axis, and the angle of that axis.
    pub fn longest(&self) -> (f32, f32) {
        let [xx, xy, yy] = self.spread;
        let half = ((xx - yy).powi(2) / 4.0 + xy * xy).sqrt();
        ((xx + yy) / 2.0 + half, 0.5 * (2.0 * xy).atan2(xx - yy))
    }

    /// The shape of an emitter.
    pub fn of(images: &Images, psf: &Psf, source: &Source) -> Self {
        let half = HALF * psf.widths(source.z).into_iter().fold(0.0, f64::max);
        let half = (half.round() as i32).min(images.margin as i32 - LANES as i32 / 2);
        let half = half.clamp(2, WINDOW as i32 / 2 - 1);
        Arch::new().dispatch(Compute {
            images,
            psf,
            source,
            half,
        })
    }

    /// The shape, from `N` parameters in a square of this half side.
    #[inline(always)]
    fn compute<const N: usize>(images: &Images, psf: &Psf, source: &Source, half: i32) -> Self {
        let widths = psf.widths(source.z);
        let [wide, high] = psf.slopes(source.z).map(|slope| slope as f32);
        let side = 2 * half as usize + 1;
        let len = padded(side);
        let first = |centre: f64| (centre + 0.5).floor() as i32 - half;
        let (left, top) = (first(source.x), first(source.y));
        let (mut across, mut down) = ([0.0; FACTORS * WINDOW], [0.0; FACTORS * WINDOW]);
        factors(
            source.x,
            widths[0],
            left,
            side,
            &mut across[..FACTORS * len],
        );
        factors(source.y, widths[1], top, side, &mut down[..FACTORS * len]);
        let photons = source.photons as f32;
        let mut gradient = [[0.0; LANES]; N];
        let mut matrix = [[[0.0; LANES]; N]; N];
        for block in (0..len).step_by(LANES) {
            let mut columns = [[0.0; LANES]; COLUMNS];
            for lane in 0..LANES {
                columns[0][lane] = if block + lane < side { 1.0 } else { 0.0 };
            }
            for factor in 1..COLUMNS {
                columns[factor] = load(&across, (factor - 1) * len + block);
            }
            for j in 0..side {
                let begin = images.index(left, top + j as i32) + block;
                let values = load(&images.values, begin);
                let means = load(&images.means, begin);
                let (mut w, mut r) = ([0.0; LANES], [0.0; LANES]);
                for lane in 0..LANES {
                    w[lane] = 1.0 / means[lane];
                    r[lane] = (values[lane] - means[lane]) * w[lane];
                }
                let (v, dv, sv, ddv) =
                    (down[j], down[len + j], down[2 * len + j], down[3 * len + j]);
                let rows: [Derivative; MOST] = [
                    [(photons * wide * v, 3), (photons * high * sv, 1)],
                    [(photons * v, 2), (0.0, 0)],
                    [(photons * dv, 1), (0.0, 0)],
                    [(v, 1), (0.0, 0)],
                    [(1.0, 0), (0.0, 0)],
                    [(0.5 * photons * v, 4), (0.0, 0)],
                    [(photons * dv, 2), (0.0, 0)],
                    [(0.5 * photons * ddv, 1), (0.0, 0)],
                ];
                let rows = &rows[MOST - N..];
                let mut all = [[0.0; LANES]; N];
                for k in 0..N {
                    let [(one, a), (other, b)] = rows[k];
                    add_scaled(&mut all[k], one, &columns[a]);
                    if N == MOST && k == 0 {
                        add_scaled(&mut all[k], other, &columns[b]);
                    }
                }
                for p in 0..N {
                    add_scaled(&mut gradient[p], 1.0, &times(&r, &all[p]));
                    let weighted = times(&w, &all[p]);
                    for q in 0..=p {
                        add_scaled(&mut matrix[p][q], 1.0, &times(&weighted, &all[q]));
                    }
                }
            }
        }
        let (mut slope, mut information) = ([0.0; N], [[0.0; N]; N]);
        for p in 0..N {
            slope[p] = total(&gradient[p]).into();
            for q in 0..=p {
                information[p][q] = total(&matrix[p][q]).into();
            }
        }
        solve(&slope, &information).unwrap_or_default()
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
                factor[i][i] = sum.sqrt();
            } else {
                factor[i][j] = sum / factor[j][j];
            }
        }
        let mut sum = gradient[i];
        for k in 0..i {
            sum -= factor[i][k] * forward[k];
        }
        forward[i] = sum / factor[i][i];
    }
    let first = N - 3;
    let evidence: f64 = forward[first..].iter().map(|z| z * z).sum();
    let mut spread = [0.0; 3];
    for i in (0..3).rev() {
        let mut sum = forward[first + i];
        for k in i + 1..3 {
            sum -= factor[first + k][first + i] * spread[k];
        }
        spread[i] = sum / factor[first + i][first + i];
    }
    Some(Shape {
        spread: spread.map(|value| value as f32),
        evidence: evidence as f32,
    })
}
