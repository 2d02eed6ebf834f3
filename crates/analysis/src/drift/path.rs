//! The drift of every frame.

use std::fmt::Write;

use gaussmle::LocalizationTable;
use gaussmle::table::{Column, Values};

use super::knots::Knots;
use crate::columns::Positions;
use crate::error::AnalysisError;

/// The drift of a frame since the first, um.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shift {
    /// Along x.
    pub x_um: f64,
    /// Along y.
    pub y_um: f64,
    /// Along z, if the table had it.
    pub z_um: Option<f64>,
    /// The standard deviation along x: that of the segments around the frame, relative to the mean
    /// of all. It does not include the motion of the stage between segments: where the movie is
    /// dark for long, the drift is a guess.
    pub x_std_um: f64,
    /// The same along y.
    pub y_std_um: f64,
    /// The same along z.
    pub z_std_um: Option<f64>,
}

/// The drift of a movie. It is 0 in the first frame, and [`Drift::apply`] subtracts it.
#[derive(Clone, Debug, PartialEq)]
pub struct Drift {
    pub(super) plane: [Knots; 2],
    pub(super) depth: Option<Knots>,
    pub(super) pairs: usize,
    pub(super) pairs_used: usize,
    pub(super) frames: [u32; 2],
    pub(super) unusable: usize,
    pub(super) segments_left_out: usize,
}

impl Drift {
    /// The first and the last frame with localizations.
    pub fn frames(&self) -> [u32; 2] {
        self.frames
    }

    /// The number of segments that the curve goes through.
    pub fn segments(&self) -> usize {
        self.plane[0].len()
    }

    /// The number of segments left out because their shift could not be measured.
    pub fn segments_left_out(&self) -> usize {
        self.segments_left_out
    }

    /// The number of pairs of segments, and of those used. The others showed no peak or disagreed
    /// with the rest.
    pub fn pairs(&self) -> (usize, usize) {
        (self.pairs, self.pairs_used)
    }

    /// The number of rows left out: fits that failed, positions that are not finite.
    pub fn unusable(&self) -> usize {
        self.unusable
    }

    /// The drift of a frame. Frames before the first or after the last have the drift of that.
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

    /// The largest distance of the sample in x and y from its place in the first frame, um.
    pub fn farthest_um(&self) -> f64 {
        /// The largest number of frames evaluated. The curve has at most 500 pieces, and there may
        /// be four billion frames.
        const MAX_EVALUATIONS: u32 = 1_000_000;
        let [first, last] = self.frames;
        let step = ((last - first) / MAX_EVALUATIONS).max(1) as usize;
        let [x, y] = &self.plane;
        let distances = (first..=last).step_by(step).map(|frame| {
            let frame = f64::from(frame);
            x.at(frame).hypot(y.at(frame))
        });
        distances.fold(0.0, f64::max)
    }

    /// Subtracts the drift from the positions of a table.
    ///
    /// # Errors
    ///
    /// Returns an error if the table has no `frame`, `x` or `y`. The table is then unchanged.
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

    /// The drift of every frame as CSV, in um: `frame,x,y,x_std,y_std`, or
    /// `frame,x,y,z,x_std,y_std,z_std`.
    pub fn to_csv(&self) -> String {
        let mut out = String::from(match self.depth {
            Some(_) => "frame,x,y,z,x_std,y_std,z_std\n",
            None => "frame,x,y,x_std,y_std\n",
        });
        for frame in self.frames[0]..=self.frames[1] {
            let at = self.at(frame);
            // Adding 0 turns a rounded -0 into 0.
            let rounded = |um: f64| (um * 1e6).round() / 1e6 + 0.0;
            let z = |um: Option<f64>| um.map_or(String::new(), |um| format!(",{:.6}", rounded(um)));
            // Writing to a string does not fail.
            let _ = writeln!(
                out,
                "{frame},{:.6},{:.6}{},{:.6},{:.6}{}",
                rounded(at.x_um),
                rounded(at.y_um),
                z(at.z_um),
                at.x_std_um,
                at.y_std_um,
                z(at.z_std_um)
            );
        }
        out
    }
}
