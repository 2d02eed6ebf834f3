//! Resolution by Fourier ring correlation, FRC (Nieuwenhuizen et al., Nat. Methods 10, 557, 2013).
//!
//! The blinks are divided into two random halves. Both have the structure of the sample, and each its
//! own errors: the correlation of their Fourier transforms falls from 1 to 0 where the errors hide
//! the structure. The resolution is the length of the wave at which it is 1/7.
//!
//! A blink is a molecule in consecutive frames, with at most 3 dark frames in between. It belongs to
//! one half as a whole. Were rows divided, both halves would have localizations of the same blink,
//! which correlate without any structure, and the resolution would be too good. Only a molecule that
//! is dark for longer counts as two blinks.
//!
//! - The correlation is the mean over all divisions, in closed form: nothing is random (`curve.rs`).
//! - The field is divided into 16 parts. Their differences give the error.
//! - Each part has one map of fixed size (`rings.rs`), whose pixels follow from the resolution.
//! - Fiducials are left out: one that is on in every frame would outshine the sample.

mod curve;
mod fft;
mod parts;
mod rings;
mod window;

use gaussmle::LocalizationTable;
use gaussmle_base::stats::median;

use crate::columns::Positions;
use crate::error::AnalysisError;
use crate::groups::{Groups, NO_MOLECULE};
use crate::link::{LinkOptions, find_molecules};
use crate::reported::lateral_precision;
use curve::{Crossing, Spectra};
use parts::Parts;
use rings::BAND;

/// Dark frames within a blink.
const MAX_GAP_FRAMES: u32 = 3;
/// The fewest blinks: a part of the field has a dozen then.
const MIN_BLINKS: usize = 200;
/// A blink of more rows, and of more than this share of the frames, is a fiducial.
const MIN_FIDUCIAL_ROWS: usize = 50;
const MIN_FIDUCIAL_SHARE: f64 = 0.2;

/// The ring of the crossing that is aimed at, and those that are accepted: the curve is then smooth
/// over many rings, and ends well below the threshold.
const AIM: f64 = 2.0 / 3.0 * BAND as f64;
const ACCEPTED: [f64; 2] = [0.5 * BAND as f64, 0.75 * BAND as f64];
/// The most maps of a part.
const PASSES: usize = 10;
/// Periods of the worst resolution in the side of a part: the correlation at longer waves is that of
/// the shape and the illumination of the sample.
const MIN_PERIODS: f64 = 6.0;
/// The precision over the finest pixel. Errors of independent positions hide what is finer than
/// twice the precision.
const FINEST: f64 = 32.0;

/// The resolution of a table, with the curve that it is read from.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Frc {
    /// The resolution, um: the length of a wave at which the correlation is 1/7.
    pub resolution_um: f64,
    /// Its standard deviation, um.
    pub resolution_std_um: f64,
    /// The number of blinks that were divided into halves.
    pub blinks: usize,
    /// The number of fiducials, which were left out.
    pub fiducials: usize,
    /// The number of rows left out: fits that failed, positions or uncertainties that are not finite.
    pub unusable: usize,
    /// The frequencies of the curve, periods per um.
    pub frequency_per_um: Vec<f64>,
    /// The correlation of the halves at each frequency.
    pub correlation: Vec<f64>,
    /// The smooth curve, whose crossing of 1/7 gives the resolution.
    pub smooth: Vec<f64>,
}

/// The blinks of a table.
#[derive(Clone, Debug)]
pub struct Blinks {
    molecule: Vec<u32>,
    count: usize,
    fiducials: usize,
    unusable: usize,
}

/// Measures the resolution of the picture of a table's rows.
///
/// A table that is linked has the resolution of the picture of its molecules.
///
/// # Errors
///
/// Returns an error if `frame`, `x`, `y`, `x_std` or `y_std` is missing (or `z_std` where there is
/// `z`), there are fewer than 200 blinks, or the correlation does not cross 1/7.
///
/// # Examples
///
/// ```
/// use gaussmle::{LocalizationTable, table::{Column, Values}};
/// use gaussmle_analysis::frc;
/// use rand::rngs::StdRng;
/// use rand::{Rng, SeedableRng};
/// use rand_distr::{Distribution, Normal};
///
/// // 2000 sites, each localized in 8 blinks of 2 frames with a precision of 10 nm.
/// let mut random = StdRng::seed_from_u64(1);
/// let noise = Normal::new(0.0, 0.01).expect("a standard deviation above 0");
/// let (mut frame, mut x, mut y) = (Vec::new(), Vec::new(), Vec::new());
/// for site in 0..2000_u32 {
///     let at: [f64; 2] = [random.random_range(0.0..20.0), random.random_range(0.0..20.0)];
///     for row in 0..16_u32 {
///         frame.push(100 * (row / 2) + row % 2 + site % 50);
///         x.push(at[0] + noise.sample(&mut random));
///         y.push(at[1] + noise.sample(&mut random));
///     }
/// }
/// let std = Values::F64(vec![0.01; x.len()]);
/// let column = |name: &str, unit, values| Column { name: name.into(), unit, values };
/// let table = LocalizationTable::from_columns(vec![
///     column("frame", "", Values::U32(frame)),
///     column("x", "um", Values::F64(x)),
///     column("y", "um", Values::F64(y)),
///     column("x_std", "um", std.clone()),
///     column("y_std", "um", std),
/// ])
/// .expect("columns of equal length");
///
/// let found = frc(&table)?;
/// // Neighbouring sites share a few blinks, and linking divides a few.
/// assert!(found.blinks.abs_diff(16_000) < 160, "{}", found.blinks);
/// println!("{:.1} +- {:.1} nm", 1e3 * found.resolution_um, 1e3 * found.resolution_std_um);
/// assert!((found.resolution_um - 0.0326).abs() < 0.001);
/// # Ok::<(), gaussmle_analysis::AnalysisError>(())
/// ```
pub fn frc(table: &LocalizationTable) -> Result<Frc, AnalysisError> {
    Blinks::of(table)?.frc(table)
}

