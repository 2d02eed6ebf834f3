//! The drift of every frame.

use super::curve::Curve;

/// The drift of a frame since the first, um.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shift {
    /// Along x.
    pub x_um: f64,
    /// Along y.
    pub y_um: f64,
    /// Along z, if the table has it.
    pub z_um: Option<f64>,
    /// The standard deviation along x, around the mean of the path: a common shift of the whole
    /// picture is no error.
    pub x_std_um: f64,
    /// The same along y.
    pub y_std_um: f64,
    /// The same along z.
    pub z_std_um: Option<f64>,
}

/// A jump of the sample.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Break {
    /// The first frame after it.
    pub frame: u32,
    /// The frames between which it is with 95 %, both inclusive.
    pub frames: [u32; 2],
    /// The step along x and y, um.
    pub step_um: [f64; 2],
    /// Its standard deviations, um.
    pub step_std_um: [f64; 2],
}

impl Break {
    /// The length of the step, um.
    pub fn length_um(&self) -> f64 {
        let [x, y] = self.step_um;
        libm::hypot(x, y)
    }

    /// The standard deviation of the length, um.
    pub fn length_std_um(&self) -> f64 {
        let ([x, y], [x_std, y_std]) = (self.step_um, self.step_std_um);
        match self.length_um() {
            0.0 => x_std.max(y_std),
            length => libm::hypot(x / length * x_std, y / length * y_std),
        }
    }
}

/// Frames that hardly tell where the sample was: the path in them is a guess. The sample may have jumped there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gap {
    /// The first and the last of them.
    pub frames: [u32; 2],
    /// The largest standard deviation along x or y in it, um.
    pub std_um: f64,
}

/// The drift of a movie. It is 0 in the first frame, and [`Drift::apply`] subtracts it.
#[derive(Clone, Debug, PartialEq)]
pub struct Drift {
    pub(super) curve: Curve,
    pub(super) frames: [u32; 2],
    pub(super) breaks: Vec<Break>,
    pub(super) gaps: Vec<Gap>,
    pub(super) blinks: usize,
    pub(super) rows: usize,
    pub(super) usable: usize,
    pub(super) unusable: usize,
    pub(super) fiducials: usize,
    pub(super) degrees_of_freedom: f64,
    pub(super) halves_um: Option<f64>,
    pub(super) gain: f64,
}

impl Drift {
    /// The gain from which a drift is measurable.
    pub const MIN_GAIN: f64 = 4.0;

    /// The first and the last frame with localizations.
    pub fn frames(&self) -> [u32; 2] {
        self.frames
    }

    /// The drift of a frame. Frames before the first or after the last have the drift of that.
    pub fn at(&self, frame: u32) -> Shift {
        let t = self.time(frame);
        let position = |axis: usize| self.curve.position(axis, t);
        let std = |axis: usize| self.curve.variance(axis, t).sqrt();
        Shift {
            x_um: position(0),
            y_um: position(1),
            z_um: self.has_z().then(|| position(2)),
            x_std_um: std(0),
            y_std_um: std(1),
            z_std_um: self.has_z().then(|| std(2)),
        }
    }

    /// True if the drift along z is measured too.
    pub(super) fn has_z(&self) -> bool {
        self.curve.axes.len() > 2
    }

    /// The time of a frame.
    pub(super) fn time(&self, frame: u32) -> f64 {
        f64::from(frame.clamp(self.frames[0], self.frames[1]) - self.frames[0])
    }

    /// The largest distance of the sample in x and y from its place in the first frame, um.
    pub fn farthest_um(&self) -> f64 {
        let position = |axis: usize, t: f64| self.curve.position(axis, t);
        let distances = self
            .curve
            .times()
            .map(|(t, _)| libm::hypot(position(0, t), position(1, t)));
        distances.fold(0.0, f64::max)
    }

    /// The largest distance along z from the place in the first frame, um, if the table has z.
    pub fn farthest_z_um(&self) -> Option<f64> {
        let distances = || {
            let times = self.curve.times();
            times.map(|(t, _)| self.curve.position(2, t).abs())
        };
        self.has_z().then(|| distances().fold(0.0, f64::max))
    }

    /// The standard deviation along z, rms over the frames, um, if the table has z.
    pub fn z_std_um(&self) -> Option<f64> {
        self.has_z()
            .then(|| self.rms(|t| self.curve.variance(2, t)))
    }

    /// The standard deviation along x or y, rms over the frames, um. Without a measurable drift it
    /// is that of the drift which could have been missed.
    pub fn std_um(&self) -> f64 {
        let variance = |axis: usize, t: f64| self.curve.variance(axis, t);
        self.rms(|t| 0.5 * (variance(0, t) + variance(1, t)))
    }

    /// The root of the mean over the frames.
    fn rms(&self, square: impl Fn(f64) -> f64) -> f64 {
        let (sum, frames) = self
            .curve
            .times()
            .fold((0.0, 0.0), |(sum, frames), (t, n)| {
                (sum + n * square(t), frames + n)
            });
        (sum / frames).sqrt()
    }

    /// The jumps found.
    pub fn breaks(&self) -> &[Break] {
        &self.breaks
    }

    /// Ranges of frames without data but background. The path crosses them by its smoothness.
    pub fn gaps(&self) -> &[Gap] {
        &self.gaps
    }

    /// The number of blinks: rows of one molecule in consecutive frames are one.
    pub fn blinks(&self) -> usize {
        self.blinks
    }

    /// The number of rows that were used: of a large table those in the middle of the field, and those of
    /// fiducials if nothing else repeats.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// The number of usable rows.
    pub fn usable(&self) -> usize {
        self.usable
    }

    /// The number of rows left out: fits that failed, positions that are not finite.
    pub fn unusable(&self) -> usize {
        self.unusable
    }

    /// The number of fiducials: rows that follow one another through a fifth of the movie.
    pub fn fiducials(&self) -> usize {
        self.fiducials
    }

    /// The effective number of parameters of the path, of all axes together.
    pub fn degrees_of_freedom(&self) -> f64 {
        self.degrees_of_freedom
    }

    /// Half the difference of the paths of two halves of the field, rms along an axis, um. `None`
    /// if there are too few blinks for halves.
    pub fn halves_um(&self) -> Option<f64> {
        self.halves_um
    }

    /// False if nothing in the table repeats. The drift is then 0, and its error as large as what
    /// could have been missed; infinite if there are no two frames.
    pub fn is_measurable(&self) -> bool {
        self.gain > Self::MIN_GAIN
    }

    /// The logarithm of the likelihood that the structure gains by being sharp, for each degree of
    /// freedom of the path. Blinks without structure have less than [`Self::MIN_GAIN`].
    pub fn gain(&self) -> f64 {
        self.gain
    }
}
