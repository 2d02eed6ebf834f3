//! Errors of a spline calibration.

use std::fmt;

use gaussmle::InvalidSplinePsf;

/// The reason why no PSF could be measured.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum SplineError {
    /// A window that is even, too small or too large.
    Side {
        /// Its side, pixels.
        side: usize,
    },
    /// No bead was given.
    NoBeads,
    /// A stack with too few planes, or too low.
    Planes {
        /// Its number.
        stack: usize,
        /// Its planes at different z.
        planes: usize,
        /// The least number.
        fewest: usize,
        /// Its height, um.
        height_um: f64,
        /// The least height, um.
        least_um: f64,
    },
    /// A bead of a stack that does not exist.
    NoStack {
        /// The bead.
        bead: usize,
        /// The stack it names.
        stack: usize,
        /// The number of stacks.
        stacks: usize,
    },
    /// Data of the wrong length.
    Size {
        /// The bead.
        bead: usize,
        /// The data.
        what: &'static str,
        /// Values given.
        given: usize,
        /// Values needed.
        needed: usize,
    },
    /// An option out of range.
    Value {
        /// The option.
        option: &'static str,
        /// Its value.
        value: f64,
        /// The range accepted.
        needed: &'static str,
    },
    /// No bead was good enough.
    NoneKept {
        /// The number of beads.
        beads: usize,
        /// The reason of the first one.
        reason: String,
    },
    /// No plane but one has the light of the beads.
    NoDepth,
    /// Measured numbers that make no PSF.
    NoPsf(InvalidSplinePsf),
}

impl From<InvalidSplinePsf> for SplineError {
    fn from(fault: InvalidSplinePsf) -> Self {
        Self::NoPsf(fault)
    }
}

impl fmt::Display for SplineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Side { side } => write!(
                f,
                "the windows of beads have {side} pixels a side: give an odd number from 9 to 65"
            ),
            Self::NoBeads => write!(f, "there is no bead: give the stack of at least one"),
            Self::Planes {
                stack,
                planes,
                fewest,
                height_um,
                least_um,
            } => write!(
                f,
                "stack {stack} has {planes} planes in {height_um:.2} um: at least {fewest} planes and {least_um:.2} um are needed, with finite z"
            ),
            Self::NoStack {
                bead,
                stack,
                stacks,
            } => write!(
                f,
                "bead {bead} is of stack {stack} but the z of {stacks} are given: give the z of each stack"
            ),
            Self::Size {
                bead,
                what,
                given,
                needed,
            } => write!(
                f,
                "bead {bead} has {given} {what} where its window and frames need {needed}"
            ),
            Self::Value {
                option,
                value,
                needed,
            } => write!(f, "{option} is {value}: {needed}"),
            Self::NoneKept { beads, reason } => write!(
                f,
                "none of {beads} beads can be used: the first is refused because {reason}"
            ),
            Self::NoDepth => write!(
                f,
                "no bead is lit from plane to plane: give movies of beads, each one scan through focus"
            ),
            Self::NoPsf(fault) => write!(f, "the beads make no PSF: {fault}"),
        }
    }
}

impl std::error::Error for SplineError {}
