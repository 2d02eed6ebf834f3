//! Precision by nearest neighbours in adjacent frames, NeNA (Endesfelder et al., Histochem. Cell
//! Biol. 141, 629, 2014).
//!
//! A molecule that is on in two frames is localized twice, and the distance of the two positions
//! has the density `r / (2 s²) exp(-r² / 4 s²)`, where `s` is the precision of one. Below it are
//! the distances to other molecules: near 0 their density is proportional to `r`, and in crowded
//! structures it has a hump, which is modelled as a Gaussian.

use gaussmle::LocalizationTable;
use gaussmle_base::least_squares::{Fit, fit};
use rayon::prelude::*;

use super::columns::Positions;
use super::error::AnalysisError;
use super::sorted::ByX;

/// The smallest number of distances for a curve.
const MIN_DISTANCES: usize = 200;

/// The bins of the curve.
const BINS: usize = 80;
/// The precision over the width of a bin.
const BINS_PER_SIGMA: f64 = 8.0;

/// The decrease of the sum of squares, in variances, from which the model has the hump.
const MIN_HUMP_GAIN: f64 = 20.0;

/// The precision from repeated localizations, with the curve that it is fitted to.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Nena {
    /// The precision along an axis, um.
    pub precision_um: f64,
    /// Its standard deviation, um.
    pub precision_std_um: f64,
    /// The number of distances, with those beyond the curve.
    pub distances: usize,
    /// The number of rows left out: fits that failed, positions that are not finite.
    pub unusable: usize,
    /// The centres of the bins of the curve, um.
    pub distance_um: Vec<f64>,
    /// The number of distances in each bin.
    pub counts: Vec<u32>,
    /// The expected number in each bin.
    pub model: Vec<f64>,
}

