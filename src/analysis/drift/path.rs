//! The drift of every frame.

use std::fmt::Write;

use super::Round;
use super::spline::Spline;
use crate::analysis::columns::Positions;
use crate::analysis::error::AnalysisError;
use crate::table::{Column, LocalizationTable, Values};

/// The drift of a coordinate at the segments, and between them.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Knots {
    frames: Vec<f64>,
    at_um: Vec<f64>,
    std_um: Vec<f64>,
    spline: Spline,
}

impl Knots {
    /// No drift yet.
    pub(super) fn new(frames: &[f64]) -> Self {
        Self {
            frames: frames.to_vec(),
            at_um: vec![0.0; frames.len()],
            std_um: vec![f64::NAN; frames.len()],
            spline: Spline::default(),
        }
    }

    /// Moves a segment, and notes how sure that is.
    pub(super) fn shift(&mut self, segment: usize, by_um: f64, std_um: f64) {
        self.at_um[segment] += by_um;
        self.std_um[segment] = std_um;
    }

    /// Lays the curve anew.
    pub(super) fn smooth(&mut self) {
        self.spline = Spline::through(&self.frames, &self.at_um);
    }

    /// The drift at a frame, um.
    pub(super) fn at(&self, frame: f64) -> f64 {
        self.spline.at(frame)
    }

    /// Makes a frame the one without drift.
    fn zero_at(&mut self, frame: f64) {
        let offset = self.at(frame);
        self.at_um.iter_mut().for_each(|at| *at -= offset);
        self.smooth();
    }

    /// The uncertainty at a frame: a straight line between segments, and beyond them that of the last.
    fn std_at(&self, frame: f64) -> f64 {
        let last = self.frames.len() - 1;
        let after = self.frames.partition_point(|&at| at <= frame);
        if after == 0 || after > last {
            return self.std_um[after.min(last)];
        }
        let (x0, x1) = (self.frames[after - 1], self.frames[after]);
        let t = (frame - x0) / (x1 - x0);
        self.std_um[after - 1] * (1.0 - t) + self.std_um[after] * t
    }
}

/// How far a frame has drifted since the first, um.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shift {
    /// Along x.
    pub x_um: f64,
    /// Along y.
    pub y_um: f64,
    /// Along z, if the table had it.
    pub z_um: Option<f64>,
    /// The standard deviation along x: that of the segments around the frame, about the mean of all. How the stage went
    /// between segments is not in it: where the movie is dark for long, the drift is a guess.
    pub x_std_um: f64,
    /// The same along y.
    pub y_std_um: f64,
    /// The same along z.
    pub z_std_um: Option<f64>,
}

/// The drift of a movie: 0 in its first frame, and what is taken off by [`Drift::apply`].
#[derive(Clone, Debug, PartialEq)]
pub struct Drift {
    plane: [Knots; 2],
    depth: Option<Knots>,
    pairs: usize,
    pairs_used: usize,
    frames: [u32; 2],
    unusable: usize,
    segments_left_out: usize,
}

impl Drift {
    pub(super) fn new(plane: [Knots; 2], depth: Option<Knots>, round: Round) -> Self {
        Self {
            plane,
            depth,
            pairs: round.pairs,
            pairs_used: round.used,
            frames: [0, 0],
            unusable: 0,
            segments_left_out: 0,
        }
    }

    /// Notes what the table holds, and makes its first frame the one without drift.
    pub(super) fn of_table(&mut self, frames: [u32; 2], unusable: usize, left_out: usize) {
        self.frames = frames;
        self.unusable = unusable;
        self.segments_left_out = left_out;
        for knots in self.plane.iter_mut().chain(&mut self.depth) {
            knots.zero_at(f64::from(frames[0]));
        }
    }

    /// The first and the last frame with localizations.
    pub fn frames(&self) -> [u32; 2] {
        self.frames
    }

    /// Segments that the curve goes through.
    pub fn segments(&self) -> usize {
        self.plane[0].frames.len()
    }

    /// Segments that could not be laid on the rest; the curve passes over them.
    pub fn segments_left_out(&self) -> usize {
        self.segments_left_out
    }

    /// Pairs of segments, and how many of them were used; the others showed no peak or disagreed with the rest.
    pub fn pairs(&self) -> (usize, usize) {
        (self.pairs, self.pairs_used)
    }

    /// Rows left out: fits that failed, positions that are no finite numbers.
    pub fn unusable(&self) -> usize {
        self.unusable
    }

    /// The drift of a frame; before the first frame and after the last it is theirs.
    pub fn at(&self, frame: u32) -> Shift {
        let frame = f64::from(frame.clamp(self.frames[0], self.frames[1]));
        let [x, y] = &self.plane;
        Shift {
            x_um: x.at(frame),
            y_um: y.at(frame),
            z_um: self.depth.as_ref().map(|z| z.at(frame)),
            x_std_um: x.std_at(frame),
            y_std_um: y.std_at(frame),
            z_std_um: self.depth.as_ref().map(|z| z.std_at(frame)),
        }
    }

    /// How far the sample is from where it was in the first frame, at the most, along x and y, um.
    pub fn farthest_um(&self) -> f64 {
        /// Frames that are looked at, at most: the curve has no more than 500 pieces, and numbers of frames may go to four billion.
        const LOOKS: u32 = 1_000_000;
        let [first, last] = self.frames;
        let step = ((last - first) / LOOKS).max(1) as usize;
        let [x, y] = &self.plane;
        let away = (first..=last).step_by(step).map(|frame| {
            let frame = f64::from(frame);
            x.at(frame).hypot(y.at(frame))
        });
        away.fold(0.0, f64::max)
    }

    /// Takes the drift off positions.
    ///
    /// # Errors
    ///
    /// If the table has no `frame`, `x` or `y`; it is then as it was.
    pub fn apply(&self, table: &mut LocalizationTable) -> Result<(), AnalysisError> {
        let frames = Positions::of(table)?.frame;
        let columns = table.columns().iter().map(|column| {
            let mut column: Column = column.clone();
            let knots = match column.name.as_str() {
                "x" => Some(&self.plane[0]),
                "y" => Some(&self.plane[1]),
                "z" => self.depth.as_ref(),
                _ => None,
            };
            if let (Some(knots), Values::F64(values)) = (knots, &mut column.values) {
                for (value, &frame) in values.iter_mut().zip(frames) {
                    *value -= knots.at(f64::from(frame.clamp(self.frames[0], self.frames[1])));
                }
            }
            column
        });
        if let Some(moved) = LocalizationTable::from_columns(columns.collect()) {
            *table = moved;
        }
        Ok(())
    }

    /// The drift of every frame as CSV, in um: `frame,x,y,x_std,y_std`, or `frame,x,y,z,x_std,y_std,z_std`.
    pub fn to_csv(&self) -> String {
        let mut out = String::from(match self.depth {
            Some(_) => "frame,x,y,z,x_std,y_std,z_std\n",
            None => "frame,x,y,x_std,y_std\n",
        });
        for frame in self.frames[0]..=self.frames[1] {
            let at = self.at(frame);
            let z = |um: Option<f64>| um.map_or(String::new(), |um| format!(",{um:.6}"));
            // Writing to a string cannot fail.
            let _ = writeln!(
                out,
                "{frame},{:.6},{:.6}{},{:.6},{:.6}{}",
                at.x_um,
                at.y_um,
                z(at.z_um),
                at.x_std_um,
                at.y_std_um,
                z(at.z_std_um)
            );
        }
        out
    }
}
