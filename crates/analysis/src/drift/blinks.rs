//! Blinks: rows of one molecule in consecutive frames.
//!
//! Rows within 3.5 standard deviations of a blink that was seen one or two frames earlier join it.
//! A blink has ten frames at most, so that a fiducial becomes pieces that need no other treatment.

use rayon::prelude::*;

use super::rows::Rows;

/// The most frames of a blink.
const MAX_FRAMES: u32 = 10;
/// Standard deviations within which a row belongs to a blink.
const GATE: f64 = 3.5;
/// Blinks examined for a row: in a table without pile-ups there are fewer in reach.
const MAX_EXAMINED: usize = 64;
/// Frames without data that are bridged, and one.
const REACH_FRAMES: u32 = 2;

/// Blinks, sorted by time.
#[derive(Clone, Debug, Default)]
pub(super) struct Blinks {
    pub x: Vec<f64>,
    pub y: Vec<f64>,
    pub z: Vec<f64>,
    /// Variances in the plane.
    pub v: Vec<f64>,
    pub vz: Vec<f64>,
    /// The mean frame, from the first of the movie.
    pub t: Vec<f64>,
}

impl Blinks {
    /// Links rows. No blink goes across a break (the first frame after it).
    pub(super) fn of(rows: &Rows, breaks: &[f64]) -> Self {
        let part = |frame: u32| breaks.partition_point(|&b| b <= f64::from(frame));
        let chains = Chains::link(rows, MAX_FRAMES, GATE, false, part);
        let mut out = chains.means(rows);
        let mut order: Vec<usize> = (0..out.len()).collect();
        order.sort_by(|&a, &b| out.t[a].total_cmp(&out.t[b]));
        out = out.take(&order);
        out
    }

    pub(super) fn len(&self) -> usize {
        self.x.len()
    }

    fn take(&self, order: &[usize]) -> Self {
        let pick = |values: &[f64]| order.iter().map(|&k| values[k]).collect();
        Self {
            x: pick(&self.x),
            y: pick(&self.y),
            z: pick(&self.z),
            v: pick(&self.v),
            vz: pick(&self.vz),
            t: pick(&self.t),
        }
    }

    /// The positions without the drift of a path.
    pub(super) fn corrected(&self, path: &(dyn Fn(f64) -> [f64; 2] + Sync)) -> [Vec<f64>; 2] {
        let drift: Vec<[f64; 2]> = self.t.par_iter().map(|&t| path(t)).collect();
        let moved = |values: &[f64], axis: usize| {
            values
                .iter()
                .zip(&drift)
                .map(|(value, drift)| value - drift[axis])
                .collect()
        };
        [moved(&self.x, 0), moved(&self.y, 1)]
    }

    /// The blinks that satisfy a condition, in their order.
    pub(super) fn filter(&self, keep: impl Fn(usize) -> bool) -> Self {
        let order: Vec<usize> = (0..self.len()).filter(|&k| keep(k)).collect();
        self.take(&order)
    }

    /// The blinks nearest to the middle of the field.
    pub(super) fn middle(&self, most: usize) -> Self {
        let mut items: Vec<u32> = (0..self.len() as u32).collect();
        let (x, y) = (|k: u32| self.x[k as usize], |k: u32| self.y[k as usize]);
        super::rows::keep_the_middle(&mut items, most, x, y);
        let order: Vec<usize> = items.iter().map(|&k| k as usize).collect();
        self.take(&order)
    }

    /// A quantile of the standard deviations.
    pub(super) fn std_quantile(&self, share: f64) -> f64 {
        let mut v = self.v.clone();
        if v.is_empty() {
            return 0.01;
        }
        let k = ((v.len() - 1) as f64 * share) as usize;
        v.select_nth_unstable_by(k, f64::total_cmp).1.sqrt()
    }
}

/// Chains of rows.
pub(super) struct Chains {
    /// The chain of each row.
    pub of_row: Vec<u32>,
    /// The number of chains.
    pub number: usize,
}

