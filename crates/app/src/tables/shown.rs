//! A table that is shown: its rows, the tiles of its picture, selections and histograms.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use gaussmle::table::Values;
use gaussmle::{LocalizationTable, Status};
use gaussmle_analysis::{lateral_precision, reported_precision_um};
use gaussmle_io::table::{Filter, TableMetadata};
use gaussmle_report::render::z_range_um;
use gaussmle_report::tiles::{PictureTiles, Place, TileCounts};
use gaussmle_smlm::PValueSummary;
use rayon::prelude::*;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::error::{Failure, Outcome};
use crate::recent::Recent;

/// Selections that are kept.
const KEPT: usize = 4;

/// The most bins of a histogram.
const MOST_BINS: usize = 1000;

/// The quantity of hues.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Hues {
    Z,
    Frame,
    Precision,
}

/// A selection that is computed once.
type Entry = Arc<OnceLock<Result<Selection, String>>>;

/// The rows that a condition selects.
pub(crate) type Selection = Arc<Vec<bool>>;

/// Numbers that describe a table. A page asks for them each second while the table may change.
#[derive(Debug)]
pub(super) struct Numbers {
    pub usable: usize,
    /// The part of the p-values below 0.01.
    pub poor_part: Option<f64>,
    pub precision_um: Option<f64>,
}

impl Numbers {
    fn of(rows: &LocalizationTable) -> Self {
        let usable = |statuses: &[Status]| statuses.iter().filter(|s| s.is_usable()).count();
        let mut p_values = PValueSummary::default();
        // The p-values of molecules are those of several fits each.
        if !rows.is_linked() {
            p_values.add(rows);
        }
        Self {
            usable: rows.statuses().map_or(rows.len(), usable),
            poor_part: (p_values.all > 0).then(|| p_values.low_part()),
            precision_um: reported_precision_um(rows),
        }
    }
}

/// A table that is shown.
#[derive(Debug)]
pub(crate) struct ShownTable {
    pub rows: LocalizationTable,
    pub metadata: TableMetadata,
    /// The table that it was made of.
    pub parent: Option<String>,
    tiles: OnceLock<Result<Option<PictureTiles>, String>>,
    z_um: OnceLock<Option<[f64; 2]>>,
    numbers: OnceLock<Numbers>,
    selections: Recent<String, Entry, KEPT>,
    hues: Mutex<Vec<(Hues, Arc<Vec<u8>>)>>,
}

impl ShownTable {
    pub fn new(rows: LocalizationTable, metadata: TableMetadata, parent: Option<String>) -> Self {
        Self {
            rows,
            metadata,
            parent,
            tiles: OnceLock::new(),
            z_um: OnceLock::new(),
            numbers: OnceLock::new(),
            selections: Recent::default(),
            hues: Mutex::default(),
        }
    }

    /// Bytes of its columns.
    pub fn bytes(&self) -> usize {
        let bytes = |values: &Values| match values {
            Values::F64(values) => 8 * values.len(),
            Values::U32(values) => 4 * values.len(),
            Values::Status(values) => values.len(),
        };
        let columns = self.rows.columns().iter();
        // Those of the tiles and of hues beside them.
        let of_tiles = 12 * self.rows.len();
        of_tiles + columns.map(|column| bytes(&column.values)).sum::<usize>()
    }

    /// The tiles; `None` if no row has a position.
    pub fn tiles(&self) -> Outcome<Option<&PictureTiles>> {
        let made = self.tiles.get_or_init(|| {
            PictureTiles::new(&self.rows, &self.metadata).map_err(|error| error.to_string())
        });
        match made {
            Ok(tiles) => Ok(tiles.as_ref()),
            Err(message) => Err(Failure::bad(message.clone())),
        }
    }

    /// The z of the first and the last hue, um.
    pub fn z_um(&self) -> Option<[f64; 2]> {
        *self.z_um.get_or_init(|| {
            self.rows.floats("z")?;
            z_range_um(&self.rows).ok().flatten()
        })
    }

    pub(super) fn numbers(&self) -> &Numbers {
        self.numbers.get_or_init(|| Numbers::of(&self.rows))
    }

