//! Localizations of one molecule in frames that follow each other, as one row.
//!
//! Frame by frame, the molecules that are open and the localizations of the frame are paired, nearest first, each at most
//! once. A molecule is where the weighted mean of its localizations so far is, which is nearer the truth than the last of
//! them; what moves by more than the distance that is allowed becomes several rows.

use super::columns::{Positions, counts, numbers};
use super::error::{AnalysisError, positive};
use super::merge::{Groups, merge};
use super::sorted::ByX;
use crate::table::{Column, LocalizationTable, Values};

/// How far a localization may be from its molecule.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Distance {
    /// So far in the plane, um.
    Um(f64),
    /// So many standard deviations of the difference of the two positions, z included where the table has it. In the
    /// plane, 3 loses 1 % of the pairs (`exp(-9/2)`), 4 loses 0.03 %.
    Sigmas(f64),
}

/// What counts as one molecule.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LinkOptions {
    /// How far a localization may be from its molecule.
    pub max_distance_um: Distance,
    /// Frames for which a molecule may be dark.
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

/// Molecules, and what became of the rows.
#[derive(Clone, Debug, PartialEq)]
pub struct Linked {
    /// One row a molecule, by first frame, with the columns of the localizations and two more: `frames_on`, the number of
    /// localizations, and `last_frame`.
    ///
    /// Positions and widths are means weighted by the inverse variance, and their `_std` follow. Photons and
    /// log-likelihoods are summed; background is the mean. `p_value` is Fisher's combination, as uniform for molecules
    /// that fit as each is for a spot; `iterations` the most, `status` the best, `frame` the first. ROIs are numbered
    /// anew. Columns of other names keep the value of the first localization.
    pub table: LocalizationTable,
    /// Rows that were linked.
    pub used: usize,
    /// Rows left out: fits that failed, positions or uncertainties that are no finite numbers.
    pub unusable: usize,
}

/// A localization, or the mean of several.
#[derive(Clone, Copy)]
struct Place {
    at: [f64; 3],
    variance: [f64; 3],
}

/// A molecule that may go on.
struct Open {
    number: u32,
    last_frame: u32,
    place: Place,
}

/// Makes one row of localizations that are the same molecule.
///
/// # Errors
///
/// If the distance is not above 0, or the table has rows but lacks `frame`, `x`, `y`, `x_std` or `y_std` (or `z_std`
/// where there is `z`).
pub fn link(table: &LocalizationTable, options: &LinkOptions) -> Result<Linked, AnalysisError> {
    match options.max_distance_um {
        Distance::Um(um) => positive("the distance (um)", um)?,
        Distance::Sigmas(sigmas) => positive("the distance (standard deviations)", sigmas)?,
    }
    let groups = match table.is_empty() {
        true => Groups::of(&[], 0),
        false => groups(table, options)?,
    };
    Ok(Linked {
        used: groups.rows(),
        unusable: table.len() - groups.rows(),
        table: merge(&with_spans(table), &groups),
    })
}