impl Blinks {
    /// Finds the blinks of a table.
    ///
    /// # Errors
    ///
    /// Returns an error if a column is missing that [`frc()`] needs, or there are fewer than 200 blinks.
    pub fn of(table: &LocalizationTable) -> Result<Self, AnalysisError> {
        let positions = Positions::of(table)?;
        let options = LinkOptions {
            max_gap_frames: MAX_GAP_FRAMES,
            ..LinkOptions::default()
        };
        let (mut molecule, count) = find_molecules(table, &options)?;
        let unusable = molecule.iter().filter(|&&number| number == NO_MOLECULE);
        let unusable = unusable.count();
        let fiducials = leave_out_fiducials(&mut molecule, count, positions.frame);
        let blinks = count - fiducials;
        if blinks < MIN_BLINKS {
            return Err(AnalysisError::TooFew {
                what: "blinks of molecules",
                have: blinks,
                needed: MIN_BLINKS,
                instead: "use more frames, or a larger region",
            });
        }
        Ok(Self {
            molecule,
            count,
            fiducials,
            unusable,
        })
    }

    /// Measures the resolution with these blinks. The rows of `table` are those of the blinks, and may
    /// have moved, for instance by a correction of drift.
    ///
    /// # Errors
    ///
    /// As [`frc()`].
    ///
    /// # Panics
    ///
    /// Panics if the table has another number of rows.
    pub fn frc(&self, table: &LocalizationTable) -> Result<Frc, AnalysisError> {
        assert_eq!(table.len(), self.molecule.len(), "rows of the blinks");
        let positions = Positions::of(table)?;
        let precision_um = precision(table, &self.molecule);
        let groups = Groups::new(&self.molecule, self.count);
        let parts = Parts::new(&positions, &groups, precision_um);
        let (spectra, crossing) = search(&parts, precision_um)?;
        let period = spectra.period_um;
        let resolution_um = period / crossing;
        let rings = spectra.curve.first..=BAND;
        Ok(Frc {
            resolution_um,
            resolution_std_um: resolution_um * spectra.crossing_std(crossing) / crossing,
            blinks: self.count - self.fiducials,
            fiducials: self.fiducials,
            unusable: self.unusable,
            frequency_per_um: rings.clone().map(|ring| ring as f64 / period).collect(),
            correlation: spectra.curve.correlation[rings.clone()].to_vec(),
            smooth: rings
                .map(|ring| spectra.curve.smooth(ring as f64).0)
                .collect(),
        })
    }
}

/// Takes the rows of fiducials out of their blinks, and returns the number of fiducials.
fn leave_out_fiducials(molecule: &mut [u32], count: usize, frame: &[u32]) -> usize {
    let mut rows = vec![0_usize; count];
    let (mut first, mut last) = (u32::MAX, 0);
    for (&number, &frame) in molecule.iter().zip(frame) {
        if number != NO_MOLECULE {
            rows[number as usize] += 1;
            (first, last) = (first.min(frame), last.max(frame));
        }
    }
    let frames = f64::from(last) - f64::from(first) + 1.0;
    let most = ((MIN_FIDUCIAL_SHARE * frames) as usize).max(MIN_FIDUCIAL_ROWS);
    for number in molecule.iter_mut() {
        if *number != NO_MOLECULE && rows[*number as usize] > most {
            *number = NO_MOLECULE;
        }
    }
    rows.iter().filter(|&&rows| rows > most).count()
}

/// The median precision of the rows of blinks, um.
fn precision(table: &LocalizationTable, molecule: &[u32]) -> f64 {
    let [x, y] = ["x_std", "y_std"].map(|name| table.floats(name).unwrap_or_default());
    let rows = molecule.iter().zip(x.iter().zip(y));
    let mut precision: Vec<f64> = rows
        .filter(|(number, _)| **number != NO_MOLECULE)
        .map(|(_, (x, y))| lateral_precision(*x, *y))
        .collect();
    median(&mut precision)
}

/// Finds the pixels with which the curve crosses the threshold at the ring aimed at. Returns the
/// curve and the crossing, rings.
fn search(parts: &Parts, precision_um: f64) -> Result<(Spectra, f64), AnalysisError> {
    let longest = parts.side_um() / MIN_PERIODS;
    let none = Err(AnalysisError::NoCorrelation {
        longest_um: longest,
    });
    let mut pixel = 0.5 * precision_um;
    let mut found = None;
    for _ in 0..PASSES {
        let spectra = Spectra::new(parts, pixel);
        let period = spectra.period_um;
        match spectra.curve.crossing() {
            Crossing::At(ring) => {
                found = Some((spectra, ring));
                if (ACCEPTED[0]..=ACCEPTED[1]).contains(&ring) {
                    break;
                }
                // A crossing at an inner ring is rough.
                pixel *= (AIM / ring).min(8.0);
            }
            Crossing::Below if period > AIM * longest => return none,
            Crossing::Below => pixel *= 4.0,
            Crossing::Above if pixel < precision_um / FINEST => {
                return Err(AnalysisError::AlwaysCorrelated {
                    finest_um: period / BAND as f64,
                    precision_um,
                });
            }
            Crossing::Above => pixel /= 2.0,
        }
    }
    match found {
        Some((spectra, ring)) if spectra.period_um / ring < longest => Ok((spectra, ring)),
        _ => none,
    }
}
