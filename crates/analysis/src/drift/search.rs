//! From rows to a path at a width of 15 nm, with its breaks.

use super::basis::Basis;
use super::blinks::Blinks;
use super::breaks::{MIN_DEVIATIONS, MIN_EVIDENCE, best_steps, candidates};
use super::change::Reference;
use super::coarse::{FAR, NEAR, Polyline, coarse};
use super::fiducials::{Fiducials, chains, fiducials};
use super::fit::{Fit, Widths, refine};
use super::gaps::{dark_times, gap_of};
use super::moves::{Move, Sides, plane, relocated, with_moves};
use super::posterior::{prior_evidence, significance};
use super::rows::{Rows, is_within};
use super::width::{FEW_PAIRS, lasting, likelihoods, score};

/// Blinks of a coefficient, and the range of the number of coefficients.
const BLINKS: f64 = 12.0;
const FEWEST: f64 = 5.0;
const MOST: f64 = 250.0;
/// The least frames of a coefficient.
const FRAMES: f64 = 8.0;
/// Bins of a coefficient.
const BINS: usize = 4;
/// Rounds of looking for another break.
const ROUNDS: usize = 3;
/// The evidence of a step on a smooth path from which a break is tried: the path has followed most
/// of the step already.
const WORTH_A_TRIAL: f64 = 2.0;
/// Widths of the structure, um.
const WIDE: f64 = 0.03;
const NARROW: f64 = 0.015;
/// The gain of a degree of freedom over a sample at rest that leaves no doubt.
const CLEAR: f64 = 10.0;
/// Those at which a path is compared with a sample at rest.
const ANY: [f64; 3] = [0.015, 0.06, 0.24];

/// A path with its blinks and breaks.
pub(super) struct Found {
    pub fit: Fit,
    pub blinks: Blinks,
    pub fiducials: Option<Fiducials>,
    /// The time between blinks from which on they show a structure that lasts, frames.
    pub lasting: f64,
}

impl Found {
    pub(super) fn breaks(&self) -> &[f64] {
        &self.fit.basis.breaks
    }
}

/// The basis for a number of blinks.
fn basis(rows: &Rows, blinks: usize, breaks: &[f64]) -> Basis {
    let frames = rows.frames();
    let most = FEWEST.max(MOST.min(frames / FRAMES));
    let coefficients = (blinks as f64 / BLINKS).clamp(FEWEST, most) as usize;
    let bins = frames.min((BINS * coefficients) as f64) as usize;
    Basis::new(frames, coefficients, bins, breaks)
}

/// Refines a path in the plane.
fn fine(blinks: &Blinks, basis: &Basis, start: Vec<Vec<f64>>, widths: &[f64]) -> Fit {
    let widths = Widths {
        plane: widths,
        depth: None,
        is_final: false,
    };
    refine(blinks, basis, start, &widths)
}

/// The coefficients of a path.
fn coefficients(basis: &Basis, path: impl Fn(f64) -> [f64; 2]) -> Vec<Vec<f64>> {
    (0..2).map(|axis| basis.fit(|t| path(t)[axis])).collect()
}

/// The best of the coarse paths: of a near search, of a far one, and of the fiducials.
fn start(blinks: &Blinks, fiducials: Option<&Polyline>) -> (Polyline, Polyline) {
    let (near, far) = rayon::join(|| coarse(blinks, &NEAR), || coarse(blinks, &FAR));
    let intervals = near.t.clone();
    let paths = [Some(near), Some(far), fiducials.cloned()];
    let mut best: Option<(f64, Polyline)> = None;
    for path in paths.into_iter().flatten() {
        let score = score(blinks, &|t| path.at(t));
        if best.as_ref().is_none_or(|(largest, _)| score > *largest) {
            best = Some((score, path));
        }
    }
    let path = best.map(|(_, path)| path).unwrap_or_default();
    // The path at the intervals, whatever it came from.
    let at = intervals.iter().map(|&t| path.at(t)).collect();
    (path, Polyline { t: intervals, at })
}

/// A path at two widths of the structure, with the blinks that its breaks leave whole.
struct State {
    blinks: Blinks,
    wide: Fit,
    narrow: Fit,
}

