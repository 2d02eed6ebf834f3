//! The frames of breaks: by lines on either side, or by the path so far.

use super::blinks::Blinks;
use super::breaks::line;
use super::change::Reference;
use super::fit::Fit;
use super::gaps::gap_of;
use super::rows::Rows;

/// The path in the plane.
pub(super) fn plane(fit: &Fit) -> impl Fn(f64) -> [f64; 2] + Sync + '_ {
    |t| {
        let [x, y, _] = fit.at(t);
        [x, y]
    }
}

/// The path in the plane with the step of a break not yet made (-1/2), or made (1/2), at all times.
pub(super) fn on_side(fit: &Fit, k: usize, over: f64) -> impl Fn(f64) -> [f64; 2] + Sync + '_ {
    move |t| {
        let at = fit.at(t);
        let wrong = over - fit.basis.step(k, t);
        let step = |axis: usize| fit.axes[axis].c[fit.basis.coefficients + k];
        [at[0] + wrong * step(0), at[1] + wrong * step(1)]
    }
}

/// The number of a break, and its frame.
pub(super) struct Move {
    k: usize,
    pub frame: f64,
}

/// The frames of some breaks by the path so far: its smooth part goes on beyond each of them. Those in
/// dark gaps are left out: rows do not tell their frames. `rows` are those outside of gaps.
pub(super) fn relocated(
    rows: &Rows,
    blinks: &Blinks,
    fit: &Fit,
    breaks: &[usize],
    about: f64,
    width: f64,
    dark: &[[f64; 2]],
) -> Vec<Move> {
    let at = blinks.corrected(&plane(fit));
    let reference = Reference::new(rows, blinks, &at, width);
    let frame = |k: usize| {
        let b = fit.basis.breaks[k];
        let start = (b - about).max(1.0);
        let end = (b + about).min(rows.frames() - 1.0);
        if rows.between(start, end).len() < 4 {
            return b;
        }
        let (before, after) = (on_side(fit, k, -0.5), on_side(fit, k, 0.5));
        reference.change(start, end, &before, &after).frame()
    };
    let is_real = |frame: f64| {
        let is_inside = frame > 2.0 && frame < rows.frames() - 2.0;
        is_inside && gap_of(dark, frame).is_none()
    };
    let moves = breaks.iter().map(|&k| Move { k, frame: frame(k) });
    moves.filter(|of| is_real(of.frame)).collect()
}

/// A path whose breaks have moved.
pub(super) fn with_moves(fit: &Fit, moves: &[Move], t: f64) -> [f64; 2] {
    let mut at = plane(fit)(t);
    for of in moves {
        let now = if t.round() >= of.frame { 0.5 } else { -0.5 };
        let change = now - fit.basis.step(of.k, t);
        for (axis, at) in at.iter_mut().enumerate() {
            *at += change * fit.axes[axis].c[fit.basis.coefficients + of.k];
        }
    }
    at
}

/// Lines that extend a path into a range of frames from either side.
pub(super) struct Sides {
    start: f64,
    end: f64,
    /// Each at the start and at the end.
    left: [[f64; 2]; 2],
    right: [[f64; 2]; 2],
}

impl Sides {
    pub(super) fn new(
        rows: &Rows,
        path: &(dyn Fn(f64) -> [f64; 2] + Sync),
        start: f64,
        end: f64,
    ) -> Self {
        /// Points of a line.
        const POINTS: usize = 24;
        let last = rows.frames() - 1.0;
        let (a, b) = ((start - 1.0).max(0.0), end.min(last));
        let extended = |from: f64, to: f64| {
            let step = (to - from) / POINTS as f64;
            let time = |k: usize| from + k as f64 * step;
            let points: Vec<(f64, [f64; 2])> =
                (0..=POINTS).map(|k| (time(k), path(time(k)))).collect();
            [start, end].map(|t| line(points.iter().copied(), t))
        };
        Self {
            start,
            end,
            left: extended((a - (end - start)).max(0.0), a),
            right: extended(b, (b + (end - start)).min(last)),
        }
    }

    fn between(&self, [p, q]: &[[f64; 2]; 2], t: f64) -> [f64; 2] {
        let u = (t - self.start) / (self.end - self.start);
        [p[0] + u * (q[0] - p[0]), p[1] + u * (q[1] - p[1])]
    }

    pub(super) fn left(&self, t: f64) -> [f64; 2] {
        self.between(&self.left, t)
    }

    pub(super) fn right(&self, t: f64) -> [f64; 2] {
        self.between(&self.right, t)
    }

    /// The frame of a break in the range: the one with the most likely rows before and after.
    pub(super) fn locate(&self, rows: &Rows, reference: &Reference<'_>, otherwise: f64) -> f64 {
        if rows.between(self.start, self.end).len() < 4 {
            return otherwise;
        }
        let change = reference.change(self.start, self.end, &|t| self.left(t), &|t| self.right(t));
        change.frame()
    }
}