/// A chain that a row may join.
#[derive(Clone, Copy)]
struct Open {
    chain: u32,
    part: usize,
    first: u32,
    last: u32,
    weight: f64,
    x: f64,
    y: f64,
}

impl Chains {
    /// Links rows to chains of at most `most` frames. A chain that `follows` is where its last row
    /// was; otherwise it is at the weighted mean of its rows.
    pub(super) fn link(
        rows: &Rows,
        most: u32,
        gate: f64,
        follows: bool,
        part: impl Fn(u32) -> usize,
    ) -> Self {
        let gate = gate * gate;
        let mut of_row = vec![0; rows.len()];
        let mut number = 0_u32;
        let mut open: Vec<Open> = Vec::new();
        let largest = rows.variance.iter().copied().fold(0.0, f64::max);
        let (mut start, mut free, mut sorted) = (0, Vec::new(), Vec::new());
        while start < rows.len() {
            let frame = rows.frame[start];
            let here = part(frame);
            let end = start + rows.frame[start..].partition_point(|&f| f == frame);
            open.retain(|o| {
                o.part == here && frame - o.last <= REACH_FRAMES && frame - o.first < most
            });
            open.sort_by(|a, b| a.x.total_cmp(&b.x).then(a.chain.cmp(&b.chain)));
            let before = open.len();
            sorted.clear();
            sorted.extend(open.iter().map(|o| o.x));
            // The next chain that no row of this frame has joined.
            free.clear();
            free.extend(0..=before as u32);
            for row in start..end {
                let (x, y, v) = (rows.x[row], rows.y[row], rows.variance[row]);
                let reach = (gate * (v + largest)).sqrt();
                let mut best = (gate, None);
                let from = sorted.partition_point(|&at| at < x - reach);
                let mut k = next_free(&mut free, from);
                for _ in 0..MAX_EXAMINED {
                    if k >= before || sorted[k] > x + reach {
                        break;
                    }
                    let o = &open[k];
                    let square = (x - o.x).powi(2) + (y - o.y).powi(2);
                    let distance = square / (v + 1.0 / o.weight);
                    if distance < best.0 {
                        best = (distance, Some(k));
                    }
                    k = next_free(&mut free, k + 1);
                }
                let weight = 1.0 / v;
                match best.1 {
                    Some(k) => {
                        free[k] = k as u32 + 1;
                        let o = &mut open[k];
                        let total = if follows { weight } else { o.weight + weight };
                        o.x += (x - o.x) * weight / total;
                        o.y += (y - o.y) * weight / total;
                        o.weight = total;
                        o.last = frame;
                        of_row[row] = o.chain;
                    }
                    None => {
                        of_row[row] = number;
                        open.push(Open {
                            chain: number,
                            part: here,
                            first: frame,
                            last: frame,
                            weight,
                            x,
                            y,
                        });
                        number += 1;
                    }
                }
            }
            start = end;
        }
        Self {
            of_row,
            number: number as usize,
        }
    }

    /// The number of rows of each chain.
    pub(super) fn lengths(&self) -> Vec<usize> {
        let mut out = vec![0; self.number];
        for &chain in &self.of_row {
            out[chain as usize] += 1;
        }
        out
    }

    /// The rows of a chain such that this share of all rows are in shorter ones or in such.
    pub(super) fn length(&self, share: f64) -> usize {
        let mut lengths = self.lengths();
        lengths.sort_unstable();
        let mut below = 0;
        let of_share = |length: &&usize| {
            below += **length;
            below as f64 >= share * self.of_row.len() as f64
        };
        lengths.iter().find(of_share).copied().unwrap_or(0)
    }