/// Finds the path and its breaks.
pub(super) fn search(rows: &Rows) -> Found {
    let blinks = Blinks::of(rows, &[]);
    let typical = blinks.std_quantile(0.5);
    let chains = chains(rows);
    let (fiducials, lasting) = (fiducials(rows, &chains), lasting(rows, &chains));
    let (path, intervals) = start(&blinks, fiducials.as_ref().map(|found| &found.path));
    let breaks = coarse_breaks(rows, &blinks, &path, &intervals, typical);
    let about = about(rows, blinks.len(), &intervals);
    let mut state = settle(rows, blinks, &breaks, about, |t| {
        with_steps(&intervals, &path, &breaks, t)
    });
    // Breaks that the coarse path did not show: where a step would help most.
    for _ in 0..ROUNDS {
        match with_another_break(rows, &state, about) {
            Some(better) => state = better,
            None => break,
        }
    }
    if let Some(still) = better_without(rows, &state, about, lasting) {
        state = still;
    }
    Found {
        fit: state.narrow,
        blinks: state.blinks,
        fiducials,
        lasting,
    }
}

/// The path from a sample at rest, unless the one found has clearly more evidence. In a structure that is wide or
/// periodic, and along an axis that nothing pins, the coarse search finds paths that chance prefers.
fn better_without(rows: &Rows, found: &State, about: f64, lasting: f64) -> Option<State> {
    let path = plane(&found.narrow);
    let times = found.blinks.t.iter();
    let farthest = times
        .map(|&t| libm::hypot(path(t)[0], path(t)[1]))
        .fold(0.0, f64::max);
    // It is the nearest optimum anyway.
    if farthest < NARROW && found.narrow.basis.breaks.is_empty() {
        return None;
    }
    let at_rest = best_likelihood(&found.blinks, &|_| [0.0; 2], &ANY, lasting);
    let clear = best_likelihood(&found.blinks, &path, &ANY, lasting) - at_rest;
    let weight = independence(&[&found.narrow]);
    if weight * clear > CLEAR * found.narrow.degrees_of_freedom() {
        return None;
    }
    let still = settle(rows, Blinks::of(rows, &[]), &[], about, |_| [0.0; 2]);
    let gain = evidence_gain(&found.blinks, &found.narrow, &still.narrow, &ANY, lasting);
    (gain < MIN_EVIDENCE).then_some(still)
}

/// Frames on either side of a break that it may have to be moved by.
fn about(rows: &Rows, blinks: usize, intervals: &Polyline) -> f64 {
    let knots = rows.frames() / basis(rows, blinks, &[]).coefficients as f64;
    (2.0 * knots).max(interval_frames(intervals)).floor() + 3.0
}

/// Fits a path with breaks, finds where they are exactly, and drops those that are not real.
fn settle(
    rows: &Rows,
    mut blinks: Blinks,
    breaks: &[f64],
    about: f64,
    path: impl Fn(f64) -> [f64; 2],
) -> State {
    let mut basis_ = basis(rows, blinks.len(), breaks);
    let start = coefficients(&basis_, path);
    let mut wide = fine(&blinks, &basis_, start, &[WIDE]);
    // Blinks of a dark gap are background: they would lead the path astray.
    let mut dark = dark_times(&wide);
    for _ in 0..ROUNDS {
        let outside = without(&blinks, &dark);
        if outside.len() == blinks.len() {
            break;
        }
        blinks = outside;
        let start = coefficients(&basis_, |t| bridged(&plane(&wide), &dark, t));
        wide = fine(&blinks, &basis_, start, &[WIDE]);
        dark = dark_times(&wide);
    }
    let lit = &rows.outside(&dark);
    let relocated = |blinks: &Blinks, fit: &Fit, breaks: &[usize], width: f64| {
        relocated(lit, blinks, fit, breaks, about, width, &dark)
    };
    // Nothing tells that the path is smooth in a gap: each has a step.
    if !breaks.is_empty() || !dark.is_empty() {
        let all: Vec<usize> = (0..breaks.len()).collect();
        let moves = relocated(&blinks, &wide, &all, 0.5 * WIDE);
        (blinks, basis_) = relinked(lit, &moves, &dark);
        let start = coefficients(&basis_, |t| with_moves(&wide, &moves, t));
        wide = fine(&blinks, &basis_, start, &[WIDE]);
    }
    let mut narrow = fine(&blinks, &basis_, wide.start(), &[NARROW]);
    let outside = |k: &usize| gap_of(&dark, basis_.breaks[*k]).is_none();
    let located: Vec<usize> = (0..basis_.breaks.len()).filter(outside).collect();
    if !located.is_empty() {
        let is_real = |k: &usize| significance(&narrow, *k) > MIN_DEVIATIONS;
        let real: Vec<usize> = located.iter().copied().filter(is_real).collect();
        let is_complete = real.len() == located.len();
        let moves = relocated(&blinks, &narrow, &real, 0.5 * NARROW);
        (blinks, basis_) = relinked(lit, &moves, &dark);
        let mut start = coefficients(&basis_, |t| with_moves(&narrow, &moves, t));
        if !is_complete {
            wide = fine(&blinks, &basis_, start, &[WIDE]);
            start = wide.start();
        }
        narrow = fine(&blinks, &basis_, start, &[NARROW]);
    }
    State {
        blinks,
        wide,
        narrow,
    }
}

