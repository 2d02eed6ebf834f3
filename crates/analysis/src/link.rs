//! Linking of localizations of one molecule in consecutive frames.
//!
//! Frame by frame, open molecules and localizations are paired, nearest first, each at most once.
//! The position of a molecule is the weighted mean of its localizations so far, which is more
//! precise than the last of them. A molecule that moves by more than the allowed distance becomes
//! several rows.

use gaussmle::LocalizationTable;
use gaussmle::table::{Column, Values};
use gaussmle_base::plural::quantity;
use gaussmle_base::value::positive;

use super::columns::{Positions, required};
use super::error::AnalysisError;
use super::groups::{Groups, NO_MOLECULE};
use super::merge::merge;
use super::sorted::ByX;

/// The largest distance of a localization from its molecule.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Distance {
    /// In the plane, um.
    Um(f64),
    /// In standard deviations of the difference of the two positions, with z where the table has
    /// it. In the plane, 3 loses 1 % of the pairs (`exp(-9/2)`), 4 loses 0.03 %.
    Sigmas(f64),
}

/// Options of [`link()`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LinkOptions {
    /// The largest distance of a localization from its molecule.
    pub max_distance_um: Distance,
    /// The largest number of consecutive frames without a localization of a molecule.
    pub max_gap_frames: u32,
}

impl Default for LinkOptions {
    /// 4 standard deviations, and no dark frame.
    fn default() -> Self {
        Self {
            max_distance_um: Distance::Sigmas(4.0),
            max_gap_frames: 0,
        }
    }
}

/// The distance above which localizations of one molecule are hardly ever apart, um.
const FAR_UM: f64 = 1.0;

impl LinkOptions {
    /// Checks the distance for a movie whose field has this width and height, um.
    ///
    /// # Errors
    ///
    /// Returns an error if the distance is larger than the field.
    pub fn check_field(&self, field_um: Option<[f64; 2]>) -> Result<(), AnalysisError> {
        match (self.max_distance_um, field_um) {
            (Distance::Um(um), Some([width, height])) if um > width.max(height) => {
                Err(AnalysisError::Value {
                    option: Some("distance"),
                    what: "the distance (um)".into(),
                    value: um,
                    needed: "it must be smaller than the field of the movie; it is in um",
                })
            }
            _ => Ok(()),
        }
    }

    /// A warning on a distance that is probably not meant.
    pub fn warning(&self) -> Option<String> {
        match self.max_distance_um {
            Distance::Um(um) if um > FAR_UM => Some(format!(
                "localizations up to {um} um apart are taken for one molecule, and spots are 0.1 to 0.3 um wide: the distance is in um"
            )),
            Distance::Um(_) | Distance::Sigmas(_) => None,
        }
    }

    /// The note for the table of molecules.
    pub fn note(&self) -> String {
        let distance = match self.max_distance_um {
            Distance::Um(um) => format!("{um} um"),
            Distance::Sigmas(sigmas) => format!("{sigmas} standard deviations"),
        };
        format!(
            "localizations of one molecule in consecutive frames were merged: within {distance}, \
             with at most {} in between",
            quantity(self.max_gap_frames as usize, "dark frame")
        )
    }
}

/// A table of molecules.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Linked {
    /// One row per molecule, sorted by first frame. It has the columns of the localizations, and
    /// `frames_on`, the number of localizations, and `last_frame`, the last frame, inclusive.
    ///
    /// Positions and widths are means weighted by the inverse variance, and their `_std` follow.
    /// Photons and log-likelihoods are summed; background is the mean. `p_value` is Fisher's
    /// combination, which is uniform if those of the localizations are. `iterations` is the
    /// largest, `status` the best and `frame` the first. ROIs are numbered from 0. Other columns
    /// keep the value of the first localization.
    pub table: LocalizationTable,
    /// The number of rows linked.
    pub used: usize,
    /// The number of rows left out: fits that failed, positions or uncertainties that are not
    /// finite.
    pub unusable: usize,
    /// The row of `table` that has the molecule of each row of the input, `None` for a row left out.
    pub molecules: Vec<Option<u32>>,
}

/// A localization, or the weighted mean of several.
#[derive(Clone, Copy)]
struct Place {
    at: [f64; 3],
    variance: [f64; 3],
}

/// A molecule that may continue.
struct OpenMolecule {
    number: u32,
    last_frame: u32,
    place: Place,
}