    /// The weighted mean of each chain.
    fn means(&self, rows: &Rows) -> Blinks {
        let n = self.number;
        let zeros = || vec![0.0; n];
        let (mut x, mut y, mut z) = (zeros(), zeros(), zeros());
        let (mut v, mut vz, mut t) = (zeros(), zeros(), zeros());
        let lengths = self.lengths();
        for (row, &chain) in self.of_row.iter().enumerate() {
            let k = chain as usize;
            let (w, wz) = (1.0 / rows.variance[row], 1.0 / rows.z_variance[row]);
            x[k] += w * rows.x[row];
            y[k] += w * rows.y[row];
            z[k] += wz * rows.z[row];
            v[k] += w;
            vz[k] += wz;
            t[k] += f64::from(rows.frame[row]);
        }
        for k in 0..n {
            x[k] /= v[k];
            y[k] /= v[k];
            z[k] /= vz[k];
            v[k] = 1.0 / v[k];
            vz[k] = 1.0 / vz[k];
            t[k] /= lengths[k] as f64;
        }
        Blinks { x, y, z, v, vz, t }
    }
}

/// The first entry from `k` on that is free; the last is always.
fn next_free(free: &mut [u32], k: usize) -> usize {
    let mut end = k;
    while free[end] as usize != end {
        end = free[end] as usize;
    }
    let mut at = k;
    while free[at] as usize != end && at != end {
        let next = free[at] as usize;
        free[at] = end as u32;
        at = next;
    }
    end
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drift::precision::rows_of;
    use crate::drift::simulated::Table;

    /// Rows of (frame, x), all at y = 0, known to 10 nm.
    fn rows(of: &[(u32, f64)]) -> Rows {
        let (frame, x) = of.iter().copied().unzip();
        let table = Table::plain(frame, x, vec![0.0; of.len()]);
        rows_of(&table.flat(), usize::MAX).expect("rows")
    }

    #[test]
    fn rows_of_a_molecule_become_a_blink() {
        // One dark frame is bridged, two are not; a row 60 nm away is another molecule's.
        let rows = rows(&[
            (0, 1.0),
            (1, 1.01),
            (3, 1.02),
            (1, 1.07),
            (6, 1.01),
            (9, 5.0),
        ]);
        let blinks = Blinks::of(&rows, &[]);
        let found: Vec<(f64, f64)> = blinks
            .t
            .iter()
            .zip(&blinks.x)
            .map(|(t, x)| (*t, (x * 1e6).round() / 1e6))
            .collect();
        assert_eq!(
            found,
            [(1.0, 1.07), (4.0 / 3.0, 1.01), (6.0, 1.01), (9.0, 5.0)]
        );
        assert!((blinks.v[1] - 1e-4 / 3.0).abs() < 1e-12);
    }

    #[test]
    fn long_chain_becomes_pieces_of_ten_frames_and_none_crosses_a_break() {
        let fiducial: Vec<(u32, f64)> = (0..35).map(|frame| (frame, 2.0)).collect();
        let rows = rows(&fiducial);
        let of = |breaks: &[f64]| Blinks::of(&rows, breaks).t;
        assert_eq!(of(&[]), [4.5, 14.5, 24.5, 32.0]);
        assert_eq!(of(&[13.0]), [4.5, 11.0, 17.5, 27.5, 33.5]);
        let chains = Chains::link(&rows, u32::MAX, 4.0, true, |_| 0);
        assert_eq!((chains.number, chains.lengths()), (1, vec![35]));
        assert_eq!((chains.length(0.0), chains.length(1.0)), (35, 35));
    }

    #[test]
    fn nearest_blink_is_joined_and_only_once() {
        let rows = rows(&[(0, 1.0), (0, 1.03), (1, 1.025), (1, 1.031)]);
        let blinks = Blinks::of(&rows, &[]);
        // The first row of frame 1 takes the blink at 1.03; the other has only that at 1.0 left.
        let mut x: Vec<f64> = blinks.x.iter().map(|x| (x * 1e4).round() / 1e4).collect();
        x.sort_by(f64::total_cmp);
        assert_eq!(x, [1.0155, 1.0275]);
    }
}