/// The path with another break where a step would help most, if one is real.
fn with_another_break(rows: &Rows, state: &State, about: f64) -> Option<State> {
    let steps = best_steps(&state.wide, about, WORTH_A_TRIAL);
    steps
        .into_iter()
        .find_map(|frame| with_break_at(rows, state, about, frame))
}

fn with_break_at(rows: &Rows, state: &State, about: f64, frame: f64) -> Option<State> {
    let path = plane(&state.wide);
    let breaks = &state.wide.basis.breaks;
    let start = (frame - about).max(1.0);
    let end = (frame + about).min(rows.frames() - 1.0);
    let sides = Sides::new(rows, &path, start, end);
    // The smooth path leads across the step; lines from outside lead up to it.
    let stepped = |t: f64| match t {
        t if t < start || t > end => path(t),
        t if t.round() < frame => sides.left(t),
        t => sides.right(t),
    };
    let mut more = breaks.clone();
    more.push(frame);
    let more = sorted(rows, more);
    let blinks = state.blinks.clone();
    let trial = settle(rows, blinks, &more, about, stepped);
    if trial.narrow.basis.breaks.len() <= breaks.len() {
        return None;
    }
    let gain = evidence_gain(&trial.blinks, &trial.narrow, &state.narrow, &[NARROW], 0.0);
    (gain > MIN_EVIDENCE).then_some(trial)
}

/// The evidence of a fit over that of another, by the likelihood of some blinks at the best of some widths, from
/// pairs that are at least so many frames apart.
fn evidence_gain(blinks: &Blinks, fit: &Fit, other: &Fit, widths_um: &[f64], apart: f64) -> f64 {
    let likelihood = |fit: &Fit| best_likelihood(blinks, &plane(fit), widths_um, apart);
    let gain = likelihood(fit) - likelihood(other);
    independence(&[fit, other]) * gain + prior_evidence(fit) - prior_evidence(other)
}

/// The logarithm of the likelihood on a path at the best of some widths.
fn best_likelihood(
    blinks: &Blinks,
    path: &(dyn Fn(f64) -> [f64; 2] + Sync),
    widths_um: &[f64],
    apart: f64,
) -> f64 {
    let of = likelihoods(blinks, path, widths_um, apart, FEW_PAIRS);
    of.into_iter().fold(f64::NEG_INFINITY, f64::max)
}

/// The part of the logarithm of the likelihood that counts, because pairs are not independent.
fn independence(fits: &[&Fit]) -> f64 {
    let axes = || fits.iter().flat_map(|fit| &fit.axes);
    axes().map(|axis| axis.phi / axis.curvature).sum::<f64>() / axes().count() as f64
}