    /// The rows that a condition selects; `None` for all.
    pub fn selection(&self, condition: &str) -> Outcome<Option<Selection>> {
        if condition.trim().is_empty() {
            return Ok(None);
        }
        let key = condition.to_owned();
        let known = self.selections.get(&key);
        let entry = known.unwrap_or_else(|| self.selections.put(key, Entry::default()));
        // A page asks for many tiles at once: one of them computes, and the others wait.
        let selection = entry.get_or_init(|| {
            let matches = Filter::parse(condition).and_then(|filter| filter.matches(&self.rows));
            matches.map(Arc::new).map_err(|error| error.to_string())
        });
        match selection {
            Ok(selection) => Ok(Some(selection.clone())),
            Err(message) => Err(Failure::bad(message.clone())),
        }
    }

    /// The table with the rows that a condition selects.
    pub fn selected(&self, condition: &str) -> Outcome<std::borrow::Cow<'_, LocalizationTable>> {
        use std::borrow::Cow;
        match condition.trim().is_empty() {
            true => Ok(Cow::Borrowed(&self.rows)),
            false => Ok(Cow::Owned(Filter::parse(condition)?.apply(&self.rows)?)),
        }
    }

    /// The counts of a tile; `None` if it is empty.
    pub fn tile(
        &self,
        place: Place,
        condition: &str,
        hues: Option<Hues>,
    ) -> Outcome<Option<TileCounts>> {
        let Some(tiles) = self.tiles()? else {
            return Ok(None);
        };
        let keep = self.selection(condition)?;
        let hues = hues.map(|hues| self.hues(hues));
        let keep = keep.as_ref().map(|keep| keep.as_slice());
        Ok(tiles.tile(place, keep, hues.as_ref().map(|hues| hues.as_slice())))
    }

    /// The hue of each row.
    fn hues(&self, wanted: Hues) -> Arc<Vec<u8>> {
        let mut all = self.hues.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, hues)) = all.iter().find(|(known, _)| *known == wanted) {
            return hues.clone();
        }
        let scaled = |value: f64, [from, to]: [f64; 2]| {
            let part = (value - from) / (to - from);
            // NaN becomes 0.
            (255.0 * part.clamp(0.0, 1.0)).round() as u8
        };
        let rows = 0..self.rows.len();
        let hues: Vec<u8> = match wanted {
            Hues::Z => {
                let range = self.z_um().unwrap_or([0.0, 1.0]);
                let z = self.rows.floats("z").unwrap_or_default();
                z.par_iter().map(|z| scaled(*z, range)).collect()
            }
            Hues::Frame => {
                let frames = self.rows.counts("frame").unwrap_or_default();
                let last = f64::from(frames.par_iter().copied().max().unwrap_or(1).max(1));
                let hue = |frame: &u32| scaled(f64::from(*frame), [0.0, last]);
                frames.par_iter().map(hue).collect()
            }
            Hues::Precision => {
                let std = |name| self.rows.floats(name);
                match (std("x_std"), std("y_std"), self.numbers().precision_um) {
                    (Some(x), Some(y), Some(median)) => {
                        let hue =
                            |row| scaled(lateral_precision(x[row], y[row]), [0.0, 2.0 * median]);
                        rows.into_par_iter().map(hue).collect()
                    }
                    _ => Vec::new(),
                }
            }
        };
        // A table without the column has one hue.
        let hues = match hues.len() == self.rows.len() {
            true => hues,
            false => vec![0; self.rows.len()],
        };
        let hues = Arc::new(hues);
        all.push((wanted, hues.clone()));
        hues
    }

    /// The histogram of a column: of all rows, and of those that a condition selects.
    pub fn histogram(&self, column: &str, bins: usize, condition: &str) -> Outcome<Value> {
        let bins = bins.clamp(1, MOST_BINS);
        let Some(found) = self.rows.column(column) else {
            let names = self.rows.names().join(", ");
            return Err(Failure::bad(format!(
                "there is no column `{column}`: there are {names}"
            )));
        };
        let keep = self.selection(condition)?;
        let histogram = match &found.values {
            Values::F64(values) => histogram(values, |v| *v, bins, keep.as_deref()),
            Values::U32(values) => histogram(values, |v| f64::from(*v), bins, keep.as_deref()),
            Values::Status(values) => {
                histogram(values, |v| f64::from(v.code()), bins, keep.as_deref())
            }
        };
        let Histogram {
            range: [from, to],
            all,
            kept,
        } = histogram;
        let kept_rows = keep.map_or(self.rows.len(), |keep| {
            keep.par_iter().filter(|keep| **keep).count()
        });
        Ok(json!({
            "column": column,
            "from": from,
            "to": to,
            "all": all,
            "kept": kept,
            "rows": self.rows.len(),
            "kept_rows": kept_rows,
        }))
    }
}