/// Merges the localizations of each molecule into one row.
///
/// # Errors
///
/// Returns an error if the distance is not above 0, or the table has rows but lacks `frame`, `x`,
/// `y`, `x_std` or `y_std` (or `z_std` where there is `z`).
///
/// # Examples
///
/// ```
/// use gaussmle::{LocalizationTable, table::{Column, Values}};
/// use gaussmle_analysis::{LinkOptions, link};
///
/// let column = |name: &str, unit, values| Column { name: name.into(), unit, values };
/// // A molecule at x = 1 um in frames 0 and 1, and another at x = 3 um in frame 1.
/// let table = LocalizationTable::from_columns(vec![
///     column("frame", "", Values::U32(vec![0, 1, 1])),
///     column("x", "um", Values::F64(vec![1.0, 1.01, 3.0])),
///     column("y", "um", Values::F64(vec![2.0, 2.0, 2.0])),
///     column("x_std", "um", Values::F64(vec![0.01; 3])),
///     column("y_std", "um", Values::F64(vec![0.01; 3])),
/// ])
/// .expect("columns of equal length");
///
/// let linked = link(&table, &LinkOptions::default())?;
/// assert_eq!(linked.table.len(), 2);
/// assert_eq!(linked.table.counts("frames_on"), Some(&[2, 1][..]));
/// let x = linked.table.floats("x").unwrap();
/// assert!((x[0] - 1.005).abs() < 1e-12);
/// assert_eq!(linked.molecules, [Some(0), Some(0), Some(1)]);
/// # Ok::<(), gaussmle_analysis::AnalysisError>(())
/// ```
pub fn link(table: &LocalizationTable, options: &LinkOptions) -> Result<Linked, AnalysisError> {
    match options.max_distance_um {
        Distance::Um(um) => positive("distance", "the distance (um)", um)?,
        Distance::Sigmas(sigmas) => {
            positive("sigmas", "the distance (standard deviations)", sigmas)?
        }
    }
    let (molecule, count) = match table.is_empty() {
        true => (Vec::new(), 0),
        false => find_molecules(table, options)?,
    };
    let groups = Groups::new(&molecule, count);
    let molecules = molecule
        .iter()
        .map(|&number| (number != NO_MOLECULE).then_some(number));
    Ok(Linked {
        used: groups.rows(),
        unusable: table.len() - groups.rows(),
        table: merge(&with_spans(table), &groups),
        molecules: molecules.collect(),
    })
}

/// The table with `frames_on` and `last_frame`, which a linked table already has.
fn with_spans(table: &LocalizationTable) -> LocalizationTable {
    let mut columns = table.columns().to_vec();
    let frames = table.counts("frame").map_or(Vec::new(), <[u32]>::to_vec);
    for (name, values) in [("frames_on", vec![1; table.len()]), ("last_frame", frames)] {
        if table.column(name).is_none() {
            columns.push(Column {
                name: name.into(),
                unit: "",
                values: Values::U32(values),
            });
        }
    }
    LocalizationTable::from_columns(columns).unwrap_or_else(|| table.clone())
}

/// Returns the molecule of each row, and the number of molecules.
pub(super) fn find_molecules(
    table: &LocalizationTable,
    options: &LinkOptions,
) -> Result<(Vec<u32>, usize), AnalysisError> {
    let positions = Positions::of(table)?;
    let std = |name| {
        required(
            table,
            name,
            "means are weighted by uncertainties, as fits have them",
        )
    };
    let (x_std, y_std) = (std("x_std")?, std("y_std")?);
    let z_std = positions.z.map(|_| std("z_std")).transpose()?;
    let last_frame = table.counts("last_frame").unwrap_or(positions.frame);
    let is_valid = |std: f64| std.is_finite() && std > 0.0;
    let rows = positions.by_frame(|row| {
        is_valid(x_std[row]) && is_valid(y_std[row]) && z_std.is_none_or(|std| is_valid(std[row]))
    });
    let place = |row: u32| {
        let row = row as usize;
        let z = positions.z.zip(z_std);
        let (z, z_std) = z.map_or((0.0, 1.0), |(z, std)| (z[row], std[row]));
        Place {
            at: [positions.x[row], positions.y[row], z],
            variance: [x_std[row], y_std[row], z_std].map(|std| std * std),
        }
    };
    let mut linker = Linker::new(options);
    let mut molecule = vec![NO_MOLECULE; table.len()];
    let frame_of = |row: u32| positions.frame[row as usize];
    for rows in rows.chunk_by(|&a, &b| frame_of(a) == frame_of(b)) {
        linker.spots.clear();
        linker.spots.extend(rows.iter().map(|&row| place(row)));
        linker.process_frame(frame_of(rows[0]), |spot, number| {
            let row = rows[spot] as usize;
            molecule[row] = number;
            last_frame[row]
        });
    }
    Ok((molecule, linker.molecules as usize))
}

/// The state between frames, and reused memory.
struct Linker {
    max_distance: Distance,
    max_gap: u32,
    open: Vec<OpenMolecule>,
    spots: Vec<Place>,
    molecules: u32,
    open_by_x: ByX,
    spots_by_x: ByX,
    /// Squared distance over the allowed one; open molecule; spot.
    pairs: Vec<(f64, u32, u32)>,
    assigned: Vec<bool>,
}