/// The table with the columns that tell how long a molecule was on; one that was linked before has them.
fn with_spans(table: &LocalizationTable) -> LocalizationTable {
    let mut columns = table.columns().to_vec();
    let frames = counts(table, "frame").map_or(Vec::new(), <[u32]>::to_vec);
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

/// Which rows are one molecule.
fn groups(table: &LocalizationTable, options: &LinkOptions) -> Result<Groups, AnalysisError> {
    let positions = Positions::of(table)?;
    let std = |name| {
        numbers(
            table,
            name,
            "means are weighted by uncertainties, as fits have them",
        )
    };
    let (x_std, y_std) = (std("x_std")?, std("y_std")?);
    let z_std = positions.z.map(|_| std("z_std")).transpose()?;
    let last_frame = counts(table, "last_frame").unwrap_or(positions.frame);
    let sure = |std: f64| std.is_finite() && std > 0.0;
    let rows = positions.by_frame(|row| {
        sure(x_std[row]) && sure(y_std[row]) && z_std.is_none_or(|std| sure(std[row]))
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
    let mut molecule = vec![NONE; table.len()];
    let frame_of = |row: u32| positions.frame[row as usize];
    for rows in rows.chunk_by(|&a, &b| frame_of(a) == frame_of(b)) {
        linker.spots.clear();
        linker.spots.extend(rows.iter().map(|&row| place(row)));
        linker.frame(frame_of(rows[0]), |spot, number| {
            let row = rows[spot] as usize;
            molecule[row] = number;
            last_frame[row]
        });
    }
    Ok(Groups::of(&molecule, linker.molecules as usize))
}

/// The number of no molecule.
pub(super) const NONE: u32 = u32::MAX;

/// What is kept from frame to frame.
struct Linker {
    max: Distance,
    gap: u32,
    open: Vec<Open>,
    spots: Vec<Place>,
    molecules: u32,
    open_by_x: ByX,
    spots_by_x: ByX,
    /// Distance in units of what is allowed, squared; open molecule; spot.
    pairs: Vec<(f64, u32, u32)>,
    taken: Vec<bool>,
}

impl Linker {
    fn new(options: &LinkOptions) -> Self {
        Self {
            max: options.max_distance_um,
            gap: options.max_gap_frames,
            open: Vec::new(),
            spots: Vec::new(),
            molecules: 0,
            open_by_x: ByX::default(),
            spots_by_x: ByX::default(),
            pairs: Vec::new(),
            taken: Vec::new(),
        }
    }

    /// Gives each spot of a frame its molecule; `assign` takes spot and molecule and tells when the spot ends.
    fn frame(&mut self, frame: u32, mut assign: impl FnMut(usize, u32) -> u32) {
        let gap = self.gap;
        // One that is still on cannot take a second spot, but stays.
        self.open
            .retain(|open| frame <= open.last_frame || frame - open.last_frame - 1 <= gap);
        self.find_pairs(frame);
        self.taken.clear();
        self.taken.resize(self.spots.len(), false);
        for &(_, open, spot) in &self.pairs {
            let open = &mut self.open[open as usize];
            if self.taken[spot as usize] || frame <= open.last_frame {
                continue;
            }
            self.taken[spot as usize] = true;
            // At least this frame, lest it be taken twice.
            open.last_frame = assign(spot as usize, open.number).max(frame);
            open.place.include(&self.spots[spot as usize]);
        }
        for (spot, _) in self.taken.iter().enumerate().filter(|(_, taken)| !**taken) {
            let number = self.molecules;
            self.molecules += 1;
            self.open.push(Open {
                number,
                last_frame: assign(spot, number).max(frame),
                place: self.spots[spot],
            });
        }
    }

    /// Pairs that may be one molecule, nearest first.
    fn find_pairs(&mut self, frame: u32) {
        let Self {
            max, open, spots, ..
        } = self;
        self.open_by_x
            .fill(open.iter().map(|open| open.place.at[0]));
        self.pairs.clear();
        let pairs = &mut self.pairs;
        let mut consider = |o: usize, s: usize| {
            let distance = open[o].place.distance(&spots[s], max);
            if distance <= 1.0 && frame > open[o].last_frame {
                pairs.push((distance, o as u32, s as u32));
            }
        };
        match *max {
            Distance::Um(um) => {
                for (s, spot) in spots.iter().enumerate() {
                    for o in self.open_by_x.near(spot.at[0], um) {
                        consider(o, s);
                    }
                }
            }
            // The less certain of two looks for the other, so that a few that are wide cost the many nothing.
            Distance::Sigmas(sigmas) => {
                let reach = |place: &Place| sigmas * (2.0 * place.variance[0]).sqrt();
                let wider = |o: usize, s: usize| open[o].place.variance[0] > spots[s].variance[0];
                self.spots_by_x.fill(spots.iter().map(|spot| spot.at[0]));
                for (s, spot) in spots.iter().enumerate() {
                    let near = self.open_by_x.near(spot.at[0], reach(spot));
                    near.filter(|&o| !wider(o, s)).for_each(|o| consider(o, s));
                }
                for (o, molecule) in open.iter().enumerate() {
                    let place = &molecule.place;
                    let near = self.spots_by_x.near(place.at[0], reach(place));
                    near.filter(|&s| wider(o, s)).for_each(|s| consider(o, s));
                }
            }
        }
        // The numbers decide between equals, so that the result does not depend on how they were found.
        pairs.sort_unstable_by(|a, b| a.0.total_cmp(&b.0).then((a.1, a.2).cmp(&(b.1, b.2))));
    }
}

impl Place {
    /// The squared distance, in units of what is allowed.
    fn distance(&self, other: &Place, max: &Distance) -> f64 {
        let d = [0, 1, 2].map(|axis| (self.at[axis] - other.at[axis]).powi(2));
        let variance = |axis: usize| self.variance[axis] + other.variance[axis];
        match max {
            Distance::Um(um) => (d[0] + d[1]) / (um * um),
            Distance::Sigmas(sigmas) => {
                (0..3).map(|axis| d[axis] / variance(axis)).sum::<f64>() / (sigmas * sigmas)
            }
        }
    }

    /// Takes in another measurement.
    fn include(&mut self, other: &Place) {
        for axis in 0..3 {
            let (mine, its) = (self.variance[axis], other.variance[axis]);
            self.at[axis] += (other.at[axis] - self.at[axis]) * mine / (mine + its);
            self.variance[axis] = mine * its / (mine + its);
        }
    }
}