#[derive(Debug, PartialEq)]
struct Histogram {
    range: [f64; 2],
    all: Vec<u64>,
    kept: Vec<u64>,
}

/// Rows that a thread counts at a time.
const CHUNK: usize = 1 << 16;

/// Counts values in bins between the 0.1 and 99.9 percentiles of a sample, beyond which the first and
/// the last bin count. Values that are not finite are left out.
fn histogram<T: Sync>(
    values: &[T],
    number: impl Fn(&T) -> f64 + Sync,
    bins: usize,
    keep: Option<&Vec<bool>>,
) -> Histogram {
    const SAMPLE: usize = 100_000;
    let step = values.len().div_ceil(SAMPLE).max(1);
    let sample = values.iter().step_by(step).map(&number);
    let mut sample: Vec<f64> = sample.filter(|value| value.is_finite()).collect();
    sample.sort_by(f64::total_cmp);
    let at = |part: f64| {
        let place = (part * sample.len().saturating_sub(1) as f64).round() as usize;
        sample.get(place).copied().unwrap_or(0.0)
    };
    let [from, mut to] = [at(0.001), at(0.999)];
    if !(to > from) {
        to = from + 1.0;
    }
    let scale = bins as f64 / (to - from);
    let count = |chunk: usize| {
        let start = chunk * CHUNK;
        let part = &values[start..(start + CHUNK).min(values.len())];
        let (mut all, mut kept) = (vec![0u64; bins], vec![0u64; bins]);
        for (row, value) in part.iter().enumerate() {
            let value = number(value);
            if !value.is_finite() {
                continue;
            }
            let bin = (((value - from) * scale).max(0.0) as usize).min(bins - 1);
            all[bin] += 1;
            kept[bin] += u64::from(keep.is_none_or(|keep| keep[start + row]));
        }
        (all, kept)
    };
    let empty = || (vec![0; bins], vec![0; bins]);
    let sum = |mut a: Vec<u64>, b: Vec<u64>| {
        a.iter_mut().zip(b).for_each(|(a, b)| *a += b);
        a
    };
    let (all, kept) = (0..values.len().div_ceil(CHUNK))
        .into_par_iter()
        .map(count)
        .reduce(empty, |a, b| (sum(a.0, b.0), sum(a.1, b.1)));
    Histogram {
        range: [from, to],
        all,
        kept,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_histogram_counts_each_finite_value_once() {
        let values: Vec<f64> = (0..200_000).map(|i| f64::from(i % 1000)).collect();
        let keep: Vec<bool> = (0..values.len()).map(|i| i % 1000 < 500).collect();
        let found = histogram(&values, |v| *v, 10, Some(&keep));
        assert_eq!(found.all.iter().sum::<u64>(), 200_000);
        assert_eq!(found.kept.iter().sum::<u64>(), 100_000);
        let [from, to] = found.range;
        for bin in 0..10 {
            let edges = [bin, bin + 1].map(|k| from + (to - from) * f64::from(k) / 10.0);
            let inside = |value: f64| match bin {
                0 => value < edges[1],
                9 => value >= edges[0],
                _ => value >= edges[0] && value < edges[1],
            };
            let expected = values.iter().filter(|value| inside(**value)).count();
            assert_eq!(found.all[bin as usize], expected as u64, "bin {bin}");
        }
        let odd = histogram(&[f64::NAN, 1.0, f64::INFINITY], |v| *v, 3, None);
        assert_eq!(odd.all.iter().sum::<u64>(), 1);
        assert_eq!(histogram(&[] as &[f64], |v| *v, 3, None).all, [0, 0, 0]);
    }
}
