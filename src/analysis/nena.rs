//! Precision by nearest neighbours in adjacent frames, NeNA (Endesfelder et al., Histochem. Cell Biol. 141, 629, 2014).
//!
//! A molecule that is on in two frames is found twice, and the distance of the two positions has the density
//! `r / (2 s²) exp(-r² / 4 s²)`, where `s` is the precision of one. Under it lie neighbours that are other molecules: near
//! 0 as many as a ring has area, and, where structures are crowded, a hump that is taken as a Gaussian.

use rayon::prelude::*;

use super::columns::Positions;
use super::error::AnalysisError;
use super::levenberg::{Fit, minimize};
use super::sorted::ByX;
use crate::table::LocalizationTable;

/// Distances needed for a curve.
const FEWEST: usize = 200;

/// Bins of the curve, and how many there are to the precision.
const BINS: usize = 80;
const BINS_PER_SIGMA: f64 = 8.0;

/// The gain in squares, in variances, for which a hump is believed in.
const HUMP_GAIN: f64 = 20.0;

/// Precision as repetition shows it, with the curve it is from.
#[derive(Clone, Debug, PartialEq)]
pub struct Nena {
    /// The precision along an axis, um.
    pub precision_um: f64,
    /// Its standard deviation, um.
    pub precision_std_um: f64,
    /// Distances found, also beyond the curve.
    pub distances: usize,
    /// Rows left out: fits that failed, positions that are no finite numbers.
    pub unusable: usize,
    /// The curve's distances: the centres of its bins, um.
    pub distance_um: Vec<f64>,
    /// Distances in each bin.
    pub counts: Vec<u32>,
    /// What the model has for each bin.
    pub model: Vec<f64>,
}

/// Measures the precision of the localizations of a table, which are not yet linked.
///
/// # Errors
///
/// If `frame`, `x` or `y` is missing, there are too few neighbours in adjacent frames, or they show no repetition.
pub fn nena(table: &LocalizationTable) -> Result<Nena, AnalysisError> {
    let positions = Positions::of(table)?;
    let rows = positions.by_frame(|_| true);
    let mut distances = neighbours(&positions, &rows);
    if distances.len() < FEWEST {
        return Err(AnalysisError::TooFew {
            what: "localizations with a neighbour in the next frame",
            have: distances.len(),
            needed: FEWEST,
            instead: "take more frames, and all of them before linking",
        });
    }
    distances.par_sort_unstable_by(f64::total_cmp);
    let mut sigma = mode(&distances) / std::f64::consts::SQRT_2;
    let mut found = None;
    // The curve's range is as the precision is: once by the guess, then by the fit.
    for _ in 0..3 {
        let curve = Curve::of(&distances, sigma);
        let Some(best) = curve.fit() else { break };
        sigma = best.sigma_um;
        found = Some((curve, best));
    }
    let (curve, best) = found.ok_or(AnalysisError::NoPeak)?;
    Ok(Nena {
        precision_um: best.sigma_um,
        precision_std_um: best.sigma_std_um,
        distances: distances.len(),
        unusable: table.len() - rows.len(),
        distance_um: curve.centres().collect(),
        model: curve.centres().map(|r| best.model.at(r).0).collect(),
        counts: curve.counts,
    })
}

/// For each localization the distance to the nearest of the next frame, if that has any.
fn neighbours(positions: &Positions<'_>, rows: &[u32]) -> Vec<f64> {
    let frame = |rows: &[u32]| positions.frame[rows[0] as usize];
    let frames: Vec<&[u32]> = rows
        .chunk_by(|a, b| positions.frame[*a as usize] == positions.frame[*b as usize])
        .collect();
    let place = |row: u32| (positions.x[row as usize], positions.y[row as usize]);
    let of_two = frames.par_windows(2).map_init(ByX::default, |by_x, two| {
        let (here, next) = (two[0], two[1]);
        if frame(next) - frame(here) != 1 {
            return Vec::new();
        }
        by_x.fill(next.iter().map(|&row| place(row).0));
        let nearest = here.iter().filter_map(|&row| {
            let (x, y) = place(row);
            by_x.nearest(x, y, |number| place(next[number]).1)
        });
        nearest.map(f64::sqrt).collect()
    });
    of_two.collect::<Vec<_>>().concat()
}

/// Where sorted values are densest: the half that is the narrowest, then its half, and so on (Robertson and Cryer 1974).
fn mode(sorted: &[f64]) -> f64 {
    let mut part = sorted;
    // Below some 50 the halves follow chance.
    while part.len() > 50 {
        let half = part.len().div_ceil(2);
        let width = |first: &usize| part[first + half - 1] - part[*first];
        let starts = 0..=part.len() - half;
        let narrowest = starts.min_by(|a, b| width(a).total_cmp(&width(b)));
        let first = narrowest.unwrap_or_default();
        part = &part[first..first + half];
    }
    part[part.len() / 2].max(f64::MIN_POSITIVE)
}

/// How many distances there are of each length.
struct Curve {
    bin_um: f64,
    counts: Vec<u32>,
}

/// The parameters of the model: logarithms of what is above 0.
#[derive(Clone, Copy)]
struct Model {
    repeated: f64,
    sigma: f64,
    chance: f64,
    /// Size, width, place.
    hump: Option<[f64; 3]>,
}

/// The model that fits, and what it says of the precision.
struct Best {
    sigma_um: f64,
    sigma_std_um: f64,
    model: Model,
}