impl Linker {
    fn new(options: &LinkOptions) -> Self {
        Self {
            max_distance: options.max_distance_um,
            max_gap: options.max_gap_frames,
            open: Vec::new(),
            spots: Vec::new(),
            molecules: 0,
            open_by_x: ByX::default(),
            spots_by_x: ByX::default(),
            pairs: Vec::new(),
            assigned: Vec::new(),
        }
    }

    /// Assigns each spot of a frame to a molecule. `assign` takes spot and molecule, and returns
    /// the last frame of the spot.
    fn process_frame(&mut self, frame: u32, mut assign: impl FnMut(usize, u32) -> u32) {
        let max_gap = self.max_gap;
        // A row of a linked table lasts for several frames. Its molecule stays open, but takes no
        // second spot meanwhile.
        self.open
            .retain(|open| frame <= open.last_frame || frame - open.last_frame - 1 <= max_gap);
        self.find_pairs(frame);
        self.assigned.clear();
        self.assigned.resize(self.spots.len(), false);
        for &(_, open, spot) in &self.pairs {
            let open = &mut self.open[open as usize];
            if self.assigned[spot as usize] || frame <= open.last_frame {
                continue;
            }
            self.assigned[spot as usize] = true;
            // At least this frame, so that the molecule takes one spot per frame.
            open.last_frame = assign(spot as usize, open.number).max(frame);
            open.place.include(&self.spots[spot as usize]);
        }
        let unassigned = self.assigned.iter().enumerate();
        for (spot, _) in unassigned.filter(|(_, assigned)| !**assigned) {
            let number = self.molecules;
            self.molecules += 1;
            self.open.push(OpenMolecule {
                number,
                last_frame: assign(spot, number).max(frame),
                place: self.spots[spot],
            });
        }
    }

    /// Finds the pairs within the allowed distance, nearest first.
    fn find_pairs(&mut self, frame: u32) {
        let Self {
            max_distance,
            open,
            spots,
            ..
        } = self;
        self.open_by_x
            .fill(open.iter().map(|open| open.place.at[0]));
        self.pairs.clear();
        let pairs = &mut self.pairs;
        let mut consider = |o: usize, s: usize| {
            let distance = open[o].place.relative_distance(&spots[s], max_distance);
            if distance <= 1.0 && frame > open[o].last_frame {
                pairs.push((distance, o as u32, s as u32));
            }
        };
        match *max_distance {
            Distance::Um(um) => {
                for (s, spot) in spots.iter().enumerate() {
                    for o in self.open_by_x.near(spot.at[0], um) {
                        consider(o, s);
                    }
                }
            }
            // The search starts from the less precise of the two, so a few imprecise positions do
            // not widen the search of the others.
            Distance::Sigmas(sigmas) => {
                let radius = |place: &Place| sigmas * (2.0 * place.variance[0]).sqrt();
                let open_is_wider =
                    |o: usize, s: usize| open[o].place.variance[0] > spots[s].variance[0];
                self.spots_by_x.fill(spots.iter().map(|spot| spot.at[0]));
                for (s, spot) in spots.iter().enumerate() {
                    let near = self.open_by_x.near(spot.at[0], radius(spot));
                    near.filter(|&o| !open_is_wider(o, s))
                        .for_each(|o| consider(o, s));
                }
                for (o, molecule) in open.iter().enumerate() {
                    let place = &molecule.place;
                    let near = self.spots_by_x.near(place.at[0], radius(place));
                    near.filter(|&s| open_is_wider(o, s))
                        .for_each(|s| consider(o, s));
                }
            }
        }
        // Ties are broken by number, so the result does not depend on the order of the search.
        pairs.sort_unstable_by(|a, b| a.0.total_cmp(&b.0).then((a.1, a.2).cmp(&(b.1, b.2))));
    }
}

impl Place {
    /// The squared distance over the squared allowed one.
    fn relative_distance(&self, other: &Place, max_distance: &Distance) -> f64 {
        let d = [0, 1, 2].map(|axis| (self.at[axis] - other.at[axis]).powi(2));
        let variance = |axis: usize| self.variance[axis] + other.variance[axis];
        match max_distance {
            Distance::Um(um) => (d[0] + d[1]) / (um * um),
            Distance::Sigmas(sigmas) => {
                (0..3).map(|axis| d[axis] / variance(axis)).sum::<f64>() / (sigmas * sigmas)
            }
        }
    }

    /// Updates the weighted mean with another localization.
    fn include(&mut self, other: &Place) {
        for axis in 0..3 {
            let (own, added) = (self.variance[axis], other.variance[axis]);
            self.at[axis] += (other.at[axis] - self.at[axis]) * own / (own + added);
            self.variance[axis] = own * added / (own + added);
        }
    }
}