/// Blinks that do not cross the breaks, and their basis.
fn relinked(rows: &Rows, moves: &[Move], dark: &[[f64; 2]]) -> (Blinks, Basis) {
    let middles = dark
        .iter()
        .map(|[start, end]| (0.5 * (start + end)).round());
    let moved = moves.iter().map(|of| of.frame);
    let mut breaks: Vec<f64> = moved.chain(middles).collect();
    breaks.sort_by(f64::total_cmp);
    breaks.dedup();
    let blinks = Blinks::of(rows, &breaks);
    let basis = basis(rows, blinks.len(), &breaks);
    (blinks, basis)
}

/// The blinks outside of dark gaps.
fn without(blinks: &Blinks, dark: &[[f64; 2]]) -> Blinks {
    blinks.filter(|k| !is_within(dark, blinks.t[k]))
}

/// A path that crosses dark gaps on straight lines.
fn bridged(path: &impl Fn(f64) -> [f64; 2], dark: &[[f64; 2]], t: f64) -> [f64; 2] {
    let Some(&[start, end]) = dark.iter().find(|&&[start, end]| start <= t && t <= end) else {
        return path(t);
    };
    let (a, b) = (path(start - 1.0), path(end + 1.0));
    let u = (t - start + 1.0) / (end - start + 2.0);
    [a[0] + u * (b[0] - a[0]), a[1] + u * (b[1] - a[1])]
}

/// The path of some of the blinks, with breaks that are known.
pub(super) fn search_part(rows: &Rows, blinks: &Blinks, found: &Found) -> Fit {
    let breaks = found.breaks();
    let (path, intervals) = start(blinks, found.fiducials.as_ref().map(|found| &found.path));
    let basis = basis(rows, blinks.len(), breaks);
    let c = coefficients(&basis, |t| with_steps(&intervals, &path, breaks, t));
    fine(blinks, &basis, c, &[WIDE, NARROW])
}

/// The median time between intervals.
fn interval_frames(path: &Polyline) -> f64 {
    let mut spacing: Vec<f64> = path.t.windows(2).map(|t| t[1] - t[0]).collect();
    spacing.sort_by(f64::total_cmp);
    spacing.get(spacing.len() / 2).copied().unwrap_or(0.0)
}

/// Breaks that the coarse path shows.
fn coarse_breaks(
    rows: &Rows,
    blinks: &Blinks,
    path: &Polyline,
    intervals: &Polyline,
    typical: f64,
) -> Vec<f64> {
    let found = candidates(intervals, typical);
    if found.is_empty() {
        return Vec::new();
    }
    let at = blinks.corrected(&|t| path.at(t));
    let reference = Reference::new(rows, blinks, &at, NARROW);
    let last = intervals.t.len() - 1;
    let locate = |&k: &usize| {
        let start = intervals.t[k.saturating_sub(2)].floor();
        let end = intervals.t[(k + 2).min(last)].ceil();
        let middle = 0.5 * (intervals.t[k - 1] + intervals.t[k]);
        Sides::new(rows, &|t| path.at(t), start, end).locate(rows, &reference, middle.floor())
    };
    sorted(rows, found.iter().map(locate).collect())
}

/// Breaks in order, each once, none beside an end of the movie.
fn sorted(rows: &Rows, mut breaks: Vec<f64>) -> Vec<f64> {
    breaks.retain(|&b| b > 2.0 && b < rows.frames() - 2.0);
    breaks.sort_by(f64::total_cmp);
    breaks.dedup();
    breaks
}

/// A coarse path that steps at breaks: between two breaks it is that of the intervals there.
fn with_steps(intervals: &Polyline, path: &Polyline, breaks: &[f64], t: f64) -> [f64; 2] {
    if breaks.is_empty() {
        return path.at(t);
    }
    let part = breaks.partition_point(|&b| b <= t.round());
    let low = part.checked_sub(1).map_or(f64::NEG_INFINITY, |k| breaks[k]);
    let high = breaks.get(part).copied().unwrap_or(f64::INFINITY);
    let first = intervals.t.partition_point(|&at| at < low);
    let end = intervals.t.partition_point(|&at| at < high);
    match first < end {
        true => intervals.of(first..end, t),
        false => path.at(t),
    }
}