/// Measures the precision of the localizations of a table.
///
/// # Errors
///
/// Returns an error if the table is linked, `frame`, `x` or `y` is missing, there are too few neighbours in adjacent
/// frames, or their distances show no repeated molecules.
///
/// # Examples
///
/// ```
/// use gaussmle::{LocalizationTable, table::{Column, Values}};
/// use gaussmle_analysis::nena;
/// use rand::rngs::StdRng;
/// use rand::{Rng, SeedableRng};
/// use rand_distr::{Distribution, Normal};
///
/// // In each of 200 frames: 20 molecules, localized with a precision of 10 nm, and 5 localizations
/// // anywhere.
/// let mut random = StdRng::seed_from_u64(1);
/// let noise = Normal::new(0.0, 0.01).expect("a standard deviation above 0");
/// let (mut frame, mut x, mut y) = (Vec::new(), Vec::new(), Vec::new());
/// for number in 0..200 {
///     for molecule in 0..20 {
///         frame.push(number);
///         x.push(0.1 * f64::from(molecule) + noise.sample(&mut random));
///         y.push(noise.sample(&mut random));
///     }
///     for _ in 0..5 {
///         frame.push(number);
///         x.push(random.random_range(0.0..2.0));
///         y.push(random.random_range(-0.3..0.3));
///     }
/// }
/// let column = |name: &str, unit, values| Column { name: name.into(), unit, values };
/// let table = LocalizationTable::from_columns(vec![
///     column("frame", "", Values::U32(frame)),
///     column("x", "um", Values::F64(x)),
///     column("y", "um", Values::F64(y)),
/// ])
/// .expect("columns of equal length");
///
/// let precision = nena(&table)?;
/// assert!((precision.precision_um - 0.01).abs() < 0.0005);
/// # Ok::<(), gaussmle_analysis::AnalysisError>(())
/// ```
pub fn nena(table: &LocalizationTable) -> Result<Nena, AnalysisError> {
    if table.is_linked() {
        return Err(AnalysisError::Linked {
            what: "the precision by repetition (NeNA)",
        });
    }
    let positions = Positions::of(table)?;
    let rows = positions.by_frame(|_| true);
    let mut distances = neighbour_distances(&positions, &rows);
    if distances.len() < MIN_DISTANCES {
        return Err(AnalysisError::TooFew {
            what: "localizations with a neighbour in the next frame",
            have: distances.len(),
            needed: MIN_DISTANCES,
            instead: "use more frames",
        });
    }
    distances.par_sort_unstable_by(f64::total_cmp);
    let mut sigma = half_sample_mode(&distances) / std::f64::consts::SQRT_2;
    let mut found = None;
    // The range of the curve follows from the precision: first from the mode, then from the fit.
    for _ in 0..3 {
        let curve = Curve::new(&distances, sigma);
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

/// The distance of each localization to the nearest one of the next frame, if there is any.
fn neighbour_distances(positions: &Positions<'_>, rows: &[u32]) -> Vec<f64> {
    let frame = |rows: &[u32]| positions.frame[rows[0] as usize];
    let frames: Vec<&[u32]> = rows
        .chunk_by(|a, b| positions.frame[*a as usize] == positions.frame[*b as usize])
        .collect();
    let place = |row: u32| (positions.x[row as usize], positions.y[row as usize]);
    let of_two_frames = frames.par_windows(2).map_init(ByX::default, |by_x, two| {
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
    of_two_frames.collect::<Vec<_>>().concat()
}

/// The half-sample mode: the narrowest half of the values, then its narrowest half, and so on
/// (Robertson and Cryer 1974).
fn half_sample_mode(sorted: &[f64]) -> f64 {
    /// Halves of fewer values are random.
    const MIN_VALUES: usize = 50;
    let mut part = sorted;
    while part.len() > MIN_VALUES {
        let half = part.len().div_ceil(2);
        let width = |first: &usize| part[first + half - 1] - part[*first];
        let starts = 0..=part.len() - half;
        let narrowest = starts.min_by(|a, b| width(a).total_cmp(&width(b)));
        let first = narrowest.unwrap_or_default();
        part = &part[first..first + half];
    }
    part[part.len() / 2].max(f64::MIN_POSITIVE)
}

/// A histogram of distances.
struct Curve {
    bin_um: f64,
    counts: Vec<u32>,
}

/// The parameters of the model, as logarithms because they are above 0.
#[derive(Clone, Copy)]
struct Model {
    /// The size of the peak of repeated molecules.
    repeated: f64,
    sigma: f64,
    /// The slope of the density of other molecules.
    chance: f64,
    /// Size, width and position of the hump.
    hump: Option<[f64; 3]>,
}

/// The best model of a curve, and its precision.
struct Best {
    sigma_um: f64,
    sigma_std_um: f64,
    model: Model,
}

impl Curve {
    fn new(sorted: &[f64], sigma: f64) -> Self {
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

    /// Fits the model, with the hump if it decreases the sum of squares enough. `None` if there is
    /// no clear peak within the curve.
    fn fit(&self) -> Option<Best> {
        let total: f64 = self.counts.iter().map(|&count| f64::from(count)).sum();
        let end = BINS as f64 * self.bin_um;
        let peak = libm::log(0.7 * total.max(1.0) * self.bin_um);
        let sigma = libm::log(self.bin_um * BINS_PER_SIGMA);
        let chance = libm::log(0.3 * total.max(1.0) * 2.0 * self.bin_um / (end * end));
        let plain = self.fit_from([peak, sigma, chance], Model::plain)?;
        let with_hump = [0.3, 0.6].into_iter().filter_map(|place| {
            let [repeated, sigma, chance] = plain.parameters;
            let (size, width) = (repeated - 2.0, libm::log(0.25 * end));
            let start = [repeated, sigma, chance, size, width, libm::log(place * end)];
            self.fit_from(start, Model::with_hump)
        });
        // The hump is of other molecules: it is farther away than the peak, and smaller.
        let is_plausible = |fit: &Fit<6>| {
            let [repeated, sigma, _, size, _, place] = fit.parameters;
            place > sigma + libm::log(2f64) && repeated > size
        };
        let with_hump = with_hump
            .filter(is_plausible)
            .min_by(|a, b| a.squares.total_cmp(&b.squares))
            .filter(|fit| fit.squares + MIN_HUMP_GAIN < plain.squares);
        let (model, size_variance, variance) = match with_hump {
            Some(fit) => (
                Model::with_hump(&fit.parameters),
                fit.variance[0],
                fit.variance[1],
            ),
            None => (
                Model::plain(&plain.parameters),
                plain.variance[0],
                plain.variance[1],
            ),
        };
        let sigma_um = libm::exp(model.sigma);
        let is_peak = size_variance.sqrt() < 0.2 && sigma_um < 0.5 * end && sigma_um > self.bin_um;
        is_peak.then(|| Best {
            sigma_um,
            sigma_std_um: sigma_um * variance.sqrt(),
            model,
        })
    }

    /// Fits the square roots of the counts, whose variance is 1/4 for any count (Anscombe 1948).
    fn fit_from<const N: usize>(
        &self,
        start: [f64; N],
        model: impl Fn(&[f64; N]) -> Model,
    ) -> Option<Fit<N>> {
        fit(start, |parameters| {
            let model = model(&parameters);
            self.centres().zip(&self.counts).map(move |(r, &count)| {
                let (value, derivatives) = model.at(r);
                let root = (value + 0.375).sqrt();
                let residual = 2.0 * (root - (f64::from(count) + 0.375).sqrt());
                (residual, std::array::from_fn(|k| derivatives[k] / root))
            })
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

    fn with_hump(&[repeated, sigma, chance, size, width, place]: &[f64; 6]) -> Self {
        Self {
            hump: Some([size, width, place]),
            ..Self::plain(&[repeated, sigma, chance])
        }
    }

    /// The expected count at a distance, with its derivatives by repeated, sigma, chance, and the
    /// size, width and position of the hump.
    fn at(&self, r: f64) -> (f64, [f64; 6]) {
        let variance = libm::exp(2.0 * self.sigma);
        let u = r * r / (4.0 * variance);
        let repeated = libm::exp(self.repeated) * r / (2.0 * variance) * libm::exp(-u);
        let chance = libm::exp(self.chance) * r;
        let [hump, by_width, by_place] = self.hump.map_or([0.0; 3], |[size, width, place]| {
            let (width, place) = (libm::exp(width), libm::exp(place));
            let t = (r - place) / width;
            let hump = libm::exp(size) / (width * (2.0 * std::f64::consts::PI).sqrt())
                * libm::exp(-0.5 * t * t);
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
    fn derivatives_equal_finite_differences() {
        let at = [1.0, -3.0, 2.0, 0.5, -2.5, -1.5];
        let model = |p: [f64; 6]| Model::with_hump(&p);
        for r in [0.01, 0.05, 0.2] {
            let (_, derivatives) = model(at).at(r);
            for k in 0..6 {
                let (mut up, mut down) = (at, at);
                (up[k], down[k]) = (at[k] + 1e-6, at[k] - 1e-6);
                let expected = (model(up).at(r).0 - model(down).at(r).0) / 2e-6;
                let error = (derivatives[k] - expected).abs();
                assert!(
                    error < 1e-5 * (1.0 + expected.abs()),
                    "{k} at {r}: off by {error}"
                );
            }
        }
    }

    #[test]
    fn half_sample_mode_is_where_values_are_dense() {
        let mut values: Vec<f64> = (0..500).map(|k| f64::from(k) / 50.0).collect();
        values.extend((0..300).map(|k| 3.0 + f64::from(k) / 3000.0));
        values.sort_by(f64::total_cmp);
        let mode = half_sample_mode(&values);
        assert!((mode - 3.05).abs() < 0.06, "{mode}");
    }
}