impl Curve {
    fn of(sorted: &[f64], sigma: f64) -> Self {
        let bin_um = sigma / BINS_PER_SIGMA;
        let mut counts = vec![0; BINS];
        for &distance in sorted {
            match counts.get_mut((distance / bin_um) as usize) {
                Some(count) => *count += 1,
                None => break,
            }
        }
        Self { bin_um, counts }
    }

    fn centres(&self) -> impl Iterator<Item = f64> + '_ {
        (0..BINS).map(|k| (k as f64 + 0.5) * self.bin_um)
    }

    /// The model with the hump if the counts ask for it, else without.
    fn fit(&self) -> Option<Best> {
        let total: f64 = self.counts.iter().map(|&count| f64::from(count)).sum();
        let end = BINS as f64 * self.bin_um;
        let peak = (0.7 * total.max(1.0) * self.bin_um).ln();
        let sigma = (self.bin_um * BINS_PER_SIGMA).ln();
        let chance = (0.3 * total.max(1.0) * 2.0 * self.bin_um / (end * end)).ln();
        let plain = self.fit_from([peak, sigma, chance], Model::plain)?;
        let humped = [0.3, 0.6].into_iter().filter_map(|place| {
            let [repeated, sigma, chance] = plain.at;
            let (size, width) = (repeated - 2.0, (0.25 * end).ln());
            let start = [repeated, sigma, chance, size, width, (place * end).ln()];
            self.fit_from(start, Model::humped)
        });
        // The hump is of other molecules: farther away than the repeated one, and not more.
        let humped = humped
            .filter(|fit| fit.at[5] > fit.at[1] + 2f64.ln() && fit.at[0] > fit.at[3])
            .min_by(|a, b| a.squares.total_cmp(&b.squares))
            .filter(|fit| fit.squares + HUMP_GAIN < plain.squares);
        let (model, variance) = match humped {
            Some(fit) => (Model::humped(&fit.at), [fit.variance[0], fit.variance[1]]),
            None => (
                Model::plain(&plain.at),
                [plain.variance[0], plain.variance[1]],
            ),
        };
        let [size_variance, variance] = variance;
        let sigma_um = model.sigma.exp();
        // A peak that is not sure, or not within the curve, is none.
        let seen = size_variance.sqrt() < 0.2 && sigma_um < 0.5 * end && sigma_um > self.bin_um;
        seen.then(|| Best {
            sigma_um,
            sigma_std_um: sigma_um * variance.sqrt(),
            model,
        })
    }

    /// Fits by square roots of the counts, whose variance is that of a quarter whatever they are (Anscombe 1948).
    fn fit_from<const N: usize>(
        &self,
        start: [f64; N],
        model: impl Fn(&[f64; N]) -> Model,
    ) -> Option<Fit<N>> {
        minimize(start, |parameters, visit| {
            let model = model(parameters);
            for (r, &count) in self.centres().zip(&self.counts) {
                let (value, slopes) = model.at(r);
                let root = (value + 0.375).sqrt();
                let residual = 2.0 * (root - (f64::from(count) + 0.375).sqrt());
                visit(residual, std::array::from_fn(|k| slopes[k] / root));
            }
        })
    }
}

impl Model {
    fn plain(&[repeated, sigma, chance]: &[f64; 3]) -> Self {
        Self {
            repeated,
            sigma,
            chance,
            hump: None,
        }
    }

    fn humped(&[repeated, sigma, chance, size, width, place]: &[f64; 6]) -> Self {
        Self {
            hump: Some([size, width, place]),
            ..Self::plain(&[repeated, sigma, chance])
        }
    }

    /// The model at a distance, with its derivatives: repeated, sigma, chance, and the three of the hump.
    fn at(&self, r: f64) -> (f64, [f64; 6]) {
        let variance = (2.0 * self.sigma).exp();
        let u = r * r / (4.0 * variance);
        let repeated = self.repeated.exp() * r / (2.0 * variance) * (-u).exp();
        let chance = self.chance.exp() * r;
        let [hump, by_width, by_place] = self.hump.map_or([0.0; 3], |[size, width, place]| {
            let (width, place) = (width.exp(), place.exp());
            let t = (r - place) / width;
            let hump =
                size.exp() / (width * (2.0 * std::f64::consts::PI).sqrt()) * (-0.5 * t * t).exp();
            [hump, hump * (t * t - 1.0), hump * t * place / width]
        });
        (
            repeated + chance + hump,
            [
                repeated,
                repeated * (2.0 * u - 2.0),
                chance,
                hump,
                by_width,
                by_place,
            ],
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slopes_are_differences() {
        let at = [1.0, -3.0, 2.0, 0.5, -2.5, -1.5];
        let model = |p: [f64; 6]| Model::humped(&p);
        for r in [0.01, 0.05, 0.2] {
            let (_, slopes) = model(at).at(r);
            for k in 0..6 {
                let (mut up, mut down) = (at, at);
                (up[k], down[k]) = (at[k] + 1e-6, at[k] - 1e-6);
                let expected = (model(up).at(r).0 - model(down).at(r).0) / 2e-6;
                let off = (slopes[k] - expected).abs();
                assert!(
                    off < 1e-5 * (1.0 + expected.abs()),
                    "{k} at {r}: off by {off}"
                );
            }
        }
    }

    #[test]
    fn the_mode_is_where_values_are_dense() {
        let mut values: Vec<f64> = (0..500).map(|k| f64::from(k) / 50.0).collect();
        values.extend((0..300).map(|k| 3.0 + f64::from(k) / 3000.0));
        values.sort_by(f64::total_cmp);
        assert!((mode(&values) - 3.05).abs() < 0.06, "{}", mode(&values));
    }
}
